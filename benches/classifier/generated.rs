//! The same with tenzr: the loss of one example, and every derivative written by the compiler.

use std::hint::black_box;

use ndarray::Array2;
use tenzr::prelude::*;

use crate::reference::{Problem, clip_scale};

axis!(pub Batch);
axis!(pub Feature);
axis!(pub Hidden);
axis!(pub Class);

type X = Tensor<f32, (Feature,)>;
type Y = Tensor<f32, (Class,)>;
pub type W1 = Tensor<f32, (Feature, Hidden)>;
pub type W2 = Tensor<f32, (Hidden, Class)>;

pub type EachW1 = Tensor<f32, (Batch, Feature, Hidden)>;
pub type EachW2 = Tensor<f32, (Batch, Hidden, Class)>;

#[differentiable]
fn loss(w1: &W1, w2: &W2, x: &X, y: &Y) -> Tensor<f32, ()> {
    x.dot(w1, Feature).tanh().dot(w2, Hidden).cross_entropy(y, Class)
}

pub struct Inputs {
    w1: W1,
    w2: W2,
    xs: Tensor<f32, (Batch, Feature)>,
    ys: Tensor<f32, (Batch, Class)>,
}

impl Inputs {
    pub fn new(problem: &Problem) -> Result<Self, ShapeError> {
        let shape = (problem.labels.len(), problem.w2.ncols());
        let one_hot = Array2::from_shape_fn(shape, |(i, j)| if problem.labels[i] == j { 1.0 } else { 0.0 });
        Ok(Self {
            w1: Tensor::from_array(problem.w1.clone())?,
            w2: Tensor::from_array(problem.w2.clone())?,
            xs: Tensor::from_array(problem.x.clone())?,
            ys: Tensor::from_array(one_hot)?,
        })
    }

    fn per_example_tensors(&self) -> (EachW1, EachW2) {
        let Self { w1, w2, xs, ys } = self;
        vmap!(Batch, |x: &X, y: &Y| grad!(|a: &W1, b: &W2| loss(a, b, x, y))(w1, w2))(xs, ys)
    }

    /// Looked at before it is returned, so that a product that was put off is carried out and paid for.
    pub fn per_example(&self) -> (EachW1, EachW2) {
        let (g1, g2) = self.per_example_tensors();
        black_box((g1.view().first(), g2.view().first()));
        (g1, g2)
    }

    pub fn mean(&self) -> (W1, W2) {
        let Self { w1, w2, xs, ys } = self;
        grad!(|a: &W1, b: &W2| vmap!(Batch, |x: &X, y: &Y| loss(a, b, x, y))(xs, ys).mean_all())(w1, w2)
    }

    pub fn norms(&self) -> Vec<f32> {
        let (g1, g2) = self.per_example_tensors();
        norms(&g1, &g2)
    }

    /// The sum of the gradients, each shortened to `limit` where it is longer.
    pub fn clipped(&self, limit: f32) -> (W1, W2) {
        let (g1, g2) = self.per_example_tensors();
        let scales: Vec<f32> = norms(&g1, &g2).into_iter().map(|norm| clip_scale(norm, limit)).collect();
        let scales = Tensor::<f32, (Batch,)>::from_slice([scales.len()], &scales).expect("one scale an example");
        (g1.dot(&scales, Batch), g2.dot(&scales, Batch))
    }
}

fn norms(g1: &EachW1, g2: &EachW2) -> Vec<f32> {
    (g1.powi(2).sum((Feature, Hidden)) + g2.powi(2).sum((Hidden, Class))).sqrt().to_vec()
}
