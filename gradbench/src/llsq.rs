//! `llsq`: how far a polynomial is from the sign function, in the sense of least squares.

use serde::Deserialize;
use tenzr::prelude::*;

use crate::protocol::{Function, require, run};

pub const FUNCTIONS: &[Function] = &[
    Function { name: "primal", evaluate: |input| run(input, |i: &Input| misfit(&i.x, i.n), |y| y) },
    Function { name: "gradient", evaluate: |input| run(input, |i: &Input| misfit::grad(&i.x, i.n), |dx| dx) },
];

#[derive(Deserialize)]
#[serde(try_from = "Fields")]
struct Input {
    /// The coefficients of the polynomial, the constant one first.
    x: Vec<f64>,
    /// How many points of [-1, 1] are compared.
    n: usize,
}

#[derive(Deserialize)]
struct Fields {
    x: Vec<f64>,
    n: usize,
}

impl TryFrom<Fields> for Input {
    type Error = String;

    fn try_from(Fields { x, n }: Fields) -> Result<Self, String> {
        require(n >= 2, "`n` has to be at least 2")?;
        Ok(Self { x, n })
    }
}

/// `1/2 sum_i (sign(t_i) - sum_j x_j t_i^j)^2` over `n` equidistant points `t_i` from -1 to 1.
#[differentiable]
fn misfit(x: &[f64], n: usize) -> f64 {
    let mut sum = 0.0;
    for i in 0..n {
        let t = -1.0 + 2.0 * i as f64 / (n - 1) as f64;
        let mut residual = sign(t);
        let mut power = 1.0;
        for &coefficient in x {
            residual -= coefficient * power;
            power *= t;
        }
        sum += residual * residual;
    }
    0.5 * sum
}

/// The sign of `t`, 0 at 0 (`f64::signum` gives 1 or -1 there).
fn sign(t: f64) -> f64 {
    if t > 0.0 {
        1.0
    } else if t < 0.0 {
        -1.0
    } else {
        0.0
    }
}
