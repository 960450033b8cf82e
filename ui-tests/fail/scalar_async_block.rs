use tenzr::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let later = async { x * x };
    x
}

fn main() {}
