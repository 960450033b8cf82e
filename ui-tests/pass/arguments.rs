//! Arguments by value and by reference, one value in several places, parameters that are not used.

#![deny(warnings)]

use tenzr::prelude::*;

axis!(pub Batch);
axis!(pub Feature);
type L = Tensor<f64, ()>;
type X = Tensor<f64, (Feature,)>;
type Ls = Tensor<f64, (Batch,)>;

#[differentiable]
fn by_value(x: L, y: &L) -> L {
    x * y
}

#[differentiable]
fn mixed(x: &L) -> L {
    let y = x * 2.0;
    by_value(y.clone(), &y) + by_value(x.clone(), x) + by_value(x * 3.0, &(x + 1.0))
}

#[differentiable]
fn first(x: &L, _y: &L, _n: usize) -> L {
    x.clone()
}

#[differentiable]
fn constant(_x: &L) -> L {
    L::scalar(3.0)
}

#[differentiable]
fn twice(x: &L) -> (L, L) {
    let y = x * x;
    (y.clone(), y)
}

#[differentiable]
fn same(x: &L) -> (L, L) {
    (x.clone(), x.clone())
}

#[differentiable]
fn sums(x: &L, mut_: &L) -> L {
    let _ = x.exp();
    let (a, _) = (x + mut_, x);
    let b = &a;
    let c = *&b;
    c + c + c * c / c - c
}

#[differentiable]
fn both(x: &X, y: &X) -> X {
    let larger = x.gt(y).select(x, y);
    let positive = larger.maximum(0.0).minimum(&(y * 4.0));
    positive + x.lt(0.0).select(&(x * 0.0), x) + (-x)
}

fn main() {
    let x = L::scalar(2.0);
    // (2x)(2x) + x² + 3x (x + 1)
    assert_eq!(mixed::grad(&x).item(), 16.0 + 4.0 + 12.0 + 3.0);
    let (gx, gy) = by_value::grad(x.clone(), &x);
    assert_eq!((gx.item(), gy.item()), (2.0, 2.0));
    let (gx, gy) = first::grad(&x, &x, 3);
    assert_eq!((gx.item(), gy.item()), (1.0, 0.0));
    assert_eq!(constant::grad(&x).item(), 0.0);
    let (_, pullback) = twice::vjp(&x);
    assert_eq!(pullback(&(L::scalar(1.0), L::scalar(10.0))).item(), 44.0);
    let (_, pullback) = same::vjp(&x);
    assert_eq!(pullback(&(L::scalar(1.0), L::scalar(10.0))).item(), 11.0);
    let (gx, gy) = sums::grad(&x, &x);
    assert_eq!((gx.item(), gy.item()), (2.0, 2.0));
    let (a, b) = (X::from_slice([2], &[1.0, -1.0]).unwrap(), X::from_slice([2], &[0.5, 2.0]).unwrap());
    assert_eq!(both(&a, &b).to_vec(), [1.0, 3.0]);

    let zero = grad!(|x: &L| L::scalar(1.0))(&x);
    assert_eq!(zero.item(), 0.0);
    let by_value = grad!(|x: L| &x * &x)(x.clone());
    assert_eq!(by_value.item(), 4.0);
    let xs = Ls::from_slice([2], &[1.0, 2.0]).unwrap();
    let constants = vmap!(Batch, |x: &L| L::scalar(5.0))(&xs);
    assert_eq!(constants.to_vec(), [5.0, 5.0]);
    let squares = vmap!(Batch, |x: &L| (x * x, x))(&xs);
    assert_eq!((squares.0.to_vec(), squares.1.to_vec()), (vec![1.0, 4.0], vec![1.0, 2.0]));
}
