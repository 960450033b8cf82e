use tenzr::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    loop {
        break 'outer;
    }
    x
}

fn main() {}
