//! The model: 64 pixels -> tanh layer -> 10 scores, with its axes named in the types.
//!
//! `scores` and `loss` are written for ONE example. The batch appears where they are called, by `vmap!`, and the
//! derivative by `grad!` and `value_and_grad!`, in whichever order is wanted.

use tenzr::prelude::*;

use crate::digits::{CLASSES, PIXELS, Sample};
use crate::random::Random;

axis!(pub Batch);
axis!(pub Pixel = 64);
axis!(pub Hidden);
axis!(pub Digit = 10);

pub type X = Tensor<f32, (Pixel,)>;
pub type Y = Tensor<f32, (Digit,)>;
pub type W1 = Tensor<f32, (Pixel, Hidden)>;
pub type W2 = Tensor<f32, (Hidden, Digit)>;

pub type Xs = Tensor<f32, (Batch, Pixel)>;
pub type Ys = Tensor<f32, (Batch, Digit)>;

#[differentiable]
pub fn scores(w1: &W1, w2: &W2, x: &X) -> Y {
    x.dot(w1, Pixel).tanh().dot(w2, Hidden)
}

#[differentiable]
pub fn loss(w1: &W1, w2: &W2, x: &X, y: &Y) -> Tensor<f32, ()> {
    scores(w1, w2, x).cross_entropy(y, Digit)
}

/// The mean loss over a batch and its gradient: `vmap!` inside, derivative outside.
pub fn mean_loss_and_gradient(w1: &W1, w2: &W2, xs: &Xs, ys: &Ys) -> (f32, W1, W2) {
    let (loss, (g1, g2)) =
        value_and_grad!(|w1: &W1, w2: &W2| vmap!(Batch, |x: &X, y: &Y| loss(w1, w2, x, y))(xs, ys).mean_all())(w1, w2);
    (loss.item(), g1, g2)
}

/// How hard each example pulls at the weights, the norm of its own gradient: derivative inside, `vmap!` outside.
pub fn gradient_norms(w1: &W1, w2: &W2, xs: &Xs, ys: &Ys) -> Vec<f32> {
    let (g1, g2) = vmap!(Batch, |x: &X, y: &Y| grad!(|w1: &W1, w2: &W2| loss(w1, w2, x, y))(w1, w2))(xs, ys);
    let squares = g1.powi(2).sum((Pixel, Hidden)) + g2.powi(2).sum((Hidden, Digit));
    squares.sqrt().to_vec()
}

/// The digit with the highest score, for each example.
pub fn predict(w1: &W1, w2: &W2, xs: &Xs) -> Vec<usize> {
    vmap!(Batch, |x: &X| scores(w1, w2, x))(xs).argmax(Digit).to_vec()
}

/// Weights to start from, small enough that no tanh saturates (Glorot and Bengio 2010).
pub fn initial_weights(hidden: usize, random: &mut Random) -> Result<(W1, W2), ShapeError> {
    let mut draw = |inputs: usize, outputs: usize| -> Vec<f32> {
        let bound = (6.0 / (inputs + outputs) as f32).sqrt();
        (0..inputs * outputs).map(|_| random.uniform(bound)).collect()
    };
    let w1 = Tensor::from_slice([PIXELS, hidden], &draw(PIXELS, hidden))?;
    let w2 = Tensor::from_slice([hidden, CLASSES], &draw(hidden, CLASSES))?;
    Ok((w1, w2))
}

pub fn pixels(samples: &[&Sample]) -> Result<Xs, ShapeError> {
    Tensor::from_shape_fn([samples.len(), PIXELS], |[i, j]| samples[i].pixels[j])
}

/// Pixels with uniform noise on them. Thousands of weights can learn 1438 digits by heart; that no digit looks twice
/// the same keeps them from it, and is worth about one percent of accuracy on the digits held out.
pub fn noisy_pixels(samples: &[&Sample], noise: f32, random: &mut Random) -> Result<Xs, ShapeError> {
    let values: Vec<f32> =
        samples.iter().flat_map(|sample| sample.pixels).map(|pixel| pixel + random.uniform(noise)).collect();
    Tensor::from_slice([samples.len(), PIXELS], &values)
}

/// The labels as distributions: one at the digit meant, zero elsewhere.
pub fn one_hot(samples: &[&Sample]) -> Result<Ys, ShapeError> {
    Tensor::from_shape_fn([samples.len(), CLASSES], |[i, j]| if samples[i].label == j { 1.0 } else { 0.0 })
}
