//! The compiler of scalar code: ordinary numeric Rust, with control flow and mutation, to its derivative.
//!
//! Stages: `lower` to the representation `ir`, `activity`, `reverse` (from a function to its two sweeps), `emit`.
//! `prim` is the table of operations on floats.

mod emit;
pub mod ir;
mod keep;
pub mod prim;
pub mod reverse;
mod structs;
#[cfg(test)]
mod testing;
mod tidy;
mod types;
