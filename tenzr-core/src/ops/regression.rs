//! Losses of regression: means over all axes of a function of the difference, broadcast by name.

use super::arith::{Joined, mul_same, scale_untyped, strong_mul_same, sub_untyped};
use super::contract::contract_like;
use super::elementwise::{abs, abs_vjp, primal_map};
use super::fit::fit_like;
use super::reduce::{mean_all, mean_vjp};
use crate::axis::{Axes, Broadcast, Ids, Join, MappedAxes};
use crate::element::Float;
use crate::kernel::elementwise;
use crate::plan::Plan;
use crate::raw::Raw;
use crate::tangent;
use crate::tensor::{Operand, Shaped, Tensor, TensorOf};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed =
    &[("mse", &["mse_vjp", "mse_vjp"]), ("mae", &["mae_vjp", "mae_vjp"]), ("huber", &["huber_vjp", "huber_vjp"])];

/// The axes and maps of the difference of two operands.
type JoinedAxes<E, A, B> = <<A as Operand<E>>::S as Broadcast<<B as Operand<E>>::S>>::Out;
type JoinedMaps<E, A, B> = Join<<A as Operand<E>>::V, <B as Operand<E>>::V>;

#[track_caller]
fn difference<E: Float, A: Operand<E>, B: Operand<E>>(a: A, b: B) -> Joined<E, A, B>
where
    A::S: Broadcast<B::S>,
{
    super::arith::sub(a, b)
}

/// See [`Tensor::mse`].
#[inline(never)]
#[track_caller]
pub fn mse<E: Float, A: Operand<E>, B: Operand<E>>(a: A, b: B) -> Tensor<E, (), Join<A::V, B::V>>
where
    A::S: Broadcast<B::S>,
{
    mean_all(super::elementwise::square(difference(a, b)))
}

/// The rule of the operand `this` of [`mse`] beside `other`: `2 ct (this - other) / n`.
#[inline(never)]
pub fn mse_vjp<E, V, A, B, L>(ct: Tensor<E, (), V>, this: A, other: B, like: &L) -> TensorOf<L>
where
    E: Float,
    V: MappedAxes,
    A: Operand<E>,
    B: Operand<E>,
    A::S: Broadcast<B::S>,
    L: Shaped<E = E>,
{
    let d = difference(this, other);
    let ct = mean_vjp(ct, &d.like());
    let twice = Joined::<E, A, B>::from_raw(scale_untyped(d.into_raw(), E::ONE + E::ONE));
    contract_like(ct, twice, like)
}

/// See [`Tensor::mae`].
#[inline(never)]
#[track_caller]
pub fn mae<E: Float, A: Operand<E>, B: Operand<E>>(a: A, b: B) -> Tensor<E, (), Join<A::V, B::V>>
where
    A::S: Broadcast<B::S>,
{
    mean_all(abs(difference(a, b)))
}

/// The rule of the operand `this` of [`mae`] beside `other`: `ct sign(this - other) / n`.
#[inline(never)]
pub fn mae_vjp<E, V, A, B, L>(ct: Tensor<E, (), V>, this: A, other: B, like: &L) -> TensorOf<L>
where
    E: Float,
    V: MappedAxes,
    A: Operand<E>,
    B: Operand<E>,
    A::S: Broadcast<B::S>,
    L: Shaped<E = E>,
{
    let d = difference(this, other);
    let ct: Joined<E, A, B> = mean_vjp(ct, &d.like());
    fit_like(abs_vjp(ct, &d), like)
}

/// `x` within `-limit` and `limit`; at a bound the operand counts.
fn clamped<E: Float>(ids: &Ids, x: Raw<E>, limit: E) -> Raw<E> {
    let Some(level) = ids.tangent() else {
        let within = move |v: E| {
            if v > limit {
                limit
            } else if v < -limit {
                -limit
            } else {
                v
            }
        };
        return elementwise::convert(x, within);
    };
    let inner = ids.without(level);
    let (p, t) = tangent::split(&x, level);
    let tangent = t.map(|t| {
        let is_within = primal_map(&p, &inner, &|v| if v.abs() <= limit || v.is_nan() { E::ONE } else { E::ZERO });
        strong_mul_same(&inner, is_within, t)
    });
    tangent::stack(clamped(&inner, p, limit), tangent, level)
}

/// `c (d - c / 2)`, where `c` is `d` within the limits: `d² / 2` there, a straight line beyond.
fn huber_untyped<E: Float>(ids: &Ids, d: Raw<E>, delta: E) -> Raw<E> {
    let c = clamped(ids, d.clone(), delta);
    let half = scale_untyped(c.clone(), E::from_f64(0.5));
    mul_same(ids, sub_untyped(&Plan::new(*ids, *ids, *ids), d, half), c)
}

/// # Panics
/// When `delta` is not positive.
#[track_caller]
fn check_delta(delta: f64) {
    assert!(delta > 0.0, "huber: the limit {delta} of the quadratic part is not positive");
}

/// See [`Tensor::huber`].
#[inline(never)]
#[track_caller]
pub fn huber<E: Float, A: Operand<E>, B: Operand<E>>(a: A, b: B, delta: f64) -> Tensor<E, (), Join<A::V, B::V>>
where
    A::S: Broadcast<B::S>,
{
    check_delta(delta);
    let d = difference(a, b).into_raw();
    let each = huber_untyped(Joined::<E, A, B>::IDS, d, E::from_f64(delta));
    mean_all(Joined::<E, A, B>::from_raw(each))
}

/// The rule of the operand `this` of [`huber`] beside `other`: `ct clip(this - other, -delta, delta) / n`.
#[inline(never)]
pub fn huber_vjp<E, V, A, B, L>(ct: Tensor<E, (), V>, this: A, other: B, delta: f64, like: &L) -> TensorOf<L>
where
    E: Float,
    V: MappedAxes,
    A: Operand<E>,
    B: Operand<E>,
    A::S: Broadcast<B::S>,
    L: Shaped<E = E>,
{
    let d = difference(this, other);
    let ct = mean_vjp(ct, &d.like());
    let slope = clamped(Joined::<E, A, B>::IDS, d.into_raw(), E::from_f64(delta));
    contract_like(ct, Tensor::<E, JoinedAxes<E, A, B>, JoinedMaps<E, A, B>>::from_raw(slope), like)
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The mean of the squared differences over all axes, broadcast by name. Rule: `2 ct (a - b) / n`, and its negative
    /// for the other operand.
    ///
    /// # Panics
    /// When an axis has different extents in the two.
    #[track_caller]
    pub fn mse<B: Operand<E>>(&self, other: B) -> Tensor<E, (), Join<V, B::V>>
    where
        S: Broadcast<B::S>,
    {
        mse::<E, &Self, B>(self, other)
    }

    /// The mean of the absolute differences over all axes, broadcast by name. Rule: `ct sign(a - b) / n` with sign 0 at 0,
    /// and its negative for the other operand.
    ///
    /// # Panics
    /// When an axis has different extents in the two.
    #[track_caller]
    pub fn mae<B: Operand<E>>(&self, other: B) -> Tensor<E, (), Join<V, B::V>>
    where
        S: Broadcast<B::S>,
    {
        mae::<E, &Self, B>(self, other)
    }

    /// The mean of Huber's function of the differences over all axes, broadcast by name: `d² / 2` where `|d|` is at most
    /// `delta`, and `delta (|d| - delta / 2)` beyond.
    ///
    /// Rule: `ct d / n`, with `d` clipped to `-delta` and `delta`, and its negative for the other operand. Huber, 1964.
    ///
    /// # Panics
    /// When `delta` is not positive, or an axis has different extents in the two.
    #[track_caller]
    pub fn huber<B: Operand<E>>(&self, other: B, delta: f64) -> Tensor<E, (), Join<V, B::V>>
    where
        S: Broadcast<B::S>,
    {
        huber::<E, &Self, B>(self, other, delta)
    }
}
