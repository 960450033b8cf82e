use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L) -> L {
    loop {
        break x.tanh();
    }
}

fn main() {}
