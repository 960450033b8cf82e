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
    /// `One` for one example, `Many` for a batch.
    #[doc(hidden)]
    type IfSingle<One, Many>;
    /// The one that it is.
    #[doc(hidden)]
    fn choose<One, Many>(one: impl FnOnce() -> One, many: impl FnOnce() -> Many) -> Self::IfSingle<One, Many>;
    /// What the one that it is gives.
    #[doc(hidden)]
    fn either<One, Many, R>(
        x: &Self::IfSingle<One, Many>,
        one: impl FnOnce(&One) -> R,
        many: impl FnOnce(&Many) -> R,
    ) -> R;
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
    type IfSingle<One, Many> = One;
    fn choose<One, Many>(one: impl FnOnce() -> One, _: impl FnOnce() -> Many) -> One {
        one()
    }
    fn either<One, Many, R>(x: &One, one: impl FnOnce(&One) -> R, _: impl FnOnce(&Many) -> R) -> R {
        one(x)
    }
    const IDS: Ids = Ids::EMPTY;
}

impl<A: Axis, T: MappedAxes> MappedAxes for Over<A, T> {
    type Join<O: MappedAxes> = O::JoinOver<A, T>;
    type JoinOver<B: Axis, U: MappedAxes> = <<B::Id as AxisId>::Compare<A::Id> as Order>::Merge<B, U, A, T>;
    type Has<B: Axis> = <<<A::Id as AxisId>::Compare<B::Id> as Order>::IsEqual as Bool>::OrMappedHas<T, B>;
    type Remove<B: Axis> = <<A::Id as AxisId>::Compare<B::Id> as Order>::Drop<A, T, B>;
    type Primal = A::KeepPrimal<T::Primal>;
    type Fresh = A::Above<T::Fresh>;
    type IfSingle<One, Many> = Many;
    fn choose<One, Many>(_: impl FnOnce() -> One, many: impl FnOnce() -> Many) -> Many {
        many()
    }
    fn either<One, Many, R>(x: &Many, _: impl FnOnce(&One) -> R, many: impl FnOnce(&Many) -> R) -> R {
        many(x)
    }
    const IDS: Ids = T::IDS.prepend(AxisRef::mapped::<A>());
}
