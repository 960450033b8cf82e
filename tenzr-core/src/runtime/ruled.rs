//! Functions with rules of their own.
//!
//! A rule is a differentiable function of the user's, so it is mapped and runs on dual numbers like any other. Where one
//! of the two is missing it follows from the other: a reverse rule is linear in its cotangent, so that its derivative
//! there, pulled back, is the forward rule; and a forward rule is linear in its tangents, so that pulled back it is the
//! reverse rule. Levels of forward mode are taken off one by one, the innermost first: the function itself only ever runs
//! on values without them.

use super::{Ambient, Example, Lifted, Parted, retag};
use crate::axis::{Axes, ByLevel, Join, Level, MAX_RANK, MappedAxes, Single, Tangent};
use crate::element::{Element, Float};
use crate::kernel::reduce::reseen;
use crate::raw::Raw;
use crate::tensor::{Planned, Shaped, Tensor, TensorOf};

/// A function with rules of its own, on values that are all mapped over the same axes.
pub trait Ruled {
    /// The tensors that it takes, as a tuple.
    type Args: Parted;
    /// Those that it has gradients for.
    type Active: Example;
    /// Its results.
    type Output: Parted;
    /// The value, on values without levels.
    fn plain<V: MappedAxes>(&self, args: &<Self::Args as Example>::Inner<V>) -> <Self::Output as Example>::Inner<V>;
    /// The tangent of the value `y`.
    fn tangent<V: MappedAxes>(
        &self,
        args: &<Self::Args as Example>::Inner<V>,
        tangents: &<Self::Args as Example>::Inner<V>,
        y: &<Self::Output as Example>::Inner<V>,
    ) -> <Self::Output as Example>::Inner<V>;
    /// The gradients.
    fn pullback<V: MappedAxes>(
        &self,
        args: &<Self::Args as Example>::Inner<V>,
        ct: <Self::Output as Example>::Inner<V>,
    ) -> <Self::Active as Example>::Inner<V>;
}

struct Valued<'a, F: Ruled, V: MappedAxes> {
    f: &'a F,
    args: &'a <F::Args as Example>::Inner<V>,
}

impl<F: Ruled, V: MappedAxes> ByLevel for Valued<'_, F, V> {
    type Out = <F::Output as Example>::Inner<V>;

    fn without_level(self) -> Self::Out {
        self.f.plain::<V>(self.args)
    }

    fn with_level<L: Level>(self) -> Self::Out {
        let (args, tangents) = F::Args::apart::<Tangent<L>, V>(self.args);
        let y = value::<F, V::Remove<Tangent<L>>>(self.f, &args);
        let t = self.f.tangent::<V::Remove<Tangent<L>>>(&args, &tangents, &y);
        F::Output::joined::<Tangent<L>, V>(y, t)
    }
}

/// The value, on values with or without levels.
pub fn value<F: Ruled, V: MappedAxes>(
    f: &F,
    args: &<F::Args as Example>::Inner<V>,
) -> <F::Output as Example>::Inner<V> {
    <V::Fresh as Level>::visit(Valued::<F, V> { f, args })
}

/// `x` mapped over all of the ambient, whose part its own maps are; stored once, so nothing is copied.
#[track_caller]
pub fn spread<E: Element, S: Axes, V: MappedAxes, A: MappedAxes>(
    x: &Tensor<E, S, V>,
    ambient: &Ambient<A>,
) -> Tensor<E, S, A> {
    const { assert!(A::IDS.same(&<Join<V, A> as MappedAxes>::IDS), "the ambient has the maps of the value") };
    let plan = Planned::<(S, V), ((), Single), (S, A)>::PLAN;
    let mut dims = [1; MAX_RANK];
    for (i, axis) in A::IDS.iter().enumerate().filter(|(_, axis)| !axis.is_tangent()) {
        dims[i] = ambient.extent(axis.id).unwrap_or(1);
    }
    Tensor::from_raw(reseen(plan, x.raw(), &dims))
}

/// The same value with the type of `like`, of which it has the axes, the element and, by another name, the maps.
pub fn expected<E2, S2, V2, Y>(y: Y, _like: &Tensor<E2, S2, V2>) -> Tensor<E2, S2, V2>
where
    E2: Element,
    S2: Axes,
    V2: MappedAxes,
    Y: Lifted<Tensor<E2, S2>>,
{
    retag(y.into_lifted())
}

/// Zeros of the type and the extents of `like`, with a tangent of zero.
pub fn nothing<L: Shaped>(like: &L) -> TensorOf<L>
where
    L::E: Float,
{
    let ids = TensorOf::<L>::IDS;
    let mut dims = *like.dims();
    for (i, _) in ids.iter().enumerate().filter(|(_, axis)| axis.is_tangent()) {
        dims[i] = 1;
    }
    Tensor::from_raw(Raw::filled(dims, ids.rank(), <L::E as Float>::ZERO))
}
