//! Every operation with its kernel, its rules and its behaviour under maps and forward mode, one file a family.
//!
//! The free functions are what generated code calls: they take operands by value or by reference, and rewrite a value
//! that they are given for good in place. The methods of [`Tensor`](crate::Tensor) are for people.

pub mod arith;
pub mod compare;
pub mod contract;
pub mod conv;
pub mod convert;
pub mod elementwise;
pub mod fit;
pub mod index;
pub mod linalg;
pub mod loss;
pub mod reduce;
pub mod shape;

/// Operations, each with the rule of each operand; empty where that carries no cotangent.
type Listed = &'static [(&'static str, &'static [&'static str])];

const FAMILIES: &[Listed] = &[
    arith::OPERATIONS,
    elementwise::OPERATIONS,
    compare::OPERATIONS,
    reduce::OPERATIONS,
    loss::OPERATIONS,
    contract::OPERATIONS,
    conv::OPERATIONS,
    index::OPERATIONS,
    linalg::OPERATIONS,
    shape::OPERATIONS,
    convert::OPERATIONS,
];

/// The operations, each with the rule of each operand. The compiler's table says the same, or a test fails.
#[doc(hidden)]
pub fn operations() -> impl Iterator<Item = &'static (&'static str, &'static [&'static str])> {
    FAMILIES.iter().copied().flatten()
}
