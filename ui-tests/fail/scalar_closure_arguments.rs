use tenzr::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let g = |a: f64| a * x;
    g(x, 1.0)
}

fn main() {}
