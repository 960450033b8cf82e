use tenzr::prelude::*;

axis!(pub Feature);
axis!(pub Hidden);
type X = Tensor<f32, (Feature,)>;
type W = Tensor<f32, (Feature, Hidden)>;

#[differentiable]
fn loss(x: &X, w: &W) -> Tensor<f32, ()> {
    let h: Tensor<f32, (Feature,)> = x.dot(w, Feature);
    h.sum_all()
}

fn main() {}
