//! Factorizations whose factors meet in an axis that the caller names.

use super::matrices::ROW;
use super::{cotangent, factors, id, matrices, names, spectra, square, tensor, vectors};
use crate::axis::{Axes, Axis, Factor, MappedAxes};
use crate::element::Float;
use crate::tensor::{Operand, Shaped, Tensor, TensorOf};

/// The left factor of a matrix: rows by `K`.
pub type Left<E, X, R, C, K> = Tensor<E, <<X as Operand<E>>::S as Factor<R, C, K>>::Left, <X as Operand<E>>::V>;
/// The right factor of a matrix: `K` by columns.
pub type Right<E, X, R, C, K> = Tensor<E, <<X as Operand<E>>::S as Factor<R, C, K>>::Right, <X as Operand<E>>::V>;
/// Eigenvalues or singular values of a matrix.
pub type Values<E, X, R, C, K> = Tensor<E, <<X as Operand<E>>::S as Factor<R, C, K>>::Values, <X as Operand<E>>::V>;

/// See [`Tensor::lu`].
#[inline(never)]
#[track_caller]
pub fn lu<E: Float, X: Operand<E>, R: Axis, C: Axis, K: Axis>(
    x: X,
    _rows: R,
    _cols: C,
    _between: K,
) -> (Left<E, X, R, C, K>, Right<E, X, R, C, K>)
where
    X::S: Factor<R, C, K>,
{
    let [l, u] = factors::lu(&matrices::<E, X, R, C>(x));
    (tensor(l, &names::<R, K>()), tensor(u, &names::<K, C>()))
}

/// The rule of [`Tensor::lu`].
#[inline(never)]
#[expect(clippy::too_many_arguments, reason = "two results, each with its cotangent, and three axes")]
pub fn lu_vjp<E, SL, SU, V, R, C, K, L>(
    dl: Tensor<E, SL, V>,
    du: Tensor<E, SU, V>,
    l: &Tensor<E, SL, V>,
    u: &Tensor<E, SU, V>,
    _rows: R,
    _cols: C,
    _between: K,
    like: &L,
) -> TensorOf<L>
where
    E: Float,
    SL: Axes,
    SU: Axes,
    V: MappedAxes,
    R: Axis,
    C: Axis,
    K: Axis,
    L: Shaped<E = E>,
{
    let (dl, l) = (matrices::<E, _, R, K>(dl), matrices::<E, _, R, K>(l));
    let (du, u) = (matrices::<E, _, K, C>(du), matrices::<E, _, K, C>(u));
    cotangent(factors::lu_rule([&dl, &du], [&l, &u]), &names::<R, C>(), like)
}

/// See [`Tensor::qr`].
#[inline(never)]
#[track_caller]
pub fn qr<E: Float, X: Operand<E>, R: Axis, C: Axis, K: Axis>(
    x: X,
    _rows: R,
    _cols: C,
    _between: K,
) -> (Left<E, X, R, C, K>, Right<E, X, R, C, K>)
where
    X::S: Factor<R, C, K>,
{
    let [q, r] = factors::qr(&matrices::<E, X, R, C>(x));
    (tensor(q, &names::<R, K>()), tensor(r, &names::<K, C>()))
}

/// The rule of [`Tensor::qr`].
#[inline(never)]
#[expect(clippy::too_many_arguments, reason = "two results, each with its cotangent, and three axes")]
pub fn qr_vjp<E, SQ, SR, SX, V, R, C, K>(
    dq: Tensor<E, SQ, V>,
    dr: Tensor<E, SR, V>,
    x: &Tensor<E, SX, V>,
    q: &Tensor<E, SQ, V>,
    r: &Tensor<E, SR, V>,
    _rows: R,
    _cols: C,
    _between: K,
) -> Tensor<E, SX, V>
where
    E: Float,
    SQ: Axes,
    SR: Axes,
    SX: Axes,
    V: MappedAxes,
    R: Axis,
    C: Axis,
    K: Axis,
{
    let (dq, q) = (matrices::<E, _, R, K>(dq), matrices::<E, _, R, K>(q));
    let (dr, r) = (matrices::<E, _, K, C>(dr), matrices::<E, _, K, C>(r));
    tensor(factors::qr_rule([&dq, &dr], &matrices::<E, _, R, C>(x), [&q, &r]), &names::<R, C>())
}

/// The name of the entries of a vector.
const fn along<K: Axis>() -> [(crate::axis::AxisRef, u64); 1] {
    [(ROW, id::<K>())]
}

/// See [`Tensor::eigh`].
#[inline(never)]
#[track_caller]
pub fn eigh<E: Float, X: Operand<E>, R: Axis, C: Axis, K: Axis>(
    x: X,
    _rows: R,
    _cols: C,
    _values: K,
) -> (Values<E, X, R, C, K>, Left<E, X, R, C, K>)
where
    X::S: Factor<R, C, K>,
{
    let [w, v] = spectra::eigh(&square::<E, X, R, C>(x, "eigh"));
    (tensor(w, &along::<K>()), tensor(v, &names::<R, K>()))
}

/// The rule of [`Tensor::eigh`].
#[inline(never)]
#[expect(clippy::too_many_arguments, reason = "two results, each with its cotangent, and three axes")]
pub fn eigh_vjp<E, SW, SV, V, R, C, K, L>(
    dw: Tensor<E, SW, V>,
    dv: Tensor<E, SV, V>,
    w: &Tensor<E, SW, V>,
    v: &Tensor<E, SV, V>,
    _rows: R,
    _cols: C,
    _values: K,
    like: &L,
) -> TensorOf<L>
where
    E: Float,
    SW: Axes,
    SV: Axes,
    V: MappedAxes,
    R: Axis,
    C: Axis,
    K: Axis,
    L: Shaped<E = E>,
{
    let (dw, w) = (vectors::<E, _, K>(dw), vectors::<E, _, K>(w));
    let (dv, v) = (matrices::<E, _, R, K>(dv), matrices::<E, _, R, K>(v));
    cotangent(spectra::eigh_rule([&dw, &dv], [&w, &v]), &names::<R, C>(), like)
}

/// See [`Tensor::eigvalsh`].
#[inline(never)]
#[track_caller]
pub fn eigvalsh<E: Float, X: Operand<E>, R: Axis, C: Axis, K: Axis>(
    x: X,
    _rows: R,
    _cols: C,
    _values: K,
) -> Values<E, X, R, C, K>
where
    X::S: Factor<R, C, K>,
{
    let [w, _] = spectra::eigh(&square::<E, X, R, C>(x, "eigvalsh"));
    tensor(w, &along::<K>())
}

/// The rule of [`Tensor::eigvalsh`]: `v diag(w̄) vᵀ`.
#[inline(never)]
pub fn eigvalsh_vjp<E: Float, S: Axes, V: MappedAxes, SX: Axes, R: Axis, C: Axis, K: Axis>(
    ct: Tensor<E, S, V>,
    x: &Tensor<E, SX, V>,
    _rows: R,
    _cols: C,
    _values: K,
) -> Tensor<E, SX, V> {
    let [_, v] = spectra::eigh(&matrices::<E, _, R, C>(x));
    let ct = vectors::<E, _, K>(ct);
    tensor(v.times(&ct.across()).dot(&v.t()).symmetric(), &names::<R, C>())
}

/// See [`Tensor::svd`].
#[inline(never)]
#[track_caller]
pub fn svd<E: Float, X: Operand<E>, R: Axis, C: Axis, K: Axis>(
    x: X,
    _rows: R,
    _cols: C,
    _values: K,
) -> (Left<E, X, R, C, K>, Values<E, X, R, C, K>, Right<E, X, R, C, K>)
where
    X::S: Factor<R, C, K>,
{
    let [u, s, vt] = spectra::svd(&matrices::<E, X, R, C>(x));
    (tensor(u, &names::<R, K>()), tensor(s, &along::<K>()), tensor(vt, &names::<K, C>()))
}

/// The rule of [`Tensor::svd`].
#[inline(never)]
#[expect(clippy::too_many_arguments, reason = "three results, each with its cotangent, and three axes")]
pub fn svd_vjp<E, SU, SS, ST, V, R, C, K, L>(
    du: Tensor<E, SU, V>,
    ds: Tensor<E, SS, V>,
    dvt: Tensor<E, ST, V>,
    u: &Tensor<E, SU, V>,
    s: &Tensor<E, SS, V>,
    vt: &Tensor<E, ST, V>,
    _rows: R,
    _cols: C,
    _values: K,
    like: &L,
) -> TensorOf<L>
where
    E: Float,
    SU: Axes,
    SS: Axes,
    ST: Axes,
    V: MappedAxes,
    R: Axis,
    C: Axis,
    K: Axis,
    L: Shaped<E = E>,
{
    let (du, u) = (matrices::<E, _, R, K>(du), matrices::<E, _, R, K>(u));
    let (ds, s) = (vectors::<E, _, K>(ds), vectors::<E, _, K>(s));
    let (dvt, vt) = (matrices::<E, _, K, C>(dvt), matrices::<E, _, K, C>(vt));
    cotangent(spectra::svd_rule([&du, &ds, &dvt], [&u, &s, &vt]), &names::<R, C>(), like)
}

/// See [`Tensor::svdvals`].
#[inline(never)]
#[track_caller]
pub fn svdvals<E: Float, X: Operand<E>, R: Axis, C: Axis, K: Axis>(
    x: X,
    _rows: R,
    _cols: C,
    _values: K,
) -> Values<E, X, R, C, K>
where
    X::S: Factor<R, C, K>,
{
    let [_, s, _] = spectra::svd(&matrices::<E, X, R, C>(x));
    tensor(s, &along::<K>())
}

/// The rule of [`Tensor::svdvals`]: `u diag(s̄) vᵀ`.
#[inline(never)]
pub fn svdvals_vjp<E: Float, S: Axes, V: MappedAxes, SX: Axes, R: Axis, C: Axis, K: Axis>(
    ct: Tensor<E, S, V>,
    x: &Tensor<E, SX, V>,
    _rows: R,
    _cols: C,
    _values: K,
) -> Tensor<E, SX, V> {
    let [u, _, vt] = spectra::svd(&matrices::<E, _, R, C>(x));
    let ct = vectors::<E, _, K>(ct);
    tensor(u.times(&ct.across()).dot(&vt), &names::<R, C>())
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// LU with partial pivoting over two axes: `let (l, u) = a.lu(Row, Col, K)`, and `a` is `l.dot(&u, K)`. The rows of `l` are
    /// those of `a`: it is a lower triangle with ones on the diagonal whose rows are permuted. `u` is an upper triangle.
    /// Of a matrix of `m` by `n` the axis `K` has `min(m, n)` entries.
    ///
    /// Rule: `Pᵀ L⁻ᵀ (strictly lower (Lᵀ P l̄) + upper (ū Uᵀ)) U⁻ᵀ`, `P` being the permutation, `L = P l` and `u` completed to
    /// squares by the identity; infinite where a pivot is zero.
    ///
    /// # Panics
    /// When `K` does not allow its extent.
    #[track_caller]
    pub fn lu<R: Axis, C: Axis, K: Axis>(
        &self,
        rows: R,
        cols: C,
        between: K,
    ) -> (Tensor<E, S::Left, V>, Tensor<E, S::Right, V>)
    where
        S: Factor<R, C, K>,
    {
        lu(self, rows, cols, between)
    }

    /// The thin QR factors over two axes: `let (q, r) = a.qr(Row, Col, K)`, and `a` is `q.dot(&r, K)`. The columns of `q` are
    /// orthogonal, `r` is an upper triangle whose diagonal is not negative. Of a matrix of `m` by `n` the axis `K` has
    /// `min(m, n)` entries.
    ///
    /// Rule: `(q̄ + q copyltu(r r̄ᵀ - q̄ᵀ q)) r⁻ᵀ`, where `copyltu` repeats the lower triangle above the diagonal; a wide matrix
    /// by its first columns (Roberts and Roberts 2020). The first columns have to be independent.
    ///
    /// # Panics
    /// When `K` does not allow its extent.
    #[track_caller]
    pub fn qr<R: Axis, C: Axis, K: Axis>(
        &self,
        rows: R,
        cols: C,
        between: K,
    ) -> (Tensor<E, S::Left, V>, Tensor<E, S::Right, V>)
    where
        S: Factor<R, C, K>,
    {
        qr(self, rows, cols, between)
    }

    /// Eigenvalues and eigenvectors of the symmetric part `(a + aᵀ) / 2` over two axes: `let (w, v) = a.eigh(Row, Col, K)`. `w`
    /// over `K` is ascending. The vectors are the columns of `v`, over `Row` and `K`, each with its entry of the largest
    /// magnitude positive.
    ///
    /// Rule: `v (diag w̄ + F ∘ (vᵀ v̄)) vᵀ`, symmetrised, `F[i, j] = 1 / (w[j] - w[i])` (Giles 2008). At eigenvalues that are
    /// equal up to rounding vectors have no derivative, and the gradient is NaN where their cotangent asks for one.
    ///
    /// # Panics
    /// When the two axes have different extents, or `K` does not allow its extent.
    #[track_caller]
    pub fn eigh<R: Axis, C: Axis, K: Axis>(
        &self,
        rows: R,
        cols: C,
        values: K,
    ) -> (Tensor<E, S::Values, V>, Tensor<E, S::Left, V>)
    where
        S: Factor<R, C, K>,
    {
        eigh(self, rows, cols, values)
    }

    /// The eigenvalues of the symmetric part `(a + aᵀ) / 2` over two axes, ascending, along `K`: `a.eigvalsh(Row, Col, K)`.
    /// Rule: `v diag(w̄) vᵀ`, at equal eigenvalues too.
    ///
    /// # Panics
    /// When the two axes have different extents, or `K` does not allow its extent.
    #[track_caller]
    pub fn eigvalsh<R: Axis, C: Axis, K: Axis>(&self, rows: R, cols: C, values: K) -> Tensor<E, S::Values, V>
    where
        S: Factor<R, C, K>,
    {
        eigvalsh(self, rows, cols, values)
    }

    /// The thin singular value decomposition over two axes: `let (u, s, vt) = a.svd(Row, Col, K)`, and `a` is
    /// `(u * s).dot(&vt, K)`. `s` over `K` is descending, the columns of `u`, over `Row` and `K`, and the rows of `vt`, over `K` and
    /// `Col`, are orthogonal; each column of `u` has its entry of the largest magnitude positive. Of a matrix of `m` by `n` the
    /// axis `K` has `min(m, n)` entries.
    ///
    /// Rule: that of Townsend (2016), which divides by `s[j]² - s[i]²`, and for a matrix that is not square by `s`. At
    /// singular values that are equal up to rounding vectors have no derivative, and the gradient is NaN where their
    /// cotangent asks for one.
    ///
    /// # Panics
    /// When `K` does not allow its extent.
    #[track_caller]
    pub fn svd<R: Axis, C: Axis, K: Axis>(
        &self,
        rows: R,
        cols: C,
        values: K,
    ) -> (Tensor<E, S::Left, V>, Tensor<E, S::Values, V>, Tensor<E, S::Right, V>)
    where
        S: Factor<R, C, K>,
    {
        svd(self, rows, cols, values)
    }

    /// The singular values over two axes, descending, along `K`: `a.svdvals(Row, Col, K)`. Rule: `u diag(s̄) vᵀ`, at equal
    /// singular values too.
    ///
    /// Norms of matrices are functions of them: the spectral norm is `a.svdvals(Row, Col, K).max(K)`, the nuclear norm
    /// `.sum(K)`; that of Frobenius is the norm over both axes.
    ///
    /// # Panics
    /// When `K` does not allow its extent.
    #[track_caller]
    pub fn svdvals<R: Axis, C: Axis, K: Axis>(&self, rows: R, cols: C, values: K) -> Tensor<E, S::Values, V>
    where
        S: Factor<R, C, K>,
    {
        svdvals(self, rows, cols, values)
    }
}
