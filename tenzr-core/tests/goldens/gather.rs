//! Entries at indices that are a tensor, and values put there.

use crate::common::{A, B, C};
use crate::forms::unknown;
use crate::harness::{Case, Golden};
use tenzr_core::ops::compare::{select_vjp_first, select_vjp_second};
use tenzr_core::ops::fit::fit_like;
use tenzr_core::ops::gather::*;
use tenzr_core::ops::scatter::*;

macro_rules! takes {
    ($t:ident: $($axes:literal $S:ty, $I:ty;)*) => {
        match $t.axes.as_str() {
            $($axes => {
                let i = $t.indices::<$I>(1);
                one!($t, $S, |x| take(x, &i, B), |ct, x, _y| take_vjp(ct, &i, B, x))
            })*
            other => unknown($t, other),
        }
    };
}

macro_rules! scatters {
    ($t:ident, $name:ident, |$i:ident, $ct:ident, $x:ident, $u:ident| ($g:expr, $h:expr)) => {
        scatters!(@ $t, $name, [|$i, $ct, $x, $u| ($g, $h)]
            "BC,A,AC" (B, C), (A,), (A, C); "AB,A,A" (A, B), (A,), (A,); "BC,A,A" (B, C), (A,), (A,);
            "B,AC,AC" (B,), (A, C), (A, C); "B,A,A" (B,), (A,), (A,); "CB,,C" (C, B), (), (C,);)
    };
    (@ $t:ident, $name:ident, $code:tt $($axes:literal $S:ty, $I:ty, $U:ty;)*) => {
        match $t.axes.as_str() {
            $($axes => {
                let i = $t.indices::<$I>(1);
                let t = &$t.without(1);
                scatters!(# t, $name, i, $S, $U, $code)
            })*
            other => unknown($t, other),
        }
    };
    (# $t:ident, $name:ident, $at:ident, $S:ty, $U:ty, [|$i:ident, $ct:ident, $x:ident, $u:ident| ($g:expr, $h:expr)]) => {{
        let $i = &$at;
        two!($t, $S, $U, |x, u| $name(x, $i, u, B), |$ct, $x, $u, _y| ($g, $h))
    }};
}

pub fn run<E: Golden>(t: &Case<E>) {
    match t.op {
        "take" => takes! { t:
            "BC,A" (B, C), (A,); "AB,A" (A, B), (A,); "CB," (C, B), (); "B,AC" (B,), (A, C); "AB,AB" (A, B), (A, B);
        },
        "scatter_add" => {
            scatters!(t, scatter_add, |i, ct, x, u| (fit_like(ct, x), scatter_add_updates_vjp(ct, i, B, u)))
        }
        "scatter_set" => scatters!(t, scatter_set, |i, ct, x, u| (
            scatter_set_vjp(ct, i, B, x),
            scatter_set_updates_vjp(ct, i, B, u)
        )),
        "scatter_mul" => scatters!(t, scatter_mul, |i, ct, x, u| (
            scatter_mul_vjp(ct, x, i, u, B, x),
            scatter_mul_updates_vjp(ct, x, i, u, B, u)
        )),
        "scatter_max" => scatters!(t, scatter_max, |i, ct, x, u| (
            scatter_max_vjp(ct, x, i, u, B, x),
            scatter_max_updates_vjp(ct, x, i, u, B, u)
        )),
        "scatter_min" => scatters!(t, scatter_min, |i, ct, x, u| (
            scatter_min_vjp(ct, x, i, u, B, x),
            scatter_min_updates_vjp(ct, x, i, u, B, u)
        )),
        "one_hot" => one_hots(t),
        "masked_fill" => fills(t),
        _ => slices(t),
    }
}

/// Slices and updates that begin where a value says.
fn slices<E: Golden>(t: &Case<E>) {
    macro_rules! slices {
        ($size:ident: $($axes:literal $S:ty;)*) => {
            match t.axes.as_str() {
                $($axes => {
                    let i = t.indices::<()>(1);
                    one!(t, $S, |x| dynamic_slice(x, &i, B, $size), |ct, x, _y| dynamic_slice_vjp(ct, &i, B, $size, x))
                })*
                other => unknown(t, other),
            }
        };
    }
    macro_rules! updates {
        ($($axes:literal $S:ty, $U:ty;)*) => {
            match t.axes.as_str() {
                $($axes => {
                    let i = t.indices::<()>(2);
                    two!(t, $S, $U, |x, u| dynamic_update(x, u, &i, B), |ct, x, u, _y| (
                        dynamic_update_vjp(ct, u, &i, B, x),
                        dynamic_update_part_vjp(ct, &i, B, u)
                    ))
                })*
                other => unknown(t, other),
            }
        };
    }
    match t.op {
        "dynamic_slice" => {
            let size = t.integer("size") as usize;
            slices! { size: "AB," (A, B); "BA," (B, A); "B," (B,); }
        }
        "dynamic_update" => updates! {
            "AB,AB," (A, B), (A, B); "AB,BA," (A, B), (B, A); "BA,BA," (B, A), (B, A); "B,B," (B,), (B,);
        },
        other => unknown(t, other),
    }
}

fn one_hots<E: Golden>(t: &Case<E>) {
    let n = t.integer("n") as usize;
    let number = |v: bool| f64::from(u8::from(v));
    match t.axes.as_str() {
        "A" => t.other_value(&one_hot(t.indices::<(A,)>(0), B, n), number),
        "" => t.other_value(&one_hot(t.indices::<()>(0), B, n), number),
        "AC" => t.other_value(&one_hot(t.indices::<(A, C)>(0), B, n), number),
        other => unknown(t, other),
    }
}

fn fills<E: Golden>(t: &Case<E>) {
    macro_rules! fills {
        ($($axes:literal $S:ty, $M:ty, $W:ty;)*) => {
            match t.axes.as_str() {
                $($axes => {
                    let m = t.mask::<$M>(1);
                    let t = &t.without(1);
                    two!(t, $S, $W, |x, v| masked_fill(x, &m, v), |ct, x, v, _y| (
                        select_vjp_second(ct, &m, x),
                        select_vjp_first(ct, &m, v)
                    ))
                })*
                other => unknown(t, other),
            }
        };
    }
    fills! { "AB,AB," (A, B), (A, B), (); "AB,B,B" (A, B), (B,), (B,); "AB,AB,AB" (A, B), (A, B), (A, B); }
}
