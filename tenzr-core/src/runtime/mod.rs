//! What generated code calls beside operations, by purpose.

mod ambient;
mod cotangent;
mod examples;
mod forward;
pub mod list;
mod map;
mod numbers;
mod ruled;
mod sides;
mod types;

pub use ambient::*;
pub use cotangent::*;
pub use examples::*;
pub use forward::*;
pub use map::*;
pub use numbers::*;
pub use ruled::*;
pub use sides::*;
pub use types::*;

use crate::axis::{Axis, AxisRef, MappedAxes, Over};

/// An axis as one that is mapped over.
const fn mapped<A: Axis>() -> AxisRef {
    <Over<A> as MappedAxes>::IDS.axis(0)
}
