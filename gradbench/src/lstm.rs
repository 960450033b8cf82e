//! `lstm`: the loss of a character model of LSTM layers with diagonal weights.

use serde::Deserialize;
use tenzr::prelude::*;

use crate::matrix::Matrix;
use crate::protocol::{Function, require, run};

pub const FUNCTIONS: &[Function] = &[
    Function {
        name: "objective",
        evaluate: |input| run(input, |i: &Input| objective(&i.main, &i.extra, &i.state, &i.sequence), |loss| loss),
    },
    Function {
        name: "jacobian",
        evaluate: |input| {
            let grad = |i: &Input| objective::grad(&i.main, &i.extra, &i.state, &i.sequence);
            run(input, grad, |(main, extra)| [main, extra].concat())
        },
    },
];

#[derive(Deserialize)]
#[serde(try_from = "Fields")]
struct Input {
    main: Vec<f64>,
    extra: Vec<f64>,
    state: Vec<f64>,
    sequence: Vec<f64>,
}

#[derive(Deserialize)]
struct Fields {
    main_params: Matrix,
    extra_params: Matrix,
    state: Matrix,
    sequence: Matrix,
}

impl TryFrom<Fields> for Input {
    type Error = String;

    fn try_from(Fields { main_params, extra_params, state, sequence }: Fields) -> Result<Self, String> {
        let (rows, b) = (state.rows, extra_params.columns);
        require(b >= 1 && extra_params.rows == 3, "`extra_params` is not 3 by b")?;
        require(rows.is_multiple_of(2) && state.is(rows, b), "`state` is not 2l by b")?;
        require(main_params.is(rows, 4 * b), "`main_params` is not 2l by 4b")?;
        require(sequence.rows >= 2 && sequence.columns == b, "`sequence` is not c by b with at least 2 characters")?;
        Ok(Self {
            main: main_params.entries,
            extra: extra_params.entries,
            state: state.entries,
            sequence: sequence.entries,
        })
    }
}

/// The mean over the bits of all characters but the first of how badly the characters before predict it.
///
/// `main` holds for each layer the weights and then the biases of its four gates, `extra` the weights of the input, and
/// the weights and the biases of the output; `state` holds for each layer the hidden state and then the memory.
#[differentiable]
fn objective(main: &[f64], extra: &[f64], #[no_grad] state: &[f64], #[no_grad] sequence: &[f64]) -> f64 {
    let b = extra.len() / 3;
    let layers = state.len() / (2 * b);
    let characters = sequence.len() / b;
    let mut hidden = vec![0.0; layers * b];
    let mut memory = vec![0.0; layers * b];
    for layer in 0..layers {
        for j in 0..b {
            hidden[layer * b + j] = state[2 * layer * b + j];
            memory[layer * b + j] = state[(2 * layer + 1) * b + j];
        }
    }
    let mut signal = vec![0.0; b];
    let mut total = 0.0;
    for t in 0..characters - 1 {
        for j in 0..b {
            signal[j] = sequence[t * b + j] * extra[j];
        }
        for layer in 0..layers {
            let (from, to) = (layer * b, (layer + 1) * b);
            let gates = &main[8 * from..8 * to];
            update(&gates[..4 * b], &gates[4 * b..], &mut signal, &mut hidden[from..to], &mut memory[from..to]);
        }
        total += log_likelihood(&signal, &extra[b..2 * b], &extra[2 * b..], &sequence[(t + 1) * b..(t + 2) * b]);
    }
    -total / ((characters - 1) * b) as f64
}

/// One step of one layer, each cell by itself: the signal goes in, and the new hidden state comes out in its place.
#[differentiable]
fn update(weights: &[f64], biases: &[f64], signal: &mut [f64], hidden: &mut [f64], memory: &mut [f64]) {
    let b = signal.len();
    for j in 0..b {
        let forget = sigmoid(signal[j] * weights[j] + biases[j]);
        let ingate = sigmoid(hidden[j] * weights[b + j] + biases[b + j]);
        let outgate = sigmoid(signal[j] * weights[2 * b + j] + biases[2 * b + j]);
        let change = (hidden[j] * weights[3 * b + j] + biases[3 * b + j]).tanh();
        memory[j] = memory[j] * forget + ingate * change;
        hidden[j] = outgate * memory[j].tanh();
        signal[j] = hidden[j];
    }
}

/// The log likelihood of the bits of a character: `sum_j next_j (y_j - ln(2 + sum_i exp y_i))`, `y = weights * signal +
/// biases`. The 2 is that of the benchmark.
#[differentiable]
fn log_likelihood(signal: &[f64], weights: &[f64], biases: &[f64], #[no_grad] next: &[f64]) -> f64 {
    let mut exponentials = 2.0;
    for j in 0..signal.len() {
        exponentials += (signal[j] * weights[j] + biases[j]).exp();
    }
    let normaliser = exponentials.ln();
    let mut sum = 0.0;
    for j in 0..signal.len() {
        sum += next[j] * (signal[j] * weights[j] + biases[j] - normaliser);
    }
    sum
}

#[differentiable]
fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}
