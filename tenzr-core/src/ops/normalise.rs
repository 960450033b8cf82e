//! Normalisation over named axes: entries less their mean, over their standard deviation.
//!
//! Layers, batches and root mean squares differ in the axes and in whether the mean is taken off. Scale and shift are
//! ordinary products and sums: `x.layer_norm(Feature, 1e-5) * &scale + &shift`.

use super::arith::mul_same;
use super::elementwise::{Rsqrt, apply};
use super::moments::{centred, less_mean, squared};
use super::reduce::{Reduced, ReducedPlan, mean_untyped, mul_broadcast};
use crate::axis::{Axes, AxisSet, Ids, MappedAxes, SumOver};
use crate::element::Float;
use crate::plan::Plan;
use crate::raw::Raw;
use crate::tensor::{Operand, Tensor};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed =
    &[("layer_norm", &["layer_norm_vjp"]), ("batch_norm", &["layer_norm_vjp"]), ("rms_norm", &["rms_norm_vjp"])];

/// Whether the mean is taken off.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mean {
    Removed,
    Kept,
}

/// `1 / √(x + eps)` on values with levels.
fn rsqrt<E: Float>(ids: &Ids, x: Raw<E>, eps: E) -> Raw<E> {
    let shift = Raw::filled([1; crate::axis::MAX_RANK], 0, eps);
    let shifted = super::arith::add_untyped(&Plan::new(*ids, Ids::EMPTY, *ids), x, shift);
    apply(shifted, ids, Rsqrt)
}

/// The value, and the factor of each row.
fn normalised<E: Float>(plan: &Plan, x: Raw<E>, eps: f64, mean: Mean) -> (Raw<E>, Raw<E>) {
    let x = if mean == Mean::Removed { centred(plan, x) } else { x };
    let square = mean_untyped(plan, squared(&plan.a, x.clone()));
    let factor = rsqrt(&plan.out, square, E::from_f64(eps));
    (mul_broadcast(&plan.a, x, &plan.out, factor.clone()), factor)
}

/// `r (ct - mean(ct) - y mean(ct y))`, with the factor `r` of the row; without the first mean where that is kept.
fn rule<E: Float>(plan: &Plan, ct: Raw<E>, y: &Raw<E>, factor: &Raw<E>, mean: Mean) -> Raw<E> {
    if y.is_empty() {
        return super::fit::zeros(y);
    }
    let along = mean_untyped(plan, mul_same(&plan.a, ct.clone(), y.clone()));
    let ct = if mean == Mean::Removed { less_mean(plan, ct) } else { ct };
    let part = mul_broadcast(&plan.a, y.clone(), &plan.out, along);
    let across = super::arith::sub_untyped(&Plan::new(plan.a, plan.a, plan.a), ct, part);
    mul_broadcast(&plan.a, across, &plan.out, factor.clone())
}

/// Declares a normalisation: the function, the same with its residual, and the method.
macro_rules! normalisations {
    ($($(#[$doc:meta])* $name:ident, $with_factor:ident = $mean:expr;)*) => {
        $(
            $(#[$doc])*
            #[track_caller]
            pub fn $name<E: Float, X: Operand<E>, A: AxisSet>(x: X, axes: A, eps: f64) -> Tensor<E, X::S, X::V>
            where
                X::S: SumOver<A>,
            {
                $with_factor(x, axes, eps).0
            }

            #[doc = concat!("[`", stringify!($name), "`], and the factor of each row.")]
            #[inline(never)]
            #[track_caller]
            pub fn $with_factor<E: Float, X: Operand<E>, A: AxisSet>(
                x: X,
                _axes: A,
                eps: f64,
            ) -> (Tensor<E, X::S, X::V>, Tensor<E, Reduced<X::S, A>, X::V>)
            where
                X::S: SumOver<A>,
            {
                let plan = ReducedPlan::<(X::S, X::V), (Reduced<X::S, A>, X::V)>::PLAN;
                let (y, factor) = normalised(plan, x.into_raw(), eps, $mean);
                (Tensor::from_raw(y), Tensor::from_raw(factor))
            }
        )*

        impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            #[track_caller]
            pub fn $name<A: AxisSet>(&self, axes: A, eps: f64) -> Self
            where
                S: SumOver<A>,
            {
                $name(self, axes, eps)
            }
        )* }
    };
}

normalisations! {
    /// `(x - mean) / √(variance + eps)` over the axes named: `x.layer_norm(Feature, 1e-5)`.
    ///
    /// Formula: the mean and the variance (with `ddof` 0) are those of the axes named, one of each for every index of the
    /// other axes. Rule: `r (ct - mean(ct) - y mean(ct y))`, where `r = 1 / √(variance + eps)`. Ba, Kiros and Hinton, 2016.
    layer_norm, layer_norm_with_factor = Mean::Removed;
    /// The same formula with the axes of a batch: `x.batch_norm(Batch, 1e-5)`, `x.batch_norm((Batch, Height, Width), 1e-5)`.
    ///
    /// The statistics are those of the batch at hand, as in training; with others, `(x - &mean) * &factor` is an ordinary
    /// product. The batch is an axis of the tensor: over an axis that `vmap!` maps there is nothing to be averaged. Rule: as
    /// of [`layer_norm`]. Ioffe and Szegedy, 2015.
    batch_norm, batch_norm_with_factor = Mean::Removed;
    /// `x / √(mean(x²) + eps)` over the axes named: `x.rms_norm(Feature, 1e-6)`. Rule: `r (ct - y mean(ct y))`, where
    /// `r = 1 / √(mean(x²) + eps)`. Zhang and Sennrich, 2019.
    rms_norm, rms_norm_with_factor = Mean::Kept;
}

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $mean:expr;)*) => { $(
        $(#[$doc])*
        #[inline(never)]
        pub fn $name<E, S, SR, V, A>(
            ct: Tensor<E, S, V>,
            y: &Tensor<E, S, V>,
            factor: &Tensor<E, SR, V>,
            _axes: A,
        ) -> Tensor<E, S, V>
        where
            E: Float,
            S: Axes + SumOver<A, Out = SR>,
            SR: Axes,
            V: MappedAxes,
            A: AxisSet,
        {
            let plan = ReducedPlan::<(S, V), (SR, V)>::PLAN;
            Tensor::from_raw(rule(plan, ct.into_raw(), y.raw(), factor.raw(), $mean))
        }
    )* };
}

rules! {
    /// The rule of [`layer_norm`] and [`batch_norm`].
    layer_norm_vjp = Mean::Removed;
    /// The rule of [`rms_norm`].
    rms_norm_vjp = Mean::Kept;
}
