//! The cotangents of values: their types, their zeros and their sums.
//!
//! The cotangent of a value has the value's own shape, with a cotangent for every number. What is no number (an
//! integer, a truth value, text) is its own cotangent, always the default value, so that tuples and structs keep all
//! their fields.

use ndarray::{Array, ArrayBase, Data, Dimension};

use super::{Cotangent, Entries, Real, Wide};

/// A value inside generated code, where every number is an `R`.
///
/// Implemented for `R`, integers, `bool`, `char`, `()`, text, arrays, slices, `Vec`, `Option`, `Result` (whose error
/// has no cotangent), tuples, arrays of ndarray, and references to these.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type that can be differentiated",
    label = "expected floats, containers of them, or a type marked `#[differentiable]`",
    note = "mark the type with `#[differentiable]`, or the parameter as a constant with `#[no_grad]`"
)]
pub trait Value<R: Real> {
    /// Its cotangent, where that of a number is `C`.
    type Ct<C: Cotangent<R>>: Accumulate + Entries<C>;

    /// The cotangent of this value, `c` for every number.
    fn cotangent_filled<C: Cotangent<R>>(&self, c: C) -> Self::Ct<C>;
}

/// A cotangent that can be added up.
pub trait Accumulate: Sized {
    /// Adds `other`. An empty `Vec` or array and `None` stand for zeros of any shape.
    ///
    /// # Panics
    ///
    /// Panics if lengths or shapes differ and neither is empty.
    fn accumulate_cotangent(&mut self, other: Self);

    /// The cotangent, leaving zeros of the same shape in its place.
    #[must_use]
    fn take_cotangent(&mut self) -> Self;

    /// Zeros of the same shape.
    #[must_use]
    fn cotangent_zeros(&self) -> Self;
}

/// The cotangent of `v` when nothing depends on it.
#[inline(always)]
pub fn zero<R: Real, C: Cotangent<R>, V: Value<R> + ?Sized>(v: &V) -> V::Ct<C> {
    v.cotangent_filled(C::ZERO)
}

/// The same for a cotangent inside generated code.
#[inline(always)]
pub fn neutral<R: Real, C: Cotangent<R>, V: Value<R> + ?Sized>(v: &V) -> V::Ct<C> {
    v.cotangent_filled(C::NEUTRAL)
}

impl<R: Real> Value<R> for R {
    type Ct<C: Cotangent<R>> = C;

    #[inline(always)]
    fn cotangent_filled<C: Cotangent<R>>(&self, c: C) -> C {
        c
    }
}

impl<R: Real> Accumulate for R {
    #[inline(always)]
    fn accumulate_cotangent(&mut self, other: Self) {
        *self += other;
    }

    #[inline(always)]
    fn take_cotangent(&mut self) -> Self {
        std::mem::replace(self, R::ZERO)
    }

    #[inline(always)]
    fn cotangent_zeros(&self) -> Self {
        R::ZERO
    }
}

impl<R: Real, const K: usize> Accumulate for Wide<R, K> {
    #[inline(always)]
    fn accumulate_cotangent(&mut self, other: Self) {
        *self += other;
    }

    #[inline(always)]
    fn take_cotangent(&mut self) -> Self {
        std::mem::take(self)
    }

    #[inline(always)]
    fn cotangent_zeros(&self) -> Self {
        Wide::default()
    }
}

/// References are as what they refer to. One implementation each, since `R` could be a reference for all the compiler
/// knows.
macro_rules! references {
    ($([$($generics:tt)*] $ty:ty;)*) => {$(
        impl<$($generics)*> Value<R> for &$ty {
            type Ct<C: Cotangent<R>> = <$ty as Value<R>>::Ct<C>;

            #[inline(always)]
            fn cotangent_filled<C: Cotangent<R>>(&self, c: C) -> Self::Ct<C> {
                <$ty as Value<R>>::cotangent_filled(self, c)
            }
        }

        impl<$($generics)*> Value<R> for &mut $ty {
            type Ct<C: Cotangent<R>> = <$ty as Value<R>>::Ct<C>;

            #[inline(always)]
            fn cotangent_filled<C: Cotangent<R>>(&self, c: C) -> Self::Ct<C> {
                <$ty as Value<R>>::cotangent_filled(self, c)
            }
        }
    )*};
}

references! {
    [R: Real] R;
    ['a, R: Real] &'a R;
    [R: Real, V: Value<R>] [V];
    ['a, R: Real, V: Value<R>] &'a [V];
    [R: Real, V: Value<R>, const N: usize] [V; N];
    [R: Real, V: Value<R>] Vec<V>;
    [R: Real, V: Value<R>] Option<V>;
    [R: Real, V: Value<R>, E] Result<V, E>;
    [R: Real, V: Value<R>, S: Data<Elem = V>, D: Dimension] ArrayBase<S, D>;
}

macro_rules! discrete {
    ($($ty:ty),* $(,)?) => {$(
        impl<R: Real> Value<R> for $ty {
            type Ct<C: Cotangent<R>> = $ty;

            #[inline(always)]
            fn cotangent_filled<C: Cotangent<R>>(&self, _: C) -> $ty {
                <$ty>::default()
            }
        }

        impl Accumulate for $ty {
            #[inline(always)]
            fn accumulate_cotangent(&mut self, _: Self) {}

            #[inline(always)]
            fn take_cotangent(&mut self) -> Self {
                <$ty>::default()
            }

            #[inline(always)]
            fn cotangent_zeros(&self) -> Self {
                <$ty>::default()
            }
        }

        references! { [R: Real] $ty; }
    )*};
}

discrete! { i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, bool, char, (), String }

impl<R: Real> Value<R> for &str {
    type Ct<C: Cotangent<R>> = &'static str;

    #[inline(always)]
    fn cotangent_filled<C: Cotangent<R>>(&self, _: C) -> &'static str {
        ""
    }
}

impl Accumulate for &str {
    #[inline(always)]
    fn accumulate_cotangent(&mut self, _: Self) {}

    #[inline(always)]
    fn take_cotangent(&mut self) -> Self {
        ""
    }

    #[inline(always)]
    fn cotangent_zeros(&self) -> Self {
        ""
    }
}

impl<R: Real, V: Value<R>> Value<R> for [V] {
    type Ct<C: Cotangent<R>> = Vec<V::Ct<C>>;

    #[inline(always)]
    fn cotangent_filled<C: Cotangent<R>>(&self, c: C) -> Self::Ct<C> {
        self.iter().map(|v| v.cotangent_filled(c)).collect()
    }
}

impl<R: Real, V: Value<R>> Value<R> for Vec<V> {
    type Ct<C: Cotangent<R>> = Vec<V::Ct<C>>;

    #[inline(always)]
    fn cotangent_filled<C: Cotangent<R>>(&self, c: C) -> Self::Ct<C> {
        self.iter().map(|v| v.cotangent_filled(c)).collect()
    }
}

impl<A: Accumulate> Accumulate for Vec<A> {
    #[inline]
    fn accumulate_cotangent(&mut self, other: Self) {
        if self.is_empty() {
            *self = other;
        } else if !other.is_empty() {
            assert_eq!(self.len(), other.len(), "cotangents of different lengths cannot be added");
            for (a, b) in self.iter_mut().zip(other) {
                a.accumulate_cotangent(b);
            }
        }
    }

    #[inline]
    fn take_cotangent(&mut self) -> Self {
        self.iter_mut().map(A::take_cotangent).collect()
    }

    #[inline]
    fn cotangent_zeros(&self) -> Self {
        self.iter().map(A::cotangent_zeros).collect()
    }
}

impl<R: Real, V: Value<R>, const N: usize> Value<R> for [V; N] {
    type Ct<C: Cotangent<R>> = [V::Ct<C>; N];

    #[inline(always)]
    fn cotangent_filled<C: Cotangent<R>>(&self, c: C) -> Self::Ct<C> {
        self.each_ref().map(|v| v.cotangent_filled(c))
    }
}

impl<A: Accumulate, const N: usize> Accumulate for [A; N] {
    #[inline(always)]
    fn accumulate_cotangent(&mut self, other: Self) {
        for (a, b) in self.iter_mut().zip(other) {
            a.accumulate_cotangent(b);
        }
    }

    #[inline(always)]
    fn take_cotangent(&mut self) -> Self {
        self.each_mut().map(A::take_cotangent)
    }

    #[inline(always)]
    fn cotangent_zeros(&self) -> Self {
        self.each_ref().map(A::cotangent_zeros)
    }
}

impl<R: Real, V: Value<R>> Value<R> for Option<V> {
    type Ct<C: Cotangent<R>> = Option<V::Ct<C>>;

    #[inline(always)]
    fn cotangent_filled<C: Cotangent<R>>(&self, c: C) -> Self::Ct<C> {
        self.as_ref().map(|v| v.cotangent_filled(c))
    }
}

impl<A: Accumulate> Accumulate for Option<A> {
    #[inline(always)]
    fn accumulate_cotangent(&mut self, other: Self) {
        match (self.as_mut(), other) {
            (Some(a), Some(b)) => a.accumulate_cotangent(b),
            (None, other) => *self = other,
            (Some(_), None) => {}
        }
    }

    #[inline(always)]
    fn take_cotangent(&mut self) -> Self {
        self.as_mut().map(A::take_cotangent)
    }

    #[inline(always)]
    fn cotangent_zeros(&self) -> Self {
        self.as_ref().map(A::cotangent_zeros)
    }
}

impl<R: Real, V: Value<R>, E> Value<R> for Result<V, E> {
    type Ct<C: Cotangent<R>> = Option<V::Ct<C>>;

    #[inline(always)]
    fn cotangent_filled<C: Cotangent<R>>(&self, c: C) -> Self::Ct<C> {
        self.as_ref().ok().map(|v| v.cotangent_filled(c))
    }
}

impl<R: Real, V: Value<R>, S: Data<Elem = V>, D: Dimension> Value<R> for ArrayBase<S, D> {
    type Ct<C: Cotangent<R>> = Array<V::Ct<C>, D>;

    #[inline]
    fn cotangent_filled<C: Cotangent<R>>(&self, c: C) -> Self::Ct<C> {
        self.map(|v| v.cotangent_filled(c))
    }
}

impl<A: Accumulate, D: Dimension> Accumulate for Array<A, D> {
    #[inline]
    fn accumulate_cotangent(&mut self, other: Self) {
        if self.is_empty() {
            *self = other;
        } else if !other.is_empty() {
            assert_eq!(self.shape(), other.shape(), "cotangents of different shapes cannot be added");
            for (a, b) in self.iter_mut().zip(other) {
                a.accumulate_cotangent(b);
            }
        }
    }

    #[inline]
    fn take_cotangent(&mut self) -> Self {
        self.map_mut(A::take_cotangent)
    }

    #[inline]
    fn cotangent_zeros(&self) -> Self {
        self.map(A::cotangent_zeros)
    }
}

macro_rules! tuples {
    ($(($($name:ident $i:tt),+))*) => {$(
        impl<R: Real, $($name: Value<R>),+> Value<R> for ($($name,)+) {
            type Ct<C: Cotangent<R>> = ($($name::Ct<C>,)+);

            #[inline(always)]
            fn cotangent_filled<C: Cotangent<R>>(&self, c: C) -> Self::Ct<C> {
                ($(self.$i.cotangent_filled(c),)+)
            }
        }

        impl<$($name: Accumulate),+> Accumulate for ($($name,)+) {
            #[inline(always)]
            fn accumulate_cotangent(&mut self, other: Self) {
                $(self.$i.accumulate_cotangent(other.$i);)+
            }

            #[inline(always)]
            fn take_cotangent(&mut self) -> Self {
                ($(self.$i.take_cotangent(),)+)
            }

            #[inline(always)]
            fn cotangent_zeros(&self) -> Self {
                ($(self.$i.cotangent_zeros(),)+)
            }
        }

        references! { [R: Real, $($name: Value<R>),+] ($($name,)+); }
    )*};
}

tuples! {
    (T0 0)
    (T0 0, T1 1)
    (T0 0, T1 1, T2 2)
    (T0 0, T1 1, T2 2, T3 3)
    (T0 0, T1 1, T2 2, T3 3, T4 4)
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5)
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6)
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7)
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7, T8 8)
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7, T8 8, T9 9)
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7, T8 8, T9 9, T10 10)
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7, T8 8, T9 9, T10 10, T11 11)
}
