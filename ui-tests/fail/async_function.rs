use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
async fn f(x: &L) -> L {
    x.exp()
}

fn main() {}
