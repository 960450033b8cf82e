#![allow(unused)]

use tenzr::prelude::*;

axis!(pub Feature);
type X = Tensor<f64, (Feature,)>;
type I = Tensor<i64, (Feature,)>;
type M = Tensor<bool, (Feature,)>;

#[differentiable]
fn bits_of_floats(x: &X, y: &X) -> X {
    x & y
}

#[differentiable]
fn fraction_beside_integers(x: &X, #[no_grad] ids: &I) -> X {
    (ids + 0.5).to_f64() * x
}

#[differentiable]
fn sum_of_truth_values(x: &X, #[no_grad] keep: &M) -> X {
    keep.sum(Feature).to_f64() * x
}

#[differentiable]
fn arithmetic_of_truth_values(x: &X, #[no_grad] keep: &M) -> X {
    (keep + keep).to_f64() * x
}

fn mixed_elements(x: &X, ids: &I) {
    let y = x * ids;
}

fn main() {}
