//! `hello`: the square of a number and its derivative.

#[cfg(derivatives)]
use tenzr::prelude::*;

use crate::protocol::{Function, run};

pub const FUNCTIONS: &[Function] = &[
    Function { name: "square", evaluate: |input| run(input, |x: &f64| square(*x), |y| y) },
    #[cfg(derivatives)]
    Function { name: "double", evaluate: |input| run(input, |x: &f64| square::grad(*x), |dx| dx) },
];

#[cfg_attr(derivatives, differentiable)]
fn square(x: f64) -> f64 {
    x * x
}
