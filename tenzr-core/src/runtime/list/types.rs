//! Lists as arguments and results: as `Vec` and arrays outside, as lists inside.

use super::{List, ListLike};
use crate::axis::{Axes, Axis, MappedAxes};
use crate::element::Element;
use crate::runtime::{Argument, Cotangents, Differentiable, Example, Lifted};
use crate::tensor::{Like, Tensor};

/// The list as users see it.
pub fn outer<T>(x: List<T>) -> Vec<T> {
    x.0
}

impl<X: Example> Example for Vec<X> {
    type Mapped<V: MappedAxes> = Vec<X::Mapped<V>>;
    type Inner<V: MappedAxes> = List<X::Inner<V>>;
    fn outer<V: MappedAxes>(x: List<X::Inner<V>>) -> Vec<X::Mapped<V>> {
        x.0.into_iter().map(X::outer::<V>).collect()
    }
    fn inner<V: MappedAxes>(x: &Vec<X::Mapped<V>>) -> List<X::Inner<V>> {
        List(x.iter().map(X::inner::<V>).collect())
    }
    fn parts<T: Axis, W: MappedAxes, V: MappedAxes>(y: List<X::Inner<W>>) -> (Vec<X::Mapped<V>>, Vec<X::Mapped<V>>) {
        y.0.into_iter().map(X::parts::<T, W, V>).unzip()
    }
}

impl<X: Example, const N: usize> Example for [X; N] {
    type Mapped<V: MappedAxes> = [X::Mapped<V>; N];
    type Inner<V: MappedAxes> = List<X::Inner<V>>;
    fn outer<V: MappedAxes>(x: List<X::Inner<V>>) -> [X::Mapped<V>; N] {
        array(x.0.into_iter().map(X::outer::<V>).collect())
    }
    fn inner<V: MappedAxes>(x: &[X::Mapped<V>; N]) -> List<X::Inner<V>> {
        List(x.iter().map(X::inner::<V>).collect())
    }
    fn parts<T: Axis, W: MappedAxes, V: MappedAxes>(y: List<X::Inner<W>>) -> ([X::Mapped<V>; N], [X::Mapped<V>; N]) {
        let (y, t): (Vec<_>, Vec<_>) = y.0.into_iter().map(X::parts::<T, W, V>).unzip();
        (array(y), array(t))
    }
}

/// # Panics
/// When the number of entries is another one.
#[track_caller]
fn array<T, const N: usize>(x: Vec<T>) -> [T; N] {
    let n = x.len();
    x.try_into().unwrap_or_else(|_| panic!("an array of {N} tensors from a list of {n}"))
}

macro_rules! lists {
    ($(($($g:tt)*) $Self:ty, $X:ty $(, $sized:ident)?;)*) => { $(
        impl<X: Example, T: Lifted<X>, $($g)*> Lifted<$X> for $Self {
            type Owned = List<T::Owned>;
            fn lifted(&self) -> List<X::Inner<T::V>> {
                List(self.iter().map(T::lifted).collect())
            }
            $(
                fn into_lifted(self) -> List<X::Inner<T::V>> {
                    let $sized = self;
                    Lifted::<$X>::lifted(&$sized)
                }
            )?
            fn lowered(x: List<X::Inner<T::V>>) -> List<T::Owned> {
                List(x.0.into_iter().map(T::lowered).collect())
            }
        }
    )* };
}

lists! {
    () Vec<T>, Vec<X>, list;
    () [T], Vec<X>;
    (const N: usize) [T; N], Vec<X>, list;
    (const N: usize) [T; N], [X; N], list;
    () List<T>, Vec<X>, list;
    (const N: usize) List<T>, [X; N], list;
}

impl<T> List<T> {
    fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }
}

macro_rules! arguments {
    ($(($($g:tt)*) $Self:ty;)*) => { $(
        impl<T: Argument, $($g)*> Argument for $Self {
            type V = T::V;
        }
    )* };
}

arguments! {
    () Vec<T>;
    () [T];
    (const N: usize) [T; N];
    () List<T>;
}

impl<T: Differentiable> Differentiable for Vec<T> {}
impl<T: Differentiable, const N: usize> Differentiable for [T; N] {}

impl<E: Element, S: Axes, V: MappedAxes> Cotangents for ListLike<Like<E, S, V>> {
    type Owned = Vec<Tensor<E, S, V>>;
}
