use tenzr::prelude::*;

axis!(pub Feature);
type X = Tensor<f32, (Feature,)>;

#[differentiable]
fn middle(x: &X) -> Tensor<f32, ()> {
    x.quantile(Feature)
}

fn main() {}
