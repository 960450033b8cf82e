//! Values put at indices: the scatters, and updates of a slice that begins where a value says.
//!
//! `x.scatter_add(&index, &updates, Class)` has the axes of `x`. The updates have axes of the *points*: those of the
//! indices, then what `x` has more; an axis that they lack repeats them. Points are in the order of their axes, mapped
//! ones first, the last varying fastest. With `k` over the points that lead to one cell:
//!
//! | operation | formula | rule of `x` | rule of the updates |
//! |---|---|---|---|
//! | add | `x + Σ u_k` | `ct` | `ct` taken |
//! | set | the last `u_k`, or `x` | `ct`, 0 where set | `ct` taken by the last, 0 for the others |
//! | mul | `x Π u_k` | `ct Π u_k` | `ct x` times the product of the others, without a division |
//! | max, min | the extreme of `x` and all `u_k` | equal shares at a tie | equal shares at a tie |

mod extreme;
mod product;

pub use extreme::{
    scatter_max, scatter_max_updates_vjp, scatter_max_vjp, scatter_min, scatter_min_updates_vjp, scatter_min_vjp,
};
pub use product::{scatter_mul, scatter_mul_updates_vjp, scatter_mul_vjp};

use super::fit::fit_like;
use super::gather::{Taken, check_start, from_start, indexed, taken};
use super::moves::position;
use crate::axis::{Axes, Axis, Broadcast, Ids, Join, MappedAxes, Outer, SameAxes, SumOver};
use crate::element::{Element, Float};
use crate::kernel::indexed::Indexed;
use crate::raw::{PerAxis, Raw};
use crate::tangent::{self, Named};
use crate::tensor::{Named as _, Operand, Shaped, Tensor, TensorOf};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("scatter_add", &["fit_like", "", "scatter_add_updates_vjp"]),
    ("scatter_set", &["scatter_set_vjp", "", "scatter_set_updates_vjp"]),
    ("scatter_mul", &["scatter_mul_vjp", "", "scatter_mul_updates_vjp"]),
    ("scatter_max", &["scatter_max_vjp", "", "scatter_max_updates_vjp"]),
    ("scatter_min", &["scatter_min_vjp", "", "scatter_min_updates_vjp"]),
    ("dynamic_update", &["dynamic_update_vjp", "dynamic_update_part_vjp", ""]),
];

/// The value with the axes `out`, every axis of its storage in full, nobody else holding it; `points` give the extents
/// of axes that it lacks.
fn widened<E: Element>((x, xi): Named<E>, out: &Ids, points: (&Ids, &PerAxis)) -> Raw<E> {
    let extent = |id: u64| points.0.position(id).map_or(1, |p| points.1[p] as usize);
    let seen = out.iter().map(|axis| xi.position(axis.id).ok_or_else(|| extent(axis.id)));
    x.reseen(seen).row_major().owned()
}

/// `x` with each update joined to the cell that its index leads to. Without levels of forward mode.
#[track_caller]
fn joined<E: Element>(out: &Ids, x: Named<E>, u: Named<E>, at: &Indexed, join: fn(E, E) -> E) -> Raw<E> {
    let points = at.extents(x, Some(u));
    let mut y = widened(x, out, (at.over, &points));
    let cells = *y.strides();
    let (to, from) = (y.fresh_mut(), u.0.data());
    at.for_each_run(&points, (&cells, out), (u.0.strides(), u.1), |c, p, [sc, sp], n| {
        (0..n).for_each(|k| to[c + k * sc] = join(to[c + k * sc], from[p + k * sp]));
    });
    y
}

/// As [`joined`], of what is linear in the tensor and the updates together.
#[track_caller]
fn jointly<E: Float>(out: &Ids, x: Named<E>, u: Named<E>, at: &Indexed, join: fn(E, E) -> E) -> Raw<E> {
    // Points have the levels of the result, of which one after the other is split off.
    let over = at.over.primal();
    let at = Indexed { over: &over, ..*at };
    tangent::joint(out, x, u, &|out, x, u| joined(out, x, u, &at, join))
}

fn sum<E: Float>(a: E, b: E) -> E {
    a + b
}

fn last<E>(_: E, b: E) -> E {
    b
}

/// The indices of the points that are the last ones of their cells.
fn is_last(out: &Ids, x: (&PerAxis, &Ids), at: &Indexed) -> (Raw<bool>, Ids) {
    let over = at.over.primal();
    let at = Indexed { over: &over, ..*at };
    let none = Raw::filled(*x.0, x.1.rank(), usize::MAX);
    let cells = x.1.primal();
    let (none, out) = (super::compare::primal_of(&none, x.1).0, out.primal());
    let points = at.extents((&none, &cells), None);
    let n: usize = points[..over.rank()].iter().map(|&n| n as usize).product();
    let numbers = Raw::from_vec(points, over.rank(), (0..n).collect());
    let writers = joined(&out, (&none, &cells), (&numbers, &over), &at, last);
    let mine = taken((&writers, &out), &at);
    let is_mine = mine.row_major().data()[..n].iter().zip(0..n).map(|(writer, point)| *writer == point).collect();
    (Raw::from_vec(points, over.rank(), is_mine), over)
}

/// Declares a scatter for generated code, and its method.
macro_rules! scatters {
    ($($(#[$doc:meta])* $name:ident = $untyped:expr;)*) => {
        $(
            #[doc = concat!("See [`Tensor::", stringify!($name), "`].")]
            #[inline(never)]
            #[track_caller]
            pub fn $name<E, X, I, U, A>(x: X, index: I, updates: U, _axis: A) -> Tensor<E, X::S, Join<Join<X::V, I::V>, U::V>>
            where
                E: Float,
                X: Operand<E>,
                I: Operand<usize>,
                U: Operand<E>,
                A: Axis,
                X::S: SumOver<A>,
                I::S: Outer<<X::S as SumOver<A>>::Out>,
                U::S: Broadcast<Taken<X::S, I::S, A>, Out = Taken<X::S, I::S, A>>,
            {
                let (xi, ii, ui) = (<(X::S, X::V)>::IDS, <(I::S, I::V)>::IDS, <(U::S, U::V)>::IDS);
                let over = <(Taken<X::S, I::S, A>, Join<Join<X::V, I::V>, U::V>)>::IDS;
                let out = <(X::S, Join<Join<X::V, I::V>, U::V>)>::IDS;
                let untyped: fn(&Ids, Named<E>, Named<E>, &Indexed) -> Raw<E> = $untyped;
                Tensor::from_raw(x.with_raw(|x| index.with_raw(|index| updates.with_raw(|updates| {
                    untyped(&out, (x, &xi), (updates, &ui), &indexed::<A>(stringify!($name), &over, (index, &ii)))
                }))))
            }
        )*

        impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            ///
            /// Axes: those of the tensor; the updates have axes of `I`, the indices, and those of the tensor without the
            /// one named. Axes of both are paired.
            ///
            /// # Panics
            /// When an index is out of range, or an axis has different extents in two of them.
            #[track_caller]
            pub fn $name<I, U, A>(&self, index: I, updates: U, axis: A) -> Tensor<E, S, Join<Join<V, I::V>, U::V>>
            where
                I: Operand<usize>,
                U: Operand<E>,
                A: Axis,
                S: SumOver<A>,
                I::S: Outer<<S as SumOver<A>>::Out>,
                U::S: Broadcast<Taken<S, I::S, A>, Out = Taken<S, I::S, A>>,
            {
                $name::<E, &Self, I, U, A>(self, index, updates, axis)
            }
        )* }
    };
}
use scatters;

scatters! {
    /// The tensor with updates added at indices along an axis: `x.scatter_add(&ids, &updates, Vocab)`; those of one
    /// index add up. Rules: the cotangent; the cotangent taken at the indices.
    scatter_add = |out, x, u, at| jointly(out, x, u, at, sum);
    /// The tensor with updates in the place of entries at indices along an axis; of those of one index the last stays.
    /// Rules: the cotangent, zero where an entry was replaced; the cotangent taken at the indices for updates that
    /// stayed, zero for the others.
    scatter_set = |out, x, u, at| jointly(out, x, u, at, last);
}

/// The cotangent at the points, over the axes of the points with the maps of the cotangent.
fn at_points<E, S, V, I, A>(ct: &Tensor<E, S, V>, index: Named<usize>) -> Tensor<E, Taken<S, I, A>, V>
where
    E: Float,
    S: Axes + SumOver<A>,
    V: MappedAxes,
    I: Axes + Outer<<S as SumOver<A>>::Out>,
    A: Axis,
{
    let over = Tensor::<E, Taken<S, I, A>, V>::IDS;
    let at = indexed::<A>("scatter", over, index);
    Tensor::from_raw(taken((ct.raw(), Tensor::<E, S, V>::IDS), &at))
}

/// The rule of the updates of [`scatter_add`]: the cotangent taken at the indices.
#[inline(never)]
pub fn scatter_add_updates_vjp<E, S, V, I, A, L>(ct: Tensor<E, S, V>, index: I, _axis: A, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes + SumOver<A>,
    V: MappedAxes,
    I: Operand<usize>,
    A: Axis,
    I::S: Outer<<S as SumOver<A>>::Out>,
    L: Shaped<E = E>,
{
    let ii = <(I::S, I::V)>::IDS;
    fit_like(index.with_raw(|index| at_points::<E, S, V, I::S, A>(&ct, (index, &ii))), like)
}

/// The rule of the tensor of [`scatter_set`]: the cotangent, zero where an entry was replaced.
#[inline(never)]
pub fn scatter_set_vjp<E, S, V, I, A, L>(ct: Tensor<E, S, V>, index: I, _axis: A, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes + SumOver<A>,
    V: MappedAxes,
    I: Operand<usize>,
    A: Axis,
    I::S: Outer<<S as SumOver<A>>::Out>,
    L: Shaped<E = E>,
{
    let (ids, ii) = (Tensor::<E, S, V>::IDS, <(I::S, I::V)>::IDS);
    let over = Tensor::<E, Taken<S, I::S, A>, V>::IDS;
    let none = Raw::scalar(E::ZERO);
    let kept = index.with_raw(|index| {
        let at = indexed::<A>("scatter_set", over, (index, &ii));
        jointly(ids, (ct.raw(), ids), (&none, &Ids::EMPTY), &at, last)
    });
    fit_like(Tensor::<E, S, V>::from_raw(kept), like)
}

/// The rule of the updates of [`scatter_set`]: the cotangent taken at the indices for the last update of each cell, zero
/// for the others.
#[inline(never)]
pub fn scatter_set_updates_vjp<E, S, V, I, A, L>(ct: Tensor<E, S, V>, index: I, _axis: A, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes + SumOver<A>,
    V: MappedAxes,
    I: Operand<usize>,
    A: Axis,
    I::S: Outer<<S as SumOver<A>>::Out>,
    L: Shaped<E = E>,
{
    let (ids, ii) = (Tensor::<E, S, V>::IDS, <(I::S, I::V)>::IDS);
    let over = Tensor::<E, Taken<S, I::S, A>, V>::IDS;
    let part = index.with_raw(|index| {
        let at = indexed::<A>("scatter_set", over, (index, &ii));
        let (mask, mi) = is_last(ids, (ct.raw().dims(), ids), &at);
        let points = at_points::<E, S, V, I::S, A>(&ct, (index, &ii));
        super::compare::masked((&mask, &mi), (points.raw(), over))
    });
    fit_like(Tensor::<E, Taken<S, I::S, A>, V>::from_raw(part), like)
}

/// The result of [`dynamic_update`].
type Updated<E, X, U, I> =
    Tensor<E, <X as Operand<E>>::S, Join<Join<<X as Operand<E>>::V, <U as Operand<E>>::V>, <I as Operand<usize>>::V>>;

/// See [`Tensor::dynamic_update`].
#[inline(never)]
#[track_caller]
pub fn dynamic_update<E, X, U, I, A>(x: X, part: U, start: I, _axis: A) -> Updated<E, X, U, I>
where
    E: Float,
    X: Operand<E>,
    U: Operand<E>,
    I: Operand<usize, S = ()>,
    A: Axis,
    X::S: SumOver<A> + SameAxes<U::S>,
{
    let (xi, ui, si) = (<(X::S, X::V)>::IDS, <(U::S, U::V)>::IDS, <((), I::V)>::IDS);
    let out = Updated::<E, X, U, I>::IDS;
    Tensor::from_raw(x.with_raw(|x| {
        part.with_raw(|part| {
            start.with_raw(|start| {
                let size = part.dim(position::<A>(&ui));
                check_start("dynamic_update", start, size, x.dim(position::<A>(&xi)), A::NAME);
                let (index, ii) = from_start::<A>((start, &si), size);
                let at = indexed::<A>("dynamic_update", out, (&index, &ii));
                jointly(out, (x, &xi), (part, &ui), &at, last)
            })
        })
    }))
}

/// The rule of the tensor of [`dynamic_update`]: the cotangent, zero at the entries of the slice.
#[inline(never)]
pub fn dynamic_update_vjp<E, S, V, P, I, A, L>(
    ct: Tensor<E, S, V>,
    part: &P,
    start: I,
    _axis: A,
    like: &L,
) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    P: Shaped<E = E>,
    I: Operand<usize, S = ()>,
    A: Axis,
    L: Shaped<E = E>,
{
    let (ids, si) = (Tensor::<E, S, V>::IDS, <((), I::V)>::IDS);
    let size = part.dims()[position::<A>(TensorOf::<P>::IDS)] as usize;
    let none = Raw::scalar(E::ZERO);
    let kept = start.with_raw(|start| {
        let (index, ii) = from_start::<A>((start, &si), size);
        jointly(ids, (ct.raw(), ids), (&none, &Ids::EMPTY), &indexed::<A>("dynamic_update", ids, (&index, &ii)), last)
    });
    fit_like(Tensor::<E, S, V>::from_raw(kept), like)
}

/// The rule of the part of [`dynamic_update`]: the cotangent at the entries of the slice.
#[inline(never)]
pub fn dynamic_update_part_vjp<E, S, V, I, A, L>(ct: Tensor<E, S, V>, start: I, _axis: A, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    I: Operand<usize, S = ()>,
    A: Axis,
    L: Shaped<E = E>,
{
    let (ids, si) = (Tensor::<E, S, V>::IDS, <((), I::V)>::IDS);
    let size = like.dims()[position::<A>(TensorOf::<L>::IDS)] as usize;
    let part = start.with_raw(|start| {
        let (index, ii) = from_start::<A>((start, &si), size);
        taken((ct.raw(), ids), &indexed::<A>("dynamic_update", ids, (&index, &ii)))
    });
    fit_like(Tensor::<E, S, V>::from_raw(part), like)
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The tensor with `part` in the place of the entries of an axis from `start` on, which is a value: another one for
    /// each example of a map, where it is mapped. The extent of the axis in `part` says how many.
    ///
    /// Axes: those of the tensor, which `part` has too. Rules: the cotangent, zero at the entries of the slice; the
    /// cotangent at those entries. The start carries none.
    ///
    /// # Panics
    /// When the slice reaches beyond the axis, or another axis has different extents in the two.
    #[track_caller]
    pub fn dynamic_update<U, I, A>(&self, part: U, start: I, axis: A) -> Updated<E, &Self, U, I>
    where
        U: Operand<E>,
        I: Operand<usize, S = ()>,
        A: Axis,
        S: SumOver<A> + SameAxes<U::S>,
    {
        dynamic_update::<E, &Self, U, I, A>(self, part, start, axis)
    }
}
