//! Where a tensor's numbers live.
//!
//! A [`Buf`] holds up to eight values itself. More values are in a store that clones share and that goes back to a pool
//! of the thread when its last owner drops it ([`pool`]): a program that runs the same step again and again asks the
//! allocator for nothing after the first.
//!
//! There is no `unsafe` and no uninitialised memory in any of this. A store is a `Vec` whose *whole length* is
//! initialised, which may be longer than the buffer's; a recycled one keeps the numbers of its former life until the
//! kernel it was taken for writes over them.

mod buf;
mod pages;
pub mod pool;

pub use buf::{Buf, INLINE};
#[doc(hidden)]
pub use pool::Pool;
