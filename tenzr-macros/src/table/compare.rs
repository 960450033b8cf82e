//! Comparison and selection.

use super::*;

pub(super) static ROWS: &[Primitive] = &[
    operation(
        "maximum",
        2,
        &[],
        &[
            Rule("maximum_vjp", &[Ct, Operand(0), Operand(1), Like(0)]),
            Rule("maximum_vjp", &[Ct, Operand(1), Operand(0), Like(1)]),
        ],
    ),
    operation(
        "minimum",
        2,
        &[],
        &[
            Rule("minimum_vjp", &[Ct, Operand(0), Operand(1), Like(0)]),
            Rule("minimum_vjp", &[Ct, Operand(1), Operand(0), Like(1)]),
        ],
    ),
    comparison("lt"),
    comparison("le"),
    comparison("gt"),
    comparison("ge"),
    comparison("eq_each"),
    comparison("ne_each"),
    operation(
        "select",
        3,
        &[],
        &[
            Constant,
            Rule("select_vjp_first", &[Ct, Operand(0), Like(1)]),
            Rule("select_vjp_second", &[Ct, Operand(0), Like(2)]),
        ],
    ),
];
