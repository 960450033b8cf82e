//! The derivative of every operation on real numbers: one function for each operand, `{operation}_{operand}`, which
//! gives the partial derivative from all operands (`x0`, `x1`, `x2`, with the constant `c` after the operand) and the
//! result `y`.
//!
//! Forward mode and generated reverse code both call these, so they cannot disagree; and since a partial is computed in
//! the arithmetic of `R`, derivatives of derivatives follow.
//!
//! # Conventions
//!
//! - `max` and `min` at a tie: half for either operand. If one operand is NaN the other one has it all.
//! - `clamp`: within the bounds and at them the number has it all, outside the bound.
//! - `abs`, `copysign`, `signum` at zero: 0. `hypot` and `atan2` at the origin: 0.
//! - Rounding, `signum` and `div_euclid`: 0 everywhere.
//! - `%`: the sign of the dividend, as in Rust, and a derivative of -trunc(x0 / x1) in the divisor.
//! - `exp` and its kin are singular where they overflow: what is not selected afterwards passes nothing on.
//! - A singular point has its one-sided limit, which may be infinite; a tangent or a cotangent of exactly zero gives
//!   zero there ([`Cotangent::strong`](super::Cotangent::strong)). [`OPERATIONS`] says which operations have such
//!   points.

pub use super::operations::{OPERATIONS, Operation};
use super::{Base, Real};

#[inline(always)]
fn half<R: Real>() -> R::Base {
    R::Base::nearest(0.5)
}

/// `-n`, where `y = a - n b` is a remainder.
#[inline(always)]
fn quotient<R: Real>(a: R, b: R, y: R) -> R {
    R::lit(((y.value() - a.value()) / b.value()).round())
}

/// `1 - x²`.
#[inline(always)]
fn one_minus_square<R: Real>(x: R) -> R {
    x.rsub(R::Base::ONE) * x.addc(R::Base::ONE)
}

/// `x / y`, and 0 where `y` is.
#[inline(always)]
fn over<R: Real>(x: R, y: R) -> R {
    if y == R::ZERO { R::ZERO } else { x / y }
}

/// `x / y²` without the square, and 0 where `y` is.
#[inline(always)]
fn over_square<R: Real>(x: R, y: R) -> R {
    if y == R::ZERO { R::ZERO } else { x / y / y }
}

/// The derivative of the absolute value.
#[inline(always)]
fn sign<R: Real>(x: R) -> R::Base {
    if x == R::ZERO { R::Base::ZERO } else { x.value().signum() }
}

/// The part that `a` has in the larger of `a` and `b`.
#[inline(always)]
fn larger<R: Real>(a: R, b: R) -> R::Base {
    if a > b || (b.is_nan() && !a.is_nan()) {
        R::Base::ONE
    } else if a < b || (a.is_nan() && !b.is_nan()) {
        R::Base::ZERO
    } else {
        half::<R>()
    }
}

/// -1.
#[inline(always)]
pub fn neg_0<R: Real>(_x0: R, _y: R) -> R {
    -R::ONE
}

/// 1.
#[inline(always)]
pub fn add_0<R: Real>(_x0: R, _x1: R, _y: R) -> R {
    R::ONE
}

/// 1.
#[inline(always)]
pub fn add_1<R: Real>(_x0: R, _x1: R, _y: R) -> R {
    R::ONE
}

/// 1.
#[inline(always)]
pub fn sub_0<R: Real>(_x0: R, _x1: R, _y: R) -> R {
    R::ONE
}

/// -1.
#[inline(always)]
pub fn sub_1<R: Real>(_x0: R, _x1: R, _y: R) -> R {
    -R::ONE
}

/// `x1`.
#[inline(always)]
pub fn mul_0<R: Real>(_x0: R, x1: R, _y: R) -> R {
    x1
}

/// `x0`.
#[inline(always)]
pub fn mul_1<R: Real>(x0: R, _x1: R, _y: R) -> R {
    x0
}

/// `1 / x1`.
#[inline(always)]
pub fn div_0<R: Real>(_x0: R, x1: R, _y: R) -> R {
    x1.recip()
}

/// `-x0 / x1²`, as `-y / x1`: the reciprocal is that of the other operand, so it is formed once.
#[inline(always)]
pub fn div_1<R: Real>(_x0: R, x1: R, y: R) -> R {
    -(y * x1.recip())
}

/// 1.
#[inline(always)]
pub fn rem_0<R: Real>(_x0: R, _x1: R, _y: R) -> R {
    R::ONE
}

/// `-trunc(x0 / x1)`, found as `(y - x0) / x1`, since the quotient may round up to the next integer.
#[inline(always)]
pub fn rem_1<R: Real>(x0: R, x1: R, y: R) -> R {
    quotient(x0, x1, y)
}

/// 1.
#[inline(always)]
pub fn addc_0<R: Real>(_x0: R, _c: R::Base, _y: R) -> R {
    R::ONE
}

/// 1.
#[inline(always)]
pub fn subc_0<R: Real>(_x0: R, _c: R::Base, _y: R) -> R {
    R::ONE
}

/// -1.
#[inline(always)]
pub fn rsub_0<R: Real>(_x0: R, _c: R::Base, _y: R) -> R {
    -R::ONE
}

/// `c`.
#[inline(always)]
pub fn mulc_0<R: Real>(_x0: R, c: R::Base, _y: R) -> R {
    R::lit(c)
}

/// `1 / c`.
#[inline(always)]
pub fn divc_0<R: Real>(_x0: R, c: R::Base, _y: R) -> R {
    R::lit(c.recip())
}

/// `-c / x0²`, as `-y / x0`.
#[inline(always)]
pub fn rdiv_0<R: Real>(x0: R, _c: R::Base, y: R) -> R {
    -(y * x0.recip())
}

/// 1.
#[inline(always)]
pub fn remc_0<R: Real>(_x0: R, _c: R::Base, _y: R) -> R {
    R::ONE
}

/// `-trunc(c / x0)`.
#[inline(always)]
pub fn rrem_0<R: Real>(x0: R, c: R::Base, y: R) -> R {
    quotient(R::lit(c), x0, y)
}

/// `eˣ`, the result.
#[inline(always)]
pub fn exp_0<R: Real>(_x0: R, y: R) -> R {
    y
}

/// `2ˣ ln 2`.
#[inline(always)]
pub fn exp2_0<R: Real>(_x0: R, y: R) -> R {
    y * R::LN_2
}

/// `eˣ`: the result plus one, except where that would have lost its digits.
#[inline(always)]
pub fn exp_m1_0<R: Real>(x0: R, y: R) -> R {
    if x0 < -R::LN_2 { x0.exp() } else { y.addc(R::Base::ONE) }
}

/// `1 / x`.
#[inline(always)]
pub fn ln_0<R: Real>(x0: R, _y: R) -> R {
    x0.recip()
}

/// `1 / (1 + x)`.
#[inline(always)]
pub fn ln_1p_0<R: Real>(x0: R, _y: R) -> R {
    x0.addc(R::Base::ONE).recip()
}

/// `1 / (x ln 2)`.
#[inline(always)]
pub fn log2_0<R: Real>(x0: R, _y: R) -> R {
    x0.rdiv(R::Base::LOG2_E)
}

/// `1 / (x ln 10)`.
#[inline(always)]
pub fn log10_0<R: Real>(x0: R, _y: R) -> R {
    x0.rdiv(R::Base::LOG10_E)
}

/// `1 / (x0 ln x1)`.
#[inline(always)]
pub fn log_0<R: Real>(x0: R, x1: R, _y: R) -> R {
    (x0 * x1.ln()).recip()
}

/// `-y / (x1 ln x1)`.
#[inline(always)]
pub fn log_1<R: Real>(_x0: R, x1: R, y: R) -> R {
    -(y / (x1 * x1.ln()))
}

/// `cos x`.
#[inline(always)]
pub fn sin_0<R: Real>(x0: R, _y: R) -> R {
    x0.cos()
}

/// `-sin x`.
#[inline(always)]
pub fn cos_0<R: Real>(x0: R, _y: R) -> R {
    -x0.sin()
}

/// `1 + tan² x`.
#[inline(always)]
pub fn tan_0<R: Real>(_x0: R, y: R) -> R {
    (y * y).addc(R::Base::ONE)
}

/// `1 / √(1 - x²)`, by factors: 1 - x² loses its digits near ±1.
#[inline(always)]
pub fn asin_0<R: Real>(x0: R, _y: R) -> R {
    one_minus_square(x0).sqrt().recip()
}

/// `-1 / √(1 - x²)`.
#[inline(always)]
pub fn acos_0<R: Real>(x0: R, _y: R) -> R {
    -one_minus_square(x0).sqrt().recip()
}

/// `1 / (1 + x²)`.
#[inline(always)]
pub fn atan_0<R: Real>(x0: R, _y: R) -> R {
    (x0 * x0).addc(R::Base::ONE).recip()
}

/// `x1 / (x0² + x1²)`, and 0 at the origin.
#[inline(always)]
pub fn atan2_0<R: Real>(x0: R, x1: R, _y: R) -> R {
    over_square(x1, x0.hypot(x1))
}

/// `-x0 / (x0² + x1²)`, and 0 at the origin.
#[inline(always)]
pub fn atan2_1<R: Real>(x0: R, x1: R, _y: R) -> R {
    -over_square(x0, x0.hypot(x1))
}

/// `cosh x`.
#[inline(always)]
pub fn sinh_0<R: Real>(x0: R, _y: R) -> R {
    x0.cosh()
}

/// `sinh x`.
#[inline(always)]
pub fn cosh_0<R: Real>(x0: R, _y: R) -> R {
    x0.sinh()
}

/// `1 - tanh² x`.
#[inline(always)]
pub fn tanh_0<R: Real>(_x0: R, y: R) -> R {
    (y * y).rsub(R::Base::ONE)
}

/// `1 / √(1 + x²)`; the square alone would overflow.
#[inline(always)]
pub fn asinh_0<R: Real>(x0: R, _y: R) -> R {
    R::ONE.hypot(x0).recip()
}

/// `1 / √(x² - 1)`, by factors.
#[inline(always)]
pub fn acosh_0<R: Real>(x0: R, _y: R) -> R {
    (x0.subc(R::Base::ONE).sqrt() * x0.addc(R::Base::ONE).sqrt()).recip()
}

/// `1 / (1 - x²)`, by factors.
#[inline(always)]
pub fn atanh_0<R: Real>(x0: R, _y: R) -> R {
    one_minus_square(x0).recip()
}

/// `1 / 2√x`.
#[inline(always)]
pub fn sqrt_0<R: Real>(_x0: R, y: R) -> R {
    y.rdiv(half::<R>())
}

/// `1 / 3∛x²`.
#[inline(always)]
pub fn cbrt_0<R: Real>(_x0: R, y: R) -> R {
    (y * y).mulc(R::Base::nearest(3.0)).recip()
}

/// `-1 / x²`.
#[inline(always)]
pub fn recip_0<R: Real>(_x0: R, y: R) -> R {
    -(y * y)
}

/// `n xⁿ⁻¹`, and 0 for `n = 0`.
#[inline(always)]
pub fn powi_0<R: Real>(x0: R, c: i32, _y: R) -> R {
    match c {
        0 => R::ZERO,
        i32::MIN => (x0.powi(c) / x0).mulc(R::Base::nearest(f64::from(c))),
        _ => x0.powi(c - 1).mulc(R::Base::nearest(f64::from(c))),
    }
}

/// `x1 x0^(x1 - 1)`, from the result where it has all its digits. 0 where `x1` is 0, also at `x0 = 0`.
#[inline(always)]
pub fn powf_0<R: Real>(x0: R, x1: R, y: R) -> R {
    if y.is_normal() && x0.is_normal() { x1 * (y / x0) } else { x1.strong_mul(x0.powf(x1.subc(R::Base::ONE))) }
}

/// `x0^x1 ln x0`: 0 where the power is 0, so also at `x0 = 0` for positive `x1`; NaN for negative `x0`, where only
/// integer powers are numbers.
#[inline(always)]
pub fn powf_1<R: Real>(x0: R, _x1: R, y: R) -> R {
    y.strong_mul(x0.ln())
}

/// `c x^(c - 1)`, as in [`powf_0`].
#[inline(always)]
pub fn powc_0<R: Real>(x0: R, c: R::Base, y: R) -> R {
    if y.is_normal() && x0.is_normal() {
        (y / x0).mulc(c)
    } else if c == R::Base::ZERO {
        R::ZERO
    } else {
        x0.powc(c - R::Base::ONE).mulc(c)
    }
}

/// `cˣ ln c`, as in [`powf_1`].
#[inline(always)]
pub fn cpow_0<R: Real>(_x0: R, c: R::Base, y: R) -> R {
    y.strong_mul(R::lit(c.ln()))
}

/// `x0 / y`, and 0 at the origin.
#[inline(always)]
pub fn hypot_0<R: Real>(x0: R, _x1: R, y: R) -> R {
    over(x0, y)
}

/// `x1 / y`, and 0 at the origin.
#[inline(always)]
pub fn hypot_1<R: Real>(_x0: R, x1: R, y: R) -> R {
    over(x1, y)
}

/// `x1`.
#[inline(always)]
pub fn mul_add_0<R: Real>(_x0: R, x1: R, _x2: R, _y: R) -> R {
    x1
}

/// `x0`.
#[inline(always)]
pub fn mul_add_1<R: Real>(x0: R, _x1: R, _x2: R, _y: R) -> R {
    x0
}

/// 1.
#[inline(always)]
pub fn mul_add_2<R: Real>(_x0: R, _x1: R, _x2: R, _y: R) -> R {
    R::ONE
}

/// The sign, and 0 at 0.
#[inline(always)]
pub fn abs_0<R: Real>(x0: R, _y: R) -> R {
    R::lit(sign(x0))
}

/// 0.
#[inline(always)]
pub fn signum_0<R: Real>(_x0: R, _y: R) -> R {
    R::ZERO
}

/// Whether the sign is changed (-1) or not (1), and 0 at `x0 = 0`.
#[inline(always)]
pub fn copysign_0<R: Real>(x0: R, x1: R, _y: R) -> R {
    R::lit(sign(x0) * x1.value().signum())
}

/// 0.
#[inline(always)]
pub fn copysign_1<R: Real>(_x0: R, _x1: R, _y: R) -> R {
    R::ZERO
}

/// 1 for the larger operand.
#[inline(always)]
pub fn max_0<R: Real>(x0: R, x1: R, _y: R) -> R {
    R::lit(larger(x0, x1))
}

/// 1 for the larger operand.
#[inline(always)]
pub fn max_1<R: Real>(x0: R, x1: R, _y: R) -> R {
    R::lit(larger(x1, x0))
}

/// 1 for the smaller operand.
#[inline(always)]
pub fn min_0<R: Real>(x0: R, x1: R, _y: R) -> R {
    R::lit(larger(-x0, -x1))
}

/// 1 for the smaller operand.
#[inline(always)]
pub fn min_1<R: Real>(x0: R, x1: R, _y: R) -> R {
    R::lit(larger(-x1, -x0))
}

/// 1 within the bounds and at them.
#[inline(always)]
pub fn clamp_0<R: Real>(x0: R, x1: R, x2: R, _y: R) -> R {
    if x0 < x1 || x0 > x2 { R::ZERO } else { R::ONE }
}

/// 1 below the bound.
#[inline(always)]
pub fn clamp_1<R: Real>(x0: R, x1: R, _x2: R, _y: R) -> R {
    if x0 < x1 { R::ONE } else { R::ZERO }
}

/// 1 above the bound.
#[inline(always)]
pub fn clamp_2<R: Real>(x0: R, _x1: R, x2: R, _y: R) -> R {
    if x0 > x2 { R::ONE } else { R::ZERO }
}

/// 1/2.
#[inline(always)]
pub fn midpoint_0<R: Real>(_x0: R, _x1: R, _y: R) -> R {
    R::lit(half::<R>())
}

/// 1/2.
#[inline(always)]
pub fn midpoint_1<R: Real>(_x0: R, _x1: R, _y: R) -> R {
    R::lit(half::<R>())
}

/// 0.
#[inline(always)]
pub fn div_euclid_0<R: Real>(_x0: R, _x1: R, _y: R) -> R {
    R::ZERO
}

/// 0.
#[inline(always)]
pub fn div_euclid_1<R: Real>(_x0: R, _x1: R, _y: R) -> R {
    R::ZERO
}

/// 1.
#[inline(always)]
pub fn rem_euclid_0<R: Real>(_x0: R, _x1: R, _y: R) -> R {
    R::ONE
}

/// `-div_euclid(x0, x1)`.
#[inline(always)]
pub fn rem_euclid_1<R: Real>(x0: R, x1: R, y: R) -> R {
    quotient(x0, x1, y)
}

/// 0.
#[inline(always)]
pub fn floor_0<R: Real>(_x0: R, _y: R) -> R {
    R::ZERO
}

/// 0.
#[inline(always)]
pub fn ceil_0<R: Real>(_x0: R, _y: R) -> R {
    R::ZERO
}

/// 0.
#[inline(always)]
pub fn round_0<R: Real>(_x0: R, _y: R) -> R {
    R::ZERO
}

/// 0.
#[inline(always)]
pub fn round_ties_even_0<R: Real>(_x0: R, _y: R) -> R {
    R::ZERO
}

/// 0.
#[inline(always)]
pub fn trunc_0<R: Real>(_x0: R, _y: R) -> R {
    R::ZERO
}

/// 1.
#[inline(always)]
pub fn fract_0<R: Real>(_x0: R, _y: R) -> R {
    R::ONE
}

/// `180 / π`.
#[inline(always)]
pub fn to_degrees_0<R: Real>(_x0: R, _y: R) -> R {
    R::lit(R::Base::ONE.to_degrees())
}

/// `π / 180`.
#[inline(always)]
pub fn to_radians_0<R: Real>(_x0: R, _y: R) -> R {
    R::lit(R::Base::ONE.to_radians())
}
