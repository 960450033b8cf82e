//! The rules of operations on real numbers.
//!
//! Against differences of the functions, against independent values, in forward mode to the third order, in both
//! precisions, and at the points where conventions decide.

mod conventions;
mod differences;
mod references;
mod table;
mod tables_agree;
