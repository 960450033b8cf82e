//! The matrix product: an outer product, dot products, a small unpacked kernel, or `matrixmultiply`, whichever suits the
//! extents.
//!
//! `unsafe` because operands are addressed by strides that only the caller can vouch for.
#![allow(unsafe_code)]

use std::mem::MaybeUninit;
use std::slice;

use super::isa::{Kernel, dispatch, fma};
use crate::element::Float;

/// Columns of a register tile, and the width B is packed to.
const WIDTH: usize = 8;
/// Steps of k in one run: what the packing buffer holds. Long sums are sums of such runs, which keeps their error down.
const DEPTH: usize = 256;
/// Up to this many multiply-adds an item, packing both operands costs more than it gains. Measured in times of
/// `matrixmultiply`: at 16 cubed 0.8 (`f32`) and 0.9 (`f64`), at 24 cubed 0.7 and 1.2, at 32 cubed 1.5 and 1.4.
const SMALL: usize = 16 << 10;
/// Shortest sum that is worth a dot product of its own.
const DOT: usize = 32;
/// Independent sums of a dot product.
const DOT_LANES: usize = 32;
/// Values of a dot product in one run, for the same reason as `DEPTH`.
const DOT_RUN: usize = 64 * DOT_LANES;

/// `o = alpha * a b`, or `o += alpha * a b`, for every item of a batch: `a` is `m` by `k`, `b` is `k` by `n`.
///
/// Strides count elements. Those of `a` and `b` may be zero, which repeats a value.
#[derive(Clone, Copy, Debug)]
pub struct Gemm<E> {
    pub batch: usize,
    pub m: usize,
    pub n: usize,
    pub k: usize,
    pub a: *const E,
    pub a_batch: usize,
    pub a_row: usize,
    pub a_k: usize,
    pub b: *const E,
    pub b_batch: usize,
    pub b_k: usize,
    pub b_col: usize,
    pub o: *mut E,
    pub o_batch: usize,
    pub o_row: usize,
    pub o_col: usize,
    pub alpha: E,
    /// Adds to what `o` holds. Without it `o` is not read.
    pub accumulate: bool,
}

impl<E: Float> Gemm<E> {
    /// Computes the product. No factor is skipped for being zero: 0 times NaN is NaN.
    ///
    /// # Safety
    ///
    /// The pointers must be valid for every index that extents and strides reach, `a` and `b` for reading and `o` for
    /// writing (and initialised, to accumulate). The elements of `o` must be distinct and none of them among those of
    /// `a` or `b`.
    pub unsafe fn run(self) {
        if self.batch == 0 || self.m == 0 || self.n == 0 {
            return;
        }
        let g = self.with_contiguous_columns();
        // SAFETY: the caller's contract, which transposing does not change.
        unsafe {
            match g.k {
                0 if g.accumulate => {}
                0 => g.fill_zero(),
                1 => dispatch(Outer(g)),
                _ if g.m <= 4 && g.k >= DOT && g.a_k == 1 && g.b_k == 1 => dispatch(Dots(g)),
                _ if g.is_small() => dispatch(Small(g)),
                _ => g.large(),
            }
        }
    }

    /// Transposes the product if that makes the columns of the result contiguous, since the kernels go along them, or
    /// if there is only one column.
    fn with_contiguous_columns(self) -> Self {
        let strided = self.o_col != 1 && self.o_row == 1;
        if self.m == 1 || !(strided || self.n == 1) {
            return self;
        }
        Self {
            m: self.n,
            n: self.m,
            a: self.b,
            a_batch: self.b_batch,
            a_row: self.b_col,
            a_k: self.b_k,
            b: self.a,
            b_batch: self.a_batch,
            b_k: self.a_k,
            b_col: self.a_row,
            o_row: self.o_col,
            o_col: self.o_row,
            ..self
        }
    }

    /// Few rows or columns count as small at any size: packing an operand pays when it is read many times.
    fn is_small(&self) -> bool {
        self.m <= 4 || self.n < WIDTH || self.m.saturating_mul(self.n).saturating_mul(self.k) <= SMALL
    }

    /// The same product from item `i` of the batch on.
    #[inline(always)]
    unsafe fn item(mut self, i: usize) -> Self {
        // SAFETY: `i` is below the batch, so these are elements of the operands.
        unsafe {
            self.a = self.a.add(i * self.a_batch);
            self.b = self.b.add(i * self.b_batch);
            self.o = self.o.add(i * self.o_batch);
        }
        self
    }

    unsafe fn fill_zero(self) {
        for i in 0..self.batch {
            for row in 0..self.m {
                for col in 0..self.n {
                    // SAFETY: an element of the result.
                    unsafe { *self.o.add(i * self.o_batch + row * self.o_row + col * self.o_col) = E::ZERO };
                }
            }
        }
    }

    unsafe fn large(self) {
        let stride = |s: usize| s as isize;
        let beta = if self.accumulate { E::ONE } else { E::ZERO };
        for i in 0..self.batch {
            // SAFETY: an item of the batch, under the caller's contract.
            unsafe {
                let g = self.item(i);
                let (a_row, a_k, b_k, b_col) = (stride(g.a_row), stride(g.a_k), stride(g.b_k), stride(g.b_col));
                let (o_row, o_col) = (stride(g.o_row), stride(g.o_col));
                E::gemm(g.m, g.k, g.n, g.alpha, g.a, a_row, a_k, g.b, b_k, b_col, beta, g.o, o_row, o_col);
            }
        }
    }
}

/// `k == 1`: every row of the result is a multiple of b.
struct Outer<E>(Gemm<E>);

impl<E: Float> Kernel for Outer<E> {
    type Out = ();

    #[inline(always)]
    fn run<const FMA: bool>(self) {
        let n = self.0.n;
        for i in 0..self.0.batch {
            // SAFETY: the contract of `Gemm::run`. The rows are slices only where their elements are adjacent.
            unsafe {
                let g = self.0.item(i);
                for row in 0..g.m {
                    let scale = *g.a.add(row * g.a_row) * g.alpha;
                    let o = g.o.add(row * g.o_row);
                    match (g.o_col, g.b_col) {
                        (1, 1) => {
                            let (o, b) = (slice::from_raw_parts_mut(o, n), slice::from_raw_parts(g.b, n));
                            scaled_row(o, b, scale, g.accumulate);
                        }
                        (1, 0) if !g.accumulate => slice::from_raw_parts_mut(o, n).fill(scale * *g.b),
                        _ => {
                            for col in 0..n {
                                store(o.add(col * g.o_col), scale * *g.b.add(col * g.b_col), g.accumulate);
                            }
                        }
                    }
                }
            }
        }
    }
}

#[inline(always)]
fn scaled_row<E: Float>(o: &mut [E], b: &[E], scale: E, accumulate: bool) {
    if accumulate {
        for (o, &b) in o.iter_mut().zip(b) {
            *o += scale * b;
        }
    } else {
        for (o, &b) in o.iter_mut().zip(b) {
            *o = scale * b;
        }
    }
}

#[inline(always)]
unsafe fn store<E: Float>(o: *mut E, value: E, accumulate: bool) {
    // SAFETY: the caller's pointer is to an element of the result, which is initialised if it is added to.
    unsafe { *o = if accumulate { *o + value } else { value } };
}

/// Few rows, and both operands contiguous along k (a matrix times a vector, mostly): one dot product an element, where
/// the tiles would have to pack all of b to read it once.
struct Dots<E>(Gemm<E>);

impl<E: Float> Kernel for Dots<E> {
    type Out = ();

    #[inline(always)]
    fn run<const FMA: bool>(self) {
        for i in 0..self.0.batch {
            // SAFETY: the contract of `Gemm::run`, and `a_k` and `b_k` are one.
            unsafe {
                let g = self.0.item(i);
                for col in 0..g.n {
                    let b = slice::from_raw_parts(g.b.add(col * g.b_col), g.k);
                    for row in 0..g.m {
                        let a = slice::from_raw_parts(g.a.add(row * g.a_row), g.k);
                        let mut sum = E::ZERO;
                        for (a, b) in a.chunks(DOT_RUN).zip(b.chunks(DOT_RUN)) {
                            sum += dot::<FMA, E>(a, b);
                        }
                        store(g.o.add(row * g.o_row + col * g.o_col), sum * g.alpha, g.accumulate);
                    }
                }
            }
        }
    }
}

#[inline(always)]
fn dot<const FMA: bool, E: Float>(a: &[E], b: &[E]) -> E {
    let mut lanes = [E::ZERO; DOT_LANES];
    let (mut a_rows, mut b_rows) = (a.chunks_exact(DOT_LANES), b.chunks_exact(DOT_LANES));
    for (a, b) in (&mut a_rows).zip(&mut b_rows) {
        for ((lane, &a), &b) in lanes.iter_mut().zip(a).zip(b) {
            *lane = fma::<FMA, E>(a, b, *lane);
        }
    }
    for ((lane, &a), &b) in lanes.iter_mut().zip(a_rows.remainder()).zip(b_rows.remainder()) {
        *lane = fma::<FMA, E>(a, b, *lane);
    }
    let mut width = DOT_LANES;
    while width > 1 {
        width /= 2;
        for j in 0..width {
            lanes[j] += lanes[j + width];
        }
    }
    lanes[0]
}

/// Products too small to be worth packing. A is read where it is; so is B, unless its columns are not contiguous or
/// fewer than a tile's.
struct Small<E>(Gemm<E>);

impl<E: Float> Kernel for Small<E> {
    type Out = ();

    #[inline(always)]
    fn run<const FMA: bool>(self) {
        // Uninitialised, for clearing it would take longer than a small product.
        let mut packed = [const { [const { MaybeUninit::<E>::uninit() }; WIDTH] }; DEPTH];
        for i in 0..self.0.batch {
            let mut col = 0;
            while col < self.0.n {
                // SAFETY: `i` and `col` are in range, and the rest is the contract of `Gemm::run`.
                unsafe { self.0.item(i).small_panel::<FMA>(col, &mut packed) };
                col += WIDTH;
            }
        }
    }
}

/// Eight columns of B below one another, the rows `stride` apart.
#[derive(Clone, Copy)]
struct Panel<E> {
    start: *const E,
    stride: usize,
    depth: usize,
    /// How many of the columns belong to the product; the others are zeros.
    width: usize,
}

impl<E: Float> Gemm<E> {
    /// The columns from `col` on, at most `WIDTH` of them, of one item.
    #[inline(always)]
    unsafe fn small_panel<const FMA: bool>(self, col: usize, packed: &mut [[MaybeUninit<E>; WIDTH]; DEPTH]) {
        let width = WIDTH.min(self.n - col);
        let direct = self.b_col == 1 && width == WIDTH;
        let mut from = 0;
        while from < self.k {
            let depth = DEPTH.min(self.k - from);
            // SAFETY: `col` and `from` are in range; a packed panel has `depth` initialised rows of `WIDTH`, a direct
            // one has `WIDTH` adjacent columns in the operand.
            unsafe {
                let b = self.b.add(from * self.b_k + col * self.b_col);
                let panel = if direct {
                    Panel { start: b, stride: self.b_k, depth, width }
                } else {
                    self.pack(b, width, &mut packed[..depth]);
                    Panel { start: packed.as_ptr().cast(), stride: WIDTH, depth, width }
                };
                let part = Self {
                    a: self.a.add(from * self.a_k),
                    o: self.o.add(col * self.o_col),
                    accumulate: self.accumulate || from > 0,
                    ..self
                };
                part.small_rows::<FMA>(panel);
            }
            from += depth;
        }
    }

    /// Copies `width` columns at `b` into rows that are filled up with zeros.
    #[inline(always)]
    unsafe fn pack(&self, b: *const E, width: usize, packed: &mut [[MaybeUninit<E>; WIDTH]]) {
        for (step, row) in packed.iter_mut().enumerate() {
            for (j, cell) in row.iter_mut().enumerate() {
                // SAFETY: row `step` and column `j` of the part of B that the caller described.
                let value = if j < width { unsafe { *b.add(step * self.b_k + j * self.b_col) } } else { E::ZERO };
                cell.write(value);
            }
        }
    }

    #[inline(always)]
    unsafe fn small_rows<const FMA: bool>(self, panel: Panel<E>) {
        let mut row = 0;
        // SAFETY: the rows from `row` on are inside A and the result.
        unsafe {
            // Eight sums hide the latency of an addition. A row is one register of `f32`, two of `f64`.
            while size_of::<E>() == 4 && row + 8 <= self.m {
                self.tile::<FMA, 8>(row, panel);
                row += 8;
            }
            while row + 4 <= self.m {
                self.tile::<FMA, 4>(row, panel);
                row += 4;
            }
            while row < self.m {
                self.tile::<FMA, 1>(row, panel);
                row += 1;
            }
        }
    }

    /// `R` rows from `row` on times the panel, summed in registers.
    #[inline(always)]
    unsafe fn tile<const FMA: bool, const R: usize>(&self, row: usize, panel: Panel<E>) {
        let mut sums = [[E::ZERO; WIDTH]; R];
        // SAFETY: the caller's rows and panel.
        unsafe {
            let mut a = self.a.add(row * self.a_row);
            let mut b = panel.start;
            for _ in 0..panel.depth {
                let columns = *b.cast::<[E; WIDTH]>();
                for (r, sums) in sums.iter_mut().enumerate() {
                    let a = *a.add(r * self.a_row);
                    for (sum, b) in sums.iter_mut().zip(columns) {
                        *sum = fma::<FMA, E>(a, b, *sum);
                    }
                }
                // Wrapping: the step after the last one may lie outside of the operand.
                a = a.wrapping_add(self.a_k);
                b = b.wrapping_add(panel.stride);
            }
            for (r, mut sums) in sums.into_iter().enumerate() {
                for sum in &mut sums {
                    *sum *= self.alpha;
                }
                self.store_row(self.o.add((row + r) * self.o_row), sums, panel.width);
            }
        }
    }

    #[inline(always)]
    unsafe fn store_row(&self, o: *mut E, mut values: [E; WIDTH], width: usize) {
        // SAFETY: the first `width` columns at `o` are of the result; adjacent, if they are taken as an array.
        unsafe {
            if width == WIDTH && self.o_col == 1 {
                let o = &mut *o.cast::<[E; WIDTH]>();
                // The choice is outside of the loop: within, it would be a branch for every element.
                if self.accumulate {
                    for (value, &o) in values.iter_mut().zip(o.iter()) {
                        *value += o;
                    }
                }
                *o = values;
            } else {
                // Not a loop to `width`: a variable index would force the sums into memory, for full tiles too.
                for (j, value) in values.into_iter().enumerate() {
                    if j < width {
                        store(o.add(j * self.o_col), value, self.accumulate);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A fixed sequence of pseudo-random numbers (splitmix64).
    struct Random(u64);

    impl Random {
        fn next(&mut self) -> u64 {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        }

        fn below(&mut self, n: usize) -> usize {
            (self.next() % n as u64) as usize
        }

        /// Small integers: every product of the tests is exact, in whatever order it is summed.
        fn values<E: Float>(&mut self, n: usize) -> Vec<E> {
            (0..n).map(|_| E::from_f64(self.below(17) as f64 - 8.0)).collect()
        }

        /// Strides of a dense array with the three extents in a random order, with a gap now and then.
        fn dense(&mut self, extents: [usize; 3]) -> ([usize; 3], usize) {
            let mut order = [0, 1, 2];
            for i in (1..3).rev() {
                order.swap(i, self.below(i + 1));
            }
            let (mut strides, mut size) = ([0; 3], if self.below(4) == 0 { 2 } else { 1 });
            for axis in order {
                strides[axis] = size;
                size *= extents[axis];
            }
            (strides, size.max(1))
        }

        /// As `dense`, with a stride of zero now and then.
        fn operand(&mut self, extents: [usize; 3]) -> ([usize; 3], usize) {
            let repeated = std::array::from_fn::<_, 3, _>(|_| self.below(6) == 0);
            let stored = std::array::from_fn(|i| if repeated[i] { 1 } else { extents[i] });
            let (strides, size) = self.dense(stored);
            (std::array::from_fn(|i| if repeated[i] { 0 } else { strides[i] }), size)
        }
    }

    /// The result by the definition, in `f64`.
    fn naive<E: Float>(g: &Gemm<E>, a: &[E], b: &[E], before: &[E]) -> Vec<f64> {
        let mut o: Vec<f64> = before.iter().map(|x| x.to_f64()).collect();
        for i in 0..g.batch {
            for row in 0..g.m {
                for col in 0..g.n {
                    let sum: f64 = (0..g.k)
                        .map(|x| {
                            let a = a[i * g.a_batch + row * g.a_row + x * g.a_k].to_f64();
                            a * b[i * g.b_batch + x * g.b_k + col * g.b_col].to_f64()
                        })
                        .sum();
                    let o = &mut o[i * g.o_batch + row * g.o_row + col * g.o_col];
                    *o = g.alpha.to_f64() * sum + if g.accumulate { *o } else { 0.0 };
                }
            }
        }
        o
    }

    fn check<E: Float>(random: &mut Random, [batch, m, n, k]: [usize; 4]) {
        let ([a_batch, a_row, a_k], a_size) = random.operand([batch, m, k]);
        let ([b_batch, b_k, b_col], b_size) = random.operand([batch, k, n]);
        let ([o_batch, o_row, o_col], o_size) = random.dense([batch, m, n]);
        let (a, b) = (random.values::<E>(a_size), random.values::<E>(b_size));
        let accumulate = random.below(2) == 0;
        // A result that is not accumulated to may hold anything.
        let mut o = if accumulate { random.values::<E>(o_size) } else { vec![E::NAN; o_size] };
        let alpha = [E::ONE, E::from_f64(-0.5), E::from_f64(3.0)][random.below(3)];
        let (pa, pb, po) = (a.as_ptr(), b.as_ptr(), o.as_mut_ptr());
        #[rustfmt::skip]
        let g = Gemm {
            batch, m, n, k, a: pa, a_batch, a_row, a_k, b: pb, b_batch, b_k, b_col, o: po, o_batch, o_row, o_col,
            alpha, accumulate,
        };
        let want = naive(&g, &a, &b, &o);
        // SAFETY: the sizes are those of the strides, and the vectors are distinct.
        unsafe { g.run() };
        for (got, want) in o.iter().zip(want) {
            let equal = got.is_nan() && want.is_nan() || got.to_f64() == want;
            assert!(equal, "{got} for {want} in {g:?}");
        }
    }

    fn sweep<E: Float>() {
        let mut random = Random(1);
        for round in 0..3000 {
            let (m, n, k) = (random.below(13), random.below(21), random.below(20));
            let k = if round % 5 == 0 { random.below(2) } else { k };
            let batch = random.below(4);
            check::<E>(&mut random, [batch, m, n, k]);
        }
        for n in 1..=20 {
            for m in 1..=9 {
                check::<E>(&mut random, [1, m, n, 7]);
            }
        }
        // Deeper than the packing buffer; one row or column; past the limit of the small kernel.
        for extents in [
            [1, 5, 9, 600],
            [2, 1, 30, 257],
            [2, 30, 1, 513],
            [3, 1, 40, 70],
            [2, 4, 3, 95],
            [2, 50, 45, 40],
            [1, 3, 1000, 30],
        ] {
            for _ in 0..20 {
                check::<E>(&mut random, extents);
            }
        }
    }

    #[test]
    fn agrees_with_the_definition_f32() {
        sweep::<f32>();
    }

    #[test]
    fn agrees_with_the_definition_f64() {
        sweep::<f64>();
    }

    fn row_major(m: usize, n: usize, k: usize, a: &[f32], b: &[f32], o: &mut [f32]) -> Gemm<f32> {
        let (a, b, o) = (a.as_ptr(), b.as_ptr(), o.as_mut_ptr());
        #[rustfmt::skip]
        let g = Gemm {
            batch: 1, m, n, k, a, a_batch: 0, a_row: k, a_k: 1, b, b_batch: 0, b_k: n, b_col: 1,
            o, o_batch: 0, o_row: n, o_col: 1, alpha: 1.0, accumulate: false,
        };
        g
    }

    fn plain(m: usize, n: usize, k: usize, a: &[f32], b: &[f32], o: &mut [f32]) {
        // SAFETY: the tests pass row-major operands of these extents.
        unsafe { row_major(m, n, k, a, b, o).run() };
    }

    #[test]
    fn the_baseline_agrees() {
        let mut random = Random(2);
        for (m, n, k) in [(1, 1, 1), (3, 40, 70), (9, 8, 5), (16, 19, 300)] {
            let (a, b) = (random.values::<f32>(m * k), random.values::<f32>(k * n));
            let (mut o, mut want) = (vec![f32::NAN; m * n], vec![f32::NAN; m * n]);
            plain(m, n, k, &a, &b, &mut want);
            Small(row_major(m, n, k, &a, &b, &mut o)).run::<false>();
            assert_eq!(o, want);
        }
    }

    #[test]
    fn nothing_to_sum_is_zero() {
        let mut o = [f32::NAN; 6];
        plain(2, 3, 0, &[], &[], &mut o);
        assert_eq!(o, [0.0; 6]);
    }

    #[test]
    fn zero_times_nan_is_nan() {
        for (m, n, k) in [(1, 1, 1), (3, 5, 1), (4, 8, 3), (5, 11, 4), (50, 50, 50)] {
            let (a, mut b) = (vec![0.0; m * k], vec![1.0; k * n]);
            b[(k - 1) * n] = f32::NAN;
            let mut o = vec![0.0; m * n];
            plain(m, n, k, &a, &b, &mut o);
            for (i, value) in o.iter().enumerate() {
                assert_eq!(value.is_nan(), i % n == 0, "{m} {n} {k}: {i}");
            }
        }
    }
}
