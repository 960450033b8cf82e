//! Entries moved along one axis, and tensors one after the other.

use crate::common::{A, B, C};
use crate::forms::unknown;
use crate::harness::{Case, Golden};
use ndarray::Slice;
use tenzr_core::ops::join::*;
use tenzr_core::ops::moves::*;

/// A move along the axis B.
macro_rules! along {
    ($t:ident, $name:ident, $vjp:ident $(, $arg:expr)*) => {
        match $t.axes.as_str() {
            "B" => one!($t, (B,), |x| $name(x, B $(, $arg)*), |ct, x, _y| $vjp(ct, B $(, $arg)*, x)),
            "AB" => one!($t, (A, B), |x| $name(x, B $(, $arg)*), |ct, x, _y| $vjp(ct, B $(, $arg)*, x)),
            "ABC" => one!($t, (A, B, C), |x| $name(x, B $(, $arg)*), |ct, x, _y| $vjp(ct, B $(, $arg)*, x)),
            other => unknown($t, other),
        }
    };
}

macro_rules! pads {
    ($t:ident, $by:ident: $($axes:literal $S:ty;)*) => {
        match $t.axes.as_str() {
            $($axes => two!($t, $S, (), |x, v| pad(x, v, B, $by), |ct, x, v, _y| (
                pad_vjp(ct, B, $by, x),
                pad_value_vjp(ct, x, B, $by, v)
            )),)*
            other => unknown($t, other),
        }
    };
}

macro_rules! joins {
    ($t:ident, $name:ident $first:ident $second:ident $A:ident: $($axes:literal $S:ty, $S2:ty;)*) => {
        match $t.axes.as_str() {
            $($axes => two!($t, $S, $S2, |x, z| $name(x, z, $A), |ct, a, b, _y| ($first(ct, $A, a), $second(ct, $A, b))),)*
            other => unknown($t, other),
        }
    };
}

pub fn run<E: Golden>(t: &Case<E>) {
    let count = |name: &str| t.integer(name) as usize;
    match t.op {
        "slice" => {
            let end = t.attr("end").as_i64().map(|end| end as isize);
            let range = Slice::new(t.integer("start"), end, t.integer("step"));
            along!(t, slice, slice_vjp, range)
        }
        "flip" => along!(t, flip, flip_vjp),
        "roll" => along!(t, roll, roll_vjp, t.integer("shift")),
        "tile" => along!(t, tile, tile_vjp, count("times")),
        "repeat" => along!(t, repeat, repeat_vjp, count("times")),
        "pad" => {
            let by = Pad::edges(t.integer("low"), t.integer("high")).interior(count("interior"));
            pads! { t, by: "B," (B,); "AB," (A, B); }
        }
        "concat" => joins! { t, concat concat_first concat_second B:
            "AB,AB" (A, B), (A, B); "AB,BA" (A, B), (B, A); "B,B" (B,), (B,);
        },
        "stack" => joins! { t, stack stack_first stack_second C:
            "AB,AB" (A, B), (A, B); "AB,BA" (A, B), (B, A); "," (), ();
        },
        other => unknown(t, other),
    }
}
