use tenzr::prelude::*;

type L = Tensor<f32, ()>;

struct Model {
    scale: L,
}

impl Model {
    #[differentiable]
    fn f(&self, x: &L) -> L {
        x * &self.scale
    }
}

fn main() {}
