use tenzr::prelude::*;

#[differentiable]
fn f(#[no_grad] x: &mut [f64], y: f64) -> f64 {
    x[0] *= y;
    x[0]
}

fn main() {}
