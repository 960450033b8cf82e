//! Maps, levels of forward mode and sets of mapped axes, entry by entry.

use super::{List, ListLike, Listed};
use crate::axis::{Axes, Axis, Insert, Join, MappedAxes, Over, SumOver};
use crate::element::{Element, Float};
use crate::ops::fit;
use crate::runtime::{self as rt, Ambient, Devectorize};
use crate::tensor::{Shaped, Tensor, TensorOf};

/// See [`rt::retag`].
#[inline(always)]
pub fn retag<V2: MappedAxes, E: Element, S: Axes, V: MappedAxes>(x: List<Tensor<E, S, V>>) -> List<Tensor<E, S, V2>> {
    List(x.0.into_iter().map(rt::retag).collect())
}

/// See [`rt::lift`].
#[track_caller]
pub fn lift<X: Listed<E: Float>, A: MappedAxes>(x: X, ambient: &Ambient<A>) -> List<Tensor<X::E, X::S, Join<X::V, A>>> {
    List(x.items().iter().map(|x| rt::lift::<X::E, _, A>(x, ambient)).collect())
}

/// Adds the extents of a list to an ambient.
///
/// # Panics
/// When two arguments have different extents of one mapped axis.
#[track_caller]
pub fn with<V: MappedAxes, X: Listed>(ambient: Ambient<V>, x: X) -> Ambient<V> {
    x.items().iter().fold(ambient, |ambient, x| ambient.with(x))
}

/// See [`rt::extent_of`]: that of the first entry, where there is one.
pub fn extent_of<A: Axis, E: Element, X: Listed<E = E>>(x: &X) -> usize
where
    X::S: SumOver<A>,
{
    x.items().first().map_or(usize::MAX, |x| rt::extent_of::<A, E, _>(&x))
}

/// See [`rt::vectorize`].
#[track_caller]
pub fn vectorize<A: Axis, E: Element, X: Listed<E = E>>(
    x: X,
) -> List<Tensor<E, <X::S as SumOver<A>>::Out, Join<X::V, Over<A>>>>
where
    X::S: SumOver<A>,
{
    List(x.items().iter().map(|x| rt::vectorize::<A, E, _>(x)).collect())
}

/// See [`rt::devectorize`].
pub fn devectorize<A: Axis, X: Listed<S: Insert<A>>>(
    x: X,
    n: usize,
) -> List<Tensor<X::E, <X::S as Insert<A>>::Out, <X::V as MappedAxes>::Remove<A>>> {
    List(x.items().iter().map(|x| Devectorize::<A>::devectorize(x, n)).collect())
}

/// See [`rt::dual`].
#[track_caller]
pub fn dual<T: Axis, E: Float, P: Listed<E = E>, D: Listed<E = E, S = P::S>>(
    p: P,
    t: D,
) -> List<Tensor<E, P::S, Join<Join<P::V, D::V>, Over<T>>>> {
    let (p, t) = (p.items(), t.items());
    assert!(p.len() == t.len(), "the tangent is a list of {} tensors, and the value one of {}", t.len(), p.len());
    List(p.iter().zip(t).map(|(p, t)| rt::dual::<T, E, _, _>(p, t)).collect())
}

/// See [`rt::constant`].
pub fn constant<T: Axis, E: Float, X: Listed<E = E>>(x: X) -> List<Tensor<E, X::S, Join<X::V, Over<T>>>> {
    List(x.items().iter().map(|x| rt::constant::<T, E, _>(x)).collect())
}

/// See [`rt::primal`].
pub fn primal<T: Axis, E: Float, X: Listed<E = E>>(x: X) -> List<Tensor<E, X::S, <X::V as MappedAxes>::Remove<T>>> {
    List(x.items().iter().map(|x| rt::primal::<T, E, _>(x)).collect())
}

/// See [`rt::tangent_of`].
pub fn tangent_of<T: Axis, E: Float, X: Listed<E = E>>(x: X) -> List<Tensor<E, X::S, <X::V as MappedAxes>::Remove<T>>> {
    List(x.items().iter().map(|x| rt::tangent_of::<T, E, _>(x)).collect())
}

/// See [`fit::fit_like`].
pub fn fit_like<X: Listed<E: Float>, L: Shaped<E = X::E>>(x: X, like: &ListLike<L>) -> List<TensorOf<L>> {
    List(x.items().iter().zip(&like.0).map(|(x, l)| fit::fit_like(x, l)).collect())
}

macro_rules! rules {
    ($($rule:ident)*) => { $(
        /// The rule of the function of that name, entry by entry.
        pub fn $rule<T: Axis, E: Float, S: Axes, V: MappedAxes, L: Shaped<E = E>>(
            ct: List<Tensor<E, S, V>>,
            like: &ListLike<L>,
        ) -> List<TensorOf<L>> {
            List(ct.0.into_iter().zip(&like.0).map(|(ct, l)| rt::$rule::<T, E, S, V, L>(ct, l)).collect())
        }
    )* };
}

rules! { vectorize_vjp devectorize_vjp dual_vjp_tangent primal_vjp tangent_of_vjp }
