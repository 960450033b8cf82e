//! One axis seen as several and several as one, windows, diagonals, triangles.
//!
//! Each is linear and leaves the other axes alone, so that levels of forward mode and mapped axes are axes like others
//! to it; its rule is its transpose.

use super::moves::position;
use super::pick::named;
use super::shape::check_extents;
use crate::axis::{Axes, Axis, AxisSet, Ids, Insert, MAX_RANK, MappedAxes, Merge, Split, SumOver};
use crate::element::{Element, Float};
use crate::raw::{PerAxis, Raw};
use crate::tensor::{Named, Operand, Shaped, Tensor, TensorOf};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("split", &["merge_back"]),
    ("merge", &["split_back"]),
    ("remove_axis", &["insert_back"]),
    ("windows", &["windows_vjp"]),
    ("diagonal", &["diagonal_vjp"]),
    ("tril", &["tril_vjp"]),
    ("triu", &["triu_vjp"]),
];

/// Zeros of the extents `dims`, but for levels of forward mode, which are as `ct` has them, by position in `ids`.
fn zeros_for<E: Float>(dims: &PerAxis, ids: &Ids, ct: &Raw<E>, ci: &Ids) -> Raw<E> {
    let mut dims = *dims;
    for (i, axis) in ids.iter().enumerate().filter(|(_, axis)| axis.is_tangent()) {
        dims[i] = ci.position(axis.id).map_or(1, |p| ct.dims()[p]);
    }
    let mut out = Raw::fresh(dims, ids.rank());
    out.fresh_mut().fill(E::ZERO);
    out
}

/// Adds a cotangent to zeros, where `strides` says for each of its axes, given the strides of the zeros.
fn added_to<E: Float>(ct: &Raw<E>, mut out: Raw<E>, strides: impl Fn(&Raw<E>, usize) -> usize) -> Raw<E> {
    let strides: Vec<usize> = (0..ct.rank()).map(|i| strides(&out, i)).collect();
    if !ct.is_empty() {
        ct.add_to(out.fresh_mut(), &strides, &|a, b| a + b);
    }
    out
}

/// The axis at `at` as several of these extents. No data moves.
fn split_raw<E: Element>(x: &Raw<E>, at: usize, extents: &[u32]) -> Raw<E> {
    let more = extents.len();
    let rank = x.rank() - 1 + more;
    let (mut dims, mut strides) = ([1; MAX_RANK], [0; MAX_RANK]);
    let mut inner = x.stride(at) as u32;
    for i in (0..rank).rev() {
        (dims[i], strides[i]) = if i < at {
            (x.dims()[i], x.strides()[i])
        } else if i >= at + more {
            (x.dims()[i + 1 - more], x.strides()[i + 1 - more])
        } else {
            let n = extents[i - at];
            let stride = if n == 1 { 0 } else { inner };
            inner *= n;
            (n, stride)
        };
    }
    x.with_layout(dims, strides, rank)
}

/// The axes at the positions `parts`, in this order, as one, which stands where the first of them does. A copy where
/// the storage is in another order.
fn merge_raw<E: Element>(x: &Raw<E>, parts: &[usize]) -> Raw<E> {
    let rank = x.rank() + 1 - parts.len();
    let at = parts[0] - parts[1..].iter().filter(|&&p| p < parts[0]).count();
    // The axes with those of the merged one side by side.
    let mut order: Vec<usize> = (0..x.rank()).filter(|i| !parts.contains(i)).collect();
    order.splice(at..at, parts.iter().copied());
    let side_by_side = x.reseen(order.iter().map(|&i| Ok::<_, usize>(i)));
    let joined = joined_stride(&side_by_side, at, parts.len());
    let (whole, stride) = match joined {
        Some(stride) => (side_by_side, stride),
        None => {
            let whole = side_by_side.row_major();
            let stride = joined_stride(&whole, at, parts.len()).unwrap_or(1);
            (whole, stride)
        }
    };
    let n: usize = (at..at + parts.len()).map(|i| whole.dim(i)).product();
    let (mut dims, mut strides) = ([1; MAX_RANK], [0; MAX_RANK]);
    for i in 0..rank {
        let from = if i <= at { i } else { i + parts.len() - 1 };
        (dims[i], strides[i]) = (whole.dims()[from], whole.strides()[from]);
    }
    (dims[at], strides[at]) = (u32::try_from(n).expect("an extent fits 32 bits"), stride as u32);
    whole.with_layout(dims, strides, rank)
}

/// The stride of the axes `at..at + n` walked as one, where there is one.
fn joined_stride<E: Element>(x: &Raw<E>, at: usize, n: usize) -> Option<usize> {
    let mut long = (at..at + n).rev().filter(|&i| x.dim(i) != 1);
    let Some(last) = long.next() else { return Some(0) };
    let mut next = x.stride(last) * x.dim(last);
    for i in long {
        if x.stride(i) != next {
            return None;
        }
        next *= x.dim(i);
    }
    Some(x.stride(last))
}

/// See [`Tensor::split`].
#[track_caller]
pub fn split<E: Element, X: Operand<E>, A: Axis, P: AxisSet, const N: usize>(
    x: X,
    _axis: A,
    _into: P,
    extents: [usize; N],
) -> Tensor<E, <X::S as Split<A, P>>::Out, X::V>
where
    X::S: Split<A, P>,
{
    const { assert!(N == named::<P>().rank(), "give one extent for each of the axes that the axis is split into") };
    let at = position::<A>(&<(X::S, X::V)>::IDS);
    let out = Tensor::<E, <X::S as Split<A, P>>::Out, X::V>::IDS;
    Tensor::from_raw(x.with_raw(|x| {
        let n = x.dim(at);
        let product: usize = extents.iter().product();
        assert!(product == n, "`split` of the axis `{}` of extent {n} into the extents {extents:?}", A::NAME);
        let parts = split_raw(x, at, &extents.map(|n| n as u32));
        check_extents(out, parts.dims());
        parts
    }))
}

/// The rule of [`split`]: the axes as one again.
pub fn merge_back<E: Float, S: Axes, V: MappedAxes, A: Axis, P: AxisSet, const N: usize, L: Shaped<E = E, V = V>>(
    ct: Tensor<E, S, V>,
    _axis: A,
    _into: P,
    _extents: [usize; N],
    _like: &L,
) -> TensorOf<L> {
    let ids = Tensor::<E, S, V>::IDS;
    let parts: Vec<usize> = named::<P>().iter().map(|a| ids.position(a.id).expect("an axis of the parts")).collect();
    if parts.is_empty() {
        let at = position::<A>(TensorOf::<L>::IDS);
        return Tensor::from_raw(split_raw(&inserted(ct.raw(), at), at, &[1]));
    }
    Tensor::from_raw(merge_raw(ct.raw(), &parts))
}

/// The value with an axis of extent 1 at a position.
pub(super) fn inserted<E: Element>(x: &Raw<E>, at: usize) -> Raw<E> {
    x.reseen((0..x.rank() + 1).map(|i| match i.cmp(&at) {
        std::cmp::Ordering::Less => Ok(i),
        std::cmp::Ordering::Equal => Err(1),
        std::cmp::Ordering::Greater => Ok(i - 1),
    }))
}

/// See [`Tensor::merge`].
#[track_caller]
pub fn merge<E: Element, X: Operand<E>, P: AxisSet, B: Axis>(
    x: X,
    _axes: P,
    _into: B,
) -> Tensor<E, <X::S as Merge<P, B>>::Out, X::V>
where
    X::S: Merge<P, B>,
{
    let ids = <(X::S, X::V)>::IDS;
    let out = Tensor::<E, <X::S as Merge<P, B>>::Out, X::V>::IDS;
    let parts: Vec<usize> = named::<P>().iter().map(|a| ids.position(a.id).expect("an axis of the tensor")).collect();
    Tensor::from_raw(x.with_raw(|x| {
        let merged = merge_raw(x, &parts);
        check_extents(out, merged.dims());
        merged
    }))
}

/// The rule of [`merge`]: the axis as several again.
pub fn split_back<E: Float, S: Axes, V: MappedAxes, P: AxisSet, B: Axis, L: Shaped<E = E, V = V>>(
    ct: Tensor<E, S, V>,
    _axes: P,
    _into: B,
    like: &L,
) -> TensorOf<L> {
    let (ids, to) = (Tensor::<E, S, V>::IDS, TensorOf::<L>::IDS);
    let at = position::<B>(ids);
    let of_like = |a: u64| to.position(a).expect("an axis of the tensor");
    let extents: Vec<u32> = named::<P>().iter().map(|a| like.dims()[of_like(a.id)]).collect();
    let parts = split_raw(ct.raw(), at, &extents);
    // The parts side by side, then each where the tensor has it.
    let mut order: Vec<u64> = ids.iter().map(|a| a.id).collect();
    order.splice(at..=at, named::<P>().iter().map(|a| a.id));
    let seen = to.iter().map(|a| Ok::<_, usize>(order.iter().position(|&id| id == a.id).expect("an axis of both")));
    Tensor::from_raw(parts.reseen(seen))
}

/// See [`Tensor::remove_axis`].
#[track_caller]
pub fn remove_axis<E: Element, X: Operand<E>, A: Axis>(x: X, _axis: A) -> Tensor<E, <X::S as SumOver<A>>::Out, X::V>
where
    X::S: SumOver<A>,
{
    let at = position::<A>(&<(X::S, X::V)>::IDS);
    Tensor::from_raw(x.with_raw(|x| {
        let n = x.dim(at);
        assert!(n == 1, "`remove_axis` of the axis `{}`, whose extent is {n} and not 1", A::NAME);
        x.at(at, 0)
    }))
}

/// The rule of [`remove_axis`]: the axis again.
pub fn insert_back<E: Float, S: Axes, V: MappedAxes, A: Axis, L: Shaped<E = E, V = V>>(
    ct: Tensor<E, S, V>,
    _axis: A,
    _like: &L,
) -> TensorOf<L> {
    Tensor::from_raw(inserted(ct.raw(), position::<A>(TensorOf::<L>::IDS)))
}

/// The same storage with other extents and strides at some positions.
fn stretched<E: Element>(x: &Raw<E>, axes: &[(usize, usize, usize)]) -> Raw<E> {
    let (mut dims, mut strides) = (*x.dims(), *x.strides());
    for &(i, n, stride) in axes {
        (dims[i], strides[i]) = (n as u32, if n == 1 { 0 } else { stride as u32 });
    }
    x.with_layout(dims, strides, x.rank())
}

/// See [`Tensor::windows`].
#[track_caller]
pub fn windows<E: Element, X: Operand<E>, A: Axis, W: Axis>(
    x: X,
    _axis: A,
    _window: W,
    size: usize,
    step: usize,
) -> Tensor<E, <X::S as Insert<W>>::Out, X::V>
where
    X::S: SumOver<A> + Insert<W>,
{
    let at = position::<A>(&<(X::S, X::V)>::IDS);
    let out = Tensor::<E, <X::S as Insert<W>>::Out, X::V>::IDS;
    let front = X::V::IDS.rank();
    Tensor::from_raw(x.with_raw(|x| {
        let n = x.dim(at);
        assert!(size > 0 && step > 0, "`windows` of the size {size} and the step {step} along the axis `{}`", A::NAME);
        let count = if n < size { 0 } else { (n - size) / step + 1 };
        let wide = inserted(x, front);
        let seen = stretched(&wide, &[(front, size, x.stride(at)), (at + 1, count, x.stride(at) * step)]);
        // No two entries of a value share their storage.
        let seen = if step < size && count > 1 && x.stride(at) != 0 { seen.copied() } else { seen };
        check_extents(out, seen.dims());
        seen
    }))
}

/// The rule of [`windows`]: each entry has the sum over the windows in which it is.
pub fn windows_vjp<E: Float, S: Axes, V: MappedAxes, A: Axis, W: Axis, L: Shaped<E = E, V = V>>(
    ct: Tensor<E, S, V>,
    _axis: A,
    _window: W,
    _size: usize,
    step: usize,
    like: &L,
) -> TensorOf<L> {
    let (ids, to) = (Tensor::<E, S, V>::IDS, TensorOf::<L>::IDS);
    let (front, at) = (position::<W>(ids), position::<A>(to));
    let out = zeros_for(like.dims(), to, ct.raw(), ids);
    Tensor::from_raw(added_to(ct.raw(), out, |out, i| match i {
        i if i == front => out.stride(at),
        i if i == at + 1 => out.stride(at) * step,
        i if i < front => out.stride(i),
        i => out.stride(i - 1),
    }))
}

/// The two axes of a matrix by position.
fn two<P: AxisSet>(ids: &Ids) -> (usize, usize) {
    const { assert!(named::<P>().rank() == 2, "name the two axes of the matrix: `(Row, Column)`") };
    let pair = named::<P>();
    let at = |i: usize| ids.position(pair.axis(i).id).expect("an axis of the tensor");
    (at(0), at(1))
}

/// See [`Tensor::diagonal`].
#[track_caller]
pub fn diagonal<E: Element, X: Operand<E>, P: AxisSet, D: Axis>(
    x: X,
    _axes: P,
    _along: D,
) -> Tensor<E, <<X::S as SumOver<P>>::Out as Insert<D>>::Out, X::V>
where
    X::S: SumOver<P>,
    <X::S as SumOver<P>>::Out: Insert<D>,
{
    let (row, column) = two::<P>(&<(X::S, X::V)>::IDS);
    let front = X::V::IDS.rank();
    Tensor::from_raw(x.with_raw(|x| {
        let n = x.dim(row).min(x.dim(column));
        let kept: Vec<usize> = (0..x.rank()).filter(|&i| i != row && i != column).collect();
        let seen = (0..kept.len() + 1).map(|i| match i.cmp(&front) {
            std::cmp::Ordering::Less => Ok(kept[i]),
            std::cmp::Ordering::Equal => Err(1),
            std::cmp::Ordering::Greater => Ok(kept[i - 1]),
        });
        let rest = x.reseen(seen);
        let seen = stretched(&rest, &[(front, n, x.stride(row) + x.stride(column))]);
        check_extents(Tensor::<E, <<X::S as SumOver<P>>::Out as Insert<D>>::Out, X::V>::IDS, seen.dims());
        seen
    }))
}

/// The rule of [`diagonal`]: the cotangent on the diagonal, zero elsewhere.
pub fn diagonal_vjp<E: Float, S: Axes, V: MappedAxes, P: AxisSet, D: Axis, L: Shaped<E = E, V = V>>(
    ct: Tensor<E, S, V>,
    _axes: P,
    _along: D,
    like: &L,
) -> TensorOf<L> {
    let (ids, to) = (Tensor::<E, S, V>::IDS, TensorOf::<L>::IDS);
    let ((row, column), front) = (two::<P>(to), position::<D>(ids));
    let kept: Vec<usize> = (0..to.rank()).filter(|&i| i != row && i != column).collect();
    let out = zeros_for(like.dims(), to, ct.raw(), ids);
    Tensor::from_raw(added_to(ct.raw(), out, |out, i| match i.cmp(&front) {
        std::cmp::Ordering::Less => out.stride(kept[i]),
        std::cmp::Ordering::Equal => out.stride(row) + out.stride(column),
        std::cmp::Ordering::Greater => out.stride(kept[i - 1]),
    }))
}

/// The entries for whose row and column `keep` holds, zero elsewhere.
fn triangle<E: Element>(x: Raw<E>, (row, column): (usize, usize), keep: impl Fn(isize) -> bool) -> Raw<E> {
    let full = 1 << row | 1 << column;
    let order = x.storage_order();
    let rank = x.rank();
    let mut out = x.in_order(&order[..rank], full).owned();
    let (rows, columns) = (out.dim(row), out.dim(column));
    let (sr, sc) = (out.stride(row), out.stride(column));
    let mut rest = crate::kernel::nest::Nest::new();
    for i in (0..rank).filter(|&i| i != row && i != column) {
        if out.stride(i) != 0 || out.dim(i) == 0 {
            rest.push(out.dim(i), [out.stride(i)]);
        }
    }
    let to = out.fresh_mut();
    rest.for_each(|[at]| {
        for r in 0..rows {
            for c in (0..columns).filter(|&c| !keep(c as isize - r as isize)) {
                to[at + r * sr + c * sc] = E::default();
            }
        }
    });
    out
}

macro_rules! triangles {
    ($($(#[$doc:meta])* $name:ident, rule $vjp:ident = |$k:ident| $keep:expr;)*) => {
        $(
            #[doc = concat!("See [`Tensor::", stringify!($name), "`].")]
            pub fn $name<E: Element, X: Operand<E>, P: AxisSet>(x: X, _axes: P, $k: isize) -> Tensor<E, X::S, X::V>
            where
                X::S: SumOver<P>,
            {
                Tensor::from_raw(triangle(x.into_raw(), two::<P>(&<(X::S, X::V)>::IDS), $keep))
            }

            #[doc = concat!("The rule of [`Tensor::", stringify!($name), "`]: the same of the cotangent.")]
            pub fn $vjp<E: Float, S: Axes, V: MappedAxes, P: AxisSet>(ct: Tensor<E, S, V>, _axes: P, $k: isize) -> Tensor<E, S, V> {
                Tensor::from_raw(triangle(ct.into_raw(), two::<P>(Tensor::<E, S, V>::IDS), $keep))
            }
        )*

        impl<E: Element, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            pub fn $name<P: AxisSet>(&self, axes: P, k: isize) -> Self
            where
                S: SumOver<P>,
            {
                $name(self, axes, k)
            }
        )* }
    };
}

triangles! {
    /// The lower triangle of each matrix: the entries whose column is at most their row plus `k`, zero elsewhere.
    /// `x.tril((Row, Column), 0)` keeps the diagonal. Rule: the lower triangle of the cotangent.
    tril, rule tril_vjp = |k| move |d| d <= k;
    /// The upper triangle of each matrix: the entries whose column is at least their row plus `k`, zero elsewhere.
    /// Rule: the upper triangle of the cotangent.
    triu, rule triu_vjp = |k| move |d| d >= k;
}

impl<E: Element, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The axis as several, the last of which varies fastest: `x.split(Token, (Head, Part), [4, 8])`. No data moves.
    ///
    /// Axes: `(.., Token, ..)` to `(.., Head, Part, ..)`. Rule: the axes of the cotangent as one.
    ///
    /// # Panics
    /// When the extents do not multiply to that of the axis, or one of the new axes does not allow its own.
    #[track_caller]
    pub fn split<A: Axis, P: AxisSet, const N: usize>(
        &self,
        axis: A,
        into: P,
        extents: [usize; N],
    ) -> Tensor<E, <S as Split<A, P>>::Out, V>
    where
        S: Split<A, P>,
    {
        split::<E, &Self, A, P, N>(self, axis, into, extents)
    }

    /// Several axes as one, in the order in which they are named, the last varying fastest: `x.merge((Head, Part),
    /// Token)`. The new axis stands where the first of them does. No data moves where the storage has that order.
    ///
    /// Axes: `(.., Head, Part, ..)` to `(.., Token, ..)`. Rule: the axis of the cotangent as several.
    ///
    /// # Panics
    /// When the new axis does not allow the product of the extents.
    #[track_caller]
    pub fn merge<P: AxisSet, B: Axis>(&self, axes: P, into: B) -> Tensor<E, <S as Merge<P, B>>::Out, V>
    where
        S: Merge<P, B>,
    {
        merge::<E, &Self, P, B>(self, axes, into)
    }

    /// The tensor without an axis of extent 1. `x.broadcast(Batch, 1)` is the inverse. Rule: the axis again.
    ///
    /// # Panics
    /// When the extent is not 1.
    #[track_caller]
    pub fn remove_axis<A: Axis>(&self, axis: A) -> Tensor<E, <S as SumOver<A>>::Out, V>
    where
        S: SumOver<A>,
    {
        remove_axis::<E, &Self, A>(self, axis)
    }

    /// The windows of `size` entries of an axis, of which one begins at every `step`-th entry: `x.windows(Time, Lag, 3,
    /// 1)`. Windows that would reach beyond the end are left out. No data moves where they do not overlap.
    ///
    /// Axes: `(.., Time, ..)` to `(Lag, .., Time, ..)`, where `Time` counts the windows and `Lag` the entries of one.
    /// Rule: each entry has the sum over the windows in which it is.
    ///
    /// # Panics
    /// When the size or the step is 0, or an axis does not allow its extent.
    #[track_caller]
    pub fn windows<A: Axis, W: Axis>(
        &self,
        axis: A,
        window: W,
        size: usize,
        step: usize,
    ) -> Tensor<E, <S as Insert<W>>::Out, V>
    where
        S: SumOver<A> + Insert<W>,
    {
        windows::<E, &Self, A, W>(self, axis, window, size, step)
    }

    /// The diagonal of each matrix: `x.diagonal((Row, Column), State)`. No data moves.
    ///
    /// Axes: `(.., Row, .., Column, ..)` to `(State, ..)`, whose extent is the smaller one. Rule: the cotangent on the
    /// diagonal, zero elsewhere.
    ///
    /// # Panics
    /// When the new axis does not allow the extent.
    #[track_caller]
    pub fn diagonal<P: AxisSet, D: Axis>(
        &self,
        axes: P,
        along: D,
    ) -> Tensor<E, <<S as SumOver<P>>::Out as Insert<D>>::Out, V>
    where
        S: SumOver<P>,
        <S as SumOver<P>>::Out: Insert<D>,
    {
        diagonal::<E, &Self, P, D>(self, axes, along)
    }
}
