//! Differentiable functions of another crate.
