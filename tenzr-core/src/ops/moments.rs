//! Variance, standard deviation and norms over named axes.
//!
//! The mean is taken off before anything is squared. A norm is not smooth at zero: there its derivative is 0, and so is that
//! of a standard deviation of equal entries.

use super::arith::{add_same, mul_same, neg_untyped, scale_untyped};
use super::elementwise::{Function, Product, Square, Term, abs, abs_vjp, apply};
use super::fit::fit_like;
use super::reduce::{
    Reduced, ReducedPlan, divided, extreme_vjp, max, max_all, mean_untyped, mul_broadcast, reduced_count,
    sub_broadcast, sum, sum_all, sum_untyped,
};
use crate::axis::{Axes, AxisSet, Ids, MappedAxes, SumOver};
use crate::element::Float;
use crate::kernel::reduce::{Rows, reduced_dims};
use crate::kernel::sum::sum_of;
use crate::kernel::{elementwise, isa};
use crate::plan::Plan;
use crate::raw::Raw;
use crate::tangent;
use crate::tensor::{Operand, Tensor};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("variance", &["variance_vjp"]),
    ("variance_all", &["variance_vjp"]),
    ("std", &["std_vjp"]),
    ("std_all", &["std_vjp"]),
    ("norm", &["norm_vjp"]),
    ("norm_all", &["norm_vjp"]),
    ("norm_l1", &["norm_l1_vjp"]),
    ("norm_l1_all", &["norm_l1_vjp"]),
    ("norm_inf", &["norm_inf_vjp"]),
    ("norm_inf_all", &["norm_inf_vjp"]),
];

/// `x` with the mean over what `plan` reduces taken off.
pub(crate) fn less_mean<E: Float>(plan: &Plan, x: Raw<E>) -> Raw<E> {
    if x.is_empty() {
        return x;
    }
    let mean = mean_untyped(plan, x.clone());
    sub_broadcast(&plan.a, x, &plan.out, mean)
}

/// As [`less_mean`], twice: the first mean is rounded to the digits of the entries, which may be far from zero.
pub(crate) fn centred<E: Float>(plan: &Plan, x: Raw<E>) -> Raw<E> {
    less_mean(plan, less_mean(plan, x))
}

/// The number of entries that a variance divides by: NaN where there are no more than `ddof`.
fn degrees<E: Float>(plan: &Plan, x: &Raw<E>, ddof: usize) -> E {
    match reduced_count(plan, x).checked_sub(ddof) {
        None | Some(0) => E::NAN,
        Some(n) => E::from_usize(n),
    }
}

#[track_caller]
fn variance_untyped<E: Float>(plan: &Plan, x: Raw<E>, ddof: usize) -> Raw<E> {
    let n = degrees(plan, &x, ddof);
    divided(sum_untyped(plan, apply(centred(plan, x), &plan.a, Square)), n)
}

fn variance_rule<E: Float>(plan: &Plan, ct: Raw<E>, x: &Raw<E>, ddof: usize) -> Raw<E> {
    let n = degrees(plan, x, ddof);
    let twice = scale_untyped(divided(ct, n), E::ONE + E::ONE);
    mul_broadcast(&plan.a, centred(plan, x.clone()), &plan.out, twice)
}

/// A sum of squares beneath this one may have lost digits.
const SMALL: f64 = 1e-30;

/// The Euclidean norm of a row. Where squares overflow or underflow the largest entry is divided out.
fn norm_of<E: Float>(row: &[E]) -> E {
    let squares = sum_of(row.len(), &|i| row[i] * row[i]);
    if squares > E::from_f64(SMALL) && squares < E::INFINITY || squares.is_nan() {
        return squares.sqrt();
    }
    let top = row.iter().fold(E::ZERO, |m, &v| if v.abs() > m { v.abs() } else { m });
    if top == E::ZERO || top == E::INFINITY {
        return top;
    }
    top * sum_of(row.len(), &|i| (row[i] / top) * (row[i] / top)).sqrt()
}

#[track_caller]
fn norm_untyped<E: Float>(plan: &Plan, x: Raw<E>) -> Raw<E> {
    if let Some(level) = plan.level() {
        let inner = plan.without(level);
        let (p, t) = tangent::split_id(&x, &plan.a, level);
        drop(x);
        let tangent = t.map(|t| sum_untyped(&inner, mul_same(&inner.a, unit(&inner, p.clone()), t)));
        let y = norm_untyped(&inner, p);
        return tangent::stack(y, tangent, plan.out.position(level.id).expect("levels are not reduced"));
    }
    if reduced_count(plan, &x) == 0 {
        return Raw::filled(reduced_dims(plan, &x), plan.out.rank(), E::ZERO);
    }
    Rows::over(plan, x, 0).map(plan, norm_of)
}

/// `x / y`, and zero where `y` is.
fn over_norm<E: Float>(x: &mut [E], y: &[E]) {
    isa::zip_in_place(
        x,
        y,
        #[inline(always)]
        |x, y| if y == E::ZERO { E::ZERO } else { x / y },
    );
}

/// `x` over its norm, zero where that is; the tangent is `(t - u Σ u t) / y`, which is zero there as well.
fn unit<E: Float>(plan: &Plan, x: Raw<E>) -> Raw<E> {
    if x.is_empty() {
        return x;
    }
    let by_norm = Plan::new(plan.a, plan.out, plan.a);
    let Some(level) = plan.level() else {
        let y = norm_untyped(plan, x.clone());
        return elementwise::binary(&by_norm, x, y, over_norm);
    };
    let inner = plan.without(level);
    let (p, t) = tangent::split_id(&x, &plan.a, level);
    drop(x);
    let u = unit(&inner, p.clone());
    let tangent = t.map(|t| {
        let along = sum_untyped(&inner, mul_same(&inner.a, u.clone(), t.clone()));
        let across = add_same(&inner.a, t, neg_untyped(mul_broadcast(&inner.a, u.clone(), &inner.out, along)));
        mul_broadcast(&inner.a, across, &inner.out, recip_or_zero(&inner.out, norm_untyped(&inner, p)))
    });
    tangent::stack(u, tangent, plan.a.position(level.id).expect("the operand has the level"))
}

/// `1 / y`, and zero where `y` is.
#[derive(Clone, Copy)]
struct RecipOrZero;

impl Function for RecipOrZero {
    const OF_RESULT: bool = true;

    #[inline(always)]
    fn value<E: Float>(self, y: E) -> E {
        if y == E::ZERO { E::ZERO } else { E::ONE / y }
    }

    #[inline(always)]
    fn slope<E: Float, T: Term<E>>(self, r: T) -> T {
        -r.squared()
    }

    fn product(self) -> Product {
        Product::Plain
    }
}

fn recip_or_zero<E: Float>(ids: &Ids, y: Raw<E>) -> Raw<E> {
    apply(y, ids, RecipOrZero)
}

fn norm_rule<E: Float>(plan: &Plan, ct: Raw<E>, x: &Raw<E>) -> Raw<E> {
    mul_broadcast(&plan.a, unit(plan, x.clone()), &plan.out, ct)
}

/// The root of what a variance divides by.
fn root_degrees<E: Float>(plan: &Plan, x: &Raw<E>, ddof: usize) -> E {
    degrees(plan, x, ddof).sqrt()
}

#[track_caller]
fn std_untyped<E: Float>(plan: &Plan, x: Raw<E>, ddof: usize) -> Raw<E> {
    let n = root_degrees(plan, &x, ddof);
    divided(norm_untyped(plan, centred(plan, x)), n)
}

/// `ct u / √(n - ddof)`, where `u` is the entries less their mean over their norm.
fn std_rule<E: Float>(plan: &Plan, ct: Raw<E>, x: &Raw<E>, ddof: usize) -> Raw<E> {
    let n = root_degrees(plan, x, ddof);
    norm_rule(plan, divided(ct, n), &centred(plan, x.clone()))
}

/// Declares a reduction over named axes and over all: functions, methods and the rule.
macro_rules! moments {
    ($(
        $(#[$doc:meta])* $name:ident / $(#[$doc_all:meta])* $all:ident ($($n:ident: $N:ty)?) = $untyped:ident,
        $vjp:ident = $rule:ident;
    )*) => {
        $(
            $(#[$doc])*
            #[inline(never)]
            #[track_caller]
            pub fn $name<E: Float, X: Operand<E>, A: AxisSet>(
                x: X,
                _axes: A,
                $($n: $N)?
            ) -> Tensor<E, Reduced<X::S, A>, X::V>
            where
                X::S: SumOver<A>,
            {
                let plan = ReducedPlan::<(X::S, X::V), (Reduced<X::S, A>, X::V)>::PLAN;
                Tensor::from_raw($untyped(plan, x.into_raw() $(, $n)?))
            }

            $(#[$doc_all])*
            #[inline(never)]
            #[track_caller]
            pub fn $all<E: Float, X: Operand<E>>(x: X $(, $n: $N)?) -> Tensor<E, (), X::V> {
                let plan = ReducedPlan::<(X::S, X::V), ((), X::V)>::PLAN;
                Tensor::from_raw($untyped(plan, x.into_raw() $(, $n)?))
            }

            #[doc = concat!("The rule of [`", stringify!($name), "`](fn@", stringify!($name), ") and [`", stringify!($all), "`].")]
            #[inline(never)]
            pub fn $vjp<E: Float, S: Axes, V: MappedAxes, SX: Axes, VX: MappedAxes>(
                ct: Tensor<E, S, V>,
                x: &Tensor<E, SX, VX>,
                $($n: $N)?
            ) -> Tensor<E, SX, VX> {
                let plan = ReducedPlan::<(SX, VX), (S, V)>::PLAN;
                Tensor::from_raw($rule(plan, ct.into_raw(), x.raw() $(, $n)?))
            }
        )*

        impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            #[track_caller]
            pub fn $name<A: AxisSet>(&self, axes: A $(, $n: $N)?) -> Tensor<E, Reduced<S, A>, V>
            where
                S: SumOver<A>,
            {
                $name(self, axes $(, $n)?)
            }

            $(#[$doc_all])*
            #[track_caller]
            pub fn $all(&self $(, $n: $N)?) -> Tensor<E, (), V> {
                $all(self $(, $n)?)
            }
        )* }
    };
}

moments! {
    /// The variance over the axes named, `Σ (x - mean)² / (n - ddof)`, in two passes: `x.variance(Batch, 0)` of a whole
    /// population, `x.variance(Batch, 1)` estimated from a sample. NaN over no more than `ddof` entries.
    /// Rule: `2 ct (x - mean) / (n - ddof)`.
    variance /
    /// The variance over all axes of an example. Rule: `2 ct (x - mean) / (n - ddof)`.
    variance_all(ddof: usize) = variance_untyped, variance_vjp = variance_rule;
    /// The standard deviation over the axes named, the root of [`variance`]; no square overflows.
    /// Rule: `ct (x - mean) / ((n - ddof) y)`, and 0 where all entries are equal.
    std /
    /// The standard deviation over all axes of an example. Rule: `ct (x - mean) / ((n - ddof) y)`, and 0 where all entries
    /// are equal.
    std_all(ddof: usize) = std_untyped, std_vjp = std_rule;
    /// The Euclidean norm over the axes named, `√(Σ x²)`; over two axes that of Frobenius. No square overflows; 0 over an
    /// empty axis. Rule: `ct x / y`, and 0 where all entries are 0.
    norm /
    /// The Euclidean norm over all axes of an example. Rule: `ct x / y`, and 0 where all entries are 0.
    norm_all() = norm_untyped, norm_vjp = norm_rule;
}

/// The largest of absolute values; 0 of none.
#[track_caller]
fn max_or_zero<E: Float, X: Operand<E>, O: Axes>(
    x: X,
    max: impl FnOnce(Tensor<E, X::S, X::V>) -> Tensor<E, O, X::V>,
) -> Tensor<E, O, X::V> {
    let plan = ReducedPlan::<(X::S, X::V), (O, X::V)>::PLAN;
    let x = Tensor::<E, X::S, X::V>::from_raw(x.into_raw());
    if reduced_count(plan, x.raw()) == 0 {
        return Tensor::from_raw(Raw::filled(reduced_dims(plan, x.raw()), plan.out.rank(), E::ZERO));
    }
    max(abs(x))
}

/// Declares a norm that is made of the absolute values.
macro_rules! norms {
    ($($(#[$doc:meta])* $name:ident / $(#[$doc_all:meta])* $all:ident = $one:expr, $every:expr;)*) => {
        $(
            $(#[$doc])*
            #[track_caller]
            pub fn $name<E: Float, X: Operand<E>, A: AxisSet>(x: X, axes: A) -> Tensor<E, Reduced<X::S, A>, X::V>
            where
                X::S: SumOver<A>,
            {
                $one(x, axes)
            }

            $(#[$doc_all])*
            #[track_caller]
            pub fn $all<E: Float, X: Operand<E>>(x: X) -> Tensor<E, (), X::V> {
                $every(x)
            }
        )*

        impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            #[track_caller]
            pub fn $name<A: AxisSet>(&self, axes: A) -> Tensor<E, Reduced<S, A>, V>
            where
                S: SumOver<A>,
            {
                $name(self, axes)
            }

            $(#[$doc_all])*
            #[track_caller]
            pub fn $all(&self) -> Tensor<E, (), V> {
                $all(self)
            }
        )* }
    };
}

norms! {
    /// The sum of the absolute values over the axes named. Rule: `ct sign(x)`, with sign 0 at 0.
    norm_l1 /
    /// The sum of the absolute values over all axes of an example. Rule: `ct sign(x)`, with sign 0 at 0.
    norm_l1_all = |x, axes| sum(abs(x), axes), |x| sum_all(abs(x));
    /// The largest absolute value over the axes named; 0 over an empty axis. Rule: equal shares of the cotangent to all
    /// entries that have it, with their signs.
    norm_inf /
    /// The largest absolute value over all axes of an example. Rule: equal shares at a tie, with the signs.
    norm_inf_all = |x, axes| max_or_zero(x, |x| max(x, axes)), |x| max_or_zero(x, |x| max_all(x));
}

/// The rule of [`norm_l1`] and [`norm_l1_all`].
pub fn norm_l1_vjp<E: Float, S: Axes, V: MappedAxes, SX: Axes, VX: MappedAxes>(
    ct: Tensor<E, S, V>,
    x: &Tensor<E, SX, VX>,
) -> Tensor<E, SX, VX> {
    abs_vjp(fit_like(ct, x), x)
}

/// The rule of [`norm_inf`] and [`norm_inf_all`].
pub fn norm_inf_vjp<E: Float, S: Axes, V: MappedAxes, SX: Axes, VX: MappedAxes>(
    ct: Tensor<E, S, V>,
    x: &Tensor<E, SX, VX>,
    y: &Tensor<E, S, V>,
) -> Tensor<E, SX, VX> {
    abs_vjp(extreme_vjp(ct, &abs(x), y), x)
}
