//! How tensors print: element type, axes with extents, then the entries as ndarray prints them, so that of a large
//! tensor only the corners are shown.

use crate::axis::{Axes, Ids, MappedAxes};
use crate::convert::view;
use crate::element::Element;
use crate::raw::Raw;
use crate::tensor::Tensor;
use std::fmt::{self, Display, Formatter};

fn print<E: Element>(ids: &Ids, x: &Raw<E>, f: &mut Formatter<'_>) -> fmt::Result {
    write!(f, "Tensor<{}>[", E::NAME)?;
    for (i, axis) in ids.iter().enumerate() {
        let comma = if i == 0 { "" } else { ", " };
        // A level of forward mode is called `tangent` and needs no further mark.
        let mark = if axis.is_mapped() && !axis.is_tangent() { "mapped " } else { "" };
        write!(f, "{comma}{mark}{}: {}", axis.name, x.dim(i))?;
    }
    f.write_str("] ")?;
    // Precision and the alternate flag, which shows everything, reach ndarray.
    Display::fmt(&view(x), f)
}

/// `Tensor<f32>[Batch: 2, Feature: 2] [[1, 2], [3, 4]]`. Precision is that of the entries; `{:#}` elides nothing.
impl<E: Element, S: Axes, V: MappedAxes> Display for Tensor<E, S, V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        print(Self::IDS, self.raw(), f)
    }
}

/// As `Display`.
impl<E: Element, S: Axes, V: MappedAxes> fmt::Debug for Tensor<E, S, V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        print(Self::IDS, self.raw(), f)
    }
}
