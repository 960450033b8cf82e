//! Axes as types: identities, ordered lists of named axes, sets of mapped axes.
//!
//! An axis is a unit type made by `axis!`. Its identity is a typenum number, so that two axes are compared by the
//! type checker; every type function here is total (it needs no where-clause) and lazy (it stops as soon as the
//! answer is known), which is what keeps generic functions free of bounds and checking fast.

mod bits;
mod convolve;
mod extent;
mod list;
mod mapped;
mod matrix;
mod messages;
mod shape;
mod tangent;

pub use bits::{AxisId, Bool, No, Order, Yes};
pub use convolve::{Convolve, Dimensions};
pub use extent::{AtMost, Dyn, Extent, ExtentRule, Fixed};
pub use list::{Cons, End, List, NonEmpty};
pub use mapped::{Join, MappedAxes, Over, Single};
pub use matrix::{Factor, Matrix, Solve};
pub use messages::{Broadcastable, EqualAxes, HasAxis, LacksAxis, NewAxes, Reorders, SlidesOver};
pub use shape::{
    Axes, AxisSet, Broadcast, Contract, Has, Insert, Merge, Outer, Permute, Rename, SameAxes, Split, SumOver, ToTuple,
};
pub use tangent::{ByLevel, Fresh, Level, Outermost, Succ, Tangent};

/// The most axes a value has, mapped ones included.
pub const MAX_RANK: usize = 12;

/// An axis: a unit type with an identity, a name and a rule for its extent. Made by `axis!`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an axis",
    label = "expected an axis",
    note = "an axis is declared by `axis!(pub Name);`"
)]
pub trait Axis: AxisSet<List = Cons<Self, End>, Tuple = (Self,)> + Copy + Default + Send + Sync + 'static {
    /// The identity, unique to the place where the axis is declared.
    type Id: AxisId;
    /// What extents the axis may have.
    type Extent: Extent;
    /// The level above both `L` and this axis; ordinary axes are no tangent levels and leave `L` alone.
    #[doc(hidden)]
    type Above<L: Level>: Level;
    /// `T` with this axis in front, or `T` alone for a tangent level.
    #[doc(hidden)]
    type KeepPrimal<T: MappedAxes>: MappedAxes;
    /// The name, as it is shown in messages.
    const NAME: &'static str;
    #[doc(hidden)]
    const IS_TANGENT: bool = false;
}

/// What a kernel knows of an axis at run time.
#[derive(Clone, Copy, Debug)]
pub struct AxisRef {
    /// The identity; mapped axes and tangent levels carry a tag, so that an axis mapped over is another one than the
    /// axis of the same name of one example.
    pub id: u64,
    /// The name, for messages.
    pub name: &'static str,
    /// The rule for extents.
    pub extent: ExtentRule,
}

const MAPPED: u64 = 1 << 40;
const TANGENT: u64 = 1 << 41;

impl AxisRef {
    pub(crate) const NONE: AxisRef = AxisRef { id: 0, name: "", extent: ExtentRule::Dyn };

    const fn of<A: Axis>() -> Self {
        AxisRef { id: A::Id::VALUE, name: A::NAME, extent: A::Extent::RULE }
    }

    const fn mapped<A: Axis>() -> Self {
        let tag = if A::IS_TANGENT { TANGENT } else { MAPPED };
        AxisRef { id: A::Id::VALUE | tag, name: A::NAME, extent: A::Extent::RULE }
    }

    /// Whether this is a level of forward mode.
    pub const fn is_tangent(&self) -> bool {
        self.id & TANGENT != 0
    }

    /// Whether this axis is mapped over.
    pub const fn is_mapped(&self) -> bool {
        self.id & (TANGENT | MAPPED) != 0
    }

    /// The same axis, among those of one example.
    pub const fn unmapped(mut self) -> Self {
        self.id &= !MAPPED;
        self
    }
}

/// The axes of a value in memory order of its type: mapped axes, then those of one example.
#[derive(Clone, Copy, Debug)]
pub struct Ids {
    rank: usize,
    axes: [AxisRef; MAX_RANK],
}

impl Ids {
    /// No axis at all.
    pub const EMPTY: Ids = Ids { rank: 0, axes: [AxisRef::NONE; MAX_RANK] };

    /// The axes of a value with the axes `S` of one example, mapped over `V`.
    pub const fn of<S: Axes, V: MappedAxes>() -> Ids {
        let (v, s) = (V::IDS, <S::List as List>::IDS);
        assert!(s.distinct(), "an axis occurs twice among the axes of a tensor: each has to be another one");
        assert!(v.rank + s.rank <= MAX_RANK, "a tensor has at most 12 axes, mapped ones included");
        let mut all = v;
        let mut i = 0;
        while i < s.rank {
            all.axes[v.rank + i] = s.axes[i];
            i += 1;
        }
        all.rank = v.rank + s.rank;
        all
    }

    pub(crate) const fn prepend(self, axis: AxisRef) -> Ids {
        assert!(self.rank < MAX_RANK, "a tensor has at most 12 axes, mapped ones included");
        let mut all = Ids { rank: self.rank + 1, axes: [AxisRef::NONE; MAX_RANK] };
        all.axes[0] = axis;
        let mut i = 0;
        while i < self.rank {
            all.axes[i + 1] = self.axes[i];
            i += 1;
        }
        all
    }

    const fn distinct(&self) -> bool {
        let mut i = 0;
        while i < self.rank {
            match self.position(self.axes[i].id) {
                Some(first) if first == i => i += 1,
                _ => return false,
            }
        }
        true
    }

    /// The number of axes.
    pub const fn rank(&self) -> usize {
        self.rank
    }

    /// The axis at a position.
    pub const fn axis(&self, i: usize) -> AxisRef {
        self.axes[i]
    }

    /// The axes in order.
    pub fn iter(&self) -> std::slice::Iter<'_, AxisRef> {
        self.axes[..self.rank].iter()
    }

    /// Where an axis stands.
    pub const fn position(&self, id: u64) -> Option<usize> {
        let mut i = 0;
        while i < self.rank {
            if self.axes[i].id == id {
                return Some(i);
            }
            i += 1;
        }
        None
    }

    /// Where a level of forward mode stands, if the value has one.
    pub const fn tangent(&self) -> Option<usize> {
        let mut i = 0;
        while i < self.rank {
            if self.axes[i].is_tangent() {
                return Some(i);
            }
            i += 1;
        }
        None
    }

    /// The axes without levels of forward mode.
    pub const fn primal(&self) -> Ids {
        let mut ids = *self;
        while let Some(level) = ids.tangent() {
            ids = ids.without(level);
        }
        ids
    }

    /// The axes without the one at a position.
    pub const fn without(&self, position: usize) -> Ids {
        let mut rest = *self;
        let mut i = position;
        while i + 1 < self.rank {
            rest.axes[i] = self.axes[i + 1];
            i += 1;
        }
        rest.rank -= 1;
        rest
    }

    /// The axes, then one more.
    pub const fn with(&self, axis: AxisRef) -> Ids {
        assert!(self.rank < MAX_RANK, "an operation works on at most 12 axes");
        let mut all = *self;
        all.axes[all.rank] = axis;
        all.rank += 1;
        all
    }

    /// The axes with `by` in the place of one.
    pub const fn replaced(&self, id: u64, by: AxisRef) -> Ids {
        let mut all = *self;
        if let Some(p) = self.position(id) {
            all.axes[p] = by;
        }
        all
    }

    /// Whether both name the same axes in the same order.
    pub const fn same(&self, other: &Ids) -> bool {
        if self.rank != other.rank {
            return false;
        }
        let mut i = 0;
        while i < self.rank {
            if self.axes[i].id != other.axes[i].id {
                return false;
            }
            i += 1;
        }
        true
    }
}
