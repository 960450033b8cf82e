//! Entries moved along one axis, and joined along one.

use super::*;

pub(super) static ROWS: &[Primitive] = &[
    operation("slice", 1, &[Axis, Range], &[Rule("slice_vjp", &[Ct, Attr(0), Attr(1), Like(0)])]),
    operation("flip", 1, &[Axis], &[Rule("flip_vjp", &[Ct, Attr(0), Like(0)])]),
    operation("roll", 1, &[Axis, Number], &[Rule("roll_vjp", &[Ct, Attr(0), Attr(1), Like(0)])]),
    operation("tile", 1, &[Axis, Number], &[Rule("tile_vjp", &[Ct, Attr(0), Attr(1), Like(0)])]),
    operation("repeat", 1, &[Axis, Number], &[Rule("repeat_vjp", &[Ct, Attr(0), Attr(1), Like(0)])]),
    operation(
        "pad",
        2,
        &[Axis, Number],
        &[
            Rule("pad_vjp", &[Ct, Attr(0), Attr(1), Like(0)]),
            Rule("pad_value_vjp", &[Ct, Like(0), Attr(0), Attr(1), Like(1)]),
        ],
    ),
    operation(
        "concat",
        2,
        &[Axis],
        &[Rule("concat_first", &[Ct, Attr(0), Like(0)]), Rule("concat_second", &[Ct, Attr(0), Like(1)])],
    ),
    operation(
        "stack",
        2,
        &[Axis],
        &[Rule("stack_first", &[Ct, Attr(0), Like(0)]), Rule("stack_second", &[Ct, Attr(0), Like(1)])],
    ),
];
