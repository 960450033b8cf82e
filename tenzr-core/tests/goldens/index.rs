//! Entries at indices that are written out, other names, the extents of another tensor, other elements.

use crate::common::{A, B, C, D};
use crate::forms::{Level, cotangent_of, dual, tangent_of, unknown};
use crate::harness::{Case, Golden};
use tenzr_core::ops::convert::{convert_vjp, to_f32, to_f64};
use tenzr_core::ops::fit::{fit_like, zeros_like};
use tenzr_core::ops::index::{at, at_vjp, index, index_vjp};
use tenzr_core::ops::shape::{broadcast_like, rename, rename_like};

pub fn run<E: Golden>(t: &Case<E>) {
    macro_rules! axes {
        (|$x:ident| $f:expr, |$ct:ident, $a:ident| $g:expr; $($axes:literal $S:ty;)*) => {
            match t.axes.as_str() {
                $($axes => one!(t, $S, |$x| $f, |$ct, $a, _y| $g),)*
                other => unknown(t, other),
            }
        };
    }
    macro_rules! entries {
        ($($axes:literal $n:literal $S:ty;)*) => {
            match t.axes.as_str() {
                $($axes => {
                    let i: [usize; $n] = t.extents("at").try_into().expect("an index for each axis");
                    one!(t, $S, |x| at(x, i), |ct, x, _y| at_vjp(ct, i, x))
                })*
                other => unknown(t, other),
            }
        };
    }
    macro_rules! wider {
        ($($axes:literal $S:ty;)*) => {
            match t.axes.as_str() {
                $($axes => two!(t, $S, (A, B), |x, y| broadcast_like(x, &y), |ct, x, y, _z| (fit_like(ct, x), zeros_like(y))),)*
                other => unknown(t, other),
            }
        };
    }
    macro_rules! converted {
        ($f:ident: $($axes:literal $S:ty;)*) => {
            match t.axes.as_str() {
                $($axes => {
                    let x = t.input::<$S>(0);
                    t.other_value(&$f(&x), f64::from);
                    let ct = cotangent_of(t, &x);
                    t.gradient(0, &convert_vjp($f(ct), &x));
                    let d = dual::<Level, _, _, _>(&x, t.tangent::<$S>(0));
                    t.output_tangent(&convert_vjp(tangent_of::<Level, _, _>($f(&d)), &x));
                })*
                other => unknown(t, other),
            }
        };
    }
    match t.op {
        "index" => {
            let i = t.integer("index") as usize;
            axes! { |x| index(x, B, i), |ct, x| index_vjp(ct, B, i, x);
                "AB" (A, B); "BA" (B, A); "ABC" (A, B, C); "B" (B,);
            }
        }
        "at" => entries! { "AB" 2 (A, B); "B" 1 (B,); "" 0 (); },
        "rename" => axes! { |x| rename(x, B, D), |ct, x| rename_like(ct, x);
            "AB" (A, B); "BA" (B, A); "ABC" (A, B, C); "B" (B,);
        },
        "broadcast_like" => wider! { "B,AB" (B,); ",AB" (); "A,AB" (A,); },
        "to_f32" => converted! { to_f32: "AB" (A, B); "" (); },
        "to_f64" => converted! { to_f64: "AB" (A, B); "" (); },
        other => unknown(t, other),
    }
}
