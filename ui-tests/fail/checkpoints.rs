use tenzr::prelude::*;

axis!(pub A);
type X = Tensor<f32, (A,)>;

#[differentiable(checkpoint(sqrt))]
fn loops(x: &X, n: usize) -> X {
    let mut y = x * 1.0;
    for _ in 0..n {
        y = y.tanh();
    }
    y
}

#[differentiable(checkpoint(recompute))]
fn borrowed(x: &X, rates: &[f32]) -> X {
    x * rates[0]
}

#[differentiable(checkpoint(recompute))]
fn numbers(x: f64) -> f64 {
    x.sin()
}

fn main() {}
