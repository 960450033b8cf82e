use tenzr::prelude::*;

axis!(pub Feature);
type X = Tensor<f32, (Feature,)>;
type L = Tensor<f32, ()>;

#[differentiable]
fn both(x: &X) -> (L, L) {
    (x.sum_all(), x.tanh())
}

fn main() {}
