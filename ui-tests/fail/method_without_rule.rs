use tenzr::prelude::*;

axis!(pub Feature);
type X = Tensor<f32, (Feature,)>;

#[differentiable]
fn f(x: &X) -> Tensor<f32, ()> {
    x.to_vec().len() as f32 * x.sum_all()
}

fn main() {}
