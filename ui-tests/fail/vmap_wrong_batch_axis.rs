use tenzr::prelude::*;

axis!(pub Batch);
axis!(pub Time);
axis!(pub Feature = 4);
type X = Tensor<f32, (Feature,)>;

fn main() {
    let xs = Tensor::<f32, (Time, Feature)>::from_slice([2, 4], &[0.0; 8]).unwrap();
    let sums = vmap!(Batch, |x: &X| x.sum(Feature))(&xs);
}
