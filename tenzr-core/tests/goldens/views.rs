//! One axis seen as several and several as one, windows, diagonals, triangles.

use crate::common::{A, B, C, D};
use crate::forms::unknown;
use crate::harness::{Case, Golden};
use tenzr_core::ops::views::*;

/// An operation of one tensor by the axes of that, as far as they are written here.
macro_rules! seen {
    ($t:ident, |$x:ident| $f:expr, |$ct:ident, $a:ident| $g:expr; $($axes:literal $S:ty;)*) => {
        match $t.axes.as_str() {
            $($axes => one!($t, $S, |$x| $f, |$ct, $a, _y| $g),)*
            other => unknown($t, other),
        }
    };
}

pub fn run<E: Golden>(t: &Case<E>) {
    let count = |name: &str| t.integer(name) as usize;
    match t.op {
        "split" => {
            let n: [usize; 2] = t.extents("extents").try_into().expect("two extents");
            seen! { t, |x| split(x, B, (C, D), n), |ct, x| merge_back(ct, B, (C, D), n, x);
                "AB" (A, B); "BA" (B, A); "B" (B,);
            }
        }
        "merge" if t.attr_axes("axes") == "CB" => {
            seen! { t, |x| merge(x, (C, B), D), |ct, x| split_back(ct, (C, B), D, x); "ABC" (A, B, C); }
        }
        "merge" => seen! { t, |x| merge(x, (B, C), D), |ct, x| split_back(ct, (B, C), D, x);
            "ABC" (A, B, C); "BAC" (B, A, C); "BC" (B, C);
        },
        "remove_axis" => seen! { t, |x| remove_axis(x, B), |ct, x| insert_back(ct, B, x);
            "AB" (A, B); "BA" (B, A); "B" (B,);
        },
        "windows" => {
            let (size, step) = (count("size"), count("step"));
            seen! { t, |x| windows(x, B, C, size, step), |ct, x| windows_vjp(ct, B, C, size, step, x);
                "AB" (A, B); "BA" (B, A); "B" (B,);
            }
        }
        "diagonal" => seen! { t, |x| diagonal(x, (B, C), D), |ct, x| diagonal_vjp(ct, (B, C), D, x);
            "ABC" (A, B, C); "BAC" (B, A, C); "BC" (B, C);
        },
        "tril" => {
            let k = t.integer("k");
            seen! { t, |x| tril(x, (B, C), k), |ct, _x| tril_vjp(ct, (B, C), k); "ABC" (A, B, C); "BC" (B, C); }
        }
        "triu" => {
            let k = t.integer("k");
            seen! { t, |x| triu(x, (B, C), k), |ct, _x| triu_vjp(ct, (B, C), k); "ABC" (A, B, C); "BC" (B, C); }
        }
        other => unknown(t, other),
    }
}
