use tenzr::prelude::*;

#[differentiable]
struct Point {
    x: f64,
    y: f32,
}

fn main() {}
