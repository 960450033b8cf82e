//! The same gradients, worked out by hand in float64: what the compiled ones are held against.
//!
//! No tensors and no tenzr here, only loops over numbers, so that a mistake in one is not repeated in the other.

use crate::data::{CLASSES, FEATURES, HIDDEN};

pub type W1 = [[f64; HIDDEN]; FEATURES];
pub type W2 = [[f64; CLASSES]; HIDDEN];

pub struct Gradient {
    pub w1: W1,
    pub w2: W2,
}

/// What the backward pass reads again.
struct Forward {
    hidden: [f64; HIDDEN],
    probabilities: [f64; CLASSES],
    loss: f64,
}

pub fn loss(w1: &W1, w2: &W2, x: &[f64; FEATURES], y: &[f64; CLASSES]) -> f64 {
    forward(w1, w2, x, y).loss
}

/// d loss / d w1 and d loss / d w2 for one example.
pub fn gradient(w1: &W1, w2: &W2, x: &[f64; FEATURES], y: &[f64; CLASSES]) -> Gradient {
    let Forward { hidden, probabilities, .. } = forward(w1, w2, x, y);

    // Softmax and cross-entropy together: p * sum(y) - y, and the sum of a one-hot row is 1.
    let d_logits: [f64; CLASSES] = std::array::from_fn(|c| probabilities[c] - y[c]);
    // tanh' = 1 - tanh^2
    let d_sums: [f64; HIDDEN] = std::array::from_fn(|h| {
        let d_hidden: f64 = (0..CLASSES).map(|c| d_logits[c] * w2[h][c]).sum();
        d_hidden * (1.0 - hidden[h] * hidden[h])
    });

    Gradient { w1: outer(x, &d_sums), w2: outer(&hidden, &d_logits) }
}

fn forward(w1: &W1, w2: &W2, x: &[f64; FEATURES], y: &[f64; CLASSES]) -> Forward {
    let hidden: [f64; HIDDEN] = std::array::from_fn(|h| (0..FEATURES).map(|f| x[f] * w1[f][h]).sum::<f64>().tanh());
    let logits: [f64; CLASSES] = std::array::from_fn(|c| (0..HIDDEN).map(|h| hidden[h] * w2[h][c]).sum());

    let highest = logits.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let log_sum = highest + logits.iter().map(|z| (z - highest).exp()).sum::<f64>().ln();
    let probabilities = logits.map(|z| (z - log_sum).exp());
    let loss = (0..CLASSES).map(|c| y[c] * (log_sum - logits[c])).sum();
    Forward { hidden, probabilities, loss }
}

fn outer<const M: usize, const N: usize>(rows: &[f64; M], columns: &[f64; N]) -> [[f64; N]; M] {
    rows.map(|row| columns.map(|column| row * column))
}
