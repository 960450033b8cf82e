use tenzr::prelude::*;

#[differentiable(wrt(x, x))]
fn f(x: f64) -> f64 {
    x * x
}

fn main() {}
