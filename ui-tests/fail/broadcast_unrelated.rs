use tenzr::prelude::*;

axis!(pub Feature);
axis!(pub Class);

fn sum(x: &Tensor<f32, (Feature,)>, y: &Tensor<f32, (Class,)>) {
    let z = x + y;
}

fn main() {}
