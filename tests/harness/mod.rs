//! The checks that every differentiable operation has to pass, written once.
//!
//! [`unary!`] and [`binary!`] write an operation as a differentiable function and inline in every macro; [`check`]
//! compares all of them on plain numbers, so that it is compiled once.
#![allow(dead_code, unused_macros, unused_variables, reason = "every test file takes what it needs")]

use crate::common::{differences, near, rng};
use std::ops::Range;
use tenzr::prelude::*;

axis!(pub N);
axis!(pub A);
axis!(pub B);
axis!(pub C);
axis!(pub Renamed);
axis!(pub Three = 3);

/// The extents of the axes.
#[derive(Clone, Copy, Debug)]
pub struct Dims {
    pub n: usize,
    pub a: usize,
    pub b: usize,
    pub c: usize,
}

/// The extent of one axis.
pub trait Extent {
    fn of(d: &Dims) -> usize;
}

macro_rules! extents {
    ($($A:ident $f:ident)*) => { $(
        impl Extent for $A {
            fn of(d: &Dims) -> usize {
                d.$f
            }
        }
    )* };
}
extents! { N n A a B b C c Renamed b }

impl Extent for Three {
    fn of(_: &Dims) -> usize {
        3
    }
}

pub fn make<E: Float, S: tenzr::axes::Axes, const K: usize>(extents: [usize; K], v: &[f64]) -> Tensor<E, S> {
    Tensor::from_vec(extents, v.iter().map(|v| E::from_f64(*v)).collect()).unwrap()
}

/// The numbers of one argument, or of one result.
pub type Numbers = Vec<f64>;
/// A function of the arguments.
pub type F = fn(&Dims, &[Numbers]) -> Vec<Numbers>;
/// A function of the arguments and of tangents, a cotangent or weights.
pub type G = fn(&Dims, &[Numbers], &[Numbers]) -> Vec<Numbers>;

/// Where an argument is drawn from: away from what the operation is not smooth at.
#[derive(Clone)]
pub struct Domain(pub Range<f64>);

pub fn any() -> Domain {
    Domain(-1.5..1.5)
}

pub fn positive() -> Domain {
    Domain(0.4..1.9)
}

pub fn unit() -> Domain {
    Domain(-0.85..0.85)
}

pub fn above_one() -> Domain {
    Domain(1.2..2.6)
}

/// An operation in all its uses.
pub struct Operation {
    /// Its name.
    pub name: &'static str,
    pub domains: Vec<Domain>,
    /// The number of entries of each argument, then of the result.
    pub sizes: fn(&Dims) -> Vec<usize>,
    /// Whether it is defined where the axis A, B, C is empty.
    pub defined_when_empty: [bool; 3],
    pub value: F,
    /// Of `loss(args, w) = sum of w f(args)²`; the arguments, then `w`. Value, then gradients.
    pub loss: F,
    pub loss_inline: F,
    pub loss_f32: F,
    pub vjp: G,
    pub vjp_inline: G,
    pub jvp: G,
    pub jvp_inline: G,
    /// Which arguments are mapped; the others are shared.
    pub vmap: Vec<(Vec<bool>, F)>,
    /// Gradients per example.
    pub vmap_grad: Vec<(Vec<bool>, F)>,
    /// The gradient of the sum over examples.
    pub grad_vmap: Vec<(Vec<bool>, F)>,
    /// The Hessian of the loss times tangents, by forward over reverse, reverse over reverse and reverse over forward.
    pub second: Vec<(&'static str, G)>,
}

struct Sample {
    args: Vec<Numbers>,
    tangents: Vec<Numbers>,
    ct: Numbers,
}

fn numbers(n: usize, domain: &Domain, r: &mut impl FnMut() -> f64) -> Numbers {
    let Range { start, end } = domain.0.clone();
    (0..n).map(|_| start + (end - start) * (r() + 0.5)).collect()
}

impl Operation {
    fn sample(&self, d: &Dims, seed: u64) -> Sample {
        let mut r = rng(seed);
        let sizes = (self.sizes)(d);
        let (args, out) = sizes.split_at(self.domains.len());
        Sample {
            args: args.iter().zip(&self.domains).map(|(n, domain)| numbers(*n, domain, &mut r)).collect(),
            tangents: args.iter().map(|n| numbers(*n, &any(), &mut r)).collect(),
            ct: numbers(out[0], &any(), &mut r),
        }
    }

    fn is_defined(&self, d: &Dims) -> bool {
        [d.a, d.b, d.c].iter().zip(self.defined_when_empty).all(|(n, empty)| *n > 0 || empty)
    }
}

fn dot(a: &[Numbers], b: &[Numbers]) -> f64 {
    a.iter().flatten().zip(b.iter().flatten()).map(|(x, y)| x * y).sum()
}

fn all_near(what: &str, a: &[Numbers], b: &[Numbers], tolerance: f64) {
    assert_eq!(a.len(), b.len(), "{what}: number of results");
    for (i, (a, b)) in a.iter().zip(b).enumerate() {
        near(&format!("{what}, part {i}"), a, b, tolerance);
    }
}

const EXACT: f64 = 1e-11;
const DIFFERENCE: f64 = 2e-8;

/// All checks.
pub fn check(op: &Operation) {
    let base = Dims { n: 3, a: 2, b: 3, c: 2 };
    first_order(op, &base, 1);
    second_order(op, &base, 2);
    single(op, &base, 3);
    for n in [0, 1, 7, 64] {
        batches(op, &Dims { n, ..base }, 4 + n as u64);
    }
    for small in [0, 1] {
        let sizes = [Dims { a: small, ..base }, Dims { b: small, ..base }, Dims { c: small, ..base }];
        for (i, d) in sizes.iter().enumerate().filter(|(_, d)| op.is_defined(d)) {
            first_order(op, d, 100 + i as u64);
            batches(op, &Dims { n: 2, ..*d }, 200 + i as u64);
        }
    }
}

/// Central differences, one row for each entry of all arguments.
fn rows(args: &[Numbers], f: impl Fn(&[Numbers]) -> Vec<f64>) -> Vec<Vec<f64>> {
    let split = |flat: &[f64]| -> Vec<Numbers> {
        let mut rest = flat;
        args.iter()
            .map(|a| {
                let (one, more) = rest.split_at(a.len());
                rest = more;
                one.to_vec()
            })
            .collect()
    };
    differences(|x| f(&split(x)), &args.concat())
}

fn first_order(op: &Operation, d: &Dims, seed: u64) {
    let Sample { args, tangents, ct } = op.sample(d, seed);
    let what = |s: &str| format!("{}: {s} at {d:?}", op.name);
    let y = (op.value)(d, &args);
    assert_eq!(y[0].len(), ct.len(), "{}", what("the size of the result"));

    // Reverse against differences.
    let with = |args: &[Numbers]| [args, std::slice::from_ref(&ct)].concat();
    let grads = (op.loss)(d, &with(&args));
    let expected: Vec<f64> = rows(&args, |x| (op.loss)(d, &with(x))[0].clone()).concat();
    near(&what("grad against differences"), &grads[1..].concat(), &expected, DIFFERENCE);
    let value: f64 = y[0].iter().zip(&ct).map(|(y, w)| y * y * w).sum();
    near(&what("the value of value_and_grad"), &grads[0], &[value], EXACT);
    all_near(&what("value_and_grad! against ::value_and_grad"), &(op.loss_inline)(d, &with(&args)), &grads, EXACT);

    // A pullback with its cotangent, by differences of the value.
    let cts = std::slice::from_ref(&ct);
    let vjp = (op.vjp)(d, &args, cts);
    let jacobian = rows(&args, |x| (op.value)(d, x).concat());
    let expected: Vec<f64> = jacobian.iter().map(|row| dot(std::slice::from_ref(row), cts)).collect();
    near(&what("vjp against differences"), &vjp[1..].concat(), &expected, DIFFERENCE);
    near(&what("the value of vjp"), &vjp[0], &y[0], EXACT);
    all_near(&what("vjp! against ::vjp"), &(op.vjp_inline)(d, &args, cts), &vjp, EXACT);

    // Forward against reverse.
    let jvp = (op.jvp)(d, &args, &tangents);
    near(&what("the value of jvp"), &jvp[0], &y[0], EXACT);
    near(&what("forward against reverse"), &[dot(cts, &jvp[1..])], &[dot(&vjp[1..], &tangents)], EXACT);
    let mut expected = vec![0.0; y[0].len()];
    for (row, t) in jacobian.iter().zip(tangents.iter().flatten()) {
        expected.iter_mut().zip(row).for_each(|(e, r)| *e += r * t);
    }
    near(&what("jvp against differences"), &jvp[1], &expected, DIFFERENCE);
    all_near(&what("jvp! against ::jvp"), &(op.jvp_inline)(d, &args, &tangents), &jvp, EXACT);
}

fn second_order(op: &Operation, d: &Dims, seed: u64) {
    let Sample { args, tangents, ct } = op.sample(d, seed);
    let with = |args: &[Numbers]| [args, std::slice::from_ref(&ct)].concat();
    let rows = rows(&args, |x| (op.loss)(d, &with(x))[1..].concat());
    // The Hessian is symmetric: its rows times the tangents.
    let expected: Vec<f64> = rows.iter().map(|row| dot(std::slice::from_ref(row), &[tangents.concat()])).collect();
    for (name, hessian) in &op.second {
        let h = (hessian)(d, &with(&args), &tangents);
        let what = format!("{}: {name}", op.name);
        near(&what, &h.concat(), &expected, 10.0 * DIFFERENCE);
    }
}

fn single(op: &Operation, d: &Dims, seed: u64) {
    let Sample { args, ct, .. } = op.sample(d, seed);
    let with = [&args[..], &[ct]].concat();
    all_near(&format!("{}: f32", op.name), &(op.loss_f32)(d, &with), &(op.loss)(d, &with)[1..], 1e-4);
}

fn batches(op: &Operation, d: &Dims, seed: u64) {
    let Sample { args, ct, .. } = op.sample(d, seed);
    let examples: Vec<Vec<Numbers>> = (0..d.n).map(|i| op.sample(d, seed * 1000 + i as u64).args).collect();
    let of = |mapped: &[bool], i: usize| -> Vec<Numbers> {
        mapped.iter().enumerate().map(|(k, m)| if *m { examples[i][k].clone() } else { args[k].clone() }).collect()
    };
    let batch = |mapped: &[bool]| -> Vec<Numbers> {
        mapped
            .iter()
            .enumerate()
            .map(|(k, m)| if *m { examples.iter().flat_map(|e| e[k].clone()).collect() } else { args[k].clone() })
            .collect()
    };
    let with = |args: Vec<Numbers>| [args, vec![ct.clone()]].concat();
    let what = |s: &str, mapped: &[bool]| format!("{}: {s}, mapped {mapped:?}, at {d:?}", op.name);
    for (mapped, f) in &op.vmap {
        let expected: Vec<f64> = (0..d.n).flat_map(|i| (op.value)(d, &of(mapped, i)).concat()).collect();
        near(&what("vmap", mapped), &f(d, &batch(mapped)).concat(), &expected, EXACT);
    }
    let gradients = |mapped: &[bool]| -> Vec<Vec<Numbers>> {
        (0..d.n).map(|i| (op.loss)(d, &with(of(mapped, i)))[1..].to_vec()).collect()
    };
    let stacked = |of: &[Vec<Numbers>], k: usize| -> Numbers { of.iter().flat_map(|g| g[k].clone()).collect() };
    for (mapped, f) in &op.vmap_grad {
        let each = gradients(mapped);
        let expected: Vec<Numbers> = (0..args.len()).map(|k| stacked(&each, k)).collect();
        all_near(&what("vmap of grad", mapped), &f(d, &with(batch(mapped))), &expected, EXACT);
    }
    for (mapped, f) in &op.grad_vmap {
        let each = gradients(mapped);
        let expected: Vec<Numbers> = (0..args.len())
            .map(|k| {
                if mapped[k] {
                    return stacked(&each, k);
                }
                let mut sum = vec![0.0; args[k].len()];
                each.iter().for_each(|g| sum.iter_mut().zip(&g[k]).for_each(|(s, g)| *s += g));
                sum
            })
            .collect();
        all_near(&what("grad of vmap", mapped), &f(d, &with(batch(mapped))), &expected, 10.0 * EXACT);
    }
}

/// Which of the axes A, B, C may be empty: all but those that are named.
pub fn defined_when_empty(needs: &[&str]) -> [bool; 3] {
    ["A", "B", "C"].map(|axis| !needs.contains(&axis))
}

/// The checks of an operation of one tensor: `unary!(sum(x: [A, B] any) -> [A] { x.sum(B) })`.
///
/// `needs A B;` before the body names the axes that must not be empty.
macro_rules! unary {
    ($name:ident($x:ident: [$($xa:ident),*] $dx:ident) -> [$($oa:ident),*] $(needs $($needs:ident)+;)? { $($body:tt)* }) => {
        #[test]
        fn $name() {
            type X = Tensor<f64, ($($xa,)*)>;
            type Xs = Tensor<f64, (N, $($xa,)*)>;
            type O = Tensor<f64, ($($oa,)*)>;
            #[differentiable]
            fn f<E: Float>($x: &Tensor<E, ($($xa,)*)>) -> Tensor<E, ($($oa,)*)> { $($body)* }
            #[differentiable]
            fn loss<E: Float>(x: &Tensor<E, ($($xa,)*)>, #[no_grad] w: &Tensor<E, ($($oa,)*)>) -> Tensor<E, ()> {
                (f(x).square() * w).sum_all()
            }
            fn x<E: Float>(d: &Dims, v: &[Numbers]) -> Tensor<E, ($($xa,)*)> {
                make([$(<$xa as Extent>::of(d)),*], &v[0])
            }
            fn xs(d: &Dims, v: &[Numbers]) -> Xs { make([d.n, $(<$xa as Extent>::of(d)),*], &v[0]) }
            fn o<E: Float>(d: &Dims, v: &[Numbers]) -> Tensor<E, ($($oa,)*)> {
                make([$(<$oa as Extent>::of(d)),*], v.last().unwrap())
            }
            check(&Operation {
                name: stringify!($name),
                domains: vec![$dx()],
                sizes: |d| vec![1 $(* <$xa as Extent>::of(d))*, 1 $(* <$oa as Extent>::of(d))*],
                defined_when_empty: defined_when_empty(&[$($(stringify!($needs)),+)?]),
                value: |d, a| f(&x::<f64>(d, a)).parts(),
                loss: |d, a| loss::value_and_grad(&x::<f64>(d, a), &o(d, a)).parts(),
                loss_inline: |d, a| {
                    let w: O = o(d, a);
                    value_and_grad!(|$x: &X| ({ $($body)* }.square() * &w).sum_all())(&x(d, a)).parts()
                },
                loss_f32: |d, a| loss::grad(&x::<f32>(d, a), &o(d, a)).parts(),
                vjp: |d, a, ct| {
                    let (y, pullback) = f::vjp(&x::<f64>(d, a));
                    (y, pullback(&o(d, ct))).parts()
                },
                vjp_inline: |d, a, ct| {
                    let (y, pullback) = vjp!(|$x: &X| { $($body)* })(&x(d, a));
                    (y, pullback(&o(d, ct))).parts()
                },
                jvp: |d, a, t| f::jvp(&x::<f64>(d, a), &x(d, t)).parts(),
                jvp_inline: |d, a, t| jvp!(|$x: &X| { $($body)* })(&x(d, a), &x(d, t)).parts(),
                vmap: vec![
                    (vec![true], |d, a| vmap!(N, |x: &X| f(x))(&xs(d, a)).parts()),
                    (vec![true], |d, a| vmap!(N, |$x: &X| { $($body)* })(&xs(d, a)).parts()),
                ],
                vmap_grad: vec![(vec![true], |d, a| {
                    let w: O = o(d, a);
                    vmap!(N, |$x: &X| grad!(|$x: &X| ({ $($body)* }.square() * &w).sum_all())($x))(&xs(d, a)).parts()
                })],
                grad_vmap: vec![(vec![true], |d, a| {
                    let w: O = o(d, a);
                    grad!(|xs: &Xs| vmap!(N, |x: &X| loss(x, &w))(xs).sum_all())(&xs(d, a)).parts()
                })],
                second: vec![
                    ("forward over reverse", |d, a, t| {
                        let w: O = o(d, a);
                        jvp!(|x: &X| grad!(|x: &X| loss(x, &w))(x))(&x(d, a), &x(d, t)).1.parts()
                    }),
                    ("reverse over reverse", |d, a, t| {
                        let (w, v): (O, X) = (o(d, a), x(d, t));
                        grad!(|$x: &X| {
                            let g = grad!(|$x: &X| ({ $($body)* }.square() * &w).sum_all())($x);
                            (g * &v).sum_all()
                        })(&x(d, a)).parts()
                    }),
                    ("reverse over reverse through a call", |d, a, t| {
                        let (w, v): (O, X) = (o(d, a), x(d, t));
                        grad!(|x: &X| (grad!(|x: &X| loss(x, &w))(x) * &v).sum_all())(&x(d, a)).parts()
                    }),
                    ("reverse over forward", |d, a, t| {
                        let (w, v): (O, X) = (o(d, a), x(d, t));
                        grad!(|x: &X| {
                            let (_, t) = jvp!(|x: &X| loss(x, &w))(x, &v);
                            t
                        })(&x(d, a)).parts()
                    }),
                ],
            });
        }
    };
}

/// The checks of an operation of two tensors: `binary!(mul(x: [A, B] any, y: [B] any) -> [A, B] { x * y })`.
macro_rules! binary {
    ($name:ident($x:ident: [$($xa:ident),*] $dx:ident, $y:ident: [$($ya:ident),*] $dy:ident) -> [$($oa:ident),*]
        $(needs $($needs:ident)+;)? { $($body:tt)* }) => {
        #[test]
        fn $name() {
            type X = Tensor<f64, ($($xa,)*)>;
            type Y = Tensor<f64, ($($ya,)*)>;
            type Xs = Tensor<f64, (N, $($xa,)*)>;
            type Ys = Tensor<f64, (N, $($ya,)*)>;
            type O = Tensor<f64, ($($oa,)*)>;
            #[differentiable]
            fn f<E: Float>($x: &Tensor<E, ($($xa,)*)>, $y: &Tensor<E, ($($ya,)*)>) -> Tensor<E, ($($oa,)*)> {
                $($body)*
            }
            #[differentiable]
            fn loss<E: Float>(
                x: &Tensor<E, ($($xa,)*)>,
                y: &Tensor<E, ($($ya,)*)>,
                #[no_grad] w: &Tensor<E, ($($oa,)*)>,
            ) -> Tensor<E, ()> {
                (f(x, y).square() * w).sum_all()
            }
            fn x<E: Float>(d: &Dims, v: &[Numbers]) -> Tensor<E, ($($xa,)*)> {
                make([$(<$xa as Extent>::of(d)),*], &v[0])
            }
            fn y<E: Float>(d: &Dims, v: &[Numbers]) -> Tensor<E, ($($ya,)*)> {
                make([$(<$ya as Extent>::of(d)),*], &v[1])
            }
            fn xs(d: &Dims, v: &[Numbers]) -> Xs { make([d.n, $(<$xa as Extent>::of(d)),*], &v[0]) }
            fn ys(d: &Dims, v: &[Numbers]) -> Ys { make([d.n, $(<$ya as Extent>::of(d)),*], &v[1]) }
            fn o<E: Float>(d: &Dims, v: &[Numbers]) -> Tensor<E, ($($oa,)*)> {
                make([$(<$oa as Extent>::of(d)),*], v.last().unwrap())
            }
            let (both, first, second) = (vec![true, true], vec![true, false], vec![false, true]);
            check(&Operation {
                name: stringify!($name),
                domains: vec![$dx(), $dy()],
                sizes: |d| vec![
                    1 $(* <$xa as Extent>::of(d))*, 1 $(* <$ya as Extent>::of(d))*, 1 $(* <$oa as Extent>::of(d))*
                ],
                defined_when_empty: defined_when_empty(&[$($(stringify!($needs)),+)?]),
                value: |d, a| f(&x::<f64>(d, a), &y(d, a)).parts(),
                loss: |d, a| loss::value_and_grad(&x::<f64>(d, a), &y(d, a), &o(d, a)).parts(),
                loss_inline: |d, a| {
                    let w: O = o(d, a);
                    value_and_grad!(|$x: &X, $y: &Y| ({ $($body)* }.square() * &w).sum_all())(&x(d, a), &y(d, a)).parts()
                },
                loss_f32: |d, a| loss::grad(&x::<f32>(d, a), &y(d, a), &o(d, a)).parts(),
                vjp: |d, a, ct| {
                    let (y, pullback) = f::vjp(&x::<f64>(d, a), &y(d, a));
                    (y, pullback(&o(d, ct))).parts()
                },
                vjp_inline: |d, a, ct| {
                    let (y, pullback) = vjp!(|$x: &X, $y: &Y| { $($body)* })(&x(d, a), &y(d, a));
                    (y, pullback(&o(d, ct))).parts()
                },
                jvp: |d, a, t| f::jvp(&x::<f64>(d, a), &y(d, a), &x(d, t), &y(d, t)).parts(),
                jvp_inline: |d, a, t| {
                    jvp!(|$x: &X, $y: &Y| { $($body)* })(&x(d, a), &y(d, a), &x(d, t), &y(d, t)).parts()
                },
                vmap: vec![
                    (both.clone(), |d, a| vmap!(N, |x: &X, y: &Y| f(x, y))(&xs(d, a), &ys(d, a)).parts()),
                    (first.clone(), |d, a| {
                        let $y: Y = y(d, a);
                        vmap!(N, |$x: &X| { let $y = &$y; { $($body)* } })(&xs(d, a)).parts()
                    }),
                    (second.clone(), |d, a| {
                        vmap!(N, |#[shared] $x: &X, $y: &Y| { $($body)* })(&x(d, a), &ys(d, a)).parts()
                    }),
                ],
                vmap_grad: vec![
                    (both.clone(), |d, a| {
                        let w: O = o(d, a);
                        vmap!(N, |$x: &X, $y: &Y| grad!(|$x: &X, $y: &Y| ({ $($body)* }.square() * &w).sum_all())($x, $y))(
                            &xs(d, a), &ys(d, a)
                        ).parts()
                    }),
                    (first.clone(), |d, a| {
                        let (y, w): (Y, O) = (y(d, a), o(d, a));
                        vmap!(N, |x: &X| grad!(|x: &X, y: &Y| loss(x, y, &w))(x, &y))(&xs(d, a)).parts()
                    }),
                    (second.clone(), |d, a| {
                        let (x, w): (X, O) = (x(d, a), o(d, a));
                        vmap!(N, |y: &Y| grad!(|x: &X, y: &Y| loss(x, y, &w))(&x, y))(&ys(d, a)).parts()
                    }),
                ],
                grad_vmap: vec![
                    (both, |d, a| {
                        let w: O = o(d, a);
                        grad!(|xs: &Xs, ys: &Ys| vmap!(N, |x: &X, y: &Y| loss(x, y, &w))(xs, ys).sum_all())(
                            &xs(d, a), &ys(d, a)
                        ).parts()
                    }),
                    (first, |d, a| {
                        let w: O = o(d, a);
                        grad!(|xs: &Xs, $y: &Y| vmap!(N, |$x: &X| ({ $($body)* }.square() * &w).sum_all())(xs).sum_all())(
                            &xs(d, a), &y(d, a)
                        ).parts()
                    }),
                    (second, |d, a| {
                        let w: O = o(d, a);
                        grad!(|x: &X, ys: &Ys| vmap!(N, |y: &Y| loss(x, y, &w))(ys).sum_all())(
                            &x(d, a), &ys(d, a)
                        ).parts()
                    }),
                ],
                second: vec![
                    ("forward over reverse", |d, a, t| {
                        let w: O = o(d, a);
                        jvp!(|x: &X, y: &Y| grad!(|x: &X, y: &Y| loss(x, y, &w))(x, y))(
                            &x(d, a), &y(d, a), &x(d, t), &y(d, t)
                        ).1.parts()
                    }),
                    ("reverse over reverse", |d, a, t| {
                        let (w, v, u): (O, X, Y) = (o(d, a), x(d, t), y(d, t));
                        grad!(|$x: &X, $y: &Y| {
                            let (g, h) = grad!(|$x: &X, $y: &Y| ({ $($body)* }.square() * &w).sum_all())($x, $y);
                            (g * &v).sum_all() + (h * &u).sum_all()
                        })(&x(d, a), &y(d, a)).parts()
                    }),
                    ("reverse over reverse through a call", |d, a, t| {
                        let (w, v, u): (O, X, Y) = (o(d, a), x(d, t), y(d, t));
                        grad!(|x: &X, y: &Y| {
                            let (g, h) = grad!(|x: &X, y: &Y| loss(x, y, &w))(x, y);
                            (g * &v).sum_all() + (h * &u).sum_all()
                        })(&x(d, a), &y(d, a)).parts()
                    }),
                    ("reverse over forward", |d, a, t| {
                        let (w, v, u): (O, X, Y) = (o(d, a), x(d, t), y(d, t));
                        grad!(|x: &X, y: &Y| {
                            let (_, t) = jvp!(|x: &X, y: &Y| loss(x, y, &w))(x, y, &v, &u);
                            t
                        })(&x(d, a), &y(d, a)).parts()
                    }),
                ],
            });
        }
    };
}
