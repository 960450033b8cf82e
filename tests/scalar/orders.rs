//! Derivatives of derivatives.

use crate::check::{check, init, last, near, outputs, scalar, slice, two};
use tenzr::prelude::*;

#[differentiable]
fn cube(x: f64) -> f64 {
    x * x * x
}

#[differentiable]
fn slope(x: f64) -> f64 {
    cube::grad(x)
}

#[differentiable]
fn curvature(x: f64) -> f64 {
    slope::grad(x) * x
}

#[differentiable]
fn third(x: f64) -> f64 {
    curvature::grad(x) + slope::grad(x * 2.0)
}

#[test]
fn nested_gradients_of_one_number() {
    scalar!(slope).at([0.5, -1.0]).gives(2.0, 12.0, 12.0);
    scalar!(curvature).at([0.5, -1.0]).gives(2.0, 24.0, 24.0);
    scalar!(third).at([0.5, -1.0]).gives(2.0, 48.0, 24.0);
    assert_eq!(third::grad(1.0), 24.0);
}

#[differentiable]
fn wave(x: f64, k: f64) -> f64 {
    (x * k).sin() * x.exp()
}

#[differentiable]
fn wave_slope(x: f64, k: f64) -> f64 {
    let (dx, dk) = wave::grad(x, k);
    dx * dk
}

#[differentiable]
fn value_and_slope(x: f64, k: f64) -> f64 {
    let (value, (dx, _)) = wave::value_and_grad(x, k);
    value * dx - dx
}

#[differentiable]
fn directional(x: f64, k: f64) -> f64 {
    let (value, tangent) = wave::jvp(x, k, k, 1.0);
    value + tangent * tangent
}

#[test]
fn every_companion_in_a_body() {
    two!(wave_slope).at([[0.5, 1.2], [-1.0, 0.3]]);
    two!(value_and_slope).at([[0.5, 1.2], [-1.0, 0.3]]);
    two!(directional).at([[0.5, 1.2], [-1.0, 0.3]]);
}

#[differentiable]
fn rosenbrock(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for w in x.windows(2) {
        let a = w[1] - w[0] * w[0];
        let b = 1.0 - w[0];
        s += 100.0 * a * a + b * b;
    }
    s
}

#[differentiable]
fn gradient(x: &[f64]) -> Vec<f64> {
    rosenbrock::grad(x)
}

#[differentiable]
fn gradient_norm(x: &[f64], scale: f64) -> f64 {
    let g = rosenbrock::grad(x);
    let mut s = 0.0;
    for v in &g {
        s += (v * scale).tanh();
    }
    s
}

#[differentiable]
fn newton_step(x: f64) -> f64 {
    let mut y = x;
    for _ in 0..3 {
        y -= slope_of_quartic(y) / slope_of_quartic::grad(y);
    }
    y
}

#[differentiable]
fn quartic(x: f64) -> f64 {
    x.powi(4) - 3.0 * x * x + x
}

#[differentiable]
fn slope_of_quartic(x: f64) -> f64 {
    quartic::grad(x)
}

#[test]
fn hessians() {
    outputs!(gradient, |x| (x), |d| (d)).at([vec![0.5], vec![1.2, 0.7], vec![0.3, -0.5, 1.1]]);
    let x = [-1.2, 1.0];
    let (g, hv) = gradient::jvp(&x, &[1.0, 0.0]);
    near("gradient", &g, &[-215.6, -88.0], 1e-12);
    near("Hessian times a vector", &hv, &[1330.0, 480.0], 1e-12);
    let (_, pullback) = gradient::vjp(&x);
    near("a vector times the Hessian", &pullback(vec![0.0, 1.0]), &[480.0, 200.0], 1e-12);
    check!(gradient_norm, |x| (init(x), last(x)), |d| (init(d), last(d))).at([vec![0.1], vec![1.02, 1.05, 0.1]]);
    scalar!(newton_step).at([1.5, 2.0, -1.4]);
}

#[differentiable]
fn softmax_loss(x: &[f64], target: usize) -> f64 {
    let m = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut s = 0.0;
    for v in x {
        s += (v - m).exp();
    }
    m + s.ln() - x[target]
}

#[differentiable]
fn softmax_gradient(x: &[f64]) -> Vec<f64> {
    softmax_loss::grad(x, 0)
}

#[differentiable]
fn potential(p: [f64; 2], q: &[[f64; 2]]) -> f64 {
    let mut s = 0.0;
    for o in q {
        let (x, y) = (p[0] - o[0], p[1] - o[1]);
        s += 1.0 / (x * x + y * y + 0.5).sqrt();
    }
    s
}

#[differentiable]
fn particle_path(start: [f64; 2], charge: [f64; 2], steps: usize) -> f64 {
    let mut p = start;
    let mut v = [0.1, -0.2];
    for _ in 0..steps {
        let (force, _) = potential::grad(p, &[charge, [1.0, 0.5]]);
        for i in 0..2 {
            v[i] -= 0.1 * force[i];
            p[i] += 0.1 * v[i];
        }
    }
    p[0] * p[0] + p[1]
}

#[differentiable]
fn by_branch(x: f64) -> f64 {
    if x > 0.0 { x.powi(3) } else { x * x }
}

#[differentiable]
fn slope_by_branch(x: f64) -> f64 {
    if by_branch(x) > 1.0 { by_branch::grad(x) * 2.0 } else { by_branch::grad(x - 0.5) }
}

#[differentiable]
fn depth(x: f64, n: usize) -> f64 {
    if n == 0 { x.sin() } else { depth(x * x, n - 1) }
}

#[differentiable]
fn slope_of_recursion(x: f64, n: usize) -> f64 {
    depth::grad(x, n)
}

#[test]
fn through_loops_branches_and_recursion() {
    outputs!(softmax_gradient, |x| (x), |d| (d)).at([vec![0.5], vec![0.5, 1.5, -0.3]]);
    check!(particle_path, |x| ([x[0], x[1]], [x[2], x[3]], 0), |d| ([d[0], d[1]], [d[2], d[3]])).gives(
        [3.0, 2.0, 0.0, 0.0],
        11.0,
        [6.0, 1.0, 0.0, 0.0],
    );
    check!(particle_path, |x| ([x[0], x[1]], [x[2], x[3]], 6), |d| ([d[0], d[1]], [d[2], d[3]]))
        .at([[0.5, 0.3, -1.0, 0.2], [-1.0, 0.0, 0.3, 0.8]]);
    scalar!(slope_by_branch).at([-2.0, -0.3, 0.2, 0.8, 1.5]);
    check!(slope_of_recursion, |x| (x[0], 0), |d| (d[0])).at([0.7, -1.1]);
    check!(slope_of_recursion, |x| (x[0], 3), |d| (d[0])).at([0.7, -1.1]);
}

#[differentiable]
fn inner(y: f64, x: f64) -> f64 {
    x * y * y
}

#[differentiable]
fn perturbations_apart(x: f64) -> f64 {
    x * inner::jvp(1.0, x, 1.0, 0.0).1
}

#[differentiable]
fn saddle(x: &[f64], y: &[f64]) -> f64 {
    let mut s = 0.0;
    for (a, b) in x.iter().zip(y) {
        s += a * a * b - b * b * b * a + (a * b).cos();
    }
    s
}

#[differentiable]
fn mixed(x: &[f64], y: &[f64]) -> f64 {
    let (gx, gy) = saddle::grad(x, y);
    gx.iter().zip(&gy).map(|(a, b)| a * b).sum()
}

#[differentiable]
fn second_order_of_mixed(x: &[f64]) -> Vec<f64> {
    let (gx, _) = mixed::grad(x, &[0.3, -0.8]);
    gx
}

#[test]
fn perturbations_are_not_confused() {
    scalar!(perturbations_apart).gives(3.0, 18.0, 12.0);
    check!(mixed, |x| (&x[..2], &x[2..]), |d| (&d[..2], &d[2..])).at([[0.5, -0.3, 1.2, 0.7]]);
    check!(mixed, |x| (x, &[]), |d| (d, &[])).gives([0.0; 0], 0.0, [0.0; 0]);
    outputs!(second_order_of_mixed, |x| (x), |d| (d)).at([[0.5, -0.3]]);
    slice!(product).gives([1.0, 2.0, 3.0], 6.0, [6.0, 3.0, 2.0]);
    let (_, row) = product_gradient::jvp(&[2.0, 3.0, 0.0, 0.0], &[0.0, 0.0, 1.0, 0.0]);
    assert_eq!(row, [0.0, 0.0, 0.0, 6.0]);
}

#[differentiable]
fn product(x: &[f64]) -> f64 {
    x.iter().product()
}

#[differentiable]
fn product_gradient(x: &[f64]) -> Vec<f64> {
    product::grad(x)
}

/// A function of one variable, its first three derivatives by nested functions, and the second by formula.
macro_rules! towers {
    ($($name:ident: |$x:ident| $body:expr, second $second:expr;)*) => { $(
        mod $name {
            use super::*;

            #[differentiable]
            fn f($x: f64) -> f64 {
                $body
            }

            #[differentiable]
            fn first(x: f64) -> f64 {
                f::grad(x)
            }

            #[differentiable]
            fn second(x: f64) -> f64 {
                first::grad(x)
            }

            #[test]
            fn three_orders() {
                scalar!(first).at([0.4, 0.75]);
                scalar!(second).at([0.4, 0.75]);
                let $x = 0.4f64;
                near("second derivative", &[second(0.4)], &[$second], 1e-10);
            }
        }
    )* };
}

towers! {
    of_exp: |x| (x * x).exp(), second (2.0 + 4.0 * x * x) * (x * x).exp();
    of_ln: |x| x.ln() * x, second 1.0 / x;
    of_sqrt: |x| x.sqrt(), second -0.25 * x.powf(-1.5);
    of_tanh: |x| x.tanh(), second -2.0 * x.tanh() / x.cosh().powi(2);
    of_powf: |x| x.powf(2.5) + 2f64.powf(x), second 3.75 * x.sqrt() + 2f64.ln().powi(2) * 2f64.powf(x);
    of_atan2: |x| x.atan2(1.0 + x), second -(4.0 * x + 2.0) / (2.0 * x * x + 2.0 * x + 1.0).powi(2);
    of_division: |x| 1.0 / (1.0 + x * x), second (6.0 * x * x - 2.0) / (1.0 + x * x).powi(3);
    of_hypot: |x| x.hypot(2.0), second 4.0 / (x * x + 4.0).powf(1.5);
    of_asin: |x| x.asin(), second x / (1.0 - x * x).powf(1.5);
    of_logarithms: |x| x.ln_1p() + x.log2(), second -1.0 / (1.0 + x).powi(2) - 1.0 / (2f64.ln() * x * x);
    of_cbrt: |x| x.cbrt(), second -2.0 / 9.0 * x.powf(-5.0 / 3.0);
    of_abs: |x| (x - 1.0).abs() * x * x, second 2.0 - 6.0 * x;
    of_recip: |x| x.recip(), second 2.0 / x.powi(3);
    of_powi: |x| x.powi(5) + x.powi(-2), second 20.0 * x.powi(3) + 6.0 * x.powi(-4);
    of_sin_cos: |x| x.sin() * x.cos(), second -2.0 * (2.0 * x).sin();
    of_max: |x| x.max(0.1).powi(3), second 6.0 * x;
}
