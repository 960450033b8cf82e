//! Eigenvalues and singular values, on values with levels of forward mode.

use super::matrices::{Matrices, ROW, lifted};
use crate::element::Float;

/// Eigenvalues of the symmetric part, ascending, and eigenvectors as columns.
pub(super) fn eigh<E: Float>(a: &Matrices<E>) -> [Matrices<E>; 2] {
    let value = |a: &Matrices<E>| {
        let (n, _) = a.size();
        let [w, v] = a.symmetric().each([(n, 1), (n, n)], |a, [w, v]| (E::DECOMPOSITIONS.eigh)(a, w, v));
        [w.into_vectors(), v]
    };
    lifted(a, &value, &|_, [w, v], t| {
        let turned = v.t().dot(&t.symmetric()).dot(v);
        [turned.diagonal(), v.dot(&over_gaps(&turned, w, Side::Symmetric))]
    })
}

/// The rule of [`eigh`]: `v (diag w̄ + F ∘ (vᵀ v̄)) vᵀ`, symmetrised, `F[i, j] = 1 / (w[j] - w[i])`.
pub(super) fn eigh_rule<E: Float>([dw, dv]: [&Matrices<E>; 2], [w, v]: [&Matrices<E>; 2]) -> Matrices<E> {
    let mut inner = dw.embedded();
    if !dv.is_zero() {
        inner = inner.plus(&over_gaps(&v.t().dot(dv), w, Side::Skew));
    }
    v.dot(&inner).dot(&v.t()).symmetric()
}

/// What of a matrix is divided by the gaps.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    /// The matrix, which is symmetric.
    Symmetric,
    /// Its antisymmetric part.
    Skew,
}

/// `x[i, j] / (w[j] - w[i])`, and zero on the diagonal and where nothing is to be divided. Where something is, and the gap is
/// zero up to rounding, there is no derivative: NaN, so that nobody takes the quotient of two roundings for one.
fn over_gaps<E: Float>(x: &Matrices<E>, w: &Matrices<E>, side: Side) -> Matrices<E> {
    let Some(level) = x.level().or_else(|| w.level()) else {
        let n = w.extent(ROW);
        return x.zipped(w, (n, n), |x, w, out| divide_by_gaps(x, w, side, out));
    };
    let ((x0, x1), (w0, w1)) = (x.split(level), w.split(level));
    let y = over_gaps(&x0, &w0, side);
    let moved = w1.map(|w1| y.times(&w1.across().minus(&w1)).neg());
    let right = match (x1, moved) {
        (Some(x), Some(m)) => Some(x.plus(&m)),
        (x, m) => x.or(m),
    };
    let tangent = right.map(|right| over_gaps(&right, &w0, side));
    Matrices::stacked(&y, tangent.as_ref(), level)
}

fn divide_by_gaps<E: Float>(x: &[E], w: &[E], side: Side, out: &mut [E]) {
    let n = w.len();
    let largest = w.iter().fold(E::ZERO, |m, &v| if v.abs() > m { v.abs() } else { m });
    let rounding = largest * E::EPSILON * E::from_usize(n);
    let half = E::from_f64(0.5);
    for (k, o) in out.iter_mut().enumerate() {
        let (i, j) = (k / n, k % n);
        let (here, across) = (x[k], x[j * n + i]);
        let (dividend, nothing) = match side {
            Side::Symmetric => (here, here == E::ZERO),
            Side::Skew => ((here - across) * half, here == E::ZERO && across == E::ZERO),
        };
        let gap = w[j] - w[i];
        *o = if i == j || nothing {
            E::ZERO
        } else if gap.abs() <= rounding {
            E::NAN
        } else {
            dividend / gap
        };
    }
}

/// `x[i, j] / (s[j]² - s[i]²)`, as [`over_gaps`]; the gap is that of the singular values, which are known better than their
/// squares.
fn over_square_gaps<E: Float>(x: &Matrices<E>, s: &Matrices<E>, side: Side) -> Matrices<E> {
    over_gaps(x, s, side).over(&s.across().plus(s))
}

/// Left vectors as columns, singular values, descending, right vectors as rows.
pub(super) fn svd<E: Float>(a: &Matrices<E>) -> [Matrices<E>; 3] {
    let value = |a: &Matrices<E>| {
        let (m, n) = a.size();
        let k = m.min(n);
        let [u, s, vt] = a.each([(m, k), (k, 1), (k, n)], |a, parts| (E::DECOMPOSITIONS.svd)(a, m, parts));
        [u, s.into_vectors(), vt]
    };
    lifted(a, &value, &|a, [u, s, vt], t| {
        let ((m, n), v) = (a.size(), vt.t());
        let k = m.min(n);
        let (tv, tu) = (t.dot(&v), t.t().dot(u));
        let turned = u.t().dot(&tv);
        // Columns and rows by the singular values.
        let (right, left) = (turned.times(&s.across()), turned.times(s));
        let mut du = u.dot(&over_square_gaps(&right.plus(&right.t()), s, Side::Symmetric));
        let mut dv = v.dot(&over_square_gaps(&left.plus(&left.t()), s, Side::Symmetric));
        if m > k {
            du = du.plus(&tv.minus(&u.dot(&turned)).over(&s.across()));
        }
        if n > k {
            dv = dv.plus(&tu.minus(&v.dot(&turned.t())).over(&s.across()));
        }
        [du, turned.diagonal(), dv.t()]
    })
}

/// The rule of [`svd`]: `u (2 F ∘ skew(uᵀ ū) s + diag s̄ + s 2 F ∘ skew(vᵀ v̄)) vᵀ`, with what leaves the span of `u` or
/// of `v` over the singular values; `F[i, j] = 1 / (s[j]² - s[i]²)`.
pub(super) fn svd_rule<E: Float>([du, ds, dvt]: [&Matrices<E>; 3], [u, s, vt]: [&Matrices<E>; 3]) -> Matrices<E> {
    let two = E::ONE + E::ONE;
    let k = s.extent(ROW);
    let mut inner = ds.embedded();
    let mut outside = None;
    if !du.is_zero() {
        let turned = u.t().dot(du);
        inner = inner.plus(&over_square_gaps(&turned, s, Side::Skew).scaled(two).times(&s.across()));
        if u.extent(ROW) > k {
            outside = Some(du.minus(&u.dot(&turned)).over(&s.across()).dot(vt));
        }
    }
    if !dvt.is_zero() {
        let (v, dv) = (vt.t(), dvt.t());
        let turned = vt.dot(&dv);
        inner = inner.plus(&over_square_gaps(&turned, s, Side::Skew).scaled(two).times(s));
        if v.extent(ROW) > k {
            let more = u.dot(&dv.minus(&v.dot(&turned)).over(&s.across()).t());
            outside = Some(outside.map_or(more.clone(), |o: Matrices<E>| o.plus(&more)));
        }
    }
    let inside = u.dot(&inner).dot(vt);
    outside.map_or(inside.clone(), |o| inside.plus(&o))
}

/// The pseudoinverse; singular values up to the rounding of the largest one count as zero.
pub(super) fn pinv<E: Float>(a: &Matrices<E>) -> Matrices<E> {
    let value = |a: &Matrices<E>| {
        let (m, n) = a.size();
        let cut = E::EPSILON * E::from_f64(10.0) * E::from_usize(m.max(n));
        let [u, s, vt] = svd(a);
        let inverse = s.mapped_to_vectors(m.min(n), |s, out| {
            let least = s.first().map_or(E::ZERO, |&s| s * cut);
            out.iter_mut().zip(s).for_each(|(o, &s)| *o = if s <= least { E::ZERO } else { E::ONE / s });
        });
        [vt.t().times(&inverse.across()).dot(&u.t())]
    };
    let rule = |a: &Matrices<E>, [y]: &[Matrices<E>; 1], t: &Matrices<E>| {
        let within = y.dot(t).dot(y);
        let rows = y.dot(&y.t()).dot(&t.t());
        let columns = t.t().dot(&y.t()).dot(y);
        let first = rows.minus(&rows.dot(a).dot(y));
        let second = columns.minus(&y.dot(a).dot(&columns));
        [first.plus(&second).minus(&within)]
    };
    let [y] = lifted(a, &value, &rule);
    y
}

/// The rule of [`pinv`]: `(I - a y) ȳᵀ y yᵀ + yᵀ y ȳᵀ (I - y a) - yᵀ ȳ yᵀ`.
pub(super) fn pinv_rule<E: Float>(dy: &Matrices<E>, a: &Matrices<E>, y: &Matrices<E>) -> Matrices<E> {
    let (yt, dyt) = (y.t(), dy.t());
    let rows = dyt.dot(y).dot(&yt);
    let columns = yt.dot(y).dot(&dyt);
    let first = rows.minus(&a.dot(y).dot(&rows));
    let second = columns.minus(&columns.dot(y).dot(a));
    first.plus(&second).minus(&yt.dot(dy).dot(&yt))
}
