use tenzr::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let mut r = &x[0];
    r = &x[1];
    *r
}

fn main() {}
