use tenzr::prelude::*;

axis!(pub Feature);
type X = Tensor<f32, (Feature,)>;

#[differentiable]
fn f(x: &X) -> Tensor<f32, ()> {
    x[[0]] * 2.0
}

fn main() {}
