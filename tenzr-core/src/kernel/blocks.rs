//! A value as blocks along one axis: what scans and windows walk over.
//!
//! Storage is seen as `outer` blocks of `n` rows, one for each index of the axis, of `inner` entries each. Steps along the
//! axis are then operations of whole rows.

use crate::axis::MAX_RANK;
use crate::element::Element;
use crate::raw::Raw;

/// The layout of a value along one axis.
#[derive(Clone, Copy)]
pub struct Blocks {
    axis: usize,
    order: [usize; MAX_RANK],
    rank: usize,
    /// The axes stored once.
    once: u16,
    /// The number of blocks.
    pub outer: usize,
    /// The number of rows in a block: the extent of the axis.
    pub n: usize,
    /// The number of entries in a row.
    pub inner: usize,
}

/// The axes that a value stores in full, as a bit set.
fn full<E: Element>(x: &Raw<E>) -> u16 {
    (0..x.rank()).filter(|&i| x.stride(i) != 0).fold(0, |m, i| m | 1 << i)
}

impl Blocks {
    /// `x` laid out along `axis`, and how it lies. No copy where it lies so already.
    pub fn of<E: Element>(x: Raw<E>, axis: usize) -> (Raw<E>, Blocks) {
        let stored = full(&x);
        Blocks::with(x, axis, stored)
    }

    /// Two values with the same axes and extents, laid out alike.
    pub fn of_two<E: Element, F: Element>(x: Raw<E>, z: Raw<F>, axis: usize) -> (Raw<E>, Raw<F>, Blocks) {
        let (x, blocks) = Blocks::with(x, axis, full(&z));
        let z = z.in_order(&blocks.order[..blocks.rank], !blocks.once);
        (x, z, blocks)
    }

    fn with<E: Element>(x: Raw<E>, axis: usize, stored: u16) -> (Raw<E>, Blocks) {
        let rank = x.rank();
        let mut order = x.storage_order();
        if x.stride(axis) == 0 {
            // It has no place in storage yet: rows are as long as can be.
            let at = order[..rank].iter().position(|&i| i == axis).expect("an axis of the value");
            order[..=at].rotate_right(1);
        }
        let x = x.in_order(&order[..rank], stored | 1 << axis);
        let once = !full(&x) & !(1 << axis);
        let at = order[..rank].iter().position(|&i| i == axis).expect("an axis of the value");
        let counts = |i: usize| once >> i & 1 == 0 || x.dim(i) == 0;
        let extent = |axes: &[usize]| axes.iter().filter(|&&i| counts(i)).map(|&i| x.dim(i)).product();
        let (outer, inner) = (extent(&order[..at]), extent(&order[at + 1..rank]));
        let n = x.dim(axis);
        (x, Blocks { axis, order, rank, once, outer, n, inner })
    }

    /// A value to be written that lies alike, with `m` rows in a block.
    pub fn fresh<E: Element, O: Element>(&self, x: &Raw<E>, m: usize) -> Raw<O> {
        let mut dims = *x.dims();
        dims[self.axis] = u32::try_from(m).expect("an extent fits 32 bits");
        Raw::fresh_in_order(dims, self.rank, &self.order[..self.rank], self.once)
    }

    /// The number of entries in a block.
    pub fn block(&self) -> usize {
        self.n * self.inner
    }

    /// Whether there is no entry.
    pub fn is_empty(&self) -> bool {
        self.outer * self.block() == 0
    }
}
