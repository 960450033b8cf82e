//! `ode`: a system of linear differential equations by the classic Runge-Kutta method.

use serde::Deserialize;
use tenzr::prelude::*;

use crate::protocol::{Function, require, run};

pub const FUNCTIONS: &[Function] = &[
    Function { name: "primal", evaluate: |input| run(input, |i: &Input| solve(&i.x, i.s), |y| y) },
    Function {
        name: "gradient",
        evaluate: |input| run(input, |i: &Input| gradient(&i.x, i.s, i.x.len() - 1), |dx| dx),
    },
];

#[derive(Deserialize)]
#[serde(try_from = "Fields")]
struct Input {
    x: Vec<f64>,
    /// The number of steps.
    s: usize,
}

#[derive(Deserialize)]
struct Fields {
    x: Vec<f64>,
    s: usize,
}

impl TryFrom<Fields> for Input {
    type Error = String;

    fn try_from(Fields { x, s }: Fields) -> Result<Self, String> {
        require(!x.is_empty(), "`x` is empty")?;
        require(s >= 1, "`s` has to be at least 1")?;
        Ok(Self { x, s })
    }
}

/// `y(2)` of `y'_0 = x_0`, `y'_i = x_i y_{i-1}`, `y(0) = 0`, in `steps` steps.
#[differentiable]
fn solve(x: &[f64], steps: usize) -> Vec<f64> {
    let n = x.len();
    let h = 2.0 / steps as f64;
    let mut y = vec![0.0; n];
    let mut at = vec![0.0; n];
    let mut k1 = vec![0.0; n];
    let mut k2 = vec![0.0; n];
    let mut k3 = vec![0.0; n];
    let mut k4 = vec![0.0; n];
    for _ in 0..steps {
        slope(x, &y, &mut k1);
        advance(&y, h / 2.0, &k1, &mut at);
        slope(x, &at, &mut k2);
        advance(&y, h / 2.0, &k2, &mut at);
        slope(x, &at, &mut k3);
        advance(&y, h, &k3, &mut at);
        slope(x, &at, &mut k4);
        for i in 0..n {
            y[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
        }
    }
    y
}

/// The right-hand side of the system at `y`.
#[differentiable]
fn slope(x: &[f64], y: &[f64], rate: &mut [f64]) {
    rate[0] = x[0];
    for i in 1..x.len() {
        rate[i] = x[i] * y[i - 1];
    }
}

/// `at = y + h slope`
#[differentiable]
fn advance(y: &[f64], #[no_grad] h: f64, slope: &[f64], at: &mut [f64]) {
    for i in 0..y.len() {
        at[i] = y[i] + h * slope[i];
    }
}

/// The gradient of one component of the solution.
fn gradient(x: &[f64], steps: usize, component: usize) -> Vec<f64> {
    let (y, pullback) = solve::vjp(x, steps);
    let mut cotangent = vec![0.0; y.len()];
    cotangent[component] = 1.0;
    pullback(cotangent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_component_has_the_gradient_of_differences() {
        let all = [0.9, 0.4, 0.7, 1.3, 0.2, 1.1, 0.6, 0.8];
        for (n, steps) in [(1, 1), (2, 1), (5, 3), (8, 1), (8, 10)] {
            let x = &all[..n];
            for component in 0..n {
                let gradient = gradient(x, steps, component);
                assert_eq!(gradient.len(), n);
                let largest = gradient.iter().fold(0.0, |largest: f64, entry| largest.max(entry.abs()));
                for i in 0..n {
                    let at = |h: f64| {
                        let mut moved = x.to_vec();
                        moved[i] += h;
                        solve(&moved, steps)[component]
                    };
                    let difference = (at(1e-4) - at(-1e-4)) / 2e-4;
                    let allowed = 1e-7 * largest.max(difference.abs()) + 1e-11;
                    assert!(
                        (gradient[i] - difference).abs() <= allowed,
                        "{} instead of {difference}: component {component} by {i}, {n} equations, {steps} steps",
                        gradient[i]
                    );
                }
            }
        }
    }
}
