use tenzr::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    x * const { 2.0 }
}

fn main() {}
