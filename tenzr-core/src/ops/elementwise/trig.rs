//! Trigonometric and hyperbolic functions and their inverses.

use super::power::Hypot;
use super::prelude::*;

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: crate::ops::Listed = &[
    ("sin", &["sin_vjp"]),
    ("cos", &["cos_vjp"]),
    ("tan", &["tan_vjp"]),
    ("asin", &["asin_vjp"]),
    ("acos", &["acos_vjp"]),
    ("atan", &["atan_vjp"]),
    ("sinh", &["sinh_vjp"]),
    ("cosh", &["cosh_vjp"]),
    ("tanh", &["tanh_vjp"]),
    ("asinh", &["asinh_vjp"]),
    ("acosh", &["acosh_vjp"]),
    ("atanh", &["atanh_vjp"]),
];

/// `1 - x²`, by factors: the square would lose digits near ±1.
#[inline(always)]
fn one_minus_square<E: Float, T: Term<E>>(x: T) -> T {
    x.clone().subtracted_from(1.0) * x.plus(1.0)
}

functions! {
    /// The sine of an angle in radians. Rule: `ct cos(x)`.
    sin Sin, rule sin_vjp(x) Plain {
        value: |x| x.sin();
        slope: |x| x.apply(Cos);
    }

    /// The cosine of an angle in radians. Rule: `-ct sin(x)`.
    cos Cos, rule cos_vjp(x) Plain {
        value: |x| x.cos();
        slope: |x| -x.apply(Sin);
    }

    /// The tangent of an angle in radians. Rule: `ct (1 + y²)`.
    tan Tan, rule tan_vjp(y) Plain {
        value: |x| x.tan();
        slope: |y| y.squared().plus(1.0);
    }

    /// The inverse of the sine, from -π/2 to π/2; NaN outside ±1. Rule: `ct / √(1 - x²)`; at ±1 the one-sided limit, and 0
    /// for a cotangent of exactly 0.
    asin Asin, rule asin_vjp(x) Over {
        value: |x| x.asin();
        slope: |x| one_minus_square(x).apply(super::Sqrt);
    }

    /// The inverse of the cosine, from 0 to π; NaN outside ±1. Rule: `-ct / √(1 - x²)`; at ±1 the one-sided limit, and 0
    /// for a cotangent of exactly 0.
    acos Acos, rule acos_vjp(x) Over {
        value: |x| x.acos();
        slope: |x| -one_minus_square(x).apply(super::Sqrt);
    }

    /// The inverse of the tangent, from -π/2 to π/2. Rule: `ct / (1 + x²)`.
    atan Atan, rule atan_vjp(x) Over {
        value: |x| x.atan();
        slope: |x| x.squared().plus(1.0);
    }

    /// The hyperbolic sine. Rule: `ct cosh(x)`; 0 for a cotangent of exactly 0.
    sinh Sinh, rule sinh_vjp(x) Strong {
        value: |x| x.sinh();
        slope: |x| x.apply(Cosh);
    }

    /// The hyperbolic cosine. Rule: `ct sinh(x)`; 0 for a cotangent of exactly 0.
    cosh Cosh, rule cosh_vjp(x) Strong {
        value: |x| x.cosh();
        slope: |x| x.apply(Sinh);
    }

    /// The hyperbolic tangent, within 2 ulp. Rule: `ct (1 - y²)`.
    tanh Tanh, rule tanh_vjp(y) Plain {
        value: |x| x.tanh();
        slope: |y| y.squared().subtracted_from(1.0);
    }

    /// The inverse of the hyperbolic sine. Rule: `ct / √(1 + x²)`.
    asinh Asinh, rule asinh_vjp(x) Over {
        value: |x| x.asinh();
        // The square alone would overflow.
        slope: |x| T::join([x.constant(1.0), x], Hypot);
    }

    /// The inverse of the hyperbolic cosine, not negative; NaN below 1. Rule: `ct / √(x² - 1)`; at 1 the one-sided limit,
    /// and 0 for a cotangent of exactly 0.
    acosh Acosh, rule acosh_vjp(x) Over {
        value: |x| x.acosh();
        slope: |x| x.clone().plus(-1.0).apply(super::Sqrt) * x.plus(1.0).apply(super::Sqrt);
    }

    /// The inverse of the hyperbolic tangent; infinite at ±1, NaN outside. Rule: `ct / (1 - x²)`; at ±1 the limit, and 0
    /// for a cotangent of exactly 0.
    atanh Atanh, rule atanh_vjp(x) Over {
        value: |x| x.atanh();
        slope: |x| one_minus_square(x);
    }
}
