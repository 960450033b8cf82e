//! Linear algebra over two named axes; any other axis, mapped or not, counts matrices.
//!
//! Of a matrix over `(Row, Col)` each operation is told both axes, rows first. Names go with what they mean: the inverse
//! is over `(Col, Row)`, the solution of `a x = b` has `Col` where the right side has `Row`, and a transposed system is
//! the one with the two axes named in the other order. Factors meet in an axis that the caller names, `k`:
//!
//! | operation | results |
//! |---|---|
//! | `a.cholesky(Row, Col)` | `l` over `(Row, Col)`, its second index standing for the factor's own |
//! | `a.lu(Row, Col, K)` | `l` over `(Row, K)`, `u` over `(K, Col)` |
//! | `a.qr(Row, Col, K)` | `q` over `(Row, K)`, `r` over `(K, Col)` |
//! | `a.eigh(Row, Col, K)` | values over `(K)`, vectors over `(Row, K)` |
//! | `a.svd(Row, Col, K)` | left vectors over `(Row, K)`, values over `(K)`, right vectors over `(K, Col)` |
//!
//! In a result `K` stands where the axis did that it takes the place of. Rules are those of Giles, "Collected matrix
//! derivative results for forward and reverse mode algorithmic differentiation" (2008), of Murray, "Differentiation of
//! the Cholesky decomposition" (2016), and of Townsend, "Differentiating the singular value decomposition" (2016).

mod factors;
mod matrices;
mod numbers;
mod spectra;
mod systems;
mod typed_factors;
mod typed_numbers;
mod typed_systems;

pub use crate::kernel::dense::Triangle;
pub use typed_factors::*;
pub use typed_numbers::*;
pub use typed_systems::*;

use crate::axis::{Axes, Axis, AxisId, AxisRef, Ids, MAX_RANK, MappedAxes};
use crate::element::Float;
use crate::raw::Raw;
use crate::tensor::{Operand, Shaped, Tensor, TensorOf};
use matrices::{COL, Matrices, ROW};

/// The operations of this family, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("cholesky", &["cholesky_vjp"]),
    ("triangular_solve", &["triangular_solve_matrix", "triangular_solve_right"]),
    ("solve", &["solve_matrix", "solve_right"]),
    ("solve_pd", &["solve_pd_matrix", "solve_pd_right"]),
    ("inverse", &["inverse_vjp"]),
    ("pinv", &["pinv_vjp"]),
    ("expm", &["expm_vjp"]),
    ("det", &["det_vjp"]),
    ("log_det", &["log_det_vjp"]),
    ("log_det_pd", &["log_det_pd_vjp"]),
    ("trace", &["trace_vjp"]),
    ("lu", &["lu_vjp"]),
    ("qr", &["qr_vjp"]),
    ("eigh", &["eigh_vjp"]),
    ("eigvalsh", &["eigvalsh_vjp"]),
    ("svd", &["svd_vjp"]),
    ("svdvals", &["svdvals_vjp"]),
];

const fn id<A: Axis>() -> u64 {
    A::Id::VALUE
}

/// What stands for the rows and the columns of a result.
const fn names<R: Axis, C: Axis>() -> [(AxisRef, u64); 2] {
    [(ROW, id::<R>()), (COL, id::<C>())]
}

/// A value of matrices with these rows and columns.
fn matrices<E: Float, X: Operand<E>, R: Axis, C: Axis>(x: X) -> Matrices<E> {
    const { assert!(R::Id::VALUE != C::Id::VALUE, "the rows and the columns of a matrix are two different axes") };
    Matrices::new(x.into_raw(), &Ids::of::<X::S, X::V>(), id::<R>(), id::<C>())
}

/// A value of vectors along this axis.
fn vectors<E: Float, X: Operand<E>, A: Axis>(x: X) -> Matrices<E> {
    Matrices::vectors(x.into_raw(), &Ids::of::<X::S, X::V>(), id::<A>())
}

/// As [`matrices`], of square ones.
///
/// # Panics
/// When the two axes have different extents.
#[track_caller]
fn square<E: Float, X: Operand<E>, R: Axis, C: Axis>(x: X, operation: &str) -> Matrices<E> {
    let m = matrices::<E, X, R, C>(x);
    let (rows, cols) = m.size();
    if rows != cols {
        panic!(
            "{operation}: the axis `{}` has extent {rows} and the axis `{}` has {cols}, and the matrix has to be square",
            R::NAME,
            C::NAME
        );
    }
    m
}

/// The tensor of these matrices.
///
/// # Panics
/// When an axis does not allow its extent.
#[track_caller]
fn tensor<E: Float, S: Axes, V: MappedAxes>(m: Matrices<E>, names: &[(AxisRef, u64)]) -> Tensor<E, S, V> {
    let ids = Ids::of::<S, V>();
    let raw: Raw<E> = m.into_raw(&ids, names, &[1; MAX_RANK]);
    super::shape::check_extents(&ids, raw.dims());
    Tensor::from_raw(raw)
}

/// The cotangent of an operand: summed over what that lacks.
fn cotangent<L: Shaped>(m: Matrices<L::E>, names: &[(AxisRef, u64)], like: &L) -> TensorOf<L>
where
    L::E: Float,
{
    Tensor::from_raw(m.into_raw(&Ids::of::<L::S, L::V>(), names, like.dims()))
}

/// # Panics
/// When an axis that both operands have has different extents.
#[track_caller]
fn same_extents<E: Float, A: Operand<E>, B: Operand<E>>(a: &A, b: &B) {
    let (ai, bi) = (Ids::of::<A::S, A::V>(), Ids::of::<B::S, B::V>());
    a.with_raw(|a| {
        b.with_raw(|b| {
            for (p, axis) in ai.iter().enumerate().filter(|(_, axis)| !axis.is_tangent()) {
                if let Some(q) = bi.position(axis.id)
                    && a.dim(p) != b.dim(q)
                {
                    let (m, n) = (a.dim(p), b.dim(q));
                    panic!("the axis `{}` has extent {m} in one operand and {n} in the other", axis.name);
                }
            }
        })
    });
}
