//! Two tensors one after the other along an axis, an old one or a new one.

use super::fit::fit_like;
use super::index::index;
use super::moves::{check_resized, position};
use super::views::inserted;
use crate::axis::{Axes, Axis, AxisId, Ids, Insert, Join, MAX_RANK, MappedAxes, SameAxes, SumOver};
use crate::element::{Element, Float};
use crate::raw::Raw;
use crate::tangent::{self, Named};
use crate::tensor::{Named as _, Operand, Shaped, Tensor, TensorOf};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed =
    &[("concat", &["concat_first", "concat_second"]), ("stack", &["stack_first", "stack_second"])];

/// Without levels of forward mode; `id` is the axis along which they follow each other.
#[track_caller]
fn joined<E: Element>(out: &Ids, (x, xi): Named<E>, (y, yi): Named<E>, id: u64) -> Raw<E> {
    let mut dims = [1; MAX_RANK];
    for (i, axis) in out.iter().enumerate() {
        let (n, m) = (xi.position(axis.id).map(|p| x.dims()[p]), yi.position(axis.id).map(|p| y.dims()[p]));
        dims[i] = match (n, m) {
            (Some(n), Some(m)) if axis.id == id => n + m,
            (Some(n), Some(m)) if n != m => {
                panic!(
                    "two tensors cannot follow each other along another axis: the axis `{}` has the extent {n} in one operand and {m} in the other",
                    axis.name
                )
            }
            (n, m) => n.or(m).unwrap_or(1),
        };
    }
    let at = out.position(id).expect("the axis is one of both");
    let mut whole = Raw::fresh(dims, out.rank());
    let strides: Vec<usize> = (0..out.rank()).map(|i| whole.stride(i)).collect();
    let first = xi.position(id).map_or(0, |p| x.dim(p));
    let to = whole.fresh_mut();
    for (part, ids, start) in [(x, xi, 0), (y, yi, first)] {
        let seen = out.iter().enumerate().map(|(i, axis)| ids.position(axis.id).ok_or(dims[i] as usize));
        let part = part.reseen(seen);
        if !part.is_empty() {
            part.write_to(&mut to[start * strides[at]..], &strides);
        }
    }
    whole
}

/// See [`Tensor::concat`].
#[inline(never)]
#[track_caller]
pub fn concat<E, X, Y, A>(x: X, y: Y, _axis: A) -> Tensor<E, X::S, Join<X::V, Y::V>>
where
    E: Element,
    X: Operand<E>,
    Y: Operand<E>,
    A: Axis,
    X::S: SumOver<A> + SameAxes<Y::S>,
{
    let (xi, yi, out) = (<(X::S, X::V)>::IDS, <(Y::S, Y::V)>::IDS, <(X::S, Join<X::V, Y::V>)>::IDS);
    let both = |out: &Ids, x: Named<E>, y: Named<E>| joined(out, x, y, A::Id::VALUE);
    let whole = x.with_raw(|x| {
        y.with_raw(|y| {
            let n = x.dim(position::<A>(&xi)) + y.dim(position::<A>(&yi));
            check_resized("concat", &xi, position::<A>(&xi), n);
            tangent::joint(&out, (x, &xi), (y, &yi), &both)
        })
    });
    Tensor::from_raw(whole)
}

/// The entries of an axis of the cotangent of [`concat`] that come from an operand.
fn part<E: Float, S: Axes, V: MappedAxes, A: Axis, L: Shaped<E = E>>(
    ct: &Tensor<E, S, V>,
    like: &L,
    first: impl FnOnce(usize, usize) -> usize,
) -> TensorOf<L> {
    let at = position::<A>(Tensor::<E, S, V>::IDS);
    let n = like.dims()[position::<A>(TensorOf::<L>::IDS)] as usize;
    let part = ct.raw().stepped(at, first(ct.raw().dim(at), n), 1, n);
    fit_like(Tensor::<E, S, V>::from_raw(part), like)
}

/// The rule of the first operand of [`concat`](fn@concat): the first entries of the cotangent along the axis.
pub fn concat_first<E: Float, S: Axes, V: MappedAxes, A: Axis, L: Shaped<E = E>>(
    ct: Tensor<E, S, V>,
    _axis: A,
    like: &L,
) -> TensorOf<L> {
    part::<E, S, V, A, L>(&ct, like, |_, _| 0)
}

/// The rule of the second operand of [`concat`](fn@concat): the last entries of the cotangent along the axis.
pub fn concat_second<E: Float, S: Axes, V: MappedAxes, A: Axis, L: Shaped<E = E>>(
    ct: Tensor<E, S, V>,
    _axis: A,
    like: &L,
) -> TensorOf<L> {
    part::<E, S, V, A, L>(&ct, like, |whole, n| whole - n)
}

/// The result of [`stack`].
type Stacked<E, X, Y, A> =
    Tensor<E, <<X as Operand<E>>::S as Insert<A>>::Out, Join<<X as Operand<E>>::V, <Y as Operand<E>>::V>>;

/// See [`Tensor::stack`].
#[inline(never)]
#[track_caller]
pub fn stack<E, X, Y, A>(x: X, y: Y, _axis: A) -> Stacked<E, X, Y, A>
where
    E: Element,
    X: Operand<E>,
    Y: Operand<E>,
    A: Axis,
    X::S: Insert<A> + SameAxes<Y::S>,
    Y::S: Insert<A>,
{
    let (xi, yi) = (<(<X::S as Insert<A>>::Out, X::V)>::IDS, <(<Y::S as Insert<A>>::Out, Y::V)>::IDS);
    let out = Stacked::<E, X, Y, A>::IDS;
    let both = |out: &Ids, x: Named<E>, y: Named<E>| joined(out, x, y, A::Id::VALUE);
    let whole = x.with_raw(|x| {
        y.with_raw(|y| {
            let (x, y) = (inserted(x, position::<A>(&xi)), inserted(y, position::<A>(&yi)));
            tangent::joint(out, (&x, &xi), (&y, &yi), &both)
        })
    });
    super::shape::check_extents(out, whole.dims());
    Tensor::from_raw(whole)
}

/// The rule of the first operand of [`stack`]: the first entries of the cotangent along the axis.
pub fn stack_first<E, S, V, A, L>(ct: Tensor<E, S, V>, axis: A, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes + SumOver<A>,
    V: MappedAxes,
    A: Axis,
    L: Shaped<E = E>,
{
    fit_like(index(ct, axis, 0), like)
}

/// The rule of the second operand of [`stack`]: the second entries of the cotangent along the axis.
pub fn stack_second<E, S, V, A, L>(ct: Tensor<E, S, V>, axis: A, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes + SumOver<A>,
    V: MappedAxes,
    A: Axis,
    L: Shaped<E = E>,
{
    fit_like(index(ct, axis, 1), like)
}

impl<E: Element, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The entries of an axis, then those of `other`: `x.concat(&y, Time)`. Either may be empty along it.
    ///
    /// Axes: those of the tensor, which `other` has too, in any order. Rules: the first, and the last, entries of the
    /// cotangent along the axis.
    ///
    /// # Panics
    /// When another axis has different extents in the two, or the axis does not allow the sum of the extents.
    #[track_caller]
    pub fn concat<Y: Operand<E>, A: Axis>(&self, other: Y, axis: A) -> Tensor<E, S, Join<V, Y::V>>
    where
        S: SumOver<A> + SameAxes<Y::S>,
    {
        concat::<E, &Self, Y, A>(self, other, axis)
    }

    /// The tensor and `other` along a new axis of extent 2, which comes first: `x.stack(&y, Pair)`. Its parts are
    /// `.index(Pair, 0)` and `.index(Pair, 1)`.
    ///
    /// Axes: the new one, then those of the tensor, which `other` has too. Rules: the first, and the second, entries of
    /// the cotangent along the axis.
    ///
    /// # Panics
    /// When an axis has different extents in the two, or the new one does not allow the extent 2.
    #[track_caller]
    pub fn stack<Y: Operand<E>, A: Axis>(&self, other: Y, axis: A) -> Stacked<E, &Self, Y, A>
    where
        S: Insert<A> + SameAxes<Y::S>,
        Y::S: Insert<A>,
    {
        stack::<E, &Self, Y, A>(self, other, axis)
    }
}
