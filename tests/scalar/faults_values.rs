//! Known faults of other tools: singular points, ties, products with zeros, stability, second order and precision.

use crate::check::{check, outputs, scalar, slice};
use tenzr::prelude::*;

const NAN: f64 = f64::NAN;

#[differentiable]
fn norm(x: &[f64]) -> f64 {
    x.iter().map(|v| v * v).sum::<f64>().sqrt()
}

#[test]
fn bl001_norm_of_the_row_not_chosen() {
    #[differentiable]
    fn guarded(x: &[f64]) -> f64 {
        x.chunks(2)
            .map(|row| {
                let n = norm(row);
                if n > 0.5 { n } else { 1.0 }
            })
            .sum()
    }
    slice!(guarded).gives_within(
        1e-9,
        [1.0, 2.0, 3.0, 4.0, 0.0, 0.0],
        8.23606797749979,
        [0.4472135954999579, 0.8944271909999159, 0.6, 0.8, 0.0, 0.0],
    );
}

#[test]
fn bl003_nan_in_the_branch_not_taken() {
    #[differentiable]
    fn chosen(beta: f64, #[no_grad] x: f64, c: bool) -> f64 {
        if c { beta * x } else { 1.0 }
    }
    check!(chosen, |x| (x[0], NAN, false), |d| (d[0])).gives(2.3, 1.0, 0.0);
    check!(chosen, |x| (x[0], 2.0, false), |d| (d[0])).gives(2.3, 1.0, 0.0);
}

#[test]
fn bl005_overflow_in_the_branch_not_taken() {
    #[differentiable]
    fn elu(x: &[f64]) -> f64 {
        x.iter().map(|&v| if v > 0.0 { v } else { v.exp() - 1.0 }).sum()
    }
    #[differentiable]
    fn elu_of_both(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for v in x {
            let negative = v.exp() - 1.0;
            s += if *v > 0.0 { *v } else { negative };
        }
        s
    }
    let gradient = [1.0, 1.0, 0.36787944117144233];
    slice!(elu).gives_within(1e-9, [1000.0, 2.0, -1.0], 1001.3678794411715, gradient);
    assert_eq!(elu_of_both::grad(&[1000.0, 2.0]), [1.0, 1.0]);
}

#[test]
fn bl008_safe_normalise() {
    #[differentiable]
    fn normalised(x: &[f64]) -> f64 {
        if x.iter().all(|v| *v == 0.0) {
            return 0.0;
        }
        let n = norm(x);
        x.iter().map(|v| v / n).sum()
    }
    slice!(normalised).gives([0.0, 0.0, 0.0], 0.0, [0.0; 3]).gives_within(
        1e-9,
        [3.0, 0.0, 4.0],
        1.4,
        [0.032, 0.2, -0.024],
    );
}

#[test]
fn bl010_square_of_the_norm_at_zero() {
    #[differentiable]
    fn square_of_norm(x: &[f64]) -> f64 {
        norm(x).powi(2)
    }
    #[differentiable]
    fn sum_of_squares(x: &[f64]) -> f64 {
        x.iter().map(|v| v * v).sum()
    }
    slice!(square_of_norm).gives([0.0, 0.0], 0.0, [0.0, 0.0]);
    slice!(sum_of_squares).gives([0.0, 0.0], 0.0, [0.0, 0.0]);
}

#[test]
fn bl012_norm_of_a_vector_that_stays_zero() {
    #[differentiable]
    fn length(a: f64, #[no_grad] b: &[f64]) -> f64 {
        b.iter().map(|v| a * v).map(|v| v.powi(2)).sum::<f64>().sqrt()
    }
    #[differentiable]
    fn hypotenuse(a: f64, #[no_grad] b: [f64; 2]) -> f64 {
        (a * b[0]).hypot(a * b[1])
    }
    assert_eq!(length::jvp(1.3, &[0.0, 0.0], 1.0), (0.0, 0.0));
    check!(hypotenuse, |x| (x[0], [0.0, 0.0]), |d| (d[0])).gives(1.3, 0.0, 0.0);
}

#[differentiable]
fn variance(x: &[f64], ddof: usize) -> f64 {
    let n = x.len();
    let mean = x.iter().sum::<f64>() / n as f64;
    x.iter().map(|v| (v - mean) * (v - mean)).sum::<f64>() / (n - ddof) as f64
}

#[differentiable]
fn deviation(x: &[f64]) -> f64 {
    variance(x, 0).sqrt()
}

#[test]
fn bl015_deviation_of_a_constant() {
    check!(variance, |x| (x, 0), |d| (d)).gives([2.0; 3], 0.0, [0.0; 3]);
    let gradient = deviation::grad(&[2.0; 3]);
    assert!(gradient.iter().all(|v| v.is_nan()) || gradient == [0.0; 3], "{gradient:?}");
}

#[test]
fn bl017_variance_of_one_sample() {
    let (value, gradient) = variance::value_and_grad(&[0.0], 1);
    assert!(value.is_nan() && gradient.len() == 1 && gradient[0].is_nan(), "{value} {gradient:?}");
}

#[test]
fn bl018_power_at_zero() {
    #[differentiable]
    fn power(x: f64, #[no_grad] p: f64) -> f64 {
        x.powf(p)
    }
    #[differentiable]
    fn integer_power(x: f64, p: i32) -> f64 {
        x.powi(p)
    }
    check!(power, |x| (x[0], 3.0), |d| (d[0])).gives(0.0, 0.0, 0.0);
    check!(power, |x| (x[0], 2.0), |d| (d[0])).gives(0.0, 0.0, 0.0);
    check!(power, |x| (x[0], 1.0), |d| (d[0])).gives(0.0, 0.0, 1.0);
    check!(power, |x| (x[0], 0.5), |d| (d[0])).gives(0.0, 0.0, f64::INFINITY);
    check!(power, |x| (x[0], 0.0), |d| (d[0])).gives(0.0, 1.0, 0.0);
    check!(integer_power, |x| (x[0], 0), |d| (d[0])).gives(0.0, 1.0, 0.0);
}

#[test]
fn bl020_kink_of_abs() {
    #[differentiable]
    fn kinked(x: &[f64]) -> f64 {
        (x[0].abs() + x[1].abs()).powi(4) + x[1].exp()
    }
    // At the kink the derivative of `abs` is 0: the second entry is that of the exponential.
    slice!(kinked).gives([1.0, 0.0], 2.0, [4.0, 1.0]);
}

#[test]
fn bl030_clip_at_its_bound() {
    #[differentiable]
    fn clip(x: f64) -> f64 {
        x.clamp(0.0, 1.0)
    }
    scalar!(clip).gives(0.0, 0.0, 1.0).gives(1.0, 1.0, 1.0).gives(0.3, 0.3, 1.0).gives(2.0, 1.0, 0.0);
}

#[test]
fn bl032_three_spellings_of_relu() {
    #[differentiable]
    fn by_maximum(x: f64) -> f64 {
        x.max(0.0)
    }
    #[differentiable]
    fn by_branch(x: f64) -> f64 {
        if x > 0.0 { x } else { 0.0 }
    }
    scalar!(by_maximum).gives(0.0, 0.0, 0.5);
    scalar!(by_branch).gives(0.0, 0.0, 0.0);
}

#[test]
fn bl036_min_max_normalisation() {
    #[differentiable]
    fn normalised(x: &[f64]) -> f64 {
        let low = x.iter().copied().fold(f64::INFINITY, f64::min);
        let high = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        x.iter().map(|v| (v - low) / (high - low)).sum()
    }
    slice!(normalised).at([[0.1, 0.7, 0.3, 0.9]]).gives_within(
        1e-9,
        [0.1, 0.7, 0.3, 0.9],
        2.0,
        [-1.25, 1.25, 1.25, -1.25],
    );
}

#[test]
fn bl038_cumulative_maximum() {
    #[differentiable]
    fn cumulative(x: &[f64]) -> f64 {
        let mut m = f64::NEG_INFINITY;
        let mut out = Vec::new();
        for &v in x {
            m = if v > m { v } else { m };
            out.push(m);
        }
        out.iter().sum()
    }
    slice!(cumulative).gives([0.5, 0.1, 0.2, 0.7, 0.9, 0.8], 4.0, [3.0, 0.0, 0.0, 1.0, 2.0, 0.0]);
}

#[test]
fn bl040_argmax_of_equals() {
    #[differentiable]
    fn first_largest(x: &[f64]) -> (usize, f64) {
        let mut best = 0;
        for (i, v) in x.iter().enumerate() {
            if *v > x[best] {
                best = i;
            }
        }
        (best, x[best])
    }
    let x = [85.0, 16.0, 0.04, 85.0, 16.0, 85.0];
    let ((place, value), pullback) = first_largest::vjp(&x);
    assert_eq!((place, value), (0, 85.0));
    assert_eq!(pullback((0, 1.0)), [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
}

#[differentiable]
fn cumulative_product(x: &[f64]) -> Vec<f64> {
    let mut p = 1.0;
    let mut out = Vec::with_capacity(x.len());
    for v in x {
        p *= v;
        out.push(p);
    }
    out
}

#[differentiable]
fn product(x: &[f64]) -> f64 {
    x.iter().product()
}

#[test]
fn bl050_cumulative_product_with_a_zero() {
    outputs!(cumulative_product, |x| (x), |d| (d)).gives(
        [2.0, 0.0, 3.0, 4.0],
        [2.0, 0.0, 0.0, 0.0],
        [1.0, 32.0, 0.0, 0.0],
    );
}

#[test]
fn bl053_squares_of_a_cumulative_product() {
    #[differentiable]
    fn squares(x: &[f64]) -> f64 {
        cumulative_product(x).iter().map(|v| v * v).sum()
    }
    slice!(squares).gives([1.0, 0.0], 1.0, [2.0, 0.0]);
}

#[test]
fn bl054_product_with_a_zero() {
    slice!(product).gives([0.0, 2.0, 3.0], 0.0, [6.0, 0.0, 0.0]);
}

#[test]
fn bl057_products_over_two_axes() {
    #[differentiable]
    fn products(x: &[[[f64; 2]; 3]]) -> f64 {
        x.iter().map(|block| block.iter().flatten().product::<f64>()).sum()
    }
    let x = [[[1.0, 2.0], [0.0, 4.0], [5.0, 6.0]], [[2.0, 1.0], [3.0, 2.0], [1.0, 2.0]]];
    let (value, gradient) = products::value_and_grad(&x);
    assert_eq!(value, 24.0);
    assert_eq!(gradient, [[[0.0, 0.0], [240.0, 0.0], [0.0, 0.0]], [[12.0, 24.0], [8.0, 12.0], [24.0, 12.0]]]);
}

#[differentiable]
fn logsumexp(x: &[f64]) -> f64 {
    let m = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if m == f64::NEG_INFINITY {
        return f64::NEG_INFINITY;
    }
    m + x.iter().map(|v| (v - m).exp()).sum::<f64>().ln()
}

#[test]
fn bl060_logsumexp_of_nothing() {
    #[differentiable]
    fn shifted(x: f64) -> f64 {
        logsumexp(&[f64::NEG_INFINITY, f64::NEG_INFINITY + x])
    }
    scalar!(shifted).gives(1.0, f64::NEG_INFINITY, 0.0);
}

#[test]
fn bl062_masked_softmax() {
    #[differentiable]
    fn masked(x: &[f64], mask: &[bool]) -> f64 {
        let mut top = 0.0;
        let mut sum = 0.0;
        for (i, (v, keep)) in x.iter().zip(mask).enumerate() {
            if *keep {
                let e = v.exp();
                sum += e;
                if i == 0 {
                    top = e;
                }
            }
        }
        top / sum
    }
    check!(masked, |x| (x, &[true, true, false]), |d| (d)).gives_within(
        1e-9,
        [1.0, 1.0, 1000.0],
        0.5,
        [0.25, -0.25, 0.0],
    );
}

#[test]
fn bl064_logsumexp_with_an_infinite_entry() {
    #[differentiable]
    fn second(x: &[f64]) -> f64 {
        x[1] - logsumexp(x)
    }
    let x = [f64::NEG_INFINITY, 0.0, 1.0];
    let (low, high) = (0.2689414213699951, 0.7310585786300049);
    slice!(logsumexp).gives_within(1e-9, x, 1.3132616875182228, [0.0, low, high]);
    slice!(second).gives_within(1e-9, x, -1.3132616875182228, [0.0, high, -high]);
}

#[test]
fn bl066_sigmoid_far_from_zero() {
    #[differentiable]
    fn sigmoid(x: f64) -> f64 {
        if x >= 0.0 { 1.0 / (1.0 + (-x).exp()) } else { x.exp() / (1.0 + x.exp()) }
    }
    #[differentiable]
    fn steep(x: f64) -> f64 {
        sigmoid(25.0 * x)
    }
    for (x, slope) in
        [(-90.0, 8.194012623990515e-40), (90.0, 8.194012623990515e-40), (-1000.0, 0.0), (1000.0, 0.0), (0.0, 0.25)]
    {
        let found = sigmoid::grad(x);
        assert!((found - slope).abs() <= 1e-12 * slope, "{found} at {x}");
    }
    let found = steep::grad(-5.0);
    assert!((found / 1.2916051582094653e-53 - 1.0).abs() < 1e-10, "{found}");
}

#[test]
fn bl216_gaussian_log_density() {
    #[differentiable]
    fn density(x: [f64; 2], c: [[f64; 2]; 2]) -> f64 {
        let det = c[0][0] * c[1][1] - c[0][1] * c[1][0];
        let inverse = [[c[1][1] / det, -c[0][1] / det], [-c[1][0] / det, c[0][0] / det]];
        let mut form = 0.0;
        for i in 0..2 {
            for j in 0..2 {
                form += x[i] * inverse[i][j] * x[j];
            }
        }
        -0.5 * (form + det.ln()) - (2.0 * std::f64::consts::PI).ln()
    }
    check!(density, |x| ([x[0], x[1]], [[x[2], x[3]], [x[4], x[5]]]), |d| ([d[0], d[1]], [[d[2], d[3]], [d[4], d[5]]]))
        .gives_within(
            1e-9,
            [1.0, -1.0, 2.0, 0.5, 0.5, 1.0],
            -3.2605421032341995,
            [
                -0.8571428571428571,
                1.4285714285714286,
                0.08163265306122448,
                -0.46938775510204084,
                -0.46938775510204084,
                0.4489795918367347,
            ],
        );
}

#[test]
fn bl218_cross_product() {
    #[differentiable]
    fn triple(a: [f64; 3], b: [f64; 3], #[no_grad] w: [f64; 3]) -> f64 {
        let c = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
        c.iter().zip(w).map(|(c, w)| c * w).sum()
    }
    let (da, db) = triple::grad([1.0, 2.0, 3.0], [4.0, 5.0, 7.0], [1.0, -1.0, 2.0]);
    assert_eq!((da, db), ([17.0, -1.0, -9.0], [-7.0, -1.0, 3.0]));
}
