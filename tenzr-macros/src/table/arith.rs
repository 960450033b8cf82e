//! Arithmetic, and what carries its rules.

use super::*;

const FIT_BOTH: &[Adjoint] = &[Rule("fit_like", &[Ct, Like(0)]), Rule("fit_like", &[Ct, Like(1)])];

pub(super) static ROWS: &[Primitive] = &[
    operation("add", 2, &[], FIT_BOTH),
    operation("sub", 2, &[], &[Rule("fit_like", &[Ct, Like(0)]), Rule("sub_right", &[Ct, Like(1)])]),
    operation("mul", 2, &[], CONTRACT),
    operation(
        "div",
        2,
        &[],
        &[Rule("div_left", &[Ct, Operand(1), Like(0)]), Rule("div_right", &[Ct, Operand(1), Result, Like(1)])],
    ),
    operation(
        "rem",
        2,
        &[],
        &[Rule("fit_like", &[Ct, Like(0)]), Rule("rem_right", &[Ct, Operand(0), Operand(1), Like(1)])],
    ),
    operation("neg", 1, &[], &[Rule("neg", &[Ct])]),
    Primitive { likes: 1, ..operation("fit_like", 2, &[], &[Rule("fit_like", &[Ct, Like(0)]), Constant]) },
];
