use tenzr::prelude::*;

fn helper(x: f64) -> f64 {
    2.0 * x
}

#[differentiable]
fn f(x: f64) -> f64 {
    helper(x) * x
}

fn main() {}
