//! Forward mode: dual numbers and their parts.

use super::mapped;
use crate::axis::{Axes, Axis, Join, MAX_RANK, MappedAxes, Over, Single};
use crate::element::{Element, Float};
use crate::ops::fit::{fit_untyped, zeros};
use crate::plan::Plan;
use crate::raw::{PerAxis, Raw};
use crate::tangent;
use crate::tensor::{Named, Operand, Planned, Shaped, Tensor, TensorOf};

/// The dual number with the primal `p` and the tangent `t` at the level `T`.
#[track_caller]
pub fn dual<T: Axis, E: Float, P: Operand<E>, D: Operand<E, S = P::S>>(
    p: P,
    t: D,
) -> Tensor<E, P::S, Join<Join<P::V, D::V>, Over<T>>> {
    let ids = Tensor::<E, P::S, Join<Join<P::V, D::V>, Over<T>>>::IDS;
    let at = ids.position(mapped::<T>().id).expect("the level");
    let inner = ids.without(at);
    let plan = Plan::new(<(P::S, P::V)>::IDS, <(D::S, D::V)>::IDS, inner);
    let (p, t) = (p.into_raw(), t.into_raw());
    let dims = dual_dims(&plan, &p, &t);
    let p = fit_untyped(&Plan::unary(plan.a, inner), p, &dims);
    let t = fit_untyped(&Plan::unary(plan.b, inner), t, &dims);
    Tensor::from_raw(tangent::stack(p, Some(t), at))
}

/// The extents of a dual number's parts; the two must agree except for the extents of other levels.
#[track_caller]
fn dual_dims<E: Float>(plan: &Plan, p: &Raw<E>, t: &Raw<E>) -> PerAxis {
    let mut dims = [1; MAX_RANK];
    for (i, place) in plan.places().iter().enumerate() {
        let axis = plan.out.axis(i);
        if axis.is_tangent() {
            continue;
        }
        match (place.a().map(|a| p.dim(a)), place.b().map(|b| t.dim(b))) {
            (Some(m), Some(n)) if m != n => {
                panic!("the tangent has extent {n} of the axis `{}`, and the value has {m}", axis.name)
            }
            (m, n) => dims[i] = m.or(n).unwrap_or(1) as u32,
        }
    }
    dims
}

/// `x` as a dual number at the level `T` whose tangent is zero.
pub fn constant<T: Axis, E: Float, X: Operand<E>>(x: X) -> Tensor<E, X::S, Join<X::V, Over<T>>> {
    let plan = Planned::<(X::S, X::V), ((), Single), (X::S, Join<X::V, Over<T>>)>::PLAN;
    let mut dims = [1; MAX_RANK];
    x.with_raw(|x| {
        for (i, place) in plan.places().iter().enumerate() {
            dims[i] = place.a().map_or(1, |p| x.dims()[p]);
        }
    });
    Tensor::from_raw(fit_untyped(plan, x.into_raw(), &dims))
}

pub(super) fn part<T: Axis, E: Element, S: Axes, V: MappedAxes>(
    x: &Raw<E>,
    index: usize,
) -> Tensor<E, S, V::Remove<T>> {
    let zeros = |x: &Raw<E>| Raw::filled(*x.dims(), x.rank(), E::default());
    let raw = match Tensor::<E, S, V>::IDS.position(mapped::<T>().id) {
        None if index == 0 => x.clone(),
        None => zeros(x),
        Some(p) if index < x.dim(p) => x.at(p, index),
        Some(p) => zeros(&x.at(p, 0)),
    };
    Tensor::from_raw(raw)
}

/// The value of a dual number at the level `T`.
pub fn primal<T: Axis, E: Float, X: Operand<E>>(x: X) -> Tensor<E, X::S, <X::V as MappedAxes>::Remove<T>> {
    x.with_raw(|x| part::<T, E, X::S, X::V>(x, 0))
}

/// The tangent of a dual number at the level `T`; zero for a value that lacks the level.
pub fn tangent_of<T: Axis, E: Float, X: Operand<E>>(x: X) -> Tensor<E, X::S, <X::V as MappedAxes>::Remove<T>> {
    x.with_raw(|x| part::<T, E, X::S, X::V>(x, 1))
}

/// The cotangent of a dual number from those of its parts. The dual numbers are their own dual with the parts
/// exchanged: the primal part holds the cotangent of the tangent.
fn dual_cotangent<T: Axis, E: Float, L: Shaped<E = E>>(
    of_primal: Option<Raw<E>>,
    of_tangent: Option<Raw<E>>,
    like: &L,
) -> TensorOf<L> {
    let ids = TensorOf::<L>::IDS;
    let raw = match (ids.position(mapped::<T>().id), of_primal, of_tangent) {
        (Some(at), Some(p), None) => tangent::stack(zeros(&p), Some(p), at),
        (Some(at), None, Some(t)) => tangent::stack(t, None, at),
        (None, Some(p), None) => p,
        _ => Raw::filled(*like.dims(), ids.rank(), E::ZERO),
    };
    Tensor::from_raw(raw)
}

/// The rule of [`primal`].
pub fn primal_vjp<T: Axis, E: Float, S: Axes, V: MappedAxes, L: Shaped<E = E>>(
    ct: Tensor<E, S, V>,
    like: &L,
) -> TensorOf<L> {
    dual_cotangent::<T, E, L>(Some(ct.into_raw()), None, like)
}

/// The rule of [`tangent_of`].
pub fn tangent_of_vjp<T: Axis, E: Float, S: Axes, V: MappedAxes, L: Shaped<E = E>>(
    ct: Tensor<E, S, V>,
    like: &L,
) -> TensorOf<L> {
    dual_cotangent::<T, E, L>(None, Some(ct.into_raw()), like)
}

/// The rule of the tangent in [`dual`]; that of the primal is `fit_like`.
pub fn dual_vjp_tangent<T: Axis, E: Float, S: Axes, V: MappedAxes, L: Shaped<E = E>>(
    ct: Tensor<E, S, V>,
    like: &L,
) -> TensorOf<L> {
    crate::ops::fit::fit_like(primal::<T, E, _>(ct), like)
}
