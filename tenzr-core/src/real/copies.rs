//! Copies of slices that the iterations of a loop leave behind, in one buffer for all of them.

/// Copies of slices, one after the other.
#[derive(Clone, Debug)]
pub struct Copies<T> {
    items: Vec<T>,
    /// How many copies there are going to be.
    count: usize,
}

/// Where a copy stands.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    start: usize,
    end: usize,
}

impl<T: Copy> Copies<T> {
    /// For `count` of them.
    #[inline(always)]
    #[must_use]
    pub const fn new(count: usize) -> Self {
        Self { items: Vec::new(), count }
    }

    /// Says that `count` more are going to be made, and gives where they begin.
    #[inline(always)]
    pub const fn room(&mut self, count: usize) -> usize {
        self.count = count;
        self.items.len()
    }

    /// Drops those that were made since the copies began there.
    #[inline(always)]
    pub fn drop_from(&mut self, start: usize) {
        self.items.truncate(start);
    }

    /// Copies a slice. The first one says how long the others are likely to be.
    #[inline]
    pub fn save(&mut self, slice: &[T]) -> Span {
        let start = self.items.len();
        if self.items.capacity() - start < slice.len() {
            self.items.reserve(self.count.saturating_mul(slice.len()));
        }
        self.items.extend_from_slice(slice);
        Span { start, end: self.items.len() }
    }

    /// The copy that stands there.
    #[inline(always)]
    #[must_use]
    pub fn of(&self, span: Span) -> &[T] {
        &self.items[span.start..span.end]
    }

    /// Writes the copy that stands there into `out`, for who asks for a `Vec`.
    #[inline]
    pub fn load(&self, span: Span, out: &mut Vec<T>) {
        out.clear();
        out.extend_from_slice(self.of(span));
    }
}

#[cfg(test)]
mod tests {
    use super::Copies;

    #[test]
    fn gives_back_what_was_copied() {
        let slices: [&[i32]; 4] = [&[1, 2], &[], &[3, 4, 5], &[6]];
        let mut copies = Copies::new(slices.len());
        let spans = slices.map(|s| copies.save(s));
        let mut out = vec![7; 9];
        for (span, slice) in spans.into_iter().zip(slices) {
            copies.load(span, &mut out);
            assert_eq!(out, slice);
        }
    }
}
