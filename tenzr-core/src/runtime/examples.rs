//! Maps that run example by example: of plain numbers, and of bodies whose control flow depends on the example.

use crate::axis::{Axes, Axis, Insert, MAX_RANK};
use crate::element::Element;
use crate::raw::Raw;
use crate::tensor::Tensor;

/// One example of a batch over `A`: a plain number or truth value, a tensor, or, as a result, a tuple of these.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an example of a batch",
    label = "expected a plain number, a tensor, or a tuple of these",
    note = "an argument that is the same for all examples is marked `#[shared]`"
)]
pub trait OneExample<A: Axis>: Sized {
    /// The batch: the axis `A` first.
    type Batch;

    /// The batch of these examples.
    ///
    /// # Panics
    /// When their extents differ.
    fn batch(examples: Vec<Self>) -> Self::Batch;
}

/// An example that can be taken out of a batch.
pub trait TakenExample<A: Axis>: OneExample<A> {
    /// The number of examples.
    fn extent(batch: &Self::Batch) -> usize;

    /// The example at a position.
    ///
    /// # Panics
    /// When there is none.
    fn example(batch: &Self::Batch, i: usize) -> Self;
}

/// A batch over `A` of examples of the type `X`.
pub type BatchOf<X, A> = <X as OneExample<A>>::Batch;

/// The entries of several values with the same extents, one after the other, under one axis more.
fn stacked<E: Element>(all: &[Raw<E>], rank: usize) -> Raw<E> {
    let mut dims = [0; MAX_RANK];
    dims[0] = u32::try_from(all.len()).expect("a batch has at most 2^32 - 1 examples");
    if let Some(first) = all.first() {
        dims[1..=rank].copy_from_slice(&first.dims()[..rank]);
    }
    let mut entries = Vec::with_capacity(all.len() * all.first().map_or(0, Raw::len));
    for x in all {
        assert!(
            x.dims()[..rank] == dims[1..=rank],
            "the examples of a batch have the same extents, and one gives {:?} where the first gives {:?}",
            &x.dims()[..rank],
            &dims[1..=rank],
        );
        entries.extend(x.clone().into_vec());
    }
    Raw::from_vec(dims, rank + 1, entries)
}

macro_rules! scalars {
    ($($E:ty)*) => { $(
        impl<A: Axis> OneExample<A> for $E {
            type Batch = Tensor<$E, (A,)>;

            fn batch(examples: Vec<Self>) -> Self::Batch {
                let n = u32::try_from(examples.len()).expect("a batch has at most 2^32 - 1 examples");
                let mut dims = [0; MAX_RANK];
                dims[0] = n;
                Tensor::from_raw(Raw::from_vec(dims, 1, examples))
            }
        }

        impl<A: Axis> TakenExample<A> for $E {
            fn extent(batch: &Self::Batch) -> usize {
                batch.raw().dim(0)
            }

            fn example(batch: &Self::Batch, i: usize) -> Self {
                assert!(i < Self::extent(batch), "example {i} of a batch of {}", Self::extent(batch));
                batch.raw().at(0, i).item()
            }
        }
    )* };
}

scalars! { f32 f64 bool i32 i64 usize }

impl<A: Axis, E: Element, S: Axes + Insert<A>> OneExample<A> for Tensor<E, S> {
    type Batch = Tensor<E, <S as Insert<A>>::Out>;

    fn batch(examples: Vec<Self>) -> Self::Batch {
        let all: Vec<Raw<E>> = examples.into_iter().map(Tensor::into_raw).collect();
        Tensor::from_raw(stacked(&all, Tensor::<E, S>::IDS.rank()))
    }
}

impl<A: Axis, E: Element, S: Axes + Insert<A>> TakenExample<A> for Tensor<E, S> {
    fn extent(batch: &Self::Batch) -> usize {
        batch.raw().dim(0)
    }

    fn example(batch: &Self::Batch, i: usize) -> Self {
        let n = batch.raw().dim(0);
        assert!(i < n, "example {i} of a batch of {n}");
        Tensor::from_raw(batch.raw().at(0, i))
    }
}

macro_rules! tuples {
    ($(($($T:ident)*))*) => { $(
        impl<A: Axis, $($T: OneExample<A>),*> OneExample<A> for ($($T,)*) {
            type Batch = ($($T::Batch,)*);

            #[expect(non_snake_case, reason = "a name for each type")]
            fn batch(examples: Vec<Self>) -> Self::Batch {
                let n = examples.len();
                $(let mut $T = Vec::with_capacity(n);)*
                for example in examples {
                    tuples!(@push example; $($T)*);
                }
                ($(<$T as OneExample<A>>::batch($T),)*)
            }
        }
    )* };
    (@push $e:ident; $P:ident) => { $P.push($e.0); };
    (@push $e:ident; $P:ident $Q:ident) => { $P.push($e.0); $Q.push($e.1); };
    (@push $e:ident; $P:ident $Q:ident $U:ident) => { $P.push($e.0); $Q.push($e.1); $U.push($e.2); };
    (@push $e:ident; $P:ident $Q:ident $U:ident $W:ident) => {
        $P.push($e.0);
        $Q.push($e.1);
        $U.push($e.2);
        $W.push($e.3);
    };
}

tuples! { (B) (B C) (B C D) (B C D F) }

/// The number of examples of an argument.
pub fn examples_of<A: Axis, X: TakenExample<A>>(batch: &X::Batch) -> usize {
    X::extent(batch)
}

/// The example of an argument at a position.
///
/// # Panics
/// When there is none.
pub fn example_at<A: Axis, X: TakenExample<A>>(batch: &X::Batch, i: usize) -> X {
    X::example(batch, i)
}

/// The batch of the results of `n` examples.
///
/// # Panics
/// When their extents differ.
pub fn each_example<A: Axis, X: OneExample<A>>(n: usize, f: impl FnMut(usize) -> X) -> X::Batch {
    X::batch((0..n).map(f).collect())
}
