use tenzr::prelude::*;

struct Model {
    scale: f64,
}

impl Model {
    #[differentiable]
    fn f(&self, x: f64) -> f64 {
        x * self.scale
    }
}

fn main() {}
