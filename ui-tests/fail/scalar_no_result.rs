use tenzr::prelude::*;

#[differentiable]
fn f(x: f64) {
    let y = x * x;
}

fn main() {}
