use tenzr::prelude::*;

axis!(pub Feature);
axis!(pub Hidden);
type X = Tensor<f32, (Feature,)>;
type W = Tensor<f32, (Feature, Hidden)>;

#[differentiable]
fn layer(x: &X, w: &W) -> Tensor<f32, (Hidden,)> {
    x.dot(w, Feature)
}

#[differentiable]
fn loss(x: &X, w: &W) -> Tensor<f32, ()> {
    layer(w, x).sum_all()
}

fn main() {}
