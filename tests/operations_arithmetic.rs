//! The arithmetic operations of the table, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

binary!(add(x: [A, B] any, y: [A, B] any) -> [A, B] { x + y });
binary!(add_broadcast(x: [B] any, y: [A, B] any) -> [A, B] { x + y });
binary!(sub(x: [A, B] any, y: [B] any) -> [A, B] { x - y });
binary!(mul(x: [A, B] any, y: [A] any) -> [A, B] { x * y });
binary!(mul_scalar(x: [] any, y: [A, B] any) -> [A, B] { x * y });
binary!(div(x: [A, B] any, y: [B] positive) -> [A, B] { x / y });
binary!(div_into(x: [] any, y: [A] positive) -> [A] { x / y });
