use tenzr::prelude::*;

axis!(pub Feature);
axis!(pub Class);
type X = Tensor<f32, (Feature,)>;
type Y = Tensor<f32, (Class,)>;

#[differentiable]
fn loss(x: &X, y: &Y) -> Tensor<f32, ()> {
    (x + y).sum_all()
}

fn main() {}
