use tenzr::prelude::*;

#[differentiable]
fn f(x: f64) -> [f64; 2] {
    [x, x * x]
}

fn main() {
    let (_, pullback) = f::vjp(2.0);
    pullback(1.0);
}
