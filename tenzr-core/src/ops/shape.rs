//! Shapes, all by name: permute, rename, broadcast; and the self-dual `fit_like`, the rule of everything that only
//! moves, repeats or sums entries.

use super::arith::add_untyped;
use crate::axis::{Axes, Axis, AxisSet, Broadcast, Ids, Insert, MappedAxes, Permute, Rename, Single};
use crate::element::{Element, Float};
use crate::kernel::reduce;
use crate::plan::Plan;
use crate::raw::{PerAxis, Raw};
use crate::tensor::{Operand, Planned, Shaped, Tensor, TensorOf};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("permute", &["fit_like"]),
    ("rename", &["rename_like"]),
    ("broadcast", &["fit_like"]),
    ("broadcast_like", &["fit_like", ""]),
];

/// The entries under other axes; nothing is summed.
#[track_caller]
fn reseen<E: Element>(plan: &Plan, x: &Raw<E>, dims: &PerAxis) -> Raw<E> {
    debug_assert!(plan.sums().is_empty());
    reduce::reseen(plan, x, dims)
}

/// The same entries with the axes in the order of `P`. No data moves.
pub fn permute<E: Element, X: Operand<E>, P: AxisSet>(x: X, _order: P) -> Tensor<E, <X::S as Permute<P>>::Out, X::V>
where
    X::S: Permute<P>,
{
    let plan = Planned::<(X::S, X::V), ((), Single), (<X::S as Permute<P>>::Out, X::V)>::PLAN;
    Tensor::from_raw(x.with_raw(|x| reseen(plan, x, &[1; crate::axis::MAX_RANK])))
}

/// The same entries with the axis `B` in the place of `A`.
///
/// # Panics
/// When `B` does not allow the extent of `A`.
#[track_caller]
pub fn rename<E: Element, X: Operand<E>, A: Axis, B: Axis>(
    x: X,
    _old: A,
    _new: B,
) -> Tensor<E, <X::S as Rename<A, B>>::Out, X::V>
where
    X::S: Rename<A, B>,
{
    let renamed = Tensor::<E, <X::S as Rename<A, B>>::Out, X::V>::from_raw(x.into_raw());
    check_extents(Tensor::<E, <X::S as Rename<A, B>>::Out, X::V>::IDS, renamed.raw().dims());
    renamed
}

/// The rule of [`rename`]: the names of `like` again.
pub fn rename_like<E: Float, S: Axes, V: MappedAxes, L: Shaped<E = E>>(ct: Tensor<E, S, V>, _like: &L) -> TensorOf<L> {
    Tensor::from_raw(ct.into_raw())
}

/// `x` repeated along a new axis `A` of extent `n`, which comes first. Stored once.
///
/// # Panics
/// When `A` does not allow the extent `n`.
#[track_caller]
pub fn broadcast<E: Element, X: Operand<E>, A: Axis>(
    x: X,
    _axis: A,
    n: usize,
) -> Tensor<E, <X::S as Insert<A>>::Out, X::V>
where
    X::S: Insert<A>,
{
    let plan = Planned::<(X::S, X::V), ((), Single), (<X::S as Insert<A>>::Out, X::V)>::PLAN;
    let mut dims = [1; crate::axis::MAX_RANK];
    dims[X::V::IDS.rank()] = u32::try_from(n).expect("an extent fits 32 bits");
    let wide = x.with_raw(|x| reseen(plan, x, &dims));
    check_extents(&plan.out, wide.dims());
    Tensor::from_raw(wide)
}

/// `x` with the axes and extents of `like`, among which its own must be. Axes that it lacks are stored once.
#[track_caller]
pub fn broadcast_like<E: Float, X: Operand<E>, L: Shaped>(
    x: X,
    like: &L,
) -> Tensor<E, L::S, crate::axis::Join<X::V, L::V>>
where
    X::S: Broadcast<L::S, Out = L::S>,
{
    let plan = Planned::<(X::S, X::V), (L::S, L::V), (L::S, crate::axis::Join<X::V, L::V>)>::PLAN;
    // x + -0 is x, -0 included.
    let zeros = Raw::filled(*like.dims(), plan.b.rank(), -E::ZERO);
    Tensor::from_raw(add_untyped(plan, x.into_raw(), zeros))
}

/// # Panics
/// When an axis does not allow its extent.
#[track_caller]
pub(crate) fn check_extents(ids: &Ids, dims: &PerAxis) {
    for (i, axis) in ids.iter().enumerate() {
        let n = dims[i] as usize;
        if !axis.extent.allows(n) {
            panic!("{}", crate::error::ShapeError::extent(axis, n));
        }
    }
}

impl<E: Element, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The same entries with the axes in another order: `x.permute((Class, Batch))`. No data moves.
    ///
    /// Rule: the cotangent, permuted back.
    pub fn permute<P: AxisSet>(&self, order: P) -> Tensor<E, <S as Permute<P>>::Out, V>
    where
        S: Permute<P>,
    {
        permute(self, order)
    }

    /// The same entries with the axis `new` in the place of `old`. No data moves.
    ///
    /// Rule: the cotangent, renamed back.
    ///
    /// # Panics
    /// When `new` does not allow the extent of `old`.
    #[track_caller]
    pub fn rename<A: Axis, B: Axis>(&self, old: A, new: B) -> Tensor<E, <S as Rename<A, B>>::Out, V>
    where
        S: Rename<A, B>,
    {
        rename(self, old, new)
    }

    /// The tensor repeated along a new axis of extent `n`, which comes first: `x.broadcast(Batch, 16)`. Stored once.
    ///
    /// Rule: the sum of the cotangent over the axis.
    ///
    /// # Panics
    /// When the axis does not allow the extent.
    #[track_caller]
    pub fn broadcast<A: Axis>(&self, axis: A, n: usize) -> Tensor<E, <S as Insert<A>>::Out, V>
    where
        S: Insert<A>,
    {
        broadcast(self, axis, n)
    }
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The tensor with the axes and extents of `like`, among which its own must be.
    ///
    /// Rule: the cotangent, summed over the axes that the tensor lacks.
    ///
    /// # Panics
    /// When an axis has different extents in the two.
    #[track_caller]
    pub fn broadcast_like<S2: Axes, V2: MappedAxes>(
        &self,
        like: &Tensor<E, S2, V2>,
    ) -> Tensor<E, S2, crate::axis::Join<V, V2>>
    where
        S: Broadcast<S2, Out = S2>,
    {
        broadcast_like(self, like)
    }
}
