//! Two levels of forward mode against each other, against differences, and together with a map.

mod common;

use common::forms::{Extents, Mapped, Operand as _, assert_close, entries};
use common::{A, B, C, D};
use tenzr_core::Tensor;
use tenzr_core::axis::{Outermost, Succ, Tangent};
use tenzr_core::ops::linalg::{self, Triangle};
use tenzr_core::ops::{
    arith, attention, compare, contract, divergence, elementwise, loss, moments, normalise, order, pool, product,
    reduce, regression, scan, shape,
};
use tenzr_core::runtime::{constant, devectorize, dual, primal, tangent_of, vectorize};
use tenzr_core::window::{Padding, Window};

type First = Tangent<Outermost>;
type Second = Tangent<Succ<Outermost>>;
type M = Tensor<f64, (A, B)>;

/// Numbers between 0.3 and 2.3, no two alike: away from kinks, ties and poles.
fn values(a: usize, b: usize, seed: u64) -> M {
    let noise = entries(a * b, seed);
    let entry = |(i, v): (usize, &f64)| 1.3 + v / 2.2 + (i as f64) * 0.017;
    M::from_vec([a, b], noise.iter().enumerate().map(entry).collect()).unwrap()
}

/// The mixed second derivative of an expression along `t` and `u`, by levels in both orders, by differences of one
/// level, and under a map over one axis of the rows.
macro_rules! mixed {
    ($values:ident, $sizes:expr; $($name:ident: |$x:ident| $f:expr;)*) => { $(
        #[test]
        fn $name() {
            for (a, b) in $sizes {
                let (p, t, u) = ($values(a, b, 3), values(a, b, 4), values(a, b, 5));
                let both = |t: &M, u: &M| {
                    let inner = dual::<First, _, _, _>(&p, t);
                    let $x = &dual::<Second, _, _, _>(&inner, u);
                    tangent_of::<First, _, _>(tangent_of::<Second, _, _>($f))
                };
                let along = |p: &M| {
                    let $x = &dual::<First, _, _, _>(p, &t);
                    tangent_of::<First, _, _>($f)
                };
                let got = both(&t, &u);
                assert_close(got.view(), both(&u, &t).view(), stringify!($name));
                let h = 1e-5;
                let (up, down) = (along(&(&p + &(&u * h))), along(&(&p - &(&u * h))));
                let slope = (up - down) / (2.0 * h);
                let off = (&slope - &got).abs().max_all().item();
                assert!(off <= 1e-6 * (1.0 + got.abs().max_all().item()), "{}: {off:e} off", stringify!($name));

                // A batch of two: this example, and one with the directions exchanged.
                let stacked = |x: &M, y: &M| {
                    let all = [x.to_vec(), y.to_vec()].concat();
                    let batch = Tensor::<f64, (D, A, B)>::from_vec([2, a, b], all).unwrap();
                    vectorize::<D, _, _>(batch)
                };
                let inner = dual::<First, _, _, _>(stacked(&p, &p), stacked(&t, &u));
                let $x = &dual::<Second, _, _, _>(&inner, stacked(&u, &t));
                let y = tangent_of::<First, _, _>(tangent_of::<Second, _, _>($f));
                let y = devectorize::<D, _>(y, 2);
                for i in 0..2 {
                    assert_close(y.view().index_axis(ndarray::Axis(0), i), got.view(), stringify!($name));
                }
            }
        }
    )* };
}

/// Matrices whose pivots, eigenvalues and singular values stay apart; `b` is `a`, or another extent.
fn matrices(a: usize, b: usize, seed: u64) -> M {
    let noise = entries(a * b, seed);
    let apart = |i: usize, j: usize| if i == j { 3.0 + 2.0 * i as f64 } else { 0.0 };
    M::from_vec([a, b], noise.iter().enumerate().map(|(k, v)| 0.3 * v + apart(k / b, k % b)).collect()).unwrap()
}

mixed! { matrices, [(1, 1), (2, 2), (3, 3), (5, 5)];
    cholesky: |x| linalg::cholesky(x, A, B);
    inverse: |x| linalg::inverse(x, A, B);
    expm: |x| linalg::expm(&arith::div(x, 4.0), A, B);
    det: |x| linalg::det(x, A, B);
    log_det: |x| linalg::log_det(x, A, B);
    log_det_pd: |x| linalg::log_det_pd(x, A, B);
    trace: |x| linalg::trace(&elementwise::square(x), A, B);
    eigenvalues: |x| linalg::eigvalsh(x, A, B, C);
    eigenvectors: |x| linalg::eigh(x, A, B, C).1;
    solve: |x| linalg::solve(x, &shape::rename(elementwise::sin(x), B, C), A, B);
    solve_pd: |x| linalg::solve_pd(x, &reduce::sum(elementwise::sin(x), B), A, B);
    triangular_solve: |x| linalg::triangular_solve(x, &reduce::sum(elementwise::sin(x), B), A, B, Triangle::Upper);
    triangular_solve_across: |x| {
        linalg::triangular_solve(x, &reduce::sum(elementwise::sin(x), A), B, A, Triangle::Upper)
    };
}

mixed! { matrices, [(1, 1), (3, 3), (2, 4), (4, 2)];
    lu_left: |x| linalg::lu(x, A, B, C).0;
    lu_right: |x| linalg::lu(x, A, B, C).1;
    qr_left: |x| linalg::qr(x, A, B, C).0;
    qr_right: |x| linalg::qr(x, A, B, C).1;
    svd_left: |x| linalg::svd(x, A, B, C).0;
    svd_values: |x| linalg::svdvals(x, A, B, C);
    svd_right: |x| linalg::svd(x, A, B, C).2;
    pinv: |x| linalg::pinv(x, A, B);
}

mixed! { values, [(2, 3), (1, 4), (3, 1), (5, 7)];
    exp: |x| elementwise::exp(x);
    ln: |x| elementwise::ln(x);
    sqrt: |x| elementwise::sqrt(x);
    tanh: |x| elementwise::tanh(x);
    sigmoid: |x| elementwise::sigmoid(x);
    recip: |x| elementwise::recip(x);
    powi: |x| elementwise::powi(x, 3);
    negative_power: |x| elementwise::powi(x, -2);
    exp2: |x| elementwise::exp2(x);
    exp_m1: |x| elementwise::exp_m1(x);
    ln_1p: |x| elementwise::ln_1p(x);
    log2: |x| elementwise::log2(x);
    log10: |x| elementwise::log10(x);
    rsqrt: |x| elementwise::rsqrt(x);
    cbrt: |x| elementwise::cbrt(x);
    sin: |x| elementwise::sin(x);
    cos: |x| elementwise::cos(x);
    atan: |x| elementwise::atan(x);
    sinh: |x| elementwise::sinh(x);
    cosh: |x| elementwise::cosh(x);
    asinh: |x| elementwise::asinh(x);
    erf: |x| elementwise::erf(x);
    erfc: |x| elementwise::erfc(x);
    lgamma: |x| elementwise::lgamma(x);
    digamma: |x| elementwise::digamma(x);
    selu: |x| elementwise::selu(x);
    gelu: |x| elementwise::gelu(x);
    gelu_tanh: |x| elementwise::gelu_tanh(x);
    silu: |x| elementwise::silu(x);
    log_sigmoid: |x| elementwise::log_sigmoid(x);
    softplus: |x| elementwise::softplus(x);
    tan: |x| elementwise::tan(arith::div(x, 3.0));
    asin: |x| elementwise::asin(arith::div(x, 3.0));
    acos: |x| elementwise::acos(arith::div(x, 3.0));
    atanh: |x| elementwise::atanh(arith::div(x, 3.0));
    erf_inv: |x| elementwise::erf_inv(arith::div(x, 3.0));
    acosh: |x| elementwise::acosh(arith::add(x, 1.0));
    polygamma: |x| elementwise::polygamma(x, 2);
    elu: |x| elementwise::elu(arith::sub(x, 1.25), 0.5);
    powers: |x| elementwise::powf(x, elementwise::square(x));
    remainder: |x| arith::rem(elementwise::exp(x), elementwise::sqrt(x));
    hypotenuse: |x| elementwise::hypot(x, elementwise::square(x));
    angle: |x| elementwise::atan2(x, elementwise::square(x));
    signed: |x| elementwise::copysign(elementwise::exp(x), arith::sub(x, 1.25));
    clipped: |x| elementwise::clip(elementwise::exp(x), elementwise::square(x), elementwise::sqrt(x));
    fused: |x| elementwise::mul_add(x, elementwise::sin(x), elementwise::exp(x));
    rounded: |x| arith::mul(elementwise::floor(arith::mul(x, 3.0)), elementwise::square(x));
    quotient: |x| arith::div(elementwise::exp(x), elementwise::square(x));
    product: |x| arith::mul(x, elementwise::tanh(x));
    difference: |x| arith::sub(elementwise::square(x), elementwise::exp(x));
    kinks: |x| arith::mul(elementwise::relu(arith::sub(x, 1.0)), elementwise::abs(arith::sub(x, 1.0)));
    larger: |x| compare::maximum(elementwise::square(x), elementwise::exp(x));
    selected: |x| compare::select(compare::lt(x, 1.0), elementwise::exp(x), elementwise::square(x));
    gram: |x| contract::dot(x, &shape::rename(x, A, C), B);
    outer: |x| contract::outer(x, &reduce::sum(x, A));
    norm: |x| contract::dot(x, x, (A, B));
    mean: |x| elementwise::square(reduce::mean(x, B));
    max: |x| elementwise::square(reduce::max(x, B));
    logsumexp: |x| reduce::logsumexp(x, B);
    softmax: |x| reduce::softmax(x, B);
    log_softmax: |x| reduce::log_softmax(x, A);
    cross_entropy: |x| loss::cross_entropy(x, elementwise::square(x), B);
    mse: |x| regression::mse(elementwise::exp(x), reduce::sum(x, A));
    nll: |x| loss::nll(elementwise::ln(x), reduce::argmax(x, B), B);
    cumsum: |x| elementwise::square(scan::cumsum(x, B));
    cumprod: |x| scan::cumprod(x, B);
    cumprod_reverse: |x| scan::cumprod_reverse(x, A);
    cummax: |x| elementwise::square(scan::cummax(x, B));
    cummin_reverse: |x| elementwise::square(scan::cummin_reverse(x, A));
    cumlogsumexp: |x| scan::cumlogsumexp(x, B);
    cumlogsumexp_reverse: |x| scan::cumlogsumexp_reverse(x, A);
    sort: |x| elementwise::square(order::sort(x, B));
    top_k: |x| elementwise::square(order::top_k(x, B, C, 1));
    quantile: |x| elementwise::square(order::quantile(x, B, 0.3));
    median: |x| elementwise::square(order::median_all(x));
    prod: |x| product::prod(x, B);
    prod_all: |x| product::prod_all(x);
    variance: |x| moments::variance(x, B, 0);
    std: |x| moments::std_all(elementwise::exp(x), 0);
    norm_by_rows: |x| moments::norm(x, B);
    norm_l1: |x| elementwise::square(moments::norm_l1(x, A));
    norm_inf: |x| elementwise::square(moments::norm_inf_all(x));
    window_mean: |x| elementwise::square(pool::window_mean(x, (A, B), Window::new([2, 2]).padding(Padding::Same)));
    window_max: |x| elementwise::square(pool::window_max(x, (A, B), Window::new([2, 2]).padding(Padding::Same)));
    layer_norm: |x| normalise::layer_norm(x, B, 0.1);
    rms_norm: |x| normalise::rms_norm(x, A, 0.1);
    attention: |x| attention::attention(x, &shape::rename(x, A, C), &shape::rename(x, A, C), B, C);
    huber: |x| regression::huber(elementwise::exp(x), reduce::sum(x, A), 0.5);
    mae: |x| regression::mae(elementwise::exp(x), reduce::sum(x, A));
    bce_with_logits: |x| divergence::bce_with_logits(x, elementwise::sigmoid(x));
    kl: |x| divergence::kl(elementwise::ln(x), x, B);
    cross_entropy_at: |x| divergence::cross_entropy_at(x, reduce::argmin(x, B), B);
    broadcast: |x| arith::mul(shape::broadcast(reduce::sum(x, A), A, x.extent(A)), x);
    permuted: |x| arith::mul(x, shape::permute(elementwise::exp(x), (B, A)));
}

/// The rule on two levels is the rule's own mixed derivative: the symmetric third derivative of a function, asked for
/// in three ways.
#[test]
fn a_rule_runs_on_two_levels() {
    let (p, t, u, v) = (values(3, 4, 1), values(3, 4, 2), values(3, 4, 3), values(3, 4, 4));
    let third = |t: &M, u: &M, v: &M| {
        let x = dual::<Second, _, _, _>(&dual::<First, _, _, _>(&p, t), u);
        let y = elementwise::tanh(&x);
        let ones = M::ones([3, 4]).unwrap();
        let ct = constant::<Second, _, _>(&constant::<First, _, _>(&ones));
        let g = elementwise::tanh_vjp(ct, &y);
        let mixed = tangent_of::<First, _, _>(tangent_of::<Second, _, _>(g));
        contract::dot(&mixed, v, (A, B)).item()
    };
    let all = [third(&t, &u, &v), third(&u, &v, &t), third(&v, &t, &u)];
    assert!((all[0] - all[1]).abs() < 1e-12 && (all[0] - all[2]).abs() < 1e-12, "{all:?}");
}

/// Values that lack a level count as constants of it, in whichever operand they stand.
#[test]
fn levels_may_differ_between_operands() {
    let (p, t) = (values(2, 3, 1), values(2, 3, 2));
    let x = dual::<First, _, _, _>(&p, &t);
    let z = dual::<Second, _, _, _>(&p, &t);
    let product = arith::mul(&x, &z);
    let first = tangent_of::<First, _, _>(primal::<Second, _, _>(product.clone()));
    let second = tangent_of::<Second, _, _>(primal::<First, _, _>(product.clone()));
    let both = tangent_of::<First, _, _>(tangent_of::<Second, _, _>(product));
    assert_eq!(first, &t * &p);
    assert_eq!(second, &p * &t);
    assert_eq!(both, &t * &t);
}

/// An empty batch has an empty derivative.
#[test]
fn levels_of_empty_values() {
    for abc in [[0, 3, 1], [2, 0, 1]] {
        for n in [0, 2] {
            for p in Mapped::<(A, B)>::all(&Extents { n, abc }, 1) {
                let x = dual::<Second, _, _, _>(&dual::<First, _, _, _>(&p, &p), &p);
                let y = reduce::softmax(elementwise::tanh(arith::mul(&x, &x)), B);
                let z = contract::dot(&y, &x, B);
                let t = tangent_of::<First, _, _>(tangent_of::<Second, _, _>(z));
                assert_eq!(t.raw().dim(0), n);
                assert!(t.raw().clone().into_vec().iter().all(|&v| v == 0.0));
            }
        }
    }
}

/// At a pole, a tangent of exactly zero gives exactly zero, forward as in reverse; what is not chosen gets nothing of
/// an infinite cotangent.
#[test]
fn singular_points_do_not_bring_nan() {
    type T = Tensor<f64, (A,)>;
    let t = |v: &[f64]| T::from_slice([v.len()], v).unwrap();
    let x = dual::<First, _, _, _>(t(&[0.0, 1.0, 0.0]), t(&[0.0, 0.0, 1.0]));
    let y = dual::<First, _, _, _>(t(&[0.0, 0.0, 2.0]), t(&[0.0, 0.0, 0.0]));
    let quotient = tangent_of::<First, _, _>(arith::div(&x, &y));
    assert_eq!(quotient.to_vec(), [0.0, 0.0, 0.5]);
    let infinite = t(&[f64::INFINITY, f64::INFINITY]);
    let (low, high) = (t(&[1.0, -1.0]), t(&[2.0, -2.0]));
    assert_eq!(compare::maximum_vjp(infinite.clone(), &low, &high, &low).to_vec(), [0.0, f64::INFINITY]);
    let ct = Tensor::<f64, ()>::scalar(f64::INFINITY);
    let top = reduce::max_all(&low);
    assert_eq!(reduce::extreme_vjp(ct, &low, &top).to_vec(), [f64::INFINITY, 0.0]);
    let ct = constant::<First, _, _>(&infinite);
    let y = elementwise::relu(dual::<First, _, _, _>(&low, &low));
    let g = primal::<First, _, _>(elementwise::relu_vjp(ct, &y));
    assert_eq!(g.to_vec(), [f64::INFINITY, 0.0]);
}

/// Rows of -inf only, on plain numbers and on dual ones.
#[test]
fn cross_entropy_over_infinite_logits() {
    let inf = f64::INFINITY;
    let z = M::from_vec([2, 2], vec![-inf, -inf, -inf, 1.0]).unwrap();
    for (t, want) in [([0.5, 0.5], inf), ([0.0, 0.0], 0.0)] {
        let t = M::from_vec([2, 2], vec![t[0], t[1], 0.0, 1.0]).unwrap();
        let (loss, factor) = loss::cross_entropy_with_factor(&z, &t, B);
        assert_eq!(loss.to_vec(), [want, 0.0]);
        assert_eq!(factor.to_vec(), [0.0; 4]);
        let (dz, dt) = (dual::<First, _, _, _>(&z, values(2, 2, 1)), constant::<First, _, _>(&t));
        let (dual_loss, dual_factor) = loss::cross_entropy_with_factor(&dz, &dt, B);
        assert_eq!(primal::<First, _, _>(dual_loss.clone()), loss);
        assert_eq!(tangent_of::<First, _, _>(dual_loss).to_vec(), [0.0, 0.0]);
        assert_eq!(primal::<First, _, _>(dual_factor), factor);
    }
}
