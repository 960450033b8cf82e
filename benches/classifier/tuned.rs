//! The reference again, as it is written once its profile is known: every buffer kept from call to call, tanh and exp
//! as polynomials that the compiler can vectorise, scalings folded into the products.

use ndarray::linalg::general_mat_mul;
use ndarray::{Array2, Array3};

use crate::reference::{Extents, Problem};

pub struct Workspace {
    hidden: Array2<f32>,
    d_logits: Array2<f32>,
    d_sums: Array2<f32>,
    pub per_example: (Array3<f32>, Array3<f32>),
    pub mean: (Array2<f32>, Array2<f32>),
}

impl Workspace {
    pub fn new(extents: &Extents) -> Self {
        let &Extents { batch, features, hidden, classes } = extents;
        Self {
            hidden: Array2::zeros((batch, hidden)),
            d_logits: Array2::zeros((batch, classes)),
            d_sums: Array2::zeros((batch, hidden)),
            per_example: (Array3::zeros((batch, features, hidden)), Array3::zeros((batch, hidden, classes))),
            mean: (Array2::zeros((features, hidden)), Array2::zeros((hidden, classes))),
        }
    }

    /// Leaves its result in `self.per_example`.
    pub fn per_example(&mut self, problem: &Problem) {
        self.factors(problem);
        outer_products(slice(&problem.x), slice(&self.d_sums), &mut self.per_example.0);
        outer_products(slice(&self.hidden), slice(&self.d_logits), &mut self.per_example.1);
    }

    /// Leaves its result in `self.mean`.
    pub fn mean(&mut self, problem: &Problem) {
        self.factors(problem);
        let share = 1.0 / problem.labels.len() as f32;
        general_mat_mul(share, &problem.x.t(), &self.d_sums, 0.0, &mut self.mean.0);
        general_mat_mul(share, &self.hidden.t(), &self.d_logits, 0.0, &mut self.mean.1);
    }

    fn factors(&mut self, problem: &Problem) {
        general_mat_mul(1.0, &problem.x, &problem.w1, 0.0, &mut self.hidden);
        tanh_in_place(slice_mut(&mut self.hidden));

        general_mat_mul(1.0, &self.hidden, &problem.w2, 0.0, &mut self.d_logits);
        let classes = problem.w2.ncols();
        for (row, &label) in slice_mut(&mut self.d_logits).chunks_exact_mut(classes).zip(&problem.labels) {
            softmax_in_place(row);
            row[label] -= 1.0;
        }

        general_mat_mul(1.0, &self.d_logits, &problem.w2.t(), 0.0, &mut self.d_sums);
        for (d, &tanh) in slice_mut(&mut self.d_sums).iter_mut().zip(slice(&self.hidden)) {
            *d *= 1.0 - tanh * tanh;
        }
    }
}

fn slice(array: &Array2<f32>) -> &[f32] {
    array.as_slice().expect("made in row-major order")
}

fn slice_mut(array: &mut Array2<f32>) -> &mut [f32] {
    array.as_slice_mut().expect("made in row-major order")
}

fn outer_products(left: &[f32], right: &[f32], out: &mut Array3<f32>) {
    let (_, rows, columns) = out.dim();
    let out = out.as_slice_mut().expect("made in row-major order");
    let examples = left.chunks_exact(rows).zip(right.chunks_exact(columns));
    for ((left, right), out) in examples.zip(out.chunks_exact_mut(rows * columns)) {
        for (&factor, out) in left.iter().zip(out.chunks_exact_mut(columns)) {
            for (out, &value) in out.iter_mut().zip(right) {
                *out = factor * value;
            }
        }
    }
}

fn softmax_in_place(row: &mut [f32]) {
    let highest = row.iter().fold(f32::NEG_INFINITY, |highest, &logit| highest.max(logit));
    let mut sum = 0.0;
    for value in row.iter_mut() {
        *value = exp(*value - highest);
        sum += *value;
    }
    let share = 1.0 / sum;
    for value in row {
        *value *= share;
    }
}

fn tanh_in_place(values: &mut [f32]) {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
        // SAFETY: the processor has both features that the function is compiled for.
        return unsafe { tanh_in_place_avx2(values) };
    }
    values.iter_mut().for_each(|value| *value = tanh(*value));
}

/// The loop of `tanh_in_place`, eight values at a time.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma")]
fn tanh_in_place_avx2(values: &mut [f32]) {
    values.iter_mut().for_each(|value| *value = tanh(*value));
}

#[inline(always)]
fn tanh(x: f32) -> f32 {
    1.0 - 2.0 / (exp(2.0 * x) + 1.0)
}

/// exp(x) = 2^n exp(r) with |r| <= ln(2) / 2, where a polynomial of degree 6 is good to about an ulp. No branches, so
/// a loop over it becomes SIMD code.
#[inline(always)]
fn exp(x: f32) -> f32 {
    /// 1.5 * 2^23: adding it leaves no room for a fraction, so the sum is rounded to an integer.
    const ROUND: f32 = 12_582_912.0;
    /// ln(2) in two parts, the first of so few digits that n times it is exact.
    const LN_2_HIGH: f32 = 0.693_359_4;
    const LN_2_LOW: f32 = -2.121_944_4e-4;

    let x = x.clamp(-87.0, 87.0);
    let n = (x * std::f32::consts::LOG2_E + ROUND) - ROUND;
    let r = x - n * LN_2_HIGH - n * LN_2_LOW;
    let tail = 0.166_666_67 + r * (0.041_666_65 + r * (8.333_34e-3 + r * 1.398_2e-3));
    let power = 1.0 + r * (1.0 + r * (0.5 + r * tail));
    // n into the exponent's bits: times 2^n.
    f32::from_bits(power.to_bits().wrapping_add((n as i32 as u32) << 23))
}
