use tenzr::prelude::*;

#[differentiable]
fn wave(x: f64, k: f64) -> f64 {
    (x * k).sin()
}

#[differentiable]
fn pulled_back(x: f64, k: f64) -> f64 {
    let (value, pullback) = wave::vjp(x, k);
    let (dx, dk) = pullback(value * k);
    dx + dk * x
}

fn main() {
    pulled_back(1.0, 2.0);
}
