use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable(wrt(w))]
fn f(x: &L) -> L {
    x.exp()
}

fn main() {}
