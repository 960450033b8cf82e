use tenzr::prelude::*;

struct Point {
    x: f64,
    y: f64,
}

#[differentiable]
fn f(p: &Point) -> f64 {
    p.x * p.y
}

fn main() {}
