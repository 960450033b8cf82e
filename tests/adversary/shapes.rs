//! Shapes.

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
