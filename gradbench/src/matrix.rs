//! Matrices, which are lists of rows in JSON and flat in memory.

use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

/// A matrix with its rows one after the other.
#[derive(Deserialize)]
#[serde(try_from = "Vec<Vec<f64>>")]
pub struct Matrix {
    pub rows: usize,
    pub columns: usize,
    pub entries: Vec<f64>,
}

impl Matrix {
    /// The matrix with `rows` rows of equal lengths, from its entries in order.
    ///
    /// # Panics
    ///
    /// When the entries do not divide into the rows.
    pub fn from_entries(rows: usize, entries: Vec<f64>) -> Self {
        let columns = entries.len().checked_div(rows).unwrap_or(0);
        assert_eq!(entries.len(), rows * columns, "the entries of a matrix with {rows} rows");
        Self { rows, columns, entries }
    }

    /// Whether the matrix is `rows` by `columns`.
    pub fn is(&self, rows: usize, columns: usize) -> bool {
        self.rows == rows && self.columns == columns
    }
}

impl TryFrom<Vec<Vec<f64>>> for Matrix {
    type Error = String;

    fn try_from(lists: Vec<Vec<f64>>) -> Result<Self, String> {
        let columns = lists.first().map_or(0, Vec::len);
        if lists.iter().any(|row| row.len() != columns) {
            return Err("the rows of a matrix have different lengths".into());
        }
        Ok(Self { rows: lists.len(), columns, entries: lists.concat() })
    }
}

impl Serialize for Matrix {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let row = |index| &self.entries[index * self.columns..][..self.columns];
        serializer.collect_seq((0..self.rows).map(row))
    }
}
