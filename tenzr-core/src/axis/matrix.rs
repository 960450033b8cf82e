//! The axes that the operations of linear algebra give their results: two axes are those of a matrix, all others count
//! its examples.

use super::list::List;
use super::shape::{Has, Lacks, Product, Then, ToTuple};
use super::{Axes, Axis, AxisSet, HasAxis, LacksAxis};

/// Axes among which are `R` and `C`, the rows and the columns of a matrix.
pub trait Matrix<R: Axis, C: Axis>: Axes {
    /// The axes with `R` and `C` in each other's place.
    type Transposed: Axes;
    /// The axes without `R` and `C`.
    type Rest: Axes;
}

type Without<S, R, C> = <<S as Axes>::List as List>::Minus<<(R, C) as AxisSet>::List>;

impl<R: Axis, C: Axis, S: Axes> Matrix<R, C> for S
where
    Has<S, R>: HasAxis<R, S>,
    Has<S, C>: HasAxis<C, S>,
    <S::List as List>::Swap<R, C>: ToTuple,
    Without<S, R, C>: ToTuple,
{
    type Transposed = Then<S, R, Then<S, C, <<S::List as List>::Swap<R, C> as ToTuple>::Out>>;
    type Rest = Then<S, R, Then<S, C, <Without<S, R, C> as ToTuple>::Out>>;
}

/// The axes of the factors of a matrix, `K` being the axis between them.
pub trait Factor<R: Axis, C: Axis, K: Axis>: Matrix<R, C> {
    /// Rows by `K`.
    type Left: Axes;
    /// `K` by columns.
    type Right: Axes;
    /// `K` alone: eigenvalues, singular values.
    type Values: Axes;
}

type Renamed<S, A, K> = <<S as Axes>::List as List>::Replace<A, K>;
type Diagonal<S, R, C, K> = <<<S as Axes>::List as List>::Remove<R> as List>::Replace<C, K>;
type Fresh<S, K, T> = <Lacks<S, K> as LacksAxis<K, S>>::Then<T>;

impl<R: Axis, C: Axis, K: Axis, S: Matrix<R, C>> Factor<R, C, K> for S
where
    Lacks<S, K>: LacksAxis<K, S>,
    Renamed<S, C, K>: ToTuple,
    Renamed<S, R, K>: ToTuple,
    Diagonal<S, R, C, K>: ToTuple,
{
    type Left = Fresh<S, K, <Renamed<S, C, K> as ToTuple>::Out>;
    type Right = Fresh<S, K, <Renamed<S, R, K> as ToTuple>::Out>;
    type Values = Fresh<S, K, <Diagonal<S, R, C, K> as ToTuple>::Out>;
}

/// The axes of the solution of a system: those of the matrix without its rows, then what the right side `S2` has more.
pub trait Solve<R: Axis, C: Axis, S2: Axes>: Matrix<R, C> {
    /// The axes of the solution.
    type Out: Axes;
}

impl<R: Axis, C: Axis, S2: Axes, S: Matrix<R, C>> Solve<R, C, S2> for S
where
    Has<S2, R>: HasAxis<R, S2>,
    Lacks<S2, C>: LacksAxis<C, S2>,
    Product<S, R, S2>: ToTuple,
{
    type Out = Then<S2, R, Fresh<S2, C, <Product<S, R, S2> as ToTuple>::Out>>;
}
