//! Forward mode.

use super::*;

#[differentiable]
fn directional(x: &X, v: &X) -> L {
    let (y, t) = jvp!(|z: &X| (z * x).tanh().sum_all())(x, v);
    y * t
}

fn directional_numbers(x: &[f64], v: &[f64]) -> f64 {
    let y: f64 = x.iter().map(|x| (x * x).tanh()).sum();
    let t: f64 = x.iter().zip(v).map(|(x, v)| v * x / (x * x).cosh().powi(2)).sum();
    y * t
}

fn pair() -> (X, X) {
    (X::from_slice([3], &[0.4, -0.9, 1.2]).unwrap(), X::from_slice([3], &[1.0, 0.5, -0.3]).unwrap())
}

#[test]
fn a_level_inside_a_function_inside_levels() {
    let (x, v) = pair();
    let f = |x: &[f64], v: &[f64]| directional_numbers(x, v);
    near("value", &[directional(&x, &v).item()], &[f(&x.to_vec(), &v.to_vec())], 1e-13);
    let gx = differences(|x| vec![f(x, &v.to_vec())], &x.to_vec()).concat();
    let gv = differences(|v| vec![f(&x.to_vec(), v)], &v.to_vec()).concat();
    let (a, b) = directional::grad(&x, &v);
    near("x", &a.to_vec(), &gx, 1e-8);
    near("v", &b.to_vec(), &gv, 1e-8);
    let dot: f64 = gx.iter().zip(&v.to_vec()).map(|(g, v)| g * v).sum();
    let (_, t) = jvp!(|x: &X| directional(x, &v))(&x, &v);
    near("tangent", &[t.item()], &[dot], 1e-8);
    // Both arguments, the tangent itself a dual number.
    let (_, t) = jvp!(|x: &X| directional(x, x))(&x, &v);
    let e = differences(|x| vec![f(x, x)], &x.to_vec()).concat();
    let dot: f64 = e.iter().zip(&v.to_vec()).map(|(g, v)| g * v).sum();
    near("of itself", &[t.item()], &[dot], 1e-8);
    let third = jvp!(|x: &X| {
        let (_, t) = jvp!(|x: &X| directional(x, &v))(x, &v);
        t
    })(&x, &v)
    .1;
    let at = |h: f64| {
        let x: Vec<f64> = x.to_vec().iter().zip(&v.to_vec()).map(|(x, v)| x + h * v).collect();
        f(&x, &v.to_vec())
    };
    let e = (at(1e-4) - 2.0 * at(0.0) + at(-1e-4)) / 1e-8;
    near("third", &[third.item()], &[e], 1e-5);
}

/// Values stored once, and tangents of zero, in every nonlinear operation.
#[test]
fn stored_once_and_zero_tangents() {
    let (k, one, zero) = (scalar(0.8), scalar(1.0), scalar(0.0));
    let c = X::from_slice([3], &[0.2, 0.4, 0.6]).unwrap();
    let f = |k: f64, c: &[f64]| -> f64 { c.iter().map(|c| (k * c).exp() / (1.0 + c * k) + (k.tanh() * c)).sum() };
    let (y, t) = jvp!(|k: &L| {
        let b = k.broadcast(Feature, 3);
        ((&b * &c).exp() / (&c * k + 1.0) + b.tanh() * &c).sum_all()
    })(&k, &one);
    let e = differences(|k| vec![f(k[0], &c.to_vec())], &[0.8]).concat();
    near("value", &[y.item()], &[f(0.8, &c.to_vec())], 1e-14);
    near("tangent", &[t.item()], &e, 1e-8);
    let (_, t) = jvp!(|k: &L| {
        let b = k.broadcast(Feature, 3);
        ((&b * &c).exp() / (&c * k + 1.0) + b.tanh() * &c).softmax(Feature).max(Feature)
    })(&k, &zero);
    assert_eq!(t.item(), 0.0);
    // No dependence at all.
    let (_, t) = jvp!(|k: &L| {
        let _ = k;
        c.exp().sum_all()
    })(&k, &one);
    assert_eq!(t.item(), 0.0);
    let g = grad!(|c: &X| {
        let (_, t) = jvp!(|k: &L| {
            let _ = k;
            c.exp().sum_all()
        })(&k, &one);
        t
    })(&c);
    assert_eq!(g.to_vec(), [0.0; 3]);
}

#[test]
fn at_ties() {
    let x = X::from_slice([4], &[2., 1., 2., 2.]).unwrap();
    let v = X::from_slice([4], &[3., 10., 6., -3.]).unwrap();
    let (_, t) = jvp!(|x: &X| x.max(Feature))(&x, &v);
    assert!((t.item() - 2.0).abs() < 1e-15);
    let (_, t) = jvp!(|x: &X| x.min_all())(&x, &v);
    assert_eq!(t.item(), 10.0);
    let c = X::from_slice([4], &[2., 2., 1., 2.]).unwrap();
    let (_, t) = jvp!(|x: &X| x.maximum(&c))(&x, &v);
    assert_eq!(t.to_vec(), [1.5, 0., 6., -1.5]);
    let (_, t) = jvp!(|x: &X| x.minimum(x))(&x, &v);
    assert_eq!(t.to_vec(), v.to_vec());
    let (_, t) = jvp!(|x: &X| x.ge(2.0).select(x * 3.0, x))(&x, &v);
    assert_eq!(t.to_vec(), [9., 10., 18., -9.]);
    let (_, t) = jvp!(|x: &X| (x - 2.0).relu() + (x - 2.0).abs())(&x, &v);
    assert_eq!(t.to_vec(), [0., -10., 0., 0.]);
    let (_, t) = jvp!(|x: &X| x.log_softmax(Feature).nll(x.argmax(Feature), Feature))(&x, &v);
    let p: Vec<f64> = x.to_vec().iter().map(|x| x.exp()).collect();
    let total: f64 = p.iter().sum();
    let e = p.iter().zip(v.to_vec()).map(|(p, v)| p * v / total).sum::<f64>() - 3.0;
    near("nll", &[t.item()], &[e], 1e-13);
    // Second order through ties: the maximum is linear on each side.
    let (_, h) = jvp!(|x: &X| grad!(|x: &X| x.max(Feature).square())(x))(&x, &v);
    near("second", &h.to_vec(), &[2. * 2. / 3., 0., 2. * 2. / 3., 2. * 2. / 3.], 1e-13);
}

/// A gradient with respect to something else, captured from an outer level, and captured from a map between them.
#[test]
fn gradients_of_captures_inside_levels() {
    let (x, v) = pair();
    let w = X::from_slice([3], &[0.7, 0.1, -0.4]).unwrap();
    let (y, t) = jvp!(|x: &X| grad!(|w: &X| (x * w).tanh().square().sum_all())(&w))(&x, &v);
    let g = |x: &[f64]| -> Vec<f64> {
        x.iter().zip(w.to_vec()).map(|(x, w)| 2.0 * (x * w).tanh() / (x * w).cosh().powi(2) * x).collect()
    };
    near("value", &y.to_vec(), &g(&x.to_vec()), 1e-13);
    let e: Vec<f64> = differences(g, &x.to_vec())
        .iter()
        .zip(v.to_vec())
        .fold(vec![0.0; 3], |a, (r, v)| a.iter().zip(r).map(|(a, r)| a + r * v).collect());
    near("tangent", &t.to_vec(), &e, 1e-8);
    let us = Tensor::<f64, (Foo, Feature)>::from_shape_fn([3, 3], |[i, j]| f64::from(u8::from(i == j))).unwrap();
    let jac: Tensor<f64, (Foo, Feature)> = vmap!(Foo, |u: &X| {
        let (_, t) = jvp!(|x: &X| grad!(|w: &X| (x * w).tanh().square().sum_all())(&w))(&x, u);
        t
    })(&us);
    near("columns", &jac.dot(&v.rename(Feature, Foo), Foo).to_vec(), &e, 1e-8);
    // The map inside the level.
    let (_, jac) = jvp!(
        |x: &X| vmap!(Foo, |u: &X| (grad!(|w: &X| (x * w).tanh().square().sum_all())(&w) * u).sum_all())(&us)
    )(&x, &v);
    near("entries", &jac.to_vec(), &e, 1e-8);
}

/// A pullback made outside of a level or a map, called inside.
#[test]
fn pullbacks_called_further_in() {
    let (x, v) = pair();
    let us = Tensor::<f64, (Foo, Feature)>::from_shape_fn([2, 3], |[i, j]| (i * 3 + j) as f64).unwrap();
    // J is diagonal: 1 - tanh².
    let d: Vec<f64> = x.to_vec().iter().map(|x| 1.0 - x.tanh().powi(2)).collect();
    let g = grad!(|s: &L| {
        let (_, pullback) = vjp!(|x: &X| x.tanh())(&x);
        let rows = vmap!(Foo, |u: &X| pullback(u) * s)(&us);
        rows.square().sum_all()
    })(&scalar(1.0));
    let e: f64 = us.to_vec().iter().enumerate().map(|(i, u)| 2.0 * (u * d[i % 3]).powi(2)).sum();
    near("a map", &[g.item()], &[e], 1e-12);
    let (_, t) = jvp!(|s: &L| {
        let (_, pullback) = vjp!(|x: &X| x.tanh())(&x);
        let (_, t) = jvp!(|u: &X| pullback(u))(&v, &v);
        t * s
    })(&scalar(1.0), &scalar(1.0));
    let e: Vec<f64> = d.iter().zip(v.to_vec()).map(|(d, v)| d * v).collect();
    near("a level", &t.to_vec(), &e, 1e-12);
}
