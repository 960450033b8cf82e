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

// What is discrete, beside what has a derivative.
unary!(logic(x: [A, B] any) -> [A, B] {
    let (low, high) = (x.gt(-0.4), x.lt(0.9));
    let middle = low.and(&high).or(x.gt(1.2)).xor(x.lt(-1.1));
    middle.not().select(x.square(), x * 3.0)
});
unary!(truth_over_axes(x: [A, B] any) -> [A, B] {
    let positive = x.gt(0.0);
    let some = positive.any(B).select(x * 2.0, x.square());
    let every = positive.all(A).select(some, x);
    positive.any_all().or(positive.all_all()).select(every, x) * 1.5
});
unary!(counts(x: [A, B] any) -> [A, B] {
    let positive = x.gt(0.0);
    let many = positive.count(B).gt(1).select(x.square(), x * 0.5);
    positive.count_all().ge(2).select(many, x)
});
unary!(bits_of_indices(x: [A, B] any) -> [A] needs B; { x.take((x.argmax(B) << 1) >> 1, B) });
unary!(whole_numbers(x: [A, B] positive) -> [A, B] {
    let n = (x * 2.0).to_i64();
    let m = (x * 2.0).to_usize();
    let big = n.gt(1).and(m.lt(3)).or((x * 2.0).to_i32().eq_each(0));
    big.and(x.is_finite()).xor(x.is_nan()).select(x.square(), x)
});
unary!(stopped(x: [A, B] any) -> [A, B] { (x.stop_gradient() - x.stop_gradient()) * x + x * 2.0 });
