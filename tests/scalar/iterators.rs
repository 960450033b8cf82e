//! Iterator chains.

use crate::check::{check, init, last, outputs, slice};
use tenzr::prelude::*;

#[differentiable]
fn map_and_sum(x: &[f64], k: f64) -> f64 {
    x.iter().map(|v| v * v * k).sum()
}

#[differentiable]
fn sums(x: &[f64]) -> f64 {
    let a: f64 = x.iter().sum();
    let b = x.iter().copied().sum::<f64>();
    let c = x.iter().map(|&v| v.sin()).sum::<f64>();
    let d: f64 = x.iter().cloned().map(f64::cos).sum();
    a * b + c * d
}

#[differentiable]
fn products(x: &[f64], k: f64) -> f64 {
    let p: f64 = x.iter().product();
    let q = x.iter().map(|v| v + k).product::<f64>();
    p + q * k
}

#[differentiable]
fn folds(x: &[f64], k: f64) -> f64 {
    let horner = x.iter().fold(0.0, |s, c| s * k + c);
    let (s, q) = x.iter().fold((0.0, 1.0), |(s, q), v| (s + v * k, q * (1.0 + v * v)));
    let m = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let least = x.iter().fold(k, |a, b| a.min(*b));
    let last = x.iter().rfold(k, |s, v| (s + v).sin());
    horner + s * q + if m.is_finite() { m * m } else { 1.0 } + least * last
}

#[differentiable]
fn try_folds(x: &[f64]) -> Option<f64> {
    x.iter().try_fold(1.0, |s, v| if *v > 0.0 { Some(s * v.sqrt() + s) } else { None })
}

#[differentiable]
fn reduced(x: &[f64]) -> f64 {
    x.iter().copied().reduce(|a, b| a * 0.5 + b * b).unwrap_or(3.0)
}

#[test]
fn sums_products_and_folds() {
    check!(map_and_sum, |x| (init(x), last(x)), |d| (init(d), last(d)))
        .at([vec![0.7], vec![1.0, 0.7], vec![1.0, -2.0, 0.7]])
        .gives([1.0, 2.0, 3.0], 15.0, [6.0, 12.0, 5.0]);
    slice!(sums).at([vec![0.7], vec![1.0, -0.3, 2.0]]).gives([0.0; 0], 0.0, [0.0; 0]);
    check!(products, |x| (init(x), last(x)), |d| (init(d), last(d)))
        .at([vec![0.7], vec![1.0, 0.7], vec![0.0, 2.0, 3.0, 0.5], vec![0.0, 0.0, 3.0, 0.5], vec![1.0, -1.0, 2.0, 1.0]])
        .gives(0.7, 1.7, 1.0);
    check!(folds, |x| (init(x), last(x)), |d| (init(d), last(d))).at([
        vec![0.7],
        vec![1.0, 0.7],
        vec![1.0, -2.0, 0.3, 0.7],
    ]);
    outputs!(try_folds, |x| (x), |d| (d)).at([vec![], vec![2.0], vec![2.0, 0.5], vec![2.0, -1.0, 3.0]]);
    slice!(reduced).at([vec![2.0], vec![2.0, 0.5, -1.5]]).gives([0.0; 0], 3.0, [0.0; 0]);
}

#[differentiable]
fn zips(x: &[f64], y: &[f64]) -> f64 {
    let dot: f64 = x.iter().zip(y).map(|(a, b)| a * b).sum();
    let mut s = dot;
    for (a, b) in x.iter().zip(y.iter().rev()) {
        s += (a - b).powi(2);
    }
    for ((a, b), i) in x.iter().zip(y).zip(1..) {
        s *= 1.0 + a * b / f64::from(i);
    }
    for (a, b) in std::iter::zip(x, y) {
        s += a / (2.0 + b * b);
    }
    s
}

#[differentiable]
fn enumerated(x: &[f64]) -> f64 {
    x.iter().enumerate().map(|(i, v)| v.powi(i as i32) * (i + 1) as f64).sum()
}

#[differentiable]
fn parts(x: &[f64], n: usize) -> f64 {
    let a: f64 = x.iter().take(n).map(|v| v * v).sum();
    let b: f64 = x.iter().skip(n).map(|v| v.exp()).sum();
    let c: f64 = x.iter().step_by(2).sum();
    let d: f64 = x.iter().rev().skip(1).step_by(n + 1).map(|v| v.sin()).sum();
    let e: f64 = x.iter().take_while(|v| **v > 0.0).product();
    let f: f64 = x.iter().skip_while(|v| **v > 0.0).sum();
    a * b + c * d + e * f + x.first().zip(x.last()).map_or(0.0, |(p, q)| p * q)
}

#[differentiable]
fn chunked(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for c in x.chunks(2) {
        s += c.iter().product::<f64>();
    }
    for c in x.chunks_exact(3) {
        s += c[0] * c[1] - c[2] * c[2];
    }
    for w in x.windows(3) {
        s += (w[0] - 2.0 * w[1] + w[2]).powi(2);
    }
    s + x.windows(2).map(|w| (w[1] - w[0]).abs()).sum::<f64>()
}

#[differentiable]
fn filtered(x: &[f64], limit: f64) -> f64 {
    let above: f64 = x.iter().filter(|v| **v > limit).map(|v| v * v).sum();
    let kept: Vec<f64> = x.iter().copied().filter(|v| *v < limit).collect();
    let logs: f64 = x.iter().filter_map(|v| if *v > 0.0 { Some(v.ln()) } else { None }).sum();
    let count = x.iter().filter(|v| **v > 0.0).count();
    above + kept.iter().sum::<f64>() * limit + logs * count as f64
}

#[differentiable]
fn flattened(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x.chunks(2).flatten() {
        if *v < 0.0 {
            continue;
        }
        if *v > 5.0 {
            break;
        }
        s += v * v;
    }
    let kept: f64 = x.iter().flat_map(|v| [*v, -v, v * 0.5]).filter(|v| *v > 0.0).map(|v| v.sqrt()).sum();
    let few: f64 = x.iter().flat_map(|v| [v * v, v.sin()]).take(3).sum();
    s + kept * few
}

#[differentiable]
fn chained(x: &[f64], y: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x.iter().filter(|v| **v > 0.0).chain(y) {
        if *v > 5.0 {
            break;
        }
        s = s * 0.5 + v * v;
    }
    let plain: f64 = x.iter().chain(y).rev().step_by(2).product();
    let first = x.iter().filter(|v| **v < 0.0).chain(y.iter().skip(1)).copied().find(|v| *v != 2.0).unwrap_or(0.5);
    let largest = x.iter().chain(y).copied().map(|v| v * v).fold(0.0, f64::max);
    s + plain + first * largest
}

#[test]
fn adapters() {
    check!(zips, |x| (&x[..x.len() / 2], &x[x.len() / 2..]), |d| (&d[..d.len() / 2], &d[d.len() / 2..]))
        .at([vec![1.0, 0.7], vec![1.0, -2.0, 0.3, 0.7], vec![1.0, -2.0, 0.3, 0.7, 0.9]])
        .gives([0.0; 0], 0.0, [0.0; 0]);
    slice!(flattened).at([vec![2.0], vec![-0.5, 2.0], vec![0.5, -1.0, 6.0, 0.7, 0.2], vec![0.5, -1.0, 2.0, 0.7, -0.2]]);
    slice!(flattened).gives([0.0; 0], 0.0, [0.0; 0]);
    check!(chained, |x| (&x[..x.len() / 2], &x[x.len() / 2..]), |d| (&d[..d.len() / 2], &d[d.len() / 2..])).at([
        vec![0.7],
        vec![1.0, 0.7],
        vec![1.0, -0.9, 0.3, 0.7],
        vec![-0.9, 6.0, 2.0, 3.0],
        vec![6.0, 0.3, 2.0, 1.5],
    ]);
    slice!(enumerated).at([vec![2.0], vec![2.0, 0.5, -1.5]]).gives([0.0; 0], 0.0, [0.0; 0]);
    check!(parts, |x| (x, 2), |d| (d)).at([vec![2.0], vec![0.5, 2.0], vec![0.5, 1.0, -0.3, 0.7, 0.2]]);
    check!(parts, |x| (x, 0), |d| (d)).at([vec![2.0], vec![0.5, 1.0, -0.3, 0.7, 0.2]]).gives([0.0; 0], 0.0, [0.0; 0]);
    slice!(chunked).at([vec![2.0], vec![0.5, 2.0], vec![0.5, 1.0, -0.3, 0.7, 0.2]]).gives([0.0; 0], 0.0, [0.0; 0]);
    check!(filtered, |x| (init(x), last(x)), |d| (init(d), last(d))).at([
        vec![0.6],
        vec![1.0, 0.6],
        vec![1.0, -2.0, 0.3, 0.7, 0.6],
    ]);
}

#[differentiable]
fn collected(x: &[f64], k: f64) -> Vec<f64> {
    x.iter().map(|v| v * k + v.sin()).collect()
}

#[differentiable]
fn collected_rows(x: &[f64]) -> f64 {
    let rows: Vec<Vec<f64>> = x.chunks(2).map(|c| c.iter().map(|v| v * x[0]).collect()).collect();
    let sums: Vec<_> = rows.iter().map(|r| r.iter().sum::<f64>()).collect();
    sums.iter().flat_map(|s| [s * s, s.cos()]).chain(x.iter().map(|v| v * 2.0)).sum()
}

#[differentiable]
fn collected_pairs(x: &[f64]) -> f64 {
    let pairs: Vec<(f64, f64)> = x.iter().map(|v| (v.sin(), v.cos())).collect();
    let (s, c): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
    s.iter().zip(c.iter().rev()).map(|(a, b)| a * b).sum()
}

#[differentiable]
fn collected_option(x: &[f64]) -> Option<f64> {
    let roots: Option<Vec<f64>> = x.iter().map(|v| if *v >= 0.0 { Some(v.sqrt()) } else { None }).collect();
    Some(roots?.iter().product())
}

#[differentiable]
fn arrays_by_map(x: [f64; 3], k: f64) -> f64 {
    let y = x.map(|v| v * k);
    let z: [f64; 3] = std::array::from_fn(|i| y[i] * x[(i + 1) % 3]);
    z.iter().sum::<f64>() + y.into_iter().map(|v| v * v).sum::<f64>()
}

#[differentiable]
fn changed_in_place(x: &[f64], k: f64) -> f64 {
    let mut v = x.to_vec();
    for (i, a) in v.iter_mut().enumerate() {
        *a = *a * k + i as f64;
    }
    v.iter_mut().for_each(|a| *a *= *a);
    for c in v.chunks_mut(2) {
        c[0] += k;
    }
    for (a, b) in v.iter_mut().zip(x) {
        *a -= b;
    }
    for a in v.iter_mut().skip(1).rev() {
        *a += 1.0;
    }
    v.into_iter().map(|a| a * 0.5).sum()
}

#[differentiable]
fn by_range(x: &[f64]) -> f64 {
    let n = x.len();
    let a: f64 = (0..n).map(|i| x[i] * i as f64).sum();
    let b = (1..=n).rev().fold(1.0, |s, i| s * 0.5 + x[n - i]);
    let c: Vec<f64> = (0..n).map(|i| (0..=i).map(|j| x[j]).product()).collect();
    a * b + c.iter().sum::<f64>()
}

#[differentiable]
fn scanned(x: &[f64]) -> f64 {
    let running: Vec<f64> = x
        .iter()
        .scan(1.0, |state, v| {
            *state *= v;
            Some(*state)
        })
        .collect();
    running.iter().map(|v| v * v).sum()
}

#[differentiable]
fn inspected(x: &[f64]) -> f64 {
    let positive = x.iter().all(|v| *v > 0.0);
    let large = x.iter().any(|v| *v > 2.0);
    let place = x.iter().position(|v| *v > 1.0);
    let found = x.iter().find(|v| **v < 0.0).copied().unwrap_or(0.5);
    let end = x.iter().last().map_or(1.0, |v| v * v);
    let nth = x.iter().nth(1).copied().unwrap_or(2.0);
    let base = if positive { end } else { found * nth };
    base * place.map_or(1.0, |i| x[i]) + if large { nth } else { 0.0 }
}

#[test]
fn collections() {
    outputs!(collected, |x| (init(x), last(x)), |d| (init(d), last(d))).at([
        vec![0.6],
        vec![1.0, 0.6],
        vec![1.0, -2.0, 0.6],
    ]);
    slice!(collected_rows).at([vec![2.0], vec![0.5, 2.0], vec![0.5, 1.0, -0.3]]);
    slice!(collected_pairs).at([vec![2.0], vec![0.5, 1.0, -0.3]]).gives([0.0; 0], 0.0, [0.0; 0]);
    outputs!(collected_option, |x| (x), |d| (d)).at([vec![], vec![2.0], vec![0.5, 1.0], vec![0.5, -0.3]]);
    check!(arrays_by_map, |x| ([x[0], x[1], x[2]], x[3]), |d| ([d[0], d[1], d[2]], d[3])).at([[0.5, 1.0, -0.3, 0.7]]);
    check!(changed_in_place, |x| (init(x), last(x)), |d| (init(d), last(d))).at([
        vec![0.6],
        vec![1.0, 0.6],
        vec![1.0, -2.0, 0.3, 0.6],
    ]);
    slice!(by_range).at([vec![2.0], vec![0.5, 1.0, -0.3]]).gives([0.0; 0], 0.0, [0.0; 0]);
    slice!(scanned)
        .at([vec![2.0], vec![0.5, 1.0, -0.3]])
        .gives([1.0, 0.0], 1.0, [2.0, 0.0])
        .gives([0.0; 0], 0.0, [0.0; 0]);
    slice!(inspected).at([vec![2.5], vec![0.5], vec![0.5, 1.2], vec![0.5, -0.3, 3.0]]).gives([0.0; 0], 1.0, [0.0; 0]);
}

#[differentiable]
fn extremes(x: &[f64]) -> f64 {
    let largest = x.iter().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(1.0);
    let smallest = x.iter().min_by(|a, b| a.partial_cmp(b).unwrap()).copied().unwrap_or(2.0);
    let farthest = x.iter().copied().max_by(|a, b| (a - 1.0).abs().total_cmp(&(b - 1.0).abs())).unwrap_or(3.0);
    largest * largest + smallest.sin() + farthest * 0.5
}

#[differentiable]
fn index_of_largest(x: &[f64]) -> f64 {
    let (i, v) = x.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1)).expect("a number");
    v * v + x[(i + 1) % x.len()]
}

#[differentiable]
fn sorted(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    v.sort_by(|a, b| a.total_cmp(b));
    v.iter().enumerate().map(|(i, a)| a * a * (i + 1) as f64).sum()
}

#[differentiable]
fn nearest_center(points: &[f64], centers: &[f64]) -> f64 {
    points.iter().map(|p| centers.iter().map(|c| (p - c) * (p - c)).min_by(f64::total_cmp).unwrap_or(0.0)).sum::<f64>()
        / 2.0
}

#[test]
fn extremes_and_order() {
    slice!(extremes).at([vec![2.0], vec![0.5, 1.3, -0.4]]).gives([0.0; 0], 1.0 + 2f64.sin() + 1.5, [0.0; 0]);
    slice!(index_of_largest).at([vec![2.0], vec![0.5, 1.3, -0.4]]).gives([1.0, 5.0, 2.0], 27.0, [0.0, 10.0, 1.0]);
    slice!(sorted).at([vec![2.0], vec![0.5, 1.3, -0.4]]).gives([3.0, 1.0, 2.0], 36.0, [18.0, 2.0, 8.0]);
    check!(nearest_center, |x| (&x[..3], &x[3..]), |d| (&d[..3], &d[3..]))
        .at([[1.0, 2.0, 4.5, 0.8, 4.0], [0.0, -1.0, 3.0, -2.5, 2.0]]);
}
