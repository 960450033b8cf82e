//! Tensors from foreign data. Extents are checked against the rules of the axes here, and nowhere later.

use crate::axis::{Axes, Ids, MAX_RANK, Single};
use crate::element::{Element, Float};
use crate::error::ShapeError;
use crate::raw::{PerAxis, Raw};
use crate::tensor::Tensor;
use ndarray::{ArrayBase, Data, Dimension};

fn names(ids: &Ids) -> Vec<&'static str> {
    ids.iter().map(|axis| axis.name).collect()
}

/// The extents as they are stored, and the number of entries.
pub(crate) fn checked(ids: &Ids, extents: &[usize]) -> Result<(PerAxis, usize), ShapeError> {
    if extents.len() != ids.rank() {
        return Err(ShapeError::Rank { axes: names(ids), found: extents.len() });
    }
    let too_large = || ShapeError::TooLarge { axes: names(ids) };
    let mut dims = [1; MAX_RANK];
    // An extent of 0 counts as 1, so that the other extents of an empty tensor have a product as well.
    let mut size = 1u32;
    for (i, (axis, &n)) in ids.iter().zip(extents).enumerate() {
        if !axis.extent.allows(n) {
            return Err(ShapeError::extent(axis, n));
        }
        dims[i] = u32::try_from(n).map_err(|_| too_large())?;
        size = size.checked_mul(dims[i].max(1)).ok_or_else(too_large)?;
    }
    let len = if extents.contains(&0) { 0 } else { size as usize };
    Ok((dims, len))
}

fn with_length(ids: &Ids, extents: &[usize], found: usize) -> Result<PerAxis, ShapeError> {
    let (dims, expected) = checked(ids, extents)?;
    if expected != found {
        return Err(ShapeError::Length { axes: names(ids), expected, found });
    }
    Ok(dims)
}

/// The entries of an array in row-major order; its own memory where it is owned and lies so.
fn row_major<E: Element, D: Dimension>(array: ArrayBase<impl Data<Elem = E>, D>) -> Vec<E> {
    if !array.is_standard_layout() {
        return array.iter().copied().collect();
    }
    let len = array.len();
    // Copies only what is borrowed, or shared with another array.
    let (mut entries, start) = array.into_owned().into_raw_vec_and_offset();
    match start {
        // A part of a larger array: the memory that it does not show is left out.
        Some(start) if start != 0 => entries[start..start + len].to_vec(),
        _ => {
            entries.truncate(len);
            entries
        }
    }
}

impl<E: Element, S: Axes> Tensor<E, S> {
    const RANK: usize = Ids::of::<S, Single>().rank();

    /// The tensor with the entry `f(index)` at every index; extents and indices are in the order of the axes.
    ///
    /// Does not compile when the number of extents is not that of the axes.
    ///
    /// # Errors
    /// When an axis does not allow its extent, or the extents or their product do not fit 32 bits.
    pub fn from_shape_fn<const N: usize>(
        extents: [usize; N],
        mut f: impl FnMut([usize; N]) -> E,
    ) -> Result<Self, ShapeError> {
        const { assert!(N == Self::RANK, "give one extent for each axis of the tensor") };
        let (dims, len) = checked(Self::IDS, &extents)?;
        let mut index = [0; N];
        let mut entries = Vec::with_capacity(len);
        for _ in 0..len {
            entries.push(f(index));
            for i in (0..N).rev() {
                index[i] += 1;
                if index[i] < extents[i] {
                    break;
                }
                index[i] = 0;
            }
        }
        Ok(Tensor::from_raw(Raw::from_vec(dims, N, entries)))
    }

    /// The tensor with these entries in row-major order of the axes, copied.
    ///
    /// Does not compile when the number of extents is not that of the axes.
    ///
    /// # Errors
    /// As for [`from_vec`](Self::from_vec).
    pub fn from_slice<const N: usize>(extents: [usize; N], entries: &[E]) -> Result<Self, ShapeError> {
        // Checked before the copy is made.
        with_length(Self::IDS, &extents, entries.len())?;
        Self::from_vec(extents, entries.to_vec())
    }

    /// The tensor with these entries in row-major order of the axes. The vector's memory becomes the tensor's; only a
    /// handful of entries is moved.
    ///
    /// Does not compile when the number of extents is not that of the axes.
    ///
    /// # Errors
    /// When an axis does not allow its extent, the number of entries is not the product of the extents, or the extents
    /// or their product do not fit 32 bits.
    pub fn from_vec<const N: usize>(extents: [usize; N], entries: Vec<E>) -> Result<Self, ShapeError> {
        const { assert!(N == Self::RANK, "give one extent for each axis of the tensor") };
        let dims = with_length(Self::IDS, &extents, entries.len())?;
        Ok(Tensor::from_raw(Raw::from_vec(dims, N, entries)))
    }

    /// The tensor with the entries of an ndarray array of any dimension and storage: owned, shared, or a view. The axes
    /// of the array become those of the tensor in their order. An owned array in row-major order is taken over without
    /// a copy; others are copied.
    ///
    /// # Errors
    /// When the array has another number of axes, an axis does not allow its extent, or the extents or their product do
    /// not fit 32 bits.
    pub fn from_array<D: Dimension>(array: ArrayBase<impl Data<Elem = E>, D>) -> Result<Self, ShapeError> {
        let (dims, _) = checked(Self::IDS, array.shape())?;
        Ok(Tensor::from_raw(Raw::from_vec(dims, Self::RANK, row_major(array))))
    }

    /// The tensor whose every entry is `value`. Stored once, whatever the extents.
    ///
    /// Does not compile when the number of extents is not that of the axes.
    ///
    /// # Errors
    /// When an axis does not allow its extent, or the extents or their product do not fit 32 bits.
    pub fn filled<const N: usize>(extents: [usize; N], value: E) -> Result<Self, ShapeError> {
        const { assert!(N == Self::RANK, "give one extent for each axis of the tensor") };
        let (dims, _) = checked(Self::IDS, &extents)?;
        Ok(Tensor::from_raw(Raw::filled(dims, N, value)))
    }

    /// The tensor of zeros (of `false` for `bool`). Stored once, whatever the extents.
    ///
    /// Does not compile when the number of extents is not that of the axes.
    ///
    /// # Errors
    /// As for [`filled`](Self::filled).
    pub fn zeros<const N: usize>(extents: [usize; N]) -> Result<Self, ShapeError> {
        Self::filled(extents, E::default())
    }
}

impl<E: Float, S: Axes> Tensor<E, S> {
    /// The tensor of ones. Stored once, whatever the extents.
    ///
    /// Does not compile when the number of extents is not that of the axes.
    ///
    /// # Errors
    /// As for [`filled`](Self::filled).
    pub fn ones<const N: usize>(extents: [usize; N]) -> Result<Self, ShapeError> {
        Self::filled(extents, E::ONE)
    }
}

impl<E: Element> Tensor<E, ()> {
    /// The tensor without axes that holds `value`.
    pub fn scalar(value: E) -> Self {
        Tensor::from_raw(Raw::scalar(value))
    }

    /// The entry of a tensor without axes.
    pub fn item(&self) -> E {
        self.raw().item()
    }
}

impl<E: Element> From<E> for Tensor<E, ()> {
    fn from(value: E) -> Self {
        Tensor::scalar(value)
    }
}

/// As [`Tensor::from_array`].
impl<E: Element, S: Axes, St: Data<Elem = E>, D: Dimension> TryFrom<ArrayBase<St, D>> for Tensor<E, S> {
    type Error = ShapeError;
    fn try_from(array: ArrayBase<St, D>) -> Result<Self, ShapeError> {
        Tensor::from_array(array)
    }
}
