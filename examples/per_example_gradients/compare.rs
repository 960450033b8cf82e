//! Gradients laid out flat, W1 before W2, and how far two of them are apart.

use crate::backprop::{self, Gradient};
use crate::data::{CLASSES, FEATURES, HIDDEN, Inputs};

const W1_LEN: usize = FEATURES * HIDDEN;
const W2_LEN: usize = HIDDEN * CLASSES;

/// One example's gradient, row by row, W1 before W2.
pub type Flat = Vec<f64>;

/// From two row-major tensors with any number of examples: one flat gradient an example.
pub fn flatten(g1: &[f32], g2: &[f32]) -> Vec<Flat> {
    let pairs = g1.chunks(W1_LEN).zip(g2.chunks(W2_LEN));
    pairs.map(|(g1, g2)| g1.iter().chain(g2).map(|&value| f64::from(value)).collect()).collect()
}

/// The backpropagation by hand, of every example.
pub fn references(inputs: &Inputs) -> Vec<Flat> {
    let examples = inputs.x.iter().zip(&inputs.y);
    let gradients = examples.map(|(x, y)| backprop::gradient(&inputs.w1, &inputs.w2, x, y));
    gradients.map(|Gradient { w1, w2 }| [w1.as_flattened(), w2.as_flattened()].concat()).collect()
}

pub fn mean(gradients: &[Flat]) -> Flat {
    let entries = gradients.first().map_or(0, Vec::len);
    let sum = |entry: usize| gradients.iter().map(|gradient| gradient[entry]).sum::<f64>();
    (0..entries).map(|entry| sum(entry) / gradients.len() as f64).collect()
}

/// Where dL/dW1[row][column] stands in a flat gradient.
pub fn w1_entry(row: usize, column: usize) -> usize {
    row * HIDDEN + column
}

/// The largest difference of any entry, as a share of the largest entry: an entry that is nearly zero because its
/// terms cancel cannot be better than they are. Not a number if any difference is not.
pub fn relative_difference(found: &Flat, expected: &Flat) -> f64 {
    let scale = expected.iter().fold(0.0, |largest: f64, value| largest.max(value.abs()));
    let differences = found.iter().zip(expected).map(|(a, b)| (a - b).abs() / scale);
    largest(differences)
}

/// `f64::max` would pass over a NaN.
pub fn largest(values: impl Iterator<Item = f64>) -> f64 {
    values.fold(0.0, |largest, value| if value > largest || value.is_nan() { value } else { largest })
}

/// dL/dW1[row][column] of one example from two values of the float64 loss: nothing of backpropagation is in it.
pub fn finite_difference(inputs: &Inputs, example: usize, row: usize, column: usize) -> f64 {
    const STEP: f64 = 1e-5;
    let loss_at = |offset: f64| {
        let mut w1 = inputs.w1;
        w1[row][column] += offset;
        backprop::loss(&w1, &inputs.w2, &inputs.x[example], &inputs.y[example])
    };
    (loss_at(STEP) - loss_at(-STEP)) / (2.0 * STEP)
}
