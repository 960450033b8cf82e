use tenzr::prelude::*;

#[differentiable]
<<<<<<< HEAD
struct Model {
    scale: f64,
    rate: f32,
=======
struct Point {
    x: f64,
    y: f32,
>>>>>>> main
}

fn main() {}
