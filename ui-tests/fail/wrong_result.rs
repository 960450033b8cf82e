use tenzr::prelude::*;

axis!(pub Feature);
axis!(pub Hidden);
type X = Tensor<f32, (Feature,)>;
type W = Tensor<f32, (Feature, Hidden)>;

#[differentiable]
fn layer(x: &X, w: &W) -> Tensor<f32, (Feature,)> {
    let h = x.dot(w, Feature);
    h.tanh()
}

fn main() {}
