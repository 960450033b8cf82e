//! A recurrence in place, a reversal by swaps, and a weighted sum.

use tenzr::prelude::*;

use crate::check::{self, scattered};
use crate::harness::Column;
use crate::program::{Program, TENZR};

#[differentiable]
fn scan(v: &[f64], a: f64) -> f64 {
    let mut v = v.to_vec();
    let n = v.len();
    for i in 1..n {
        v[i] += a * v[i - 1].sin();
    }
    for i in 0..n / 2 {
        v.swap(i, n - 1 - i);
    }
    let mut sum = 0.0;
    for (i, value) in v.iter().enumerate() {
        sum += i as f64 * value;
    }
    sum
}

fn hand(v: &[f64], a: f64) -> (f64, (Vec<f64>, f64)) {
    let n = v.len();
    let mut v = v.to_vec();
    // What the sine of the element before was, and its cosine.
    let mut tape = vec![(0.0, 0.0); n];
    for i in 1..n {
        tape[i] = v[i - 1].sin_cos();
        v[i] += a * tape[i].0;
    }
    v.reverse();
    let sum = v.iter().enumerate().map(|(i, value)| i as f64 * value).sum();

    let mut dv: Vec<f64> = (0..n).map(|i| i as f64).collect();
    dv.reverse();
    let mut da = 0.0;
    for i in (1..n).rev() {
        let (sin, cos) = tape[i];
        da += dv[i] * sin;
        dv[i - 1] += dv[i] * a * cos;
    }
    (sum, (dv, da))
}

pub fn variants() -> Column<'static> {
    let (v, a) = (scattered(3, 1000, -1.0, 1.0), 0.3);
    let (_, (mut gradient, da)) = hand(&v, a);
    gradient.push(da);
    let mut at = v.clone();
    at.push(a);
    let of_all = |at: &[f64]| at.split_last().map_or(0.0, |(a, v)| scan(v, *a));
    check::gradient("scan", of_all, &at, &gradient);
    Program::new("scan in place, swaps, n 1000", (v, a), |(v, a)| scan(v, *a), |(v, a)| hand(v, *a))
        .variant(TENZR, |(v, a)| scan::value_and_grad(v, *a))
        .column()
}
