//! Arithmetic: `+ - * /`, negation, and the accumulation of cotangents.
//!
//! | operation | formula | rule of the first operand | rule of the second |
//! |---|---|---|---|
//! | `a + b` | `a + b` | `fit_like(ct, a)` | `fit_like(ct, b)` |
//! | `a - b` | `a - b` | `fit_like(ct, a)` | `-fit_like(ct, b)` |
//! | `a * b` | `a b` | `contract_like(ct, b, a)` | `contract_like(ct, a, b)` |
//! | `a / b` | `a / b` | `contract_like(ct, 1/b, a)` | `-contract_like(ct, y/b, b)` |
//! | `a % b` | `a - b trunc(a / b)` | `fit_like(ct, a)` | `-contract_like(ct, trunc(a/b), b)` |
//!
//! Integers have the same operations, by the same functions; they carry no cotangent.
//!
//! One operand's axes are all among the other's; the larger one gives the result's order. A division by zero counts as
//! a singular point: a cotangent of exactly zero gives exactly zero there.

use super::compare::primal_of;
use super::fit::{fit_like, zeros};
use crate::axis::{Axes, Broadcast, Ids, Join, MappedAxes, Single};
use crate::element::{Element, Float, Number};
use crate::kernel::contract::mul_in_place;
use crate::kernel::{elementwise, isa, reduce};
use crate::plan::Plan;
use crate::raw::Raw;
use crate::tangent;
use crate::tensor::{Operand, Planned, Shaped, Tensor, TensorOf};
use std::ops::Neg;

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("add", &["fit_like", "fit_like"]),
    ("sub", &["fit_like", "sub_right"]),
    ("mul", &["contract_like", "contract_like"]),
    ("div", &["div_left", "div_right"]),
    ("rem", &["fit_like", "rem_right"]),
    ("neg", &["neg"]),
    ("fit_like", &["fit_like", ""]),
];

/// The result of an elementwise operation of two operands.
pub type Joined<E, A, B> = Tensor<
    E,
    <<A as Operand<E>>::S as Broadcast<<B as Operand<E>>::S>>::Out,
    Join<<A as Operand<E>>::V, <B as Operand<E>>::V>,
>;

type JoinedAxes<E, A, B> =
    (<<A as Operand<E>>::S as Broadcast<<B as Operand<E>>::S>>::Out, Join<<A as Operand<E>>::V, <B as Operand<E>>::V>);

/// The plan of an elementwise operation.
pub(crate) type JoinedPlan<E, A, B> = Planned<
    (<A as Operand<E>>::S, <A as Operand<E>>::V),
    (<B as Operand<E>>::S, <B as Operand<E>>::V),
    JoinedAxes<E, A, B>,
>;

macro_rules! in_place {
    ($($name:ident: $op:tt;)*) => { $(
        fn $name<E: Number>(o: &mut [E], b: &[E]) {
            isa::zip_in_place(
                o,
                b,
                #[inline(always)]
                |x, y| x $op y,
            );
        }
    )* };
}

in_place! { add_in_place: +; sub_in_place: -; div_in_place: /; rem_in_place: %; }

/// `x / y`, and zero where `x` is.
fn strong_div_in_place<E: Number>(o: &mut [E], b: &[E]) {
    isa::zip_in_place(
        o,
        b,
        #[inline(always)]
        |x, y| if x == E::default() { E::default() } else { x / y },
    );
}

/// `x * y`, and zero where `x` is: the product of a cotangent and a factor that may be infinite.
fn strong_mul_in_place<E: Number>(o: &mut [E], b: &[E]) {
    isa::zip_in_place(
        o,
        b,
        #[inline(always)]
        |x, y| if x == E::default() { E::default() } else { x * y },
    );
}

fn neg_in_place<E: Element + Neg<Output = E>>(o: &mut [E]) {
    isa::map_in_place(
        o,
        #[inline(always)]
        |x| -x,
    );
}

/// `-x`.
pub(crate) fn neg_untyped<E: Element + Neg<Output = E>>(x: Raw<E>) -> Raw<E> {
    elementwise::unary(x, neg_in_place)
}

/// `k x`.
pub(crate) fn scale_untyped<E: Float>(x: Raw<E>, k: E) -> Raw<E> {
    if k == E::ONE { x } else { reduce::scale(x, k) }
}

/// A sum or a difference of two parts, each with or without levels of forward mode.
#[track_caller]
fn combined<E: Number>(plan: &Plan, a: Raw<E>, b: Raw<E>, f: elementwise::Binary<E>) -> Raw<E> {
    let Some(level) = plan.level() else {
        return elementwise::binary(plan, a, b, f);
    };
    let inner = plan.without(level);
    let ((a0, a1), (b0, b1)) = (tangent::split_id(&a, &plan.a, level), tangent::split_id(&b, &plan.b, level));
    let tangent = match (a1, b1) {
        (Some(x), Some(y)) => Some(combined(&inner, x, y, f)),
        (Some(x), None) => Some(combined(&inner, x, zeros(&b0), f)),
        (None, Some(y)) => Some(combined(&inner, zeros(&a0), y, f)),
        (None, None) => None,
    };
    let at = plan.out.position(level.id).expect("a sum has the levels of its operands");
    tangent::stack(combined(&inner, a0, b0, f), tangent, at)
}

#[track_caller]
pub(crate) fn add_untyped<E: Number>(plan: &Plan, a: Raw<E>, b: Raw<E>) -> Raw<E> {
    combined(plan, a, b, add_in_place)
}

#[track_caller]
pub(crate) fn sub_untyped<E: Number>(plan: &Plan, a: Raw<E>, b: Raw<E>) -> Raw<E> {
    combined(plan, a, b, sub_in_place)
}

#[track_caller]
pub(crate) fn mul_untyped<E: Number>(plan: &Plan, a: Raw<E>, b: Raw<E>) -> Raw<E> {
    if plan.has_tangent() {
        let apply = |p: &Plan, a: &Raw<E>, b: &Raw<E>| mul_untyped(p, a.clone(), b.clone());
        return tangent::bilinear(plan, &a, &b, &apply, &add_same, &zeros);
    }
    elementwise::binary(plan, a, b, mul_in_place)
}

/// `a * b`, zero where the cotangent `a` is.
#[track_caller]
pub(crate) fn strong_mul_untyped<E: Number>(plan: &Plan, a: Raw<E>, b: Raw<E>) -> Raw<E> {
    if plan.has_tangent() {
        let apply = |p: &Plan, a: &Raw<E>, b: &Raw<E>| strong_mul_untyped(p, a.clone(), b.clone());
        return tangent::bilinear(plan, &a, &b, &apply, &add_same, &zeros);
    }
    elementwise::binary(plan, a, b, strong_mul_in_place)
}

/// `a / b`.
#[track_caller]
pub(crate) fn div_untyped<E: Number>(plan: &Plan, a: Raw<E>, b: Raw<E>) -> Raw<E> {
    refuse_zero(&b, "/");
    quotient(plan, a, b, div_in_place)
}

/// Refuses what integers cannot be divided by.
#[track_caller]
fn refuse_zero<E: Number>(b: &Raw<E>, operator: &str) {
    if E::default().is_no_divisor() && b.clone().into_vec().into_iter().any(E::is_no_divisor) {
        panic!("`{operator}`: a divisor is zero, in a tensor of `{}`", E::NAME);
    }
}

/// `a % b`. With levels of forward mode: `(a0 % b0, a1 - b1 trunc(a0 / b0))`.
#[track_caller]
fn rem_untyped<E: Number>(plan: &Plan, a: Raw<E>, b: Raw<E>) -> Raw<E> {
    let Some(level) = plan.level() else {
        refuse_zero(&b, "%");
        return elementwise::binary(plan, a, b, rem_in_place);
    };
    let inner = plan.without(level);
    let ((a0, a1), (b0, b1)) = (tangent::split_id(&a, &plan.a, level), tangent::split_id(&b, &plan.b, level));
    let second = b1.map(|b1| {
        let (whole, ids) = whole_quotient(&inner, &a0, &b0);
        strong_mul_untyped(&Plan::new(inner.b, ids, inner.out), b1, whole)
    });
    let tangent = match (a1, second) {
        (Some(a1), Some(second)) => Some(sub_untyped(&Plan::new(inner.a, inner.out, inner.out), a1, second)),
        (Some(a1), None) => Some(sub_untyped(&inner, a1, zeros(&b0))),
        (None, Some(second)) => Some(sub_untyped(&Plan::new(inner.a, inner.out, inner.out), zeros(&a0), second)),
        (None, None) => None,
    };
    let at = plan.out.position(level.id).expect("a remainder has the levels of its operands");
    tangent::stack(rem_untyped(&inner, a0, b0), tangent, at)
}

/// `trunc(a / b)` of the primal parts, which has no tangent. From the remainder: the quotient itself may round up to the
/// next integer.
fn whole_quotient<E: Number>(plan: &Plan, a: &Raw<E>, b: &Raw<E>) -> (Raw<E>, Ids) {
    let ((a, ai), (b, bi)) = (primal_of(a, &plan.a), primal_of(b, &plan.b));
    let out = plan.primal().out;
    (elementwise::compare(&Plan::new(ai, bi, out), &a, &b, |a, b| ((a - a % b) / b).nearest()), out)
}

/// `a / b` by `f`. With levels of forward mode: `(a0 / b0, (a1 - y b1) / b0)`, where a tangent of exactly zero gives
/// exactly zero at a pole, as a cotangent does.
#[track_caller]
fn quotient<E: Number>(plan: &Plan, a: Raw<E>, b: Raw<E>, f: elementwise::Binary<E>) -> Raw<E> {
    let Some(level) = plan.level() else {
        return elementwise::binary(plan, a, b, f);
    };
    let inner = plan.without(level);
    let ((a0, a1), (b0, b1)) = (tangent::split_id(&a, &plan.a, level), tangent::split_id(&b, &plan.b, level));
    let y = quotient(&inner, a0, b0.clone(), f);
    let by_b = Plan::new(inner.out, inner.b, inner.out);
    let first = a1.map(|a1| quotient(&inner, a1, b0.clone(), strong_div_in_place));
    let second = b1.map(|b1| {
        let product = strong_mul_untyped(&Plan::new(inner.b, inner.out, inner.out), b1, y.clone());
        quotient(&by_b, product, b0.clone(), strong_div_in_place)
    });
    let tangent = match (first, second) {
        (Some(x), Some(y)) => Some(sub_same(&inner.out, x, y)),
        (None, Some(y)) => Some(sub_same(&inner.out, zeros(&y), y)),
        (x, None) => x,
    };
    tangent::stack(y, tangent, plan.out.position(level.id).expect("a quotient has the levels of its operands"))
}

/// The sum of two values with the same axes.
pub(crate) fn add_same<E: Number>(ids: &Ids, a: Raw<E>, b: Raw<E>) -> Raw<E> {
    if ids.tangent().is_none() {
        return elementwise::binary_same(a, b, add_in_place);
    }
    add_untyped(&Plan::new(*ids, *ids, *ids), a, b)
}

/// The difference of two values with the same axes.
pub(crate) fn sub_same<E: Number>(ids: &Ids, a: Raw<E>, b: Raw<E>) -> Raw<E> {
    if ids.tangent().is_none() {
        return elementwise::binary_same(a, b, sub_in_place);
    }
    sub_untyped(&Plan::new(*ids, *ids, *ids), a, b)
}

/// The product of two values with the same axes.
pub(crate) fn mul_same<E: Number>(ids: &Ids, a: Raw<E>, b: Raw<E>) -> Raw<E> {
    if ids.tangent().is_none() {
        return elementwise::binary_same(a, b, mul_in_place);
    }
    mul_untyped(&Plan::new(*ids, *ids, *ids), a, b)
}

/// The product of a cotangent and a factor with the same axes, zero where the cotangent is.
pub(crate) fn strong_mul_same<E: Number>(ids: &Ids, a: Raw<E>, b: Raw<E>) -> Raw<E> {
    if ids.tangent().is_none() {
        return elementwise::binary_same(a, b, strong_mul_in_place);
    }
    strong_mul_untyped(&Plan::new(*ids, *ids, *ids), a, b)
}

macro_rules! binary_operations {
    ($($(#[$doc:meta])* $name:ident = $untyped:ident;)*) => { $(
        $(#[$doc])*
        #[inline(never)]
        #[track_caller]
        pub fn $name<E: Number, A: Operand<E>, B: Operand<E>>(a: A, b: B) -> Joined<E, A, B>
        where
            A::S: Broadcast<B::S>,
        {
            Tensor::from_raw($untyped(JoinedPlan::<E, A, B>::PLAN, a.into_raw(), b.into_raw()))
        }
    )* };
}

binary_operations! {
    /// `a + b`, broadcast by name.
    add = add_untyped;
    /// `a - b`, broadcast by name.
    sub = sub_untyped;
    /// `a * b`, entry by entry, broadcast by name.
    mul = mul_untyped;
    /// `a / b`, entry by entry, broadcast by name.
    div = div_untyped;
    /// The remainder of `a / b` with the sign of `a`, broadcast by name.
    rem = rem_untyped;
}

/// `-x`.
pub fn neg<E: Number + Neg<Output = E>, X: Operand<E>>(x: X) -> Tensor<E, X::S, X::V> {
    Tensor::from_raw(neg_untyped(x.into_raw()))
}

/// The rule of the second operand of `a - b`.
pub fn sub_right<E: Float, S: Axes, V: MappedAxes, L: Shaped<E = E>>(ct: Tensor<E, S, V>, like: &L) -> TensorOf<L> {
    neg(fit_like(ct, like))
}

/// The rule of the first operand of `a / b`: `ct / b`, summed over what `a` lacks.
pub fn div_left<E, S, V, B, L>(ct: Tensor<E, S, V>, b: B, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    B: Operand<E>,
    L: Shaped<E = E>,
{
    let bi = Ids::of::<B::S, B::V>();
    let one = Raw::scalar(E::ONE);
    let recip = div_untyped(&Plan::new(Ids::EMPTY, bi, bi), one, b.into_raw());
    let ids = Tensor::<E, S, V>::IDS;
    let product = strong_mul_untyped(&Plan::new(*ids, bi, *ids), ct.into_raw(), recip);
    fit_like(Tensor::<E, S, V>::from_raw(product), like)
}

/// The rule of the second operand of `y = a / b`: `-ct y / b`, summed over what `b` lacks.
pub fn div_right<E, S, V, B, L>(ct: Tensor<E, S, V>, b: B, y: &Tensor<E, S, V>, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    B: Operand<E>,
    L: Shaped<E = E>,
{
    let ids = Tensor::<E, S, V>::IDS;
    let factor = div_untyped(&Plan::new(*ids, Ids::of::<B::S, B::V>(), *ids), y.raw().clone(), b.into_raw());
    let product = neg_untyped(strong_mul_same(ids, ct.into_raw(), factor));
    fit_like(Tensor::<E, S, V>::from_raw(product), like)
}

/// The rule of the second operand of `a % b`: `-ct trunc(a / b)`, summed over what `b` lacks.
pub fn rem_right<E, S, V, A, B, L>(ct: Tensor<E, S, V>, a: A, b: B, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    A: Operand<E>,
    B: Operand<E>,
    L: Shaped<E = E>,
{
    let plan = Planned::<(A::S, A::V), (B::S, B::V), (S, V)>::PLAN;
    let (whole, ids) = a.with_raw(|a| b.with_raw(|b| whole_quotient(plan, a, b)));
    let product = strong_mul_untyped(&Plan::new(plan.out, ids, plan.out), ct.into_raw(), whole);
    fit_like(Tensor::<E, S, V>::from_raw(neg_untyped(product)), like)
}

/// The sum of two cotangents of one value.
#[inline(never)]
pub fn accumulate<E: Float, S: Axes, V: MappedAxes>(a: Tensor<E, S, V>, b: Tensor<E, S, V>) -> Tensor<E, S, V> {
    // The cotangent of a value that was not there says nothing of extents; any other zero does.
    let nothing = |x: &Raw<E>| (x.is_absent(), x.is_zero_once());
    match (nothing(a.raw()), nothing(b.raw())) {
        ((true, _), _) | ((_, true), (false, _)) => b,
        (_, (true, _) | (_, true)) => a,
        _ => Tensor::from_raw(add_same(Tensor::<E, S, V>::IDS, a.into_raw(), b.into_raw())),
    }
}

operators! {
    Number, [f32 f64 i32 i64 usize], [V, V2 => Join<V, V2>], [V => V];
    Add add add; Sub sub sub; Mul mul mul; Div div div; Rem rem rem;
}

assignments! {
    Number;
    AddAssign add_assign add;
    SubAssign sub_assign sub;
    MulAssign mul_assign mul;
    DivAssign div_assign div;
    RemAssign rem_assign rem;
}

impl<E: Number + Neg<Output = E>, S: Axes, V: MappedAxes> Neg for Tensor<E, S, V> {
    type Output = Self;
    fn neg(self) -> Self {
        neg(self)
    }
}

impl<E: Number + Neg<Output = E>, S: Axes, V: MappedAxes> Neg for &Tensor<E, S, V> {
    type Output = Tensor<E, S, V>;
    fn neg(self) -> Tensor<E, S, V> {
        neg(self)
    }
}
