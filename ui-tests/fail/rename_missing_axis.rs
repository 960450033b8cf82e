use tenzr::prelude::*;

axis!(pub Feature);
axis!(pub Hidden);
axis!(pub Class);
type X = Tensor<f32, (Feature,)>;

#[differentiable]
fn renamed(x: &X) -> Tensor<f32, (Class,)> {
    x.rename(Hidden, Class)
}

fn main() {}
