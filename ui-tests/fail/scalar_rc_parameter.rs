use tenzr::prelude::*;

use std::rc::Rc;

#[differentiable]
fn f(x: Rc<f64>) -> f64 {
    *x * 2.0
}

fn main() {}
