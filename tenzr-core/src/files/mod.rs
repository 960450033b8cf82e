//! Tensors in files of other tools.

#[cfg(feature = "npy")]
mod npy;
#[cfg(feature = "safetensors")]
mod safetensors;

#[cfg(feature = "npy")]
pub use npy::ReadNpy;
#[cfg(feature = "safetensors")]
pub use safetensors::{ReadSafetensor, Stored};
