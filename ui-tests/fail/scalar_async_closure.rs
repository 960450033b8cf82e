use tenzr::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let g = async || x;
    x
}

fn main() {}
