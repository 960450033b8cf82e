//! What operations share that pick entries of their operand: sorting, cumulative and windowed maxima, quantiles.
//!
//! Where to pick is a question to the primal values. Given that, picking is linear: a tangent is picked at the same places,
//! and a cotangent goes back to them.

use super::compare::primal_of;
use crate::axis::{Axes, AxisSet, Ids, MappedAxes, Single};
use crate::element::{Element, Float};
use crate::kernel::pick::Picking;
use crate::raw::Raw;
use crate::tangent;
use crate::tensor::{Shaped, Tensor, TensorOf};

/// Which entry of several is taken.
#[derive(Clone, Copy)]
pub(crate) enum Extreme {
    Max,
    Min,
}

impl Extreme {
    /// Whether `new` takes the place of `old`: where it is better, and where it is the first NaN.
    #[inline(always)]
    pub(crate) fn better<E: Float>(self, new: E, old: E) -> bool {
        let is_better = match self {
            Extreme::Max => new > old,
            Extreme::Min => new < old,
        };
        is_better || new.is_nan() && !old.is_nan()
    }

    /// The one of two entries that is taken; the first of equal ones.
    #[inline(always)]
    pub(crate) fn best<E: Float>(self, first: E, second: E) -> E {
        if self.better(second, first) { second } else { first }
    }

    /// The extreme of nothing.
    pub(crate) fn nothing<E: Float>(self) -> E {
        match self {
            Extreme::Max => E::NEG_INFINITY,
            Extreme::Min => E::INFINITY,
        }
    }
}

/// The axes that an operation names, in that order.
pub(crate) const fn named<A: AxisSet>() -> Ids {
    Ids::of::<A::Tuple, Single>()
}

/// Where the axes that an operation names stand in a value, in the order in which they are named.
pub(crate) fn positions<A: AxisSet>(ids: &Ids) -> Vec<usize> {
    named::<A>().iter().map(|a| ids.position(a.id).expect("an axis of the operand")).collect()
}

/// The axes of one example, as they stand in a value.
pub(crate) fn all_axes(ids: &Ids) -> Ids {
    ids.iter().filter(|a| !a.is_mapped()).fold(Ids::EMPTY, |all, a| all.with(*a))
}

/// The value with the primal part given, and the tangents of the operand at the picks.
pub(crate) fn picked<E: Float>(picking: &Picking, x: &Raw<E>, picks: &Raw<usize>, primal: Raw<E>) -> Raw<E> {
    let Some(p) = picking.out.tangent() else { return primal };
    let level = picking.out.axis(p);
    let inner = picking.without(level);
    let (x, t) = tangent::split_id(x, &picking.x, level);
    let tangent = t.map(|t| inner.gather(&t, picks));
    tangent::stack(picked(&inner, &x, picks, primal), tangent, p)
}

/// Places under axes that may have levels of forward mode: they have no tangent.
pub(crate) fn with_levels<E: Element>(places: Raw<E>, ids: &Ids) -> Raw<E> {
    match ids.tangent() {
        Some(p) => tangent::stack(with_levels(places, &ids.without(p)), None, p),
        None => places,
    }
}

/// The rule of what picks entries along the axes `A`: the cotangent where the entries were picked, zero elsewhere.
#[inline(never)]
pub fn picked_vjp<E, S, V, A, L>(ct: Tensor<E, S, V>, picks: &Tensor<usize, S, V>, _axes: A, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    A: AxisSet,
    L: Shaped<E = E>,
{
    let (x, out) = (*TensorOf::<L>::IDS, *Tensor::<E, S, V>::IDS);
    let (picks, _) = primal_of(picks.raw(), &out);
    Tensor::from_raw(Picking::new(x, out, &named::<A>()).scatter(ct.raw(), &picks, like.dims()))
}
