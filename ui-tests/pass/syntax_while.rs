use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L) -> L {
    let mut y = x.tanh();
    while y.item() > 0.5 {
        y = y.tanh();
    }
    y
}

fn main() {}
