//! From one element type to another.

use super::*;

pub(super) static ROWS: &[Primitive] = &[
    operation("to_f32", 1, &[], &[Rule("convert_vjp", &[Ct, Like(0)])]),
    operation("to_f64", 1, &[], &[Rule("convert_vjp", &[Ct, Like(0)])]),
    operation("stop_gradient", 1, &[], &[Constant]),
];
