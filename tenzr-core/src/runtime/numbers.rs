//! Functions of plain numbers in code of tensors: they run for one example after the other, each with its own branches and
//! its own number of iterations. Levels of forward mode become dual numbers.

use crate::axis::{AxisRef, Ids, MAX_RANK, MappedAxes};
use crate::element::Float;
use crate::raw::Raw;
use crate::real::{Base, Dual, Real};
use crate::tensor::Tensor;

/// A differentiable function of `N` numbers, over any real type.
pub trait Pointwise<E: Float, const N: usize>: Clone + 'static {
    /// The value.
    fn call<R: Real<Base = E>>(&self, x: [R; N]) -> R;
    /// The value and its pullback.
    fn vjp<R: Real<Base = E>>(&self, x: [R; N]) -> (R, impl FnOnce(R) -> [R; N] + 'static);
}

/// A real number in storage, a part at each index of the levels.
trait Lanes: Real {
    fn read(from: &[Self::Base], at: usize, levels: &[(usize, bool)]) -> Self;
    fn write(self, to: &mut [Self::Base], at: usize, strides: &[usize]);
}

macro_rules! plain {
    ($($E:ty)*) => { $(
        impl Lanes for $E {
            fn read(from: &[$E], at: usize, _: &[(usize, bool)]) -> $E {
                from[at]
            }
            fn write(self, to: &mut [$E], at: usize, _: &[usize]) {
                to[at] = self;
            }
        }
    )* };
}

plain! { f32 f64 }

impl<R: Lanes> Lanes for Dual<R, 1> {
    fn read(from: &[R::Base], at: usize, levels: &[(usize, bool)]) -> Self {
        let ((stride, has_tangent), inner) = levels.split_first().expect("a level for each dual number");
        let eps = if *has_tangent { R::read(from, at + stride, inner) } else { R::default() };
        Dual { re: R::read(from, at, inner), eps: [eps] }
    }

    fn write(self, to: &mut [R::Base], at: usize, strides: &[usize]) {
        let (stride, inner) = strides.split_first().expect("a level for each dual number");
        self.re.write(to, at, inner);
        let [eps] = self.eps;
        eps.write(to, at + stride, inner);
    }
}

/// Where the examples of some values stand: values with the same axes.
struct Examples {
    /// Axes along which a value differs, by position.
    along: Vec<usize>,
    levels: Vec<usize>,
    dims: [u32; MAX_RANK],
    rank: usize,
}

impl Examples {
    /// Those that differ, or each of them.
    ///
    /// # Panics
    /// When two values have different extents.
    #[track_caller]
    fn of<E: Float>(ids: &Ids, values: &[Raw<E>], each: bool) -> Examples {
        let rank = ids.rank();
        let is_level = |i: &usize| ids.axis(*i).is_tangent();
        let mut dims = [1; MAX_RANK];
        for i in (0..rank).filter(|i| !is_level(i)) {
            dims[i] = values[0].dims()[i];
            for v in values {
                let AxisRef { name, .. } = ids.axis(i);
                assert!(
                    v.dims()[i] == dims[i],
                    "`{name}`: {} examples in one argument and {} in another",
                    dims[i],
                    v.dims()[i]
                );
            }
        }
        let along =
            (0..rank).filter(|i| !is_level(i) && (each || dims[*i] == 0 || values.iter().any(|v| v.stride(*i) != 0)));
        Examples { along: along.collect(), levels: (0..rank).filter(is_level).collect(), dims, rank }
    }

    fn count(&self) -> usize {
        self.along.iter().map(|&i| self.dims[i] as usize).product()
    }

    /// Where an example begins in a value.
    fn at(&self, mut k: usize, strides: impl Fn(usize) -> usize) -> usize {
        let mut at = 0;
        for &i in self.along.iter().rev() {
            let n = self.dims[i] as usize;
            at += k % n * strides(i);
            k /= n;
        }
        at
    }

    fn read<R: Lanes>(&self, x: &Raw<R::Base>, k: usize) -> R
    where
        R::Base: Float,
    {
        let mut levels = [(0, false); MAX_RANK];
        for (l, &i) in levels.iter_mut().zip(&self.levels) {
            *l = (x.stride(i), x.dim(i) == 2);
        }
        R::read(x.data(), self.at(k, |i| x.stride(i)), &levels[..self.levels.len()])
    }

    /// A value of which `f` gives each example.
    fn written<R: Lanes>(&self, mut f: impl FnMut(usize) -> R) -> Raw<R::Base>
    where
        R::Base: Float,
    {
        let mut dims = self.dims;
        let mut once = 0;
        for (i, n) in dims.iter_mut().enumerate().take(self.rank) {
            match self.levels.contains(&i) {
                true => *n = 2,
                false if !self.along.contains(&i) => once |= 1 << i,
                false => {}
            }
        }
        let order: [usize; MAX_RANK] = std::array::from_fn(|i| i);
        let mut out = Raw::fresh_in_order(dims, self.rank, &order[..self.rank], once);
        let strides = *out.strides();
        let levels: Vec<usize> = self.levels.iter().map(|&i| strides[i] as usize).collect();
        let to = out.fresh_mut();
        for k in 0..self.count() {
            f(k).write(to, self.at(k, |i| strides[i] as usize), &levels);
        }
        out
    }

    fn call<R: Lanes, F: Pointwise<R::Base, N>, const N: usize>(&self, x: &[Raw<R::Base>; N], f: &F) -> Raw<R::Base>
    where
        R::Base: Float,
    {
        self.written(|k| f.call::<R>(std::array::from_fn(|j| self.read(&x[j], k))))
    }

    /// The cotangent of one operand, from forward and reverse sweep of each example in turn.
    fn pull<R: Lanes, F: Pointwise<R::Base, N>, const N: usize>(
        &self,
        ct: &Raw<R::Base>,
        x: &[Raw<R::Base>; N],
        f: &F,
        operand: usize,
    ) -> Raw<R::Base>
    where
        R::Base: Float,
    {
        self.written(|k| {
            let (_, pullback) = f.vjp::<R>(std::array::from_fn(|j| self.read(&x[j], k)));
            pullback(self.read::<R>(ct, k))[operand]
        })
    }

    fn vjp<R: Lanes, F: Pointwise<R::Base, N>, const N: usize>(
        self,
        x: &[Raw<R::Base>; N],
        f: &F,
    ) -> (Raw<R::Base>, Pullback<R::Base, N>)
    where
        R::Base: Float,
    {
        let mut pullbacks = Vec::with_capacity(self.count());
        let y = self.written(|k| {
            let (y, pullback) = f.vjp::<R>(std::array::from_fn(|j| self.read(&x[j], k)));
            pullbacks.push(pullback);
            y
        });
        let pull = move |ct: Raw<R::Base>| {
            let each: Vec<[R; N]> =
                pullbacks.into_iter().enumerate().map(|(k, pull)| pull(self.read::<R>(&ct, k))).collect();
            std::array::from_fn(|j| self.written(|k| each[k][j]))
        };
        (y, Box::new(pull))
    }
}

/// From a cotangent to those of the arguments, all with the same mapped axes.
type Pullback<E, const N: usize> = Box<dyn FnOnce(Raw<E>) -> [Raw<E>; N]>;

macro_rules! by_levels {
    ($ids:ident, $E:ident, $R:ident => $body:expr) => {
        match $ids.iter().filter(|axis| axis.is_tangent()).count() {
            0 => {
                type $R<E> = E;
                $body
            }
            1 => {
                type $R<E> = Dual<E, 1>;
                $body
            }
            2 => {
                type $R<E> = Dual<Dual<E, 1>, 1>;
                $body
            }
            3 => {
                type $R<E> = Dual<Dual<Dual<E, 1>, 1>, 1>;
                $body
            }
            n => panic!("{n} levels of forward mode around a function of plain numbers; 3 are supported"),
        }
    };
}

/// An element of which there are real numbers.
pub trait Plain: Float + Base {
    #[doc(hidden)]
    fn call<F: Pointwise<Self, N>, const N: usize>(ids: &Ids, x: &[Raw<Self>; N], f: &F) -> Raw<Self>;
    #[doc(hidden)]
    fn vjp<F: Pointwise<Self, N>, const N: usize>(
        ids: &Ids,
        x: &[Raw<Self>; N],
        f: &F,
    ) -> (Raw<Self>, Pullback<Self, N>);
    #[doc(hidden)]
    fn pull<F: Pointwise<Self, N>, const N: usize>(
        ids: &Ids,
        ct: &Raw<Self>,
        x: &[Raw<Self>; N],
        f: &F,
        operand: usize,
    ) -> Raw<Self>;
}

macro_rules! plains {
    ($($E:ty)*) => { $(
        impl Plain for $E {
            #[track_caller]
            fn call<F: Pointwise<$E, N>, const N: usize>(ids: &Ids, x: &[Raw<$E>; N], f: &F) -> Raw<$E> {
                let examples = Examples::of(ids, x, false);
                by_levels!(ids, E, R => examples.call::<R<$E>, F, N>(x, f))
            }

            #[track_caller]
            fn vjp<F: Pointwise<$E, N>, const N: usize>(
                ids: &Ids,
                x: &[Raw<$E>; N],
                f: &F,
            ) -> (Raw<$E>, Pullback<$E, N>) {
                // Where two examples are the same their cotangents may differ.
                let examples = Examples::of(ids, x, true);
                by_levels!(ids, E, R => examples.vjp::<R<$E>, F, N>(x, f))
            }

            #[track_caller]
            fn pull<F: Pointwise<$E, N>, const N: usize>(
                ids: &Ids,
                ct: &Raw<$E>,
                x: &[Raw<$E>; N],
                f: &F,
                operand: usize,
            ) -> Raw<$E> {
                let examples = Examples::of(ids, x, true);
                by_levels!(ids, E, R => examples.pull::<R<$E>, F, N>(ct, x, f, operand))
            }
        }
    )* };
}

plains! { f32 f64 }

/// A function of plain numbers at each example.
#[track_caller]
pub fn pointwise<E: Plain, V: MappedAxes, F: Pointwise<E, N>, const N: usize>(
    x: [Tensor<E, (), V>; N],
    f: &F,
) -> Tensor<E, (), V> {
    Tensor::from_raw(E::call::<F, N>(&V::IDS, &x.map(Tensor::into_raw), f))
}

/// The same with its pullback.
#[track_caller]
pub fn pointwise_vjp<E: Plain, V: MappedAxes, F: Pointwise<E, N>, const N: usize>(
    x: [Tensor<E, (), V>; N],
    f: &F,
) -> (Tensor<E, (), V>, impl FnOnce(Tensor<E, (), V>) -> [Tensor<E, (), V>; N] + use<E, V, F, N>) {
    let (y, pull) = E::vjp::<F, N>(&V::IDS, &x.map(Tensor::into_raw), f);
    (Tensor::from_raw(y), move |ct: Tensor<E, (), V>| pull(ct.into_raw()).map(Tensor::from_raw))
}
