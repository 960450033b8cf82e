use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L) -> L {
    let mut y = x.tanh();
    y = y.exp();
    y
}

fn main() {}
