//! Entries at indices.

use super::*;

pub(super) static ROWS: &[Primitive] = &[
    operation("index", 1, &[Axis, Number], &[Rule("index_vjp", &[Ct, Attr(0), Attr(1), Like(0)])]),
    operation("at", 1, &[Number], &[Rule("at_vjp", &[Ct, Attr(0), Like(0)])]),
];
