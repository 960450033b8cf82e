#![allow(unused)]

use tenzr::prelude::*;

#[differentiable]
struct Model {
    width: usize,
}

fn main() {
    let model = Model { width: 3 };
}
