#![allow(unused)]

use tenzr::prelude::*;

axis!(pub Feature);
type X = Tensor<f64, (Feature,)>;

fn twice(x: f64) -> f64 {
    2.0 * x
}

#[differentiable]
fn scaled(x: f64, #[no_grad] k: f64) -> f64 {
    x * k
}

#[differentiable]
fn both(x: &X) -> X {
    x.map(twice) + x.map(scaled)
}

fn main() {}
