//! Loops over slices: what everything else is made of.
//!
//! [`elementwise`], [`reduce`] and [`contract`] drive values through loop nests ([`nest`]) by the positions that a plan
//! gives, [`scan`] and [`slide`] walk along one axis of [`blocks`], [`pick`] reads at places that were found; below them
//! nothing knows of axes or shapes: [`isa`] picks the instruction set and has the elementwise drivers, [`math`] the
//! transcendental functions they vectorise, [`special`] those that the standard library lacks, [`sum`] the pairwise sum,
//! [`gemm`] the matrix product. [`keep`] is a
//! barrier for loops over single numbers, [`rows`] what such loops write.

pub mod blocks;
pub mod contract;
pub mod decompose;
pub mod dense;
pub mod duals;
pub mod elementwise;
pub mod gemm;
pub mod indexed;
pub mod isa;
pub mod keep;
pub mod math;
pub mod nest;
pub mod patches;
pub mod pick;
pub mod positions;
pub mod random;
pub mod reduce;
pub mod rows;
pub mod scan;
pub mod slide;
pub mod special;
pub mod sum;
