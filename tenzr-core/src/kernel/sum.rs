//! The sum of a slice.

use super::isa::{Kernel, dispatch};
use crate::element::Float;

/// Independent running sums: four AVX2 registers of `f32`, enough to hide the latency of an addition.
const LANES: usize = 32;
/// Each lane adds up eight values before sums are combined in pairs.
const BLOCK: usize = 8 * LANES;
/// Enough levels of pairs for any slice.
const LEVELS: usize = usize::BITS as usize;

/// The sum of `xs`, pairwise: the rounding error grows with the logarithm of the length, not with the length.
///
/// The order of additions depends on the length alone, so the result is the same bit for bit on every machine.
pub fn sum<E: Float>(xs: &[E]) -> E {
    if xs.len() < LANES {
        return xs.iter().fold(E::ZERO, |sum, &x| sum + x);
    }
    if xs.len() <= BLOCK {
        // The choice of instructions would cost more than it gains; the order of additions is the same.
        return block_sum(xs);
    }
    dispatch(Sum(xs))
}

/// The sum of `f` over `0..n`, pairwise.
pub fn sum_of<E: Float>(n: usize, f: &impl Fn(usize) -> E) -> E {
    fn part<E: Float>(start: usize, n: usize, f: &impl Fn(usize) -> E) -> E {
        if n > BLOCK {
            let half = n / 2;
            return part(start, half, f) + part(start + half, n - half, f);
        }
        let mut terms = [E::ZERO; BLOCK];
        for (i, term) in terms[..n].iter_mut().enumerate() {
            *term = f(start + i);
        }
        sum(&terms[..n])
    }
    part(0, n, f)
}

struct Sum<'a, E>(&'a [E]);

impl<E: Float> Kernel for Sum<'_, E> {
    type Out = E;

    #[inline(always)]
    fn run<const FMA: bool>(self) -> E {
        let mut blocks = self.0.chunks_exact(BLOCK);
        // A binary counter in place of recursion, which cannot be inlined: `pairs[level]` is the sum of `2^level`
        // blocks where the bit of `count` is set.
        let mut pairs = [E::ZERO; LEVELS];
        let mut count = 0usize;
        for block in &mut blocks {
            let mut sum = block_sum(block);
            let merged = count.trailing_ones() as usize;
            for pair in &pairs[..merged] {
                sum = *pair + sum;
            }
            pairs[merged] = sum;
            count += 1;
        }
        let mut sum = block_sum(blocks.remainder());
        for (level, pair) in pairs.iter().enumerate() {
            if count >> level & 1 == 1 {
                sum = *pair + sum;
            }
        }
        sum
    }
}

/// The sum of at most `BLOCK` values.
#[inline(always)]
fn block_sum<E: Float>(xs: &[E]) -> E {
    let mut lanes = [E::ZERO; LANES];
    let mut rows = xs.chunks_exact(LANES);
    for row in &mut rows {
        for (lane, &x) in lanes.iter_mut().zip(row) {
            *lane += x;
        }
    }
    for (lane, &x) in lanes.iter_mut().zip(rows.remainder()) {
        *lane += x;
    }
    let mut width = LANES;
    while width > 1 {
        width /= 2;
        for i in 0..width {
            lanes[i] += lanes[i + width];
        }
    }
    lanes[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_on_integers_of_every_length() {
        for n in (0..1500).chain([4095, 4096, 4097, 70_001]) {
            let xs: Vec<f64> = (0..n).map(|i| ((i * 37) % 101) as f64 - 50.0).collect();
            assert_eq!(sum(&xs), xs.iter().sum::<f64>(), "{n}");
        }
    }

    #[test]
    fn the_error_does_not_grow_with_the_length() {
        let xs = vec![0.1f32; 10_000_000];
        let exact = f64::from(0.1f32) * xs.len() as f64;
        assert!((f64::from(sum(&xs)) - exact).abs() < 2e-7 * exact);
    }

    #[test]
    fn terms_that_are_computed_are_summed_alike() {
        for n in [0, 1, 31, 256, 257, 1000, 70_001] {
            assert_eq!(sum_of(n, &|i| i as f64), (0..n).map(|i| i as f64).sum::<f64>(), "{n}");
        }
        let exact = f64::from(0.1f32) * 1e7;
        assert!((f64::from(sum_of(10_000_000, &|_| 0.1f32)) - exact).abs() < 2e-7 * exact);
    }

    #[test]
    fn nan_and_infinity_get_through() {
        let mut xs = vec![1.0f32; 1000];
        xs[999] = f32::INFINITY;
        assert_eq!(sum(&xs), f32::INFINITY);
        xs[5] = f32::NEG_INFINITY;
        assert!(sum(&xs).is_nan());
    }
}
