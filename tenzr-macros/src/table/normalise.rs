//! Normalisation and attention.

use super::*;

/// A normalisation with its rule, and the function that also gives the factors of the rows.
const fn normalisation(name: &'static str, with_factor: &'static str, rule: &'static [Adjoint]) -> Primitive {
    Primitive { with_residual: Some(with_factor), ..operation(name, 1, &[Axis, Number], rule) }
}

const LAYER_NORM: &[Adjoint] = &[Rule("layer_norm_vjp", &[Ct, Result, Residual, Attr(0)])];

pub(super) static ROWS: &[Primitive] = &[
    normalisation("layer_norm", "layer_norm_with_factor", LAYER_NORM),
    normalisation("batch_norm", "batch_norm_with_factor", LAYER_NORM),
    normalisation("rms_norm", "rms_norm_with_factor", &[Rule("rms_norm_vjp", &[Ct, Result, Residual, Attr(0)])]),
    Primitive {
        with_residual: Some("attention_with_weights"),
        ..operation(
            "attention",
            3,
            &[Axis, Axis],
            &[
                Rule("attention_vjp", &[Ct, Operand(1), Operand(2), Residual, Attr(0), Attr(1), Like(0)]),
                Rule("attention_vjp", &[Ct, Operand(0), Operand(2), Residual, Attr(0), Attr(1), Like(1)]),
                Rule("attention_values_vjp", &[Ct, Residual, Like(2)]),
            ],
        )
    },
    Primitive {
        with_residual: Some("attention_masked_with_weights"),
        ..operation(
            "attention_masked",
            4,
            &[Axis, Axis],
            &[
                Rule("attention_vjp", &[Ct, Operand(1), Operand(2), Residual, Attr(0), Attr(1), Like(0)]),
                Rule("attention_vjp", &[Ct, Operand(0), Operand(2), Residual, Attr(0), Attr(1), Like(1)]),
                Rule("attention_values_vjp", &[Ct, Residual, Like(2)]),
                Constant,
            ],
        )
    },
];
