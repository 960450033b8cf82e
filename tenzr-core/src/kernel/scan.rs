//! Scans along an axis, row by row.

use super::blocks::Blocks;
use crate::element::Float;
use crate::raw::Raw;

/// Which end of the axis a scan starts at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// At the first entry.
    Forward,
    /// At the last one.
    Reverse,
}

impl Direction {
    /// The other one.
    pub fn turned(self) -> Direction {
        match self {
            Direction::Forward => Direction::Reverse,
            Direction::Reverse => Direction::Forward,
        }
    }

    /// The positions of `n` rows in the order of the scan.
    fn rows(self, n: usize) -> impl Iterator<Item = usize> {
        (0..n).map(move |i| if self == Direction::Forward { i } else { n - 1 - i })
    }

    /// A row and the one that the scan saw before it, of a block.
    fn pair<T>(self, block: &mut [T], i: usize, inner: usize) -> (&mut [T], &[T]) {
        match self {
            Direction::Forward => {
                let (before, rest) = block.split_at_mut(i * inner);
                (&mut rest[..inner], &before[(i - 1) * inner..])
            }
            Direction::Reverse => {
                let (rest, before) = block.split_at_mut((i + 1) * inner);
                (&mut rest[i * inner..], &before[..inner])
            }
        }
    }
}

/// `y[i] = f(y[i - 1], x[i])`, in place where nobody else holds `x`; `f` gets the entry and what was before it.
pub fn scan<E: Float>(x: Raw<E>, axis: usize, direction: Direction, f: impl Fn(E, E) -> E) -> Raw<E> {
    let (x, b) = Blocks::of(x, axis);
    let mut y = x.owned();
    if b.is_empty() {
        return y;
    }
    for block in y.unique().expect("owned").chunks_exact_mut(b.block()) {
        for i in direction.rows(b.n).skip(1) {
            let (row, before) = direction.pair(block, i, b.inner);
            row.iter_mut().zip(before).for_each(|(v, &last)| *v = f(*v, last));
        }
    }
    y
}

/// The linear recurrence `y[i] = a[i] y[i - 1] + c[i]`, which starts with `c`.
pub fn recurrence<E: Float>(a: Raw<E>, c: Raw<E>, axis: usize, direction: Direction) -> Raw<E> {
    let (c, a, b) = Blocks::of_two(c, a, axis);
    let mut y = c.owned();
    if b.is_empty() {
        return y;
    }
    for (block, factors) in y.unique().expect("owned").chunks_exact_mut(b.block()).zip(a.data().chunks_exact(b.block()))
    {
        for i in direction.rows(b.n).skip(1) {
            let (row, before) = direction.pair(block, i, b.inner);
            let factors = &factors[i * b.inner..];
            row.iter_mut().zip(before).zip(factors).for_each(|((v, &last), &a)| *v += a * last);
        }
    }
    y
}

/// The entries moved by one along the axis, towards the end of a scan; `fill` stands at its start.
pub fn shift<E: Float>(x: Raw<E>, axis: usize, direction: Direction, fill: E) -> Raw<E> {
    let (x, b) = Blocks::of(x, axis);
    let mut y = b.fresh::<E, E>(&x, b.n);
    if b.is_empty() {
        return y;
    }
    let moved = b.block() - b.inner;
    for (to, from) in y.fresh_mut().chunks_exact_mut(b.block()).zip(x.data().chunks_exact(b.block())) {
        match direction {
            Direction::Forward => {
                to[..b.inner].fill(fill);
                to[b.inner..].copy_from_slice(&from[..moved]);
            }
            Direction::Reverse => {
                to[moved..].fill(fill);
                to[..moved].copy_from_slice(&from[b.inner..]);
            }
        }
    }
    y
}

/// The best entry so far and its index along the axis, the first of equal ones; `better(new, old)` says whether another
/// entry takes the place of what was best.
pub fn record<E: Float>(
    x: Raw<E>,
    axis: usize,
    direction: Direction,
    better: impl Fn(E, E) -> bool,
) -> (Raw<E>, Raw<usize>) {
    let (x, b) = Blocks::of(x, axis);
    let mut picks = b.fresh::<E, usize>(&x, b.n);
    let mut y = x.owned();
    if b.is_empty() {
        return (y, picks);
    }
    let blocks = y.unique().expect("owned").chunks_exact_mut(b.block());
    for (block, picks) in blocks.zip(picks.fresh_mut().chunks_exact_mut(b.block())) {
        for (i, picks) in picks.chunks_exact_mut(b.inner).enumerate() {
            picks.fill(i);
        }
        for i in direction.rows(b.n).skip(1) {
            let (row, best) = direction.pair(block, i, b.inner);
            let (at, best_at) = direction.pair(picks, i, b.inner);
            for j in 0..b.inner {
                if !better(row[j], best[j]) {
                    (row[j], at[j]) = (best[j], best_at[j]);
                }
            }
        }
    }
    (y, picks)
}

/// The sum of `e^x` of the entries so far, as `sum e^top` with their maximum.
#[derive(Clone, Copy)]
struct Total<E> {
    top: E,
    sum: E,
}

impl<E: Float> Total<E> {
    const NONE: Self = Total { top: E::NEG_INFINITY, sum: E::ZERO };

    /// With one more entry: the new total, and the parts that the old one and the entry have in it.
    fn with(self, v: E) -> (Self, E, E) {
        if v == E::NEG_INFINITY {
            let part = if self.sum == E::ZERO { E::ZERO } else { E::ONE };
            return (self, part, E::ZERO);
        }
        let top = if v > self.top || v.is_nan() { v } else { self.top };
        let old = if self.sum == E::ZERO { E::ZERO } else { self.sum * (self.top - top).exp() };
        let new = (v - top).exp();
        let sum = old + new;
        (Total { top, sum }, old / sum, new / sum)
    }

    fn ln(self) -> E {
        if self.top == E::NEG_INFINITY || self.top == E::INFINITY { self.top } else { self.top + self.sum.ln() }
    }
}

/// Calls `f` with the position of every entry in storage, the total of those before it, to be added to, and the entry.
fn totals<E: Float>(x: &[E], b: &Blocks, direction: Direction, mut f: impl FnMut(usize, &mut Total<E>, E)) {
    let mut totals = vec![Total::NONE; b.inner];
    for start in (0..b.outer).map(|o| o * b.block()) {
        totals.fill(Total::NONE);
        for i in direction.rows(b.n) {
            let row = start + i * b.inner;
            for (j, total) in totals.iter_mut().enumerate() {
                f(row + j, total, x[row + j]);
            }
        }
    }
}

/// `ln Σ e^x` of the entries so far.
pub fn ln_sum_exp<E: Float>(x: Raw<E>, axis: usize, direction: Direction) -> Raw<E> {
    let (x, b) = Blocks::of(x, axis);
    let mut y = b.fresh::<E, E>(&x, b.n);
    let to = y.fresh_mut();
    totals(x.data(), &b, direction, |at, total, v| {
        *total = total.with(v).0;
        to[at] = total.ln();
    });
    y
}

/// The part that the entries before, and the part that each entry itself has in the sum of `e^x` so far; zeros as long as
/// all are -inf.
pub fn weights<E: Float>(x: Raw<E>, axis: usize, direction: Direction) -> (Raw<E>, Raw<E>) {
    let (x, b) = Blocks::of(x, axis);
    let (mut before, mut own) = (b.fresh::<E, E>(&x, b.n), b.fresh::<E, E>(&x, b.n));
    let (to_before, to_own) = (before.fresh_mut(), own.fresh_mut());
    totals(x.data(), &b, direction, |at, total, v| {
        (*total, to_before[at], to_own[at]) = total.with(v);
    });
    (before, own)
}
