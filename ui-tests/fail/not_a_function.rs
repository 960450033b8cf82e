use tenzr::prelude::*;

#[differentiable]
trait Model {
    fn width(&self) -> usize;
}

fn main() {}
