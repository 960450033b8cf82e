use tenzr::prelude::*;

#[differentiable]
fn f(mut x: Vec<f64>) -> f64 {
    x.retain(|a| *a > 0.0);
    x[0]
}

fn main() {}
