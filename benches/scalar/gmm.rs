//! The log posterior of a mixture of Gaussians with a Wishart prior.

use std::f64::consts::{LN_2, PI};

use tenzr::prelude::*;

use crate::check::{self, scattered};
use crate::harness::Column;
use crate::lse::log_sum_exp;
use crate::program::{Program, TENZR};

/// What is not differentiated.
struct Data {
    d: usize,
    /// The points, `d` numbers each.
    x: Vec<f64>,
    m: usize,
    gamma: f64,
}

/// `d` numbers of `mu` and `q` and `d (d - 1) / 2` of `l` a component: the inverse factor of a covariance has exp(q) on
/// the diagonal, and below it `l` column by column.
struct Parameters {
    alpha: Vec<f64>,
    mu: Vec<f64>,
    q: Vec<f64>,
    l: Vec<f64>,
}

#[differentiable]
fn log_posterior(alpha: &[f64], mu: &[f64], q: &[f64], l: &[f64], #[no_grad] data: &Data) -> f64 {
    let d = data.d;
    let below = d * (d - 1) / 2;
    let diagonal: Vec<f64> = q.iter().map(|q| q.exp()).collect();
    let sums: Vec<f64> = q.chunks_exact(d).map(|q| q.iter().sum()).collect();

    let mut total = 0.0;
    for x in data.x.chunks_exact(d) {
        let mut terms = vec![0.0; alpha.len()];
        let (mut centered, mut scaled) = (vec![0.0; d], vec![0.0; d]);
        for k in 0..alpha.len() {
            for i in 0..d {
                centered[i] = x[i] - mu[k * d + i];
            }
            multiply(&diagonal[k * d..(k + 1) * d], &l[k * below..(k + 1) * below], &centered, &mut scaled);
            terms[k] = alpha[k] + sums[k] - 0.5 * squared_norm(&scaled);
        }
        total += log_sum_exp(&terms);
    }
    let n = (data.x.len() / d) as f64;
    let squares = squared_norm(&diagonal) + squared_norm(l);
    let prior = 0.5 * data.gamma * data.gamma * squares - data.m as f64 * sums.iter().sum::<f64>();
    total - n * log_sum_exp(alpha) - prior + constant(data, alpha.len())
}

/// The product of a lower triangular matrix and a vector.
#[differentiable]
fn multiply(diagonal: &[f64], below: &[f64], x: &[f64], out: &mut [f64]) {
    let d = x.len();
    for i in 0..d {
        out[i] = diagonal[i] * x[i];
    }
    let mut start = 0;
    for column in 0..d {
        let rows = d - column - 1;
        for (out, entry) in out[column + 1..].iter_mut().zip(&below[start..start + rows]) {
            *out += entry * x[column];
        }
        start += rows;
    }
}

#[differentiable]
fn squared_norm(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for value in x {
        sum += value * value;
    }
    sum
}

/// What does not depend on the parameters.
fn constant(data: &Data, components: usize) -> f64 {
    let d = data.d as f64;
    let nu = data.d + data.m + 1;
    let log_gammas: f64 = (1..=data.d).map(|j| ln_gamma_of_half(nu + 1 - j)).sum();
    let multivariate = 0.25 * d * (d - 1.0) * PI.ln() + log_gammas;
    let n = (data.x.len() / data.d) as f64;
    components as f64 * (nu as f64 * d * (data.gamma.ln() - 0.5 * LN_2) - multivariate) - 0.5 * n * d * (2.0 * PI).ln()
}

/// The logarithm of the gamma function at half of a positive integer.
fn ln_gamma_of_half(twice: usize) -> f64 {
    match twice {
        1 => 0.5 * PI.ln(),
        2 => 0.0,
        _ => (0.5 * twice as f64 - 1.0).ln() + ln_gamma_of_half(twice - 2),
    }
}

type Gradient = (Vec<f64>, Vec<f64>, Vec<f64>, Vec<f64>);

/// The adjoint of a point right after the point, since its weights are then known.
fn hand(alpha: &[f64], mu: &[f64], q: &[f64], l: &[f64], data: &Data) -> (f64, Gradient) {
    let (d, components) = (data.d, alpha.len());
    let below = d * (d - 1) / 2;
    let diagonal: Vec<f64> = q.iter().map(|q| q.exp()).collect();
    let sums: Vec<f64> = q.chunks_exact(d).map(|q| q.iter().sum()).collect();

    let (mut d_alpha, mut d_mu) = (vec![0.0; components], vec![0.0; mu.len()]);
    let (mut d_diagonal, mut dl) = (vec![0.0; q.len()], vec![0.0; l.len()]);
    let (mut weights, mut d_scaled) = (vec![0.0; components], vec![0.0; d]);
    let (mut centered, mut scaled) = (vec![0.0; q.len()], vec![0.0; q.len()]);
    let mut total = 0.0;
    for x in data.x.chunks_exact(d) {
        for k in 0..components {
            let own = k * d..(k + 1) * d;
            for ((centered, x), mu) in centered[own.clone()].iter_mut().zip(x).zip(&mu[own.clone()]) {
                *centered = x - mu;
            }
            let factor = &l[k * below..(k + 1) * below];
            multiply(&diagonal[own.clone()], factor, &centered[own.clone()], &mut scaled[own.clone()]);
            weights[k] = alpha[k] + sums[k] - 0.5 * squared_norm(&scaled[own]);
        }
        total += softmax_in_place(&mut weights);
        for (k, &weight) in weights.iter().enumerate() {
            let own = k * d..(k + 1) * d;
            let (own_l, centered) = (k * below..(k + 1) * below, &centered[own.clone()]);
            d_alpha[k] += weight;
            for (d_scaled, scaled) in d_scaled.iter_mut().zip(&scaled[own.clone()]) {
                *d_scaled = -weight * scaled;
            }
            for i in 0..d {
                d_diagonal[k * d + i] += d_scaled[i] * centered[i];
                d_mu[k * d + i] -= d_scaled[i] * diagonal[k * d + i];
            }
            multiply_adjoint(&l[own_l.clone()], centered, &d_scaled, &mut dl[own_l], &mut d_mu[own]);
        }
    }
    let n = (data.x.len() / d) as f64;
    let squares = squared_norm(&diagonal) + squared_norm(l);
    let (m, gamma_squared) = (data.m as f64, data.gamma * data.gamma);
    let prior = 0.5 * gamma_squared * squares - m * sums.iter().sum::<f64>();

    // A term holds alpha and the sum of q alike, so both have the same cotangent.
    let mut dq = d_diagonal;
    for (i, dq) in dq.iter_mut().enumerate() {
        *dq = (*dq - gamma_squared * diagonal[i]) * diagonal[i] + d_alpha[i / d] + m;
    }
    for (dl, l) in dl.iter_mut().zip(l) {
        *dl -= gamma_squared * l;
    }
    let mut shares = alpha.to_vec();
    let log_sum = softmax_in_place(&mut shares);
    for (d_alpha, share) in d_alpha.iter_mut().zip(&shares) {
        *d_alpha -= n * share;
    }
    (total - n * log_sum - prior + constant(data, components), (d_alpha, d_mu, dq, dl))
}

/// Gives the logarithm of the sum of the exponentials.
fn softmax_in_place(values: &mut [f64]) -> f64 {
    let largest = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut sum = 0.0;
    for value in values.iter_mut() {
        *value = (*value - largest).exp();
        sum += *value;
    }
    let scale = 1.0 / sum;
    for value in values {
        *value *= scale;
    }
    largest + sum.ln()
}

/// Of what is below the diagonal. The vector is x - mu, so its cotangent is taken from that of mu.
fn multiply_adjoint(below: &[f64], x: &[f64], d_out: &[f64], d_below: &mut [f64], d_mu: &mut [f64]) {
    let d = x.len();
    let mut start = 0;
    for column in 0..d {
        let entries = start..start + d - column - 1;
        let mut sum = 0.0;
        let entries_with_adjoint = below[entries.clone()].iter().zip(&mut d_below[entries.clone()]);
        for ((entry, d_entry), d_out) in entries_with_adjoint.zip(&d_out[column + 1..]) {
            *d_entry += d_out * x[column];
            sum += d_out * entry;
        }
        d_mu[column] -= sum;
        start = entries.end;
    }
}

pub fn variants() -> Column<'static> {
    let (d, components, n) = (10, 10, 1000);
    let (of_d, of_l) = (components * d, components * d * (d - 1) / 2);
    let data = Data { d, x: scattered(9, n * d, -1.5, 1.5), m: 2, gamma: 0.9 };
    let parameters = Parameters {
        alpha: scattered(10, components, -1.0, 1.0),
        mu: scattered(11, of_d, 0.0, 1.0),
        q: scattered(12, of_d, -1.0, 1.0),
        l: scattered(13, of_l, -1.0, 1.0),
    };
    let Parameters { alpha, mu, q, l } = &parameters;
    let (_, (d_alpha, d_mu, dq, dl)) = hand(alpha, mu, q, l, &data);
    let of_all = |at: &[f64]| {
        let (alpha, rest) = at.split_at(components);
        let (mu, rest) = rest.split_at(of_d);
        let (q, l) = rest.split_at(of_d);
        log_posterior(alpha, mu, q, l, &data)
    };
    let at = [&alpha[..], mu, q, l].concat();
    check::gradient("gmm", of_all, &at, &[d_alpha, d_mu, dq, dl].concat());
    Program::new(
        "gmm, d 10, k 10, n 1000",
        (parameters, data),
        |(p, data)| log_posterior(&p.alpha, &p.mu, &p.q, &p.l, data),
        |(p, data)| hand(&p.alpha, &p.mu, &p.q, &p.l, data),
    )
    .variant(TENZR, |(p, data)| log_posterior::value_and_grad(&p.alpha, &p.mu, &p.q, &p.l, data))
    .column()
}
