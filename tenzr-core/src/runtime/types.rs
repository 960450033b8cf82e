//! Values and arguments of differentiable functions, and the checks of what the user wrote.

use super::forward::part;
use super::seed;
use crate::axis::{Axes, Axis, Insert, MappedAxes, Single};
use crate::element::{Element, Float};
use crate::raw::Raw;
use crate::tensor::{SameElement, Tensor};

/// The type of one example: a tensor, a plain number, or a tuple of these.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a value of a differentiable function",
    label = "expected a tensor, a number, or a tuple of these",
    note = "mark a parameter that is neither with `#[no_grad]` and give it by value"
)]
pub trait Example {
    /// The same, mapped over `V`, as users see it: a plain number stays one where it is mapped over nothing.
    type Mapped<V: MappedAxes>;
    /// The same, mapped over `V`, as tensors.
    type Inner<V: MappedAxes>;
    /// A value as users see it.
    fn outer<V: MappedAxes>(x: Self::Inner<V>) -> Self::Mapped<V>;
    /// A value that users gave.
    fn inner<V: MappedAxes>(x: &Self::Mapped<V>) -> Self::Inner<V>;
    /// Value and tangent at the level `T` of what is mapped over `W`: both mapped over `V`, which is `W` without it.
    fn parts<T: Axis, W: MappedAxes, V: MappedAxes>(y: Self::Inner<W>) -> (Self::Mapped<V>, Self::Mapped<V>);
}

/// An example that can be taken apart at a level of forward mode.
#[diagnostic::on_unimplemented(
    message = "a function with a rule of its own cannot have `{Self}` among its tensors",
    label = "expected a tensor, a number, or a tuple of these"
)]
pub trait Parted: Example {
    /// Value and tangent at the level `T`.
    fn apart<T: Axis, W: MappedAxes>(y: &Self::Inner<W>) -> (Self::Inner<W::Remove<T>>, Self::Inner<W::Remove<T>>);
    /// What has this value and this tangent at the level `T`, which `W` has.
    fn joined<T: Axis, W: MappedAxes>(y: Self::Inner<W::Remove<T>>, t: Self::Inner<W::Remove<T>>) -> Self::Inner<W>;
}

impl<E: Element, S: Axes> Example for Tensor<E, S> {
    type Mapped<V: MappedAxes> = Tensor<E, S, V>;
    type Inner<V: MappedAxes> = Tensor<E, S, V>;
    #[inline(always)]
    fn outer<V: MappedAxes>(x: Tensor<E, S, V>) -> Tensor<E, S, V> {
        x
    }
    #[inline(always)]
    fn inner<V: MappedAxes>(x: &Tensor<E, S, V>) -> Tensor<E, S, V> {
        x.clone()
    }
    fn parts<T: Axis, W: MappedAxes, V: MappedAxes>(y: Tensor<E, S, W>) -> (Tensor<E, S, V>, Tensor<E, S, V>) {
        let (y, t) = <Self as Parted>::apart::<T, W>(&y);
        (retag(y), retag(t))
    }
}

impl<E: Element, S: Axes> Parted for Tensor<E, S> {
    fn apart<T: Axis, W: MappedAxes>(y: &Tensor<E, S, W>) -> (Tensor<E, S, W::Remove<T>>, Tensor<E, S, W::Remove<T>>) {
        (part::<T, E, S, W>(y.raw(), 0), part::<T, E, S, W>(y.raw(), 1))
    }
    fn joined<T: Axis, W: MappedAxes>(y: Tensor<E, S, W::Remove<T>>, t: Tensor<E, S, W::Remove<T>>) -> Tensor<E, S, W> {
        let at = Tensor::<E, S, W>::IDS.position(super::mapped::<T>().id).expect("the level");
        Tensor::from_raw(crate::tangent::stack(y.into_raw(), Some(t.into_raw()), at))
    }
}

macro_rules! numbers {
    ($($E:ty)*) => { $(
        impl Example for $E {
            type Mapped<V: MappedAxes> = V::IfSingle<$E, Tensor<$E, (), V>>;
            type Inner<V: MappedAxes> = Tensor<$E, (), V>;
            #[inline]
            fn outer<V: MappedAxes>(x: Tensor<$E, (), V>) -> Self::Mapped<V> {
                V::choose(|| x.raw().item(), || x.clone())
            }
            #[inline]
            fn inner<V: MappedAxes>(x: &Self::Mapped<V>) -> Tensor<$E, (), V> {
                V::either(x, |x| Tensor::from_raw(Raw::scalar(*x)), Clone::clone)
            }
            fn parts<T: Axis, W: MappedAxes, V: MappedAxes>(
                y: Tensor<$E, (), W>,
            ) -> (Self::Mapped<V>, Self::Mapped<V>) {
                let (y, t) = <Tensor<$E, ()> as Example>::parts::<T, W, V>(y);
                (Self::outer::<V>(y), Self::outer::<V>(t))
            }
        }

        impl Parted for $E {
            fn apart<T: Axis, W: MappedAxes>(
                y: &Tensor<$E, (), W>,
            ) -> (Tensor<$E, (), W::Remove<T>>, Tensor<$E, (), W::Remove<T>>) {
                <Tensor<$E, ()> as Parted>::apart::<T, W>(y)
            }
            fn joined<T: Axis, W: MappedAxes>(
                y: Tensor<$E, (), W::Remove<T>>,
                t: Tensor<$E, (), W::Remove<T>>,
            ) -> Tensor<$E, (), W> {
                <Tensor<$E, ()> as Parted>::joined::<T, W>(y, t)
            }
        }

        impl Argument for $E {
            type V = Single;
        }

        impl Lifted<$E> for $E {
            type Owned = $E;
            #[inline]
            fn lifted(&self) -> Tensor<$E, ()> {
                Tensor::from_raw(Raw::scalar(*self))
            }
            #[inline]
            fn into_lifted(self) -> Tensor<$E, ()> {
                self.lifted()
            }
            #[inline]
            fn lowered(x: Tensor<$E, ()>) -> $E {
                x.raw().item()
            }
        }

        impl<F, T, V> Lifted<$E> for Tensor<F, T, V>
        where
            (): SameElement<$E, F> + SameExample<(), T>,
            F: Element,
            V: MappedAxes,
        {
            type Owned = Tensor<F, T, V>;
            #[inline]
            fn lifted(&self) -> Tensor<$E, (), V> {
                Tensor::from_raw(<()>::from_found(self.raw().clone()))
            }
            #[inline]
            fn into_lifted(self) -> Tensor<$E, (), V> {
                Tensor::from_raw(<()>::from_found(self.into_raw()))
            }
            #[inline]
            fn lowered(x: Tensor<$E, (), V>) -> Tensor<F, T, V> {
                Tensor::from_raw(<()>::into_found(x.into_raw()))
            }
        }

        impl<A: Axis> Batchable<A> for $E {
            type Batch = Tensor<$E, (A,)>;
        }

        impl Differentiable for $E {}
    )* };
}

numbers! { f32 f64 }

macro_rules! tuples {
    ($(($($T:ident $i:tt)*))*) => { $(
        #[expect(non_snake_case, reason = "a name for each type")]
        impl<$($T: Example),*> Example for ($($T,)*) {
            type Mapped<M: MappedAxes> = ($($T::Mapped<M>,)*);
            type Inner<M: MappedAxes> = ($($T::Inner<M>,)*);
            #[inline]
            fn outer<M: MappedAxes>(($($T,)*): Self::Inner<M>) -> Self::Mapped<M> {
                ($($T::outer::<M>($T),)*)
            }
            #[inline]
            fn inner<M: MappedAxes>(($($T,)*): &Self::Mapped<M>) -> Self::Inner<M> {
                ($($T::inner::<M>($T),)*)
            }
            fn parts<L: Axis, W: MappedAxes, V: MappedAxes>(
                ($($T,)*): Self::Inner<W>,
            ) -> (Self::Mapped<V>, Self::Mapped<V>) {
                $(let $T = $T::parts::<L, W, V>($T);)*
                (($($T.0,)*), ($($T.1,)*))
            }
        }

        #[expect(non_snake_case, reason = "a name for each type")]
        impl<$($T: Parted),*> Parted for ($($T,)*) {
            fn apart<L: Axis, W: MappedAxes>(
                ($($T,)*): &Self::Inner<W>,
            ) -> (Self::Inner<W::Remove<L>>, Self::Inner<W::Remove<L>>) {
                $(let $T = $T::apart::<L, W>($T);)*
                (($($T.0,)*), ($($T.1,)*))
            }
            fn joined<L: Axis, W: MappedAxes>(
                y: Self::Inner<W::Remove<L>>,
                t: Self::Inner<W::Remove<L>>,
            ) -> Self::Inner<W> {
                ($($T::joined::<L, W>(y.$i, t.$i),)*)
            }
        }
    )* };
}

tuples! { (A 0) (A 0 B 1) (A 0 B 1 C 2) (A 0 B 1 C 2 D 3) (A 0 B 1 C 2 D 3 F 4) (A 0 B 1 C 2 D 3 F 4 G 5) (A 0 B 1 C 2 D 3 F 4 G 5 H 6) (A 0 B 1 C 2 D 3 F 4 G 5 H 6 I 7) }

/// What an argument is mapped over, whatever it is an example of: of an argument of the wrong type, too, so that no error
/// follows from it.
pub trait Argument {
    /// The mapped axes.
    type V: MappedAxes;
}

impl<T: Argument + ?Sized> Argument for &T {
    type V = T::V;
}

impl<E: Element, S, V: MappedAxes> Argument for Tensor<E, S, V> {
    type V = V;
}

/// One example, or a batch of them: an argument of a differentiable function whose parameter is declared as `X`.
#[diagnostic::on_unimplemented(
    message = "expected a tensor, found `{Self}`",
    label = "expected one example of `{X}`, or a batch of them"
)]
pub trait Lifted<X: Example>: Argument {
    /// The argument by value.
    type Owned;
    /// The argument, with its type spelled out.
    fn lifted(&self) -> X::Inner<Self::V>;
    /// The argument by value, with its type spelled out.
    fn into_lifted(self) -> X::Inner<Self::V>
    where
        Self: Sized;
    /// The inverse of [`Lifted::into_lifted`].
    fn lowered(x: X::Inner<Self::V>) -> Self::Owned;
}

impl<X: Example, T: Lifted<X> + ?Sized> Lifted<X> for &T {
    type Owned = T::Owned;
    #[inline]
    fn lifted(&self) -> X::Inner<T::V> {
        (**self).lifted()
    }
    #[inline]
    fn into_lifted(self) -> X::Inner<T::V> {
        self.lifted()
    }
    #[inline]
    fn lowered(x: X::Inner<T::V>) -> T::Owned {
        T::lowered(x)
    }
}

// The types found differ from those declared only where that is an error, which then names axes and elements alone.
impl<E, S, F, T, V> Lifted<Tensor<E, S>> for Tensor<F, T, V>
where
    (): SameElement<E, F> + SameExample<S, T>,
    E: Element,
    S: Axes,
    F: Element,
    V: MappedAxes,
{
    type Owned = Tensor<F, T, V>;
    #[inline]
    fn lifted(&self) -> Tensor<E, S, V> {
        Tensor::from_raw(<()>::from_found(self.raw().clone()))
    }
    #[inline]
    fn into_lifted(self) -> Tensor<E, S, V> {
        Tensor::from_raw(<()>::from_found(self.into_raw()))
    }
    #[inline]
    fn lowered(x: Tensor<E, S, V>) -> Tensor<F, T, V> {
        Tensor::from_raw(<()>::into_found(x.into_raw()))
    }
}

/// Holds for the axes declared and the same axes found.
#[diagnostic::on_unimplemented(
    message = "expected a tensor with the axes `{Declared}`, found one with the axes `{Found}`",
    label = "expected the axes `{Declared}`, found `{Found}`"
)]
pub trait SameExample<Declared, Found> {}
impl<S> SameExample<S, S> for () {}

/// The value of a body as a result of the type that the user wrote, and the way back for its cotangent. Where the two
/// types differ this is the only error: what uses the result goes on with the declared one, and the reverse sweep with
/// the computed one.
#[inline(always)]
pub fn result<X: Example, Y: Lifted<X>>(y: Y) -> (X::Inner<Y::V>, fn(X::Inner<Y::V>) -> Y::Owned) {
    (y.into_lifted(), Y::lowered)
}

/// An example that can be batched over `A`.
pub trait Batchable<A: Axis>: Example {
    /// The batch: the axis `A`, then those of the example.
    type Batch;
}

impl<A: Axis, E: Element, S: Axes + Insert<A>> Batchable<A> for Tensor<E, S> {
    type Batch = Tensor<E, <S as Insert<A>>::Out>;
}

/// A batch over `A` of examples of the type `X`.
pub type Batched<X, A> = <X as Batchable<A>>::Batch;

/// A value that has a gradient.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no gradient",
    label = "only tensors of `f32` and `f64` have one",
    note = "mark the parameter with `#[no_grad]`"
)]
pub trait Differentiable {}

impl<E: Float, S: Axes, V: MappedAxes> Differentiable for Tensor<E, S, V> {}

/// Compiles where `T` has a gradient.
pub fn differentiable<T: Differentiable>() {}

/// A value that `grad!` can start from.
#[diagnostic::on_unimplemented(
    message = "the gradient needs a loss, and this is `{Self}`",
    label = "expected a tensor of `f32` or `f64` without axes"
)]
pub trait Loss {
    /// The cotangent that a gradient starts from: one, stored once.
    fn seed(&self) -> Self;
}

impl<E: Float, S: Axes + NoAxes, V: MappedAxes> Loss for Tensor<E, S, V> {
    fn seed(&self) -> Self {
        seed(self)
    }
}

/// Holds for no axes.
#[diagnostic::on_unimplemented(
    message = "the gradient needs a loss without axes, and this has the axes `{Self}`",
    label = "reduce this with `.sum_all()` or `.mean_all()`",
    note = "for a value with axes use `vjp!`, which takes the cotangent"
)]
pub trait NoAxes {}
impl NoAxes for () {}

/// Compiles where one example of `P` has the type `X`: the type that the user wrote.
#[inline(always)]
pub fn check<X: Example, P: Lifted<X> + ?Sized>(_: &P) {}

/// Gives a value the name of its set of mapped axes that the compiler computed: no data moves. Without it the types of
/// a generic function would grow with its length.
///
/// The sets differ only where a map in the function is over an axis that its caller maps over, too.
#[inline(always)]
pub fn retag<V2: MappedAxes, E: Element, S: Axes, V: MappedAxes>(x: Tensor<E, S, V>) -> Tensor<E, S, V2> {
    const { assert!(V::IDS.same(&V2::IDS), "`vmap!` over an axis that an enclosing `vmap!` already maps over") };
    Tensor::from_raw(x.into_raw())
}
