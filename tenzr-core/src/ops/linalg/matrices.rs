//! Matrices, vectors and numbers with any other axes, named at run time: what the rules of linear algebra are written
//! in. Every operation here takes values with levels of forward mode, so a rule made of them does.

use crate::axis::{AxisRef, ExtentRule, Ids, MAX_RANK};
use crate::element::Float;
use crate::ops::arith::{add_untyped, div_untyped, mul_untyped, neg_untyped, scale_untyped, strong_mul_untyped};
use crate::ops::contract::contract_untyped;
use crate::ops::fit::fit_untyped;
use crate::plan::Plan;
use crate::raw::{PerAxis, Raw};
use crate::tangent;

const fn own(id: u64, name: &'static str) -> AxisRef {
    // Beyond the tags of mapped axes and of levels.
    AxisRef { id: 1 << 42 | id, name, extent: ExtentRule::Dyn }
}

/// The rows of a matrix, or the entries of a vector.
pub(super) const ROW: AxisRef = own(1, "row");
/// The columns of a matrix.
pub(super) const COL: AxisRef = own(2, "column");
/// What a product sums over.
const INNER: AxisRef = own(3, "inner");

/// A value whose axes `ROW` and `COL`, as far as it has them, are those of matrices or vectors.
#[derive(Clone, Debug)]
pub(super) struct Matrices<E: Float> {
    raw: Raw<E>,
    ids: Ids,
}

/// The matrices of a value side by side in storage.
struct Stored<E: Float> {
    raw: Raw<E>,
    order: Vec<usize>,
    count: usize,
    once: u16,
}

fn union(a: &Ids, b: &Ids) -> Ids {
    b.iter().fold(*a, |all, axis| if all.position(axis.id).is_some() { all } else { all.with(*axis) })
}

impl<E: Float> Matrices<E> {
    /// Matrices with these rows and columns.
    pub fn new(raw: Raw<E>, ids: &Ids, row: u64, col: u64) -> Self {
        Matrices { raw, ids: ids.replaced(row, ROW).replaced(col, COL) }
    }

    /// Vectors along this axis.
    pub fn vectors(raw: Raw<E>, ids: &Ids, axis: u64) -> Self {
        Matrices { raw, ids: ids.replaced(axis, ROW) }
    }

    /// Numbers.
    pub fn numbers(raw: Raw<E>, ids: &Ids) -> Self {
        Matrices { raw, ids: *ids }
    }

    /// The identity.
    pub fn identity(n: usize) -> Self {
        let mut dims = [1; MAX_RANK];
        dims[..2].fill(n as u32);
        let data = (0..n * n).map(|i| if i / n == i % n { E::ONE } else { E::ZERO }).collect();
        Matrices { raw: Raw::from_vec(dims, 2, data), ids: Ids::EMPTY.with(ROW).with(COL) }
    }

    /// The value under the axes `ids`, rows and columns standing where `names` says; what those lack is summed.
    pub fn into_raw(self, ids: &Ids, names: &[(AxisRef, u64)], like: &PerAxis) -> Raw<E> {
        let named = names.iter().fold(self.ids, |all, (own, id)| all.replaced(own.id, AxisRef { id: *id, ..*own }));
        fit_untyped(&Plan::unary(named, *ids), self.raw, like)
    }

    pub fn extent(&self, axis: AxisRef) -> usize {
        self.ids.position(axis.id).map_or(1, |p| self.raw.dim(p))
    }

    /// The extents of a matrix.
    pub fn size(&self) -> (usize, usize) {
        (self.extent(ROW), self.extent(COL))
    }

    /// Whether it is zero throughout and stored once, as the cotangent of a result that nothing uses.
    pub fn is_zero(&self) -> bool {
        self.raw.is_zero_once()
    }

    // --- axes ---

    fn relabelled(&self, from: AxisRef, to: AxisRef) -> Self {
        Matrices { raw: self.raw.clone(), ids: self.ids.replaced(from.id, to) }
    }

    /// The transpose.
    pub fn t(&self) -> Self {
        self.relabelled(ROW, INNER).relabelled(COL, ROW).relabelled(INNER, COL)
    }

    /// A vector as a factor of columns.
    pub fn across(&self) -> Self {
        self.relabelled(ROW, COL)
    }

    /// Matrices of one column as vectors.
    fn column(&self) -> Self {
        let at = self.ids.position(COL.id).expect("columns");
        Matrices { raw: self.raw.at(at, 0), ids: self.ids.without(at) }
    }

    /// Matrices of one entry as numbers.
    fn entry(&self) -> Self {
        let column = self.column();
        let at = column.ids.position(ROW.id).expect("rows");
        Matrices { raw: column.raw.at(at, 0), ids: column.ids.without(at) }
    }

    // --- arithmetic ---

    #[track_caller]
    fn with(&self, other: &Self, f: impl Fn(&Plan, Raw<E>, Raw<E>) -> Raw<E>) -> Self {
        let ids = union(&self.ids, &other.ids);
        Matrices { raw: f(&Plan::new(self.ids, other.ids, ids), self.raw.clone(), other.raw.clone()), ids }
    }

    pub fn neg(&self) -> Self {
        Matrices { raw: neg_untyped(self.raw.clone()), ids: self.ids }
    }

    pub fn scaled(&self, k: E) -> Self {
        Matrices { raw: scale_untyped(self.raw.clone(), k), ids: self.ids }
    }

    /// The sum, broadcast by name.
    pub fn plus(&self, other: &Self) -> Self {
        self.with(other, add_untyped)
    }

    pub fn minus(&self, other: &Self) -> Self {
        self.plus(&other.neg())
    }

    /// The product entry by entry, broadcast by name.
    pub fn times(&self, other: &Self) -> Self {
        self.with(other, mul_untyped)
    }

    /// The quotient entry by entry; zero where the dividend is.
    pub fn over(&self, other: &Self) -> Self {
        let one = Raw::scalar(E::ONE);
        let inverse = div_untyped(&Plan::new(Ids::EMPTY, other.ids, other.ids), one, other.raw.clone());
        self.with(&Matrices { raw: inverse, ids: other.ids }, strong_mul_untyped)
    }

    /// The mean of this and its transpose.
    pub fn symmetric(&self) -> Self {
        self.plus(&self.t()).scaled(E::from_f64(0.5))
    }

    #[track_caller]
    fn summed_over(&self, other: &Self, sums: &[AxisRef]) -> Self {
        let all = union(&self.ids, &other.ids);
        let ids = all.iter().filter(|a| sums.iter().all(|s| s.id != a.id)).fold(Ids::EMPTY, |ids, a| ids.with(*a));
        Matrices { raw: contract_untyped(&Plan::new(self.ids, other.ids, ids), &self.raw, &other.raw, None), ids }
    }

    /// The product of matrices, or of a matrix and whatever has rows.
    pub fn dot(&self, other: &Self) -> Self {
        self.relabelled(COL, INNER).summed_over(&other.relabelled(ROW, INNER), &[INNER])
    }

    /// The sum over the products of the entries.
    pub fn inner(&self, other: &Self) -> Self {
        self.summed_over(other, &[ROW, COL])
    }

    /// `Σ self[r, ..] other[c, ..]` with the axes of `like`, over all others.
    pub fn outer_like(&self, other: &Self, like: &Self) -> Self {
        let (other, ids) = (other.relabelled(ROW, COL), like.ids);
        Matrices { raw: contract_untyped(&Plan::new(self.ids, other.ids, ids), &self.raw, &other.raw, None), ids }
    }

    // --- levels of forward mode ---

    pub fn level(&self) -> Option<AxisRef> {
        self.ids.tangent().map(|p| self.ids.axis(p))
    }

    /// The value without tangents.
    pub fn primal(&self) -> Self {
        let mut primal = self.clone();
        while let Some(level) = primal.level() {
            primal = primal.split(level).0;
        }
        primal
    }

    /// How many levels it has.
    pub fn levels(&self) -> usize {
        self.ids.iter().filter(|a| a.is_tangent()).count()
    }

    /// The parts at a level, which it may lack.
    pub fn split(&self, level: AxisRef) -> (Self, Option<Self>) {
        let (primal, tangent) = tangent::split_id(&self.raw, &self.ids, level);
        let ids = self.ids.position(level.id).map_or(self.ids, |p| self.ids.without(p));
        (Matrices { raw: primal, ids }, tangent.map(|raw| Matrices { raw, ids }))
    }

    /// The value with these parts at a level.
    pub fn stacked(primal: &Self, tangent: Option<&Self>, level: AxisRef) -> Self {
        let ids = tangent.map_or(primal.ids, |t| union(&primal.ids, &t.ids));
        let dims = |i: usize| {
            let id = ids.axis(i).id;
            let of = |m: &Self| m.ids.position(id).map(|p| m.raw.dims()[p]);
            of(primal).or_else(|| tangent.and_then(of)).unwrap_or(1)
        };
        let wanted: PerAxis = std::array::from_fn(|i| if i < ids.rank() { dims(i) } else { 1 });
        let under = |m: &Self| fit_untyped(&Plan::unary(m.ids, ids), m.raw.clone(), &wanted);
        Matrices { raw: tangent::stack(under(primal), tangent.map(under), 0), ids: ids.prepend(level) }
    }

    // --- matrix by matrix, where there are no levels or the operation is linear ---

    fn stored(&self) -> Stored<E> {
        let own = [ROW, COL].map(|axis| self.ids.position(axis.id));
        let is_own = |i: usize| own.contains(&Some(i));
        let rank = self.raw.rank();
        let mut order: Vec<usize> = self.raw.storage_order()[..rank].iter().copied().filter(|i| !is_own(*i)).collect();
        order.extend(own.iter().flatten());
        let full = own.iter().flatten().fold(0, |m, i| m | 1 << i);
        let raw = self.raw.clone().in_order(&order, full);
        let (mut count, mut once) = (1, 0);
        for i in (0..rank).filter(|i| !is_own(*i)) {
            match raw.stride(i) == 0 && raw.dim(i) != 0 {
                true => once |= 1 << i,
                false => count *= raw.dim(i),
            }
        }
        Stored { raw, order, count, once }
    }

    /// What `f` makes of every matrix: so many results of these sizes.
    pub fn each<const N: usize>(
        &self,
        sizes: [(usize, usize); N],
        mut f: impl FnMut(&[E], [&mut [E]; N]),
    ) -> [Self; N] {
        let whole = self.with_columns();
        let Stored { raw, order, count, once } = whole.stored();
        let at = |axis: AxisRef| whole.ids.position(axis.id).expect("a matrix");
        let mut outs = sizes.map(|(m, n)| {
            let mut dims = *raw.dims();
            (dims[at(ROW)], dims[at(COL)]) = (m as u32, n as u32);
            Raw::fresh_in_order(dims, raw.rank(), &order, once)
        });
        let size = raw.dim(at(ROW)) * raw.dim(at(COL));
        let data = raw.data();
        {
            let mut i = 0;
            let mut slices = outs.each_mut().map(|out| {
                i += 1;
                (out.fresh_mut(), sizes[i - 1].0 * sizes[i - 1].1)
            });
            for i in 0..count {
                let parts = slices.each_mut().map(|(out, n)| &mut out[i * *n..(i + 1) * *n]);
                f(&data[i * size..(i + 1) * size], parts);
            }
        }
        outs.map(|raw| Matrices { raw, ids: whole.ids })
    }

    /// Vectors and numbers as matrices of one column, and of one row.
    fn with_columns(&self) -> Self {
        [ROW, COL].into_iter().fold(self.clone(), |m, axis| match m.ids.position(axis.id) {
            Some(_) => m,
            None => {
                let rank = m.raw.rank();
                let raw = m.raw.reseen((0..rank + 1).map(|i| if i < rank { Ok(i) } else { Err(1) }));
                Matrices { raw, ids: m.ids.with(axis) }
            }
        })
    }

    /// As [`Matrices::each`], with one matrix as the result.
    pub fn mapped(&self, size: (usize, usize), mut f: impl FnMut(&[E], &mut [E])) -> Self {
        let [out] = self.each([size], |x, [out]| f(x, out));
        out
    }

    /// As [`Matrices::each`], with one vector as the result.
    pub fn mapped_to_vectors(&self, n: usize, f: impl FnMut(&[E], &mut [E])) -> Self {
        self.mapped((n, 1), f).column()
    }

    /// As [`Matrices::each`], with one number as the result.
    pub fn mapped_to_numbers(&self, mut f: impl FnMut(&[E]) -> E) -> Self {
        self.mapped((1, 1), |x, out| out[0] = f(x)).entry()
    }

    /// Vectors of the first column.
    pub fn into_vectors(self) -> Self {
        self.column()
    }

    /// As [`Matrices::mapped`], of two values at once.
    pub fn zipped(&self, other: &Self, size: (usize, usize), mut f: impl FnMut(&[E], &[E], &mut [E])) -> Self {
        let (a, b) = (self.with_columns(), other.with_columns());
        let outer =
            |m: &Self| m.ids.iter().filter(|x| x.id != ROW.id && x.id != COL.id).fold(Ids::EMPTY, |i, x| i.with(*x));
        let batch = union(&outer(&a), &outer(&b));
        let ids = batch.with(ROW).with(COL);
        let rank = ids.rank();
        let order: [usize; MAX_RANK] = std::array::from_fn(|i| i);
        let full = |m: &Self| {
            let dims = std::array::from_fn(|i| {
                let of = |m: &Self| m.ids.position(ids.axis(i).id).map(|p| m.raw.dims()[p]);
                if i < rank { of(m).or_else(|| of(&a)).or_else(|| of(&b)).unwrap_or(1) } else { 1 }
            });
            fit_untyped(&Plan::unary(m.ids, ids), m.raw.clone(), &dims).in_order(&order[..rank], u16::MAX)
        };
        let (x, y) = (full(&a), full(&b));
        let mut dims = *x.dims();
        (dims[rank - 2], dims[rank - 1]) = (size.0 as u32, size.1 as u32);
        let count: usize = (0..rank - 2).map(|i| x.dim(i)).product();
        let mut out = Raw::fresh(dims, rank);
        let (nx, ny, no) = (x.dim(rank - 2) * x.dim(rank - 1), y.dim(rank - 2) * y.dim(rank - 1), size.0 * size.1);
        let (dx, dy, to) = (x.data(), y.data(), out.fresh_mut());
        for i in 0..count {
            f(&dx[i * nx..(i + 1) * nx], &dy[i * ny..(i + 1) * ny], &mut to[i * no..(i + 1) * no]);
        }
        Matrices { raw: out, ids }
    }

    /// `f` rewrites the rows of `right` for every matrix: the axes that `right` has more are its columns, so that a matrix
    /// is visited once, whatever it meets.
    pub fn applied(&self, right: &Self, mut f: impl FnMut(&[E], &mut [E], usize)) -> Self {
        let Stored { raw, order, count, once } = self.stored();
        let stored = |i: &usize| once >> i & 1 == 0 && ![ROW.id, COL.id].contains(&self.ids.axis(*i).id);
        // The axes of the result: those that number the matrices, the rows, all others of both.
        let mut ids = order.iter().filter(|i| stored(i)).fold(Ids::EMPTY, |ids, i| ids.with(self.ids.axis(*i)));
        let lead = ids.rank();
        ids = ids.with(ROW);
        for axis in right.ids.iter().chain(self.ids.iter().filter(|a| a.id != COL.id && a.id != ROW.id)) {
            ids = if ids.position(axis.id).is_some() { ids } else { ids.with(*axis) };
        }
        let dims = std::array::from_fn(|i| {
            let of = |m: &Self| m.ids.position(ids.axis(i).id).map(|p| m.raw.dims()[p]);
            if i < ids.rank() { of(right).or_else(|| of(self)).unwrap_or(1) } else { 1 }
        });
        let rows = fit_untyped(&Plan::unary(right.ids, ids), right.raw.clone(), &dims);
        let rank = ids.rank();
        let order: [usize; MAX_RANK] = std::array::from_fn(|i| i);
        let mut rows = rows.in_order(&order[..rank], (1 << (lead + 1)) - 1).owned();
        let n = rows.dim(lead);
        let width =
            (lead + 1..rank).filter(|&i| rows.stride(i) != 0 || rows.dim(i) == 0).map(|i| rows.dim(i)).product();
        let (data, size) = (raw.data(), self.extent(ROW) * self.extent(COL));
        let to = rows.unique().unwrap_or(&mut []);
        if !to.is_empty() {
            for i in 0..count {
                f(&data[i * size..(i + 1) * size], &mut to[i * n * width..(i + 1) * n * width], width);
            }
        }
        Matrices { raw: rows, ids }
    }

    /// The entries for which `keep` holds of row and column, zeros elsewhere.
    pub fn kept(&self, keep: impl Fn(usize, usize) -> bool) -> Self {
        self.weighted(|i, j| if keep(i, j) { E::ONE } else { E::ZERO })
    }

    /// Every entry times a weight; zero where that is zero.
    pub fn weighted(&self, weight: impl Fn(usize, usize) -> E) -> Self {
        let (m, n) = self.size();
        self.mapped((m, n), |x, out| {
            for (k, (o, &v)) in out.iter_mut().zip(x).enumerate() {
                let w = weight(k / n, k % n);
                *o = if w == E::ZERO { E::ZERO } else { w * v };
            }
        })
    }

    /// The lower triangle with half of the diagonal.
    pub fn lower_half(&self) -> Self {
        let half = E::from_f64(0.5);
        self.weighted(|i, j| {
            if i > j {
                E::ONE
            } else if i == j {
                half
            } else {
                E::ZERO
            }
        })
    }

    /// The diagonal.
    pub fn diagonal(&self) -> Self {
        let (m, n) = self.size();
        self.mapped_to_vectors(m.min(n), |x, out| out.iter_mut().enumerate().for_each(|(i, o)| *o = x[i * n + i]))
    }

    /// The diagonal matrix of a vector.
    pub fn embedded(&self) -> Self {
        let n = self.extent(ROW);
        self.mapped((n, n), |x, out| {
            out.fill(E::ZERO);
            x.iter().enumerate().for_each(|(i, &v)| out[i * n + i] = v);
        })
    }

    /// The sum of the diagonal.
    pub fn trace(&self) -> Self {
        let (m, n) = self.size();
        self.mapped_to_numbers(|x| (0..m.min(n)).fold(E::ZERO, |s, i| s + x[i * n + i]))
    }

    /// The entries from an offset on, as a matrix of another size: cut off, or zeros beyond.
    pub fn part(&self, size: (usize, usize), (row, col): (isize, isize)) -> Self {
        let (m, n) = self.size();
        self.mapped(size, |x, out| {
            for (k, o) in out.iter_mut().enumerate() {
                let (i, j) = ((k / size.1) as isize + row, (k % size.1) as isize + col);
                let inside = i >= 0 && j >= 0 && (i as usize) < m && (j as usize) < n;
                *o = if inside { x[i as usize * n + j as usize] } else { E::ZERO };
            }
        })
    }
}

/// A function of matrices with levels of forward mode: `value` where there are none, `rule` for the tangents of its
/// results (from the operand, the results, and its tangent), itself made of operations that take levels.
pub(super) fn lifted<E: Float, const N: usize>(
    x: &Matrices<E>,
    value: &dyn Fn(&Matrices<E>) -> [Matrices<E>; N],
    rule: &dyn Fn(&Matrices<E>, &[Matrices<E>; N], &Matrices<E>) -> [Matrices<E>; N],
) -> [Matrices<E>; N] {
    let Some(level) = x.level() else { return value(x) };
    let (x0, x1) = x.split(level);
    let y = lifted(&x0, value, rule);
    let tangents = x1.map(|x1| rule(&x0, &y, &x1));
    std::array::from_fn(|i| Matrices::stacked(&y[i], tangents.as_ref().map(|t| &t[i]), level))
}
