use tenzr::prelude::*;

#[differentiable]
#[derive(Clone)]
struct Line {
    slope: f64,
}

impl Line {
    fn at(&self, x: f64) -> f64 {
        x * self.slope
    }
}

#[differentiable]
trait Model {
    fn loss(&self, x: f64) -> f64;

    fn twice(&self, x: f64) -> f64 {
        2.0 * self.loss(x)
    }
}

#[differentiable]
impl Model for Line {
    fn loss(&self, x: f64) -> f64 {
        x * self.slope
    }
}

#[differentiable]
fn unmarked(l: &Line, x: f64) -> f64 {
    l.at(x) * x
}

#[differentiable]
fn of_the_trait(l: &Line, x: f64) -> f64 {
    l.twice(x)
}

fn main() {}
