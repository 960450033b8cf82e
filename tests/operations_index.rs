//! Indexing, against differences and against itself in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

unary!(index(x: [A, B] any) -> [B] needs A; { x.index(A, 0) });
unary!(index_inner(x: [A, Three, B] any) -> [A, B] { x.index(Three, 2) });
unary!(index_twice(x: [Three] any) -> [] { x.index(Three, 1) * x.index(Three, 1) });
unary!(at(x: [Three, B] any) -> [] needs B; { x.at([2, 0]).tanh() });
unary!(at_in_a_loop(x: [Three] any) -> [] {
    let mut s = x.at([0]) * 0.5;
    for i in 1..3 {
        s = (s * x.at([i])).tanh() + x.at([i - 1]);
    }
    s
});
unary!(steps_along_an_axis(x: [Three, B] any) -> [B] {
    let mut h = x.index(Three, 0);
    for i in 1..3 {
        h = (&h * 0.5 + x.index(Three, i)).tanh();
    }
    h
});

#[test]
#[should_panic(expected = "index 3 of the axis `Three`, whose extent is 3")]
fn an_index_out_of_range_is_named() {
    let x: Tensor<f64, (Three,)> = Tensor::from_slice([3], &[1.0, 2.0, 3.0]).unwrap();
    x.index(Three, 3);
}

#[test]
fn a_value_that_is_stored_once_can_be_indexed() {
    let x: Tensor<f64, (Three, B)> = Tensor::<f64, (B,)>::from_slice([2], &[1.0, 2.0]).unwrap().broadcast(Three, 3);
    assert_eq!(x.index(Three, 2).to_vec(), [1.0, 2.0]);
    assert_eq!(x.index(B, 1).to_vec(), [2.0, 2.0, 2.0]);
}
