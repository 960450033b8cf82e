use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L, y: &L) -> L {
    x * y
}

#[differentiable]
fn g(x: &L) -> L {
    f(x)
}

fn main() {}
