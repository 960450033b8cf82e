//! Bundle adjustment: how far a point lies from where a camera saw it. The Jacobian of both differences with respect to
//! camera, point and weight, for each observation by itself.

use tenzr::prelude::*;

use crate::check::{self, scattered};
use crate::harness::Column;
use crate::program::{Program, TENZR};

type Vec3 = [f64; 3];

struct Observation {
    /// Rotation (axis times angle), centre, focal length, principal point, radial distortion.
    camera: [f64; 11],
    point: Vec3,
    weight: f64,
    seen: [f64; 2],
}

#[differentiable]
fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

#[differentiable]
fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// Rodrigues' formula.
#[differentiable]
fn rotate(rotation: [f64; 3], x: [f64; 3]) -> [f64; 3] {
    let square = dot(rotation, rotation);
    if square == 0.0 {
        let moved = cross(rotation, x);
        return [x[0] + moved[0], x[1] + moved[1], x[2] + moved[2]];
    }
    let angle = square.sqrt();
    let (sin, cos) = angle.sin_cos();
    let axis = [rotation[0] / angle, rotation[1] / angle, rotation[2] / angle];
    let across = cross(axis, x);
    let along = dot(axis, x) * (1.0 - cos);
    [
        x[0] * cos + across[0] * sin + axis[0] * along,
        x[1] * cos + across[1] * sin + axis[1] * along,
        x[2] * cos + across[2] * sin + axis[2] * along,
    ]
}

#[differentiable]
fn reprojection(camera: &[f64; 11], point: &[f64; 3], weight: f64, #[no_grad] seen: &[f64; 2]) -> [f64; 2] {
    let rotation = [camera[0], camera[1], camera[2]];
    let from_centre = [point[0] - camera[3], point[1] - camera[4], point[2] - camera[5]];
    let x = rotate(rotation, from_centre);
    let p = [x[0] / x[2], x[1] / x[2]];
    let square = p[0] * p[0] + p[1] * p[1];
    let distortion = 1.0 + camera[9] * square + camera[10] * square * square;
    [
        weight * (camera[6] * distortion * p[0] + camera[7] - seen[0]),
        weight * (camera[6] * distortion * p[1] + camera[8] - seen[1]),
    ]
}

/// What a rotation leaves behind for its adjoint.
struct Rotated {
    rotation: [f64; 3],
    x: [f64; 3],
    /// Nothing where the rotation is zero.
    turn: Option<Turn>,
}

struct Turn {
    sin: f64,
    cos: f64,
    inverse_angle: f64,
    axis: Vec3,
    across: Vec3,
    projection: f64,
}

impl Rotated {
    fn new(rotation: Vec3, x: Vec3) -> (Vec3, Self) {
        let square = dot(rotation, rotation);
        if square == 0.0 {
            let moved = cross(rotation, x);
            let out = [x[0] + moved[0], x[1] + moved[1], x[2] + moved[2]];
            return (out, Self { rotation, x, turn: None });
        }
        let angle = square.sqrt();
        let (sin, cos) = angle.sin_cos();
        let inverse_angle = 1.0 / angle;
        let axis = rotation.map(|r| r * inverse_angle);
        let across = cross(axis, x);
        let projection = dot(axis, x);
        let along = projection * (1.0 - cos);
        let out = std::array::from_fn(|i| x[i] * cos + across[i] * sin + axis[i] * along);
        (out, Self { rotation, x, turn: Some(Turn { sin, cos, inverse_angle, axis, across, projection }) })
    }

    /// The cotangents of the rotation and of what is rotated. The adjoint of a x b is (b x d, d x a).
    fn adjoint(&self, d: Vec3) -> (Vec3, Vec3) {
        let Self { rotation, x, turn } = self;
        let Some(turn) = turn else {
            let from_cross = cross(d, *rotation);
            return (cross(*x, d), std::array::from_fn(|i| d[i] + from_cross[i]));
        };
        let &Turn { sin, cos, inverse_angle, axis, across, projection } = turn;
        let d_along = dot(d, axis);
        let d_projection = d_along * (1.0 - cos);
        let d_across = d.map(|d| d * sin);
        let (axis_from_cross, x_from_cross) = (cross(*x, d_across), cross(d_across, axis));
        let along = projection * (1.0 - cos);
        let d_axis: Vec3 = std::array::from_fn(|i| d[i] * along + d_projection * x[i] + axis_from_cross[i]);
        let dx = std::array::from_fn(|i| d[i] * cos + d_projection * axis[i] + x_from_cross[i]);
        let d_cos = dot(d, *x) - d_along * projection;
        let d_angle = dot(d, across) * cos - d_cos * sin - dot(d_axis, axis) * inverse_angle;
        (std::array::from_fn(|i| d_axis[i] * inverse_angle + d_angle * axis[i]), dx)
    }
}

/// One sweep forward, and one backward for each row.
fn hand(observation: &Observation) -> ([f64; 2], [[f64; 15]; 2]) {
    let &Observation { ref camera, point, weight, seen } = observation;
    let from_centre = [point[0] - camera[3], point[1] - camera[4], point[2] - camera[5]];
    let (x, rotated) = Rotated::new([camera[0], camera[1], camera[2]], from_centre);
    let inverse_depth = 1.0 / x[2];
    let p = [x[0] * inverse_depth, x[1] * inverse_depth];
    let square = p[0] * p[0] + p[1] * p[1];
    let distortion = 1.0 + camera[9] * square + camera[10] * square * square;
    let focal = camera[6];
    let differences: [f64; 2] = std::array::from_fn(|row| focal * distortion * p[row] + camera[7 + row] - seen[row]);

    let jacobian = std::array::from_fn(|row| {
        let mut dp = [0.0; 2];
        dp[row] = weight * focal * distortion;
        let d_distortion = weight * focal * p[row];
        let d_square = d_distortion * (camera[9] + 2.0 * camera[10] * square);
        dp[0] += 2.0 * d_square * p[0];
        dp[1] += 2.0 * d_square * p[1];
        let dx = [dp[0] * inverse_depth, dp[1] * inverse_depth, -(dp[0] * p[0] + dp[1] * p[1]) * inverse_depth];
        let (d_rotation, d_point) = rotated.adjoint(dx);

        let mut out = [0.0; 15];
        out[..3].copy_from_slice(&d_rotation);
        for i in 0..3 {
            out[3 + i] = -d_point[i];
            out[11 + i] = d_point[i];
        }
        out[6] = weight * distortion * p[row];
        out[7 + row] = weight;
        out[9] = d_distortion * square;
        out[10] = d_distortion * square * square;
        out[14] = differences[row];
        out
    });
    (differences.map(|difference| weight * difference), jacobian)
}

fn all_reprojections(observations: &[Observation]) -> Vec<[f64; 2]> {
    observations.iter().map(|o| reprojection(&o.camera, &o.point, o.weight, &o.seen)).collect()
}

fn hand_all(observations: &[Observation]) -> (Vec<[f64; 2]>, Vec<[[f64; 15]; 2]>) {
    let mut values = Vec::with_capacity(observations.len());
    let mut jacobians = Vec::with_capacity(observations.len());
    for observation in observations {
        let (value, jacobian) = hand(observation);
        values.push(value);
        jacobians.push(jacobian);
    }
    (values, jacobians)
}

fn generated(observation: &Observation) -> ([f64; 2], [[f64; 15]; 2]) {
    let Observation { camera, point, weight, seen } = observation;
    let (value, (by_camera, by_point, by_weight)) = reprojection::value_and_jacobian(camera, point, *weight, seen);
    let row = |row: usize| {
        let mut out = [0.0; 15];
        out[..11].copy_from_slice(&by_camera[row]);
        out[11..14].copy_from_slice(&by_point[row]);
        out[14] = by_weight[row];
        out
    };
    (value, [row(0), row(1)])
}

/// Cameras about a hundred away from points near the origin, which they look at.
fn observations(count: usize) -> Vec<Observation> {
    let numbers = scattered(14, count * 16, -1.0, 1.0);
    let observation = |n: &[f64]| Observation {
        camera: [
            0.5 * n[0],
            0.5 * n[1],
            0.5 * n[2],
            10.0 * n[3],
            10.0 * n[4],
            100.0 + 10.0 * n[5],
            400.0 + 50.0 * n[6],
            5.0 * n[7],
            5.0 * n[8],
            0.1 * n[9],
            0.01 * n[10],
        ],
        point: [7.0 * n[11], 7.0 * n[12], 7.0 * n[13]],
        weight: 0.6 + 0.3 * n[14],
        seen: [200.0 * n[15], -150.0 * n[15]],
    };
    numbers.chunks_exact(16).map(observation).collect()
}

fn check_observation(title: &str, observation: &Observation) {
    let mut at = observation.camera.to_vec();
    at.extend(observation.point);
    at.push(observation.weight);
    let differences = |at: &[f64]| {
        let camera = std::array::from_fn(|i| at[i]);
        reprojection(&camera, &[at[11], at[12], at[13]], at[14], &observation.seen).to_vec()
    };
    check::jacobian(title, differences, &at, hand(observation).1.as_flattened());
}

pub fn variants() -> Column<'static> {
    let mut input = observations(1000);
    check_observation("ba", &input[0]);
    // Where the rotation is zero, another branch is taken.
    input[1].camera[..3].fill(0.0);
    check_observation("ba, not rotated", &input[1]);
    Program::new("ba, 1000 times 2 x 15", input, |all| all_reprojections(all), |all| hand_all(all))
        .variant(TENZR, |all| all.iter().map(generated).collect::<(Vec<_>, Vec<_>)>())
        .column()
}
