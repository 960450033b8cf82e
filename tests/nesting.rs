//! Derivatives and maps inside one another, on tensors and through calls.

mod common;

use common::{Bar, Batch, Class, Feature, Foo, Hidden, L, Time, rng};
use tenzr::prelude::*;

type X = Tensor<f64, (Feature,)>;
type Y = Tensor<f64, (Class,)>;
type W1 = Tensor<f64, (Feature, Hidden)>;
type W2 = Tensor<f64, (Hidden, Class)>;
type H = Tensor<f64, (Hidden,)>;

#[differentiable]
fn layer(x: &X, w: &W1) -> H {
    x.dot(w, Feature).tanh()
}

#[differentiable]
fn loss(x: &X, w1: &W1, w2: &W2, y: &Y) -> L {
    layer(x, w1).dot(w2, Hidden).cross_entropy(y, Class)
}

fn close(a: &[f64], b: &[f64]) {
    assert_eq!(a.len(), b.len());
    for (x, y) in a.iter().zip(b) {
        assert!(approx::abs_diff_eq!(*x, *y, epsilon = 1e-6 * (1.0 + y.abs())), "{a:?}\n{b:?}");
    }
}

#[test]
fn classifier() {
    let mut r = rng(1);
    let w1 = W1::from_shape_fn([4, 5], |_| r()).unwrap();
    let w2 = W2::from_shape_fn([5, 3], |_| r()).unwrap();
    let xs = Tensor::<f64, (Batch, Feature)>::from_shape_fn([6, 4], |_| r()).unwrap();
    let ys = Tensor::<f64, (Batch, Class)>::from_shape_fn([6, 3], |[i, j]| if i % 3 == j { 1.0 } else { 0.0 }).unwrap();
    let losses: Tensor<f64, (Batch,)> = vmap!(Batch, |x: &X, y: &Y| loss(x, &w1, &w2, y))(&xs, &ys);
    println!("{losses}");
    let per: Tensor<f64, (Batch, Feature, Hidden)> =
        vmap!(Batch, |x: &X, y: &Y| grad!(|w: &W1| loss(x, w, &w2, y))(&w1))(&xs, &ys);
    let mean: W1 = grad!(|w: &W1| vmap!(Batch, |x: &X, y: &Y| loss(x, w, &w2, y))(&xs, &ys).mean_all())(&w1);
    close(&per.mean(Batch).to_vec(), &mean.to_vec());
    let f = |w: &W1| vmap!(Batch, |x: &X, y: &Y| loss(x, w, &w2, y))(&xs, &ys).mean_all().item();
    let e = 1e-5;
    for k in 0..20 {
        let bump = |d: f64| {
            let mut v = w1.to_vec();
            v[k] += d;
            W1::from_vec([4, 5], v).unwrap()
        };
        let fd = (f(&bump(e)) - f(&bump(-e))) / (2.0 * e);
        assert!((fd - mean.to_vec()[k]).abs() < 1e-8, "{fd} {}", mean.to_vec()[k]);
    }
    let (l, (g1, g2)) =
        value_and_grad!(|a: &W1, b: &W2| vmap!(Batch, |x: &X, y: &Y| loss(x, a, b, y))(&xs, &ys).mean_all())(&w1, &w2);
    close(&g1.to_vec(), &mean.to_vec());
    assert!((l.item() - f(&w1)).abs() < 1e-12);
    let _ = g2;
    // hessian-vector product against differences of the gradient
    let v = W1::from_shape_fn([4, 5], |_| r()).unwrap();
    let (g, hv) =
        jvp!(|w: &W1| grad!(|w: &W1| vmap!(Batch, |x: &X, y: &Y| loss(x, w, &w2, y))(&xs, &ys).mean_all())(w))(&w1, &v);
    close(&g.to_vec(), &mean.to_vec());
    let gr = grad!(|w: &W1| vmap!(Batch, |x: &X, y: &Y| loss(x, w, &w2, y))(&xs, &ys).mean_all());
    let fd = (gr(&(&w1 + &v * 1e-5)) - gr(&(&w1 - &v * 1e-5))) * 5e4;
    close(&hv.to_vec(), &fd.to_vec());
    // reverse over reverse
    let hv2 = grad!(|w: &W1| (grad!(|w: &W1| vmap!(Batch, |x: &X, y: &Y| loss(x, w, &w2, y))(&xs, &ys).mean_all())(w)
        * &v)
        .sum_all())(&w1);
    close(&hv2.to_vec(), &hv.to_vec());
    // reverse over forward
    let hv3 = grad!(|w: &W1| {
        let (_, t) = jvp!(|w: &W1| vmap!(Batch, |x: &X, y: &Y| loss(x, w, &w2, y))(&xs, &ys).mean_all())(w, &v);
        t
    })(&w1);
    close(&hv3.to_vec(), &hv.to_vec());
    let (y, pb) = vjp!(|w: &W1| vmap!(Batch, |x: &X, y: &Y| loss(x, w, &w2, y))(&xs, &ys))(&w1);
    close(&pb(&(y.clone() * 0.0 + 1.0 / 6.0)).to_vec(), &mean.to_vec());
    let x0 = X::from_shape_fn([4], |_| r()).unwrap();
    let y0 = Y::from_shape_fn([3], |[i]| if i == 0 { 1.0 } else { 0.0 }).unwrap();
    let (gx, ga, gb, gy) = loss::grad(&x0, &w1, &w2, &y0);
    let _ = (gx, gb, gy);
    close(&ga.to_vec(), &grad!(|w: &W1| loss(&x0, w, &w2, &y0))(&w1).to_vec());
    let (_, t) = layer::jvp(&x0, &w1, &(&x0 * 0.0), &v);
    let fd = (layer(&x0, &(&w1 + &v * 1e-5)) - layer(&x0, &(&w1 - &v * 1e-5))) * 5e4;
    close(&t.to_vec(), &fd.to_vec());
}

#[test]
fn perturbations_are_not_confused() {
    let x = L::scalar(3.0);
    let one = L::scalar(1.0);
    let (_, t) = jvp!(|x: &L| {
        let (_, s) = jvp!(|y: &L| x + y)(&one, &one);
        x * s
    })(&x, &one);
    assert_eq!(t.item(), 1.0);
    let g = grad!(|x: &L| x * grad!(|y: &L| x + y)(&one))(&x);
    assert_eq!(g.item(), 1.0);
    let g3 = grad!(|x: &L| grad!(|x: &L| grad!(|x: &L| x * x * x * x)(x))(x))(&x);
    assert_eq!(g3.item(), 72.0);
}

#[test]
fn heterogeneous() {
    let xs = Tensor::<f64, (Foo,)>::from_slice([3], &[1., 2., 3.]).unwrap();
    let ys = Tensor::<f64, (Bar,)>::from_slice([2], &[4., 5.]).unwrap();
    let g: Tensor<f64, (Foo, Bar)> = vmap!(Foo, |x: &L| vmap!(Bar, |y: &L| grad!(|x: &L| x * y)(x))(&ys))(&xs);
    assert_eq!(g.to_vec(), [4., 5., 4., 5., 4., 5.]);
}

/// Several axes in one map are one map inside the other, outermost first.
#[test]
fn several_axes_at_once() {
    let mut r = rng(3);
    let w = W1::from_shape_fn([4, 5], |_| r()).unwrap();
    let xs = Tensor::<f64, (Batch, Time, Feature)>::from_shape_fn([2, 3, 4], |_| r()).unwrap();
    let once: Tensor<f64, (Batch, Time, Hidden)> = vmap!((Batch, Time), |x: &X| layer(x, &w))(&xs);
    let twice = vmap!(Batch, |xt: &Tensor<f64, (Time, Feature)>| vmap!(Time, |x: &X| layer(x, &w))(xt))(&xs);
    assert_eq!(once, twice);
    let each: Tensor<f64, (Batch, Time, Feature, Hidden)> =
        vmap!((Batch, Time), |x: &X| grad!(|w: &W1| layer(x, w).sum_all())(&w))(&xs);
    let total = grad!(|w: &W1| vmap!((Batch, Time), |x: &X| layer(x, w).sum_all())(&xs).sum_all())(&w);
    close(&each.sum((Batch, Time)).to_vec(), &total.to_vec());
    // Inside, an axis is taken wherever it stands.
    let turned = xs.permute((Time, Feature, Batch));
    let inner = grad!(|w: &W1| vmap!((Batch, Time), |x: &X| layer(x, w).sum_all())(&turned).sum_all())(&w);
    close(&inner.to_vec(), &total.to_vec());
}

/// A function under a map, under forward mode, and under both at once; per-example Hessians times vectors.
#[test]
fn calls_under_maps_and_forward_mode_at_once() {
    let mut r = rng(5);
    let w1 = W1::from_shape_fn([4, 5], |_| r()).unwrap();
    let v = W1::from_shape_fn([4, 5], |_| r()).unwrap();
    let w2 = W2::from_shape_fn([5, 3], |_| r()).unwrap();
    let xs = Tensor::<f64, (Batch, Feature)>::from_shape_fn([6, 4], |_| r()).unwrap();
    let ys = Tensor::<f64, (Batch, Class)>::from_shape_fn([6, 3], |[i, j]| if i % 3 == j { 1.0 } else { 0.0 }).unwrap();
    let one = |i: usize| {
        let x = X::from_shape_fn([4], |[j]| xs.at([i, j])).unwrap();
        let y = Y::from_shape_fn([3], |[j]| ys.at([i, j])).unwrap();
        jvp!(|w: &W1| grad!(|w: &W1| loss(&x, w, &w2, &y))(w))(&w1, &v).1.to_vec()
    };
    let each: Vec<f64> = (0..6).flat_map(one).collect();
    // The map outside, in the middle, and inside.
    let a: Tensor<f64, (Batch, Feature, Hidden)> = vmap!(Batch, |x: &X, y: &Y| {
        let (_, h) = jvp!(|w: &W1| grad!(|w: &W1| loss(x, w, &w2, y))(w))(&w1, &v);
        h
    })(&xs, &ys);
    close(&a.to_vec(), &each);
    let (_, b) = jvp!(|w: &W1| vmap!(Batch, |x: &X, y: &Y| grad!(|w: &W1| loss(x, w, &w2, y))(w))(&xs, &ys))(&w1, &v);
    close(&b.to_vec(), &each);
    let (_, c) =
        jvp!(|w: &W1| grad!(|w: &W1| vmap!(Batch, |x: &X, y: &Y| loss(x, w, &w2, y))(&xs, &ys).sum_all())(w))(&w1, &v);
    close(&c.to_vec(), &a.sum(Batch).to_vec());
    // Mapped over weights and examples, each its own axis, one under forward mode.
    let ws = Tensor::<f64, (Foo, Feature, Hidden)>::from_shape_fn([2, 4, 5], |_| r()).unwrap();
    let t: Tensor<f64, (Foo, Batch, Hidden)> = vmap!(Foo, |w: &W1| vmap!(Batch, |x: &X| {
        let (_, t) = jvp!(|w: &W1| layer(x, w))(w, &v);
        t
    })(&xs))(&ws);
    let direct = layer::jvp(
        &X::from_shape_fn([4], |[j]| xs.at([3, j])).unwrap(),
        &W1::from_shape_fn([4, 5], |[i, j]| ws.at([1, i, j])).unwrap(),
        &X::zeros([4]).unwrap(),
        &v,
    );
    close(&(0..5).map(|j| t.at([1, 3, j])).collect::<Vec<_>>(), &direct.1.to_vec());
    // A whole Jacobian: one tangent for each unit vector, mapped over.
    type Row = Tensor<f64, (Feature,)>;
    let units = Tensor::<f64, (Bar, Feature)>::from_shape_fn([4, 4], |[i, j]| f64::from(u8::from(i == j))).unwrap();
    let x = X::from_shape_fn([4], |[j]| xs.at([0, j])).unwrap();
    let forward: Tensor<f64, (Bar, Hidden)> = vmap!(Bar, |u: &Row| {
        let (_, t) = jvp!(|x: &X| layer(x, &w1))(&x, u);
        t
    })(&units);
    let reverse: Tensor<f64, (Bar, Feature)> =
        vmap!(Bar, |u: &H| {
            let (_, pullback) = vjp!(|x: &X| layer(x, &w1))(&x);
            pullback(u)
        })(&Tensor::<f64, (Bar, Hidden)>::from_shape_fn([5, 5], |[i, j]| f64::from(u8::from(i == j))).unwrap());
    let transposed: Vec<f64> =
        (0..4).flat_map(|i| (0..5).map(move |j| (i, j))).map(|(i, j)| reverse.at([j, i])).collect();
    close(&forward.to_vec(), &transposed);
}

/// The gradient penalty: the mean over examples of |dL/dw|², differentiated.
#[differentiable]
fn penalty(x: &X, w1: &W1, w2: &W2, y: &Y) -> L {
    grad!(|w: &W1| loss(x, w, w2, y))(w1).square().sum_all()
}

#[test]
fn gradient_penalty() {
    let mut r = rng(9);
    let w1 = W1::from_shape_fn([4, 5], |_| r()).unwrap();
    let w2 = W2::from_shape_fn([5, 3], |_| r()).unwrap();
    let xs = Tensor::<f64, (Batch, Feature)>::from_shape_fn([6, 4], |_| r()).unwrap();
    let ys = Tensor::<f64, (Batch, Class)>::from_shape_fn([6, 3], |[i, j]| if i % 3 == j { 1.0 } else { 0.0 }).unwrap();
    let value = |w: &[f64]| {
        let w = W1::from_slice([4, 5], w).unwrap();
        let g = vmap!(Batch, |x: &X, y: &Y| grad!(|w: &W1| loss(x, w, &w2, y))(&w))(&xs, &ys);
        vec![g.square().sum_all().item() / 6.0]
    };
    let g = grad!(|w: &W1| vmap!(Batch, |x: &X, y: &Y| penalty(x, w, &w2, y))(&xs, &ys).mean_all())(&w1);
    close(&g.to_vec(), &common::differences(value, &w1.to_vec()).concat());
    // Written out in the macro, and forward over it.
    let inline =
        grad!(|w: &W1| vmap!(Batch, |x: &X, y: &Y| { grad!(|w: &W1| loss(x, w, &w2, y))(w).square().sum_all() })(
            &xs, &ys
        )
        .mean_all())(&w1);
    close(&inline.to_vec(), &g.to_vec());
    let v = W1::from_shape_fn([4, 5], |_| r()).unwrap();
    let (_, t) = jvp!(|w: &W1| vmap!(Batch, |x: &X, y: &Y| penalty(x, w, &w2, y))(&xs, &ys).mean_all())(&w1, &v);
    close(&[t.item()], &[(&g * &v).sum_all().item()]);
}

#[differentiable]
fn line(x: &L, y: &L) -> L {
    x + y
}

#[differentiable]
fn slope(x: &L) -> L {
    let one = L::scalar(1.0);
    let (_, t) = jvp!(|y: &L| line(x, y))(&one, &one);
    x * t
}

/// Each level has its own perturbation, through calls as well, and where the inner one is mapped.
#[test]
fn perturbations_are_not_confused_through_calls() {
    let (x, one) = (L::scalar(3.0), L::scalar(1.0));
    assert_eq!(slope::jvp(&x, &one).1.item(), 1.0);
    assert_eq!(slope::grad(&x).item(), 1.0);
    let (_, t) = jvp!(|x: &L| slope(x) * slope(x))(&x, &one);
    assert_eq!(t.item(), 6.0);
    // d/dx of x · d/dy of (x y) at y = x is 2x.
    let product = jvp!(|x: &L| {
        let (_, t) = jvp!(|y: &L| x * y)(x, &one);
        x * t
    })(&x, &one);
    assert_eq!(product.1.item(), 6.0);
    let mixed = grad!(|x: &L| {
        let (_, t) = jvp!(|y: &L| x * grad!(|z: &L| z * y * x)(y))(x, &one);
        t * x
    })(&x);
    assert_eq!(mixed.item(), 27.0);
    let xs = Tensor::<f64, (Foo,)>::from_slice([3], &[1., 2., 3.]).unwrap();
    let t = vmap!(Foo, |x: &L| {
        let (_, t) =
            jvp!(|x: &L| vmap!(Bar, |y: &L| slope(y) * x)(&Tensor::<f64, (Bar,)>::ones([2]).unwrap()).sum_all())(x, x);
        t
    })(&xs);
    assert_eq!(t.to_vec(), [2., 4., 6.]);
}

/// x over one axis, y over another: every combination, nothing collapsed.
#[test]
fn heterogeneous_axes_under_every_derivative() {
    let xs = Tensor::<f64, (Foo,)>::from_slice([3], &[1., 2., 3.]).unwrap();
    let ys = Tensor::<f64, (Bar,)>::from_slice([2], &[4., 5.]).unwrap();
    // sin-like: f = x² y; df/dx = 2 x y, df/dy = x², d²f/dxdy = 2x.
    let expected =
        |f: fn(f64, f64) -> f64| -> Vec<f64> { [1., 2., 3.].iter().flat_map(|x| [4., 5.].map(|y| f(*x, y))).collect() };
    let (gx, gy): (Tensor<f64, (Foo, Bar)>, Tensor<f64, (Foo, Bar)>) =
        vmap!(Foo, |x: &L| vmap!(Bar, |y: &L| grad!(|x: &L, y: &L| x.square() * y)(x, y))(&ys))(&xs);
    assert_eq!(gx.to_vec(), expected(|x, y| 2.0 * x * y));
    assert_eq!(gy.to_vec(), expected(|x, _| x * x));
    let h = vmap!(Foo, |x: &L| vmap!(Bar, |y: &L| grad!(|x: &L| grad!(|y: &L| x.square() * y)(y))(x))(&ys))(&xs);
    assert_eq!(h.to_vec(), expected(|x, _| 2.0 * x));
    // The other nesting gives the other order of the axes.
    let g: Tensor<f64, (Bar, Foo)> = vmap!(Bar, |y: &L| vmap!(Foo, |x: &L| grad!(|x: &L| x.square() * y)(x))(&xs))(&ys);
    assert_eq!(g.permute((Foo, Bar)).to_vec(), expected(|x, y| 2.0 * x * y));
    // Not mapped itself, with a mapped capture: mapped.
    let k = L::scalar(2.0);
    let g: Tensor<f64, (Foo,)> = vmap!(Foo, |x: &L| grad!(|k: &L| k.square() * x)(&k))(&xs);
    assert_eq!(g.to_vec(), [4., 8., 12.]);
    // The gradient of the sum over both maps: summed over the axis that the argument lacks.
    let (gx, gy) = grad!(|xs: &Tensor<f64, (Foo,)>, ys: &Tensor<f64, (Bar,)>| {
        vmap!(Foo, |x: &L| vmap!(Bar, |y: &L| x.square() * y)(ys))(xs).sum_all()
    })(&xs, &ys);
    assert_eq!((gx.to_vec(), gy.to_vec()), (vec![18., 36., 54.], vec![14.; 2]));
}
