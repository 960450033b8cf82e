//! A determinant by expansion along the first row that remains: a recursion over linked lists of rows and columns.

use tenzr::prelude::*;

use crate::check::{self, scattered};
use crate::harness::Column;
use crate::program::{Program, TENZR};

/// A matrix of `n` rows. `next[i]` is the row or column that remains after `i`, `next[n]` the first one.
struct Remaining {
    rows: Vec<usize>,
    columns: Vec<usize>,
}

impl Remaining {
    fn all(n: usize) -> Self {
        let next: Vec<usize> = (1..=n).chain([0]).collect();
        Self { rows: next.clone(), columns: next }
    }
}

#[differentiable]
fn determinant(a: &[f64], n: usize) -> f64 {
    let Remaining { mut rows, mut columns } = Remaining::all(n);
    minor(a, n, n, &mut rows, &mut columns)
}

/// The determinant of what remains, `size` rows and columns.
#[differentiable]
fn minor(a: &[f64], n: usize, size: usize, rows: &mut [usize], columns: &mut [usize]) -> f64 {
    let row = rows[n];
    let mut column = columns[n];
    if size == 1 {
        return a[row * n + column];
    }
    let mut sum = 0.0;
    let mut sign = 1.0;
    rows[n] = rows[row];
    let mut before = n;
    for _ in 0..size {
        columns[before] = columns[column];
        sum += sign * a[row * n + column] * minor(a, n, size - 1, rows, columns);
        columns[before] = column;
        before = column;
        column = columns[column];
        sign = -sign;
    }
    rows[n] = row;
    sum
}

/// The most rows that `hand` can take.
const LARGEST: usize = 12;

fn hand(a: &[f64], n: usize) -> (f64, Vec<f64>) {
    let mut remaining = Remaining::all(n);
    let mut minors = Vec::new();
    let value = forward(a, n, n, &mut remaining, &mut minors);
    let mut da = vec![0.0; a.len()];
    reverse(a, n, n, &mut remaining, &mut minors, 1.0, &mut da);
    (value, da)
}

/// As `minor`; pushes every smaller minor that it takes.
fn forward(a: &[f64], n: usize, size: usize, remaining: &mut Remaining, minors: &mut Vec<f64>) -> f64 {
    let row = remaining.rows[n];
    let mut column = remaining.columns[n];
    if size == 1 {
        return a[row * n + column];
    }
    let mut sum = 0.0;
    let mut sign = 1.0;
    remaining.rows[n] = remaining.rows[row];
    let mut before = n;
    for _ in 0..size {
        remaining.columns[before] = remaining.columns[column];
        let smaller = forward(a, n, size - 1, remaining, minors);
        minors.push(smaller);
        sum += sign * a[row * n + column] * smaller;
        remaining.columns[before] = column;
        before = column;
        column = remaining.columns[column];
        sign = -sign;
    }
    remaining.rows[n] = row;
    sum
}

/// Takes the columns from the last to the first, so that the minors are popped in the order in which they are needed.
fn reverse(
    a: &[f64],
    n: usize,
    size: usize,
    remaining: &mut Remaining,
    minors: &mut Vec<f64>,
    cotangent: f64,
    da: &mut [f64],
) {
    let row = remaining.rows[n];
    if size == 1 {
        da[row * n + remaining.columns[n]] += cotangent;
        return;
    }
    remaining.rows[n] = remaining.rows[row];
    // Each column that remains, with the one before it.
    let mut order = [(0, 0); LARGEST];
    let mut before = n;
    for pair in &mut order[..size] {
        let column = remaining.columns[before];
        *pair = (before, column);
        before = column;
    }
    let mut sign = if size.is_multiple_of(2) { -1.0 } else { 1.0 };
    for &(before, column) in order[..size].iter().rev() {
        let smaller = minors.pop().expect("one minor was pushed for each column");
        let d = sign * cotangent;
        da[row * n + column] += d * smaller;
        remaining.columns[before] = remaining.columns[column];
        reverse(a, n, size - 1, remaining, minors, d * a[row * n + column], da);
        remaining.columns[before] = column;
        sign = -sign;
    }
    remaining.rows[n] = row;
}

pub fn variants() -> Column<'static> {
    let n = 7;
    let a = scattered(8, n * n, 0.0, 1.0);
    check::gradient("det", |a| determinant(a, n), &a, &hand(&a, n).1);
    Program::new("det by minors, 7 rows", (a, n), |(a, n)| determinant(a, *n), |(a, n)| hand(a, *n))
        .variant(TENZR, |(a, n)| determinant::value_and_grad(a, *n))
        .column()
}
