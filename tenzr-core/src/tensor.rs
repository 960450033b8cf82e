//! The typed value.

use crate::axis::{Axes, Ids, MappedAxes, Single};
use crate::element::Element;
use crate::plan::Plan;
use crate::raw::{PerAxis, Raw};
use std::marker::PhantomData;

/// A tensor: element type `E`, the axes `S` of one example as a tuple in memory order, and the set `V` of axes that it
/// is mapped over.
///
/// Users write `Tensor<f32, (Batch, Feature)>`; `V` appears inside `vmap!` and in functions called from it. Cloning is
/// cheap: storage is shared until it is written to.
pub struct Tensor<E: Element, S, V = Single> {
    raw: Raw<E>,
    axes: PhantomData<fn() -> (S, V)>,
}

impl<E: Element, S, V> Clone for Tensor<E, S, V> {
    fn clone(&self) -> Self {
        Tensor { raw: self.raw.clone(), axes: PhantomData }
    }
}

/// The axes of a type, as a const.
#[doc(hidden)]
pub trait Named {
    /// The axes: mapped ones, then those of one example.
    const IDS: Ids;
}

impl<S: Axes, V: MappedAxes> Named for (S, V) {
    const IDS: Ids = Ids::of::<S, V>();
}

impl<E: Element, S: Axes, V: MappedAxes> Named for Tensor<E, S, V> {
    const IDS: Ids = Ids::of::<S, V>();
}

/// The plans of operations, by the types of the operands and of the result.
#[doc(hidden)]
pub struct Planned<A, B, O>(PhantomData<(A, B, O)>);

impl<A: Named, B: Named, O: Named> Planned<A, B, O> {
    /// The plan with both operands.
    pub const PLAN: &'static Plan = &Plan::new(A::IDS, B::IDS, O::IDS);
}

impl<E: Element, S, V> Tensor<E, S, V> {
    #[doc(hidden)]
    #[inline]
    pub fn from_raw(raw: Raw<E>) -> Self {
        Tensor { raw, axes: PhantomData }
    }

    #[doc(hidden)]
    #[inline]
    pub fn raw(&self) -> &Raw<E> {
        &self.raw
    }

    #[doc(hidden)]
    #[inline]
    pub fn into_raw(self) -> Raw<E> {
        self.raw
    }
}

impl<E: Element, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    #[doc(hidden)]
    pub const IDS: &'static Ids = &Ids::of::<S, V>();

    /// The extents and the type, without the entries: what the rules of an operation keep of an operand whose entries
    /// they do not read.
    #[doc(hidden)]
    pub fn like(&self) -> Like<E, S, V> {
        Like { dims: *self.raw.dims(), axes: PhantomData }
    }
}

/// The type and the extents of a value.
#[doc(hidden)]
pub struct Like<E, S, V> {
    dims: PerAxis,
    axes: PhantomData<fn() -> (E, S, V)>,
}

impl<E, S, V> Clone for Like<E, S, V> {
    fn clone(&self) -> Self {
        Like { dims: self.dims, axes: PhantomData }
    }
}

/// Whatever has the type and the extents of a value.
#[doc(hidden)]
pub trait Shaped {
    /// The element type.
    type E: Element;
    /// The axes of one example.
    type S: Axes;
    /// The mapped axes.
    type V: MappedAxes;
    /// The extents.
    fn dims(&self) -> &PerAxis;
}

impl<E: Element, S: Axes, V: MappedAxes> Shaped for Tensor<E, S, V> {
    type E = E;
    type S = S;
    type V = V;
    fn dims(&self) -> &PerAxis {
        self.raw.dims()
    }
}

impl<E: Element, S: Axes, V: MappedAxes> Shaped for Like<E, S, V> {
    type E = E;
    type S = S;
    type V = V;
    fn dims(&self) -> &PerAxis {
        &self.dims
    }
}

impl<T: Shaped> Shaped for &T {
    type E = T::E;
    type S = T::S;
    type V = T::V;
    fn dims(&self) -> &PerAxis {
        (**self).dims()
    }
}

/// The tensor type of a shaped value.
#[doc(hidden)]
pub type TensorOf<L> = Tensor<<L as Shaped>::E, <L as Shaped>::S, <L as Shaped>::V>;

/// What an operation takes beside a tensor of elements `E`: a tensor, a plain scalar or a literal, by value or by
/// reference. A tensor given by value may be rewritten in place.
#[diagnostic::on_unimplemented(
    message = "a tensor of `{E}` cannot be combined with `{Self}`",
    label = "expected a tensor or a scalar of the element type `{E}`",
    note = "element types are never mixed: convert with `.to_f32()` or `.to_f64()`"
)]
pub trait Operand<E: Element> {
    /// The axes of one example; none for a scalar.
    type S: Axes;
    /// The mapped axes.
    type V: MappedAxes;
    #[doc(hidden)]
    fn into_raw(self) -> Raw<E>;
    #[doc(hidden)]
    fn with_raw<R>(&self, f: impl FnOnce(&Raw<E>) -> R) -> R;
}

/// Holds for the element type expected and the same one found: an error names these two alone.
#[diagnostic::on_unimplemented(
    message = "expected a tensor of `{Expected}`, found one of `{Found}`",
    label = "expected elements of type `{Expected}`, found `{Found}`",
    note = "element types are never mixed: convert with `.to_f32()` or `.to_f64()`"
)]
#[doc(hidden)]
pub trait SameElement<Expected: Element, Found: Element> {
    /// The same entries.
    fn from_found(x: Raw<Found>) -> Raw<Expected>;
    /// The same entries.
    fn of_found(x: &Raw<Found>) -> &Raw<Expected>;
    /// The same entries.
    fn into_found(x: Raw<Expected>) -> Raw<Found>;
}

impl<E: Element> SameElement<E, E> for () {
    #[inline(always)]
    fn from_found(x: Raw<E>) -> Raw<E> {
        x
    }
    #[inline(always)]
    fn of_found(x: &Raw<E>) -> &Raw<E> {
        x
    }
    #[inline(always)]
    fn into_found(x: Raw<E>) -> Raw<E> {
        x
    }
}

impl<E: Element, F: Element, S: Axes, V: MappedAxes> Operand<E> for Tensor<F, S, V>
where
    (): SameElement<E, F>,
{
    type S = S;
    type V = V;
    #[inline]
    fn into_raw(self) -> Raw<E> {
        <()>::from_found(self.raw)
    }
    #[inline]
    fn with_raw<R>(&self, f: impl FnOnce(&Raw<E>) -> R) -> R {
        f(<()>::of_found(&self.raw))
    }
}

impl<E: Element, T: Operand<E>> Operand<E> for &T {
    type S = T::S;
    type V = T::V;
    #[inline]
    fn into_raw(self) -> Raw<E> {
        (*self).with_raw(Raw::clone)
    }
    #[inline]
    fn with_raw<R>(&self, f: impl FnOnce(&Raw<E>) -> R) -> R {
        (**self).with_raw(f)
    }
}

macro_rules! scalar_operands {
    ($($E:ty)*) => { $(
        impl Operand<$E> for $E {
            type S = ();
            type V = Single;
            fn into_raw(self) -> Raw<$E> {
                Raw::scalar(self)
            }
            fn with_raw<R>(&self, f: impl FnOnce(&Raw<$E>) -> R) -> R {
                f(&Raw::scalar(*self))
            }
        }
    )* };
}

scalar_operands! { f32 f64 bool i32 i64 usize }

/// A literal of a differentiable body that is written as an integer: it takes the element type of the tensor that it
/// meets, a float or an integer.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct Whole(pub i64);

impl<E: crate::element::Number> Operand<E> for Whole {
    type S = ();
    type V = Single;
    #[track_caller]
    fn into_raw(self) -> Raw<E> {
        Raw::scalar(E::from_whole(self.0))
    }
    fn with_raw<R>(&self, f: impl FnOnce(&Raw<E>) -> R) -> R {
        f(&Raw::scalar(E::from_whole(self.0)))
    }
}

/// A literal of a differentiable body: it takes the element type of the tensor that it meets, in generic code too.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct Lit(pub f64);

impl<E: crate::element::Float> Operand<E> for Lit {
    type S = ();
    type V = Single;
    fn into_raw(self) -> Raw<E> {
        Raw::scalar(E::from_f64(self.0))
    }
    fn with_raw<R>(&self, f: impl FnOnce(&Raw<E>) -> R) -> R {
        f(&Raw::scalar(E::from_f64(self.0)))
    }
}
