//! Operands of every kind: literals, the same variable twice, captured tensors and scalars,
//! arguments without influence, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

unary!(literals(x: [A, B] positive) -> [A, B] { (2.0 - x) * 3.0 + 1.0 / (x * x + 2) - (0.5 + x / 2.0).maximum(1.0) * -0.25 });
unary!(same_variable(x: [A, B] positive) -> [A, B] { x * x + x / x - (x - x) + (x + x) * x });
binary!(independent(x: [A] any, y: [A, B] any) -> [A] { let _ = y; x.square() });

type X = Tensor<f64, (A,)>;
type L = Tensor<f64, ()>;

fn x(v: [f64; 3]) -> X {
    X::from_slice([3], &v).unwrap()
}

#[test]
fn captured_operands() {
    let (u, c, k) = (x([1., 2., 3.]), x([4., -5., 6.]), 2.5);
    let (cr, owned) = (&c, L::scalar(0.5));
    let f = |g: X| g.to_vec();
    // On either side, by value and by reference, tensors and numbers.
    assert_eq!(f(grad!(|x: &X| (x * &c).sum_all())(&u)), [4., -5., 6.]);
    assert_eq!(f(grad!(|x: &X| (&c * x).sum_all())(&u)), [4., -5., 6.]);
    assert_eq!(f(grad!(|x: &X| (cr * x).sum_all())(&u)), [4., -5., 6.]);
    assert_eq!(f(grad!(|x: &X| (x - cr).square().sum_all())(&u)), [-6., 14., -6.]);
    assert_eq!(f(grad!(|x: &X| (cr - x).square().sum_all())(&u)), [-6., 14., -6.]);
    assert_eq!(f(grad!(|x: &X| (x * k).sum_all())(&u)), [2.5; 3]);
    assert_eq!(f(grad!(|x: &X| (k * x).sum_all())(&u)), [2.5; 3]);
    assert_eq!(f(grad!(|x: &X| (k / x).sum_all())(&u)), [-2.5, -2.5 / 4.0, -2.5 / 9.0]);
    assert_eq!(f(grad!(|x: &X| (x / k + k).sum_all())(&u)), [0.4; 3]);
    assert_eq!(f(grad!(|x: &X| (x * &owned).sum_all())(&u)), [0.5; 3]);
    assert_eq!(f(grad!(|x: &X| c.dot(x, A))(&u)), [4., -5., 6.]);
    assert_eq!(f(grad!(|x: &X| x.dot(&c, A))(&u)), [4., -5., 6.]);
    assert_eq!(f(grad!(|x: &X| c.maximum(x).sum_all())(&u)), [0., 1., 0.]);
    assert_eq!(f(grad!(|x: &X| x.gt(&c).select(x, &c).sum_all())(&u)), [0., 1., 0.]);
    // The captured values are still there, and forward mode agrees.
    let (y, t) = jvp!(|x: &X| (&c * x) * k)(&u, &u);
    assert_eq!(y.to_vec(), [10., -25., 45.]);
    assert_eq!(t.to_vec(), y.to_vec());
    let batch = vmap!(N, |x: &L| x * &c + k)(&Tensor::<f64, (N,)>::from_slice([2], &[0., 1.]).unwrap());
    assert_eq!(batch.to_vec(), [2.5, 2.5, 2.5, 6.5, -2.5, 8.5]);
    drop((c, owned));
}

#[differentiable]
fn two(x: &X, y: &X) -> L {
    (x * y.square()).sum_all()
}

#[test]
fn one_variable_for_two_arguments() {
    let u = x([1., 2., 3.]);
    assert_eq!(grad!(|x: &X| two(x, x))(&u).to_vec(), [3., 12., 27.]);
    assert_eq!(grad!(|x: &X| two(&x, x) + two(x, &(x * 2.0)))(&u).to_vec(), [15., 60., 135.]);
    assert_eq!(jvp!(|x: &X| two(x, x))(&u, &u).1.item(), 3.0 * 36.0);
    assert_eq!(grad!(|x: &X| x.dot(x, A))(&u).to_vec(), [2., 4., 6.]);
    assert_eq!(grad!(|x: &X| (x * x).sum_all())(&u).to_vec(), [2., 4., 6.]);
}

#[differentiable]
fn first_only(x: &X) -> X {
    grad!(|w: &X| two(w, x))(x)
}

#[differentiable]
fn second_only(x: &X) -> X {
    let (_, g) = grad!(|v: &X, w: &X| (v * w.square()).sum_all())(x, x);
    g
}

/// One value for two parameters, or for a parameter and a capture: each has its own derivative.
#[test]
fn one_value_for_two_parameters() {
    let u = x([1., 2., 3.]);
    let us = Tensor::<f64, (N, A)>::from_slice([1, 3], &[1., 2., 3.]).unwrap();
    let (first, second) = ([1., 4., 9.], [2., 8., 18.]);
    assert_eq!(first_only(&u).to_vec(), first);
    assert_eq!(second_only(&u).to_vec(), second);
    assert_eq!(vmap!(N, |x: &X| grad!(|w: &X| two(w, x))(x))(&us).to_vec(), first);
    assert_eq!(vmap!(N, |x: &X| grad!(|w: &X| (x * w.square()).sum_all())(x))(&us).to_vec(), second);
    let (a, b) = vmap!(N, |x: &X| grad!(|v: &X, w: &X| two(v, w))(x, x))(&us);
    assert_eq!((a.to_vec(), b.to_vec()), (first.to_vec(), second.to_vec()));
    let (a, b) = vmap!(N, |x: &X| {
        let (y, pullback) = vjp!(|v: &X, w: &X| (two(v, w), v.sum_all()))(x, x);
        let (a, _) = y;
        pullback((a.clone() * 0.0 + 1.0, a))
    })(&us);
    assert_eq!((a.to_vec(), b.to_vec()), (first.map(|v| v + 36.0).to_vec(), second.to_vec()));
    let (_, t) = vmap!(N, |x: &X| jvp!(|w: &X| two(w, x))(x, x))(&us);
    assert_eq!(t.to_vec(), [36.]);
    // d/dx of the sum of x² and of that of 2 x², at x = w, and as functions.
    assert_eq!(grad!(|x: &X| grad!(|w: &X| two(w, x))(x).sum_all())(&u).to_vec(), [2., 4., 6.]);
    assert_eq!(grad!(|x: &X| first_only(x).sum_all())(&u).to_vec(), [2., 4., 6.]);
    assert_eq!(grad!(|x: &X| second_only(x).sum_all())(&u).to_vec(), [4., 8., 12.]);
    assert_eq!(jvp!(|x: &X| second_only(x))(&u, &u).1.to_vec(), [4., 16., 36.]);
    let third =
        grad!(|x: &X| grad!(|y: &X| grad!(|z: &X| (x * y * z.square()).sum_all())(y).sum_all())(x).sum_all())(&u);
    assert_eq!(third.to_vec(), [8., 16., 24.]);
}

#[test]
fn results_without_the_argument_have_zero_gradients_of_its_type() {
    let (u, w) = (x([1., 2., 3.]), Tensor::<f64, (A, B)>::ones([3, 2]).unwrap());
    let (g, h) = grad!(|x: &X, w: &Tensor<f64, (A, B)>| {
        let _ = w;
        x.sum_all()
    })(&u, &w);
    assert_eq!((g.to_vec(), h.shape(), h.to_vec()), (vec![1.0; 3], vec![3, 2], vec![0.0; 6]));
    let c = L::scalar(1.0);
    let g: X = grad!(|x: &X| {
        let _ = x;
        &c * 2.0
    })(&u);
    assert_eq!(g.to_vec(), [0.0; 3]);
    let (y, t) = jvp!(|x: &X| {
        let _ = x;
        &c * 2.0
    })(&u, &u);
    assert_eq!((y.item(), t.item()), (2.0, 0.0));
    // Per example: zeros for each.
    let us = Tensor::<f64, (N, A)>::ones([4, 3]).unwrap();
    let g: Tensor<f64, (N, A)> = vmap!(N, |x: &X| grad!(|x: &X| {
        let _ = x;
        &c * 2.0
    })(x))(&us);
    assert_eq!(g.to_vec(), [0.0; 12]);
    let y: Tensor<f64, (N,)> = vmap!(N, |x: &X| {
        let _ = x;
        &c * 2.0
    })(&us);
    assert_eq!(y.to_vec(), [2.0; 4]);
    // Comparisons, argmax and what comes of them are constants.
    let g = grad!(|x: &X| x.gt(0.0).select(1.0, 0.0).sum_all())(&u);
    assert_eq!(g.to_vec(), [0.0; 3]);
}

#[test]
fn equality_by_entry() {
    let (u, c) = (x([1., 2., 3.]), x([1., 5., 3.]));
    assert_eq!(grad!(|x: &X| x.eq_each(&c).select(x, x * 2.0).sum_all())(&u).to_vec(), [1., 2., 1.]);
    assert_eq!(grad!(|x: &X| x.ne_each(&c).select(x, x * 2.0).sum_all())(&u).to_vec(), [2., 1., 2.]);
}

#[test]
fn conversions() {
    let u = x([1., 2., 3.]);
    let g: X = grad!(|x: &X| (x.to_f32().square() * 0.5).to_f64().sum_all())(&u);
    assert_eq!(g.to_vec(), [1., 2., 3.]);
    let (y, t): (Tensor<f32, (A,)>, Tensor<f32, (A,)>) = jvp!(|x: &X| x.to_f32().square())(&u, &u);
    assert_eq!((y.to_vec(), t.to_vec()), (vec![1., 4., 9.], vec![2., 8., 18.]));
    let h = jvp!(|x: &X| grad!(|x: &X| x.to_f32().square().to_f64().sum_all())(x))(&u, &u).1;
    assert_eq!(h.to_vec(), [2., 4., 6.]);
    let us = Tensor::<f64, (N, A)>::ones([2, 3]).unwrap();
    let per: Tensor<f64, (N, A)> = vmap!(N, |x: &X| grad!(|x: &X| x.to_f32().square().to_f64().sum_all())(x))(&us);
    assert_eq!(per.to_vec(), [2.0; 6]);
}

#[test]
fn a_captured_mapped_value() {
    // Inside the inner map `x` is captured, and mapped by the outer one.
    let xs = Tensor::<f64, (N,)>::from_slice([3], &[1., 2., 3.]).unwrap();
    let ys = Tensor::<f64, (A,)>::from_slice([2], &[10., 20.]).unwrap();
    let f = vmap!(N, |x: &L| {
        let k = x * 2.0;
        vmap!(A, |y: &L| y * &k + x)(&ys)
    })(&xs);
    assert_eq!(f.to_vec(), [21., 41., 42., 82., 63., 123.]);
    // The gradient of what is captured keeps the axis of the capture.
    let g: Tensor<f64, (N, A)> = vmap!(N, |x: &L| vmap!(A, |y: &L| grad!(|z: &L| z * x * y)(y))(&ys))(&xs);
    assert_eq!(g.to_vec(), [10., 20., 20., 40., 30., 60.]);
}

#[test]
fn a_captured_tensor_with_the_mapped_axis_among_its_own() {
    // Every example against the whole batch.
    type All = Tensor<f64, (N, A)>;
    let all = All::from_slice([2, 3], &[1., 2., 3., 4., 5., 6.]).unwrap();
    let scores: Tensor<f64, (N,)> = vmap!(N, |x: &X| x.dot(&all, A).sum_all())(&all);
    assert_eq!(scores.to_vec(), [14. + 32., 32. + 77.]);
    // d/dall of the sum over i, j of <x_i, all_j>: the sum of all x_i in each row.
    let g: All = grad!(|all: &All| {
        let xs = all * 1.0;
        vmap!(N, |x: &X| x.dot(all, A).sum_all())(&xs).sum_all()
    })(&all);
    assert_eq!(g.to_vec(), [10., 14., 18., 10., 14., 18.]);
    // Per example, with respect to the whole batch.
    let g = vmap!(N, |x: &X| grad!(|all: &All| x.dot(all, A).logsumexp(N))(&all).sum(N))(&all);
    assert_eq!(g.shape(), [2, 3]);
    common::near("softmax weights sum to one", &g.to_vec(), &all.to_vec(), 1e-12);
}
