//! What can be wrong with foreign data.

use crate::axis::{Axis, AxisRef, ExtentRule};
use std::fmt;

/// Data that does not have the shape of the tensor it was to become.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ShapeError {
    /// An axis does not allow an extent.
    Extent {
        /// The name of the axis.
        axis: &'static str,
        /// What the axis allows.
        expected: ExtentRule,
        /// The extent of the data.
        found: usize,
    },
    /// The data has another number of axes.
    Rank {
        /// The names of the axes.
        axes: Vec<&'static str>,
        /// The number of axes of the data.
        found: usize,
    },
    /// The data has another number of entries than its extents say.
    Length {
        /// The names of the axes.
        axes: Vec<&'static str>,
        /// The number of entries that the extents give.
        expected: usize,
        /// The number of entries of the data.
        found: usize,
    },
    /// An extent, or the number of entries, does not fit 32 bits.
    TooLarge {
        /// The names of the axes.
        axes: Vec<&'static str>,
    },
}

impl ShapeError {
    pub(crate) fn extent(axis: &AxisRef, found: usize) -> Self {
        ShapeError::Extent { axis: axis.name, expected: axis.extent, found }
    }
}

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ShapeError::Extent { axis, expected, found } => {
                let expected = match expected {
                    ExtentRule::Dyn => "any extent".to_owned(),
                    ExtentRule::Fixed(n) => format!("extent {n}"),
                    ExtentRule::AtMost(n) => format!("an extent of at most {n}"),
                };
                write!(f, "the axis `{axis}` has {expected}, and the data has {found}")
            }
            ShapeError::Rank { axes, found } => {
                write!(f, "expected {} axes ({}), and the data has {found}", axes.len(), axes.join(", "))
            }
            ShapeError::Length { axes, expected, found } => {
                write!(f, "expected {expected} entries for the axes ({}), and the data has {found}", axes.join(", "))
            }
            ShapeError::TooLarge { axes } => {
                write!(f, "the extents of the axes ({}) do not fit 32 bits", axes.join(", "))
            }
        }
    }
}

impl std::error::Error for ShapeError {}

/// A matrix that a checked operation of linear algebra refuses.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MatrixError {
    /// A pivot is zero.
    Singular {
        /// The operation.
        operation: &'static str,
        /// The axes of rows and of columns.
        axes: [&'static str; 2],
    },
    /// The symmetric part is not positive definite.
    NotPositiveDefinite {
        /// The operation.
        operation: &'static str,
        /// The axes of rows and of columns.
        axes: [&'static str; 2],
    },
}

impl MatrixError {
    pub(crate) fn singular<R: Axis, C: Axis>(operation: &'static str) -> Self {
        MatrixError::Singular { operation, axes: [R::NAME, C::NAME] }
    }

    pub(crate) fn indefinite<R: Axis, C: Axis>(operation: &'static str) -> Self {
        MatrixError::NotPositiveDefinite { operation, axes: [R::NAME, C::NAME] }
    }
}

impl fmt::Display for MatrixError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (operation, [rows, cols], what) = match self {
            MatrixError::Singular { operation, axes } => (operation, axes, "singular"),
            MatrixError::NotPositiveDefinite { operation, axes } => (operation, axes, "not positive definite"),
        };
        write!(f, "{operation}: a matrix over the axes `{rows}` and `{cols}` is {what}")
    }
}

impl std::error::Error for MatrixError {}
