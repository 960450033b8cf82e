//! Drivers of reductions.

use super::elementwise::joined_extent;
use super::nest::Nest;
use crate::axis::MAX_RANK;
use crate::element::{Element, Float};
use crate::plan::Plan;
use crate::raw::{PerAxis, Raw};

/// Sums the axes that the result lacks; axes that it has more are stored once, with the extents that `like` gives.
#[track_caller]
pub fn fit<E: Float>(plan: &Plan, x: Raw<E>, like: &PerAxis) -> Raw<E> {
    if plan.sums().is_empty() {
        return reseen(plan, &x, like);
    }
    let (summed, factor) = sum(plan, x);
    let kept = reseen(plan, &summed, like);
    drop(summed);
    if factor == E::ONE { kept } else { scale(kept, factor) }
}

/// `x` times `k`.
pub fn scale<E: Float>(x: Raw<E>, k: E) -> Raw<E> {
    let mut x = x.owned();
    if let Some(entries) = x.unique() {
        entries.iter_mut().for_each(|v| *v *= k);
    }
    x
}

/// The same entries under the axes of the result of a plan without sums.
#[track_caller]
pub fn reseen<E: Element>(plan: &Plan, x: &Raw<E>, like: &PerAxis) -> Raw<E> {
    x.reseen(plan.places().iter().enumerate().map(|(i, p)| p.a().ok_or(like[i] as usize)))
}

/// The sums over the axes that the result of `plan` lacks, each left with extent 1, and the factor by which an axis
/// that is stored once counts.
fn sum<E: Float>(plan: &Plan, x: Raw<E>) -> (Raw<E>, E) {
    let mut factor = E::ONE;
    let mut reduced = 0u16;
    let mut dims = *x.dims();
    for (place, _) in plan.sums() {
        let i = place.a().expect("a reduction has one operand");
        if x.stride(i) == 0 && x.dim(i) != 0 {
            factor *= E::from_usize(x.dim(i));
        } else {
            reduced |= 1 << i;
        }
        dims[i] = 1;
    }
    if reduced == 0 {
        let rank = x.rank();
        return (x.reseen((0..rank).map(|i| if dims[i] as usize == x.dim(i) { Ok(i) } else { Err(1) })), factor);
    }
    (sum_axes(x, reduced, dims), factor)
}

/// The fold of the entries over the axes that the result of `plan` lacks, one entry after the other, from `start`.
pub fn fold<E: Element, O: Element>(plan: &Plan, x: &Raw<E>, start: O, f: impl Fn(O, E) -> O) -> Raw<O> {
    let mut dims = [1; MAX_RANK];
    for (i, place) in plan.places().iter().enumerate() {
        dims[i] = x.dims()[place.a().expect("a reduction has one operand")];
    }
    let mut out = Raw::fresh(dims, plan.out.rank());
    out.fresh_mut().fill(start);
    fold_into(plan, x, out, f)
}

/// As [`fold`], from what stands at the first index of each axis.
///
/// # Panics
/// When an axis is empty.
pub fn fold_from_first<E: Element>(plan: &Plan, x: &Raw<E>, f: impl Fn(E, E) -> E) -> Raw<E> {
    let reduced = plan.sums().iter().map(|(place, _)| place.a().expect("a reduction has one operand"));
    let first = reduced.fold(x.clone(), |first, axis| first.picked(axis, &[0]));
    fold_into(plan, x, reseen(plan, &first, &[1; MAX_RANK]).row_major().owned(), f)
}

fn fold_into<E: Element, O: Element>(plan: &Plan, x: &Raw<E>, mut out: Raw<O>, f: impl Fn(O, E) -> O) -> Raw<O> {
    let mut nest = Nest::new();
    for (place, _) in plan.sums() {
        let i = place.a().expect("a reduction has one operand");
        nest.push(x.dim(i), [x.stride(i), 0]);
    }
    for (i, place) in plan.places().iter().enumerate() {
        let p = place.a().expect("a reduction has one operand");
        nest.push(x.dim(p), [x.stride(p), out.stride(i)]);
    }
    let (from, to) = (x.data(), out.fresh_mut());
    nest.merged().for_each_row(|[px, po], n, [sx, so]| {
        for i in 0..n {
            to[po + i * so] = f(to[po + i * so], from[px + i * sx]);
        }
    });
    out
}

/// A few axes, by position.
#[derive(Clone, Copy, Default)]
struct Positions {
    len: usize,
    at: [usize; MAX_RANK],
}

impl Positions {
    fn push(&mut self, i: usize) {
        self.at[self.len] = i;
        self.len += 1;
    }
}

impl std::ops::Deref for Positions {
    type Target = [usize];
    fn deref(&self) -> &[usize] {
        &self.at[..self.len]
    }
}

/// The axes of a reduction: those kept and those reduced, each from the largest stride to the smallest.
#[derive(Default)]
struct Split {
    kept: Positions,
    reduced: Positions,
}

impl Split {
    fn of<E: Element>(x: &Raw<E>, reduced: u16) -> Split {
        let mut split = Split::default();
        for &i in &x.storage_order()[..x.rank()] {
            let part = if reduced >> i & 1 == 1 { &mut split.reduced } else { &mut split.kept };
            part.push(i);
        }
        split
    }
}

fn sum_axes<E: Float>(x: Raw<E>, reduced: u16, dims: PerAxis) -> Raw<E> {
    let split = Split::of(&x, reduced);
    let once = (0..x.rank()).filter(|&i| x.stride(i) == 0).fold(0u16, |m, i| m | 1 << i);
    let mut out = Raw::fresh_in_order(dims, x.rank(), &split.kept, once);
    if out.is_empty() {
        return out;
    }
    if x.is_empty() {
        out.fresh_mut().fill(E::ZERO);
        return out;
    }
    let columns = split.kept.last().is_some_and(|&i| x.stride(i) == 1);
    if columns {
        sum_columns(&x, &split, &mut out);
    } else {
        let rows = Rows::of(x, &split, 0);
        for (o, row) in out.fresh_mut().iter_mut().zip(rows.data().chunks_exact(rows.width)) {
            *o = E::sum(row);
        }
    }
    out
}

/// Sums over outer axes: whole rows are added, pairwise.
fn sum_columns<E: Float>(x: &Raw<E>, split: &Split, out: &mut Raw<E>) {
    let mut reduced = Nest::<1>::new();
    for &i in split.reduced.iter() {
        reduced.push(x.dim(i), [x.stride(i)]);
    }
    let mut starts = Vec::with_capacity(split.reduced.iter().map(|&i| x.dim(i)).product());
    reduced.for_each(|[at]| starts.push(at));
    let mut kept = Nest::new();
    for &i in split.kept.iter() {
        kept.push(x.dim(i), [x.stride(i), out.stride(i)]);
    }
    let (from, to) = (x.data(), out.fresh_mut());
    let mut scratch = Vec::new();
    kept.merged().for_each_row(|[a, o], n, [sa, so]| {
        debug_assert!(n == 1 || sa == 1 && so == 1);
        add_rows(&from[a..], &starts, &mut to[o..o + n], &mut scratch);
    });
}

/// Rows added one after the other; more of them are halved, so that the error grows with the logarithm of their number.
const RUN: usize = 32;

fn add_rows<E: Float>(from: &[E], starts: &[usize], to: &mut [E], scratch: &mut Vec<E>) {
    let n = to.len();
    if starts.len() <= RUN {
        to.copy_from_slice(&from[starts[0]..starts[0] + n]);
        for &s in &starts[1..] {
            add_in_place(to, &from[s..s + n]);
        }
        return;
    }
    let (first, second) = starts.split_at(starts.len() / 2);
    add_rows(from, first, to, scratch);
    let base = scratch.len();
    scratch.resize(base + n, E::ZERO);
    let mut half = scratch.split_off(base);
    add_rows(from, second, &mut half, scratch);
    add_in_place(to, &half);
}

fn add_in_place<E: Float>(o: &mut [E], b: &[E]) {
    super::isa::zip_in_place(
        o,
        b,
        #[inline(always)]
        |x, y| x + y,
    );
}

/// A value laid out in contiguous rows, one for each entry of a reduction's result.
pub struct Rows<E: Element> {
    raw: Raw<E>,
    /// The number of entries reduced into one.
    pub width: usize,
    kept: Positions,
}

impl<E: Element> Rows<E> {
    fn of(x: Raw<E>, split: &Split, full: u16) -> Rows<E> {
        let width = split.reduced.iter().map(|&i| x.dim(i)).product();
        let mut order = split.kept;
        split.reduced.iter().for_each(|&i| order.push(i));
        let mut full = full;
        for &i in split.reduced.iter() {
            full |= 1 << i;
        }
        Rows { raw: x.in_order(&order, full), width, kept: split.kept }
    }

    /// Rows over the axes that the result of `plan` lacks; the axes in the bit set `full` are stored in full.
    pub fn over(plan: &Plan, x: Raw<E>, full: u16) -> Rows<E> {
        let mut reduced = 0;
        for (place, _) in plan.sums() {
            reduced |= 1 << place.a().expect("a reduction has one operand");
        }
        let split = Split::of(&x, reduced);
        Rows::of(x, &split, full)
    }

    /// Rows over the axes at these positions, row-major in the order given.
    pub fn along(x: Raw<E>, axes: &[usize]) -> Rows<E> {
        let mut split = Split::of(&x, axes.iter().fold(0, |m, &i| m | 1 << i));
        split.reduced = Positions::default();
        axes.iter().for_each(|&i| split.reduced.push(i));
        Rows::of(x, &split, 0)
    }

    /// What `f` makes of every row, `n` entries of it, along the one axis that the rows are over.
    pub fn map_rows<O: Element>(&self, axis: usize, n: usize, f: impl Fn(&[E], &mut [O])) -> Raw<O> {
        let rank = self.raw.rank();
        let mut dims = *self.raw.dims();
        dims[axis] = n as u32;
        let mut order = self.kept;
        order.push(axis);
        let once = (0..rank).filter(|&i| i != axis && self.raw.stride(i) == 0).fold(0u16, |m, i| m | 1 << i);
        let mut out = Raw::fresh_in_order(dims, rank, &order, once);
        if !out.is_empty() {
            let to = out.fresh_mut().chunks_exact_mut(n);
            to.zip(self.data().chunks_exact(self.width)).for_each(|(o, row)| f(row, o));
        }
        out
    }

    /// Rows of a second operand that lie as those of `lead`, whose axes it has, in the order of `lead`.
    pub fn beside(lead: &Rows<E>, other: Raw<E>) -> Rows<E> {
        let rank = lead.raw.rank();
        let order = lead.raw.storage_order();
        let full = (0..rank).filter(|&i| lead.raw.stride(i) != 0).fold(0, |m, i| m | 1 << i);
        Rows { raw: other.in_order(&order[..rank], full), width: lead.width, kept: lead.kept }
    }

    /// The entries, row by row.
    pub fn data(&self) -> &[E] {
        &self.raw.data()[..self.raw.stored()]
    }

    /// The number of rows in storage.
    pub fn count(&self) -> usize {
        self.kept
            .iter()
            .filter(|&&i| self.raw.stride(i) != 0 || self.raw.dim(i) == 0)
            .map(|&i| self.raw.dim(i))
            .product()
    }

    /// The laid-out value, to be rewritten in place.
    pub fn into_owned(self) -> Raw<E> {
        self.raw.owned()
    }

    /// A value with one entry for each row, under the axes of the result of `plan`; its storage is in row order, to be
    /// written by [`Raw::fresh_mut`].
    pub fn result<O: Element>(&self, plan: &Plan) -> Raw<O> {
        let rank = self.raw.rank();
        let mut dims = *self.raw.dims();
        for (place, _) in plan.sums() {
            dims[place.a().expect("a reduction has one operand")] = 1;
        }
        let once = (0..rank).filter(|&i| self.raw.stride(i) == 0).fold(0u16, |m, i| m | 1 << i);
        let out = Raw::fresh_in_order(dims, rank, &self.kept, once);
        out.reseen(plan.places().iter().map(|p| p.a().ok_or(1)))
    }

    /// The result of `f` on every row.
    pub fn map<O: Element>(&self, plan: &Plan, f: impl Fn(&[E]) -> O) -> Raw<O> {
        let mut out = self.result(plan);
        if !out.is_empty() {
            for (o, row) in out.fresh_mut().iter_mut().zip(self.data().chunks_exact(self.width)) {
                *o = f(row);
            }
        }
        out
    }
}

/// The extents of the result of a reduction.
#[track_caller]
pub fn reduced_dims<E: Element>(plan: &Plan, x: &Raw<E>) -> PerAxis {
    let mut dims = [1; MAX_RANK];
    for (i, place) in plan.places().iter().enumerate() {
        if let Some(n) = joined_extent(*place, plan.out.axis(i), x, x) {
            dims[i] = n as u32;
        }
    }
    dims
}
