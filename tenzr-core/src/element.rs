//! The numbers a tensor can hold.
//!
//! [`Element`] is what storage needs, [`Number`] what arithmetic needs, [`Float`] what differentiable arithmetic needs;
//! [`Integer`] and [`Bits`] have the operators of integers and truth values. All are sealed: the kernels, the buffer pool
//! and the macro know exactly these types.

use std::cell::RefCell;
use std::fmt::{Debug, Display};
use std::ops::{Add, AddAssign, BitAnd, BitOr, BitXor, Div, Mul, MulAssign, Neg, Not, Rem, Shl, Shr, Sub};

use crate::kernel::decompose::Decompositions;
use crate::kernel::random::Draws;
use crate::kernel::{math, special, sum};
use crate::storage::Pool;

mod sealed {
    pub trait Sealed {}
}

/// A value a tensor can hold: `f32`, `f64`, `bool`, `i32`, `i64` or `usize`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the element of a tensor",
    label = "the elements of a tensor are `f32`, `f64`, `bool`, `i32`, `i64` or `usize`"
)]
pub trait Element: sealed::Sealed + Copy + Send + Sync + Default + PartialEq + Debug + Display + 'static {
    /// The type's name as it is written in source.
    const NAME: &'static str;

    /// What debug builds fill a fresh buffer with, so that a kernel that forgets a cell is seen: NaN where there is one.
    #[doc(hidden)]
    const POISON: Self;

    /// The value as another type: numbers by Rust's `as`, which rounds to nearest from a larger type to a float and cuts off
    /// and saturates from a float to an integer; `true` is 1, and what is not 0 is `true`.
    #[doc(hidden)]
    fn cast<T: Element>(self) -> T {
        T::from_plain(self.into_plain())
    }
    #[doc(hidden)]
    fn into_plain(self) -> Plain;
    #[doc(hidden)]
    fn from_plain(x: Plain) -> Self;

    /// Runs `f` on this thread's pool of buffers. `None` while the thread is being torn down, or on re-entry.
    #[doc(hidden)]
    fn with_pool<R>(f: impl FnOnce(&mut Pool<Self>) -> R) -> Option<R>;
}

/// A value without loss.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub enum Plain {
    /// A float.
    Float(f64),
    /// An integer or a truth value.
    Integer(i128),
}

macro_rules! element {
    ($($ty:ident: $poison:expr, $Plain:ident as $wide:ty, $from:expr);* $(;)?) => {$(
        impl sealed::Sealed for $ty {}

        impl Element for $ty {
            const NAME: &'static str = stringify!($ty);
            const POISON: Self = $poison;

            #[inline(always)]
            fn into_plain(self) -> Plain {
                Plain::$Plain(self as $wide)
            }

            #[inline(always)]
            fn from_plain(x: Plain) -> Self {
                let from: (fn(f64) -> $ty, fn(i128) -> $ty) = $from;
                match x {
                    Plain::Float(x) => from.0(x),
                    Plain::Integer(x) => from.1(x),
                }
            }

            #[inline]
            fn with_pool<R>(f: impl FnOnce(&mut Pool<Self>) -> R) -> Option<R> {
                // Not generic in `R`: one static for the type, whoever asks.
                thread_local! {
                    static POOL: RefCell<Pool<$ty>> = const { RefCell::new(Pool::new()) };
                }
                POOL.try_with(|pool| pool.try_borrow_mut().ok().map(|mut pool| f(&mut pool))).ok().flatten()
            }
        }
    )*};
}

element! {
    f32: f32::NAN, Float as f64, (|x| x as f32, |x| x as f32);
    f64: f64::NAN, Float as f64, (|x| x, |x| x as f64);
    bool: false, Integer as i128, (|x| x != 0.0, |x| x != 0);
    i32: 0, Integer as i128, (|x| x as i32, |x| x as i32);
    i64: 0, Integer as i128, (|x| x as i64, |x| x as i64);
    usize: 0, Integer as i128, (|x| x as usize, |x| x as usize);
}

/// A number: a float or an integer. Arithmetic of integers is Rust's: it panics on overflow where overflow checks are on.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no arithmetic",
    label = "expected a number: `f32`, `f64`, `i32`, `i64` or `usize`",
    note = "a tensor of truth values becomes one of numbers by `.to_f32()`, `.to_i64()` and so on"
)]
pub trait Number:
    Element
    + PartialOrd
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Rem<Output = Self>
    + AddAssign
{
    /// The number, written out as an integer.
    ///
    /// # Panics
    /// When this type does not have it.
    #[doc(hidden)]
    fn from_whole(n: i64) -> Self;
    /// The nearest integer.
    #[doc(hidden)]
    fn nearest(self) -> Self;
    /// Whether dividing by it panics.
    #[doc(hidden)]
    fn is_no_divisor(self) -> bool;
}

/// An integer: `i32`, `i64` or `usize`.
#[diagnostic::on_unimplemented(message = "`{Self}` is not an integer", label = "expected `i32`, `i64` or `usize`")]
pub trait Integer: Number + Bits + Ord + Shl<u32, Output = Self> + Shr<u32, Output = Self> {
    /// The number of bits.
    const BITS: u32;
    /// The number as a count of bits, where there are as many.
    #[doc(hidden)]
    fn as_shift(self) -> Option<u32>;
}

/// What has bits: an integer or a truth value.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no bits to combine",
    label = "expected truth values or integers: `bool`, `i32`, `i64` or `usize`"
)]
pub trait Bits:
    Element + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Not<Output = Self>
{
}

macro_rules! integers {
    ($($ty:ident)*) => { $(
        impl Number for $ty {
            #[track_caller]
            fn from_whole(n: i64) -> Self {
                $ty::try_from(n).unwrap_or_else(|_| panic!("the number {n} is none of `{}`", stringify!($ty)))
            }

            #[inline(always)]
            fn nearest(self) -> Self {
                self
            }

            #[inline(always)]
            fn is_no_divisor(self) -> bool {
                self == 0
            }
        }

        impl Bits for $ty {}

        impl Integer for $ty {
            const BITS: u32 = $ty::BITS;

            #[inline(always)]
            fn as_shift(self) -> Option<u32> {
                u32::try_from(self).ok().filter(|n| *n < $ty::BITS)
            }
        }
    )* };
}

integers! { i32 i64 usize }

impl Bits for bool {}

/// A differentiable number: `f32` or `f64`.
///
/// `exp`, `tanh` and `sigmoid` are tenzr's own (see [`crate::kernel::math`]): branch-free, so that a loop over them is
/// vectorised, and equal bit for bit on every machine. What the standard library lacks is in [`crate::kernel::special`].
/// The others are the standard library's.
///
/// On a plain `f32` or `f64` the standard library's inherent methods win over these: write `Float::exp(x)` there.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no gradient and no arithmetic of real numbers",
    label = "expected `f32` or `f64`",
    note = "a parameter of integers or truth values is marked `#[no_grad]`; `.to_f32()` and `.to_f64()` convert a tensor"
)]
pub trait Float: Number + Neg<Output = Self> + MulAssign + Into<f64> {
    /// 0.
    const ZERO: Self;
    /// 1.
    const ONE: Self;
    /// Positive infinity.
    const INFINITY: Self;
    /// Negative infinity.
    const NEG_INFINITY: Self;
    /// A value that is not a number.
    const NAN: Self;
    /// The difference between 1 and the next larger value.
    const EPSILON: Self;

    /// The nearest value of this type.
    fn from_f64(value: f64) -> Self;
    /// The same value as `f64`.
    fn to_f64(self) -> f64;
    /// The nearest value of this type.
    fn from_usize(value: usize) -> Self;

    /// `e` to the power of `self`.
    fn exp(self) -> Self;
    /// The hyperbolic tangent.
    fn tanh(self) -> Self;
    /// `1 / (1 + exp(-self))`, without overflow and with full relative accuracy in both tails.
    fn sigmoid(self) -> Self;
    /// The natural logarithm.
    fn ln(self) -> Self;
    /// The square root.
    fn sqrt(self) -> Self;
    /// The absolute value.
    fn abs(self) -> Self;
    /// `self` to an integer power.
    fn powi(self, exponent: i32) -> Self;
    /// Whether this is not a number.
    fn is_nan(self) -> bool;
    /// Whether this is neither infinite nor NaN.
    fn is_finite(self) -> bool;

    /// 2 to the power of `self`.
    fn exp2(self) -> Self;
    /// `e^self - 1`, accurate near zero.
    fn exp_m1(self) -> Self;
    /// `ln(1 + self)`, accurate near zero.
    fn ln_1p(self) -> Self;
    /// The logarithm to base 2.
    fn log2(self) -> Self;
    /// The logarithm to base 10.
    fn log10(self) -> Self;
    /// The cube root.
    fn cbrt(self) -> Self;
    /// `self` to any power.
    fn powf(self, exponent: Self) -> Self;
    /// The length of the hypotenuse, without overflow between.
    fn hypot(self, other: Self) -> Self;
    /// The sine.
    fn sin(self) -> Self;
    /// The cosine.
    fn cos(self) -> Self;
    /// The tangent.
    fn tan(self) -> Self;
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
    /// The inverse of the hyperbolic sine.
    fn asinh(self) -> Self;
    /// The inverse of the hyperbolic cosine.
    fn acosh(self) -> Self;
    /// The inverse of the hyperbolic tangent.
    fn atanh(self) -> Self;
    /// The largest integer that is not larger.
    fn floor(self) -> Self;
    /// The smallest integer that is not smaller.
    fn ceil(self) -> Self;
    /// The nearest integer, halves away from zero.
    fn round(self) -> Self;
    /// The integer part.
    fn trunc(self) -> Self;
    /// 1 with the sign of `self`, of a zero too; NaN for NaN.
    fn signum(self) -> Self;
    /// `self` with the sign of `sign`.
    fn copysign(self, sign: Self) -> Self;
    /// The error function.
    fn erf(self) -> Self;
    /// `1 - erf(self)`, accurate where that is small.
    fn erfc(self) -> Self;
    /// The inverse of the error function.
    fn erf_inv(self) -> Self;
    /// The logarithm of the absolute value of the gamma function.
    fn lgamma(self) -> Self;
    /// The derivative of order `n + 1` of the logarithm of the gamma function.
    fn polygamma(self, n: u32) -> Self;

    /// `self * b + c`, rounded once. Slow without hardware support: kernels go through
    /// [`isa::fma`](crate::kernel::isa::fma).
    #[doc(hidden)]
    fn mul_add(self, b: Self, c: Self) -> Self;

    /// The decompositions of matrices of this type.
    #[doc(hidden)]
    const DECOMPOSITIONS: &'static Decompositions<Self>;

    /// Random numbers of this type.
    #[doc(hidden)]
    const DRAWS: &'static Draws<Self>;

    /// The sum of `xs`: vectorised and pairwise, so that the error grows with the logarithm of the length.
    #[doc(hidden)]
    fn sum(xs: &[Self]) -> Self {
        sum::sum(xs)
    }

    /// `c = alpha * a * b + beta * c` for an `m` by `k` and a `k` by `n` matrix; `c` is not read when `beta` is zero.
    ///
    /// # Safety
    ///
    /// Each pointer must be valid for every index its extents and strides (in elements) reach, and `c` must overlap
    /// neither `a` nor `b` nor itself.
    #[doc(hidden)]
    #[expect(clippy::too_many_arguments, reason = "the BLAS signature")]
    unsafe fn gemm(
        m: usize,
        k: usize,
        n: usize,
        alpha: Self,
        a: *const Self,
        rsa: isize,
        csa: isize,
        b: *const Self,
        rsb: isize,
        csb: isize,
        beta: Self,
        c: *mut Self,
        rsc: isize,
        csc: isize,
    );
}

macro_rules! forward {
    ($ty:ident: $($name:ident($($arg:ident: $arg_ty:ty),*) -> $out:ty;)*) => {$(
        #[inline(always)]
        fn $name(self $(, $arg: $arg_ty)*) -> $out {
            $ty::$name(self $(, $arg)*)
        }
    )*};
}

/// Functions that are computed in `f64` for either type.
macro_rules! in_f64 {
    ($ty:ident: $($name:ident($($arg:ident: $arg_ty:ty),*);)*) => {$(
        #[inline]
        fn $name(self $(, $arg: $arg_ty)*) -> $ty {
            special::$name($($arg, )* f64::from(self)) as $ty
        }
    )*};
}

macro_rules! float {
    ($ty:ident, $exp:path, $tanh:path, $sigmoid:path, $gemm:path) => {
        impl Number for $ty {
            #[inline(always)]
            fn from_whole(n: i64) -> Self {
                n as $ty
            }

            #[inline(always)]
            fn nearest(self) -> Self {
                $ty::round(self)
            }

            #[inline(always)]
            fn is_no_divisor(self) -> bool {
                false
            }
        }

        impl Float for $ty {
            const ZERO: Self = 0.0;
            const ONE: Self = 1.0;
            const INFINITY: Self = $ty::INFINITY;
            const NEG_INFINITY: Self = $ty::NEG_INFINITY;
            const NAN: Self = $ty::NAN;
            const EPSILON: Self = $ty::EPSILON;
            const DECOMPOSITIONS: &'static Decompositions<Self> = Decompositions::<$ty>::TABLE;
            const DRAWS: &'static Draws<Self> = Draws::<$ty>::TABLE;

            #[inline(always)]
            fn from_f64(value: f64) -> Self {
                value as $ty
            }

            #[inline(always)]
            fn to_f64(self) -> f64 {
                f64::from(self)
            }

            #[inline(always)]
            fn from_usize(value: usize) -> Self {
                value as $ty
            }

            #[inline(always)]
            fn exp(self) -> Self {
                $exp(self)
            }

            #[inline(always)]
            fn tanh(self) -> Self {
                $tanh(self)
            }

            #[inline(always)]
            fn sigmoid(self) -> Self {
                $sigmoid(self)
            }

            forward! { $ty:
                ln() -> Self;
                sqrt() -> Self;
                abs() -> Self;
                powi(exponent: i32) -> Self;
                is_nan() -> bool; is_finite() -> bool;
                exp2() -> Self; exp_m1() -> Self; ln_1p() -> Self; log2() -> Self; log10() -> Self;
                cbrt() -> Self; powf(exponent: Self) -> Self; hypot(other: Self) -> Self;
                sin() -> Self; cos() -> Self; tan() -> Self;
                asin() -> Self; acos() -> Self; atan() -> Self; atan2(other: Self) -> Self;
                sinh() -> Self; cosh() -> Self; asinh() -> Self; acosh() -> Self; atanh() -> Self;
                floor() -> Self; ceil() -> Self; round() -> Self; trunc() -> Self;
                signum() -> Self; copysign(sign: Self) -> Self;
                mul_add(b: Self, c: Self) -> Self;
            }

            in_f64! { $ty: erf(); erfc(); erf_inv(); lgamma(); polygamma(n: u32); }

            #[inline]
            unsafe fn gemm(
                m: usize,
                k: usize,
                n: usize,
                alpha: Self,
                a: *const Self,
                rsa: isize,
                csa: isize,
                b: *const Self,
                rsb: isize,
                csb: isize,
                beta: Self,
                c: *mut Self,
                rsc: isize,
                csc: isize,
            ) {
                // SAFETY: the same contract.
                unsafe { $gemm(m, k, n, alpha, a, rsa, csa, b, rsb, csb, beta, c, rsc, csc) }
            }
        }
    };
}

float!(f32, math::exp_f32, math::tanh_f32, math::sigmoid_f32, matrixmultiply::sgemm);
float!(f64, math::exp_f64, math::tanh_f64, math::sigmoid_f64, matrixmultiply::dgemm);
