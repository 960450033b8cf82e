//! LU and QR, on values with levels of forward mode.

use super::matrices::{COL, Matrices, ROW, lifted};
use super::systems::solve_triangle;
use crate::element::Float;
use crate::kernel::dense::{self, Triangle};

/// The factors of a matrix with its rows in the order of the pivots: `l` with its rows as they were, so that `a = l u`.
pub(super) fn lu<E: Float>(a: &Matrices<E>) -> [Matrices<E>; 2] {
    let value = |a: &Matrices<E>| {
        let (m, n) = a.size();
        let k = m.min(n);
        let (mut factors, mut order) = (Vec::with_capacity(m * n), vec![0; m]);
        a.each([(m, k), (k, n)], |a, [l, u]| {
            factors.clear();
            factors.extend_from_slice(a);
            dense::lu(&mut factors, n, &mut order);
            for (i, &row) in order.iter().enumerate() {
                for j in 0..k {
                    l[row * k + j] = if i > j { factors[i * n + j] } else { E::from_usize(usize::from(i == j)) };
                }
            }
            (0..k * n).for_each(|e| u[e] = if e % n >= e / n { factors[e] } else { E::ZERO });
        })
    };
    let rule = |_: &Matrices<E>, [l, u]: &[Matrices<E>; 2], t: &Matrices<E>| {
        let whole = Completed::new(l, u);
        let inner = whole.between(t);
        let (k, n) = u.size();
        let (m, _) = l.size();
        let lower = inner.kept(|i, j| i > j).part((m, k), (0, 0));
        let upper = inner.kept(|i, j| i <= j).part((k, n), (0, 0));
        [whole.unordered(&whole.l.dot(&lower)), upper.dot(&whole.u)]
    };
    lifted(a, &value, &rule)
}

/// The factors with square shapes: `l` with its rows in the order of the pivots and columns of the identity after its own,
/// `u` with rows of the identity below its own.
struct Completed<E: Float> {
    l: Matrices<E>,
    u: Matrices<E>,
    /// The order of the pivots as a matrix: `pivots a = l u`.
    pivots: Matrices<E>,
}

impl<E: Float> Completed<E> {
    fn new(l: &Matrices<E>, u: &Matrices<E>) -> Self {
        let (k, n) = u.size();
        let (m, _) = l.size();
        let pivots = l.primal().mapped((m, m), |l, out| {
            let order = pivots_of(l, m, k);
            out.fill(E::ZERO);
            order.iter().enumerate().for_each(|(i, &row)| out[i * m + row] = E::ONE);
        });
        let identity = |n: usize| Matrices::identity(n).kept(move |i, _| i >= k);
        Completed {
            l: pivots.dot(l).part((m, m), (0, 0)).plus(&identity(m)),
            u: u.part((n, n), (0, 0)).plus(&identity(n)),
            pivots,
        }
    }

    fn unordered(&self, x: &Matrices<E>) -> Matrices<E> {
        self.pivots.t().dot(x)
    }

    /// `l⁻¹ pivots x u⁻¹`.
    fn between(&self, x: &Matrices<E>) -> Matrices<E> {
        let left = solve_triangle(&self.l, &self.pivots.dot(x), Triangle::Lower);
        solve_triangle(&self.u.t(), &left.t(), Triangle::Lower).t()
    }
}

/// The rows of `l` in the order of the pivots: the row of a pivot has its last entry there, which is 1, and the rows
/// without one follow.
fn pivots_of<E: Float>(l: &[E], m: usize, k: usize) -> Vec<usize> {
    let mut order = Vec::with_capacity(m);
    for j in 0..k {
        let is_pivot = |i: &usize| {
            let row = &l[i * k..(i + 1) * k];
            !order.contains(i) && row[j] == E::ONE && row[j + 1..].iter().all(|&v| v == E::ZERO)
        };
        // Without one there is a NaN, and any order will do.
        let next = (0..m).find(is_pivot).or_else(|| (0..m).find(|i| !order.contains(i)));
        order.extend(next);
    }
    let rest: Vec<usize> = (0..m).filter(|i| !order.contains(i)).collect();
    order.extend(rest);
    order
}

/// The rule of [`lu`]: `Pᵀ L⁻ᵀ (strictly lower (Lᵀ P l̄) + upper (ū Uᵀ)) U⁻ᵀ`, `L` and `U` completed to squares.
pub(super) fn lu_rule<E: Float>([dl, du]: [&Matrices<E>; 2], [l, u]: [&Matrices<E>; 2]) -> Matrices<E> {
    let whole = Completed::new(l, u);
    let size = (l.extent(ROW), u.extent(COL));
    let lower = whole.l.t().dot(&whole.pivots.dot(dl)).kept(|i, j| i > j).part(size, (0, 0));
    let upper = du.dot(&whole.u.t()).kept(|i, j| i <= j).part(size, (0, 0));
    let inner = lower.plus(&upper);
    let left = solve_triangle(&whole.l.t(), &inner, Triangle::Upper);
    whole.unordered(&solve_triangle(&whole.u, &left.t(), Triangle::Upper).t())
}

/// The thin factors, the diagonal of `r` not negative.
pub(super) fn qr<E: Float>(a: &Matrices<E>) -> [Matrices<E>; 2] {
    let value = |a: &Matrices<E>| {
        let (m, n) = a.size();
        let k = m.min(n);
        a.each([(m, k), (k, n)], |a, parts| (E::DECOMPOSITIONS.qr)(a, m, parts))
    };
    lifted(a, &value, &|a, [q, r], t| {
        let (m, n) = a.size();
        if m >= n {
            return tall_tangent(q, r, t);
        }
        let (x, y) = (t.part((m, m), (0, 0)), t.part((m, n - m), (0, m as isize)));
        let [dq, dr] = tall_tangent(q, &r.part((m, m), (0, 0)), &x);
        let rest = dq.t().dot(&a.part((m, n - m), (0, m as isize))).plus(&q.t().dot(&y));
        [dq, dr.part((m, n), (0, 0)).plus(&rest.part((m, n), (0, -(m as isize))))]
    })
}

/// `x r⁻¹`.
fn over_triangle<E: Float>(x: &Matrices<E>, r: &Matrices<E>) -> Matrices<E> {
    solve_triangle(&r.t(), &x.t(), Triangle::Lower).t()
}

fn tall_tangent<E: Float>(q: &Matrices<E>, r: &Matrices<E>, t: &Matrices<E>) -> [Matrices<E>; 2] {
    let whole = over_triangle(t, r);
    let inner = q.t().dot(&whole);
    let lower = inner.kept(|i, j| i > j);
    let turn = lower.minus(&lower.t());
    let outside = whole.minus(&q.dot(&inner));
    [q.dot(&turn).plus(&outside), inner.minus(&turn).dot(r)]
}

/// `(q̄ + q copyltu(r r̄ᵀ - q̄ᵀ q)) r⁻ᵀ`, where `copyltu` repeats the lower triangle above the diagonal.
fn tall_rule<E: Float>([dq, dr]: [&Matrices<E>; 2], [q, r]: [&Matrices<E>; 2]) -> Matrices<E> {
    let inner = r.dot(&dr.t()).minus(&dq.t().dot(q));
    let copied = inner.kept(|i, j| i >= j).plus(&inner.kept(|i, j| i > j).t());
    let right = dq.plus(&q.dot(&copied));
    solve_triangle(r, &right.t(), Triangle::Upper).t()
}

/// The rule of [`qr`] for a matrix of these extents. A wide one is `q (u, v)`: its first columns as a square one, the
/// others by `v = qᵀ y`.
pub(super) fn qr_rule<E: Float>(
    [dq, dr]: [&Matrices<E>; 2],
    a: &Matrices<E>,
    [q, r]: [&Matrices<E>; 2],
) -> Matrices<E> {
    let (m, n) = a.size();
    if m >= n {
        return tall_rule([dq, dr], [q, r]);
    }
    let dv = dr.part((m, n - m), (0, m as isize));
    let y = a.part((m, n - m), (0, m as isize));
    let turned = dq.plus(&y.dot(&dv.t()));
    let (square, du) = (r.part((m, m), (0, 0)), dr.part((m, m), (0, 0)));
    let first = tall_rule([&turned, &du], [q, &square]);
    first.part((m, n), (0, 0)).plus(&q.dot(&dv).part((m, n), (0, -(m as isize))))
}
