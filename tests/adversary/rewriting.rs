//! Values used again after an operation that could have rewritten them.

use super::*;

#[differentiable]
fn diamond(x: &X) -> L {
    let a = x.tanh();
    let b = a.exp();
    let c = &a * &b;
    let d = a.clone() + c.clone();
    let e = d.sigmoid() * &a;
    ((e * b) + (c - d) * a).square().sum_all()
}

#[differentiable]
fn same(x: &X) -> X {
    x.clone()
}

#[differentiable]
fn taken(x: X) -> X {
    let y = x.clone().tanh();
    y * x
}

#[differentiable]
fn both(x: &X) -> (X, X) {
    let y = x.exp();
    (y.clone(), y)
}

#[differentiable]
fn aliases(x: &X) -> L {
    let y = same(x);
    let z = y.tanh();
    let (p, q) = both(&z);
    let p = p.square();
    (p * q + taken(y) * x + taken(same(&z))).sum_all()
}

#[test]
fn diamonds_and_aliases() {
    let x = long(1);
    let (before, other) = (x.to_vec(), x.clone());
    for (f, g) in
        [(diamond as fn(&X) -> L, diamond::grad as fn(&X) -> X), (aliases as fn(&X) -> L, aliases::grad as fn(&X) -> X)]
    {
        near("gradient", &g(&x).to_vec(), &gradient(f, &x), 1e-7);
    }
    let numbers: f64 = before
        .iter()
        .map(|x| {
            let (z, y) = (x.tanh(), *x);
            let e = z.exp();
            e * e * e + y.tanh() * y * x + z.tanh() * z
        })
        .sum();
    near("value", &[aliases(&x).item()], &[numbers], 1e-12);
    assert_eq!((x.to_vec(), other.to_vec()), (before.clone(), before));
}

#[test]
fn arguments_keep_their_numbers() {
    let x = long(2);
    let before = x.to_vec();
    let y = same(&x);
    let z = y.clone().tanh();
    let t = taken(y.clone());
    let (y1, pullback) = taken::vjp(&y);
    let g = pullback(&x);
    let g2 = g.clone().exp();
    let r = y.clone().exp().square();
    drop((z, t, g2, r));
    assert_eq!(x.to_vec(), before);
    assert_eq!(y.to_vec(), before);
    let expected: Vec<f64> = before.iter().map(|x| x.tanh() * x).collect();
    near("value", &y1.to_vec(), &expected, 1e-14);
    let expected: Vec<f64> = before.iter().map(|x| x * (x.tanh() + x / x.cosh().powi(2))).collect();
    near("cotangent", &g.to_vec(), &expected, 1e-12);
}

/// What aliases an argument is changed in place by its owner.
#[test]
fn results_changed_in_place() {
    let x = long(10);
    let before = x.to_vec();
    let (mut a, (mut b, c)) = (same(&x), both(&x));
    a += &x;
    b *= &c;
    b -= 1.0;
    let e: Vec<f64> = before.iter().map(|x| x.exp()).collect();
    near("both", &c.to_vec(), &e, 1e-14);
    near("changed", &b.to_vec(), &e.iter().map(|e| e * e - 1.0).collect::<Vec<_>>(), 1e-14);
    assert_eq!((x.to_vec(), a.to_vec()), (before.clone(), before.iter().map(|x| x + x).collect()));
    let w = W::from_shape_fn([LONG, 3], |[i, j]| (i * 3 + j) as f64).unwrap();
    let mut t = w.permute((Hidden, Feature));
    t += &x;
    t *= 2.0;
    assert_eq!(t.at([2, 5]), (17.0 + before[5]) * 2.0);
    assert_eq!(w.at([5, 2]), 17.0);
    // Stored once, then no longer.
    let mut s = x.broadcast(Hidden, 3).permute((Feature, Hidden));
    s += &w;
    s /= &w.permute((Hidden, Feature)).permute((Feature, Hidden)).exp();
    assert!((s.at([7, 1]) - (before[7] + 22.0) / 22f64.exp()).abs() < 1e-15);
    let mut k = scalar(2.0).broadcast(Feature, LONG);
    k *= &x;
    k += 1.0;
    assert_eq!(k.to_vec(), before.iter().map(|x| 2.0 * x + 1.0).collect::<Vec<_>>());
    // A gradient that is one stored number, changed.
    let mut g = grad!(|x: &X| x.sum_all())(&x);
    g -= &x;
    g *= 0.5;
    assert_eq!(g.to_vec(), before.iter().map(|x| (1.0 - x) * 0.5).collect::<Vec<_>>());
    let (_, pullback) = same::vjp(&x);
    let ct = long(11);
    let (n, mut d) = (ct.to_vec(), pullback(&ct));
    d += 1.0;
    assert_eq!(ct.to_vec(), n);
    assert_eq!(x.to_vec(), before);
}

/// The cotangent that is given is the gradient of several arguments, and is asked for again.
#[test]
fn a_cotangent_given_to_several_values() {
    let (x, ct) = (long(3), long(4));
    let (y, pullback) = vjp!(|a: &X, b: &X| {
        let s = a + b;
        (s.clone(), s)
    })(&x, &x);
    let (ga, gb) = pullback(&(ct.clone(), ct.clone()));
    let a2 = ga.square().exp();
    let twice: Vec<f64> = ct.to_vec().iter().map(|c| 2.0 * c).collect();
    assert_eq!((ga.to_vec(), gb.to_vec()), (twice.clone(), twice));
    drop((a2, y));
}

#[test]
fn captures_keep_their_numbers() {
    let (x, c) = (long(5), long(6));
    let before = c.to_vec();
    let g = grad!(|x: &X| {
        let y = &c * x;
        let z = c.tanh() * &y + &c;
        (z * &c + y.exp()).sum_all()
    })(&x);
    let f = |x: &X| (((c.tanh() * (&c * x)) + &c) * &c + (&c * x).exp()).sum_all();
    near("gradient", &g.to_vec(), &gradient(f, &x), 1e-8);
    assert_eq!(c.to_vec(), before);
}

/// Views with holes: one row of a transposed matrix, made to alias its parameter.
#[differentiable]
fn turned(w: &W) -> Tensor<f64, (Hidden, Feature)> {
    let t = w.permute((Hidden, Feature));
    let u = t.clone().exp();
    u * &t + t.sum(Feature).tanh()
}

#[test]
fn permuted_values_are_not_rewritten() {
    let mut r = rng(7);
    let w = W::from_shape_fn([7, 6], |_| r()).unwrap();
    let before = w.to_vec();
    let y = turned(&w);
    for i in 0..7 {
        for j in 0..6 {
            let total: f64 = (0..7).map(|k| w.at([k, j])).sum();
            let e = w.at([i, j]).exp() * w.at([i, j]) + total.tanh();
            assert!((y.at([j, i]) - e).abs() < 1e-13);
        }
    }
    let g = grad!(|w: &W| turned(w).square().sum_all())(&w);
    let f = |v: &[f64]| vec![turned(&W::from_slice([7, 6], v).unwrap()).square().sum_all().item()];
    near("gradient", &g.to_vec(), &differences(f, &before).concat(), 1e-7);
    assert_eq!(w.to_vec(), before);
}

/// Stored once along an axis, then changed by operations that could write where it stands.
#[differentiable]
fn spread(x: &X) -> W {
    let y = x.broadcast(Hidden, 5);
    let y = y.permute((Feature, Hidden));
    let z = y.clone().tanh();
    let u = z.clone() * 2.0;
    (u - y).exp() * z
}

#[test]
fn spread_values() {
    let x = long(8);
    let f = |x: f64| (2.0 * x.tanh() - x).exp() * x.tanh();
    let expected: Vec<f64> = x.to_vec().iter().flat_map(|x| [f(*x); 5]).collect();
    near("value", &spread(&x).to_vec(), &expected, 1e-13);
    let mut r = rng(9);
    let c = W::from_shape_fn([LONG, 5], |_| r()).unwrap();
    let of = |x: &X| (spread(x) * &c).sum_all();
    near("gradient", &grad!(|x: &X| (spread(x) * &c).sum_all())(&x).to_vec(), &gradient(of, &x), 1e-7);
}
