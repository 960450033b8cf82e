//! The logarithm of a sum of exponentials, shifted by the largest.

use tenzr::prelude::*;

use crate::check::{self, scattered};
use crate::harness::Column;
use crate::program::{Program, TENZR};

#[differentiable]
pub fn log_sum_exp(x: &[f64]) -> f64 {
    let mut largest = f64::NEG_INFINITY;
    for &value in x {
        if value > largest {
            largest = value;
        }
    }
    let mut sum = 0.0;
    for &value in x {
        sum += (value - largest).exp();
    }
    largest + sum.ln()
}

/// The shift has no influence on the value, so its cotangent is zero, and the gradient is the softmax.
fn hand(x: &[f64]) -> (f64, Vec<f64>) {
    let largest = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut dx: Vec<f64> = x.iter().map(|value| (value - largest).exp()).collect();
    let sum: f64 = dx.iter().sum();
    let scale = 1.0 / sum;
    for d in &mut dx {
        *d *= scale;
    }
    (largest + sum.ln(), dx)
}

pub fn variants(title: &'static str, n: usize) -> Column<'static> {
    let x = scattered(2, n, 0.0, 1.0);
    check::gradient(title, log_sum_exp, &x, &hand(&x).1);
    Program::new(title, x, |x| log_sum_exp(x), |x| hand(x)).variant(TENZR, |x| log_sum_exp::value_and_grad(x)).column()
}
