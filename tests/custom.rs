//! Functions with rules of their own: rules that agree with the body in every use, and rules that do not, which count.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

type M<E> = Tensor<E, (A, B)>;
type R<E> = Tensor<E, (B,)>;

#[differentiable]
fn cube_vjp<E: Float>(ct: &M<E>, x: &M<E>) -> M<E> {
    ct * x.square() * 3.0
}

#[differentiable(vjp = cube_vjp)]
fn cube_by_vjp<E: Float>(x: &M<E>) -> M<E> {
    x.powi(3)
}

#[differentiable]
fn cube_jvp<E: Float>(x: &M<E>, dx: &M<E>) -> M<E> {
    dx * x.square() * 3.0
}

#[differentiable(jvp = cube_jvp)]
fn cube_by_jvp<E: Float>(x: &M<E>) -> M<E> {
    x.powi(3)
}

#[differentiable(vjp = cube_vjp, jvp = cube_jvp)]
fn cube_by_both<E: Float>(x: &M<E>) -> M<E> {
    x.powi(3)
}

unary!(a_reverse_rule(x: [A, B] any) -> [A, B] { cube_by_vjp(x) });
unary!(a_forward_rule(x: [A, B] any) -> [A, B] { cube_by_jvp(x) });
unary!(both_rules(x: [A, B] any) -> [A, B] { cube_by_both(x) });

// Of several parameters, a constant and a plain number among them, and several results.

#[differentiable]
fn affine_vjp<E: Float>(
    c_sum: &M<E>,
    c_total: &R<E>,
    x: &M<E>,
    #[no_grad] mask: &R<E>,
    power: i32,
    b: &R<E>,
) -> (M<E>, R<E>) {
    let slope = x.powi(power - 1) * 3.0;
    (c_sum * slope * mask + c_total * b, c_sum.sum(A) + (c_total * x.sum(A)))
}

#[differentiable(vjp = affine_vjp)]
fn affine<E: Float>(x: &M<E>, #[no_grad] mask: &R<E>, power: i32, b: &R<E>) -> (M<E>, R<E>) {
    (x.powi(power) * mask + b, x.sum(A) * b)
}

binary!(several_parameters_and_results(x: [A, B] any, y: [B] any) -> [A, B] {
    let mask = y.gt(0.0).select(0.0, 2.0);
    let (sum, total) = affine(x, &mask, 3, y);
    sum * total
});

// The rules count, whatever the body says.

type X = Tensor<f64, (A,)>;

fn x(v: &[f64]) -> X {
    X::from_slice([v.len()], v).unwrap()
}

#[differentiable]
fn straight_through(ct: &X, x: &X) -> X {
    ct * 1.0
}

#[differentiable(vjp = straight_through)]
fn rounded(x: &X) -> X {
    x.gt(0.0).select(1.0, -1.0) * x.square() / x.square()
}

#[test]
fn a_rule_counts_and_not_the_body() {
    let v = x(&[0.5, -2.0, 3.0]);
    assert_eq!(rounded(&v).to_vec(), [1., -1., 1.]);
    let g = grad!(|x: &X| (rounded(x) * 2.0).sum_all())(&v);
    assert_eq!(g.to_vec(), [2., 2., 2.]);
    // Forward mode follows from the reverse rule.
    let (y, t) = rounded::jvp(&v, &x(&[1., 2., 3.]));
    assert_eq!((y.to_vec(), t.to_vec()), (vec![1., -1., 1.], vec![1., 2., 3.]));
    let batch: Tensor<f64, (N, A)> = Tensor::from_slice([2, 2], &[0.5, -2.0, 3.0, -1.0]).unwrap();
    let g = vmap!(N, |x: &X| grad!(|x: &X| (rounded(x) * x).sum_all())(x))(&batch);
    assert_eq!(g.to_vec(), [1.5, -3.0, 4.0, -2.0]);
}

#[differentiable]
fn fixed_jvp(x: &Tensor<f64, ()>, dx: &Tensor<f64, ()>) -> Tensor<f64, ()> {
    dx * 3.0
}

#[differentiable]
fn fixed_vjp(ct: &Tensor<f64, ()>, x: &Tensor<f64, ()>) -> Tensor<f64, ()> {
    ct * 5.0
}

#[differentiable(vjp = fixed_vjp, jvp = fixed_jvp)]
fn inconsistent(x: &Tensor<f64, ()>) -> Tensor<f64, ()> {
    x * x
}

#[differentiable(vjp = fixed_vjp)]
fn number(x: f64) -> f64 {
    x * x
}

#[test]
fn each_mode_has_its_own_rule() {
    let v = Tensor::<f64, ()>::scalar(2.0);
    assert_eq!(inconsistent::grad(&v).item(), 5.0);
    assert_eq!(inconsistent::jvp(&v, &v).1.item(), 6.0);
    // Of plain numbers too.
    assert_eq!((number(3.0), number::grad(3.0), number::jvp(3.0, 2.0)), (9.0, 5.0, (9.0, 10.0)));
    let xs: Tensor<f64, (N,)> = Tensor::from_slice([3], &[1., 2., 3.]).unwrap();
    let g = grad!(|xs: &Tensor<f64, (N,)>| vmap!(N, |x: f64| number(x) * 2.0)(xs).sum_all())(&xs);
    assert_eq!(g.to_vec(), [10.; 3]);
}

#[differentiable]
fn unused_vjp(ct: &X, x: &X, k: &Tensor<f64, ()>) -> (X, Tensor<f64, ()>) {
    (ct * k, (ct * x).sum_all())
}

#[differentiable(vjp = unused_vjp)]
fn scaled(x: &X, k: &Tensor<f64, ()>) -> X {
    x * k
}

#[test]
fn a_shared_parameter_of_a_map_has_the_sum_of_its_gradients() {
    let batch: Tensor<f64, (N, A)> = Tensor::from_slice([2, 2], &[1., 2., 3., 4.]).unwrap();
    let k = Tensor::<f64, ()>::scalar(2.0);
    let g = grad!(|k: &Tensor<f64, ()>| vmap!(N, |x: &X| scaled(x, k).sum_all())(&batch).sum_all())(&k);
    assert_eq!(g.item(), 10.0);
    let g = vmap!(N, |x: &X| grad!(|k: &Tensor<f64, ()>| scaled(x, k).sum_all())(&k))(&batch);
    assert_eq!(g.to_vec(), [3., 7.]);
    let empty: Tensor<f64, (N, A)> = Tensor::zeros([0, 2]).unwrap();
    let g = grad!(|k: &Tensor<f64, ()>| vmap!(N, |x: &X| scaled(x, k).sum_all())(&empty).sum_all())(&k);
    assert_eq!(g.item(), 0.0);
}

// The third derivative of x³ is 6, by rules that are differentiated twice themselves.
#[test]
fn rules_hold_to_any_order() {
    let v: M<f64> = Tensor::from_slice([1, 1], &[1.5]).unwrap();
    let g3 =
        grad!(|x: &M<f64>| grad!(|x: &M<f64>| grad!(|x: &M<f64>| cube_by_vjp(x).sum_all())(x).sum_all())(x).sum_all());
    assert_eq!(g3(&v).to_vec(), [6.0]);
    let g3 =
        grad!(|x: &M<f64>| grad!(|x: &M<f64>| grad!(|x: &M<f64>| cube_by_jvp(x).sum_all())(x).sum_all())(x).sum_all());
    assert_eq!(g3(&v).to_vec(), [6.0]);
    let (_, t) = jvp!(|x: &M<f64>| {
        let (_, t) = jvp!(|x: &M<f64>| {
            let (_, t) = jvp!(|x: &M<f64>| cube_by_vjp(x))(x, x);
            t
        })(x, x);
        t
    })(&v, &v);
    assert_eq!(t.to_vec(), [27.0 * 1.5f64.powi(3)]);
}
