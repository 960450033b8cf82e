//! Products over named axes: `dot`, `outer`, and the self-dual `contract_like`.

use super::arith::add_same;
use super::fit::zeros;
use crate::axis::{Axes, AxisSet, Contract, Join, MappedAxes, Outer};
use crate::element::Float;
use crate::kernel::contract::contract;
use crate::plan::Plan;
use crate::raw::{PerAxis, Raw};
use crate::tangent;
use crate::tensor::{Operand, Planned, Shaped, Tensor, TensorOf};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed =
    &[("dot", &["contract_like", "contract_like"]), ("outer", &["contract_like", "contract_like"])];

/// A contraction, on values with or without levels of forward mode.
#[track_caller]
pub(crate) fn contract_untyped<E: Float>(plan: &Plan, a: &Raw<E>, b: &Raw<E>, like: Option<&PerAxis>) -> Raw<E> {
    if !plan.has_tangent() {
        return contract(plan, a, b, like);
    }
    let apply = |p: &Plan, a: &Raw<E>, b: &Raw<E>| {
        let mut wanted = [1; crate::axis::MAX_RANK];
        if let Some(like) = like {
            for (i, axis) in p.out.iter().enumerate() {
                wanted[i] = like[plan.out.position(axis.id).expect("a level removes axes, it adds none")];
            }
        }
        contract(p, a, b, Some(&wanted))
    };
    tangent::bilinear(plan, a, b, &apply, &add_same, &zeros)
}

/// The axes of `dot`.
type Product<E, A, B, C> = <<A as Operand<E>>::S as Contract<C, <B as Operand<E>>::S>>::Out;

/// The product of `a` and `b` summed over the axes `C`. Axes common to both and not summed are batch axes.
#[inline(never)]
#[track_caller]
pub fn dot<E: Float, A: Operand<E>, B: Operand<E>, C: AxisSet>(
    a: A,
    b: B,
    _axes: C,
) -> Tensor<E, Product<E, A, B, C>, Join<A::V, B::V>>
where
    A::S: Contract<C, B::S>,
{
    let plan = Planned::<(A::S, A::V), (B::S, B::V), (Product<E, A, B, C>, Join<A::V, B::V>)>::PLAN;
    Tensor::from_raw(a.with_raw(|a| b.with_raw(|b| contract_untyped(plan, a, b, None))))
}

/// The product of every entry of `a` with every entry of `b`; axes common to both are batch axes.
#[inline(never)]
#[track_caller]
pub fn outer<E: Float, A: Operand<E>, B: Operand<E>>(
    a: A,
    b: B,
) -> Tensor<E, <A::S as Outer<B::S>>::Out, Join<A::V, B::V>>
where
    A::S: Outer<B::S>,
{
    let plan = Planned::<(A::S, A::V), (B::S, B::V), (<A::S as Outer<B::S>>::Out, Join<A::V, B::V>)>::PLAN;
    Tensor::from_raw(a.with_raw(|a| b.with_raw(|b| contract_untyped(plan, a, b, None))))
}

/// The product of `x` and `y` with the type and the extents of `like`: summed over what that lacks, repeated over what
/// it has more. The rule of both operands of `dot`, `outer` and of broadcasting `*`; it is its own rule.
#[inline(never)]
#[track_caller]
pub fn contract_like<E: Float, X: Operand<E>, Y: Operand<E>, L: Shaped<E = E>>(x: X, y: Y, like: &L) -> TensorOf<L> {
    let plan = Planned::<(X::S, X::V), (Y::S, Y::V), (L::S, L::V)>::PLAN;
    Tensor::from_raw(x.with_raw(|x| y.with_raw(|y| contract_untyped(plan, x, y, Some(like.dims())))))
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The product with `w`, summed over the axes named: `x.dot(&w, Feature)`, `a.dot(&b, (Row, Col))`.
    ///
    /// Named axes: those of `self` without the summed ones, then what `w` has more. Axes that both have and that are
    /// not summed are batch axes: they occur once.
    ///
    /// Formula: `out[r, c] = Σ_k self[r, k] w[k, c]`. Rule: `d self[r, k] = Σ_c ct[r, c] w[k, c]`, and alike for `w`.
    ///
    /// # Panics
    /// When a common axis has different extents.
    #[track_caller]
    pub fn dot<W: Operand<E>, A: AxisSet>(
        &self,
        w: W,
        axes: A,
    ) -> Tensor<E, <S as Contract<A, W::S>>::Out, Join<V, W::V>>
    where
        S: Contract<A, W::S>,
    {
        dot::<E, &Self, W, A>(self, w, axes)
    }

    /// The product of every entry with every entry of `w`; axes that both have are batch axes.
    ///
    /// Formula: `out[r, c] = self[r] w[c]`. Rule: as for [`Tensor::dot`].
    ///
    /// # Panics
    /// When a common axis has different extents.
    #[track_caller]
    pub fn outer<W: Operand<E>>(&self, w: W) -> Tensor<E, <S as Outer<W::S>>::Out, Join<V, W::V>>
    where
        S: Outer<W::S>,
    {
        outer::<E, &Self, W>(self, w)
    }
}
