use tenzr::prelude::*;

axis!(pub Feature);
type X = Tensor<f32, (Feature,)>;

#[differentiable]
fn f(x: &X, n: usize) -> X {
    let y = if n > 3 { x.tanh() } else { x.sum_all() };
    y * 2.0
}

fn main() {}
