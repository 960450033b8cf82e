use tenzr::prelude::*;

axis!(pub Feature);
type X = Tensor<f32, (Feature,)>;

#[differentiable]
fn f(x: &X) -> Tensor<f32, ()> {
    x.dot(x)
}

fn main() {}
