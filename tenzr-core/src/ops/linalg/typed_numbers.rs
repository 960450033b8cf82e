//! Determinants, the trace, and functions of a matrix that are matrices: the pseudoinverse, the exponential.

use super::matrices::Matrices;
use super::{cotangent, id, matrices, names, numbers, spectra, square, tensor};
use crate::axis::{Axes, Axis, Ids, MappedAxes, Matrix};
use crate::element::Float;
use crate::tensor::{Operand, Shaped, Tensor, TensorOf};
use std::cell::Cell;

/// One number for each matrix of an operand.
pub type Number<E, X, R, C> = Tensor<E, <<X as Operand<E>>::S as Matrix<R, C>>::Rest, <X as Operand<E>>::V>;

fn numbers_of<E: Float, S: Axes, V: MappedAxes>(ct: Tensor<E, S, V>) -> Matrices<E> {
    Matrices::numbers(ct.into_raw(), &Ids::of::<S, V>())
}

macro_rules! numbers_of_matrices {
    ($($(#[$doc:meta])* $name:ident, $vjp:ident = $value:path, rule $(#[$rule_doc:meta])* $rule:expr;)*) => {
        $(
            #[doc = concat!("See [`Tensor::", stringify!($name), "`].")]
            #[inline(never)]
            #[track_caller]
            pub fn $name<E: Float, X: Operand<E>, R: Axis, C: Axis>(x: X, _rows: R, _cols: C) -> Number<E, X, R, C>
            where
                X::S: Matrix<R, C>,
            {
                tensor($value(&square::<E, X, R, C>(x, stringify!($name))), &[])
            }

            #[doc = concat!("The rule of [`Tensor::", stringify!($name), "`].")]
            #[inline(never)]
            pub fn $vjp<E: Float, S: Axes, V: MappedAxes, SX: Axes, R: Axis, C: Axis>(
                ct: Tensor<E, S, V>,
                x: &Tensor<E, SX, V>,
                _rows: R,
                _cols: C,
            ) -> Tensor<E, SX, V> {
                let f: fn(&Matrices<E>) -> Matrices<E> = $rule;
                let slope = f(&matrices::<E, _, R, C>(x));
                tensor(slope.times(&numbers_of(ct)), &names::<R, C>())
            }
        )*

        impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            #[track_caller]
            pub fn $name<R: Axis, C: Axis>(&self, rows: R, cols: C) -> Tensor<E, S::Rest, V>
            where
                S: Matrix<R, C>,
            {
                $name(self, rows, cols)
            }
        )* }
    };
}

numbers_of_matrices! {
    /// The determinant over two axes: `a.det(Row, Col)`; 1 for a matrix without entries. The result has the other axes.
    ///
    /// Rule: `ct` times the cofactors, which are finite at a singular matrix too, and so is their derivative. A third
    /// derivative needs a regular matrix.
    ///
    /// # Panics
    /// When the two axes have different extents.
    det, det_vjp = numbers::det, rule numbers::cofactors;

    /// `ln |det a|` over two axes: `a.log_det(Row, Col)`; -inf for a singular matrix, where the gradient is NaN. The result
    /// has the other axes. Rule: `ct a⁻ᵀ`.
    ///
    /// # Panics
    /// When the two axes have different extents.
    log_det, log_det_vjp = numbers::log_det, rule |a| super::systems::inverse(a, &Cell::new(false)).t();

    /// `ln det a` over two axes where the symmetric part of `a` is positive definite, by Cholesky; that part is what is
    /// read. NaN where it is not positive definite. Rule: `ct` times the inverse of the symmetric part.
    ///
    /// # Panics
    /// When the two axes have different extents.
    log_det_pd, log_det_pd_vjp = numbers::log_det_pd, rule |a| numbers::inverse_pd(a).symmetric();
}

/// See [`Tensor::trace`].
#[inline(never)]
pub fn trace<E: Float, X: Operand<E>, R: Axis, C: Axis>(x: X, _rows: R, _cols: C) -> Number<E, X, R, C>
where
    X::S: Matrix<R, C>,
{
    tensor(matrices::<E, X, R, C>(x).trace(), &[])
}

/// The rule of [`Tensor::trace`]: the cotangent along the diagonal.
#[inline(never)]
pub fn trace_vjp<E: Float, S: Axes, V: MappedAxes, R: Axis, C: Axis, L: Shaped<E = E>>(
    ct: Tensor<E, S, V>,
    _rows: R,
    _cols: C,
    like: &L,
) -> TensorOf<L> {
    let ids = Ids::of::<L::S, L::V>();
    let extent = |axis| like.dims()[ids.position(axis).expect("an axis of the matrix")] as usize;
    let (m, n) = (extent(id::<R>()), extent(id::<C>()));
    let diagonal = Matrices::identity(m.min(n)).part((m, n), (0, 0));
    cotangent(diagonal.times(&numbers_of(ct)), &names::<R, C>(), like)
}

/// See [`Tensor::pinv`].
#[inline(never)]
pub fn pinv<E: Float, X: Operand<E>, R: Axis, C: Axis>(
    x: X,
    _rows: R,
    _cols: C,
) -> Tensor<E, <X::S as Matrix<R, C>>::Transposed, X::V>
where
    X::S: Matrix<R, C>,
{
    tensor(spectra::pinv(&matrices::<E, X, R, C>(x)), &names::<C, R>())
}

/// The rule of [`Tensor::pinv`].
#[inline(never)]
pub fn pinv_vjp<E: Float, S: Axes, V: MappedAxes, SX: Axes, R: Axis, C: Axis>(
    ct: Tensor<E, S, V>,
    x: &Tensor<E, SX, V>,
    y: &Tensor<E, S, V>,
    _rows: R,
    _cols: C,
) -> Tensor<E, SX, V> {
    let (ct, y) = (matrices::<E, _, C, R>(ct), matrices::<E, _, C, R>(y));
    tensor(spectra::pinv_rule(&ct, &matrices::<E, _, R, C>(x), &y), &names::<R, C>())
}

/// See [`Tensor::expm`].
#[inline(never)]
#[track_caller]
pub fn expm<E: Float, X: Operand<E>, R: Axis, C: Axis>(x: X, _rows: R, _cols: C) -> Tensor<E, X::S, X::V>
where
    X::S: Matrix<R, C>,
{
    tensor(numbers::expm(&square::<E, X, R, C>(x, "expm")), &names::<R, C>())
}

/// The rule of [`Tensor::expm`]: the derivative of the exponential at the transpose, along the cotangent.
#[inline(never)]
pub fn expm_vjp<E: Float, S: Axes, V: MappedAxes, R: Axis, C: Axis>(
    ct: Tensor<E, S, V>,
    x: &Tensor<E, S, V>,
    _rows: R,
    _cols: C,
) -> Tensor<E, S, V> {
    let (ct, x) = (matrices::<E, _, R, C>(ct), matrices::<E, _, R, C>(x));
    tensor(numbers::expm_along(&x.t(), &ct), &names::<R, C>())
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The sum of the diagonal over two axes: `a.trace(Row, Col)`; of a matrix that is not square, of the diagonal that it
    /// has. The result has the other axes. Rule: the cotangent along the diagonal.
    pub fn trace<R: Axis, C: Axis>(&self, rows: R, cols: C) -> Tensor<E, S::Rest, V>
    where
        S: Matrix<R, C>,
    {
        trace(self, rows, cols)
    }

    /// The pseudoinverse of Moore and Penrose over two axes, of any rank: `a.pinv(Row, Col)`, which is over `(Col, Row)`, each
    /// standing where the other did. Singular values up to `10 ε max(rows, columns)` times the largest count as zero.
    ///
    /// Rule, where the rank does not change nearby: `(I - a y) ȳᵀ y yᵀ + yᵀ y ȳᵀ (I - y a) - yᵀ ȳ yᵀ` (Golub and Pereyra
    /// 1973).
    pub fn pinv<R: Axis, C: Axis>(&self, rows: R, cols: C) -> Tensor<E, S::Transposed, V>
    where
        S: Matrix<R, C>,
    {
        pinv(self, rows, cols)
    }

    /// The exponential `Σ aⁿ / n!` of a matrix over two axes: `a.expm(Row, Col)`. The axes are those of `a`.
    ///
    /// Rule: the derivative of the exponential at `aᵀ` along the cotangent, a block of the exponential of
    /// `[[aᵀ, ȳ], [0, aᵀ]]` (Najfeld and Havel 1995).
    ///
    /// # Panics
    /// When the two axes have different extents.
    #[track_caller]
    pub fn expm<R: Axis, C: Axis>(&self, rows: R, cols: C) -> Tensor<E, S, V>
    where
        S: Matrix<R, C>,
    {
        expm(self, rows, cols)
    }
}
