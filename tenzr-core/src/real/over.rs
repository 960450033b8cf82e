//! Types with other numbers inside.

use ndarray::{Array, Dimension};

use super::argument::{Arrays, Family, Vecs};
use super::{Base, Real};

/// A type as users write it, and the same type with other numbers in the place of its floats.
///
/// Implemented for `f32`, `f64`, dual numbers, what is no number (which stays as it is), arrays, `Vec`, `Option`,
/// `Result`, tuples and arrays of ndarray.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type that can be differentiated",
    label = "expected floats, containers of them, or a type marked `#[differentiable]`",
    note = "mark the type with `#[differentiable]`, or the parameter as a constant with `#[no_grad]`"
)]
pub trait Over {
    /// The float inside, or [`NoFloat`]. The first one, where there are several.
    type Float: FloatKind<Base = Self::Base>;
    /// The float inside; `f64` where there is none.
    type Base: Base;
    /// The type with `Q` in the place of the float.
    type With<Q>;

    /// The value as one of numbers `R`, without derivatives.
    ///
    /// What a conversion from `f64` to `R` needs, that the base of `R` is `f64`, differs from type to type, so it
    /// stands in the implementations of [`Lift`].
    #[inline(always)]
    fn lift<R: Real>(self) -> Self::With<R>
    where
        Self: Lift<R, Lifted = Self::With<R>> + Sized,
    {
        Lift::into_lifted(self)
    }
}

/// Which float a type has inside: `f32`, `f64` or [`NoFloat`].
pub trait FloatKind {
    /// The float; `f64` where there is none.
    type Base: Base;
    /// This float; `K` where there is none.
    type Or<K: FloatKind>: FloatKind;
}

/// A type without a float inside.
#[derive(Clone, Copy, Debug)]
pub struct NoFloat;

impl FloatKind for NoFloat {
    type Base = f64;
    type Or<K: FloatKind> = K;
}

/// What can be written where values of `R` are wanted: a float becomes a constant, an `R` stays, what is no number
/// stays.
///
/// Lifted are also references, to what they refer to.
#[diagnostic::on_unimplemented(
    message = "a value of type `{Self}` cannot be used as one of type `{R}`",
    label = "expected a float of the type that is differentiated, or something made of it"
)]
pub trait Lift<R: Real> {
    /// The type with `R` inside.
    type Lifted;

    /// The value, without derivatives.
    fn into_lifted(self) -> Self::Lifted;

    /// Values that stand in a type of a family, without a copy where the plain float is the number that is wanted.
    ///
    /// # Errors
    ///
    /// The values as they were, where it is not.
    #[doc(hidden)]
    #[inline(always)]
    fn recast<'a, F: Family>(x: F::Of<'a, Self>) -> Result<F::Of<'a, Self::Lifted>, F::Of<'a, Self>>
    where
        Self: Sized + 'a,
        Self::Lifted: 'a,
    {
        Err(x)
    }
}

/// `x` as a value of numbers `R`, without derivatives where it was plain.
#[inline(always)]
pub fn lift<R: Real, T: Lift<R>>(x: T) -> T::Lifted {
    x.into_lifted()
}

macro_rules! floats {
    ($($ty:ident)*) => {$(
        impl FloatKind for $ty {
            type Base = $ty;
            type Or<K: FloatKind> = $ty;
        }

        impl Over for $ty {
            type Float = $ty;
            type Base = $ty;
            type With<Q> = Q;
        }

        impl<R: Real<Base = $ty>> Lift<R> for $ty {
            type Lifted = R;

            #[inline(always)]
            fn into_lifted(self) -> R {
                R::lit(self)
            }

            #[inline(always)]
            fn recast<'a, F: Family>(x: F::Of<'a, Self>) -> Result<F::Of<'a, R>, F::Of<'a, Self>> {
                R::recast_base::<F>(x)
            }
        }
    )*};
}

floats! { f32 f64 }

impl<R: Real, const N: usize> Over for super::Dual<R, N> {
    type Float = R::Base;
    type Base = R::Base;
    type With<Q> = Q;
}

impl<R: Real, const N: usize> Lift<super::Dual<R, N>> for super::Dual<R, N> {
    type Lifted = Self;

    #[inline(always)]
    fn into_lifted(self) -> Self {
        self
    }

    #[inline(always)]
    fn recast<'a, F: Family>(x: F::Of<'a, Self>) -> Result<F::Of<'a, Self>, F::Of<'a, Self>> {
        Ok(x)
    }
}

macro_rules! discrete {
    ($($ty:ty),* $(,)?) => {$(
        impl Over for $ty {
            type Float = NoFloat;
            type Base = f64;
            type With<Q> = $ty;
        }

        impl<R: Real> Lift<R> for $ty {
            type Lifted = $ty;

            #[inline(always)]
            fn into_lifted(self) -> $ty {
                self
            }

            #[inline(always)]
            fn recast<'a, F: Family>(x: F::Of<'a, Self>) -> Result<F::Of<'a, Self>, F::Of<'a, Self>> {
                Ok(x)
            }
        }
    )*};
}

discrete! { i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, bool, char, (), String }

impl<'a> Over for &'a str {
    type Float = NoFloat;
    type Base = f64;
    type With<Q> = &'a str;
}

impl<R: Real> Lift<R> for &str {
    type Lifted = Self;

    #[inline(always)]
    fn into_lifted(self) -> Self {
        self
    }
}

impl<R: Real, T: Lift<R> + Clone> Lift<R> for &T {
    type Lifted = T::Lifted;

    #[inline(always)]
    fn into_lifted(self) -> T::Lifted {
        self.clone().into_lifted()
    }
}

impl<R: Real, T: Lift<R> + Clone> Lift<R> for &mut T {
    type Lifted = T::Lifted;

    #[inline(always)]
    fn into_lifted(self) -> T::Lifted {
        self.clone().into_lifted()
    }
}

impl<R: Real, T: Lift<R> + Clone> Lift<R> for &[T] {
    type Lifted = Vec<T::Lifted>;

    #[inline]
    fn into_lifted(self) -> Self::Lifted {
        self.iter().cloned().map(T::into_lifted).collect()
    }
}

impl<R: Real, T: Lift<R> + Clone> Lift<R> for &mut [T] {
    type Lifted = Vec<T::Lifted>;

    #[inline]
    fn into_lifted(self) -> Self::Lifted {
        (&*self).into_lifted()
    }
}

impl<T: Over, const N: usize> Over for [T; N] {
    type Float = T::Float;
    type Base = T::Base;
    type With<Q> = [T::With<Q>; N];
}

impl<R: Real, T: Lift<R>, const N: usize> Lift<R> for [T; N] {
    type Lifted = [T::Lifted; N];

    #[inline]
    fn into_lifted(self) -> Self::Lifted {
        self.map(T::into_lifted)
    }

    #[inline(always)]
    fn recast<'a, F: Family>(x: F::Of<'a, Self>) -> Result<F::Of<'a, Self::Lifted>, F::Of<'a, Self>>
    where
        Self: 'a,
        Self::Lifted: 'a,
    {
        T::recast::<Arrays<F, N>>(x)
    }
}

impl<T: Over> Over for Vec<T> {
    type Float = T::Float;
    type Base = T::Base;
    type With<Q> = Vec<T::With<Q>>;
}

impl<R: Real, T: Lift<R>> Lift<R> for Vec<T> {
    type Lifted = Vec<T::Lifted>;

    #[inline]
    fn into_lifted(self) -> Self::Lifted {
        self.into_iter().map(T::into_lifted).collect()
    }

    #[inline(always)]
    fn recast<'a, F: Family>(x: F::Of<'a, Self>) -> Result<F::Of<'a, Self::Lifted>, F::Of<'a, Self>>
    where
        Self: 'a,
        Self::Lifted: 'a,
    {
        T::recast::<Vecs<F>>(x)
    }
}

impl<T: Over> Over for Option<T> {
    type Float = T::Float;
    type Base = T::Base;
    type With<Q> = Option<T::With<Q>>;
}

impl<R: Real, T: Lift<R>> Lift<R> for Option<T> {
    type Lifted = Option<T::Lifted>;

    #[inline]
    fn into_lifted(self) -> Self::Lifted {
        self.map(T::into_lifted)
    }
}

impl<T: Over, E> Over for Result<T, E> {
    type Float = T::Float;
    type Base = T::Base;
    type With<Q> = Result<T::With<Q>, E>;
}

impl<R: Real, T: Lift<R>, E> Lift<R> for Result<T, E> {
    type Lifted = Result<T::Lifted, E>;

    #[inline]
    fn into_lifted(self) -> Self::Lifted {
        self.map(T::into_lifted)
    }
}

impl<T: Over, D: Dimension> Over for Array<T, D> {
    type Float = T::Float;
    type Base = T::Base;
    type With<Q> = Array<T::With<Q>, D>;
}

impl<R: Real, T: Lift<R> + Clone, D: Dimension> Lift<R> for Array<T, D> {
    type Lifted = Array<T::Lifted, D>;

    #[inline]
    fn into_lifted(self) -> Self::Lifted {
        self.map(|x| x.clone().into_lifted())
    }
}

macro_rules! tuples {
    ($(($first:ident $($name:ident)*))*) => {$(
        impl<$first: Over, $($name: Over),*> Over for ($first, $($name,)*) {
            type Float = tuples!(@float $first $($name)*);
            type Base = <Self::Float as FloatKind>::Base;
            type With<Q> = ($first::With<Q>, $($name::With<Q>,)*);
        }

        impl<R: Real, $first: Lift<R>, $($name: Lift<R>),*> Lift<R> for ($first, $($name,)*) {
            type Lifted = ($first::Lifted, $($name::Lifted,)*);

            #[inline(always)]
            #[expect(non_snake_case, reason = "the names of the types serve as those of the fields")]
            fn into_lifted(self) -> Self::Lifted {
                let ($first, $($name,)*) = self;
                ($first.into_lifted(), $($name.into_lifted(),)*)
            }
        }
    )*};
    (@float $last:ident) => { $last::Float };
    (@float $first:ident $($rest:ident)+) => {
        <$first::Float as FloatKind>::Or<tuples!(@float $($rest)+)>
    };
}

tuples! {
    (T0)
    (T0 T1)
    (T0 T1 T2)
    (T0 T1 T2 T3)
    (T0 T1 T2 T3 T4)
    (T0 T1 T2 T3 T4 T5)
    (T0 T1 T2 T3 T4 T5 T6)
    (T0 T1 T2 T3 T4 T5 T6 T7)
}
