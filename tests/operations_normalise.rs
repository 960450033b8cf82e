//! Normalisation and attention, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

unary!(layer_norm(x: [A, B] any) -> [A, B] { x.layer_norm(B, 0.1) });
unary!(batch_norm(x: [A, B, C] any) -> [A, B, C] { x.batch_norm((A, C), 0.1) });
unary!(rms_norm(x: [A, B] any) -> [A, B] { x.rms_norm(A, 0.1) });
binary!(attention(q: [A, B] any, k: [C, B] any) -> [A, Renamed] { q.attention(k, k.rename(B, Renamed), B, C) });
binary!(attention_masked(q: [A, B] any, k: [C, B] any) -> [A, Renamed] {
    q.attention_masked(k, k.rename(B, Renamed), q.dot(k, B).lt(0.2), B, C)
});
