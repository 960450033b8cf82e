//! The compiler of scalar code: ordinary numeric Rust, with control flow and mutation, to its derivative.
//!
//! Stages: `lower` to the representation `ir`, `activity`, `reverse` (from a function to its two sweeps), `emit`; `expand`
//! runs them for a function or an `impl` block. `prim` is the table of operations on floats, `structs` what the attribute
//! makes of a type.

mod activity;
mod barred;
mod chain;
mod cloned;
pub mod closures;
mod counters;
mod dead;
mod desugar;
mod emit;
pub mod expand;
mod fuse;
pub mod ir;
mod keep;
pub mod lower;
pub mod messages;
mod partial;
pub mod prim;
#[cfg(test)]
pub mod print;
mod reads;
pub mod reverse;
pub mod signature;
mod sink;
mod standard;
pub mod structs;
mod syntax;
#[cfg(test)]
mod testing;
mod tidy;
pub mod traits;
mod types;
mod unite;
