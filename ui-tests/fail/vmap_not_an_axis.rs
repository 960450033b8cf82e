use tenzr::prelude::*;

struct Batch;
type L = Tensor<f32, ()>;

fn main() {
    let double = vmap!(Batch, |x: &L| x + x);
}
