//! What loops leave behind for their reverse: rows of loops inside loops, counters that are counted back, and chains of
//! numbers that iterations hand on.

use crate::check::{check, outputs, scalar, slice};
use tenzr::prelude::*;

/// Loops in loops in a loop, each with rows of its own, some in branches.
#[differentiable]
fn nested(x: &[f64], outer: usize) -> f64 {
    let mut s = 1.0;
    for i in 0..outer {
        for j in 0..i {
            let mut p = s;
            for v in x {
                p = (0.3 * p * v + 0.2 * s).sin();
            }
            s += 0.1 * p * (0.5 + j as f64);
        }
        if i % 2 == 0 {
            for v in x.iter().rev() {
                s = (s * v).cos() + s * 0.25;
            }
        }
    }
    s
}

/// Loops in a loop of which nobody knows how often it runs, the inner ones longer from time to time.
#[differentiable]
fn growing(x: f64) -> f64 {
    let (mut s, mut n) = (x, 0);
    while n < 150 {
        for k in 0..n {
            s = (s + 0.01 * k as f64).sin();
        }
        s = s * 0.9 + x;
        n += 13;
    }
    s
}

/// The loop outside runs its reverse right away; those inside leave rows for that.
#[differentiable]
fn summed(x: &[f64], points: &[f64]) -> f64 {
    let mut total = 0.0;
    for p in points {
        let mut terms = vec![0.0; x.len()];
        for k in 0..x.len() {
            let mut y = x[k];
            for _ in 0..3 * k {
                y = (y * p).sin();
            }
            terms[k] = y * y;
        }
        let mut norm = 0.0;
        for t in &terms {
            norm += t * t;
        }
        total += norm.sqrt();
    }
    total
}

/// Only some iterations leave something, and they run loops.
#[differentiable]
fn seldom(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x {
        if *v > 0.0 {
            let mut p = *v;
            for v in x {
                p = (p * v).cos();
            }
            s += p;
        }
    }
    s
}

#[test]
fn loops_in_loops() {
    check!(nested, |x| (x, 0), |d| (d)).at([vec![0.7]]);
    check!(nested, |x| (x, 1), |d| (d)).at([vec![0.7], vec![0.3, -0.8, 1.2]]);
    check!(nested, |x| (x, 4), |d| (d)).at([vec![0.7], vec![0.3, -0.8, 1.2]]);
    scalar!(growing).at([0.3, -1.1]);
    check!(summed, |x| (&x[..3], &x[3..]), |d| (&d[..3], &d[3..])).at([
        vec![0.4, 1.1, -0.6],
        vec![0.4, 1.1, -0.6, 0.4],
        vec![0.4, 1.1, -0.6, 0.9, -0.3, 1.4],
    ]);
    slice!(seldom).at([vec![0.5], vec![0.4, -0.7, 1.3, 0.2]]).gives([-1.0, -2.0], 0.0, [0.0, 0.0]);
}

/// A triangle, row by row: where a row begins is counted.
#[differentiable]
fn triangle(entries: &[f64], x: &[f64], out: &[f64]) -> Vec<f64> {
    let mut out = out.to_vec();
    triangle_in_place(entries, x, &mut out);
    out
}

#[differentiable]
fn triangle_in_place(entries: &[f64], x: &[f64], out: &mut [f64]) {
    let mut start = 0;
    for row in 0..x.len() {
        let length = x.len() - row;
        for (out, entry) in out[row..].iter_mut().zip(&entries[start..start + length]) {
            *out = (*out + entry * x[row]).sin();
        }
        start += length;
    }
}

/// The counter is counted down, and read before that in a loop inside.
#[differentiable]
fn down(x: &[f64]) -> f64 {
    let (mut s, mut k) = (1.0, 3);
    for v in x {
        for i in 0..k {
            s = (s * v).sin() + 0.1 * i as f64;
        }
        s = (s * v * k as f64).cos();
        k -= 1;
    }
    s
}

/// Counted in one of two arms: it is kept.
#[differentiable]
fn sometimes(x: &[f64]) -> f64 {
    let (mut s, mut k) = (1.0, 0);
    for v in x {
        s = (s * x[k]).sin() + v;
        if *v > 0.0 {
            k += 1;
        }
    }
    s
}

#[test]
fn counters() {
    outputs!(triangle, |x| (&x[..6], &x[6..9], &x[9..]), |d| (&d[..6], &d[6..9], &d[9..]))
        .at([vec![0.3, -0.4, 1.2, 0.7, -1.5, 0.2, 0.9, -0.8, 1.1, 0.1, 0.5, -0.6]]);
    slice!(down).at([vec![0.8], vec![0.8, -1.1, 0.4]]).gives([0.0; 0], 1.0, [0.0; 0]);
    slice!(sometimes).at([vec![0.8, -0.3, 0.5, 1.2], vec![-0.4, -0.2]]);
}

/// One number is handed on; the square root is infinitely steep at zero.
#[differentiable]
fn rooted(x: f64, n: usize, weight: f64) -> f64 {
    let (mut y, mut seen) = (x, 0.0);
    for _ in 0..n {
        seen += y;
        y = (y * y * x + y).sqrt();
    }
    seen + weight * y
}

#[differentiable]
fn two_of_them(x: &[f64]) -> [f64; 2] {
    let mut y = x[0];
    for v in x {
        y = (y * y * v + x[1]).abs().sqrt();
    }
    [y, x[0] * x[1]]
}

#[test]
fn one_number_handed_on() {
    check!(rooted, |x| (x[0], 0, x[1]), |d| (d[0], d[1])).at([[0.6, 1.3]]);
    check!(rooted, |x| (x[0], 1, x[1]), |d| (d[0], d[1])).at([[0.6, 1.3]]);
    check!(rooted, |x| (x[0], 2, x[1]), |d| (d[0], d[1])).at([[0.6, 1.3], [1.1, -0.4]]);
    check!(rooted, |x| (x[0], 100, x[1]), |d| (d[0], d[1])).at([[0.6, 1.3], [0.4, -0.4]]);
    // No cotangent reaches the root at zero, whose slope is infinite there.
    assert_eq!(rooted::value_and_grad(0.0, 1, 0.0), (0.0, (1.0, 0.0)));
    // Of two results in one sweep only one is handed on.
    let x = [0.8, 0.5, -0.3];
    let (forward, reverse) = (two_of_them::jacfwd(&x), two_of_them::jacrev(&x));
    for (f, r) in forward.iter().flatten().zip(reverse.iter().flatten()) {
        assert!((f - r).abs() < 1e-12, "{forward:?} {reverse:?}");
    }
    assert_eq!(reverse[1], [0.5, 0.8, 0.0]);
    let at_zero = two_of_them::jacrev(&[1.0, 0.0, 0.0]);
    assert_eq!(at_zero[1], [0.0, 1.0, 0.0]);
}

#[test]
fn derivatives_of_derivatives_of_chains() {
    // Forward mode over a reverse sweep that forms factors, against differences of the gradient.
    #[differentiable]
    fn slope(x: f64) -> f64 {
        rooted::grad(x, 3, 0.7).0
    }
    scalar!(slope).at([0.6, 1.4]);
}
