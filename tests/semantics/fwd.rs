//! Maps without derivatives: an example's function for each entry of an axis.

use crate::cases::*;
use tenzr::prelude::*;

#[test]
fn fwd_add_vec_scalar_with_vector() {
    let case = case("fwd.add_vec_scalar_with_vector");
    let r: Vector = case.input("r");
    let value: Tensor<f64, (X, D0)> = vmap!(X, |v: &Num| v + &r)(&case.input("v"));
    case.value(&value).done();
}

#[test]
fn fwd_vec_plus_matrix() {
    let case = case("fwd.vec_plus_matrix");
    let right: Matrix = case.input("right");
    // The axes of a sum are those of its first operand first.
    let value: Tensor<f64, (Rows, D1, D0)> = vmap!(Rows, |v: &Vector| &right + v)(&case.input("v"));
    case.value(&value).done();
}

#[test]
fn fwd_normalize_rows() {
    let case = case("fwd.normalize_rows");
    let value: Tensor<f64, (Rows, D0)> = vmap!(Rows, |v: &Vector| {
        let z = v - v.min(D0);
        &z / z.max(D0)
    })(&case.input("v"));
    case.value(&value).done();
}

#[test]
fn fwd_add_different_axes() {
    let case = case("fwd.add_different_axes");
    let b: Tensor<f64, (Cols, D1, D0)> = case.input("b");
    let value: Tensor<f64, (Rows, Cols, D1, D0)> =
        vmap!(Rows, |a: &Matrix| vmap!(Cols, |b: &Matrix| a + b)(&b))(&case.input("a"));
    case.value(&value).done();
}

// Alignment by name, wherever an axis stands. Nx pairs by place here.
#[test]
fn fwd_add_common_axes() {
    let case = case("fwd.add_common_axes");
    let b: Tensor<f64, (X, Y, Rows, D1, D0)> = case.input("b");
    let value: Tensor<f64, (Rows, X, Y, D1, D0)> =
        vmap!(Rows, |a: &Matrix, b: &Tensor<f64, (X, Y, D1, D0)>| { vmap!((X, Y), |b: &Matrix| a + b)(b) })(
            &case.input("a"),
            &b.permute((Rows, X, Y, D1, D0)),
        );
    case.value(&value).done();
}

#[test]
fn fwd_broadcast_vectors_xy_first() {
    type One = Tensor<f64, (D0,)>;
    let case = case("fwd.broadcast_vectors.xy_first");
    let (xy, x): (Tensor<f64, (Y, X, D0)>, Tensor<f64, (X,)>) = (case.input("xy"), case.input("x"));
    // An extent of 1 is no broadcast: the axis is taken away, and the map over the other brings it.
    let value: Tensor<f64, (Y, X, D0)> = vmap!(Y, |xy: &One| vmap!(X, |x: &Num| xy + x * 0.0)(&x))(&xy.remove_axis(X));
    case.value(&value).done();
}

/// Doubled as often as `n` says.
#[differentiable]
fn doubled(n: &Num, v: &Num) -> Num {
    let mut v = v * 1.0;
    let mut left = n * 1.0;
    while left > 0.0 {
        v = v * 2.0;
        left = left - 1.0;
    }
    v
}

#[test]
fn fwd_while_different_axes() {
    let case = case("fwd.while_different_axes");
    let x: Tensor<f64, (Init,)> = case.input("x");
    let value: Tensor<f64, (Pred, Init)> =
        vmap!(Pred, |n: &Num| vmap!(Init, |v: &Num| doubled(n, v))(&x))(&case.input("n"));
    case.value(&value).done();
}

#[test]
fn fwd_while_multi_pred_axes() {
    let case = case("fwd.while_multi_pred_axes");
    let x: Tensor<f64, (X,)> = case.input("x");
    let value: Tensor<f64, (Y, X)> =
        vmap!(Y, |n: &Tensor<f64, (X,)>| { vmap!(X, |n: &Num, v: &Num| doubled(n, v))(n, &x) })(&case.input("n"));
    case.value(&value).done();
}

#[test]
fn fwd_sort_rows() {
    let case = case("fwd.sort_rows");
    let value: Tensor<f64, (Rows, D0)> = vmap!(Rows, |v: &Vector| v.sort(D0))(&case.input("v"));
    case.value(&value).done();
}

#[test]
fn fwd_argsort_rows() {
    let case = case("fwd.argsort_rows");
    let places: Tensor<usize, (Rows, D0)> = vmap!(Rows, |v: &Vector| v.argsort(D0))(&case.input("v"));
    case.value(&places.to_float::<f64>()).done();
}
