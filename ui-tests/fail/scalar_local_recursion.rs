use tenzr::prelude::*;

#[differentiable]
fn f(x: f64) -> f64 {
    fn halve(a: f64) -> f64 {
        if a > 1.0 { halve(a / 2.0) } else { a }
    }
    halve(x)
}

fn main() {}
