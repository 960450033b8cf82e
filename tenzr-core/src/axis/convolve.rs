//! The axes of a convolution.

use super::list::List;
use super::shape::{Has, Then, ToTuple};
use super::{Axes, Axis, AxisSet, HasAxis, LacksAxis};

/// The axes of the convolution of `S` with a kernel over `S2`: those of `S` without what is summed over, `In`, then what the
/// kernel has more than its positions `Ke`. The kernel slides over `Sp`.
pub trait Convolve<In: AxisSet, Sp: AxisSet, Ke: AxisSet, S2: Axes>: Axes {
    /// The axes of the result.
    type Out: Axes;
}

type Minus<L, A> = <L as List>::Minus<<A as AxisSet>::List>;
type Product<S, In, Ke, S2> =
    <Minus<<S as Axes>::List, In> as List>::Append<<Minus<<S2 as Axes>::List, Ke> as List>::Minus<<S as Axes>::List>>;
/// Whether `S` has one of the axes `A`.
type Meets<S, A> = <<A as AxisSet>::List as List>::Meets<<S as Axes>::List>;

impl<In: AxisSet, Sp: AxisSet, Ke: AxisSet, S: Axes, S2: Axes> Convolve<In, Sp, Ke, S2> for S
where
    Has<S, In>: HasAxis<In, S>,
    Has<S2, In>: HasAxis<In, S2>,
    Has<S, Sp>: HasAxis<Sp, S>,
    Has<S2, Ke>: HasAxis<Ke, S2>,
    Meets<S2, Sp>: LacksAxis<Sp, S2>,
    Meets<S, Ke>: LacksAxis<Ke, S>,
    Product<S, In, Ke, S2>: ToTuple,
{
    type Out = Then<
        S,
        In,
        Then<
            S2,
            In,
            Then<
                S,
                Sp,
                Then<
                    S2,
                    Ke,
                    <Meets<S2, Sp> as LacksAxis<Sp, S2>>::Then<
                        <Meets<S, Ke> as LacksAxis<Ke, S>>::Then<<Product<S, In, Ke, S2> as ToTuple>::Out>,
                    >,
                >,
            >,
        >,
    >;
}

/// So many axes: what a window over `N` axes slides over.
#[diagnostic::on_unimplemented(
    message = "a window over {N} axes cannot slide over `{Self}`",
    label = "name as many axes as the window has"
)]
pub trait Dimensions<const N: usize>: AxisSet {}

impl<A: Axis> Dimensions<1> for A {}

macro_rules! dimensions {
    ($($n:literal: $($A:ident)*;)*) => { $(
        impl<$($A: Axis),*> Dimensions<$n> for ($($A,)*) {}
    )* };
}

dimensions! { 1: A; 2: A B; 3: A B C; 4: A B C D; 5: A B C D F; 6: A B C D F G; 7: A B C D F G H; 8: A B C D F G H I; }
