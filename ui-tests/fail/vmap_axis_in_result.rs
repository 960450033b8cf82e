use tenzr::prelude::*;

axis!(pub Batch);
type L = Tensor<f32, ()>;

fn main() {
    let xs = Tensor::<f32, (Batch,)>::from_slice([2], &[0.0; 2]).unwrap();
    let all = xs.clone();
    let products = vmap!(Batch, |x: &L| x * &all)(&xs);
}
