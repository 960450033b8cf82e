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

/// From the second element, and the one before it.
#[differentiable]
fn from_the_second(x: &[f64], k: &mut [f64]) -> f64 {
    k[0] = x[0] * x[0];
    for i in 1..x.len() {
        k[i] = x[i] * x[i - 1];
    }
    let mut sum = 0.0;
    for i in (2..k.len()).rev() {
        sum += k[i - 2] * k[i];
    }
    sum
}

#[differentiable]
fn products_of_neighbours(x: &[f64]) -> f64 {
    let mut k = vec![0.0; x.len()];
    from_the_second(x, &mut k)
}

#[test]
fn a_loop_may_begin_after_the_first_element() {
    // x1² x2 x3 + x2² x3 x4 of (a, b, c, d), and the square of a with b c.
    let [a, b, c, d] = [2.0, 3.0, 5.0, 7.0];
    let value = a * a * b * c + a * b * c * d;
    let gradient = [2.0 * a * b * c + b * c * d, a * a * c + a * c * d, a * a * b + a * b * d, a * b * c];
    check!(products_of_neighbours, |x| (x), |d| (d)).gives([a, b, c, d], value, gradient);
    check!(products_of_neighbours, |x| (x), |d| (d)).gives([2.0], 0.0, [0.0]);
}

/// Four parts of one slice, which the loop reads and writes, at places that it computes inside; `step` says how far they
/// lie apart, so that they overlap where it is less than `n`.
#[differentiable]
fn parts(x: &[f64], n: usize, step: usize) -> f64 {
    let mut v = x.to_vec();
    for i in 0..n {
        let second = 2 * step;
        v[step + i] += v[i] * v[second + i];
        v[second + i] = v[step + i].sin();
        v[i] -= 0.5;
        v[second + i] *= v[i];
    }
    v.iter().map(|v| v * v).sum()
}

#[test]
fn parts_may_overlap() {
    let x = [0.3, -1.2, 0.7, 1.1, 0.4, -0.6, 0.9, 1.3, -0.2];
    check!(parts, |x| (x, 3, 0), |d| (d)).at([x]);
    check!(parts, |x| (x, 3, 1), |d| (d)).at([x]);
    check!(parts, |x| (x, 3, 2), |d| (d)).at([x]);
    check!(parts, |x| (x, 3, 3), |d| (d)).at([x]);
}

/// Halves of a slice of a slice, each touched at two places.
#[differentiable]
fn halves(w: &[f64], state: &mut Vec<f64>, b: usize) -> f64 {
    let (low, high) = w[..4 * b].split_at(2 * b);
    let (hidden, cell) = state[..2 * b].split_at_mut(b);
    for j in 0..b {
        cell[j] = cell[j] * low[j] + (hidden[j] * low[b + j] + high[j]).tanh();
        hidden[j] = high[b + j] * cell[j];
    }
    hidden.iter().sum::<f64>() + cell[0]
}

#[differentiable]
fn two_steps(w: &[f64], b: usize) -> f64 {
    let mut state = w[..2 * b].to_vec();
    let first = halves(w, &mut state, b);
    first * halves(w, &mut state, b)
}

#[test]
fn halves_of_slices() {
    check!(two_steps, |x| (x, 2), |d| (d)).at([[0.3, -1.2, 0.7, 1.1, 0.4, -0.6, 0.9, 1.3]]);
}

/// Each iteration calls a function with a buffer that the next one overwrites.
#[differentiable]
fn overwritten(x: &[f64], n: usize) -> f64 {
    let mut buffer = vec![0.0; 2];
    let mut total = 0.0;
    for k in 0..n {
        buffer[k % 2] = x[k] * x[0];
        if k == 3 {
            buffer.push(x[1]);
        }
        total += squares(&buffer) + cubes(&buffer) * squares(&x[..k]);
    }
    total
}

#[differentiable]
fn squares(x: &[f64]) -> f64 {
    x.iter().map(|x| x * x).sum()
}

#[differentiable]
#[allow(clippy::ptr_arg)]
fn cubes(x: &Vec<f64>) -> f64 {
    x.iter().map(|x| x * x * x).sum()
}

#[test]
fn copies_of_what_a_loop_overwrites() {
    check!(overwritten, |x| (x, 5), |d| (d)).at([[0.3, -1.2, 0.7, 1.1, 0.4]]);
    check!(overwritten, |x| (x, 0), |d| (d)).gives([0.3], 0.0, [0.0]);
}
