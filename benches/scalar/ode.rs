//! The classical Runge-Kutta method on a chain: the first unknown grows at a constant rate, each other one at a rate
//! in proportion to the one before it.

use tenzr::prelude::*;

use crate::check::{self, scattered};
use crate::harness::Column;
use crate::program::{Program, TENZR};

const END: f64 = 2.0;

#[differentiable]
fn rates(x: &[f64], y: &[f64], out: &mut [f64]) {
    out[0] = x[0];
    for i in 1..x.len() {
        out[i] = x[i] * y[i - 1];
    }
}

/// One unknown at the end, all being zero at the start.
#[differentiable]
fn unknown_at_end(x: &[f64], steps: usize, unknown: usize) -> f64 {
    let n = x.len();
    let h = END / steps as f64;
    let mut y = vec![0.0; n];
    let (mut k1, mut k2, mut k3, mut k4) = (vec![0.0; n], vec![0.0; n], vec![0.0; n], vec![0.0; n]);
    let mut stage = vec![0.0; n];
    for _ in 0..steps {
        rates(x, &y, &mut k1);
        for i in 0..n {
            stage[i] = y[i] + 0.5 * h * k1[i];
        }
        rates(x, &stage, &mut k2);
        for i in 0..n {
            stage[i] = y[i] + 0.5 * h * k2[i];
        }
        rates(x, &stage, &mut k3);
        for i in 0..n {
            stage[i] = y[i] + h * k3[i];
        }
        rates(x, &stage, &mut k4);
        for i in 0..n {
            y[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
        }
    }
    y[unknown]
}

/// The weight of a stage in the sum of the rates, and how far its rates carry the next stage, as a share of the step.
const STAGES: [(f64, f64); 4] = [(1.0, 0.5), (2.0, 0.5), (2.0, 1.0), (1.0, 0.0)];

/// From the cotangent `dk` of the rates at `y`: adds to `dx`, and sets `dy`.
fn rates_adjoint(x: &[f64], y: &[f64], dk: &[f64], dx: &mut [f64], dy: &mut [f64]) {
    let n = x.len();
    dx[0] += dk[0];
    for i in 1..n {
        dx[i] += dk[i] * y[i - 1];
        dy[i - 1] = dk[i] * x[i];
    }
    dy[n - 1] = 0.0;
}

fn hand(x: &[f64], steps: usize, unknown: usize) -> (f64, Vec<f64>) {
    let n = x.len();
    let h = END / steps as f64;
    let mut y = vec![0.0; n];
    let (mut k, mut sum) = (vec![0.0; n], vec![0.0; n]);
    // Where each stage of each step took the rates.
    let mut tape = vec![0.0; steps * STAGES.len() * n];
    for saved in tape.chunks_exact_mut(STAGES.len() * n) {
        sum.fill(0.0);
        saved[..n].copy_from_slice(&y);
        for (stage, (weight, reach)) in STAGES.into_iter().enumerate() {
            let (at, later) = saved[stage * n..].split_at_mut(n);
            rates(x, at, &mut k);
            for (sum, k) in sum.iter_mut().zip(&k) {
                *sum += weight * k;
            }
            // Nothing is left of the row after the last stage.
            for ((next, y), k) in later.iter_mut().zip(&y).zip(&k) {
                *next = y + reach * h * k;
            }
        }
        for (y, sum) in y.iter_mut().zip(&sum) {
            *y += h / 6.0 * sum;
        }
    }

    let (mut dx, mut dy) = (vec![0.0; n], vec![0.0; n]);
    dy[unknown] = 1.0;
    let (mut seed, mut dk, mut d_stage) = (vec![0.0; n], vec![0.0; n], vec![0.0; n]);
    for saved in tape.chunks_exact(STAGES.len() * n).rev() {
        for (seed, dy) in seed.iter_mut().zip(&dy) {
            *seed = h / 6.0 * dy;
        }
        d_stage.fill(0.0);
        for (at, (weight, reach)) in saved.chunks_exact(n).zip(STAGES).rev() {
            for i in 0..n {
                dk[i] = weight * seed[i] + reach * h * d_stage[i];
            }
            rates_adjoint(x, at, &dk, &mut dx, &mut d_stage);
            for (dy, d_stage) in dy.iter_mut().zip(&d_stage) {
                *dy += d_stage;
            }
        }
    }
    (y[unknown], dx)
}

pub fn variants() -> Column<'static> {
    let steps = 10;
    let short = scattered(7, 8, 0.2, 1.0);
    check::gradient("ode, n 8", |x| unknown_at_end(x, steps, 7), &short, &hand(&short, steps, 7).1);
    // One of the first unknowns: no change reaches further than `4 * steps` of them, so the last one is just zero.
    let (x, unknown) = (scattered(7, 1000, 0.2, 1.0), 8);
    check::gradient("ode", |x| unknown_at_end(x, steps, unknown), &x, &hand(&x, steps, unknown).1);
    Program::new(
        "ode, n 1000, 10 steps",
        (x, steps, unknown),
        |(x, steps, unknown)| unknown_at_end(x, *steps, *unknown),
        |(x, steps, unknown)| hand(x, *steps, *unknown),
    )
    .variant(TENZR, |(x, steps, unknown)| unknown_at_end::value_and_grad(x, *steps, *unknown))
    .column()
}
