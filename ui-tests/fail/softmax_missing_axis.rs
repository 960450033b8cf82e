use tenzr::prelude::*;

axis!(pub Feature);
axis!(pub Class);
type X = Tensor<f32, (Feature,)>;

#[differentiable]
fn probabilities(x: &X) -> X {
    x.softmax(Class)
}

fn main() {}
