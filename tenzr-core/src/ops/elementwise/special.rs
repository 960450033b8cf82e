//! The error function, the gamma function and their kin.

use super::prelude::*;
use super::{Exp, Square};
use std::f64::consts::{FRAC_2_SQRT_PI, PI};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: crate::ops::Listed = &[
    ("erf", &["erf_vjp"]),
    ("erfc", &["erfc_vjp"]),
    ("erf_inv", &["erf_inv_vjp"]),
    ("lgamma", &["lgamma_vjp"]),
    ("digamma", &["digamma_vjp"]),
    ("polygamma", &["polygamma_vjp"]),
];

/// `k e^(-x²)`.
#[inline(always)]
fn bell<E: Float, T: Term<E>>(x: T, k: f64) -> T {
    (-x.apply(Square)).apply(Exp).times(k)
}

functions! {
    /// The error function `2/√π ∫₀ˣ e^(-t²) dt`. Rule: `ct 2/√π e^(-x²)`.
    erf Erf, rule erf_vjp(x) Plain {
        value: |x| x.erf();
        slope(costly): |x| bell(x, FRAC_2_SQRT_PI);
    }

    /// `1 - erf(x)`, with its digits where that is small. Rule: `-ct 2/√π e^(-x²)`.
    erfc Erfc, rule erfc_vjp(x) Plain {
        value: |x| x.erfc();
        slope(costly): |x| bell(x, -FRAC_2_SQRT_PI);
    }

    /// The inverse of [`Tensor::erf`]; infinite at ±1, NaN outside. Rule: `ct √π/2 e^(y²)`; 0 for a cotangent of exactly 0.
    ///
    /// `√2 erf⁻¹(2p - 1)` is the quantile of the normal distribution at `p`.
    erf_inv ErfInv, rule erf_inv_vjp(y) Strong {
        value: |x| x.erf_inv();
        slope(costly): |y| y.squared().apply(Exp).times(PI.sqrt() / 2.0);
    }

    /// The logarithm of the absolute value of the gamma function; infinite at 0, -1, ... Rule: `ct ψ(x)`; 0 for a cotangent
    /// of exactly 0.
    lgamma Lgamma, rule lgamma_vjp(x) Strong {
        value: |x| x.lgamma();
        slope: |x| x.apply(Digamma);
    }

    /// The digamma function `ψ(x)`, the derivative of `ln Γ(x)`; NaN at -1, -2, .. and infinite at ±0. Rule: `ct ψ'(x)`; 0
    /// for a cotangent of exactly 0.
    digamma Digamma, rule digamma_vjp(x) Strong {
        value: |x| x.polygamma(0);
        slope: |x| x.apply(Polygamma(1));
    }

    /// The polygamma function `ψ⁽ⁿ⁾(x)`, the derivative of order `n` of [`Tensor::digamma`], as a real number for negative
    /// `x` too; at the poles 0, -1, .. infinite for odd `n`. Rule: `ct ψ⁽ⁿ⁺¹⁾(x)`; 0 for a cotangent of exactly 0.
    polygamma Polygamma(n: u32), rule polygamma_vjp(x) Strong {
        value: |x| x.polygamma(n);
        slope: |x| x.apply(Polygamma(n + 1));
    }
}
