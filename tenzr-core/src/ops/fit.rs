//! The self-dual `fit_like`: the rule of everything that only moves, repeats or sums entries.

use crate::axis::{Ids, Single};
use crate::element::{Element, Float};
use crate::kernel::reduce;
use crate::plan::Plan;
use crate::raw::{PerAxis, Raw};
use crate::tangent;
use crate::tensor::{Operand, Planned, Shaped, Tensor, TensorOf};

/// Zeros with the extents of `x`, stored once.
pub(crate) fn zeros<E: Element>(x: &Raw<E>) -> Raw<E> {
    Raw::filled(*x.dims(), x.rank(), E::default())
}

/// Sums what the result lacks, repeats (stored once) what it has more, and permutes.
#[inline(never)]
#[track_caller]
pub(crate) fn fit_untyped<E: Float>(plan: &Plan, x: Raw<E>, dims: &PerAxis) -> Raw<E> {
    if plan.out.same(&plan.a) {
        return x;
    }
    fit_levels(plan, x, &plan.out, dims)
}

/// `dims` are those of all axes in `named`; the plan's own may be fewer, when levels of forward mode were split off.
fn fit_levels<E: Float>(plan: &Plan, x: Raw<E>, named: &Ids, dims: &PerAxis) -> Raw<E> {
    let apply = |p: &Plan, x: Raw<E>| {
        let mut wanted = [1; crate::axis::MAX_RANK];
        for (i, axis) in p.out.iter().enumerate() {
            wanted[i] = dims[named.position(axis.id).expect("a level removes axes, it adds none")];
        }
        reduce::fit(p, x, &wanted)
    };
    tangent::linear(plan, x, &apply, &zeros)
}

/// The value with the type and the extents of `like`: summed over what that lacks, repeated over what it has more.
/// The rule of `+`, sums, means, maps over captured values and permutations; it is its own rule.
#[track_caller]
pub fn fit_like<E: Float, X: Operand<E>, L: Shaped<E = E>>(x: X, like: &L) -> TensorOf<L> {
    let plan = Planned::<(X::S, X::V), ((), Single), (L::S, L::V)>::PLAN;
    Tensor::from_raw(fit_untyped(plan, x.into_raw(), like.dims()))
}

/// Zeros with the type and the extents of `like`, stored once.
pub fn zeros_like<L: Shaped>(like: &L) -> TensorOf<L>
where
    L::E: Float,
{
    let rank = TensorOf::<L>::IDS.rank();
    Tensor::from_raw(Raw::filled(*like.dims(), rank, <L::E as Float>::ZERO))
}
