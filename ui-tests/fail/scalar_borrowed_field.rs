use tenzr::prelude::*;

#[differentiable]
struct View<'a> {
    x: &'a [f64],
}

fn main() {}
