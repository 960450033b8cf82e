use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(n: usize) -> L {
    L::scalar(n as f32)
}

fn main() {}
