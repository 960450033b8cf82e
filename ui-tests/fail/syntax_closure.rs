use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L) -> L {
    let add = |y: &L| x + y;
    add(x)
}

fn main() {}
