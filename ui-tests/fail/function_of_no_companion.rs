use tenzr::prelude::*;

struct Wave;

impl Wave {
    fn height(x: f64) -> f64 {
        x.sin()
    }
}

#[differentiable]
fn twice(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    f(f(x))
}

#[differentiable]
fn of_a_type(x: f64) -> f64 {
    twice(Wave::height, x)
}

fn main() {
    of_a_type(1.0);
}
