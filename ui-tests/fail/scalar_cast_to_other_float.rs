use tenzr::prelude::*;

#[differentiable]
fn narrow(x: f64) -> f64 {
    let y = (x * 2.0) as f32;
    x * f64::from(y)
}

fn main() {}
