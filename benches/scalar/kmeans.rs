//! The cost of a clustering: the squared distance of every point to the nearest centroid.

use tenzr::prelude::*;

use crate::check::{self, scattered};
use crate::harness::Column;
use crate::program::{Program, TENZR};

const DIMENSIONS: usize = 8;

struct Clustering {
    points: Vec<f64>,
    centroids: Vec<f64>,
}

#[differentiable]
fn squared_distance(a: &[f64], b: &[f64]) -> f64 {
    let mut sum = 0.0;
    for (a, b) in a.iter().zip(b) {
        let difference = a - b;
        sum += difference * difference;
    }
    sum
}

/// Points and centroids one after another, `d` numbers each.
#[differentiable]
fn cost(centroids: &[f64], #[no_grad] points: &[f64], d: usize) -> f64 {
    let mut sum = 0.0;
    for point in points.chunks_exact(d) {
        let mut nearest = f64::INFINITY;
        for centroid in centroids.chunks_exact(d) {
            let distance = squared_distance(point, centroid);
            if distance < nearest {
                nearest = distance;
            }
        }
        sum += nearest;
    }
    sum
}

fn hand(centroids: &[f64], points: &[f64], d: usize) -> (f64, Vec<f64>) {
    let mut sum = 0.0;
    let mut d_centroids = vec![0.0; centroids.len()];
    for point in points.chunks_exact(d) {
        let (mut nearest, mut index) = (f64::INFINITY, 0);
        for (i, centroid) in centroids.chunks_exact(d).enumerate() {
            let distance = squared_distance(point, centroid);
            if distance < nearest {
                (nearest, index) = (distance, i);
            }
        }
        sum += nearest;

        let own = index * d..(index + 1) * d;
        for ((out, centroid), point) in d_centroids[own.clone()].iter_mut().zip(&centroids[own]).zip(point) {
            *out += 2.0 * (centroid - point);
        }
    }
    (sum, d_centroids)
}

pub fn variants() -> Column<'static> {
    let input = Clustering {
        points: scattered(5, 1000 * DIMENSIONS, 0.0, 1.0),
        centroids: scattered(6, 10 * DIMENSIONS, 0.0, 1.0),
    };
    let (_, gradient) = hand(&input.centroids, &input.points, DIMENSIONS);
    check::gradient("kmeans", |c| cost(c, &input.points, DIMENSIONS), &input.centroids, &gradient);
    Program::new(
        "kmeans, k 10, n 1000, d 8",
        input,
        |input| cost(&input.centroids, &input.points, DIMENSIONS),
        |input| hand(&input.centroids, &input.points, DIMENSIONS),
    )
    .variant(TENZR, |input| cost::value_and_grad(&input.centroids, &input.points, DIMENSIONS))
    .column()
}
