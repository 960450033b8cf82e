//! A charge that falls between two others: the force is a gradient itself, so that a derivative of the place where it
//! lands is one of second order.

use tenzr::prelude::*;

use crate::check;
use crate::harness::Column;
use crate::program::{Program, TENZR};

const DT: f64 = 0.1;

/// At x, of unit charges at (10, 10 - w) and (10, 0).
fn potential(x: [f64; 2], w: f64) -> f64 {
    let mut sum = 0.0;
    for charge in [[10.0, 10.0 - w], [10.0, 0.0]] {
        let (right, up) = (charge[0] - x[0], charge[1] - x[1]);
        sum += 1.0 / (right * right + up * up).sqrt();
    }
    sum
}

/// Minus the gradient of the potential.
#[differentiable]
fn acceleration(x: [f64; 2], w: f64) -> [f64; 2] {
    let mut sum = [0.0; 2];
    for charge in [[10.0, 10.0 - w], [10.0, 0.0]] {
        let (right, up) = (charge[0] - x[0], charge[1] - x[1]);
        let square = right * right + up * up;
        let inverse_cube = 1.0 / (square * square.sqrt());
        sum[0] -= right * inverse_cube;
        sum[1] -= up * inverse_cube;
    }
    sum
}

/// The square of the place where it reaches the ground.
#[differentiable]
fn landing(w: f64) -> f64 {
    let mut x = [0.0, 8.0];
    let mut v = [0.75, 0.0];
    loop {
        let a = acceleration(x, w);
        x[0] += DT * v[0];
        x[1] += DT * v[1];
        if x[1] <= 0.0 {
            let back = -x[1] / v[1];
            let ground = x[0] + back * v[0];
            return ground * ground;
        }
        v[0] += DT * a[0];
        v[1] += DT * a[1];
    }
}

/// What the cotangent `da` of the acceleration contributes to those of x and w.
fn acceleration_adjoint(x: [f64; 2], w: f64, da: [f64; 2]) -> ([f64; 2], f64) {
    let mut dx = [0.0; 2];
    let mut dw = 0.0;
    for (charge, moves) in [([10.0, 10.0 - w], true), ([10.0, 0.0], false)] {
        let (right, up) = (charge[0] - x[0], charge[1] - x[1]);
        let inverse_square = 1.0 / (right * right + up * up);
        let inverse_cube = inverse_square * inverse_square.sqrt();
        // The derivative of r / |r|^3 is (1 - 3 r r^T / |r|^2) / |r|^3, which is symmetric.
        let along = 3.0 * inverse_square * (da[0] * right + da[1] * up);
        let d_right = -inverse_cube * (da[0] - along * right);
        let d_up = -inverse_cube * (da[1] - along * up);
        dx[0] -= d_right;
        dx[1] -= d_up;
        if moves {
            dw -= d_up;
        }
    }
    (dx, dw)
}

fn hand(w: f64) -> (f64, f64) {
    let mut x = [0.0, 8.0];
    let mut v = [0.75, 0.0];
    let mut visited = Vec::new();
    let back = loop {
        let from = x;
        x[0] += DT * v[0];
        x[1] += DT * v[1];
        if x[1] <= 0.0 {
            break -x[1] / v[1];
        }
        // The last acceleration has no influence, so it is not taken.
        let a = acceleration(from, w);
        visited.push(from);
        v[0] += DT * a[0];
        v[1] += DT * a[1];
    };
    let ground = x[0] + back * v[0];

    let d_ground = 2.0 * ground;
    let d_back = d_ground * v[0];
    let mut dx = [d_ground, -d_back / v[1]];
    let mut dv = [d_ground * back, -d_back * back / v[1]];
    let mut dw = 0.0;
    dv[0] += DT * dx[0];
    dv[1] += DT * dx[1];
    for &x in visited.iter().rev() {
        let (from_x, from_w) = acceleration_adjoint(x, w, [DT * dv[0], DT * dv[1]]);
        dv[0] += DT * dx[0];
        dv[1] += DT * dx[1];
        dx[0] += from_x[0];
        dx[1] += from_x[1];
        dw += from_w;
    }
    (ground * ground, dw)
}

pub fn variants() -> Column<'static> {
    let (place, w) = ([3.0, 5.0], 0.1);
    check::gradient("potential", |x| potential([x[0], x[1]], w), &place, &acceleration(place, w).map(|a| -a));
    check::gradient("particle", |w| landing(w[0]), &[w], &[hand(w).1]);
    Program::new("particle", w, |w| landing(*w), |w| hand(*w)).variant(TENZR, |w| landing::value_and_grad(*w)).column()
}
