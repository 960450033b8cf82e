//! Lists: what slices, arrays and `Vec` of tensors are inside of differentiable code. All entries have the same axes and are
//! mapped over the same; their extents may differ.

mod map;
mod sides;
mod types;

pub use map::*;
pub use sides::*;
pub use types::outer;

use super::Ambient;
use crate::axis::{Axes, MappedAxes};
use crate::element::{Element, Float};
use crate::ops::arith;
use crate::ops::fit;
use crate::tensor::{Like, Operand, Shaped, Tensor, TensorOf};
use std::ops::{Bound, RangeBounds};

/// Tensors, one after the other.
#[derive(Clone, Debug)]
pub struct List<T>(Vec<T>);

/// The types and extents of the entries of a list.
pub struct ListLike<L>(Vec<L>);

impl<L: Clone> Clone for ListLike<L> {
    fn clone(&self) -> Self {
        ListLike(self.0.clone())
    }
}

impl<E: Element, S: Axes, V: MappedAxes> List<Tensor<E, S, V>> {
    /// The types and extents, without the entries.
    pub fn like(&self) -> ListLike<Like<E, S, V>> {
        ListLike(self.0.iter().map(Tensor::like).collect())
    }
}

/// Whatever is a list of tensors: one of differentiable code, or the user's slices, arrays and `Vec`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list of tensors",
    label = "expected a slice, an array or a `Vec` of tensors",
    note = "an entry of a tensor is `x.at([i, j])`, and its entries at one index of an axis are `x.index(Axis, i)`"
)]
pub trait Listed {
    /// The element type.
    type E: Element;
    /// The axes of one example.
    type S: Axes;
    /// The mapped axes.
    type V: MappedAxes;
    /// The entries.
    fn items(&self) -> &[Tensor<Self::E, Self::S, Self::V>];
}

macro_rules! listed {
    ($(($($g:tt)*) $Self:ty, $items:expr;)*) => { $(
        impl<E: Element, S: Axes, V: MappedAxes, $($g)*> Listed for $Self {
            type E = E;
            type S = S;
            type V = V;
            #[inline]
            fn items(&self) -> &[Tensor<E, S, V>] {
                let items: fn(&$Self) -> &[Tensor<E, S, V>] = $items;
                items(self)
            }
        }
    )* };
}

listed! {
    () List<Tensor<E, S, V>>, |x| &x.0;
    () Vec<Tensor<E, S, V>>, |x| x;
    () [Tensor<E, S, V>], |x| x;
    (const N: usize) [Tensor<E, S, V>; N], |x| x;
}

impl<T: Listed + ?Sized> Listed for &T {
    type E = T::E;
    type S = T::S;
    type V = T::V;
    #[inline]
    fn items(&self) -> &[Tensor<T::E, T::S, T::V>] {
        (**self).items()
    }
}

/// The list of an argument.
pub fn given<X: Listed>(x: X) -> List<Tensor<X::E, X::S, X::V>> {
    List(x.items().to_vec())
}

/// The number of entries.
pub fn len<X: Listed>(x: X) -> usize {
    x.items().len()
}

/// A list of none.
pub fn empty<E: Element, S: Axes, A: MappedAxes>(_ambient: &Ambient<A>) -> List<Tensor<E, S, A>> {
    List(Vec::new())
}

/// # Panics
/// When the index is out of range.
#[track_caller]
fn checked(i: usize, n: usize) -> usize {
    assert!(i < n, "index {i} of a list of {n} tensors");
    i
}

/// The entry at a position. No data moves.
///
/// # Panics
/// When there is none.
#[track_caller]
pub fn element<X: Listed>(x: X, i: usize) -> Tensor<X::E, X::S, X::V> {
    let items = x.items();
    items[checked(i, items.len())].clone()
}

/// The rule of [`element`]: the cotangent at the position, zeros elsewhere.
pub fn element_vjp<L: Shaped>(ct: TensorOf<L>, i: usize, like: &ListLike<L>) -> List<TensorOf<L>>
where
    L::E: Float,
{
    let mut all = zeros_like(like);
    all.0[i] = ct;
    all
}

/// The sum of a cotangent and of that of [`element`].
pub fn element_vjp_added<E: Float, S: Axes, V: MappedAxes>(
    mut sum: List<Tensor<E, S, V>>,
    ct: Tensor<E, S, V>,
    i: usize,
) -> List<Tensor<E, S, V>> {
    let slot = &mut sum.0[i];
    // Taken out, so that it is the only one and can be added to in place.
    let before = std::mem::replace(slot, ct.clone());
    *slot = arith::accumulate(before, ct);
    sum
}

/// The list with one entry more at its end.
pub fn pushed<X: Listed, Y: Operand<X::E, S = X::S, V = X::V>>(x: X, y: Y) -> List<Tensor<X::E, X::S, X::V>> {
    let mut all = x.items().to_vec();
    all.push(Tensor::from_raw(y.into_raw()));
    List(all)
}

/// The rule of the list in [`pushed`].
pub fn pushed_vjp_list<T>(mut ct: List<T>) -> List<T> {
    ct.0.pop();
    ct
}

/// The rule of the entry in [`pushed`].
pub fn pushed_vjp_entry<T: Clone>(ct: List<T>) -> T {
    ct.0.last().expect("a list that was pushed to has an entry").clone()
}

/// The list with another entry at a position.
///
/// # Panics
/// When there is none.
#[track_caller]
pub fn replaced<X: Listed, Y: Operand<X::E, S = X::S, V = X::V>>(
    x: X,
    y: Y,
    i: usize,
) -> List<Tensor<X::E, X::S, X::V>> {
    let mut all = x.items().to_vec();
    let n = all.len();
    all[checked(i, n)] = Tensor::from_raw(y.into_raw());
    List(all)
}

/// The rule of the list in [`replaced`]: the entry that went has no cotangent.
pub fn replaced_vjp_list<L: Shaped>(mut ct: List<TensorOf<L>>, i: usize, like: &ListLike<L>) -> List<TensorOf<L>>
where
    L::E: Float,
{
    ct.0[i] = fit::zeros_like(&like.0[i]);
    ct
}

/// The rule of the entry in [`replaced`].
pub fn replaced_vjp_entry<T: Clone>(ct: List<T>, i: usize) -> T {
    ct.0[i].clone()
}

/// Some positions, one after the other.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    start: usize,
    end: Option<usize>,
}

/// The positions of a range.
pub fn positions(range: impl RangeBounds<usize>) -> Part {
    let start = match range.start_bound() {
        Bound::Included(&i) => i,
        Bound::Excluded(&i) => i + 1,
        Bound::Unbounded => 0,
    };
    let end = match range.end_bound() {
        Bound::Included(&i) => Some(i + 1),
        Bound::Excluded(&i) => Some(i),
        Bound::Unbounded => None,
    };
    Part { start, end }
}

/// The entries at some positions.
///
/// # Panics
/// When there are not as many.
#[track_caller]
pub fn part<X: Listed>(x: X, at: Part) -> List<Tensor<X::E, X::S, X::V>> {
    let items = x.items();
    let (start, end) = (at.start, at.end.unwrap_or(items.len()));
    assert!(start <= end && end <= items.len(), "entries {start}..{end} of a list of {} tensors", items.len());
    List(items[start..end].to_vec())
}

/// The rule of [`part`]: the cotangents at the positions, zeros elsewhere.
pub fn part_vjp<L: Shaped>(ct: List<TensorOf<L>>, at: Part, like: &ListLike<L>) -> List<TensorOf<L>>
where
    L::E: Float,
{
    let mut all = zeros_like(like);
    for (slot, ct) in all.0[at.start..].iter_mut().zip(ct.0) {
        *slot = ct;
    }
    all
}

/// Zeros with the types and the extents of the entries.
pub fn zeros_like<L: Shaped>(like: &ListLike<L>) -> List<TensorOf<L>>
where
    L::E: Float,
{
    List(like.0.iter().map(fit::zeros_like).collect())
}

/// The sum of two cotangents, entry by entry.
pub fn accumulate<E: Float, S: Axes, V: MappedAxes>(
    a: List<Tensor<E, S, V>>,
    b: List<Tensor<E, S, V>>,
) -> List<Tensor<E, S, V>> {
    List(a.0.into_iter().zip(b.0).map(|(a, b)| arith::accumulate(a, b)).collect())
}

/// A cotangent, or zeros where nothing depends on the list.
pub fn or_zeros<E: Element, S: Axes, V: MappedAxes, L: Shaped>(
    ct: Option<List<Tensor<E, S, V>>>,
    like: &ListLike<L>,
) -> List<Tensor<E, S, V>> {
    ct.unwrap_or_else(|| List(like.0.iter().map(|l| super::or_zeros(None, l)).collect()))
}
