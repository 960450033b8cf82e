use tenzr::prelude::*;

axis!(pub Batch);
axis!(pub Feature);
type X = Tensor<f32, (Batch, Feature)>;

fn main() {
    let xs = Tensor::<f32, (Batch, Feature)>::from_slice([2, 1], &[0.0; 2]).unwrap();
    let sums = vmap!(Batch, |x: &X| x.sum(Feature))(&xs);
}
