//! Functions of plain numbers at every entry: against the same function written with operations of tensors, in every use.

mod common;

use common::near;
use tenzr::prelude::*;

axis!(pub N);
axis!(pub A);
axis!(pub B);

type X = Tensor<f64, (A, B)>;
type Y = Tensor<f64, (B,)>;
type L = Tensor<f64, ()>;

#[differentiable]
fn wave(x: f64) -> f64 {
    (3.0 * x).sin() * x
}

/// A branch and a loop: `x` to the power of 4 where positive, else its square.
#[differentiable]
fn power(x: f64) -> f64 {
    let mut y = 1.0;
    let n = if x > 0.0 { 4 } else { 2 };
    for _ in 0..n {
        y *= x;
    }
    y
}

#[differentiable]
fn damped(x: f64, y: f64) -> f64 {
    x.exp() * (x * y).cos() + y * y * y
}

#[differentiable]
fn mapped(x: &X) -> X {
    x.map(wave) + x.map(power)
}

#[differentiable]
fn by_operations(x: &X) -> X {
    (x * 3.0).sin() * x + x.gt(0.0).select(x.powi(4), x.square())
}

#[differentiable]
fn zipped(x: &X, y: &Y) -> X {
    x.zip_map(y, damped) * y.zip_map(x, damped)
}

#[differentiable]
fn zipped_by_operations(x: &X, y: &Y) -> X {
    (x.exp() * (x * y).cos() + y.powi(3)) * (y.exp() * (x * y).cos() + x.powi(3))
}

fn numbers(n: usize, seed: u64) -> Vec<f64> {
    let mut r = common::rng(seed);
    (0..n).map(|_| 3.0 * r()).collect()
}

fn x(a: usize, b: usize, seed: u64) -> X {
    X::from_vec([a, b], numbers(a * b, seed)).unwrap()
}

fn y(b: usize, seed: u64) -> Y {
    Y::from_vec([b], numbers(b, seed)).unwrap()
}

fn close<S: tenzr::axes::Axes>(what: &str, a: Tensor<f64, S>, b: Tensor<f64, S>) {
    assert_eq!(a.shape(), b.shape(), "{what}");
    near(what, &a.to_vec(), &b.to_vec(), 1e-11);
}

/// Both forms of a function of one tensor, in all uses.
macro_rules! agree {
    ($f:ident, $g:ident, $u:expr, $t:expr) => {{
        let (u, t): (&X, &X) = (&$u, &$t);
        close("value", $f(u), $g(u));
        let ((a, p), (b, q)) = ($f::vjp(u), $g::vjp(u));
        close("value of vjp", a, b);
        close("vjp", p(t), q(t));
        let ((a, s), (b, r)) = ($f::jvp(u, t), $g::jvp(u, t));
        close("value of jvp", a, b);
        close("jvp", s, r);
        macro_rules! hessians {
            ($h:ident) => {
                [
                    jvp!(|x: &X| grad!(|x: &X| $h(x).square().sum_all())(x))(u, t).1,
                    grad!(|x: &X| (grad!(|x: &X| $h(x).square().sum_all())(x) * t).sum_all())(u),
                    grad!(|x: &X| {
                        let (_, d) = jvp!(|x: &X| $h(x).square().sum_all())(x, t);
                        d
                    })(u),
                ]
            };
        }
        for (a, b) in hessians!($f).into_iter().zip(hessians!($g)) {
            close("second order", a, b);
        }
        macro_rules! third {
            ($h:ident) => {
                grad!(|x: &X| grad!(|x: &X| grad!(|x: &X| $h(x).sum_all())(x).sum_all())(x).square().sum_all())(u)
            };
        }
        close("third order", third!($f), third!($g));
    }};
}

#[test]
fn one_operand() {
    for (a, b) in [(2, 3), (1, 1), (0, 3), (5, 7)] {
        agree!(mapped, by_operations, x(a, b, 1), x(a, b, 2));
    }
}

#[test]
fn two_operands() {
    for (a, b) in [(2, 3), (1, 1), (2, 0), (5, 7)] {
        let (u, v, t, s) = (x(a, b, 1), y(b, 2), x(a, b, 3), y(b, 4));
        close("value", zipped(&u, &v), zipped_by_operations(&u, &v));
        let ((_, p), (_, q)) = (zipped::vjp(&u, &v), zipped_by_operations::vjp(&u, &v));
        let ((du, dv), (eu, ev)) = (p(&t), q(&t));
        close("first", du, eu);
        close("second", dv, ev);
        close("jvp", zipped::jvp(&u, &v, &t, &s).1, zipped_by_operations::jvp(&u, &v, &t, &s).1);
        macro_rules! hessian {
            ($h:ident) => {
                grad!(|x: &X, y: &Y| {
                    let (g, h) = grad!(|x: &X, y: &Y| $h(x, y).sum_all())(x, y);
                    (g * &t).sum_all() + (h * &s).sum_all()
                })(&u, &v)
            };
        }
        let ((a, b), (c, d)) = (hessian!(zipped), hessian!(zipped_by_operations));
        close("Hessian, first", a, c);
        close("Hessian, second", b, d);
        // One operand is constant.
        close(
            "shared",
            grad!(|y: &Y| zipped(&u, y).sum_all())(&v),
            grad!(|y: &Y| zipped_by_operations(&u, y).sum_all())(&v),
        );
    }
}

#[test]
fn under_maps() {
    for n in [0, 1, 7, 64] {
        let xs = Tensor::<f64, (N, A, B)>::from_vec([n, 2, 3], numbers(n * 6, 1)).unwrap();
        let ys = Tensor::<f64, (N, B)>::from_vec([n, 3], numbers(n * 3, 2)).unwrap();
        let (u, v) = (x(2, 3, 3), y(3, 4));
        close("vmap", vmap!(N, |x: &X| mapped(x))(&xs), vmap!(N, |x: &X| by_operations(x))(&xs));
        macro_rules! each {
            ($h:ident) => {
                (
                    vmap!(N, |x: &X, y: &Y| grad!(|x: &X, y: &Y| $h(x, y).sum_all())(x, y))(&xs, &ys),
                    vmap!(N, |x: &X| grad!(|x: &X, y: &Y| $h(x, y).sum_all())(x, &v))(&xs),
                    vmap!(N, |y: &Y| grad!(|x: &X, y: &Y| $h(x, y).sum_all())(&u, y))(&ys),
                    grad!(|y: &Y| vmap!(N, |x: &X| $h(x, y).sum_all())(&xs).sum_all())(&v),
                )
            };
        }
        let (a, b) = (each!(zipped), each!(zipped_by_operations));
        close("per example", a.0.0, b.0.0);
        close("per example, second", a.0.1, b.0.1);
        close("second shared", a.1.0, b.1.0);
        close("of the shared one", a.1.1, b.1.1);
        close("first shared", a.2.0, b.2.0);
        close("of the mapped one", a.2.1, b.2.1);
        close("summed", a.3, b.3);
    }
}

/// Outside of bodies any function will do, of any element.
#[test]
fn plain_closures() {
    let u = X::from_vec([1, 3], vec![1.0, -2.0, 3.0]).unwrap();
    assert_eq!(u.map(|v| v > 0.0).to_vec(), [true, false, true]);
    assert_eq!(u.map(wave).to_vec(), [wave(1.0), wave(-2.0), wave(3.0)]);
    assert_eq!(u.map(|v| v as i64).map(|n| n * 2).to_vec(), [2, -4, 6]);
    let v = Y::from_vec([3], vec![10.0, 20.0, 30.0]).unwrap();
    assert_eq!(u.zip_map(&v, |a, b| b - a).to_vec(), [9.0, 22.0, 27.0]);
    assert_eq!(u.zip_map(2.0, f64::powf).to_vec(), [1.0, 4.0, 9.0]);
    assert_eq!(X::from_vec([0, 3], vec![]).unwrap().zip_map(&v, damped).shape(), [0, 3]);
}

/// A number beside a tensor, and single precision.
#[test]
fn numbers_and_single_precision() {
    #[differentiable]
    fn scaled(x: f32, k: f32) -> f32 {
        x * x * k
    }
    type F = Tensor<f32, (A,)>;
    let u = F::from_slice([2], &[1.0, 3.0]).unwrap();
    assert_eq!(grad!(|x: &F| x.zip_map(0.5, scaled).sum_all())(&u).to_vec(), [1.0, 3.0]);
    let (k, v) = (Tensor::<f32, ()>::scalar(2.0), &u);
    assert_eq!(grad!(|k: &Tensor<f32, ()>| v.zip_map(k, scaled).sum_all())(&k).item(), 10.0);
    let l = L::scalar(0.5);
    assert_eq!(grad!(|x: &L| x.map(power))(&l).item(), 0.5);
}

#[test]
#[should_panic(expected = "`zip_map`: the axis `B` has extent 3 in one operand and 2 in another")]
fn unequal_extents() {
    let (u, v) = (x(2, 3, 1), y(2, 2));
    zipped(&u, &v);
}
