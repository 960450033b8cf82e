//! Truth values and integers: logic, bits, shifts, what holds of all or any, whole numbers.

use crate::common::{A, B};
use crate::forms::unknown;
use crate::harness::{Case, Golden};
use tenzr_core::Tensor;
use tenzr_core::axis::Axes;
use tenzr_core::ops::bits::*;
use tenzr_core::ops::convert::{stop_gradient, to_i32, to_i64, to_usize};
use tenzr_core::ops::discrete::*;
use tenzr_core::ops::fit::zeros_like;

fn truth(v: bool) -> f64 {
    f64::from(u8::from(v))
}

fn integers<E: Golden, S: Axes>(t: &Case<E>, i: usize) -> Tensor<i64, S> {
    t.other_input(i, |v| v as i64)
}

pub fn run<E: Golden>(t: &Case<E>) {
    macro_rules! pairs {
        ($name:ident) => {
            match (t.id().contains("/truths/"), t.axes.as_str()) {
                (true, "AB,AB") => t.other_value(&$name(t.mask::<(A, B)>(0), t.mask::<(A, B)>(1)), truth),
                (true, "AB,B") => t.other_value(&$name(t.mask::<(A, B)>(0), t.mask::<(B,)>(1)), truth),
                (true, ",") => t.other_value(&$name(t.mask::<()>(0), t.mask::<()>(1)), truth),
                _ => whole!($name),
            }
        };
    }
    macro_rules! whole {
        ($name:ident) => {
            match t.axes.as_str() {
                "AB,AB" => {
                    t.other_value(&$name(integers::<E, (A, B)>(t, 0), integers::<E, (A, B)>(t, 1)), |v| v as f64)
                }
                "AB,B" => t.other_value(&$name(integers::<E, (A, B)>(t, 0), integers::<E, (B,)>(t, 1)), |v| v as f64),
                "," => t.other_value(&$name(integers::<E, ()>(t, 0), integers::<E, ()>(t, 1)), |v| v as f64),
                other => unknown(t, other),
            }
        };
    }
    macro_rules! each {
        ($name:ident, $f:expr) => {
            match t.axes.as_str() {
                "AB" => t.other_value(&$name(t.input::<(A, B)>(0)), $f),
                "B" => t.other_value(&$name(t.input::<(B,)>(0)), $f),
                "" => t.other_value(&$name(t.input::<()>(0)), $f),
                other => unknown(t, other),
            }
        };
    }
    macro_rules! reduced {
        ($name:ident, $all:ident, $f:expr) => {
            match t.attr_axes("axes").as_str() {
                "A" => t.other_value(&$name(t.mask::<(A, B)>(0), A), $f),
                "B" => t.other_value(&$name(t.mask::<(A, B)>(0), B), $f),
                "AB" => t.other_value(&$all(t.mask::<(A, B)>(0)), $f),
                other => unknown(t, other),
            }
        };
    }
    macro_rules! stopped {
        ($($axes:literal $S:ty;)*) => {
            match t.axes.as_str() {
                $($axes => one!(t, $S, |x| stop_gradient(x), |_ct, x, _y| zeros_like(x)),)*
                other => unknown(t, other),
            }
        };
    }
    match t.op {
        "and" => pairs!(and),
        "or" => pairs!(or),
        "xor" => pairs!(xor),
        "shl" => whole!(shl),
        "shr" => whole!(shr),
        "not" => match t.axes.as_str() {
            "AB" => t.other_value(&not(t.mask::<(A, B)>(0)), truth),
            _ => t.other_value(&not(t.mask::<()>(0)), truth),
        },
        "to_i32" => each!(to_i32, f64::from),
        "to_i64" => each!(to_i64, |v| v as f64),
        "to_usize" => each!(to_usize, |v| v as f64),
        "is_nan" => each!(is_nan, truth),
        "is_finite" => each!(is_finite, truth),
        "all" => reduced!(all, all_all, truth),
        "any" => reduced!(any, any_all, truth),
        "count" => reduced!(count, count_all, |v| v as f64),
        "stop_gradient" => stopped! { "AB" (A, B); "" (); },
        other => unknown(t, other),
    }
}
