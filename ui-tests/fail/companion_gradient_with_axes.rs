use tenzr::prelude::*;

axis!(pub Feature);
type X = Tensor<f32, (Feature,)>;

#[differentiable]
fn layer(x: &X) -> X {
    x.tanh()
}

fn gradient(x: &X) {
    let g = layer::grad(x);
}

fn main() {}
