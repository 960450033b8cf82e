use tenzr::prelude::*;

axis!(pub A);
type X = Tensor<f32, (A,)>;

#[differentiable]
fn square(x: &X) -> X {
    x * x
}

#[differentiable]
fn f(x: &X) -> X {
    let (y, _) = square::vjp(x);
    square::grad(x) + y
}

fn main() {}
