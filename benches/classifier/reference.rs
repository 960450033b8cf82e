//! The classifier and its gradients written out by hand with ndarray, as someone fluent in it would: the measure that
//! everything else in this bench is a ratio to.

use ndarray::{Array2, Array3, Zip};

pub struct Extents {
    pub batch: usize,
    pub features: usize,
    pub hidden: usize,
    pub classes: usize,
}

pub struct Problem {
    pub x: Array2<f32>,
    pub labels: Vec<usize>,
    pub w1: Array2<f32>,
    pub w2: Array2<f32>,
}

impl Problem {
    /// Numbers scattered by a multiplicative hash: the same in every run, and small enough that no tanh saturates.
    pub fn new(extents: &Extents) -> Self {
        let &Extents { batch, features, hidden, classes } = extents;
        let scattered = |rows: usize, columns: usize, salt: usize, width: f32| {
            Array2::from_shape_fn((rows, columns), |(i, j)| {
                let hash =
                    ((i * columns + j) as u32).wrapping_mul(2_654_435_761).wrapping_add(salt as u32 * 39_571_731);
                width * (hash as f32 / u32::MAX as f32 - 0.5)
            })
        };
        Self {
            x: scattered(batch, features, 1, 2.0),
            labels: (0..batch).map(|example| example % classes).collect(),
            w1: scattered(features, hidden, 2, 0.2),
            w2: scattered(hidden, classes, 3, 0.5),
        }
    }
}

/// What the forward pass and the first half of the backward pass leave behind, one row an example: the outer product
/// of a row of `x` and one of `d_sums` is the example's dL/dW1, that of `hidden` and `d_logits` its dL/dW2.
struct Factors {
    hidden: Array2<f32>,
    d_logits: Array2<f32>,
    d_sums: Array2<f32>,
}

fn factors(problem: &Problem) -> Factors {
    let mut hidden = problem.x.dot(&problem.w1);
    hidden.mapv_inplace(f32::tanh);

    let mut d_logits = hidden.dot(&problem.w2);
    for (mut row, &label) in d_logits.rows_mut().into_iter().zip(&problem.labels) {
        let highest = row.fold(f32::NEG_INFINITY, |highest, &logit| highest.max(logit));
        row.mapv_inplace(|logit| (logit - highest).exp());
        let sum = row.sum();
        row /= sum;
        row[label] -= 1.0;
    }

    let mut d_sums = d_logits.dot(&problem.w2.t());
    Zip::from(&mut d_sums).and(&hidden).for_each(|d, &tanh| *d *= 1.0 - tanh * tanh);
    Factors { hidden, d_logits, d_sums }
}

pub fn per_example(problem: &Problem) -> (Array3<f32>, Array3<f32>) {
    let Factors { hidden, d_logits, d_sums } = factors(problem);
    (outer_products(&problem.x, &d_sums), outer_products(&hidden, &d_logits))
}

pub fn mean(problem: &Problem) -> (Array2<f32>, Array2<f32>) {
    let Factors { hidden, mut d_logits, mut d_sums } = factors(problem);
    let share = 1.0 / problem.labels.len() as f32;
    d_logits *= share;
    d_sums *= share;
    (problem.x.t().dot(&d_sums), hidden.t().dot(&d_logits))
}

/// The norm of each example's gradient. That of an outer product is the product of the norms, so no gradient is formed.
pub fn norms(problem: &Problem) -> Vec<f32> {
    let Factors { hidden, d_logits, d_sums } = factors(problem);
    squared_norms(&problem.x, &hidden, &d_logits, &d_sums).into_iter().map(f32::sqrt).collect()
}

/// The sum of the gradients, each shortened to `limit` where it is longer (differentially private training).
pub fn clipped(problem: &Problem, limit: f32) -> (Array2<f32>, Array2<f32>) {
    let Factors { hidden, mut d_logits, mut d_sums } = factors(problem);
    let squares = squared_norms(&problem.x, &hidden, &d_logits, &d_sums);
    for (example, square) in squares.into_iter().enumerate() {
        let scale = clip_scale(square.sqrt(), limit);
        d_logits.row_mut(example).mapv_inplace(|d| d * scale);
        d_sums.row_mut(example).mapv_inplace(|d| d * scale);
    }
    (problem.x.t().dot(&d_sums), hidden.t().dot(&d_logits))
}

pub fn clip_scale(norm: f32, limit: f32) -> f32 {
    (limit / norm).min(1.0)
}

fn squared_norms(x: &Array2<f32>, hidden: &Array2<f32>, d_logits: &Array2<f32>, d_sums: &Array2<f32>) -> Vec<f32> {
    let squares = |rows: &Array2<f32>| rows.rows().into_iter().map(|row| row.dot(&row)).collect::<Vec<f32>>();
    let (x, hidden, d_logits, d_sums) = (squares(x), squares(hidden), squares(d_logits), squares(d_sums));
    (0..x.len()).map(|i| x[i] * d_sums[i] + hidden[i] * d_logits[i]).collect()
}

/// Row by row into a vector that is never zeroed first.
fn outer_products(left: &Array2<f32>, right: &Array2<f32>) -> Array3<f32> {
    let (batch, rows, columns) = (left.nrows(), left.ncols(), right.ncols());
    let mut values = Vec::with_capacity(batch * rows * columns);
    for (left, right) in left.rows().into_iter().zip(right.rows()) {
        for &factor in left {
            values.extend(right.iter().map(|&value| factor * value));
        }
    }
    Array3::from_shape_vec((batch, rows, columns), values).expect("as many values as the extents say")
}
