use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L) -> L {
    let mut y = x.tanh();
    for i in 0..3 {
        y = y.tanh();
    }
    y
}

fn main() {}
