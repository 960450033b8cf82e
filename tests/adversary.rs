//! Programs chosen to go wrong: values that are rewritten while others hold them, gradients of which only some are asked
//! for, maps and levels of forward mode in odd places. Every number is compared with an independent one.

mod common;

use common::{Bar, Batch, Class, Feature, Foo, Hidden, L, Qux, Time, differences, near, rng};
use tenzr::prelude::*;

type X = Tensor<f64, (Feature,)>;
type W = Tensor<f64, (Feature, Hidden)>;
type Xs = Tensor<f64, (Batch, Feature)>;

/// Too long to be stored in the value itself: rewriting one would show in whatever else holds it.
const LONG: usize = 40;

fn long(seed: u64) -> X {
    let mut r = rng(seed);
    X::from_shape_fn([LONG], |_| 2.0 * r()).unwrap()
}

fn scalar(x: f64) -> L {
    L::scalar(x)
}

fn gradient(f: impl Fn(&X) -> L, x: &X) -> Vec<f64> {
    let of = |v: &[f64]| vec![f(&X::from_slice([v.len()], v).unwrap()).item()];
    differences(of, &x.to_vec()).concat()
}

/// Values used again after an operation that could have rewritten them.
mod rewriting {
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
        for (f, g) in [
            (diamond as fn(&X) -> L, diamond::grad as fn(&X) -> X),
            (aliases as fn(&X) -> L, aliases::grad as fn(&X) -> X),
        ] {
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
}

/// Callers that ask for some gradients only.
mod wants {
    use super::*;

    #[differentiable]
    fn h(a: &X, b: &X, c: &X, unused: &X) -> (X, X) {
        let s = a * b;
        let t = &s + c.tanh();
        (t.exp() * a, s)
    }

    #[differentiable]
    fn g(a: &X, b: &X, c: &X) -> (X, X) {
        let (p, q) = h(a, b, c, a);
        let (_, r) = h(&q, c, a, b);
        (p + r, b * 2.0)
    }

    #[differentiable]
    fn f(a: &X, b: &X, c: &X, #[no_grad] d: &X) -> L {
        let (p, _) = g(a, b, c);
        let (q, r) = g(b, d, &p.tanh());
        (q + r * c).mean_all()
    }

    #[differentiable(wrt(c, a))]
    fn some(a: &X, b: &X, c: &X) -> L {
        f(c, a, b, b) + f(a, a, a, c)
    }

    fn arguments() -> [X; 4] {
        [21, 22, 23, 24].map(|s| {
            let mut r = rng(s);
            X::from_shape_fn([3], |_| r()).unwrap()
        })
    }

    #[test]
    fn every_subset_through_three_calls() {
        let [a, b, c, d] = arguments();
        let (ga, gb, gc) = f::grad(&a, &b, &c, &d);
        near("a", &ga.to_vec(), &gradient(|a| f(a, &b, &c, &d), &a), 1e-8);
        near("b", &gb.to_vec(), &gradient(|b| f(&a, b, &c, &d), &b), 1e-8);
        near("c", &gc.to_vec(), &gradient(|c| f(&a, &b, c, &d), &c), 1e-8);
        let check = |what: &str, g: &X, e: &X| near(what, &g.to_vec(), &e.to_vec(), 1e-13);
        check("a", &grad!(|a: &X| f(a, &b, &c, &d))(&a), &ga);
        check("b", &grad!(|b: &X| f(&a, b, &c, &d))(&b), &gb);
        check("c", &grad!(|c: &X| f(&a, &b, c, &d))(&c), &gc);
        let (x, y) = grad!(|a: &X, b: &X| f(a, b, &c, &d))(&a, &b);
        check("ab", &x, &ga);
        check("ab", &y, &gb);
        let (x, y) = grad!(|b: &X, c: &X| f(&a, b, c, &d))(&b, &c);
        check("bc", &x, &gb);
        check("bc", &y, &gc);
        let (x, y) = grad!(|c: &X, a: &X| f(a, &b, c, &d))(&c, &a);
        check("ca", &x, &gc);
        check("ca", &y, &ga);
    }

    #[test]
    fn listed_parameters_in_the_order_of_the_signature() {
        let [a, b, c, _] = arguments();
        let (ga, gc) = some::grad(&a, &b, &c);
        let ea = gradient(|a| some(a, &b, &c), &a);
        let of_c = |c: &X| f(c, &a, &b, &b);
        // The last parameter of `f` has no gradient, and `some` gives it `c`.
        near("a", &ga.to_vec(), &ea, 1e-8);
        near("c", &gc.to_vec(), &gradient(of_c, &c), 1e-8);
    }

    #[test]
    fn one_value_for_several_parameters() {
        let [a, b, _, d] = arguments();
        let e = gradient(|a| f(a, a, a, &d), &a);
        near("one", &grad!(|a: &X| f(a, a, a, &d))(&a).to_vec(), &e, 1e-8);
        let (x, y, z) = f::grad(&a, &a, &a, &d);
        near("three", &(x + y + z).to_vec(), &e, 1e-8);
        let e = gradient(|a| (f(a, &b, &a.tanh(), &d) * a.sum_all()).square(), &a);
        let g = grad!(|a: &X| (f(a, &b, &a.tanh(), &d) * a.sum_all()).square())(&a);
        near("directly as well", &g.to_vec(), &e, 1e-8);
    }

    #[test]
    fn only_some_results_are_used() {
        let [a, b, c, d] = arguments();
        let (gx, gu) = grad!(|a: &X, u: &X| {
            let (_, s) = h(a, &b, &c, u);
            s.square().sum_all()
        })(&a, &d);
        near("a", &gx.to_vec(), &gradient(|a| (a * &b).square().sum_all(), &a), 1e-8);
        assert_eq!(gu.to_vec(), [0.0; 3]);
        let g = grad!(|c: &X| {
            let (_, s) = h(&a, &b, c, c);
            (s * &d).sum_all()
        })(&c);
        assert_eq!(g.to_vec(), [0.0; 3]);
    }

    #[test]
    fn second_order_in_one_of_three() {
        let [a, b, c, d] = arguments();
        let v = &d;
        let of = |b: &X| (grad!(|a: &X| f(a, b, &c, &d))(&a) * v).sum_all();
        let rr = grad!(|b: &X| (grad!(|a: &X| f(a, b, &c, &d))(&a) * v).sum_all())(&b);
        near("reverse over reverse", &rr.to_vec(), &gradient(of, &b), 1e-7);
        let (_, fr) = jvp!(|a: &X| grad!(|b: &X| f(a, b, &c, &d))(&b))(&a, v);
        near("forward over reverse", &fr.to_vec(), &rr.to_vec(), 1e-12);
        let rf = grad!(|b: &X| {
            let (_, t) = jvp!(|a: &X| f(a, b, &c, &d))(&a, v);
            t
        })(&b);
        near("reverse over forward", &rf.to_vec(), &rr.to_vec(), 1e-12);
        let ff = jvp!(|b: &X| {
            let (_, t) = jvp!(|a: &X| f(a, b, &c, &d))(&a, v);
            t
        })(&b, &c)
        .1;
        near("forward over forward", &[ff.item()], &[(&rr * &c).sum_all().item()], 1e-12);
    }
}

/// Maps.
mod maps {
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
        let g = grad!(
            |ys: &Xs| vmap!(Batch, |x: &X| ys.dot(x, Feature).logsumexp(Batch) - x.dot(x, Feature))(ys).sum_all()
        )(&xs);
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
        let f = grad!(
            |ys: &Xs| vmap!(Batch, |x: &X| ys.dot(x, Feature).logsumexp(Batch) - x.dot(x, Feature))(ys).sum_all()
        );
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
        let e: Vec<f64> = (0..3)
            .flat_map(|i| differences(|x| vec![value(x, &ws.to_vec())], &row(&xs, i).to_vec()).concat())
            .collect();
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
            vmap!(Foo, |x: &L| vmap!(Bar, |y: &L| grad!(|x: &L| grad!(
                |z: &L| x * y * z.square() + (x * z).tanh() * y
            )(&z))(x))(&ys))(&xs);
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
        let sum =
            grad!(|x: &L, z: &L| vmap!(Bar, |y: &L| grad!(|z: &L| x * y * z.square() + (x * z).tanh() * y)(z))(&ys)
                .sum_all())(&scalar(0.3), &z);
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
}

/// Forward mode.
mod forward {
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
}

/// Pullbacks and derivatives bound to a name outside, called inside.
mod further_in {
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
}

/// Shapes.
mod shapes {
    use super::*;

    type A5 = Tensor<f64, (Foo, Batch, Time, Bar, Feature)>;
    type B5 = Tensor<f64, (Hidden, Feature, Foo, Qux, Time)>;

    type A4 = Tensor<f64, (Batch, Time, Bar, Feature)>;
    type B4 = Tensor<f64, (Hidden, Feature, Qux, Time)>;

    #[differentiable]
    fn product(a: &A5, b: &B5) -> Tensor<f64, (Foo, Batch, Bar, Hidden, Qux)> {
        vmap!(Foo, |a: &A4, b: &B4| a.dot(b, (Time, Feature)).permute((Batch, Bar, Hidden, Qux)))(a, b)
    }

    #[test]
    fn contraction_of_two_axes_with_batch_axes_in_odd_orders() {
        let mut r = rng(51);
        for [foo, batch, time, bar, feature, hidden, qux] in
            [[2, 3, 2, 3, 4, 2, 3], [1, 3, 2, 1, 4, 2, 1], [2, 0, 2, 3, 4, 2, 3], [2, 3, 2, 3, 0, 2, 3]]
        {
            let a = A5::from_shape_fn([foo, batch, time, bar, feature], |_| r()).unwrap();
            let b = B5::from_shape_fn([hidden, feature, foo, qux, time], |_| r()).unwrap();
            let y = a.dot(&b, (Time, Feature)).permute((Foo, Batch, Bar, Hidden, Qux));
            let mut e = Vec::new();
            for f in 0..foo {
                for n in 0..batch {
                    for k in 0..bar {
                        for h in 0..hidden {
                            for q in 0..qux {
                                let mut s = 0.0;
                                for t in 0..time {
                                    for j in 0..feature {
                                        s += a.at([f, n, t, k, j]) * b.at([h, j, f, q, t]);
                                    }
                                }
                                e.push(s);
                            }
                        }
                    }
                }
            }
            near("value", &y.to_vec(), &e, 1e-13);
            let (ga, gb) = grad!(|a: &A5, b: &B5| a.dot(b, (Time, Feature)).square().sum_all() * 0.5)(&a, &b);
            let back = y.dot(&b, (Hidden, Qux)).permute((Foo, Batch, Time, Bar, Feature));
            near("a", &ga.to_vec(), &back.to_vec(), 1e-12);
            let back = y.dot(&a, (Batch, Bar)).permute((Hidden, Feature, Foo, Qux, Time));
            near("b", &gb.to_vec(), &back.to_vec(), 1e-12);
            // Mapped over a batch axis of the product, and over a contracted axis's neighbour.
            let m = product(&a, &b);
            near("mapped", &m.to_vec(), &e, 1e-13);
            let v = B5::ones([hidden, feature, foo, qux, time]).unwrap();
            let (_, t) = jvp!(|b: &B5| a.dot(b, (Time, Feature)))(&b, &v);
            near("tangent", &t.to_vec(), &a.dot(&v, (Time, Feature)).to_vec(), 1e-13);
        }
    }

    type W4 = Tensor<f64, (Feature, Hidden, Class, Time)>;
    type V4 = Tensor<f64, (Class, Feature, Time, Hidden)>;

    #[differentiable]
    fn over_features(x: &V4) -> Tensor<f64, (Feature, Class, Time, Hidden)> {
        type T3 = Tensor<f64, (Class, Time, Hidden)>;
        vmap!(Feature, |x: &T3| x.softmax((Time, Class)) * x.max(Hidden))(x)
    }

    #[differentiable]
    fn over_time(x: &V4) -> Tensor<f64, (Time, Class, Feature, Hidden)> {
        type T3 = Tensor<f64, (Class, Feature, Hidden)>;
        vmap!(Time, |x: &T3| grad!(|x: &T3| (x.cross_entropy(x.softmax(Class), Class) * x.max(Class)).sum_all())(x))(x)
    }

    /// Operations of permuted values, of values stored once along an axis, and of one part of a batch.
    #[test]
    fn operations_of_views() {
        let mut r = rng(52);
        let w = W4::from_shape_fn([3, 2, 4, 2], |_| r()).unwrap();
        type Lead = Tensor<f64, (Feature, Class)>;
        let lead = Lead::from_shape_fn([3, 4], |_| r()).unwrap();
        let at = |n: usize| [n / 16, n / 8 % 2, n / 2 % 4, n % 2];
        // Each view beside its copy in row-major order.
        let views: Vec<(V4, V4)> = {
            let p = w.permute((Class, Feature, Time, Hidden));
            let pc = V4::from_vec([4, 3, 2, 2], p.to_vec()).unwrap();
            let b = lead.broadcast(Time, 2).broadcast(Hidden, 2).permute((Class, Feature, Time, Hidden));
            let bc = V4::from_vec([4, 3, 2, 2], b.to_vec()).unwrap();
            vec![(p, pc), (b, bc)]
        };
        let _ = at;
        for (x, y) in &views {
            macro_rules! same {
                ($($name:literal: $e:expr;)*) => { $(
                    {
                        let f = |x: &V4| $e(x).to_vec();
                        near($name, &f(x), &f(y), 1e-13);
                    }
                )* };
            }
            same! {
                "sum": |x: &V4| x.sum((Feature, Hidden));
                "mean": |x: &V4| x.mean((Class, Time));
                "max": |x: &V4| x.max(Hidden);
                "min": |x: &V4| x.min((Class, Hidden));
                "logsumexp": |x: &V4| x.logsumexp((Time, Feature));
                "softmax": |x: &V4| x.softmax((Hidden, Class));
                "log_softmax": |x: &V4| x.log_softmax(Time);
                "tanh": |x: &V4| x.tanh();
                "product": |x: &V4| x * &lead;
                "square": |x: &V4| x * x;
                "contraction": |x: &V4| x.dot(&lead, (Class, Feature));
                "self": |x: &V4| x.dot(x, (Class, Time));
                "cross_entropy": |x: &V4| x.cross_entropy(x.softmax(Class), Class);
                "mse": |x: &V4| x.mse(&w.permute((Class, Feature, Time, Hidden)));
                "select": |x: &V4| x.gt(0.0).select(x, &lead);
                "grad": |x: &V4| grad!(|x: &V4| (x.softmax((Hidden, Class)) * x.tanh() + x.max(Time) * &lead).square().sum_all())(x);
                "hvp": |x: &V4| jvp!(|x: &V4| grad!(|x: &V4| (x.softmax((Hidden, Class)) * x.tanh()
                    + x.logsumexp(Time) * &lead).square().sum_all())(x))(x, x).1;
                "map": |x: &V4| over_features(x);
                "map of gradients": |x: &V4| over_time(x);
                "gradient of maps": |x: &V4| grad!(|x: &V4| (over_features(x).square().sum_all()
                    + over_time(x).square().sum_all()))(x);
            }
            let a = x.argmax(Class).to_vec();
            assert_eq!(a, y.argmax(Class).to_vec());
        }
        let (x, y) = &views[1];
        let t = jvp!(|l: &Lead| l.broadcast(Time, 2).broadcast(Hidden, 2).softmax((Time, Class)).square().sum_all())(
            &lead, &lead,
        );
        let (v, g) = value_and_grad!(|l: &Lead| l
            .broadcast(Time, 2)
            .broadcast(Hidden, 2)
            .softmax((Time, Class))
            .square()
            .sum_all())(&lead);
        near("forward and reverse", &[t.0.item(), t.1.item()], &[v.item(), (g * &lead).sum_all().item()], 1e-12);
        assert_eq!(x.to_vec(), y.to_vec());
    }

    /// Stored once, and far larger than memory.
    #[test]
    fn large_extents_that_are_not_stored() {
        let k = scalar(0.5);
        type Big = Tensor<f64, (Foo, Bar)>;
        let b: Big = k.broadcast(Bar, 3_000_000).broadcast(Foo, 2_000_000);
        assert_eq!(b.sum_all().item(), 3e12);
        assert_eq!(b.mean_all().item(), 0.5);
        let g = grad!(|k: &L| k.broadcast(Bar, 3_000_000).broadcast(Foo, 2_000_000).square().sum_all())(&k);
        assert_eq!(g.item(), 6e12);
        let g = grad!(|k: &L| k.broadcast(Bar, 3_000_000).broadcast(Foo, 2_000_000).tanh().mean_all())(&k);
        near("mean", &[g.item()], &[1.0 - 0.5f64.tanh().powi(2)], 1e-13);
    }
}

/// Precision and special numbers.
mod numbers {
    use super::*;

    type F = Tensor<f32, (Feature,)>;

    #[test]
    fn long_sums_in_single_precision() {
        let n = 1_000_000;
        let x = F::from_shape_fn([n], |[i]| 0.1 + (i % 7) as f32 * 1e-3).unwrap();
        let e: f64 = x.to_vec().iter().map(|v| f64::from(*v)).sum();
        let relative = |v: f32, e: f64| ((f64::from(v) - e) / e).abs();
        assert!(relative(x.sum_all().item(), e) < 1e-6);
        assert!(relative(x.mean_all().item(), e / n as f64) < 1e-6);
        let s: f64 = x.to_vec().iter().map(|v| f64::from(*v) * f64::from(*v)).sum();
        assert!(relative(x.dot(&x, Feature).item(), s) < 1e-6, "{} {s}", x.dot(&x, Feature).item());
        assert!(relative(x.square().sum_all().item(), s) < 1e-6);
        let l: f64 = x.to_vec().iter().map(|v| f64::from(*v).exp()).sum::<f64>().ln();
        assert!(relative(x.logsumexp(Feature).item(), l) < 1e-6);
        let p = x.softmax(Feature);
        assert!(relative(p.sum_all().item(), 1.0) < 1e-5);
        // The gradient of a shared number over a long batch.
        let k = Tensor::<f32, ()>::scalar(1.5);
        let g = grad!(|k: &Tensor<f32, ()>| vmap!(Feature, |x: &Tensor<f32, ()>| x * k)(&x).sum_all())(&k);
        assert!(relative(g.item(), e) < 1e-6);
        let g = grad!(|k: &Tensor<f32, ()>| (x.clone() * k).square().mean_all())(&k);
        assert!(relative(g.item(), 3.0 * s / n as f64) < 1e-5);
    }

    #[test]
    fn large_logits() {
        let x = F::from_slice([3], &[1e30, -1e30, 1e30]).unwrap();
        assert_eq!(x.softmax(Feature).to_vec(), [0.5, 0.0, 0.5]);
        let x = F::from_slice([3], &[1000.0, 999.0, -1000.0]).unwrap();
        let y = F::from_slice([3], &[0.0, 1.0, 0.0]).unwrap();
        let (l, g) = value_and_grad!(|x: &F| x.cross_entropy(&y, Feature))(&x);
        let p = 1.0 / (1.0 + (-1.0f64).exp());
        assert!((f64::from(l.item()) - (1.0 - p.ln())).abs() < 1e-5);
        near("gradient", &g.to_vec().iter().map(|v| f64::from(*v)).collect::<Vec<_>>(), &[p, -p, 0.0], 1e-6);
        let (_, t) = jvp!(|x: &F| x.logsumexp(Feature))(&x, &F::ones([3]).unwrap());
        assert!((t.item() - 1.0).abs() < 1e-6);
    }

    #[test]
    fn strong_zeros_and_poison() {
        let x = X::from_slice([3], &[0.0, 4.0, 0.0]).unwrap();
        let c = X::from_slice([3], &[0.0, 1.0, 1.0]).unwrap();
        let g = grad!(|x: &X| (x.sqrt() * &c).sum_all())(&x);
        assert_eq!(g.to_vec(), [0.0, 0.25, f64::INFINITY]);
        let (_, t) = jvp!(|x: &X| x.sqrt())(&x, &c);
        assert_eq!(t.to_vec(), [0.0, 0.25, f64::INFINITY]);
        let g = grad!(|x: &X| (x.ln() * &c).gt(-1e9).select(x.ln(), 0.0).sum_all())(&x);
        assert_eq!(g.to_vec()[1], 0.25);
        // Not taken: no cotangent reaches it.
        let g = grad!(|x: &X| x.gt(0.0).select(x.ln() + x.sqrt() + x.recip(), x * 2.0).sum_all())(&x);
        near("select", &g.to_vec(), &[2.0, 0.25 + 0.25 - 1.0 / 16.0, 2.0], 1e-14);
        let (_, t) = jvp!(|x: &X| x.gt(0.0).select(x.ln() + x.sqrt() + x.recip(), x * 2.0))(&x, &X::ones([3]).unwrap());
        near("select", &t.to_vec(), &[2.0, 0.25 + 0.25 - 1.0 / 16.0, 2.0], 1e-14);
        let n = X::from_slice([3], &[1.0, f64::NAN, 2.0]).unwrap();
        assert!(n.max(Feature).item().is_nan() && n.min_all().item().is_nan() && n.sum_all().item().is_nan());
        assert!(n.logsumexp(Feature).item().is_nan());
        assert!(n.relu().to_vec()[1].is_nan() && n.maximum(0.0).to_vec()[1].is_nan());
        assert!((&n * 0.0).to_vec()[1].is_nan());
        let w = W::zeros([3, 2]).unwrap();
        assert!(n.dot(&w, Feature).to_vec().iter().all(|v| v.is_nan()));
        let i = X::from_slice([3], &[1.0, f64::INFINITY, 2.0]).unwrap();
        assert_eq!(i.max(Feature).item(), f64::INFINITY);
        assert_eq!(i.logsumexp(Feature).item(), f64::INFINITY);
        // The norm at the zero vector.
        let z = X::zeros([3]).unwrap();
        assert_eq!(grad!(|x: &X| x.square().sum_all().sqrt().square())(&z).to_vec(), [0.0; 3]);
        let (_, t) = jvp!(|x: &X| x.square().sum_all().sqrt().square())(&z, &c);
        assert_eq!(t.item(), 0.0);
        assert_eq!(x.powi(0).to_vec(), [1.0; 3]);
        assert_eq!(grad!(|x: &X| x.powi(0).sum_all())(&x).to_vec(), [0.0; 3]);
        assert_eq!(grad!(|x: &X| x.powi(1).sum_all())(&x).to_vec(), [1.0; 3]);
        let (_, h) = jvp!(|x: &X| grad!(|x: &X| x.powi(2).sum_all())(x))(&x, &c);
        assert_eq!(h.to_vec(), [0.0, 2.0, 2.0]);
    }
}

/// Axes that one macro declares several times.
mod axes {
    use super::*;

    macro_rules! declare {
        ($name:ident) => {
            pub mod $name {
                use tenzr::prelude::*;
                axis!(pub Same);
                pub type T = Tensor<f64, (Same,)>;
            }
        };
    }
    declare!(a);
    declare!(b);

    #[test]
    fn of_one_macro_are_different() {
        let x = a::T::from_slice([2], &[1.0, 2.0]).unwrap();
        let y = b::T::from_slice([3], &[1.0, 10.0, 100.0]).unwrap();
        let z: Tensor<f64, (a::Same, b::Same)> = x.outer(&y);
        assert_eq!(z.to_vec(), [1.0, 10.0, 100.0, 2.0, 20.0, 200.0]);
        let m: Tensor<f64, (a::Same, b::Same)> = vmap!(a::Same, |x: &L| vmap!(b::Same, |y: &L| x * y)(&y))(&x);
        assert_eq!(m.to_vec(), z.to_vec());
    }
}

/// Names that are bound again, and Rust between the operations.
mod names {
    use super::*;

    #[differentiable]
    fn mutated(x: &X) -> L {
        let mut k = 1.0;
        for _ in 0..3 {
            k += 1.0;
        }
        let y = x * k;
        k = 10.0;
        let z = &y + k;
        (y * z).sum_all()
    }

    #[differentiable]
    fn bound_before(x: &L) -> L {
        let k = x * 2.0;
        let c = 3.0;
        let g = grad!(|z: &L| z.square() * &k * c);
        let k = x * 100.0;
        let c = 7.0;
        let h = {
            let k = &k * c;
            g(x) + k
        };
        h + k
    }

    #[differentiable]
    fn closures(x: &L) -> L {
        let k = 5.0;
        let y = {
            let k = 7.0;
            let s = [1.0, 2.0].iter().map(|k: &f64| k * 2.0).sum::<f64>();
            let t = if s > 1.0 {
                let k: f64 = 3.0;
                k + 1.0
            } else {
                k
            };
            let u = (|(k, n): (f64, f64)| k * n)((2.0, 3.0)) + (|n: f64, k: f64| n * k)(2.0, 4.0);
            x * s * t * u * k
        };
        y * k
    }

    struct Pair {
        k: f64,
        n: f64,
    }

    #[differentiable]
    fn fields(x: &L) -> L {
        let k = 2.0;
        let y = {
            let k = 3.0;
            let p = Pair { k: k + 1.0, n: 5.0 };
            let Pair { n, .. } = p;
            let (p, q) = (Pair { n: 1.0, k: n }, f64::from(i32::MAX.min(2)));
            let s = if k > 0.0 { k } else { n };
            let both = Pair { k, n }.k + Pair { n, k }.n + { k } - s;
            let Pair { k: other, .. } = Pair { k, ..p };
            x * (p.k * k + q + p.n + both - other)
        };
        y * k
    }

    #[differentiable]
    fn times(x: &X, #[no_grad] k: f64, #[no_grad] c: &[f64; 2]) -> X {
        x * (k * c[1])
    }

    /// What a call was given, and what an operation met, was changed since.
    #[test]
    fn numbers_that_change() {
        let x = X::from_slice([2], &[1.0, 2.0]).unwrap();
        assert_eq!(mutated(&x).item(), 4.0 * 14.0 + 8.0 * 18.0);
        assert_eq!(mutated::grad(&x).to_vec(), [8.0 * 4.0 + 40.0, 16.0 * 4.0 + 40.0]);
        let g = grad!(|x: &X| {
            let (mut k, mut c) = (1.0, [1.0, 2.0]);
            k += 1.0;
            let y = times(x, k, &c) * k + x * c[0];
            k = 10.0;
            c[1] = 100.0;
            c[0] = 3.0;
            let z = times(&y, k + 1.0, &c) + x * c[0];
            (z * k).sum_all()
        })(&x);
        assert_eq!(g.to_vec(), [(9.0 * 1100.0 + 3.0) * 10.0; 2]);
        let (_, pullback) = vjp!(|x: &X| {
            let mut k = 3.0;
            let y = times(x, k, &[0.0, 1.0]) * k;
            k = 5.0;
            y * k
        })(&x);
        assert_eq!(pullback(&X::ones([2]).unwrap()).to_vec(), [45.0; 2]);
    }

    #[test]
    fn a_derivative_bound_to_a_name_sees_the_names_there() {
        let x = scalar(0.5);
        // 2 x · 2 x · 3 + 100 x · 7 + 100 x
        assert_eq!(bound_before(&x).item(), 12.0 * 0.25 + 800.0 * 0.5);
        assert_eq!(bound_before::grad(&x).item(), 24.0 * 0.5 + 800.0);
    }

    #[test]
    fn closures_and_fields_have_their_own_names() {
        let x = scalar(0.5);
        assert_eq!(closures::grad(&x).item(), 6.0 * 4.0 * (6.0 + 8.0) * 7.0 * 5.0);
        assert_eq!(fields::grad(&x).item(), (15.0 + 2.0 + 1.0 + 8.0 - 3.0) * 2.0);
        let y = vmap!(Batch, |x: &L| {
            let k = 5.0;
            let y = {
                let k = 7.0;
                let s = [1.0, 2.0].iter().map(|k: &f64| k * 2.0).sum::<f64>();
                x * s * k * 56.0
            };
            y * k
        })(&Tensor::<f64, (Batch,)>::from_slice([1], &[0.5]).unwrap());
        assert_eq!(y.to_vec(), [closures(&x).item()]);
    }

    #[differentiable]
    fn single(x: &X) -> (L,) {
        (x.square().sum_all(),)
    }

    #[differentiable]
    fn takes_single(x: &X) -> L {
        let (y,) = single(x);
        y * 2.0
    }

    #[test]
    fn tuples_of_one() {
        let x = X::from_slice([2], &[1.0, 2.0]).unwrap();
        assert_eq!(takes_single::grad(&x).to_vec(), [4.0, 8.0]);
        let ((y,), pullback) = single::vjp(&x);
        assert_eq!(pullback(&(y,)).to_vec(), [10.0, 20.0]);
        let ((y,), (t,)) = single::jvp(&x, &x);
        assert_eq!((y.item(), t.item()), (5.0, 10.0));
    }

    /// Every operation with one value for both of its operands; results that do not depend on the arguments.
    #[differentiable]
    fn constant(_x: &X) -> (L, X) {
        (scalar(3.0), X::ones([2]).unwrap())
    }

    #[test]
    fn one_value_twice_and_none() {
        let x = X::from_slice([2], &[1.5, -2.0]).unwrap();
        let of = |f: fn(&X) -> X| f(&x).to_vec();
        assert_eq!(of(|x| grad!(|x: &X| x.dot(x, Feature))(x)), [3.0, -4.0]);
        assert_eq!(of(|x| grad!(|x: &X| (x / x).sum_all())(x)), [0.0, 0.0]);
        assert_eq!(of(|x| grad!(|x: &X| (x - x).sum_all())(x)), [0.0, 0.0]);
        assert_eq!(of(|x| grad!(|x: &X| x.mse(x))(x)), [0.0, 0.0]);
        assert_eq!(of(|x| grad!(|x: &X| x.maximum(x).sum_all() + x.minimum(x).sum_all())(x)), [2.0, 2.0]);
        assert_eq!(of(|x| grad!(|x: &X| x.gt(x).select(x, x).sum_all())(x)), [1.0, 1.0]);
        assert_eq!(of(|x| grad!(|x: &X| x.outer(x.rename(Feature, Hidden)).sum_all())(x)), [-1.0, -1.0]);
        let (g, k) = grad!(|x: &X, k: &L| {
            let (a, b) = constant(x);
            a * k + (b * x * k).sum_all()
        })(&x, &scalar(2.0));
        assert_eq!((g.to_vec(), k.item()), (vec![2.0, 2.0], 2.5));
        let xs = Tensor::<f64, (Batch, Feature)>::ones([3, 2]).unwrap();
        let (a, b) = vmap!(Batch, |x: &X| {
            let (a, b) = constant(x);
            (a, b)
        })(&xs);
        assert_eq!((a.to_vec(), b.to_vec()), (vec![3.0; 3], vec![1.0; 6]));
        let (_, t) = jvp!(|x: &X| {
            let (a, b) = constant(x);
            b * a
        })(&x, &x);
        assert_eq!(t.to_vec(), [0.0, 0.0]);
    }
}
