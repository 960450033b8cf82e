//! `ba`: bundle adjustment. The Jacobian of the reprojection errors is sparse: an observation depends on one camera, one
//! point and one weight.

use serde::{Deserialize, Serialize};
use tenzr::prelude::*;

use crate::protocol::{Function, require, run};

pub const FUNCTIONS: &[Function] = &[
    Function { name: "objective", evaluate: |input| run(input, errors, Summary::new) },
    Function { name: "jacobian", evaluate: |input| run(input, jacobian, |matrix| matrix.cut()) },
];

/// The observations: number `i` sees point `i mod m` through camera `i mod n`.
#[derive(Deserialize)]
#[serde(try_from = "Fields")]
struct Input {
    /// Of each camera the rotation vector, centre, focal length, principal point and two coefficients of distortion.
    cameras: Vec<[f64; 11]>,
    points: Vec<[f64; 3]>,
    weights: Vec<f64>,
    features: Vec<[f64; 2]>,
}

/// One camera, point, weight and feature stand for all, but are repeated before anything is computed.
#[derive(Deserialize)]
struct Fields {
    n: usize,
    m: usize,
    p: usize,
    cam: [f64; 11],
    x: [f64; 3],
    w: f64,
    feat: [f64; 2],
}

impl TryFrom<Fields> for Input {
    type Error = String;

    fn try_from(Fields { n, m, p, cam, x, w, feat }: Fields) -> Result<Self, String> {
        require(n >= 1 && m >= 1 && p >= 1, "`n`, `m` and `p` have to be at least 1")?;
        Ok(Self { cameras: vec![cam; n], points: vec![x; m], weights: vec![w; p], features: vec![feat; p] })
    }
}

/// The errors of all observations.
struct Errors {
    reprojection: Vec<[f64; 2]>,
    weight: Vec<f64>,
}

fn errors(input: &Input) -> Errors {
    let mut reprojection = vec![[0.0; 2]; input.weights.len()];
    for (i, error) in reprojection.iter_mut().enumerate() {
        let camera = &input.cameras[i % input.cameras.len()];
        let point = &input.points[i % input.points.len()];
        *error = reprojection_error(camera, point, input.weights[i], &input.features[i]);
    }
    let weight = input.weights.iter().map(|&w| weight_error(w)).collect();
    Errors { reprojection, weight }
}

/// The first error of each kind and how many there are, which is what the eval compares.
#[derive(Serialize)]
struct Summary {
    reproj_error: RepeatedPair,
    w_err: Repeated,
}

#[derive(Serialize)]
struct RepeatedPair {
    elements: [f64; 2],
    repeated: usize,
}

#[derive(Serialize)]
struct Repeated {
    element: f64,
    repeated: usize,
}

impl Summary {
    fn new(errors: Errors) -> Self {
        Self {
            reproj_error: RepeatedPair { elements: errors.reprojection[0], repeated: errors.reprojection.len() },
            w_err: Repeated { element: errors.weight[0], repeated: errors.weight.len() },
        }
    }
}

/// `w` times the difference between the projection of the point `x` by the camera and the feature that was seen.
#[differentiable]
fn reprojection_error(cam: &[f64; 11], x: &[f64; 3], w: f64, #[no_grad] feat: &[f64; 2]) -> [f64; 2] {
    let moved = [x[0] - cam[3], x[1] - cam[4], x[2] - cam[5]];
    let seen = rotate([cam[0], cam[1], cam[2]], moved);
    let plane = [seen[0] / seen[2], seen[1] / seen[2]];
    let squared = plane[0] * plane[0] + plane[1] * plane[1];
    let distortion = 1.0 + cam[9] * squared + cam[10] * squared * squared;
    let scale = cam[6] * distortion;
    [w * (scale * plane[0] + cam[7] - feat[0]), w * (scale * plane[1] + cam[8] - feat[1])]
}

/// Rodrigues' formula: `x` turned about the axis of `r` by the angle `|r|`.
#[differentiable]
fn rotate(r: [f64; 3], x: [f64; 3]) -> [f64; 3] {
    let squared = dot(r, r);
    if squared == 0.0 {
        let turn = cross(r, x);
        return [x[0] + turn[0], x[1] + turn[1], x[2] + turn[2]];
    }
    let angle = squared.sqrt();
    let (sine, cosine) = angle.sin_cos();
    let axis = [r[0] / angle, r[1] / angle, r[2] / angle];
    let turn = cross(axis, x);
    let along = dot(axis, x) * (1.0 - cosine);
    [
        x[0] * cosine + turn[0] * sine + axis[0] * along,
        x[1] * cosine + turn[1] * sine + axis[1] * along,
        x[2] * cosine + turn[2] * sine + axis[2] * along,
    ]
}

#[differentiable]
fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

#[differentiable]
fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

#[differentiable]
fn weight_error(w: f64) -> f64 {
    1.0 - w * w
}

/// A sparse matrix by compressed rows.
#[derive(Serialize)]
struct Sparse {
    /// Where each row begins among the entries, and where the last one ends.
    rows: Vec<usize>,
    cols: Vec<usize>,
    vals: Vec<f64>,
}

impl Sparse {
    /// The first 30 numbers of each list and its last one, which is what the eval compares.
    fn cut(self) -> Self {
        fn cut<T: Copy>(list: Vec<T>) -> Vec<T> {
            list.iter().take(30).chain(list.last()).copied().collect()
        }
        Self { rows: cut(self.rows), cols: cut(self.cols), vals: cut(self.vals) }
    }
}

/// The Jacobian of all errors. Two rows for each observation come first, then one for each weight; the columns are those
/// of the cameras, the points and the weights.
fn jacobian(input: &Input) -> Sparse {
    const CAMERA: usize = 11;
    const POINT: usize = 3;
    const ROW: usize = CAMERA + POINT + 1;
    let Input { cameras, points, weights, features } = input;
    let observations = weights.len();
    let first_point = CAMERA * cameras.len();
    let first_weight = first_point + POINT * points.len();

    let in_pairs = 2 * ROW * observations;
    let mut cols = vec![0; in_pairs + observations];
    let mut vals = vec![0.0; in_pairs + observations];
    for i in 0..observations {
        let (camera, point) = (i % cameras.len(), i % points.len());
        let (d_camera, d_point, d_weight) =
            reprojection_error::jacobian(&cameras[camera], &points[point], weights[i], &features[i]);
        for r in 0..2 {
            let start = (2 * i + r) * ROW;
            let row_cols = &mut cols[start..start + ROW];
            let row_vals = &mut vals[start..start + ROW];
            for (j, col) in row_cols[..CAMERA].iter_mut().enumerate() {
                *col = CAMERA * camera + j;
            }
            for (j, col) in row_cols[CAMERA..ROW - 1].iter_mut().enumerate() {
                *col = first_point + POINT * point + j;
            }
            row_cols[ROW - 1] = first_weight + i;
            row_vals[..CAMERA].copy_from_slice(&d_camera[r]);
            row_vals[CAMERA..ROW - 1].copy_from_slice(&d_point[r]);
            row_vals[ROW - 1] = d_weight[r];
        }
        cols[in_pairs + i] = first_weight + i;
        vals[in_pairs + i] = weight_error::grad(weights[i]);
    }
    let pairs = (0..2 * observations).map(|row| row * ROW);
    let rows = pairs.chain((0..=observations).map(|row| in_pairs + row)).collect();
    Sparse { rows, cols, vals }
}

#[cfg(test)]
mod tests {
    use std::f64::consts::FRAC_PI_2;

    use super::*;

    fn assert_near(actual: [f64; 3], expected: [f64; 3]) {
        let near = actual.iter().zip(&expected).all(|(a, b)| (a - b).abs() < 1e-15);
        assert!(near, "{actual:?} instead of {expected:?}");
    }

    #[test]
    fn rotation_by_a_quarter_about_an_axis() {
        assert_near(rotate([0.0, 0.0, FRAC_PI_2], [1.0, 2.0, 3.0]), [-2.0, 1.0, 3.0]);
        assert_near(rotate([FRAC_PI_2, 0.0, 0.0], [1.0, 2.0, 3.0]), [1.0, -3.0, 2.0]);
    }

    #[test]
    fn no_rotation_is_the_limit_of_small_ones() {
        assert_eq!(rotate([0.0; 3], [1.0, 2.0, 3.0]), [1.0, 2.0, 3.0]);
        assert_near(rotate([0.0, 1e-16, 0.0], [1.0, 2.0, 3.0]), [1.0, 2.0, 3.0]);
    }
}
