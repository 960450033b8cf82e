//! Entries picked along axes: what sorting, windowed and cumulative maxima and quantiles do once they know where.
//!
//! A pick is a place along the axes picked along: a number that counts them row-major, in the order in which they are
//! named.

use super::nest::Nest;
use crate::axis::{AxisRef, Ids, MAX_RANK};
use crate::element::Float;
use crate::raw::{PerAxis, Raw};

/// The pick of nothing: zero, and no cotangent.
pub const NONE: usize = usize::MAX;

/// How the axes of an operand, of picks and of a result belong together.
pub struct Picking {
    /// The axes of the operand.
    pub x: Ids,
    /// The axes of the result: those of the picks, and levels of forward mode.
    pub out: Ids,
    /// The axes of the picks.
    picks: Ids,
    /// Where the axes picked along stand in the operand, in the order in which they are named.
    along: Vec<usize>,
}

impl Picking {
    /// Picks along `axes` of the operand.
    pub fn new(x: Ids, out: Ids, axes: &Ids) -> Picking {
        let along = axes.iter().map(|a| x.position(a.id).expect("an axis of the operand")).collect();
        let mut picks = out;
        while let Some(p) = picks.tangent() {
            picks = picks.without(p);
        }
        Picking { x, out, picks, along }
    }

    /// The same picks of values without a level of forward mode.
    pub fn without(&self, level: AxisRef) -> Picking {
        let drop = |ids: &Ids| ids.position(level.id).map_or(*ids, |p| ids.without(p));
        let gone = self.x.position(level.id);
        let along = self.along.iter().map(|&p| if gone.is_some_and(|gone| gone < p) { p - 1 } else { p }).collect();
        Picking { x: drop(&self.x), out: drop(&self.out), picks: self.picks, along }
    }

    /// Where an axis of the result stands in the operand, unless it is one along which entries were picked.
    fn in_operand(&self, i: usize) -> Option<usize> {
        self.x.position(self.out.axis(i).id).filter(|p| !self.along.contains(p))
    }

    fn in_picks(&self, i: usize) -> Option<usize> {
        self.picks.position(self.out.axis(i).id)
    }

    /// Where each place along the axes stands in storage with these strides.
    fn offsets(&self, dims: &PerAxis, strides: &PerAxis) -> Vec<usize> {
        let mut nest = Nest::<1>::new();
        for &p in &self.along {
            nest.push(dims[p] as usize, [strides[p] as usize]);
        }
        let mut offsets = Vec::with_capacity(self.along.iter().map(|&p| dims[p] as usize).product());
        nest.for_each(|[at]| offsets.push(at));
        offsets
    }

    /// The entries of `x` at the picks; zero at [`NONE`].
    pub fn gather<E: Float>(&self, x: &Raw<E>, picks: &Raw<usize>) -> Raw<E> {
        let (mut dims, mut once) = ([1; MAX_RANK], 0);
        let in_x = |i: usize| self.in_operand(i).map_or(0, |p| x.stride(p));
        let in_picks = |i: usize| self.in_picks(i).map_or(0, |p| picks.stride(p));
        for (i, dim) in dims[..self.out.rank()].iter_mut().enumerate() {
            *dim = self.in_picks(i).map_or_else(
                || x.dims()[self.in_operand(i).expect("a level is one of the operand")],
                |p| picks.dims()[p],
            );
            if in_x(i) == 0 && in_picks(i) == 0 {
                once |= 1 << i;
            }
        }
        let order: [usize; MAX_RANK] = std::array::from_fn(|i| i);
        let mut out = Raw::fresh_in_order(dims, self.out.rank(), &order[..self.out.rank()], once);
        let mut nest = Nest::new();
        for (i, &n) in out.dims()[..self.out.rank()].iter().enumerate() {
            let n = if once >> i & 1 == 1 { n.min(1) } else { n };
            nest.push(n as usize, [in_x(i), in_picks(i), out.stride(i)]);
        }
        let offsets = self.offsets(x.dims(), x.strides());
        let (from, at, to) = (x.data(), picks.data(), out.fresh_mut());
        nest.merged().for_each_row(|[a, p, o], n, [sa, sp, so]| {
            for i in 0..n {
                let pick = at[p + i * sp];
                to[o + i * so] = if pick == NONE { E::ZERO } else { from[a + i * sa + offsets[pick]] };
            }
        });
        out
    }

    /// The transpose of [`Picking::gather`]: the cotangents added up where the entries were picked, in a value with the
    /// extents `like`.
    pub fn scatter<E: Float>(&self, ct: &Raw<E>, picks: &Raw<usize>, like: &PerAxis) -> Raw<E> {
        let (mut dims, mut once) = (*like, 0);
        let in_picks = |i: usize| self.in_picks(i).map_or(0, |p| picks.stride(p));
        for i in 0..self.out.rank() {
            let Some(p) = self.in_operand(i) else { continue };
            // Of a level the cotangent knows whether its tangent is zero.
            dims[p] = ct.dims()[i];
            if ct.stride(i) == 0 && in_picks(i) == 0 {
                once |= 1 << p;
            }
        }
        let order: [usize; MAX_RANK] = std::array::from_fn(|i| i);
        let mut out = Raw::fresh_in_order(dims, self.x.rank(), &order[..self.x.rank()], once);
        let strides = *out.strides();
        let offsets = self.offsets(&dims, &strides);
        let (from, at, to) = (ct.data(), picks.data(), out.fresh_mut());
        to.fill(E::ZERO);
        let in_x = |i: usize| self.in_operand(i).map_or(0, |p| strides[p] as usize);
        let mut nest = Nest::new();
        for (i, &n) in ct.dims()[..self.out.rank()].iter().enumerate() {
            // Not by strides alone: an axis picked along may be stored once in both, and counts as often as it is long.
            let is_once = self.in_operand(i).is_some_and(|p| once >> p & 1 == 1);
            let n = if is_once { n.min(1) } else { n };
            nest.push(n as usize, [in_x(i), in_picks(i), ct.stride(i)]);
        }
        nest.merged().for_each_row(|[a, p, o], n, [sa, sp, so]| {
            for i in 0..n {
                let pick = at[p + i * sp];
                if pick != NONE {
                    to[a + i * sa + offsets[pick]] += from[o + i * so];
                }
            }
        });
        out
    }
}
