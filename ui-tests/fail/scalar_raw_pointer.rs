use tenzr::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let p = &raw const x[0];
    x[0]
}

fn main() {}
