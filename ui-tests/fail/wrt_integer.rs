use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable(wrt(x, n))]
fn f(x: &L, n: i32) -> L {
    x.powi(n)
}

fn main() {}
