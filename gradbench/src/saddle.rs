//! `saddle`: the saddle point of a function by nested descent. The outer gradient is that of an inner descent loop, which
//! itself uses a gradient.

use serde::Deserialize;
use tenzr::prelude::*;

use crate::descent::{FIRST_STEP, PATIENCE, TOLERANCE, minimise};
use crate::protocol::{Evaluation, Function, run};

/// The names are the modes of the outer and of the inner derivative, forward or reverse.
pub const FUNCTIONS: &[Function] = &[
    Function { name: "ff", evaluate: |input| saddle(input, forward, true) },
    Function { name: "fr", evaluate: |input| saddle(input, forward, false) },
    Function { name: "rf", evaluate: |input| saddle(input, reverse, true) },
    Function { name: "rr", evaluate: |input| saddle(input, reverse, false) },
];

#[derive(Deserialize)]
struct Input {
    start: [f64; 2],
}

type Slope = fn([f64; 2], [f64; 2], bool) -> [f64; 2];

/// The point `p` at which `worst` is least, found by descent along `slope`, and the `q` that answers it.
fn saddle(input: serde_json::Value, slope: Slope, inner_forward: bool) -> Result<Evaluation, String> {
    let search = |i: &Input| {
        let value = |p| worst(p, i.start, inner_forward);
        let p = minimise(i.start, value, |p| slope(p, i.start, inner_forward));
        (p, answer(p, i.start, inner_forward))
    };
    run(input, search, |(p, q)| [p[0], p[1], q[0], q[1]])
}

fn forward(p: [f64; 2], start: [f64; 2], inner_forward: bool) -> [f64; 2] {
    let along_x = worst::jvp(p, start, inner_forward, [1.0, 0.0]);
    let along_y = worst::jvp(p, start, inner_forward, [0.0, 1.0]);
    [along_x.1, along_y.1]
}

fn reverse(p: [f64; 2], start: [f64; 2], inner_forward: bool) -> [f64; 2] {
    worst::grad(p, start, inner_forward)
}

#[differentiable]
fn height(p: [f64; 2], q: [f64; 2]) -> f64 {
    p[0] * p[0] + p[1] * p[1] - q[0] * q[0] - q[1] * q[1]
}

/// The gradient of the height with respect to `q`, by forward or by reverse mode.
#[differentiable]
fn ascent(p: [f64; 2], q: [f64; 2], forward: bool) -> [f64; 2] {
    if forward {
        let along_x = height::jvp(p, q, [0.0, 0.0], [1.0, 0.0]);
        let along_y = height::jvp(p, q, [0.0, 0.0], [0.0, 1.0]);
        [along_x.1, along_y.1]
    } else {
        let (_, d_q) = height::grad(p, q);
        d_q
    }
}

/// The `q` at which the height is greatest for a given `p`: the loop of [`minimise`], upwards, in a form that is
/// differentiated.
#[differentiable]
fn answer(p: [f64; 2], #[no_grad] start: [f64; 2], inner_forward: bool) -> [f64; 2] {
    let mut q = start;
    let mut greatest = height(p, q);
    let mut slope = ascent(p, q, inner_forward);
    let mut step = FIRST_STEP;
    let mut progress = 0;
    while distance(slope, [0.0, 0.0]) > TOLERANCE {
        if progress == PATIENCE {
            step *= 2.0;
            progress = 0;
            continue;
        }
        let next = [q[0] + step * slope[0], q[1] + step * slope[1]];
        if distance(q, next) <= TOLERANCE {
            break;
        }
        let at_next = height(p, next);
        if at_next > greatest {
            q = next;
            greatest = at_next;
            slope = ascent(p, q, inner_forward);
            progress += 1;
        } else {
            step /= 2.0;
            progress = 0;
        }
    }
    q
}

/// The greatest height for a given `p`.
#[differentiable]
fn worst(p: [f64; 2], #[no_grad] start: [f64; 2], inner_forward: bool) -> f64 {
    let q = answer(p, start, inner_forward);
    height(p, q)
}

#[differentiable]
fn distance(a: [f64; 2], b: [f64; 2]) -> f64 {
    let (x, y) = (a[0] - b[0], a[1] - b[1]);
    (x * x + y * y).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_four_modes_agree_with_differences() {
        let start = [1.0, 1.0];
        for p in [[1.0, 1.0], [0.3, -0.7]] {
            for inner_forward in [false, true] {
                for slope in [forward(p, start, inner_forward), reverse(p, start, inner_forward)] {
                    for i in 0..2 {
                        let (mut above, mut below) = (p, p);
                        above[i] += 1e-4;
                        below[i] -= 1e-4;
                        let rise = worst(above, start, inner_forward) - worst(below, start, inner_forward);
                        assert!((slope[i] - rise / 2e-4).abs() <= 1e-8, "{slope:?} at {p:?}");
                    }
                }
            }
        }
    }
}
