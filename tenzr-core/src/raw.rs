//! The untyped value: logical extents apart from storage.

use crate::axis::MAX_RANK;
use crate::element::Element;
use crate::kernel::nest::Nest;
use crate::storage::Buf;

/// Extents or strides by position.
pub type PerAxis = [u32; MAX_RANK];

/// The extent of the last axis that marks what is absent: no value has as many entries.
const ABSENT: u32 = u32::MAX;

/// A value without its axis names.
///
/// An axis of stride 0 is stored once, whatever its extent: lifted values, seeds and zeros cost nothing. All other
/// axes are stored in full, in any order.
#[derive(Clone, Debug)]
pub struct Raw<E: Element> {
    dims: PerAxis,
    strides: PerAxis,
    rank: u8,
    offset: u32,
    buf: Buf<E>,
}

/// The strides of a row-major layout of the axes in `order`, outermost first, leaving out those of `once`.
///
/// # Panics
/// When that is more than 32 bits can count: positions are kept in as many.
fn strides_in_order(dims: &PerAxis, order: &[usize], once: u16) -> (PerAxis, usize) {
    let mut strides = [0; MAX_RANK];
    let mut stored = 1usize;
    for &i in order.iter().rev() {
        if once >> i & 1 == 0 {
            strides[i] = if dims[i] == 1 { 0 } else { stored as u32 };
            stored = stored.saturating_mul(dims[i] as usize);
        }
    }
    assert!(u32::try_from(stored).is_ok(), "a tensor with more than 2^32 - 1 stored entries");
    (strides, stored)
}

impl<E: Element> Raw<E> {
    /// A value in row-major order whose contents are to be written.
    pub fn fresh(dims: PerAxis, rank: usize) -> Raw<E> {
        let order: [usize; MAX_RANK] = std::array::from_fn(|i| i);
        Raw::fresh_in_order(dims, rank, &order[..rank], 0)
    }

    /// A value to be written, whose storage has the axes in `order`, outermost first; the axes in the bit set `once`
    /// are stored once.
    pub fn fresh_in_order(dims: PerAxis, rank: usize, order: &[usize], once: u16) -> Raw<E> {
        let (strides, stored) = strides_in_order(&dims, order, once);
        Raw { dims, strides, rank: rank as u8, offset: 0, buf: Buf::fresh(stored) }
    }

    /// The value with every entry `v`, stored once.
    pub fn filled(dims: PerAxis, rank: usize, v: E) -> Raw<E> {
        let empty = dims[..rank].contains(&0);
        Raw {
            dims,
            strides: [0; MAX_RANK],
            rank: rank as u8,
            offset: 0,
            buf: Buf::filled(if empty { 0 } else { 1 }, v),
        }
    }

    /// A value without axes.
    pub fn scalar(v: E) -> Raw<E> {
        Raw::filled([1; MAX_RANK], 0, v)
    }

    /// A value from its entries in row-major order.
    pub fn from_vec(dims: PerAxis, rank: usize, data: Vec<E>) -> Raw<E> {
        let order: [usize; MAX_RANK] = std::array::from_fn(|i| i);
        let (strides, stored) = strides_in_order(&dims, &order[..rank], 0);
        debug_assert_eq!(stored, data.len());
        Raw { dims, strides, rank: rank as u8, offset: 0, buf: Buf::from_vec(data) }
    }

    /// The number of axes.
    pub fn rank(&self) -> usize {
        self.rank as usize
    }

    /// The logical extents.
    pub fn dims(&self) -> &PerAxis {
        &self.dims
    }

    /// The logical extent of an axis.
    pub fn dim(&self, i: usize) -> usize {
        self.dims[i] as usize
    }

    /// The stride of an axis; 0 where it is stored once.
    pub fn stride(&self, i: usize) -> usize {
        self.strides[i] as usize
    }

    /// The strides.
    pub fn strides(&self) -> &PerAxis {
        &self.strides
    }

    /// The number of logical entries.
    pub fn len(&self) -> usize {
        self.dims[..self.rank()].iter().map(|&d| d as usize).product()
    }

    /// Whether there is no entry.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of entries in storage.
    pub fn stored(&self) -> usize {
        if self.is_empty() {
            return 0;
        }
        (0..self.rank()).filter(|&i| self.strides[i] != 0).map(|i| self.dim(i)).product()
    }

    /// Storage from the first entry on.
    pub fn data(&self) -> &[E] {
        // One part of an empty value starts where its strides say, which is outside of its storage.
        self.buf.as_slice().get(self.offset as usize..).unwrap_or(&[])
    }

    /// Whether the entries in storage stand without gaps.
    pub fn is_dense(&self) -> bool {
        let span: usize = (0..self.rank()).map(|i| self.stride(i) * (self.dim(i).max(1) - 1)).sum();
        span + 1 == self.stored()
    }

    /// The entries in storage, when they stand without gaps and nobody else holds them.
    pub fn unique(&mut self) -> Option<&mut [E]> {
        if !self.is_dense() {
            return None;
        }
        let (start, n) = (self.offset as usize, self.stored());
        Some(&mut self.buf.unique()?[start..start + n])
    }

    /// The entries in storage of a value that its caller has just made.
    pub fn fresh_mut(&mut self) -> &mut [E] {
        let start = self.offset as usize;
        &mut self.buf.unique().expect("a value just made is not shared")[start..]
    }

    /// The single entry of a value without axes.
    pub fn item(&self) -> E {
        self.data()[0]
    }

    /// A value to be written, of the same storage layout, for one that is stored without gaps.
    pub fn fresh_like(&self) -> Raw<E> {
        Raw { offset: 0, buf: Buf::fresh(self.stored()), ..*self }
    }

    /// A value of the same storage layout, stored without gaps: `self` where nobody else holds it, else a copy.
    pub fn owned(mut self) -> Raw<E> {
        if self.unique().is_some() {
            return self;
        }
        if self.is_dense() {
            let mut copy = self.fresh_like();
            copy.fresh_mut().copy_from_slice(&self.data()[..self.stored()]);
            return copy;
        }
        let order = self.storage_order();
        let mut once = 0;
        for i in 0..self.rank() {
            if self.strides[i] == 0 {
                once |= 1 << i;
            }
        }
        self.copied_in_order(&order[..self.rank()], once)
    }

    /// The axes from the largest stride to the smallest.
    pub fn storage_order(&self) -> [usize; MAX_RANK] {
        let mut order: [usize; MAX_RANK] = std::array::from_fn(|i| i);
        order[..self.rank()].sort_by_key(|&i| std::cmp::Reverse(self.strides[i]));
        order
    }

    /// The same value stored without gaps, its axes in `order` (outermost first) and those of the bit set `full` in
    /// full; other axes stay stored once where they are. No copy where that is so already.
    pub fn in_order(self, order: &[usize], full: u16) -> Raw<E> {
        let mut once = 0;
        for i in 0..self.rank() {
            if self.strides[i] == 0 && full >> i & 1 == 0 {
                once |= 1 << i;
            }
        }
        let (strides, stored) = strides_in_order(&self.dims, order, once);
        if strides == self.strides && stored == self.stored() {
            return self;
        }
        self.copied_in_order(order, once)
    }

    /// The same value in row-major order, every axis in full.
    pub fn row_major(self) -> Raw<E> {
        let order: [usize; MAX_RANK] = std::array::from_fn(|i| i);
        let rank = self.rank();
        self.in_order(&order[..rank], u16::MAX)
    }

    /// The same value in row-major order in storage of its own, every axis in full.
    pub fn copied(&self) -> Raw<E> {
        let order: [usize; MAX_RANK] = std::array::from_fn(|i| i);
        self.copied_in_order(&order[..self.rank()], 0)
    }

    fn copied_in_order(&self, order: &[usize], once: u16) -> Raw<E> {
        let mut out = Raw::fresh_in_order(self.dims, self.rank(), order, once);
        let strides: [usize; MAX_RANK] = std::array::from_fn(|i| out.strides[i] as usize);
        self.write_to(out.fresh_mut(), &strides[..self.rank()]);
        out
    }

    /// Writes the entries where these strides say; an axis of stride 0 is written once.
    pub fn write_to(&self, to: &mut [E], strides: &[usize]) {
        let mut order: [usize; MAX_RANK] = std::array::from_fn(|i| i);
        let order = &mut order[..self.rank()];
        order.sort_by_key(|&i| std::cmp::Reverse(strides[i]));
        let mut nest = Nest::new();
        for &i in order.iter() {
            if strides[i] != 0 || self.dims[i] == 0 {
                nest.push(self.dim(i), [self.stride(i), strides[i]]);
            }
        }
        let from = self.data();
        nest.merged().for_each_row(|[a, o], n, [sa, so]| match (sa, so) {
            (1, 1) => to[o..o + n].copy_from_slice(&from[a..a + n]),
            (0, 1) => to[o..o + n].fill(from[a]),
            _ => (0..n).for_each(|i| to[o + i * so] = from[a + i * sa]),
        });
    }

    /// Adds the entries where these strides say, in storage that has every axis in full.
    pub fn add_to(&self, to: &mut [E], strides: &[usize], add: &dyn Fn(E, E) -> E) {
        let mut nest = Nest::new();
        for (i, &stride) in strides.iter().enumerate() {
            nest.push(self.dim(i), [self.stride(i), stride]);
        }
        let from = self.data();
        nest.merged().for_each_row(|[a, o], n, [sa, so]| {
            (0..n).for_each(|i| to[o + i * so] = add(to[o + i * so], from[a + i * sa]));
        });
    }

    /// The same storage under other extents and strides.
    ///
    /// # Panics
    /// When an entry would stand outside of the storage.
    pub fn with_layout(&self, dims: PerAxis, strides: PerAxis, rank: usize) -> Raw<E> {
        let seen = Raw { dims, strides, rank: rank as u8, ..self.clone() };
        let last: usize = (0..rank).map(|i| seen.stride(i) * seen.dim(i).saturating_sub(1)).sum();
        assert!(seen.is_empty() || last < self.data().len(), "a view beyond its storage");
        seen
    }

    /// The same storage seen with other axes: for each axis of the result the axis of `self` it is, or an extent that
    /// it is stored once for.
    pub fn reseen(&self, axes: impl ExactSizeIterator<Item = Result<usize, usize>>) -> Raw<E> {
        self.clone().into_reseen(axes)
    }

    /// As [`Raw::reseen`], of a value that is given up.
    pub fn into_reseen(self, axes: impl ExactSizeIterator<Item = Result<usize, usize>>) -> Raw<E> {
        let mut dims = [1; MAX_RANK];
        let mut strides = [0; MAX_RANK];
        let rank = axes.len();
        for (i, axis) in axes.enumerate() {
            match axis {
                Ok(p) => (dims[i], strides[i]) = (self.dims[p], self.strides[p]),
                Err(n) => dims[i] = n as u32,
            }
        }
        Raw { dims, strides, rank: rank as u8, ..self }
    }

    /// The entries at one index of an axis.
    pub fn at(&self, axis: usize, index: usize) -> Raw<E> {
        let rank = self.rank();
        let mut rest = self.reseen((0..rank - 1).map(|i| Ok(if i < axis { i } else { i + 1 })));
        rest.offset = self.offset + index as u32 * self.strides[axis];
        rest
    }

    /// Every `step`-th entry of an axis from `first` on, `n` of them, which must be there. No data moves.
    pub fn stepped(&self, axis: usize, first: usize, step: usize, n: usize) -> Raw<E> {
        debug_assert!(n == 0 || first + (n - 1) * step < self.dim(axis));
        let mut view = self.clone();
        view.dims[axis] = n as u32;
        if n > 0 {
            view.offset += first as u32 * self.strides[axis];
        }
        view.strides[axis] = if n == 1 { 0 } else { self.strides[axis] * step as u32 };
        view
    }

    /// The entries at some positions of an axis, in their order. No copy where they follow each other, or are stored once.
    ///
    /// # Panics
    /// When a position is not one of the axis.
    pub fn picked(&self, axis: usize, picks: &[u32]) -> Raw<E> {
        let n = picks.len() as u32;
        assert!(picks.iter().all(|&i| i < self.dims[axis]), "a position of the axis");
        let first = picks.first().copied().unwrap_or(0);
        let follow = picks.iter().zip(first..).all(|(&i, j)| i == j);
        if self.strides[axis] == 0 || follow {
            let mut view = self.clone();
            view.dims[axis] = n;
            view.offset += first * self.strides[axis];
            if n == 1 {
                view.strides[axis] = 0;
            }
            return view;
        }
        let mut dims = self.dims;
        dims[axis] = n;
        let mut once = 0;
        for i in 0..self.rank() {
            if self.strides[i] == 0 {
                once |= 1 << i;
            }
        }
        let order = self.storage_order();
        let mut out = Raw::fresh_in_order(dims, self.rank(), &order[..self.rank()], once);
        let strides: Vec<usize> = (0..self.rank()).filter(|&i| i != axis).map(|i| out.stride(i)).collect();
        let step = out.stride(axis);
        let to = out.fresh_mut();
        if self.rank() == 1 {
            let from = self.data();
            let stride = self.stride(axis);
            to.iter_mut().zip(picks).for_each(|(o, &i)| *o = from[i as usize * stride]);
        } else {
            for (j, &i) in picks.iter().enumerate() {
                self.at(axis, i as usize).write_to(&mut to[j * step..], &strides);
            }
        }
        out
    }

    /// What stands for a value until there is one. It has no entries: whoever reads one panics. Zeros of its extents, its
    /// cotangent, are absent as well.
    pub fn absent(mut dims: PerAxis, rank: usize) -> Raw<E> {
        dims[MAX_RANK - 1] = ABSENT;
        Raw { offset: u32::MAX, ..Raw::filled(dims, rank, E::default()) }
    }

    /// Whether it stands for a value that is not there yet, or for the cotangent of one.
    pub fn is_absent(&self) -> bool {
        self.dims[MAX_RANK - 1] == ABSENT
    }

    /// Whether it is zero throughout and stored once.
    pub fn is_zero_once(&self) -> bool {
        self.stored() <= 1 && self.data().first().is_none_or(|v| *v == E::default())
    }

    /// The entries in row-major order of the axes.
    pub fn into_vec(self) -> Vec<E> {
        let dense = self.row_major();
        let (start, n) = (dense.offset as usize, dense.len());
        if start == 0 {
            let mut v = dense.buf.into_vec();
            v.truncate(n);
            v
        } else {
            dense.data()[..n].to_vec()
        }
    }
}
