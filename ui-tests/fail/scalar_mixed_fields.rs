use tenzr::prelude::*;

#[differentiable]
struct Model {
    scale: f64,
    rate: f32,
}

fn main() {}
