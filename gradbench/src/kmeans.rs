//! `kmeans`: the cost of a clustering, and the direction of a Newton step for its centroids.

use serde::Deserialize;
use tenzr::prelude::*;

use crate::matrix::Matrix;
use crate::protocol::{Function, require, run};

pub const FUNCTIONS: &[Function] = &[
    Function { name: "cost", evaluate: |input| run(input, |i: &Input| cost(&i.centroids, &i.points, i.d), |y| y) },
    Function {
        name: "dir",
        evaluate: |input| {
            run(
                input,
                |i: &Input| (direction(&i.centroids, &i.points, i.d), i.d),
                |(step, d)| Matrix::from_entries(step.len() / d, step),
            )
        },
    },
];

#[derive(Deserialize)]
#[serde(try_from = "Fields")]
struct Input {
    centroids: Vec<f64>,
    points: Vec<f64>,
    /// The dimension of the space.
    d: usize,
}

#[derive(Deserialize)]
struct Fields {
    points: crate::matrix::Matrix,
    centroids: crate::matrix::Matrix,
}

impl TryFrom<Fields> for Input {
    type Error = String;

    fn try_from(Fields { points, centroids }: Fields) -> Result<Self, String> {
        let d = centroids.columns;
        require(d >= 1, "there is no centroid")?;
        require(points.is(points.rows, d), "the points and the centroids have different lengths")?;
        Ok(Self { centroids: centroids.entries, points: points.entries, d })
    }
}

/// The sum over the points of the squared distance to the nearest centroid.
#[differentiable]
fn cost(centroids: &[f64], #[no_grad] points: &[f64], d: usize) -> f64 {
    let mut sum = 0.0;
    for point in points.chunks_exact(d) {
        let nearest = nearest(centroids, point);
        sum += squared_distance(&centroids[nearest * d..(nearest + 1) * d], point);
    }
    sum
}

/// The index of the centroid that is nearest to a point, of several the first.
#[differentiable]
fn nearest(centroids: &[f64], #[no_grad] point: &[f64]) -> usize {
    let mut nearest = 0;
    let mut least = f64::INFINITY;
    for (index, centroid) in centroids.chunks_exact(point.len()).enumerate() {
        let distance = squared_distance(centroid, point);
        if distance < least {
            least = distance;
            nearest = index;
        }
    }
    nearest
}

/// The sum runs in four parts, which do not wait for each other.
#[differentiable]
fn squared_distance(a: &[f64], #[no_grad] b: &[f64]) -> f64 {
    let mut sums = [0.0; 4];
    for (a, b) in a.chunks_exact(4).zip(b.chunks_exact(4)) {
        for i in 0..4 {
            let difference = a[i] - b[i];
            sums[i] += difference * difference;
        }
    }
    let mut rest = 0.0;
    for i in a.len() / 4 * 4..a.len() {
        let difference = a[i] - b[i];
        rest += difference * difference;
    }
    (sums[0] + sums[1]) + (sums[2] + sums[3]) + rest
}

/// The gradient divided by the diagonal of the Hessian. The Hessian is a diagonal matrix, since no term of the cost has
/// two coordinates in one product; hence its product with ones is that diagonal.
fn direction(centroids: &[f64], points: &[f64], d: usize) -> Vec<f64> {
    let ones = vec![1.0; centroids.len()];
    let (mut step, diagonal) = slope::jvp(centroids, points, d, &ones);
    for (step, curvature) in step.iter_mut().zip(&diagonal) {
        *step /= curvature;
    }
    step
}

#[differentiable]
fn slope(centroids: &[f64], #[no_grad] points: &[f64], d: usize) -> Vec<f64> {
    cost::grad(centroids, points, d)
}
