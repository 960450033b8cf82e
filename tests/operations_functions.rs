//! Exponentials, logarithms, roots and trigonometric functions, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

unary!(exp2(x: [A, B] any) -> [A, B] { x.exp2() });
unary!(exp_m1(x: [A] any) -> [A] { x.exp_m1() });
unary!(ln_1p(x: [A] unit) -> [A] { x.ln_1p() });
unary!(log2(x: [A] positive) -> [A] { x.log2() });
unary!(log10(x: [A] positive) -> [A] { x.log10() });
unary!(rsqrt(x: [A] positive) -> [A] { x.rsqrt() });
unary!(cbrt(x: [A] positive) -> [A] { x.cbrt() });
unary!(sin(x: [A, B] any) -> [A, B] { x.sin() });
unary!(cos(x: [A] any) -> [A] { x.cos() });
unary!(tan(x: [A] unit) -> [A] { x.tan() });
unary!(asin(x: [A] unit) -> [A] { x.asin() });
unary!(acos(x: [A] unit) -> [A] { x.acos() });
unary!(atan(x: [] any) -> [] { x.atan() });
unary!(sinh(x: [A] any) -> [A] { x.sinh() });
unary!(cosh(x: [A] any) -> [A] { x.cosh() });
unary!(asinh(x: [A] any) -> [A] { x.asinh() });
unary!(acosh(x: [A] above_one) -> [A] { x.acosh() });
unary!(atanh(x: [A] unit) -> [A] { x.atanh() });
// What carries no cotangent, beside what does.
unary!(steps(x: [A, B] any) -> [A, B] {
    x * x.sign() + x.floor() * x.ceil() * x.sin() + x.round() * x + (x * 2.0).trunc()
});
