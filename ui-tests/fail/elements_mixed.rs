use tenzr::prelude::*;

axis!(pub Feature);

fn sum(x: &Tensor<f32, (Feature,)>, y: &Tensor<f64, (Feature,)>) {
    let z = x + y;
}

fn main() {}
