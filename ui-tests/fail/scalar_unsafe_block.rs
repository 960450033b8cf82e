use tenzr::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let first = unsafe { *x.get_unchecked(0) };
    first * first
}

fn main() {}
