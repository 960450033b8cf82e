use tenzr::prelude::*;

type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &L) -> L {
    let a = x.frobnicate();
    let b = if x.item() > 0.0 { x.exp() } else { x.tanh() };
    let (c, d) = (x.exp(), x.exp(), x.exp());
    a * b + c.sigmod() * d.powi()
}

fn main() {}
