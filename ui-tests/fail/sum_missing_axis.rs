use tenzr::prelude::*;

axis!(pub Feature);
axis!(pub Class);
type X = Tensor<f32, (Feature,)>;

#[differentiable]
fn loss(x: &X) -> Tensor<f32, ()> {
    let y = x.tanh();
    y.sum(Class)
}

fn main() {}
