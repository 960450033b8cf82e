use tenzr::prelude::*;

#[differentiable]
struct Model {
    scale: f64,
}

#[differentiable]
impl Model {
    fn f(self: Box<Self>, x: f64) -> f64 {
        x * self.scale
    }
}

fn main() {}
