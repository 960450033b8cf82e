//! Conversion between element types, and the end of derivatives.

use super::compare::primal_of;
use crate::axis::{Axes, Ids, MappedAxes};
use crate::element::{Element, Float};
use crate::kernel::elementwise;
use crate::raw::Raw;
use crate::tangent;
use crate::tensor::{Operand, Shaped, Tensor, TensorOf};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("to_f32", &["convert_vjp"]),
    ("to_f64", &["convert_vjp"]),
    ("to_i32", &[""]),
    ("to_i64", &[""]),
    ("to_usize", &[""]),
    ("stop_gradient", &[""]),
];

fn converted<E: Element, O: Element, X: Operand<E>>(x: X) -> Tensor<O, X::S, X::V> {
    Tensor::from_raw(elementwise::convert(x.into_raw(), E::cast::<O>))
}

macro_rules! conversions {
    ($(to_float: $(#[$doc:meta])* $name:ident $O:ident;)* $(to_integer: $(#[$int_doc:meta])* $int:ident $I:ident;)*) => {
        $(
            $(#[$doc])*
            #[inline(never)]
            pub fn $name<E: Element, X: Operand<E>>(x: X) -> Tensor<$O, X::S, X::V> {
                converted(x)
            }
        )*
        $(
            $(#[$int_doc])*
            #[inline(never)]
            pub fn $int<E: Element, X: Operand<E>>(x: X) -> Tensor<$I, X::S, <X::V as MappedAxes>::Primal> {
                let (x, _) = x.with_raw(|x| primal_of(x, &Ids::of::<X::S, X::V>()));
                Tensor::from_raw(elementwise::convert(x, E::cast::<$I>))
            }
        )*

        impl<E: Element, S: Axes, V: MappedAxes> Tensor<E, S, V> {
            $(
                $(#[$doc])*
                pub fn $name(&self) -> Tensor<$O, S, V> {
                    $name(self)
                }
            )*
            $(
                $(#[$int_doc])*
                pub fn $int(&self) -> Tensor<$I, S, V::Primal> {
                    $int(self)
                }
            )*
        }
    };
}

conversions! {
    to_float:
    /// The values as `f32`, rounded to nearest; `true` is 1. Rule: the cotangent of a float, converted back; integers and
    /// truth values carry none.
    to_f32 f32;
    to_float:
    /// The values as `f64`, rounded to nearest where a large integer has more digits; `true` is 1. Rule: the cotangent of a
    /// float, converted back; integers and truth values carry none.
    to_f64 f64;
    to_integer:
    /// The values as `i32`: floats cut off and kept within its range, NaN as 0; of a larger integer the low bits; `true` is
    /// 1. Carries no cotangent.
    to_i32 i32;
    to_integer:
    /// The values as `i64`: floats cut off and kept within its range, NaN as 0; of a larger integer the low bits; `true` is
    /// 1. Carries no cotangent.
    to_i64 i64;
    to_integer:
    /// The values as `usize`: floats cut off and kept within its range, NaN as 0; of a negative or larger integer the low
    /// bits; `true` is 1. Carries no cotangent.
    to_usize usize;
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
    converted(ct)
}

/// See [`Tensor::stop_gradient`].
#[inline(never)]
pub fn stop_gradient<E: Element, X: Operand<E>>(x: X) -> Tensor<E, X::S, X::V> {
    Tensor::from_raw(without_tangents(x.into_raw(), &Ids::of::<X::S, X::V>()))
}

fn without_tangents<E: Element>(x: Raw<E>, ids: &Ids) -> Raw<E> {
    match ids.tangent() {
        Some(level) => tangent::stack(without_tangents(x.at(level, 0), &ids.without(level)), None, level),
        None => x,
    }
}

impl<E: Element, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The same values as constants: no cotangent passes, and no tangent.
    pub fn stop_gradient(&self) -> Self {
        stop_gradient(self)
    }
}

macro_rules! counted {
    ($($E:ty),*) => { $(
        impl<S: Axes, V: MappedAxes> Tensor<$E, S, V> {
            /// The values as floats of the type asked for, rounded to nearest; `true` is 1. Carries no cotangent. For code
            /// that is generic in the float: elsewhere there are [`Tensor::to_f32`] and [`Tensor::to_f64`].
            pub fn to_float<F: Float>(&self) -> Tensor<F, S, V> {
                converted(self)
            }
        }
    )* };
}

counted!(bool, i32, i64, usize);
