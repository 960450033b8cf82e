//! A value and its tangent as one value of dual numbers, and back: what forward mode does at its two ends.

use ndarray::{Array, ArrayBase, Data, Dimension};

use super::{Dual, Real};

/// A value with a tangent of its own shape, where the numbers are `R`.
///
/// Implemented as [`Value`](super::Value) is, but for references.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type that can be differentiated",
    label = "expected floats, containers of them, or a type marked `#[differentiable]`",
    note = "mark the type with `#[differentiable]`, or the parameter as a constant with `#[no_grad]`"
)]
pub trait Tangent<R: Real> {
    /// Value and tangent together.
    type Dual;

    /// This value with this tangent. What is no number has no tangent, and the value's own is taken.
    ///
    /// # Panics
    ///
    /// Panics if the tangent has another length or shape, or another variant of an `Option`.
    fn with_tangent(&self, tangent: &Self) -> Self::Dual;
}

/// What [`Tangent::with_tangent`] put together.
pub trait Split<R: Real> {
    /// A value or a tangent alone.
    type Plain;

    /// The value.
    fn value_of(&self) -> Self::Plain;

    /// The tangent. That of what is no number is the default value.
    fn tangent_of(&self) -> Self::Plain;
}

/// `v` with the tangent `tangent`.
///
/// # Panics
///
/// Panics if the tangent has another shape than the value.
#[inline(always)]
pub fn dualize<R: Real, V: Tangent<R> + ?Sized>(v: &V, tangent: &V) -> V::Dual {
    v.with_tangent(tangent)
}

/// The value of a value of dual numbers.
#[inline(always)]
pub fn value_of<R: Real, V: Split<R> + ?Sized>(v: &V) -> V::Plain {
    v.value_of()
}

/// The tangent of a value of dual numbers.
#[inline(always)]
pub fn tangent_of<R: Real, V: Split<R> + ?Sized>(v: &V) -> V::Plain {
    v.tangent_of()
}

impl<R: Real> Tangent<R> for R {
    type Dual = Dual<R, 1>;

    #[inline(always)]
    fn with_tangent(&self, tangent: &Self) -> Dual<R, 1> {
        Dual::new(*self, [*tangent])
    }
}

impl<R: Real> Split<R> for Dual<R, 1> {
    type Plain = R;

    #[inline(always)]
    fn value_of(&self) -> R {
        self.re
    }

    #[inline(always)]
    fn tangent_of(&self) -> R {
        self.eps[0]
    }
}

macro_rules! discrete {
    ($($ty:ty),* $(,)?) => {$(
        impl<R: Real> Tangent<R> for $ty {
            type Dual = $ty;

            #[inline(always)]
            fn with_tangent(&self, _: &Self) -> $ty {
                self.clone()
            }
        }

        impl<R: Real> Split<R> for $ty {
            type Plain = $ty;

            #[inline(always)]
            fn value_of(&self) -> $ty {
                self.clone()
            }

            #[inline(always)]
            fn tangent_of(&self) -> $ty {
                <$ty>::default()
            }
        }
    )*};
}

discrete! { i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, bool, char, (), String, &'static str }

impl<R: Real, T: Tangent<R>> Tangent<R> for [T] {
    type Dual = Vec<T::Dual>;

    #[inline]
    fn with_tangent(&self, tangent: &Self) -> Self::Dual {
        assert_eq!(self.len(), tangent.len(), "a tangent has the length of its value");
        self.iter().zip(tangent).map(|(v, t)| v.with_tangent(t)).collect()
    }
}

impl<R: Real, T: Split<R>> Split<R> for [T] {
    type Plain = Vec<T::Plain>;

    #[inline]
    fn value_of(&self) -> Self::Plain {
        self.iter().map(T::value_of).collect()
    }

    #[inline]
    fn tangent_of(&self) -> Self::Plain {
        self.iter().map(T::tangent_of).collect()
    }
}

impl<R: Real, T: Tangent<R>> Tangent<R> for Vec<T> {
    type Dual = Vec<T::Dual>;

    #[inline]
    fn with_tangent(&self, tangent: &Self) -> Self::Dual {
        self.as_slice().with_tangent(tangent)
    }
}

impl<R: Real, T: Split<R>> Split<R> for Vec<T> {
    type Plain = Vec<T::Plain>;

    #[inline]
    fn value_of(&self) -> Self::Plain {
        self.as_slice().value_of()
    }

    #[inline]
    fn tangent_of(&self) -> Self::Plain {
        self.as_slice().tangent_of()
    }
}

impl<R: Real, T: Tangent<R>, const N: usize> Tangent<R> for [T; N] {
    type Dual = [T::Dual; N];

    #[inline]
    fn with_tangent(&self, tangent: &Self) -> Self::Dual {
        std::array::from_fn(|i| self[i].with_tangent(&tangent[i]))
    }
}

impl<R: Real, T: Split<R>, const N: usize> Split<R> for [T; N] {
    type Plain = [T::Plain; N];

    #[inline]
    fn value_of(&self) -> Self::Plain {
        self.each_ref().map(T::value_of)
    }

    #[inline]
    fn tangent_of(&self) -> Self::Plain {
        self.each_ref().map(T::tangent_of)
    }
}

impl<R: Real, T: Tangent<R>> Tangent<R> for Option<T> {
    type Dual = Option<T::Dual>;

    #[inline]
    fn with_tangent(&self, tangent: &Self) -> Self::Dual {
        match (self, tangent) {
            (Some(v), Some(t)) => Some(v.with_tangent(t)),
            (None, None) => None,
            _ => panic!("a tangent is `None` where its value is, and only there"),
        }
    }
}

impl<R: Real, T: Split<R>> Split<R> for Option<T> {
    type Plain = Option<T::Plain>;

    #[inline]
    fn value_of(&self) -> Self::Plain {
        self.as_ref().map(T::value_of)
    }

    #[inline]
    fn tangent_of(&self) -> Self::Plain {
        self.as_ref().map(T::tangent_of)
    }
}

impl<R: Real, T: Split<R>, E: Clone> Split<R> for Result<T, E> {
    type Plain = Result<T::Plain, E>;

    #[inline]
    fn value_of(&self) -> Self::Plain {
        self.as_ref().map(T::value_of).map_err(E::clone)
    }

    /// The tangent; where the value is an error, so is the tangent.
    #[inline]
    fn tangent_of(&self) -> Self::Plain {
        self.as_ref().map(T::tangent_of).map_err(E::clone)
    }
}

impl<R: Real, T: Tangent<R>, S: Data<Elem = T>, D: Dimension> Tangent<R> for ArrayBase<S, D> {
    type Dual = Array<T::Dual, D>;

    #[inline]
    fn with_tangent(&self, tangent: &Self) -> Self::Dual {
        assert_eq!(self.shape(), tangent.shape(), "a tangent has the shape of its value");
        ndarray::Zip::from(self).and(tangent).map_collect(T::with_tangent)
    }
}

impl<R: Real, T: Split<R>, S: Data<Elem = T>, D: Dimension> Split<R> for ArrayBase<S, D> {
    type Plain = Array<T::Plain, D>;

    #[inline]
    fn value_of(&self) -> Self::Plain {
        self.map(T::value_of)
    }

    #[inline]
    fn tangent_of(&self) -> Self::Plain {
        self.map(T::tangent_of)
    }
}

macro_rules! tuples {
    ($(($($name:ident $i:tt),+))*) => {$(
        impl<R: Real, $($name: Tangent<R>),+> Tangent<R> for ($($name,)+) {
            type Dual = ($($name::Dual,)+);

            #[inline(always)]
            fn with_tangent(&self, tangent: &Self) -> Self::Dual {
                ($(self.$i.with_tangent(&tangent.$i),)+)
            }
        }

        impl<R: Real, $($name: Split<R>),+> Split<R> for ($($name,)+) {
            type Plain = ($($name::Plain,)+);

            #[inline(always)]
            fn value_of(&self) -> Self::Plain {
                ($(self.$i.value_of(),)+)
            }

            #[inline(always)]
            fn tangent_of(&self) -> Self::Plain {
                ($(self.$i.tangent_of(),)+)
            }
        }
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
}
