//! Values of derivatives at ties, kinks and singular points.

use crate::check::{check, scalar, slice, two};
use tenzr::prelude::*;

const INF: f64 = f64::INFINITY;

#[differentiable]
fn larger(x: f64, y: f64) -> f64 {
    x.max(y)
}

#[differentiable]
fn smaller(x: f64, y: f64) -> f64 {
    x.min(y) * 2.0
}

#[differentiable]
fn larger_of_three(x: f64, y: f64, z: f64) -> f64 {
    x.max(y).max(z)
}

#[differentiable]
fn relu_by_max(x: f64) -> f64 {
    x.max(0.0)
}

#[differentiable]
fn relu_by_branch(x: f64) -> f64 {
    if x > 0.0 { x } else { 0.0 }
}

#[differentiable]
fn largest_by_fold(x: &[f64]) -> f64 {
    x.iter().copied().fold(f64::NEG_INFINITY, f64::max)
}

#[differentiable]
fn largest_by_branch(x: &[f64]) -> f64 {
    let mut m = x[0];
    for v in x {
        if *v > m {
            m = *v;
        }
    }
    m
}

#[differentiable]
fn largest_by_max_by(x: &[f64]) -> f64 {
    x.iter().copied().max_by(f64::total_cmp).unwrap_or(0.0)
}

#[test]
fn ties() {
    two!(larger).at([[1.0, 2.0], [2.0, 1.0]]).gives([1.0, 1.0], 1.0, [0.5, 0.5]).gives([0.0, -0.0], 0.0, [0.5, 0.5]);
    two!(smaller).at([[1.0, 2.0], [2.0, 1.0]]).gives([3.0, 3.0], 6.0, [1.0, 1.0]);
    let three = || check!(larger_of_three, |x| (x[0], x[1], x[2]), |d| (d[0], d[1], d[2]));
    three().gives([1.0, 1.0, 0.0], 1.0, [0.5, 0.5, 0.0]).gives([1.0, 0.0, 1.0], 1.0, [0.5, 0.0, 0.5]);
    scalar!(relu_by_max).gives(0.0, 0.0, 0.5).gives(-1.0, 0.0, 0.0).gives(2.0, 2.0, 1.0);
    scalar!(relu_by_branch).gives(0.0, 0.0, 0.0).gives(-1.0, 0.0, 0.0).gives(2.0, 2.0, 1.0);
    slice!(largest_by_fold).gives([1.0, 3.0, 2.0], 3.0, [0.0, 1.0, 0.0]).gives([3.0, 1.0, 3.0], 3.0, [0.5, 0.0, 0.5]);
    // The branch says who is first, `max_by` gives the last of equals.
    slice!(largest_by_branch).gives([3.0, 1.0, 3.0], 3.0, [1.0, 0.0, 0.0]);
    slice!(largest_by_max_by).gives([3.0, 1.0, 3.0], 3.0, [0.0, 0.0, 1.0]).gives([0.0; 0], 0.0, [0.0; 0]);
}

#[differentiable]
fn clip(x: f64, low: f64, high: f64) -> f64 {
    x.clamp(low, high)
}

#[differentiable]
fn clip_constant(x: f64) -> f64 {
    x.clamp(0.0, 1.0)
}

#[differentiable]
fn magnitude(x: f64) -> f64 {
    x.abs()
}

#[differentiable]
fn sign(x: f64) -> f64 {
    x.signum() * x
}

#[differentiable]
fn steps(x: f64) -> f64 {
    x.floor() + x.ceil() * 2.0 + x.round() + x.trunc() + x.round_ties_even()
}

#[differentiable]
fn remainder(x: f64, y: f64) -> f64 {
    x % y
}

#[differentiable]
fn euclidean_remainder(x: f64, y: f64) -> f64 {
    x.rem_euclid(y)
}

#[test]
fn bounds_kinks_and_remainders() {
    let bounded = || check!(clip, |x| (x[0], x[1], x[2]), |d| (d[0], d[1], d[2]));
    bounded().gives([0.5, 0.0, 1.0], 0.5, [1.0, 0.0, 0.0]).gives([2.0, 0.0, 1.0], 1.0, [0.0, 0.0, 1.0]);
    bounded().gives([0.0, 0.0, 1.0], 0.0, [1.0, 0.0, 0.0]).gives([1.0, 0.0, 1.0], 1.0, [1.0, 0.0, 0.0]);
    bounded().gives([-1.0, 0.0, 1.0], 0.0, [0.0, 1.0, 0.0]);
    scalar!(clip_constant).gives(0.0, 0.0, 1.0).gives(1.0, 1.0, 1.0).gives(0.3, 0.3, 1.0).gives(2.0, 1.0, 0.0);
    scalar!(magnitude).gives(0.0, 0.0, 0.0).gives(-0.0, 0.0, 0.0).gives(-2.0, 2.0, -1.0);
    scalar!(sign).gives(0.0, 0.0, 1.0).gives(-2.0, 2.0, -1.0);
    scalar!(steps).gives(2.0, 12.0, 0.0).gives(0.5, 3.0, 0.0).gives(-1.3, -7.0, 0.0);
    two!(remainder)
        .gives([7.0, 3.0], 1.0, [1.0, -2.0])
        .gives([-7.0, 3.0], -1.0, [1.0, 2.0])
        .gives([7.0, -3.0], 1.0, [1.0, 2.0])
        .gives([-7.0, -3.0], -1.0, [1.0, -2.0])
        .gives([0.0, 3.0], 0.0, [1.0, 0.0]);
    two!(euclidean_remainder)
        .gives([7.0, 3.0], 1.0, [1.0, -2.0])
        .gives([-7.0, 3.0], 2.0, [1.0, 3.0])
        .gives([7.0, -3.0], 1.0, [1.0, 2.0])
        .gives([-7.0, -3.0], 2.0, [1.0, -3.0]);
}

#[differentiable]
fn root(x: f64) -> f64 {
    x.sqrt()
}

#[differentiable]
fn weighted_root(x: f64, w: f64) -> f64 {
    x.sqrt() * w
}

#[differentiable]
fn logarithm(x: f64) -> f64 {
    x.ln()
}

#[differentiable]
fn weighted_logarithm(x: f64, w: f64) -> f64 {
    w * x.ln().max(-1e300)
}

#[differentiable]
fn power(x: f64, p: f64) -> f64 {
    x.powf(p)
}

#[differentiable]
fn constant_power(x: f64, #[no_grad] p: f64) -> f64 {
    x.powf(p)
}

#[differentiable]
fn integer_power(x: f64, n: i32) -> f64 {
    x.powi(n)
}

#[differentiable]
fn norm(x: &[f64]) -> f64 {
    x.iter().map(|v| v * v).sum::<f64>().sqrt()
}

#[differentiable]
fn square_of_norm(x: &[f64]) -> f64 {
    let n = norm(x);
    n * n
}

#[differentiable]
fn hypotenuse(x: f64, y: f64) -> f64 {
    x.hypot(y)
}

#[differentiable]
fn angle(y: f64, x: f64) -> f64 {
    y.atan2(x)
}

#[differentiable]
fn not_selected(x: f64) -> f64 {
    let root = x.sqrt();
    let log = x.ln();
    if x > 0.0 { root + log } else { 2.0 * x }
}

#[test]
fn singular_points() {
    scalar!(root).gives(0.0, 0.0, INF);
    two!(weighted_root).gives([0.0, 2.0], 0.0, [INF, 0.0]);
    assert_eq!(weighted_root::value_and_grad(0.0, 0.0), (0.0, (0.0, 0.0)));
    assert_eq!(root::jvp(0.0, 0.0), (0.0, 0.0));
    let (_, pullback) = root::vjp(0.0);
    assert_eq!(pullback(0.0), 0.0);
    scalar!(logarithm).gives(0.0, -INF, INF);
    assert_eq!(weighted_logarithm::grad(0.0, 0.0), (0.0, -1e300));
    assert_eq!(logarithm::jvp(0.0, 0.0).1, 0.0);
    two!(power).gives([0.0, 2.0], 0.0, [0.0, 0.0]).gives([0.0, 1.0], 0.0, [1.0, 0.0]).gives(
        [0.0, 0.5],
        0.0,
        [INF, 0.0],
    );
    check!(constant_power, |x| (x[0], 0.0), |d| (d[0])).gives(0.0, 1.0, 0.0).gives(2.0, 1.0, 0.0);
    check!(constant_power, |x| (x[0], 1.0), |d| (d[0])).gives(0.0, 0.0, 1.0);
    check!(constant_power, |x| (x[0], 3.0), |d| (d[0])).gives(-2.0, -8.0, 12.0);
    check!(integer_power, |x| (x[0], 0), |d| (d[0])).gives(0.0, 1.0, 0.0);
    check!(integer_power, |x| (x[0], 1), |d| (d[0])).gives(0.0, 0.0, 1.0);
    check!(integer_power, |x| (x[0], 2), |d| (d[0])).gives(0.0, 0.0, 0.0);
    check!(integer_power, |x| (x[0], -1), |d| (d[0])).gives(0.0, INF, -INF);
    slice!(square_of_norm).gives([0.0, 0.0], 0.0, [0.0, 0.0]).gives([3.0, 4.0], 25.0, [6.0, 8.0]);
    slice!(norm).gives([3.0, 4.0], 5.0, [0.6, 0.8]).gives([0.0; 0], 0.0, [0.0; 0]);
    two!(hypotenuse).gives([0.0, 0.0], 0.0, [0.0, 0.0]).gives([0.0, -2.0], 2.0, [0.0, -1.0]);
    two!(angle).gives([0.0, 0.0], 0.0, [0.0, 0.0]).gives([0.0, 2.0], 0.0, [0.5, 0.0]);
    scalar!(not_selected).gives(0.0, 0.0, 2.0);
    assert_eq!(not_selected::value_and_grad(-1.0), (-2.0, 2.0));
}

#[differentiable]
fn ordinary_product(x: f64, y: f64) -> f64 {
    x * y
}

#[differentiable]
fn product(x: &[f64]) -> f64 {
    x.iter().product()
}

#[differentiable]
fn product_by_loop(x: &[f64]) -> f64 {
    let mut p = 1.0;
    for v in x {
        p *= v;
    }
    p
}

#[test]
fn zeros_and_poison() {
    let (_, (dx, dy)) = ordinary_product::value_and_grad(0.0, f64::NAN);
    assert!(dx.is_nan() && dy == 0.0);
    assert!(ordinary_product::jvp(f64::NAN, 2.0, 0.0, 1.0).1.is_nan());
    slice!(product).gives([2.0, 0.0, 3.0], 0.0, [0.0, 6.0, 0.0]).gives([0.0, 0.0, 3.0], 0.0, [0.0, 0.0, 0.0]);
    slice!(product).gives([0.0; 0], 1.0, [0.0; 0]).gives(0.0, 0.0, 1.0);
    slice!(product_by_loop).gives([2.0, 0.0, 3.0], 0.0, [0.0, 6.0, 0.0]).gives([0.0, 0.0, 3.0], 0.0, [0.0, 0.0, 0.0]);
    slice!(product_by_loop).gives([0.0; 0], 1.0, [0.0; 0]);
}

#[differentiable]
fn stable_sigmoid(x: f64) -> f64 {
    if x >= 0.0 {
        1.0 / (1.0 + (-x).exp())
    } else {
        let e = x.exp();
        e / (1.0 + e)
    }
}

#[differentiable]
fn softplus(x: f64) -> f64 {
    x.max(0.0) + (-x.abs()).exp().ln_1p()
}

#[differentiable]
fn entropy_term(p: f64) -> f64 {
    if p > 0.0 { -p * p.ln() } else { 0.0 }
}

#[test]
fn stable_forms() {
    scalar!(stable_sigmoid)
        .at([-3.0, -0.1, 0.1, 3.0])
        .gives(0.0, 0.5, 0.25)
        .gives(1000.0, 1.0, 0.0)
        .gives(-1000.0, 0.0, 0.0);
    scalar!(softplus).at([-3.0, 0.5]).gives(1000.0, 1000.0, 1.0).gives(-1000.0, 0.0, 0.0).gives(0.0, 2f64.ln(), 0.5);
    scalar!(entropy_term).at([0.3, 2.0]).gives(0.0, 0.0, 0.0);
}
