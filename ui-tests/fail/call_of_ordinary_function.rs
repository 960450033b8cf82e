use tenzr::prelude::*;

type L = Tensor<f32, ()>;

fn helper(x: &L) -> L {
    x.tanh()
}

#[differentiable]
fn f(x: &L) -> L {
    helper(x)
}

fn main() {}
