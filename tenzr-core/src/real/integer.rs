//! Integers as floats.

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
