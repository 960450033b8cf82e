use tenzr::prelude::*;

#[differentiable]
fn f(x: f64) -> impl Fn(f64) -> f64 {
    move |a| a * x
}

fn main() {}
