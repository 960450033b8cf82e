use tenzr::prelude::*;

axis!(Feature);
type X = Tensor<f32, (Feature,)>;

#[differentiable(wrt(x), wrt(w))]
fn loss(x: &X, w: &X) -> Tensor<f32, ()> {
    (x * w).sum_all()
}

fn main() {}
