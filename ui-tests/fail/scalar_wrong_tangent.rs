use tenzr::prelude::*;

#[differentiable]
fn f(x: &[f64], a: f64) -> f64 {
    x[0] * a
}

fn main() {
    f::jvp(&[1.0, 2.0], 3.0, 1.0, 1.0);
}
