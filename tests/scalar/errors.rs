//! `?` on `Option` and `Result`, `let else`, and results that say that something is wrong.

use crate::check::{check, outputs, scalar, slice, two};
use tenzr::prelude::*;

#[differentiable]
fn safe_ln(x: f64) -> Option<f64> {
    if x > 0.0 { Some(x.ln()) } else { None }
}

#[differentiable]
fn sum_of_logs(x: f64, y: f64) -> Option<f64> {
    let a = safe_ln(x)?;
    let b = safe_ln(x * y)?;
    Some(a + b * b)
}

#[differentiable]
fn or_default(x: f64, y: f64) -> f64 {
    sum_of_logs(x, y).unwrap_or(x * 3.0)
}

#[differentiable]
fn matched(x: f64, y: f64) -> f64 {
    match sum_of_logs(x, y) {
        Some(v) if v > 1.0 => v.sqrt(),
        Some(v) => v,
        None => y * y,
    }
}

#[test]
fn options() {
    outputs!(safe_ln, |x| (x[0]), |d| (d[0])).at([0.5, 2.0, -1.0]);
    assert_eq!(safe_ln::vjp(-1.0).0, None);
    outputs!(sum_of_logs, |x| (x[0], x[1]), |d| (d[0], d[1])).at([[1.5, 2.0], [0.5, 0.3], [-1.0, 2.0], [1.0, -2.0]]);
    two!(or_default).at([[1.5, 2.0], [0.5, 0.3], [-1.0, 2.0], [1.0, -2.0]]).gives([-1.0, 2.0], -3.0, [3.0, 0.0]);
    two!(matched).at([[1.5, 2.0], [3.0, 2.0], [-1.0, 2.0], [1.0, -2.0]]).gives([1.0, -2.0], 4.0, [0.0, -4.0]);
}

#[differentiable]
#[derive(Clone, Debug, PartialEq)]
enum Failure {
    Empty,
    Negative(usize),
}

#[differentiable]
fn geometric_mean(x: &[f64]) -> Result<f64, Failure> {
    if x.is_empty() {
        return Err(Failure::Empty);
    }
    let mut logs = 0.0;
    for (i, v) in x.iter().enumerate() {
        if *v <= 0.0 {
            return Err(Failure::Negative(i));
        }
        logs += v.ln();
    }
    Ok((logs / x.len() as f64).exp())
}

#[differentiable]
fn ratio_of_means(x: &[f64], y: &[f64]) -> Result<f64, Failure> {
    let top = geometric_mean(x)?;
    let bottom = geometric_mean(y)?;
    Ok(top / bottom)
}

#[differentiable]
fn with_message(x: f64) -> Result<f64, String> {
    let y = if x < 10.0 { Ok(x * x) } else { Err("too large") }?;
    Ok(y + 1.0)
}

#[differentiable]
fn handled(x: &[f64]) -> f64 {
    match geometric_mean(x) {
        Ok(m) => m * m,
        Err(Failure::Empty) => 1.0,
        Err(Failure::Negative(i)) => x[i] * 2.0,
    }
}

#[differentiable]
fn question_mark_in_loop(x: &[f64]) -> Option<f64> {
    let mut s = 1.0;
    for v in x {
        s += safe_ln(*v + s)?;
    }
    Some(s * *x.first()?)
}

#[differentiable]
fn unwrapped(x: f64, y: f64) -> f64 {
    let r: Result<f64, Failure> = if x > y { Ok(x * y) } else { Err(Failure::Empty) };
    let o = safe_ln(x).map(|v| v * y).unwrap_or_else(|| y * y);
    r.unwrap_or(y) + o + safe_ln(2.0 + x * x).expect("the argument is positive")
}

#[test]
fn results() {
    outputs!(geometric_mean, |x| (x), |d| (d)).at([vec![2.0, 8.0], vec![3.0], vec![1.0, -1.0], vec![]]);
    assert_eq!(geometric_mean::vjp(&[1.0, -1.0]).0, Err(Failure::Negative(1)));
    assert_eq!(geometric_mean::vjp(&[]).0, Err(Failure::Empty));
    outputs!(ratio_of_means, |x| (&x[..2], &x[2..]), |d| (&d[..2], &d[2..])).at([
        vec![2.0, 8.0, 3.0, 1.0],
        vec![-2.0, 8.0, 3.0],
        vec![2.0, 8.0],
    ]);
    assert_eq!(ratio_of_means::jvp(&[1.0], &[], &[1.0], &[]).0, Err(Failure::Empty));
    outputs!(with_message, |x| (x[0]), |d| (d[0])).at([3.0, 12.0]);
    slice!(handled).at([vec![2.0, 8.0], vec![3.0]]).gives([0.0; 0], 1.0, [0.0; 0]).gives([1.0, -4.0], -8.0, [0.0, 2.0]);
    outputs!(question_mark_in_loop, |x| (x), |d| (d)).at([vec![0.5], vec![0.5, 2.0, 1.0], vec![0.5, -9.0], vec![]]);
    two!(unwrapped).at([[2.0, 0.5], [0.5, 2.0], [-1.0, -2.0], [-2.0, -1.0]]);
}

#[differentiable]
fn let_else(x: &[f64]) -> f64 {
    let [a, b, ..] = x else {
        return 2.0;
    };
    let Some(l) = safe_ln(a * b) else {
        return a - b;
    };
    l * a
}

#[differentiable]
fn let_else_in_loop(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x {
        let Some(l) = safe_ln(*v) else { continue };
        let Ok(m) = with_message(l * 4.0) else { break };
        s += l * m;
    }
    s
}

#[differentiable]
fn option_methods(x: &[f64]) -> f64 {
    let first = x.first().copied().unwrap_or(1.0);
    let last = x.last().map_or(2.0, |v| v * v);
    let third = x.get(2).copied().unwrap_or_default();
    let middle = x.get(1).filter(|v| **v > 0.0).copied().or(Some(first)).map(f64::exp);
    first * last + third + middle.unwrap_or(0.0)
}

#[differentiable]
fn option_of_tuple(x: f64) -> f64 {
    let pair = (x > 1.0).then(|| (x.sin(), x * x));
    let Some((s, q)) = pair else { return x };
    s * q
}

#[test]
fn let_else_and_options_of_std() {
    slice!(let_else).at([vec![1.0], vec![2.0, 3.0], vec![2.0, -3.0, 1.0]]).gives([0.0; 0], 2.0, [0.0; 0]).gives(
        [2.0, -3.0, 1.0],
        5.0,
        [1.0, -1.0, 0.0],
    );
    slice!(let_else_in_loop).at([vec![1.5], vec![2.0, -1.0, 3.0], vec![2.0, 30.0, 3.0]]).gives([0.0; 0], 0.0, [0.0; 0]);
    slice!(option_methods).at([vec![0.5], vec![0.5, 2.0], vec![0.5, -2.0, 1.5]]).gives(
        [0.0; 0],
        2.0 + 1f64.exp(),
        [0.0; 0],
    );
    scalar!(option_of_tuple).at([0.5, 1.5]).gives(1.0, 1.0, 1.0);
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn an_index_out_of_range_panics_in_the_forward_pass() {
    #[differentiable]
    fn third(x: &[f64]) -> f64 {
        x[2] * x[0]
    }
    third::grad(&[1.0, 2.0]);
}

#[test]
#[should_panic(expected = "negative")]
fn assertions_hold_in_every_mode() {
    #[differentiable]
    fn root(x: f64) -> f64 {
        assert!(x >= 0.0, "negative");
        debug_assert!(x.is_finite());
        x.sqrt()
    }
    check!(root, |x| (x[0]), |d| (d[0])).at([2.0]);
    root::jvp(-1.0, 1.0);
}
