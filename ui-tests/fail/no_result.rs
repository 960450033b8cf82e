use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L) {
    let y = x.exp();
}

fn main() {}
