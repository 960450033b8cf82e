//! Every nesting of grad!, value_and_grad!, vjp!, jvp! and vmap!, two deep, inside differentiable functions, which are then derived themselves.

mod common;
#[macro_use]
mod nest;

use common::near;
use common::{Bar, Foo, L, Qux};
use nest::{POINTS, at, bar, check, derivative, expected, foo, qux};
use tenzr::prelude::*;

#[differentiable]
fn cube(x: &L) -> L {
    x.square() * x
}

#[differentiable]
fn body(x: &L) -> L {
    cube(x) * 0.5 - x
}

nested_functions!(x => body(x));
