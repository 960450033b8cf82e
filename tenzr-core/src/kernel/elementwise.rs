//! Drivers of elementwise operations. The operation itself is a function of slices, one instance an element type;
//! everything about axes, broadcasting and reuse of storage is here.

use super::nest::Nest;
use crate::axis::{AxisRef, MAX_RANK};
use crate::element::Element;
use crate::plan::{Place, Plan};
use crate::raw::{PerAxis, Raw};

/// An operation of one operand, in place.
pub type Unary<E> = fn(&mut [E]);
/// An operation of two operands, whose result takes the place of the first.
pub type Binary<E> = fn(&mut [E], &[E]);
/// As [`Binary`], with numbers of its own.
type BinaryWith<'a, E> = &'a dyn Fn(&mut [E], &[E]);

/// Entries handled in one go where an operand has to be laid out first.
const BLOCK: usize = 256;

/// Applies `f` to every stored entry.
pub fn unary<E: Element>(x: Raw<E>, f: Unary<E>) -> Raw<E> {
    unary_with(x, &f)
}

/// As [`unary`], of an operation that has numbers of its own.
#[inline(never)]
pub fn unary_with<E: Element>(x: Raw<E>, f: &dyn Fn(&mut [E])) -> Raw<E> {
    let mut x = x.owned();
    if let Some(entries) = x.unique() {
        f(entries);
    }
    x
}

/// Applies `f` to every stored entry, with a result of another element type.
#[inline(never)]
pub fn convert<E: Element, O: Element>(x: Raw<E>, f: impl Fn(E) -> O) -> Raw<O> {
    // Entries are read only: a shared value need not be copied, unless it has gaps.
    let x = if x.is_dense() { x } else { x.owned() };
    let order = x.storage_order();
    let once = (0..x.rank()).filter(|&i| x.stride(i) == 0).fold(0, |m, i| m | 1 << i);
    let mut out = Raw::fresh_in_order(*x.dims(), x.rank(), &order[..x.rank()], once);
    for (o, &v) in out.fresh_mut().iter_mut().zip(x.data()) {
        *o = f(v);
    }
    out
}

/// The extents of the result of `plan`.
///
/// # Panics
/// When an axis has different extents in the operands; levels of forward mode aside, whose extent says only whether
/// the tangent is zero.
#[track_caller]
pub fn joined_dims<E: Element, F: Element>(plan: &Plan, a: &Raw<E>, b: &Raw<F>) -> PerAxis {
    let mut dims = [1; MAX_RANK];
    for (i, place) in plan.places().iter().enumerate() {
        if let Some(n) = joined_extent(*place, plan.out.axis(i), a, b) {
            dims[i] = n as u32;
        }
    }
    dims
}

/// The extent of an axis that one operand or both have.
#[track_caller]
pub fn joined_extent<E: Element, F: Element>(at: Place, axis: AxisRef, a: &Raw<E>, b: &Raw<F>) -> Option<usize> {
    match (at.a().map(|p| a.dim(p)), at.b().map(|p| b.dim(p))) {
        (Some(m), Some(n)) => {
            if m != n {
                unequal_extents(axis.name, m, n);
            }
            Some(m)
        }
        (m, n) => m.or(n),
    }
}

#[cold]
#[track_caller]
fn unequal_extents(name: &str, m: usize, n: usize) -> ! {
    panic!("the axis `{name}` has extent {m} in one operand and {n} in the other")
}

/// How the operands of an elementwise operation lie beside each other.
struct Layout {
    dims: PerAxis,
    rank: usize,
    a: [usize; MAX_RANK],
    b: [usize; MAX_RANK],
}

impl Layout {
    /// Two operands with the same axes, at the same positions.
    fn same<E: Element>(a: &Raw<E>, b: &Raw<E>) -> Layout {
        debug_assert_eq!(a.dims(), b.dims());
        let mut layout = Layout { dims: *a.dims(), rank: a.rank(), a: [0; MAX_RANK], b: [0; MAX_RANK] };
        for i in 0..a.rank() {
            (layout.a[i], layout.b[i]) = (a.stride(i), b.stride(i));
        }
        layout
    }

    #[track_caller]
    fn of<E: Element, F: Element>(plan: &Plan, a: &Raw<E>, b: &Raw<F>) -> Layout {
        let mut layout =
            Layout { dims: joined_dims(plan, a, b), rank: plan.out.rank(), a: [0; MAX_RANK], b: [0; MAX_RANK] };
        for (i, place) in plan.places().iter().enumerate() {
            layout.a[i] = place.a().map_or(0, |p| a.stride(p));
            layout.b[i] = place.b().map_or(0, |p| b.stride(p));
        }
        layout
    }

    fn empty(&self) -> bool {
        self.dims[..self.rank].contains(&0)
    }

    /// Whether an operand with these strides stores every axis that the result stores.
    fn covers(&self, own: &[usize; MAX_RANK], other: &[usize; MAX_RANK]) -> bool {
        (0..self.rank).all(|i| own[i] != 0 || other[i] == 0)
    }

    /// The axes by falling stride of the operand whose layout the result takes, and the set that is stored once.
    fn order(&self, lead: &[usize; MAX_RANK]) -> ([usize; MAX_RANK], u16) {
        let mut order: [usize; MAX_RANK] = std::array::from_fn(|i| i);
        order[..self.rank].sort_by_key(|&i| std::cmp::Reverse(lead[i]));
        let once = (0..self.rank).filter(|&i| self.a[i] == 0 && self.b[i] == 0).fold(0, |m, i| m | 1 << i);
        (order, once)
    }

    fn nest(&self, order: &[usize], out: impl Fn(usize) -> usize) -> Nest<3> {
        let mut nest = Nest::new();
        for &i in order {
            let o = out(i);
            if o != 0 || self.dims[i] == 0 {
                nest.push(self.dims[i] as usize, [self.a[i], self.b[i], o]);
            }
        }
        nest.merged()
    }
}

/// Applies `f` to two operands, broadcast by `plan`. The result takes over the storage of the first where nobody else
/// holds it and it has all axes.
#[inline(never)]
#[track_caller]
pub fn binary<E: Element>(plan: &Plan, a: Raw<E>, b: Raw<E>, f: Binary<E>) -> Raw<E> {
    let layout = Layout::of(plan, &a, &b);
    let a_places = |i: usize| plan.places()[i].a();
    laid_out(layout, &a_places, a, b, &f)
}

/// Applies `f` to two operands with the same axes. The result takes over the storage of the first where nobody else
/// holds it.
pub fn binary_same<E: Element>(a: Raw<E>, b: Raw<E>, f: Binary<E>) -> Raw<E> {
    binary_same_with(a, b, &f)
}

/// As [`binary_same`], of an operation that has numbers of its own.
#[inline(never)]
pub fn binary_same_with<E: Element>(a: Raw<E>, b: Raw<E>, f: BinaryWith<E>) -> Raw<E> {
    laid_out(Layout::same(&a, &b), &Some, a, b, f)
}

/// `a_places` gives where an axis of the result stands in the first operand.
fn laid_out<E: Element>(
    layout: Layout,
    a_places: &dyn Fn(usize) -> Option<usize>,
    mut a: Raw<E>,
    b: Raw<E>,
    f: BinaryWith<E>,
) -> Raw<E> {
    if layout.empty() {
        return Raw::fresh(layout.dims, layout.rank);
    }
    let seen = |a: Raw<E>| a.into_reseen((0..layout.rank).map(|i| a_places(i).ok_or(layout.dims[i] as usize)));
    if layout.a == layout.b && a.is_dense() {
        return seen(flat(a, &b, f));
    }
    let a_leads = layout.covers(&layout.a, &layout.b);
    let lead = if a_leads || !layout.covers(&layout.b, &layout.a) { &layout.a } else { &layout.b };
    let (order, once) = layout.order(lead);
    let order = &order[..layout.rank];
    if a_leads && a.unique().is_some() {
        let mut out = seen(a);
        let nest = layout.nest(order, |i| layout.a[i]);
        rows_in_place(&nest, out.unique().expect("the only holder"), b.data(), f);
        return out;
    }
    let mut out = Raw::fresh_in_order(layout.dims, layout.rank, order, once);
    let nest = {
        let strides: [usize; MAX_RANK] = std::array::from_fn(|i| if i < layout.rank { out.stride(i) } else { 0 });
        layout.nest(order, |i| strides[i])
    };
    let (from, o) = (a.data(), out.fresh_mut());
    blocks(&nest, |[pa, _, po], n, m, [sa, _, so]| {
        debug_assert_eq!(so.1, 1);
        lay_out(&mut o[po..po + n * m], &from[pa..], n, m, sa);
    });
    rows_in_place(&nest, o, b.data(), f);
    out
}

/// Entries that the first operand is copied by, so that they are still near when `f` reads them.
const NEAR: usize = 2048;

/// Applies `f` to two operands that lie alike and without gaps.
fn flat<E: Element>(mut a: Raw<E>, b: &Raw<E>, f: BinaryWith<E>) -> Raw<E> {
    let b = &b.data()[..a.stored()];
    if let Some(entries) = a.unique() {
        f(entries, b);
        return a;
    }
    let mut out = a.fresh_like();
    for ((o, a), b) in out.fresh_mut().chunks_mut(NEAR).zip(a.data().chunks(NEAR)).zip(b.chunks(NEAR)) {
        o.copy_from_slice(&a[..o.len()]);
        f(o, b);
    }
    out
}

/// Operands beside the first that [`zip_many`] takes.
pub const MANY: usize = 4;

/// Applies `f` to operands with the same axes and extents: to entries of the first, in whose place the result stands,
/// and those of the others that stand beside them. At most [`MANY`] others.
#[inline(never)]
pub fn zip_many<E: Element>(first: Raw<E>, others: &[Raw<E>], f: &dyn Fn(&mut [E], &[&[E]])) -> Raw<E> {
    if let [b] = others {
        return binary_same_with(first, b.clone(), &|o, b| f(o, &[b]));
    }
    let (rank, dims) = (first.rank(), *first.dims());
    if first.is_empty() {
        return Raw::fresh(dims, rank);
    }
    let mut out = in_full(first, others);
    let mut order: [usize; MAX_RANK] = std::array::from_fn(|i| i);
    order[..rank].sort_by_key(|&i| std::cmp::Reverse(out.stride(i)));
    let mut nest: Nest<{ MANY + 1 }> = Nest::new();
    for &i in order[..rank].iter().filter(|&&i| out.stride(i) != 0) {
        nest.push(
            out.dim(i),
            std::array::from_fn(|k| if k == 0 { out.stride(i) } else { others.get(k - 1).map_or(0, |x| x.stride(i)) }),
        );
    }
    let mut blocks = [[E::default(); BLOCK]; MANY];
    let to = out.unique().expect("the only holder");
    nest.merged().for_each_row(|at, n, strides| {
        for start in (0..n).step_by(BLOCK) {
            let m = BLOCK.min(n - start);
            let mut rows: [&[E]; MANY] = [&[]; MANY];
            for (k, (x, block)) in others.iter().zip(&mut blocks).enumerate() {
                let stride = strides[k + 1];
                let from = &x.data()[at[k + 1] + start * stride..];
                rows[k] = if stride == 1 || m == 1 {
                    &from[..m]
                } else {
                    lay_out(&mut block[..m], from, 1, m, (0, stride));
                    &block[..m]
                };
            }
            f(&mut to[at[0] + start..at[0] + start + m], &rows[..others.len()]);
        }
    });
    out
}

/// The first operand with every axis stored that another one stores, held by nobody else, without gaps.
fn in_full<E: Element>(first: Raw<E>, others: &[Raw<E>]) -> Raw<E> {
    let rank = first.rank();
    let mut full = 0;
    for i in (0..rank).filter(|&i| others.iter().any(|x| x.stride(i) != 0)) {
        full |= 1 << i;
    }
    let order = first.storage_order();
    first.in_order(&order[..rank], full).owned()
}

/// The result of `f` over two operands, in another element type.
#[inline(never)]
#[track_caller]
pub fn compare<E: Element, F: Element, O: Element>(
    plan: &Plan,
    a: &Raw<E>,
    b: &Raw<F>,
    f: impl Fn(E, F) -> O,
) -> Raw<O> {
    let layout = Layout::of(plan, a, b);
    if layout.empty() {
        return Raw::fresh(layout.dims, layout.rank);
    }
    let (order, once) = layout.order(if layout.covers(&layout.b, &layout.a) { &layout.b } else { &layout.a });
    let order = &order[..layout.rank];
    let mut out = Raw::fresh_in_order(layout.dims, layout.rank, order, once);
    let nest = layout.nest(order, |i| out.stride(i));
    let (x, y, o) = (a.data(), b.data(), out.fresh_mut());
    nest.for_each_row(|[pa, pb, po], n, [sa, sb, so]| {
        for i in 0..n {
            o[po + i * so] = f(x[pa + i * sa], y[pb + i * sb]);
        }
    });
    out
}

/// Strides of an operand over the two innermost loops: outer, inner.
type TwoStrides = (usize, usize);

/// Visits a nest in blocks of its two innermost loops: `n` entries of the outer and `m` of the inner one, together
/// contiguous in the result, which is the third operand.
fn blocks(nest: &Nest<3>, mut f: impl FnMut([usize; 3], usize, usize, [TwoStrides; 3])) {
    let depth = nest.depth();
    if nest.is_empty() {
        return;
    }
    let (m, inner) = if depth == 0 { (1, [0, 0, 1]) } else { nest.level(depth - 1) };
    let (n, outer) = if depth < 2 { (1, [0; 3]) } else { nest.level(depth - 2) };
    let pairs = std::array::from_fn(|k| (outer[k], inner[k]));
    let together = outer[2] == m * inner[2];
    nest.outer(2).for_each(|at| {
        if together {
            f(at, n, m, pairs);
        } else {
            for i in 0..n {
                f(std::array::from_fn(|k| at[k] + i * outer[k]), 1, m, pairs);
            }
        }
    });
}

/// Copies `n` rows of `m` strided entries into a contiguous block.
fn lay_out<E: Element>(to: &mut [E], from: &[E], n: usize, m: usize, (outer, inner): TwoStrides) {
    for i in 0..n {
        let (row, from) = (&mut to[i * m..(i + 1) * m], &from[i * outer..]);
        match inner {
            1 => row.copy_from_slice(&from[..m]),
            0 => row.fill(from[0]),
            s => row.iter_mut().enumerate().for_each(|(j, o)| *o = from[j * s]),
        }
    }
}

/// Applies `f` to a result that holds the first operand already.
fn rows_in_place<E: Element>(nest: &Nest<3>, out: &mut [E], b: &[E], f: BinaryWith<E>) {
    blocks(nest, |[_, pb, po], n, m, [_, (outer, inner), (_, so)]| {
        debug_assert_eq!(so, 1, "a result is dense in its innermost loop");
        let (to, from) = (&mut out[po..po + n * m], &b[pb..]);
        if inner == 1 && (outer == m || n == 1) {
            f(to, &from[..n * m]);
        } else {
            through_block(to, from, (n, m), (outer, inner), f);
        }
    });
}

/// Applies `f` to `n` rows of `m` entries whose second operand is laid out a block at a time.
#[inline(never)]
fn through_block<E: Element>(
    out: &mut [E],
    b: &[E],
    (n, m): (usize, usize),
    (outer, inner): TwoStrides,
    f: BinaryWith<E>,
) {
    let mut block = [E::default(); BLOCK];
    let rows = (BLOCK / m).max(1);
    let mut i = 0;
    while i < n {
        let k = rows.min(n - i);
        let (from, to) = (&b[i * outer..], &mut out[i * m..(i + k) * m]);
        if inner == 1 && m > BLOCK / 2 {
            f(to, &from[..m]);
        } else {
            for (j, to) in to.chunks_mut(BLOCK).enumerate() {
                let width = if k == 1 { to.len() } else { m };
                lay_out(&mut block[..to.len()], &from[j * BLOCK * inner..], k, width, (outer, inner));
                f(to, &block[..to.len()]);
            }
        }
        i += k;
    }
}
