//! Elementwise functions of several operands that are broadcast by name.
//!
//! Operands are first seen with all axes of the result, those that they lack stored once. A partial derivative is
//! written once, over numbers and over values with levels, as for functions of one operand.

use super::Product;
use super::term::{Leveled, Term};
use crate::axis::{Ids, MAX_RANK};
use crate::element::Float;
use crate::kernel::elementwise::zip_many;
use crate::kernel::isa;
use crate::ops::arith::add_same;
use crate::plan::Plan;
use crate::raw::{PerAxis, Raw};
use crate::tangent;

/// A function of `N` numbers with its partial derivatives.
pub trait Joint<const N: usize>: Copy {
    /// The name that panics give.
    const NAME: &'static str;
    /// How cotangents and partial derivatives are multiplied.
    const PRODUCT: Product;

    /// The value.
    fn value<E: Float>(self, x: [E; N]) -> E;
    /// The partial derivative in operand `k`.
    fn slope<E: Float, T: Term<E>>(self, k: usize, x: [T; N]) -> T;
    /// Whether the function depends on operand `k` smoothly: elsewhere the derivative is zero.
    fn is_smooth(self, _k: usize) -> bool {
        true
    }
}

/// The operands with the axes `out` of the result.
///
/// # Panics
/// When an axis has different extents in two operands.
#[track_caller]
pub fn aligned<E: Float, const N: usize>(name: &str, x: [(Raw<E>, &Ids); N], out: &Ids) -> [Raw<E>; N] {
    let mut dims: PerAxis = [1; MAX_RANK];
    for (i, axis) in out.iter().enumerate().filter(|(_, axis)| !axis.is_tangent()) {
        let mut extents = x.iter().filter_map(|(x, ids)| ids.position(axis.id).map(|p| x.dims()[p]));
        dims[i] = extents.next().expect("an axis of an operand");
        if let Some(n) = extents.find(|n| *n != dims[i]) {
            panic!("`{name}`: the axis `{}` has extent {} in one operand and {n} in another", axis.name, dims[i]);
        }
    }
    x.map(|(x, ids)| x.into_reseen((0..out.rank()).map(|i| ids.position(out.axis(i).id).ok_or(dims[i] as usize))))
}

/// The function of operands with the same axes.
pub fn joined<E: Float, F: Joint<N>, const N: usize>(x: [Raw<E>; N], ids: &Ids, f: F) -> Raw<E> {
    let Some(level) = ids.tangent() else { return on_primals(x, f) };
    let inner = ids.without(level);
    let parts = x.map(|x| tangent::split(&x, level));
    let primals: [Raw<E>; N] = std::array::from_fn(|k| parts[k].0.clone());
    let mut tangent = None;
    for (k, (_, t)) in parts.into_iter().enumerate().filter(|(k, _)| f.is_smooth(*k)) {
        let Some(t) = t else { continue };
        let part = pulled(t, k, &primals, &inner, f);
        tangent = Some(match tangent {
            None => part,
            Some(sum) => add_same(&inner, sum, part),
        });
    }
    tangent::stack(joined(primals, &inner, f), tangent, level)
}

/// A function of the primal parts that is constant between jumps: its tangents are zero.
pub fn primal_join<E: Float, const N: usize>(x: [Raw<E>; N], ids: &Ids, f: &impl Fn([E; N]) -> E) -> Raw<E> {
    match ids.tangent() {
        Some(level) => tangent::stack(primal_join(x.map(|x| x.at(level, 0)), &ids.without(level), f), None, level),
        None => entries(x, f),
    }
}

fn on_primals<E: Float, F: Joint<N>, const N: usize>(x: [Raw<E>; N], f: F) -> Raw<E> {
    entries(x, &|x| f.value(x))
}

#[inline]
fn entries<E: Float, const N: usize>(x: [Raw<E>; N], f: &impl Fn([E; N]) -> E) -> Raw<E> {
    let mut x = x.into_iter();
    let first = x.next().expect("an operand");
    let rest: Vec<Raw<E>> = x.collect();
    zip_many(first, &rest, &|o, rest| {
        if let [b] = rest {
            // The common case, for which there is a vectorised driver.
            return isa::zip_in_place(
                o,
                b,
                #[inline(always)]
                |a, b| f(std::array::from_fn(|k| if k == 0 { a } else { b })),
            );
        }
        for (i, o) in o.iter_mut().enumerate() {
            *o = f(std::array::from_fn(|k| if k == 0 { *o } else { rest[k - 1][i] }));
        }
    })
}

/// A cotangent (or tangent) times the partial derivative in operand `k`, all with the same axes.
pub fn pulled<E: Float, F: Joint<N>, const N: usize>(ct: Raw<E>, k: usize, x: &[Raw<E>; N], ids: &Ids, f: F) -> Raw<E> {
    if ids.tangent().is_some() {
        let slope = f.slope(k, x.each_ref().map(|x| Leveled::new(x.clone(), ids)));
        return F::PRODUCT.of(Leveled::new(ct, ids), slope).raw;
    }
    zip_many(ct, x, &|ct, x| {
        for (i, ct) in ct.iter_mut().enumerate() {
            *ct = F::PRODUCT.of(*ct, f.slope(k, std::array::from_fn(|k| x[k][i])));
        }
    })
}

/// The function of operands that `plan` broadcasts.
#[track_caller]
pub fn of_two<E: Float, F: Joint<2>>(a: Raw<E>, b: Raw<E>, plan: &Plan, f: F) -> Raw<E> {
    joined(aligned(F::NAME, [(a, &plan.a), (b, &plan.b)], &plan.out), &plan.out, f)
}

/// The cotangent of the result times the partial derivative in operand `k`, with all axes of the result.
#[track_caller]
pub fn rule_of_two<E: Float, F: Joint<2>>(ct: Raw<E>, k: usize, a: Raw<E>, b: Raw<E>, plan: &Plan, f: F) -> Raw<E> {
    let x = aligned(F::NAME, [(a, &plan.a), (b, &plan.b)], &plan.out);
    pulled(ct, k, &x, &plan.out, f)
}
