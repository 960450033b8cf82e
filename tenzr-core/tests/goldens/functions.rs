//! Elementwise functions of one operand.

use crate::common::{A, B, C};
use crate::forms::unknown;
use crate::harness::{Case, Golden};
use tenzr_core::ops::elementwise::*;

pub fn run<E: Golden>(t: &Case<E>) {
    macro_rules! of_operand {
        ($name:ident $rule:ident $(, $attr:expr)?) => {
            unary!(t, |x| $name(x $(, $attr)?), |ct, x, _y| $rule(ct, x $(, $attr)?))
        };
    }
    macro_rules! of_result {
        ($name:ident $rule:ident) => {
            unary!(t, |x| $name(x), |ct, _x, y| $rule(ct, y))
        };
    }
    macro_rules! value_only {
        ($name:ident) => {
            unary!(t, |x| $name(x), |ct, _x, _y| ct)
        };
    }
    match t.op {
        "rsqrt" => of_result!(rsqrt rsqrt_vjp),
        "cbrt" => of_result!(cbrt cbrt_vjp),
        "exp2" => of_result!(exp2 exp2_vjp),
        "exp_m1" => of_operand!(exp_m1 exp_m1_vjp),
        "ln_1p" => of_operand!(ln_1p ln_1p_vjp),
        "log2" => of_operand!(log2 log2_vjp),
        "log10" => of_operand!(log10 log10_vjp),
        "sin" => of_operand!(sin sin_vjp),
        "cos" => of_operand!(cos cos_vjp),
        "tan" => of_result!(tan tan_vjp),
        "asin" => of_operand!(asin asin_vjp),
        "acos" => of_operand!(acos acos_vjp),
        "atan" => of_operand!(atan atan_vjp),
        "sinh" => of_operand!(sinh sinh_vjp),
        "cosh" => of_operand!(cosh cosh_vjp),
        "asinh" => of_operand!(asinh asinh_vjp),
        "acosh" => of_operand!(acosh acosh_vjp),
        "atanh" => of_operand!(atanh atanh_vjp),
        "erf" => of_operand!(erf erf_vjp),
        "erfc" => of_operand!(erfc erfc_vjp),
        "erf_inv" => of_result!(erf_inv erf_inv_vjp),
        "lgamma" => of_operand!(lgamma lgamma_vjp),
        "digamma" => of_operand!(digamma digamma_vjp),
        "polygamma" => of_operand!(polygamma polygamma_vjp, t.number("n") as u32),
        "leaky_relu" => of_operand!(leaky_relu leaky_relu_vjp, t.number("slope")),
        "elu" => of_operand!(elu elu_vjp, t.number("alpha")),
        "selu" => of_operand!(selu selu_vjp),
        "gelu" => of_operand!(gelu gelu_vjp),
        "gelu_tanh" => of_operand!(gelu_tanh gelu_tanh_vjp),
        "silu" => of_operand!(silu silu_vjp),
        "hardtanh" => of_operand!(hardtanh hardtanh_vjp),
        "log_sigmoid" => of_operand!(log_sigmoid log_sigmoid_vjp),
        "softplus" => of_operand!(softplus softplus_vjp),
        "sign" => value_only!(sign),
        "floor" => value_only!(floor),
        "ceil" => value_only!(ceil),
        "round" => value_only!(round),
        "trunc" => value_only!(trunc),
        other => unknown(t, other),
    }
}
