//! Systems of equations, on values with levels of forward mode.

use super::matrices::{Matrices, lifted};
use crate::element::Float;
use crate::kernel::dense::{self, Triangle};
use std::cell::Cell;

/// The solution `x` of `a x = b`: `base` where `a` has no level, `product` for a tangent of `a` times a solution. With
/// levels: `(x0, a0⁻¹ (b1 - a1 x0))`.
fn solved<E: Float>(
    a: &Matrices<E>,
    b: &Matrices<E>,
    base: &dyn Fn(&Matrices<E>, &Matrices<E>) -> Matrices<E>,
    product: &dyn Fn(&Matrices<E>, &Matrices<E>) -> Matrices<E>,
) -> Matrices<E> {
    let Some(level) = a.level() else { return base(a, b) };
    let ((a0, a1), (b0, b1)) = (a.split(level), b.split(level));
    let x = solved(&a0, &b0, base, product);
    let moved = a1.map(|a1| product(&a1, &x).neg());
    let right = match (b1, moved) {
        (Some(b), Some(m)) => Some(b.plus(&m)),
        (b, m) => b.or(m),
    };
    let tangent = right.map(|right| solved(&a0, &right, base, product));
    Matrices::stacked(&x, tangent.as_ref(), level)
}

/// `a⁻¹ b` for one triangle of `a`.
pub(super) fn solve_triangle<E: Float>(a: &Matrices<E>, b: &Matrices<E>, triangle: Triangle) -> Matrices<E> {
    let base = |a: &Matrices<E>, b: &Matrices<E>| {
        a.applied(b, |a, b, width| dense::solve_triangle(a, triangle, false, b, width))
    };
    solved(a, b, &base, &|a, x| kept_triangle(a, triangle).dot(x))
}

/// The entries of one triangle, zeros in the other.
pub(super) fn kept_triangle<E: Float>(a: &Matrices<E>, triangle: Triangle) -> Matrices<E> {
    a.kept(|i, j| match triangle {
        Triangle::Lower => i >= j,
        Triangle::Upper => i <= j,
    })
}

/// The triangle of the transpose.
pub(super) fn across(triangle: Triangle) -> Triangle {
    match triangle {
        Triangle::Lower => Triangle::Upper,
        Triangle::Upper => Triangle::Lower,
    }
}

/// `a⁻¹ b`; NaN for a singular matrix, of which `singular` tells.
pub(super) fn solve<E: Float>(a: &Matrices<E>, b: &Matrices<E>, singular: &Cell<bool>) -> Matrices<E> {
    let base = |a: &Matrices<E>, b: &Matrices<E>| {
        let (n, _) = a.size();
        let (mut factors, mut order) = (Vec::with_capacity(n * n), vec![0; n]);
        a.applied(b, |a, b, width| {
            factors.clear();
            factors.extend_from_slice(a);
            if dense::lu(&mut factors, n, &mut order).singular {
                singular.set(true);
                return b.fill(E::NAN);
            }
            dense::solve_lu(&factors, &order, b, width);
        })
    };
    solved(a, b, &base, &|a, x| a.dot(x))
}

/// `a⁻¹`; NaN for a singular matrix, of which `singular` tells.
pub(super) fn inverse<E: Float>(a: &Matrices<E>, singular: &Cell<bool>) -> Matrices<E> {
    let value = |a: &Matrices<E>| {
        let (n, _) = a.size();
        let (mut factors, mut order) = (Vec::with_capacity(n * n), vec![0; n]);
        [a.mapped((n, n), |a, out| {
            factors.clear();
            factors.extend_from_slice(a);
            if dense::lu(&mut factors, n, &mut order).singular {
                singular.set(true);
                return out.fill(E::NAN);
            }
            out.fill(E::ZERO);
            (0..n).for_each(|i| out[i * n + i] = E::ONE);
            dense::solve_lu(&factors, &order, out, n);
        })]
    };
    let [y] = lifted(a, &value, &|_, [y], t| [y.dot(t).dot(y).neg()]);
    y
}

/// The Cholesky factor of the symmetric part; NaN where that is not positive definite, of which `indefinite` tells.
pub(super) fn cholesky<E: Float>(a: &Matrices<E>, indefinite: &Cell<bool>) -> Matrices<E> {
    let value = |a: &Matrices<E>| {
        let (n, _) = a.size();
        [a.mapped((n, n), |a, out| {
            out.copy_from_slice(a);
            if !dense::cholesky(out, n) {
                indefinite.set(true);
            }
        })]
    };
    let rule = |_: &Matrices<E>, [l]: &[Matrices<E>; 1], t: &Matrices<E>| {
        [l.dot(&between(l, &t.symmetric(), Triangle::Lower).lower_half())]
    };
    let [l] = lifted(a, &value, &rule);
    l
}

/// `l⁻¹ s l⁻ᵀ` for a triangle `l`.
pub(super) fn between<E: Float>(l: &Matrices<E>, s: &Matrices<E>, triangle: Triangle) -> Matrices<E> {
    let half = solve_triangle(l, s, triangle);
    solve_triangle(l, &half.t(), triangle).t()
}

/// `a⁻¹ b` from the Cholesky factor of `a`.
pub(super) fn solve_factored<E: Float>(l: &Matrices<E>, b: &Matrices<E>) -> Matrices<E> {
    solve_triangle(&l.t(), &solve_triangle(l, b, Triangle::Lower), Triangle::Upper)
}
