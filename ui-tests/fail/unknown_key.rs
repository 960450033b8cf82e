use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable(wtr(x))]
fn f(x: &L) -> L {
    x.exp()
}

fn main() {}
