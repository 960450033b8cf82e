//! The reduce operations of the table, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

unary!(sum(x: [A, B] any) -> [A] { x.sum(B) });
unary!(sum_two(x: [A, B, C] any) -> [B] { x.sum((A, C)) });
unary!(sum_all(x: [A, B] any) -> [] { x.sum_all() });
unary!(mean(x: [A, B] any) -> [B] needs A; { x.mean(A) });
unary!(mean_all(x: [A, B] any) -> [] needs A B; { x.mean_all() });
unary!(max(x: [A, B] any) -> [A] needs B; { x.max(B) });
unary!(max_all(x: [A, B] any) -> [] needs A B; { x.max_all() });
unary!(min(x: [A, B] any) -> [B] needs A; { x.min(A) });
unary!(min_all(x: [A, B] any) -> [] needs A B; { x.min_all() });
