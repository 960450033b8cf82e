use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L) -> L {
    let y = checked(x)?;
    y.tanh()
}

fn checked(x: &L) -> Option<L> {
    Some(x.clone())
}

fn main() {}
