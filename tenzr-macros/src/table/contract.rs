//! Products over named axes.

use super::*;

pub(super) static ROWS: &[Primitive] = &[operation("dot", 2, &[Axis], CONTRACT), operation("outer", 2, &[], CONTRACT)];
