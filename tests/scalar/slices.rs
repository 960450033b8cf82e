//! Loops over consecutive elements, of which the compiler takes a slice before the loop where it may.

use tenzr::prelude::*;

use crate::check::{check, init, last};

/// An empty loop touches nothing, also where its first element would lie beyond the end.
#[differentiable]
fn nothing_beyond_the_end(x: &[f64], from: usize, n: usize) -> f64 {
    let mut sum = 1.0;
    for i in 0..n {
        sum += x[from + i] * x[from + i];
    }
    sum + x[0]
}

#[test]
fn an_empty_loop_may_begin_beyond_the_end() {
    check!(nothing_beyond_the_end, |x| (x, 7, 0), |d| (d)).gives([2.0, 3.0], 3.0, [1.0, 0.0]);
    check!(nothing_beyond_the_end, |x| (x, 1, 2), |d| (d)).gives([2.0, 3.0, 5.0], 37.0, [1.0, 6.0, 10.0]);
}

/// The condition keeps the index inside.
#[differentiable]
fn guarded(x: &[f64], n: usize) -> f64 {
    let mut sum = 0.0;
    for i in 0..n {
        if i < x.len() {
            sum += x[i] * x[i];
        }
    }
    sum
}

#[test]
fn an_index_that_is_not_always_reached_is_not_taken_before() {
    check!(guarded, |x| (x, 9), |d| (d)).gives([1.0, -2.0], 5.0, [2.0, -4.0]);
}

/// Two elements of one vector in an iteration, one of them written.
#[differentiable]
fn neighbours(x: &[f64], a: f64) -> f64 {
    let mut v = x.to_vec();
    let n = v.len() - 1;
    for i in 0..n {
        v[i + 1] += a * v[i];
    }
    v[n] * v[0]
}

/// Parts of one matrix, each element touched twice.
#[differentiable]
fn rows(a: &[f64], x: &[f64], n: usize) -> f64 {
    let mut y = vec![0.0; n];
    for r in 0..n {
        for i in 0..n {
            y[i] += a[r * n + i] * x[r] + x[i];
        }
        for i in 0..n {
            y[i] *= a[i + r];
            y[i] = y[i] + 0.5;
        }
    }
    let mut sum = 0.0;
    for (k, row) in a.chunks_exact(n).enumerate() {
        for i in 0..n {
            sum += row[i] * y[i] * y[k];
        }
    }
    sum
}

#[test]
fn several_elements_of_one_vector() {
    check!(neighbours, |x| (init(x), last(x)), |d| (init(d), last(d))).at([[0.4, -1.2, 0.9, 0.7, 0.3]]);
    check!(rows, |x| (&x[..4], &x[4..], 2), |d| (&d[..4], &d[4..])).at([[0.3, -0.8, 1.1, 0.6, 0.9, -0.4]]);
}

#[test]
#[should_panic(expected = "out of")]
fn an_index_out_of_bounds_panics() {
    let _ = nothing_beyond_the_end::grad(&[1.0, 2.0], 1, 2);
}
