//! Reductions of truth values and integers, and truth values of floats. They carry no cotangent.

use super::compare::primal_of;
use super::reduce::{Reduced, ReducedPlan};
use crate::axis::{Axes, AxisSet, Ids, MappedAxes, SumOver};
use crate::element::{Element, Float, Number};
use crate::kernel::{elementwise, reduce};
use crate::plan::Plan;
use crate::raw::Raw;
use crate::tensor::{Operand, Tensor};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("all", &[""]),
    ("all_all", &[""]),
    ("any", &[""]),
    ("any_all", &[""]),
    ("count", &[""]),
    ("count_all", &[""]),
    ("is_nan", &[""]),
    ("is_finite", &[""]),
];

macro_rules! reductions {
    ($($(#[$doc:meta])* $name:ident / $(#[$doc_all:meta])* $all:ident: $E:ty = $start:expr, $f:expr;)*) => {
        $(
            $(#[$doc])*
            #[inline(never)]
            pub fn $name<X: Operand<bool>, A: AxisSet>(
                x: X,
                _axes: A,
            ) -> Tensor<$E, Reduced<X::S, A>, <X::V as MappedAxes>::Primal>
            where
                X::S: SumOver<A>,
            {
                let plan = ReducedPlan::<(X::S, X::V), (Reduced<X::S, A>, <X::V as MappedAxes>::Primal)>::PLAN;
                Tensor::from_raw(x.with_raw(|x| on_primals(plan, x, $start, $f)))
            }

            $(#[$doc_all])*
            #[inline(never)]
            pub fn $all<X: Operand<bool>>(x: X) -> Tensor<$E, (), <X::V as MappedAxes>::Primal> {
                let plan = ReducedPlan::<(X::S, X::V), ((), <X::V as MappedAxes>::Primal)>::PLAN;
                Tensor::from_raw(x.with_raw(|x| on_primals(plan, x, $start, $f)))
            }
        )*

        impl<S: Axes, V: MappedAxes> Tensor<bool, S, V> { $(
            $(#[$doc])*
            pub fn $name<A: AxisSet>(&self, axes: A) -> Tensor<$E, Reduced<S, A>, V::Primal>
            where
                S: SumOver<A>,
            {
                $name(self, axes)
            }

            $(#[$doc_all])*
            pub fn $all(&self) -> Tensor<$E, (), V::Primal> {
                $all(self)
            }
        )* }
    };
}

fn on_primals<O: Element>(plan: &Plan, x: &Raw<bool>, start: O, f: fn(O, bool) -> O) -> Raw<O> {
    let (x, ids) = primal_of(x, &plan.a);
    reduce::fold(&Plan::unary(ids, plan.out), &x, start, f)
}

reductions! {
    /// Whether all hold over the axes named; true over an empty axis. Carries no cotangent.
    all /
    /// Whether all hold over all axes of an example. Carries no cotangent.
    all_all: bool = true, |all, x| all && x;
    /// Whether one holds over the axes named; false over an empty axis. Carries no cotangent.
    any /
    /// Whether one holds over all axes of an example. Carries no cotangent.
    any_all: bool = false, |any, x| any || x;
    /// How many hold over the axes named. Carries no cotangent.
    count /
    /// How many hold over all axes of an example. Carries no cotangent.
    count_all: usize = 0, |count, x| count + usize::from(x);
}

macro_rules! tests {
    ($($(#[$doc:meta])* $name:ident: |$x:ident| $value:expr;)*) => {
        $(
            $(#[$doc])*
            #[inline(never)]
            pub fn $name<E: Float, X: Operand<E>>(x: X) -> Tensor<bool, X::S, <X::V as MappedAxes>::Primal> {
                let (x, _) = x.with_raw(|x| primal_of(x, &Ids::of::<X::S, X::V>()));
                Tensor::from_raw(elementwise::convert(x, |$x: E| $value))
            }
        )*

        impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            pub fn $name(&self) -> Tensor<bool, S, V::Primal> {
                $name(self)
            }
        )* }
    };
}

tests! {
    /// Entry by entry: is it not a number? Carries no cotangent.
    is_nan: |x| x.is_nan();
    /// Entry by entry: is it neither infinite nor NaN? Carries no cotangent.
    is_finite: |x| x.is_finite();
}

/// Numbers that are summed and compared over axes: floats by the kernels that carry tangents, integers one by one.
#[diagnostic::on_unimplemented(
    message = "a tensor of `{Self}` has no sum and no largest entry",
    label = "expected numbers",
    note = "of truth values there are `.count(..)`, `.all(..)` and `.any(..)`"
)]
pub trait Reduce: Number {
    #[doc(hidden)]
    fn sum_over(plan: &Plan, x: Raw<Self>) -> Raw<Self>;
    #[doc(hidden)]
    fn max_over(plan: &Plan, x: Raw<Self>) -> Raw<Self>;
    #[doc(hidden)]
    fn min_over(plan: &Plan, x: Raw<Self>) -> Raw<Self>;
}

macro_rules! integers {
    ($($E:ty)*) => { $(
        impl Reduce for $E {
            fn sum_over(plan: &Plan, x: Raw<$E>) -> Raw<$E> {
                reduce::fold(plan, &x, 0, |sum, x| sum + x)
            }
            #[track_caller]
            fn max_over(plan: &Plan, x: Raw<$E>) -> Raw<$E> {
                super::reduce::refuse_empty(plan, &x, "max");
                reduce::fold_from_first(plan, &x, Ord::max)
            }
            #[track_caller]
            fn min_over(plan: &Plan, x: Raw<$E>) -> Raw<$E> {
                super::reduce::refuse_empty(plan, &x, "min");
                reduce::fold_from_first(plan, &x, Ord::min)
            }
        }
    )* };
}

integers! { i32 i64 usize }
