//! Callers that ask for some gradients only.

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
