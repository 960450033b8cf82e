//! Types of which generic code knows that any real number can stand in them: what a function that is generic in a
//! differentiable trait, `fn train<M: Model>(m: &M, ..)`, is compiled on.
//!
//! [`Over`](super::Over) says what a type is with other numbers inside, and nothing of what that type can do: a bound for
//! every number that may come cannot be written at a function. A bound of an associated type can. So a differentiable
//! trait has [`Differentiated`] above it, and generic code over numbers `R` takes `M::At<R>`.

use super::{Accumulate, Base, Dual, Entries, Lift, Real, Split, Tangent, Value};

/// A type over the float `B`, and the same type over every other number.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type that can be differentiated over `{B}`",
    label = "expected a struct or an enum marked `#[differentiable]` that derives `Clone`, or a parameter bounded by a \
             differentiable trait",
    note = "mark the type with `#[differentiable]`, and write `#[derive(Clone)]` after that; a trait is marked so as well"
)]
pub trait Parametric<B: Base>: Sized {
    /// The type with numbers `R` inside.
    type At<R: Real<Base = B>>: Instance<R, Plain = Self>;

    /// The value as one of numbers `R`, without derivatives.
    fn over_reals<R: Real<Base = B>>(&self) -> Self::At<R>;
}

/// A [`Parametric`] type with numbers `R` inside. A form of a function that is generic in `M` takes this as a type
/// parameter of its own, from which `M` follows at a call.
pub trait Instance<R: Real>:
    Clone
    + Accumulate
    + Entries<R>
    + Value<R, Ct<R> = Self>
    + Tangent<R, Dual = <Self::Plain as Parametric<R::Base>>::At<Dual<R, 1>>>
{
    /// The type with plain floats inside.
    type Plain: Parametric<R::Base, At<R> = Self>;
}

/// A [`Parametric`] type as users have it, with plain floats inside. The bound of every differentiable trait.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type that can be differentiated over `{B}`",
    label = "expected a struct or an enum marked `#[differentiable]` that derives `Clone`, or a parameter bounded by a \
             differentiable trait",
    note = "mark the type with `#[differentiable]`, and write `#[derive(Clone)]` after that; a trait is marked so as well"
)]
pub trait Differentiated<B: Base>:
    Clone
    + Parametric<B, At<B> = Self, At<Dual<B, 1>>: Split<B, Plain = Self>>
    + Instance<B, Plain = Self>
    + Lift<Dual<B, 1>, Lifted = <Self as Parametric<B>>::At<Dual<B, 1>>>
    + Lift<Dual<B, 4>, Lifted = <Self as Parametric<B>>::At<Dual<B, 4>>>
    + Lift<Dual<B, 8>, Lifted = <Self as Parametric<B>>::At<Dual<B, 8>>>
{
}

/// Compiles for a type of which generic code takes gradients.
pub fn differentiated<B: Base, T: Parametric<B>>() {}

impl<B: Base, T> Differentiated<B> for T where
    T: Clone
        + Parametric<B, At<B> = T, At<Dual<B, 1>>: Split<B, Plain = T>>
        + Instance<B, Plain = T>
        + Lift<Dual<B, 1>, Lifted = <T as Parametric<B>>::At<Dual<B, 1>>>
        + Lift<Dual<B, 4>, Lifted = <T as Parametric<B>>::At<Dual<B, 4>>>
        + Lift<Dual<B, 8>, Lifted = <T as Parametric<B>>::At<Dual<B, 8>>>
{
}
