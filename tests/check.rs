//! The checks of derivatives: what agrees passes, and what does not is named.

use tenzr::check::{Disagreement, check_gradients};
use tenzr::prelude::*;
use tenzr::{assert_close, check_gradients};

axis!(pub Row);
axis!(pub Column);

type X = Tensor<f64, (Row, Column)>;
type C = Tensor<f64, (Column,)>;
type L = Tensor<f64, ()>;

#[differentiable]
fn model(x: &X, c: &C, k: f64) -> (X, L) {
    let y = (x * c).tanh();
    let total = y.sum_all() * k;
    (y, total)
}

#[differentiable]
fn one(x: &X) -> L {
    x.square().sum_all()
}

#[differentiable]
fn single(x: &Tensor<f32, (Column,)>) -> Tensor<f32, ()> {
    x.sin().sum_all()
}

fn x() -> X {
    X::from_slice([2, 3], &[0.1, -0.5, 1.0, 2.0, 0.25, -1.0]).unwrap()
}

#[test]
fn derivatives_that_agree_pass() {
    let (x, c, k) = (x(), C::from_slice([3], &[1.0, 0.5, -2.0]).unwrap(), 0.75);
    check_gradients!(model(&x, &c, k)).unwrap();
    check_gradients!(one(&x)).unwrap();
    let s = Tensor::<f32, (Column,)>::from_slice([3], &[0.5, 1.0, -2.0]).unwrap();
    check_gradients!(single(&s)).unwrap();
    let empty = X::zeros([0, 3]).unwrap();
    check_gradients!(one(&empty)).unwrap();
}

#[differentiable]
fn half_vjp(ct: &L, x: &X) -> X {
    ct * x.gt(1.5).select(x, x * 2.0)
}

#[differentiable]
fn half_jvp(x: &X, dx: &X) -> L {
    (x * dx * 2.0).sum_all()
}

#[differentiable(vjp = half_vjp, jvp = half_jvp)]
fn half(x: &X) -> L {
    x.square().sum_all()
}

#[test]
fn the_entry_of_a_wrong_gradient_is_named() {
    let x = x();
    let found = check_gradients!(half(&x)).unwrap_err();
    assert_eq!(found.what, "reverse mode and forward mode");
    assert_eq!(found.place, "the inputs' part 0, Row 1, Column 0");
    assert_eq!(found.second / found.first, 2.0);
}

#[differentiable]
fn steep_jvp(x: &X, dx: &X) -> X {
    dx * x.gt(1.5).select(3.0, x)
}

#[differentiable(jvp = steep_jvp)]
fn steep(x: &X) -> X {
    x.square() * 0.5
}

#[test]
fn the_entry_of_a_wrong_tangent_is_named() {
    let x = x();
    let found = check_gradients!(steep(&x)).unwrap_err();
    assert_eq!(found.what, "forward mode and central differences");
    assert_eq!(found.place, "the value's Row 1, Column 0");
}

#[test]
fn a_function_with_constants_is_checked_by_closures() {
    #[differentiable]
    fn scaled(x: &X, #[no_grad] c: &C, n: i32) -> X {
        x.powi(n) * c
    }
    let (x, c) = (x(), C::from_slice([3], &[1.0, 0.5, -2.0]).unwrap());
    let check = |factor: f64| -> Result<(), Disagreement> {
        check_gradients(
            &x,
            |x| scaled(x, &c, 3),
            |x, ct| scaled::vjp(x, &c, 3).1(ct) * factor,
            |x, t| scaled::jvp(x, &c, 3, t).1,
        )
    };
    check(1.0).unwrap();
    assert!(check(1.0 + 1e-6).is_err());
}

#[test]
fn a_gradient_that_is_no_number_is_found() {
    let x = x();
    let found = check_gradients(&x, one, |x, ct| one::vjp(x).1(ct) * f64::NAN, |x, t| one::jvp(x, t).1);
    assert!(found.unwrap_err().first.is_nan());
}

#[test]
fn close_tensors_pass() {
    let x = x();
    assert_close!(&x + 1e-14, x);
    assert_close!(&x + 1e-4, x, 1e-3);
    assert_close!(&x * f64::NAN, &x * f64::NAN);
}

#[test]
#[should_panic(expected = "the tensors differ most at Row 1, Column 2")]
fn the_worst_entry_is_named() {
    let x = x();
    let bump = X::from_slice([2, 3], &[1e-9, 0.0, 0.0, 0.0, 0.0, 1e-3]).unwrap();
    assert_close!(&x + bump, x);
}

#[test]
#[should_panic(expected = "the axis `Row` has the extent 2 in one tensor and 1 in the other")]
fn extents_are_compared() {
    assert_close!(x(), X::zeros([1, 3]).unwrap());
}
