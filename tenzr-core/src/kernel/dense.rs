//! Direct factorizations of one row-major matrix, in place. They are short, and on matrices of a few rows a library
//! would spend more on the form that it wants them in than on the arithmetic.

use crate::element::Float;

/// Independent running sums of a product of two rows.
const LANES: usize = 8;

fn dot<E: Float>(x: &[E], y: &[E]) -> E {
    let mut lanes = [E::ZERO; LANES];
    let (mut xs, mut ys) = (x.chunks_exact(LANES), y.chunks_exact(LANES));
    for (x, y) in (&mut xs).zip(&mut ys) {
        lanes.iter_mut().zip(x.iter().zip(y)).for_each(|(l, (&x, &y))| *l += x * y);
    }
    let rest = xs.remainder().iter().zip(ys.remainder()).fold(E::ZERO, |s, (&x, &y)| s + x * y);
    lanes.iter().fold(rest, |s, &l| s + l)
}

/// `y -= k x`.
fn subtract<E: Float>(y: &mut [E], k: E, x: &[E]) {
    y.iter_mut().zip(x).for_each(|(y, &x)| *y = *y - k * x);
}

/// The Cholesky factor of the mean of `a` and its transpose, in the place of `a`, zeros above the diagonal. Where that
/// is not positive definite the triangle is NaN, and the answer is no.
pub fn cholesky<E: Float>(a: &mut [E], n: usize) -> bool {
    let half = E::from_f64(0.5);
    for i in 0..n {
        for j in 0..i {
            a[i * n + j] = (a[i * n + j] + a[j * n + i]) * half;
            a[j * n + i] = E::ZERO;
        }
    }
    for i in 0..n {
        let (above, row) = a.split_at_mut(i * n);
        for j in 0..i {
            let other = &above[j * n..j * n + j + 1];
            row[j] = (row[j] - dot(&row[..j], &other[..j])) / other[j];
        }
        let pivot = row[i] - dot(&row[..i], &row[..i]);
        // A pivot of NaN is none that is positive.
        if !(pivot > E::ZERO && pivot < E::INFINITY) {
            (0..n).for_each(|i| a[i * n..i * n + i + 1].fill(E::NAN));
            return false;
        }
        row[i] = pivot.sqrt();
    }
    true
}

/// The factors of a matrix with its rows in another order, one below and one from the diagonal on, in its place:
/// partial pivoting. `order` becomes the rows in their new order.
pub fn lu<E: Float>(a: &mut [E], n: usize, order: &mut [usize]) -> Pivots {
    let m = order.len();
    order.iter_mut().enumerate().for_each(|(i, o)| *o = i);
    let mut pivots = Pivots { odd: false, singular: m < n };
    for k in 0..m.min(n) {
        let size = |i: usize| a[i * n + k].abs();
        let best = (k + 1..m).fold(k, |b, i| if size(i) > size(b) { i } else { b });
        if best != k {
            pivots.odd = !pivots.odd;
            order.swap(k, best);
            let (first, second) = a.split_at_mut(best * n);
            first[k * n..(k + 1) * n].swap_with_slice(&mut second[..n]);
        }
        if a[k * n + k] == E::ZERO {
            pivots.singular = true;
            continue;
        }
        let (above, below) = a.split_at_mut((k + 1) * n);
        let pivot = &above[k * n..];
        for row in below.chunks_exact_mut(n) {
            row[k] = row[k] / pivot[k];
            let factor = row[k];
            subtract(&mut row[k + 1..], factor, &pivot[k + 1..]);
        }
    }
    pivots
}

/// What a factorization with pivots says of its matrix.
#[derive(Clone, Copy, Debug)]
pub struct Pivots {
    /// Whether the order of rows is an odd permutation.
    pub odd: bool,
    /// Whether a pivot is zero.
    pub singular: bool,
}

/// Which triangle of a matrix is read; the other one counts as zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Triangle {
    /// The entries on the diagonal and below: the row's index is at least the column's.
    Lower,
    /// The entries on the diagonal and above.
    Upper,
}

/// `a⁻¹ b` for a triangle of `a`, in the place of `b`, which has `width` entries a row; with `unit`, for ones on the
/// diagonal.
pub fn solve_triangle<E: Float>(a: &[E], triangle: Triangle, unit: bool, b: &mut [E], width: usize) {
    if width == 0 || b.is_empty() {
        return;
    }
    let n = b.len() / width;
    let mut solved = |i: usize, known: std::ops::Range<usize>| {
        for j in known {
            let (first, second) = b.split_at_mut(i.max(j) * width);
            let (row, other) = if i < j {
                (&mut first[i * width..(i + 1) * width], &second[..width])
            } else {
                (&mut second[..width], &first[j * width..(j + 1) * width])
            };
            subtract(row, a[i * n + j], other);
        }
        if !unit {
            let pivot = a[i * n + i];
            b[i * width..(i + 1) * width].iter_mut().for_each(|x| *x = *x / pivot);
        }
    };
    match triangle {
        Triangle::Lower => (0..n).for_each(|i| solved(i, 0..i)),
        Triangle::Upper => (0..n).rev().for_each(|i| solved(i, i + 1..n)),
    }
}

/// `a⁻¹ b` from the factors of `a`, in the place of `b`.
pub fn solve_lu<E: Float>(factors: &[E], order: &[usize], b: &mut [E], width: usize) {
    let given = b.to_vec();
    for (row, &from) in b.chunks_exact_mut(width.max(1)).zip(order) {
        row.copy_from_slice(&given[from * width..(from + 1) * width]);
    }
    solve_triangle(factors, Triangle::Lower, true, b, width);
    solve_triangle(factors, Triangle::Upper, false, b, width);
}
