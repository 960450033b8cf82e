//! `hello`: the square of a number and its derivative.

use tenzr::prelude::*;

use crate::protocol::{Function, run};

pub const FUNCTIONS: &[Function] = &[
    Function { name: "square", evaluate: |input| run(input, |x: &f64| square(*x), |y| y) },
    Function { name: "double", evaluate: |input| run(input, |x: &f64| square::grad(*x), |dx| dx) },
];

#[differentiable]
fn square(x: f64) -> f64 {
    x * x
}
