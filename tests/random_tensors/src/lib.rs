//! Random programs of tensors, written as Rust source. They are a crate of their own so that they are built without the
//! optimiser, which would take most of the time of all tests.

pub mod generate;
#[path = "../../random/generate/random.rs"]
pub mod random;
