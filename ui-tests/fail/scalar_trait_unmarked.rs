use tenzr::prelude::*;

trait Model {
    fn loss(&self, x: f64) -> f64;
}

#[differentiable]
#[derive(Clone)]
struct Line {
    slope: f64,
}

#[differentiable]
impl Model for Line {
    fn loss(&self, x: f64) -> f64 {
        x * self.slope
    }
}

fn main() {}
