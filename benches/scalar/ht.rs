//! Hand tracking: how far measured points lie from the vertices of a hand model in a pose of 26 parameters.

mod dense;

use tenzr::prelude::*;

use crate::check::{self, scattered};
use crate::harness::Column;
use crate::program::{Program, TENZR};

const BONES: usize = 22;
const FINGERS: usize = 5;
const BONES_OF_FINGER: usize = 4;
/// The forearm and the palm come before the fingers.
const FIRST_OF_FINGERS: usize = 2;
const PARAMETERS: usize = 26;
/// A global rotation and a global translation come before the angles of the fingers.
const FIRST_ANGLE: usize = 6;
/// The first bone of a finger turns about two axes, two more about one.
const ANGLES_OF_FINGER: usize = 4;

type Vec3 = [f64; 3];
type Matrix = [Vec3; 3];

/// The columns of a matrix, and a translation.
#[differentiable]
#[derive(Clone, Copy)]
struct Affine {
    linear: [[f64; 3]; 3],
    translation: [f64; 3],
}

struct Model {
    parents: Vec<Option<usize>>,
    base_relatives: Vec<Affine>,
    inverse_base_absolutes: Vec<Affine>,
    base_positions: Vec<Vec3>,
    /// `BONES` numbers a vertex, most of them zero.
    weights: Vec<f64>,
}

struct Data {
    model: Model,
    /// The vertex that each point is compared with.
    vertices: Vec<usize>,
    points: Vec<Vec3>,
}

#[differentiable]
fn multiply(matrix: &[[f64; 3]; 3], x: &[f64; 3]) -> [f64; 3] {
    let mut out = [0.0; 3];
    for i in 0..3 {
        out[i] = matrix[0][i] * x[0] + matrix[1][i] * x[1] + matrix[2][i] * x[2];
    }
    out
}

#[differentiable]
fn apply(map: &Affine, x: &[f64; 3]) -> [f64; 3] {
    let turned = multiply(&map.linear, x);
    [turned[0] + map.translation[0], turned[1] + map.translation[1], turned[2] + map.translation[2]]
}

#[differentiable]
fn matrix_product(a: &[[f64; 3]; 3], b: &[[f64; 3]; 3]) -> [[f64; 3]; 3] {
    [multiply(a, &b[0]), multiply(a, &b[1]), multiply(a, &b[2])]
}

/// First `b`, then `a`.
#[differentiable]
fn compose(a: &Affine, b: &Affine) -> Affine {
    Affine { linear: matrix_product(&a.linear, &b.linear), translation: apply(a, &b.translation) }
}

/// About x by the first angle, then about y by the third, then about z by the second.
#[differentiable]
fn bone_rotation(angles: &[f64; 3]) -> [[f64; 3]; 3] {
    matrix_product(&about_z(angles[1]), &matrix_product(&about_y(angles[2]), &about_x(angles[0])))
}

#[differentiable]
fn about_x(angle: f64) -> [[f64; 3]; 3] {
    let (sin, cos) = angle.sin_cos();
    [[1.0, 0.0, 0.0], [0.0, cos, sin], [0.0, -sin, cos]]
}

#[differentiable]
fn about_y(angle: f64) -> [[f64; 3]; 3] {
    let (sin, cos) = angle.sin_cos();
    [[cos, 0.0, -sin], [0.0, 1.0, 0.0], [sin, 0.0, cos]]
}

#[differentiable]
fn about_z(angle: f64) -> [[f64; 3]; 3] {
    let (sin, cos) = angle.sin_cos();
    [[cos, sin, 0.0], [-sin, cos, 0.0], [0.0, 0.0, 1.0]]
}

/// Rodrigues' formula; no rotation below an angle of 1e-4.
#[differentiable]
fn global_rotation(rotation: &[f64; 3]) -> [[f64; 3]; 3] {
    let angle = (rotation[0] * rotation[0] + rotation[1] * rotation[1] + rotation[2] * rotation[2]).sqrt();
    if angle < 1e-4 {
        return [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    }
    let [x, y, z] = [rotation[0] / angle, rotation[1] / angle, rotation[2] / angle];
    let (sin, cos) = angle.sin_cos();
    let rest = 1.0 - cos;
    [
        [cos + rest * x * x, rest * x * y + sin * z, rest * x * z - sin * y],
        [rest * x * y - sin * z, cos + rest * y * y, rest * y * z + sin * x],
        [rest * x * z + sin * y, rest * y * z - sin * x, cos + rest * z * z],
    ]
}

#[differentiable]
fn bone_angles(theta: &[f64; PARAMETERS]) -> [[f64; 3]; BONES] {
    let mut angles = [[0.0; 3]; BONES];
    for finger in 0..FINGERS {
        let bone = FIRST_OF_FINGERS + finger * BONES_OF_FINGER;
        let first = FIRST_ANGLE + finger * ANGLES_OF_FINGER;
        angles[bone] = [theta[first], theta[first + 1], 0.0];
        angles[bone + 1][0] = theta[first + 2];
        angles[bone + 2][0] = theta[first + 3];
    }
    angles
}

/// From base positions to positions in the pose, for each bone.
#[differentiable]
fn skinning(theta: &[f64; PARAMETERS], #[no_grad] model: &Model) -> Vec<Affine> {
    let angles = bone_angles(theta);
    let mut absolutes: Vec<Affine> = Vec::with_capacity(BONES);
    for (bone, angles) in angles.iter().enumerate() {
        let turn = Affine { linear: bone_rotation(angles), translation: [0.0; 3] };
        let relative = compose(&model.base_relatives[bone], &turn);
        let absolute = match model.parents[bone] {
            Some(parent) => compose(&absolutes[parent], &relative),
            None => relative,
        };
        absolutes.push(absolute);
    }
    absolutes.iter().zip(&model.inverse_base_absolutes).map(|(absolute, inverse)| compose(absolute, inverse)).collect()
}

/// Three numbers a point.
#[differentiable]
fn differences(theta: &[f64; PARAMETERS], #[no_grad] data: &Data) -> Vec<f64> {
    let model = &data.model;
    let transforms = skinning(theta, model);
    let global = Affine {
        linear: global_rotation(&[theta[0], theta[1], theta[2]]),
        translation: [theta[3], theta[4], theta[5]],
    };
    let mut out = Vec::with_capacity(3 * data.points.len());
    for (point, &vertex) in data.points.iter().zip(&data.vertices) {
        let mut local = [0.0; 3];
        for (bone, transform) in transforms.iter().enumerate() {
            let weight = model.weights[vertex * BONES + bone];
            if weight != 0.0 {
                let moved = apply(transform, &model.base_positions[vertex]);
                for i in 0..3 {
                    local[i] += weight * moved[i];
                }
            }
        }
        let position = apply(&global, &local);
        for i in 0..3 {
            out.push(point[i] - position[i]);
        }
    }
    out
}

/// The derivative of a bone's transform with respect to one parameter.
struct Change {
    parameter: usize,
    transform: Affine,
}

struct Pose {
    transforms: Vec<Affine>,
    /// For each bone, by the angles of the bones that it hangs on.
    changes: Vec<Vec<Change>>,
}

/// Only the bones that hang on a joint change with its angles.
fn pose(theta: &[f64; PARAMETERS], model: &Model) -> Pose {
    let angles = bone_angles(theta);
    let mut absolutes: Vec<Affine> = Vec::with_capacity(BONES);
    let mut d_absolutes: Vec<Vec<Change>> = Vec::with_capacity(BONES);
    for (bone, &parent) in model.parents.iter().enumerate() {
        let base = model.base_relatives[bone];
        let relative = compose(&base, &Affine { linear: bone_rotation(&angles[bone]), translation: [0.0; 3] });
        let (absolute, mut changes) = match parent {
            Some(parent) => {
                let above = d_absolutes[parent].iter();
                let carried =
                    above.map(|change| Change { transform: compose(&change.transform, &relative), ..*change });
                (compose(&absolutes[parent], &relative), carried.collect())
            }
            None => (relative, Vec::new()),
        };
        for (parameter, d_rotation) in joint_changes(bone, &angles[bone]) {
            let own = matrix_product(&base.linear, &d_rotation);
            let linear = parent.map_or(own, |parent| matrix_product(&absolutes[parent].linear, &own));
            changes.push(Change { parameter, transform: Affine { linear, translation: [0.0; 3] } });
        }
        absolutes.push(absolute);
        d_absolutes.push(changes);
    }
    let inverses = &model.inverse_base_absolutes;
    for (changes, inverse) in d_absolutes.iter_mut().zip(inverses) {
        for change in changes {
            change.transform = compose(&change.transform, inverse);
        }
    }
    let transforms = absolutes.iter().zip(inverses).map(|(absolute, inverse)| compose(absolute, inverse)).collect();
    Pose { transforms, changes: d_absolutes }
}

/// The parameters of a joint, each with the derivative of the joint's rotation.
fn joint_changes(bone: usize, angles: &Vec3) -> Vec<(usize, Matrix)> {
    let Some(of_fingers) = bone.checked_sub(FIRST_OF_FINGERS) else { return Vec::new() };
    let first = FIRST_ANGLE + of_fingers / BONES_OF_FINGER * ANGLES_OF_FINGER;
    // The angle about y is zero in all joints.
    let about_first = || {
        let (sin, cos) = angles[0].sin_cos();
        matrix_product(&about_z(angles[1]), &[[0.0; 3], [0.0, -sin, cos], [0.0, -cos, -sin]])
    };
    let about_second = || {
        let (sin, cos) = angles[1].sin_cos();
        matrix_product(&[[-sin, cos, 0.0], [-cos, -sin, 0.0], [0.0; 3]], &about_x(angles[0]))
    };
    match of_fingers % BONES_OF_FINGER {
        0 => vec![(first, about_first()), (first + 1, about_second())],
        1 => vec![(first + 2, about_first())],
        2 => vec![(first + 3, about_first())],
        _ => Vec::new(),
    }
}

/// The derivatives of the global rotation R = cos I + a [r] + b r r^T, with a = sin / angle, b = (1 - cos) / angle^2,
/// and [r] the matrix of the product with r.
fn global_rotation_changes(r: &Vec3) -> [Matrix; 3] {
    let angle = (r[0] * r[0] + r[1] * r[1] + r[2] * r[2]).sqrt();
    if angle < 1e-4 {
        return [[[0.0; 3]; 3]; 3];
    }
    let (sin, cos) = angle.sin_cos();
    let (a, b) = (sin / angle, (1.0 - cos) / (angle * angle));
    std::array::from_fn(|k| {
        let d_angle = r[k] / angle;
        let (da, db) = ((cos - a) / angle * d_angle, (a - 2.0 * b) / angle * d_angle);
        let unit: Vec3 = std::array::from_fn(|i| if i == k { 1.0 } else { 0.0 });
        let d_cross: Vec3 = std::array::from_fn(|i| da * r[i] + a * unit[i]);
        let mut out = [[0.0, d_cross[2], -d_cross[1]], [-d_cross[2], 0.0, d_cross[0]], [d_cross[1], -d_cross[0], 0.0]];
        for column in 0..3 {
            for row in 0..3 {
                out[column][row] += db * r[row] * r[column] + b * (unit[row] * r[column] + r[row] * unit[column]);
            }
            out[column][column] -= sin * d_angle;
        }
        out
    })
}

/// In forward mode, as there are far more outputs than parameters, each bone with the few parameters that move it: an
/// algorithm that knows the tree of the bones. The Jacobian has a row of `PARAMETERS` numbers for
/// each number of the value.
fn hand(theta: &[f64; PARAMETERS], data: &Data) -> (Vec<f64>, Vec<f64>) {
    let model = &data.model;
    let Pose { transforms, changes } = pose(theta, model);
    let rotation = [theta[0], theta[1], theta[2]];
    let global = Affine { linear: global_rotation(&rotation), translation: [theta[3], theta[4], theta[5]] };
    let d_rotations = global_rotation_changes(&rotation);

    let mut value = Vec::with_capacity(3 * data.points.len());
    let mut jacobian = vec![0.0; 3 * data.points.len() * PARAMETERS];
    let rows = jacobian.chunks_exact_mut(3 * PARAMETERS);
    for ((point, &vertex), rows) in data.points.iter().zip(&data.vertices).zip(rows) {
        let base = &model.base_positions[vertex];
        let mut local = [0.0; 3];
        let mut d_local = [[0.0; 3]; PARAMETERS];
        for (bone, &weight) in model.weights[vertex * BONES..(vertex + 1) * BONES].iter().enumerate() {
            if weight == 0.0 {
                continue;
            }
            add_scaled(&mut local, weight, &apply(&transforms[bone], base));
            for change in &changes[bone] {
                add_scaled(&mut d_local[change.parameter], weight, &apply(&change.transform, base));
            }
        }
        let position = apply(&global, &local);
        value.extend((0..3).map(|i| point[i] - position[i]));

        for k in 0..3 {
            set_column(rows, k, &multiply(&d_rotations[k], &local));
            rows[k * PARAMETERS + 3 + k] = -1.0;
        }
        for (parameter, d_local) in d_local.iter().enumerate().skip(FIRST_ANGLE) {
            set_column(rows, parameter, &multiply(&global.linear, d_local));
        }
    }
    (value, jacobian)
}

fn add_scaled(sum: &mut Vec3, factor: f64, x: &Vec3) {
    for (sum, x) in sum.iter_mut().zip(x) {
        *sum += factor * x;
    }
}

/// The position is subtracted from the point, so its derivative is too.
fn set_column(rows: &mut [f64], parameter: usize, d_position: &Vec3) {
    for (row, d) in rows.chunks_exact_mut(PARAMETERS).zip(d_position) {
        row[parameter] = -d;
    }
}

fn generated(theta: &[f64; PARAMETERS], data: &Data) -> (Vec<f64>, Vec<f64>) {
    let (value, jacobian) = differences::value_and_jacobian(theta, data);
    (value, jacobian.into_flattened())
}

/// The inverse of a rotation with a translation.
fn inverse(map: &Affine) -> Affine {
    let linear: Matrix = std::array::from_fn(|column| std::array::from_fn(|row| map.linear[row][column]));
    Affine { linear, translation: multiply(&linear, &map.translation).map(|t| -t) }
}

/// A hand of no real shape: fingers in a row on the palm, the vertices around the bones, each on a bone and its parent.
fn synthetic(vertex_count: usize, point_count: usize) -> Data {
    let parents: Vec<Option<usize>> = (0..BONES)
        .map(|bone| match bone.checked_sub(FIRST_OF_FINGERS) {
            None => bone.checked_sub(1),
            Some(of_fingers) if of_fingers % BONES_OF_FINGER == 0 => Some(FIRST_OF_FINGERS - 1),
            Some(_) => Some(bone - 1),
        })
        .collect();
    let turns = scattered(20, 3 * BONES, -0.2, 0.2);
    let base_relatives: Vec<Affine> = (0..BONES)
        .map(|bone| {
            let aside = if parents[bone] == Some(FIRST_OF_FINGERS - 1) { 0.1 * bone as f64 - 1.0 } else { 0.0 };
            let angles = std::array::from_fn(|i| turns[3 * bone + i]);
            Affine { linear: bone_rotation(&angles), translation: [aside, 0.5, 0.0] }
        })
        .collect();
    let mut absolutes: Vec<Affine> = Vec::new();
    for (relative, parent) in base_relatives.iter().zip(&parents) {
        absolutes.push(parent.map_or(*relative, |parent| compose(&absolutes[parent], relative)));
    }
    let around = scattered(21, 3 * vertex_count, -0.2, 0.2);
    let mut weights = vec![0.0; vertex_count * BONES];
    let base_positions = (0..vertex_count)
        .map(|vertex| {
            let bone = vertex % BONES;
            weights[vertex * BONES + bone] += 0.7;
            weights[vertex * BONES + parents[bone].unwrap_or(bone)] += 0.3;
            std::array::from_fn(|i| absolutes[bone].translation[i] + around[3 * vertex + i])
        })
        .collect();
    let inverse_base_absolutes = absolutes.iter().map(inverse).collect();
    let model = Model { parents, base_relatives, inverse_base_absolutes, base_positions, weights };
    let points = scattered(22, 3 * point_count, -1.0, 1.0);
    Data {
        model,
        // A number without a factor in common with that of the vertices, so that no vertex is met twice.
        vertices: (0..point_count).map(|point| 7 * point % vertex_count).collect(),
        points: points.chunks_exact(3).map(|point| [point[0], point[1], point[2]]).collect(),
    }
}

pub fn variants() -> Column<'static> {
    let data = synthetic(544, 400);
    let numbers = scattered(23, PARAMETERS, -0.5, 0.5);
    let theta: [f64; PARAMETERS] = std::array::from_fn(|i| numbers[i]);
    let of_all = |at: &[f64]| differences(&std::array::from_fn(|i| at[i]), &data);
    check::jacobian("ht", of_all, &theta, &hand(&theta, &data).1);
    Program::new(
        "ht simple, 400 points",
        (theta, data),
        |(theta, data)| differences(theta, data),
        // The neighbour of what the compiler writes: it does not know that a bone depends on few parameters.
        |(theta, data)| dense::hand(theta, data),
    )
    .variant("hand, by the tree of bones", |(theta, data)| hand(theta, data))
    .variant(TENZR, |(theta, data)| generated(theta, data))
    .column()
}
