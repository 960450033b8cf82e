//! Losses.

use super::*;

pub(super) static ROWS: &[Primitive] = &[
    Primitive {
        with_residual: Some("cross_entropy_with_factor"),
        ..operation(
            "cross_entropy",
            2,
            &[Axis],
            &[
                Rule("cross_entropy_vjp", &[Ct, Residual, Like(0)]),
                Rule("cross_entropy_targets_vjp", &[Ct, Operand(0), Attr(0), Like(1)]),
            ],
        )
    },
    operation("nll", 2, &[Axis], &[Rule("nll_vjp", &[Ct, Operand(1), Attr(0), Like(0)]), Constant]),
    operation(
        "cross_entropy_at",
        2,
        &[Axis],
        &[Rule("cross_entropy_at_vjp", &[Ct, Operand(0), Operand(1), Attr(0)]), Constant],
    ),
    operation(
        "bce_with_logits",
        2,
        &[],
        &[
            Rule("bce_with_logits_vjp", &[Ct, Operand(0), Operand(1), Like(0)]),
            Rule("bce_with_logits_targets_vjp", &[Ct, Operand(0), Operand(1), Like(1)]),
        ],
    ),
    operation(
        "kl",
        2,
        &[Axis],
        &[Rule("kl_vjp", &[Ct, Operand(1), Like(0)]), Rule("kl_targets_vjp", &[Ct, Operand(0), Operand(1), Like(1)])],
    ),
    operation(
        "mse",
        2,
        &[],
        &[
            Rule("mse_vjp", &[Ct, Operand(0), Operand(1), Like(0)]),
            Rule("mse_vjp", &[Ct, Operand(1), Operand(0), Like(1)]),
        ],
    ),
    operation(
        "mae",
        2,
        &[],
        &[
            Rule("mae_vjp", &[Ct, Operand(0), Operand(1), Like(0)]),
            Rule("mae_vjp", &[Ct, Operand(1), Operand(0), Like(1)]),
        ],
    ),
    operation(
        "huber",
        2,
        &[Number],
        &[
            Rule("huber_vjp", &[Ct, Operand(0), Operand(1), Attr(0), Like(0)]),
            Rule("huber_vjp", &[Ct, Operand(1), Operand(0), Attr(0), Like(1)]),
        ],
    ),
];
