use tenzr::prelude::*;

#[differentiable]
trait Model {
    fn predict(&self, x: f64) -> f64;
}

fn main() {}
