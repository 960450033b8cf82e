use tenzr::prelude::*;

trait Shape {
    fn area(&self, x: f64) -> f64;
}

#[differentiable]
fn f(shape: &dyn Shape, x: f64) -> f64 {
    shape.area(x) * 2.0
}

fn main() {}
