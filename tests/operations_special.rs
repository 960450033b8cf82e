//! Special functions and activations, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

unary!(erf(x: [A, B] any) -> [A, B] { x.erf() });
unary!(erfc(x: [A] any) -> [A] { x.erfc() });
unary!(erf_inv(x: [A] unit) -> [A] { x.erf_inv() });
unary!(lgamma(x: [A] positive) -> [A] { x.lgamma() });
unary!(digamma(x: [A] positive) -> [A] { x.digamma() });
unary!(polygamma(x: [A] positive) -> [A] { x.polygamma(2) });
unary!(leaky_relu(x: [A, B] any) -> [A, B] { x.leaky_relu(0.1) });
unary!(elu(x: [A] any) -> [A] { x.elu(1.5) });
unary!(selu(x: [A] any) -> [A] { x.selu() });
unary!(gelu(x: [A] any) -> [A] { x.gelu() });
unary!(gelu_tanh(x: [A] any) -> [A] { x.gelu_tanh() });
unary!(silu(x: [A] any) -> [A] { x.silu() });
unary!(hardtanh(x: [A] any) -> [A] { x.hardtanh() });
unary!(log_sigmoid(x: [A] any) -> [A] { x.log_sigmoid() });
unary!(softplus(x: [A] any) -> [A] { x.softplus() });

/// Activations and their derivatives are finite, or have their limits, far out and at infinity; NaN stays.
#[test]
fn activations_far_out() {
    type X = Tensor<f64, (A,)>;
    let inf = f64::INFINITY;
    let x = X::from_slice([5], &[-inf, -1e300, 1e300, inf, f64::NAN]).unwrap();
    let values = |y: X| y.to_vec()[..4].to_vec();
    assert_eq!(values(x.softplus()), [0.0, 0.0, 1e300, inf]);
    assert_eq!(values(x.log_sigmoid()), [-inf, -1e300, 0.0, 0.0]);
    assert_eq!(values(x.elu(2.0)), [-2.0, -2.0, 1e300, inf]);
    assert_eq!(values(x.hardtanh()), [-1.0, -1.0, 1.0, 1.0]);
    assert_eq!(values(x.leaky_relu(0.5)), [-inf, -5e299, 1e300, inf]);
    assert_eq!(x.gelu_tanh().to_vec()[1..3], [0.0, 1e300]);
    assert_eq!(x.gelu().to_vec()[1..3], [0.0, 1e300]);
    let slope = |g: X| {
        let g = g.to_vec();
        assert!(g[4].is_nan() || g[4] == 1.0 || g[4] == 0.0, "of NaN: {}", g[4]);
        g[1..3].to_vec()
    };
    assert_eq!(slope(grad!(|x: &X| x.softplus().sum_all())(&x)), [0.0, 1.0]);
    assert_eq!(slope(grad!(|x: &X| x.log_sigmoid().sum_all())(&x)), [1.0, 0.0]);
    assert_eq!(slope(grad!(|x: &X| x.elu(2.0).sum_all())(&x)), [0.0, 1.0]);
    assert_eq!(slope(grad!(|x: &X| x.gelu_tanh().sum_all())(&x)), [0.0, 1.0]);
    assert_eq!(slope(grad!(|x: &X| x.gelu().sum_all())(&x)), [0.0, 1.0]);
    assert_eq!(slope(grad!(|x: &X| x.silu().sum_all())(&x)), [0.0, 1.0]);
    for y in [x.softplus(), x.log_sigmoid(), x.elu(1.0), x.selu(), x.gelu(), x.gelu_tanh(), x.silu(), x.hardtanh()] {
        assert!(y.to_vec()[4].is_nan());
    }
}
