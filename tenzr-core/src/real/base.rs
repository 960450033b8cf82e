//! `f32` and `f64` as real numbers: the standard library's methods.

use super::argument::Family;
use super::{Base, Real};
use crate::kernel::keep::{keep_f32, keep_f64};

macro_rules! consts {
    ($ty:ident: $($name:ident)*) => { $(const $name: Self = std::$ty::consts::$name;)* };
}

macro_rules! limits {
    ($ty:ident: $($name:ident)*) => { $(const $name: Self = $ty::$name;)* };
}

macro_rules! forward {
    ($ty:ident: $($name:ident($($arg:ident: $arg_ty:ty),*) -> $out:ty;)*) => {$(
        #[inline(always)]
        fn $name(self $(, $arg: $arg_ty)*) -> $out {
            $ty::$name(self $(, $arg)*)
        }
    )*};
}

macro_rules! constant {
    ($($name:ident($self:ident, $c:ident) = $value:expr;)*) => {$(
        #[inline(always)]
        fn $name($self, $c: Self) -> Self {
            $value
        }
    )*};
}

macro_rules! real {
    ($ty:ident, $keep:path, $nearest:expr) => {
        impl Base for $ty {
            #[inline(always)]
            fn nearest(c: f64) -> Self {
                $nearest(c)
            }
        }

        impl Real for $ty {
            type Base = Self;

            const ZERO: Self = 0.0;
            const NEUTRAL: Self = -0.0;
            const ONE: Self = 1.0;
            consts! { $ty:
                E PI TAU FRAC_PI_2 FRAC_PI_3 FRAC_PI_4 FRAC_PI_6 FRAC_PI_8 FRAC_1_PI FRAC_2_PI FRAC_2_SQRT_PI
                FRAC_1_SQRT_2 SQRT_2 LN_2 LN_10 LOG2_E LOG2_10 LOG10_E LOG10_2
            }
            limits! { $ty: EPSILON INFINITY NEG_INFINITY NAN MAX MIN MIN_POSITIVE }

            #[inline(always)]
            fn lit(c: Self) -> Self {
                c
            }

            #[inline(always)]
            fn value(self) -> Self {
                self
            }

            #[inline(always)]
            fn recast_base<'a, F: Family>(x: F::Of<'a, Self>) -> Result<F::Of<'a, Self>, F::Of<'a, Self>> {
                Ok(x)
            }

            constant! {
                addc(self, c) = self + c;
                subc(self, c) = self - c;
                rsub(self, c) = c - self;
                mulc(self, c) = self * c;
                divc(self, c) = self / c;
                rdiv(self, c) = c / self;
                remc(self, c) = self % c;
                rrem(self, c) = c % self;
                powc(self, c) = $ty::powf(self, c);
                cpow(self, base) = $ty::powf(base, self);
                strong_mul(self, factor) = if self == 0.0 { 0.0 } else { self * factor };
            }

            forward! { $ty:
                exp() -> Self; exp2() -> Self; exp_m1() -> Self;
                ln() -> Self; ln_1p() -> Self; log2() -> Self; log10() -> Self; log(base: Self) -> Self;
                sin() -> Self; cos() -> Self; tan() -> Self; sin_cos() -> (Self, Self);
                asin() -> Self; acos() -> Self; atan() -> Self; atan2(other: Self) -> Self;
                sinh() -> Self; cosh() -> Self; tanh() -> Self; asinh() -> Self; acosh() -> Self; atanh() -> Self;
                sqrt() -> Self; cbrt() -> Self; recip() -> Self; powi(n: i32) -> Self; powf(n: Self) -> Self;
                hypot(other: Self) -> Self; mul_add(a: Self, b: Self) -> Self;
                abs() -> Self; signum() -> Self; copysign(sign: Self) -> Self;
                max(other: Self) -> Self; min(other: Self) -> Self; clamp(min: Self, max: Self) -> Self;
                midpoint(other: Self) -> Self; div_euclid(rhs: Self) -> Self; rem_euclid(rhs: Self) -> Self;
                floor() -> Self; ceil() -> Self; round() -> Self; round_ties_even() -> Self;
                trunc() -> Self; fract() -> Self; to_degrees() -> Self; to_radians() -> Self;
                is_nan() -> bool; is_finite() -> bool; is_infinite() -> bool; is_normal() -> bool;
                is_subnormal() -> bool; is_sign_positive() -> bool; is_sign_negative() -> bool;
            }

            #[inline(always)]
            fn total_cmp(&self, other: &Self) -> std::cmp::Ordering {
                $ty::total_cmp(self, other)
            }

            #[inline(always)]
            fn keep(self) -> Self {
                $keep(self)
            }

            #[inline(always)]
            fn constants(c: &[Self]) -> std::borrow::Cow<'_, [Self]> {
                std::borrow::Cow::Borrowed(c)
            }

            #[inline(always)]
            fn all_zero(self) -> bool {
                self == 0.0
            }
        }
    };
}

#[expect(clippy::cast_possible_truncation, reason = "the nearest number is what is wanted")]
fn narrow(c: f64) -> f32 {
    c as f32
}

real!(f32, keep_f32, narrow);
real!(f64, keep_f64, std::convert::identity);
