use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L) -> L {
    grad!(|x: &L| x * x)(x, x)
}

fn main() {}
