//! Losses of classification beside cross-entropy: by class indices, by two classes, and the divergence of Kullback and
//! Leibler.

use super::arith::{Joined, JoinedPlan, add_untyped, neg_untyped, strong_mul_untyped, sub_untyped};
use super::contract::contract_like;
use super::elementwise::{Sigmoid, apply, ln};
use super::fit::fit_untyped;
use super::loss::{joint, nll, nll_vjp};
use super::reduce::{Reduced, log_softmax, log_softmax_vjp, mean_all, mean_vjp};
use crate::axis::{Axes, Axis, AxisSet, Broadcast, Ids, Join, MAX_RANK, MappedAxes, SameAxes, SumOver};
use crate::element::Float;
use crate::kernel::{elementwise, isa};
use crate::plan::Plan;
use crate::raw::Raw;
use crate::tangent;
use crate::tensor::{Operand, Planned, Shaped, Tensor, TensorOf};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("cross_entropy_at", &["cross_entropy_at_vjp", ""]),
    ("bce_with_logits", &["bce_with_logits_vjp", "bce_with_logits_targets_vjp"]),
    ("kl", &["kl_vjp", "kl_targets_vjp"]),
];

/// See [`Tensor::cross_entropy_at`].
#[track_caller]
pub fn cross_entropy_at<E, Z, I, A>(z: Z, index: I, axis: A) -> Tensor<E, Reduced<Z::S, A>, Join<Z::V, I::V>>
where
    E: Float,
    A: Axis,
    Z: Operand<E>,
    I: Operand<usize>,
    Z::S: SumOver<A>,
    Reduced<Z::S, A>: SameAxes<I::S>,
{
    nll(log_softmax(z, axis), index, axis)
}

/// The rule of [`cross_entropy_at`]: `ct (softmax(z) - 1 at the index)`.
pub fn cross_entropy_at_vjp<E, S, V, SZ, VZ, I, A>(
    ct: Tensor<E, S, V>,
    z: &Tensor<E, SZ, VZ>,
    index: I,
    axis: A,
) -> Tensor<E, SZ, VZ>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    SZ: Axes + SumOver<A>,
    VZ: MappedAxes,
    I: Operand<usize>,
    A: Axis,
{
    let log_p = log_softmax(z, axis);
    log_softmax_vjp(nll_vjp(ct, index, axis, &log_p), &log_p, axis)
}

/// `t softplus(-z) + (1 - t) softplus(z)`; a weight of exactly zero contributes nothing.
fn bce_in_place<E: Float>(z: &mut [E], t: &[E]) {
    fn positive<E: Float>(x: E) -> E {
        if x > E::ZERO { x } else { E::ZERO }
    }
    isa::zip_in_place(z, t, |z, t| {
        let tail = (-z.abs()).exp().ln_1p();
        let part = |weight: E, z: E| if weight == E::ZERO { E::ZERO } else { weight * (positive(z) + tail) };
        if z.is_nan() { z } else { part(t, -z) + part(E::ONE - t, z) }
    });
}

/// The losses one by one; on values with levels the tangent is `(sigmoid(z) - t) dz - z dt`.
#[track_caller]
fn bce_untyped<E: Float>(plan: &Plan, z: Raw<E>, t: Raw<E>) -> Raw<E> {
    let Some(level) = plan.level() else { return elementwise::binary(plan, z, t, bce_in_place) };
    let inner = plan.without(level);
    let ((z0, z1), (t0, t1)) = (tangent::split_id(&z, &plan.a, level), tangent::split_id(&t, &plan.b, level));
    let first = z1.map(|z1| {
        let slope = sub_untyped(&inner, apply(z0.clone(), &inner.a, Sigmoid), t0.clone());
        super::arith::mul_untyped(&Plan::new(inner.out, inner.a, inner.out), slope, z1)
    });
    let second = t1.map(|t1| neg_untyped(super::arith::mul_untyped(&inner, z0.clone(), t1)));
    let tangent = match (first, second) {
        (Some(a), Some(b)) => Some(super::arith::add_same(&inner.out, a, b)),
        (a, b) => a.or(b),
    };
    let y = bce_untyped(&inner, z0, t0);
    tangent::stack(y, tangent, plan.out.position(level.id).expect("the losses have the levels of their operands"))
}

/// See [`Tensor::bce_with_logits`].
#[inline(never)]
#[track_caller]
pub fn bce_with_logits<E: Float, Z: Operand<E>, T: Operand<E>>(z: Z, targets: T) -> Tensor<E, (), Join<Z::V, T::V>>
where
    Z::S: Broadcast<T::S>,
{
    let each = bce_untyped(JoinedPlan::<E, Z, T>::PLAN, z.into_raw(), targets.into_raw());
    mean_all(Joined::<E, Z, T>::from_raw(each))
}

/// The rule of the logits in [`bce_with_logits`]: `ct (sigmoid(z) - t) / n`.
#[inline(never)]
pub fn bce_with_logits_vjp<E, V, Z, T, L>(ct: Tensor<E, (), V>, z: Z, targets: T, like: &L) -> TensorOf<L>
where
    E: Float,
    V: MappedAxes,
    Z: Operand<E>,
    T: Operand<E>,
    Z::S: Broadcast<T::S>,
    L: Shaped<E = E>,
{
    let plan = JoinedPlan::<E, Z, T>::PLAN;
    let slope = sub_untyped(plan, apply(z.into_raw(), &plan.a, Sigmoid), targets.into_raw());
    let slope = Joined::<E, Z, T>::from_raw(slope);
    let ct = mean_vjp(ct, &slope.like());
    contract_like(ct, slope, like)
}

/// The rule of the targets in [`bce_with_logits`]: `-ct z / n`.
#[inline(never)]
pub fn bce_with_logits_targets_vjp<E, V, Z, T, L>(ct: Tensor<E, (), V>, z: Z, targets: T, like: &L) -> TensorOf<L>
where
    E: Float,
    V: MappedAxes,
    Z: Operand<E>,
    T: Operand<E>,
    Z::S: Broadcast<T::S>,
    L: Shaped<E = E>,
{
    let plan = JoinedPlan::<E, Z, T>::PLAN;
    let z = z.into_raw();
    // Only its extents count.
    let all = Joined::<E, Z, T>::from_raw(sub_untyped(plan, z.clone(), targets.into_raw()));
    let ct = mean_vjp(ct, &all.like());
    super::arith::neg(contract_like(ct, Tensor::<E, Z::S, Z::V>::from_raw(z), like))
}

/// `ln p - log_q` under the axes of both.
#[track_caller]
fn log_ratio<E: Float, Q: Operand<E>, P: Operand<E>>(all: &Ids, log_q: Q, p: P) -> Raw<E> {
    let plan = Plan::new(Ids::of::<P::S, P::V>(), Ids::of::<Q::S, Q::V>(), *all);
    sub_untyped(&plan, ln(p).into_raw(), log_q.into_raw())
}

/// See [`Tensor::kl`].
#[inline(never)]
#[track_caller]
pub fn kl<E, Q, P, A>(log_q: Q, p: P, _axes: A) -> Tensor<E, Reduced<Q::S, A>, Join<Q::V, P::V>>
where
    E: Float,
    A: AxisSet,
    Q: Operand<E>,
    P: Operand<E>,
    Q::S: SumOver<A> + SameAxes<P::S>,
{
    let plan = Planned::<(Q::S, Q::V), (P::S, P::V), (Reduced<Q::S, A>, Join<Q::V, P::V>)>::PLAN;
    let all = joint(&plan.out, &plan.a);
    let p = p.into_raw();
    let ratio = log_ratio::<E, Q, Tensor<E, P::S, P::V>>(&all, log_q, Tensor::from_raw(p.clone()));
    // What has no probability contributes nothing, whatever the logarithms are.
    let product = strong_mul_untyped(&Plan::new(plan.b, all, all), p, ratio);
    Tensor::from_raw(fit_untyped(&Plan::unary(all, plan.out), product, &[1; MAX_RANK]))
}

/// The rule of the log-probabilities in [`kl`]: `-ct p`.
#[inline(never)]
pub fn kl_vjp<E, S, V, P, L>(ct: Tensor<E, S, V>, p: P, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    P: Operand<E>,
    L: Shaped<E = E>,
{
    super::arith::neg(contract_like(ct, p, like))
}

/// The rule of the probabilities in [`kl`]: `ct (ln p + 1 - log_q)`; at 0 the one-sided limit, and 0 for a cotangent of
/// exactly 0.
#[inline(never)]
pub fn kl_targets_vjp<E, S, V, Q, P, L>(ct: Tensor<E, S, V>, log_q: Q, p: P, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    Q: Operand<E>,
    P: Operand<E>,
    L: Shaped<E = E>,
{
    let all = joint(&Ids::of::<S, Join<V, Join<Q::V, P::V>>>(), &Ids::of::<Q::S, Q::V>());
    let one = Raw::scalar(E::ONE);
    let slope = add_untyped(&Plan::new(all, Ids::EMPTY, all), log_ratio(&all, log_q, p), one);
    let product = strong_mul_untyped(&Plan::new(Ids::of::<S, V>(), all, all), ct.into_raw(), slope);
    Tensor::from_raw(fit_untyped(&Plan::unary(all, Ids::of::<L::S, L::V>()), product, like.dims()))
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The cross-entropy of logits against class indices along the axis named: `logsumexp(z) - z[index]`, stable for any
    /// finite logits.
    ///
    /// The indices have the axes of the result: all but the one named. Rule: `ct (softmax(z) - 1 at the index)`; indices carry
    /// no cotangent.
    ///
    /// # Panics
    /// When an index is out of range, or an axis has different extents in the two.
    #[track_caller]
    pub fn cross_entropy_at<I: Operand<usize>, A: Axis>(
        &self,
        index: I,
        axis: A,
    ) -> Tensor<E, Reduced<S, A>, Join<V, I::V>>
    where
        S: SumOver<A>,
        Reduced<S, A>: SameAxes<I::S>,
    {
        cross_entropy_at::<E, &Self, I, A>(self, index, axis)
    }

    /// The mean over all axes of the cross-entropy of two classes from logits, broadcast by name:
    /// `t softplus(-z) + (1 - t) softplus(z)`, stable for any finite logits. A weight `t` or `1 - t` of exactly zero
    /// contributes nothing.
    ///
    /// Rules: `ct (sigmoid(z) - t) / n` for the logits, `-ct z / n` for the targets.
    ///
    /// # Panics
    /// When an axis has different extents in the two.
    #[track_caller]
    pub fn bce_with_logits<T: Operand<E>>(&self, targets: T) -> Tensor<E, (), Join<V, T::V>>
    where
        S: Broadcast<T::S>,
    {
        bce_with_logits::<E, &Self, T>(self, targets)
    }

    /// The divergence of Kullback and Leibler of the probabilities `p` from those with the logarithms `self`, over the axes
    /// named: `Σ p (ln p - log_q)`. From logits: `z.log_softmax(Class).kl(&p, Class)`. A probability of exactly zero
    /// contributes nothing.
    ///
    /// Both have the same axes; the result has those that are not named. Rules: `-ct p` for the log-probabilities,
    /// `ct (ln p + 1 - log_q)` for `p`. Kullback and Leibler, 1951.
    ///
    /// # Panics
    /// When an axis has different extents in the two.
    #[track_caller]
    pub fn kl<P: Operand<E>, A: AxisSet>(&self, p: P, axes: A) -> Tensor<E, Reduced<S, A>, Join<V, P::V>>
    where
        S: SumOver<A> + SameAxes<P::S>,
    {
        kl::<E, &Self, P, A>(self, p, axes)
    }
}
