//! Windows that slide over axes: what pooling, windowed reductions and convolution share.
//!
//! Along one axis a window has a size, a stride and a dilation; the axis it slides over may be padded at both ends, and
//! dilated itself. All of it follows XLA's `ReduceWindow` and `ConvGeneralDilated`. The arithmetic is here, by axis, in
//! [`Slide`]; loops are in the kernels.

/// What stands beyond the ends of an axis that a window slides over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Padding<const N: usize> {
    /// Nothing: windows lie within the axis.
    Valid,
    /// As much that the result has `ceil(extent / stride)` entries, half of it at each end and an odd entry at the high
    /// one: XLA's `SAME`.
    Same,
    /// So many entries at the low and at the high end of each axis; a negative number takes entries away.
    Explicit([(isize, isize); N]),
}

/// A window over `N` axes: `Window::new([3, 3]).stride([2, 2]).padding(Padding::Same)`.
///
/// The stride is 1, there is no padding and no dilation unless they are given. A convolution takes the size from its
/// kernel: there, start from `Window::default()`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window<const N: usize> {
    size: [usize; N],
    stride: [usize; N],
    padding: Padding<N>,
    dilation: [usize; N],
    base_dilation: [usize; N],
}

impl<const N: usize> Default for Window<N> {
    fn default() -> Self {
        Window::new([1; N])
    }
}

impl<const N: usize> Window<N> {
    /// A window of so many entries along each axis.
    ///
    /// # Panics
    /// When a size is 0.
    #[track_caller]
    pub const fn new(size: [usize; N]) -> Self {
        assert!(all_positive(&size), "the size of a window is positive along every axis");
        Window { size, stride: [1; N], padding: Padding::Valid, dilation: [1; N], base_dilation: [1; N] }
    }

    /// The same window, moved by so many entries at a time.
    ///
    /// # Panics
    /// When a stride is 0.
    #[track_caller]
    #[must_use]
    pub const fn stride(mut self, stride: [usize; N]) -> Self {
        assert!(all_positive(&stride), "the stride of a window is positive along every axis");
        self.stride = stride;
        self
    }

    /// The same window over axes with this padding.
    #[must_use]
    pub const fn padding(mut self, padding: Padding<N>) -> Self {
        self.padding = padding;
        self
    }

    /// The same window with its entries so far apart: 1 is a window without holes.
    ///
    /// # Panics
    /// When a dilation is 0.
    #[track_caller]
    #[must_use]
    pub const fn dilation(mut self, dilation: [usize; N]) -> Self {
        assert!(all_positive(&dilation), "the dilation of a window is positive along every axis");
        self.dilation = dilation;
        self
    }

    /// The same window over axes whose entries are so far apart, with padding between them: 1 is the axis itself. A
    /// convolution with a dilated base is a transposed one.
    ///
    /// # Panics
    /// When a dilation is 0.
    #[track_caller]
    #[must_use]
    pub const fn base_dilation(mut self, dilation: [usize; N]) -> Self {
        assert!(all_positive(&dilation), "the dilation of a base is positive along every axis");
        self.base_dilation = dilation;
        self
    }

    /// The same window of another size, 0 included: a kernel may be empty.
    #[must_use]
    pub const fn sized(mut self, size: [usize; N]) -> Self {
        self.size = size;
        self
    }

    /// The size along each axis.
    pub const fn size(&self) -> [usize; N] {
        self.size
    }

    /// How the window slides along its axis `i`, whose extent is `extent`.
    pub fn slide(&self, i: usize, extent: usize) -> Slide {
        let slide = Slide {
            extent,
            size: self.size[i],
            stride: self.stride[i],
            low: 0,
            high: 0,
            dilation: self.dilation[i],
            base_dilation: self.base_dilation[i],
        };
        match self.padding {
            Padding::Valid => slide,
            Padding::Same => slide.same(),
            Padding::Explicit(ends) => Slide { low: ends[i].0, high: ends[i].1, ..slide },
        }
    }

    /// How the window slides along its axis `i` where it does so at `windows` places: over the axis that a transposed
    /// convolution gives. None where the padding takes away more than there is.
    ///
    /// # Panics
    /// When the window has a dilation of its base.
    #[track_caller]
    pub fn transposed(&self, i: usize, windows: usize) -> Option<Slide> {
        assert!(self.base_dilation[i] == 1, "a transposed window has a stride, and no dilation of its base");
        if windows == 0 {
            return Some(Slide { low: 0, high: 0, ..self.slide(i, 0) });
        }
        let padding = match self.padding {
            Padding::Same => return Some(self.slide(i, windows * self.stride[i])),
            Padding::Valid => 0,
            Padding::Explicit(ends) => ends[i].0 + ends[i].1,
        };
        let whole = ((windows - 1) * self.stride[i]) as isize + dilated(self.size[i], self.dilation[i]);
        usize::try_from(whole - padding).ok().map(|extent| self.slide(i, extent))
    }
}

const fn all_positive(n: &[usize]) -> bool {
    let mut i = 0;
    while i < n.len() {
        if n[i] == 0 {
            return false;
        }
        i += 1;
    }
    true
}

/// A window along one axis of a known extent. Entry `k` of the window at the place `o` of the result stands at
/// `o stride + k dilation - low` of the dilated axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slide {
    /// The extent of the axis.
    pub extent: usize,
    /// The number of entries of the window.
    pub size: usize,
    /// The step from one window to the next.
    pub stride: usize,
    /// The padding before the first entry.
    pub low: isize,
    /// The padding after the last one.
    pub high: isize,
    /// The step from one entry of the window to the next.
    pub dilation: usize,
    /// The step from one entry of the axis to the next, padding between them.
    pub base_dilation: usize,
}

/// The extent of `n` entries that stand `step` apart.
const fn dilated(n: usize, step: usize) -> isize {
    if n == 0 { 0 } else { ((n - 1) * step + 1) as isize }
}

impl Slide {
    /// Padding as XLA's `SAME`.
    const fn same(self) -> Slide {
        let base = dilated(self.extent, self.base_dilation);
        let windows = (base as usize).div_ceil(self.stride);
        let covered = if windows == 0 { 0 } else { ((windows - 1) * self.stride) as isize + self.reach() };
        let total = if covered > base { covered - base } else { 0 };
        Slide { low: total / 2, high: total - total / 2, ..self }
    }

    /// The entries from the first of the window to the last.
    const fn reach(&self) -> isize {
        dilated(self.size, self.dilation)
    }

    /// The extent of the result: the number of windows that the padded axis has room for.
    pub const fn windows(&self) -> usize {
        let room = self.low + dilated(self.extent, self.base_dilation) + self.high - self.reach();
        if room < 0 { 0 } else { room as usize / self.stride + 1 }
    }

    /// The index along the axis of entry `k` of the window at place `o`; none in the padding.
    pub const fn index(&self, o: usize, k: usize) -> Option<usize> {
        let at = (o * self.stride + k * self.dilation) as isize - self.low;
        if at < 0 || !(at as usize).is_multiple_of(self.base_dilation) {
            return None;
        }
        let i = at as usize / self.base_dilation;
        if i < self.extent { Some(i) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::{Padding, Window, dilated};

    /// Extent, size, stride, dilation, base dilation; then the result's extent and both paddings, as
    /// `jax.lax.padtype_to_pads` and `jax.lax.reduce_window` have them.
    #[test]
    fn same_padding_is_that_of_xla() {
        for (extent, size, stride, dilation, base, windows, low, high) in [
            (5, 3, 1, 1, 1, 5, 1, 1),
            (5, 2, 1, 1, 1, 5, 0, 1),
            (5, 2, 2, 1, 1, 3, 0, 1),
            (6, 3, 2, 1, 1, 3, 0, 1),
            (7, 3, 2, 1, 1, 4, 1, 1),
            (5, 1, 3, 1, 1, 2, 0, 0),
            (5, 3, 1, 2, 1, 5, 2, 2),
            (4, 3, 2, 1, 2, 4, 1, 1),
            (1, 4, 2, 1, 1, 1, 1, 2),
            (0, 3, 1, 1, 1, 0, 0, 0),
        ] {
            let window = Window::new([size]).stride([stride]).dilation([dilation]).base_dilation([base]);
            let slide = window.padding(Padding::Same).slide(0, extent);
            assert_eq!((slide.windows(), slide.low, slide.high), (windows, low, high), "{slide:?}");
        }
    }

    /// The padded and dilated axis, written out: indices, and none in the padding.
    fn written_out(extent: usize, base: usize, low: isize, high: isize) -> Vec<Option<usize>> {
        let mut axis: Vec<Option<usize>> =
            (0..dilated(extent, base) as usize).map(|at| (at % base == 0).then_some(at / base)).collect();
        let gone = |n: isize, len: usize| usize::try_from(-n).unwrap_or(0).min(len);
        axis.drain(..gone(low, axis.len()));
        axis.truncate(axis.len() - gone(high, axis.len()));
        let padding = |n: isize| vec![None; usize::try_from(n).unwrap_or(0)];
        [padding(low), axis, padding(high)].concat()
    }

    #[test]
    fn a_window_reads_the_axis_as_it_would_be_written_out() {
        for (extent, base) in [(0, 1), (1, 1), (2, 1), (5, 1), (1, 3), (3, 2), (4, 3)] {
            for ends in [(0, 0), (2, 1), (1, 0), (0, 4), (-1, 2), (1, -1)] {
                if extent == 0 && (ends.0 < 0 || ends.1 < 0) {
                    continue;
                }
                let axis = written_out(extent, base, ends.0, ends.1);
                for (size, stride, dilation) in [(1, 1, 1), (2, 1, 1), (3, 2, 1), (2, 1, 2), (3, 3, 2)] {
                    let window = Window::new([size]).stride([stride]).dilation([dilation]).base_dilation([base]);
                    let slide = window.padding(Padding::Explicit([ends])).slide(0, extent);
                    let reach = (size - 1) * dilation + 1;
                    let starts: Vec<usize> =
                        (0..axis.len()).step_by(stride).filter(|s| s + reach <= axis.len()).collect();
                    assert_eq!(slide.windows(), starts.len(), "{slide:?} over {axis:?}");
                    for (o, start) in starts.into_iter().enumerate() {
                        for k in 0..size {
                            let what = format!("{slide:?}: entry {k} of window {o}");
                            assert_eq!(slide.index(o, k), axis[start + k * dilation], "{what}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    #[should_panic(expected = "the stride of a window is positive")]
    fn a_stride_of_zero_is_refused() {
        let _ = Window::new([2]).stride([0]);
    }
}
