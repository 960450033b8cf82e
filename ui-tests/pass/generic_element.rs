//! Generic over the element type.

use tenzr::prelude::*;

axis!(pub Batch);
axis!(pub Feature);

#[differentiable]
fn f<E: Float>(x: &Tensor<E, (Feature,)>) -> Tensor<E, ()> {
    (x * x * 3.0).sum(Feature) + 1.0
}

#[differentiable]
fn g<E>(x: &Tensor<E, (Feature,)>, y: &Tensor<E, ()>) -> Tensor<E, ()>
where
    E: Float,
{
    let z = f(x) * y;
    grad!(|x: &Tensor<E, (Feature,)>| f(x))(x).sum_all() * z
}

fn main() {
    let x = Tensor::<f32, (Feature,)>::from_slice([2], &[1.0, 2.0]).unwrap();
    assert_eq!(f::grad(&x).to_vec(), [6.0, 12.0]);
    let x = Tensor::<f64, (Feature,)>::from_slice([2], &[1.0, 2.0]).unwrap();
    assert_eq!(f::grad(&x).to_vec(), [6.0, 12.0]);
    let y = Tensor::<f64, ()>::scalar(2.0);
    // (6 Σx) (3 Σx² + 1) y
    let (gx, gy) = g::grad(&x, &y);
    assert_eq!(gy.item(), 18.0 * 16.0);
    assert_eq!(gx.to_vec(), [6.0 * 32.0 + 36.0 * 6.0, 6.0 * 32.0 + 36.0 * 12.0]);
    let xs = Tensor::<f64, (Batch, Feature)>::from_slice([1, 2], &[1.0, 2.0]).unwrap();
    let values = vmap!(Batch, |x: &Tensor<f64, (Feature,)>| g(x, &y))(&xs);
    assert_eq!(values.to_vec(), [18.0 * 32.0]);
}
