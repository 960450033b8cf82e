use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L, n: usize) -> L {
    x.tanh() + if n > 3 { return x.exp() } else { x.exp() }
}

fn main() {}
