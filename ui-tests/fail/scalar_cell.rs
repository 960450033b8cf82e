use tenzr::prelude::*;

use std::cell::Cell;

#[differentiable]
fn f(x: f64) -> f64 {
    let sum = Cell::new(x);
    sum.set(sum.get() + x);
    sum.get()
}

fn main() {}
