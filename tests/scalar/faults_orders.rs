//! Known faults of other tools: second order, precision and single rules.

use crate::check::{near, scalar, slice, two};
use tenzr::prelude::*;

#[differentiable]
fn norm(x: &[f64]) -> f64 {
    x.iter().map(|v| v * v).sum::<f64>().sqrt()
}

#[differentiable]
fn product(x: &[f64]) -> f64 {
    x.iter().product()
}

#[differentiable]
fn square_of_norm(x: &[f64]) -> f64 {
    norm(x) * norm(x)
}

#[differentiable]
fn sum_of_squares(x: &[f64]) -> f64 {
    x.iter().map(|v| v * v).sum()
}

#[differentiable]
fn square_of_product(x: f64, y: f64) -> f64 {
    (x * y).powi(2)
}

#[differentiable]
fn linear(x: &[f64]) -> f64 {
    2.0 * x[0] - 3.0 * x[1]
}

/// The rows of the Hessian by forward mode over the gradient.
macro_rules! hessian {
    ($f:ident at $x:expr) => {{
        #[differentiable]
        fn gradient(x: &[f64]) -> Vec<f64> {
            $f::grad(x)
        }
        let x = $x;
        (0..x.len())
            .map(|k| {
                let mut d = vec![0.0; x.len()];
                d[k] = 1.0;
                gradient::jvp(&x, &d).1
            })
            .collect::<Vec<_>>()
            .concat()
    }};
}

#[test]
fn bl220_hessian_of_the_squared_norm() {
    let twice = [2.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 2.0];
    near("through the norm", &hessian!(square_of_norm at [1.0, 2.0, 3.0]), &twice, 1e-12);
    near("at zero", &hessian!(sum_of_squares at [0.0, 0.0, 0.0]), &twice, 1e-12);
}

#[test]
fn bl222_one_output_out_of_its_domain() {
    #[differentiable]
    fn outputs(x: &[f64]) -> Vec<f64> {
        x.iter().map(|v| v * v.cos().ln()).collect()
    }
    let row = |i: usize| {
        let mut ct = vec![0.0; 3];
        ct[i] = 1.0;
        outputs::vjp(&[6.0, 7.0, 8.0]).1(ct)
    };
    near("first row", &row(0)[..2], &[1.7053925199853905, 0.0], 1e-9);
    near("second row", &row(1)[..2], &[0.0, -6.382628434597367], 1e-9);
    let third = row(2);
    assert!(third[0] == 0.0 && third[1] == 0.0 && third[2].is_nan(), "{third:?}");
}

#[test]
fn bl224_hessian_of_a_product_with_two_zeros() {
    let mut expected = [0.0; 16];
    expected[2 * 4 + 3] = 6.0;
    expected[3 * 4 + 2] = 6.0;
    near("Hessian", &hessian!(product at [2.0, 3.0, 0.0, 0.0]), &expected, 1e-9);
}

#[test]
fn bl227_rows_of_a_hessian() {
    #[differentiable]
    fn gradient(x: f64, y: f64) -> (f64, f64) {
        square_of_product::grad(x, y)
    }
    assert_eq!(gradient(3.0, 2.0), (24.0, 36.0));
    assert_eq!(gradient::jvp(3.0, 2.0, 1.0, 0.0).1, (8.0, 24.0));
    assert_eq!(gradient::jvp(3.0, 2.0, 0.0, 1.0).1, (24.0, 18.0));
    let (_, pullback) = gradient::vjp(3.0, 2.0);
    assert_eq!(pullback((1.0, 1.0)), (32.0, 42.0));
    two!(square_of_product).gives([3.0, 2.0], 36.0, [24.0, 36.0]);
}

#[test]
fn bl228_second_derivative_of_a_linear_function() {
    #[differentiable]
    fn constant(_x: &[f64]) -> f64 {
        7.0
    }
    assert_eq!(hessian!(linear at [1.0, 1.0]), [0.0; 4]);
    slice!(constant).gives([1.0, 1.0], 7.0, [0.0, 0.0]);
}

#[test]
fn bl232_second_derivative_of_a_product_twice() {
    let expected = [0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0];
    for _ in 0..2 {
        near("Hessian", &hessian!(product at [1.0; 4]), &expected, 1e-9);
    }
}

#[test]
fn bl240_square_of_a_float() {
    #[differentiable]
    fn square(x: f64) -> f64 {
        x * x
    }
    scalar!(square).gives(3.0, 9.0, 6.0);
}

#[test]
fn bl250_layer_norm_of_single_precision() {
    #[differentiable]
    fn normalised(x: &[f64], i: usize) -> f64 {
        let n = x.len() as f64;
        let mean = x.iter().sum::<f64>() / n;
        let variance = x.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / n;
        (x[i] - mean) / (variance + 1e-5).sqrt()
    }
    // Numbers of single precision; one function differentiates one type of float.
    let x: Vec<f64> = (0..16).map(|i| f64::from((1000.0 + f64::from(i) * 0.001) as f32)).collect();
    let (y0, g) = normalised::value_and_grad(&x, 0);
    near("values", &[y0, normalised(&x, 15)], &[-1.3415077616349704, 1.344237177223241], 1e-9);
    let (first, last) = (147.57584880894504, 8.980693465989141);
    near("gradient", &[g[0], g[1], g[15]], &[first, -28.679305190460916, last], 1e-6);
}

#[test]
fn bl252_seed_of_double_precision() {
    #[differentiable]
    fn doubled(x: &[f64]) -> f64 {
        let mut r = x.to_vec();
        for _ in 0..3 {
            for v in r.iter_mut() {
                *v *= 2.0;
            }
        }
        r.iter().sum()
    }
    #[differentiable]
    fn divided(x: &[f64]) -> f64 {
        let mut r = x.to_vec();
        for _ in 0..3 {
            r = r.iter().map(|v| v / 3.0).collect();
        }
        r.iter().sum()
    }
    assert_eq!(doubled::grad(&[1.0, 2.0, 3.0]), [8.0; 3]);
    near("thirds", &divided::grad(&[1.0, 2.0, 3.0]), &[1.0 / 27.0; 3], 1e-15);
}

#[test]
fn bl270_remainder_of_a_negative_dividend() {
    #[differentiable]
    fn truncated(x: f64, y: f64) -> f64 {
        x % y
    }
    #[differentiable]
    fn floored(x: f64, y: f64) -> f64 {
        x.rem_euclid(y)
    }
    two!(truncated).gives([-19.0, 3.0], -1.0, [1.0, 6.0]);
    two!(floored).gives([-19.0, 3.0], 2.0, [1.0, 7.0]);
}
