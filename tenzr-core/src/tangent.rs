//! Dual numbers: a level of forward mode is one more mapped axis of extent 2 (primal, tangent), or of extent 1 where
//! the tangent is zero. Only operations that are not linear look at it.
//!
//! The dual numbers are their own dual: a reverse sweep over values that carry a level runs in the same arithmetic,
//! where a cotangent holds that of the tangent in its primal part and that of the primal in its tangent part. A rule
//! whose result lacks a level therefore takes the tangent part.

use crate::axis::{AxisRef, Ids, MAX_RANK};
use crate::element::Element;
use crate::plan::Plan;
use crate::raw::Raw;

/// The primal part of a value at the level that stands at `level`, and the tangent unless it is zero.
pub fn split<E: Element>(x: &Raw<E>, level: usize) -> (Raw<E>, Option<Raw<E>>) {
    let tangent = (x.dim(level) == 2).then(|| x.at(level, 1));
    (x.at(level, 0), tangent)
}

/// As [`split`], for a value that may lack the level.
pub fn split_id<E: Element>(x: &Raw<E>, ids: &Ids, level: AxisRef) -> (Raw<E>, Option<Raw<E>>) {
    match ids.position(level.id) {
        Some(p) => split(x, p),
        None => (x.clone(), None),
    }
}

/// The value with these parts, the level standing at `level`.
pub fn stack<E: Element>(primal: Raw<E>, tangent: Option<Raw<E>>, level: usize) -> Raw<E> {
    let rank = primal.rank() + 1;
    let Some(tangent) = tangent else {
        return primal.reseen((0..rank).map(|i| match i.cmp(&level) {
            std::cmp::Ordering::Less => Ok(i),
            std::cmp::Ordering::Equal => Err(1),
            std::cmp::Ordering::Greater => Ok(i - 1),
        }));
    };
    let (primal, tangent) = (padded(primal, &tangent), tangent);
    let tangent = padded(tangent, &primal);
    let mut dims = [1; MAX_RANK];
    let mut once = 0;
    let mut order = vec![level];
    for i in 0..rank - 1 {
        let at = if i < level { i } else { i + 1 };
        dims[at] = primal.dims()[i];
        if primal.stride(i) == 0 && tangent.stride(i) == 0 {
            once |= 1 << at;
        }
    }
    dims[level] = 2;
    order.extend(primal.storage_order()[..rank - 1].iter().map(|&i| if i < level { i } else { i + 1 }));
    let mut out = Raw::fresh_in_order(dims, rank, &order, once);
    let strides: Vec<usize> = (0..rank).filter(|&i| i != level).map(|i| out.stride(i)).collect();
    let half = out.stride(level);
    let to = out.fresh_mut();
    primal.write_to(to, &strides);
    tangent.write_to(&mut to[half..], &strides);
    out
}

/// `x` with a tangent of zeros at every level where `other` has a tangent.
fn padded<E: Element>(mut x: Raw<E>, other: &Raw<E>) -> Raw<E> {
    for i in 0..x.rank() {
        if x.dim(i) == 1 && other.dim(i) == 2 {
            let primal = x.at(i, 0);
            let zero = Raw::filled(*primal.dims(), primal.rank(), E::default());
            x = stack(primal, Some(zero), i);
        }
    }
    x
}

/// An operation that is linear in each operand, on values with levels of forward mode: `apply` runs it on parts, and
/// `add` adds two results.
pub fn bilinear<E: Element>(
    plan: &Plan,
    a: &Raw<E>,
    b: &Raw<E>,
    apply: &dyn Fn(&Plan, &Raw<E>, &Raw<E>) -> Raw<E>,
    add: &dyn Fn(&Ids, Raw<E>, Raw<E>) -> Raw<E>,
    zero: &dyn Fn(&Raw<E>) -> Raw<E>,
) -> Raw<E> {
    let Some(level) = plan.level() else { return apply(plan, a, b) };
    let inner = plan.without(level);
    let (a0, a1) = split_id(a, &plan.a, level);
    let (b0, b1) = split_id(b, &plan.b, level);
    let run = |a: &Raw<E>, b: &Raw<E>| bilinear(&inner, a, b, apply, add, zero);
    let first = a1.map(|a1| run(&a1, &b0));
    let second = b1.map(|b1| run(&a0, &b1));
    let tangent = match (first, second) {
        (Some(x), Some(y)) => Some(add(&inner.out, x, y)),
        (x, y) => x.or(y),
    };
    finish(plan, level, || run(&a0, &b0), tangent, zero)
}

/// A value beside its axes.
pub type Named<'a, E> = (&'a Raw<E>, &'a Ids);

/// An operation that is linear in two operands together, on values with levels of forward mode, all of which the result
/// has: `apply` runs it on parts.
pub fn joint<E: Element>(
    out: &Ids,
    (x, xi): Named<E>,
    (y, yi): Named<E>,
    apply: &dyn Fn(&Ids, Named<E>, Named<E>) -> Raw<E>,
) -> Raw<E> {
    let Some(at) = out.tangent() else { return apply(out, (x, xi), (y, yi)) };
    let level = out.axis(at);
    let inner = |ids: &Ids| ids.position(level.id).map_or(*ids, |p| ids.without(p));
    let zero = |x: &Raw<E>| Raw::filled(*x.dims(), x.rank(), E::default());
    let ((x0, x1), (y0, y1)) = (split_id(x, xi, level), split_id(y, yi, level));
    let (out, xi, yi) = (inner(out), inner(xi), inner(yi));
    let tangent = (x1.is_some() || y1.is_some()).then(|| {
        let (x1, y1) = (x1.unwrap_or_else(|| zero(&x0)), y1.unwrap_or_else(|| zero(&y0)));
        joint(&out, (&x1, &xi), (&y1, &yi), apply)
    });
    stack(joint(&out, (&x0, &xi), (&y0, &yi), apply), tangent, at)
}

/// A linear operation of one operand on values with levels of forward mode.
pub fn linear<E: Element>(
    plan: &Plan,
    a: Raw<E>,
    apply: &dyn Fn(&Plan, Raw<E>) -> Raw<E>,
    zero: &dyn Fn(&Raw<E>) -> Raw<E>,
) -> Raw<E> {
    let Some(level) = plan.level() else { return apply(plan, a) };
    let inner = plan.without(level);
    let (a0, a1) = split_id(&a, &plan.a, level);
    drop(a);
    let tangent = a1.map(|a1| linear(&inner, a1, apply, zero));
    finish(plan, level, || linear(&inner, a0.clone(), apply, zero), tangent, zero)
}

/// The result with these parts: both where it has the level, the tangent where it lacks it.
fn finish<E: Element>(
    plan: &Plan,
    level: AxisRef,
    primal: impl FnOnce() -> Raw<E>,
    tangent: Option<Raw<E>>,
    zero: &dyn Fn(&Raw<E>) -> Raw<E>,
) -> Raw<E> {
    match plan.out.position(level.id) {
        Some(p) => stack(primal(), tangent, p),
        None => tangent.unwrap_or_else(|| zero(&primal())),
    }
}
