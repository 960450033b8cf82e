use tenzr::prelude::*;

axis!(pub Feature);
axis!(pub Class);
type X = Tensor<f32, (Feature,)>;

#[differentiable]
fn loss(x: &X, y: &X) -> Tensor<f32, ()> {
    x.cross_entropy(y, Class)
}

fn main() {}
