//! The values of tenzr: axes as types, tensors, and every operation with its rules.
//!
//! Use this through the crate `tenzr`, which adds the compiler.

pub mod axis;
pub mod element;
pub mod error;
#[doc(hidden)]
pub mod kernel;
pub mod ops;
#[doc(hidden)]
pub mod plan;
#[doc(hidden)]
pub mod raw;
#[doc(hidden)]
pub mod runtime;
pub mod storage;
mod tangent;
mod tensor;

#[doc(hidden)]
pub use tensor::{Like, Lit, Named, Planned, Shaped, TensorOf};
pub use tensor::{Operand, Tensor};
