use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L) -> L {
    if x.item() > 0.0 { x.tanh() } else { x.exp() }
}

fn main() {}
