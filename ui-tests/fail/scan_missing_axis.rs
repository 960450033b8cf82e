use tenzr::prelude::*;

axis!(pub Feature);
axis!(pub Time);
type X = Tensor<f32, (Feature,)>;

#[differentiable]
fn total(x: &X) -> Tensor<f32, ()> {
    x.cumsum(Time).sum_all()
}

fn main() {}
