use tenzr::prelude::*;

#[differentiable]
fn square(x: f64) -> f64 {
    x * x
}

#[differentiable]
fn copied(x: f64) -> f64 {
    let y = square(x) as f64;
    y * x
}

fn main() {}
