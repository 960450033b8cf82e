//! The traits of `approx`: tensors are close where all entries are, and their extents are the same.

use crate::axis::Axes;
use crate::element::Float;
use crate::tensor::Tensor;
use approx::{AbsDiffEq, RelativeEq, UlpsEq};

fn all<E: Float, S: Axes>(a: &Tensor<E, S>, b: &Tensor<E, S>, close: impl Fn(&E, &E) -> bool) -> bool {
    let rank = a.raw().rank();
    let (x, y) = (a.raw().clone().into_vec(), b.raw().clone().into_vec());
    a.raw().dims()[..rank] == b.raw().dims()[..rank] && x.iter().zip(&y).all(|(a, b)| close(a, b))
}

impl<E: Float + AbsDiffEq<Epsilon = E>, S: Axes> AbsDiffEq for Tensor<E, S> {
    type Epsilon = E;
    fn default_epsilon() -> E {
        E::default_epsilon()
    }
    fn abs_diff_eq(&self, other: &Self, epsilon: E) -> bool {
        all(self, other, |a, b| a.abs_diff_eq(b, epsilon))
    }
}

impl<E: Float + RelativeEq<Epsilon = E>, S: Axes> RelativeEq for Tensor<E, S> {
    fn default_max_relative() -> E {
        E::default_max_relative()
    }
    fn relative_eq(&self, other: &Self, epsilon: E, max_relative: E) -> bool {
        all(self, other, |a, b| a.relative_eq(b, epsilon, max_relative))
    }
}

impl<E: Float + UlpsEq<Epsilon = E>, S: Axes> UlpsEq for Tensor<E, S> {
    fn default_max_ulps() -> u32 {
        E::default_max_ulps()
    }
    fn ulps_eq(&self, other: &Self, epsilon: E, max_ulps: u32) -> bool {
        all(self, other, |a, b| a.ulps_eq(b, epsilon, max_ulps))
    }
}
