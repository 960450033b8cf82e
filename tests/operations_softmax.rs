//! The softmax operations of the table, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

unary!(logsumexp(x: [A, B] any) -> [A] needs B; { x.logsumexp(B) });
unary!(logsumexp_all(x: [A, B] any) -> [] needs A B; { x.logsumexp_all() });
unary!(softmax(x: [A, B] any) -> [A, B] { x.softmax(B) });
unary!(log_softmax(x: [A, B] any) -> [A, B] { x.log_softmax(A) });
