use tenzr::prelude::*;

#[differentiable(recursiv)]
fn f(x: f64) -> f64 {
    x * x
}

fn main() {}
