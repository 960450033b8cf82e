//! Every nesting of grad!, value_and_grad!, vjp!, jvp! and vmap!, three deep, on a body that is written out.

mod common;
#[macro_use]
mod nest;

use common::{Bar, Foo, L, Qux};
use nest::{bar, check, foo, qux};
use tenzr::prelude::*;

nestings!(x => x * x * x * 0.5 - x);
