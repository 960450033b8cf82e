//! The loss operations of the table, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

binary!(cross_entropy(x: [A, B] any, y: [A, B] any) -> [A] needs B; { x.cross_entropy(y, B) });
binary!(cross_entropy_both(x: [A, B] any, y: [A, B] any) -> [] needs A B; { x.cross_entropy(y, (A, B)) });
unary!(nll(x: [A, B] any) -> [A] needs B; { x.nll(x.argmax(B), B) });
binary!(mse(x: [A, B] any, y: [A, B] any) -> [] needs A B; { x.mse(y) });
binary!(mse_broadcast(x: [A, B] any, y: [B] any) -> [] needs A B; { x.mse(y) });
