//! Generic over an axis, with lifetimes and a where-clause.

use tenzr::axes::Axis;
use tenzr::prelude::*;

axis!(pub Feature);
axis!(pub Hidden);

#[differentiable]
fn scaled<'a, A: Axis>(x: &'a Tensor<f64, (A,)>, k: &Tensor<f64, ()>) -> Tensor<f64, (A,)> {
    x.tanh().square().exp().recip()
}

#[differentiable]
fn first<'a, 'b>(x: &'a Tensor<f64, ()>, y: &'b Tensor<f64, ()>) -> Tensor<f64, ()>
where
    'b: 'a,
{
    x * y
}

fn main() {
    let x = Tensor::<f64, (Feature,)>::from_slice([1], &[0.0]).unwrap();
    let one = Tensor::<f64, ()>::scalar(1.0);
    assert_eq!(scaled(&x, &one).to_vec(), [1.0]);
    let h = Tensor::<f64, (Hidden,)>::from_slice([1], &[0.0]).unwrap();
    let (_, pullback) = scaled::vjp(&h, &one);
    let (gh, gk) = pullback(&Tensor::from_slice([1], &[1.0]).unwrap());
    assert_eq!((gh.to_vec(), gk.item()), (vec![0.0], 0.0));
    assert_eq!(first::grad(&one, &one).0.item(), 1.0);
}
