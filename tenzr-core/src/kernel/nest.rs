//! Loop nests over strided operands.

use crate::axis::MAX_RANK;

/// A nest of loops, outermost first, over `K` operands.
#[derive(Clone, Copy)]
pub struct Nest<const K: usize> {
    depth: usize,
    loops: [(u32, [u32; K]); MAX_RANK],
    empty: bool,
}

impl<const K: usize> Default for Nest<K> {
    fn default() -> Self {
        Nest::new()
    }
}

impl<const K: usize> Nest<K> {
    /// A nest that visits one entry.
    pub fn new() -> Self {
        Nest { depth: 0, loops: [(1, [0; K]); MAX_RANK], empty: false }
    }

    /// Adds the next inner loop.
    pub fn push(&mut self, n: usize, strides: [usize; K]) {
        self.empty |= n == 0;
        if n != 1 {
            self.loops[self.depth] = (n as u32, strides.map(|s| s as u32));
            self.depth += 1;
        }
    }

    /// The number of loops.
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// Whether nothing is visited.
    pub fn is_empty(&self) -> bool {
        self.empty
    }

    /// A loop, outermost first.
    pub fn level(&self, i: usize) -> (usize, [usize; K]) {
        let (n, strides) = self.loops[i];
        (n as usize, strides.map(|s| s as usize))
    }

    /// The same nest with loops joined where all operands walk on with one stride.
    pub fn merged(mut self) -> Self {
        let mut last = 0;
        for i in 1..self.depth {
            let ((n, outer), (m, inner)) = (self.loops[last], self.loops[i]);
            if (0..K).all(|k| outer[k] == inner[k] * m) {
                self.loops[last] = (n * m, inner);
            } else {
                last += 1;
                self.loops[last] = (m, inner);
            }
        }
        self.depth = if self.depth == 0 { 0 } else { last + 1 };
        self
    }

    /// Splits off the innermost loops: the nest without the last `inner` of them.
    pub fn outer(mut self, inner: usize) -> Self {
        self.depth = self.depth.saturating_sub(inner);
        self
    }

    /// Calls `f` with the operands' positions of every entry.
    pub fn for_each(&self, mut f: impl FnMut([usize; K])) {
        self.visit(&mut f);
    }

    fn visit(&self, f: &mut dyn FnMut([usize; K])) {
        if self.empty {
            return;
        }
        let mut index = [0; MAX_RANK];
        let mut at = [0; K];
        loop {
            f(at);
            let mut level = self.depth;
            loop {
                if level == 0 {
                    return;
                }
                level -= 1;
                let (n, strides) = self.level(level);
                index[level] += 1;
                if index[level] < n {
                    (0..K).for_each(|k| at[k] += strides[k]);
                    break;
                }
                (0..K).for_each(|k| at[k] -= strides[k] * (n - 1));
                index[level] = 0;
            }
        }
    }

    /// Calls `f` with the positions, the length and the strides of every innermost row.
    pub fn for_each_row(&self, mut f: impl FnMut([usize; K], usize, [usize; K])) {
        if self.empty {
            return;
        }
        let (n, strides) = if self.depth == 0 { (1, [1; K]) } else { self.level(self.depth - 1) };
        self.outer(1).for_each(|at| f(at, n, strides));
    }
}
