//! Automatic differentiation and batching as a compiler inside Rust.
#![doc = include_str!("../README.md")]

pub use tenzr_core::{Operand, Tensor, axis as axes, error, storage::pool};
pub use tenzr_macros::{axis, differentiable, grad, jvp, value_and_grad, vjp, vmap};

/// The crate whose arrays tensors are made from and turned into.
pub use ndarray;

/// What a program that uses tenzr wants in scope.
pub mod prelude {
    pub use crate::{Tensor, axis, differentiable, grad, jvp, value_and_grad, vjp, vmap};
    pub use tenzr_core::element::{Element, Float};
    pub use tenzr_core::error::ShapeError;
}

/// What generated code names. No part of the interface.
#[doc(hidden)]
pub mod __private {
    pub use tenzr_core::Lit;
    pub use tenzr_core::axis;
    pub use tenzr_core::runtime as rt;
    pub use typenum;

    /// Operations and their rules, by name.
    pub mod op {
        pub use tenzr_core::ops::arith::*;
        pub use tenzr_core::ops::compare::*;
        pub use tenzr_core::ops::contract::*;
        pub use tenzr_core::ops::convert::*;
        pub use tenzr_core::ops::elementwise::*;
        pub use tenzr_core::ops::loss::*;
        pub use tenzr_core::ops::reduce::*;
        pub use tenzr_core::ops::shape::*;
    }
}
