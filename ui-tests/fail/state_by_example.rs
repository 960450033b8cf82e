use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L) -> L {
    let mut n = 0;
    if x.item() > 0.0 {
        n += 1;
    }
    x.tanh()
}

fn main() {}
