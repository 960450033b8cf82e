//! Entries with levels of forward mode as numbers: a product with `k` levels is one of polynomials in `k` nilpotent
//! variables, whose coefficients stand side by side.
//!
//! What multiplies many entries without a division, such as a product of all but one, is written once on such numbers
//! and holds for every order.

use crate::axis::{AxisRef, Ids, MAX_RANK};
use crate::element::Element;
use crate::element::Float;
use crate::raw::{PerAxis, Raw};

/// The levels of a value, in order.
pub fn levels(ids: &Ids) -> Vec<AxisRef> {
    ids.iter().copied().filter(|a| a.is_tangent()).collect()
}

/// The value over the axes `to`, which have no levels, of the extents `dims`, row-major; in each place one number of
/// `2^levels` coefficients.
pub fn unfolded<E: Float>((x, xi): (&Raw<E>, &Ids), to: &Ids, dims: &PerAxis, levels: &[AxisRef]) -> Vec<E> {
    let width = 1 << levels.len();
    let n: usize = dims[..to.rank()].iter().map(|&n| n as usize).product();
    let mut numbers = vec![E::ZERO; n * width];
    let mut strides = [0; MAX_RANK];
    let mut stride = width;
    for i in (0..to.rank()).rev() {
        strides[i] = stride;
        stride *= dims[i] as usize;
    }
    for (k, _) in levels.iter().enumerate() {
        strides[to.rank() + k] = 1 << k;
    }
    let places = to.iter().enumerate().map(|(i, axis)| xi.position(axis.id).ok_or(dims[i] as usize));
    let seen = places.chain(levels.iter().map(|level| xi.position(level.id).ok_or(1)));
    let seen = x.reseen(seen.collect::<Vec<_>>().into_iter());
    if n > 0 {
        seen.write_to(&mut numbers, &strides[..to.rank() + levels.len()]);
    }
    numbers
}

/// The value of these numbers over the axes `of` of the extents `dims`, seen with the axes `to`, which have the levels.
pub fn folded<E: Element>(numbers: Vec<E>, of: &Ids, dims: &PerAxis, levels: &[AxisRef], to: &Ids) -> Raw<E> {
    let rank = of.rank() + levels.len();
    let mut extents = *dims;
    extents[of.rank()..rank].fill(2);
    let whole = Raw::from_vec(extents, rank, numbers);
    let places = to.iter().map(|axis| {
        let level = levels.iter().rev().position(|l| l.id == axis.id).map(|k| of.rank() + k);
        Ok::<_, usize>(of.position(axis.id).or(level).expect("an axis of the numbers"))
    });
    whole.reseen(places)
}

/// `a b`, added to `out`, which is given as zero.
pub fn multiply<E: Float>(out: &mut [E], a: &[E], b: &[E]) {
    for (m, o) in out.iter_mut().enumerate() {
        // All ways to share the variables of the coefficient.
        let mut s = m;
        loop {
            *o += a[s] * b[m ^ s];
            if s == 0 {
                break;
            }
            s = (s - 1) & m;
        }
    }
}

/// The number 1 of `width` coefficients, `n` times.
pub fn ones<E: Float>(n: usize, width: usize) -> Vec<E> {
    let mut numbers = vec![E::ZERO; n * width];
    numbers.iter_mut().step_by(width).for_each(|v| *v = E::ONE);
    numbers
}
