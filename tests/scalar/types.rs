//! Arguments, locals and results of every type without a name of its own.

use crate::check::{check, init, last, outputs, scalar, slice, two};
use tenzr::ndarray::{Array1, Array2, Array3, ArrayView1, ArrayView2, array};
use tenzr::prelude::*;

#[differentiable]
fn single_polynomial(x: f32, y: f32) -> f32 {
    let c = 0.5;
    c * x * x + y.sin() * 2.0 - x / (y + 3.0)
}

#[differentiable]
fn single_slice(x: &[f32]) -> f32 {
    let mut s = 1.0f32;
    for v in x {
        s += v.exp() * s.sqrt();
    }
    s
}

#[test]
fn single_precision() {
    check!(single_polynomial, |x| (x[0] as f32, x[1] as f32), |d| (d[0] as f32, d[1] as f32))
        .single(|x| 0.5 * x[0] * x[0] + x[1].sin() * 2.0 - x[0] / (x[1] + 3.0))
        .at([[0.5, 1.25], [-1.5, 0.0]])
        .gives_within(1e-6, [2.0, 0.0], 2.0 - 2.0 / 3.0, [2.0 - 1.0 / 3.0, 2.0 + 2.0 / 9.0]);
    check!(single_slice, |x| (&single(x)), |d| (&single(d)))
        .single(|x| x.iter().fold(1.0, |s: f64, v| s + v.exp() * s.sqrt()))
        .at([vec![0.5], vec![0.5, -1.0, 0.25]])
        .gives([0.0; 0], 1.0, [0.0; 0]);
    let gradient: f32 = single_polynomial::grad(2.0, 0.0).0;
    assert!((gradient - 5.0 / 3.0).abs() < 1e-6);
}

fn single(x: &[f64]) -> Vec<f32> {
    x.iter().map(|v| *v as f32).collect()
}

#[differentiable]
fn integers_and_flags(x: f64, n: usize, m: i32, flag: bool, weights: &[u32], #[no_grad] c: f64) -> f64 {
    let k = n * 2 + usize::from(flag);
    let mut count = 0;
    let mut s = 0.0;
    for (i, w) in weights.iter().enumerate() {
        count += i % 2;
        s += x.powi(*w as i32) / (k + count) as f64;
    }
    let bits = (m & 0b11) << 1;
    s * f64::from(bits) + if flag && m != 0 { x } else { c }
}

#[differentiable]
fn casts(x: f64, n: i64) -> f64 {
    let i = x as i64;
    let part = x - i as f64;
    let wrapped = (n.pow(2) - i).rem_euclid(7) as f64;
    part * wrapped + x * (n as f64)
}

#[differentiable]
fn constants(x: f64) -> f64 {
    use std::f64::consts::PI;
    const HALF: f64 = 0.5;
    static TABLE: [f64; 3] = [1.0, -2.0, 0.25];
    let area = PI * x * x;
    let mut s = HALF / x - f64::EPSILON;
    for c in TABLE {
        s = s * x + c;
    }
    s + area * 1e-1 + 2_000.0 / x - (-x)
}

#[differentiable]
fn unused_and_constant(_x: f64, y: f64, z: &[f64]) -> f64 {
    let n = z.len();
    y * n as f64
}

#[differentiable]
fn only_a_constant(_x: &[f64], _y: f64) -> f64 {
    7.0
}

#[test]
fn integers_and_constants() {
    check!(integers_and_flags, |x| (x[0], 3, 6, true, &[1, 2, 0], 9.0), |d| (d[0])).at([0.5, -1.2]);
    check!(integers_and_flags, |x| (x[0], 1, 3, false, &[], 9.0), |d| (d[0])).gives(0.3, 9.0, 0.0);
    check!(casts, |x| (x[0], -3), |d| (d[0])).at([0.5, 2.7, -1.2]);
    scalar!(constants).at([0.5, -1.2]);
    check!(unused_and_constant, |x| (x[0], x[1], &x[2..]), |d| (d[0], d[1], &d[2..])).gives(
        [1.0, 2.0, 3.0, 4.0],
        4.0,
        [0.0, 2.0, 0.0, 0.0],
    );
    check!(only_a_constant, |x| (init(x), last(x)), |d| (init(d), last(d))).gives([1.0, 2.0, 3.0], 7.0, [0.0; 3]);
}

#[differentiable]
fn fixed(x: [f64; 3], y: &[f64; 2]) -> f64 {
    let [a, b, c] = x;
    a * b + c * y[0] - y[1] * y[1] + x[2]
}

#[differentiable]
fn nested_arrays(m: [[f64; 2]; 2], v: &[[f64; 3]]) -> f64 {
    let [[a, b], [c, d]] = m;
    let det = a * d - b * c;
    let mut s = det;
    for row in v {
        s += row[0] * row[1] * row[2] * det;
    }
    s
}

#[differentiable]
fn vectors(x: Vec<f64>, y: &Vec<f64>) -> f64 {
    let mut z = vec![0.5; 3];
    z[1] = x[0] * y[y.len() - 1];
    z.iter().sum::<f64>() * x.len() as f64 + z[1] * z[1]
}

#[differentiable]
fn vectors_of_vectors(rows: &[Vec<f64>]) -> f64 {
    let mut total = 1.0;
    for (i, row) in rows.iter().enumerate() {
        let mut s = 0.0;
        for v in row {
            s += v * v;
        }
        total += s * total * (i + 1) as f64;
    }
    total
}

#[differentiable]
fn tuples(p: (f64, f64), q: &(f64, [f64; 2])) -> f64 {
    let (a, b) = p;
    let (c, [d, e]) = *q;
    let r = (a * c, (b, d));
    r.0 + (r.1).0 * r.1.1 + e * q.0 + p.1
}

#[differentiable]
fn slice_of_pairs(points: &[(f64, f64)]) -> f64 {
    let mut s = 0.0;
    for &(x, y) in points {
        s += x * y.exp();
    }
    for w in points.windows(2) {
        s += (w[1].0 - w[0].0) * (w[0].1 + w[1].1) * 0.5;
    }
    s
}

#[differentiable]
fn optional(x: Option<f64>, y: Option<[f64; 2]>) -> f64 {
    let a = x.unwrap_or(2.0);
    match y {
        Some([b, c]) => a * b + c * c,
        None => a * a,
    }
}

#[test]
fn aggregates() {
    check!(fixed, |x| ([x[0], x[1], x[2]], &[x[3], x[4]]), |d| ([d[0], d[1], d[2]], &[d[3], d[4]]))
        .at([[1.0, 2.0, -0.5, 0.3, 1.7]]);
    assert_eq!(fixed::grad([1.0, 2.0, 3.0], &[4.0, 5.0]), ([2.0, 1.0, 5.0], [3.0, -10.0]));
    check!(nested_arrays, |x| ([[x[0], x[1]], [x[2], x[3]]], x[4..].as_chunks().0), |d| (
        [[d[0], d[1]], [d[2], d[3]]],
        d[4..].as_chunks().0
    ))
    .at([
        vec![1.0, 2.0, -0.5, 0.3],
        vec![1.0, 2.0, -0.5, 0.3, 1.1, 0.9, 0.8],
        vec![2.0, 1.0, 0.5, 0.3, 1.1, 0.0, 0.8, 0.5, 0.4, -3.0],
    ]);
    let (dm, dv): ([[f64; 2]; 2], Vec<[f64; 3]>) = nested_arrays::grad([[1.0, 2.0], [3.0, 4.0]], &[[1.0, 1.0, 1.0]]);
    assert_eq!((dm, dv), ([[8.0, -6.0], [-4.0, 2.0]], vec![[-2.0; 3]]));
    check!(vectors, |x| (x[..2].to_vec(), &x[2..].to_vec()), |d| (d[..2].to_vec(), &d[2..].to_vec()))
        .at([vec![0.5, 2.0, 1.5], vec![0.5, 2.0, 1.5, -0.3]]);
    check!(vectors_of_vectors, |x| (&[x[..1].to_vec(), vec![], x[1..].to_vec()]), |d| (&[
        d[..1].to_vec(),
        vec![],
        d[1..].to_vec()
    ]))
    .at([vec![0.5], vec![0.5, 2.0, -1.0]]);
    assert_eq!(vectors_of_vectors::grad(&[]), Vec::<Vec<f64>>::new());
    assert_eq!(vectors_of_vectors::grad(&[vec![2.0], vec![]]), [vec![4.0], vec![]]);
    check!(tuples, |x| ((x[0], x[1]), &(x[2], [x[3], x[4]])), |d| ((d[0], d[1]), &(d[2], [d[3], d[4]])))
        .at([[0.5, 2.0, 1.5, -0.3, 0.7]]);
    check!(slice_of_pairs, |x| (&pairs(x)), |d| (&pairs(d))).at([vec![0.5, 1.0], vec![0.5, 1.0, 2.0, 0.3, -1.0, 0.8]]);
    assert_eq!(slice_of_pairs::value_and_grad(&[]), (0.0, vec![]));
    check!(optional, |x| (Some(x[0]), Some([x[1], x[2]])), |d| (Some(d[0]), Some([d[1], d[2]]))).at([[0.5, 2.0, -1.0]]);
    check!(optional, |x| (Some(x[0]), None), |d| (Some(d[0]), None)).gives(3.0, 9.0, 6.0);
    check!(optional, |x| (None, Some([x[0], x[1]])), |d| (None, Some([d[0], d[1]]))).gives(
        [1.0, 3.0],
        11.0,
        [2.0, 6.0],
    );
    assert_eq!(optional::grad(Some(3.0), None).0, Some(6.0));
}

fn pairs(x: &[f64]) -> Vec<(f64, f64)> {
    x.chunks(2).map(|p| (p[0], p[1])).collect()
}

#[differentiable]
fn array_result(x: f64, y: f64) -> [f64; 3] {
    [x * y, y.sin(), x]
}

#[differentiable]
fn vector_result(x: &[f64], k: f64) -> Vec<f64> {
    let mut out = Vec::with_capacity(x.len() + 1);
    for v in x {
        out.push(v * k);
    }
    out.push(k * k);
    out
}

#[differentiable]
fn nested_result(x: f64) -> (f64, Vec<[f64; 2]>, Option<f64>) {
    (x * x, vec![[x.sin(), 1.0], [x, x + 2.0]], if x > 0.0 { Some(x.ln()) } else { None })
}

#[differentiable]
fn with_an_integer(x: &[f64]) -> (usize, f64) {
    let mut best = 0;
    for i in 1..x.len() {
        if x[i] > x[best] {
            best = i;
        }
    }
    (best, x[best] * x[0])
}

#[test]
fn results_of_every_shape() {
    outputs!(array_result, |x| (x[0], x[1]), |d| (d[0], d[1])).at([[0.5, 1.2]]).gives(
        [2.0, 0.0],
        [0.0, 0.0, 2.0],
        [1.0, 3.0],
    );
    outputs!(vector_result, |x| (init(x), last(x)), |d| (init(d), last(d))).at([vec![0.7], vec![1.0, 2.0, 0.7]]);
    outputs!(nested_result, |x| (x[0]), |d| (d[0])).at([0.5, -0.5]);
    let (value, pullback) = with_an_integer::vjp(&[2.0, 5.0, 3.0]);
    assert_eq!(value, (1, 10.0));
    assert_eq!(pullback((0, 1.0)), [5.0, 2.0, 0.0]);
    assert_eq!(with_an_integer::jvp(&[2.0, 5.0, 3.0], &[1.0, 1.0, 1.0]).1.1, 7.0);
    let (_, pullback) = array_result::vjp(2.0, 0.0);
    assert_eq!(pullback([1.0, 0.0, 10.0]), (10.0, 2.0));
}

#[differentiable]
fn of_array1(x: &Array1<f64>, k: f64) -> f64 {
    let mut s = k;
    for i in 0..x.len() {
        s += x[i] * k;
    }
    for v in x {
        s *= 1.0 + v * v;
    }
    s + x.iter().map(|v| v.sin()).sum::<f64>()
}

#[differentiable]
fn of_array2(m: &Array2<f64>) -> f64 {
    let (rows, columns) = m.dim();
    let mut trace = 0.0;
    for i in 0..rows.min(columns) {
        trace += m[[i, i]];
    }
    let mut s = 1.0;
    for i in 0..m.nrows() {
        for j in 0..m.ncols() {
            s += m[(i, j)] * m[(i, j)] * (i + 2 * j) as f64;
        }
    }
    s * trace
}

#[differentiable]
fn of_array3(m: &Array3<f64>) -> f64 {
    let mut s = 0.0;
    for i in 0..m.shape()[0] {
        for j in 0..m.shape()[1] {
            for k in 0..m.shape()[2] {
                s += m[[i, j, k]].sin() * m[[0, j, k]];
            }
        }
    }
    s
}

#[differentiable]
fn of_views(v: ArrayView1<f64>, m: ArrayView2<f64>) -> f64 {
    let mut s = 0.0;
    for (i, row) in m.outer_iter().enumerate() {
        let mut t = 0.0;
        for (a, b) in row.iter().zip(v.iter()) {
            t += a * b;
        }
        s += t * t * (i + 1) as f64;
    }
    s
}

#[differentiable]
fn rows_and_columns(m: &Array2<f64>) -> f64 {
    let first = m.row(0);
    let second = m.column(1);
    let mut s = first.sum() * second.sum();
    for v in first.iter().chain(second.iter()) {
        s += v.exp();
    }
    s
}

#[differentiable]
fn made_array(x: f64, y: f64) -> Array2<f64> {
    let mut m = Array2::zeros((2, 2));
    m[[0, 0]] = x * y;
    m[[1, 0]] = y.sin();
    m[[1, 1]] = m[[0, 0]] * x;
    m
}

fn column(x: &[f64]) -> Array1<f64> {
    x.iter().copied().collect()
}

fn matrix(x: &[f64], columns: usize) -> Array2<f64> {
    Array2::from_shape_vec((x.len() / columns, columns), x.to_vec()).expect("the numbers fill the rows")
}

fn block(x: &[f64]) -> Array3<f64> {
    Array3::from_shape_vec((x.len() / 4, 2, 2), x.to_vec()).expect("the numbers fill the blocks")
}

#[test]
fn arrays_of_ndarray() {
    check!(of_array1, |x| (&column(init(x)), last(x)), |d| (&column(init(d)), last(d))).at([
        vec![0.7],
        vec![0.5, 0.7],
        vec![0.5, 2.0, -0.3, 0.7],
    ]);
    check!(of_array2, |x| (&matrix(x, 2)), |d| (&matrix(d, 2)))
        .at([vec![0.7, 0.5], vec![0.5, 2.0, -0.3, 0.7], vec![0.5, 2.0, -0.3, 0.7, 1.1, 0.2]])
        .gives([0.0; 0], 0.0, [0.0; 0]);
    check!(of_array3, |x| (&block(x)), |d| (&block(d)))
        .at([vec![0.5, 2.0, -0.3, 0.7], vec![0.5, 2.0, -0.3, 0.7, 1.1, 0.2, 0.9, -1.0]])
        .gives([0.0; 0], 0.0, [0.0; 0]);
    check!(of_views, |x| (column(&x[..2]).view(), matrix(&x[2..], 2).view()), |d| (
        column(&d[..2]).view(),
        matrix(&d[2..], 2).view()
    ))
    .at([vec![0.5, 2.0], vec![0.5, 2.0, -0.3, 0.7, 1.1, 0.2]]);
    check!(rows_and_columns, |x| (&matrix(x, 2)), |d| (&matrix(d, 2))).at([vec![0.7, 0.5], vec![0.5, 2.0, -0.3, 0.7]]);
    outputs!(made_array, |x| (x[0], x[1]), |d| (d[0], d[1])).at([[0.5, 2.0]]);
    let gradient: Array2<f64> = of_array2::grad(&array![[1.0, 2.0], [0.0, 1.0]]);
    assert_eq!(gradient, array![[12.0, 16.0], [0.0, 24.0]]);
}

#[differentiable]
fn generic_norm<T: Real>(x: &[T]) -> T {
    let mut s = T::ZERO;
    for v in x {
        s += *v * *v;
    }
    (s + T::ONE).sqrt()
}

#[differentiable]
fn generic_pair<T>(a: T, b: T) -> T
where
    T: Real,
{
    if a > b { a * b.sin() } else { a.exp() / b }
}

#[differentiable]
fn instantiated(x: f64, y: f64) -> f64 {
    generic_pair(x, y) * generic_norm(&[x, y])
}

#[differentiable]
fn const_length<const N: usize>(x: [f64; N], k: f64) -> f64 {
    let mut s = k;
    for i in 0..N {
        s = s * k + x[i] * (N - i) as f64;
    }
    s
}

#[differentiable]
fn transposed<const R: usize, const C: usize>(m: &[[f64; C]; R]) -> [[f64; R]; C] {
    let mut t = [[0.0; R]; C];
    for i in 0..R {
        for j in 0..C {
            t[j][i] = m[i][j] * (i + j) as f64;
        }
    }
    t
}

#[differentiable]
fn longest<'a>(x: &'a [f64], y: &'a [f64]) -> f64 {
    let z: &'a [f64] = if x.len() > y.len() { x } else { y };
    z.iter().map(|v| v * v).sum()
}

#[test]
fn generic_functions() {
    slice!(generic_norm).at([vec![0.5], vec![0.5, -2.0]]).gives([0.0; 0], 1.0, [0.0; 0]);
    check!(generic_norm, |x| (&single(x)), |d| (&single(d)))
        .single(|x| (1.0 + x.iter().map(|v| v * v).sum::<f64>()).sqrt())
        .at([vec![0.5], vec![0.5, -2.0]]);
    check!(generic_pair, |x| (x[0], x[1]), |d| (d[0], d[1])).at([[0.5, -1.0], [0.5, 1.0]]);
    two!(instantiated).at([[0.5, -1.0], [0.5, 1.0]]);
    check!(const_length, |x| ([], x[0]), |d| ([], d[0])).gives(0.5, 0.5, 1.0);
    check!(const_length, |x| ([x[0]], x[1]), |d| ([d[0]], d[1])).at([[0.5, 0.3]]);
    check!(const_length, |x| ([x[0], x[1], x[2]], x[3]), |d| ([d[0], d[1], d[2]], d[3])).at([[0.5, -1.0, 2.0, 0.3]]);
    outputs!(transposed, |x| (&[[x[0], x[1], x[2]], [x[3], x[4], x[5]]]), |d| (&[
        [d[0], d[1], d[2]],
        [d[3], d[4], d[5]]
    ]))
    .at([[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]]);
    check!(longest, |x| (&x[..2], &x[2..]), |d| (&d[..2], &d[2..]))
        .at([vec![1.0, 2.0, 3.0], vec![1.0, 2.0, 3.0, 4.0, 5.0]]);
}
