//! Elementwise functions.

use super::*;

const OF_FIRST: &[Take] = &[Ct, Operand(0), Operand(1), Like(0)];
const OF_SECOND: &[Take] = &[Ct, Operand(0), Operand(1), Like(1)];

/// A function of two operands.
const fn joint(name: &'static str, rules: &'static [Adjoint]) -> Primitive {
    operation(name, 2, &[], rules)
}

pub(super) static ROWS: &[Primitive] = &[
    operation("abs", 1, &[], &[Rule("abs_vjp", &[Ct, Operand(0)])]),
    operation("square", 1, &[], &[Rule("square_vjp", &[Ct, Operand(0)])]),
    operation("recip", 1, &[], &[Rule("recip_vjp", &[Ct, Result])]),
    operation("sqrt", 1, &[], &[Rule("sqrt_vjp", &[Ct, Result])]),
    operation("rsqrt", 1, &[], &[Rule("rsqrt_vjp", &[Ct, Result])]),
    operation("cbrt", 1, &[], &[Rule("cbrt_vjp", &[Ct, Result])]),
    operation("powi", 1, &[Number], &[Rule("powi_vjp", &[Ct, Operand(0), Attr(0)])]),
    operation("sign", 1, &[], &[Constant]),
    operation("floor", 1, &[], &[Constant]),
    operation("ceil", 1, &[], &[Constant]),
    operation("round", 1, &[], &[Constant]),
    operation("trunc", 1, &[], &[Constant]),
    operation("exp", 1, &[], &[Rule("exp_vjp", &[Ct, Result])]),
    operation("exp2", 1, &[], &[Rule("exp2_vjp", &[Ct, Result])]),
    operation("exp_m1", 1, &[], &[Rule("exp_m1_vjp", &[Ct, Operand(0)])]),
    operation("ln", 1, &[], &[Rule("ln_vjp", &[Ct, Operand(0)])]),
    operation("ln_1p", 1, &[], &[Rule("ln_1p_vjp", &[Ct, Operand(0)])]),
    operation("log2", 1, &[], &[Rule("log2_vjp", &[Ct, Operand(0)])]),
    operation("log10", 1, &[], &[Rule("log10_vjp", &[Ct, Operand(0)])]),
    operation("sin", 1, &[], &[Rule("sin_vjp", &[Ct, Operand(0)])]),
    operation("cos", 1, &[], &[Rule("cos_vjp", &[Ct, Operand(0)])]),
    operation("tan", 1, &[], &[Rule("tan_vjp", &[Ct, Result])]),
    operation("asin", 1, &[], &[Rule("asin_vjp", &[Ct, Operand(0)])]),
    operation("acos", 1, &[], &[Rule("acos_vjp", &[Ct, Operand(0)])]),
    operation("atan", 1, &[], &[Rule("atan_vjp", &[Ct, Operand(0)])]),
    operation("sinh", 1, &[], &[Rule("sinh_vjp", &[Ct, Operand(0)])]),
    operation("cosh", 1, &[], &[Rule("cosh_vjp", &[Ct, Operand(0)])]),
    operation("tanh", 1, &[], &[Rule("tanh_vjp", &[Ct, Result])]),
    operation("asinh", 1, &[], &[Rule("asinh_vjp", &[Ct, Operand(0)])]),
    operation("acosh", 1, &[], &[Rule("acosh_vjp", &[Ct, Operand(0)])]),
    operation("atanh", 1, &[], &[Rule("atanh_vjp", &[Ct, Operand(0)])]),
    operation("erf", 1, &[], &[Rule("erf_vjp", &[Ct, Operand(0)])]),
    operation("erfc", 1, &[], &[Rule("erfc_vjp", &[Ct, Operand(0)])]),
    operation("erf_inv", 1, &[], &[Rule("erf_inv_vjp", &[Ct, Result])]),
    operation("lgamma", 1, &[], &[Rule("lgamma_vjp", &[Ct, Operand(0)])]),
    operation("digamma", 1, &[], &[Rule("digamma_vjp", &[Ct, Operand(0)])]),
    operation("polygamma", 1, &[Number], &[Rule("polygamma_vjp", &[Ct, Operand(0), Attr(0)])]),
    operation("relu", 1, &[], &[Rule("relu_vjp", &[Ct, Result])]),
    operation("leaky_relu", 1, &[Number], &[Rule("leaky_relu_vjp", &[Ct, Operand(0), Attr(0)])]),
    operation("elu", 1, &[Number], &[Rule("elu_vjp", &[Ct, Operand(0), Attr(0)])]),
    operation("selu", 1, &[], &[Rule("selu_vjp", &[Ct, Operand(0)])]),
    operation("gelu", 1, &[], &[Rule("gelu_vjp", &[Ct, Operand(0)])]),
    operation("gelu_tanh", 1, &[], &[Rule("gelu_tanh_vjp", &[Ct, Operand(0)])]),
    operation("silu", 1, &[], &[Rule("silu_vjp", &[Ct, Operand(0)])]),
    operation("hardtanh", 1, &[], &[Rule("hardtanh_vjp", &[Ct, Operand(0)])]),
    operation("sigmoid", 1, &[], &[Rule("sigmoid_vjp", &[Ct, Result])]),
    operation("log_sigmoid", 1, &[], &[Rule("log_sigmoid_vjp", &[Ct, Operand(0)])]),
    operation("softplus", 1, &[], &[Rule("softplus_vjp", &[Ct, Operand(0)])]),
    operation("map", 1, &[Function], &[Rule("map_vjp", &[Ct, Operand(0), Attr(0)])]),
    operation(
        "zip_map",
        2,
        &[Function],
        &[
            Rule("zip_map_vjp_first", &[Ct, Operand(0), Operand(1), Attr(0), Like(0)]),
            Rule("zip_map_vjp_second", &[Ct, Operand(0), Operand(1), Attr(0), Like(1)]),
        ],
    ),
    joint("powf", &[Rule("powf_vjp_first", OF_FIRST), Rule("powf_vjp_second", OF_SECOND)]),
    joint("hypot", &[Rule("hypot_vjp_first", OF_FIRST), Rule("hypot_vjp_second", OF_SECOND)]),
    joint("atan2", &[Rule("atan2_vjp_first", OF_FIRST), Rule("atan2_vjp_second", OF_SECOND)]),
    joint("copysign", &[Rule("copysign_vjp_first", OF_FIRST), Constant]),
    operation(
        "clip",
        3,
        &[],
        &[
            Rule("clip_vjp_first", &[Ct, Operand(0), Operand(1), Operand(2), Like(0)]),
            Rule("clip_vjp_second", &[Ct, Operand(0), Operand(1), Operand(2), Like(1)]),
            Rule("clip_vjp_third", &[Ct, Operand(0), Operand(1), Operand(2), Like(2)]),
        ],
    ),
    operation(
        "mul_add",
        3,
        &[],
        &[
            Rule("contract_like", &[Ct, Operand(1), Like(0)]),
            Rule("contract_like", &[Ct, Operand(0), Like(1)]),
            Rule("fit_like", &[Ct, Like(2)]),
        ],
    ),
];
