//! Random programs on the representation, run by an interpreter: primal, forward mode, both sweeps of reverse mode and
//! differences have to agree.
//!
//! `generate` writes programs, a distribution for each kind of fault that automatic differentiation is known for;
//! `interpret` runs functions and sweeps on floats and dual numbers; `check` says what has to agree, `shrink` makes a
//! failing program small and `show` prints it. `TENZR_FUZZ=n` runs `n` programs, `TENZR_FUZZ_SEED=s` the program of a
//! failure's seed alone.

mod capture;
mod check;
mod frame;
mod generate;
mod interpret;
mod number;
mod place;
mod random;
pub mod show;
mod shrink;
mod singular;
mod tests;
mod value;
mod watch;
