//! Maps: an axis of a value becomes one that is mapped over, and back.

use super::mapped;
use crate::axis::{Axes, Axis, AxisId, AxisRef, Ids, Insert, Join, MappedAxes, Over, SumOver};
use crate::element::{Element, Float};
use crate::ops::fit::fit_untyped;
use crate::plan::Plan;
use crate::raw::Raw;
use crate::tensor::{Named, Operand, Shaped, Tensor, TensorOf};
use std::marker::PhantomData;

/// The number of examples of a batch over `A`.
pub fn extent_of<A: Axis, E: Element, X: Operand<E>>(x: &X) -> usize
where
    X::S: SumOver<A>,
{
    let p = <(X::S, X::V)>::IDS.position(A::Id::VALUE).expect("the axis is one of the batch");
    x.with_raw(|x| x.dim(p))
}

/// The number of examples that the arguments of a map have.
///
/// # Panics
/// When they have different ones.
#[track_caller]
pub fn batch_extent<A: Axis>(arguments: &[(&str, usize)]) -> usize {
    // A list of none has no extents.
    let known = arguments.iter().filter(|(_, n)| *n != usize::MAX);
    let &(first, n) = known.clone().next().expect("one of the arguments of a map says how many examples there are");
    for &(name, m) in known {
        if m != n {
            panic!("vmap over `{}`: `{first}` has {n} examples and `{name}` has {m}", A::NAME);
        }
    }
    n
}

/// The entries of `x` under the axes `to`, where the axis `from` is called `as_`; axes that `x` lacks are stored once.
fn renamed<E: Element>(x: &Raw<E>, ids: &Ids, to: &Ids, (from, as_): (u64, u64), n: usize) -> Raw<E> {
    let position = |axis: &AxisRef| ids.position(if axis.id == as_ { from } else { axis.id });
    x.reseen((0..to.rank()).map(|i| position(&to.axis(i)).ok_or(n)))
}

/// The batch `x` as a mapped example: the axis `A` moves from the axes of the value to those mapped over.
#[track_caller]
pub fn vectorize<A: Axis, E: Element, X: Operand<E>>(x: X) -> Tensor<E, <X::S as SumOver<A>>::Out, Join<X::V, Over<A>>>
where
    X::S: SumOver<A>,
{
    let to = Tensor::<E, <X::S as SumOver<A>>::Out, Join<X::V, Over<A>>>::IDS;
    let names = (A::Id::VALUE, mapped::<A>().id);
    Tensor::from_raw(x.with_raw(|x| renamed(x, &<(X::S, X::V)>::IDS, to, names, 1)))
}

/// The rule of [`vectorize`].
pub fn vectorize_vjp<A: Axis, E: Float, S: Axes, V: MappedAxes, L: Shaped<E = E>>(
    ct: Tensor<E, S, V>,
    _like: &L,
) -> TensorOf<L> {
    let names = (mapped::<A>().id, A::Id::VALUE);
    Tensor::from_raw(renamed(ct.raw(), Tensor::<E, S, V>::IDS, TensorOf::<L>::IDS, names, 1))
}

/// A mapped example that can become a batch: a tensor, or a tuple of them.
pub trait Devectorize<A: Axis> {
    /// The batch.
    type Batch;
    /// The batch of `n` examples.
    fn devectorize(self, n: usize) -> Self::Batch;
}

impl<A: Axis, E: Element, S: Axes + Insert<A>, V: MappedAxes> Devectorize<A> for Tensor<E, S, V> {
    type Batch = Tensor<E, <S as Insert<A>>::Out, V::Remove<A>>;
    fn devectorize(self, n: usize) -> Self::Batch {
        let to = Tensor::<E, <S as Insert<A>>::Out, V::Remove<A>>::IDS;
        let names = (mapped::<A>().id, A::Id::VALUE);
        Tensor::from_raw(renamed(self.raw(), Self::IDS, to, names, n))
    }
}

impl<A: Axis, T: Devectorize<A> + Clone> Devectorize<A> for &T {
    type Batch = T::Batch;
    fn devectorize(self, n: usize) -> T::Batch {
        self.clone().devectorize(n)
    }
}

macro_rules! devectorized {
    (scalars $($E:ty)*) => { $(
        impl<A: Axis> Devectorize<A> for $E {
            type Batch = Tensor<$E, (A,)>;
            fn devectorize(self, n: usize) -> Self::Batch {
                Devectorize::<A>::devectorize(Tensor::<$E, ()>::scalar(self), n)
            }
        }
    )* };
    ($(($($T:ident)*))*) => { $(
        impl<X: Axis, $($T: Devectorize<X>),*> Devectorize<X> for ($($T,)*) {
            type Batch = ($($T::Batch,)*);
            #[expect(non_snake_case, reason = "a name for each type")]
            fn devectorize(self, n: usize) -> Self::Batch {
                let ($($T,)*) = self;
                ($($T.devectorize(n),)*)
            }
        }
    )* };
}

devectorized! { scalars f32 f64 bool i32 i64 usize }
devectorized! { (A) (A B) (A B C) (A B C D) (A B C D F) (A B C D F G) (A B C D F G H) (A B C D F G H I) }

/// The mapped example `x` as a batch of `n`: the axis `A` moves to the front of the axes of the value.
pub fn devectorize<A: Axis, X: Devectorize<A>>(x: X, n: usize) -> X::Batch {
    x.devectorize(n)
}

/// The rule of [`devectorize`]: the cotangent mapped again, summed where the example did not depend on the map.
pub fn devectorize_vjp<A: Axis, E: Float, S: Axes, V: MappedAxes, L: Shaped<E = E>>(
    ct: Tensor<E, S, V>,
    like: &L,
) -> TensorOf<L> {
    let plan = MappedAgain::<A, (S, V), (L::S, L::V)>::PLAN;
    Tensor::from_raw(fit_untyped(plan, ct.into_raw(), like.dims()))
}

/// The plan of [`devectorize_vjp`].
struct MappedAgain<A, C, L>(PhantomData<(A, C, L)>);

impl<A: Axis, C: Named, L: Named> MappedAgain<A, C, L> {
    const PLAN: &'static Plan = &Plan::unary(C::IDS.replaced(A::Id::VALUE, mapped::<A>()), L::IDS);
}
