use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable(wrt(x))]
fn f(#[no_grad] x: &L, y: &L) -> L {
    x * y
}

fn main() {}
