//! Calls of functions of which some parameters are constants: what is plain in the caller goes in without a copy, what is
//! differentiated there goes in without its derivative, and a slice may be given twice.

use tenzr::prelude::*;

use crate::check::{check, init, last};

#[differentiable]
fn weighted(x: &[f64], #[no_grad] weights: &[f64], #[no_grad] scale: f64) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        sum += weights[i] * x[i] * x[i];
    }
    scale * sum
}

/// Constants of the caller, by value and by reference.
#[differentiable]
fn constants(x: &[f64], #[no_grad] table: &[[f64; 3]], n: usize) -> f64 {
    let h = 2.0 / n as f64;
    let mut total = 0.0;
    for row in table {
        total += weighted(x, row, h) + weighted(row, row, 0.5);
    }
    total + weighted(&table[0], x, 1.0)
}

#[test]
fn plain_values_are_given_to_both_kinds_of_parameters() {
    const TABLE: &[[f64; 3]] = &[[1.0, 2.0, 3.0], [-1.0, 0.5, 0.25]];
    check!(constants, |x| (x, TABLE, 4), |d| (d)).gives([2.0, -1.0, 4.0], 78.8203125, [0.0, -2.5, 13.0]);
}

struct Opaque {
    factors: [f64; 2],
}

#[differentiable]
fn opaque(x: f64, #[no_grad] o: &Opaque) -> f64 {
    o.factors[0] * x * x + o.factors[1] * x
}

#[differentiable]
fn through(x: f64, #[no_grad] o: &Opaque) -> f64 {
    opaque(x, o) * opaque(2.0 * x, o)
}

#[test]
fn a_constant_may_have_a_type_that_the_compiler_does_not_know() {
    const O: &Opaque = &Opaque { factors: [2.0, -1.0] };
    // (2x² - x)(8x² - 2x) = 16x⁴ - 12x³ + 2x²
    check!(through, |x| (x[0], O), |d| (d[0])).gives([0.5], 0.0, [1.0]);
}

/// The derivative ends at the parameter that is a constant.
#[differentiable]
fn stopped(x: f64, y: [f64; 2]) -> f64 {
    let v = [x * y[0], x * y[1]];
    weighted(&y, &v, x)
}

#[test]
fn no_derivative_passes_a_constant() {
    // x (x y₀³ + x y₁³), of which only the squares of y are differentiated.
    let (dx, dy) = stopped::grad(3.0, [1.0, 2.0]);
    assert_eq!(stopped(3.0, [1.0, 2.0]), 81.0);
    assert_eq!((dx, dy), (0.0, [18.0, 72.0]));
    let (value, tangent) = stopped::jvp(3.0, [1.0, 2.0], 1.0, [1.0, 0.0]);
    assert_eq!((value, tangent), (81.0, 18.0));
}

#[differentiable]
fn affine(weights: &[f64], biases: &[f64], x: f64) -> f64 {
    let mut sum = 0.0;
    for i in 0..weights.len() {
        sum += (weights[i] * x + biases[i]) * biases[i];
    }
    sum
}

/// Two parts of one slice, which have one adjoint.
#[differentiable]
fn layers(w: &[f64], x: f64, n: usize) -> f64 {
    let mut y = x;
    for layer in w.chunks_exact(2 * n) {
        y = affine(&layer[..n], &layer[n..], y);
    }
    y
}

#[test]
fn parts_of_one_slice_are_given_together() {
    check!(layers, |x| (init(x), last(x), 2), |d| (init(d), last(d)))
        .at([[0.5, -0.4, 1.2, 0.3, -0.6, 0.7, 0.9, -1.1, 0.8]]);
}
