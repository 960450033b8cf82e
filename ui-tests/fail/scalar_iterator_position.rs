use tenzr::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    x.iter().filter(|v| **v > 0.0).rev().sum()
}

fn main() {}
