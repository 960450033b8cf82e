//! The operations of linear algebra of the table, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "matrices here have fixed extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::ops::Triangle;
use tenzr::prelude::*;

axis!(pub Side = 3);
axis!(pub Two = 2);
axis!(pub K = 3);
axis!(pub Short = 2);

fixed! { Side 3 Two 2 K 3 Short 2 }

fn matrix<E: Float, S: tenzr::axes::Axes, const N: usize>(extents: [usize; 2], v: [f64; N]) -> Tensor<E, S> {
    Tensor::from_vec(extents, v.map(E::from_f64).to_vec()).unwrap()
}

/// Far from singular, and positive definite.
fn one<E: Float>() -> Tensor<E, (Three, Side)> {
    matrix([3, 3], [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0])
}

/// Eigenvalues, and singular values, that stay apart.
fn apart<E: Float>() -> Tensor<E, (Three, Side)> {
    matrix([3, 3], [1.0, 0.0, 0.0, 0.0, 3.0, 0.0, 0.0, 0.0, 5.5])
}

fn tall<E: Float>() -> Tensor<E, (Three, Two)> {
    matrix([3, 2], [1.0, 0.0, 0.0, 3.5, 0.0, 0.0])
}

fn wide<E: Float>() -> Tensor<E, (Two, Three)> {
    matrix([2, 3], [1.0, 0.0, 0.0, 0.0, 3.5, 0.0])
}

unary!(cholesky(x: [Three, Side] any) -> [Three, Side] { (x * 0.2 + one()).cholesky(Three, Side) });
unary!(cholesky_of_several(x: [Side, C, Three] any) -> [Side, C, Three] {
    (x * 0.2 + one()).cholesky(Three, Side)
});
unary!(inverse(x: [Three, Side] any) -> [Side, Three] { (x * 0.2 + one()).inverse(Three, Side) });
unary!(expm(x: [Three, Side] any) -> [Three, Side] { x.expm(Three, Side) });
unary!(pinv_tall(x: [Three, Two] any) -> [Two, Three] { (x * 0.2 + tall()).pinv(Three, Two) });
unary!(pinv_wide(x: [Two, Three] any) -> [Three, Two] { (x * 0.2 + wide()).pinv(Two, Three) });
unary!(det(x: [Three, Side] any) -> [] { x.det(Three, Side) });
unary!(det_of_several(x: [C, Three, Side] any) -> [C] { x.det(Three, Side) });
unary!(log_det(x: [Three, Side] any) -> [] { (x * 0.2 + one()).log_det(Three, Side) });
unary!(log_det_pd(x: [Three, Side] any) -> [] { (x * 0.2 + one()).log_det_pd(Three, Side) });
unary!(trace(x: [A, B, C] any) -> [B] { x.trace(A, C) });
unary!(eigvalsh(x: [Three, Side] any) -> [K] { (x * 0.3 + apart()).eigvalsh(Three, Side, K) });
unary!(svdvals(x: [Three, Side] any) -> [K] { (x * 0.3 + apart()).svdvals(Three, Side, K) });

unary!(lu(x: [Three, Side] any) -> [Three, Side] {
    let (l, u) = (x * 0.2 + one()).lu(Three, Side, K);
    l.exp().dot(&u.tanh(), K)
});
unary!(lu_tall(x: [Three, Two] any) -> [Three, Two] {
    let (l, u) = (x * 0.2 + tall()).lu(Three, Two, Short);
    l.exp().dot(&u.tanh(), Short)
});
unary!(qr(x: [Three, Side] any) -> [Three, Side] {
    let (q, r) = (x * 0.2 + one()).qr(Three, Side, K);
    q.exp().dot(&r.tanh(), K)
});
unary!(qr_wide(x: [Two, Three] any) -> [Two, Three] {
    let (q, r) = (x * 0.2 + wide()).qr(Two, Three, Short);
    q.exp().dot(&r.tanh(), Short)
});
unary!(qr_of_which_one_is_used(x: [Three, Two] any) -> [Short, Two] {
    let (_, r) = (x * 0.2 + tall()).qr(Three, Two, Short);
    r.exp()
});
unary!(eigh(x: [Three, Side] any) -> [Three, K] {
    let (w, v) = (x * 0.3 + apart()).eigh(Three, Side, K);
    v.square() * w.tanh()
});
unary!(eigh_of_several(x: [C, Three, Side] any) -> [C, Three, K] {
    let (w, v) = (x * 0.3 + apart()).eigh(Three, Side, K);
    v.square() * w.tanh()
});
unary!(svd(x: [Three, Side] any) -> [Three, Side] {
    let (u, s, vt) = (x * 0.3 + apart()).svd(Three, Side, K);
    (u.square() * s.tanh()).dot(&vt.square(), K)
});
unary!(svd_tall(x: [Three, Two] any) -> [Three, Two] {
    let (u, s, vt) = (x * 0.3 + tall()).svd(Three, Two, Short);
    (u.square() * s.tanh()).dot(&vt.square(), Short)
});
unary!(svd_wide(x: [Two, Three] any) -> [Two, Three] {
    let (u, s, vt) = (x * 0.3 + wide()).svd(Two, Three, Short);
    (u.square() * s.tanh()).dot(&vt.square(), Short)
});

binary!(solve(x: [Three, Side] any, y: [Three, B] any) -> [Side, B] { (x * 0.2 + one()).solve(y, Three, Side) });
binary!(solve_of_several(x: [C, Three, Side] any, y: [Three] any) -> [C, Side] {
    (x * 0.2 + one()).solve(y, Three, Side)
});
binary!(solve_pd(x: [Three, Side] any, y: [Three, B] any) -> [Side, B] {
    (x * 0.2 + one()).solve_pd(y, Three, Side)
});
binary!(triangular_solve(x: [Three, Side] any, y: [B, Three] any) -> [Side, B] {
    (x * 0.2 + one()).triangular_solve(y, Three, Side, Triangle::Lower)
});
binary!(triangular_solve_across(x: [Three, Side] any, y: [Side] any) -> [Three] {
    (x * 0.2 + one()).triangular_solve(y, Side, Three, Triangle::Upper)
});
