//! `particle`: a charge is aimed so that it lands nearest to the origin. The force in the simulation is a derivative, and
//! the simulation is differentiated.

use serde::Deserialize;
use tenzr::prelude::*;

use crate::descent::minimise;
use crate::protocol::{Evaluation, Function, run};

/// The names are the modes of the outer and of the inner derivative, forward or reverse.
pub const FUNCTIONS: &[Function] = &[
    Function { name: "ff", evaluate: |input| aim(input, forward, true) },
    Function { name: "fr", evaluate: |input| aim(input, forward, false) },
    Function { name: "rf", evaluate: |input| aim(input, reverse, true) },
    Function { name: "rr", evaluate: |input| aim(input, reverse, false) },
];

#[derive(Deserialize)]
struct Input {
    w: f64,
}

/// The `w` with the best landing, found by descent along `slope`, the derivative of [`landing`](fn@landing).
fn aim(input: serde_json::Value, slope: fn(f64, bool) -> f64, inner_forward: bool) -> Result<Evaluation, String> {
    let best = |i: &Input| minimise([i.w], |[w]| landing(w, inner_forward), |[w]| [slope(w, inner_forward)]);
    run(input, best, |[w]| w)
}

fn forward(w: f64, inner_forward: bool) -> f64 {
    landing::jvp(w, inner_forward, 1.0).1
}

fn reverse(w: f64, inner_forward: bool) -> f64 {
    landing::grad(w, inner_forward)
}

/// The potential at `x` of a unit charge at (10, 10 - w) and one at (10, 0).
#[differentiable]
fn potential(x: [f64; 2], w: f64) -> f64 {
    1.0 / distance(x, [10.0, 10.0 - w]) + 1.0 / distance(x, [10.0, 0.0])
}

#[differentiable]
fn distance(a: [f64; 2], b: [f64; 2]) -> f64 {
    let (x, y) = (a[0] - b[0], a[1] - b[1]);
    (x * x + y * y).sqrt()
}

/// The gradient of the potential with respect to `x`, by forward or by reverse mode.
#[differentiable]
fn field(x: [f64; 2], w: f64, forward: bool) -> [f64; 2] {
    if forward {
        let along_x = potential::jvp(x, w, [1.0, 0.0], 0.0);
        let along_y = potential::jvp(x, w, [0.0, 1.0], 0.0);
        [along_x.1, along_y.1]
    } else {
        let (d_x, _) = potential::grad(x, w);
        d_x
    }
}

/// The square of the abscissa at which the particle meets the axis, by Euler's method until it is below, and then by the
/// straight line back.
#[differentiable]
fn landing(w: f64, inner_forward: bool) -> f64 {
    let dt = 0.1;
    let mut x = [0.0, 8.0];
    let mut v = [0.75, 0.0];
    loop {
        let slope = field(x, w, inner_forward);
        x = [x[0] + dt * v[0], x[1] + dt * v[1]];
        if x[1] <= 0.0 {
            let back = -x[1] / v[1];
            let meets = x[0] + back * v[0];
            return meets * meets;
        }
        v = [v[0] - dt * slope[0], v[1] - dt * slope[1]];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_four_modes_agree_with_differences() {
        for w in [0.0, 0.15, 0.3] {
            for inner_forward in [false, true] {
                let h = 1e-5;
                let difference = (landing(w + h, inner_forward) - landing(w - h, inner_forward)) / (2.0 * h);
                for slope in [forward(w, inner_forward), reverse(w, inner_forward)] {
                    assert!(
                        (slope - difference).abs() <= 1e-6 * difference.abs(),
                        "{slope} against {difference} at {w}"
                    );
                }
            }
        }
    }
}
