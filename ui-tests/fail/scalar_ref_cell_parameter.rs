use tenzr::prelude::*;

use std::cell::RefCell;

#[differentiable]
fn f(x: &RefCell<f64>) -> f64 {
    *x.borrow() * 2.0
}

fn main() {}
