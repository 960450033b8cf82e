//! From an axis that windows slide over to windows and back: each window's entries under axes of their own, which makes
//! of a convolution one matrix product.

use super::nest::Nest;
use crate::axis::MAX_RANK;
use crate::element::Float;
use crate::raw::{PerAxis, Raw};
use crate::window::Slide;

/// One axis that windows slide over: where it stands, where the entries of a window stand in the unfolded value, and how it
/// slides.
#[derive(Clone, Copy, Debug)]
pub struct Sliding {
    /// The position of the axis.
    pub axis: usize,
    /// The position of the axis of a window's entries in the unfolded value.
    pub window: usize,
    /// How the window slides.
    pub slide: Slide,
}

/// The windows that have entry `k` within the axis: the first one, their number, and the steps from one to the next of
/// windows and of indices.
#[derive(Clone, Copy)]
struct Run {
    first: usize,
    count: usize,
    step: usize,
    index: usize,
    index_step: usize,
}

impl Run {
    fn of(slide: &Slide, k: usize) -> Run {
        let windows = slide.windows();
        // A dilated axis is met by every so many windows.
        let mut hits = (0..windows).filter_map(|o| slide.index(o, k).map(|i| (o, i)));
        let Some((first, index)) = hits.next() else {
            return Run { first: 0, count: 0, step: 1, index: 0, index_step: 1 };
        };
        let Some((second, next)) = hits.next() else { return Run { first, count: 1, step: 1, index, index_step: 1 } };
        Run { first, count: 2 + hits.count(), step: second - first, index, index_step: next - index }
    }
}

/// Calls `f` with a nest over the folded and the unfolded value, and where it starts in each, for every entry of a window.
fn each_entry(
    folded: &PerAxis,
    strides: (&[usize], &[usize]),
    sliding: &[Sliding],
    mut f: impl FnMut(Nest<2>, [usize; 2]),
) {
    let (from, to) = strides;
    let rank = from.len();
    let runs: Vec<Vec<Run>> =
        sliding.iter().map(|s| (0..s.slide.size).map(|k| Run::of(&s.slide, k)).collect()).collect();
    let mut others = Nest::<2>::new();
    let mut order: Vec<usize> = (0..rank).filter(|i| sliding.iter().all(|s| s.axis != *i)).collect();
    order.sort_by_key(|&i| std::cmp::Reverse(to[i]));
    for i in order.into_iter().filter(|&i| from[i] != 0 || to[i] != 0 || folded[i] == 0) {
        others.push(folded[i] as usize, [from[i], to[i]]);
    }
    let mut entry = vec![0; sliding.len()];
    if runs.iter().any(Vec::is_empty) {
        return;
    }
    loop {
        let (mut nest, mut start) = (others, [0, 0]);
        for (s, (runs, &k)) in sliding.iter().zip(runs.iter().zip(&entry)) {
            let run = runs[k];
            start[0] += run.index * from[s.axis];
            start[1] += run.first * to[s.axis] + k * to[s.window];
            nest.push(run.count, [run.index_step * from[s.axis], run.step * to[s.axis]]);
        }
        if !nest.is_empty() {
            f(nest.merged(), start);
        }
        let Some(at) = (0..entry.len()).rev().find(|&i| entry[i] + 1 < runs[i].len()) else { return };
        entry[at] += 1;
        entry[at + 1..].fill(0);
    }
}

/// The entries of every window, zero in the padding. The axes of windows come after those of `x`; storage has the axes in
/// `order`, outermost first.
pub fn unfold<E: Float>(x: &Raw<E>, sliding: &[Sliding], order: &[usize]) -> Raw<E> {
    let rank = x.rank() + sliding.len();
    let mut dims = [1; MAX_RANK];
    dims[..x.rank()].copy_from_slice(&x.dims()[..x.rank()]);
    let mut once = 0;
    for i in (0..x.rank()).filter(|&i| x.stride(i) == 0 && sliding.iter().all(|s| s.axis != i)) {
        once |= 1 << i;
    }
    for s in sliding {
        dims[s.axis] = s.slide.windows() as u32;
        dims[s.window] = s.slide.size as u32;
    }
    let mut out = Raw::fresh_in_order(dims, rank, order, once);
    let strides: Vec<usize> = (0..rank).map(|i| out.stride(i)).collect();
    let from: Vec<usize> = (0..x.rank()).map(|i| x.stride(i)).collect();
    let (data, to) = (x.data(), out.fresh_mut());
    to.fill(E::ZERO);
    if !x.is_empty() {
        // An axis that is stored once in both is met once.
        let mut met = *x.dims();
        (0..x.rank()).filter(|&i| once >> i & 1 == 1).for_each(|i| met[i] = 1);
        each_entry(&met, (&from, &strides), sliding, |nest, [x, o]| {
            nest.for_each_row(|[a, b], n, [sa, sb]| {
                (0..n).for_each(|i| to[o + b + i * sb] = data[x + a + i * sa]);
            });
        });
    }
    out
}

/// The transpose of [`unfold`]: each entry of a window added where it came from. The axes of windows are the last ones.
pub fn fold<E: Float>(windows: &Raw<E>, sliding: &[Sliding]) -> Raw<E> {
    let rank = windows.rank() - sliding.len();
    let mut dims = [1; MAX_RANK];
    dims[..rank].copy_from_slice(&windows.dims()[..rank]);
    sliding.iter().for_each(|s| dims[s.axis] = s.slide.extent as u32);
    let slides = |i: usize| sliding.iter().any(|s| s.axis == i);
    let once = (0..rank).filter(|&i| windows.stride(i) == 0 && !slides(i)).fold(0, |m, i| m | 1 << i);
    let order: [usize; MAX_RANK] = std::array::from_fn(|i| i);
    let mut out = Raw::fresh_in_order(dims, rank, &order[..rank], once);
    let to_strides: Vec<usize> = (0..rank).map(|i| out.stride(i)).collect();
    let from: Vec<usize> = (0..windows.rank()).map(|i| windows.stride(i)).collect();
    let (data, to) = (windows.data(), out.fresh_mut());
    to.fill(E::ZERO);
    if !windows.is_empty() {
        let mut met = dims;
        (0..rank).filter(|&i| once >> i & 1 == 1).for_each(|i| met[i] = 1);
        each_entry(&met, (&to_strides, &from), sliding, |nest, [o, x]| {
            nest.for_each_row(|[b, a], n, [sb, sa]| {
                (0..n).for_each(|i| to[o + b + i * sb] += data[x + a + i * sa]);
            });
        });
    }
    out
}
