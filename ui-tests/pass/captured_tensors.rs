//! Tensors from around a closure: by reference, by value, moved into it.

use tenzr::prelude::*;

axis!(pub Batch);
axis!(pub Feature);
axis!(pub Hidden);
type X = Tensor<f64, (Feature,)>;
type W1 = Tensor<f64, (Feature, Hidden)>;
type Xs = Tensor<f64, (Batch, Feature)>;

struct Data {
    xs: Xs,
    x: X,
}

#[differentiable]
fn loss(x: &X, w: &W1) -> Tensor<f64, ()> {
    x.dot(w, Feature).square().sum_all()
}

fn of_owned(x: X) -> impl Fn(&W1) -> W1 {
    grad!(move |w: &W1| loss(&x, w))
}

fn of_reference(x: &X) -> impl Fn(&W1) -> W1 {
    grad!(move |w: &W1| loss(x, w))
}

fn operands(x: X) -> impl Fn(&W1) -> W1 {
    grad!(move |w: &W1| (x.dot(w, Feature) * w.dot(&x, Feature)).sum_all())
}

fn main() {
    let data = Data {
        xs: Xs::from_slice([2, 2], &[1.0, 2.0, 3.0, 4.0]).unwrap(),
        x: X::from_slice([2], &[1.0, 2.0]).unwrap(),
    };
    let w = W1::from_slice([2, 1], &[3.0, 4.0]).unwrap();
    let expected = [22.0, 44.0];
    assert_eq!(of_owned(data.x.clone())(&w).to_vec(), expected);
    assert_eq!(of_reference(&data.x)(&w).to_vec(), expected);
    assert_eq!(operands(data.x.clone())(&w).to_vec(), expected);
    assert_eq!(grad!(|w: &W1| loss(&data.x, w))(&w).to_vec(), expected);
    assert_eq!(grad!(|w: &W1| data.x.dot(w, Feature).square().sum_all())(&w).to_vec(), expected);
    let all = grad!(|w: &W1| vmap!(Batch, |x: &X| loss(x, w))(&data.xs).sum_all())(&w);
    assert_eq!(all.to_vec(), [22.0 + 150.0, 44.0 + 200.0]);
    let x = &data.x;
    let values = vmap!(Batch, |y: &X| (x * y + x - y).sum_all())(&data.xs);
    assert_eq!(values.to_vec(), [5.0, 7.0]);
    assert_eq!(x.to_vec(), [1.0, 2.0]);
}
