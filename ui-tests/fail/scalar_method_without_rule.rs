use tenzr::prelude::*;

#[differentiable]
fn f(mut x: Vec<f64>) -> f64 {
    x.dedup_by(|a, b| a == b);
    x[0]
}

fn main() {}
