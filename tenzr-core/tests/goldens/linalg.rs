//! Linear algebra: rows A, columns B; C counts matrices, D is the axis of factors and of further right sides.

use crate::common::{A, B, C, D};
use crate::forms::unknown;
use crate::harness::{Case, Golden};
use tenzr_core::ops::fit::zeros_like;
use tenzr_core::ops::linalg::*;

/// One operand of matrices in each layout.
macro_rules! matrices {
    ($t:ident, |$x:ident| $f:expr, |$ct:ident, $a:ident, $y:ident| $g:expr) => {
        match $t.axes.as_str() {
            "AB" => one!($t, (A, B), |$x| $f, |$ct, $a, $y| $g),
            "CAB" => one!($t, (C, A, B), |$x| $f, |$ct, $a, $y| $g),
            "BCA" => one!($t, (B, C, A), |$x| $f, |$ct, $a, $y| $g),
            "ACB" => one!($t, (A, C, B), |$x| $f, |$ct, $a, $y| $g),
            other => unknown($t, other),
        }
    };
}

macro_rules! systems {
    (@ $t:ident, $code:tt $($axes:literal $S:ty, $S2:ty;)*) => {
        match $t.axes.as_str() {
            $($axes => systems!(# $t, $S, $S2, $code),)*
            other => unknown($t, other),
        }
    };
    (# $t:ident, $S:ty, $S2:ty, [$($code:tt)*]) => { two!($t, $S, $S2, $($code)*) };
    ($t:ident, $($code:tt)*) => {
        systems!(@ $t, [$($code)*]
            "AB,A" (A, B), (A,); "AB,AD" (A, B), (A, D); "AB,DA" (A, B), (D, A); "AB,CA" (A, B), (C, A);
            "BA,A" (B, A), (A,); "CAB,CA" (C, A, B), (C, A); "CAB,CAD" (C, A, B), (C, A, D); "CAB,A" (C, A, B), (A,);
            "BCA,DAC" (B, C, A), (D, A, C);)
    };
}

macro_rules! transposed {
    ($t:ident, $($code:tt)*) => {
        systems!(@ $t, [$($code)*] "AB,B" (A, B), (B,); "CAB,CB" (C, A, B), (C, B);)
    };
}

pub fn run<E: Golden>(t: &Case<E>) {
    let is_transposed = t.axes.ends_with('B') && t.axes.contains(',');
    match t.op {
        "solve" if is_transposed => transposed!(t, |a, b| solve(a, b, B, A), |ct, a, b, y| (
            solve_matrix(ct, a, y, B, A, a),
            solve_right(ct, a, B, A, b)
        )),
        "solve" => systems!(t, |a, b| solve(a, b, A, B), |ct, a, b, y| (
            solve_matrix(ct, a, y, A, B, a),
            solve_right(ct, a, A, B, b)
        )),
        "solve_pd" => systems!(t, |a, b| solve_pd(a, b, A, B), |ct, a, b, y| (
            solve_pd_matrix(ct, a, y, A, B, a),
            solve_pd_right(ct, a, A, B, b)
        )),
        "triangular_solve" => triangular(t, is_transposed),
        "lu" | "qr" | "eigh" | "svd" => factors(t),
        _ => functions(t),
    }
}

fn triangular<E: Golden>(t: &Case<E>, is_transposed: bool) {
    let kind = if t.attr("triangle") == "lower" { Triangle::Lower } else { Triangle::Upper };
    if is_transposed {
        return transposed!(t, |a, b| triangular_solve(a, b, B, A, kind), |ct, a, b, y| (
            triangular_solve_matrix(ct, a, y, B, A, kind, a),
            triangular_solve_right(ct, a, B, A, kind, b)
        ));
    }
    systems!(t, |a, b| triangular_solve(a, b, A, B, kind), |ct, a, b, y| (
        triangular_solve_matrix(ct, a, y, A, B, kind, a),
        triangular_solve_right(ct, a, A, B, kind, b)
    ))
}

fn functions<E: Golden>(t: &Case<E>) {
    match t.op {
        "cholesky" => matrices!(t, |x| cholesky(x, A, B), |ct, _x, y| cholesky_vjp(ct, y, A, B)),
        "inverse" => matrices!(t, |x| inverse(x, A, B), |ct, x, y| inverse_vjp(ct, y, A, B, x)),
        "pinv" => matrices!(t, |x| pinv(x, A, B), |ct, x, y| pinv_vjp(ct, x, y, A, B)),
        "expm" => matrices!(t, |x| expm(x, A, B), |ct, x, _y| expm_vjp(ct, x, A, B)),
        "det" => matrices!(t, |x| det(x, A, B), |ct, x, _y| det_vjp(ct, x, A, B)),
        "log_det" => matrices!(t, |x| log_det(x, A, B), |ct, x, _y| log_det_vjp(ct, x, A, B)),
        "log_det_pd" => matrices!(t, |x| log_det_pd(x, A, B), |ct, x, _y| log_det_pd_vjp(ct, x, A, B)),
        "trace" => matrices!(t, |x| trace(x, A, B), |ct, x, _y| trace_vjp(ct, A, B, x)),
        "eigvalsh" => matrices!(t, |x| eigvalsh(x, A, B, D), |ct, x, _y| eigvalsh_vjp(ct, x, A, B, D)),
        "svdvals" => matrices!(t, |x| svdvals(x, A, B, D), |ct, x, _y| svdvals_vjp(ct, x, A, B, D)),
        other => unknown(t, other),
    }
}

/// One of the results of an operation that has several: the others' cotangents are zero.
fn factors<E: Golden>(t: &Case<E>) {
    macro_rules! left {
        ($f:ident, $rule:ident) => {
            matrices!(t, |x| $f(x, A, B, D).0, |ct, x, _y| {
                let (l, r) = $f(x, A, B, D);
                $rule(ct, zeros_like(&r), &l, &r, A, B, D, x)
            })
        };
    }
    macro_rules! right {
        ($f:ident, $rule:ident) => {
            matrices!(t, |x| $f(x, A, B, D).1, |ct, x, _y| {
                let (l, r) = $f(x, A, B, D);
                $rule(zeros_like(&l), ct, &l, &r, A, B, D, x)
            })
        };
    }
    let part = t.attr("part").as_str().expect("a part");
    match (t.op, part) {
        ("lu", "l") => left!(lu, lu_vjp),
        ("lu", _) => right!(lu, lu_vjp),
        ("eigh", "v") => left!(eigh, eigh_vjp),
        ("eigh", _) => right!(eigh, eigh_vjp),
        ("qr", "l") => matrices!(t, |x| qr(x, A, B, D).0, |ct, x, _y| {
            let (q, r) = qr(x, A, B, D);
            qr_vjp(ct, zeros_like(&r), x, &q, &r, A, B, D)
        }),
        ("qr", _) => matrices!(t, |x| qr(x, A, B, D).1, |ct, x, _y| {
            let (q, r) = qr(x, A, B, D);
            qr_vjp(zeros_like(&q), ct, x, &q, &r, A, B, D)
        }),
        ("svd", "l") => matrices!(t, |x| svd(x, A, B, D).0, |ct, x, _y| {
            let (u, s, v) = svd(x, A, B, D);
            svd_vjp(ct, zeros_like(&s), zeros_like(&v), &u, &s, &v, A, B, D, x)
        }),
        ("svd", "v") => matrices!(t, |x| svd(x, A, B, D).1, |ct, x, _y| {
            let (u, s, v) = svd(x, A, B, D);
            svd_vjp(zeros_like(&u), ct, zeros_like(&v), &u, &s, &v, A, B, D, x)
        }),
        _ => matrices!(t, |x| svd(x, A, B, D).2, |ct, x, _y| {
            let (u, s, v) = svd(x, A, B, D);
            svd_vjp(zeros_like(&u), zeros_like(&s), ct, &u, &s, &v, A, B, D, x)
        }),
    }
}
