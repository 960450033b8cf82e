//! Activation functions. Kinks are at the values that JAX has them at, except for relu'(0), which is 0 here as well.

use super::prelude::*;
use super::{Erfc, Exp};
use std::f64::consts::{FRAC_1_SQRT_2, FRAC_2_SQRT_PI};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: crate::ops::Listed = &[
    ("relu", &["relu_vjp"]),
    ("leaky_relu", &["leaky_relu_vjp"]),
    ("elu", &["elu_vjp"]),
    ("selu", &["selu_vjp"]),
    ("gelu", &["gelu_vjp"]),
    ("gelu_tanh", &["gelu_tanh_vjp"]),
    ("silu", &["silu_vjp"]),
    ("hardtanh", &["hardtanh_vjp"]),
    ("sigmoid", &["sigmoid_vjp"]),
    ("log_sigmoid", &["log_sigmoid_vjp"]),
    ("softplus", &["softplus_vjp"]),
];

/// The constants of SELU, for which activations keep mean 0 and variance 1 (Klambauer et al. 2017).
const SELU_ALPHA: f64 = 1.673_263_242_354_377_2;
const SELU_SCALE: f64 = 1.050_700_987_355_480_5;
/// `√(2/π)` and the coefficient of the cube in the approximation of GELU (Hendrycks and Gimpel 2016).
const GELU_SLOPE: f64 = FRAC_2_SQRT_PI * FRAC_1_SQRT_2;
const GELU_CUBE: f64 = 0.044_715;

/// `k x` for positive `x`, else `a (e^x - 1)`.
#[inline(always)]
fn exponential_unit<E: Float>(x: E, k: f64, a: f64) -> E {
    if x > E::ZERO { x * E::from_f64(k) } else { E::from_f64(a) * x.exp_m1() }
}

/// Its derivative: `k` for positive `x`, else `a e^x`.
#[inline(always)]
fn exponential_unit_slope<E: Float, T: Term<E>>(x: T, k: f64, a: f64) -> T {
    let is_positive = |x| x > E::ZERO;
    // The branch not taken would overflow.
    let negative = x.choose(is_positive, x.constant(0.0), x.clone());
    x.choose(is_positive, x.constant(k), negative.apply(Exp).times(a))
}

/// `ln(1 + e^x)` without overflow.
#[inline(always)]
fn soft_plus<E: Float>(x: E) -> E {
    let linear = if x <= E::ZERO { E::ZERO } else { x };
    linear + (-x.abs()).exp().ln_1p()
}

/// Twice the argument of the hyperbolic tangent in the approximation of GELU, and its derivative, from `x²`.
#[inline(always)]
fn twice_tanh_argument<E: Float, T: Term<E>>(x: T) -> [T; 2] {
    let square = x.clone().squared();
    let argument = x * square.clone().times(GELU_CUBE).plus(1.0).times(2.0 * GELU_SLOPE);
    [argument, square.times(3.0 * GELU_CUBE).plus(1.0).times(2.0 * GELU_SLOPE)]
}

functions! {
    /// `max(x, 0)`. Rule: `ct` where `x > 0`, else 0 (at 0 too).
    relu Relu, rule relu_vjp(y) Chosen {
        value: |x| if x <= E::ZERO { E::ZERO } else { x };
        slope: |y| T::steps([y], |[y]| if y > E::ZERO { E::ONE } else { E::ZERO });
    }

    /// `x` for `x >= 0`, else `slope x`. Rule: `ct` for `x >= 0`, else `slope ct`.
    leaky_relu LeakyRelu(slope: f64), rule leaky_relu_vjp(x) Plain {
        value: |x| if x >= E::ZERO { x } else { x * E::from_f64(slope) };
        slope: |x| T::steps([x], |[x]| if x >= E::ZERO { E::ONE } else { E::from_f64(slope) });
    }

    /// `x` for `x > 0`, else `alpha (e^x - 1)`. Rule: `ct` for `x > 0`, else `ct alpha e^x`. Clevert et al. 2015.
    elu Elu(alpha: f64), rule elu_vjp(x) Plain {
        value: |x| exponential_unit(x, 1.0, alpha);
        slope(costly): |x| exponential_unit_slope(x, 1.0, alpha);
    }

    /// `λ x` for `x > 0`, else `λ α (e^x - 1)`, with `λ` = 1.0507.. and `α` = 1.6733.. Rule: `ct λ` for `x > 0`, else
    /// `ct λ α e^x`. Klambauer et al. 2017.
    selu Selu, rule selu_vjp(x) Plain {
        value: |x| exponential_unit(x, SELU_SCALE, SELU_SCALE * SELU_ALPHA);
        slope(costly): |x| exponential_unit_slope(x, SELU_SCALE, SELU_SCALE * SELU_ALPHA);
    }

    /// `x Φ(x)`, with the distribution function `Φ` of the normal distribution. Rule: `ct (Φ(x) + x φ(x))`. Hendrycks and
    /// Gimpel 2016.
    gelu Gelu, rule gelu_vjp(x) Plain {
        value: |x| x * E::from_f64(0.5) * (x * E::from_f64(-FRAC_1_SQRT_2)).erfc();
        slope(costly): |x| {
            let distribution = x.clone().times(-FRAC_1_SQRT_2).apply(Erfc).times(0.5);
            let density = x.clone().squared().times(-0.5).apply(Exp).times(0.5 * GELU_SLOPE);
            distribution + density * x
        };
    }

    /// The approximation `x / 2 (1 + tanh(√(2/π) (x + 0.044715 x³)))` of [`Tensor::gelu`], as `x σ(2 ..)`. Rule: its
    /// derivative times `ct`.
    gelu_tanh GeluTanh, rule gelu_tanh_vjp(x) Plain {
        value: |x| x * twice_tanh_argument::<E, E>(x)[0].sigmoid();
        slope(costly): |x| {
            let [argument, slope] = twice_tanh_argument(x.clone());
            let s = argument.apply(Sigmoid);
            // Far out the first factor is zero and the second one overflows.
            s.clone() + (s.clone() * s.subtracted_from(1.0)).strong_mul(x * slope)
        };
    }

    /// `x σ(x)`, the sigmoid-weighted linear unit (swish). Rule: `ct σ(x) (1 + x (1 - σ(x)))`.
    silu Silu, rule silu_vjp(x) Plain {
        value: |x| x * x.sigmoid();
        slope(costly): |x| {
            let s = x.clone().apply(Sigmoid);
            s.clone() * (x * s.subtracted_from(1.0)).plus(1.0)
        };
    }

    /// `x` within ±1, else the nearer of these. Rule: `ct` within ±1 and at them, else 0.
    hardtanh Hardtanh, rule hardtanh_vjp(x) Chosen {
        value: |x| if x > E::ONE { E::ONE } else if x < -E::ONE { -E::ONE } else { x };
        slope: |x| T::steps([x], |[x]| if x > E::ONE || x < -E::ONE { E::ZERO } else { E::ONE });
    }

    /// The logistic function `1 / (1 + e^-x)`, stable for any `x`. Rule: `ct y (1 - y)`.
    sigmoid Sigmoid, rule sigmoid_vjp(y) Plain {
        value: |x| x.sigmoid();
        slope: |y| y.clone() * y.subtracted_from(1.0);
    }

    /// `ln σ(x) = -ln(1 + e^-x)`, stable for any `x`. Rule: `ct σ(-x)`.
    log_sigmoid LogSigmoid, rule log_sigmoid_vjp(x) Plain {
        value: |x| -soft_plus(-x);
        slope(costly): |x| (-x).apply(Sigmoid);
    }

    /// `ln(1 + e^x)`, stable for any `x`. Rule: `ct σ(x)`.
    softplus Softplus, rule softplus_vjp(x) Plain {
        value: |x| soft_plus(x);
        slope(costly): |x| x.apply(Sigmoid);
    }
}
