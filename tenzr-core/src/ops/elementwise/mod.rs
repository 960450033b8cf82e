//! Elementwise functions.
//!
//! The Jacobian of an elementwise function is diagonal, so that its reverse rule, applied to a tangent, is its forward
//! rule as well. The derivative of a function is written once, over `Term`: as numbers it is one pass over cotangent
//! and residual, on values with levels of forward mode it is a composition of operations that handle them.

#[macro_use]
mod macros;

mod activation;
mod basic;
mod exp;
pub(super) mod joint;
mod power;
mod special;
mod term;
mod trig;

pub use activation::*;
pub use basic::*;
pub use exp::*;
pub use power::*;
pub use special::*;
pub use trig::*;

use crate::axis::Ids;
use crate::element::Float;
use crate::kernel::elementwise;
use crate::kernel::isa::{map_in_place, map_slice, zip_in_place};
use crate::raw::Raw;
use crate::tangent;
use term::Leveled;
pub(crate) use term::Term;

pub(super) const FAMILIES: &[super::Listed] = &[
    basic::OPERATIONS,
    exp::OPERATIONS,
    trig::OPERATIONS,
    special::OPERATIONS,
    activation::OPERATIONS,
    power::OPERATIONS,
];

/// How a cotangent (or a tangent) and a derivative are multiplied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Product {
    /// As numbers are.
    Plain,
    /// The derivative may be infinite: a cotangent of exactly zero gives zero.
    Strong,
    /// As `Strong`, and what is written is the reciprocal of the derivative.
    Over,
    /// The derivative is zero where the operand is not chosen, which then has no part in an infinite cotangent.
    Chosen,
}

impl Product {
    #[inline(always)]
    fn of<E: Float, T: Term<E>>(self, ct: T, slope: T) -> T {
        match self {
            Product::Plain => ct * slope,
            Product::Strong => ct.strong_mul(slope),
            Product::Over => ct.strong_div(slope),
            Product::Chosen => slope.strong_mul(ct),
        }
    }
}

/// A function of one number with its derivative.
pub(crate) trait Function: Copy {
    /// Whether the derivative is written in the result, rather than in the operand.
    const OF_RESULT: bool;

    /// Whether the derivative is found for a block of entries before it is multiplied: a loop that does both is too long for
    /// LLVM to vectorise.
    const COSTLY: bool = false;

    /// The value.
    fn value<E: Float>(self, x: E) -> E;
    /// The derivative, or its reciprocal, from the residual.
    fn slope<E: Float, T: Term<E>>(self, residual: T) -> T;
    /// How it is multiplied with a cotangent.
    fn product(self) -> Product;

    /// The values, in place.
    #[inline]
    fn values<E: Float>(self, x: &mut [E]) {
        map_in_place(
            x,
            #[inline(always)]
            |x| self.value(x),
        );
    }

    /// The rule on numbers, in place of the cotangent.
    #[inline]
    fn products<E: Float>(self, ct: &mut [E], residual: &[E]) {
        each_product(self, ct, residual);
    }
}

#[inline]
fn each_product<E: Float, F: Function>(f: F, ct: &mut [E], residual: &[E]) {
    let product = f.product();
    if !F::COSTLY {
        return zip_in_place(
            ct,
            residual,
            #[inline(always)]
            |ct, r| product.of(ct, f.slope(r)),
        );
    }
    let mut block = [E::ZERO; BLOCK];
    for (ct, residual) in ct.chunks_mut(BLOCK).zip(residual.chunks(BLOCK)) {
        let slopes = &mut block[..residual.len()];
        map_slice(
            residual,
            slopes,
            #[inline(always)]
            |r| f.slope(r),
        );
        zip_in_place(
            ct,
            slopes,
            #[inline(always)]
            |ct, slope| product.of(ct, slope),
        );
    }
}

/// Derivatives that are found in one go.
const BLOCK: usize = 256;

/// The function on a value with or without levels.
pub(crate) fn apply<E: Float, F: Function>(x: Raw<E>, ids: &Ids, f: F) -> Raw<E> {
    let Some(level) = ids.tangent() else { return elementwise::unary_with(x, &|x| f.values(x)) };
    let inner = ids.without(level);
    let (p, t) = tangent::split(&x, level);
    drop(x);
    let y = apply(p.clone(), &inner, f);
    let tangent = t.map(|t| pulled(t, if F::OF_RESULT { &y } else { &p }, &inner, f));
    tangent::stack(y, tangent, level)
}

/// The rule: a cotangent (or a tangent) times the derivative.
pub(crate) fn pulled<E: Float, F: Function>(ct: Raw<E>, residual: &Raw<E>, ids: &Ids, f: F) -> Raw<E> {
    if ids.tangent().is_some() {
        let slope = f.slope(Leveled::new(residual.clone(), ids));
        return f.product().of(Leveled::new(ct, ids), slope).raw;
    }
    elementwise::binary_same_with(ct, residual.clone(), &|ct, residual| f.products(ct, residual))
}

/// A piecewise constant function of the primal part: its tangents are zero.
pub(crate) fn primal_map<E: Float>(x: &Raw<E>, ids: &Ids, f: &dyn Fn(E) -> E) -> Raw<E> {
    match ids.tangent() {
        Some(level) => tangent::stack(primal_map(&x.at(level, 0), &ids.without(level), f), None, level),
        None => elementwise::convert(x.clone(), f),
    }
}

/// `e^x` on values with levels, for rules of other files.
pub(crate) fn exp_of<E: Float>(x: Raw<E>, ids: &Ids) -> Raw<E> {
    apply(x, ids, exp::Exp)
}

/// What a file of elementwise functions names.
mod prelude {
    pub(super) use super::joint::{Joint, aligned, joined, of_two, pulled as pulled_joint, rule_of_two};
    pub(super) use super::term::Term;
    pub(super) use super::{Function, Product, apply, primal_map, pulled};
    pub(super) use crate::axis::{Axes, Broadcast, Ids, MappedAxes};
    pub(super) use crate::element::Float;
    pub(super) use crate::ops::arith::{Joined, JoinedPlan};
    pub(super) use crate::ops::fit::fit_like;
    pub(super) use crate::tensor::{Operand, Planned, Shaped, Tensor, TensorOf};
}
