//! Powers and roots, signs and rounding.

use super::each_product;
use super::prelude::*;
use crate::kernel::isa::{map_in_place, zip_in_place};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: crate::ops::Listed = &[
    ("abs", &["abs_vjp"]),
    ("square", &["square_vjp"]),
    ("recip", &["recip_vjp"]),
    ("sqrt", &["sqrt_vjp"]),
    ("rsqrt", &["rsqrt_vjp"]),
    ("cbrt", &["cbrt_vjp"]),
    ("powi", &["powi_vjp"]),
    ("sign", &[""]),
    ("floor", &[""]),
    ("ceil", &[""]),
    ("round", &[""]),
    ("trunc", &[""]),
];

/// 1, -1, or 0 at 0; NaN for NaN.
#[inline(always)]
pub(super) fn sign_of<E: Float>(x: E) -> E {
    if x > E::ZERO {
        E::ONE
    } else if x < E::ZERO {
        -E::ONE
    } else {
        x * E::ZERO
    }
}

functions! {
    /// The absolute value. Rule: `ct sign(x)`, with sign 0 at 0.
    abs Abs, rule abs_vjp(x) Plain {
        value: |x| x.abs();
        slope: |x| T::steps([x], |[x]| sign_of(x));
    }

    /// `x²`. Rule: `2 ct x`.
    square Square, rule square_vjp(x) Plain {
        value: |x| x * x;
        slope: |x| x.times(2.0);
    }

    /// `1 / x`. Rule: `-ct y²`; at 0 the limit, and 0 for a cotangent of exactly 0.
    recip Recip, rule recip_vjp(y) Strong {
        value: |x| E::ONE / x;
        slope: |y| -y.squared();
    }

    /// The square root. Rule: `ct / (2 y)`; at 0 the one-sided limit, and 0 for a cotangent of exactly 0.
    sqrt Sqrt, rule sqrt_vjp(y) Over {
        value: |x| x.sqrt();
        slope: |y| y.times(2.0);
    }

    /// `1 / √x`. Rule: `-ct y³ / 2`; at 0 the one-sided limit, and 0 for a cotangent of exactly 0.
    rsqrt Rsqrt, rule rsqrt_vjp(y) Strong {
        value: |x| E::ONE / x.sqrt();
        slope: |y| (y.clone().squared() * y).times(-0.5);
    }

    /// The cube root, of negative numbers too. Rule: `ct / (3 y²)`; at 0 the limit, and 0 for a cotangent of exactly 0.
    cbrt Cbrt, rule cbrt_vjp(y) Over {
        value: |x| x.cbrt();
        slope: |y| y.squared().times(3.0);
    }
}

steps! {
    /// The sign: 1, -1, or 0 at 0 (of either sign); NaN for NaN. Carries no cotangent.
    sign: |x| sign_of(x);
    /// The largest integer that is not larger. Carries no cotangent.
    floor: |x| x.floor();
    /// The smallest integer that is not smaller. Carries no cotangent.
    ceil: |x| x.ceil();
    /// The nearest integer, halves away from zero. Carries no cotangent.
    round: |x| x.round();
    /// The integer part: rounded towards zero. Carries no cotangent.
    trunc: |x| x.trunc();
}

/// `x^n`. Small powers are products, in one vectorised pass.
#[derive(Clone, Copy)]
pub(crate) struct Powi(i32);

impl Function for Powi {
    const OF_RESULT: bool = false;

    #[inline(always)]
    fn value<E: Float>(self, x: E) -> E {
        x.powi(self.0)
    }

    fn slope<E: Float, T: Term<E>>(self, x: T) -> T {
        match self.0 {
            0 => x.constant(0.0),
            n => x.apply(Powi(n.saturating_sub(1))).times(f64::from(n)),
        }
    }

    /// A constant passes nothing on, a negative power has a pole.
    fn product(self) -> Product {
        match self.0 {
            0 => Product::Chosen,
            1.. => Product::Plain,
            _ => Product::Strong,
        }
    }

    fn values<E: Float>(self, x: &mut [E]) {
        match self.0 {
            1 => {}
            2 => Square.values(x),
            3 => map_in_place(
                x,
                #[inline(always)]
                |x| x * x * x,
            ),
            n => map_in_place(
                x,
                #[inline(always)]
                |x| x.powi(n),
            ),
        }
    }

    fn products<E: Float>(self, ct: &mut [E], x: &[E]) {
        match self.0 {
            1 => {}
            2 => Square.products(ct, x),
            3 => zip_in_place(
                ct,
                x,
                #[inline(always)]
                |ct, x| ct * (x * x * E::from_f64(3.0)),
            ),
            _ => each_product(self, ct, x),
        }
    }
}

/// See [`Tensor::powi`].
#[inline(never)]
pub fn powi<E: Float, X: Operand<E>>(x: X, n: i32) -> Tensor<E, X::S, X::V> {
    Tensor::from_raw(apply(x.into_raw(), &Ids::of::<X::S, X::V>(), Powi(n)))
}

/// The rule of [`Tensor::powi`].
#[inline(never)]
pub fn powi_vjp<E: Float, S: Axes, V: MappedAxes>(ct: Tensor<E, S, V>, x: &Tensor<E, S, V>, n: i32) -> Tensor<E, S, V> {
    Tensor::from_raw(pulled(ct.into_raw(), x.raw(), Tensor::<E, S, V>::IDS, Powi(n)))
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// `x^n` for an integer `n`; `x^0` is 1 everywhere. Rule: `n ct x^(n-1)`, and 0 for `n = 0`; at a pole, 0 for a
    /// cotangent of exactly 0.
    pub fn powi(&self, n: i32) -> Self {
        powi(self, n)
    }
}
