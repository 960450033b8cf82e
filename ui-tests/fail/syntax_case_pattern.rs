use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L) -> L {
    match x.item() {
        Some(y) => y,
        _ => x.exp(),
    }
}

fn main() {}
