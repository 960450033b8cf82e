//! What is mapped over at a place of the code.

use crate::axis::{Axis, Bool, Join, MAX_RANK, MappedAxes, Over, Single};
use crate::element::Element;
use crate::kernel::reduce::reseen;
use crate::raw::PerAxis;
use crate::tensor::{Operand, Planned, Shaped, Tensor};
use std::marker::PhantomData;

/// What is mapped over at a place of the code, with extents.
pub struct Ambient<V> {
    dims: PerAxis,
    axes: PhantomData<V>,
}

impl<V: MappedAxes> Ambient<V> {
    /// The ambient of a function, before its arguments are known.
    pub fn new() -> Self {
        Ambient { dims: [u32::MAX; MAX_RANK], axes: PhantomData }
    }

    /// Adds the extents of an argument.
    ///
    /// # Panics
    /// When two arguments have different extents of one mapped axis.
    #[track_caller]
    pub fn with<T: Shaped>(mut self, argument: &T) -> Self {
        for (i, axis) in T::V::IDS.iter().enumerate().filter(|(_, axis)| !axis.is_tangent()) {
            let p = V::IDS.position(axis.id).expect("the ambient is the union of the arguments' maps");
            let n = argument.dims()[i];
            if self.dims[p] != u32::MAX && self.dims[p] != n {
                panic!("`{}`: {} examples in one argument and {n} in another", axis.name, self.dims[p]);
            }
            self.dims[p] = n;
        }
        self
    }

    /// The extent of an axis.
    pub(super) fn extent(&self, id: u64) -> Option<u32> {
        V::IDS.position(id).map(|p| self.dims[p])
    }

    /// The ambient with other extents of some axes.
    pub(super) fn narrowed(&self, extent: impl Fn(u64) -> Option<u32>) -> Ambient<V> {
        let mut dims = self.dims;
        for (i, axis) in V::IDS.iter().enumerate() {
            dims[i] = extent(axis.id).unwrap_or(dims[i]);
        }
        Ambient { dims, axes: PhantomData }
    }

    /// The ambient inside a map over `A` of `n` examples, or inside a level of forward mode.
    pub fn enter<A: Axis>(&self, n: usize) -> Ambient<Join<V, Over<A>>> {
        const { assert!(!<V::Has<A> as Bool>::VALUE, "`vmap!` over an axis that an enclosing `vmap!` already maps over") };
        let to = <Join<V, Over<A>> as MappedAxes>::IDS;
        let mut dims = [n as u32; MAX_RANK];
        for (i, axis) in to.iter().enumerate() {
            if let Some(p) = V::IDS.position(axis.id) {
                dims[i] = self.dims[p];
            }
        }
        Ambient { dims, axes: PhantomData }
    }
}

impl<V> Clone for Ambient<V> {
    fn clone(&self) -> Self {
        Ambient { dims: self.dims, axes: PhantomData }
    }
}

impl<V: MappedAxes> Default for Ambient<V> {
    fn default() -> Self {
        Ambient::new()
    }
}

/// `x` mapped over the ambient as well; stored once, so nothing is copied.
#[track_caller]
pub fn lift<E: Element, X: Operand<E>, A: MappedAxes>(x: X, ambient: &Ambient<A>) -> Tensor<E, X::S, Join<X::V, A>> {
    let plan = Planned::<(X::S, X::V), ((), Single), (X::S, Join<X::V, A>)>::PLAN;
    if plan.out.same(&plan.a) {
        // Also what is not there yet, which says nothing of extents.
        return Tensor::from_raw(x.into_raw());
    }
    let mut dims = [1; MAX_RANK];
    for (i, axis) in plan.out.iter().enumerate().filter(|(_, axis)| !axis.is_tangent()) {
        if let Some(p) = A::IDS.position(axis.id) {
            dims[i] = ambient.dims[p];
        }
    }
    Tensor::from_raw(reseen(plan, &x.into_raw(), &dims))
}
