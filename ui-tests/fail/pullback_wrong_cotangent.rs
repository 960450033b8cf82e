use tenzr::prelude::*;

axis!(pub Feature);
type X = Tensor<f32, (Feature,)>;

fn main() {
    let x = X::from_slice([2], &[0.0; 2]).unwrap();
    let (_y, pullback) = vjp!(|x: &X| x.sum_all())(&x);
    let _ = pullback(&x);
}
