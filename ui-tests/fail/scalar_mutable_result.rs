use tenzr::prelude::*;

#[differentiable]
#[derive(Clone)]
struct Model {
    k: f64,
}

#[differentiable]
impl Model {
    fn scaled(&mut self, by: f64) -> &mut Self {
        self.k *= by;
        self
    }
}

fn main() {}
