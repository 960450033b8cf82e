//! The compiler of scalar code: ordinary numeric Rust, with control flow and mutation, to its derivative.
//!
//! Stages: `lower` to the representation `ir`, `activity`, `reverse` (from a function to its two sweeps), `emit`.
//! `prim` is the table of operations on floats.

mod activity;
pub mod ir;
mod keep;
pub mod lower;
pub mod messages;
pub mod prim;
#[cfg(test)]
pub mod print;
pub mod reverse;
pub mod signature;
mod tidy;
