use tenzr::prelude::*;

trait Model {
    fn predict(&self, x: f64) -> f64;
}

#[differentiable]
fn loss<M: Model>(m: &M, x: f64) -> f64 {
    m.predict(x)
}

#[differentiable]
fn other(m: &impl Model, x: f64) -> f64 {
    m.predict(x)
}

fn main() {}
