//! Tuples as values, as results, and from calls.

use tenzr::prelude::*;

axis!(pub Batch);
type L = Tensor<f64, ()>;
type Ls = Tensor<f64, (Batch,)>;

#[differentiable]
fn two(x: &L, y: &L) -> (L, L) {
    (x * y, x + y)
}

#[differentiable]
fn f(x: &L, y: &L) -> L {
    let (product, sum) = two(x, y);
    let ((a, b), _) = ((product, sum), x);
    a * b
}

#[differentiable]
fn swapped(x: &L, y: &L) -> (L, L) {
    two(y, x)
}

fn main() {
    let (x, y) = (L::scalar(2.0), L::scalar(3.0));
    let (gx, gy) = f::grad(&x, &y);
    assert_eq!((gx.item(), gy.item()), (21.0, 16.0));

    let ((product, sum), pullback) = two::vjp(&x, &y);
    assert_eq!((product.item(), sum.item()), (6.0, 5.0));
    let (gx, gy) = pullback(&(L::scalar(1.0), L::scalar(10.0)));
    assert_eq!((gx.item(), gy.item()), (13.0, 12.0));

    let xs = Ls::from_slice([2], &[1.0, 2.0]).unwrap();
    let (products, sums) = vmap!(Batch, |x: &L| {
        let (product, sum) = two(x, &y);
        (product, sum)
    })(&xs);
    assert_eq!((products.to_vec(), sums.to_vec()), (vec![3.0, 6.0], vec![4.0, 5.0]));

    assert_eq!(swapped(&x, &y).1.item(), 5.0);
    let (value, (gx, gy)) = value_and_grad!(|x: &L, y: &L| f(x, y))(&x, &y);
    assert_eq!((value.item(), gx.item(), gy.item()), (30.0, 21.0, 16.0));
}
