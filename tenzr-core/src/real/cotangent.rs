//! What flows backwards.

use std::fmt::Debug;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

use super::{Accumulate, Real};

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
    + 'static
{
    /// The cotangent of what has no influence.
    const ZERO: Self;

    /// `self * partial`.
    fn scale(self, partial: R) -> Self;

    /// `self * c`.
    fn scalec(self, c: R::Base) -> Self;

    /// `self * partial`, but zero where `self` is exactly zero, whatever the partial is. For operations with a singular
    /// point: there the partial is infinite, and 0 · ∞ would be NaN.
    fn strong(self, partial: R) -> Self;

    /// Whether this is exactly zero.
    fn is_zero(self) -> bool;
}

impl<R: Real> Cotangent<R> for R {
    const ZERO: Self = <R as Real>::ZERO;

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
}
