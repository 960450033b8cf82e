use tenzr::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    #[cfg(test)]
    let y = 2.0;
    x * x
}

fn main() {}
