use tenzr::prelude::*;

use tenzr::ndarray::Array2;

#[differentiable]
fn f(a: &Array2<f64>) -> f64 {
    let row = a.row(0).to_owned();
    row[0]
}

fn main() {}
