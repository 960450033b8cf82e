//! Comparison and selection. Comparisons look at the primal parts and carry no cotangent.

use super::arith::{Joined, JoinedPlan, strong_mul_untyped};
use super::fit::fit_like;
use crate::axis::{Axes, Broadcast, Ids, Join, MAX_RANK, MappedAxes};
use crate::element::{Element, Float};
use crate::kernel::{elementwise, isa};
use crate::plan::Plan;
use crate::raw::Raw;
use crate::tangent::{self, Named};
use crate::tensor::{Operand, Planned, Shaped, Tensor, TensorOf};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("maximum", &["maximum_vjp", "maximum_vjp"]),
    ("minimum", &["minimum_vjp", "minimum_vjp"]),
    ("lt", &["", ""]),
    ("le", &["", ""]),
    ("gt", &["", ""]),
    ("ge", &["", ""]),
    ("eq_each", &["", ""]),
    ("ne_each", &["", ""]),
    ("select", &["", "select_vjp_first", "select_vjp_second"]),
];

/// The primal part, all levels of forward mode removed.
pub(crate) fn primal_of<E: Element>(x: &Raw<E>, ids: &Ids) -> (Raw<E>, Ids) {
    let (mut x, mut ids) = (x.clone(), *ids);
    while let Some(level) = ids.tangent() {
        x = x.at(level, 0);
        ids = ids.without(level);
    }
    (x, ids)
}

/// The result of a comparison.
pub type Comparison<E, A, B> = Tensor<
    bool,
    <<A as Operand<E>>::S as Broadcast<<B as Operand<E>>::S>>::Out,
    <Join<<A as Operand<E>>::V, <B as Operand<E>>::V> as MappedAxes>::Primal,
>;

#[track_caller]
fn compare_untyped<E: Element>(plan: &Plan, a: &Raw<E>, b: &Raw<E>, f: fn(E, E) -> bool) -> Raw<bool> {
    let ((a, ai), (b, bi)) = (primal_of(a, &plan.a), primal_of(b, &plan.b));
    elementwise::compare(&Plan::new(ai, bi, plan.primal().out), &a, &b, f)
}

macro_rules! comparisons {
    ($($(#[$doc:meta])* $name:ident: $bound:ident = $f:expr;)*) => {
        $(
            $(#[$doc])*
            #[track_caller]
            pub fn $name<E: Element + $bound, A: Operand<E>, B: Operand<E>>(a: A, b: B) -> Comparison<E, A, B>
            where
                A::S: Broadcast<B::S>,
            {
                let plan = JoinedPlan::<E, A, B>::PLAN;
                Tensor::from_raw(a.with_raw(|a| b.with_raw(|b| compare_untyped(plan, a, b, $f))))
            }
        )*

        impl<E: Element, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            ///
            /// Broadcasts by name; carries no cotangent.
            #[track_caller]
            pub fn $name<B: Operand<E>>(&self, other: B) -> Comparison<E, &Self, B>
            where
                E: $bound,
                S: Broadcast<B::S>,
            {
                $name::<E, &Self, B>(self, other)
            }
        )* }
    };
}

comparisons! {
    /// Entry by entry: is the first operand less?
    lt: PartialOrd = |a, b| a < b;
    /// Entry by entry: is the first operand less or equal?
    le: PartialOrd = |a, b| a <= b;
    /// Entry by entry: is the first operand greater?
    gt: PartialOrd = |a, b| a > b;
    /// Entry by entry: is the first operand greater or equal?
    ge: PartialOrd = |a, b| a >= b;
    /// Entry by entry: are the operands equal?
    eq_each: PartialEq = |a, b| a == b;
    /// Entry by entry: do the operands differ?
    ne_each: PartialEq = |a, b| a != b;
}

fn larger<E: Float>(a: E, b: E) -> E {
    if a > b || a.is_nan() { a } else { b }
}

fn smaller<E: Float>(a: E, b: E) -> E {
    if a < b || a.is_nan() { a } else { b }
}

fn max_in_place<E: Float>(o: &mut [E], b: &[E]) {
    isa::zip_in_place(
        o,
        b,
        #[inline(always)]
        |x, y| larger(x, y),
    );
}

fn min_in_place<E: Float>(o: &mut [E], b: &[E]) {
    isa::zip_in_place(
        o,
        b,
        #[inline(always)]
        |x, y| smaller(x, y),
    );
}

/// The share of the first operand in a maximum: 1, 0, or 1/2 at a tie.
fn share_of_max<E: Float>(a: E, b: E) -> E {
    if a > b {
        E::ONE
    } else if a == b {
        E::from_f64(0.5)
    } else {
        E::ZERO
    }
}

fn share_of_min<E: Float>(a: E, b: E) -> E {
    share_of_max(b, a)
}

/// The shares of the first operand, which have no tangent. A product with them takes them first and is zero where they
/// are: what is not chosen has no part in an infinite cotangent.
fn shares<E: Float>(plan: &Plan, a: &Raw<E>, b: &Raw<E>, share: fn(E, E) -> E) -> (Raw<E>, Ids) {
    let ((a, ai), (b, bi)) = (primal_of(a, &plan.a), primal_of(b, &plan.b));
    let out = plan.primal().out;
    (elementwise::compare(&Plan::new(ai, bi, out), &a, &b, share), out)
}

#[track_caller]
fn extreme_untyped<E: Float>(
    plan: &Plan,
    a: Raw<E>,
    b: Raw<E>,
    f: elementwise::Binary<E>,
    share: fn(E, E) -> E,
) -> Raw<E> {
    let Some(level) = plan.level() else { return elementwise::binary(plan, a, b, f) };
    let inner = plan.without(level);
    let ((a0, a1), (b0, b1)) = (tangent::split_id(&a, &plan.a, level), tangent::split_id(&b, &plan.b, level));
    let mut tangent = None;
    for (t, ids, x, y, swapped) in [(a1, &inner.a, &a0, &b0, false), (b1, &inner.b, &b0, &a0, true)] {
        let Some(t) = t else { continue };
        let other = if swapped { &inner.a } else { &inner.b };
        let (s, si) = shares(&Plan::new(*ids, *other, inner.out), x, y, share);
        let part = strong_mul_untyped(&Plan::new(si, *ids, inner.out), s, t);
        tangent = Some(match tangent {
            None => part,
            Some(sum) => super::arith::add_same(&inner.out, sum, part),
        });
    }
    let y = extreme_untyped(&inner, a0, b0, f, share);
    tangent::stack(y, tangent, plan.out.position(level.id).expect("the result has the levels of its operands"))
}

macro_rules! extremes {
    ($($(#[$doc:meta])* $name:ident, $rule:ident: $kernel:ident, $share:ident;)*) => {
        $(
            $(#[$doc])*
            #[inline(never)]
            #[track_caller]
            pub fn $name<E: Float, A: Operand<E>, B: Operand<E>>(a: A, b: B) -> Joined<E, A, B>
            where
                A::S: Broadcast<B::S>,
            {
                let plan = JoinedPlan::<E, A, B>::PLAN;
                Tensor::from_raw(extreme_untyped(plan, a.into_raw(), b.into_raw(), $kernel, $share))
            }

            /// The rule of the operand `this` beside `other`: the cotangent where `this` is chosen, half of it at a tie.
            #[inline(never)]
            pub fn $rule<E, S, V, A, B, L>(ct: Tensor<E, S, V>, this: A, other: B, like: &L) -> TensorOf<L>
            where
                E: Float,
                S: Axes,
                V: MappedAxes,
                A: Operand<E>,
                B: Operand<E>,
                L: Shaped<E = E>,
            {
                let plan = Planned::<(A::S, A::V), (B::S, B::V), (S, V)>::PLAN;
                let (shares, ids) = this.with_raw(|a| other.with_raw(|b| shares(plan, a, b, $share)));
                let out = Tensor::<E, S, V>::IDS;
                let product = strong_mul_untyped(&Plan::new(ids, *out, *out), shares, ct.into_raw());
                fit_like(Tensor::<E, S, V>::from_raw(product), like)
            }
        )*

        impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            #[track_caller]
            pub fn $name<B: Operand<E>>(&self, other: B) -> Joined<E, &Self, B>
            where
                S: Broadcast<B::S>,
            {
                $name::<E, &Self, B>(self, other)
            }
        )* }
    };
}

extremes! {
    /// The larger operand, entry by entry, broadcast by name; NaN where one is. Rule: the cotangent goes to the chosen
    /// operand, half to each at a tie.
    maximum, maximum_vjp: max_in_place, share_of_max;
    /// The smaller operand, entry by entry, broadcast by name; NaN where one is. Rule: the cotangent goes to the chosen
    /// operand, half to each at a tie.
    minimum, minimum_vjp: min_in_place, share_of_min;
}

/// The axes of a selection.
type SelectedAxes<E, SM, A, B> = <SM as Broadcast<<<A as Operand<E>>::S as Broadcast<<B as Operand<E>>::S>>::Out>>::Out;
/// The result of a selection.
pub type Selected<E, SM, VM, A, B> =
    Tensor<E, SelectedAxes<E, SM, A, B>, Join<VM, Join<<A as Operand<E>>::V, <B as Operand<E>>::V>>>;

/// Where each operand of a selection walks.
fn strides_in<E: Element>(ids: &Ids, x: &Raw<E>, out: &Ids) -> [Option<(usize, usize)>; MAX_RANK] {
    let mut at = [None; MAX_RANK];
    for (i, axis) in out.iter().enumerate() {
        at[i] = ids.position(axis.id).map(|p| (x.dim(p), x.stride(p)));
    }
    at
}

/// `a` where the mask holds, `b` elsewhere; `ids` are the axes of the mask, of `a`, of `b` and of the result.
#[track_caller]
pub(crate) fn select_untyped<E: Element>(ids: [&Ids; 4], mask: &Raw<bool>, a: &Raw<E>, b: &Raw<E>) -> Raw<E> {
    let [mi, ai, bi, oi] = ids;
    tangent::joint(oi, (a, ai), (b, bi), &|out, a, b| selected_entries(out, (mask, mi), a, b))
}

fn selected_entries<E: Element>(oi: &Ids, (mask, mi): Named<bool>, (a, ai): Named<E>, (b, bi): Named<E>) -> Raw<E> {
    let at = [strides_in(mi, mask, oi), strides_in(ai, a, oi), strides_in(bi, b, oi)];
    let mut dims = [1; MAX_RANK];
    for i in 0..oi.rank() {
        let extents: Vec<usize> = at.iter().filter_map(|x| x[i].map(|x| x.0)).collect();
        if let Some(n) = extents.iter().find(|&&n| n != extents[0]) {
            panic!("the axis `{}` has extent {} in one operand and {n} in another", oi.axis(i).name, extents[0]);
        }
        dims[i] = extents[0] as u32;
    }
    let mut out = Raw::fresh(dims, oi.rank());
    let mut nest = crate::kernel::nest::Nest::new();
    for i in 0..oi.rank() {
        let s = |k: usize| at[k][i].map_or(0, |x| x.1);
        nest.push(dims[i] as usize, [s(0), s(1), s(2), out.stride(i)]);
    }
    let (m, x, y, o) = (mask.data(), a.data(), b.data(), out.fresh_mut());
    nest.merged().for_each_row(|[pm, pa, pb, po], n, [sm, sa, sb, so]| {
        for i in 0..n {
            o[po + i * so] = if m[pm + i * sm] { x[pa + i * sa] } else { y[pb + i * sb] };
        }
    });
    out
}

/// `a` where `mask` holds, `b` elsewhere.
#[inline(never)]
#[track_caller]
pub fn select<E, SM, VM, M, A, B>(mask: M, a: A, b: B) -> Selected<E, SM, VM, A, B>
where
    E: Element,
    SM: Axes + Broadcast<<A::S as Broadcast<B::S>>::Out>,
    VM: MappedAxes,
    M: Operand<bool, S = SM, V = VM>,
    A: Operand<E>,
    B: Operand<E>,
    A::S: Broadcast<B::S>,
{
    let ids =
        [&Ids::of::<SM, VM>(), &Ids::of::<A::S, A::V>(), &Ids::of::<B::S, B::V>(), Selected::<E, SM, VM, A, B>::IDS];
    Tensor::from_raw(mask.with_raw(|m| a.with_raw(|a| b.with_raw(|b| select_untyped(ids, m, a, b)))))
}

/// The value where the mask holds, zero elsewhere, whatever it holds there. The mask has axes of the value.
pub(super) fn masked<E: Float>((mask, mi): Named<bool>, (x, xi): Named<E>) -> Raw<E> {
    select_untyped([mi, xi, &Ids::EMPTY, xi], mask, x, &Raw::scalar(E::ZERO))
}

/// The rule of both branches of [`select`]: the cotangent where the branch is chosen, zero elsewhere, whatever the
/// operand holds there.
fn selected<E, S, V, M, L>(ct: Tensor<E, S, V>, mask: M, chosen: bool, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    M: Operand<bool>,
    L: Shaped<E = E>,
{
    let ids = Tensor::<E, S, V>::IDS;
    let none = Raw::scalar(E::ZERO);
    let mi = Ids::of::<M::S, M::V>();
    let part = mask.with_raw(|m| match chosen {
        true => select_untyped([&mi, ids, &Ids::EMPTY, ids], m, ct.raw(), &none),
        false => select_untyped([&mi, &Ids::EMPTY, ids, ids], m, &none, ct.raw()),
    });
    fit_like(Tensor::<E, S, V>::from_raw(part), like)
}

/// The rule of the first branch of [`select`].
#[inline(never)]
pub fn select_vjp_first<E, S, V, M, L>(ct: Tensor<E, S, V>, mask: M, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    M: Operand<bool>,
    L: Shaped<E = E>,
{
    selected(ct, mask, true, like)
}

/// The rule of the second branch of [`select`].
#[inline(never)]
pub fn select_vjp_second<E, S, V, M, L>(ct: Tensor<E, S, V>, mask: M, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    M: Operand<bool>,
    L: Shaped<E = E>,
{
    selected(ct, mask, false, like)
}

impl<S: Axes, V: MappedAxes> Tensor<bool, S, V> {
    /// `a` where the mask holds and `b` elsewhere, broadcast by name: `x.gt(0.0).select(&x, 0.0)`.
    ///
    /// Rule: each branch gets the cotangent where it is chosen and exactly zero elsewhere, even where its value is
    /// infinite or NaN.
    #[track_caller]
    pub fn select<E: Element, A: Operand<E>, B: Operand<E>>(&self, a: A, b: B) -> Selected<E, S, V, A, B>
    where
        A::S: Broadcast<B::S>,
        S: Broadcast<<A::S as Broadcast<B::S>>::Out>,
    {
        select(self, a, b)
    }
}
