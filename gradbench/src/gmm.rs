//! `gmm`: the log posterior of a Gaussian mixture with a Wishart prior.

use std::f64::consts::{LN_2, PI};

use serde::Deserialize;
use serde::Serialize;
use tenzr::prelude::*;

use crate::lse::log_sum_exp;
use crate::matrix::Matrix;
use crate::protocol::{Function, require, run};

pub const FUNCTIONS: &[Function] = &[
    Function {
        name: "objective",
        evaluate: |input| {
            run(input, |i: &Input| objective(&i.alpha, &i.mu, &i.q, &i.l, &i.x, i.gamma, i.m), |posterior| posterior)
        },
    },
    Function {
        name: "jacobian",
        evaluate: |input| {
            let grad = |i: &Input| objective::grad(&i.alpha, &i.mu, &i.q, &i.l, &i.x, i.gamma, i.m);
            run(input, grad, Gradient::new)
        },
    },
];

#[derive(Deserialize)]
#[serde(try_from = "Fields")]
struct Input {
    alpha: Vec<f64>,
    mu: Vec<f64>,
    q: Vec<f64>,
    l: Vec<f64>,
    x: Vec<f64>,
    gamma: f64,
    m: usize,
}

#[derive(Deserialize)]
struct Fields {
    d: usize,
    k: usize,
    n: usize,
    x: Matrix,
    m: usize,
    gamma: f64,
    alpha: Vec<f64>,
    mu: Matrix,
    q: Matrix,
    l: Matrix,
}

impl TryFrom<Fields> for Input {
    type Error = String;

    fn try_from(fields: Fields) -> Result<Self, String> {
        let Fields { d, k, n, x, m, gamma, alpha, mu, q, l } = fields;
        require(d >= 1 && k >= 1, "`d` and `k` have to be at least 1")?;
        require(x.rows == n && (n == 0 || x.columns == d), "`x` is not `n` by `d`")?;
        require(alpha.len() == k, "`alpha` does not have `k` entries")?;
        require(mu.is(k, d) && q.is(k, d), "`mu` and `q` are not `k` by `d`")?;
        require(l.is(k, d * (d - 1) / 2), "`l` is not `k` by `d (d - 1) / 2`")?;
        Ok(Self { alpha, mu: mu.entries, q: q.entries, l: l.entries, x: x.entries, gamma, m })
    }
}

/// The gradient in the shapes of the parameters.
#[derive(Serialize)]
struct Gradient {
    alpha: Vec<f64>,
    mu: Matrix,
    q: Matrix,
    l: Matrix,
}

impl Gradient {
    fn new((alpha, mu, q, l): (Vec<f64>, Vec<f64>, Vec<f64>, Vec<f64>)) -> Self {
        let k = alpha.len();
        let matrix = |entries| Matrix::from_entries(k, entries);
        Self { alpha, mu: matrix(mu), q: matrix(q), l: matrix(l) }
    }
}

/// The log posterior of `alpha`, `mu` and the lower triangular `Q_k`, whose diagonal is `exp(q_k)` and whose columns
/// below it are `l_k`, given the points `x`:
///
/// `sum_i LSE_k(alpha_k + sum_j q_kj - |Q_k (x_i - mu_k)|^2 / 2) - n (d/2 ln(2 pi) + LSE(alpha)) + ln prior`
#[differentiable]
fn objective(
    alpha: &[f64],
    mu: &[f64],
    q: &[f64],
    l: &[f64],
    #[no_grad] x: &[f64],
    #[no_grad] gamma: f64,
    m: usize,
) -> f64 {
    let k = alpha.len();
    let d = mu.len() / k;
    let n = x.len() / d;
    let below = d * (d - 1) / 2;
    let mut diagonal = vec![0.0; k * d];
    for i in 0..k * d {
        diagonal[i] = q[i].exp();
    }
    let mut weight = vec![0.0; k];
    for c in 0..k {
        weight[c] = alpha[c] + sum(&q[c * d..(c + 1) * d]);
    }
    let mut scaled = vec![0.0; k * d];
    let mut beta = vec![0.0; k];
    let mut likelihood = 0.0;
    for point in x.chunks_exact(d) {
        for c in 0..k {
            let (from, to) = (c * d, (c + 1) * d);
            scale(point, &mu[from..to], &diagonal[from..to], &l[c * below..(c + 1) * below], &mut scaled[from..to]);
            beta[c] = weight[c] - 0.5 * squared_norm(&scaled[from..to]);
        }
        likelihood += log_sum_exp(&beta);
    }
    let normaliser = n as f64 * (0.5 * d as f64 * (2.0 * PI).ln() + log_sum_exp(alpha));
    let spread = squared_norm(&diagonal) + squared_norm(l);
    let prior = 0.5 * gamma * gamma * spread - m as f64 * sum(q);
    likelihood - normaliser - prior + k as f64 * wishart_constant(d, gamma, m)
}

/// `scaled = Q (x - mu)`, column by column.
#[differentiable]
fn scale(#[no_grad] x: &[f64], mu: &[f64], diagonal: &[f64], l: &[f64], scaled: &mut [f64]) {
    let d = x.len();
    for i in 0..d {
        scaled[i] = diagonal[i] * (x[i] - mu[i]);
    }
    let mut column = 0;
    for j in 0..d {
        let centered = x[j] - mu[j];
        let below = d - 1 - j;
        for (out, l) in scaled[j + 1..].iter_mut().zip(&l[column..column + below]) {
            *out += l * centered;
        }
        column += below;
    }
}

#[differentiable]
fn sum(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for v in x {
        sum += v;
    }
    sum
}

#[differentiable]
fn squared_norm(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for v in x {
        sum += v * v;
    }
    sum
}

/// What the logarithm of the Wishart density adds for each component: with `nu = d + m + 1` degrees of freedom,
/// `nu d (ln gamma - ln(2) / 2) - ln Gamma_d(nu / 2)`.
fn wishart_constant(d: usize, gamma: f64, m: usize) -> f64 {
    let nu = d + m + 1;
    let mut multivariate_gamma = 0.25 * (d * (d - 1)) as f64 * PI.ln();
    for j in 0..d {
        multivariate_gamma += ln_gamma_of_half(nu - j);
    }
    (nu * d) as f64 * (gamma.ln() - 0.5 * LN_2) - multivariate_gamma
}

/// `ln Gamma(n / 2)` of a positive integer `n`, by `Gamma(x + 1) = x Gamma(x)` from `Gamma(1) = 1` and
/// `Gamma(1/2) = sqrt(pi)`.
fn ln_gamma_of_half(n: usize) -> f64 {
    let (first, start) = if n.is_multiple_of(2) { (2, 0.0) } else { (1, 0.5 * PI.ln()) };
    start + (first..n).step_by(2).map(|i| (0.5 * i as f64).ln()).sum::<f64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ln_gamma_is_that_of_tables() {
        for (n, gamma) in
            [(1, PI.sqrt()), (2, 1.0), (3, 0.5 * PI.sqrt()), (4, 1.0), (9, 105.0 / 16.0 * PI.sqrt()), (12, 120.0)]
        {
            assert!((ln_gamma_of_half(n) - f64::ln(gamma)).abs() < 1e-14, "ln Gamma({n} / 2)");
        }
    }
}
