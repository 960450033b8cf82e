use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L) -> L {
    x.tann()
}

fn main() {}
