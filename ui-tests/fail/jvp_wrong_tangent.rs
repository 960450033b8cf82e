use tenzr::prelude::*;

axis!(pub Feature);
axis!(pub Hidden);
type X = Tensor<f32, (Feature,)>;

fn main() {
    let x = X::from_slice([2], &[0.0; 2]).unwrap();
    let d = Tensor::<f32, (Hidden,)>::from_slice([2], &[0.0; 2]).unwrap();
    let _ = jvp!(|x: &X| x.sum_all())(&x, &d);
}
