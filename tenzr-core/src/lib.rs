//! The values of tenzr: axes as types, tensors, and every operation with its rules.
//!
//! Use this through the crate `tenzr`, which adds the compiler.

pub mod axis;
pub mod check;
mod convert;
mod create;
pub mod element;
pub mod error;
mod fmt;
#[doc(hidden)]
pub mod kernel;
pub mod ops;
#[doc(hidden)]
pub mod plan;
#[doc(hidden)]
pub mod raw;
pub mod real;
#[doc(hidden)]
pub mod runtime;
#[cfg(feature = "serde")]
mod serial;
pub mod storage;
mod tangent;
mod tensor;
pub mod window;

pub use storage::pool;
#[doc(hidden)]
pub use tensor::{Like, Lit, Named, Planned, Shaped, TensorOf, Whole};
pub use tensor::{Operand, Tensor};
