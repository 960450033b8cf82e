//! Sorting, the largest entries and quantiles, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

axis!(pub Two = 2);

impl Extent for Two {
    fn of(_: &Dims) -> usize {
        2
    }
}

unary!(sort(x: [A, B] any) -> [A, B] { x.sort(B) });
unary!(sort_descending(x: [A, B] any) -> [A, B] { x.sort_descending(A) });
unary!(argsort(x: [A, B] any) -> [A, B] { x.take(x.argsort(B), B) });
unary!(argsort_descending(x: [A, B] any) -> [A, B] { x.take(x.argsort_descending(A), A) });
unary!(top_k(x: [Three, B] any) -> [Two, B] { x.top_k(Three, Two, 2) });
unary!(arg_top_k(x: [Three, B] any) -> [B] { x.nll(x.arg_top_k(Three, Two, 2).index(Two, 1), Three) });
unary!(median(x: [A, B] any) -> [A] needs B; { x.median(B) });
unary!(median_two(x: [A, B, C] any) -> [B] needs A C; { x.median((C, A)) });
unary!(median_all(x: [A, B] any) -> [] needs A B; { x.median_all() });
unary!(quantile(x: [A, B] any) -> [B] needs A; { x.quantile(A, 0.3) });
unary!(quantile_all(x: [A, B] any) -> [] needs A B; { x.quantile_all(0.85) });
