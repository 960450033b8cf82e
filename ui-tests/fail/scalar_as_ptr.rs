use tenzr::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let p = x.as_ptr();
    x[0]
}

fn main() {}
