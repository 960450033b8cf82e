//! Every operation with its kernel, its rules and its behaviour under maps and forward mode, one file a family.
//!
//! The free functions are what generated code calls: they take operands by value or by reference, and rewrite a value
//! that they are given for good in place. The methods of [`Tensor`](crate::Tensor) are for people.

#[macro_use]
mod operators;

pub mod arith;
pub mod attention;
pub mod bits;
pub mod compare;
pub mod contract;
pub mod conv;
pub mod convert;
pub mod discrete;
pub mod divergence;
pub mod elementwise;
pub mod fit;
pub mod gather;
pub mod index;
pub mod join;
pub mod linalg;
pub mod loss;
pub mod map;
pub mod moments;
pub mod moves;
pub mod normalise;
pub mod order;
pub mod pick;
pub mod pool;
pub mod product;
pub mod random;
pub mod reduce;
pub mod regression;
pub mod scan;
pub mod scatter;
pub mod shape;
pub mod views;

/// Operations, each with the rule of each operand; empty where that carries no cotangent.
type Listed = &'static [(&'static str, &'static [&'static str])];

const FAMILIES: &[Listed] = &[
    arith::OPERATIONS,
    compare::OPERATIONS,
    map::OPERATIONS,
    bits::OPERATIONS,
    discrete::OPERATIONS,
    random::OPERATIONS,
    reduce::OPERATIONS,
    loss::OPERATIONS,
    moves::OPERATIONS,
    join::OPERATIONS,
    contract::OPERATIONS,
    conv::OPERATIONS,
    index::OPERATIONS,
    gather::OPERATIONS,
    scatter::OPERATIONS,
    regression::OPERATIONS,
    divergence::OPERATIONS,
    normalise::OPERATIONS,
    attention::OPERATIONS,
    product::OPERATIONS,
    moments::OPERATIONS,
    scan::OPERATIONS,
    order::OPERATIONS,
    pool::OPERATIONS,
    linalg::OPERATIONS,
    shape::OPERATIONS,
    views::OPERATIONS,
    convert::OPERATIONS,
];

/// The operations, each with the rule of each operand. The compiler's table says the same, or a test fails.
#[doc(hidden)]
pub fn operations() -> impl Iterator<Item = &'static (&'static str, &'static [&'static str])> {
    FAMILIES.iter().chain(elementwise::FAMILIES).copied().flatten()
}
