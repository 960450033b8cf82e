//! The Rosenbrock function: a sum over neighbours.

use tenzr::prelude::*;

use crate::check::{self, scattered};
use crate::harness::Column;
use crate::program::{Program, TENZR};

#[differentiable]
fn rosenbrock(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for pair in x.windows(2) {
        let a = pair[1] - pair[0] * pair[0];
        let b = 1.0 - pair[0];
        sum += 100.0 * a * a + b * b;
    }
    sum
}

fn hand(x: &[f64]) -> (f64, Vec<f64>) {
    let mut sum = 0.0;
    let mut dx = vec![0.0; x.len()];
    for i in 0..x.len() - 1 {
        let a = x[i + 1] - x[i] * x[i];
        let b = 1.0 - x[i];
        sum += 100.0 * a * a + b * b;
        dx[i] += -400.0 * a * x[i] - 2.0 * b;
        dx[i + 1] += 200.0 * a;
    }
    (sum, dx)
}

pub fn variants() -> Column<'static> {
    let x = scattered(1, 1000, -1.0, 1.0);
    check::gradient("Rosenbrock", rosenbrock, &x, &hand(&x).1);
    Program::new("Rosenbrock, n 1000", x, |x| rosenbrock(x), |x| hand(x))
        .variant(TENZR, |x| rosenbrock::value_and_grad(x))
        .column()
}
