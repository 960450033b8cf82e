//! A character model of long short-term memory layers with diagonal weights: the loss of a text.

use tenzr::prelude::*;

use crate::check::{self, scattered};
use crate::harness::Column;
use crate::program::{Program, TENZR};

/// What is not differentiated. `state` has two rows a layer (hidden, cell), `text` one a character, all of `width`.
struct Data {
    width: usize,
    state: Vec<f64>,
    text: Vec<f64>,
}

struct Parameters {
    /// Two rows a layer, weights and biases, each for the gates forget, in, out and for the change.
    main: Vec<f64>,
    /// The weight in, the weight out, the bias out.
    extra: Vec<f64>,
}

#[differentiable]
fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// Minus the mean log-likelihood of each next character.
#[differentiable]
fn loss(main: &[f64], extra: &[f64], #[no_grad] data: &Data) -> f64 {
    let b = data.width;
    let layers = main.len() / (8 * b);
    let steps = data.text.len() / b - 1;
    let mut state = data.state.clone();
    let mut z = vec![0.0; b];
    let mut total = 0.0;
    for t in 0..steps {
        for (j, z) in z.iter_mut().enumerate() {
            *z = data.text[t * b + j] * extra[j];
        }
        for layer in 0..layers {
            let (weights, biases) = main[layer * 8 * b..(layer + 1) * 8 * b].split_at(4 * b);
            let (hidden, cell) = state[layer * 2 * b..(layer + 1) * 2 * b].split_at_mut(b);
            for j in 0..b {
                let forget = sigmoid(z[j] * weights[j] + biases[j]);
                let ingate = sigmoid(hidden[j] * weights[b + j] + biases[b + j]);
                let outgate = sigmoid(z[j] * weights[2 * b + j] + biases[2 * b + j]);
                let change = (hidden[j] * weights[3 * b + j] + biases[3 * b + j]).tanh();
                cell[j] = cell[j] * forget + ingate * change;
                hidden[j] = outgate * cell[j].tanh();
                z[j] = hidden[j];
            }
        }
        let mut sum = 2.0;
        for j in 0..b {
            z[j] = z[j] * extra[b + j] + extra[2 * b + j];
            sum += z[j].exp();
        }
        let log_sum = sum.ln();
        for (target, y) in data.text[(t + 1) * b..].iter().zip(&z) {
            total += target * (y - log_sum);
        }
    }
    -total / (steps * b) as f64
}

/// What one unit leaves behind for its adjoint.
struct Unit {
    z: f64,
    hidden: f64,
    cell: f64,
    forget: f64,
    ingate: f64,
    outgate: f64,
    change: f64,
    tanh: f64,
}

/// What one output leaves behind: the hidden value that it is made from, and its share of the sum.
struct Output {
    z: f64,
    share: f64,
}

fn hand(main: &[f64], extra: &[f64], data: &Data) -> (f64, (Vec<f64>, Vec<f64>)) {
    let b = data.width;
    let layers = main.len() / (8 * b);
    let steps = data.text.len() / b - 1;
    let mut units = Vec::with_capacity(steps * layers * b);
    let mut outputs = Vec::with_capacity(steps * b);
    let total = forward(main, extra, data, &mut units, &mut outputs);

    let scale = -1.0 / (steps * b) as f64;
    let (mut d_main, mut d_extra) = (vec![0.0; main.len()], vec![0.0; extra.len()]);
    let mut d_state = vec![0.0; data.state.len()];
    let mut dz = vec![0.0; b];
    for t in (0..steps).rev() {
        let (input, target) = data.text[t * b..(t + 2) * b].split_at(b);
        let d_log_sum = -scale * target.iter().sum::<f64>();
        for (j, output) in outputs[t * b..(t + 1) * b].iter().enumerate() {
            let dy = scale * target[j] + d_log_sum * output.share;
            d_extra[b + j] += dy * output.z;
            d_extra[2 * b + j] += dy;
            dz[j] = dy * extra[b + j];
        }
        for layer in (0..layers).rev() {
            let own = layer * 8 * b..(layer + 1) * 8 * b;
            let units = &units[(t * layers + layer) * b..(t * layers + layer + 1) * b];
            let d_state = &mut d_state[layer * 2 * b..(layer + 1) * 2 * b];
            layer_adjoint(&main[own.clone()], units, &mut d_main[own], d_state, &mut dz);
        }
        for j in 0..b {
            d_extra[j] += dz[j] * input[j];
        }
    }
    (scale * total, (d_main, d_extra))
}

/// The sum of the log-likelihoods.
fn forward(main: &[f64], extra: &[f64], data: &Data, units: &mut Vec<Unit>, outputs: &mut Vec<Output>) -> f64 {
    let b = data.width;
    let mut state = data.state.clone();
    let mut z = vec![0.0; b];
    let mut total = 0.0;
    for pair in data.text.windows(2 * b).step_by(b) {
        let (input, target) = pair.split_at(b);
        for j in 0..b {
            z[j] = input[j] * extra[j];
        }
        for (main, state) in main.chunks_exact(8 * b).zip(state.chunks_exact_mut(2 * b)) {
            let (weights, biases) = main.split_at(4 * b);
            let (hidden, cell) = state.split_at_mut(b);
            for j in 0..b {
                let forget = sigmoid(z[j] * weights[j] + biases[j]);
                let ingate = sigmoid(hidden[j] * weights[b + j] + biases[b + j]);
                let outgate = sigmoid(z[j] * weights[2 * b + j] + biases[2 * b + j]);
                let change = (hidden[j] * weights[3 * b + j] + biases[3 * b + j]).tanh();
                let next = cell[j] * forget + ingate * change;
                let tanh = next.tanh();
                units.push(Unit { z: z[j], hidden: hidden[j], cell: cell[j], forget, ingate, outgate, change, tanh });
                cell[j] = next;
                hidden[j] = outgate * tanh;
                z[j] = hidden[j];
            }
        }
        let mut sum = 2.0;
        let start = outputs.len();
        for j in 0..b {
            let y = z[j] * extra[b + j] + extra[2 * b + j];
            let share = y.exp();
            sum += share;
            total += target[j] * y;
            outputs.push(Output { z: z[j], share });
        }
        total -= target.iter().sum::<f64>() * sum.ln();
        for output in &mut outputs[start..] {
            output.share /= sum;
        }
    }
    total
}

/// Turns the cotangents of the state after a step into those of the state before it, and `dz`, that of what the layer
/// gives, into that of what it takes.
fn layer_adjoint(main: &[f64], units: &[Unit], d_main: &mut [f64], d_state: &mut [f64], dz: &mut [f64]) {
    let b = dz.len();
    let (d_weights, d_biases) = d_main.split_at_mut(4 * b);
    let (d_hidden, d_cell) = d_state.split_at_mut(b);
    for (j, unit) in units.iter().enumerate() {
        let &Unit { z, hidden, cell, forget, ingate, outgate, change, tanh } = unit;
        let d_out = d_hidden[j] + dz[j];
        let d_next = d_cell[j] + d_out * outgate * (1.0 - tanh * tanh);
        let pre_forget = d_next * cell * forget * (1.0 - forget);
        let pre_ingate = d_next * change * ingate * (1.0 - ingate);
        let pre_outgate = d_out * tanh * outgate * (1.0 - outgate);
        let pre_change = d_next * ingate * (1.0 - change * change);
        d_weights[j] += pre_forget * z;
        d_weights[b + j] += pre_ingate * hidden;
        d_weights[2 * b + j] += pre_outgate * z;
        d_weights[3 * b + j] += pre_change * hidden;
        d_biases[j] += pre_forget;
        d_biases[b + j] += pre_ingate;
        d_biases[2 * b + j] += pre_outgate;
        d_biases[3 * b + j] += pre_change;
        d_cell[j] = d_next * forget;
        d_hidden[j] = pre_ingate * main[b + j] + pre_change * main[3 * b + j];
        dz[j] = pre_forget * main[j] + pre_outgate * main[2 * b + j];
    }
}

pub fn variants() -> Column<'static> {
    let (layers, width, characters) = (2, 14, 128);
    let bits = scattered(15, characters * width, -1.0, 1.0);
    let data = Data {
        width,
        state: scattered(16, 2 * layers * width, -1.0, 1.0),
        text: bits.iter().map(|&bit| if bit > 0.0 { 1.0 } else { 0.0 }).collect(),
    };
    let parameters =
        Parameters { main: scattered(17, 8 * layers * width, -1.0, 1.0), extra: scattered(18, 3 * width, -1.0, 1.0) };
    let Parameters { main, extra } = &parameters;
    let (_, (d_main, d_extra)) = hand(main, extra, &data);
    let of_all = |at: &[f64]| {
        let (main, extra) = at.split_at(8 * layers * width);
        loss(main, extra, &data)
    };
    check::gradient("lstm", of_all, &[&main[..], extra].concat(), &[d_main, d_extra].concat());
    Program::new(
        "lstm, 2 layers, 128 characters",
        (parameters, data),
        |(p, data)| loss(&p.main, &p.extra, data),
        |(p, data)| hand(&p.main, &p.extra, data),
    )
    .variant(TENZR, |(p, data)| loss::value_and_grad(&p.main, &p.extra, data))
    .column()
}
