//! Forward mode as one more mapped axis: at each level a value is a pair of primal and tangent.

use super::{Axis, AxisSet, Cons, Dyn, End, MappedAxes};
use std::marker::PhantomData;
use typenum::{B0, B1, UInt, UTerm};

/// A level of nested forward mode.
pub trait Level: Copy + Default + Send + Sync + 'static {
    #[doc(hidden)]
    type Id: super::AxisId;
    /// The higher one of this level and `L`.
    #[doc(hidden)]
    type Max<L: Level>: Level;
    #[doc(hidden)]
    type MaxSucc<L: Level>: Level;
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
}

impl<L: Level> Level for Succ<L> {
    type Id = UInt<L::Id, B0>;
    type Max<M: Level> = M::MaxSucc<L>;
    type MaxSucc<M: Level> = Succ<M::Max<L>>;
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
