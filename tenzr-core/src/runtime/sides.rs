//! Control flow by example: a batch is taken apart by a condition, each part runs its own branch, and the results are put
//! together. What an example does not take is never evaluated for it. A condition that is one `bool` is the same with one
//! part.

use super::Ambient;
use crate::axis::{Axes, Ids, Join, MAX_RANK, MappedAxes};
use crate::element::{Element, Float};
use crate::ops::arith::accumulate;
use crate::ops::compare::primal_of;
use crate::raw::{PerAxis, Raw};
use crate::tensor::{Operand, Tensor};
use std::marker::PhantomData;
use std::rc::Rc;

/// Some examples of a batch, as positions on the axes that a condition is mapped over; all of the axes not listed.
#[derive(Clone, Debug)]
pub struct Side {
    picks: Vec<(u64, Rc<[u32]>)>,
}

/// The examples for which a condition holds, and the others. A set of pairs on two axes is a list of rectangles.
#[derive(Clone, Debug)]
pub struct Sides {
    /// The axes that the condition differs along, and their extents.
    axes: Vec<(u64, u32)>,
    holds: Vec<Side>,
    others: Vec<Side>,
}

/// Holds for truth values.
#[diagnostic::on_unimplemented(
    message = "a condition is one truth value for each example, and this is a tensor of `{Self}`",
    label = "expected a truth value, such as `x.sum_all() > 0.0`"
)]
pub trait IsTruth: Element {
    /// The same entries.
    fn truth(x: &Raw<Self>) -> &Raw<bool>;
}

impl IsTruth for bool {
    fn truth(x: &Raw<bool>) -> &Raw<bool> {
        x
    }
}

/// Holds for no axes.
#[diagnostic::on_unimplemented(
    message = "a condition is one truth value for each example, and this has the axes `{Self}`",
    label = "expected a truth value without axes, such as `x.sum_all() > 0.0`"
)]
pub trait OneTruth {}
impl OneTruth for () {}

/// The examples for which a condition holds, and the others.
pub fn sides<E: IsTruth, S: Axes + OneTruth, V: MappedAxes>(condition: &Tensor<E, S, V>) -> Sides {
    let (raw, ids) = primal_of(E::truth(condition.raw()), Tensor::<E, S, V>::IDS);
    Sides::of(&raw, &ids)
}

/// Whether a loop ends: a truth value of Rust's, or one for each example.
pub trait Ending {
    /// Whether it holds for all examples.
    fn holds_for_all(&self) -> bool;
}

impl Ending for bool {
    fn holds_for_all(&self) -> bool {
        *self
    }
}

impl<V: MappedAxes> Ending for Tensor<bool, (), V> {
    fn holds_for_all(&self) -> bool {
        let (raw, _) = primal_of(self.raw(), Self::IDS);
        raw.into_vec().into_iter().all(|holds| holds)
    }
}

impl<T: Ending> Ending for &T {
    fn holds_for_all(&self) -> bool {
        (**self).holds_for_all()
    }
}

/// Whether a loop ends: where its condition to do so holds for all examples.
pub fn stops<C: Ending>(condition: C) -> bool {
    condition.holds_for_all()
}

impl Sides {
    fn whole(holds: bool) -> Sides {
        let all = vec![Side { picks: Vec::new() }];
        let (holds, others) = if holds { (all, Vec::new()) } else { (Vec::new(), all) };
        Sides { axes: Vec::new(), holds, others }
    }

    fn of(condition: &Raw<bool>, ids: &Ids) -> Sides {
        if condition.is_empty() {
            // A batch of no examples: one branch runs on none, and gives the extents of the result.
            return Sides::whole(true);
        }
        let along: Vec<usize> = (0..ids.rank()).filter(|&i| condition.stride(i) != 0).collect();
        // The longest axis is the one within which examples are picked; the others are gone through index by index.
        let Some(&longest) = along.iter().max_by_key(|&&i| condition.dim(i)) else {
            return Sides::whole(condition.item());
        };
        let mut sides = Sides { axes: Vec::new(), holds: Vec::new(), others: Vec::new() };
        sides.axes.extend(along.iter().map(|&i| (ids.axis(i).id, condition.dims()[i])));
        let outer: Vec<usize> = along.into_iter().filter(|&i| i != longest).collect();
        let mut index = vec![0u32; outer.len()];
        loop {
            let at: usize = outer.iter().zip(&index).map(|(&i, &k)| k as usize * condition.stride(i)).sum();
            let (mut holds, mut others) = (Vec::new(), Vec::new());
            for k in 0..condition.dims()[longest] {
                let list = if condition.data()[at + k as usize * condition.stride(longest)] {
                    &mut holds
                } else {
                    &mut others
                };
                list.push(k);
            }
            let fixed: Vec<_> = outer.iter().zip(&index).map(|(&i, &k)| (ids.axis(i).id, Rc::from([k]))).collect();
            for (list, to) in [(holds, &mut sides.holds), (others, &mut sides.others)] {
                if !list.is_empty() {
                    let mut picks = fixed.clone();
                    picks.push((ids.axis(longest).id, Rc::from(list)));
                    to.push(Side { picks });
                }
            }
            if !advanced(&mut index, outer.iter().map(|&i| condition.dims()[i])) {
                break;
            }
        }
        match (sides.holds.is_empty(), sides.others.is_empty()) {
            (false, false) => sides,
            (_, others) => Sides::whole(others),
        }
    }

    /// The parts of the batch for which the condition holds, or those for which it does not.
    pub fn those(&self, hold: bool) -> std::slice::Iter<'_, Side> {
        if hold { self.holds.iter() } else { self.others.iter() }
    }

    /// A result to be put together.
    pub fn merged<E: Element, S: Axes, V: MappedAxes>(&self) -> Merged<'_, E, S, V> {
        Merged { sides: self, parts: Vec::new(), axes: PhantomData }
    }

    /// A cotangent to be put together.
    pub fn summed<E: Float, S: Axes, V: MappedAxes>(&self) -> Summed<'_, E, S, V> {
        Summed { sides: self, parts: Vec::new(), axes: PhantomData }
    }
}

/// The next index, the last position fastest; whether there is one.
fn advanced(index: &mut [u32], extents: impl DoubleEndedIterator<Item = u32> + ExactSizeIterator) -> bool {
    for (k, n) in index.iter_mut().rev().zip(extents.rev()) {
        *k += 1;
        if *k < n {
            return true;
        }
        *k = 0;
    }
    false
}

impl Side {
    fn pick(&self, id: u64) -> Option<&[u32]> {
        self.picks.iter().find(|p| p.0 == id).map(|p| &*p.1)
    }

    /// These examples of a value, in its own type.
    pub fn take<E: Element, S: Axes, V: MappedAxes>(&self, x: &Tensor<E, S, V>) -> Tensor<E, S, V> {
        let mut raw = x.raw().clone();
        for (i, axis) in Tensor::<E, S, V>::IDS.iter().enumerate() {
            if let Some(picks) = self.pick(axis.id) {
                raw = raw.picked(i, picks);
            }
        }
        Tensor::from_raw(raw)
    }

    /// The ambient of these examples.
    pub fn ambient<V: MappedAxes>(&self, ambient: &Ambient<V>) -> Ambient<V> {
        ambient.narrowed(|id| self.pick(id).map(|picks| picks.len() as u32))
    }
}

/// A result of which each part of a batch gives its examples.
pub struct Merged<'a, E: Element, S, V> {
    sides: &'a Sides,
    parts: Vec<(&'a Side, Raw<E>)>,
    axes: PhantomData<fn() -> (S, V)>,
}

/// The extents of the whole from those of the parts.
///
/// # Panics
/// When two parts have different extents of an axis of the example.
fn whole_dims<E: Element>(ids: &Ids, sides: &Sides, parts: &[(&Side, Raw<E>)]) -> PerAxis {
    let mut dims = [1; MAX_RANK];
    for (i, axis) in ids.iter().enumerate() {
        let extents = parts.iter().map(|(_, x)| x.dims()[i]);
        dims[i] = match sides.axes.iter().find(|a| a.0 == axis.id) {
            Some(&(_, n)) => n,
            None if axis.is_tangent() => extents.max().unwrap_or(1),
            None => {
                let mut extents = extents;
                let first = extents.next().unwrap_or(1);
                if let Some(other) = extents.find(|n| *n != first) {
                    panic!("the axis `{}` has extent {first} in one branch and {other} in another", axis.name);
                }
                first
            }
        };
    }
    dims
}

/// Where a part goes in the whole.
struct Destination<'a> {
    ids: &'a Ids,
    strides: &'a PerAxis,
    adds: bool,
}

impl Destination<'_> {
    /// Writes a part, or adds it: axis by axis from `axis` on, whose position in the part is always the first one left.
    fn write<E: Element>(&self, side: &Side, part: &Raw<E>, axis: usize, to: &mut [E], add: &dyn Fn(E, E) -> E) {
        let stride = |i: usize| self.strides[i] as usize;
        let chosen = (axis..self.ids.rank()).find_map(|i| {
            let a = self.ids.axis(i);
            match side.pick(a.id) {
                Some(picks) => Some((i, picks.to_vec())),
                None if a.is_tangent() => Some((i, (0..part.dims()[i - axis]).collect())),
                None => None,
            }
        });
        let Some((i, picks)) = chosen else {
            let strides: Vec<usize> = (axis..self.ids.rank()).map(stride).collect();
            if self.adds {
                part.add_to(to, &strides, add)
            } else {
                part.write_to(to, &strides)
            }
            return;
        };
        // The axes before the chosen one are gone through first, so that what is left of the part begins with it.
        if i > axis {
            for k in 0..part.dims()[0] {
                let at = k as usize * stride(axis);
                self.write(side, &part.at(0, k as usize), axis + 1, &mut to[at..], add);
            }
            return;
        }
        for (j, k) in picks.into_iter().enumerate() {
            self.write(side, &part.at(0, j), axis + 1, &mut to[k as usize * stride(i)..], add);
        }
    }
}

impl<'a, E: Element, S: Axes, V: MappedAxes> Merged<'a, E, S, V> {
    /// The result for the examples of a side.
    #[track_caller]
    pub fn put(&mut self, side: &'a Side, part: Tensor<E, S, V>) {
        self.parts.push((side, part.into_raw()));
    }

    /// The result for all examples.
    ///
    /// # Panics
    /// When the branches give different extents.
    #[track_caller]
    pub fn finish(mut self) -> Tensor<E, S, V> {
        if let [(Side { picks }, _)] = self.parts.as_slice()
            && picks.is_empty()
        {
            return Tensor::from_raw(self.parts.remove(0).1);
        }
        let ids = Tensor::<E, S, V>::IDS;
        if self.parts.iter().all(|(_, x)| x.is_absent()) {
            return Tensor::from_raw(Raw::absent(whole_dims(ids, self.sides, &self.parts), ids.rank()));
        }
        self.parts.retain(|(_, x)| !x.is_absent());
        let mut out = Raw::fresh(whole_dims(ids, self.sides, &self.parts), ids.rank());
        let strides = *out.strides();
        let to = out.fresh_mut();
        to.fill(E::default());
        let place = Destination { ids, strides: &strides, adds: false };
        for (side, part) in &self.parts {
            place.write(side, part, 0, to, &|_, x| x);
        }
        Tensor::from_raw(out)
    }
}

/// A cotangent to which each part of a batch adds: that of its examples, or, for a value that is the same for all of
/// them, its share.
pub struct Summed<'a, E: Element, S, V> {
    sides: &'a Sides,
    parts: Vec<(&'a Side, Raw<E>)>,
    axes: PhantomData<fn() -> (S, V)>,
}

impl<'a, E: Float, S: Axes, V: MappedAxes> Summed<'a, E, S, V> {
    /// Adds the cotangent of a side.
    pub fn add(&mut self, side: &'a Side, part: Tensor<E, S, V>) {
        self.parts.push((side, part.into_raw()));
    }

    /// The cotangent for all examples.
    #[track_caller]
    pub fn finish(mut self) -> Tensor<E, S, V> {
        let ids = Tensor::<E, S, V>::IDS;
        if self.parts.iter().all(|(_, x)| x.is_absent()) {
            return Tensor::from_raw(Raw::absent(whole_dims(ids, self.sides, &self.parts), ids.rank()));
        }
        self.parts.retain(|(_, x)| !x.is_absent());
        let zero = self.parts.iter().position(|(_, x)| x.is_zero_once());
        let first_zero = zero.map(|i| self.parts[i].clone());
        self.parts.retain(|(_, x)| !x.is_zero_once());
        let shared = ids.iter().all(|a| !self.sides.axes.iter().any(|s| s.0 == a.id));
        match (self.parts.len(), first_zero) {
            (0, zero) => {
                let parts: Vec<_> = zero.into_iter().collect();
                let dims = whole_dims(ids, self.sides, &parts);
                Tensor::from_raw(Raw::filled(dims, ids.rank(), E::ZERO))
            }
            (1, _) if shared || self.parts[0].0.picks.is_empty() => Tensor::from_raw(self.parts.remove(0).1),
            _ if shared => {
                let parts = self.parts.into_iter().map(|(_, x)| Tensor::<E, S, V>::from_raw(x));
                parts.reduce(accumulate).expect("there are parts")
            }
            _ => {
                let mut out = Raw::fresh(whole_dims(ids, self.sides, &self.parts), ids.rank());
                let strides = *out.strides();
                let to = out.fresh_mut();
                to.fill(E::ZERO);
                let place = Destination { ids, strides: &strides, adds: true };
                for (side, part) in &self.parts {
                    place.write(side, part, 0, to, &|a, b| a + b);
                }
                Tensor::from_raw(out)
            }
        }
    }
}

/// A value without tangents, such as a truth value, mapped over the ambient as well; stored once.
pub fn lift_primal<E: Element, X: Operand<E>, A: MappedAxes>(
    x: X,
    ambient: &Ambient<A>,
) -> Tensor<E, X::S, <Join<X::V, A> as MappedAxes>::Primal> {
    let to = Tensor::<E, X::S, <Join<X::V, A> as MappedAxes>::Primal>::IDS;
    x.with_raw(|x| {
        let (x, ids) = primal_of(x, &<(X::S, X::V) as crate::tensor::Named>::IDS);
        let axes = (0..to.rank()).map(|i| {
            let axis = to.axis(i);
            ids.position(axis.id).ok_or_else(|| ambient.extent(axis.id).map_or(1, |n| n as usize))
        });
        Tensor::from_raw(x.reseen(axes))
    })
}

/// What stands for a value until there is one: that of a `break` or a `return` before it is reached. Control flow passes it
/// on; nothing computes with it.
pub fn absent<E: Element, S: Axes, A: MappedAxes>(ambient: &Ambient<A>) -> Tensor<E, S, A> {
    let ids = Tensor::<E, S, A>::IDS;
    let mut dims = [1; MAX_RANK];
    for (i, axis) in ids.iter().enumerate().filter(|(_, axis)| !axis.is_tangent()) {
        dims[i] = ambient.extent(axis.id).unwrap_or(1);
    }
    Tensor::from_raw(Raw::absent(dims, ids.rank()))
}
