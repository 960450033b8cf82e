use tenzr::prelude::*;

axis!(pub Feature);
axis!(pub Hidden);
axis!(pub Class);
type W = Tensor<f32, (Feature, Hidden)>;

#[differentiable]
fn transposed(w: &W) -> Tensor<f32, (Hidden, Feature)> {
    w.permute((Hidden, Class))
}

fn main() {}
