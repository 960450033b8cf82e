//! The elementwise operations of the table, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

unary!(neg(x: [A, B] any) -> [A, B] { -x });
unary!(exp(x: [A, B] any) -> [A, B] { x.exp() });
unary!(ln(x: [A, B] positive) -> [A, B] { x.ln() });
unary!(sqrt(x: [A] positive) -> [A] { x.sqrt() });
unary!(tanh(x: [A, B] any) -> [A, B] { x.tanh() });
unary!(sigmoid(x: [] any) -> [] { x.sigmoid() });
unary!(relu(x: [A, B] any) -> [A, B] { x.relu() });
unary!(abs(x: [A, B] any) -> [A, B] { x.abs() });
unary!(square(x: [A, B] any) -> [A, B] { x.square() });
unary!(recip(x: [A] positive) -> [A] { x.recip() });
unary!(powi(x: [A, B] positive) -> [A, B] { x.powi(3) });
unary!(powi_negative(x: [A] positive) -> [A] { x.powi(-2) });
