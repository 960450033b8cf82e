//! NumPy's `.npy`. For the `.npz` archive of several, `ndarray_npy::NpzReader` gives arrays that `Tensor::from_array` takes.

use crate::axis::Axes;
use crate::element::Element;
use crate::error::ShapeError;
use crate::tensor::Tensor;
use ndarray::ArrayD;
use ndarray_npy::{ReadNpyError, ReadNpyExt, ReadableElement, WritableElement, WriteNpyError, WriteNpyExt};
use std::fmt;
use std::io::{Read, Write};

/// Why a file was not read.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReadNpy {
    /// It is no such file, or one of another element.
    Format(ReadNpyError),
    /// The array has another shape than the axes allow.
    Shape(ShapeError),
}

impl fmt::Display for ReadNpy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadNpy::Format(e) => e.fmt(f),
            ReadNpy::Shape(e) => e.fmt(f),
        }
    }
}

impl std::error::Error for ReadNpy {}

impl<E: Element, S: Axes> Tensor<E, S> {
    /// The array of a `.npy` file, in either order of storage.
    ///
    /// # Errors
    /// When it is no such file, or holds other elements or another shape than the type says.
    pub fn read_npy(from: impl Read) -> Result<Self, ReadNpy>
    where
        E: ReadableElement,
    {
        let array = ArrayD::<E>::read_npy(from).map_err(ReadNpy::Format)?;
        Tensor::from_array(array).map_err(ReadNpy::Shape)
    }

    /// Writes the tensor as a `.npy` file, without the names of its axes.
    ///
    /// # Errors
    /// Those of writing.
    pub fn write_npy(&self, to: impl Write) -> Result<(), WriteNpyError>
    where
        E: WritableElement,
    {
        self.to_array().write_npy(to)
    }
}
