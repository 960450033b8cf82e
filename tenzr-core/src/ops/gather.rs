//! Entries at indices that are themselves a tensor: take, slices that begin where a value says, one-hot rows.
//!
//! Axes that the indices and the tensor share are paired, the others combined: an index along `Class` for each `Time`
//! takes one entry for each `Time` from a tensor over `(Time, Class)`, and a row for each `Time` from a table over
//! `(Class, Feature)`. Indices carry no cotangent.

use super::fit::fit_untyped;
use super::moves::position;
use crate::axis::{Axes, Axis, AxisId, Ids, Insert, Join, MAX_RANK, MappedAxes, Outer, SumOver};
use crate::element::{Element, Float};
use crate::kernel::indexed::Indexed;
use crate::plan::Plan;
use crate::raw::{PerAxis, Raw};
use crate::tangent::Named;
use crate::tensor::{Named as _, Operand, Shaped, Tensor, TensorOf};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("take", &["take_vjp", ""]),
    ("dynamic_slice", &["dynamic_slice_vjp", ""]),
    ("one_hot", &[""]),
    ("masked_fill", &["select_vjp_second", "", "select_vjp_first"]),
];

/// The axes of entries taken: those of the indices, then what the tensor has more.
pub type Taken<S, I, A> = <I as Outer<<S as SumOver<A>>::Out>>::Out;

/// The entries that the indices lead to, over the axes of the points. Levels of forward mode are axes like others.
#[track_caller]
pub(super) fn taken<E: Element>(x: Named<E>, at: &Indexed) -> Raw<E> {
    let dims = at.extents(x, None);
    let mut out = Raw::fresh(dims, at.over.rank());
    let (points, from) = (*out.strides(), x.0.data());
    let to = out.fresh_mut();
    at.for_each_run(&dims, (x.0.strides(), x.1), (&points, at.over), |c, p, [sc, sp], n| match (sc, sp) {
        (1, 1) => to[p..p + n].copy_from_slice(&from[c..c + n]),
        _ => (0..n).for_each(|k| to[p + k * sp] = from[c + k * sc]),
    });
    out
}

/// The transpose of [`taken`]: zeros with the axes `li` and the extents `dims`, and the cotangent added where each entry
/// came from.
pub(super) fn put_back<E: Float>(ct: Named<E>, at: &Indexed, li: &Ids, dims: &PerAxis) -> Raw<E> {
    let (ct, ci) = ct;
    // With the levels of the cotangent, which the tensor may lack.
    let mut wide = *li;
    ci.iter().filter(|a| a.is_tangent() && li.position(a.id).is_none()).for_each(|a| wide = wide.with(*a));
    let mut extents = [1; MAX_RANK];
    for (i, axis) in wide.iter().enumerate() {
        extents[i] = match (axis.is_tangent(), ci.position(axis.id), li.position(axis.id)) {
            (true, Some(p), _) => ct.dims()[p],
            (false, _, Some(p)) => dims[p],
            _ => 1,
        };
    }
    let mut out = Raw::fresh(extents, wide.rank());
    let cells = *out.strides();
    let to = out.fresh_mut();
    to.fill(E::ZERO);
    let from = ct.data();
    let points: PerAxis = std::array::from_fn(|i| match at.over.rank() > i {
        true => ci.position(at.over.axis(i).id).map_or(1, |p| ct.dims()[p]),
        false => 1,
    });
    at.for_each_run(&points, (&cells, &wide), (ct.strides(), ci), |c, p, [sc, sp], n| {
        (0..n).for_each(|k| to[c + k * sc] += from[p + k * sp]);
    });
    fit_untyped(&Plan::unary(wide, *li), out, dims)
}

/// Indices of the axis `A` into a value of axes `S` mapped over `V`.
pub(super) fn indexed<'a, A: Axis>(what: &'static str, over: &'a Ids, index: Named<'a, usize>) -> Indexed<'a> {
    Indexed { what, axis: A::Id::VALUE, name: A::NAME, over, index }
}

/// See [`Tensor::take`].
#[inline(never)]
#[track_caller]
pub fn take<E, X, I, A>(x: X, index: I, _axis: A) -> Tensor<E, Taken<X::S, I::S, A>, Join<X::V, I::V>>
where
    E: Element,
    X: Operand<E>,
    I: Operand<usize>,
    A: Axis,
    X::S: SumOver<A>,
    I::S: Outer<<X::S as SumOver<A>>::Out>,
{
    let (xi, ii) = (<(X::S, X::V)>::IDS, <(I::S, I::V)>::IDS);
    let over = Tensor::<E, Taken<X::S, I::S, A>, Join<X::V, I::V>>::IDS;
    Tensor::from_raw(x.with_raw(|x| index.with_raw(|i| taken((x, &xi), &indexed::<A>("take", over, (i, &ii))))))
}

/// The rule of [`take`]: the cotangent added where each entry was taken from.
#[inline(never)]
pub fn take_vjp<E, S, V, I, A, L>(ct: Tensor<E, S, V>, index: I, _axis: A, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    I: Operand<usize>,
    A: Axis,
    L: Shaped<E = E>,
{
    let (over, ii) = (Tensor::<E, S, V>::IDS, <(I::S, I::V)>::IDS);
    Tensor::from_raw(index.with_raw(|i| {
        put_back((ct.raw(), over), &indexed::<A>("take", over, (i, &ii)), TensorOf::<L>::IDS, like.dims())
    }))
}

/// The indices `start`, `start + 1`, .. along an axis, over the axes of `start` and that axis.
pub(super) fn from_start<A: Axis>((start, si): Named<usize>, size: usize) -> (Raw<usize>, Ids) {
    let ids = si.with(<<A as crate::axis::AxisSet>::List as crate::axis::List>::IDS.axis(0));
    let mut dims = *start.dims();
    dims[si.rank()] = u32::try_from(size).expect("an extent fits 32 bits");
    let whole = start.clone().row_major();
    let starts = &whole.data()[..whole.len()];
    let entries = starts.iter().flat_map(|&s| (0..size).map(move |i| s + i)).collect();
    (Raw::from_vec(dims, ids.rank(), entries), ids)
}

/// # Panics
/// When a slice reaches beyond the axis.
#[track_caller]
pub(super) fn check_start(what: &str, start: &Raw<usize>, size: usize, n: usize, axis: &str) {
    let latest = start.clone().row_major().data()[..start.len()].iter().copied().max().unwrap_or(0);
    assert!(
        size <= n && latest <= n - size,
        "`{what}` of {size} entries from {latest} on of the axis `{axis}`, whose extent is {n}"
    );
}

/// See [`Tensor::dynamic_slice`].
#[inline(never)]
#[track_caller]
pub fn dynamic_slice<E, X, I, A>(x: X, start: I, _axis: A, size: usize) -> Tensor<E, X::S, Join<X::V, I::V>>
where
    E: Element,
    X: Operand<E>,
    I: Operand<usize, S = ()>,
    A: Axis,
    X::S: SumOver<A>,
{
    let (xi, si) = (<(X::S, X::V)>::IDS, <((), I::V)>::IDS);
    let over = Tensor::<E, X::S, Join<X::V, I::V>>::IDS;
    Tensor::from_raw(x.with_raw(|x| {
        start.with_raw(|start| {
            let at = position::<A>(&xi);
            super::moves::check_resized("dynamic_slice", &xi, at, size);
            check_start("dynamic_slice", start, size, x.dim(at), A::NAME);
            let (index, ii) = from_start::<A>((start, &si), size);
            taken((x, &xi), &indexed::<A>("dynamic_slice", over, (&index, &ii)))
        })
    }))
}

/// The rule of [`dynamic_slice`]: the cotangent at the entries of the slice, zero elsewhere.
#[inline(never)]
pub fn dynamic_slice_vjp<E, S, V, I, A, L>(
    ct: Tensor<E, S, V>,
    start: I,
    _axis: A,
    size: usize,
    like: &L,
) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    I: Operand<usize, S = ()>,
    A: Axis,
    L: Shaped<E = E>,
{
    let (over, si) = (Tensor::<E, S, V>::IDS, <((), I::V)>::IDS);
    Tensor::from_raw(start.with_raw(|start| {
        let (index, ii) = from_start::<A>((start, &si), size);
        let at = indexed::<A>("dynamic_slice", over, (&index, &ii));
        put_back((ct.raw(), over), &at, TensorOf::<L>::IDS, like.dims())
    }))
}

/// See [`Tensor::one_hot`].
#[track_caller]
pub fn one_hot<I: Operand<usize>, A: Axis>(index: I, _axis: A, n: usize) -> Tensor<bool, <I::S as Insert<A>>::Out, I::V>
where
    I::S: Insert<A>,
{
    let front = I::V::IDS.rank();
    let ids = Tensor::<bool, <I::S as Insert<A>>::Out, I::V>::IDS;
    Tensor::from_raw(index.with_raw(|index| {
        let mut dims = [1; MAX_RANK];
        for (i, d) in dims.iter_mut().enumerate().take(ids.rank()) {
            *d = match i.cmp(&front) {
                std::cmp::Ordering::Less => index.dims()[i],
                std::cmp::Ordering::Equal => u32::try_from(n).expect("an extent fits 32 bits"),
                std::cmp::Ordering::Greater => index.dims()[i - 1],
            };
        }
        super::shape::check_extents(ids, &dims);
        let ii = <(I::S, I::V)>::IDS;
        let mut out = Raw::filled(dims, ids.rank(), false).copied();
        let cells = *out.strides();
        let at = indexed::<A>("one_hot", &ii, (index, &ii));
        let points = at.extents((&out, ids), None);
        let to = out.fresh_mut();
        at.for_each_run(&points, (&cells, ids), (index.strides(), &ii), |c, _, [sc, _], n| {
            (0..n).for_each(|k| to[c + k * sc] = true);
        });
        out
    }))
}

/// See [`Tensor::masked_fill`].
#[track_caller]
pub fn masked_fill<E, X, M, W>(x: X, mask: M, value: W) -> super::compare::Selected<E, M::S, M::V, W, X>
where
    E: Float,
    X: Operand<E>,
    M: Operand<bool>,
    W: Operand<E>,
    W::S: crate::axis::Broadcast<X::S>,
    M::S: crate::axis::Broadcast<<W::S as crate::axis::Broadcast<X::S>>::Out>,
{
    super::compare::select(mask, value, x)
}

impl<E: Element, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The entries at indices along an axis: `x.take(&ids, Vocab)`, whether one for all, one for each example, or a whole
    /// tensor of indices.
    ///
    /// Axes: with indices over `I`, those of `I`, then those of the tensor without the axis and without what `I` has.
    /// Axes of both are paired. Rule: the cotangent added where each entry was taken from, repeated indices included;
    /// indices carry no cotangent.
    ///
    /// # Panics
    /// When an index is out of range, or an axis has different extents in the two.
    #[track_caller]
    pub fn take<I: Operand<usize>, A: Axis>(&self, index: I, axis: A) -> Tensor<E, Taken<S, I::S, A>, Join<V, I::V>>
    where
        S: SumOver<A>,
        I::S: Outer<<S as SumOver<A>>::Out>,
    {
        take::<E, &Self, I, A>(self, index, axis)
    }

    /// The `size` entries of an axis from `start` on, which is a value: another one for each example of a map, where it
    /// is mapped.
    ///
    /// Axes: the same. Rule: the cotangent at the entries of the slice, zero elsewhere; the start carries none.
    ///
    /// # Panics
    /// When the slice reaches beyond the axis, or the axis does not allow its extent.
    #[track_caller]
    pub fn dynamic_slice<I: Operand<usize, S = ()>, A: Axis>(
        &self,
        start: I,
        axis: A,
        size: usize,
    ) -> Tensor<E, S, Join<V, I::V>>
    where
        S: SumOver<A>,
    {
        dynamic_slice::<E, &Self, I, A>(self, start, axis, size)
    }
}

impl<S: Axes, V: MappedAxes> Tensor<usize, S, V> {
    /// For each index a row of truth values along a new axis of extent `n`, which comes first: true at the index alone.
    /// `.to_float()` makes numbers of them. Carries no cotangent.
    ///
    /// # Panics
    /// When an index is not below `n`, or the axis does not allow the extent.
    #[track_caller]
    pub fn one_hot<A: Axis>(&self, axis: A, n: usize) -> Tensor<bool, <S as Insert<A>>::Out, V>
    where
        S: Insert<A>,
    {
        one_hot::<&Self, A>(self, axis, n)
    }
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// `value` where the mask holds, the tensor elsewhere: `scores.masked_fill(&mask, -1e9)`, by name.
    ///
    /// Rules: the cotangent where the mask does not hold; where it does, summed over the axes that the value lacks.
    ///
    /// # Panics
    /// When an axis has different extents in two of them.
    #[track_caller]
    pub fn masked_fill<M, W>(&self, mask: M, value: W) -> super::compare::Selected<E, M::S, M::V, W, &Self>
    where
        M: Operand<bool>,
        W: Operand<E>,
        W::S: crate::axis::Broadcast<S>,
        M::S: crate::axis::Broadcast<<W::S as crate::axis::Broadcast<S>>::Out>,
    {
        masked_fill::<E, &Self, M, W>(self, mask, value)
    }
}
