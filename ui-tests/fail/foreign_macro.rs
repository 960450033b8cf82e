#![allow(unused)]

use tenzr::prelude::*;

type L = Tensor<f32, ()>;

macro_rules! square {
    ($x:expr) => {
        $x * $x
    };
}

#[differentiable]
fn f(x: &L) -> L {
    square!(x) + 1.0
}

fn main() {}
