//! One axis seen as several and several as one, windows, diagonals, triangles.

use super::*;

pub(super) static ROWS: &[Primitive] = &[
    operation("split", 1, &[Axis, Axis, Number], &[Rule("merge_back", &[Ct, Attr(0), Attr(1), Attr(2), Like(0)])]),
    operation("merge", 1, &[Axis, Axis], &[Rule("split_back", &[Ct, Attr(0), Attr(1), Like(0)])]),
    operation("remove_axis", 1, &[Axis], &[Rule("insert_back", &[Ct, Attr(0), Like(0)])]),
    operation(
        "windows",
        1,
        &[Axis, Axis, Number, Number],
        &[Rule("windows_vjp", &[Ct, Attr(0), Attr(1), Attr(2), Attr(3), Like(0)])],
    ),
    operation("diagonal", 1, &[Axis, Axis], &[Rule("diagonal_vjp", &[Ct, Attr(0), Attr(1), Like(0)])]),
    operation("tril", 1, &[Axis, Number], &[Rule("tril_vjp", &[Ct, Attr(0), Attr(1)])]),
    operation("triu", 1, &[Axis, Number], &[Rule("triu_vjp", &[Ct, Attr(0), Attr(1)])]),
];
