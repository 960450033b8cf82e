use tenzr::prelude::*;

axis!(pub Batch);
type L = Tensor<f32, ()>;

fn main() {
    let xs = Tensor::<f32, (Batch,)>::from_slice([2], &[0.0; 2]).unwrap();
    let products = vmap!(Batch, |x: &L| vmap!(Batch, |y: &L| x * y)(&xs).sum_all())(&xs);
}
