//! `det`: a determinant by expansion by minors, in as many steps as there are permutations.

use serde::Deserialize;
use tenzr::prelude::*;

use crate::protocol::{Function, require, run};

pub const FUNCTIONS: &[Function] = &[
    Function { name: "primal", evaluate: |input| run(input, |i: &Input| determinant(&i.entries, i.ell), |y| y) },
    Function {
        name: "gradient",
        evaluate: |input| run(input, |i: &Input| determinant::grad(&i.entries, i.ell), |da| da),
    },
];

#[derive(Deserialize)]
#[serde(try_from = "Fields")]
struct Input {
    entries: Vec<f64>,
    ell: usize,
}

#[derive(Deserialize)]
struct Fields {
    #[serde(rename = "A")]
    entries: Vec<f64>,
    ell: usize,
}

impl TryFrom<Fields> for Input {
    type Error = String;

    fn try_from(Fields { entries, ell }: Fields) -> Result<Self, String> {
        // A larger determinant would not end, and the columns that are left are the bits of a `u32`.
        require((1..=20).contains(&ell), "`ell` has to be from 1 to 20")?;
        require(entries.len() == ell * ell, "`A` does not have `ell * ell` entries")?;
        Ok(Self { entries, ell })
    }
}

/// The determinant of the `n` by `n` matrix `a`.
#[differentiable]
fn determinant(a: &[f64], n: usize) -> f64 {
    minor(a, n, 0, (1 << n) - 1)
}

/// The determinant of the rows of `a` from `row` on and of the columns whose bits are set, by expansion along the first
/// of these rows.
#[differentiable]
fn minor(a: &[f64], n: usize, row: usize, columns: u32) -> f64 {
    if row == n {
        return 1.0;
    }
    let mut sum = 0.0;
    let mut negative = false;
    let mut left = columns;
    while left != 0 {
        let column = left.trailing_zeros();
        let term = a[row * n + column as usize] * minor(a, n, row + 1, columns & !(1 << column));
        if negative {
            sum -= term;
        } else {
            sum += term;
        }
        negative = !negative;
        left &= left - 1;
    }
    sum
}
