use tenzr::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let y = x as f32;
    f64::from(y) * x
}

fn main() {}
