#![allow(unused)]

use tenzr::prelude::*;

axis!(pub Feature);
type X = Tensor<f64, (Feature,)>;

#[differentiable]
fn scaled(x: &X) -> X {
    x.map(|v| v * 2.0)
}

#[differentiable]
fn turbofish(x: &X) -> X {
    x.map(f64::max::<f64>)
}

fn main() {}
