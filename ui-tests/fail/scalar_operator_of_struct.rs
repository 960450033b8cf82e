use tenzr::prelude::*;

#[differentiable]
#[derive(Clone, Copy)]
struct Point {
    x: f64,
    y: f64,
}

#[differentiable]
fn f(p: &Point) -> f64 {
    let q = *p * 2.0;
    q.x
}

fn main() {}
