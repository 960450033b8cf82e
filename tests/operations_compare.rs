//! The comparing operations of the table, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

binary!(maximum(x: [A, B] any, y: [B] any) -> [A, B] { x.maximum(y) });
binary!(minimum(x: [A] any, y: [A, B] any) -> [A, B] { x.minimum(y) });
binary!(select(x: [A, B] any, y: [A, B] any) -> [A, B] { x.gt(y).select(x * y, y) });
unary!(comparisons(x: [A, B] any) -> [A, B] {
    let low = x.lt(-0.5).select(x * 2.0, x.le(0.0).select(-x, x.square()));
    x.gt(1.0).select(1.5, x.ge(0.5).select(low * x, low))
});
unary!(equality(x: [A, B] any) -> [A, B] needs A B; {
    let same = x.eq_each(x.max(B)).select(x * 3.0, x.square());
    x.ne_each(x.min(A)).select(same, x)
});
