//! Windowed reductions and pooling: sums, means, maxima and minima of windows that slide over named axes.
//!
//! A window over several axes is one pass an axis. Sums and means are linear: their rule is the transposed pass, and levels
//! of forward mode are batches to both. Maxima and minima know where their entries come from, and the cotangent goes there.

use super::compare::primal_of;
use super::pick::{Extreme, named, picked, positions, with_levels};
use crate::axis::{Axes, AxisSet, Ids, MappedAxes, SlidesOver, SumOver};
use crate::element::Float;
use crate::kernel::pick::Picking;
use crate::kernel::{elementwise, slide};
use crate::raw::{PerAxis, Raw};
use crate::tensor::{Named, Operand, Shaped, Tensor, TensorOf};
use crate::window::{Slide, Window};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("window_sum", &["window_sum_vjp"]),
    ("window_mean", &["window_mean_vjp"]),
    ("window_max", &["picked_vjp"]),
    ("window_min", &["picked_vjp"]),
    ("avg_pool", &["avg_pool_vjp"]),
    ("max_pool", &["picked_vjp"]),
];

/// What a window does along each of its axes: where the axis stands in the operand, and how the window slides.
fn passes<A: AxisSet, const N: usize>(ids: &Ids, dims: &[u32], window: &Window<N>) -> Vec<(usize, Slide)> {
    let along = positions::<A>(ids);
    along.iter().enumerate().map(|(i, &p)| (p, window.slide(i, dims[p] as usize))).collect()
}

/// # Panics
/// When an axis does not allow the number of windows.
#[track_caller]
pub(super) fn check_windows(operation: &str, ids: &Ids, dims: &PerAxis) {
    if let Some((axis, n)) = ids.iter().zip(dims).find(|(axis, n)| !axis.extent.allows(**n as usize)) {
        let name = axis.name;
        panic!("{operation}: the axis `{name}` does not allow the extent {n}, the number of windows: rename it before");
    }
}

/// The best entry of every window.
fn best<E: Float>(x: Raw<E>, passes: &[(usize, Slide)], which: Extreme) -> Raw<E> {
    passes.iter().rev().fold(x, |x, &(p, s)| match which {
        Extreme::Max => slide::best(x, p, s, which.nothing(), |a, b| Extreme::Max.better(a, b)),
        Extreme::Min => slide::best(x, p, s, which.nothing(), |a, b| Extreme::Min.better(a, b)),
    })
}

/// The best entry of every window and where it stands. The last axis comes first: of equal entries the first in row-major
/// order then stays.
fn best_with_places<E: Float>(x: Raw<E>, passes: &[(usize, Slide)], which: Extreme) -> (Raw<E>, Raw<usize>) {
    let (mut x, mut places, mut step) = (x, None, 1);
    for &(p, s) in passes.iter().rev() {
        let (y, at) = slide::best_with_places(x, places, (p, step), s, which.nothing(), |a, b| which.better(a, b));
        (x, places, step) = (y, Some(at), step * s.extent);
    }
    let places = places.unwrap_or_else(|| Raw::filled(*x.dims(), x.rank(), 0));
    (x, places)
}

/// The value, and the places of its entries without levels of forward mode.
fn extreme_with_places<E: Float, A: AxisSet, const N: usize>(
    ids: &Ids,
    x: &Raw<E>,
    window: &Window<N>,
    which: Extreme,
) -> (Raw<E>, Raw<usize>) {
    let (p, pi) = primal_of(x, ids);
    let along = passes::<A, N>(&pi, p.dims(), window);
    let (y, places) = best_with_places(p, &along, which);
    (picked(&Picking::new(*ids, *ids, &named::<A>()), x, &places, y), places)
}

fn extreme<E: Float, A: AxisSet, const N: usize>(ids: &Ids, x: Raw<E>, window: &Window<N>, which: Extreme) -> Raw<E> {
    if ids.tangent().is_some() {
        return extreme_with_places::<E, A, N>(ids, &x, window, which).0;
    }
    let along = passes::<A, N>(ids, x.dims(), window);
    best(x, &along, which)
}

fn sum_untyped<E: Float>(x: Raw<E>, passes: &[(usize, Slide)]) -> Raw<E> {
    passes.iter().rev().fold(x, |x, &(p, s)| slide::sums(x, p, s))
}

/// The transpose of [`sum_untyped`].
fn spread_untyped<E: Float>(ct: Raw<E>, passes: &[(usize, Slide)]) -> Raw<E> {
    passes.iter().fold(ct, |ct, &(p, s)| slide::spread(ct, p, s))
}

/// Means of means: the entries of a window form a rectangle.
fn mean_untyped<E: Float>(x: Raw<E>, passes: &[(usize, Slide)]) -> Raw<E> {
    passes.iter().rev().fold(x, |x, &(p, s)| slide::divided(slide::sums(x, p, s), p, &slide::counts(s)))
}

/// The transpose of [`mean_untyped`].
fn mean_spread_untyped<E: Float>(ct: Raw<E>, passes: &[(usize, Slide)]) -> Raw<E> {
    passes.iter().fold(ct, |ct, &(p, s)| slide::spread(slide::divided(ct, p, &slide::counts(s)), p, s))
}

/// Over the size of the window.
fn averaged<E: Float>(x: Raw<E>, passes: &[(usize, Slide)]) -> Raw<E> {
    let n = E::from_usize(passes.iter().map(|(_, s)| s.size).product());
    elementwise::convert(x, |v| v / n)
}

fn avg_untyped<E: Float>(x: Raw<E>, passes: &[(usize, Slide)]) -> Raw<E> {
    averaged(sum_untyped(x, passes), passes)
}

/// The transpose of [`avg_untyped`].
fn avg_spread_untyped<E: Float>(ct: Raw<E>, passes: &[(usize, Slide)]) -> Raw<E> {
    spread_untyped(averaged(ct, passes), passes)
}

/// Declares a linear windowed operation and its rule.
macro_rules! linear {
    ($($(#[$doc:meta])* $name:ident = $untyped:ident, $rule:ident = $transposed:ident;)*) => {
        $(
            $(#[$doc])*
            #[inline(never)]
            #[track_caller]
            pub fn $name<E, X, A, const N: usize>(x: X, _axes: A, window: Window<N>) -> Tensor<E, X::S, X::V>
            where
                E: Float,
                X: Operand<E>,
                A: AxisSet,
                X::S: SumOver<A>,
                A::List: SlidesOver<A, N>,
            {
                let ids = <(X::S, X::V)>::IDS;
                let x = x.into_raw();
                let along = passes::<A, N>(&ids, x.dims(), &window);
                let y = $untyped(x, &along);
                check_windows(stringify!($name), &ids, y.dims());
                Tensor::from_raw(y)
            }

            #[doc = concat!("The rule of [`", stringify!($name), "`]: its transpose.")]
            #[inline(never)]
            pub fn $rule<E, S, V, A, L, const N: usize>(
                ct: Tensor<E, S, V>,
                _axes: A,
                window: Window<N>,
                like: &L,
            ) -> TensorOf<L>
            where
                E: Float,
                S: Axes,
                V: MappedAxes,
                A: AxisSet,
                L: Shaped<E = E>,
            {
                let along = passes::<A, N>(TensorOf::<L>::IDS, like.dims(), &window);
                Tensor::from_raw($transposed(ct.into_raw(), &along))
            }
        )*

        impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            #[track_caller]
            pub fn $name<A: AxisSet, const N: usize>(&self, axes: A, window: Window<N>) -> Self
            where
                S: SumOver<A>,
                A::List: SlidesOver<A, N>,
            {
                $name::<E, &Self, A, N>(self, axes, window)
            }
        )* }
    };
}

linear! {
    /// The sum of every window over the axes named: `x.window_sum((Height, Width), Window::new([3, 3]))`; padding counts as
    /// zero.
    ///
    /// The axes keep their names and get the number of windows as their extents; an axis of a fixed extent is renamed first.
    /// Rule: every entry gets the cotangents of the windows that it is in.
    ///
    /// # Panics
    /// When an axis does not allow the number of windows.
    window_sum = sum_untyped, window_sum_vjp = spread_untyped;
    /// The mean of every window over the axes named; padding does not count, so that the mean of equal entries is what they
    /// are. NaN for a window of padding only. Axes as of [`window_sum`].
    ///
    /// Rule: every entry gets the cotangents of the windows that it is in, each over the number of its entries.
    ///
    /// # Panics
    /// When an axis does not allow the number of windows.
    window_mean = mean_untyped, window_mean_vjp = mean_spread_untyped;
    /// Average pooling over one to three axes (or more): the sum of every window over its size, where padding counts as
    /// zeros. `x.avg_pool((Height, Width), Window::new([2, 2]).stride([2, 2]))`. Axes as of [`window_sum`].
    ///
    /// Rule: every entry gets the cotangents of the windows that it is in, over the size of the window.
    ///
    /// # Panics
    /// When an axis does not allow the number of windows.
    avg_pool = avg_untyped, avg_pool_vjp = avg_spread_untyped;
}

/// Declares a windowed maximum or minimum, with and without the places of its entries.
macro_rules! extremes {
    ($($(#[$doc:meta])* $name:ident, $with_places:ident = $which:expr;)*) => {
        $(
            $(#[$doc])*
            #[inline(never)]
            #[track_caller]
            pub fn $name<E, X, A, const N: usize>(x: X, _axes: A, window: Window<N>) -> Tensor<E, X::S, X::V>
            where
                E: Float,
                X: Operand<E>,
                A: AxisSet,
                X::S: SumOver<A>,
                A::List: SlidesOver<A, N>,
            {
                let ids = <(X::S, X::V)>::IDS;
                let y = extreme::<E, A, N>(&ids, x.into_raw(), &window, $which);
                check_windows(stringify!($name), &ids, y.dims());
                Tensor::from_raw(y)
            }

            #[doc = concat!("[`", stringify!($name), "`], and where its entries come from.")]
            #[inline(never)]
            #[track_caller]
            pub fn $with_places<E, X, A, const N: usize>(
                x: X,
                _axes: A,
                window: Window<N>,
            ) -> (Tensor<E, X::S, X::V>, Tensor<usize, X::S, X::V>)
            where
                E: Float,
                X: Operand<E>,
                A: AxisSet,
                X::S: SumOver<A>,
                A::List: SlidesOver<A, N>,
            {
                let ids = <(X::S, X::V)>::IDS;
                let (y, places) = x.with_raw(|x| extreme_with_places::<E, A, N>(&ids, x, &window, $which));
                check_windows(stringify!($name), &ids, y.dims());
                (Tensor::from_raw(y), Tensor::from_raw(with_levels(places, &ids)))
            }
        )*

        impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            #[track_caller]
            pub fn $name<A: AxisSet, const N: usize>(&self, axes: A, window: Window<N>) -> Self
            where
                S: SumOver<A>,
                A::List: SlidesOver<A, N>,
            {
                $name::<E, &Self, A, N>(self, axes, window)
            }
        )* }
    };
}

extremes! {
    /// The maximum of every window over the axes named: `x.window_max((Height, Width), Window::new([3, 3]))`. Padding is
    /// -inf, and NaN where a window has one. Axes as of [`window_sum`].
    ///
    /// Rule: the cotangent goes to the first entry of the window that has the maximum, in the order in which the axes are
    /// named; padding takes none of it.
    ///
    /// # Panics
    /// When an axis does not allow the number of windows.
    window_max, window_max_with_places = Extreme::Max;
    /// The minimum of every window over the axes named. Padding is inf, and NaN where a window has one. Axes as of
    /// [`window_sum`].
    ///
    /// Rule: the cotangent goes to the first entry of the window that has the minimum, in the order in which the axes are
    /// named; padding takes none of it.
    ///
    /// # Panics
    /// When an axis does not allow the number of windows.
    window_min, window_min_with_places = Extreme::Min;
    /// Maximum pooling over one to three axes (or more): [`window_max`] by the name that it has in networks.
    /// `x.max_pool((Height, Width), Window::new([2, 2]).stride([2, 2]))`.
    ///
    /// # Panics
    /// When an axis does not allow the number of windows.
    max_pool, max_pool_with_places = Extreme::Max;
}
