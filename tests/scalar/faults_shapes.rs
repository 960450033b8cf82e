//! Known faults of other tools: operands of different shapes, empty axes, batches, linear algebra, convolution and
//! pooling, written as loops.

use crate::check::{check, init, last, near};
use tenzr::prelude::*;

#[test]
fn bl214_logarithm_of_a_negative_determinant() {
    #[differentiable]
    fn log_det(a: [[f64; 1]; 1]) -> (i32, f64) {
        let det = a[0][0];
        (if det < 0.0 { -1 } else { 1 }, det.abs().ln())
    }
    for _ in 0..2 {
        let ((sign, log), pullback) = log_det::vjp([[-0.01]]);
        assert_eq!(sign, -1);
        near("logarithm and gradient", &[log, pullback((0, 1.0))[0][0]], &[-4.605170185988091, -100.0], 1e-9);
    }
}

#[test]
fn bl112_cholesky_of_symmetrised_matrices() {
    #[differentiable]
    fn sum_of_factor(m: [[f64; 2]; 2]) -> f64 {
        let mut a = m;
        for i in 0..2 {
            for j in 0..2 {
                a[i][j] = 0.5 * (m[i][j] + m[j][i]);
            }
        }
        let mut l = [[0.0; 2]; 2];
        for i in 0..2 {
            for j in 0..=i {
                let mut s = a[i][j];
                for k in 0..j {
                    s -= l[i][k] * l[j][k];
                }
                l[i][j] = if i == j { s.sqrt() } else { s / l[j][j] };
            }
        }
        l.iter().flatten().sum()
    }
    let near_to = |m: [[f64; 2]; 2], g: [f64; 4]| near("gradient", &sum_of_factor::grad(m).concat(), &g, 1e-9);
    near_to([[4.0, 2.0], [2.0, 5.0]], [0.1875, 0.125, 0.125, 0.25]);
    near_to([[9.0, 3.0], [3.0, 5.0]], [0.1388888888888889, 0.08333333333333333, 0.08333333333333333, 0.25]);
    near_to(
        [[16.0, 4.0], [4.0, 8.0]],
        [0.10556138978153835, 0.0777544408738466, 0.0777544408738466, 0.18898223650461363],
    );
}

#[test]
fn bl085_difference_from_the_mean() {
    #[differentiable]
    fn weighted(x: &[f64], #[no_grad] w: &[f64]) -> f64 {
        let mean = x.iter().sum::<f64>() / x.len() as f64;
        x.iter().zip(w).map(|(v, w)| w * (v - mean)).sum()
    }
    near("ones", &weighted::grad(&[1.0, 2.0, 3.0, 4.0], &[1.0; 4]), &[0.0; 4], 1e-9);
    check!(weighted, |x| (x, &[1.0, 0.0, 0.0, 0.0]), |d| (d)).gives(
        [1.0, 2.0, 3.0, 4.0],
        -1.5,
        [0.75, -0.25, -0.25, -0.25],
    );
}

#[test]
fn bl110_shared_summand() {
    #[differentiable]
    fn added(x: f64, y: f64) -> f64 {
        x + y
    }
    #[differentiable]
    fn summed(x: &[f64], y: f64) -> f64 {
        x.iter().map(|v| added(*v, y)).sum()
    }
    assert_eq!([0.0, 1.0].map(|x| added::grad(x, 1.0).1), [1.0, 1.0]);
    check!(summed, |x| (init(x), last(x)), |d| (init(d), last(d))).gives([0.0, 1.0, 1.0], 3.0, [1.0, 1.0, 2.0]);
}

#[test]
fn bl080_row_plus_column() {
    #[differentiable]
    fn squares(w: [f64; 3], b: [f64; 3], l: [f64; 2], #[no_grad] x: &[[f64; 3]; 2]) -> f64 {
        let mut s = 0.0;
        for i in 0..2 {
            let mut xw = 0.0;
            for k in 0..3 {
                xw += x[i][k] * w[k];
            }
            for j in 0..3 {
                let r = xw + b[j] - l[i];
                s += r * r;
            }
        }
        s
    }
    let (value, (dw, db, dl)) =
        squares::value_and_grad([0.1, 0.2, 0.3], [0.5, -0.5, 1.0], [1.0, 2.0], &[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]);
    near("value", &[value], &[11.0], 1e-9);
    near("w", &dw, &[41.2, 54.8, 68.4], 1e-9);
    near("b", &db, &[5.2, 1.2, 7.2], 1e-9);
    near("l", &dl, &[-4.4, -9.2], 1e-9);
}

#[test]
fn bl082_number_times_vector() {
    #[differentiable]
    fn scaled(#[no_grad] c: &[f64], v: f64) -> f64 {
        c.iter().map(|c| c * v).sum()
    }
    let gradient: f64 = scaled::grad(&[1.0, 1.0], 0.5);
    assert_eq!(gradient, 2.0);
}

#[test]
fn bl086_choice_between_different_shapes() {
    #[differentiable]
    fn chosen(p: &[bool], a: &[f64], b: f64, #[no_grad] w: &[[f64; 3]]) -> f64 {
        let mut s = 0.0;
        for (i, row) in w.iter().enumerate() {
            for (j, w) in row.iter().enumerate() {
                s += w * if p[i] { a[j] } else { b };
            }
        }
        s
    }
    let (da, db) = chosen::grad(&[true, false], &[1.0, 2.0, 3.0], 5.0, &[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]);
    assert_eq!((da, db), (vec![1.0, 2.0, 3.0], 15.0));
}

#[test]
fn bl088_matrix_and_vector() {
    #[differentiable]
    fn matrix_first(a: [[f64; 2]; 2], b: [f64; 2], c: [f64; 2]) -> f64 {
        let mut s = 0.0;
        for i in 0..2 {
            let mut row = 0.0;
            for j in 0..2 {
                row += a[i][j] * b[j];
            }
            s += row * c[i];
        }
        s
    }
    #[differentiable]
    fn vector_first(a: [[f64; 2]; 2], b: [f64; 2], c: [f64; 2]) -> f64 {
        let mut columns = [0.0; 2];
        for (row, c) in a.iter().zip(c) {
            for (t, v) in columns.iter_mut().zip(row) {
                *t += c * v;
            }
        }
        columns.iter().zip(b).map(|(t, b)| t * b).sum()
    }
    #[differentiable]
    fn dot(b: [f64; 2], c: [f64; 2]) -> f64 {
        b[0] * c[0] + b[1] * c[1]
    }
    let (a, b, c) = ([[1.0, 2.0], [3.0, 4.0]], [5.0, 6.0], [7.0, -1.0]);
    let expected = ([[35.0, 42.0], [-5.0, -6.0]], [4.0, 10.0], [17.0, 39.0]);
    assert_eq!(matrix_first::grad(a, b, c), expected);
    assert_eq!(vector_first::grad(a, b, c), expected);
    assert_eq!(dot::grad(b, c).0, [7.0, -1.0]);
}

#[test]
fn bl090_remainder_by_a_column() {
    #[differentiable]
    fn remainders(x: f64, y: &[f64]) -> f64 {
        y.iter().map(|y| x % y).sum()
    }
    check!(remainders, |x| (x[0], &x[1..]), |d| (d[0], &d[1..])).gives([5.0, 2.0, 2.0], 2.0, [2.0, -2.0, -2.0]);
}

#[test]
fn bl092_number_minus_a_long_constant() {
    #[differentiable]
    fn exponentials(z: f64, #[no_grad] c: &[f64]) -> f64 {
        z.exp() + c.iter().map(|c| z.exp() - c).sum::<f64>()
    }
    check!(exponentials, |x| (x[0], &[0.0; 1000]), |d| (d[0])).gives_within(
        1e-9,
        1.0,
        2721.0001102875044,
        2721.0001102875044,
    );
}

#[test]
fn bl100_cumulative_over_nothing() {
    #[differentiable]
    fn sums(x: &[Vec<f64>]) -> f64 {
        let mut total = 0.0;
        for row in x {
            let mut s = 0.0;
            for v in row {
                s += v;
                total += s;
            }
        }
        total
    }
    #[differentiable]
    fn products(x: &[Vec<f64>]) -> f64 {
        let mut total = 0.0;
        for row in x {
            let mut p = 1.0;
            for v in row {
                p *= v;
                total += p;
            }
        }
        total
    }
    let x = [vec![], vec![]];
    assert_eq!(sums::value_and_grad(&x), (0.0, x.to_vec()));
    assert_eq!(products::value_and_grad(&x), (0.0, x.to_vec()));
}

#[test]
fn bl102_repeated_zero_times() {
    #[differentiable]
    fn tiled(x: &[f64], n: usize) -> f64 {
        let mut out = Vec::new();
        for _ in 0..n {
            out.extend_from_slice(x);
        }
        let mut s = 0.0;
        for v in &out {
            s += v;
        }
        s
    }
    check!(tiled, |x| (x, 0), |d| (d)).gives([1.0, 2.0, 3.0], 0.0, [0.0; 3]);
    check!(tiled, |x| (x, 2), |d| (d)).gives([1.0, 2.0, 3.0], 12.0, [2.0; 3]);
}

#[test]
fn bl105_product_of_an_empty_selection() {
    #[differentiable]
    fn selected(x: &[f64], index: &[usize]) -> f64 {
        index.iter().map(|i| x[*i]).product()
    }
    check!(selected, |x| (x, &[]), |d| (d)).gives([1.0; 6], 1.0, [0.0; 6]);
}

#[test]
fn bl114_jacobian_of_the_norm() {
    #[differentiable]
    fn norm(x: &[f64]) -> Vec<f64> {
        vec![x.iter().map(|v| v * v).sum::<f64>().sqrt()]
    }
    let row = |x: [f64; 3]| norm::vjp(&x).1(vec![1.0]);
    near("first", &row([3.0, 4.0, 0.0]), &[0.6, 0.8, 0.0], 1e-9);
    near("second", &row([1.0, 2.0, 2.0]), &[1.0 / 3.0, 2.0 / 3.0, 2.0 / 3.0], 1e-9);
}

#[test]
fn bl116_parameter_of_two_layers() {
    #[differentiable]
    fn layers(w: f64, #[no_grad] x: f64) -> f64 {
        let h = w * x;
        w * h * h + w
    }
    check!(layers, |x| (x[0], 1.0), |d| (d[0])).gives(3.0, 30.0, 28.0);
    check!(layers, |x| (x[0], 2.0), |d| (d[0])).gives(3.0, 111.0, 109.0);
}

#[test]
fn bl118_strided_slices() {
    #[differentiable]
    fn strided(w: [[f64; 2]; 2], x: &[[f64; 3]; 3]) -> f64 {
        let mut s = 0.0;
        for (row, ws) in x.iter().step_by(2).zip(&w) {
            for (v, w) in row.iter().step_by(2).zip(ws) {
                s += w * v;
            }
        }
        s
    }
    let w = [[1.0, 2.0], [3.0, 4.0]];
    let x = |from: usize| std::array::from_fn(|i| std::array::from_fn(|j| (from + 3 * i + j) as f64));
    let dx = [[1.0, 0.0, 2.0], [0.0; 3], [3.0, 0.0, 4.0]];
    assert_eq!(strided::grad(w, &x(0)), ([[0.0, 2.0], [6.0, 8.0]], dx));
    assert_eq!(strided::grad(w, &x(9)), ([[9.0, 11.0], [15.0, 17.0]], dx));
}

#[test]
fn bl120_slice_written_at_a_clamped_start() {
    #[differentiable]
    fn placed(u: &[f64], start: usize) -> Vec<f64> {
        let mut z = vec![0.0; 5];
        let start = start.min(z.len() - u.len());
        z[start..start + u.len()].copy_from_slice(u);
        z
    }
    let (mut rows, mut sum) = (Vec::new(), [0.0; 3]);
    for s in [1, 2, 3] {
        let (row, pullback) = placed::vjp(&[1.0; 3], s);
        rows.push(row);
        for (t, d) in sum.iter_mut().zip(pullback(vec![1.0, 2.0, 3.0, 4.0, 5.0])) {
            *t += d;
        }
    }
    assert_eq!(rows, [[0.0, 1.0, 1.0, 1.0, 0.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0]]);
    assert_eq!(sum, [8.0, 11.0, 14.0]);
}

#[test]
fn bl124_sorted_columns() {
    #[differentiable]
    fn sorted(a: [f64; 3]) -> [f64; 3] {
        let mut b = a;
        b.sort_by(|p, q| p.total_cmp(q));
        b
    }
    let (first, pullback) = sorted::vjp([3.0, 2.0, 0.0]);
    assert_eq!((first, pullback([1.0, 3.0, 5.0])), ([0.0, 2.0, 3.0], [5.0, 3.0, 1.0]));
    let (second, pullback) = sorted::vjp([1.0, 4.0, 5.0]);
    assert_eq!((second, pullback([2.0, 4.0, 6.0])), ([1.0, 4.0, 5.0], [2.0, 4.0, 6.0]));
}

#[test]
fn bl126_pullback_of_row_sums() {
    #[differentiable]
    fn row_sums(x: [[f64; 2]; 2]) -> [f64; 2] {
        x.map(|row| row.iter().map(|v| v.exp()).sum())
    }
    let pulled = |x: [[f64; 2]; 2]| row_sums::vjp(x).1([1.0, 2.0]).concat();
    let e = std::f64::consts::E;
    near("first", &pulled([[0.0, 1.0], [2.0, 3.0]]), &[1.0, e, 14.7781121978613, 40.171073846375336], 1e-9);
    near("second", &pulled([[1.0, 1.0], [0.0, 0.0]]), &[e, e, 2.0, 2.0], 1e-9);
}

/// The extents of a convolution.
#[derive(Clone, Copy)]
struct Window {
    size: usize,
    stride: usize,
    pad: usize,
    dilation: usize,
}

impl Window {
    fn outputs(self, n: usize) -> usize {
        (n + 2 * self.pad - self.dilation * (self.size - 1) - 1) / self.stride + 1
    }

    fn input(self, out: usize, k: usize, n: usize) -> Option<usize> {
        (out * self.stride + k * self.dilation).checked_sub(self.pad).filter(|i| *i < n)
    }
}

#[differentiable]
fn convolve_line(x: &[f64], k: &[f64], #[no_grad] w: Window) -> Vec<f64> {
    let mut out = vec![0.0; w.outputs(x.len())];
    for o in 0..out.len() {
        for (j, weight) in k.iter().enumerate() {
            if let Some(i) = w.input(o, j, x.len()) {
                out[o] += weight * x[i];
            }
        }
    }
    out
}

#[differentiable]
fn convolve_plane(x: &[f64], k: &[f64], n: usize, #[no_grad] w: Window) -> Vec<f64> {
    let m = w.outputs(n);
    let mut out = vec![0.0; m * m];
    for p in 0..m {
        for q in 0..m {
            for a in 0..w.size {
                for b in 0..w.size {
                    let (Some(i), Some(j)) = (w.input(p, a, n), w.input(q, b, n)) else { continue };
                    out[p * m + q] += k[a * w.size + b] * x[i * n + j];
                }
            }
        }
    }
    out
}

fn count(from: usize, n: usize) -> Vec<f64> {
    (from..from + n).map(|i| i as f64).collect()
}

#[test]
fn bl190_padding_stride_and_dilation_together() {
    const W: Window = Window { size: 2, stride: 2, pad: 1, dilation: 2 };
    #[differentiable]
    fn layer(x: &[[f64; 2]; 2], k: &[[f64; 2]; 2]) -> Vec<f64> {
        let mut out = Vec::new();
        for example in x {
            for kernel in k {
                out.extend(convolve_line(example, kernel, W));
            }
        }
        out
    }
    let (y, pullback) = layer::vjp(&[[7.0, 3.0], [3.0, 2.0]], &[[3.0, 6.0], [4.0, 2.0]]);
    assert_eq!(y, [18.0, 6.0, 12.0, 4.0]);
    assert_eq!(pullback(vec![1.0; 4]), ([[0.0, 8.0], [0.0, 8.0]], [[0.0, 5.0], [0.0, 5.0]]));
}

#[test]
fn bl192_depthwise_with_stride() {
    const W: Window = Window { size: 3, stride: 2, pad: 1, dilation: 1 };
    let channel = |c: usize| {
        let (x, k) = (count(16 * c, 16), count(9 * c, 9));
        let (y, pullback) = convolve_plane::vjp(&x, &k, 4, W);
        (y, pullback(vec![1.0; 4]))
    };
    let (y, (dx, dk)) = channel(0);
    assert_eq!(y, [73.0, 154.0, 279.0, 438.0]);
    assert_eq!(dx, [4.0, 8.0, 4.0, 5.0, 8.0, 16.0, 8.0, 10.0, 4.0, 8.0, 4.0, 5.0, 7.0, 14.0, 7.0, 8.0]);
    assert_eq!(dk, [5.0, 10.0, 12.0, 10.0, 20.0, 24.0, 18.0, 36.0, 40.0]);
    let (y, (dx, dk)) = channel(1);
    assert_eq!(y, [1123.0, 1762.0, 2034.0, 3120.0]);
    assert_eq!(dx, [13.0, 26.0, 13.0, 14.0, 26.0, 52.0, 26.0, 28.0, 13.0, 26.0, 13.0, 14.0, 16.0, 32.0, 16.0, 17.0]);
    assert_eq!(dk, [21.0, 42.0, 44.0, 42.0, 84.0, 88.0, 50.0, 100.0, 104.0]);
}

#[test]
fn bl194_dilated_kernel() {
    const W: Window = Window { size: 3, stride: 1, pad: 0, dilation: 2 };
    let (x, k) = (count(0, 25), count(1, 9));
    let (y, pullback) = convolve_plane::vjp(&x, &k, 5, W);
    assert_eq!(y, [732.0]);
    let (dx, dk) = pullback(vec![1.0]);
    let mut spread = vec![0.0; 25];
    for i in 0..9 {
        spread[10 * (i / 3) + 2 * (i % 3)] = (i + 1) as f64;
    }
    assert_eq!(dx, spread);
    assert_eq!(dk, [0.0, 2.0, 4.0, 10.0, 12.0, 14.0, 20.0, 22.0, 24.0]);
}

#[differentiable]
fn pooled(x: &[f64], rows: usize, columns: usize, #[no_grad] w: Window) -> f64 {
    let mut sum = 0.0;
    for p in 0..w.outputs(rows) {
        for q in 0..w.outputs(columns) {
            let mut largest = f64::NEG_INFINITY;
            for a in 0..w.size {
                for b in 0..w.size {
                    if let (Some(i), Some(j)) = (w.input(p, a, rows), w.input(q, b, columns)) {
                        let v = x[i * columns + j];
                        if v > largest {
                            largest = v;
                        }
                    }
                }
            }
            sum += largest;
        }
    }
    sum
}

#[test]
fn bl196_pooling_with_padding() {
    const W: Window = Window { size: 2, stride: 2, pad: 1, dilation: 1 };
    check!(pooled, |x| (x, 3, 3, W), |d| (d)).gives(count(1, 9), 20.0, [1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0]);
}

#[test]
fn bl198_winner_of_several_windows() {
    const W: Window = Window { size: 3, stride: 2, pad: 1, dilation: 1 };
    let mut x = count(1, 24);
    x[7] = 88.0;
    let mut expected = vec![0.0; 24];
    (expected[7], expected[11], expected[23]) = (4.0, 1.0, 1.0);
    check!(pooled, |x| (x, 4, 6, W), |d| (d)).gives(x, 388.0, expected);
}
