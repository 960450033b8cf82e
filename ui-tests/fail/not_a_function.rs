use tenzr::prelude::*;

#[differentiable]
const RATE: f64 = 0.5;

fn main() {}
