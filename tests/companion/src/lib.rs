//! Differentiable functions of another crate.

use tenzr::prelude::*;

axis!(
    /// What a layer reads.
    pub Input
);
axis!(
    /// What a layer writes.
    pub Output
);

/// An affine map of any element type.
#[differentiable]
pub fn affine<E: Float>(
    x: &Tensor<E, (Input,)>,
    w: &Tensor<E, (Input, Output)>,
    b: &Tensor<E, (Output,)>,
) -> Tensor<E, (Output,)> {
    x.dot(w, Input) + b
}

/// A module of its own.
pub mod losses {
    use super::*;

    /// Half the squared distance.
    #[differentiable]
    pub fn squared<E: Float>(y: &Tensor<E, (Output,)>, target: &Tensor<E, (Output,)>) -> Tensor<E, ()> {
        (y - target).square().sum_all() * 0.5
    }

    /// The mean and the centred values.
    #[differentiable]
    pub fn centred(y: &Tensor<f64, (Output,)>) -> (Tensor<f64, ()>, Tensor<f64, (Output,)>) {
        let mean = y.mean(Output);
        let centred = y - &mean;
        (mean, centred)
    }
}

/// A call in its own crate, and an argument that is not differentiated.
#[differentiable(wrt(w, b))]
pub fn loss(
    x: &Tensor<f64, (Input,)>,
    w: &Tensor<f64, (Input, Output)>,
    b: &Tensor<f64, (Output,)>,
    target: &Tensor<f64, (Output,)>,
    #[no_grad] scale: f64,
) -> Tensor<f64, ()> {
    losses::squared(&affine(x, w, b).tanh(), target) * scale
}
