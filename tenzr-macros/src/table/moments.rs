//! Products, variances and norms over axes.

use super::*;

const PROD: &[Adjoint] = &[Rule("prod_vjp", &[Ct, Operand(0)])];
const NORM: &[Adjoint] = &[Rule("norm_vjp", &[Ct, Operand(0)])];
const NORM_L1: &[Adjoint] = &[Rule("norm_l1_vjp", &[Ct, Operand(0)])];
const NORM_INF: &[Adjoint] = &[Rule("norm_inf_vjp", &[Ct, Operand(0), Result])];

pub(super) static ROWS: &[Primitive] = &[
    operation("prod", 1, &[Axis], PROD),
    operation("prod_all", 1, &[], PROD),
    operation("variance", 1, &[Axis, Number], &[Rule("variance_vjp", &[Ct, Operand(0), Attr(1)])]),
    operation("variance_all", 1, &[Number], &[Rule("variance_vjp", &[Ct, Operand(0), Attr(0)])]),
    operation("std", 1, &[Axis, Number], &[Rule("std_vjp", &[Ct, Operand(0), Attr(1)])]),
    operation("std_all", 1, &[Number], &[Rule("std_vjp", &[Ct, Operand(0), Attr(0)])]),
    operation("norm", 1, &[Axis], NORM),
    operation("norm_all", 1, &[], NORM),
    operation("norm_l1", 1, &[Axis], NORM_L1),
    operation("norm_l1_all", 1, &[], NORM_L1),
    operation("norm_inf", 1, &[Axis], NORM_INF),
    operation("norm_inf_all", 1, &[], NORM_INF),
];
