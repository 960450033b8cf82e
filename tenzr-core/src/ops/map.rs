//! Functions of plain numbers, entry by entry, in one pass: `x.map(f)`, `x.zip_map(&y, f)`.
//!
//! A rule runs the function's own forward and reverse sweep at each entry, so that nothing is kept between the two passes
//! but the operands. Levels of forward mode become dual numbers.

use super::arith::{Joined, JoinedPlan};
use super::elementwise::joint::aligned;
use super::fit::fit_like;
use crate::axis::{Axes, Broadcast, Ids, MappedAxes, Single};
use crate::element::Element;
use crate::kernel::elementwise::{self, zip_many};
use crate::plan::Plan;
use crate::raw::Raw;
use crate::runtime::{Plain, Pointwise};
use crate::tensor::{Operand, Planned, Shaped, Tensor, TensorOf};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed =
    &[("map", &["map_vjp"]), ("zip_map", &["zip_map_vjp_first", "zip_map_vjp_second"])];

/// The function at every entry of operands with the same axes.
fn mapped<E: Plain, F: Pointwise<E, N>, const N: usize>(x: [Raw<E>; N], ids: &Ids, f: &F) -> Raw<E> {
    if ids.tangent().is_some() {
        return E::call(ids, &x, f);
    }
    let mut x = x.into_iter();
    let first = x.next().expect("an operand");
    let others: Vec<Raw<E>> = x.collect();
    zip_many(first, &others, &|o, others| {
        for (i, o) in o.iter_mut().enumerate() {
            *o = f.call::<E>(std::array::from_fn(|k| if k == 0 { *o } else { others[k - 1][i] }));
        }
    })
}

/// The cotangent of operand `k` at every entry, all with the same axes.
fn pulled<E: Plain, F: Pointwise<E, N>, const N: usize>(
    ct: Raw<E>,
    k: usize,
    x: &[Raw<E>; N],
    ids: &Ids,
    f: &F,
) -> Raw<E> {
    if ids.tangent().is_some() {
        return E::pull(ids, &ct, x, f, k);
    }
    zip_many(ct, x, &|ct, x| {
        for (i, ct) in ct.iter_mut().enumerate() {
            let (_, pullback) = f.vjp::<E>(std::array::from_fn(|k| x[k][i]));
            *ct = pullback(*ct)[k];
        }
    })
}

/// `f` of every entry.
#[inline(never)]
pub fn map<E: Plain, X: Operand<E>, F: Pointwise<E, 1>>(x: X, f: F) -> Tensor<E, X::S, X::V> {
    Tensor::from_raw(mapped([x.into_raw()], &Ids::of::<X::S, X::V>(), &f))
}

/// The rule of [`map`]: the function's own, at every entry.
#[inline(never)]
pub fn map_vjp<E: Plain, S: Axes, V: MappedAxes, F: Pointwise<E, 1>>(
    ct: Tensor<E, S, V>,
    x: &Tensor<E, S, V>,
    f: F,
) -> Tensor<E, S, V> {
    Tensor::from_raw(pulled(ct.into_raw(), 0, &[x.raw().clone()], Tensor::<E, S, V>::IDS, &f))
}

/// `f` of every two entries that stand beside each other, broadcast by name.
#[inline(never)]
#[track_caller]
pub fn zip_map<E: Plain, A: Operand<E>, B: Operand<E>, F: Pointwise<E, 2>>(a: A, b: B, f: F) -> Joined<E, A, B>
where
    A::S: Broadcast<B::S>,
{
    let plan = JoinedPlan::<E, A, B>::PLAN;
    Tensor::from_raw(mapped(both(a.into_raw(), b.into_raw(), plan), &plan.out, &f))
}

#[track_caller]
fn both<E: Plain>(a: Raw<E>, b: Raw<E>, plan: &Plan) -> [Raw<E>; 2] {
    aligned("zip_map", [(a, &plan.a), (b, &plan.b)], &plan.out)
}

macro_rules! rules {
    ($($name:ident $k:literal $which:literal;)*) => { $(
        #[doc = concat!("The rule of the ", $which, " operand of [`zip_map`]: the function's own, at every entry.")]
        #[inline(never)]
        pub fn $name<E, S, V, A, B, F, L>(ct: Tensor<E, S, V>, a: A, b: B, f: F, like: &L) -> TensorOf<L>
        where
            E: Plain,
            S: Axes,
            V: MappedAxes,
            A: Operand<E>,
            B: Operand<E>,
            F: Pointwise<E, 2>,
            L: Shaped<E = E>,
        {
            let plan = Planned::<(A::S, A::V), (B::S, B::V), (S, V)>::PLAN;
            let ct = pulled(ct.into_raw(), $k, &both(a.into_raw(), b.into_raw(), plan), &plan.out, &f);
            fit_like(Tensor::<E, S, V>::from_raw(ct), like)
        }
    )* };
}

rules! { zip_map_vjp_first 0 "first"; zip_map_vjp_second 1 "second"; }

impl<E: Element, S: Axes> Tensor<E, S> {
    /// `f` of every entry, in one pass. What is stored once is computed once.
    ///
    /// In a differentiable body `f` is the name of a `#[differentiable]` function from a plain number to one. Rule: its own,
    /// at every entry.
    pub fn map<O: Element>(&self, f: impl Fn(E) -> O) -> Tensor<O, S> {
        Tensor::from_raw(elementwise::convert(self.raw().clone(), f))
    }

    /// `f` of every two entries that stand beside each other, broadcast by name, in one pass.
    ///
    /// In a differentiable body `f` is the name of a `#[differentiable]` function from two plain numbers to one. Rules: its
    /// own, at every entry.
    ///
    /// # Panics
    /// When an axis has different extents in the operands.
    #[track_caller]
    pub fn zip_map<B: Operand<E, V = Single>, O: Element>(
        &self,
        other: B,
        f: impl Fn(E, E) -> O,
    ) -> Tensor<O, <S as Broadcast<B::S>>::Out>
    where
        S: Broadcast<B::S>,
    {
        let plan = Planned::<(S, Single), (B::S, Single), (<S as Broadcast<B::S>>::Out, Single)>::PLAN;
        Tensor::from_raw(other.with_raw(|b| elementwise::compare(plan, self.raw(), b, f)))
    }
}
