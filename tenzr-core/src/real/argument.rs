//! How the argument of a call meets the parameter of a differentiable function. Only the function knows which of its
//! parameters are differentiated, so it says so by a value for each, [`Active`], [`Constant`] or [`Inert`], and generated
//! calls pass every argument through it.

use std::borrow::Cow;
use std::ops::Deref;

use super::{Copies, Lift, Real, Span};

/// A family of types, one for each type `Q`: `&'a [Q]`, `Vec<Q>`, ...
pub trait Family {
    /// The type of the family for `Q`.
    type Of<'a, Q: 'a>;
}

/// `&'a Q`
pub struct Shared;

impl Family for Shared {
    type Of<'a, Q: 'a> = &'a Q;
}

/// `&'a [Q]`
pub struct SharedSlice;

impl Family for SharedSlice {
    type Of<'a, Q: 'a> = &'a [Q];
}

/// What `F` makes of `[Q; N]`.
pub struct Arrays<F, const N: usize>(F);

impl<F: Family, const N: usize> Family for Arrays<F, N> {
    type Of<'a, Q: 'a> = F::Of<'a, [Q; N]>;
}

/// What `F` makes of `Vec<Q>`.
pub struct Vecs<F>(F);

impl<F: Family> Family for Vecs<F> {
    type Of<'a, Q: 'a> = F::Of<'a, Vec<Q>>;
}

/// What is lent for a plain value behind a reference.
pub trait Lend<R: Real>: ToOwned {
    /// The type with `R` inside.
    type Lent: ToOwned + ?Sized;

    /// The same values where `R` is the plain float, else a copy that is lifted.
    fn lend<'a>(&'a self) -> Cow<'a, Self::Lent>
    where
        Self::Lent: 'a;
}

impl<R: Real, T: Lift<R, Lifted: Clone> + Clone> Lend<R> for T {
    type Lent = T::Lifted;

    #[inline(always)]
    fn lend<'a>(&'a self) -> Cow<'a, T::Lifted>
    where
        T::Lifted: 'a,
    {
        match T::recast::<Shared>(self) {
            Ok(same) => Cow::Borrowed(same),
            Err(plain) => Cow::Owned(plain.clone().into_lifted()),
        }
    }
}

impl<R: Real, T: Lift<R, Lifted: Clone> + Clone> Lend<R> for [T] {
    type Lent = [T::Lifted];

    #[inline(always)]
    fn lend<'a>(&'a self) -> Cow<'a, [T::Lifted]>
    where
        T::Lifted: 'a,
    {
        match T::recast::<SharedSlice>(self) {
            Ok(same) => Cow::Borrowed(same),
            Err(plain) => Cow::Owned(plain.iter().cloned().map(T::into_lifted).collect()),
        }
    }
}

/// The values without derivatives, at the bottom of all dual numbers.
pub trait Still {
    /// The type with plain floats inside.
    type Plain;

    /// The values.
    fn still(&self) -> Self::Plain;
}

impl<R: Real> Still for R {
    type Plain = R::Base;

    #[inline(always)]
    fn still(&self) -> R::Base {
        self.value()
    }
}

macro_rules! same {
    ($($ty:ty),* $(,)?) => {$(
        impl Still for $ty {
            type Plain = $ty;

            #[inline(always)]
            fn still(&self) -> $ty {
                self.clone()
            }
        }
    )*};
}

same! { i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, bool, char, (), String }

impl<T: Still> Still for [T] {
    type Plain = Vec<T::Plain>;

    #[inline]
    fn still(&self) -> Vec<T::Plain> {
        self.iter().map(T::still).collect()
    }
}

impl<T: Still> Still for Vec<T> {
    type Plain = Vec<T::Plain>;

    #[inline]
    fn still(&self) -> Vec<T::Plain> {
        self[..].still()
    }
}

impl<T: Still, const N: usize> Still for [T; N] {
    type Plain = [T::Plain; N];

    #[inline]
    fn still(&self) -> [T::Plain; N] {
        std::array::from_fn(|i| self[i].still())
    }
}

impl<T: Still> Still for Option<T> {
    type Plain = Option<T::Plain>;

    #[inline]
    fn still(&self) -> Option<T::Plain> {
        self.as_ref().map(T::still)
    }
}

macro_rules! tuples {
    ($(($($name:ident)*))*) => {$(
        impl<$($name: Still),*> Still for ($($name,)*) {
            type Plain = ($($name::Plain,)*);

            #[inline]
            #[expect(non_snake_case, reason = "the names of the types serve as those of the fields")]
            fn still(&self) -> Self::Plain {
                let ($($name,)*) = self;
                ($($name.still(),)*)
            }
        }
    )*};
}

tuples! { (T0) (T0 T1) (T0 T1 T2) (T0 T1 T2 T3) (T0 T1 T2 T3 T4) (T0 T1 T2 T3 T4 T5) (T0 T1 T2 T3 T4 T5 T6) }

/// A value where a reference may stand as well.
#[derive(Clone, Copy, Debug)]
pub struct Held<T>(T);

impl<T> Deref for Held<T> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        &self.0
    }
}

/// What a method says of its receiver before a call: what its pullback needs of that, and what its parameters are.
#[derive(Clone, Copy, Debug)]
pub struct Before<P, R> {
    /// The receiver, or `()`.
    pub receiver: P,
    /// What each parameter is.
    pub roles: R,
}

/// A parameter that is differentiated: it takes values over `R`.
#[derive(Clone, Copy, Debug)]
pub struct Active;

/// The same for a parameter that is a slice.
#[derive(Clone, Copy, Debug)]
pub struct ActiveSlice;

/// A parameter that is marked as a constant: it takes plain values, and derivatives end here.
#[derive(Clone, Copy, Debug)]
pub struct Constant;

/// A parameter without floats.
#[derive(Clone, Copy, Debug)]
pub struct Inert;

impl Active {
    /// A float literal.
    #[inline(always)]
    pub fn literal<R: Real>(self, c: R::Base) -> R {
        R::lit(c)
    }

    /// A plain value.
    #[inline(always)]
    pub fn plain<R: Real, T: Lift<R>>(self, x: T) -> T::Lifted {
        x.into_lifted()
    }

    /// A reference to a plain value.
    #[inline(always)]
    pub fn plain_ref<R: Real, T: Lend<R> + ?Sized>(self, x: &T) -> Cow<'_, T::Lent> {
        x.lend()
    }

    /// A value over `R`.
    #[inline(always)]
    pub fn active<T>(self, x: T) -> T {
        x
    }

    /// A reference to a value over `R`.
    #[inline(always)]
    pub fn active_ref<T: ?Sized>(self, x: &T) -> &T {
        x
    }
}

impl Deref for ActiveSlice {
    type Target = Active;

    #[inline(always)]
    fn deref(&self) -> &Active {
        &Active
    }
}

impl ActiveSlice {
    /// A slice that was copied.
    #[inline(always)]
    pub fn saved<'a, T: Copy>(self, copies: &'a Copies<T>, span: Span, _: &'a mut Vec<T>) -> &'a [T] {
        copies.of(span)
    }
}

impl Constant {
    /// A value over `R`.
    #[inline(always)]
    pub fn active<T: Still>(self, x: T) -> T::Plain {
        x.still()
    }

    /// A reference to a value over `R`.
    #[inline(always)]
    pub fn active_ref<T: Still + ?Sized>(self, x: &T) -> Held<T::Plain> {
        Held(x.still())
    }
}

impl Inert {
    /// A value over `R`, as far as the caller knows.
    #[inline(always)]
    pub fn active<T>(self, x: T) -> T {
        x
    }

    /// A reference to a value over `R`, as far as the caller knows.
    #[inline(always)]
    pub fn active_ref<T: ?Sized>(self, x: &T) -> &T {
        x
    }
}

macro_rules! of_any_type {
    ($($role:ident)*) => {$(
        impl $role {
            /// A slice that was copied, as a `Vec`: the parameter may ask for one.
            #[inline]
            pub fn saved<'a, T: Copy>(self, copies: &'a Copies<T>, span: Span, out: &'a mut Vec<T>) -> &'a Vec<T> {
                copies.load(span, out);
                out
            }
        }
    )*};
}

of_any_type! { Active Constant Inert }

macro_rules! as_it_is {
    ($($role:ident)*) => {$(
        impl $role {
            /// A float literal.
            #[inline(always)]
            pub fn literal<R: Real>(self, c: R::Base) -> R::Base {
                c
            }

            /// A plain value.
            #[inline(always)]
            pub fn plain<R: Real, T>(self, x: T) -> T {
                x
            }

            /// A reference to a plain value.
            #[inline(always)]
            pub fn plain_ref<R: Real, T: ?Sized>(self, x: &T) -> &T {
                x
            }
        }
    )*};
}

as_it_is! { Constant Inert }
