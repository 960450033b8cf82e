//! Entries moved along one axis, by a list of positions, and the transpose of that.

use super::nest::Nest;
use crate::axis::MAX_RANK;
use crate::element::{Element, Float};
use crate::raw::Raw;

/// The position of an entry that comes from nowhere.
pub const NOWHERE: u32 = u32::MAX;

/// The strides of `x` and of `out` along all axes but one, which are stored in `out`, as a nest.
fn others<E: Element>(x: &Raw<E>, out: &Raw<E>, axis: usize) -> Nest<2> {
    let mut order: [usize; MAX_RANK] = std::array::from_fn(|i| i);
    let order = &mut order[..x.rank()];
    order.sort_by_key(|&i| std::cmp::Reverse(out.stride(i)));
    let mut nest = Nest::new();
    for &i in order.iter().filter(|&&i| i != axis) {
        if out.stride(i) != 0 || x.dim(i) == 0 {
            nest.push(x.dim(i), [x.stride(i), out.stride(i)]);
        }
    }
    nest.merged()
}

/// A value to be written, stored as `x` is but for the extent of one axis, which is stored in full.
fn resized<E: Element>(x: &Raw<E>, axis: usize, n: usize) -> Raw<E> {
    let mut dims = *x.dims();
    dims[axis] = u32::try_from(n).expect("an extent fits 32 bits");
    let once = (0..x.rank()).filter(|&i| i != axis && x.stride(i) == 0).fold(0, |bits, i| bits | 1 << i);
    Raw::fresh_in_order(dims, x.rank(), &x.storage_order()[..x.rank()], once)
}

/// The entries of `x` at the positions `from` of an axis, in their order; `fill` where a position is [`NOWHERE`].
pub fn gathered<E: Element>(x: &Raw<E>, axis: usize, from: &[u32], fill: E) -> Raw<E> {
    let mut out = resized(x, axis, from.len());
    let nest = others(x, &out, axis);
    let (sx, so, data) = (x.stride(axis), out.stride(axis), x.data());
    let to = out.fresh_mut();
    nest.for_each_row(|[a, o], n, [ra, ro]| {
        if so < ro {
            for k in 0..n {
                let (a, to) = (a + k * ra, &mut to[o + k * ro..]);
                for (j, &p) in from.iter().enumerate() {
                    to[j * so] = if p == NOWHERE { fill } else { data[a + p as usize * sx] };
                }
            }
            return;
        }
        for (j, &p) in from.iter().enumerate() {
            let to = &mut to[o + j * so..];
            if p == NOWHERE {
                (0..n).for_each(|k| to[k * ro] = fill);
                continue;
            }
            let row = &data[a + p as usize * sx..];
            match (ra, ro) {
                (1, 1) => to[..n].copy_from_slice(&row[..n]),
                _ => (0..n).for_each(|k| to[k * ro] = row[k * ra]),
            }
        }
    });
    out
}

/// The transpose of [`gathered`]: zeros along an axis of extent `n`, and the entries of `ct` added at the positions
/// `from`.
pub fn scattered<E: Float>(ct: &Raw<E>, axis: usize, from: &[u32], n: usize) -> Raw<E> {
    let mut out = resized(ct, axis, n);
    let nest = others(ct, &out, axis);
    let (sc, so, data) = (ct.stride(axis), out.stride(axis), ct.data());
    let to = out.fresh_mut();
    to.fill(E::ZERO);
    nest.for_each_row(|[a, o], n, [ra, ro]| {
        for (j, &p) in from.iter().enumerate().filter(|(_, p)| **p != NOWHERE) {
            let (row, to) = (&data[a + j * sc..], &mut to[o + p as usize * so..]);
            (0..n).for_each(|k| to[k * ro] += row[k * ra]);
        }
    });
    out
}
