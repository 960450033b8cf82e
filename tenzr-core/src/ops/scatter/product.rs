//! The scatter of a product, exact with any number of zeros: products of all but one are products of what comes before
//! and of what comes after, on numbers that carry the levels of forward mode.

use super::*;
use crate::kernel::duals;
use crate::ops::arith::mul_same;

/// The product of each cell, the product of its updates alone, and for each point that of the cell without the point.
struct Products<E> {
    whole: Vec<E>,
    updates: Vec<E>,
    others: Vec<E>,
    levels: Vec<crate::axis::AxisRef>,
    cells: (Ids, PerAxis),
    points: (Ids, PerAxis),
}

#[track_caller]
fn products<E: Float>(out: &Ids, x: Named<E>, u: Named<E>, at: &Indexed) -> Products<E> {
    let levels = duals::levels(out);
    let width = 1 << levels.len();
    let (cells, points) = (out.primal(), at.over.primal());
    let at = Indexed { over: &points, ..*at };
    let dims = at.extents(x, Some(u));
    let (mut of_cells, mut strides, mut n) = ([1; crate::axis::MAX_RANK], [0; crate::axis::MAX_RANK], 1);
    for i in (0..cells.rank()).rev() {
        let axis = cells.axis(i);
        let of_points = || points.position(axis.id).map_or(1, |p| dims[p]);
        of_cells[i] = x.1.position(axis.id).map_or_else(of_points, |p| x.0.dims()[p]);
        strides[i] = n;
        n *= of_cells[i];
    }
    let (mut at_points, mut count) = ([0; crate::axis::MAX_RANK], 1);
    for i in (0..points.rank()).rev() {
        at_points[i] = count;
        count *= dims[i];
    }
    let mut path = Vec::with_capacity(count as usize);
    at.for_each_run(&dims, (&strides, &cells), (&at_points, &points), |c, p, [sc, sp], n| {
        path.extend((0..n).map(|k| (c + k * sc, p + k * sp)));
    });

    let mut whole = duals::unfolded(x, &cells, &of_cells, &levels);
    let factors = duals::unfolded(u, &points, &dims, &levels);
    let number = |i: usize| i * width..(i + 1) * width;
    let mut before = vec![E::ZERO; factors.len()];
    let mut product = vec![E::ZERO; width];
    for &(c, p) in &path {
        before[number(p)].copy_from_slice(&whole[number(c)]);
        product.fill(E::ZERO);
        duals::multiply(&mut product, &before[number(p)], &factors[number(p)]);
        whole[number(c)].copy_from_slice(&product);
    }
    let mut updates = duals::ones(n as usize, width);
    let mut others = vec![E::ZERO; factors.len()];
    for &(c, p) in path.iter().rev() {
        duals::multiply(&mut others[number(p)], &before[number(p)], &updates[number(c)]);
        product.fill(E::ZERO);
        duals::multiply(&mut product, &updates[number(c)], &factors[number(p)]);
        updates[number(c)].copy_from_slice(&product);
    }
    Products { whole, updates, others, levels, cells: (cells, of_cells), points: (points, dims) }
}

scatters! {
    /// The tensor multiplied by updates at indices along an axis; all those of one index. Rules: the cotangent times the
    /// updates of the entry; the cotangent times the entry and its other updates, without a division.
    scatter_mul = |out, x, u, at| {
        let Products { whole, levels, cells, .. } = products(out, x, u, at);
        duals::folded(whole, &cells.0, &cells.1, &levels, out)
    };
}

fn products_of<E, S, V, X, I, U, A>(x: &X, index: &I, updates: &U) -> Products<E>
where
    E: Float,
    S: Axes + SumOver<A>,
    V: MappedAxes,
    X: Operand<E>,
    I: Operand<usize>,
    U: Operand<E>,
    A: Axis,
    I::S: Outer<<S as SumOver<A>>::Out>,
{
    let (xi, ii, ui) = (<(X::S, X::V)>::IDS, <(I::S, I::V)>::IDS, <(U::S, U::V)>::IDS);
    let (out, over) = (Tensor::<E, S, V>::IDS, Tensor::<E, Taken<S, I::S, A>, V>::IDS);
    x.with_raw(|x| {
        index.with_raw(|index| {
            let at = indexed::<A>("scatter_mul", over, (index, &ii));
            updates.with_raw(|updates| products(out, (x, &xi), (updates, &ui), &at))
        })
    })
}

/// The rule of the tensor of [`scatter_mul`]: the cotangent times the updates of each entry.
#[inline(never)]
pub fn scatter_mul_vjp<E, S, V, X, I, U, A, L>(
    ct: Tensor<E, S, V>,
    x: X,
    index: I,
    updates: U,
    _axis: A,
    like: &L,
) -> TensorOf<L>
where
    E: Float,
    S: Axes + SumOver<A>,
    V: MappedAxes,
    X: Operand<E>,
    I: Operand<usize>,
    U: Operand<E>,
    A: Axis,
    I::S: Outer<<S as SumOver<A>>::Out>,
    L: Shaped<E = E>,
{
    let ids = Tensor::<E, S, V>::IDS;
    let Products { updates, levels, cells, .. } = products_of::<E, S, V, X, I, U, A>(&x, &index, &updates);
    let factor = duals::folded(updates, &cells.0, &cells.1, &levels, ids);
    fit_like(Tensor::<E, S, V>::from_raw(mul_same(ids, ct.into_raw(), factor)), like)
}

/// The rule of the updates of [`scatter_mul`]: the cotangent times the entry and its other updates.
#[inline(never)]
pub fn scatter_mul_updates_vjp<E, S, V, X, I, U, A, L>(
    ct: Tensor<E, S, V>,
    x: X,
    index: I,
    updates: U,
    _axis: A,
    like: &L,
) -> TensorOf<L>
where
    E: Float,
    S: Axes + SumOver<A>,
    V: MappedAxes,
    X: Operand<E>,
    I: Operand<usize>,
    U: Operand<E>,
    A: Axis,
    I::S: Outer<<S as SumOver<A>>::Out>,
    L: Shaped<E = E>,
{
    let (ii, over) = (<(I::S, I::V)>::IDS, Tensor::<E, Taken<S, I::S, A>, V>::IDS);
    let Products { others, levels, points, .. } = products_of::<E, S, V, X, I, U, A>(&x, &index, &updates);
    let factor = duals::folded(others, &points.0, &points.1, &levels, over);
    let ct = index.with_raw(|index| at_points::<E, S, V, I::S, A>(&ct, (index, &ii)));
    fit_like(Tensor::<E, Taken<S, I::S, A>, V>::from_raw(mul_same(over, ct.into_raw(), factor)), like)
}
