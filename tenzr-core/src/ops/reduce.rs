//! Reductions over named axes: one axis, several, or all those of an example; and softmax and its relatives.

use super::arith::{add_same, mul_same, neg_untyped, strong_mul_same};
use super::compare::primal_of;
use super::discrete::Reduce;
use super::fit::fit_untyped;
use super::pick::Extreme;
use crate::axis::{Axes, AxisSet, Has, HasAxis, Ids, MAX_RANK, MappedAxes, Single, SumOver};
use crate::element::{Element, Float};
use crate::kernel::elementwise;
use crate::kernel::reduce::{Rows, reduced_dims};
use crate::kernel::sum::sum_of;
use crate::plan::Plan;
use crate::raw::Raw;
use crate::tangent;
use crate::tensor::{Operand, Planned, Shaped, Tensor, TensorOf};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("sum", &["fit_like"]),
    ("sum_all", &["fit_like"]),
    ("mean", &["mean_vjp"]),
    ("mean_all", &["mean_vjp"]),
    ("max", &["extreme_vjp"]),
    ("max_all", &["extreme_vjp"]),
    ("min", &["extreme_vjp"]),
    ("min_all", &["extreme_vjp"]),
    ("logsumexp", &["logsumexp_vjp"]),
    ("logsumexp_all", &["logsumexp_vjp"]),
    ("softmax", &["softmax_vjp"]),
    ("log_softmax", &["log_softmax_vjp"]),
    ("argmax", &[""]),
    ("argmin", &[""]),
];

pub(crate) type Reduced<S, A> = <S as SumOver<A>>::Out;
pub(crate) type ReducedPlan<X, O> = Planned<X, ((), Single), O>;

/// The number of entries that a reduction makes one of; levels of forward mode are no entries.
pub(crate) fn reduced_count<E: Element>(plan: &Plan, x: &Raw<E>) -> usize {
    plan.sums().iter().filter(|(_, axis)| !axis.is_tangent()).map(|(place, _)| x.dim(place.a().unwrap_or(0))).product()
}

#[track_caller]
pub(crate) fn sum_untyped<E: Float>(plan: &Plan, x: Raw<E>) -> Raw<E> {
    fit_untyped(plan, x, &[1; MAX_RANK])
}

#[track_caller]
pub(crate) fn mean_untyped<E: Float>(plan: &Plan, x: Raw<E>) -> Raw<E> {
    let n = E::from_usize(reduced_count(plan, &x));
    divided(sum_untyped(plan, x), n)
}

/// `x / n`: a division, not a product with the reciprocal, so that a mean of equal values is that value.
pub(crate) fn divided<E: Float>(x: Raw<E>, n: E) -> Raw<E> {
    elementwise::convert(x, |v| v / n)
}

/// `x` of the axes `ids` times `r`, which has some of them.
pub(crate) fn mul_broadcast<E: Float>(ids: &Ids, x: Raw<E>, ri: &Ids, r: Raw<E>) -> Raw<E> {
    super::arith::mul_untyped(&Plan::new(*ids, *ri, *ids), x, r)
}

pub(crate) fn sub_broadcast<E: Float>(ids: &Ids, x: Raw<E>, ri: &Ids, r: Raw<E>) -> Raw<E> {
    super::arith::sub_untyped(&Plan::new(*ids, *ri, *ids), x, r)
}

/// # Panics
/// When a reduced axis is empty.
#[track_caller]
fn extreme_untyped<E: Float>(plan: &Plan, x: Raw<E>, which: Extreme) -> Raw<E> {
    if let Some(level) = plan.level() {
        let inner = plan.without(level);
        let (p, t) = tangent::split_id(&x, &plan.a, level);
        drop(x);
        let y = extreme_untyped(&inner, p.clone(), which);
        let tangent = t.map(|t| sum_untyped(&inner, strong_mul_same(&inner.a, shares(&inner, &p, &y), t)));
        return tangent::stack(y, tangent, plan.out.position(level.id).expect("levels are not reduced"));
    }
    refuse_empty(plan, &x, "max or min");
    let rows = Rows::over(plan, x, 0);
    match which {
        Extreme::Max => rows.map(plan, |row| row[1..].iter().fold(row[0], |m, &v| Extreme::Max.best(m, v))),
        Extreme::Min => rows.map(plan, |row| row[1..].iter().fold(row[0], |m, &v| Extreme::Min.best(m, v))),
    }
}

#[track_caller]
pub(crate) fn refuse_empty<E: Element>(plan: &Plan, x: &Raw<E>, what: &str) {
    for (place, axis) in plan.sums() {
        if place.a().is_some_and(|p| x.dim(p) == 0) {
            panic!("{what} over the axis `{}`, which has no entries", axis.name);
        }
    }
}

/// The share of each entry in a maximum or minimum `y`: equal shares at a tie, summing to one. They have no tangent.
fn shares<E: Float>(plan: &Plan, x: &Raw<E>, y: &Raw<E>) -> Raw<E> {
    let ((x, xi), (y, yi)) = (primal_of(x, &plan.a), primal_of(y, &plan.out));
    let hit = elementwise::compare(&Plan::new(xi, yi, xi), &x, &y, |a: E, b: E| if a == b { E::ONE } else { E::ZERO });
    let count = sum_untyped(&Plan::unary(xi, yi), hit.clone());
    let shares = super::arith::div_untyped(&Plan::new(xi, yi, xi), hit, count);
    with_levels(shares, &xi, &plan.a)
}

/// A value without tangents under axes that have levels: its tangents are zero.
fn with_levels<E: Float>(x: Raw<E>, from: &Ids, to: &Ids) -> Raw<E> {
    super::fit::fit_untyped(&Plan::unary(*from, *to), x, &[1; MAX_RANK])
}

/// The maximum of a row; NaN where there is one.
fn row_max<E: Float>(row: &[E]) -> E {
    row.iter().fold(E::NEG_INFINITY, |m, &v| if v > m || v.is_nan() { v } else { m })
}

/// `ln Σ e^(x - m)` of a row with the finite maximum `m`.
fn ln_sum_exp<E: Float>(row: &[E], m: E) -> E {
    sum_of(row.len(), &|i| (row[i] - m).exp()).ln()
}

/// `max + ln Σ e^(x - max)`; -inf for a row of -inf only, and for an empty one.
fn logsumexp_row<E: Float>(row: &[E]) -> E {
    let m = row_max(row);
    if m == E::NEG_INFINITY || m == E::INFINITY || m.is_nan() {
        return m;
    }
    m + ln_sum_exp(row, m)
}

#[track_caller]
pub(crate) fn logsumexp_untyped<E: Float>(plan: &Plan, x: Raw<E>) -> Raw<E> {
    if let Some(level) = plan.level() {
        let inner = plan.without(level);
        let (p, t) = tangent::split_id(&x, &plan.a, level);
        drop(x);
        let tangent = t.map(|t| {
            let p = softmax_untyped(&inner, p.clone());
            sum_untyped(&inner, mul_same(&inner.a, t, p))
        });
        let y = logsumexp_untyped(&inner, p);
        return tangent::stack(y, tangent, plan.out.position(level.id).expect("levels are not reduced"));
    }
    if reduced_count(plan, &x) == 0 {
        return Raw::filled(reduced_dims(plan, &x), plan.out.rank(), E::NEG_INFINITY);
    }
    Rows::over(plan, x, 0).map(plan, logsumexp_row)
}

/// Softmax of rows in place; a row of -inf only gives zeros. All rows go through each pass together: they are often
/// shorter than a vector register.
fn softmax_rows<E: Float>(rows: &mut [E], width: usize) {
    for row in rows.chunks_exact_mut(width) {
        let m = row_max(row);
        if m != E::NEG_INFINITY {
            row.iter_mut().for_each(|v| *v = *v - m);
        }
    }
    crate::kernel::isa::map_in_place(
        rows,
        #[inline(always)]
        |v| v.exp(),
    );
    for row in rows.chunks_exact_mut(width) {
        let total = E::sum(row);
        if total != E::ZERO {
            row.iter_mut().for_each(|v| *v = *v / total);
        }
    }
}

/// Logarithm of the softmax of rows in place; a row of -inf only stays so. The maximum is taken off first: beside a
/// large one, `x - (max + ln Σ)` would round the sum away.
fn log_softmax_rows<E: Float>(rows: &mut [E], width: usize) {
    for row in rows.chunks_exact_mut(width) {
        let m = row_max(row);
        if m != E::NEG_INFINITY {
            let ln_total = ln_sum_exp(row, m);
            row.iter_mut().for_each(|v| *v = (*v - m) - ln_total);
        }
    }
}

/// A function of rows, in place.
fn by_rows<E: Float>(plan: &Plan, x: Raw<E>, f: fn(&mut [E], usize)) -> Raw<E> {
    if x.is_empty() {
        return x;
    }
    let rows = Rows::over(plan, x, 0);
    let width = rows.width;
    let mut y = rows.into_owned();
    if let Some(entries) = y.unique() {
        f(entries, width);
    }
    y
}

pub(crate) fn softmax_untyped<E: Float>(plan: &Plan, x: Raw<E>) -> Raw<E> {
    row_function(plan, x, softmax_rows, softmax_rule)
}

pub(crate) fn log_softmax_untyped<E: Float>(plan: &Plan, x: Raw<E>) -> Raw<E> {
    row_function(plan, x, log_softmax_rows, |plan, t, y| {
        let mean = sum_untyped(plan, mul_same(&plan.a, t.clone(), exp_untyped(&plan.a, y.clone())));
        live_rows(plan, y, &plan.a, sub_broadcast(&plan.a, t, &plan.out, mean))
    })
}

/// `x` of the axes `ids` with zeros in the rows where `y`, logits or the logarithm of their softmax, is -inf throughout:
/// there the softmax does not vary.
pub(crate) fn live_rows<E: Float>(plan: &Plan, y: &Raw<E>, ids: &Ids, x: Raw<E>) -> Raw<E> {
    let (y, yi) = primal_of(y, &plan.a);
    if !y.data().contains(&E::NEG_INFINITY) || y.is_empty() {
        return x;
    }
    let rows = Plan::unary(yi, plan.primal().out);
    let live = Rows::over(&rows, y, 0)
        .map(&rows, |row| if row.iter().all(|&v| v == E::NEG_INFINITY) { E::ZERO } else { E::ONE });
    super::arith::strong_mul_untyped(&Plan::new(rows.out, *ids, *ids), live, x)
}

fn exp_untyped<E: Float>(ids: &Ids, x: Raw<E>) -> Raw<E> {
    super::elementwise::exp_of(x, ids)
}

/// A function of rows with the rule for tangents: plan, tangent, result.
fn row_function<E: Float>(
    plan: &Plan,
    x: Raw<E>,
    f: fn(&mut [E], usize),
    rule: fn(&Plan, Raw<E>, &Raw<E>) -> Raw<E>,
) -> Raw<E> {
    let Some(level) = plan.level() else { return by_rows(plan, x, f) };
    let inner = plan.without(level);
    let (p, t) = tangent::split_id(&x, &plan.a, level);
    drop(x);
    let y = row_function(&inner, p, f, rule);
    let tangent = t.map(|t| rule(&inner, t, &y));
    tangent::stack(y, tangent, plan.a.position(level.id).expect("the operand has the level"))
}

/// `y (ct - Σ ct y)`: the Jacobian of softmax is symmetric, so this is its rule in both modes.
fn softmax_rule<E: Float>(plan: &Plan, ct: Raw<E>, y: &Raw<E>) -> Raw<E> {
    let mean = sum_untyped(plan, mul_same(&plan.a, ct.clone(), y.clone()));
    mul_same(&plan.a, sub_broadcast(&plan.a, ct, &plan.out, mean), y.clone())
}

macro_rules! reductions {
    ($Bound:ident; $($(#[$doc:meta])* $name:ident / $(#[$doc_all:meta])* $all:ident = $untyped:expr;)*) => {
        $(
            $(#[$doc])*
            #[inline(never)]
            #[track_caller]
            pub fn $name<E: $Bound, X: Operand<E>, A: AxisSet>(x: X, _axes: A) -> Tensor<E, Reduced<X::S, A>, X::V>
            where
                X::S: SumOver<A>,
            {
                let plan = ReducedPlan::<(X::S, X::V), (Reduced<X::S, A>, X::V)>::PLAN;
                let f: fn(&Plan, Raw<E>) -> Raw<E> = $untyped;
                Tensor::from_raw(f(plan, x.into_raw()))
            }

            $(#[$doc_all])*
            #[inline(never)]
            #[track_caller]
            pub fn $all<E: $Bound, X: Operand<E>>(x: X) -> Tensor<E, (), X::V> {
                let plan = ReducedPlan::<(X::S, X::V), ((), X::V)>::PLAN;
                let f: fn(&Plan, Raw<E>) -> Raw<E> = $untyped;
                Tensor::from_raw(f(plan, x.into_raw()))
            }
        )*

        impl<E: $Bound, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            #[track_caller]
            pub fn $name<A: AxisSet>(&self, axes: A) -> Tensor<E, Reduced<S, A>, V>
            where
                S: SumOver<A>,
            {
                $name(self, axes)
            }

            $(#[$doc_all])*
            #[track_caller]
            pub fn $all(&self) -> Tensor<E, (), V> {
                $all(self)
            }
        )* }
    };
}

reductions! {
    Reduce;
    /// The sum over the axes named: `x.sum(Class)`, `x.sum((Time, Class))`; 0 over an empty axis. Pairwise.
    /// Rule: the cotangent, repeated.
    sum /
    /// The sum over all axes of an example. Rule: the cotangent, repeated.
    sum_all = E::sum_over;
    /// The maximum over the axes named; NaN where there is one. Rule: equal shares of the cotangent to all entries that
    /// have the maximum.
    ///
    /// # Panics
    /// When an axis named is empty.
    max /
    /// The maximum over all axes of an example. Rule: equal shares at a tie.
    ///
    /// # Panics
    /// When an axis is empty.
    max_all = E::max_over;
    /// The minimum over the axes named; NaN where there is one. Rule: equal shares of the cotangent to all entries that
    /// have the minimum.
    ///
    /// # Panics
    /// When an axis named is empty.
    min /
    /// The minimum over all axes of an example. Rule: equal shares at a tie.
    ///
    /// # Panics
    /// When an axis is empty.
    min_all = E::min_over;
}

reductions! {
    Float;
    /// The mean over the axes named; NaN over an empty axis. Rule: the cotangent over the number of entries, repeated.
    mean /
    /// The mean over all axes of an example. Rule: the cotangent over the number of entries, repeated.
    mean_all = mean_untyped;
    /// `ln Σ e^x` over the axes named, stable for any finite input; -inf where all entries are, and over an empty axis.
    /// Rule: `ct softmax(x)`.
    logsumexp /
    /// `ln Σ e^x` over all axes of an example. Rule: `ct softmax(x)`.
    logsumexp_all = logsumexp_untyped;
}

impl<E: Float> Reduce for E {
    #[track_caller]
    fn sum_over(plan: &Plan, x: Raw<E>) -> Raw<E> {
        sum_untyped(plan, x)
    }
    #[track_caller]
    fn max_over(plan: &Plan, x: Raw<E>) -> Raw<E> {
        extreme_untyped(plan, x, Extreme::Max)
    }
    #[track_caller]
    fn min_over(plan: &Plan, x: Raw<E>) -> Raw<E> {
        extreme_untyped(plan, x, Extreme::Min)
    }
}

macro_rules! row_functions {
    ($($(#[$doc:meta])* $name:ident = $untyped:ident;)*) => {
        $(
            $(#[$doc])*
            #[inline(never)]
            #[track_caller]
            pub fn $name<E: Float, X: Operand<E>, A: AxisSet>(x: X, _axes: A) -> Tensor<E, X::S, X::V>
            where
                X::S: SumOver<A>,
            {
                let plan = ReducedPlan::<(X::S, X::V), (Reduced<X::S, A>, X::V)>::PLAN;
                Tensor::from_raw($untyped(plan, x.into_raw()))
            }
        )*

        impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            #[track_caller]
            pub fn $name<A: AxisSet>(&self, axes: A) -> Self
            where
                S: SumOver<A>,
            {
                $name(self, axes)
            }
        )* }
    };
}

row_functions! {
    /// `e^x / Σ e^x` over the axes named, stable for any finite input; zeros where all entries are -inf.
    /// Rule: `y (ct - Σ ct y)`.
    softmax = softmax_untyped;
    /// The logarithm of the softmax over the axes named, stable for any finite input; -inf where all entries are.
    /// Rule: `ct - e^y Σ ct`, and 0 where all entries are -inf.
    log_softmax = log_softmax_untyped;
}

/// The rule of [`mean`] and [`mean_all`]: the cotangent repeated, over the number of entries.
#[inline(never)]
pub fn mean_vjp<E: Float, S: Axes, V: MappedAxes, L: Shaped<E = E>>(ct: Tensor<E, S, V>, like: &L) -> TensorOf<L> {
    let plan = Planned::<(S, V), ((), Single), (L::S, L::V)>::PLAN;
    let n: usize = plan
        .out
        .iter()
        .enumerate()
        .filter(|(_, axis)| plan.a.position(axis.id).is_none() && !axis.is_tangent())
        .map(|(i, _)| like.dims()[i] as usize)
        .product();
    let scaled = divided(ct.into_raw(), E::from_usize(n));
    Tensor::from_raw(fit_untyped(plan, scaled, like.dims()))
}

/// The rule of maxima and minima: equal shares of the cotangent to all entries of `x` that are `y`.
#[inline(never)]
pub fn extreme_vjp<E: Float, S: Axes, V: MappedAxes, SX: Axes, VX: MappedAxes>(
    ct: Tensor<E, S, V>,
    x: &Tensor<E, SX, VX>,
    y: &Tensor<E, S, V>,
) -> Tensor<E, SX, VX> {
    let plan = ReducedPlan::<(SX, VX), (S, V)>::PLAN;
    let shares = shares(plan, x.raw(), y.raw());
    Tensor::from_raw(super::arith::strong_mul_untyped(&Plan::new(plan.a, plan.out, plan.a), shares, ct.into_raw()))
}

/// The rule of [`logsumexp`]: `ct softmax(x)`.
#[inline(never)]
pub fn logsumexp_vjp<E: Float, S: Axes, V: MappedAxes, SX: Axes, VX: MappedAxes>(
    ct: Tensor<E, S, V>,
    x: &Tensor<E, SX, VX>,
) -> Tensor<E, SX, VX> {
    let plan = ReducedPlan::<(SX, VX), (S, V)>::PLAN;
    let p = softmax_untyped(plan, x.raw().clone());
    Tensor::from_raw(mul_broadcast(&plan.a, p, &plan.out, ct.into_raw()))
}

/// The rule of [`softmax`].
#[inline(never)]
pub fn softmax_vjp<E: Float, S: Axes + SumOver<A>, V: MappedAxes, A: AxisSet>(
    ct: Tensor<E, S, V>,
    y: &Tensor<E, S, V>,
    _axes: A,
) -> Tensor<E, S, V> {
    let plan = ReducedPlan::<(S, V), (Reduced<S, A>, V)>::PLAN;
    Tensor::from_raw(softmax_rule(plan, ct.into_raw(), y.raw()))
}

/// The rule of [`log_softmax`].
#[inline(never)]
pub fn log_softmax_vjp<E: Float, S: Axes + SumOver<A>, V: MappedAxes, A: AxisSet>(
    ct: Tensor<E, S, V>,
    y: &Tensor<E, S, V>,
    _axes: A,
) -> Tensor<E, S, V> {
    let plan = ReducedPlan::<(S, V), (Reduced<S, A>, V)>::PLAN;
    let ct = ct.into_raw();
    let total = sum_untyped(plan, ct.clone());
    let part = mul_broadcast(&plan.a, exp_untyped(&plan.a, y.raw().clone()), &plan.out, total);
    Tensor::from_raw(live_rows(plan, y.raw(), &plan.a, add_same(&plan.a, ct, neg_untyped(part))))
}

/// The index of the first of the best entries of a row.
fn first_best<E: Float>(row: &[E], which: Extreme) -> usize {
    (1..row.len()).fold(0, |best, i| if which.better(row[i], row[best]) { i } else { best })
}

macro_rules! indices {
    ($($(#[$doc:meta])* $name:ident = $which:expr;)*) => {
        $(
            $(#[$doc])*
            #[inline(never)]
            #[track_caller]
            pub fn $name<E: Float, X: Operand<E>, A: crate::axis::Axis>(
                x: X,
                _axis: A,
            ) -> Tensor<usize, Reduced<X::S, A>, <X::V as MappedAxes>::Primal>
            where
                X::S: SumOver<A>,
                Has<X::S, A>: HasAxis<A, X::S>,
            {
                let plan = ReducedPlan::<(X::S, X::V), (Reduced<X::S, A>, <X::V as MappedAxes>::Primal)>::PLAN;
                let (x, ids) = x.with_raw(|x| primal_of(x, &plan.a));
                let plan = Plan::unary(ids, plan.out);
                refuse_empty(&plan, &x, stringify!($name));
                Tensor::from_raw(Rows::over(&plan, x, 0).map(&plan, |row| first_best(row, $which)))
            }
        )*

        impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            #[track_caller]
            pub fn $name<A: crate::axis::Axis>(
                &self,
                axis: A,
            ) -> Tensor<usize, Reduced<S, A>, <V as MappedAxes>::Primal>
            where
                S: SumOver<A>,
                Has<S, A>: HasAxis<A, S>,
            {
                $name(self, axis)
            }
        )* }
    };
}

indices! {
    /// The index of the maximum along an axis, the first of equal ones, and of the first NaN where there is one.
    /// Carries no cotangent.
    ///
    /// # Panics
    /// When the axis is empty.
    argmax = Extreme::Max;
    /// The index of the minimum along an axis, the first of equal ones, and of the first NaN where there is one.
    /// Carries no cotangent.
    ///
    /// # Panics
    /// When the axis is empty.
    argmin = Extreme::Min;
}
