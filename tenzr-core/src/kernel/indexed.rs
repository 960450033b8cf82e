//! Cells of a value that a tensor of indices leads to.

use super::nest::Nest;
use crate::axis::{Ids, MAX_RANK};
use crate::element::Element;
use crate::raw::{PerAxis, Raw};
use crate::tangent::Named;

/// For every point of `over` one index, which with the point says a cell along `axis` of a value.
#[derive(Clone, Copy)]
pub struct Indexed<'a> {
    /// The operation, for messages.
    pub what: &'static str,
    /// The identity of the axis indexed.
    pub axis: u64,
    /// Its name.
    pub name: &'static str,
    /// The axes of the points: those of the indices, and those of the value but the one indexed. An axis of the
    /// indices may have the identity of the one indexed, and is another one than that of the value.
    pub over: &'a Ids,
    /// The indices.
    pub index: Named<'a, usize>,
}

impl Indexed<'_> {
    /// The extents of the points, which those operands that have an axis must agree on. `cells` lose the axis indexed.
    ///
    /// # Panics
    /// When two extents differ, or an index is not one of the axis.
    #[track_caller]
    pub fn extents<E: Element>(&self, cells: Named<E>, points: Option<Named<E>>) -> PerAxis {
        let (index, ii) = self.index;
        let mut dims = [1; MAX_RANK];
        for (i, axis) in self.over.iter().enumerate() {
            let of = |x: &Raw<E>, ids: &Ids| ids.position(axis.id).map(|p| x.dim(p));
            let of_cells = if axis.id == self.axis { None } else { of(cells.0, cells.1) };
            let of_index = ii.position(axis.id).map(|p| index.dim(p));
            let mut found = of_index.into_iter().chain(of_cells).chain(points.and_then(|(x, ids)| of(x, ids)));
            let n = found.next().unwrap_or(1);
            if let Some(m) = found.find(|&m| m != n && !axis.is_tangent()) {
                panic!(
                    "`{}`: the axis `{}` has the extent {n} in one operand and {m} in another",
                    self.what, axis.name
                );
            }
            dims[i] = n as u32;
        }
        self.check(cells.0.dim(cells.1.position(self.axis).expect("the axis indexed")));
        dims
    }

    #[track_caller]
    fn check(&self, n: usize) {
        let (index, _) = self.index;
        let mut nest = Nest::new();
        (0..index.rank()).for_each(|i| nest.push(index.dim(i), [index.stride(i)]));
        let data = index.data();
        nest.merged().for_each(|[at]| {
            let i = data[at];
            assert!(i < n, "`{}`: index {i} of the axis `{}`, whose extent is {n}", self.what, self.name);
        });
    }

    /// Calls `f` for runs of points that go through cells and points with one stride: the first cell, the first point,
    /// the strides of both, the length. Cells and points are given by their strides.
    pub fn for_each_run(
        &self,
        dims: &PerAxis,
        (cells, ci): (&PerAxis, &Ids),
        (points, pi): (&PerAxis, &Ids),
        mut f: impl FnMut(usize, usize, [usize; 2], usize),
    ) {
        let (index, ii) = self.index;
        let mut nest = Nest::new();
        for (i, axis) in self.over.iter().enumerate() {
            let stride = |p: Option<usize>, strides: &PerAxis| p.map_or(0, |p| strides[p] as usize);
            let cell = if axis.id == self.axis { 0 } else { stride(ci.position(axis.id), cells) };
            let point = stride(pi.position(axis.id), points);
            nest.push(dims[i] as usize, [stride(ii.position(axis.id), index.strides()), cell, point]);
        }
        let step = cells[ci.position(self.axis).expect("the axis indexed")] as usize;
        let data = index.data();
        nest.merged().for_each_row(|[i, c, p], n, [si, sc, sp]| match si {
            0 => f(c + data[i] * step, p, [sc, sp], n),
            _ => (0..n).for_each(|k| f(c + k * sc + data[i + k * si] * step, p + k * sp, [0, 0], 1)),
        });
    }
}
