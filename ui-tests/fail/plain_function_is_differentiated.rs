use tenzr::prelude::*;

#[differentiable]
fn twice(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    f(f(x))
}

fn main() {
    twice::grad(|x| x * 2.0, 1.0);
}
