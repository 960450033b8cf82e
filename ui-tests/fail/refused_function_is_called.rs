#![allow(unused)]

use tenzr::prelude::*;

axis!(pub Batch);
type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L) -> L {
    x.frobnicate()
}

#[differentiable]
fn g(x: &L) -> L {
    f(x) * 2.0
}

fn uses(x: &L, xs: &Tensor<f32, (Batch,)>) {
    let all: Tensor<f32, (Batch,)> = vmap!(Batch, |x: &L| f(x))(xs);
    let gradient: L = f::grad(x);
    let (value, tangent): (L, L) = f::jvp(x, x);
    let (value, pullback) = f::vjp(x);
    let gradient: L = pullback(&value);
    let gradient: L = grad!(|x: &L| g(x))(x);
}

fn main() {}
