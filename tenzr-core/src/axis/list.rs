//! Ordered lists of axes: the axes of one example, in memory order.

use super::bits::{AxisId, Bool, No, Order, Yes};
use super::{Axis, AxisRef, Ids};
use std::marker::PhantomData;

/// The empty list.
pub struct End;
/// A list: first axis, rest.
pub struct Cons<H, T>(PhantomData<(H, T)>);

type SameAxis<A, B> = <<<A as Axis>::Id as AxisId>::Compare<<B as Axis>::Id> as Order>::IsEqual;

/// An ordered list of axes.
pub trait List: 'static {
    /// Is `A` in the list?
    type Has<A: Axis>: Bool;
    /// The list without `A`.
    type Remove<A: Axis>: List;
    /// The list with `B` in the place of `A`.
    type Replace<A: Axis, B: Axis>: List;
    /// The list with the axes of `L` in the place of `A`.
    type Splice<A: Axis, L: List>: List;
    /// The list with `A` and `B` in each other's place.
    type Swap<A: Axis, B: Axis>: List;
    /// The list, then `O`.
    type Append<O: List>: List;
    /// The list without the axes of `O`.
    type Minus<O: List>: List;
    /// Is one of its axes in `O`?
    type Meets<O: List>: Bool;
    /// Are all its axes in `O`?
    type Within<O: List>: Bool;
    /// The axes at run time.
    const IDS: Ids;
}

/// A list of one axis or more.
pub trait NonEmpty: List {
    /// The first axis.
    type First: Axis;
    /// The others.
    type Rest: List;
}

impl<H: Axis, T: List> NonEmpty for Cons<H, T> {
    type First = H;
    type Rest = T;
}

impl List for End {
    type Has<A: Axis> = No;
    type Remove<A: Axis> = End;
    type Replace<A: Axis, B: Axis> = End;
    type Splice<A: Axis, L: List> = End;
    type Swap<A: Axis, B: Axis> = End;
    type Append<O: List> = O;
    type Minus<O: List> = End;
    type Meets<O: List> = No;
    type Within<O: List> = Yes;
    const IDS: Ids = Ids::EMPTY;
}

impl<H: Axis, T: List> List for Cons<H, T> {
    type Has<A: Axis> = <SameAxis<H, A> as Bool>::OrHas<T, A>;
    type Remove<A: Axis> = <SameAxis<H, A> as Bool>::RemoveOr<H, T, A>;
    type Replace<A: Axis, B: Axis> = <SameAxis<H, A> as Bool>::ReplaceOr<H, T, A, B>;
    type Splice<A: Axis, L: List> = <SameAxis<H, A> as Bool>::SpliceOr<H, T, A, L>;
    type Swap<A: Axis, B: Axis> =
        Cons<<SameAxis<H, A> as Bool>::ChooseAxis<B, <SameAxis<H, B> as Bool>::ChooseAxis<A, H>>, T::Swap<A, B>>;
    type Append<O: List> = Cons<H, T::Append<O>>;
    type Minus<O: List> = <O::Has<H> as Bool>::SkipOr<H, T, O>;
    type Meets<O: List> = <O::Has<H> as Bool>::OrMeets<T, O>;
    type Within<O: List> = <O::Has<H> as Bool>::AndWithin<T, O>;
    const IDS: Ids = T::IDS.prepend(AxisRef::of::<H>());
}
