use tenzr::prelude::*;

trait Model {
    fn predict(&self, x: f64) -> f64;
}

#[differentiable]
fn loss<M: Model>(_m: &M, x: f64) -> f64 {
    x * 2.0
}

#[differentiable]
fn other<M: Clone>(_m: &M, x: f64) -> f64 {
    x
}

fn main() {}
