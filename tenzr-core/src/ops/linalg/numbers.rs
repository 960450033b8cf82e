//! Determinants and the exponential, on values with levels of forward mode.

use super::matrices::{Matrices, lifted};
use super::spectra::svd;
use super::systems::{cholesky, inverse, solve_factored};
use crate::element::Float;
use crate::kernel::dense;
use std::cell::Cell;

/// The determinant.
pub(super) fn det<E: Float>(a: &Matrices<E>) -> Matrices<E> {
    let [y] = lifted(a, &|a| [from_factors(a, signed_product)], &|a, _, t| [cofactors(a).inner(t)]);
    y
}

/// What `f` makes of the diagonal of the upper factor, and of whether the order of the pivots is odd.
fn from_factors<E: Float>(a: &Matrices<E>, f: fn(&mut dyn Iterator<Item = E>, bool) -> E) -> Matrices<E> {
    let (n, _) = a.size();
    let (mut factors, mut order) = (Vec::with_capacity(n * n), vec![0; n]);
    a.mapped_to_numbers(|a| {
        factors.clear();
        factors.extend_from_slice(a);
        let odd = dense::lu(&mut factors, n, &mut order).odd;
        f(&mut (0..n).map(|i| factors[i * n + i]), odd)
    })
}

fn signed_product<E: Float>(diagonal: &mut dyn Iterator<Item = E>, odd: bool) -> E {
    diagonal.fold(if odd { -E::ONE } else { E::ONE }, |p, v| p * v)
}

/// The matrix of cofactors, finite at a singular matrix too: from the singular values without one, or two, of them.
pub(super) fn cofactors<E: Float>(a: &Matrices<E>) -> Matrices<E> {
    let Some(level) = a.level() else { return plain_cofactors(a) };
    if a.levels() > 1 {
        // Cofactors vary with three singular values left out; here the matrix has to be regular.
        return inverse(a, &Cell::new(false)).t().times(&det(a));
    }
    let (a0, a1) = a.split(level);
    let y = plain_cofactors(&a0);
    Matrices::stacked(&y, a1.map(|t| moved_cofactors(&a0, &t)).as_ref(), level)
}

/// The vectors and singular values of a square matrix, and the sign of the determinant of both kinds of vectors.
fn signed_svd<E: Float>(a: &Matrices<E>) -> ([Matrices<E>; 3], Matrices<E>) {
    let parts = svd(a);
    let sign =
        |m: &Matrices<E>| from_factors(m, |d, odd| if signed_product(d, odd) < E::ZERO { -E::ONE } else { E::ONE });
    let both = sign(&parts[0]).times(&sign(&parts[2]));
    (parts, both)
}

/// The product of all entries but two.
fn product_without<E: Float>(s: &[E], i: usize, j: usize) -> E {
    s.iter().enumerate().filter(|(k, _)| *k != i && *k != j).fold(E::ONE, |p, (_, &v)| p * v)
}

fn plain_cofactors<E: Float>(a: &Matrices<E>) -> Matrices<E> {
    let (n, _) = a.size();
    let ([u, s, vt], sign) = signed_svd(a);
    let products = s.mapped_to_vectors(n, |s, out| {
        out.iter_mut().enumerate().for_each(|(i, o)| *o = product_without(s, i, i));
    });
    u.times(&products.across()).dot(&vt).times(&sign)
}

/// The tangent of the cofactors: between the singular vectors, `-tᵀ[i, j]` times the singular values but two, and on the
/// diagonal the sum of the other diagonal entries, each times those.
fn moved_cofactors<E: Float>(a: &Matrices<E>, t: &Matrices<E>) -> Matrices<E> {
    let (n, _) = a.size();
    let ([u, s, vt], sign) = signed_svd(a);
    let turned = u.t().dot(t).dot(&vt.t());
    let inner = turned.zipped(&s, (n, n), |t, s, out| {
        for (k, o) in out.iter_mut().enumerate() {
            let (i, j) = (k / n, k % n);
            *o = if i == j {
                (0..n).filter(|&l| l != i).fold(E::ZERO, |sum, l| sum + t[l * n + l] * product_without(s, i, l))
            } else {
                -t[j * n + i] * product_without(s, i, j)
            };
        }
    });
    u.dot(&inner).dot(&vt).times(&sign)
}

/// `ln |det a|`.
pub(super) fn log_det<E: Float>(a: &Matrices<E>) -> Matrices<E> {
    let value = |a: &Matrices<E>| [from_factors(a, |d, _| d.fold(E::ZERO, |s, v| s + v.abs().ln()))];
    let [y] = lifted(a, &value, &|a, _, t| [inverse(a, &Cell::new(false)).t().inner(t)]);
    y
}

/// `ln det a` of the symmetric part, which is positive definite; else NaN.
pub(super) fn log_det_pd<E: Float>(a: &Matrices<E>) -> Matrices<E> {
    let value = |a: &Matrices<E>| {
        let (n, _) = a.size();
        let two = E::ONE + E::ONE;
        let l = cholesky(a, &Cell::new(false));
        [l.mapped_to_numbers(|l| (0..n).fold(E::ZERO, |s, i| s + two * l[i * n + i].ln()))]
    };
    let [y] = lifted(a, &value, &|a, _, t| [inverse_pd(a).inner(t)]);
    y
}

/// The inverse of the symmetric part.
pub(super) fn inverse_pd<E: Float>(a: &Matrices<E>) -> Matrices<E> {
    let (n, _) = a.size();
    solve_factored(&cholesky(a, &Cell::new(false)), &Matrices::identity(n))
}

/// The exponential.
pub(super) fn expm<E: Float>(a: &Matrices<E>) -> Matrices<E> {
    let value = |a: &Matrices<E>| [a.mapped(a.size(), |a, out| (E::DECOMPOSITIONS.expm)(a, out))];
    let [y] = lifted(a, &value, &|a, _, t| [expm_along(a, t)]);
    y
}

/// The derivative of the exponential at `a` along `t`: the block above the diagonal of the exponential of
/// `[[a, t], [0, a]]`.
pub(super) fn expm_along<E: Float>(a: &Matrices<E>, t: &Matrices<E>) -> Matrices<E> {
    let (n, _) = a.size();
    let (size, n_off) = ((2 * n, 2 * n), -(n as isize));
    let block = a.part(size, (0, 0)).plus(&a.part(size, (n_off, n_off))).plus(&t.part(size, (0, n_off)));
    expm(&block).part((n, n), (0, n as isize))
}
