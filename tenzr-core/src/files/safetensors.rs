//! The `safetensors` format: tensors by name, entries in little-endian order.

use crate::axis::Axes;
use crate::element::Element;
use crate::error::ShapeError;
use crate::tensor::Tensor;
use ndarray::ArrayD;
use safetensors::tensor::{Dtype, TensorView, View};
use std::borrow::Cow;
use std::fmt;

/// Why a stored tensor was not taken.
#[derive(Debug, PartialEq)]
#[non_exhaustive]
pub enum ReadSafetensor {
    /// It has other elements.
    Element {
        /// The elements of the type.
        expected: &'static str,
        /// Those that are stored.
        found: Dtype,
    },
    /// It has another shape than the axes allow.
    Shape(ShapeError),
}

impl fmt::Display for ReadSafetensor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadSafetensor::Element { expected, found } => write!(f, "expected `{expected}`, and {found:?} is stored"),
            ReadSafetensor::Shape(e) => e.fmt(f),
        }
    }
}

impl std::error::Error for ReadSafetensor {}

/// An element that the format has.
pub trait Stored: Element {
    #[doc(hidden)]
    const DTYPE: Dtype;
    #[doc(hidden)]
    fn write(self, to: &mut Vec<u8>);
    #[doc(hidden)]
    fn read_all(bytes: &[u8]) -> Vec<Self>;
}

macro_rules! stored {
    ($($E:ident $dtype:ident;)*) => { $(
        impl Stored for $E {
            const DTYPE: Dtype = Dtype::$dtype;
            fn write(self, to: &mut Vec<u8>) {
                to.extend(self.to_le_bytes());
            }
            fn read_all(bytes: &[u8]) -> Vec<$E> {
                let (entries, _) = bytes.as_chunks();
                entries.iter().map(|b| $E::from_le_bytes(*b)).collect()
            }
        }
    )* };
}

stored! { f32 F32; f64 F64; i32 I32; i64 I64; }

impl Stored for bool {
    const DTYPE: Dtype = Dtype::BOOL;
    fn write(self, to: &mut Vec<u8>) {
        to.push(u8::from(self));
    }
    fn read_all(bytes: &[u8]) -> Vec<bool> {
        bytes.iter().map(|b| *b != 0).collect()
    }
}

/// A tensor as it is stored.
struct Bytes {
    dtype: Dtype,
    shape: Vec<usize>,
    data: Vec<u8>,
}

impl View for Bytes {
    fn dtype(&self) -> Dtype {
        self.dtype
    }
    fn shape(&self) -> &[usize] {
        &self.shape
    }
    fn data(&self) -> Cow<'_, [u8]> {
        Cow::Borrowed(&self.data)
    }
    fn data_len(&self) -> usize {
        self.data.len()
    }
}

impl<E: Stored, S: Axes> Tensor<E, S> {
    /// The tensor as `safetensors::serialize` takes it, without the names of its axes.
    pub fn to_safetensor(&self) -> impl View + use<E, S> {
        let mut data = Vec::with_capacity(self.len() * size_of::<E>());
        self.iter().for_each(|v| v.write(&mut data));
        Bytes { dtype: E::DTYPE, shape: self.shape(), data }
    }

    /// A tensor of a file: `Tensor::from_safetensor(&file.tensor("weights")?)`.
    ///
    /// # Errors
    /// When the elements or the shape are others than the type says.
    pub fn from_safetensor(view: &TensorView) -> Result<Self, ReadSafetensor> {
        if view.dtype() != E::DTYPE {
            return Err(ReadSafetensor::Element { expected: E::NAME, found: view.dtype() });
        }
        let array = ArrayD::from_shape_vec(view.shape(), E::read_all(view.data()));
        Tensor::from_array(array.expect("a view has as many bytes as its shape says")).map_err(ReadSafetensor::Shape)
    }
}
