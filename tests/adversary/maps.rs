//! Maps.

use super::*;

fn batch(n: usize) -> Xs {
    let mut r = rng(31);
    Xs::from_shape_fn([n, 3], |_| r()).unwrap()
}

fn row(xs: &Xs, i: usize) -> X {
    X::from_shape_fn([3], |[j]| xs.at([i, j])).unwrap()
}

#[test]
fn results_that_do_not_depend_on_the_batch() {
    let k = scalar(3.0);
    for n in [0, 1, 4] {
        let xs = batch(n);
        let (a, b): (Tensor<f64, (Batch,)>, Xs) = vmap!(Batch, |x: &X| (k.square(), x * 2.0))(&xs);
        assert_eq!(a.to_vec(), vec![9.0; n]);
        assert_eq!(b.to_vec().len(), 3 * n);
        let (v, g) = value_and_grad!(|k: &L| vmap!(Batch, |x: &X| {
            let _ = x;
            k.square()
        })(&xs)
        .sum_all())(&k);
        assert_eq!((v.item(), g.item()), (9.0 * n as f64, 6.0 * n as f64));
        let per = vmap!(Batch, |x: &X| {
            let _ = x;
            grad!(|k: &L| k.square())(&k)
        })(&xs);
        assert_eq!(per.to_vec(), vec![6.0; n]);
        let (_, t) = jvp!(|k: &L| vmap!(Batch, |x: &X| {
            let _ = x;
            k.square()
        })(&xs))(&k, &k);
        assert_eq!(t.to_vec(), vec![18.0; n]);
    }
}

#[test]
fn a_gradient_with_an_axis_that_only_its_capture_has() {
    let xs = batch(4);
    let c = X::from_slice([3], &[1., 2., 3.]).unwrap();
    let g = vmap!(Batch, |x: &X| grad!(|c: &X| (c * x).sum_all())(&c))(&xs);
    assert_eq!(g.to_vec(), xs.to_vec());
    // The loss does not depend on the batch, and the argument does not either.
    let g: Xs = vmap!(Batch, |x: &X| {
        let _ = x;
        grad!(|c: &X| c.square().sum_all())(&c)
    })(&xs);
    assert_eq!(g.to_vec(), [2., 4., 6.].repeat(4));
}

/// All pairs: the captured tensor has the mapped axis among its own.
#[test]
fn all_pairs() {
    let xs = batch(4);
    let all = |v: &[f64]| -> f64 {
        let mut total = 0.0;
        for i in 0..4 {
            let s: Vec<f64> = (0..4).map(|j| (0..3).map(|k| v[3 * i + k] * v[3 * j + k]).sum()).collect();
            total += s.iter().map(|s| s.exp()).sum::<f64>().ln() - s[i];
        }
        total
    };
    let pairs: Tensor<f64, (Batch,)> =
        vmap!(Batch, |x: &X| xs.dot(x, Feature).logsumexp(Batch) - x.dot(x, Feature))(&xs);
    near("value", &[pairs.sum_all().item()], &[all(&xs.to_vec())], 1e-13);
    let g = grad!(|ys: &Xs| vmap!(Batch, |x: &X| ys.dot(x, Feature).logsumexp(Batch) - x.dot(x, Feature))(ys).sum_all())(
        &xs,
    );
    near("gradient", &g.to_vec(), &differences(|v| vec![all(v)], &xs.to_vec()).concat(), 1e-8);
    let e = |i: usize| {
        let one = |v: &[f64]| {
            let s: Vec<f64> = (0..4).map(|j| (0..3).map(|k| v[k] * xs.at([j, k])).sum::<f64>()).collect();
            vec![s.iter().map(|s| s.exp()).sum::<f64>().ln()]
        };
        differences(one, &row(&xs, i).to_vec()).concat()
    };
    let per: Xs = vmap!(Batch, |x: &X| grad!(|x: &X| xs.dot(x, Feature).logsumexp(Batch))(x))(&xs);
    near("per example", &per.to_vec(), &(0..4).flat_map(e).collect::<Vec<_>>(), 1e-8);
    // Second order, through a capture with the mapped axis.
    let v = Xs::ones([4, 3]).unwrap();
    let hv = jvp!(|ys: &Xs| grad!(|ys: &Xs| vmap!(Batch, |x: &X| ys.dot(x, Feature).logsumexp(Batch)
        - x.dot(x, Feature))(ys)
    .sum_all())(ys))(&xs, &v)
    .1;
    let f =
        grad!(|ys: &Xs| vmap!(Batch, |x: &X| ys.dot(x, Feature).logsumexp(Batch) - x.dot(x, Feature))(ys).sum_all());
    let fd = (f(&(&xs + &v * 1e-5)) - f(&(&xs - &v * 1e-5))) * 5e4;
    near("second order", &hv.to_vec(), &fd.to_vec(), 1e-8);
}

type Cube = Tensor<f64, (Foo, Bar, Qux)>;
type Middle = Tensor<f64, (Foo, Qux)>;
type End = Tensor<f64, (Foo, Bar)>;

fn cube() -> Cube {
    let mut r = rng(33);
    Cube::from_shape_fn([2, 3, 4], |_| r()).unwrap()
}

type One = Tensor<f64, (Foo,)>;

#[differentiable]
fn middle_then_last(c: &Cube, k: &Tensor<f64, (Qux, Foo)>) -> Tensor<f64, (Bar, Qux, Foo)> {
    vmap!(Bar, |x: &Middle| vmap!(Qux, |x: &One, k: &One| x * k - x.sum_all())(x, k))(c)
}

#[differentiable]
fn last_then_last(c: &Cube) -> Tensor<f64, (Qux, Bar)> {
    vmap!(Qux, |x: &End| vmap!(Bar, |x: &One| x.logsumexp(Foo))(x))(c)
}

#[differentiable]
fn middle_then_end(c: &Cube) -> Tensor<f64, (Bar, Qux)> {
    vmap!(Bar, |x: &Middle| vmap!(Qux, |x: &One| x.logsumexp(Foo))(x))(c)
}

#[test]
fn the_mapped_axis_anywhere() {
    let c = cube();
    let k = Tensor::<f64, (Qux, Foo)>::from_shape_fn([4, 2], |[i, j]| (i * 2 + j) as f64 - 3.0).unwrap();
    let y = middle_then_last(&c, &k);
    for [i, j, l] in (0..24).map(|n| [n / 12, n / 4 % 3, n % 4]) {
        let total: f64 = (0..2).map(|i| c.at([i, j, l])).sum();
        let e = c.at([i, j, l]) * k.at([l, i]) - total;
        assert!((y.at([j, l, i]) - e).abs() < 1e-14);
    }
    let (gc, gk) = grad!(|c: &Cube, k: &Tensor<f64, (Qux, Foo)>| (middle_then_last(c, k) * &y).sum_all())(&c, &k);
    let yp = y.permute((Foo, Bar, Qux));
    let e = &yp * &k - yp.sum(Foo);
    near("cube", &gc.to_vec(), &e.to_vec(), 1e-13);
    near("k", &gk.to_vec(), &(&yp * &c).sum(Bar).permute((Qux, Foo)).to_vec(), 1e-13);
    let (y, z, e) = (last_then_last(&c), middle_then_end(&c), c.logsumexp(Foo));
    near("end", &z.to_vec(), &e.to_vec(), 1e-14);
    near("last", &y.permute((Bar, Qux)).to_vec(), &e.to_vec(), 1e-14);
    let g = grad!(|c: &Cube| (last_then_last(c) * &y).sum_all())(&c);
    let e = grad!(|c: &Cube| (c.logsumexp(Foo) * &z).sum_all())(&c);
    near("gradient", &g.to_vec(), &e.to_vec(), 1e-14);
}

#[differentiable]
fn inner(x: &X, ws: &Tensor<f64, (Foo, Feature)>) -> L {
    let y = vmap!(Foo, |w: &X| {
        let k = w.dot(x, Feature);
        grad!(|x: &X| (x * w).tanh().sum_all() * k)(x).square().sum_all()
    })(ws);
    y.mean_all()
}

/// A map inside a function with a gradient inside that captures from it, mapped over another axis and derived.
#[test]
fn maps_and_gradients_inside_a_mapped_function() {
    let xs = batch(3);
    let mut r = rng(34);
    type Ws = Tensor<f64, (Foo, Feature)>;
    let ws = Ws::from_shape_fn([2, 3], |_| r()).unwrap();
    let value = |x: &[f64], w: &[f64]| -> f64 {
        let of = |w: &[f64]| {
            let k: f64 = w.iter().zip(x).map(|(w, x)| w * x).sum();
            w.iter().zip(x).map(|(w, x)| (w * k / (w * x).cosh().powi(2)).powi(2)).sum::<f64>()
        };
        (of(&w[..3]) + of(&w[3..])) / 2.0
    };
    let y = vmap!(Batch, |x: &X| inner(x, &ws))(&xs);
    let e: Vec<f64> = (0..3).map(|i| value(&row(&xs, i).to_vec(), &ws.to_vec())).collect();
    near("value", &y.to_vec(), &e, 1e-13);
    let g = vmap!(Batch, |x: &X| grad!(|x: &X| inner(x, &ws))(x))(&xs);
    let e: Vec<f64> =
        (0..3).flat_map(|i| differences(|x| vec![value(x, &ws.to_vec())], &row(&xs, i).to_vec()).concat()).collect();
    near("per example", &g.to_vec(), &e, 1e-8);
    let g = grad!(|w: &Ws| vmap!(Batch, |x: &X| inner(x, w))(&xs).sum_all())(&ws);
    let all = |w: &[f64]| vec![(0..3).map(|i| value(&row(&xs, i).to_vec(), w)).sum::<f64>()];
    near("shared", &g.to_vec(), &differences(all, &ws.to_vec()).concat(), 1e-8);
    let p = vmap!(Batch, |x: &X| grad!(|w: &Ws| inner(x, w))(&ws))(&xs);
    near("shared, per example", &p.sum(Batch).to_vec(), &g.to_vec(), 1e-12);
    // Forward over reverse over all of it, per example.
    let v = X::from_slice([3], &[0.3, -0.2, 0.9]).unwrap();
    let h = vmap!(Batch, |x: &X| {
        let (_, t) = jvp!(|x: &X| grad!(|x: &X| inner(x, &ws))(x))(x, &v);
        t
    })(&xs);
    let of = vmap!(Batch, |x: &X| grad!(|x: &X| inner(x, &ws))(x));
    let fd = (of(&(&xs + &v * 1e-5)) - of(&(&xs - &v * 1e-5))) * 5e4;
    near("second order", &h.to_vec(), &fd.to_vec(), 1e-8);
    let rr = vmap!(Batch, |x: &X| grad!(|x: &X| (grad!(|x: &X| inner(x, &ws))(x) * &v).sum_all())(x))(&xs);
    near("reverse over reverse", &rr.to_vec(), &h.to_vec(), 1e-11);
}

/// Captured from an outer map in the body of an inner gradient, to second order, over two axes.
#[test]
fn captures_from_two_maps_to_second_order() {
    let xs = Tensor::<f64, (Foo,)>::from_slice([2], &[0.3, -0.8]).unwrap();
    let ys = Tensor::<f64, (Bar,)>::from_slice([3], &[0.5, 1.5, -1.0]).unwrap();
    let z = scalar(0.7);
    // f = x y z² + sin-like: tanh(x z) y; the mixed derivative d/dx d/dz.
    let h: Tensor<f64, (Foo, Bar)> =
        vmap!(Foo, |x: &L| vmap!(Bar, |y: &L| grad!(|x: &L| grad!(|z: &L| x * y * z.square() + (x * z).tanh() * y)(
            &z
        ))(x))(&ys))(&xs);
    let e: Vec<f64> = [0.3, -0.8]
        .iter()
        .flat_map(|x: &f64| {
            [0.5, 1.5, -1.0].map(|y: f64| {
                let z = 0.7;
                let t = (x * z).tanh();
                let s = 1.0 - t * t;
                2.0 * y * z + y * (s - 2.0 * t * s * z * x)
            })
        })
        .collect();
    near("mixed", &h.to_vec(), &e, 1e-13);
    let h2: Tensor<f64, (Bar, Foo)> = vmap!(Bar, |y: &L| vmap!(Foo, |x: &L| {
        let (_, t) = jvp!(|x: &L| grad!(|z: &L| x * y * z.square() + (x * z).tanh() * y)(&z))(x, &scalar(1.0));
        t
    })(&xs))(&ys);
    near("forward", &h2.permute((Foo, Bar)).to_vec(), &e, 1e-13);
    let sum = grad!(
        |x: &L, z: &L| vmap!(Bar, |y: &L| grad!(|z: &L| x * y * z.square() + (x * z).tanh() * y)(z))(&ys).sum_all()
    )(&scalar(0.3), &z);
    near("of the sum", &[sum.0.item()], &[e[..3].iter().sum::<f64>()], 1e-13);
}

#[test]
fn empty_and_single_batches() {
    let w = W::from_shape_fn([3, 2], |[i, j]| (i + j) as f64).unwrap();
    for n in [0, 1] {
        let xs = batch(n);
        let g = grad!(|w: &W| vmap!(Batch, |x: &X| x.dot(w, Feature).tanh().sum_all())(&xs).sum_all())(&w);
        let per = vmap!(Batch, |x: &X| grad!(|w: &W| x.dot(w, Feature).tanh().sum_all())(&w))(&xs);
        near("sum", &per.sum(Batch).to_vec(), &g.to_vec(), 1e-14);
        assert_eq!(per.to_vec().len(), n * 6);
        let pen = grad!(|w: &W| vmap!(Batch, |x: &X| {
            grad!(|x: &X| x.dot(w, Feature).tanh().sum_all())(x).square().sum_all()
        })(&xs)
        .sum_all())(&w);
        if n == 0 {
            assert_eq!(pen.to_vec(), [0.0; 6]);
        }
    }
}
