use tenzr::prelude::*;

#[differentiable]
fn g(x: f64) -> f64 {
    x * x
}

#[differentiable]
fn f(x: f64) -> f64 {
    let (y, pullback) = g::vjp(x);
    let p = pullback;
    y * p(1.0)
}

fn main() {}
