//! Elementwise functions of two and three operands.

use crate::common::{A, B, C};
use crate::forms::unknown;
use crate::harness::{Case, Golden};
use tenzr_core::ops::arith::{rem, rem_right};
use tenzr_core::ops::contract::contract_like;
use tenzr_core::ops::elementwise::*;
use tenzr_core::ops::fit::{fit_like, zeros_like};

pub fn run<E: Golden>(t: &Case<E>) {
    macro_rules! pairs {
        ($name:ident $first:ident $second:ident) => {
            broadcasting!(t, |x, z| $name(x, z), |ct, a, b, y| ($first(ct, a, b, a), $second(ct, a, b, b)))
        };
    }
    match t.op {
        "powf" => pairs!(powf powf_vjp_first powf_vjp_second),
        "hypot" => pairs!(hypot hypot_vjp_first hypot_vjp_second),
        "atan2" => pairs!(atan2 atan2_vjp_first atan2_vjp_second),
        "rem" => broadcasting!(t, |x, z| rem(x, z), |ct, a, b, y| (fit_like(ct, a), rem_right(ct, a, b, b))),
        "copysign" => {
            broadcasting!(t, |x, z| copysign(x, z), |ct, a, b, y| (copysign_vjp_first(ct, a, b, a), zeros_like(b)))
        }
        "clip" => triples!(t, |x, a, b| clip(x, a, b), |ct, x, a, b| (
            clip_vjp_first(ct.clone(), x, a, b, x),
            clip_vjp_second(ct.clone(), x, a, b, a),
            clip_vjp_third(ct, x, a, b, b)
        )),
        "mul_add" => triples!(t, |x, a, b| mul_add(x, a, b), |ct, x, a, b| (
            contract_like(ct.clone(), a, x),
            contract_like(ct.clone(), x, a),
            fit_like(ct, b)
        )),
        other => unknown(t, other),
    }
}
