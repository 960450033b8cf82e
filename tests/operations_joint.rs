//! Elementwise functions of several operands, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

binary!(powf(x: [A, B] positive, y: [B] any) -> [A, B] { x.powf(y) });
unary!(powf_number(x: [A] positive) -> [A] { x.powf(2.5) });
binary!(rem(x: [A] above_one, y: [A, B] positive) -> [A, B] { x % y });
binary!(hypot(x: [A, B] any, y: [B] any) -> [A, B] { x.hypot(y) });
binary!(atan2(x: [B] any, y: [A, B] any) -> [A, B] { x.atan2(y) });
binary!(copysign(x: [A, B] any, y: [B] any) -> [A, B] { x.copysign(y) });
binary!(clip(x: [A, B] any, y: [B] any) -> [A, B] { x.clip(y - 0.7, 0.6) });
binary!(clip_between(x: [A, B] any, y: [B] any) -> [A, B] { y.clip(-0.5, x) });
binary!(mul_add(x: [A, B] any, y: [B] any) -> [A, B] { x.mul_add(y, x - 1.0) });
binary!(mul_add_shared(x: [A, B] any, y: [B] any) -> [A, B] { y.mul_add(x, y) });
unary!(assigned(x: [A, B] positive) -> [A, B] {
    let mut y = x * 2.0;
    y += x.square();
    y -= 1.5;
    y *= x;
    y /= x + 3.0;
    y %= 0.37;
    y
});
