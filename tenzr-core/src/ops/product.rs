//! Products over named axes, exact with any number of zeros: the derivative of a product by one entry is the product of the
//! others, and that is made of products from both ends, without a division.

use super::arith::mul_same;
use super::reduce::{Reduced, ReducedPlan, mul_broadcast, reduced_count, sum_untyped};
use super::scan::{Along, cumprod_untyped, shifted};
use crate::axis::{Axes, AxisSet, Ids, MappedAxes, SumOver};
use crate::element::Float;
use crate::kernel::reduce::{Rows, reduced_dims};
use crate::kernel::scan::Direction;
use crate::plan::Plan;
use crate::raw::Raw;
use crate::tangent;
use crate::tensor::{Operand, Tensor};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[("prod", &["prod_vjp"]), ("prod_all", &["prod_vjp"])];

#[track_caller]
fn prod_untyped<E: Float>(plan: &Plan, x: Raw<E>) -> Raw<E> {
    if let Some(level) = plan.level() {
        let inner = plan.without(level);
        let (p, t) = tangent::split_id(&x, &plan.a, level);
        drop(x);
        let tangent = t.map(|t| sum_untyped(&inner, mul_same(&inner.a, t, others(&inner, p.clone()))));
        let y = prod_untyped(&inner, p);
        return tangent::stack(y, tangent, plan.out.position(level.id).expect("levels are not reduced"));
    }
    if reduced_count(plan, &x) == 0 {
        return Raw::filled(reduced_dims(plan, &x), plan.out.rank(), E::ONE);
    }
    Rows::over(plan, x, 0).map(plan, |row| row.iter().fold(E::ONE, |y, &v| y * v))
}

/// Every entry of rows becomes the product of the others of its row.
fn others_of_rows<E: Float>(rows: &mut [E], width: usize) {
    let mut own = vec![E::ZERO; width];
    for row in rows.chunks_exact_mut(width) {
        own.copy_from_slice(row);
        let mut before = E::ONE;
        for (o, &v) in row.iter_mut().zip(&own) {
            *o = before;
            before *= v;
        }
        let mut after = E::ONE;
        for (o, &v) in row.iter_mut().zip(&own).rev() {
            *o *= after;
            after *= v;
        }
    }
}

/// For every entry the product of the others that `plan` reduces with it.
fn others<E: Float>(plan: &Plan, x: Raw<E>) -> Raw<E> {
    if !plan.has_tangent() {
        if x.is_empty() {
            return x;
        }
        let rows = Rows::over(plan, x, 0);
        let width = rows.width;
        let mut y = rows.into_owned();
        others_of_rows(y.unique().expect("owned"), width);
        return y;
    }
    let axes: Vec<u64> = plan.sums().iter().map(|(_, axis)| axis.id).collect();
    others_along(&plan.a, &axes, x)
}

/// As [`others`], with levels of forward mode: one axis after the other, of products up to an entry and from it on.
fn others_along<E: Float>(ids: &Ids, axes: &[u64], x: Raw<E>) -> Raw<E> {
    let Some((&first, rest)) = axes.split_first() else {
        return super::elementwise::primal_map(&x, ids, &|_| E::ONE);
    };
    let side = |direction| {
        let along = Along::new(first, direction);
        shifted(ids, along, cumprod_untyped(ids, along, x.clone()), E::ONE)
    };
    let of_row = mul_same(ids, side(Direction::Forward), side(Direction::Reverse));
    if rest.is_empty() {
        return of_row;
    }
    let rows = ids.without(ids.position(first).expect("an axis of the operand"));
    let products = prod_untyped(&Plan::unary(*ids, rows), x);
    mul_broadcast(ids, of_row, &rows, others_along(&rows, rest, products))
}

/// The product over the axes named; 1 over an empty axis.
#[inline(never)]
#[track_caller]
pub fn prod<E: Float, X: Operand<E>, A: AxisSet>(x: X, _axes: A) -> Tensor<E, Reduced<X::S, A>, X::V>
where
    X::S: SumOver<A>,
{
    let plan = ReducedPlan::<(X::S, X::V), (Reduced<X::S, A>, X::V)>::PLAN;
    Tensor::from_raw(prod_untyped(plan, x.into_raw()))
}

/// The product over all axes of an example.
#[inline(never)]
#[track_caller]
pub fn prod_all<E: Float, X: Operand<E>>(x: X) -> Tensor<E, (), X::V> {
    let plan = ReducedPlan::<(X::S, X::V), ((), X::V)>::PLAN;
    Tensor::from_raw(prod_untyped(plan, x.into_raw()))
}

/// The rule of [`prod`] and [`prod_all`]: the cotangent times the product of the other entries.
#[inline(never)]
pub fn prod_vjp<E: Float, S: Axes, V: MappedAxes, SX: Axes, VX: MappedAxes>(
    ct: Tensor<E, S, V>,
    x: &Tensor<E, SX, VX>,
) -> Tensor<E, SX, VX> {
    let plan = ReducedPlan::<(SX, VX), (S, V)>::PLAN;
    let others = others(plan, x.raw().clone());
    Tensor::from_raw(mul_broadcast(&plan.a, others, &plan.out, ct.into_raw()))
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The product over the axes named: `x.prod(Class)`, `x.prod((Time, Class))`; 1 over an empty axis.
    ///
    /// Rule: the cotangent times the product of the other entries, which is exact with any number of zeros.
    #[track_caller]
    pub fn prod<A: AxisSet>(&self, axes: A) -> Tensor<E, Reduced<S, A>, V>
    where
        S: SumOver<A>,
    {
        prod(self, axes)
    }

    /// The product over all axes of an example. See [`Tensor::prod`].
    #[track_caller]
    pub fn prod_all(&self) -> Tensor<E, (), V> {
        prod_all(self)
    }
}
