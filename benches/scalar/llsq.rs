//! Least squares of a polynomial against the sign function.

use tenzr::prelude::*;

use crate::check::{self, scattered};
use crate::harness::Column;
use crate::program::{Program, TENZR};

/// Half the sum of squares of `sign(t) - sum_j x_j t^j` over `n` points t from -1 to 1.
#[differentiable]
fn least_squares(x: &[f64], n: usize) -> f64 {
    let mut sum = 0.0;
    for i in 0..n {
        let t = -1.0 + 2.0 * i as f64 / (n - 1) as f64;
        let mut residual = sign(t);
        let mut power = 1.0;
        for coefficient in x {
            residual -= coefficient * power;
            power *= t;
        }
        sum += residual * residual;
    }
    0.5 * sum
}

/// Zero at zero, unlike `f64::signum`.
fn sign(t: f64) -> f64 {
    if t > 0.0 {
        1.0
    } else if t < 0.0 {
        -1.0
    } else {
        0.0
    }
}

fn hand(x: &[f64], n: usize) -> (f64, Vec<f64>) {
    let mut sum = 0.0;
    let mut dx = vec![0.0; x.len()];
    for i in 0..n {
        let t = -1.0 + 2.0 * i as f64 / (n - 1) as f64;
        let mut residual = sign(t);
        let mut power = 1.0;
        for coefficient in x {
            residual -= coefficient * power;
            power *= t;
        }
        sum += residual * residual;

        let mut power = 1.0;
        for d in &mut dx {
            *d -= residual * power;
            power *= t;
        }
    }
    (0.5 * sum, dx)
}

pub fn variants() -> Column<'static> {
    let (x, n) = (scattered(4, 128, 0.0, 1.0), 1024);
    check::gradient("llsq", |x| least_squares(x, n), &x, &hand(&x, n).1);
    Program::new("llsq, n 1024, m 128", (x, n), |(x, n)| least_squares(x, *n), |(x, n)| hand(x, *n))
        .variant(TENZR, |(x, n)| least_squares::value_and_grad(x, *n))
        .column()
}
