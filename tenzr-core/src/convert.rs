//! Reading tensors: as ndarray arrays and views, as vectors, entry by entry.
//!
//! Only plain tensors are read. One mapped over an axis stands for one example of a batch, whose entries are nobody's
//! to see inside the map; its extents are.

use crate::axis::{Axes, Axis, AxisId, Has, HasAxis, Ids, MappedAxes, Single};
use crate::element::Element;
use crate::raw::Raw;
use crate::tensor::{Named, Tensor};
use ndarray::{ArrayD, ArrayViewD, IxDyn, ShapeBuilder};

/// The entries where they are; an axis stored once has stride 0.
pub(crate) fn view<E: Element>(x: &Raw<E>) -> ArrayViewD<'_, E> {
    let dims: Vec<usize> = (0..x.rank()).map(|i| x.dim(i)).collect();
    // Strides of an empty value lead out of its storage, to entries that do not exist.
    let strides: Vec<usize> = (0..x.rank()).map(|i| if x.is_empty() { 0 } else { x.stride(i) }).collect();
    ArrayViewD::from_shape(IxDyn(&dims).strides(IxDyn(&strides)), x.data())
        .expect("a value's strides stay within its storage")
}

/// The entries as an array: in the value's own memory where nobody else holds it and it has every entry, in whatever
/// order of the axes.
fn into_array<E: Element>(x: Raw<E>) -> ArrayD<E> {
    let rank = x.rank();
    let stored_once = (0..rank).any(|i| x.dim(i) != 1 && x.stride(i) == 0);
    let order = x.storage_order();
    // An axis that is stored once would come last and be repeated innermost: then rather row by row.
    let order: Vec<usize> = if stored_once { (0..rank).collect() } else { order[..rank].to_vec() };
    let dims: Vec<usize> = order.iter().map(|&i| x.dim(i)).collect();
    let laid = x.reseen(order.iter().map(|&i| Ok(i)));
    drop(x);
    let array = ArrayD::from_shape_vec(IxDyn(&dims), laid.into_vec()).expect("a vector of all entries");
    let mut back = vec![0; rank];
    for (at, &axis) in order.iter().enumerate() {
        back[axis] = at;
    }
    array.permuted_axes(IxDyn(&back))
}

/// The position of an entry in storage.
///
/// # Panics
/// When an index is out of range.
#[track_caller]
fn position<E: Element>(ids: &Ids, x: &Raw<E>, index: &[usize]) -> usize {
    let mut at = 0;
    for (i, (axis, &k)) in ids.iter().zip(index).enumerate() {
        if k >= x.dim(i) {
            panic!("the index {k} is out of range for the axis `{}` of extent {}", axis.name, x.dim(i));
        }
        at += k * x.stride(i);
    }
    at
}

impl<E: Element, S: Axes> Tensor<E, S> {
    /// A view of the entries, the axes in the order of the type. Nothing is copied: an axis that is stored once has
    /// stride 0 in the view.
    pub fn view(&self) -> ArrayViewD<'_, E> {
        view(self.raw())
    }

    /// The entries as an array in row-major order, copied.
    pub fn to_array(&self) -> ArrayD<E> {
        let dims = self.shape();
        ArrayD::from_shape_vec(IxDyn(&dims), self.to_vec()).expect("a vector of all entries")
    }

    /// The entries as an array. Takes over the tensor's memory where no clone shares it and every entry is stored, as
    /// it is in everything computed entry by entry; the array then has that memory's order of the axes, which need not
    /// be row-major.
    pub fn into_array(self) -> ArrayD<E> {
        into_array(self.into_raw())
    }

    /// The entries in row-major order of the axes, copied.
    pub fn to_vec(&self) -> Vec<E> {
        self.raw().clone().into_vec()
    }

    /// The entries in row-major order of the axes. Takes over the tensor's memory where no clone shares it and it lies
    /// in that order.
    pub fn into_vec(self) -> Vec<E> {
        self.into_raw().into_vec()
    }

    /// The extents in the order of the axes.
    pub fn shape(&self) -> Vec<usize> {
        (0..self.raw().rank()).map(|i| self.raw().dim(i)).collect()
    }

    /// The number of entries.
    pub fn len(&self) -> usize {
        self.raw().len()
    }

    /// Whether there is no entry: an axis has extent 0.
    pub fn is_empty(&self) -> bool {
        self.raw().is_empty()
    }

    /// The entry at an index, given in the order of the axes.
    ///
    /// Does not compile when the number of indices is not that of the axes.
    ///
    /// # Panics
    /// When an index is out of range.
    #[track_caller]
    pub fn at<const N: usize>(&self, index: [usize; N]) -> E {
        const { assert!(N == Ids::of::<S, Single>().rank(), "give one index for each axis of the tensor") };
        self.raw().data()[position(Self::IDS, self.raw(), &index)]
    }

    /// The entries in row-major order of the axes.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = E> + '_ {
        self.view().into_iter().copied()
    }
}

impl<E: Element, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The extent of an axis: `x.extent(Feature)`.
    ///
    /// Does not compile when the axis is not one of the tensor.
    pub fn extent<A: Axis>(&self, _axis: A) -> usize
    where
        Has<S, A>: HasAxis<A, S>,
    {
        let at = const {
            match <(S, V)>::IDS.position(A::Id::VALUE) {
                Some(p) => p,
                None => panic!("the axis is not one of the tensor"),
            }
        };
        self.raw().dim(at)
    }
}

/// Equal extents and equal entries, however they are stored. NaN differs from NaN, as for the numbers themselves.
impl<E: Element, S: Axes> PartialEq for Tensor<E, S> {
    fn eq(&self, other: &Self) -> bool {
        self.view() == other.view()
    }
}

/// As [`Tensor::to_array`].
impl<E: Element, S: Axes> From<&Tensor<E, S>> for ArrayD<E> {
    fn from(tensor: &Tensor<E, S>) -> Self {
        tensor.to_array()
    }
}

/// As [`Tensor::into_array`].
impl<E: Element, S: Axes> From<Tensor<E, S>> for ArrayD<E> {
    fn from(tensor: Tensor<E, S>) -> Self {
        tensor.into_array()
    }
}

/// As [`Tensor::view`].
impl<'a, E: Element, S: Axes> From<&'a Tensor<E, S>> for ArrayViewD<'a, E> {
    fn from(tensor: &'a Tensor<E, S>) -> Self {
        tensor.view()
    }
}

/// As [`Tensor::to_vec`].
impl<E: Element, S: Axes> From<&Tensor<E, S>> for Vec<E> {
    fn from(tensor: &Tensor<E, S>) -> Self {
        tensor.to_vec()
    }
}
