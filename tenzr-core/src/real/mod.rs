//! Real numbers as generated code sees them: `f32`, `f64`, and dual numbers over either, nested to any depth.
//!
//! - [`Real`], [`Base`]: the arithmetic and the functions of the standard library's floats; [`Dual`]: forward mode.
//! - [`rules`]: the derivative of every operation, once. Forward mode calls it, generated reverse code calls it.
//! - [`Cotangent`], [`Wide`]: what flows backwards, for one result or for several at once.
//! - [`Value`], [`Accumulate`]: the cotangents of arrays, vectors, tuples and so on, their zeros and sums.
//! - [`Over`], [`Lift`]: the same types with other numbers inside. [`Get`], [`ToBase`]: numbers behind references.
//! - [`Tangent`], [`Split`]: a value and its tangent as one value of dual numbers, and back.
//! - [`Parametric`], [`Differentiated`]: what code that is generic in a differentiable trait knows of a type.

pub mod argument;
mod base;
pub mod checkpoint;
mod copies;
mod cotangent;
mod dual;
mod entries;
pub mod function;
mod generated;
mod get;
mod integer;
pub mod jacobian;
mod messages;
mod methods;
mod operations;
mod over;
mod parametric;
pub mod rules;
pub mod standard;
mod tangent;
mod value;

use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt::{Debug, Display, LowerExp};
use std::iter::{Product, Sum};
use std::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, RemAssign, Sub, SubAssign};

pub use crate::kernel::keep::seldom;
pub use crate::kernel::rows::{Record, Rows, Tape, Trail};
pub use copies::{Copies, Span};
pub use cotangent::{Cotangent, Wide};
pub use dual::{Dual, seed};
pub use entries::{Entries, add_tangents, add_values, constant_seed, count, dual_lane, fill_lane, seeded};
pub use generated::{
    AddPart, Again, Carried, CarriesNothing, CarriesSome, Contribution, Discrete, Either, Elements, FromPlain,
    KeepPart, LentElements, LiftPart, Loss, OwnElements, Part, Payload, Seen, SeenCopy, SeenNumber, SeenOther,
    SkipPart, Sum as CotangentSum, add, again, constant_dual, discrete, following, from_plain, is_there, loss, nth,
    other_variant, payload, payload_mut, pullback, trips, unpush, wanted, write_tangent, write_value, zeros_like,
    zeros_like_slice,
};
pub use get::{Get, ToBase, base};
pub use integer::{Cast, CastNumber, CastOther, IntoFloat, float_from};
pub use messages::{HasForms, Marked, SingleNumber, no_forms};
pub use methods::{CollectionMethods, NumberMethods};
pub use over::{FloatKind, Lift, NoFloat, Over, lift};
pub use parametric::{Differentiated, Instance, Parametric, differentiated};
pub use tangent::{Split, Tangent, dualize, tangent_of, value_of};
pub use value::{Accumulate, Value, neutral, zero};

mod sealed {
    pub trait Sealed {}

    impl Sealed for f32 {}
    impl Sealed for f64 {}
    impl<R, const N: usize> Sealed for super::Dual<R, N> {}
}

/// `f32` or `f64`: the numbers that dual numbers are made of in the end.
pub trait Base: Real<Base = Self> + FloatKind<Base = Self> + From<f32> + Into<f64> {
    /// The nearest number of this type.
    fn nearest(c: f64) -> Self;
}

/// A real number: `f32`, `f64`, or a dual number over a real number.
///
/// A function that is generic in `T: Real` runs on all of them. The methods are those of the standard library's floats,
/// with the same names, values and panics; on a dual number they compute the derivative beside the value, by the
/// formulas of [`rules`]. Comparisons look at values only.
///
/// Constants of the base type have methods of their own (`addc` to `rrem`), which are cheaper than arithmetic with a
/// constant that was made a dual number.
///
/// ```
/// use tenzr_core::real::{Dual, Real};
///
/// fn softplus<T: Real>(x: T) -> T {
///     x.exp().ln_1p()
/// }
///
/// assert_eq!(softplus(0.0), 2.0_f64.ln());
/// // The value and the derivative.
/// let y = softplus(Dual::<f64, 1>::variable(0.0, 0));
/// assert_eq!((y.re, y.eps), (2.0_f64.ln(), [0.5]));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a real number",
    label = "expected `f32`, `f64`, or a number that is generic by `T: Real`"
)]
pub trait Real:
    sealed::Sealed
    + Copy
    + Debug
    + Display
    + LowerExp
    + Default
    + PartialEq
    + PartialOrd
    + Send
    + Sync
    + 'static
    + Neg<Output = Self>
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Rem<Output = Self>
    + AddAssign
    + SubAssign
    + MulAssign
    + DivAssign
    + RemAssign
    + Sum
    + Product
    + for<'a> Sum<&'a Self>
    + for<'a> Product<&'a Self>
    + Lift<Self, Lifted = Self>
    + FromPlain<Self::Base>
{
    /// The float at the bottom: `f32` or `f64`.
    type Base: Base;

    /// 0.
    const ZERO: Self;
    /// 1.
    const ONE: Self;
    /// Euler's number.
    const E: Self;
    /// The circle's half turn.
    const PI: Self;
    /// The circle's full turn.
    const TAU: Self;
    /// π / 2.
    const FRAC_PI_2: Self;
    /// π / 3.
    const FRAC_PI_3: Self;
    /// π / 4.
    const FRAC_PI_4: Self;
    /// π / 6.
    const FRAC_PI_6: Self;
    /// π / 8.
    const FRAC_PI_8: Self;
    /// 1 / π.
    const FRAC_1_PI: Self;
    /// 2 / π.
    const FRAC_2_PI: Self;
    /// 2 / √π.
    const FRAC_2_SQRT_PI: Self;
    /// 1 / √2.
    const FRAC_1_SQRT_2: Self;
    /// √2.
    const SQRT_2: Self;
    /// ln 2.
    const LN_2: Self;
    /// ln 10.
    const LN_10: Self;
    /// log₂ e.
    const LOG2_E: Self;
    /// log₂ 10.
    const LOG2_10: Self;
    /// log₁₀ e.
    const LOG10_E: Self;
    /// log₁₀ 2.
    const LOG10_2: Self;
    /// The difference between 1 and the next larger value.
    const EPSILON: Self;
    /// Positive infinity.
    const INFINITY: Self;
    /// Negative infinity.
    const NEG_INFINITY: Self;
    /// A value that is not a number.
    const NAN: Self;
    /// The largest finite value.
    const MAX: Self;
    /// The smallest finite value.
    const MIN: Self;
    /// The smallest positive normal value.
    const MIN_POSITIVE: Self;

    /// −0 in the value and in every derivative: what is added to it stays what it is, bit for bit.
    #[doc(hidden)]
    const NEUTRAL: Self;

    /// A constant.
    fn lit(c: Self::Base) -> Self;
    /// The constant nearest to `c`.
    #[inline(always)]
    fn from_f64(c: f64) -> Self {
        Self::lit(Self::Base::nearest(c))
    }
    /// The value without derivatives.
    fn value(self) -> Self::Base;
    /// Plain floats that stand in a type of a family as numbers of this type, if it is the plain float.
    ///
    /// # Errors
    ///
    /// The floats as they were, if it is not.
    #[doc(hidden)]
    fn recast_base<'a, F: argument::Family>(x: F::Of<'a, Self::Base>)
    -> Result<F::Of<'a, Self>, F::Of<'a, Self::Base>>;

    /// `self + c`.
    fn addc(self, c: Self::Base) -> Self;
    /// `self - c`.
    fn subc(self, c: Self::Base) -> Self;
    /// `c - self`.
    fn rsub(self, c: Self::Base) -> Self;
    /// `self * c`.
    fn mulc(self, c: Self::Base) -> Self;
    /// `self / c`.
    fn divc(self, c: Self::Base) -> Self;
    /// `c / self`.
    fn rdiv(self, c: Self::Base) -> Self;
    /// `self % c`.
    fn remc(self, c: Self::Base) -> Self;
    /// `c % self`.
    fn rrem(self, c: Self::Base) -> Self;

    /// `e` to the power of `self`.
    fn exp(self) -> Self;
    /// 2 to the power of `self`.
    fn exp2(self) -> Self;
    /// `e^self - 1`, accurate near zero.
    fn exp_m1(self) -> Self;
    /// The natural logarithm.
    fn ln(self) -> Self;
    /// `ln(1 + self)`, accurate near zero.
    fn ln_1p(self) -> Self;
    /// The logarithm to base 2.
    fn log2(self) -> Self;
    /// The logarithm to base 10.
    fn log10(self) -> Self;
    /// The logarithm to any base.
    fn log(self, base: Self) -> Self;
    /// The sine of an angle in radians.
    fn sin(self) -> Self;
    /// The cosine of an angle in radians.
    fn cos(self) -> Self;
    /// The tangent of an angle in radians.
    fn tan(self) -> Self;
    /// Sine and cosine.
    #[inline(always)]
    fn sin_cos(self) -> (Self, Self) {
        (self.sin(), self.cos())
    }
    /// The inverse of the sine, from -π/2 to π/2.
    fn asin(self) -> Self;
    /// The inverse of the cosine, from 0 to π.
    fn acos(self) -> Self;
    /// The inverse of the tangent, from -π/2 to π/2.
    fn atan(self) -> Self;
    /// The angle of the point with ordinate `self` and abscissa `other`.
    fn atan2(self, other: Self) -> Self;
    /// The hyperbolic sine.
    fn sinh(self) -> Self;
    /// The hyperbolic cosine.
    fn cosh(self) -> Self;
    /// The hyperbolic tangent.
    fn tanh(self) -> Self;
    /// The inverse of the hyperbolic sine.
    fn asinh(self) -> Self;
    /// The inverse of the hyperbolic cosine.
    fn acosh(self) -> Self;
    /// The inverse of the hyperbolic tangent.
    fn atanh(self) -> Self;
    /// The square root.
    fn sqrt(self) -> Self;
    /// The cube root.
    fn cbrt(self) -> Self;
    /// `1 / self`.
    fn recip(self) -> Self;
    /// `self` to an integer power.
    fn powi(self, n: i32) -> Self;
    /// `self` to any power.
    fn powf(self, n: Self) -> Self;
    /// `self` to a constant power.
    fn powc(self, c: Self::Base) -> Self;
    /// A constant to the power of `self`.
    fn cpow(self, base: Self::Base) -> Self;
    /// The length of the hypotenuse, without overflow between.
    fn hypot(self, other: Self) -> Self;
    /// `self * a + b`, rounded once.
    fn mul_add(self, a: Self, b: Self) -> Self;
    /// The absolute value.
    fn abs(self) -> Self;
    /// 1 with the sign of `self`.
    fn signum(self) -> Self;
    /// `self` with the sign of `sign`.
    fn copysign(self, sign: Self) -> Self;
    /// The larger; the other one if one is NaN.
    fn max(self, other: Self) -> Self;
    /// The smaller; the other one if one is NaN.
    fn min(self, other: Self) -> Self;
    /// `self` within bounds.
    ///
    /// # Panics
    ///
    /// Panics if `min > max` or a bound is NaN.
    fn clamp(self, min: Self, max: Self) -> Self;
    /// The point halfway between.
    fn midpoint(self, other: Self) -> Self;
    /// The quotient of Euclidean division.
    fn div_euclid(self, rhs: Self) -> Self;
    /// The remainder of Euclidean division, which is not negative.
    fn rem_euclid(self, rhs: Self) -> Self;
    /// The largest integer that is not larger.
    fn floor(self) -> Self;
    /// The smallest integer that is not smaller.
    fn ceil(self) -> Self;
    /// The nearest integer, halves away from zero.
    fn round(self) -> Self;
    /// The nearest integer, halves to the even one.
    fn round_ties_even(self) -> Self;
    /// The integer part.
    fn trunc(self) -> Self;
    /// The fractional part.
    fn fract(self) -> Self;
    /// Radians in degrees.
    fn to_degrees(self) -> Self;
    /// Degrees in radians.
    fn to_radians(self) -> Self;

    /// Whether the value is not a number.
    #[inline(always)]
    fn is_nan(self) -> bool {
        self.value().is_nan()
    }
    /// Whether the value is neither infinite nor NaN.
    #[inline(always)]
    fn is_finite(self) -> bool {
        self.value().is_finite()
    }
    /// Whether the value is infinite.
    #[inline(always)]
    fn is_infinite(self) -> bool {
        self.value().is_infinite()
    }
    /// Whether the value is neither zero, subnormal, infinite nor NaN.
    #[inline(always)]
    fn is_normal(self) -> bool {
        self.value().is_normal()
    }
    /// Whether the value is subnormal.
    #[inline(always)]
    fn is_subnormal(self) -> bool {
        self.value().is_subnormal()
    }
    /// Whether the value's sign is plus.
    #[inline(always)]
    fn is_sign_positive(self) -> bool {
        self.value().is_sign_positive()
    }
    /// Whether the value's sign is minus.
    #[inline(always)]
    fn is_sign_negative(self) -> bool {
        self.value().is_sign_negative()
    }
    /// The total order of IEEE 754 on values.
    #[inline(always)]
    fn total_cmp(&self, other: &Self) -> Ordering {
        self.value().total_cmp(&other.value())
    }

    /// The number itself, kept in a register of its own: a barrier without an instruction against the packing of
    /// carried scalars ([`kernel::keep`](crate::kernel::keep)).
    #[doc(hidden)]
    fn keep(self) -> Self;
    /// Constants as numbers of this type: themselves where they are.
    #[doc(hidden)]
    #[inline]
    fn constants(c: &[Self::Base]) -> Cow<'_, [Self]> {
        Cow::Owned(c.iter().map(|c| Self::lit(*c)).collect())
    }
    /// The product, where every part of `self` that is exactly zero gives zero, whatever stands in `factor`.
    #[doc(hidden)]
    fn strong_mul(self, factor: Self) -> Self;
    /// Whether the value and all derivatives are zero.
    #[doc(hidden)]
    fn all_zero(self) -> bool;
}
