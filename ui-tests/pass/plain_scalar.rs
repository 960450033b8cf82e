use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L, rate: f32) -> L {
    x * rate
}

fn main() {}
