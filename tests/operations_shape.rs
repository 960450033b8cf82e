//! The shape operations of the table, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

binary!(dot(x: [A, B] any, y: [B, C] any) -> [A, C] { x.dot(y, B) });
binary!(dot_batched(x: [A, B] any, y: [A, B, C] any) -> [A, C] { x.dot(y, B) });
binary!(dot_two(x: [A, B] any, y: [B, A] any) -> [] { x.dot(y, (A, B)) });
unary!(dot_itself(x: [A, B] any) -> [A] { x.dot(x, B) });
binary!(outer(x: [A] any, y: [B, C] any) -> [A, B, C] { x.outer(y) });
unary!(permute(x: [A, B, C] any) -> [C, A, B] { x.permute((C, A, B)) });
unary!(rename(x: [A, B] any) -> [A, Renamed] { x.rename(B, Renamed) });
unary!(broadcast(x: [A] any) -> [Three, A] { x.broadcast(Three, 3) });
binary!(broadcast_like(x: [B] any, y: [A, B] any) -> [A, B] { x.broadcast_like(y) });
