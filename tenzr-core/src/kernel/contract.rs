//! The general contraction of two values: one non-generic kernel that reads a plan.
//!
//! `unsafe` to call the matrix product, whose operands are addressed by strides.
#![allow(unsafe_code)]

use super::elementwise::{self, joined_extent};
use super::gemm::Gemm;
use super::{isa, reduce};
use crate::axis::{Ids, MAX_RANK};
use crate::element::{Float, Number};
use crate::plan::{Place, Plan};
use crate::raw::{PerAxis, Raw};

/// One axis of a contraction: its extent and the operands' strides.
#[derive(Clone, Copy, Default)]
struct Loop {
    n: u32,
    a: u32,
    b: u32,
    /// The position in the result; unused for a summed axis.
    out: u32,
}

impl Loop {
    /// Extents and strides of one value fit 32 bits.
    fn new(n: usize, a: usize, b: usize, out: usize) -> Loop {
        Loop { n: n as u32, a: a as u32, b: b as u32, out: out as u32 }
    }
}

/// Axes that play one part in a product.
#[derive(Clone, Copy, Default)]
struct Group {
    len: usize,
    loops: [Loop; MAX_RANK],
}

impl Group {
    fn push(&mut self, l: Loop) {
        self.loops[self.len] = l;
        self.len += 1;
    }

    fn iter(&self) -> impl Iterator<Item = &Loop> {
        self.loops[..self.len].iter()
    }

    /// One stride for each operand, where all axes of the group walk on with it.
    fn joined(&self) -> Option<Loop> {
        let Some(mut joined) = self.iter().next().copied() else { return Some(Loop { n: 1, ..Loop::default() }) };
        for l in self.iter().skip(1) {
            if joined.a != l.a * l.n || joined.b != l.b * l.n {
                return None;
            }
            joined = Loop { n: joined.n * l.n, ..*l };
        }
        Some(joined)
    }
}

/// The parts that axes play, decided by what is really stored: an axis that only one operand stores is one of rows or
/// columns even where both have it.
struct Roles<E> {
    batch: Group,
    rows: Group,
    cols: Group,
    sum: Group,
    alpha: E,
    dims: PerAxis,
}

impl<E: Float> Roles<E> {
    #[track_caller]
    fn of(plan: &Plan, a: &Raw<E>, b: &Raw<E>, like: Option<&PerAxis>) -> Roles<E> {
        let none = Group::default();
        let mut roles = Roles { batch: none, rows: none, cols: none, sum: none, alpha: E::ONE, dims: [1; MAX_RANK] };
        let strides = |p: Place| (p.a().map_or(0, |p| a.stride(p)), p.b().map_or(0, |p| b.stride(p)));
        for (i, place) in plan.places().iter().enumerate() {
            let n = joined_extent(*place, plan.out.axis(i), a, b);
            let n = n.or(like.map(|l| l[i] as usize)).unwrap_or(1);
            roles.dims[i] = n as u32;
            let (sa, sb) = strides(*place);
            let l = Loop::new(n, sa, sb, i);
            match (sa, sb) {
                (0, 0) => {}
                (_, 0) => roles.rows.push(l),
                (0, _) => roles.cols.push(l),
                _ => roles.batch.push(l),
            }
        }
        for (place, axis) in plan.sums() {
            let n = joined_extent(*place, *axis, a, b).unwrap_or(1);
            let (sa, sb) = strides(*place);
            match (sa, sb) {
                (0, 0) => roles.alpha *= E::from_usize(n),
                _ => roles.sum.push(Loop::new(n, sa, sb, 0)),
            }
        }
        roles
    }
}

/// The product of `a` and `b` under `plan`: axes of both that the result has are batch axes, axes that it lacks are
/// summed, axes that neither has are stored once with the extents that `like` gives.
#[inline(never)]
#[track_caller]
pub fn contract<E: Float>(plan: &Plan, a: &Raw<E>, b: &Raw<E>, like: Option<&PerAxis>) -> Raw<E> {
    let roles = Roles::of(plan, a, b, like);
    if roles.dims[..plan.out.rank()].contains(&0) || a.is_empty() || b.is_empty() {
        return Raw::filled(roles.dims, plan.out.rank(), E::ZERO);
    }
    if roles.sum.iter().any(|l| l.a == 0 || l.b == 0) {
        let (plan, a, b) = summed_alone(plan, a, b);
        return contract(&plan, &a, &b, Some(&roles.dims));
    }
    if roles.rows.len == 0 && roles.cols.len == 0 {
        return by_elements(plan, a, b, &roles);
    }
    if roles.sum.len == 0 && (roles.rows.len == 0 || roles.cols.len == 0) {
        return by_elements(plan, a, b, &roles);
    }
    match (roles.batch.joined(), roles.rows.joined(), roles.cols.joined(), roles.sum.joined()) {
        (Some(batch), Some(rows), Some(cols), Some(sum)) => {
            product(plan, &roles, [batch, rows, cols, sum], a.data(), b.data())
        }
        _ => packed(plan, a, b, &roles),
    }
}

/// The same product with the axes summed first that are summed away and that only one operand stores.
fn summed_alone<E: Float>(plan: &Plan, a: &Raw<E>, b: &Raw<E>) -> (Plan, Raw<E>, Raw<E>) {
    let stride = |x: &Raw<E>, at: Option<usize>| at.map_or(0, |p| x.stride(p));
    // The axes that an operand keeps, and those that it does not have once the axes stored by the other alone are gone.
    let part =
        |x: &Raw<E>, ids: &Ids, own: fn(Place) -> Option<usize>, y: &Raw<E>, other: fn(Place) -> Option<usize>| {
            let (mut seen, mut kept, mut at) = (Ids::EMPTY, Ids::EMPTY, Vec::with_capacity(MAX_RANK));
            for (p, axis) in ids.iter().enumerate() {
                let place = plan.sums().iter().find(|(_, summed)| summed.id == axis.id).map(|(place, _)| *place);
                let sides = place.map(|place| (stride(x, own(place)) != 0, stride(y, other(place)) != 0));
                if sides != Some((false, true)) {
                    seen = seen.with(*axis);
                    at.push(Ok(p));
                }
                if sides.is_none_or(|(mine, theirs)| mine == theirs) {
                    kept = kept.with(*axis);
                }
            }
            let x = x.reseen(at.into_iter());
            (kept, reduce::fit(&Plan::unary(seen, kept), x, &[1; MAX_RANK]))
        };
    let (ai, summed_a) = part(a, &plan.a, Place::a, b, Place::b);
    let (bi, summed_b) = part(b, &plan.b, Place::b, a, Place::a);
    (Plan::new(ai, bi, plan.out), summed_a, summed_b)
}

/// A joined loop with the integers that a product is addressed by.
struct Sizes {
    n: usize,
    a: usize,
    b: usize,
}

impl Sizes {
    fn of(l: Loop) -> Sizes {
        Sizes { n: l.n as usize, a: l.a as usize, b: l.b as usize }
    }
}

/// The result's axes in storage order: batch, rows, columns; the operand that has the result's last axis gives the
/// columns, so that the result comes out in the order of its type where that can be.
fn product<E: Float>(plan: &Plan, roles: &Roles<E>, joined: [Loop; 4], a: &[E], b: &[E]) -> Raw<E> {
    let rank = plan.out.rank();
    let last = |g: &Group| g.iter().map(|l| l.out + 1).max().unwrap_or(0);
    let swap = last(&roles.rows) > last(&roles.cols);
    let (outer, inner) = if swap { (&roles.cols, &roles.rows) } else { (&roles.rows, &roles.cols) };
    let mut order = [0; MAX_RANK];
    let mut n = 0;
    let mut once = u16::MAX;
    for l in roles.batch.iter().chain(outer.iter()).chain(inner.iter()) {
        order[n] = l.out as usize;
        n += 1;
        once &= !(1 << l.out);
    }
    let mut out = Raw::fresh_in_order(roles.dims, rank, &order[..n], once);
    let [batch, rows, cols, sum] = joined.map(Sizes::of);
    let (om, on) = if swap { (1, rows.n) } else { (cols.n, 1) };
    let o = out.fresh_mut();
    assert!(o.len() >= batch.n * rows.n * cols.n);
    let gemm = Gemm {
        batch: batch.n,
        m: rows.n,
        n: cols.n,
        k: sum.n,
        a: a.as_ptr(),
        a_batch: batch.a,
        a_row: rows.a,
        a_k: sum.a,
        b: b.as_ptr(),
        b_batch: batch.b,
        b_k: sum.b,
        b_col: cols.b,
        o: o.as_mut_ptr(),
        o_batch: rows.n * cols.n,
        o_row: om,
        o_col: on,
        alpha: roles.alpha,
        accumulate: false,
    };
    // SAFETY: strides and extents come from the operands' own layouts, whose storage covers every entry; the result
    // was just made and has room for batch * rows * columns.
    unsafe { gemm.run() };
    out
}

/// Lays both operands out so that each group of axes is one.
fn packed<E: Float>(plan: &Plan, a: &Raw<E>, b: &Raw<E>, roles: &Roles<E>) -> Raw<E> {
    let order = |raw: &Raw<E>, at: fn(Place) -> Option<usize>, groups: [&Group; 3], sums_at: usize| {
        let mut order = Vec::with_capacity(MAX_RANK);
        for (g, group) in groups.iter().enumerate() {
            if g == sums_at {
                let stored = |p: usize| raw.stride(p) != 0;
                order.extend(plan.sums().iter().filter_map(|(place, _)| at(*place)).filter(|&p| stored(p)));
            } else {
                order.extend(group.iter().filter_map(|l| at(plan.places()[l.out as usize])));
            }
        }
        order
    };
    let none = Group::default();
    let oa = order(a, Place::a, [&roles.batch, &roles.rows, &none], 2);
    let ob = order(b, Place::b, [&roles.batch, &none, &roles.cols], 1);
    let (a, b) = (a.clone().in_order(&oa, 0), b.clone().in_order(&ob, 0));
    let again = Roles::of(plan, &a, &b, Some(&roles.dims));
    let joined = [&again.batch, &again.rows, &again.cols, &again.sum]
        .map(|g| g.joined().expect("the operands were laid out group by group"));
    product(plan, &again, joined, a.data(), b.data())
}

/// A product in which no operand has an axis of its own beside the other's: elementwise, then summed.
fn by_elements<E: Float>(plan: &Plan, a: &Raw<E>, b: &Raw<E>, roles: &Roles<E>) -> Raw<E> {
    if plan.sums().is_empty() && plan.places().iter().all(|p| p.a().or(p.b()).is_some()) {
        return elementwise::binary(plan, a.clone(), b.clone(), mul_in_place);
    }
    let mut all = Ids::EMPTY;
    for (i, place) in plan.places().iter().enumerate() {
        if place.a().or(place.b()).is_some() {
            all = all.with(plan.out.axis(i));
        }
    }
    for (_, axis) in plan.sums() {
        all = all.with(*axis);
    }
    let product = elementwise::binary(&Plan::new(plan.a, plan.b, all), a.clone(), b.clone(), mul_in_place);
    reduce::fit(&Plan::unary(all, plan.out), product, &roles.dims)
}

/// `o *= b`.
pub fn mul_in_place<E: Number>(o: &mut [E], b: &[E]) {
    isa::zip_in_place(
        o,
        b,
        #[inline(always)]
        |x, y| x * y,
    );
}
