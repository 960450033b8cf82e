//! A root by Newton's method: a `while` that is left by `break`.

use tenzr::prelude::*;

use crate::check;
use crate::harness::Column;
use crate::program::{Program, TENZR};

const LIMIT: usize = 100;
const TOLERANCE: f64 = 1e-13;

/// `p y` for the root y of y^3 + p y = q.
#[differentiable]
fn scaled_root(p: f64, q: f64) -> f64 {
    let mut y = 1.0;
    let mut steps = 0;
    while steps < LIMIT {
        let residual: f64 = y * y * y + p * y - q;
        if residual.abs() < TOLERANCE {
            break;
        }
        y -= residual / (3.0 * y * y + p);
        steps += 1;
    }
    y * p
}

/// The value, the gradient and how many steps it took.
fn hand_with_steps(p: f64, q: f64) -> (f64, (f64, f64), usize) {
    let mut visited = [0.0; LIMIT];
    let mut y: f64 = 1.0;
    let mut steps = 0;
    while steps < LIMIT {
        let residual = y * y * y + p * y - q;
        if residual.abs() < TOLERANCE {
            break;
        }
        visited[steps] = y;
        y -= residual / (3.0 * y * y + p);
        steps += 1;
    }

    let (mut dy, mut dp, mut dq) = (p, y, 0.0);
    for &y in visited[..steps].iter().rev() {
        let reciprocal = 1.0 / (3.0 * y * y + p);
        let step = (y * y * y + p * y - q) * reciprocal;
        let scaled = dy * reciprocal;
        dp += scaled * (step - y);
        dq += scaled;
        // 1 and the derivative of the residual times the reciprocal cancel.
        dy = scaled * step * 6.0 * y;
    }
    (y * p, (dp, dq), steps)
}

fn hand(p: f64, q: f64) -> (f64, (f64, f64)) {
    let (value, gradient, _) = hand_with_steps(p, q);
    (value, gradient)
}

pub fn variants() -> Column<'static> {
    let (p, q) = (0.7, 10.0);
    let (_, (dp, dq), steps) = hand_with_steps(p, q);
    assert_eq!(steps, 7, "the program that the title names");
    check::gradient("Newton", |x| scaled_root(x[0], x[1]), &[p, q], &[dp, dq]);
    Program::new("Newton, while and break, 7 steps", (p, q), |&(p, q)| scaled_root(p, q), |&(p, q)| hand(p, q))
        .variant(TENZR, |&(p, q)| scaled_root::value_and_grad(p, q))
        .column()
}
