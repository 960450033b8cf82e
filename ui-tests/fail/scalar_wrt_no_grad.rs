use tenzr::prelude::*;

#[differentiable(wrt(x, c))]
fn f(x: f64, #[no_grad] c: f64) -> f64 {
    x * c
}

fn main() {}
