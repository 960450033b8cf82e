use tenzr::prelude::*;

#[differentiable]
fn f(x: impl Iterator<Item = f64>) -> f64 {
    x.sum()
}

fn main() {}
