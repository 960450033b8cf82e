//! Integers as floats, and numbers of a type that is not known as integers.

use super::Real;

/// A number that is about to be cast to an integer type with `as`: of a real number the float, else the number itself.
///
/// Which of the two traits applies is decided by method lookup, as for [`Part`](super::Part).
pub struct Cast<T>(pub T);

/// Casts a real number.
pub trait CastNumber {
    /// The float.
    type Float;
    /// The float.
    fn cast(self) -> Self::Float;
}

impl<R: Real> CastNumber for &&Cast<R> {
    type Float = R::Base;

    #[inline(always)]
    fn cast(self) -> R::Base {
        self.0.value()
    }
}

/// Casts anything else.
pub trait CastOther {
    /// What it is.
    type Whole;
    /// What it is.
    fn cast(self) -> Self::Whole;
}

impl<T: Copy> CastOther for &Cast<T> {
    type Whole = T;

    #[inline(always)]
    fn cast(self) -> T {
        self.0
    }
}

/// A number that `f64::from`, or `f32::from`, takes; and those that it would take if the type were another.
pub trait IntoFloat<B> {
    /// The nearest float.
    fn into_float(self) -> B;
}

macro_rules! integers {
    ($($ty:ty)*) => {$(
        impl IntoFloat<f64> for $ty {
            #[inline(always)]
            #[allow(clippy::cast_precision_loss, clippy::cast_lossless, reason = "exact where `f64::from` is there")]
            fn into_float(self) -> f64 {
                self as f64
            }
        }

        impl IntoFloat<f32> for $ty {
            #[inline(always)]
            #[allow(clippy::cast_precision_loss, clippy::cast_lossless, reason = "exact where `f32::from` is there")]
            fn into_float(self) -> f32 {
                self as f32
            }
        }
    )*};
}

integers! { i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize }

macro_rules! others {
    ($($ty:ty => $float:ty;)*) => {$(
        impl IntoFloat<$float> for $ty {
            #[inline(always)]
            fn into_float(self) -> $float {
                <$float>::from(self)
            }
        }
    )*};
}

others! {
    bool => f64;
    bool => f32;
    f32 => f64;
    f32 => f32;
    f64 => f64;
}

/// `f64::from`, also of integers whose type is only known as that of a position.
#[inline(always)]
pub fn float_from<B, T: IntoFloat<B>>(x: T) -> B {
    x.into_float()
}
