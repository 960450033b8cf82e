//! The gradient of every single example of a batch, in one call, and how far it is from the truth.
//!
//! Run with `cargo run --release --example per_example_gradients`. The loss is written for one example. `grad!` of it
//! inside `vmap!` gives one gradient an example, with the axis `Batch` in its type; `vmap!` of it inside `grad!` gives
//! the gradient of the mean. Both are held against a backpropagation written out by hand in float64 (`backprop.rs`),
//! and the example fails if they differ by more than single precision explains.

mod backprop;
mod compare;
mod data;

use std::error::Error;
use std::process::ExitCode;

use tenzr::prelude::*;

use compare::Flat;
use data::{BATCH, CLASSES, FEATURES, HIDDEN, Inputs};

axis!(pub Batch);
axis!(pub Feature = 4);
axis!(pub Hidden = 8);
axis!(pub Class = 3);

type X = Tensor<f32, (Feature,)>;
type Y = Tensor<f32, (Class,)>;
type W1 = Tensor<f32, (Feature, Hidden)>;
type W2 = Tensor<f32, (Hidden, Class)>;

/// Against float64: the rounding of single precision through two layers.
const BACKPROP_TOLERANCE: f64 = 1e-5;
/// The same sums, taken in another order.
const MEAN_TOLERANCE: f64 = 1e-6;

/// The one entry that is also held against a finite difference: dL/dW1[2][3] of example 5.
const EXAMPLE: usize = 5;
const ROW: usize = 2;
const COLUMN: usize = 3;

#[differentiable]
fn loss(w1: &W1, w2: &W2, x: &X, y: &Y) -> Tensor<f32, ()> {
    x.dot(w1, Feature).tanh().dot(w2, Hidden).cross_entropy(y, Class)
}

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let inputs = Inputs::load()?;
    let xs = Tensor::<f32, (Batch, Feature)>::from_shape_fn([BATCH, FEATURES], |[i, f]| inputs.x[i][f] as f32)?;
    let ys = Tensor::<f32, (Batch, Class)>::from_shape_fn([BATCH, CLASSES], |[i, c]| inputs.y[i][c] as f32)?;
    let w1 = W1::from_shape_fn([FEATURES, HIDDEN], |[f, h]| inputs.w1[f][h] as f32)?;
    let w2 = W2::from_shape_fn([HIDDEN, CLASSES], |[h, c]| inputs.w2[h][c] as f32)?;

    let (g1, g2) = vmap!(Batch, |x: &X, y: &Y| grad!(|a: &W1, b: &W2| loss(a, b, x, y))(&w1, &w2))(&xs, &ys);
    println!("per-example gradients: W1 {:?}, W2 {:?}", g1.shape(), g2.shape());
    let norms = (g1.powi(2).sum((Feature, Hidden)) + g2.powi(2).sum((Hidden, Class))).sqrt();
    print_norms(&norms.to_vec());

    let per_example = compare::flatten(&g1.to_vec(), &g2.to_vec());
    let backprop_difference = report_backprop(&per_example, &inputs);

    let (mean_loss, (m1, m2)) =
        value_and_grad!(|a: &W1, b: &W2| vmap!(Batch, |x: &X, y: &Y| loss(a, b, x, y))(&xs, &ys).mean_all())(&w1, &w2);
    println!("mean loss {:.6}; its gradient:", mean_loss.item());
    let of_mean = compare::flatten(&m1.to_vec(), &m2.to_vec());
    let mean_difference = report_mean(&of_mean[0], &per_example);

    // Written so that a NaN fails, too.
    let close = backprop_difference <= BACKPROP_TOLERANCE && mean_difference <= MEAN_TOLERANCE;
    if !close {
        eprintln!("the gradients differ by more than {BACKPROP_TOLERANCE:e} or {MEAN_TOLERANCE:e}");
        return Ok(ExitCode::FAILURE);
    }
    Ok(ExitCode::SUCCESS)
}

fn print_norms(norms: &[f32]) {
    println!("norms, over W1 and W2 together:");
    let cells: Vec<String> = norms.iter().enumerate().map(|(index, norm)| format!("#{index} {norm:.5}")).collect();
    for line in cells.chunks(4) {
        println!("  {}", line.join("  "));
    }
}

/// The largest relative difference of any example from the backpropagation by hand.
fn report_backprop(per_example: &[Flat], inputs: &Inputs) -> f64 {
    let references = compare::references(inputs);
    let pairs = per_example.iter().zip(&references);
    let difference = compare::largest(pairs.map(|(found, expected)| compare::relative_difference(found, expected)));
    println!("largest relative difference from float64 backpropagation: {difference:.2e}");

    let entry = compare::w1_entry(ROW, COLUMN);
    println!("dL/dW1[{ROW}][{COLUMN}] of example {EXAMPLE}:");
    println!("  compiled gradient          {:.7}", per_example[EXAMPLE][entry]);
    println!("  float64 backpropagation    {:.7}", references[EXAMPLE][entry]);
    println!("  central finite difference  {:.7}", compare::finite_difference(inputs, EXAMPLE, ROW, COLUMN));
    difference
}

/// The gradient of the mean loss, and its largest relative difference from the mean of the gradients.
fn report_mean(of_mean: &Flat, per_example: &[Flat]) -> f64 {
    let (w1, w2) = of_mean.split_at(FEATURES * HIDDEN);
    print_matrix("W1", w1, HIDDEN);
    print_matrix("W2", w2, CLASSES);
    let difference = compare::relative_difference(of_mean, &compare::mean(per_example));
    println!("largest relative difference from the mean of the per-example gradients: {difference:.2e}");
    difference
}

fn print_matrix(name: &str, values: &[f64], columns: usize) {
    for (index, row) in values.chunks(columns).enumerate() {
        let cells: String = row.iter().map(|value| format!(" {value:9.6}")).collect();
        println!("  {:2}{cells}", if index == 0 { name } else { "" });
    }
}
