#![allow(unused)]

use tenzr::prelude::*;

axis!(pub Class);
type X = Tensor<f32, (Class,)>;
type Label = Tensor<usize, ()>;

#[differentiable]
fn loss(x: &X, label: &Label) -> Tensor<f32, ()> {
    x.nll(label, Class)
}

fn gradient(x: &X, label: &Label) {
    let g = loss::grad(x, label);
}

fn main() {}
