use tenzr::prelude::*;

axis!(pub Feature);
axis!(pub Hidden);
axis!(pub Class);

#[differentiable]
fn scores(x: &Tensor<f32, (Feature,)>, w: &Tensor<f32, (Hidden, Class)>) -> Tensor<f32, (Class,)> {
    x.dot(w, Hidden)
}

fn main() {}
