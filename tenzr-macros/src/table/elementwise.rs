//! Functions of one entry.

use super::*;

pub(super) static ROWS: &[Primitive] = &[
    operation("exp", 1, &[], &[Rule("exp_vjp", &[Ct, Result])]),
    operation("ln", 1, &[], &[Rule("ln_vjp", &[Ct, Operand(0)])]),
    operation("sqrt", 1, &[], &[Rule("sqrt_vjp", &[Ct, Result])]),
    operation("tanh", 1, &[], &[Rule("tanh_vjp", &[Ct, Result])]),
    operation("sigmoid", 1, &[], &[Rule("sigmoid_vjp", &[Ct, Result])]),
    operation("relu", 1, &[], &[Rule("relu_vjp", &[Ct, Result])]),
    operation("abs", 1, &[], &[Rule("abs_vjp", &[Ct, Operand(0)])]),
    operation("square", 1, &[], &[Rule("square_vjp", &[Ct, Operand(0)])]),
    operation("recip", 1, &[], &[Rule("recip_vjp", &[Ct, Result])]),
    operation("powi", 1, &[Number], &[Rule("powi_vjp", &[Ct, Operand(0), Attr(0)])]),
];
