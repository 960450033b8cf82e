//! Jacobians: forward in chunks of inputs, reverse in chunks of results, and the rows put together.

use ndarray::{Array, Dimension};

use super::{Dual, Entries, Real, Wide};

/// A result with numbers inside, in whose place other things can stand: the rows of a Jacobian.
///
/// Implemented for numbers, arrays, `Vec` and arrays of ndarray.
#[diagnostic::on_unimplemented(
    message = "there is no Jacobian of a function that gives `{Self}`",
    label = "the result has to be a float, an array, a `Vec` or an array of ndarray"
)]
pub trait Rows {
    /// The same with `Q` in the place of every number.
    type With<Q>;
    /// The numbers.
    type Number: Real;

    /// Puts what `f` gives in the place of the numbers, in order.
    fn rows<Q>(&self, f: &mut impl FnMut() -> Q) -> Self::With<Q>;

    /// Calls `f` for every number, with what was put in its place.
    fn with_rows<Q>(&self, rows: &mut Self::With<Q>, f: &mut impl FnMut(&Self::Number, &mut Q));
}

impl<R: Real> Rows for R {
    type With<Q> = Q;
    type Number = R;

    #[inline(always)]
    fn rows<Q>(&self, f: &mut impl FnMut() -> Q) -> Q {
        f()
    }

    #[inline(always)]
    fn with_rows<Q>(&self, rows: &mut Q, f: &mut impl FnMut(&R, &mut Q)) {
        f(self, rows);
    }
}

impl<T: Rows, const N: usize> Rows for [T; N] {
    type With<Q> = [T::With<Q>; N];
    type Number = T::Number;

    #[inline(always)]
    fn rows<Q>(&self, f: &mut impl FnMut() -> Q) -> Self::With<Q> {
        self.each_ref().map(|x| x.rows(f))
    }

    #[inline]
    fn with_rows<Q>(&self, rows: &mut Self::With<Q>, f: &mut impl FnMut(&T::Number, &mut Q)) {
        self.iter().zip(rows).for_each(|(x, row)| x.with_rows(row, f));
    }
}

impl<T: Rows> Rows for Vec<T> {
    type With<Q> = Vec<T::With<Q>>;
    type Number = T::Number;

    fn rows<Q>(&self, f: &mut impl FnMut() -> Q) -> Self::With<Q> {
        self.iter().map(|x| x.rows(f)).collect()
    }

    #[inline]
    fn with_rows<Q>(&self, rows: &mut Self::With<Q>, f: &mut impl FnMut(&T::Number, &mut Q)) {
        self.iter().zip(rows).for_each(|(x, row)| x.with_rows(row, f));
    }
}

impl<T: Rows, D: Dimension> Rows for Array<T, D> {
    type With<Q> = Array<T::With<Q>, D>;
    type Number = T::Number;

    fn rows<Q>(&self, f: &mut impl FnMut() -> Q) -> Self::With<Q> {
        self.map(|x| x.rows(f))
    }

    #[inline]
    fn with_rows<Q>(&self, rows: &mut Self::With<Q>, f: &mut impl FnMut(&T::Number, &mut Q)) {
        self.iter().zip(rows).for_each(|(x, row)| x.with_rows(row, f));
    }
}

/// All partial derivatives of the results of a function, one row for each number of the result.
#[derive(Clone, Debug)]
pub struct Matrix<R> {
    /// How many numbers the arguments have.
    columns: usize,
    /// Row after row.
    entries: Vec<R>,
}

impl<R: Real> Matrix<R> {
    /// For each number of `result` the partial derivatives in one argument, which has the shape of `like` and whose
    /// numbers begin at the column `start`.
    pub fn of<O: Rows, G: Entries<R> + Clone>(&self, result: &O, like: &G, start: usize) -> O::With<G> {
        let mut row = 0;
        result.rows(&mut || {
            let mut g = like.clone();
            let mut at = row * self.columns + start;
            g.each_entry(&mut |x| {
                *x = self.entries[at];
                at += 1;
            });
            row += 1;
            g
        })
    }
}

/// By forward mode, `wide` inputs in each run; where no more than `narrow` are left, these in one run of that width. `run` is
/// given what the runs before found, the first input of the run, and whether it is a narrow one.
pub fn forward<B>(columns: usize, wide: usize, narrow: usize, mut run: impl FnMut(&mut Option<B>, usize, bool)) -> B {
    let mut found = None;
    let mut start = 0;
    loop {
        let is_narrow = columns - start <= narrow;
        run(&mut found, start, is_narrow);
        start += if is_narrow { narrow } else { wide };
        match found {
            Some(found) if start >= columns => return found,
            _ => {}
        }
    }
}

/// Puts what a run of forward mode found into the rows of one argument. The run's variables begin at column `start`, those of
/// the argument at `first`.
pub fn store<R: Real, const N: usize, O: Rows<Number = Dual<R, N>>, G: Entries<R>>(
    block: &mut O::With<G>,
    result: &O,
    start: usize,
    first: usize,
) {
    let skipped = first.saturating_sub(start);
    if skipped >= N {
        return;
    }
    result.with_rows(block, &mut |y, row| {
        if skipped == 0 {
            row.put(start - first, &y.eps);
        } else {
            row.put(0, &y.eps[skipped..]);
        }
    });
}

/// The value of a result of dual numbers.
pub fn value<R: Real, const N: usize, O: Rows<Number = Dual<R, N>>>(result: &O) -> O::With<R> {
    let mut values = result.rows(&mut || R::ZERO);
    result.with_rows(&mut values, &mut |y, value| *value = y.re);
    values
}

/// By reverse mode, `K` results in each run. `run` is given the first of them and adds their cotangents into `Wide`s, which
/// it shows to its second argument one after the other.
pub fn reverse<R: Real, const K: usize>(
    rows: usize,
    columns: usize,
    mut run: impl FnMut(usize, &mut dyn FnMut(&mut Wide<R, K>)),
) -> Matrix<R> {
    let mut entries = vec![R::ZERO; columns * rows];
    for start in (0..rows).step_by(K) {
        let mut column = 0;
        run(start, &mut |ct| {
            for (k, c) in ct.0.iter().enumerate().take(rows - start) {
                entries[(start + k) * columns + column] = *c;
            }
            column += 1;
        });
    }
    Matrix { columns, entries }
}

/// How many cotangents [`Lanes`] holds without the heap.
const WITHOUT_HEAP: usize = 16;

/// The cotangents of an argument for all results at once, one lane for each.
#[derive(Clone, Debug)]
pub struct Lanes<R, const K: usize> {
    /// The first of them. Small arguments are the rule where this is used, and an allocation costs more than the sweep.
    first: [Wide<R, K>; WITHOUT_HEAP],
    rest: Vec<Wide<R, K>>,
}

impl<R: Real, const K: usize> Lanes<R, K> {
    /// From the cotangent.
    #[inline(always)]
    pub fn new<W: Entries<Wide<R, K>>>(mut ct: W) -> Self {
        let (mut first, mut rest) = ([Wide::default(); WITHOUT_HEAP], Vec::new());
        let mut at = 0_usize;
        ct.each_entry(&mut |c: &mut Wide<R, K>| {
            match first.get_mut(at) {
                Some(place) => *place = *c,
                None => rest.push(*c),
            }
            at += 1;
        });
        Lanes { first, rest }
    }

    /// For each number of `result` its lane, in the shape of the argument, which is that of `like`.
    #[inline(always)]
    pub fn of<O: Rows, G: Entries<R> + Clone>(&self, result: &O, like: &G) -> O::With<G> {
        let mut lane = 0;
        result.rows(&mut || {
            let mut g = like.clone();
            let mut at = 0_usize;
            g.each_entry(&mut |x: &mut R| {
                if let Some(c) = self.first.get(at).or_else(|| self.rest.get(at - WITHOUT_HEAP)) {
                    *x = c.0[lane];
                }
                at += 1;
            });
            lane += 1;
            g
        })
    }
}

/// The cotangent of a result for the numbers `start`, `start + 1`, ..: one in the lane of each.
#[inline(always)]
pub fn seeds<R: Real, const K: usize, O: Rows>(result: &O, start: usize) -> O::With<Wide<R, K>> {
    let mut i = 0_usize;
    result.rows(&mut || {
        let lane = i.checked_sub(start).filter(|k| *k < K);
        i += 1;
        lane.map_or_else(Wide::default, Wide::unit)
    })
}

#[cfg(test)]
mod tests {
    use super::{Lanes, WITHOUT_HEAP, Wide};

    #[test]
    fn lanes_hold_arguments_of_any_length() {
        const LONG: usize = WITHOUT_HEAP + 3;
        let ct: [Wide<f64, 2>; LONG] = std::array::from_fn(|i| Wide([i as f64, -1.0 - i as f64]));
        let [first, second] = Lanes::new(ct).of(&[0.0_f64; 2], &[0.0_f64; LONG]);
        assert_eq!(first, std::array::from_fn(|i| i as f64));
        assert_eq!(second, std::array::from_fn(|i| -1.0 - i as f64));
        let [first, second] = Lanes::new(Wide([3.0_f64, 4.0])).of(&[0.0_f64; 2], &0.0_f64);
        assert_eq!((first, second), (3.0, 4.0));
    }
}
