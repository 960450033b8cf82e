use tenzr::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    x.powi(2, 3)
}

fn main() {}
