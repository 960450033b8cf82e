use tenzr::prelude::*;

#[differentiable(wrt(y))]
fn f(x: f64, n: i32) -> f64 {
    x.powi(n)
}

fn main() {}
