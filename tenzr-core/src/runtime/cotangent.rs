//! Cotangents: where a reverse sweep starts, and what it hands over.

use super::NoAxes;
use crate::axis::{Axes, MAX_RANK, MappedAxes};
use crate::element::{Element, Float};
use crate::raw::Raw;
use crate::tensor::{Shaped, Tensor, TensorOf};

/// The cotangent that a gradient starts from: one, stored once.
pub fn seed<L: Shaped>(y: &L) -> TensorOf<L>
where
    L::E: Float,
    L::S: NoAxes,
{
    let ids = TensorOf::<L>::IDS;
    let mut dims = *y.dims();
    for (i, axis) in ids.iter().enumerate() {
        if axis.is_tangent() {
            dims[i] = 1;
        }
    }
    Tensor::from_raw(Raw::filled(dims, ids.rank(), <L::E as Float>::ONE))
}

/// The seed of a total over all axes of an example of `x`.
pub fn seed_of_total<L: Shaped>(x: &L) -> Tensor<L::E, (), L::V>
where
    L::E: Float,
{
    let ids = Tensor::<L::E, (), L::V>::IDS;
    let mut dims = [1; MAX_RANK];
    for (i, axis) in ids.iter().enumerate().filter(|(_, axis)| !axis.is_tangent()) {
        debug_assert_eq!(TensorOf::<L>::IDS.axis(i).id, axis.id, "mapped axes come first");
        dims[i] = x.dims()[i];
    }
    Tensor::from_raw(Raw::filled(dims, ids.rank(), <L::E as Float>::ONE))
}

/// A cotangent, or zeros of the extents of `like` where nothing depends on it. `like` has the cotangent's type, except
/// where the call that gave it was wrong: that is an error already.
pub fn or_zeros<E, S, V, L>(ct: Option<Tensor<E, S, V>>, like: &L) -> Tensor<E, S, V>
where
    E: Element,
    S: Axes,
    V: MappedAxes,
    L: Shaped,
{
    ct.unwrap_or_else(|| Tensor::from_raw(Raw::filled(*like.dims(), Tensor::<E, S, V>::IDS.rank(), E::default())))
}

/// What an earlier part of a reverse sweep computed: a part that uses it runs only where that one ran.
///
/// # Panics
/// When it did not: a fault of the compiler.
#[inline]
pub fn computed<T>(value: Option<T>) -> T {
    value.expect("a reverse statement runs only where those before it that it uses ran")
}

/// The cotangents that a pullback takes, by the types and extents of the values.
pub trait Cotangents {
    /// The cotangents.
    type Owned: Clone;
}

impl<E: Element, S: Axes, V: MappedAxes> Cotangents for crate::tensor::Like<E, S, V> {
    type Owned = Tensor<E, S, V>;
}

macro_rules! cotangents {
    ($(($($T:ident)*))*) => { $(
        impl<$($T: Cotangents),*> Cotangents for ($($T,)*) {
            type Owned = ($($T::Owned,)*);
        }
    )* };
}

cotangents! { (A B) (A B C) (A B C D) (A B C D F) (A B C D F G) (A B C D F G H) (A B C D F G H I) }

/// A pullback with the types of its cotangents.
pub fn pullback<C: Cotangents, R>(_types: C, f: impl FnOnce(C::Owned) -> R) -> impl FnOnce(&C::Owned) -> R {
    move |ct: &C::Owned| f(ct.clone())
}
