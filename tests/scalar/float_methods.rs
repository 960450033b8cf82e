//! The methods of `f64` and `f32`, each as a method, as a function by path, at points of both signs and several sizes.

use crate::check::{check, scalar, two};
use tenzr::prelude::*;

/// Declares a function for each method, and a test that checks all of them: the method with its derivative as a formula
/// that is independent of the method's rule.
macro_rules! unary {
    ($test:ident: $($method:ident at [$($x:expr),*] is |$v:ident| $derivative:expr;)*) => {
        mod $test {
            use super::*;

            $(
                #[differentiable]
                fn $method(x: f64) -> f64 {
                    x.$method()
                }
            )*

            mod by_path {
                use super::*;

                $(
                    #[differentiable]
                    pub fn $method(x: f64) -> f64 {
                        f64::$method(2.0 * x) * x
                    }
                )*
            }

            mod single {
                use super::*;

                $(
                    #[differentiable]
                    pub fn $method(x: f32) -> f32 {
                        x.$method()
                    }
                )*
            }

            #[test]
            fn derivatives() {
                $(
                    for point in [$($x as f64),*] {
                        let slope = |$v: f64| -> f64 { $derivative };
                        scalar!($method).gives_within(1e-10, point, point.$method(), slope(point));
                        let (half, value) = (0.5 * point, point.$method());
                        scalar!(by_path::$method).gives_within(1e-10, half, half * value, value + point * slope(point));
                        let rounded = f64::from(point as f32);
                        check!(single::$method, |x| (x[0] as f32), |d| (d[0] as f32))
                            .single(move |x| x[0].$method())
                            .gives_within(2e-5, rounded, rounded.$method(), slope(rounded));
                    }
                    scalar!($method).at([$($x as f64),*]);
                )*
            }
        }
    };
}

unary! { exponential:
    exp at [-3.0, 0.0, 0.5, 4.0] is |x| x.exp();
    exp2 at [-3.0, 0.0, 0.5, 4.0] is |x| x.exp2() * 2f64.ln();
    exp_m1 at [-3.0, 0.0, 1e-2, 2.0] is |x| x.exp();
    ln at [0.2, 1.0, 7.0] is |x| 1.0 / x;
    ln_1p at [-0.9, 0.0, 1e-2, 7.0] is |x| 1.0 / (1.0 + x);
    log2 at [0.2, 1.5, 7.0] is |x| 1.0 / (x * 2f64.ln());
    log10 at [0.2, 1.5, 7.0] is |x| 1.0 / (x * 10f64.ln());
}

unary! { trigonometric:
    sin at [-2.0, 0.0, 0.5, 40.0] is |x| x.cos();
    cos at [-2.0, 0.0, 0.5, 40.0] is |x| -x.sin();
    tan at [-1.0, 0.0, 0.5, 4.0] is |x| 1.0 / x.cos().powi(2);
    asin at [-0.9, 0.0, 0.5] is |x| 1.0 / (1.0 - x * x).sqrt();
    acos at [-0.9, 0.0, 0.5] is |x| -1.0 / (1.0 - x * x).sqrt();
    atan at [-5.0, 0.0, 0.5] is |x| 1.0 / (1.0 + x * x);
    to_degrees at [-5.0, 0.0, 0.5] is |_x| 180.0 / std::f64::consts::PI;
    to_radians at [-5.0, 0.0, 90.0] is |_x| std::f64::consts::PI / 180.0;
}

unary! { hyperbolic:
    sinh at [-2.0, 0.0, 0.5, 5.0] is |x| x.cosh();
    cosh at [-2.0, 0.0, 0.5, 5.0] is |x| x.sinh();
    tanh at [-2.0, 0.0, 0.5, 2.5] is |x| 1.0 / x.cosh().powi(2);
    asinh at [-2.0, 0.0, 0.5, 50.0] is |x| 1.0 / (x * x + 1.0).sqrt();
    acosh at [1.25, 2.0, 50.0] is |x| 1.0 / (x * x - 1.0).sqrt();
    atanh at [-0.9, 0.0, 0.5] is |x| 1.0 / (1.0 - x * x);
}

unary! { roots_and_signs:
    sqrt at [0.2, 1.0, 70.0] is |x| 0.5 / x.sqrt();
    cbrt at [-8.0, 0.05, 27.0] is |x| 1.0 / (3.0 * x.cbrt().powi(2));
    recip at [-0.5, 0.25, 8.0] is |x| -1.0 / (x * x);
    abs at [-3.0, 0.5, 8.0] is |x| if x < 0.0 { -1.0 } else { 1.0 };
    signum at [-3.0, 0.5] is |_x| 0.0;
}

unary! { rounding:
    floor at [-2.3, 0.5, 7.75] is |_x| 0.0;
    ceil at [-2.3, 0.5, 7.75] is |_x| 0.0;
    round at [-2.3, 0.25, 7.75] is |_x| 0.0;
    round_ties_even at [-2.3, 0.25, 7.75] is |_x| 0.0;
    trunc at [-2.3, 0.5, 7.75] is |_x| 0.0;
    fract at [-2.3, 0.5, 7.75] is |_x| 1.0;
}

#[differentiable]
fn sine_and_cosine(x: f64) -> f64 {
    let (s, c) = x.sin_cos();
    s * s * s - c * x
}

#[differentiable]
fn powers(x: f64, n: i32) -> f64 {
    x.powi(n) + f64::powi(x * 2.0, n - 1)
}

#[differentiable]
fn real_powers(x: f64, y: f64) -> f64 {
    x.powf(y) + x.powf(2.5) + 1.5f64.powf(y) - x.powf(-0.5)
}

#[differentiable]
fn logarithm(x: f64, base: f64) -> f64 {
    x.log(base) + x.log(3.0) * 2f64.log(base)
}

#[differentiable]
fn fused(x: f64, y: f64) -> f64 {
    x.mul_add(y, x) + y.mul_add(2.0, 1.0) * x.mul_add(3.0, y)
}

#[differentiable]
fn triangle(x: f64, y: f64) -> f64 {
    x.hypot(y) + x.hypot(3.0) * y.atan2(x) - x.atan2(2.0) + 1f64.atan2(y)
}

#[differentiable]
fn bounds(x: f64, y: f64) -> f64 {
    x.max(y) * 2.0 + x.min(y).sin() + x.max(0.5) - y.min(0.25) + f64::max(x, 1.0 - y)
}

#[differentiable]
fn clamped(x: f64, low: f64, high: f64) -> f64 {
    x.clamp(low, high) * x + x.clamp(-1.0, 1.0)
}

#[differentiable]
fn signs(x: f64, y: f64) -> f64 {
    x.copysign(y) * y + y.copysign(-1.0) * x + 2f64.copysign(x) * y
}

#[differentiable]
fn remainders(x: f64, y: f64) -> f64 {
    let mut r = x % y;
    r += x.rem_euclid(y) * 2.0;
    r += x.div_euclid(y) * x;
    r %= 10.0;
    r + 7.5 % y
}

#[differentiable]
fn negated(x: f64) -> f64 {
    -x * -(x - 2.0) - (-x).exp()
}

#[test]
fn methods_of_two_numbers() {
    scalar!(sine_and_cosine).at([-2.0, 0.0, 0.5, 40.0]);
    for n in [-3, 0, 1, 2, 7] {
        let (f, slope) = (f64::powi, |x: f64, n: i32| f64::from(n) * x.powi(n - 1));
        for x in [-1.5, 0.25, 2.0] {
            let (value, gradient) = (f(x, n) + f(2.0 * x, n - 1), slope(x, n) + 2.0 * slope(2.0 * x, n - 1));
            assert_eq!(powers(x, n), value);
            crate::check::near("powi", &[powers::grad(x, n)], &[gradient], 1e-12);
        }
    }
    check!(powers, |x| (x[0], 3), |d| (d[0])).at([-1.5, 0.0, 2.0]);
    check!(powers, |x| (x[0], -2), |d| (d[0])).at([-1.5, 2.0]);
    two!(real_powers).at([[0.3, 1.5], [2.0, -0.5], [4.0, 0.0]]).gives_within(
        1e-10,
        [1.0, 2.0],
        3.25,
        [2.0 + 2.5 + 0.5, 2.25 * 1.5f64.ln()],
    );
    two!(logarithm).at([[0.3, 1.5], [7.0, 0.5], [2.0, 10.0]]);
    two!(fused).at([[0.3, 1.5], [-2.0, 0.0]]).gives([2.0, 3.0], 8.0 + 63.0, [4.0 + 21.0, 2.0 + 18.0 + 7.0]);
    two!(triangle).at([[0.3, 1.5], [-2.0, 0.7], [-0.5, -0.5], [1.0, 0.0]]);
    two!(bounds).at([[0.3, 1.5], [2.0, -0.7], [-2.0, -0.5], [0.8, 0.1]]);
    check!(clamped, |x| (x[0], x[1], x[2]), |d| (d[0], d[1], d[2]))
        .at([[0.3, -1.0, 1.5], [2.0, -1.0, 1.5], [-2.0, -1.5, 1.5]])
        .gives([2.0, -1.0, 1.5], 4.0, [1.5, 0.0, 2.0]);
    two!(signs).at([[0.3, 1.5], [-2.0, 0.7], [2.0, -0.7], [-2.0, -0.7]]);
    two!(remainders).at([[7.3, 2.0], [-7.3, 2.0], [7.3, -2.0], [-7.3, -2.0], [0.3, 5.0]]);
    scalar!(negated).at([-2.0, 0.0, 0.5]);
}

#[differentiable]
fn predicates(x: f64, y: f64) -> f64 {
    let mut s = x * y;
    if x.is_sign_negative() {
        s += x;
    }
    if y.is_finite() && !y.is_nan() && y.is_normal() && !y.is_infinite() {
        s *= 2.0;
    }
    if x.total_cmp(&y).is_lt() {
        s += y * y;
    }
    if let Some(std::cmp::Ordering::Greater) = x.partial_cmp(&y) {
        s -= x * x;
    }
    if x == y { s * 3.0 } else { s }
}

#[differentiable]
fn named_constants(x: f64) -> f64 {
    let mut m = f64::MAX;
    m = m.min(x);
    let mut n = f64::MIN;
    n = n.max(x * x);
    m * n + x.min(f64::INFINITY) + std::f64::consts::E * x + if x > f64::EPSILON { 1.0 } else { 0.0 }
}

#[differentiable]
fn chained(x: f64) -> f64 {
    x.abs().sqrt().ln_1p().mul_add(2.0, x.sin().powi(2)).exp().recip().tanh()
}

#[test]
fn predicates_and_constants() {
    two!(predicates).at([[0.3, 1.5], [-2.0, 0.7], [2.0, -0.7], [-0.5, -0.7]]).gives([2.0, 2.0], 24.0, [12.0, 12.0]);
    scalar!(named_constants).at([-2.0, 0.5, 3.0]);
    scalar!(chained).at([-2.0, 0.5, 3.0]);
}
