use tenzr::prelude::*;

axis!(pub Batch);
axis!(pub Feature);
axis!(pub Hidden);
type X = Tensor<f32, (Feature,)>;
type H = Tensor<f32, (Hidden,)>;

fn main() {
    let xs = Tensor::<f32, (Batch, Feature)>::from_slice([1, 2], &[0.0; 2]).unwrap();
    let _gradients = vmap!(Batch, |x: &X| grad!(|h: &H| h.sum_all())(x))(&xs);
}
