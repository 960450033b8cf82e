use tenzr::prelude::*;

#[differentiable]
fn f(x: f64, y: f32) -> f64 {
    x * f64::from(y)
}

fn main() {}
