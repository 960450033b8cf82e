//! Reductions and softmax.

use super::*;

const EXTREME: &[Adjoint] = &[Rule("extreme_vjp", &[Ct, Operand(0), Result])];

pub(super) static ROWS: &[Primitive] = &[
    operation("sum", 1, &[Axis], FIT),
    operation("sum_all", 1, &[], FIT),
    operation("mean", 1, &[Axis], &[Rule("mean_vjp", &[Ct, Like(0)])]),
    operation("mean_all", 1, &[], &[Rule("mean_vjp", &[Ct, Like(0)])]),
    operation("max", 1, &[Axis], EXTREME),
    operation("max_all", 1, &[], EXTREME),
    operation("min", 1, &[Axis], EXTREME),
    operation("min_all", 1, &[], EXTREME),
    operation("logsumexp", 1, &[Axis], &[Rule("logsumexp_vjp", &[Ct, Operand(0)])]),
    operation("logsumexp_all", 1, &[], &[Rule("logsumexp_vjp", &[Ct, Operand(0)])]),
    operation("softmax", 1, &[Axis], &[Rule("softmax_vjp", &[Ct, Result, Attr(0)])]),
    operation("log_softmax", 1, &[Axis], &[Rule("log_softmax_vjp", &[Ct, Result, Attr(0)])]),
    Primitive { maps: Maps::JoinPrimal, ..operation("argmax", 1, &[Axis], &[Constant]) },
    Primitive { maps: Maps::JoinPrimal, ..operation("argmin", 1, &[Axis], &[Constant]) },
];
