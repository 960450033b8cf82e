//! Trains a classifier of handwritten digits in about a second, then asks which digits it finds hardest.
//!
//! Run with `cargo run --release --example typed_classifier`. The axes of every tensor stand in its type (see
//! `model.rs`), the derivative is Rust code that the compiler wrote at build time, and the same `loss`, written for one
//! example, serves three times: batched, differentiated after batching (training) and before it (the hardest digits).

mod digits;
mod draw;
mod model;
mod plot;
mod random;

use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use tenzr::prelude::*;

use digits::{Digits, Sample};
use draw::Picture;
use model::{Batch, W1, W2, X, Xs, Y, loss};
use plot::Epoch;
use random::Random;

const SEED: u64 = 0;
const HIDDEN: usize = 96;
const EPOCHS: usize = 40;
const BATCH: usize = 32;
const RATE: f32 = 0.1;
const MOMENTUM: f32 = 0.9;
const NOISE: f32 = 0.5;

const HARDEST: usize = 10;
const REQUIRED_ACCURACY: f32 = 97.0;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let digits = Digits::load()?;
    let (train, test): (Vec<_>, Vec<_>) = (digits.train.iter().collect(), digits.test.iter().collect());
    println!("{} digits to learn from, {} held out", train.len(), test.len());

    let started = Instant::now();
    let (w1, w2, history) = train_model(&train, &test)?;
    println!("trained in {:.2} s", started.elapsed().as_secs_f64());

    let (xs, ys) = (model::pixels(&test)?, model::one_hot(&test)?);
    let losses = vmap!(Batch, |x: &X, y: &Y| loss(&w1, &w2, x, y))(&xs, &ys);
    println!("mean loss of the held-out digits: {:.4}", losses.mean_all().item());

    // The weights exchanged: their axes do not fit, so rustc refuses this line.
    // let wrong = vmap!(Batch, |x: &X, y: &Y| loss(&w2, &w1, x, y))(&xs, &ys);

    let predictions = model::predict(&w1, &w2, &xs);
    let norms = model::gradient_norms(&w1, &w2, &xs, &ys);
    println!("\nthe {HARDEST} held-out digits with the largest gradients:\n");
    print!("{}", draw::side_by_side(&hardest(&test, &predictions, &norms)));

    let labels: Vec<usize> = test.iter().map(|sample| sample.label).collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/typed_classifier.png");
    std::fs::create_dir_all(path.parent().unwrap_or(&path))?;
    plot::write(&path, &history, &plot::confusion(&labels, &predictions))?;
    println!("curves and confusion matrix: {}", path.display());

    let accuracy = accuracy(&predictions, &test);
    println!("accuracy on the held-out digits: {accuracy:.2} %");
    if accuracy < REQUIRED_ACCURACY {
        eprintln!("that is less than {REQUIRED_ACCURACY} %");
        return Ok(ExitCode::FAILURE);
    }
    Ok(ExitCode::SUCCESS)
}

/// Stochastic gradient descent with momentum; the learning rate falls to zero in a straight line.
fn train_model(train: &[&Sample], test: &[&Sample]) -> Result<(W1, W2, Vec<Epoch>), ShapeError> {
    let mut random = Random::seeded(SEED);
    let (mut w1, mut w2) = model::initial_weights(HIDDEN, &mut random)?;
    let (mut v1, mut v2) = (&w1 * 0.0, &w2 * 0.0);
    let (train_xs, test_xs) = (model::pixels(train)?, model::pixels(test)?);
    let mut order = train.to_vec();
    let mut history = Vec::with_capacity(EPOCHS);

    let bar = progress_bar();
    for epoch in 0..EPOCHS {
        let rate = RATE * (1.0 - epoch as f32 / EPOCHS as f32);
        random.shuffle(&mut order);
        let mut total_loss = 0.0;
        for batch in order.chunks(BATCH) {
            let xs = model::noisy_pixels(batch, NOISE, &mut random)?;
            let ys = model::one_hot(batch)?;
            let (loss, g1, g2) = model::mean_loss_and_gradient(&w1, &w2, &xs, &ys);
            v1 = v1 * MOMENTUM + g1;
            v2 = v2 * MOMENTUM + g2;
            w1 -= &v1 * rate;
            w2 -= &v2 * rate;
            total_loss += loss * batch.len() as f32;
        }
        let reached = |samples: &[&Sample], xs: &Xs| accuracy(&model::predict(&w1, &w2, xs), samples);
        history.push(Epoch {
            loss: total_loss / train.len() as f32,
            train_accuracy: reached(train, &train_xs),
            test_accuracy: reached(test, &test_xs),
        });
        report(&bar, epoch, &history[epoch]);
    }
    bar.finish_and_clear();
    Ok((w1, w2, history))
}

fn progress_bar() -> ProgressBar {
    let bar = ProgressBar::new(EPOCHS as u64);
    let style = ProgressStyle::with_template("{bar:40.cyan} epoch {pos}/{len}  {msg}");
    // The template is fixed; were it wrong, the plain bar serves as well.
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}

/// Through `suspend`, so that the lines also appear where there is no terminal to draw the bar in.
fn report(bar: &ProgressBar, epoch: usize, reached: &Epoch) {
    let Epoch { loss, train_accuracy: train, test_accuracy: test } = reached;
    let number = epoch + 1;
    bar.suspend(|| {
        println!("epoch {number:2}  loss {loss:.4}  accuracy: train {train:6.2} %  test {test:6.2} %");
    });
    bar.set_message(format!("loss {loss:.4}"));
    bar.inc(1);
}

/// In percent.
fn accuracy(predictions: &[usize], samples: &[&Sample]) -> f32 {
    let right = predictions.iter().zip(samples).filter(|(prediction, sample)| **prediction == sample.label).count();
    100.0 * right as f32 / samples.len() as f32
}

/// The examples that pull hardest at the weights, hardest first.
fn hardest<'a>(samples: &[&'a Sample], predictions: &[usize], norms: &[f32]) -> Vec<Picture<'a>> {
    let mut order: Vec<usize> = (0..samples.len()).collect();
    order.sort_by(|&a, &b| norms[b].total_cmp(&norms[a]));
    let picture = |&index: &usize| {
        let (sample, prediction) = (samples[index], predictions[index]);
        let read = if prediction == sample.label { "right".into() } else { format!("read {prediction}") };
        Picture { sample, captions: [format!("a {}, {read}", sample.label), format!("norm {:.3}", norms[index])] }
    };
    order[..HARDEST].iter().map(picture).collect()
}
