//! Tuples of axes, and the axes that each kind of operation gives its result.

use super::bits::Bool;
use super::list::{Cons, End, List, NonEmpty};
use super::{Axis, Broadcastable, EqualAxes, HasAxis, LacksAxis, NewAxes, Reorders};

/// The axes of one example: a tuple of up to 8 axis types, in memory order.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a tuple of axes",
    label = "write the axes as a tuple: `(Batch,)`, `(Batch, Feature)`",
    note = "a tensor has at most 8 axes of its own; an axis is declared by `axis!(pub Name);`"
)]
pub trait Axes: 'static {
    /// The same axes as a list.
    type List: List;
}

/// One axis, or a tuple of axes: what an operation takes to name the axes that it works on.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an axis",
    label = "expected an axis, or a tuple of axes",
    note = "an axis is declared by `axis!(pub Name);`"
)]
pub trait AxisSet: 'static {
    /// The axes as a list.
    type List: List;
    /// The axes as a tuple.
    type Tuple: Axes<List = Self::List>;
}

/// A list that is short enough to be the axes of a tensor.
#[diagnostic::on_unimplemented(message = "the result has more than 8 axes", label = "a tensor has at most 8 axes")]
pub trait ToTuple: List {
    /// The tuple.
    type Out: Axes<List = Self>;
}

macro_rules! lists {
    () => { End };
    ($head:ident $($tail:ident)*) => { Cons<$head, lists!($($tail)*)> };
}

macro_rules! tuples {
    ($(($($axis:ident)*))*) => { $(
        impl<$($axis: Axis),*> Axes for ($($axis,)*) {
            type List = lists!($($axis)*);
        }
        impl<$($axis: Axis),*> AxisSet for ($($axis,)*) {
            type List = lists!($($axis)*);
            type Tuple = ($($axis,)*);
        }
        impl<$($axis: Axis),*> ToTuple for lists!($($axis)*) {
            type Out = ($($axis,)*);
        }
    )* };
}

tuples! { () (A) (A B) (A B C) (A B C D) (A B C D F) (A B C D F G) (A B C D F G H) (A B C D F G H I) }

/// Is `A` one of the axes `S`?
pub type Has<S, A> = <<A as AxisSet>::List as List>::Within<<S as Axes>::List>;
/// `T` where `A` is one of the axes `S`, no type where it is not.
pub(super) type Then<S, A, T> = <Has<S, A> as HasAxis<A, S>>::Then<T>;
pub(super) type Lacks<S, A> = <<S as Axes>::List as List>::Has<A>;

/// The axes of `S` without those of `A`, which must be among them.
pub trait SumOver<A: AxisSet>: Axes {
    /// The remaining axes.
    type Out: Axes;
}

impl<A: AxisSet, S: Axes> SumOver<A> for S
where
    Has<S, A>: HasAxis<A, S>,
    <S::List as List>::Minus<A::List>: ToTuple,
{
    type Out = Then<S, A, <<S::List as List>::Minus<A::List> as ToTuple>::Out>;
}

/// The axes of the product of `S` and `S2` with the axes `A` contracted: `S` without `A`, then what `S2` has more.
pub trait Contract<A: AxisSet, S2: Axes>: Axes {
    /// The axes of the product.
    type Out: Axes;
}

pub(super) type Product<S, A, S2> = <<<S as Axes>::List as List>::Minus<<A as AxisSet>::List> as List>::Append<
    <<S2 as Axes>::List as List>::Minus<<S as Axes>::List>,
>;

impl<A: AxisSet, S: Axes, S2: Axes> Contract<A, S2> for S
where
    Has<S, A>: HasAxis<A, S>,
    Has<S2, A>: HasAxis<A, S2>,
    Product<S, A, S2>: ToTuple,
{
    type Out = Then<S, A, Then<S2, A, <Product<S, A, S2> as ToTuple>::Out>>;
}

/// The axes of the outer product: those of `S`, then what `S2` has more.
pub trait Outer<S2: Axes>: Axes {
    /// The axes of the product.
    type Out: Axes;
}

impl<S: Axes, S2: Axes> Outer<S2> for S
where
    Product<S, (), S2>: ToTuple,
{
    type Out = <Product<S, (), S2> as ToTuple>::Out;
}

/// The axes of an elementwise operation of two tensors: those of the larger one.
pub trait Broadcast<S2: Axes>: Axes {
    /// The axes of the result.
    type Out: Axes;
}

type FirstWithin<S, S2> = <<S as Axes>::List as List>::Within<<S2 as Axes>::List>;
type SecondWithin<S, S2> = <<S2 as Axes>::List as List>::Within<<S as Axes>::List>;
type EitherWithin<S, S2> = <FirstWithin<S, S2> as Bool>::OrWithin<<S2 as Axes>::List, <S as Axes>::List>;
// The first operand gives the order when both have the same axes.
type Larger<S, S2> = <SecondWithin<S, S2> as Bool>::Choose<<S as Axes>::List, <S2 as Axes>::List>;

impl<S: Axes, S2: Axes> Broadcast<S2> for S
where
    EitherWithin<S, S2>: Broadcastable<S, S2>,
    Larger<S, S2>: ToTuple,
{
    type Out = <EitherWithin<S, S2> as Broadcastable<S, S2>>::Then<<Larger<S, S2> as ToTuple>::Out>;
}

/// The axes of `S` with `A` in front, which must not be among them.
pub trait Insert<A: Axis>: Axes {
    /// The axes with `A` in front.
    type Out: Axes;
}

impl<A: Axis, S: Axes> Insert<A> for S
where
    Lacks<S, A>: LacksAxis<A, S>,
    Cons<A, S::List>: ToTuple,
{
    type Out = <Lacks<S, A> as LacksAxis<A, S>>::Then<<Cons<A, S::List> as ToTuple>::Out>;
}

/// The axes of `S` with `B` in the place of `A`.
pub trait Rename<A: Axis, B: Axis>: Axes {
    /// The renamed axes.
    type Out: Axes;
}

impl<A: Axis, B: Axis, S: Axes> Rename<A, B> for S
where
    Has<S, A>: HasAxis<A, S>,
    Lacks<S, B>: LacksAxis<B, S>,
    <S::List as List>::Replace<A, B>: ToTuple,
{
    type Out = Then<S, A, <Lacks<S, B> as LacksAxis<B, S>>::Then<<<S::List as List>::Replace<A, B> as ToTuple>::Out>>;
}

/// The axes of `S` with those of `P`, which must not be among the others, in the place of `A`.
pub trait Split<A: Axis, P: AxisSet>: Axes {
    /// The axes of the result.
    type Out: Axes;
}

/// Has `S`, without `A`, an axis of `P`? The intersection is what `P` loses when those are taken away.
type Others<S, A> = <<S as Axes>::List as List>::Minus<<A as AxisSet>::List>;
type Disjoint<P, L> = <P as List>::Within<<P as List>::Minus<L>>;

impl<A: Axis, P: AxisSet, S: Axes> Split<A, P> for S
where
    Has<S, A>: HasAxis<A, S>,
    Disjoint<P::List, Others<S, A>>: NewAxes<P, S>,
    <S::List as List>::Splice<A, P::List>: ToTuple,
{
    type Out = Then<
        S,
        A,
        <Disjoint<P::List, Others<S, A>> as NewAxes<P, S>>::Then<
            <<S::List as List>::Splice<A, P::List> as ToTuple>::Out,
        >,
    >;
}

/// The axes of `S` with `B` in the place of the first of `P`, without the others of `P`.
pub trait Merge<P: AxisSet, B: Axis>: Axes {
    /// The axes of the result.
    type Out: Axes;
}

type Merged<S, P, B> = <<<S as Axes>::List as List>::Minus<<<P as AxisSet>::List as NonEmpty>::Rest> as List>::Replace<
    <<P as AxisSet>::List as NonEmpty>::First,
    B,
>;
type NotOfOthers<S, P, B> = <Others<S, P> as List>::Has<B>;

impl<P: AxisSet, B: Axis, S: Axes> Merge<P, B> for S
where
    P::List: NonEmpty,
    Has<S, P>: HasAxis<P, S>,
    NotOfOthers<S, P, B>: LacksAxis<B, S>,
    Merged<S, P, B>: ToTuple,
{
    type Out = Then<S, P, <NotOfOthers<S, P, B> as LacksAxis<B, S>>::Then<<Merged<S, P, B> as ToTuple>::Out>>;
}

/// The axes of `S` in the order of `P`.
pub trait Permute<P: AxisSet>: Axes {
    /// The axes in that order.
    type Out: Axes;
}

type SameSet<S, P> = <Has<S, P> as Bool>::AndAlsoWithin<<S as Axes>::List, <P as AxisSet>::List>;

impl<P: AxisSet, S: Axes> Permute<P> for S
where
    SameSet<S, P>: Reorders<P, S>,
{
    type Out = <SameSet<S, P> as Reorders<P, S>>::Then<P::Tuple>;
}

/// Holds when `S2` has the same axes, in any order.
pub trait SameAxes<S2: Axes>: Axes {}

impl<S: Axes, S2: Axes> SameAxes<S2> for S where
    <SecondWithin<S, S2> as Bool>::AndAlsoWithin<S::List, S2::List>: EqualAxes<S, S2>
{
}
