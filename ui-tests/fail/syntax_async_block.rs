use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L) -> L {
    let later = async { x.tanh() };
    x.exp()
}

fn main() {}
