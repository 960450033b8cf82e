//! Integers of whatever type the user's code has them in.

/// An integer that a range may run over.
pub trait Integer: Copy {
    /// The integer `k` after this one.
    fn offset(self, k: usize) -> Self;
}

/// A number that `f64::from`, or `f32::from`, takes; and those that it would take if the type were another.
pub trait IntoFloat<B> {
    /// The nearest float.
    fn into_float(self) -> B;
}

macro_rules! integers {
    ($($ty:ty)*) => {$(
        impl Integer for $ty {
            #[inline(always)]
            #[allow(clippy::cast_possible_truncation, reason = "a range has as many integers as its type, at most")]
            #[allow(clippy::cast_possible_wrap, clippy::cast_lossless, reason = "as above")]
            fn offset(self, k: usize) -> Self {
                self.wrapping_add(k as $ty)
            }
        }

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

/// The integer `k` after the start of a range.
#[inline(always)]
pub fn nth<I: Integer>(start: I, k: usize) -> I {
    start.offset(k)
}

/// `f64::from`, also of integers whose type is only known as that of a position.
#[inline(always)]
pub fn float_from<B, T: IntoFloat<B>>(x: T) -> B {
    x.into_float()
}
