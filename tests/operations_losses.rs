//! Losses of regression and of classification, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

binary!(mae(x: [A, B] any, y: [B] any) -> [] needs A B; { x.mae(y) });
binary!(huber(x: [A] any, y: [A, B] any) -> [] needs A B; { x.huber(y, 0.75) });
binary!(bce_with_logits(x: [A, B] any, y: [B] positive) -> [] needs A B; { x.bce_with_logits(y) });
binary!(kl(x: [A, B] any, y: [A, B] positive) -> [A] { x.kl(y, B) });
unary!(cross_entropy_at(x: [A, B] any) -> [A] needs B; { x.cross_entropy_at(x.argmin(B), B) });
