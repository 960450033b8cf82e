//! Losses.
//!
//! Cross-entropy is one operation whose forward pass leaves the factor of its cotangent where the logits were, so that
//! a gradient takes no further pass over them.

use super::arith::{mul_untyped, neg_untyped, strong_mul_untyped, sub_untyped};
use super::fit::fit_untyped;
use super::reduce::{live_rows, log_softmax_untyped};
use crate::axis::{Axes, Axis, AxisId, AxisSet, Ids, Join, MAX_RANK, MappedAxes, SameAxes, Single, SumOver};
use crate::element::{Element, Float};
use crate::kernel::elementwise;
use crate::kernel::reduce::Rows;
use crate::kernel::sum::sum_of;
use crate::plan::Plan;
use crate::raw::Raw;
use crate::tangent;
use crate::tensor::{Named, Operand, Planned, Shaped, Tensor, TensorOf};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed =
    &[("cross_entropy", &["cross_entropy_vjp", "cross_entropy_targets_vjp"]), ("nll", &["nll_vjp", ""])];

type Reduced<S, A> = <S as SumOver<A>>::Out;

/// What a row of logits `z` gives for the targets `t`: the loss `Σ t lse(z) - Σ t z`, and over `z` the factor of its
/// cotangent, `softmax(z) Σ t - t`. A target of exactly zero contributes nothing, even at a logit of -inf. Over logits
/// of -inf only the loss does not vary.
///
/// All rows go through each of the three passes together: rows are often shorter than a vector register.
fn cross_entropy_pass<E: Float>(z: &mut [E], t: &[E], width: usize, loss: &mut [E]) {
    for ((z, t), loss) in z.chunks_exact_mut(width).zip(t.chunks_exact(width)).zip(&mut *loss) {
        *loss = minus_hit(z, t);
    }
    crate::kernel::isa::map_in_place(
        z,
        #[inline(always)]
        |v| v.exp(),
    );
    for ((z, t), loss) in z.chunks_exact_mut(width).zip(t.chunks_exact(width)).zip(loss) {
        let (mut total, mut weight) = (E::ZERO, E::ZERO);
        if width <= SHORT {
            z.iter().zip(t).for_each(|(&p, &t)| (total, weight) = (total + p, weight + t));
        } else {
            (total, weight) = (E::sum(z), E::sum(t));
        }
        if total == E::ZERO {
            continue;
        }
        if weight != E::ZERO {
            *loss += weight * total.ln();
        }
        let scale = weight / total;
        z.iter_mut().zip(t).for_each(|(p, &t)| *p = *p * scale - t);
    }
}

/// Rows up to this length are summed term by term.
const SHORT: usize = 16;

/// Takes the maximum off a row, and gives `-Σ t z` of what is left.
fn minus_hit<E: Float>(z: &mut [E], t: &[E]) -> E {
    let m = z.iter().fold(E::NEG_INFINITY, |m, &v| if v > m || v.is_nan() { v } else { m });
    if m == E::NEG_INFINITY {
        return t.iter().fold(E::ZERO, |loss, &t| if t == E::ZERO { loss } else { loss + t * E::INFINITY });
    }
    z.iter_mut().for_each(|v| *v = *v - m);
    let term = |i: usize| if t[i] == E::ZERO { E::ZERO } else { t[i] * z[i] };
    let hit = if z.len() <= SHORT { (0..z.len()).fold(E::ZERO, |s, i| s + term(i)) } else { sum_of(z.len(), &term) };
    -hit
}

/// The axes that `a` or `b` stores.
fn joint_full<E: Float>(ids: &Ids, a: &Raw<E>, b: &Raw<E>) -> u16 {
    (0..ids.rank()).filter(|&i| a.stride(i) != 0 || b.stride(i) != 0).fold(0, |m, i| m | 1 << i)
}

/// The plans of a cross-entropy without levels of forward mode.
struct EntropyPlans {
    /// The logits under the axes of both operands.
    logits: Plan,
    /// The targets under the same.
    targets: Plan,
    /// The rows.
    rows: Plan,
}

impl EntropyPlans {
    /// `plan` is that of the logits, the targets and the losses.
    const fn new(plan: &Plan) -> Self {
        let all = joint(&plan.out, &plan.a);
        EntropyPlans {
            logits: Plan::new(plan.a, plan.b, all),
            targets: Plan::new(plan.b, all, all),
            rows: Plan::unary(all, plan.out),
        }
    }
}

struct Entropy<Z, T, O>(std::marker::PhantomData<(Z, T, O)>);

impl<Z: Named, T: Named, O: Named> Entropy<Z, T, O> {
    const PLANS: &'static EntropyPlans = &EntropyPlans::new(Planned::<Z, T, O>::PLAN);
}

/// The mapped axes of the losses, then the axes of an example of the logits.
pub(crate) const fn joint(losses: &Ids, logits: &Ids) -> Ids {
    let mut all = Ids::EMPTY;
    let mut i = 0;
    while i < losses.rank() {
        if losses.axis(i).is_mapped() {
            all = all.with(losses.axis(i));
        }
        i += 1;
    }
    let mut i = 0;
    while i < logits.rank() {
        if !logits.axis(i).is_mapped() {
            all = all.with(logits.axis(i));
        }
        i += 1;
    }
    all
}

/// Losses by row, and the factors of the cotangent of the logits.
#[track_caller]
fn cross_entropy_rows<E: Float>(plans: &EntropyPlans, z: Raw<E>, t: Raw<E>) -> (Raw<E>, Raw<E>) {
    let z = widened(&plans.logits, z, &t);
    let t = widened(&plans.targets, t, &z);
    let full = joint_full(&plans.rows.a, &z, &t);
    if z.is_empty() {
        let loss = fit_untyped(&plans.rows, z.clone(), &[1; MAX_RANK]);
        return (loss, z);
    }
    let rows = Rows::over(&plans.rows, z, full);
    let targets = Rows::beside(&rows, t);
    let (width, mut loss) = (rows.width, rows.result::<E>(&plans.rows));
    let mut factors = rows.into_owned();
    let entries = factors.unique().expect("owned");
    cross_entropy_pass(entries, targets.data(), width, loss.fresh_mut());
    (loss, factors)
}

/// `x` under the axes of the result of `plan`, with the extents of both operands; nothing is copied.
#[track_caller]
fn widened<E: Float>(plan: &Plan, x: Raw<E>, other: &Raw<E>) -> Raw<E> {
    let dims = elementwise::joined_dims(plan, &x, other);
    crate::kernel::reduce::reseen(plan, &x, &dims)
}

/// `-Σ t log_softmax(z)` from operations that handle levels of forward mode.
#[track_caller]
fn cross_entropy_composed<E: Float>(plan: &Plan, z: Raw<E>, t: Raw<E>) -> Raw<E> {
    let row_ids = row_results(&plan.a, &plan.out);
    let log_p = log_softmax_untyped(&Plan::unary(plan.a, row_ids), z);
    // Not a contraction: a target of zero at a logit of -inf counts as nothing.
    let all = joint(&plan.out, &plan.a);
    let product = strong_mul_untyped(&Plan::new(plan.b, plan.a, all), t, log_p);
    neg_untyped(fit_untyped(&Plan::unary(all, plan.out), product, &[1; MAX_RANK]))
}

/// The axes of `x` that are mapped, or that `out` has.
fn row_results(x: &Ids, out: &Ids) -> Ids {
    let mut kept = Ids::EMPTY;
    for axis in x.iter().filter(|a| out.position(a.id).is_some()) {
        kept = kept.with(*axis);
    }
    kept
}

/// See [`Tensor::cross_entropy`].
#[inline(never)]
#[track_caller]
pub fn cross_entropy<E, Z, T, A>(z: Z, targets: T, axes: A) -> Tensor<E, Reduced<Z::S, A>, Join<Z::V, T::V>>
where
    E: Float,
    A: AxisSet,
    Z: Operand<E>,
    T: Operand<E>,
    Z::S: SumOver<A> + SameAxes<T::S>,
{
    cross_entropy_with_factor(z, targets, axes).0
}

/// The loss, and the residual that [`cross_entropy_vjp`] takes.
#[inline(never)]
#[track_caller]
#[expect(clippy::type_complexity, reason = "two tensors, each with its axes")]
pub fn cross_entropy_with_factor<E, Z, T, A>(
    z: Z,
    targets: T,
    _axes: A,
) -> (Tensor<E, Reduced<Z::S, A>, Join<Z::V, T::V>>, Tensor<E, Z::S, Join<Z::V, T::V>>)
where
    E: Float,
    A: AxisSet,
    Z: Operand<E>,
    T: Operand<E>,
    Z::S: SumOver<A> + SameAxes<T::S>,
{
    let plan = Planned::<(Z::S, Z::V), (T::S, T::V), (Reduced<Z::S, A>, Join<Z::V, T::V>)>::PLAN;
    let (z, t) = (z.into_raw(), targets.into_raw());
    if !plan.has_tangent() {
        let plans = Entropy::<(Z::S, Z::V), (T::S, T::V), (Reduced<Z::S, A>, Join<Z::V, T::V>)>::PLANS;
        let (loss, factor) = cross_entropy_rows(plans, z, t);
        return (Tensor::from_raw(loss), Tensor::from_raw(factor));
    }
    let ids = Tensor::<E, Z::S, Join<Z::V, T::V>>::IDS;
    let loss = cross_entropy_composed(plan, z.clone(), t.clone());
    let factor = factor_composed(plan, ids, z, t);
    (Tensor::from_raw(loss), Tensor::from_raw(factor))
}

/// `softmax(z) Σ t - t` from operations that handle levels.
fn factor_composed<E: Float>(plan: &Plan, ids: &Ids, z: Raw<E>, t: Raw<E>) -> Raw<E> {
    let rows = Plan::unary(plan.a, row_results(&plan.a, &plan.out));
    let p = super::reduce::softmax_untyped(&rows, z.clone());
    let ti = row_results(&plan.b, &plan.out);
    let weight = fit_untyped(&Plan::unary(plan.b, ti), t.clone(), &[1; MAX_RANK]);
    let first = mul_untyped(&Plan::new(plan.a, ti, *ids), p, weight);
    live_rows(&rows, &z, ids, sub_untyped(&Plan::new(*ids, plan.b, *ids), first, t))
}

/// The rule of the logits in [`cross_entropy`]: `ct (softmax(z) Σ t - t)`.
#[inline(never)]
pub fn cross_entropy_vjp<E, S, V, SZ, L>(ct: Tensor<E, S, V>, factor: &Tensor<E, SZ, V>, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    SZ: Axes,
    L: Shaped<E = E>,
{
    super::contract::contract_like(ct, factor, like)
}

/// The rule of the targets in [`cross_entropy`]: `-ct log_softmax(z)`; 0 for a cotangent of exactly 0.
#[inline(never)]
pub fn cross_entropy_targets_vjp<E, S, V, Z, A, L>(ct: Tensor<E, S, V>, z: Z, _axes: A, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    A: AxisSet,
    Z: Operand<E>,
    Z::S: SumOver<A>,
    L: Shaped<E = E>,
{
    let rows = Planned::<(Z::S, Z::V), ((), Single), (Reduced<Z::S, A>, Z::V)>::PLAN;
    let log_p = log_softmax_untyped(rows, z.into_raw());
    let all = joint(&Ids::of::<S, Join<V, Z::V>>(), &Ids::of::<Z::S, Z::V>());
    let product = strong_mul_untyped(&Plan::new(Ids::of::<S, V>(), Ids::of::<Z::S, Z::V>(), all), ct.into_raw(), log_p);
    let plan = Plan::unary(all, Ids::of::<L::S, L::V>());
    Tensor::from_raw(neg_untyped(fit_untyped(&plan, product, like.dims())))
}

/// Visits every index: the position in an operand with the axis of the classes, and that in one without it. `plan` has
/// the first as its first operand, the indices as its second, and the other as its result.
///
/// # Panics
/// When an index is out of range.
fn each_index<E: Element, F: Element>(
    plan: &Plan,
    (with, index, without): (&Raw<E>, &Raw<usize>, &Raw<F>),
    mut f: impl FnMut(usize, usize),
) {
    let (place, axis) = plan.sums()[0];
    let p = place.a().expect("the axis of the classes is one of the first operand");
    let (extent, stride) = (with.dim(p), with.stride(p));
    let mut nest = crate::kernel::nest::Nest::new();
    for (i, place) in plan.places().iter().enumerate() {
        let s = [place.a().map_or(0, |p| with.stride(p)), place.b().map_or(0, |p| index.stride(p)), without.stride(i)];
        nest.push(without.dim(i), s);
    }
    let indices = index.data();
    nest.for_each(|[x, i, o]| {
        let i = indices[i];
        if i >= extent {
            panic!("nll: the index {i} is out of range for the axis `{}` of extent {extent}", axis.name);
        }
        f(x + i * stride, o);
    });
}

/// `-log_p[index]` by row.
#[track_caller]
fn nll_untyped<E: Float>(plan: &Plan, log_p: &Raw<E>, index: &Raw<usize>) -> Raw<E> {
    if let Some(level) = plan.level() {
        let inner = plan.without(level);
        let (p, t) = tangent::split_id(log_p, &plan.a, level);
        let tangent = t.map(|t| nll_untyped(&inner, &t, index));
        let at = plan.out.position(level.id).expect("the result has the levels of the operand");
        return tangent::stack(nll_untyped(&inner, &p, index), tangent, at);
    }
    let mut out = Raw::fresh(elementwise::joined_dims(plan, log_p, index), plan.out.rank());
    let shape = Raw::<bool>::fresh(*out.dims(), out.rank());
    let (x, o) = (log_p.data(), out.fresh_mut());
    each_index(plan, (log_p, index, &shape), |at_x, at_o| o[at_o] = -x[at_x]);
    out
}

/// `-ct` at the index along the axis of the classes, which has `extent` entries; zero elsewhere.
fn spread<E: Float>(plan: &Plan, ct: &Raw<E>, index: &Raw<usize>, extent: usize) -> Raw<E> {
    if let Some(level) = plan.level() {
        let inner = plan.without(level);
        let (c0, c1) = tangent::split_id(ct, &plan.out, level);
        let tangent = c1.map(|c| spread(&inner, &c, index, extent));
        let at = plan.a.position(level.id).expect("the gradient has the levels of the cotangent");
        return tangent::stack(spread(&inner, &c0, index, extent), tangent, at);
    }
    let mut dims = [1; MAX_RANK];
    for (i, axis) in plan.a.iter().enumerate() {
        dims[i] = plan.out.position(axis.id).map_or(extent as u32, |p| ct.dims()[p]);
    }
    let shape = Raw::<bool>::fresh(dims, plan.a.rank());
    let mut out = Raw::fresh(dims, plan.a.rank());
    let (from, to) = (ct.data(), out.fresh_mut());
    to.fill(E::ZERO);
    each_index(plan, (&shape, index, ct), |at_x, at_ct| to[at_x] = -from[at_ct]);
    out
}

/// See [`Tensor::nll`].
#[inline(never)]
#[track_caller]
pub fn nll<E, X, I, A>(log_p: X, index: I, _axis: A) -> Tensor<E, Reduced<X::S, A>, Join<X::V, I::V>>
where
    E: Float,
    A: Axis,
    X: Operand<E>,
    I: Operand<usize>,
    X::S: SumOver<A>,
    Reduced<X::S, A>: SameAxes<I::S>,
{
    let plan = Planned::<(X::S, X::V), (I::S, I::V), (Reduced<X::S, A>, Join<X::V, I::V>)>::PLAN;
    Tensor::from_raw(log_p.with_raw(|x| index.with_raw(|i| nll_untyped(plan, x, i))))
}

/// The rule of [`nll`]: minus the cotangent at the index, zero elsewhere.
#[inline(never)]
pub fn nll_vjp<E, S, V, I, A, L>(ct: Tensor<E, S, V>, index: I, _axis: A, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    I: Operand<usize>,
    A: Axis,
    L: Shaped<E = E>,
{
    let plan = Planned::<(L::S, V), (I::S, I::V), (S, V)>::PLAN;
    let to = Planned::<(L::S, V), ((), Single), (L::S, L::V)>::PLAN;
    let extent = like.dims()[to.out.position(A::Id::VALUE).expect("the axis of the classes")] as usize;
    let wide = index.with_raw(|i| spread(plan, ct.raw(), i, extent));
    Tensor::from_raw(fit_untyped(to, wide, like.dims()))
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The cross-entropy of logits against probabilities (or a one-hot row) over the axes named:
    /// `-Σ t log_softmax(z)`, stable for any finite logits. A target of exactly zero contributes nothing.
    ///
    /// Both have the same axes; the result has those that are not named. Rules: `ct (softmax(z) Σ t - t)` for the
    /// logits, `-ct log_softmax(z)` for the targets.
    ///
    /// # Panics
    /// When an axis has different extents in the two.
    #[track_caller]
    pub fn cross_entropy<T: Operand<E>, A: AxisSet>(
        &self,
        targets: T,
        axes: A,
    ) -> Tensor<E, Reduced<S, A>, Join<V, T::V>>
    where
        S: SumOver<A> + SameAxes<T::S>,
    {
        cross_entropy::<E, &Self, T, A>(self, targets, axes)
    }

    /// The negative log-likelihood of class indices under log-probabilities: `-log_p[index]` along the axis named.
    /// From logits: `z.log_softmax(Class).nll(&labels, Class)`.
    ///
    /// The indices have the axes of the result: all but the one named. Rule: minus the cotangent at the index, zero
    /// elsewhere; indices carry no cotangent.
    ///
    /// # Panics
    /// When an index is out of range, or an axis has different extents in the two.
    #[track_caller]
    pub fn nll<I: Operand<usize>, A: Axis>(&self, index: I, axis: A) -> Tensor<E, Reduced<S, A>, Join<V, I::V>>
    where
        S: SumOver<A>,
        Reduced<S, A>: SameAxes<I::S>,
    {
        nll::<E, &Self, I, A>(self, index, axis)
    }
}
