use tenzr::prelude::*;

#[differentiable]
fn waves(x: f64, k: f64) -> [f64; 2] {
    [(x * k).sin(), (x * k).cos()]
}

#[differentiable]
fn all(x: f64, k: f64) -> f64 {
    let (dx, dk) = waves::jacobian(x, k);
    dx[0] + dk[1] * x
}

fn main() {}
