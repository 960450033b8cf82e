//! Windows that slide along one axis, row by row. Windows over several axes are one pass an axis.

use super::blocks::Blocks;
use super::pick::NONE;
use crate::element::{Element, Float};
use crate::raw::Raw;
use crate::window::Slide;

/// The rows of an axis that each window has: the window, then the row.
fn each(slide: Slide, windows: usize, mut f: impl FnMut(usize, usize)) {
    for o in 0..windows {
        for k in 0..slide.size {
            if let Some(i) = slide.index(o, k) {
                f(o, i);
            }
        }
    }
}

fn add<E: Float>(to: &mut [E], from: &[E]) {
    to.iter_mut().zip(from).for_each(|(o, &v)| *o += v);
}

/// The sum of every window along `axis`; padding counts as zero.
pub fn sums<E: Float>(x: Raw<E>, axis: usize, slide: Slide) -> Raw<E> {
    let (x, b) = Blocks::of(x, axis);
    let m = slide.windows();
    let mut y = b.fresh::<E, E>(&x, m);
    let to = y.fresh_mut();
    to.fill(E::ZERO);
    if b.is_empty() || m == 0 {
        return y;
    }
    for (to, from) in to.chunks_exact_mut(m * b.inner).zip(x.data().chunks_exact(b.block())) {
        each(slide, m, |o, i| add(&mut to[o * b.inner..][..b.inner], &from[i * b.inner..]));
    }
    y
}

/// The transpose of [`sums`]: every entry gets the cotangents of the windows that it is in.
pub fn spread<E: Float>(ct: Raw<E>, axis: usize, slide: Slide) -> Raw<E> {
    let (ct, b) = Blocks::of(ct, axis);
    let mut x = b.fresh::<E, E>(&ct, slide.extent);
    let to = x.fresh_mut();
    to.fill(E::ZERO);
    if b.is_empty() || slide.extent == 0 {
        return x;
    }
    for (to, from) in to.chunks_exact_mut(slide.extent * b.inner).zip(ct.data().chunks_exact(b.block())) {
        each(slide, b.n, |o, i| add(&mut to[i * b.inner..][..b.inner], &from[o * b.inner..]));
    }
    x
}

/// The best entry of every window along `axis`, `empty` where a window has padding only; `better(new, old)` says whether
/// another entry takes the place of what was best, so that the first of equal ones stays.
pub fn best<E: Float>(x: Raw<E>, axis: usize, slide: Slide, empty: E, better: impl Fn(E, E) -> bool) -> Raw<E> {
    let (x, b) = Blocks::of(x, axis);
    let m = slide.windows();
    let mut y = b.fresh::<E, E>(&x, m);
    let to = y.fresh_mut();
    to.fill(empty);
    if b.is_empty() || m == 0 {
        return y;
    }
    for (to, from) in to.chunks_exact_mut(m * b.inner).zip(x.data().chunks_exact(b.block())) {
        each(slide, m, |o, i| {
            let row = &from[i * b.inner..];
            for (best, &v) in to[o * b.inner..][..b.inner].iter_mut().zip(row) {
                *best = if better(v, *best) { v } else { *best };
            }
        });
    }
    y
}

/// As [`best`], and where the entries stand. `places` holds where each entry of `x` came from along axes that were gone
/// through before, if there were any; `step` is the number of these places. Padding comes from [`NONE`].
pub fn best_with_places<E: Float>(
    x: Raw<E>,
    places: Option<Raw<usize>>,
    (axis, step): (usize, usize),
    slide: Slide,
    empty: E,
    better: impl Fn(E, E) -> bool,
) -> (Raw<E>, Raw<usize>) {
    let (x, places, b) = match places {
        Some(places) => {
            let (x, places, b) = Blocks::of_two(x, places, axis);
            (x, Some(places), b)
        }
        None => {
            let (x, b) = Blocks::of(x, axis);
            (x, None, b)
        }
    };
    let m = slide.windows();
    let (mut y, mut picks) = (b.fresh::<E, E>(&x, m), b.fresh::<E, usize>(&x, m));
    y.fresh_mut().fill(empty);
    picks.fresh_mut().fill(NONE);
    if b.is_empty() || m == 0 {
        return (y, picks);
    }
    let blocks = y.fresh_mut().chunks_exact_mut(m * b.inner).zip(picks.fresh_mut().chunks_exact_mut(m * b.inner));
    for (at, (to, picks)) in blocks.enumerate() {
        let from = &x.data()[at * b.block()..][..b.block()];
        let before = places.as_ref().map(|p| &p.data()[at * b.block()..][..b.block()]);
        each(slide, m, |o, i| {
            for j in 0..b.inner {
                let (new, old) = (i * b.inner + j, o * b.inner + j);
                let place = before.map_or(0, |before| before[new]);
                if place != NONE && (picks[old] == NONE || better(from[new], to[old])) {
                    (to[old], picks[old]) = (from[new], i * step + place);
                }
            }
        });
    }
    (y, picks)
}

/// The number of entries of every window along an axis of extent `slide.extent` that are no padding.
pub fn counts<E: Float>(slide: Slide) -> Vec<E> {
    let mut counts = vec![0; slide.windows()];
    each(slide, counts.len(), |o, _| counts[o] += 1);
    counts.into_iter().map(E::from_usize).collect()
}

/// The entries divided by one number for each row along `axis`.
pub fn divided<E: Element + Float>(x: Raw<E>, axis: usize, by: &[E]) -> Raw<E> {
    let (x, b) = Blocks::of(x, axis);
    let mut y = x.owned();
    if b.is_empty() {
        return y;
    }
    for block in y.unique().expect("owned").chunks_exact_mut(b.block()) {
        for (row, &n) in block.chunks_exact_mut(b.inner).zip(by) {
            row.iter_mut().for_each(|v| *v = *v / n);
        }
    }
    y
}
