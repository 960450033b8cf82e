//! The scatters of a maximum and a minimum. At a tie those that have the extreme share the cotangent equally.

use super::*;
use crate::ops::arith::strong_mul_untyped;
use crate::ops::compare::primal_of;
use crate::plan::Plan;

fn larger<E: Float>(a: E, b: E) -> E {
    if b > a || b.is_nan() { b } else { a }
}

fn smaller<E: Float>(a: E, b: E) -> E {
    if b < a || b.is_nan() { b } else { a }
}

fn is_same<E: Float>(a: E, b: E) -> bool {
    a == b || a.is_nan() && b.is_nan()
}

/// The share of each cell of the tensor and of each update in the extreme of its cell: one over the number of those that
/// have it, or zero. Of primal values.
struct Shares<E: Element> {
    of_cells: Raw<E>,
    of_points: Raw<E>,
    cells: Ids,
    points: Ids,
}

fn shares<E: Float>(out: &Ids, x: Named<E>, u: Named<E>, at: &Indexed, join: fn(E, E) -> E) -> Shares<E> {
    let ((x, xi), (u, ui)) = (primal_of(x.0, x.1), primal_of(u.0, u.1));
    let (cells, points) = (out.primal(), at.over.primal());
    let at = Indexed { over: &points, ..*at };
    let dims = at.extents((&x, &xi), Some((&u, &ui)));
    let extreme = joined(&cells, (&x, &xi), (&u, &ui), &at, join);
    let (steps, extremes) = (*extreme.strides(), extreme.data());

    let mut of_cells = widened((&x, &xi), &cells, (&points, &dims));
    of_cells.fresh_mut().iter_mut().zip(extremes).for_each(|(v, y)| *v = E::from_usize(usize::from(is_same(*v, *y))));
    let mut of_points = widened((&u, &ui), &points, (&points, &dims));
    let at_points = *of_points.strides();
    let mut count = of_cells.clone().owned();
    let (counts, weights) = (count.fresh_mut(), of_points.fresh_mut());
    at.for_each_run(&dims, (&steps, &cells), (&at_points, &points), |c, p, [sc, sp], n| {
        for k in 0..n {
            let (c, v) = (c + k * sc, &mut weights[p + k * sp]);
            *v = E::from_usize(usize::from(is_same(*v, extremes[c])));
            counts[c] += *v;
        }
    });
    at.for_each_run(&dims, (&steps, &cells), (&at_points, &points), |c, p, [sc, sp], n| {
        (0..n).for_each(|k| weights[p + k * sp] = weights[p + k * sp] / counts[c + k * sc]);
    });
    of_cells.fresh_mut().iter_mut().zip(counts).for_each(|(v, n)| *v = *v / *n);
    Shares { of_cells, of_points, cells, points }
}

/// The value times weights, which have no levels of forward mode; over the axes of the weights and its own levels.
fn weighted<E: Float>(weights: &Raw<E>, wi: &Ids, (x, xi): Named<E>) -> (Raw<E>, Ids) {
    let mut ids = *wi;
    for axis in xi.iter().filter(|a| a.is_tangent()) {
        ids = ids.with(*axis);
    }
    (strong_mul_untyped(&Plan::new(*wi, *xi, ids), weights.clone(), x.clone()), ids)
}

/// With levels of forward mode: the extreme, and the tangents of those that have it, in their shares.
fn extreme<E: Float>(out: &Ids, x: Named<E>, u: Named<E>, at: &Indexed, join: fn(E, E) -> E) -> Raw<E> {
    let Some(position) = out.tangent() else { return joined(out, x, u, at, join) };
    let level = out.axis(position);
    let inner = |ids: &Ids| ids.position(level.id).map_or(*ids, |p| ids.without(p));
    let ((x0, x1), (u0, u1)) = (tangent::split_id(x.0, x.1, level), tangent::split_id(u.0, u.1, level));
    let (xi, ui, oi, over) = (inner(x.1), inner(u.1), inner(out), inner(at.over));
    let at = Indexed { over: &over, ..*at };
    let tangent = (x1.is_some() || u1.is_some()).then(|| {
        let zero = crate::ops::fit::zeros;
        let (x1, u1) = (x1.unwrap_or_else(|| zero(&x0)), u1.unwrap_or_else(|| zero(&u0)));
        let shares = shares(&oi, (&x0, &xi), (&u0, &ui), &at, join);
        let (x1, xi) = weighted(&shares.of_cells, &shares.cells, (&x1, &xi));
        let (u1, ui) = weighted(&shares.of_points, &shares.points, (&u1, &ui));
        jointly(&oi, (&x1, &xi), (&u1, &ui), &at, sum)
    });
    tangent::stack(extreme(&oi, (&x0, &xi), (&u0, &ui), &at, join), tangent, position)
}

scatters! {
    /// The tensor with the larger of entry and updates at indices along an axis, NaN where one is. Rules: the cotangent
    /// to the one that is the maximum, in equal shares at a tie.
    scatter_max = |out, x, u, at| extreme(out, x, u, at, larger);
    /// The tensor with the smaller of entry and updates at indices along an axis, NaN where one is. Rules: the cotangent
    /// to the one that is the minimum, in equal shares at a tie.
    scatter_min = |out, x, u, at| extreme(out, x, u, at, smaller);
}

macro_rules! rules {
    ($($name:ident, $updates:ident of $of:ident = $join:ident;)*) => { $(
        #[doc = concat!("The rule of the tensor of [`", stringify!($of), "`]: its shares of the cotangent.")]
        #[inline(never)]
        pub fn $name<E, S, V, X, I, U, A, L>(ct: Tensor<E, S, V>, x: X, index: I, updates: U, _axis: A, like: &L) -> TensorOf<L>
        where
            E: Float,
            S: Axes + SumOver<A>,
            V: MappedAxes,
            X: Operand<E>,
            I: Operand<usize>,
            U: Operand<E>,
            A: Axis,
            I::S: Outer<<S as SumOver<A>>::Out>,
            L: Shaped<E = E>,
        {
            let ids = Tensor::<E, S, V>::IDS;
            let shares = shares_of::<E, S, V, X, I, U, A>(&x, &index, &updates, $join);
            let plan = Plan::new(shares.cells, *ids, *ids);
            let share = strong_mul_untyped(&plan, shares.of_cells, ct.into_raw());
            fit_like(Tensor::<E, S, V>::from_raw(share), like)
        }

        #[doc = concat!("The rule of the updates of [`", stringify!($of), "`]: their shares of the cotangent.")]
        #[inline(never)]
        pub fn $updates<E, S, V, X, I, U, A, L>(ct: Tensor<E, S, V>, x: X, index: I, updates: U, _axis: A, like: &L) -> TensorOf<L>
        where
            E: Float,
            S: Axes + SumOver<A>,
            V: MappedAxes,
            X: Operand<E>,
            I: Operand<usize>,
            U: Operand<E>,
            A: Axis,
            I::S: Outer<<S as SumOver<A>>::Out>,
            L: Shaped<E = E>,
        {
            let (ii, over) = (<(I::S, I::V)>::IDS, Tensor::<E, Taken<S, I::S, A>, V>::IDS);
            let shares = shares_of::<E, S, V, X, I, U, A>(&x, &index, &updates, $join);
            let points = index.with_raw(|index| at_points::<E, S, V, I::S, A>(&ct, (index, &ii)));
            let plan = Plan::new(shares.points, *over, *over);
            let share = strong_mul_untyped(&plan, shares.of_points, points.into_raw());
            fit_like(Tensor::<E, Taken<S, I::S, A>, V>::from_raw(share), like)
        }
    )* };
}

rules! {
    scatter_max_vjp, scatter_max_updates_vjp of scatter_max = larger;
    scatter_min_vjp, scatter_min_updates_vjp of scatter_min = smaller;
}

fn shares_of<E, S, V, X, I, U, A>(x: &X, index: &I, updates: &U, join: fn(E, E) -> E) -> Shares<E>
where
    E: Float,
    S: Axes + SumOver<A>,
    V: MappedAxes,
    X: Operand<E>,
    I: Operand<usize>,
    U: Operand<E>,
    A: Axis,
    I::S: Outer<<S as SumOver<A>>::Out>,
{
    let (xi, ii, ui) = (<(X::S, X::V)>::IDS, <(I::S, I::V)>::IDS, <(U::S, U::V)>::IDS);
    let (out, over) = (Tensor::<E, S, V>::IDS, Tensor::<E, Taken<S, I::S, A>, V>::IDS);
    x.with_raw(|x| {
        index.with_raw(|index| {
            let at = indexed::<A>("scatter", over, (index, &ii));
            updates.with_raw(|updates| shares(out, (x, &xi), (updates, &ui), &at, join))
        })
    })
}
