use tenzr::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let p = &x as *const f64;
    x
}

fn main() {}
