//! One entry, or the entries at one index of an axis.

use super::arith::accumulate;
use super::moves::position;
use crate::axis::{Axes, Axis, Ids, MappedAxes, Single, SumOver};
use crate::element::{Element, Float};
use crate::raw::Raw;
use crate::tensor::{Named, Operand, Shaped, Tensor, TensorOf};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[("index", &["index_vjp"]), ("at", &["at_vjp"])];

/// # Panics
/// When the index is out of range.
#[track_caller]
fn part<E: Element>(x: &Raw<E>, ids: &Ids, axis: usize, i: usize) -> Raw<E> {
    let n = x.dim(axis);
    assert!(i < n, "index {i} of the axis `{}`, whose extent is {n}", ids.axis(axis).name);
    x.at(axis, i)
}

/// The entries of `x` at the index `i` of an axis. No data moves.
///
/// # Panics
/// When the index is out of range.
#[track_caller]
pub fn index<E: Element, X: Operand<E>, A: Axis>(x: X, _axis: A, i: usize) -> Tensor<E, <X::S as SumOver<A>>::Out, X::V>
where
    X::S: SumOver<A>,
{
    let ids = <(X::S, X::V)>::IDS;
    Tensor::from_raw(x.with_raw(|x| part(x, &ids, position::<A>(&ids), i)))
}

/// The entry of `x` at an index, given in the order of the axes.
///
/// # Panics
/// When an index is out of range.
#[track_caller]
pub fn at<E: Element, X: Operand<E>, const N: usize>(x: X, index: [usize; N]) -> Tensor<E, (), X::V> {
    const { assert!(N == Ids::of::<X::S, Single>().rank(), "give one index for each axis of the tensor") };
    let mapped = X::V::IDS.rank();
    let mut ids = <(X::S, X::V)>::IDS;
    x.with_raw(|x| {
        let mut x = x.clone();
        for i in index {
            x = part(&x, &ids, mapped, i);
            ids = ids.without(mapped);
        }
        Tensor::from_raw(x)
    })
}

/// Zeros with the extents of `like`, and a cotangent at some indices, by positions of axes of `like`.
fn placed<E: Float, L: Shaped<E = E>>(ct: &Raw<E>, like: &L, indices: &[(usize, usize)]) -> TensorOf<L> {
    let ids = TensorOf::<L>::IDS;
    let mut dims = *like.dims();
    let is_fixed = |i: usize| indices.iter().any(|(p, _)| *p == i);
    let of_ct: Vec<usize> = (0..ids.rank()).filter(|i| !is_fixed(*i)).collect();
    for (k, &i) in of_ct.iter().enumerate().filter(|(_, i)| ids.axis(**i).is_tangent()) {
        dims[i] = ct.dims()[k];
    }
    let mut out = Raw::fresh(dims, ids.rank());
    let at: usize = indices.iter().map(|&(p, i)| i * out.stride(p)).sum();
    let strides: Vec<usize> = of_ct.iter().map(|&i| out.stride(i)).collect();
    let to = out.fresh_mut();
    to.fill(E::ZERO);
    if !ct.is_empty() {
        ct.write_to(&mut to[at..], &strides);
    }
    Tensor::from_raw(out)
}

/// A cotangent with another one added at some indices, in place where nobody else holds it: a loop that reads one entry after
/// the other does not add up whole tensors.
fn added<E: Float, S: Axes, V: MappedAxes, T: Axes>(
    sum: Tensor<E, S, V>,
    ct: Tensor<E, T, V>,
    indices: &[(usize, usize)],
) -> Tensor<E, S, V> {
    let ids = Tensor::<E, S, V>::IDS;
    let of_ct: Vec<usize> = (0..ids.rank()).filter(|i| indices.iter().all(|(p, _)| p != i)).collect();
    let same = of_ct.iter().enumerate().all(|(k, &i)| sum.raw().dims()[i] == ct.raw().dims()[k]);
    if !same || sum.raw().is_absent() || sum.raw().is_zero_once() {
        let placed = placed(ct.raw(), &sum.like(), indices);
        return accumulate(sum, placed);
    }
    let mut out = sum.into_raw().row_major();
    if out.unique().is_none() {
        out = out.owned();
    }
    let at: usize = indices.iter().map(|&(p, i)| i * out.stride(p)).sum();
    let strides: Vec<usize> = of_ct.iter().map(|&i| out.stride(i)).collect();
    if let Some(to) = out.unique()
        && !ct.raw().is_empty()
    {
        ct.raw().add_to(&mut to[at..], &strides, &|a, b| a + b);
    }
    Tensor::from_raw(out)
}

/// The sum of a cotangent and of that of [`index`].
pub fn index_vjp_added<E: Float, S: Axes, V: MappedAxes, T: Axes, A: Axis>(
    sum: Tensor<E, S, V>,
    ct: Tensor<E, T, V>,
    _axis: A,
    i: usize,
) -> Tensor<E, S, V> {
    added(sum, ct, &[(position::<A>(Tensor::<E, S, V>::IDS), i)])
}

/// The sum of a cotangent and of that of [`at`].
pub fn at_vjp_added<E: Float, S: Axes, V: MappedAxes, const N: usize>(
    sum: Tensor<E, S, V>,
    ct: Tensor<E, (), V>,
    index: [usize; N],
) -> Tensor<E, S, V> {
    let mapped = V::IDS.rank();
    let indices: [(usize, usize); N] = std::array::from_fn(|k| (mapped + k, index[k]));
    added(sum, ct, &indices)
}

/// The rule of [`index`]: the cotangent at the index, zeros elsewhere.
pub fn index_vjp<E: Float, S: Axes, V: MappedAxes, A: Axis, L: Shaped<E = E>>(
    ct: Tensor<E, S, V>,
    _axis: A,
    i: usize,
    like: &L,
) -> TensorOf<L> {
    placed(ct.raw(), like, &[(position::<A>(TensorOf::<L>::IDS), i)])
}

/// The rule of [`at`]: the cotangent at the index, zeros elsewhere.
pub fn at_vjp<E: Float, S: Axes, V: MappedAxes, L: Shaped<E = E>, const N: usize>(
    ct: Tensor<E, S, V>,
    index: [usize; N],
    like: &L,
) -> TensorOf<L> {
    let mapped = L::V::IDS.rank();
    let indices: [(usize, usize); N] = std::array::from_fn(|k| (mapped + k, index[k]));
    placed(ct.raw(), like, &indices)
}

impl<E: Element, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The entries at the index `i` of an axis: `x.index(Time, 3)`. The axis goes, the others stay; no data moves.
    ///
    /// The gradient is that of the result at the index, zero elsewhere.
    ///
    /// # Panics
    /// When the index is out of range.
    #[track_caller]
    pub fn index<A: Axis>(&self, axis: A, i: usize) -> Tensor<E, <S as SumOver<A>>::Out, V>
    where
        S: SumOver<A>,
    {
        index::<E, &Self, A>(self, axis, i)
    }
}
