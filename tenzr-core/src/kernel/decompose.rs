//! Iterative decompositions of one row-major matrix, by `nalgebra`. An input that is not finite gives NaN throughout, as
//! does an iteration that does not converge.

use crate::element::Float;
use nalgebra::linalg::{QR, SVD, SymmetricEigen};
use nalgebra::{DMatrix, RealField};

/// The decompositions over one type of numbers.
#[derive(Debug)]
pub struct Decompositions<E: 'static> {
    /// A symmetric matrix; its eigenvalues, ascending, and the eigenvectors as columns.
    pub eigh: fn(&[E], &mut [E], &mut [E]),
    /// A matrix of so many rows; left vectors, singular values, descending, and right vectors as rows.
    pub svd: fn(&[E], usize, [&mut [E]; 3]),
    /// A matrix of so many rows; orthogonal columns, and the upper triangle with a diagonal that is not negative.
    pub qr: fn(&[E], usize, [&mut [E]; 2]),
    /// A square matrix; its exponential.
    pub expm: fn(&[E], &mut [E]),
}

impl<E: Float + RealField> Decompositions<E> {
    /// The decompositions over `E`.
    pub const TABLE: &'static Self = &Decompositions { eigh: eigh::<E>, svd: svd::<E>, qr: qr::<E>, expm: expm::<E> };
}

/// Sweeps after which an iteration is given up; a few for each eigenvalue are enough.
const SWEEPS: usize = 100;

fn is_finite<E: Float>(x: &[E]) -> bool {
    x.iter().all(|v| !v.is_nan() && *v < E::INFINITY && *v > E::NEG_INFINITY)
}

fn order_by(n: usize, first: impl Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by(|&i, &j| match (first(i, j), first(j, i)) {
        (true, _) => std::cmp::Ordering::Less,
        (_, true) => std::cmp::Ordering::Greater,
        _ => std::cmp::Ordering::Equal,
    });
    order
}

/// The sign that makes the entry of the largest magnitude positive, the first of equal ones.
fn sign_of<E: Float>(column: impl Iterator<Item = E>) -> E {
    let best = column.fold(E::ZERO, |best, v| if Float::abs(v) > Float::abs(best) { v } else { best });
    if best < E::ZERO { -E::ONE } else { E::ONE }
}

fn eigh<E: Float + RealField>(a: &[E], values: &mut [E], vectors: &mut [E]) {
    let n = values.len();
    if n == 0 {
        return;
    }
    let done = is_finite(a)
        .then(|| SymmetricEigen::try_new(DMatrix::from_row_slice(n, n, a), E::EPSILON, SWEEPS * n))
        .flatten();
    let Some(eigen) = done else {
        values.fill(E::NAN);
        return vectors.fill(E::NAN);
    };
    let order = order_by(n, |i, j| eigen.eigenvalues[i] < eigen.eigenvalues[j]);
    for (k, &from) in order.iter().enumerate() {
        values[k] = eigen.eigenvalues[from];
        let column = eigen.eigenvectors.column(from);
        let sign = sign_of(column.iter().copied());
        column.iter().enumerate().for_each(|(i, &v)| vectors[i * n + k] = v * sign);
    }
}

fn svd<E: Float + RealField>(a: &[E], m: usize, [u, s, vt]: [&mut [E]; 3]) {
    let k = s.len();
    if k == 0 {
        return;
    }
    let n = vt.len() / k;
    let rounding = <E as Float>::from_f64(5.0);
    let done = is_finite(a)
        .then(|| {
            SVD::try_new_unordered(DMatrix::from_row_slice(m, n, a), true, true, E::EPSILON * rounding, SWEEPS * k)
        })
        .flatten();
    let parts = done.and_then(|svd| Some((svd.u?, svd.singular_values, svd.v_t?)));
    let Some((left, values, right)) = parts else {
        return [u, s, vt].into_iter().for_each(|part| part.fill(E::NAN));
    };
    for (j, from) in order_by(k, |i, j| values[i] > values[j]).into_iter().enumerate() {
        s[j] = values[from];
        let column = left.column(from);
        let sign = sign_of(column.iter().copied());
        column.iter().enumerate().for_each(|(i, &v)| u[i * k + j] = v * sign);
        right.row(from).iter().enumerate().for_each(|(i, &v)| vt[j * n + i] = v * sign);
    }
}

fn qr<E: Float + RealField>(a: &[E], m: usize, [q, r]: [&mut [E]; 2]) {
    if a.is_empty() {
        return;
    }
    let n = a.len() / m;
    let k = m.min(n);
    if !is_finite(a) {
        return [q, r].into_iter().for_each(|part| part.fill(E::NAN));
    }
    let (columns, triangle) = QR::new(DMatrix::from_row_slice(m, n, a)).unpack();
    for j in 0..k {
        let sign = if triangle[(j, j)] < E::ZERO { -E::ONE } else { E::ONE };
        (0..m).for_each(|i| q[i * k + j] = columns[(i, j)] * sign);
        (0..n).for_each(|i| r[j * n + i] = if i < j { E::ZERO } else { triangle[(j, i)] * sign });
    }
}

fn expm<E: Float + RealField>(a: &[E], out: &mut [E]) {
    let n = a.len().isqrt();
    if n == 0 {
        return;
    }
    if !is_finite(a) {
        return out.fill(E::NAN);
    }
    let y = DMatrix::from_row_slice(n, n, a).exp();
    (0..n).for_each(|i| (0..n).for_each(|j| out[i * n + j] = y[(i, j)]));
}
