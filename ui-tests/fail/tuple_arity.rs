use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L) -> L {
    let (a, b, c) = (x.exp(), x.tanh());
    a * b * c
}

fn main() {}
