//! The traits that exist for their error messages: each holds for `Yes` (or `No`) only.

use super::Axes;
use super::bits::{No, Yes};

/// Holds when every axis of `A` is an axis of `S`.
#[diagnostic::on_unimplemented(
    message = "the axis `{A}` is not an axis of `{S}`",
    label = "this tensor has the axes `{S}`",
    note = "axes are matched by name: check which operand carries `{A}`"
)]
pub trait HasAxis<A, S> {
    /// `T`; no type where there is an error, so that none follows from it.
    type Then<T: Axes>: Axes;
}
impl<A, S> HasAxis<A, S> for Yes {
    type Then<T: Axes> = T;
}

/// Holds when `A` is not an axis of `S`.
#[diagnostic::on_unimplemented(
    message = "the axis `{A}` is already an axis of `{S}`",
    label = "one example, or its result, already has the axis `{A}`",
    note = "map over, insert or rename to an axis that the tensor does not have"
)]
pub trait LacksAxis<A, S> {
    /// `T`; no type where there is an error, so that none follows from it.
    type Then<T: Axes>: Axes;
}
impl<A, S> LacksAxis<A, S> for No {
    type Then<T: Axes> = T;
}

/// Holds when none of the axes of `P` is already one of `S`.
#[diagnostic::on_unimplemented(
    message = "one of the axes `{P}` is already an axis of `{S}`",
    label = "this tensor has the axes `{S}`",
    note = "split an axis into axes that the tensor does not have"
)]
pub trait NewAxes<P, S> {
    /// `T`; no type where there is an error, so that none follows from it.
    type Then<T: Axes>: Axes;
}
impl<P, S> NewAxes<P, S> for Yes {
    type Then<T: Axes> = T;
}

/// Holds when one operand's axes are all among the other's.
#[diagnostic::on_unimplemented(
    message = "cannot broadcast a tensor with axes `{S1}` against one with axes `{S2}`",
    label = "one operand's axes must all be among the other's",
    note = "axes are matched by name; to combine unrelated axes write `a.outer(&b)`"
)]
pub trait Broadcastable<S1, S2> {
    /// `T`; no type where there is an error, so that none follows from it.
    type Then<T: Axes>: Axes;
}
impl<S1, S2> Broadcastable<S1, S2> for Yes {
    type Then<T: Axes> = T;
}

/// Holds when `P` names the axes of `S`, each once, in any order.
#[diagnostic::on_unimplemented(
    message = "`permute` needs the axes of `{S}` in another order, and these are `{P}`",
    label = "name every axis of the tensor exactly once"
)]
pub trait Reorders<P, S> {
    /// `T`; no type where there is an error, so that none follows from it.
    type Then<T: Axes>: Axes;
}
impl<P, S> Reorders<P, S> for Yes {
    type Then<T: Axes> = T;
}

/// Holds when two lists name the same axes.
#[diagnostic::on_unimplemented(
    message = "expected a tensor with the axes `{S1}`, found one with the axes `{S2}`",
    label = "these two must have the same axes"
)]
pub trait EqualAxes<S1, S2> {}
impl<S1, S2> EqualAxes<S1, S2> for Yes {}
