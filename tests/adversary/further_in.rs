//! Pullbacks and derivatives bound to a name outside, called inside.

use super::*;

type Us = Tensor<f64, (Foo, Feature)>;

/// The pullback of a body with a map and a gradient of its own, called for several cotangents; derived in everything.
#[differentiable]
fn rows(x: &X, us: &Us, ws: &Tensor<f64, (Bar, Feature)>) -> Us {
    let (_, pullback) = vjp!(|x: &X| {
        let m = vmap!(Bar, |w: &X| grad!(|w: &X| (x * w).tanh().sum_all())(w))(ws);
        m.sum(Bar) * x
    })(x);
    vmap!(Foo, |u: &X| pullback(u) + x)(us)
}

fn rows_numbers(x: &[f64], us: &[f64], ws: &[f64]) -> Vec<f64> {
    // f_j = Σ_w x_j² (1 - tanh²(x_j w_j)), and its derivative.
    let d = |j: usize| -> f64 {
        ws.chunks(3)
            .map(|w| {
                let (x, w) = (x[j], w[j]);
                let t = (x * w).tanh();
                let s = 1.0 - t * t;
                2.0 * x * s - x * x * 2.0 * t * s * w
            })
            .sum()
    };
    us.iter().enumerate().map(|(n, u)| u * d(n % 3) + x[n % 3]).collect()
}

#[test]
fn pullbacks() {
    let mut r = rng(71);
    let x = X::from_shape_fn([3], |_| 2.0 * r()).unwrap();
    let us = Us::from_shape_fn([2, 3], |_| r()).unwrap();
    let ws = Tensor::<f64, (Bar, Feature)>::from_shape_fn([4, 3], |_| r()).unwrap();
    let (xv, uv, wv) = (x.to_vec(), us.to_vec(), ws.to_vec());
    near("value", &rows(&x, &us, &ws).to_vec(), &rows_numbers(&xv, &uv, &wv), 1e-13);
    let c = Us::from_shape_fn([2, 3], |_| r()).unwrap();
    let weigh = |v: Vec<f64>| vec![v.iter().zip(c.to_vec()).map(|(v, c)| v * c).sum::<f64>()];
    let (gx, gu, gw) =
        grad!(|x: &X, us: &Us, ws: &Tensor<f64, (Bar, Feature)>| (rows(x, us, ws) * &c).sum_all())(&x, &us, &ws);
    let e = differences(|x| weigh(rows_numbers(x, &uv, &wv)), &xv).concat();
    near("x", &gx.to_vec(), &e, 1e-8);
    let e = differences(|u| weigh(rows_numbers(&xv, u, &wv)), &uv).concat();
    near("u", &gu.to_vec(), &e, 1e-8);
    let e = differences(|w| weigh(rows_numbers(&xv, &uv, w)), &wv).concat();
    near("w", &gw.to_vec(), &e, 1e-8);
    let (_, t) = jvp!(|x: &X| rows(x, &us, &ws))(&x, &x);
    near("tangent", &weigh(t.to_vec()), &[(gx * &x).sum_all().item()], 1e-12);
    // Over one more map.
    let xs = Tensor::<f64, (Batch, Feature)>::from_shape_fn([2, 3], |_| r()).unwrap();
    let y = vmap!(Batch, |x: &X| rows(x, &us, &ws))(&xs);
    let e: Vec<f64> = xs.to_vec().chunks(3).flat_map(|x| rows_numbers(x, &uv, &wv)).collect();
    near("mapped", &y.to_vec(), &e, 1e-13);
}

/// A pullback of two values, one of which does not depend on what is differentiated.
#[test]
fn pullbacks_of_several_values() {
    let x = X::from_slice([3], &[0.4, -0.9, 1.2]).unwrap();
    let us = Us::from_shape_fn([2, 3], |[i, j]| (i + j) as f64).unwrap();
    let y = grad!(|k: &L| {
        let ((a, _), pullback) = vjp!(|x: &X| (x.square(), &x.tanh() * k))(&x);
        let m = vmap!(Foo, |u: &X| pullback(&(u * k, a.clone())))(&us);
        m.sum_all()
    })(&scalar(2.0));
    let (mut e, k) = (0.0, 2.0);
    for (n, u) in us.to_vec().iter().enumerate() {
        let x = x.to_vec()[n % 3];
        let d = 1.0 - x.tanh().powi(2);
        // 2 x u k + k d x², derived in k.
        e += 2.0 * x * u + d * x * x + 0.0 * k;
    }
    near("k", &[y.item()], &[e], 1e-12);
}

#[test]
fn derivatives_bound_outside() {
    let xs = Tensor::<f64, (Foo,)>::from_slice([3], &[1., 2., 3.]).unwrap();
    let (k, one) = (scalar(0.5), scalar(1.0));
    let y = grad!(|k: &L| {
        let slope = grad!(|z: &L| z.square() * z * k);
        let along = jvp!(|z: &L| slope(z) * k);
        let y = vmap!(Foo, |x: &L| {
            let (_, t) = along(x, &one);
            t * slope(x)
        })(&xs);
        y.sum_all()
    })(&k);
    // slope = 3 z² k, along' = 6 z k²: 18 z³ k³.
    near("k", &[y.item()], &[54.0 * 0.25 * 36.0], 1e-13);
}
