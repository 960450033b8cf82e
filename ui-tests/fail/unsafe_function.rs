use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
unsafe fn f(x: &L) -> L {
    x.exp()
}

fn main() {}
