use tenzr::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    break;
    x
}

fn main() {}
