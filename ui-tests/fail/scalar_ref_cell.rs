use tenzr::prelude::*;

use std::cell::RefCell;

#[differentiable]
fn f(x: f64) -> f64 {
    let sum = RefCell::new(0.0);
    *sum.borrow_mut() += x;
    sum.into_inner()
}

fn main() {}
