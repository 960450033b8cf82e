//! Every nesting of grad!, value_and_grad!, vjp!, jvp! and vmap!, three deep, on a call.

mod common;
#[macro_use]
mod nest;

use common::{Bar, Foo, L, Qux};
use nest::{bar, check, foo, qux};
use tenzr::prelude::*;

#[differentiable]
fn cube(x: &L) -> L {
    x.square() * x
}

#[differentiable]
fn body(x: &L) -> L {
    cube(x) * 0.5 - x
}

nestings!(x => body(x));
