//! What flows backwards.

use std::fmt::Debug;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

use super::{Accumulate, Entries, Real};

/// A cotangent of a number of type `R`: an `R`, or [`Wide`] for several results in one sweep.
pub trait Cotangent<R: Real>:
    Copy
    + Debug
    + Default
    + Add<Output = Self>
    + Sub<Output = Self>
    + Neg<Output = Self>
    + AddAssign
    + SubAssign
    + Accumulate
    + Entries<Self>
    + 'static
{
    /// The cotangent of what has no influence.
    const ZERO: Self;
    /// The same as −0: what is added to it stays what it is, bit for bit, so that the optimiser drops the first addition.
    /// For cotangents inside generated code; what a user sees starts at 0.
    #[doc(hidden)]
    const NEUTRAL: Self;
    /// For how many results this is one.
    const LANES: usize;

    /// That of one result.
    ///
    /// # Panics
    ///
    /// Panics if `i` is not less than `LANES`.
    fn lane(self, i: usize) -> R;

    /// Adds to that of one result.
    ///
    /// # Panics
    ///
    /// Panics if `i` is not less than `LANES`.
    fn add_lane(&mut self, i: usize, c: R);

    /// `self * partial`.
    fn scale(self, partial: R) -> Self;

    /// `self * c`.
    fn scalec(self, c: R::Base) -> Self;

    /// `self * partial`, but zero where `self` is exactly zero, whatever the partial is. For operations with a singular
    /// point: there the partial is infinite, and 0 · ∞ would be NaN.
    fn strong(self, partial: R) -> Self;

    /// Whether this is exactly zero.
    fn is_zero(self) -> bool;

    /// The cotangent itself, kept in registers of its own, as [`Real::keep`].
    #[doc(hidden)]
    fn keep(self) -> Self;
}

impl<R: Real> Cotangent<R> for R {
    const ZERO: Self = <R as Real>::ZERO;
    const NEUTRAL: Self = <R as Real>::NEUTRAL;
    const LANES: usize = 1;

    #[inline(always)]
    fn lane(self, i: usize) -> R {
        debug_assert_eq!(i, 0, "a number is the cotangent of one result");
        self
    }

    #[inline(always)]
    fn add_lane(&mut self, _: usize, c: R) {
        *self += c;
    }

    #[inline(always)]
    fn scale(self, partial: R) -> Self {
        self * partial
    }

    #[inline(always)]
    fn scalec(self, c: R::Base) -> Self {
        self.mulc(c)
    }

    #[inline(always)]
    fn strong(self, partial: R) -> Self {
        self.strong_mul(partial)
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.all_zero()
    }

    #[inline(always)]
    fn keep(self) -> Self {
        Real::keep(self)
    }
}

/// The cotangents of `K` results, in one sweep.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wide<R, const K: usize>(pub [R; K]);

impl<R: Real, const K: usize> Wide<R, K> {
    /// The seed of result `i`: one there, zero for the others.
    ///
    /// # Panics
    ///
    /// Panics if `i` is not less than `K`.
    #[inline(always)]
    #[must_use]
    pub fn unit(i: usize) -> Self {
        Self(super::seed(i))
    }

    #[inline(always)]
    fn each(mut self, f: impl Fn(R) -> R) -> Self {
        for c in &mut self.0 {
            *c = f(*c);
        }
        self
    }

    #[inline(always)]
    fn zip(mut self, other: Self, f: impl Fn(R, R) -> R) -> Self {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a = f(*a, b);
        }
        self
    }
}

impl<R: Real, const K: usize> Default for Wide<R, K> {
    #[inline(always)]
    fn default() -> Self {
        Self([R::ZERO; K])
    }
}

impl<R: Real, const K: usize> Neg for Wide<R, K> {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        self.each(|c| -c)
    }
}

impl<R: Real, const K: usize> Add for Wide<R, K> {
    type Output = Self;

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self.zip(other, |a, b| a + b)
    }
}

impl<R: Real, const K: usize> Sub for Wide<R, K> {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        self.zip(other, |a, b| a - b)
    }
}

impl<R: Real, const K: usize> AddAssign for Wide<R, K> {
    #[inline(always)]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<R: Real, const K: usize> SubAssign for Wide<R, K> {
    #[inline(always)]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<R: Real, const K: usize> Cotangent<R> for Wide<R, K> {
    const ZERO: Self = Self([R::ZERO; K]);
    const NEUTRAL: Self = Self([R::NEUTRAL; K]);
    const LANES: usize = K;

    #[inline(always)]
    fn lane(self, i: usize) -> R {
        self.0[i]
    }

    #[inline(always)]
    fn add_lane(&mut self, i: usize, c: R) {
        self.0[i] += c;
    }

    #[inline(always)]
    fn scale(self, partial: R) -> Self {
        self.each(|c| c * partial)
    }

    #[inline(always)]
    fn scalec(self, c: R::Base) -> Self {
        self.each(|x| x.mulc(c))
    }

    #[inline(always)]
    fn strong(self, partial: R) -> Self {
        self.each(|c| c.strong_mul(partial))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.0.iter().all(|c| c.all_zero())
    }

    #[inline(always)]
    fn keep(self) -> Self {
        self.each(R::keep)
    }
}
