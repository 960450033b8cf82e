use tenzr::prelude::*;

axis!(pub Feature);
type X = Tensor<f32, (Feature,)>;
type Y = Tensor<f64, (Feature,)>;

#[differentiable]
fn loss(x: &X, y: &Y) -> Tensor<f32, ()> {
    (x * y).sum_all()
}

fn main() {}
