use tenzr::prelude::*;

#[differentiable]
fn f(g: &dyn Fn(f64) -> f64, x: f64) -> f64 {
    g(x) * x
}

fn main() {}
