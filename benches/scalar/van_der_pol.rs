//! The van der Pol oscillator by Euler's method, as a function of its two parameters: a loop that carries its state.

use tenzr::prelude::*;

use crate::check;
use crate::harness::Column;
use crate::program::{Program, TENZR};

const STEPS: usize = 1000;
const DT: f64 = 0.01;

/// The square of the distance from the origin at the end.
#[differentiable]
fn van_der_pol(mu: f64, stiffness: f64) -> f64 {
    let (mut x, mut v) = (1.0, 0.5);
    for _ in 0..STEPS {
        let acceleration = mu * (1.0 - x * x) * v - stiffness * x;
        x += DT * v;
        v += DT * acceleration;
    }
    x * x + v * v
}

fn hand(mu: f64, stiffness: f64) -> (f64, (f64, f64)) {
    let mut tape = Vec::with_capacity(STEPS);
    let (mut x, mut v) = (1.0, 0.5);
    for _ in 0..STEPS {
        tape.push((x, v));
        let acceleration = mu * (1.0 - x * x) * v - stiffness * x;
        x += DT * v;
        v += DT * acceleration;
    }
    let value = x * x + v * v;

    let (mut dx, mut dv) = (2.0 * x, 2.0 * v);
    let (mut d_mu, mut d_stiffness) = (0.0, 0.0);
    while let Some((x, v)) = tape.pop() {
        let damping = 1.0 - x * x;
        let d_acceleration = DT * dv;
        d_mu += d_acceleration * damping * v;
        d_stiffness -= d_acceleration * x;
        dv += DT * dx + d_acceleration * mu * damping;
        dx -= d_acceleration * (2.0 * mu * x * v + stiffness);
    }
    (value, (d_mu, d_stiffness))
}

pub fn variants() -> Column<'static> {
    let (mu, stiffness) = (0.7, 1.3);
    let (_, (d_mu, d_stiffness)) = hand(mu, stiffness);
    check::gradient("van der Pol", |p| van_der_pol(p[0], p[1]), &[mu, stiffness], &[d_mu, d_stiffness]);
    Program::new(
        "van der Pol, 1000 Euler steps",
        (mu, stiffness),
        |&(mu, stiffness)| van_der_pol(mu, stiffness),
        |&(mu, stiffness)| hand(mu, stiffness),
    )
    .variant(TENZR, |&(mu, stiffness)| van_der_pol::value_and_grad(mu, stiffness))
    .column()
}
