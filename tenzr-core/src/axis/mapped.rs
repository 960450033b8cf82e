//! The set of axes that a value is mapped over.

use super::bits::{AxisId, Bool, No, Order};
use super::{Axis, AxisRef, Ids, Level, Outermost};
use std::marker::PhantomData;

/// Mapped over nothing: one example.
pub struct Single;
/// Mapped over `A`, and over the axes of `Rest`.
pub struct Over<A, Rest = Single>(PhantomData<(A, Rest)>);

/// The union of two sets of mapped axes.
pub type Join<A, B> = <A as MappedAxes>::Join<B>;

/// A set of mapped axes, sorted by identity: equal sets are equal types, whatever the order of the maps.
pub trait MappedAxes: 'static {
    /// The union with `O`.
    type Join<O: MappedAxes>: MappedAxes;
    /// The union with `Over<A, T>`.
    #[doc(hidden)]
    type JoinOver<A: Axis, T: MappedAxes>: MappedAxes;
    /// Is `A` mapped over?
    type Has<A: Axis>: Bool;
    /// The set without `A`.
    type Remove<A: Axis>: MappedAxes;
    /// The set without levels of forward mode.
    type Primal: MappedAxes;
    /// The first level of forward mode that the set does not have.
    type Fresh: Level;
    /// The axes at run time.
    const IDS: Ids;
}

impl MappedAxes for Single {
    type Join<O: MappedAxes> = O;
    type JoinOver<A: Axis, T: MappedAxes> = Over<A, T>;
    type Has<A: Axis> = No;
    type Remove<A: Axis> = Single;
    type Primal = Single;
    type Fresh = Outermost;
    const IDS: Ids = Ids::EMPTY;
}

impl<A: Axis, T: MappedAxes> MappedAxes for Over<A, T> {
    type Join<O: MappedAxes> = O::JoinOver<A, T>;
    type JoinOver<B: Axis, U: MappedAxes> = <<B::Id as AxisId>::Compare<A::Id> as Order>::Merge<B, U, A, T>;
    type Has<B: Axis> = <<<A::Id as AxisId>::Compare<B::Id> as Order>::IsEqual as Bool>::OrMappedHas<T, B>;
    type Remove<B: Axis> = <<A::Id as AxisId>::Compare<B::Id> as Order>::Drop<A, T, B>;
    type Primal = A::KeepPrimal<T::Primal>;
    type Fresh = A::Above<T::Fresh>;
    const IDS: Ids = T::IDS.prepend(AxisRef::mapped::<A>());
}
