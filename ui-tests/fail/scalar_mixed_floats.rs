use tenzr::prelude::*;

#[differentiable]
fn mixed(x: f32, y: f64) -> f64 {
    f64::from(x) * y
}

fn main() {}
