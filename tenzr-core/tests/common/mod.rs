//! Axes for the tests, declared by hand: what `axis!` writes lives in another crate.
#![allow(dead_code, reason = "every test file takes what it needs")]

pub mod forms;

use tenzr_core::axis::{AtMost, Axis, AxisSet, Cons, Dyn, End, Fixed, Level, MappedAxes, Over};
use typenum::{Sum, U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U2147483648};

/// An identity: 32 bits, the top one set.
pub type Id<N> = Sum<U2147483648, N>;

macro_rules! axes {
    ($($(#[$doc:meta])* $name:ident: $id:ty, $extent:ty;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Default)]
        pub struct $name;
        impl AxisSet for $name {
            type List = Cons<Self, End>;
            type Tuple = (Self,);
        }
        impl Axis for $name {
            type Id = Id<$id>;
            type Extent = $extent;
            type Above<L: Level> = L;
            type KeepPrimal<T: MappedAxes> = Over<Self, T>;
            const NAME: &'static str = stringify!($name);
        }
    )* };
}

axes! {
    A: U3, Dyn;
    B: U1, Dyn;
    C: U4, Dyn;
    D: U2, Dyn;
    G: U7, Dyn;
    K: U8, Dyn;
    L: U9, Dyn;
    M: U10, Dyn;
    O: U11, Dyn;
    Z: U12, Dyn;
    /// Of extent 3.
    Three: U5, Fixed<U3>;
    /// Of extent 4 at most.
    UpToFour: U6, AtMost<U4>;
}
