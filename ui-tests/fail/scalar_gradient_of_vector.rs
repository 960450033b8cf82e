use tenzr::prelude::*;

#[differentiable]
fn f(x: &[f64]) -> Vec<f64> {
    x.iter().map(|v| v * v).collect()
}

fn main() {
    f::grad(&[1.0, 2.0]);
}
