use tenzr::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let items = [x.iter()];
    x[0]
}

fn main() {}
