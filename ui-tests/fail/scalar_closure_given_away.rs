use tenzr::prelude::*;

fn twice(g: impl Fn(f64) -> f64) -> f64 {
    2.0 * g(1.0)
}

#[differentiable]
fn f(x: f64) -> f64 {
    let g = |a: f64| a * x;
    twice(g)
}

fn main() {}
