use tenzr::prelude::*;

use tenzr::ndarray::Array2;

#[differentiable]
fn f(a: &Array2<f64>) -> f64 {
    a.dot(a)[[0, 0]]
}

fn main() {}
