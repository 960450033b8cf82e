//! Functions as values: what a differentiable function takes for a parameter `f: impl Fn(f64) -> f64`.
//!
//! A function as a value is called with [`Call1`] and differentiated with [`Pull1`] (and their like for other numbers of
//! parameters). It is itself a [`Value`]: its cotangent is that of the values it has captured, so the derivative of a
//! closure in what it captured flows as that of any other argument.
//!
//! Two kinds exist. [`Named`] stands for a function by its name, whose hidden forms [`Item1`] tells. [`Lifted`] is a
//! closure of a differentiable body: the compiler turns it into a function of the values it captures, which stand
//! beside it, so that it borrows nothing and its pullback can leave the body.

#![expect(clippy::too_many_arguments, reason = "a trait for each number of parameters")]

use std::marker::PhantomData;

use super::{Cotangent, Real, Value};

/// How a function takes a parameter.
pub trait Pass<R: Real> {
    /// The argument.
    type Arg<'a>;
    /// What a pullback is given again: the argument, if it is a reference.
    type Again<'a>;
    /// Its cotangent.
    type Slot<C: Cotangent<R>>: ?Sized;
}

/// A parameter `x: T`.
#[derive(Clone, Copy, Debug)]
pub struct ByValue<T>(PhantomData<T>);

/// A parameter `x: &T`.
#[derive(Clone, Copy, Debug)]
pub struct ByRef<T>(PhantomData<T>);

/// A parameter `x: &[T]`.
#[derive(Clone, Copy, Debug)]
pub struct BySlice<T>(PhantomData<T>);

impl<R: Real, T: Value<R>> Pass<R> for ByValue<T> {
    type Arg<'a> = T;
    type Again<'a> = ();
    type Slot<C: Cotangent<R>> = T::Ct<C>;
}

impl<R: Real, T: Value<R> + 'static> Pass<R> for ByRef<T> {
    type Arg<'a> = &'a T;
    type Again<'a> = &'a T;
    type Slot<C: Cotangent<R>> = T::Ct<C>;
}

impl<R: Real, T: Value<R> + 'static> Pass<R> for BySlice<T> {
    type Arg<'a> = &'a [T];
    type Again<'a> = &'a [T];
    type Slot<C: Cotangent<R>> = [T::Ct<C>];
}

/// A differentiable function by its name.
#[derive(Debug)]
pub struct Named<F>(PhantomData<fn() -> F>);

impl<F> Named<F> {
    /// The value that stands for it.
    #[inline(always)]
    #[must_use]
    pub const fn new() -> Self {
        Named(PhantomData)
    }
}

impl<F> Default for Named<F> {
    fn default() -> Self {
        Named::new()
    }
}

impl<F> Clone for Named<F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F> Copy for Named<F> {}

impl<R: Real, F> Value<R> for Named<F> {
    type Ct<C: Cotangent<R>> = ();

    #[inline(always)]
    fn cotangent_filled<C: Cotangent<R>>(&self, _: C) {}
}

/// A closure with what it captured, as the primal calls it.
#[derive(Clone, Debug)]
pub struct LiftedCall<A, I, V> {
    active: A,
    inactive: I,
    call: V,
}

/// A closure with what it captured, as the sweeps of a derivative call it: with pullbacks of cotangents `C`.
#[derive(Clone, Debug)]
pub struct Lifted<C, A, I, V> {
    active: A,
    inactive: I,
    pull: V,
    cotangent: PhantomData<fn(C)>,
}

impl<R: Real, A: Value<R>, I, V> Value<R> for LiftedCall<A, I, V> {
    type Ct<C: Cotangent<R>> = A::Ct<C>;

    #[inline(always)]
    fn cotangent_filled<C: Cotangent<R>>(&self, c: C) -> A::Ct<C> {
        self.active.cotangent_filled(c)
    }
}

impl<R: Real, K, A: Value<R>, I, V> Value<R> for Lifted<K, A, I, V> {
    type Ct<C: Cotangent<R>> = A::Ct<C>;

    #[inline(always)]
    fn cotangent_filled<C: Cotangent<R>>(&self, c: C) -> A::Ct<C> {
        self.active.cotangent_filled(c)
    }
}

/// The traits for one number of parameters.
macro_rules! arity {
    ($call:ident, $pull:ident, $item:ident, $lifted_call:ident, $lifted:ident: $($p:ident $x:ident $again:ident $slot:ident),*) => {
        /// A function as a value, over the real type `R`.
        #[diagnostic::on_unimplemented(
            message = "`{Self}` cannot be differentiated",
            label = "not a differentiable function of these parameters",
            note = "in a `#[differentiable]` function give the name of a `#[differentiable]` function, or a closure",
            note = "elsewhere give `f::function()` for a `#[differentiable]` function `f`"
        )]
        pub trait $call<R: Real, $($p: Pass<R>),*>: Value<R> + Clone {
            /// The result.
            type Output: Value<R>;

            /// The value.
            fn call(&self, real: PhantomData<R>, $($x: $p::Arg<'_>),*) -> Self::Output;
        }

        /// A function as a value, with its pullback for cotangents `C`.
        #[diagnostic::on_unimplemented(
            message = "`{Self}` cannot be differentiated",
            label = "not a differentiable function of these parameters",
            note = "in a `#[differentiable]` function give the name of a `#[differentiable]` function, or a closure",
            note = "elsewhere give `f::function()` for a `#[differentiable]` function `f`"
        )]
        pub trait $pull<R: Real, C: Cotangent<R>, $($p: Pass<R>),*>: $call<R, $($p),*> {
            /// The value and the pullback. The pullback takes the cotangent of the value, the function once more and a
            /// place to add the cotangent of what it captured to, and the same for each parameter.
            fn pull(&self, real: PhantomData<(R, C)>, $($x: $p::Arg<'_>),*) -> (
                Self::Output,
                impl for<'a> FnOnce(
                    <Self::Output as Value<R>>::Ct<C>,
                    &'a Self,
                    Option<&'a mut <Self as Value<R>>::Ct<C>>,
                    $($p::Again<'a>, Option<&'a mut $p::Slot<C>>),*
                ) + use<Self, R, C, $($p),*>,
            );
        }

        /// The hidden forms of a function, told by the type beside it that has its name.
        pub trait $item<R: Real, $($p: Pass<R>),*> {
            /// The result.
            type Output: Value<R>;

            /// The value.
            fn call(real: PhantomData<R>, $($x: $p::Arg<'_>),*) -> Self::Output;

            /// The value and its pullback.
            fn pull<C: Cotangent<R>>(real: PhantomData<(R, C)>, $($x: $p::Arg<'_>),*) -> (
                Self::Output,
                impl for<'a> FnOnce(
                    <Self::Output as Value<R>>::Ct<C>,
                    $($p::Again<'a>, Option<&'a mut $p::Slot<C>>),*
                ) + use<Self, R, C, $($p),*>,
            );
        }

        impl<R: Real, $($p: Pass<R>,)* F: $item<R, $($p),*>> $call<R, $($p),*> for Named<F> {
            type Output = F::Output;

            #[inline(always)]
            fn call(&self, real: PhantomData<R>, $($x: $p::Arg<'_>),*) -> F::Output {
                F::call(real, $($x),*)
            }
        }

        impl<R: Real, C: Cotangent<R>, $($p: Pass<R>,)* F: $item<R, $($p),*>> $pull<R, C, $($p),*> for Named<F> {
            #[inline(always)]
            fn pull(&self, real: PhantomData<(R, C)>, $($x: $p::Arg<'_>),*) -> (
                F::Output,
                impl for<'a> FnOnce(
                    <F::Output as Value<R>>::Ct<C>,
                    &'a Self,
                    Option<&'a mut ()>,
                    $($p::Again<'a>, Option<&'a mut $p::Slot<C>>),*
                ) + use<R, C, F, $($p),*>,
            ) {
                let (y, pullback) = F::pull(real, $($x),*);
                (y, move |ct, _, _, $($again, $slot),*| pullback(ct, $($again, $slot),*))
            }
        }

        /// A closure with what it captured, for the primal.
        #[inline(always)]
        pub fn $lifted_call<R: Real, $($p: Pass<R>,)* A, I, V, Y>(
            _: PhantomData<(R, $($p,)*)>,
            active: A,
            inactive: I,
            call: V,
        ) -> LiftedCall<A, I, V>
        where
            V: Fn(&A, &I, $($p::Arg<'_>),*) -> Y,
        {
            LiftedCall { active, inactive, call }
        }

        impl<R: Real, $($p: Pass<R>,)* A, I, V, Y> $call<R, $($p),*> for LiftedCall<A, I, V>
        where
            A: Value<R> + Clone,
            I: Clone,
            V: Clone + Fn(&A, &I, $($p::Arg<'_>),*) -> Y,
            Y: Value<R>,
        {
            type Output = Y;

            #[inline(always)]
            fn call(&self, _: PhantomData<R>, $($x: $p::Arg<'_>),*) -> Y {
                (self.call)(&self.active, &self.inactive, $($x),*)
            }
        }

        /// A closure with what it captured, for the sweeps.
        #[inline(always)]
        pub fn $lifted<R: Real, C: Cotangent<R>, $($p: Pass<R>,)* A, I, V, Y, B>(
            _: PhantomData<(R, C, $($p,)*)>,
            active: A,
            inactive: I,
            pull: V,
        ) -> Lifted<C, A, I, V>
        where
            A: Value<R>,
            Y: Value<R>,
            V: Fn(&A, &I, $($p::Arg<'_>),*) -> (Y, B),
            B: for<'a> FnOnce(
                Y::Ct<C>,
                &'a A,
                &'a I,
                Option<&'a mut A::Ct<C>>,
                $($p::Again<'a>, Option<&'a mut $p::Slot<C>>),*
            ),
        {
            Lifted { active, inactive, pull, cotangent: PhantomData }
        }

        impl<R: Real, C, $($p: Pass<R>,)* A, I, V, Y, B> $call<R, $($p),*> for Lifted<C, A, I, V>
        where
            A: Value<R> + Clone,
            I: Clone,
            C: Clone,
            V: Clone + Fn(&A, &I, $($p::Arg<'_>),*) -> (Y, B),
            Y: Value<R>,
        {
            type Output = Y;

            #[inline(always)]
            fn call(&self, _: PhantomData<R>, $($x: $p::Arg<'_>),*) -> Y {
                (self.pull)(&self.active, &self.inactive, $($x),*).0
            }
        }

        impl<R: Real, C: Cotangent<R>, $($p: Pass<R>,)* A, I, V, Y, B> $pull<R, C, $($p),*> for Lifted<C, A, I, V>
        where
            A: Value<R> + Clone,
            I: Clone,
            V: Clone + Fn(&A, &I, $($p::Arg<'_>),*) -> (Y, B),
            Y: Value<R>,
            B: for<'a> FnOnce(
                Y::Ct<C>,
                &'a A,
                &'a I,
                Option<&'a mut A::Ct<C>>,
                $($p::Again<'a>, Option<&'a mut $p::Slot<C>>),*
            ),
        {
            #[inline(always)]
            fn pull(&self, _: PhantomData<(R, C)>, $($x: $p::Arg<'_>),*) -> (
                Y,
                impl for<'a> FnOnce(
                    Y::Ct<C>,
                    &'a Self,
                    Option<&'a mut A::Ct<C>>,
                    $($p::Again<'a>, Option<&'a mut $p::Slot<C>>),*
                ) + use<R, C, $($p,)* A, I, V, Y, B>,
            ) {
                let (y, pullback) = (self.pull)(&self.active, &self.inactive, $($x),*);
                (y, move |ct, f: &Self, captured, $($again, $slot),*| {
                    pullback(ct, &f.active, &f.inactive, captured, $($again, $slot),*);
                })
            }
        }
    };
}

arity!(Call0, Pull0, Item0, lifted_call0, lifted0:);
arity!(Call1, Pull1, Item1, lifted_call1, lifted1: P1 x1 again1 slot1);
arity!(Call2, Pull2, Item2, lifted_call2, lifted2: P1 x1 again1 slot1, P2 x2 again2 slot2);
arity!(Call3, Pull3, Item3, lifted_call3, lifted3: P1 x1 again1 slot1, P2 x2 again2 slot2, P3 x3 again3 slot3);
arity!(
    Call4, Pull4, Item4, lifted_call4, lifted4:
    P1 x1 again1 slot1, P2 x2 again2 slot2, P3 x3 again3 slot3, P4 x4 again4 slot4
);
arity!(
    Call5, Pull5, Item5, lifted_call5, lifted5:
    P1 x1 again1 slot1, P2 x2 again2 slot2, P3 x3 again3 slot3, P4 x4 again4 slot4, P5 x5 again5 slot5
);
arity!(
    Call6, Pull6, Item6, lifted_call6, lifted6:
    P1 x1 again1 slot1, P2 x2 again2 slot2, P3 x3 again3 slot3, P4 x4 again4 slot4, P5 x5 again5 slot5, P6 x6 again6 slot6
);
arity!(
    Call7, Pull7, Item7, lifted_call7, lifted7:
    P1 x1 again1 slot1, P2 x2 again2 slot2, P3 x3 again3 slot3, P4 x4 again4 slot4, P5 x5 again5 slot5, P6 x6 again6 slot6, P7 x7 again7 slot7
);
arity!(
    Call8, Pull8, Item8, lifted_call8, lifted8:
    P1 x1 again1 slot1, P2 x2 again2 slot2, P3 x3 again3 slot3, P4 x4 again4 slot4, P5 x5 again5 slot5, P6 x6 again6 slot6, P7 x7 again7 slot7, P8 x8 again8 slot8
);
