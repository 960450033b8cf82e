//! Conversion between element types.

use crate::axis::{Axes, MappedAxes};
use crate::element::{Element, Float};
use crate::kernel::elementwise;
use crate::tensor::{Operand, Shaped, Tensor, TensorOf};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[("to_f32", &["convert_vjp"]), ("to_f64", &["convert_vjp"])];

fn converted<E: Element, O: Element, X: Operand<E>>(x: X, f: fn(E) -> O) -> Tensor<O, X::S, X::V> {
    Tensor::from_raw(elementwise::convert(x.into_raw(), f))
}

/// The values as `f32`, rounded to nearest.
#[inline(never)]
pub fn to_f32<E: Float, X: Operand<E>>(x: X) -> Tensor<f32, X::S, X::V> {
    converted(x, |v: E| v.to_f64() as f32)
}

/// The values as `f64`; exact.
#[inline(never)]
pub fn to_f64<E: Float, X: Operand<E>>(x: X) -> Tensor<f64, X::S, X::V> {
    converted(x, |v: E| v.to_f64())
}

/// The rule of conversions: the cotangent, converted back.
#[inline(never)]
pub fn convert_vjp<E, S, V, L>(ct: Tensor<E, S, V>, _like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    L: Shaped<S = S, V = V>,
    L::E: Float,
{
    converted(ct, |v: E| <L::E as Float>::from_f64(v.to_f64()))
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The values as `f32`, rounded to nearest. Rule: the cotangent, converted back.
    pub fn to_f32(&self) -> Tensor<f32, S, V> {
        to_f32(self)
    }

    /// The values as `f64`; exact. Rule: the cotangent, converted back.
    pub fn to_f64(&self) -> Tensor<f64, S, V> {
        to_f64(self)
    }
}

macro_rules! counted {
    ($($E:ty),*) => { $(
        impl<S: Axes, V: MappedAxes> Tensor<$E, S, V> {
            /// The values as floats of the type asked for; `true` is 1. Carries no cotangent.
            pub fn to_float<F: Float>(&self) -> Tensor<F, S, V> {
                converted(self, |v: $E| F::from_f64(v as u8 as f64))
            }
        }
    )* };
}

counted!(bool);

macro_rules! integers {
    ($($E:ty),*) => { $(
        impl<S: Axes, V: MappedAxes> Tensor<$E, S, V> {
            /// The values as floats of the type asked for, rounded to nearest. Carries no cotangent.
            pub fn to_float<F: Float>(&self) -> Tensor<F, S, V> {
                converted(self, |v: $E| F::from_f64(v as f64))
            }
        }
    )* };
}

integers!(i32, i64, usize);
