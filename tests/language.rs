//! What a straight-line differentiable body may be written in.

mod common;

use common::{Bar, Batch, Feature, Flat, Foo, Hidden, L, differences, near, rng};
use tenzr::prelude::*;
use tenzr_test_companion::{self as companion, Input, Output, affine as aff, losses};

type X = Tensor<f64, (Feature,)>;
type W = Tensor<f64, (Feature, Hidden)>;
type H = Tensor<f64, (Hidden,)>;

fn x() -> X {
    X::from_slice([3], &[0.3, -0.7, 1.1]).unwrap()
}

fn w() -> W {
    let mut r = rng(7);
    W::from_shape_fn([3, 2], |_| r()).unwrap()
}

fn xs() -> Tensor<f64, (Batch, Feature)> {
    let mut r = rng(8);
    Tensor::from_shape_fn([4, 3], |_| r()).unwrap()
}

/// Checks a gradient at [`x`] by differences of the value.
#[track_caller]
fn is_gradient(f: impl Fn(&X) -> L, g: &X) {
    let of = |v: &[f64]| vec![f(&X::from_slice([3], v).unwrap()).item()];
    near("gradient", &g.to_vec(), &differences(of, &x().to_vec()).concat(), 1e-8);
}

mod bodies {
    use super::*;

    #[differentiable]
    pub fn shadowing(x: &X) -> L {
        let x = x * 2.0;
        let y = {
            let x = x.tanh();
            let z = &x * &x;
            z + &x
        };
        let x = y * x;
        x.sum_all()
    }

    #[differentiable]
    pub fn annotations(x: &X) -> L {
        let y: X = x.square();
        let z: &X = &y;
        let (a, b): (X, L) = (z.exp(), y.sum_all());
        let _: X = a.clone();
        let c: _ = a * b;
        c.mean_all()
    }

    #[differentiable]
    pub fn tuples(x: &X) -> L {
        let (a, (b, k)) = (x.sum_all(), (x.square(), 2.0));
        let t = (a, b);
        let (a, b) = t;
        let u = ((a.clone(), b.clone()), a * k);
        let ((_, b), c) = u;
        (b * c).sum_all()
    }

    #[differentiable]
    pub fn blocks(x: &X) -> L {
        {
            let k = { 3.0 };
            let y = { { x * k } };
            ({ y.sum_all() }) + { x.dot(x, Feature) }
        }
    }

    #[differentiable]
    pub fn methods(x: &X) -> L {
        x.clone().tanh().square().max(Feature) + (-&*x).relu().to_owned().sum(Feature) - (x * 0.5).logsumexp(Feature)
    }

    const SCALE: f64 = 1.5;
    fn plain(n: usize) -> f64 {
        n as f64
    }

    /// What mentions no tracked value stays Rust.
    #[differentiable]
    pub fn untracked(x: &X) -> L {
        let n = 3;
        let k = (0..n).map(|i| i as f64).sum::<f64>() + plain(2);
        let shift = if k > 1.0 { SCALE } else { 0.0 };
        let (a, b) = (k + 1.0, k - 1.0);
        assert!(a > b, "{a}");
        debug_assert_eq!(n, 3);
        let c = L::scalar(a * b);
        (x * shift * &c + &c).square().sum_all()
    }
}

use bodies::*;

#[test]
fn bodies_of_let_tuples_blocks_and_methods() {
    macro_rules! check {
        ($($f:ident)*) => { $(
            is_gradient(|x| $f(x), &$f::grad(&x()));
            let (y, g) = $f::value_and_grad(&x());
            assert_eq!(y.item(), $f(&x()).item());
            let per: Tensor<f64, (Batch, Feature)> = vmap!(Batch, |x: &X| grad!(|x: &X| $f(x))(x))(&xs());
            let each: Vec<f64> = (0..4).flat_map(|i| {
                let x = X::from_shape_fn([3], |[j]| xs().at([i, j])).unwrap();
                $f::grad(&x).to_vec()
            }).collect();
            near(stringify!($f), &per.to_vec(), &each, 1e-12);
            near(stringify!($f), &g.to_vec(), &grad!(|x: &X| $f(x))(&x()).to_vec(), 1e-14);
        )* };
    }
    check! { shadowing annotations tuples blocks methods untracked }
}

mod functions {
    pub mod inner {
        use super::super::*;
        #[differentiable]
        pub fn layer(x: &X, w: &W) -> H {
            x.dot(w, Feature).tanh()
        }
        #[differentiable]
        pub fn by_value(x: X, scale: L) -> X {
            x.square() * scale
        }
    }
    pub use inner::layer as renamed;

    use super::*;
    #[differentiable]
    pub fn calls(x: &X, w: &W) -> L {
        let y = self::inner::layer(x, w) + renamed(&(x * 2.0), w) + super::functions::inner::layer(&x, &w);
        let z = inner::by_value(x.clone(), y.sum_all());
        let z = inner::by_value(z, L::scalar(0.5));
        z.sum_all() + y.dot(&y, Hidden)
    }
}

#[test]
fn calls_in_modules() {
    let (x, w) = (x(), w());
    let (g, h) = functions::calls::grad(&x, &w);
    is_gradient(|x| functions::calls(x, &w), &g);
    let of = |v: &[f64]| vec![functions::calls(&x, &W::from_slice([3, 2], v).unwrap()).item()];
    near("w", &h.to_vec(), &differences(of, &w.to_vec()).concat(), 1e-8);
}

type I = Tensor<f64, (Input,)>;
type O = Tensor<f64, (Output,)>;
type IO = Tensor<f64, (Input, Output)>;

/// A call of another crate's functions, one under another name, one generic.
#[differentiable]
fn model(x: &I, w: &IO, b: &O, t: &O) -> L {
    let y = aff(x, w, b);
    let (mean, y) = losses::centred(&y);
    losses::squared(&y.sigmoid(), t) + companion::loss(x, w, b, t, 0.5) + mean
}

#[test]
fn calls_in_another_crate() {
    let mut r = rng(3);
    let x = I::from_shape_fn([3], |_| r()).unwrap();
    let w = IO::from_shape_fn([3, 2], |_| r()).unwrap();
    let (b, t) = (O::from_shape_fn([2], |_| r()).unwrap(), O::from_shape_fn([2], |_| r()).unwrap());
    let (gx, gw, _, gt) = model::grad(&x, &w, &b, &t);
    let of = |v: &[f64]| vec![model(&I::from_slice([3], v).unwrap(), &w, &b, &t).item()];
    near("x", &gx.to_vec(), &differences(of, &x.to_vec()).concat(), 1e-8);
    let of = |v: &[f64]| vec![model(&x, &IO::from_slice([3, 2], v).unwrap(), &b, &t).item()];
    near("w", &gw.to_vec(), &differences(of, &w.to_vec()).concat(), 1e-8);
    let of = |v: &[f64]| vec![model(&x, &w, &b, &O::from_slice([2], v).unwrap()).item()];
    near("t", &gt.to_vec(), &differences(of, &t.to_vec()).concat(), 1e-8);
    // `wrt(w, b)` there: a pair.
    let (value, (dw, db)) = companion::loss::value_and_grad(&x, &w, &b, &t, 2.0);
    assert_eq!(value.item(), companion::loss(&x, &w, &b, &t, 2.0).item());
    let (ew, eb) = grad!(|w: &IO, b: &O| companion::loss(&x, w, b, &t, 2.0))(&w, &b);
    near("w", &dw.to_vec(), &ew.to_vec(), 1e-14);
    near("b", &db.to_vec(), &eb.to_vec(), 1e-14);
    // A map through the other crate: its axes are ordinary axes.
    let xs = Tensor::<f64, (Batch, Input)>::from_shape_fn([5, 3], |_| r()).unwrap();
    let losses = vmap!(Batch, |x: &I| companion::loss(x, &w, &b, &t, 1.0))(&xs);
    let one = companion::loss(&I::from_shape_fn([3], |[j]| xs.at([2, j])).unwrap(), &w, &b, &t, 1.0);
    near("map", &[losses.at([2])], &[one.item()], 1e-13);
}

mod results {
    use super::*;

    #[differentiable]
    pub fn pair(x: &X) -> (X, L) {
        let y = x.square();
        let s = y.sum_all();
        (y, s)
    }

    #[differentiable]
    pub fn nested(x: &X) -> (L, (X, (L, X))) {
        let (y, s) = pair(x);
        let t = (y.tanh(), (s.square(), x.exp()));
        (s, t)
    }

    /// The result of a call, handed on.
    #[differentiable]
    pub fn again(x: &X) -> (X, L) {
        pair(&(x * 2.0))
    }

    /// Taken apart at once, later, and in depth.
    #[differentiable]
    pub fn consumer(x: &X) -> L {
        let p = again(x);
        let (_, (a, (b, c))) = nested(x);
        let (y, s) = p;
        (a * y * c).sum_all() + s * b
    }

    /// Of the same value twice.
    #[differentiable]
    pub fn twice(x: &X) -> (X, X) {
        let y = x.exp();
        (y.clone(), y)
    }

    /// A result that does not depend on the argument.
    #[differentiable]
    pub fn constant(x: &X, #[no_grad] k: &L) -> (L, L) {
        (x.sum_all(), k * 2.0)
    }
}

#[test]
fn tuple_results() {
    use results::*;
    is_gradient(consumer, &consumer::grad(&x()));
    let (value, pullback) = nested::vjp(&x());
    let g = pullback(&value);
    // Σ of halves of squares has the results themselves as cotangent.
    let half = |x: &X| {
        let (a, (b, (c, d))) = nested(x);
        (a.square() + b.square().sum_all() + c.square() + d.square().sum_all()) * 0.5
    };
    is_gradient(half, &g);
    let ((a, (b, (c, d))), (ta, (tb, (tc, td)))) = nested::jvp(&x(), &x());
    let sum = (a * ta + (b * tb).sum_all() + c * tc + (d * td).sum_all()).item();
    near("jvp", &[sum], &[(&g * x()).sum_all().item()], 1e-13);
    let ((y, z), pullback) = vjp!(|x: &X| {
        let (y, z) = twice(x);
        (y, z)
    })(&x());
    near("both", &pullback(&(y.clone(), z)).to_vec(), &(y.square() * 2.0).to_vec(), 1e-13);
    let ((a, k), pullback) = constant::vjp(&x(), &L::scalar(3.0));
    assert_eq!((k.item(), pullback(&(a.clone(), a.clone())).to_vec()), (6.0, vec![a.item(); 3]));
    // A result that is not used has a cotangent of zero.
    is_gradient(
        |x| pair(x).1,
        &grad!(|x: &X| {
            let (_, s) = pair(x);
            s
        })(&x()),
    );
}

#[test]
fn several_results_from_a_map() {
    use results::{nested, pair};
    let (ys, ss): (Tensor<f64, (Batch, Feature)>, Tensor<f64, (Batch,)>) = vmap!(Batch, |x: &X| {
        let (y, s) = pair(x);
        (y, s)
    })(&xs());
    near("squares", &ys.to_vec(), &xs().square().to_vec(), 1e-14);
    near("sums", &ss.to_vec(), &ys.sum(Feature).to_vec(), 1e-14);
    let (a, (b, k)) = vmap!(Batch, |x: &X| {
        let (a, (b, _)) = nested(x);
        (a, (b, 1.0))
    })(&xs());
    let k: Tensor<f64, (Batch,)> = k;
    assert_eq!((a.shape(), b.shape(), k.to_vec()), (vec![4], vec![4, 3], vec![1.0; 4]));
    let f = vmap!(Batch, |x: &X| x.sum_all());
    near("bound", &f(&xs()).to_vec(), &xs().sum(Feature).to_vec(), 1e-14);
}

#[differentiable]
fn generic<E: Float>(x: &Tensor<E, (Feature,)>, w: &Tensor<E, (Feature, Hidden)>) -> Tensor<E, ()>
where
    E: Send,
{
    let y = x.dot(w, Feature) * 0.5 + 1.0;
    let k = 2.0;
    generic_inner(&y).sum_all() / k - 3.0 * y.mean_all()
}

#[differentiable]
fn generic_inner<E: Float>(y: &Tensor<E, (Hidden,)>) -> Tensor<E, (Hidden,)> {
    y.sigmoid().square()
}

#[test]
fn functions_generic_in_the_element() {
    let (x, w) = (x(), w());
    let (g, h) = generic::grad(&x, &w);
    is_gradient(|x| generic(x, &w), &g);
    let (g32, h32) = generic::grad(&x.to_f32(), &w.to_f32());
    near("f32", &g32.flat(), &g.flat(), 1e-6);
    near("f32", &h32.flat(), &h.flat(), 1e-6);
    let second = jvp!(|x: &X| grad!(|x: &X| generic(x, &w))(x))(&x, &x).1;
    let fd = (generic::grad(&(&x * 1.00001), &w).0 - generic::grad(&(&x * 0.99999), &w).0) * 5e4;
    near("second", &second.to_vec(), &fd.to_vec(), 1e-7);
}

mod constants {
    use super::*;

    #[differentiable(wrt(w))]
    pub fn only(x: &X, w: &W) -> L {
        x.dot(w, Feature).square().sum_all()
    }

    #[differentiable]
    pub fn plain(x: &X, #[no_grad] k: f64, n: usize, #[no_grad] flag: bool, #[no_grad] c: &X) -> L {
        let sign = if flag { 1.0 } else { -1.0 };
        let exponent = n as i32 + 1;
        (x.powi(exponent) * c).sum_all() * k * sign
    }

    #[differentiable]
    pub fn labels(z: &X, label: &Tensor<usize, ()>) -> L {
        z.log_softmax(Feature).nll(label, Feature)
    }

    /// `wrt` gives the public companions; calls still pass derivatives on to all tensors.
    #[differentiable]
    pub fn through(x: &X, w: &W) -> L {
        only(x, w) + plain(x, 0.5, 2, true, x)
    }
}

#[test]
fn what_is_differentiated() {
    use constants::*;
    let (x0, w0) = (x(), w());
    let g: W = only::grad(&x0, &w0);
    let of = |v: &[f64]| vec![only(&x0, &W::from_slice([3, 2], v).unwrap()).item()];
    near("wrt", &g.to_vec(), &differences(of, &w0.to_vec()).concat(), 1e-8);
    let (_, t) = only::jvp(&x0, &w0, &w0);
    near("wrt jvp", &[t.item()], &[(&g * &w0).sum_all().item()], 1e-13);
    let g: X = plain::grad(&x0, 3.0, 2, false, &x0);
    near("plain", &g.to_vec(), &(x0.powi(3) * -9.0).to_vec(), 1e-13);
    let (gx, gw) = through::grad(&x0, &w0);
    let e = grad!(|x: &X, #[no_grad] w: &W| only(x, w))(&x0, &w0) + x0.powi(3) * 1.5;
    near("through", &gx.to_vec(), &e.to_vec(), 1e-13);
    near("through", &gw.to_vec(), &only::grad(&x0, &w0).to_vec(), 1e-13);
    let label = Tensor::<usize, ()>::scalar(1);
    is_gradient(|z| labels(z, &label), &labels::grad(&x0, &label));
    let all = Tensor::<usize, (Batch,)>::from_slice([4], &[0, 1, 2, 0]).unwrap();
    let per: Tensor<f64, (Batch, Feature)> =
        vmap!(Batch, |z: &X, l: &Tensor<usize, ()>| grad!(|z: &X| labels(z, l))(z))(&xs(), &all);
    near("rows sum to zero", &per.sum(Feature).to_vec(), &[0.0; 4], 1e-14);
}

#[test]
fn derivatives_bound_with_let() {
    let (x0, w0) = (x(), w());
    let g = grad!(|x: &X| {
        let f = vmap!(Batch, |x: &X| x.square().sum_all());
        let d = grad!(|x: &X| (x * x * x).sum_all());
        (f(&xs()) * x.sum_all()).sum_all() + d(x).sum_all()
    })(&x0);
    let k = xs().square().sum_all().item();
    near("let", &g.to_vec(), &(x0.clone() * 6.0 + k).to_vec(), 1e-12);
    let (value, (gx, gw)) = value_and_grad!(|x: &X, w: &W| functions::inner::layer(x, w).sum_all())(&x0, &w0);
    assert_eq!(value.item(), functions::inner::layer(&x0, &w0).sum_all().item());
    assert_eq!((gx.shape(), gw.shape()), (vec![3], vec![3, 2]));
}

/// A pullback in a body, called twice.
#[differentiable]
fn pullbacks(x: &X, v: &X) -> L {
    let (y, pullback) = vjp!(|x: &X| (x.tanh(), x.square().sum_all()))(x);
    let (a, b) = y;
    let first = pullback(&(v, &b));
    let second = pullback((first.clone(), L::scalar(2.0)));
    (first * second * a).sum_all()
}

#[differentiable]
fn values(x: &X) -> L {
    let (value, (g, h)) = value_and_grad!(|x: &X, k: &L| (x.exp() * k).sum_all())(x, &x.sum_all());
    (g * x).sum_all() + h * value
}

#[test]
fn derivatives_in_bodies() {
    let (x0, v) = (x(), X::from_slice([3], &[1., -2., 0.5]).unwrap());
    // By hand: J = (diag(1 - tanh²), 2x).
    let hand = |x: &X, v: &X| {
        let (d, b) = ((x.tanh().square() - 1.0) * -1.0, x.square().sum_all());
        let first = v * &d + x * 2.0 * &b;
        let second = &first * &d + x * 4.0;
        (first * second * x.tanh()).sum_all()
    };
    near("value", &[pullbacks(&x0, &v).item()], &[hand(&x0, &v).item()], 1e-13);
    let (gx, gv) = pullbacks::grad(&x0, &v);
    is_gradient(|x| hand(x, &v), &gx);
    let of = |c: &[f64]| vec![hand(&x0, &X::from_slice([3], c).unwrap()).item()];
    near("v", &gv.to_vec(), &differences(of, &v.to_vec()).concat(), 1e-8);
    let hand = |x: &X| {
        let s = x.sum_all();
        (x.exp() * &s * x).sum_all() + x.exp().sum_all() * x.exp().sum_all() * s
    };
    near("value", &[values(&x0).item()], &[hand(&x0).item()], 1e-13);
    is_gradient(hand, &values::grad(&x0));
}

/// Pullbacks own what they need.
fn owning() -> (impl FnOnce(&H) -> (X, W), impl FnOnce(&L) -> X) {
    let (x, w) = (x(), w());
    let (y, first) = functions::inner::layer::vjp(&x, &w);
    let (_, second) = vjp!(move |x: &X| functions::inner::layer(x, &w).dot(&y, Hidden))(&x);
    (first, second)
}

#[test]
fn pullbacks_outlive_their_inputs() {
    let (first, second) = owning();
    let one = H::ones([2]).unwrap();
    let (gx, gw) = first(&one);
    let (ex, ew) = grad!(|x: &X, w: &W| functions::inner::layer(x, w).sum_all())(&x(), &w());
    near("x", &gx.to_vec(), &ex.to_vec(), 1e-14);
    near("w", &gw.to_vec(), &ew.to_vec(), 1e-14);
    let (w, y) = (w(), functions::inner::layer(&x(), &w()));
    let e = grad!(|x: &X| functions::inner::layer(x, &w).dot(&y, Hidden))(&x());
    near("second", &second(&L::scalar(1.0)).to_vec(), &e.to_vec(), 1e-14);
}

#[test]
fn maps_over_several_axes_and_shared_arguments() {
    let a = Tensor::<f64, (Foo, Bar)>::from_slice([2, 3], &[1., 2., 3., 4., 5., 6.]).unwrap();
    let k = L::scalar(10.0);
    let f = vmap!(Foo, |r: &Tensor<f64, (Bar,)>, #[shared] k: &L| vmap!(Bar, |z: &L| z * k + r.sum_all())(r))(&a, &k);
    assert_eq!(f.to_vec(), [16., 26., 36., 55., 65., 75.]);
    let g = grad!(|a: &Tensor<f64, (Foo, Bar)>, k: &L| {
        vmap!(Foo, |r: &Tensor<f64, (Bar,)>, #[shared] k: &L| (r * k).sum_all())(a, k).sum_all()
    })(&a, &k);
    assert_eq!((g.0.to_vec(), g.1.item()), (vec![10.0; 6], 21.0));
}

mod moved_tuples {
    use super::*;

    #[differentiable]
    fn pair(x: &X) -> (L, X) {
        (x.square().sum_all(), x.tanh())
    }

    /// A call that gives a tuple may be the whole body of a map; its results are taken apart where they arrive.
    #[test]
    fn of_a_map() {
        let (norms, values) = vmap!(Batch, |x: &X| pair(x))(&xs());
        assert_eq!(norms, xs().square().sum(Feature));
        assert_eq!(values, xs().tanh());
        let g = grad!(|xs: &Tensor<f64, (Batch, Feature)>| {
            let (a, b) = vmap!(Batch, |x: &X| pair(x))(xs);
            a.sum_all() + b.sum_all()
        })(&xs());
        let t = xs().tanh();
        near("gradient", &g.to_vec(), &(xs() * 2.0 + 1.0 - t.square()).to_vec(), 1e-12);
    }

    /// And of forward mode inside a body.
    #[test]
    fn of_forward_mode() {
        let g = grad!(|x: &X| {
            let ((_, _), (a, b)) = jvp!(|y: &X| pair(y))(x, x);
            a + b.sum_all()
        })(&x());
        // The tangents along x: 2 |x|², and x (1 - tanh² x).
        let t = x().tanh();
        let slope = 1.0 - t.square();
        let expected = x() * 4.0 + &slope - x() * 2.0 * &t * &slope;
        near("gradient", &g.to_vec(), &expected.to_vec(), 1e-12);
    }
}
