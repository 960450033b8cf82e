#![allow(unused)]

use tenzr::prelude::*;

axis!(pub Batch);
type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L, rate: f32) -> L {
    x * rate
}

#[differentiable]
fn g(x: &L) -> L {
    f(x, 0.5) * 2.0
}

fn uses(x: &L, xs: &Tensor<f32, (Batch,)>) {
    let all: Tensor<f32, (Batch,)> = vmap!(Batch, |x: &L| f(x, 0.5))(xs);
    let gradient: L = f::grad(x, 0.5);
    let gradient: L = grad!(|x: &L| g(x))(x);
}

fn main() {}
