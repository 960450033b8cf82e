//! Identities and their total order, compared bit by bit from the low end so that a difference ends the comparison.

use super::{Axis, List, MappedAxes, Over};
use typenum::{B0, B1, Equal, Greater, Less, UInt, UTerm};

/// The answer yes of a type function.
pub struct Yes;
/// The answer no of a type function.
pub struct No;

/// A type-level truth value. Each member chooses which type function runs next, so the other one is never evaluated.
pub trait Bool: 'static {
    #[doc(hidden)]
    type OrHas<T: List, A: Axis>: Bool;
    #[doc(hidden)]
    type OrMappedHas<T: MappedAxes, A: Axis>: Bool;
    #[doc(hidden)]
    type RemoveOr<H: Axis, T: List, A: Axis>: List;
    #[doc(hidden)]
    type ReplaceOr<H: Axis, T: List, A: Axis, B: Axis>: List;
    #[doc(hidden)]
    type SpliceOr<H: Axis, T: List, A: Axis, L: List>: List;
    #[doc(hidden)]
    type SkipOr<H: Axis, T: List, O: List>: List;
    #[doc(hidden)]
    type OrMeets<T: List, O: List>: Bool;
    #[doc(hidden)]
    type AndWithin<T: List, O: List>: Bool;
    #[doc(hidden)]
    type OrWithin<A: List, B: List>: Bool;
    #[doc(hidden)]
    type AndAlsoWithin<A: List, B: List>: Bool;
    #[doc(hidden)]
    type Choose<T: List, F: List>: List;
    #[doc(hidden)]
    type ChooseAxis<T: Axis, F: Axis>: Axis;
    /// The value.
    const VALUE: bool;
}

impl Bool for Yes {
    type OrHas<T: List, A: Axis> = Yes;
    type OrMappedHas<T: MappedAxes, A: Axis> = Yes;
    type RemoveOr<H: Axis, T: List, A: Axis> = T;
    type ReplaceOr<H: Axis, T: List, A: Axis, B: Axis> = super::Cons<B, T>;
    type SpliceOr<H: Axis, T: List, A: Axis, L: List> = L::Append<T>;
    type SkipOr<H: Axis, T: List, O: List> = T::Minus<O>;
    type OrMeets<T: List, O: List> = Yes;
    type AndWithin<T: List, O: List> = T::Within<O>;
    type OrWithin<A: List, B: List> = Yes;
    type AndAlsoWithin<A: List, B: List> = A::Within<B>;
    type Choose<T: List, F: List> = T;
    type ChooseAxis<T: Axis, F: Axis> = T;
    const VALUE: bool = true;
}

impl Bool for No {
    type OrHas<T: List, A: Axis> = T::Has<A>;
    type OrMappedHas<T: MappedAxes, A: Axis> = T::Has<A>;
    type RemoveOr<H: Axis, T: List, A: Axis> = super::Cons<H, T::Remove<A>>;
    type ReplaceOr<H: Axis, T: List, A: Axis, B: Axis> = super::Cons<H, T::Replace<A, B>>;
    type SpliceOr<H: Axis, T: List, A: Axis, L: List> = super::Cons<H, T::Splice<A, L>>;
    type SkipOr<H: Axis, T: List, O: List> = super::Cons<H, T::Minus<O>>;
    type OrMeets<T: List, O: List> = T::Meets<O>;
    type AndWithin<T: List, O: List> = No;
    type OrWithin<A: List, B: List> = A::Within<B>;
    type AndAlsoWithin<A: List, B: List> = No;
    type Choose<T: List, F: List> = F;
    type ChooseAxis<T: Axis, F: Axis> = F;
    const VALUE: bool = false;
}

/// The outcome of a comparison of identities.
pub trait Order: 'static {
    #[doc(hidden)]
    type Then<U: AxisId, W: AxisId>: Order;
    #[doc(hidden)]
    type IsEqual: Bool;
    /// Union of `Over<A, T>` and `Over<B, U>`, where `Self` is `A` compared with `B`.
    #[doc(hidden)]
    type Merge<A: Axis, T: MappedAxes, B: Axis, U: MappedAxes>: MappedAxes;
    /// `Over<A, T>` without `B`, where `Self` is `A` compared with `B`.
    #[doc(hidden)]
    type Drop<A: Axis, T: MappedAxes, B: Axis>: MappedAxes;
}

impl Order for Less {
    type Then<U: AxisId, W: AxisId> = Less;
    type IsEqual = No;
    type Merge<A: Axis, T: MappedAxes, B: Axis, U: MappedAxes> = Over<A, T::Join<Over<B, U>>>;
    type Drop<A: Axis, T: MappedAxes, B: Axis> = Over<A, T::Remove<B>>;
}

impl Order for Equal {
    type Then<U: AxisId, W: AxisId> = U::Compare<W>;
    type IsEqual = Yes;
    type Merge<A: Axis, T: MappedAxes, B: Axis, U: MappedAxes> = Over<A, T::Join<U>>;
    type Drop<A: Axis, T: MappedAxes, B: Axis> = T;
}

impl Order for Greater {
    type Then<U: AxisId, W: AxisId> = Greater;
    type IsEqual = No;
    type Merge<A: Axis, T: MappedAxes, B: Axis, U: MappedAxes> = Over<B, <Over<A, T> as MappedAxes>::Join<U>>;
    type Drop<A: Axis, T: MappedAxes, B: Axis> = Over<A, T>;
}

/// One bit of an identity.
pub trait IdBit: 'static {
    #[doc(hidden)]
    type Compare<O: IdBit>: Order;
    #[doc(hidden)]
    type With0: Order;
    #[doc(hidden)]
    type With1: Order;
    #[doc(hidden)]
    const VALUE: u64;
}

impl IdBit for B0 {
    type Compare<O: IdBit> = O::With0;
    type With0 = Equal;
    type With1 = Greater;
    const VALUE: u64 = 0;
}

impl IdBit for B1 {
    type Compare<O: IdBit> = O::With1;
    type With0 = Less;
    type With1 = Equal;
    const VALUE: u64 = 1;
}

/// An identity: a typenum number. The order is total over numbers of any length, so that it holds for every pair.
pub trait AxisId: 'static {
    /// `Self` compared with `O`.
    type Compare<O: AxisId>: Order;
    #[doc(hidden)]
    type CompareBits<U: AxisId, B: IdBit>: Order;
    #[doc(hidden)]
    type CompareTerm: Order;
    /// The number.
    const VALUE: u64;
}

impl AxisId for UTerm {
    type Compare<O: AxisId> = O::CompareTerm;
    type CompareBits<U: AxisId, B: IdBit> = Greater;
    type CompareTerm = Equal;
    const VALUE: u64 = 0;
}

impl<U: AxisId, B: IdBit> AxisId for UInt<U, B> {
    type Compare<O: AxisId> = O::CompareBits<U, B>;
    type CompareBits<U2: AxisId, B2: IdBit> = <B2::Compare<B> as Order>::Then<U2, U>;
    type CompareTerm = Less;
    const VALUE: u64 = U::VALUE * 2 + B::VALUE;
}
