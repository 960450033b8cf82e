use tenzr::prelude::*;

#[differentiable]
trait Generic<T: Real> {
    fn predict(&self, x: T) -> T;
}

#[differentiable]
trait Model {
    type Params;

    fn loss(&self, params: &Self::Params) -> f64;

    fn of_any<T: Real>(&self, x: T) -> T;

    fn single(&self, x: f32) -> f32;
}

fn main() {}
