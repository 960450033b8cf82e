//! `f::vjp(..)` in differentiable functions: the value, and a pullback that is called there.

use crate::check::{check, flat_fields, init, last, two};
use tenzr::prelude::*;

#[differentiable]
fn wave(x: f64, k: f64) -> f64 {
    (x * k).sin() * x
}

#[differentiable]
fn polar(r: f64, phi: f64) -> (f64, f64) {
    (r * phi.cos(), r * phi.sin())
}

#[differentiable]
fn weights(x: &[f64], #[no_grad] c: f64, n: usize) -> Vec<f64> {
    (0..n).map(|i| x[i] * x[0] * c).collect()
}

#[differentiable]
fn of_numbers(x: f64, k: f64) -> f64 {
    let (y, pullback) = wave::vjp(x * x, k);
    let (dx, dk) = pullback(y * k);
    dx * dk + y
}

#[differentiable]
fn of_tuples(x: f64, k: f64) -> f64 {
    let ((a, b), pullback) = polar::vjp(x, k);
    let (dr, dphi) = if a > b { pullback((b, k)) } else { pullback((x, 2.0)) };
    dr * dphi * a
}

#[differentiable]
fn of_lists(x: &[f64], k: f64) -> f64 {
    let n = x.len() - 1;
    let (y, pullback) = weights::vjp(x, 1.5, n);
    let ct: Vec<f64> = y.iter().map(|v| v * v * k).collect();
    let dx = pullback(ct);
    dx.iter().zip(x).map(|(d, v)| d * d * v).sum()
}

/// In a loop, and with a pullback that is not called on every path.
#[differentiable]
fn in_loops(x: f64, k: f64) -> f64 {
    let mut s = x;
    for i in 0..3 {
        let (y, pull) = wave::vjp(s, k);
        s = if i == 1 { y } else { pull(y).0 * 0.5 + k };
    }
    s
}

#[test]
fn pullbacks_of_functions() {
    two!(of_numbers).at([[0.5, 0.7], [-0.4, 1.3]]);
    two!(of_tuples).at([[0.5, 0.3], [0.4, 1.3]]);
    check!(of_lists, |x| (init(x), last(x)), |d| (init(d), last(d))).at([[0.5, 0.7, -0.3, 1.2]]);
    two!(in_loops).at([[0.5, 0.7], [-0.4, 1.3]]);
}

/// What the pullback gives is the gradient, for any cotangent.
#[differentiable]
fn by_gradient(x: f64, k: f64) -> f64 {
    let (y, (dx, dk)) = wave::value_and_grad(x * x, k);
    (dx * (y * k)) * (dk * (y * k)) + y
}

#[test]
fn a_pullback_is_the_gradient_times_the_cotangent() {
    for (x, k) in [(0.5, 0.7), (-0.4, 1.3)] {
        let ((a, da), (b, db)) = (of_numbers::value_and_grad(x, k), by_gradient::value_and_grad(x, k));
        approx::assert_relative_eq!(a, b, max_relative = 1e-13);
        approx::assert_relative_eq!(da.0, db.0, max_relative = 1e-12);
        approx::assert_relative_eq!(da.1, db.1, max_relative = 1e-12);
    }
}

#[differentiable]
fn second(x: f64, k: f64) -> f64 {
    let (_, pullback) = of_numbers::vjp(x, k);
    let (dx, dk) = pullback(x);
    let (y, further) = in_loops::vjp(dx, k);
    dk * y + further(2.0).1
}

#[test]
fn pullbacks_of_pullbacks() {
    two!(second).at([[0.5, 0.7], [-0.4, 1.3]]);
}

#[differentiable]
#[derive(Clone, Debug, PartialEq)]
struct Well {
    depth: f64,
    widths: Vec<f64>,
}
flat_fields!(Well: depth, widths);

#[differentiable]
trait Potential {
    fn at(&self, x: f64) -> f64;

    fn twice(&self, x: f64) -> [f64; 2] {
        [self.at(x), self.at(2.0 * x)]
    }

    /// Named like a method of std, and of much else.
    fn take(&self, zero: f64) -> f64 {
        self.at(zero) * zero
    }
}

#[differentiable]
impl Potential for Well {
    fn at(&self, x: f64) -> f64 {
        self.widths.iter().map(|w| (x * w).sin() * self.depth).sum()
    }
}

#[differentiable]
impl Well {
    fn moved(self, x: f64, #[no_grad] c: f64) -> Self {
        Well { depth: self.depth * x * c, widths: self.widths }
    }

    fn scale(x: f64, k: f64) -> f64 {
        x * x * k
    }
}

#[differentiable]
fn of_methods(w: &Well, x: f64) -> f64 {
    let (y, pullback) = w.at_vjp(x * x);
    let (dw, dx) = pullback(y);
    let (moved, back) = w.clone().moved_vjp(x, 0.5);
    let (dm, dk) = back(moved.clone());
    let (z, down) = Well::scale_vjp(x, y);
    let (a, b) = down(z);
    dw.depth * dx + dm.widths[0] * dk + moved.depth + a * b + z
}

#[differentiable]
fn of_bounded_methods<P: Potential>(p: &P, x: f64) -> f64 {
    let ([a, b], pullback) = p.twice_vjp(x);
    let (dp, dx): (P, f64) = pullback([b, a * x]);
    dp.at(dx) + a + p.take(x)
}

fn well(x: &[f64]) -> Well {
    Well { depth: x[0], widths: x[1..].to_vec() }
}

#[test]
fn pullbacks_of_methods() {
    check!(of_methods, |x| (&well(init(x)), last(x)), |d| (&well(init(d)), last(d))).at([[0.5, 0.7, -0.3, 1.2]]);
    check!(of_bounded_methods, |x| (&well(init(x)), last(x)), |d| (&well(init(d)), last(d)))
        .at([[0.5, 0.7, -0.3, 1.2]]);
}
