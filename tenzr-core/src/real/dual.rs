//! Dual numbers: a value and its derivatives along `N` directions.

use std::cmp::Ordering;
use std::fmt;
use std::iter::{Product, Sum};
use std::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, RemAssign, Sub, SubAssign};

use super::argument::Family;
use super::{Real, rules};

/// A value and its derivatives along `N` directions. A dual number over dual numbers has derivatives of derivatives.
///
/// Comparisons, also `==`, and formatting look at the value only, so that a program takes the same branches and prints
/// the same text as it does with plain numbers. [`Debug`](fmt::Debug) shows all.
///
/// ```
/// use tenzr_core::real::{Dual, Real};
///
/// // x³ and x eˣ: the first and second derivatives.
/// let x = Dual::<_, 1>::variable(Dual::<f64, 1>::variable(2.0, 0), 0);
/// assert_eq!((x * x * x).eps[0].eps[0], 12.0);
/// assert_eq!((x * x.exp()).eps[0].eps[0], 4.0 * 2.0_f64.exp());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Dual<R, const N: usize> {
    /// The value.
    pub re: R,
    /// The derivatives.
    pub eps: [R; N],
}

/// The derivatives of a variable with respect to `N` variables of which it is number `i`.
///
/// # Panics
///
/// Panics if `i` is not less than `N`.
#[inline(always)]
#[must_use]
pub fn seed<R: Real, const N: usize>(i: usize) -> [R; N] {
    let mut eps = [R::ZERO; N];
    eps[i] = R::ONE;
    eps
}

impl<R: Real, const N: usize> Dual<R, N> {
    /// A value with these derivatives.
    #[inline(always)]
    #[must_use]
    pub const fn new(re: R, eps: [R; N]) -> Self {
        Self { re, eps }
    }

    /// A value without derivatives.
    #[inline(always)]
    #[must_use]
    pub const fn constant(re: R) -> Self {
        Self { re, eps: [R::ZERO; N] }
    }

    /// Variable number `i` of `N`.
    ///
    /// # Panics
    ///
    /// Panics if `i` is not less than `N`.
    #[inline(always)]
    #[must_use]
    pub fn variable(re: R, i: usize) -> Self {
        Self { re, eps: seed(i) }
    }

    /// The derivatives by the partial `p`.
    #[inline(always)]
    fn chain(self, re: R, p: R) -> Self {
        self.each(re, |e| e * p)
    }

    /// As [`chain`](Self::chain), for an operation with singular points.
    #[inline(always)]
    fn strong(self, re: R, p: R) -> Self {
        self.each(re, |e| e.strong_mul(p))
    }

    #[inline(always)]
    fn chain2(self, other: Self, re: R, p: R, q: R) -> Self {
        self.zip(other, re, |a, b| a * p + b * q)
    }

    #[inline(always)]
    fn strong2(self, other: Self, re: R, p: R, q: R) -> Self {
        self.zip(other, re, |a, b| a.strong_mul(p) + b.strong_mul(q))
    }

    #[inline(always)]
    fn each(self, re: R, f: impl Fn(R) -> R) -> Self {
        let mut eps = self.eps;
        for e in &mut eps {
            *e = f(*e);
        }
        Self { re, eps }
    }

    #[inline(always)]
    fn zip(self, other: Self, re: R, f: impl Fn(R, R) -> R) -> Self {
        let mut eps = self.eps;
        for (a, b) in eps.iter_mut().zip(other.eps) {
            *a = f(*a, b);
        }
        Self { re, eps }
    }
}

impl<R: Real, const N: usize> Default for Dual<R, N> {
    #[inline(always)]
    fn default() -> Self {
        Self::ZERO
    }
}

impl<R: Real, const N: usize> PartialEq for Dual<R, N> {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        self.re == other.re
    }
}

impl<R: Real, const N: usize> PartialOrd for Dual<R, N> {
    #[inline(always)]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.re.partial_cmp(&other.re)
    }
}

impl<R: Real, const N: usize> fmt::Display for Dual<R, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.re, f)
    }
}

impl<R: Real, const N: usize> fmt::LowerExp for Dual<R, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::LowerExp::fmt(&self.re, f)
    }
}

impl<R: Real, const N: usize> Neg for Dual<R, N> {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        self.each(-self.re, |e| -e)
    }
}

macro_rules! operators {
    ($($trait:ident $method:ident $assign:ident $assign_method:ident ($a:ident, $b:ident) = $value:expr;)*) => {$(
        impl<R: Real, const N: usize> $trait for Dual<R, N> {
            type Output = Self;

            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self, other);
                $value
            }
        }

        impl<R: Real, const N: usize> $assign for Dual<R, N> {
            #[inline(always)]
            fn $assign_method(&mut self, other: Self) {
                *self = $trait::$method(*self, other);
            }
        }
    )*};
}

// Sums do without the partials ±1: over nested dual numbers a product with them would not be free.
operators! {
    Add add AddAssign add_assign (a, b) = a.zip(b, a.re + b.re, |a, b| a + b);
    Sub sub SubAssign sub_assign (a, b) = a.zip(b, a.re - b.re, |a, b| a - b);
    Mul mul MulAssign mul_assign (a, b) = {
        let y = a.re * b.re;
        a.chain2(b, y, rules::mul_0(a.re, b.re, y), rules::mul_1(a.re, b.re, y))
    };
    Div div DivAssign div_assign (a, b) = {
        let y = a.re / b.re;
        let (p, q) = (rules::div_0(a.re, b.re, y), rules::div_1(a.re, b.re, y));
        // One test a division, not one a derivative: the partials are infinite at zero only.
        if b.re == R::ZERO { a.strong2(b, y, p, q) } else { a.chain2(b, y, p, q) }
    };
    Rem rem RemAssign rem_assign (a, b) = {
        let y = a.re % b.re;
        a.chain2(b, y, rules::rem_0(a.re, b.re, y), rules::rem_1(a.re, b.re, y))
    };
}

macro_rules! folds {
    ($($trait:ident $method:ident by $op:path;)*) => {$(
        impl<R: Real, const N: usize> $trait for Dual<R, N> {
            #[inline]
            fn $method<I: Iterator<Item = Self>>(iter: I) -> Self {
                // Starts where the base type does, which is -0 for sums: the value is the same bit for bit.
                iter.fold(Self::constant(std::iter::empty::<R>().$method()), $op)
            }
        }

        impl<'a, R: Real, const N: usize> $trait<&'a Self> for Dual<R, N> {
            #[inline]
            fn $method<I: Iterator<Item = &'a Self>>(iter: I) -> Self {
                iter.copied().$method()
            }
        }
    )*};
}

folds! {
    Sum sum by Add::add;
    Product product by Mul::mul;
}

macro_rules! consts {
    ($($name:ident)*) => { $(const $name: Self = Self::constant(R::$name);)* };
}

/// Operations of one, two and three operands by their rules; `strong` for those with singular points.
macro_rules! by_rules {
    ($($how:ident $name:ident(): $p:ident;)*) => {$(
        #[inline(always)]
        fn $name(self) -> Self {
            let y = self.re.$name();
            self.$how(y, rules::$p(self.re, y))
        }
    )*};
    ($($how:ident $name:ident($c:ident: $c_ty:ty): $p:ident;)*) => {$(
        #[inline(always)]
        fn $name(self, $c: $c_ty) -> Self {
            let y = self.re.$name($c);
            self.$how(y, rules::$p(self.re, $c, y))
        }
    )*};
    ($($how:ident $name:ident($other:ident): $p:ident $q:ident;)*) => {$(
        #[inline(always)]
        fn $name(self, $other: Self) -> Self {
            let y = self.re.$name($other.re);
            self.$how($other, y, rules::$p(self.re, $other.re, y), rules::$q(self.re, $other.re, y))
        }
    )*};
    ($($how:ident $name:ident($a:ident, $b:ident): $p:ident $q:ident $r:ident;)*) => {$(
        #[inline(always)]
        fn $name(self, $a: Self, $b: Self) -> Self {
            let y = self.re.$name($a.re, $b.re);
            let (p, q) = (rules::$p(self.re, $a.re, $b.re, y), rules::$q(self.re, $a.re, $b.re, y));
            let r = rules::$r(self.re, $a.re, $b.re, y);
            self.$how($a, y, p, q).zip($b, y, |e, b| e + b * r)
        }
    )*};
}

/// Functions that are constant between jumps.
macro_rules! steps {
    ($($name:ident)*) => {$(
        #[inline(always)]
        fn $name(self) -> Self {
            Self::constant(self.re.$name())
        }
    )*};
}

impl<R: Real, const N: usize> Real for Dual<R, N> {
    type Base = R::Base;

    consts! {
        ZERO ONE E PI TAU FRAC_PI_2 FRAC_PI_3 FRAC_PI_4 FRAC_PI_6 FRAC_PI_8 FRAC_1_PI FRAC_2_PI FRAC_2_SQRT_PI
        FRAC_1_SQRT_2 SQRT_2 LN_2 LN_10 LOG2_E LOG2_10 LOG10_E LOG10_2
        EPSILON INFINITY NEG_INFINITY NAN MAX MIN MIN_POSITIVE
    }

    const NEUTRAL: Self = Self { re: R::NEUTRAL, eps: [R::NEUTRAL; N] };

    #[inline(always)]
    fn lit(c: R::Base) -> Self {
        Self::constant(R::lit(c))
    }

    #[inline(always)]
    fn value(self) -> R::Base {
        self.re.value()
    }

    #[inline(always)]
    fn recast_base<'a, F: Family>(x: F::Of<'a, R::Base>) -> Result<F::Of<'a, Self>, F::Of<'a, R::Base>> {
        Err(x)
    }

    #[inline(always)]
    fn addc(self, c: R::Base) -> Self {
        Self { re: self.re.addc(c), eps: self.eps }
    }

    #[inline(always)]
    fn subc(self, c: R::Base) -> Self {
        Self { re: self.re.subc(c), eps: self.eps }
    }

    #[inline(always)]
    fn rsub(self, c: R::Base) -> Self {
        self.each(self.re.rsub(c), |e| -e)
    }

    #[inline(always)]
    fn mulc(self, c: R::Base) -> Self {
        self.each(self.re.mulc(c), |e| e.mulc(c))
    }

    #[inline(always)]
    fn divc(self, c: R::Base) -> Self {
        let (y, inverse) = (self.re.divc(c), c.recip());
        if c == R::Base::ZERO { self.strong(y, R::lit(inverse)) } else { self.each(y, |e| e.mulc(inverse)) }
    }

    #[inline(always)]
    fn rdiv(self, c: R::Base) -> Self {
        let y = self.re.rdiv(c);
        let p = rules::rdiv_0(self.re, c, y);
        if self.re == R::ZERO { self.strong(y, p) } else { self.chain(y, p) }
    }

    #[inline(always)]
    fn remc(self, c: R::Base) -> Self {
        Self { re: self.re.remc(c), eps: self.eps }
    }

    by_rules! {
        chain rrem(c: R::Base): rrem_0;
        strong powi(n: i32): powi_0;
        strong powc(c: R::Base): powc_0;
        strong cpow(base: R::Base): cpow_0;
    }

    by_rules! {
        strong exp(): exp_0;
        strong exp2(): exp2_0;
        strong exp_m1(): exp_m1_0;
        strong ln(): ln_0;
        strong ln_1p(): ln_1p_0;
        strong log2(): log2_0;
        strong log10(): log10_0;
        chain sin(): sin_0;
        chain cos(): cos_0;
        chain tan(): tan_0;
        strong asin(): asin_0;
        strong acos(): acos_0;
        chain atan(): atan_0;
        strong sinh(): sinh_0;
        strong cosh(): cosh_0;
        chain tanh(): tanh_0;
        chain asinh(): asinh_0;
        strong acosh(): acosh_0;
        strong atanh(): atanh_0;
        strong sqrt(): sqrt_0;
        strong cbrt(): cbrt_0;
        strong recip(): recip_0;
        chain abs(): abs_0;
    }

    by_rules! {
        strong2 log(base): log_0 log_1;
        strong2 powf(n): powf_0 powf_1;
        chain2 atan2(other): atan2_0 atan2_1;
        chain2 hypot(other): hypot_0 hypot_1;
        chain2 max(other): max_0 max_1;
        chain2 min(other): min_0 min_1;
        chain2 midpoint(other): midpoint_0 midpoint_1;
        chain2 copysign(sign): copysign_0 copysign_1;
        chain2 rem_euclid(rhs): rem_euclid_0 rem_euclid_1;
    }

    by_rules! {
        chain2 mul_add(a, b): mul_add_0 mul_add_1 mul_add_2;
        chain2 clamp(min, max): clamp_0 clamp_1 clamp_2;
    }

    steps! { signum floor ceil round round_ties_even trunc }

    #[inline(always)]
    fn div_euclid(self, rhs: Self) -> Self {
        Self::constant(self.re.div_euclid(rhs.re))
    }

    #[inline(always)]
    fn fract(self) -> Self {
        Self { re: self.re.fract(), eps: self.eps }
    }

    #[inline(always)]
    fn to_degrees(self) -> Self {
        self.each(self.re.to_degrees(), R::to_degrees)
    }

    #[inline(always)]
    fn to_radians(self) -> Self {
        self.each(self.re.to_radians(), R::to_radians)
    }

    #[inline(always)]
    fn keep(self) -> Self {
        Self { re: self.re.keep(), eps: self.eps }
    }

    #[inline(always)]
    fn strong_mul(self, factor: Self) -> Self {
        let (a, b) = (self.re, factor.re);
        self.zip(factor, a.strong_mul(b), |e, f| e.strong_mul(b) + a.strong_mul(f))
    }

    #[inline(always)]
    fn all_zero(self) -> bool {
        self.re.all_zero() && self.eps.iter().all(|e| e.all_zero())
    }
}
