//! Every operation with its kernel, its rules and its behaviour under maps and forward mode, one file a family.
//!
//! The free functions are what generated code calls: they take operands by value or by reference, and rewrite a value
//! that they are given for good in place. The methods of [`Tensor`](crate::Tensor) are for people.

pub mod arith;
pub mod compare;
pub mod contract;
pub mod convert;
pub mod elementwise;
pub mod loss;
pub mod reduce;
pub mod shape;
