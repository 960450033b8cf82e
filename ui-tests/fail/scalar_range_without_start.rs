use tenzr::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    let mut y = x;
    for i in ..3 {
        y *= x;
    }
    y
}

fn main() {}
