//! Scans along one axis: cumulative sums, products, maxima, minima and `logsumexp`, from either end.
//!
//! A cumulative sum is linear, and the one from the other end is its rule. Cumulative products and `logsumexp` go back to
//! linear recurrences `y[i] = a[i] y[i - 1] + c[i]`: nothing is divided, so that zeros are exact, and on values with levels
//! of forward mode the recurrence is split as a product is.

use super::arith::{add_same, mul_same, sub_untyped};
use super::compare::primal_of;
use super::pick::{Extreme, named, picked, with_levels};
use crate::axis::{Axes, Axis, AxisId, Ids, MappedAxes, SumOver};
use crate::element::Float;
use crate::kernel::pick::Picking;
use crate::kernel::scan::{self, Direction};
use crate::plan::Plan;
use crate::raw::Raw;
use crate::tangent;
use crate::tensor::{Named, Operand, Tensor};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("cumsum", &["cumsum_reverse"]),
    ("cumsum_reverse", &["cumsum"]),
    ("cumprod", &["cumprod_vjp"]),
    ("cumprod_reverse", &["cumprod_reverse_vjp"]),
    ("cummax", &["picked_vjp"]),
    ("cummax_reverse", &["picked_vjp"]),
    ("cummin", &["picked_vjp"]),
    ("cummin_reverse", &["picked_vjp"]),
    ("cumlogsumexp", &["cumlogsumexp_vjp"]),
    ("cumlogsumexp_reverse", &["cumlogsumexp_reverse_vjp"]),
];

/// The axis of a scan and where it starts.
#[derive(Clone, Copy)]
pub(crate) struct Along {
    axis: u64,
    direction: Direction,
}

impl Along {
    pub(crate) fn new(axis: u64, direction: Direction) -> Along {
        Along { axis, direction }
    }

    fn turned(self) -> Along {
        Along { direction: self.direction.turned(), ..self }
    }

    fn position(self, ids: &Ids) -> usize {
        ids.position(self.axis).expect("an axis of the operand")
    }
}

fn cumsum_untyped<E: Float>(ids: &Ids, along: Along, x: Raw<E>) -> Raw<E> {
    scan::scan(x, along.position(ids), along.direction, |v, last| last + v)
}

/// The entries moved by one towards the end of the scan; `fill`, which has no tangent, stands at its start.
pub(crate) fn shifted<E: Float>(ids: &Ids, along: Along, x: Raw<E>, fill: E) -> Raw<E> {
    let Some(level) = ids.tangent() else { return scan::shift(x, along.position(ids), along.direction, fill) };
    let inner = ids.without(level);
    let (p, t) = tangent::split(&x, level);
    let t = t.map(|t| shifted(&inner, along, t, E::ZERO));
    tangent::stack(shifted(&inner, along, p, fill), t, level)
}

/// The recurrence `y[i] = a[i] y[i - 1] + c[i]` on values with levels: its tangent is one with the same `a`.
fn recurrence<E: Float>(ids: &Ids, along: Along, a: Raw<E>, c: Raw<E>) -> Raw<E> {
    let Some(level) = ids.tangent() else { return scan::recurrence(a, c, along.position(ids), along.direction) };
    let inner = ids.without(level);
    let ((a0, a1), (c0, c1)) = (tangent::split(&a, level), tangent::split(&c, level));
    let y = recurrence(&inner, along, a0.clone(), c0);
    let moved = a1.map(|a1| mul_same(&inner, a1, shifted(&inner, along, y.clone(), E::ZERO)));
    let term = match (c1, moved) {
        (Some(c), Some(m)) => Some(add_same(&inner, c, m)),
        (c, m) => c.or(m),
    };
    let tangent = term.map(|term| recurrence(&inner, along, a0, term));
    tangent::stack(y, tangent, level)
}

/// On values with levels: `dy[i] = x[i] dy[i - 1] + dx[i] y[i - 1]`.
pub(crate) fn cumprod_untyped<E: Float>(ids: &Ids, along: Along, x: Raw<E>) -> Raw<E> {
    let Some(level) = ids.tangent() else {
        return scan::scan(x, along.position(ids), along.direction, |v, last| last * v);
    };
    let inner = ids.without(level);
    let (p, t) = tangent::split(&x, level);
    let y = cumprod_untyped(&inner, along, p.clone());
    let tangent = t.map(|t| {
        let before = shifted(&inner, along, y.clone(), E::ONE);
        recurrence(&inner, along, p, mul_same(&inner, t, before))
    });
    tangent::stack(y, tangent, level)
}

/// The rule of a cumulative product: `g[j] = y[j - 1] s[j]`, where `s[j] = ct[j] + x[j + 1] s[j + 1]`.
fn cumprod_rule<E: Float>(ids: &Ids, along: Along, ct: Raw<E>, x: &Raw<E>) -> Raw<E> {
    let before = shifted(ids, along, cumprod_untyped(ids, along, x.clone()), E::ONE);
    let back = along.turned();
    let factors = shifted(ids, back, x.clone(), E::ZERO);
    mul_same(ids, recurrence(ids, back, factors, ct), before)
}

/// What entry `i` of a cumulative `logsumexp` takes of the one before it and of `x[i]`: `e^(y[i - 1] - y[i])` and
/// `e^(x[i] - y[i])`, which sum to one; zeros as long as all is -inf. On values with levels their tangents are those
/// of the exponents: `a (dy[i - 1] - dy[i])` and `b (dx[i] - dy[i])`.
fn weights<E: Float>(ids: &Ids, along: Along, x: Raw<E>) -> (Raw<E>, Raw<E>) {
    let Some(level) = ids.tangent() else { return scan::weights(x, along.position(ids), along.direction) };
    let inner = ids.without(level);
    let (p, t) = tangent::split(&x, level);
    let (before, own) = weights(&inner, along, p);
    let Some(t) = t else { return (tangent::stack(before, None, level), tangent::stack(own, None, level)) };
    let dy = recurrence(&inner, along, before.clone(), mul_same(&inner, own.clone(), t.clone()));
    let less = |d: Raw<E>| sub_untyped(&Plan::new(inner, inner, inner), d, dy.clone());
    let d_before = mul_same(&inner, before.clone(), less(shifted(&inner, along, dy.clone(), E::ZERO)));
    let d_own = mul_same(&inner, own.clone(), less(t));
    (tangent::stack(before, Some(d_before), level), tangent::stack(own, Some(d_own), level))
}

fn cumlogsumexp_untyped<E: Float>(ids: &Ids, along: Along, x: Raw<E>) -> Raw<E> {
    let Some(level) = ids.tangent() else {
        return scan::ln_sum_exp(x, along.position(ids), along.direction);
    };
    let inner = ids.without(level);
    let (p, t) = tangent::split(&x, level);
    let tangent = t.map(|t| {
        let (before, own) = weights(&inner, along, p.clone());
        recurrence(&inner, along, before, mul_same(&inner, own, t))
    });
    tangent::stack(cumlogsumexp_untyped(&inner, along, p), tangent, level)
}

/// The rule of a cumulative `logsumexp`: `g[j] = e^(x[j] - y[j]) s[j]`, where
/// `s[j] = ct[j] + e^(y[j] - y[j + 1]) s[j + 1]`. No exponent is positive.
fn cumlogsumexp_rule<E: Float>(ids: &Ids, along: Along, ct: Raw<E>, x: &Raw<E>) -> Raw<E> {
    let (before, own) = weights(ids, along, x.clone());
    let back = along.turned();
    let factors = shifted(ids, back, before, E::ZERO);
    mul_same(ids, own, recurrence(ids, back, factors, ct))
}

/// The value, and the places of its entries without levels of forward mode.
fn record_with_places<E: Float, A: Axis>(ids: &Ids, along: Along, x: &Raw<E>, which: Extreme) -> (Raw<E>, Raw<usize>) {
    let (p, pi) = primal_of(x, ids);
    let (y, places) = scan::record(p, along.position(&pi), along.direction, |new, old| which.better(new, old));
    (picked(&Picking::new(*ids, *ids, &named::<A>()), x, &places, y), places)
}

fn record<E: Float, A: Axis>(ids: &Ids, along: Along, x: Raw<E>, which: Extreme) -> Raw<E> {
    if ids.tangent().is_some() {
        return record_with_places::<E, A>(ids, along, &x, which).0;
    }
    let (p, direction) = (along.position(ids), along.direction);
    match which {
        Extreme::Max => scan::scan(x, p, direction, |v, last| Extreme::Max.best(last, v)),
        Extreme::Min => scan::scan(x, p, direction, |v, last| Extreme::Min.best(last, v)),
    }
}

/// Declares a scan: the function, and the method.
macro_rules! scans {
    ($($(#[$doc:meta])* $name:ident, $direction:ident = $untyped:expr;)*) => {
        $(
            $(#[$doc])*
            #[inline(never)]
            pub fn $name<E: Float, X: Operand<E>, A: Axis>(x: X, _axis: A) -> Tensor<E, X::S, X::V>
            where
                X::S: SumOver<A>,
            {
                let along = Along::new(A::Id::VALUE, Direction::$direction);
                let f: fn(&Ids, Along, Raw<E>) -> Raw<E> = $untyped;
                Tensor::from_raw(f(&<(X::S, X::V)>::IDS, along, x.into_raw()))
            }
        )*

        impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            pub fn $name<A: Axis>(&self, axis: A) -> Self
            where
                S: SumOver<A>,
            {
                $name(self, axis)
            }
        )* }
    };
}

scans! {
    /// The sums of the entries so far along an axis: `y[i] = x[0] + .. + x[i]`. Rule: the same from the other end.
    cumsum, Forward = cumsum_untyped;
    /// The sums of the entries from each to the last: `y[i] = x[i] + .. + x[n - 1]`. Rule: the same from the other end.
    cumsum_reverse, Reverse = cumsum_untyped;
    /// The products of the entries so far along an axis: `y[i] = x[0] ⋯ x[i]`. Rule: the sum of the cotangents from here
    /// on, each times the product of the other entries; nothing is divided, and any number of zeros is exact.
    cumprod, Forward = cumprod_untyped;
    /// The products of the entries from each to the last: `y[i] = x[i] ⋯ x[n - 1]`. Rule: as of [`cumprod`].
    cumprod_reverse, Reverse = cumprod_untyped;
    /// `ln Σ e^x` of the entries so far along an axis, stable for any finite input; -inf as long as all entries are.
    /// Rule: `g[j] = Σ_(i ≥ j) ct[i] e^(x[j] - y[i])`.
    cumlogsumexp, Forward = cumlogsumexp_untyped;
    /// `ln Σ e^x` of the entries from each to the last. Rule: as of [`cumlogsumexp`].
    cumlogsumexp_reverse, Reverse = cumlogsumexp_untyped;
}

/// Declares a cumulative maximum or minimum, with and without the places of its entries.
macro_rules! records {
    ($($(#[$doc:meta])* $name:ident, $with_places:ident, $direction:ident = $which:expr;)*) => {
        $(
            #[doc = concat!("[`", stringify!($name), "`], and where its entries come from.")]
            #[inline(never)]
            pub fn $with_places<E: Float, X: Operand<E>, A: Axis>(
                x: X,
                _axis: A,
            ) -> (Tensor<E, X::S, X::V>, Tensor<usize, X::S, X::V>)
            where
                X::S: SumOver<A>,
            {
                let (ids, along) = (<(X::S, X::V)>::IDS, Along::new(A::Id::VALUE, Direction::$direction));
                let (y, places) = x.with_raw(|x| record_with_places::<E, A>(&ids, along, x, $which));
                (Tensor::from_raw(y), Tensor::from_raw(with_levels(places, &ids)))
            }
        )*

        scans! { $(
            $(#[$doc])*
            $name, $direction = |ids, along, x| record::<E, A>(ids, along, x, $which);
        )* }
    };
}

records! {
    /// The maximum of the entries so far along an axis; NaN from the first NaN on. Rule: the cotangent goes to the entry
    /// that has the maximum, at a tie to the first that the scan met.
    cummax, cummax_with_places, Forward = Extreme::Max;
    /// The maximum of the entries from each to the last. Rule: as of [`cummax`], where the scan starts at the last entry.
    cummax_reverse, cummax_reverse_with_places, Reverse = Extreme::Max;
    /// The minimum of the entries so far along an axis; NaN from the first NaN on. Rule: the cotangent goes to the entry
    /// that has the minimum, at a tie to the first that the scan met.
    cummin, cummin_with_places, Forward = Extreme::Min;
    /// The minimum of the entries from each to the last. Rule: as of [`cummin`], where the scan starts at the last entry.
    cummin_reverse, cummin_reverse_with_places, Reverse = Extreme::Min;
}

macro_rules! scan_rules {
    ($($(#[$doc:meta])* $name:ident($direction:ident) = $rule:ident;)*) => { $(
        $(#[$doc])*
        #[inline(never)]
        pub fn $name<E: Float, S: Axes, V: MappedAxes, A: Axis>(
            ct: Tensor<E, S, V>,
            x: &Tensor<E, S, V>,
            _axis: A,
        ) -> Tensor<E, S, V> {
            let along = Along::new(A::Id::VALUE, Direction::$direction);
            Tensor::from_raw($rule(Tensor::<E, S, V>::IDS, along, ct.into_raw(), x.raw()))
        }
    )* };
}

scan_rules! {
    /// The rule of [`cumprod`].
    cumprod_vjp(Forward) = cumprod_rule;
    /// The rule of [`cumprod_reverse`].
    cumprod_reverse_vjp(Reverse) = cumprod_rule;
    /// The rule of [`cumlogsumexp`].
    cumlogsumexp_vjp(Forward) = cumlogsumexp_rule;
    /// The rule of [`cumlogsumexp_reverse`].
    cumlogsumexp_reverse_vjp(Reverse) = cumlogsumexp_rule;
}
