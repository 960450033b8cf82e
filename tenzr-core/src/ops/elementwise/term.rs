//! What a rule of an elementwise function is written over: numbers, and values with levels of forward mode. One text is
//! the loop of a rule on plain numbers and its composition on values with levels.

use super::joint::{self, Joint};
use super::{Function, apply};
use crate::axis::Ids;
use crate::element::Float;
use crate::kernel::elementwise;
use crate::ops::arith::{add_same, mul_same, neg_untyped, scale_untyped, strong_mul_same, sub_same};
use crate::ops::compare::{primal_of, select_untyped};
use crate::raw::{PerAxis, Raw};
use std::ops::{Add, Mul, Neg, Sub};

/// A number, or a value with levels.
pub trait Term<E: Float>:
    Clone + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Neg<Output = Self>
{
    /// The same constant beside each entry.
    fn constant(&self, c: f64) -> Self;
    /// `k x`.
    fn times(self, k: f64) -> Self;
    /// An elementwise function, by its own rule where there are levels.
    fn apply<F: Function>(self, f: F) -> Self;
    /// A function of several operands, by its own rules.
    fn join<F: Joint<N>, const N: usize>(x: [Self; N], f: F) -> Self;
    /// A function that is constant between jumps.
    fn steps<const N: usize>(x: [Self; N], f: impl Fn([E; N]) -> E) -> Self;
    /// `a` where the entry fulfils the condition, else `b`.
    fn choose(&self, holds: impl Fn(E) -> bool, a: Self, b: Self) -> Self;
    /// The product, exactly zero where a part of `self` is, whatever stands in `factor`.
    fn strong_mul(self, factor: Self) -> Self;
    /// `self / divisor`, exactly zero where a part of `self` is.
    fn strong_div(self, divisor: Self) -> Self;

    /// `x + c`.
    #[inline(always)]
    fn plus(self, c: f64) -> Self {
        let c = self.constant(c);
        self + c
    }

    /// `c - x`.
    #[inline(always)]
    fn subtracted_from(self, c: f64) -> Self {
        let c = self.constant(c);
        c - self
    }

    /// `x²`.
    #[inline(always)]
    fn squared(self) -> Self {
        self.clone() * self
    }
}

impl<E: Float> Term<E> for E {
    #[inline(always)]
    fn constant(&self, c: f64) -> E {
        E::from_f64(c)
    }

    #[inline(always)]
    fn times(self, k: f64) -> E {
        self * E::from_f64(k)
    }

    #[inline(always)]
    fn apply<F: Function>(self, f: F) -> E {
        f.value(self)
    }

    #[inline(always)]
    fn join<F: Joint<N>, const N: usize>(x: [E; N], f: F) -> E {
        f.value(x)
    }

    #[inline(always)]
    fn steps<const N: usize>(x: [E; N], f: impl Fn([E; N]) -> E) -> E {
        f(x)
    }

    #[inline(always)]
    fn choose(&self, holds: impl Fn(E) -> bool, a: E, b: E) -> E {
        if holds(*self) { a } else { b }
    }

    #[inline(always)]
    fn strong_mul(self, factor: E) -> E {
        if self == E::ZERO { E::ZERO } else { self * factor }
    }

    #[inline(always)]
    fn strong_div(self, divisor: E) -> E {
        if self == E::ZERO { E::ZERO } else { self / divisor }
    }
}

/// A value with levels of forward mode and the axes that it has.
#[derive(Clone)]
pub struct Leveled<'a, E: Float> {
    pub raw: Raw<E>,
    pub ids: &'a Ids,
}

impl<'a, E: Float> Leveled<'a, E> {
    pub fn new(raw: Raw<E>, ids: &'a Ids) -> Self {
        Leveled { raw, ids }
    }

    fn with(&self, raw: Raw<E>) -> Self {
        Leveled { raw, ids: self.ids }
    }
}

/// The extents of a value whose tangents are zero.
fn primal_dims<E: Float>(x: &Raw<E>, ids: &Ids) -> PerAxis {
    let mut dims = *x.dims();
    for (i, axis) in ids.iter().enumerate() {
        if axis.is_tangent() {
            dims[i] = 1;
        }
    }
    dims
}

macro_rules! operators {
    ($($Op:ident $method:ident $f:ident;)*) => { $(
        impl<E: Float> $Op for Leveled<'_, E> {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                Leveled { raw: $f(self.ids, self.raw, other.raw), ids: self.ids }
            }
        }
    )* };
}

operators! { Add add add_same; Sub sub sub_same; Mul mul mul_same; }

impl<E: Float> Neg for Leveled<'_, E> {
    type Output = Self;
    fn neg(self) -> Self {
        Leveled { raw: neg_untyped(self.raw), ids: self.ids }
    }
}

impl<E: Float> Term<E> for Leveled<'_, E> {
    fn constant(&self, c: f64) -> Self {
        self.with(Raw::filled(primal_dims(&self.raw, self.ids), self.raw.rank(), E::from_f64(c)))
    }

    fn times(self, k: f64) -> Self {
        Leveled { raw: scale_untyped(self.raw, E::from_f64(k)), ids: self.ids }
    }

    fn apply<F: Function>(self, f: F) -> Self {
        Leveled { raw: apply(self.raw, self.ids, f), ids: self.ids }
    }

    fn join<F: Joint<N>, const N: usize>(x: [Self; N], f: F) -> Self {
        let ids = x[0].ids;
        Leveled { raw: joint::joined(x.map(|x| x.raw), ids, f), ids }
    }

    fn steps<const N: usize>(x: [Self; N], f: impl Fn([E; N]) -> E) -> Self {
        let ids = x[0].ids;
        Leveled { raw: joint::primal_join(x.map(|x| x.raw), ids, &f), ids }
    }

    fn choose(&self, holds: impl Fn(E) -> bool, a: Self, b: Self) -> Self {
        let (primal, primal_ids) = primal_of(&self.raw, self.ids);
        let mask = elementwise::convert(primal, holds);
        self.with(select_untyped([&primal_ids, self.ids, self.ids, self.ids], &mask, &a.raw, &b.raw))
    }

    fn strong_mul(self, factor: Self) -> Self {
        Leveled { raw: strong_mul_same(self.ids, self.raw, factor.raw), ids: self.ids }
    }

    fn strong_div(self, divisor: Self) -> Self {
        self.strong_mul(divisor.apply(super::Recip))
    }
}
