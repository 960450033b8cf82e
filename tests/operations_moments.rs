//! Products, variances and norms, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

unary!(prod(x: [A, B] any) -> [A] { x.prod(B) });
unary!(prod_two(x: [A, B, C] any) -> [B] { x.prod((C, A)) });
unary!(prod_all(x: [A, B] any) -> [] { x.prod_all() });
unary!(variance(x: [A, B] any) -> [A] needs B; { x.variance(B, 0) });
unary!(variance_all(x: [Three, B] any) -> [] needs B; { x.variance_all(1) });
unary!(std(x: [A, Three] any) -> [A] { x.std(Three, 1) });
unary!(std_all(x: [Three, B] any) -> [] needs B; { x.std_all(0) });
unary!(norm(x: [A, B] any) -> [B] { x.norm(A) });
unary!(norm_all(x: [A, B] any) -> [] { x.norm_all() });
unary!(norm_l1(x: [A, B] any) -> [A] { x.norm_l1(B) });
unary!(norm_l1_all(x: [A, B] any) -> [] { x.norm_l1_all() });
unary!(norm_inf(x: [A, B] any) -> [B] { x.norm_inf(A) });
unary!(norm_inf_all(x: [A, B] any) -> [] { x.norm_inf_all() });
unary!(argmin(x: [A, B] any) -> [A] needs B; { x.nll(x.argmin(B), B) });
