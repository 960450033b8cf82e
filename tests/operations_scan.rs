//! Scans along an axis, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

unary!(cumsum(x: [A, B] any) -> [A, B] { x.cumsum(B) });
unary!(cumsum_reverse(x: [A, B] any) -> [A, B] { x.cumsum_reverse(A) });
unary!(cumprod(x: [A, B] any) -> [A, B] { x.cumprod(B) });
unary!(cumprod_reverse(x: [A, B] any) -> [A, B] { x.cumprod_reverse(A) });
unary!(cummax(x: [A, B] any) -> [A, B] { x.cummax(B) });
unary!(cummax_reverse(x: [A, B] any) -> [A, B] { x.cummax_reverse(A) });
unary!(cummin(x: [A, B] any) -> [A, B] { x.cummin(A) });
unary!(cummin_reverse(x: [A, B] any) -> [A, B] { x.cummin_reverse(B) });
unary!(cumlogsumexp(x: [A, B] any) -> [A, B] { x.cumlogsumexp(B) });
unary!(cumlogsumexp_reverse(x: [A, B] any) -> [A, B] { x.cumlogsumexp_reverse(A) });
