use tenzr::prelude::*;

use std::collections::HashMap;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    let m = x.iter().enumerate().map(|(i, v)| (i, *v)).collect::<HashMap<usize, f64>>();
    m[&0]
}

fn main() {}
