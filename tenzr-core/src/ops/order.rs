//! Order along an axis: sorting, the largest entries, and quantiles.
//!
//! Equal entries (-0 and 0 among them) keep the order in which they stand. NaN has no place among them and is refused;
//! a quantile of entries with a NaN is NaN.

use super::compare::primal_of;
use super::pick::{all_axes, named, picked, with_levels};
use super::reduce::{Reduced, ReducedPlan, refuse_empty};
use crate::axis::{Axes, Axis, AxisId, AxisSet, Ids, MappedAxes, Rename, SumOver};
use crate::element::Float;
use crate::kernel::nest::Nest;
use crate::kernel::pick::Picking;
use crate::kernel::reduce::Rows;
use crate::plan::Plan;
use crate::raw::Raw;
use crate::tensor::{Named, Operand, Tensor};
use std::cmp::Ordering;

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("sort", &["picked_vjp"]),
    ("sort_descending", &["picked_vjp"]),
    ("argsort", &[""]),
    ("argsort_descending", &[""]),
    ("top_k", &["picked_vjp"]),
    ("arg_top_k", &[""]),
    ("median", &["median_vjp"]),
    ("median_all", &["median_all_vjp"]),
    ("quantile", &["quantile_vjp"]),
    ("quantile_all", &["quantile_all_vjp"]),
];

/// The order of entries, none of which is NaN.
fn by_size<E: Float>(a: E, b: E) -> Ordering {
    a.partial_cmp(&b).unwrap_or(Ordering::Equal)
}

fn has_nan<E: Float>(x: &Raw<E>) -> bool {
    let mut nest = Nest::new();
    (0..x.rank()).for_each(|i| nest.push(x.dim(i), [x.stride(i)]));
    let (data, mut found) = (x.data(), false);
    nest.merged().for_each_row(|[at], n, [step]| found |= (0..n).any(|k| data[at + k * step].is_nan()));
    found
}

/// # Panics
/// When an entry is NaN, which has no place in an order.
#[track_caller]
fn refuse_nan<E: Float>(operation: &str, ids: &Ids, axis: u64, x: &Raw<E>) {
    let (x, ids) = primal_of(x, ids);
    if has_nan(&x) {
        let p = ids.position(axis).expect("an axis of the operand");
        let i = (0..x.dim(p)).find(|i| has_nan(&x.at(p, *i))).unwrap_or(0);
        panic!(
            "`{operation}`: the entry {i} along the axis `{}` is NaN, which has no place in an order",
            ids.axis(p).name
        );
    }
}

/// Which entries come first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum First {
    Smallest,
    Largest,
}

impl First {
    fn compare<E: Float>(self, a: E, b: E) -> Ordering {
        match self {
            First::Smallest => by_size(a, b),
            First::Largest => by_size(b, a),
        }
    }

    /// The order of two places of a row: that of their entries, then their own.
    fn places<E: Float>(self, row: &[E]) -> impl Fn(&usize, &usize) -> Ordering {
        move |&i, &j| self.compare(row[i], row[j]).then(i.cmp(&j))
    }
}

/// The places of the first entries of a row, as many as `to` has room for.
fn first_places<E: Float>(row: &[E], first: First, to: &mut [usize]) {
    let mut places: Vec<usize> = (0..row.len()).collect();
    let k = to.len();
    if k < row.len() {
        places.select_nth_unstable_by(k, first.places(row));
    }
    places[..k].sort_unstable_by(first.places(row));
    to.copy_from_slice(&places[..k]);
}

/// The places of the first `k` entries along an axis, without levels of forward mode.
fn places_along<E: Float>(ids: &Ids, axis: u64, x: &Raw<E>, k: Option<usize>, first: First) -> Raw<usize> {
    let (x, ids) = primal_of(x, ids);
    let p = ids.position(axis).expect("an axis of the operand");
    let k = k.unwrap_or(x.dim(p));
    Rows::along(x, &[p]).map_rows(p, k, |row, to| first_places(row, first, to))
}

fn sorted<E: Float>(ids: &Ids, axis: u64, x: Raw<E>, first: First) -> Raw<E> {
    let p = ids.position(axis).expect("an axis of the operand");
    let n = x.dim(p);
    Rows::along(x, &[p]).map_rows(p, n, |row, to| {
        to.copy_from_slice(row);
        to.sort_by(|a, b| first.compare(*a, *b));
    })
}

/// # Panics
/// When the axis has fewer entries.
#[track_caller]
fn check_k<E: Float>(operation: &str, ids: &Ids, axis: u64, x: &Raw<E>, k: usize) {
    let p = ids.position(axis).expect("an axis of the operand");
    let (name, n) = (ids.axis(p).name, x.dim(p));
    assert!(k <= n, "{operation}: the {k} largest entries along the axis `{name}`, whose extent is {n}");
}

/// The entries at places along `A`, under the axes `out`.
fn at_places<E: Float, A: AxisSet>(ids: &Ids, out: &Ids, x: &Raw<E>, places: &Raw<usize>) -> Raw<E> {
    let picking = Picking::new(*ids, *out, &named::<A>());
    let (primal, pi) = primal_of(x, ids);
    let values = Picking::new(pi, out.primal(), &named::<A>()).gather(&primal, places);
    picked(&picking, x, places, values)
}

/// Declares a sort: the values, the same with the places, and the places.
macro_rules! sorts {
    ($($(#[$doc:meta])* $name:ident, $with_places:ident / $(#[$doc_places:meta])* $places:ident = $first:expr;)*) => {
        $(
            $(#[$doc])*
            #[inline(never)]
            #[track_caller]
            pub fn $name<E: Float, X: Operand<E>, A: Axis>(x: X, axis: A) -> Tensor<E, X::S, X::V>
            where
                X::S: SumOver<A>,
            {
                let ids = <(X::S, X::V)>::IDS;
                if ids.tangent().is_some() {
                    return $with_places(x, axis).0;
                }
                let x = x.into_raw();
                refuse_nan(stringify!($name), &ids, A::Id::VALUE, &x);
                Tensor::from_raw(sorted(&ids, A::Id::VALUE, x, $first))
            }

            #[doc = concat!("[`", stringify!($name), "`], and where its entries come from.")]
            #[inline(never)]
            #[track_caller]
            pub fn $with_places<E: Float, X: Operand<E>, A: Axis>(
                x: X,
                _axis: A,
            ) -> (Tensor<E, X::S, X::V>, Tensor<usize, X::S, X::V>)
            where
                X::S: SumOver<A>,
            {
                let ids = <(X::S, X::V)>::IDS;
                x.with_raw(|x| {
                    refuse_nan(stringify!($name), &ids, A::Id::VALUE, x);
                    let places = places_along(&ids, A::Id::VALUE, x, None, $first);
                    let y = at_places::<E, A>(&ids, &ids, x, &places);
                    (Tensor::from_raw(y), Tensor::from_raw(with_levels(places, &ids)))
                })
            }

            $(#[$doc_places])*
            #[inline(never)]
            #[track_caller]
            pub fn $places<E: Float, X: Operand<E>, A: Axis>(
                x: X,
                _axis: A,
            ) -> Tensor<usize, X::S, <X::V as MappedAxes>::Primal>
            where
                X::S: SumOver<A>,
            {
                let ids = <(X::S, X::V)>::IDS;
                Tensor::from_raw(x.with_raw(|x| {
                    refuse_nan(stringify!($places), &ids, A::Id::VALUE, x);
                    places_along(&ids, A::Id::VALUE, x, None, $first)
                }))
            }
        )*

        impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            #[track_caller]
            pub fn $name<A: Axis>(&self, axis: A) -> Self
            where
                S: SumOver<A>,
            {
                $name(self, axis)
            }

            $(#[$doc_places])*
            #[track_caller]
            pub fn $places<A: Axis>(&self, axis: A) -> Tensor<usize, S, <V as MappedAxes>::Primal>
            where
                S: SumOver<A>,
            {
                $places(self, axis)
            }
        )* }
    };
}

sorts! {
    /// The entries along an axis, the smallest first. Stable. Rule: the cotangent goes back to where the entries come
    /// from; at a tie the order is that in which they stood.
    ///
    /// # Panics
    /// When an entry is NaN.
    sort, sort_with_places /
    /// Where the entries of [`sort`] come from: indices along the axis. Carries no cotangent.
    ///
    /// # Panics
    /// When an entry is NaN.
    argsort = First::Smallest;
    /// The entries along an axis, the largest first. Stable: equal entries keep their order. Rule: the cotangent goes back
    /// to where the entries come from.
    ///
    /// # Panics
    /// When an entry is NaN.
    sort_descending, sort_descending_with_places /
    /// Where the entries of [`sort_descending`] come from: indices along the axis. Carries no cotangent.
    ///
    /// # Panics
    /// When an entry is NaN.
    argsort_descending = First::Largest;
}

/// The axes of what [`top_k`] gives.
type Best<S, A, K> = <S as Rename<A, K>>::Out;

/// See [`Tensor::top_k`].
#[inline(never)]
#[track_caller]
pub fn top_k<E, X, A, K>(x: X, axis: A, best: K, k: usize) -> Tensor<E, Best<X::S, A, K>, X::V>
where
    E: Float,
    X: Operand<E>,
    A: Axis,
    K: Axis,
    X::S: Rename<A, K>,
{
    top_k_with_places(x, axis, best, k).0
}

/// [`top_k`], and where its entries come from.
#[inline(never)]
#[track_caller]
#[expect(clippy::type_complexity, reason = "two tensors, each with its axes")]
pub fn top_k_with_places<E, X, A, K>(
    x: X,
    _axis: A,
    _best: K,
    k: usize,
) -> (Tensor<E, Best<X::S, A, K>, X::V>, Tensor<usize, Best<X::S, A, K>, X::V>)
where
    E: Float,
    X: Operand<E>,
    A: Axis,
    K: Axis,
    X::S: Rename<A, K>,
{
    let (ids, out) = (<(X::S, X::V)>::IDS, <(Best<X::S, A, K>, X::V)>::IDS);
    x.with_raw(|x| {
        check_k("top_k", &ids, A::Id::VALUE, x, k);
        refuse_nan("top_k", &ids, A::Id::VALUE, x);
        let places = places_along(&ids, A::Id::VALUE, x, Some(k), First::Largest);
        super::shape::check_extents(&out.primal(), places.dims());
        let y = at_places::<E, A>(&ids, &out, x, &places);
        (Tensor::from_raw(y), Tensor::from_raw(with_levels(places, &out)))
    })
}

/// See [`Tensor::arg_top_k`].
#[inline(never)]
#[track_caller]
pub fn arg_top_k<E, X, A, K>(
    x: X,
    _axis: A,
    _best: K,
    k: usize,
) -> Tensor<usize, Best<X::S, A, K>, <X::V as MappedAxes>::Primal>
where
    E: Float,
    X: Operand<E>,
    A: Axis,
    K: Axis,
    X::S: Rename<A, K>,
{
    let (ids, out) = (<(X::S, X::V)>::IDS, <(Best<X::S, A, K>, X::V)>::IDS);
    x.with_raw(|x| {
        check_k("arg_top_k", &ids, A::Id::VALUE, x, k);
        refuse_nan("arg_top_k", &ids, A::Id::VALUE, x);
        let places = places_along(&ids, A::Id::VALUE, x, Some(k), First::Largest);
        super::shape::check_extents(&out.primal(), places.dims());
        Tensor::from_raw(places)
    })
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The `k` largest entries along the axis `A`, the largest first, under the axis `K` in the place of `A`: `x.top_k(Class, Best, 5)`. Of equal entries the first come first.
    ///
    /// Rule: the cotangent goes back to where the entries come from, zero elsewhere.
    ///
    /// # Panics
    /// When the axis has fewer than `k` entries, one of them is NaN, or `K` does not allow the extent `k`.
    #[track_caller]
    pub fn top_k<A: Axis, K: Axis>(&self, axis: A, best: K, k: usize) -> Tensor<E, Best<S, A, K>, V>
    where
        S: Rename<A, K>,
    {
        top_k(self, axis, best, k)
    }

    /// Where the entries of [`Tensor::top_k`] come from: indices along the axis `A`. Carries no cotangent.
    ///
    /// # Panics
    /// When the axis has fewer than `k` entries, one of them is NaN, or `K` does not allow the extent `k`.
    #[track_caller]
    pub fn arg_top_k<A: Axis, K: Axis>(
        &self,
        axis: A,
        best: K,
        k: usize,
    ) -> Tensor<usize, Best<S, A, K>, <V as MappedAxes>::Primal>
    where
        S: Rename<A, K>,
    {
        arg_top_k(self, axis, best, k)
    }
}

/// Between which two entries in order a quantile lies, and the weight of the second.
#[derive(Clone, Copy)]
struct Between {
    low: usize,
    high: usize,
    weight: f64,
}

impl Between {
    fn of(n: usize, q: f64) -> Between {
        let at = q * (n - 1) as f64;
        let low = at.floor();
        Between { low: low as usize, high: at.ceil() as usize, weight: at - low }
    }

    /// The places of both entries in a row; those of a NaN where there is one.
    fn places<E: Float>(self, row: &[E]) -> (usize, usize) {
        if let Some(nan) = row.iter().position(|v| v.is_nan()) {
            return (nan, nan);
        }
        let mut places: Vec<usize> = (0..row.len()).collect();
        let order = First::Smallest.places(row);
        let (_, &mut low, above) = places.select_nth_unstable_by(self.low, &order);
        let next = above.iter().copied().min_by(&order);
        (low, if self.high == self.low { low } else { next.unwrap_or(low) })
    }
}

/// # Panics
/// When `q` is not within 0 and 1.
#[track_caller]
fn check_q(q: f64) {
    assert!((0.0..=1.0).contains(&q), "quantile: {q} is not within 0 and 1");
}

/// A quantile over named axes, as what its value and its rule need.
struct Quantile {
    picking: Picking,
    low: Raw<usize>,
    high: Raw<usize>,
    weight: f64,
}

impl Quantile {
    fn of<E: Float>(ids: &Ids, out: &Ids, axes: &Ids, x: &Raw<E>, q: f64) -> Quantile {
        let (x, pi) = primal_of(x, ids);
        let along: Vec<usize> = axes.iter().map(|a| pi.position(a.id).expect("an axis of the operand")).collect();
        let x_is_empty = x.is_empty();
        let rows = Rows::along(x, &along);
        let plan = Plan::unary(pi, out.primal());
        let between = Between::of(rows.width, q);
        let (mut low, mut high) = (rows.result(&plan), rows.result(&plan));
        if !x_is_empty {
            let both = low.fresh_mut().iter_mut().zip(high.fresh_mut());
            both.zip(rows.data().chunks_exact(rows.width))
                .for_each(|((low, high), row)| (*low, *high) = between.places(row));
        }
        Quantile { picking: Picking::new(*ids, *out, axes), low, high, weight: between.weight }
    }

    /// The weight of each of the two entries.
    fn parts<E: Float>(&self) -> [(&Raw<usize>, E); 2] {
        [(&self.low, E::from_f64(1.0 - self.weight)), (&self.high, E::from_f64(self.weight))]
    }
}

/// A part of weight zero has no part in a sum, whatever it is.
fn weighted<E: Float>(ids: &Ids, parts: [(&Raw<usize>, E); 2], f: impl Fn(&Raw<usize>) -> Raw<E>) -> Raw<E> {
    let [(low, a), (high, b)] = parts;
    let scale = |x, k| super::arith::scale_untyped(x, k);
    if b == E::ZERO {
        return f(low);
    }
    super::arith::add_same(ids, scale(f(low), a), scale(f(high), b))
}

#[track_caller]
fn quantile_untyped<E: Float>(plan: &Plan, axes: &Ids, x: &Raw<E>, q: f64) -> Raw<E> {
    check_q(q);
    refuse_empty(plan, x, "a quantile");
    let quantile = Quantile::of(&plan.a, &plan.out, axes, x, q);
    weighted(&plan.out, quantile.parts(), |places| quantile.picking.gather(x, places))
}

fn quantile_rule<E: Float>(plan: &Plan, axes: &Ids, ct: &Raw<E>, x: &Raw<E>, q: f64) -> Raw<E> {
    if x.is_empty() {
        return super::fit::zeros(x);
    }
    let quantile = Quantile::of(&plan.a, &plan.out, axes, x, q);
    weighted(&plan.a, quantile.parts(), |places| quantile.picking.scatter(ct, places, x.dims()))
}

/// See [`Tensor::quantile`].
#[inline(never)]
#[track_caller]
pub fn quantile<E: Float, X: Operand<E>, A: AxisSet>(x: X, _axes: A, q: f64) -> Tensor<E, Reduced<X::S, A>, X::V>
where
    X::S: SumOver<A>,
{
    let plan = ReducedPlan::<(X::S, X::V), (Reduced<X::S, A>, X::V)>::PLAN;
    Tensor::from_raw(x.with_raw(|x| quantile_untyped(plan, &named::<A>(), x, q)))
}

/// See [`Tensor::quantile_all`].
#[inline(never)]
#[track_caller]
pub fn quantile_all<E: Float, X: Operand<E>>(x: X, q: f64) -> Tensor<E, (), X::V> {
    let plan = ReducedPlan::<(X::S, X::V), ((), X::V)>::PLAN;
    Tensor::from_raw(x.with_raw(|x| quantile_untyped(plan, &all_axes(&plan.a), x, q)))
}

/// See [`Tensor::median`].
#[inline(never)]
#[track_caller]
pub fn median<E: Float, X: Operand<E>, A: AxisSet>(x: X, axes: A) -> Tensor<E, Reduced<X::S, A>, X::V>
where
    X::S: SumOver<A>,
{
    quantile(x, axes, 0.5)
}

/// See [`Tensor::median_all`].
#[inline(never)]
#[track_caller]
pub fn median_all<E: Float, X: Operand<E>>(x: X) -> Tensor<E, (), X::V> {
    quantile_all(x, 0.5)
}

/// The rule of [`quantile`]: the cotangent to the two entries between which it lies, by their weights.
#[inline(never)]
pub fn quantile_vjp<E, S, V, SX, VX, A>(
    ct: Tensor<E, S, V>,
    x: &Tensor<E, SX, VX>,
    _axes: A,
    q: f64,
) -> Tensor<E, SX, VX>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    SX: Axes,
    VX: MappedAxes,
    A: AxisSet,
{
    let plan = ReducedPlan::<(SX, VX), (S, V)>::PLAN;
    Tensor::from_raw(quantile_rule(plan, &named::<A>(), ct.raw(), x.raw(), q))
}

/// The rule of [`quantile_all`].
#[inline(never)]
pub fn quantile_all_vjp<E, S, V, SX, VX>(ct: Tensor<E, S, V>, x: &Tensor<E, SX, VX>, q: f64) -> Tensor<E, SX, VX>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    SX: Axes,
    VX: MappedAxes,
{
    let plan = ReducedPlan::<(SX, VX), (S, V)>::PLAN;
    Tensor::from_raw(quantile_rule(plan, &all_axes(&plan.a), ct.raw(), x.raw(), q))
}

/// The rule of [`median`].
pub fn median_vjp<E, S, V, SX, VX, A>(ct: Tensor<E, S, V>, x: &Tensor<E, SX, VX>, axes: A) -> Tensor<E, SX, VX>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    SX: Axes,
    VX: MappedAxes,
    A: AxisSet,
{
    quantile_vjp(ct, x, axes, 0.5)
}

/// The rule of [`median_all`].
pub fn median_all_vjp<E, S, V, SX, VX>(ct: Tensor<E, S, V>, x: &Tensor<E, SX, VX>) -> Tensor<E, SX, VX>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    SX: Axes,
    VX: MappedAxes,
{
    quantile_all_vjp(ct, x, 0.5)
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The quantile `q` over the axes named, interpolated linearly between the two entries in order that it lies between:
    /// `x.quantile(Batch, 0.9)`; NaN where there is one.
    ///
    /// Rule: the cotangent to these two entries, by their weights; of equal entries to those that a stable
    /// sort puts there.
    ///
    /// # Panics
    /// When `q` is not within 0 and 1, or an axis named is empty.
    #[track_caller]
    pub fn quantile<A: AxisSet>(&self, axes: A, q: f64) -> Tensor<E, Reduced<S, A>, V>
    where
        S: SumOver<A>,
    {
        quantile(self, axes, q)
    }

    /// The quantile `q` over all axes of an example. See [`Tensor::quantile`].
    ///
    /// # Panics
    /// When `q` is not within 0 and 1, or an axis is empty.
    #[track_caller]
    pub fn quantile_all(&self, q: f64) -> Tensor<E, (), V> {
        quantile_all(self, q)
    }

    /// The median over the axes named: the middle entry, or the mean of the two in the middle. See [`Tensor::quantile`].
    ///
    /// # Panics
    /// When an axis named is empty.
    #[track_caller]
    pub fn median<A: AxisSet>(&self, axes: A) -> Tensor<E, Reduced<S, A>, V>
    where
        S: SumOver<A>,
    {
        median(self, axes)
    }

    /// The median over all axes of an example. See [`Tensor::quantile`].
    ///
    /// # Panics
    /// When an axis is empty.
    #[track_caller]
    pub fn median_all(&self) -> Tensor<E, (), V> {
        median_all(self)
    }
}
