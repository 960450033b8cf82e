//! Loops over slices: what everything else is made of.
//!
//! [`elementwise`], [`reduce`] and [`contract`] drive values through loop nests ([`nest`]) by the positions that a plan
//! gives; below them nothing knows of axes or shapes: [`isa`] picks the instruction set and has the elementwise drivers, [`math`]
//! the transcendental functions they vectorise, [`sum`] the pairwise sum, [`gemm`] the matrix product. [`keep`] is a
//! barrier for loops over single numbers, [`rows`] what such loops write.

pub mod contract;
pub mod decompose;
pub mod dense;
pub mod elementwise;
pub mod gemm;
pub mod isa;
pub mod keep;
pub mod math;
pub mod nest;
pub mod patches;
pub mod reduce;
pub mod rows;
pub mod sum;
