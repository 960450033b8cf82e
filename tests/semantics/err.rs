//! What is refused. Most of it does not compile, and stands in `ui-tests/fail/semantics_axes.rs` and
//! `semantics_macros.rs`; what depends on extents that are known when the program runs is here, and so is what is an
//! error elsewhere only.

use crate::cases::*;
use tenzr::prelude::*;

axis!(pub Two = 2);

fn over<T: tenzr::axes::Axes>(n: usize) -> Tensor<f64, T> {
    let ones = tenzr::ndarray::ArrayD::from_elem(vec![n], 1.0);
    Tensor::from_array(ones).unwrap()
}

// err.vectorize_size
#[test]
fn err_vectorize_size() {
    let error = Tensor::<f64, (Two,)>::from_slice([1], &[1.0]).unwrap_err();
    assert_eq!(error.to_string(), "the axis `Two` has extent 2, and the data has 1");
}

// err.axis_size_mismatch
#[test]
#[should_panic(expected = "the axis `A` has extent 2 in one operand and 3 in the other")]
fn err_axis_size_mismatch() {
    let _ = over::<(A,)>(2) * over::<(A,)>(3);
}

#[test]
#[should_panic(expected = "vmap over `A`: `x` has 2 examples and `y` has 3")]
fn err_axis_size_mismatch_of_a_map() {
    let _ = vmap!(A, |x: &Num, y: &Num| x * y)(&over(2), &over(3));
}

// An extent of 1 is no exception.
#[test]
#[should_panic(expected = "the axis `A` has extent 1 in one operand and 3 in the other")]
fn err_axis_size_mismatch_with_one() {
    let _ = over::<(A,)>(1) * over::<(A,)>(3);
}

// err.inner_broadcast
#[test]
#[should_panic(expected = "the axis `D0` has extent 4 in one operand and 2 in the other")]
fn err_inner_broadcast() {
    let two: Vector = over(2);
    let _ = vmap!(A, |x: &Vector| x + &two)(&Tensor::from_slice([1, 4], &[4.0, 3.0, 2.0, 1.0]).unwrap());
}

// err.revectorize_two_auto
#[test]
#[should_panic(expected = "`split` of the axis `D0` of extent 4 into the extents [2, 1]")]
fn err_revectorize_two_auto() {
    let _ = over::<(D0,)>(4).split(D0, (A, B), [2, 1]);
}

// err.grad_kernel_minus: operators are those of tensors, and so this is no error.
#[test]
fn err_grad_kernel_minus() {
    let dt: Vector = grad!(|t: &Vector| (-t).sum_all())(&over(3));
    assert_eq!(dt.to_vec(), [-1.0; 3]);
}
