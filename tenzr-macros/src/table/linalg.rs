//! Linear algebra.

use super::*;

const MATRIX: &[AttrKind] = &[Axis, Axis];
const FACTORS: &[AttrKind] = &[Axis, Axis, Axis];

pub(super) static ROWS: &[Primitive] = &[
    operation("cholesky", 1, MATRIX, &[Rule("cholesky_vjp", &[Ct, Result, Attr(0), Attr(1)])]),
    operation(
        "triangular_solve",
        2,
        &[Axis, Axis, Number],
        &[
            Rule("triangular_solve_matrix", &[Ct, Operand(0), Result, Attr(0), Attr(1), Attr(2), Like(0)]),
            Rule("triangular_solve_right", &[Ct, Operand(0), Attr(0), Attr(1), Attr(2), Like(1)]),
        ],
    ),
    operation(
        "solve",
        2,
        MATRIX,
        &[
            Rule("solve_matrix", &[Ct, Operand(0), Result, Attr(0), Attr(1), Like(0)]),
            Rule("solve_right", &[Ct, Operand(0), Attr(0), Attr(1), Like(1)]),
        ],
    ),
    operation(
        "solve_pd",
        2,
        MATRIX,
        &[
            Rule("solve_pd_matrix", &[Ct, Operand(0), Result, Attr(0), Attr(1), Like(0)]),
            Rule("solve_pd_right", &[Ct, Operand(0), Attr(0), Attr(1), Like(1)]),
        ],
    ),
    operation("inverse", 1, MATRIX, &[Rule("inverse_vjp", &[Ct, Result, Attr(0), Attr(1), Like(0)])]),
    operation("pinv", 1, MATRIX, &[Rule("pinv_vjp", &[Ct, Operand(0), Result, Attr(0), Attr(1)])]),
    operation("expm", 1, MATRIX, &[Rule("expm_vjp", &[Ct, Operand(0), Attr(0), Attr(1)])]),
    operation("det", 1, MATRIX, &[Rule("det_vjp", &[Ct, Operand(0), Attr(0), Attr(1)])]),
    operation("log_det", 1, MATRIX, &[Rule("log_det_vjp", &[Ct, Operand(0), Attr(0), Attr(1)])]),
    operation("log_det_pd", 1, MATRIX, &[Rule("log_det_pd_vjp", &[Ct, Operand(0), Attr(0), Attr(1)])]),
    operation("trace", 1, MATRIX, &[Rule("trace_vjp", &[Ct, Attr(0), Attr(1), Like(0)])]),
    factors("lu", 2, &[Rule("lu_vjp", PAIR)]),
    factors("qr", 2, &[Rule("qr_vjp", &[Ct, CtOf(1), Operand(0), Result, ResultOf(1), Attr(0), Attr(1), Attr(2)])]),
    factors("eigh", 2, &[Rule("eigh_vjp", PAIR)]),
    operation("eigvalsh", 1, FACTORS, &[Rule("eigvalsh_vjp", &[Ct, Operand(0), Attr(0), Attr(1), Attr(2)])]),
    factors(
        "svd",
        3,
        &[Rule(
            "svd_vjp",
            &[Ct, CtOf(1), CtOf(2), Result, ResultOf(1), ResultOf(2), Attr(0), Attr(1), Attr(2), Like(0)],
        )],
    ),
    operation("svdvals", 1, FACTORS, &[Rule("svdvals_vjp", &[Ct, Operand(0), Attr(0), Attr(1), Attr(2)])]),
];

const PAIR: &[Take] = &[Ct, CtOf(1), Result, ResultOf(1), Attr(0), Attr(1), Attr(2), Like(0)];

const fn factors(name: &'static str, results: usize, adjoints: &'static [Adjoint]) -> Primitive {
    Primitive { results, ..operation(name, 1, FACTORS, adjoints) }
}
