//! Systems of equations: Cholesky, triangular and general solves, inverses.

use super::matrices::Matrices;
use super::systems::{self, across, between, kept_triangle};
use super::{Triangle, cotangent, matrices, names, same_extents, square, tensor, vectors};
use crate::axis::{Axes, Axis, Join, MappedAxes, Matrix, Solve};
use crate::element::Float;
use crate::error::MatrixError;
use crate::ops::linalg::matrices::ROW;
use crate::tensor::{Operand, Shaped, Tensor, TensorOf};
use std::cell::Cell;

/// The solution of a system.
pub type Solution<E, A, B, R, C> = Tensor<
    E,
    <<A as Operand<E>>::S as Solve<R, C, <B as Operand<E>>::S>>::Out,
    Join<<A as Operand<E>>::V, <B as Operand<E>>::V>,
>;

/// # Panics
/// When there is a singular matrix.
#[track_caller]
fn refuse_singular<R: Axis, C: Axis>(operation: &'static str, singular: &Cell<bool>) {
    if singular.get() {
        panic!("{}", MatrixError::singular::<R, C>(operation));
    }
}

/// See [`Tensor::cholesky`].
#[inline(never)]
#[track_caller]
pub fn cholesky<E: Float, X: Operand<E>, R: Axis, C: Axis>(x: X, _rows: R, _cols: C) -> Tensor<E, X::S, X::V>
where
    X::S: Matrix<R, C>,
{
    let a = square::<E, X, R, C>(x, "cholesky");
    tensor(systems::cholesky(&a, &Cell::new(false)), &names::<R, C>())
}

/// The rule of [`Tensor::cholesky`]: `l⁻ᵀ Φ(lᵀ l̄) l⁻¹`, symmetrised; `Φ` takes the lower triangle with half of the diagonal.
#[inline(never)]
pub fn cholesky_vjp<E: Float, S: Axes, V: MappedAxes, R: Axis, C: Axis>(
    ct: Tensor<E, S, V>,
    l: &Tensor<E, S, V>,
    _rows: R,
    _cols: C,
) -> Tensor<E, S, V> {
    let (ct, l) = (matrices::<E, _, R, C>(ct), matrices::<E, _, R, C>(l));
    let inner = l.t().dot(&ct).lower_half();
    tensor(between(&l.t(), &inner, Triangle::Upper).symmetric(), &names::<R, C>())
}

/// See [`Tensor::triangular_solve`].
#[inline(never)]
#[track_caller]
pub fn triangular_solve<E, A, B, R, C>(a: A, b: B, _rows: R, _cols: C, triangle: Triangle) -> Solution<E, A, B, R, C>
where
    E: Float,
    A: Operand<E>,
    B: Operand<E>,
    R: Axis,
    C: Axis,
    A::S: Solve<R, C, B::S>,
{
    same_extents(&a, &b);
    let (a, b) = (square::<E, A, R, C>(a, "triangular_solve"), vectors::<E, B, R>(b));
    tensor(systems::solve_triangle(&a, &b, triangle), &[(ROW, super::id::<C>())])
}

/// What every rule of a system takes: the cotangent of the right side, the solution, the matrix.
struct Adjoints<E: Float> {
    right: Matrices<E>,
    solution: Matrices<E>,
    matrix: Matrices<E>,
}

impl<E: Float> Adjoints<E> {
    /// `solve` gives `aᵀ⁻¹ ct` from the matrix and the cotangent.
    fn new<S: Axes, V: MappedAxes, A: Operand<E>, R: Axis, C: Axis>(
        ct: Tensor<E, S, V>,
        a: A,
        x: &Tensor<E, S, V>,
        solve: impl Fn(&Matrices<E>, &Matrices<E>) -> Matrices<E>,
    ) -> Self {
        let matrix = matrices::<E, A, R, C>(a);
        let right = solve(&matrix, &vectors::<E, _, C>(ct));
        Adjoints { right, solution: vectors::<E, _, C>(x), matrix }
    }

    /// The cotangent of the matrix, `-b̄ xᵀ`.
    fn of_matrix(&self) -> Matrices<E> {
        self.right.outer_like(&self.solution, &self.matrix).neg()
    }
}

macro_rules! system_rules {
    ($($matrix:ident, $right:ident of $name:literal ($($extra:ident: $Extra:ty)?) = $solve:expr, $of_matrix:expr;)*) => { $(
        #[doc = concat!("The rule of the matrix in [`Tensor::", $name, "`]: minus the outer product of the right side's cotangent and the solution.")]
        #[inline(never)]
        pub fn $matrix<E: Float, S: Axes, V: MappedAxes, A: Operand<E>, R: Axis, C: Axis, L: Shaped<E = E>>(
            ct: Tensor<E, S, V>,
            a: A,
            x: &Tensor<E, S, V>,
            _rows: R,
            _cols: C,
            $($extra: $Extra,)?
            like: &L,
        ) -> TensorOf<L> {
            let solve = |a: &Matrices<E>, ct: &Matrices<E>| $solve(a, ct $(, $extra)?);
            let ct = Adjoints::new::<S, V, A, R, C>(ct, a, x, solve).of_matrix();
            cotangent($of_matrix(ct $(, $extra)?), &names::<R, C>(), like)
        }

        #[doc = concat!("The rule of the right side in [`Tensor::", $name, "`]: the cotangent, solved for with the transpose.")]
        #[inline(never)]
        pub fn $right<E: Float, S: Axes, V: MappedAxes, A: Operand<E>, R: Axis, C: Axis, L: Shaped<E = E>>(
            ct: Tensor<E, S, V>,
            a: A,
            _rows: R,
            _cols: C,
            $($extra: $Extra,)?
            like: &L,
        ) -> TensorOf<L> {
            let right = $solve(&matrices::<E, A, R, C>(a), &vectors::<E, _, C>(ct) $(, $extra)?);
            cotangent(right, &[(ROW, super::id::<R>())], like)
        }
    )* };
}

system_rules! {
    triangular_solve_matrix, triangular_solve_right of "triangular_solve" (triangle: Triangle) =
        |a: &Matrices<E>, ct: &Matrices<E>, triangle| systems::solve_triangle(&a.t(), ct, across(triangle)),
        |ct: Matrices<E>, triangle| kept_triangle(&ct, triangle);
    solve_matrix, solve_right of "solve" () =
        |a: &Matrices<E>, ct: &Matrices<E>| systems::solve(&a.t(), ct, &Cell::new(false)),
        |ct: Matrices<E>| ct;
    solve_pd_matrix, solve_pd_right of "solve_pd" () =
        |a: &Matrices<E>, ct: &Matrices<E>| systems::solve_factored(&systems::cholesky(a, &Cell::new(false)), ct),
        |ct: Matrices<E>| ct.symmetric();
}

#[track_caller]
fn solve_telling<E, A, B, R, C>(a: A, b: B, singular: &Cell<bool>) -> Solution<E, A, B, R, C>
where
    E: Float,
    A: Operand<E>,
    B: Operand<E>,
    R: Axis,
    C: Axis,
    A::S: Solve<R, C, B::S>,
{
    same_extents(&a, &b);
    let (a, b) = (square::<E, A, R, C>(a, "solve"), vectors::<E, B, R>(b));
    tensor(systems::solve(&a, &b, singular), &[(ROW, super::id::<C>())])
}

/// See [`Tensor::solve`].
#[inline(never)]
#[track_caller]
pub fn solve<E, A, B, R, C>(a: A, b: B, _rows: R, _cols: C) -> Solution<E, A, B, R, C>
where
    E: Float,
    A: Operand<E>,
    B: Operand<E>,
    R: Axis,
    C: Axis,
    A::S: Solve<R, C, B::S>,
{
    let singular = Cell::new(false);
    let x = solve_telling::<E, A, B, R, C>(a, b, &singular);
    refuse_singular::<R, C>("solve", &singular);
    x
}

/// See [`Tensor::solve_pd`].
#[inline(never)]
#[track_caller]
pub fn solve_pd<E, A, B, R, C>(a: A, b: B, _rows: R, _cols: C) -> Solution<E, A, B, R, C>
where
    E: Float,
    A: Operand<E>,
    B: Operand<E>,
    R: Axis,
    C: Axis,
    A::S: Solve<R, C, B::S>,
{
    same_extents(&a, &b);
    let (a, b) = (square::<E, A, R, C>(a, "solve_pd"), vectors::<E, B, R>(b));
    let l = systems::cholesky(&a, &Cell::new(false));
    tensor(systems::solve_factored(&l, &b), &[(ROW, super::id::<C>())])
}

/// See [`Tensor::inverse`].
#[inline(never)]
#[track_caller]
pub fn inverse<E: Float, X: Operand<E>, R: Axis, C: Axis>(
    x: X,
    _rows: R,
    _cols: C,
) -> Tensor<E, <X::S as Matrix<R, C>>::Transposed, X::V>
where
    X::S: Matrix<R, C>,
{
    let singular = Cell::new(false);
    let y = systems::inverse(&square::<E, X, R, C>(x, "inverse"), &singular);
    refuse_singular::<R, C>("inverse", &singular);
    tensor(y, &names::<C, R>())
}

/// The rule of [`Tensor::inverse`]: `-yᵀ ȳ yᵀ`.
#[inline(never)]
pub fn inverse_vjp<E: Float, S: Axes, V: MappedAxes, R: Axis, C: Axis, L: Shaped<E = E>>(
    ct: Tensor<E, S, V>,
    y: &Tensor<E, S, V>,
    _rows: R,
    _cols: C,
    like: &L,
) -> TensorOf<L> {
    let (ct, y) = (matrices::<E, _, C, R>(ct), matrices::<E, _, C, R>(y).t());
    cotangent(y.dot(&ct).dot(&y).neg(), &names::<R, C>(), like)
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The Cholesky factor over two axes: the lower triangle `l` with `l lᵀ = a` and a positive diagonal, zeros above;
    /// `a.cholesky(Row, Col)`. The axes are those of `a`.
    ///
    /// Reads the symmetric part `(a + aᵀ) / 2`, so that the gradient is symmetric. Where that is not positive definite the
    /// triangle is NaN; [`Tensor::try_cholesky`] says so. Rule: `l⁻ᵀ Φ(lᵀ l̄) l⁻¹`, symmetrised, where `Φ` takes the lower
    /// triangle with half of the diagonal (Murray 2016).
    ///
    /// # Panics
    /// When the two axes have different extents.
    #[track_caller]
    pub fn cholesky<R: Axis, C: Axis>(&self, rows: R, cols: C) -> Tensor<E, S, V>
    where
        S: Matrix<R, C>,
    {
        cholesky(self, rows, cols)
    }

    /// As [`Tensor::cholesky`], outside of differentiated code.
    ///
    /// # Errors
    /// When a matrix is not positive definite.
    ///
    /// # Panics
    /// When the two axes have different extents.
    #[track_caller]
    pub fn try_cholesky<R: Axis, C: Axis>(&self, _rows: R, _cols: C) -> Result<Tensor<E, S, V>, MatrixError>
    where
        S: Matrix<R, C>,
    {
        let indefinite = Cell::new(false);
        let l = systems::cholesky(&square::<E, &Self, R, C>(self, "cholesky"), &indefinite);
        match indefinite.get() {
            true => Err(MatrixError::indefinite::<R, C>("cholesky")),
            false => Ok(tensor(l, &names::<R, C>())),
        }
    }

    /// The solution `x` of `a x = b` for one triangle of `a`; the other triangle counts as zero, whatever it holds:
    /// `l.triangular_solve(&b, Row, Col, Triangle::Lower)`.
    ///
    /// Formula: `Σ_c a[r, c] x[c, ..] = b[r, ..]`. `b` has the rows, not the columns; its other axes are further right sides,
    /// and those of `a` count matrices. The result has the axes of `a` without the rows, then what `b` has more. For the
    /// transpose name the axes in the other order and give the triangle of that matrix, `(&b, Col, Row, Triangle::Upper)`: a
    /// system with `x` to the left of `a` is this one as well. A zero on the diagonal gives infinities. Rules:
    /// `b̄ = a⁻ᵀ x̄`, and `-b̄ xᵀ` in the triangle for `a`.
    ///
    /// # Panics
    /// When the two axes have different extents, or an axis has different ones in the operands.
    #[track_caller]
    pub fn triangular_solve<B: Operand<E>, R: Axis, C: Axis>(
        &self,
        b: B,
        rows: R,
        cols: C,
        triangle: Triangle,
    ) -> Solution<E, &Self, B, R, C>
    where
        S: Solve<R, C, B::S>,
    {
        triangular_solve(self, b, rows, cols, triangle)
    }

    /// The solution `x` of `a x = b`, by LU with partial pivoting: `a.solve(&b, Row, Col)`.
    ///
    /// Formula: `Σ_c a[r, c] x[c, ..] = b[r, ..]`. `b` has the rows, not the columns; its other axes are further right sides,
    /// and those of `a` count matrices. The result has the axes of `a` without the rows, then what `b` has more: those of
    /// `a.inverse(Row, Col).dot(&b, Row)`. For the transposed system name the axes in the other order. Rules:
    /// `b̄ = a⁻ᵀ x̄`, and `-b̄ xᵀ` for `a` (Giles 2008).
    ///
    /// # Panics
    /// When a matrix is singular, the two axes have different extents, or an axis has different ones in the operands.
    #[track_caller]
    pub fn solve<B: Operand<E>, R: Axis, C: Axis>(&self, b: B, rows: R, cols: C) -> Solution<E, &Self, B, R, C>
    where
        S: Solve<R, C, B::S>,
    {
        solve(self, b, rows, cols)
    }

    /// As [`Tensor::solve`], outside of differentiated code.
    ///
    /// # Errors
    /// When a matrix is singular.
    ///
    /// # Panics
    /// When the two axes have different extents, or an axis has different ones in the operands.
    #[track_caller]
    pub fn try_solve<B: Operand<E>, R: Axis, C: Axis>(
        &self,
        b: B,
        _rows: R,
        _cols: C,
    ) -> Result<Solution<E, &Self, B, R, C>, MatrixError>
    where
        S: Solve<R, C, B::S>,
    {
        let singular = Cell::new(false);
        let x = solve_telling::<E, &Self, B, R, C>(self, b, &singular);
        if singular.get() { Err(MatrixError::singular::<R, C>("solve")) } else { Ok(x) }
    }

    /// The solution `x` of `a x = b` where the symmetric part of `a` is positive definite, by Cholesky; that part is what
    /// is read. NaN where it is not positive definite.
    ///
    /// Axes and formula are those of [`Tensor::solve`]. Rules: `b̄ = a⁻¹ x̄`, and `-b̄ xᵀ`, symmetrised, for `a`.
    ///
    /// # Panics
    /// When the two axes have different extents, or an axis has different ones in the operands.
    #[track_caller]
    pub fn solve_pd<B: Operand<E>, R: Axis, C: Axis>(&self, b: B, rows: R, cols: C) -> Solution<E, &Self, B, R, C>
    where
        S: Solve<R, C, B::S>,
    {
        solve_pd(self, b, rows, cols)
    }

    /// The inverse over two axes: `a.inverse(Row, Col)`, which is over `(Col, Row)`, each standing where the other did.
    /// Rule: `-yᵀ ȳ yᵀ` (Giles 2008).
    ///
    /// # Panics
    /// When a matrix is singular, or the two axes have different extents.
    #[track_caller]
    pub fn inverse<R: Axis, C: Axis>(&self, rows: R, cols: C) -> Tensor<E, S::Transposed, V>
    where
        S: Matrix<R, C>,
    {
        inverse(self, rows, cols)
    }

    /// As [`Tensor::inverse`], outside of differentiated code.
    ///
    /// # Errors
    /// When a matrix is singular.
    ///
    /// # Panics
    /// When the two axes have different extents.
    #[track_caller]
    pub fn try_inverse<R: Axis, C: Axis>(&self, _rows: R, _cols: C) -> Result<Tensor<E, S::Transposed, V>, MatrixError>
    where
        S: Matrix<R, C>,
    {
        let singular = Cell::new(false);
        let y = systems::inverse(&square::<E, &Self, R, C>(self, "inverse"), &singular);
        match singular.get() {
            true => Err(MatrixError::singular::<R, C>("inverse")),
            false => Ok(tensor(y, &names::<C, R>())),
        }
    }
}
