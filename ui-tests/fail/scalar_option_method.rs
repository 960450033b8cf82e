use tenzr::prelude::*;

#[differentiable]
fn f(x: Option<f64>) -> f64 {
    x.xor(Some(2.0)).unwrap_or(1.0)
}

fn main() {}
