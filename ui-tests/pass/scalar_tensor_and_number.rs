use tenzr::prelude::*;

#[differentiable]
fn f(x: &Tensor<f64, ()>, y: f64) -> f64 {
    x.item() * y
}

fn main() {}
