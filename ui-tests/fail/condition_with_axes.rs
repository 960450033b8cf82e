use tenzr::prelude::*;

axis!(pub Feature);
type X = Tensor<f32, (Feature,)>;

#[differentiable]
fn f(x: &X) -> X {
    if x > 0.0 { x.tanh() } else { x.exp() }
}

fn main() {}
