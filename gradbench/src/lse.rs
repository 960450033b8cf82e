//! `lse`: the logarithm of a sum of exponentials. Its gradient is the softmax.

use serde::Deserialize;
use tenzr::prelude::*;

use crate::protocol::{Function, run};

pub const FUNCTIONS: &[Function] = &[
    Function { name: "primal", evaluate: |input| run(input, |i: &Input| log_sum_exp(&i.x), |y| y) },
    Function { name: "gradient", evaluate: |input| run(input, |i: &Input| log_sum_exp::grad(&i.x), |dx| dx) },
];

#[derive(Deserialize)]
struct Input {
    x: Vec<f64>,
}

/// `ln sum_i exp(x_i)`. The largest entry is taken out, so that no exponential overflows.
#[differentiable]
pub fn log_sum_exp(x: &[f64]) -> f64 {
    let mut largest = f64::NEG_INFINITY;
    for &v in x {
        if v > largest {
            largest = v;
        }
    }
    let mut sum = 0.0;
    for &v in x {
        sum += (v - largest).exp();
    }
    largest + sum.ln()
}
