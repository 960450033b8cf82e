use tenzr::prelude::*;

axis!(pub Feature);
axis!(pub Class);
type X = Tensor<f32, (Feature,)>;

#[differentiable]
fn energy(x: &X) -> Tensor<f32, ()> {
    x.logsumexp(Class)
}

fn main() {}
