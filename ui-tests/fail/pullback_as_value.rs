use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L) -> L {
    let (y, pullback) = vjp!(|x: &L| x * x)(x);
    y + pullback
}

fn main() {}
