use tenzr::prelude::*;

type L = Tensor<f32, ()>;

fn main() {
    let double = vmap!(|x: &L| x + x);
}
