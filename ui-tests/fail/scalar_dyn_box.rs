use tenzr::prelude::*;

trait Shape {
    fn area(&self, x: f64) -> f64;
}

#[differentiable]
fn f(shapes: &[Box<dyn Shape>], x: f64) -> f64 {
    let mut sum = 0.0;
    for shape in shapes {
        sum += shape.area(x);
    }
    sum
}

fn main() {}
