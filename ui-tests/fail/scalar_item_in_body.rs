use tenzr::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    struct Y;
    x * x
}

fn main() {}
