//! Forward mode as one more mapped axis: at each level a value is a pair of primal and tangent.

use super::{Axis, AxisSet, Cons, Dyn, End, MappedAxes};
use std::marker::PhantomData;
use typenum::{B0, B1, UInt, UTerm};

/// What depends on whether a set of mapped axes has a level of forward mode.
#[doc(hidden)]
pub trait ByLevel: Sized {
    /// The result.
    type Out;
    /// Where it has none.
    fn without_level(self) -> Self::Out;
    /// Where `L` is its innermost one.
    fn with_level<L: Level>(self) -> Self::Out;
}

/// A level of nested forward mode.
pub trait Level: Copy + Default + Send + Sync + 'static {
    #[doc(hidden)]
    type Id: super::AxisId;
    /// The higher one of this level and `L`.
    #[doc(hidden)]
    type Max<L: Level>: Level;
    #[doc(hidden)]
    type MaxSucc<L: Level>: Level;
    /// For the first level that a set of mapped axes does not have: the innermost one that it has, if any.
    #[doc(hidden)]
    fn visit<B: ByLevel>(by: B) -> B::Out;
}

/// The level of the outermost forward derivative.
#[derive(Clone, Copy, Default)]
pub struct Outermost;
/// The level inside `L`.
#[derive(Clone, Copy, Default)]
pub struct Succ<L>(PhantomData<L>);

impl Level for Outermost {
    type Id = UInt<UTerm, B1>;
    type Max<L: Level> = L;
    type MaxSucc<L: Level> = Succ<L>;
    fn visit<B: ByLevel>(by: B) -> B::Out {
        by.without_level()
    }
}

impl<L: Level> Level for Succ<L> {
    type Id = UInt<L::Id, B0>;
    type Max<M: Level> = M::MaxSucc<L>;
    type MaxSucc<M: Level> = Succ<M::Max<L>>;
    fn visit<B: ByLevel>(by: B) -> B::Out {
        by.with_level::<L>()
    }
}

/// The axis of a level of forward mode: its extent is 2 (primal, tangent), or 1 where the tangent is zero.
#[derive(Clone, Copy, Default)]
pub struct Tangent<L>(PhantomData<L>);

/// The axis of the first level of forward mode that `V` does not have. Two derivatives, one inside the other, thus
/// never share a level, through calls as well: perturbations cannot be confused.
pub type Fresh<V> = Tangent<<V as MappedAxes>::Fresh>;

impl<L: Level> AxisSet for Tangent<L> {
    type List = Cons<Self, End>;
    type Tuple = (Self,);
}

impl<L: Level> Axis for Tangent<L> {
    type Id = L::Id;
    type Extent = Dyn;
    type Above<M: Level> = <Succ<L> as Level>::Max<M>;
    type KeepPrimal<T: MappedAxes> = T;
    const NAME: &'static str = "tangent";
    const IS_TANGENT: bool = true;
}
