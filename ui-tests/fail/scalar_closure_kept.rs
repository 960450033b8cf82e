use tenzr::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let gs = [|a: f64| a * x];
    x
}

fn main() {}
