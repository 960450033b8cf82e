#![allow(unused)]

use tenzr::prelude::*;

axis!(pub Batch);
type L = Tensor<f32, ()>;

#[differentiable(wrt(z))]
fn f(x: &L, y: &L) -> L {
    x * y
}

#[differentiable]
fn g(x: &L) -> L {
    f(x, x) * 2.0
}

fn uses(x: &L, xs: &Tensor<f32, (Batch,)>) {
    let all: Tensor<f32, (Batch,)> = vmap!(Batch, |x: &L| f(x, x))(xs);
    let gradient: L = grad!(|x: &L| g(x))(x);
}

fn main() {}
