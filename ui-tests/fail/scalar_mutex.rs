use tenzr::prelude::*;

use std::sync::Mutex;

#[differentiable]
fn f(x: f64) -> f64 {
    let sum = Mutex::new(x);
    *sum.lock().unwrap() * x
}

fn main() {}
