#![allow(unused)]

use tenzr::prelude::*;

axis!(pub Feature);
axis!(pub Class);
type X = Tensor<f64, (Feature,)>;
type Y = Tensor<f64, (Class,)>;

#[differentiable]
fn bounded(x: &X, hi: &Y) -> X {
    x.clip(0.0, hi)
}

#[differentiable]
fn power(x: &X, y: &Y) -> X {
    x.powf(y)
}

fn counted(x: &X) {
    let n = x.gt(0.0).count(Class);
}

fn main() {}
