use tenzr::prelude::*;

#[differentiable]
struct Point {
    x: f64,
    y: f64,
}

impl Clone for Point {
    fn clone(&self) -> Self {
        Point { x: 2.0 * self.x, y: self.y }
    }
}

#[derive(Clone)]
#[differentiable]
struct Late {
    x: f64,
}

#[differentiable]
enum Row<const N: usize> {
    All([f64; N]),
    Nothing,
}

impl<const N: usize> Clone for Row<N> {
    fn clone(&self) -> Self {
        Row::Nothing
    }
}

/// It has none, so that nothing can go wrong.
#[differentiable]
struct Moved {
    x: f64,
}

fn main() {}
