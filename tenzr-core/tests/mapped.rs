//! Every operation and every rule on a batch, against the stack of what it gives on single examples: each operand
//! mapped or shared, in every form of storage, by reference and by value.

mod common;
#[macro_use]
#[path = "common/batch.rs"]
mod batch;

use common::forms::{Extents, Mapped, Operand as _, sizes};
use common::{A, B, C};
use tenzr_core::ops::{arith, compare, contract, elementwise, fit, loss, reduce, regression, shape};

macro_rules! elementwise_tests {
    ($($name:ident $rule:ident $x:ident $y:ident $residual:ident;)*) => { $(
        #[test]
        fn $name() {
            let f = stringify!($name);
            one!(f, sizes(true), (A, B), |x| elementwise::$name(x), |ct, $x, $y| elementwise::$rule(ct, $residual));
            one!(f, sizes(true), (), |x| elementwise::$name(x), |ct, $x, $y| elementwise::$rule(ct, $residual));
        }
    )* };
}

elementwise_tests! {
    exp exp_vjp x y y; ln ln_vjp x y x; sqrt sqrt_vjp x y y; tanh tanh_vjp x y y; sigmoid sigmoid_vjp x y y;
    softplus softplus_vjp x y x; gelu gelu_vjp x y x; rsqrt rsqrt_vjp x y y;
    relu relu_vjp x y y; abs abs_vjp x y x; square square_vjp x y x; recip recip_vjp x y y;
}

#[test]
fn neg_and_powi() {
    one!("neg", sizes(true), (A, B), |x| arith::neg(x), |ct, x, y| arith::neg(ct));
    one!("powi", sizes(true), (A, B), |x| elementwise::powi(x, 3), |ct, x, y| elementwise::powi_vjp(ct, x, 3));
}

macro_rules! broadcasting_tests {
    ($($test:ident: |$x:ident, $z:ident| $f:expr, |$ct:ident, $a:ident, $b:ident, $y:ident| ($g:expr, $h:expr);)*) => { $(
        #[test]
        fn $test() {
            let name = stringify!($test);
            two!(name, sizes(true), (A, B), (A, B), |$x, $z| $f, |$ct, $a, $b, $y| ($g, $h));
            two!(name, sizes(true), (A, B), (B, A), |$x, $z| $f, |$ct, $a, $b, $y| ($g, $h));
            two!(name, sizes(true), (A, B), (B,), |$x, $z| $f, |$ct, $a, $b, $y| ($g, $h));
            two!(name, sizes(true), (A,), (A, B), |$x, $z| $f, |$ct, $a, $b, $y| ($g, $h));
            two!(name, sizes(true), (A, B, C), (C, A), |$x, $z| $f, |$ct, $a, $b, $y| ($g, $h));
            two!(name, sizes(true), (B, C), (), |$x, $z| $f, |$ct, $a, $b, $y| ($g, $h));
        }
    )* };
}

broadcasting_tests! {
    add: |x, z| arith::add(x, z), |ct, a, b, y| (fit::fit_like(ct, a), fit::fit_like(ct, b));
    sub: |x, z| arith::sub(x, z), |ct, a, b, y| (fit::fit_like(ct, a), arith::sub_right(ct, b));
    mul: |x, z| arith::mul(x, z), |ct, a, b, y| (contract::contract_like(ct, b, a), contract::contract_like(ct, a, b));
    div: |x, z| arith::div(x, z), |ct, a, b, y| (arith::div_left(ct, b, a), arith::div_right(ct, b, y, b));
    maximum: |x, z| compare::maximum(x, z),
        |ct, a, b, y| (compare::maximum_vjp(ct, a, b, a), compare::maximum_vjp(ct, b, a, b));
    minimum: |x, z| compare::minimum(x, z),
        |ct, a, b, y| (compare::minimum_vjp(ct, a, b, a), compare::minimum_vjp(ct, b, a, b));
    hypot: |x, z| elementwise::hypot(x, z),
        |ct, a, b, y| (elementwise::hypot_vjp_first(ct, a, b, a), elementwise::hypot_vjp_second(ct, a, b, b));
    rem: |x, z| arith::rem(x, z), |ct, a, b, y| (fit::fit_like(ct, a), arith::rem_right(ct, a, b, b));
    clip: |x, z| elementwise::clip(x, z, 0.5),
        |ct, a, b, y| (elementwise::clip_vjp_first(ct, a, b, 0.5, a), elementwise::clip_vjp_second(ct, a, b, 0.5, b));
    mul_add: |x, z| elementwise::mul_add(x, 0.25, z),
        |ct, a, b, y| (contract::contract_like(ct, 0.25, a), fit::fit_like(ct, b));
    mse: |x, z| regression::mse(x, z), |ct, a, b, y| (regression::mse_vjp(ct, a, b, a), regression::mse_vjp(ct, b, a, b));
}

#[test]
fn comparison_and_selection() {
    two!("lt", sizes(true), (A, B), (B,), |x, z| compare::lt(x, z).to_float::<f64>());
    two!("eq", sizes(true), (A,), (A, B), |x, z| compare::eq_each(x, z).to_float::<f64>());
    two!("select", sizes(true), (A, B), (B,), |x, z| {
        let z = z.clone();
        compare::select(compare::lt(&z, 0.25), x, z)
    });
    two!(
        "select's rule",
        sizes(true),
        (A, B),
        (B,),
        |x, z| {
            let (x, z) = (x.clone(), z.clone());
            compare::select(compare::lt(&x, &z), x, z)
        },
        |ct, a, b, y| (
            compare::select_vjp_first(ct, compare::lt(a, b), a),
            compare::select_vjp_second(ct, compare::lt(a, b), b)
        )
    );
}

macro_rules! product_tests {
    ($($test:ident: $S:ty, $S2:ty, |$x:ident, $z:ident| $f:expr;)*) => { $(
        #[test]
        fn $test() {
            let name = stringify!($test);
            two!(name, sizes(true), $S, $S2, |$x, $z| $f,
                |ct, a, b, y| (contract::contract_like(ct, b, a), contract::contract_like(ct, a, b)));
        }
    )* };
}

product_tests! {
    dot_matrices: (A, B), (B, C), |x, z| contract::dot(x, z, B);
    dot_transposed: (B, A), (C, B), |x, z| contract::dot(x, z, B);
    dot_vectors: (B,), (B,), |x, z| contract::dot(x, z, B);
    dot_matrix_vector: (A, B), (B,), |x, z| contract::dot(x, z, B);
    dot_with_a_batch_axis: (A, B), (A, B, C), |x, z| contract::dot(x, z, B);
    dot_over_two_axes: (A, B, C), (C, B), |x, z| contract::dot(x, z, (B, C));
    outer: (A,), (B, C), |x, z| contract::outer(x, z);
    outer_with_a_batch_axis: (A, B), (A, C), |x, z| contract::outer(x, z);
}

macro_rules! reduction_tests {
    ($($test:ident, $all:ident, $empty:literal, |$ct:ident, $a:ident, $y:ident| $g:expr;)*) => { $(
        #[test]
        fn $test() {
            let name = stringify!($test);
            one!(name, sizes($empty), (A, B), |x| reduce::$test(x, B), |$ct, $a, $y| $g);
            one!(name, sizes($empty), (A, B), |x| reduce::$test(x, A), |$ct, $a, $y| $g);
            one!(name, sizes($empty), (A, B, C), |x| reduce::$test(x, (C, A)), |$ct, $a, $y| $g);
            one!(name, sizes($empty), (A, B), |x| reduce::$all(x), |$ct, $a, $y| $g);
            one!(name, sizes($empty), (), |x| reduce::$all(x), |$ct, $a, $y| $g);
        }
    )* };
}

reduction_tests! {
    sum, sum_all, true, |ct, a, y| fit::fit_like(ct, a);
    mean, mean_all, true, |ct, a, y| reduce::mean_vjp(ct, a);
    max, max_all, false, |ct, a, y| reduce::extreme_vjp(ct, a, y);
    min, min_all, false, |ct, a, y| reduce::extreme_vjp(ct, a, y);
    logsumexp, logsumexp_all, true, |ct, a, y| reduce::logsumexp_vjp(ct, a);
}

#[test]
fn softmax_and_argmax() {
    one!("softmax", sizes(true), (A, B), |x| reduce::softmax(x, B), |ct, a, y| reduce::softmax_vjp(ct, y, B));
    one!("softmax", sizes(true), (A, B, C), |x| reduce::softmax(x, (A, C)), |ct, a, y| reduce::softmax_vjp(
        ct,
        y,
        (A, C)
    ));
    one!("log_softmax", sizes(true), (A, B), |x| reduce::log_softmax(x, A), |ct, a, y| reduce::log_softmax_vjp(
        ct, y, A
    ));
    one!("argmax", sizes(false), (A, B, C), |x| reduce::argmax(x, B).to_float::<f64>());
}

#[test]
fn shapes() {
    one!("permute", sizes(true), (A, B, C), |x| shape::permute(x, (C, A, B)), |ct, a, y| fit::fit_like(ct, a));
    one!("broadcast", sizes(true), (A, B), |x| shape::broadcast(x, C, 3), |ct, a, y| fit::fit_like(ct, a));
    one!("rename", sizes(true), (A, B), |x| shape::rename(x, A, C), |ct, a, y| shape::rename_like(ct, a));
    two!(
        "broadcast_like",
        sizes(true),
        (B,),
        (A, B),
        |x, z| {
            let z = z.clone();
            shape::broadcast_like(x, &z)
        },
        |ct, a, b, y| (fit::fit_like(ct, a), fit::zeros_like(b))
    );
}

#[test]
fn cross_entropy() {
    two!("cross_entropy", sizes(true), (A, B), (B, A), |z, t| loss::cross_entropy(z, t, B), |ct, z, t, y| (
        loss::cross_entropy_vjp(ct, &loss::cross_entropy_with_factor(z, t, B).1, z),
        loss::cross_entropy_targets_vjp(ct, z, B, t)
    ));
    two!(
        "over two axes",
        sizes(true),
        (A, B, C),
        (A, B, C),
        |z, t| loss::cross_entropy(z, t, (A, C)),
        |ct, z, t, y| (
            loss::cross_entropy_vjp(ct, &loss::cross_entropy_with_factor(z, t, (A, C)).1, z),
            loss::cross_entropy_targets_vjp(ct, z, (A, C), t)
        )
    );
}

/// The indices of the largest entries of another operand: mapped where that is.
#[test]
fn nll() {
    two!("nll", sizes(false), (A, B), (A, B), |x, z| loss::nll(x, reduce::argmax(z, B), B), |ct, a, b, y| (
        loss::nll_vjp(ct, reduce::argmax(b, B), B, a),
        fit::zeros_like(b)
    ));
}

#[test]
#[should_panic(expected = "the axis `A` has extent 2 in one operand and 3 in the other")]
fn unequal_extents_are_named() {
    let e = |a| Extents { n: 1, abc: [a, 1, 1] };
    let _ = arith::add(&Mapped::<(A,)>::all(&e(2), 1)[0], &Mapped::<(A,)>::all(&e(3), 1)[0]);
}
