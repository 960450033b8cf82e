//! `ht`: hand tracking. A skeleton of bones is posed, the skin follows it, and the result is compared with points.

mod model;

use serde::Deserialize;
use tenzr::prelude::*;

use self::model::{BONES, Fields, Hand};
use crate::protocol::{Function, run};

pub const FUNCTIONS: &[Function] = &[
    Function { name: "objective", evaluate: |input| run(input, objective, |errors| errors) },
    Function { name: "jacobian", evaluate: |input| run(input, jacobian, Jacobian::rows) },
];

#[derive(Deserialize)]
#[serde(try_from = "Fields")]
struct Input {
    theta: [f64; 26],
    hand: Hand,
    /// The measured points.
    points: Vec<[f64; 3]>,
    matches: Matches,
}

/// What of the skin each measured point is compared with.
enum Matches {
    /// A vertex.
    Vertices(Vec<usize>),
    /// A point of a triangle of vertices, by two barycentric coordinates, which are parameters too.
    Triangles { corners: Vec<[usize; 3]>, us: Vec<[f64; 2]> },
}

fn objective(input: &Input) -> Vec<f64> {
    let Input { theta, hand, points, matches } = input;
    match matches {
        Matches::Vertices(vertices) => vertex_errors(theta, hand, vertices, points),
        Matches::Triangles { corners, us } => triangle_errors([0.0, 0.0], theta, hand, corners, us, points),
    }
}

/// The rows of a Jacobian: with respect to `theta`, and before that to the two coordinates where there are any.
enum Jacobian {
    Vertices(Vec<[f64; 26]>),
    Triangles(Vec<[f64; 2]>, Vec<[f64; 26]>),
}

impl Jacobian {
    fn rows(self) -> Vec<Vec<f64>> {
        match self {
            Self::Vertices(theta) => theta.iter().map(|row| row.to_vec()).collect(),
            Self::Triangles(us, theta) => us.iter().zip(&theta).map(|(us, theta)| [&us[..], theta].concat()).collect(),
        }
    }
}

fn jacobian(input: &Input) -> Jacobian {
    let Input { theta, hand, points, matches } = input;
    match matches {
        Matches::Vertices(vertices) => Jacobian::Vertices(vertex_errors::jacobian(theta, hand, vertices, points)),
        Matches::Triangles { corners, us } => {
            let (d_shift, d_theta) = triangle_errors::jacobian([0.0, 0.0], theta, hand, corners, us, points);
            Jacobian::Triangles(d_shift, d_theta)
        }
    }
}

/// The differences between the points and the vertices they are matched with, three for each point.
#[differentiable]
fn vertex_errors(
    theta: &[f64; 26],
    #[no_grad] hand: &Hand,
    vertices: &[usize],
    #[no_grad] points: &[[f64; 3]],
) -> Vec<f64> {
    let skin = skin(theta, hand);
    let mut errors = vec![0.0; 3 * points.len()];
    for i in 0..points.len() {
        for axis in 0..3 {
            errors[3 * i + axis] = points[i][axis] - skin[vertices[i]][axis];
        }
    }
    errors
}

/// The differences between the points and the points of triangles they are matched with, three for each point.
///
/// `shift` is added to the coordinates of every point. Errors depend on the coordinates of their own point only, so the
/// two columns of derivatives by `shift` hold all that is not zero of the derivatives by `us`.
#[differentiable]
fn triangle_errors(
    shift: [f64; 2],
    theta: &[f64; 26],
    #[no_grad] hand: &Hand,
    corners: &[[usize; 3]],
    #[no_grad] us: &[[f64; 2]],
    #[no_grad] points: &[[f64; 3]],
) -> Vec<f64> {
    let skin = skin(theta, hand);
    let mut errors = vec![0.0; 3 * points.len()];
    for i in 0..points.len() {
        let [a, b, c] = corners[i];
        let u = us[i][0] + shift[0];
        let v = us[i][1] + shift[1];
        let w = 1.0 - u - v;
        for axis in 0..3 {
            errors[3 * i + axis] = points[i][axis] - (u * skin[a][axis] + v * skin[b][axis] + w * skin[c][axis]);
        }
    }
    errors
}

/// Where the vertices of the posed hand are: each is moved by the bones that it hangs on, as much as it does.
#[differentiable]
fn skin(theta: &[f64; 26], #[no_grad] hand: &Hand) -> Vec<[f64; 3]> {
    let bones = pose(theta, hand);
    let mut skin = vec![[0.0; 3]; hand.vertices.len()];
    for (vertex, moved) in skin.iter_mut().enumerate() {
        let [x, y, z] = hand.vertices[vertex];
        *moved = [theta[3], theta[4], theta[5]];
        for hold in hand.first_hold[vertex]..hand.first_hold[vertex + 1] {
            let bone = &bones[hand.hold_bone[hold]];
            let weight = hand.hold_weight[hold];
            for axis in 0..3 {
                moved[axis] += weight * (bone[axis][0] * x + bone[axis][1] * y + bone[axis][2] * z + bone[axis][3]);
            }
        }
    }
    skin
}

/// How each bone moves the vertices of the base pose, the rotation of the whole hand included, as the upper three rows
/// of a matrix of homogeneous coordinates.
#[differentiable]
fn pose(theta: &[f64; 26], #[no_grad] hand: &Hand) -> Vec<[[f64; 4]; 3]> {
    let angles = finger_angles(theta);
    let mut whole = axis_angle([theta[0], theta[1], theta[2]]);
    if hand.mirrored {
        // Mirroring comes before the rotation, and turns the sign of the first coordinate that it is given.
        for row in &mut whole {
            row[0] = -row[0];
        }
    }
    let mut absolute = vec![[[0.0; 4]; 3]; BONES];
    let mut moves = vec![[[0.0; 4]; 3]; BONES];
    for bone in 0..BONES {
        let relative = compose(&hand.base_relatives[bone], &turn(angles[bone]));
        absolute[bone] = match hand.parents[bone] {
            Some(parent) => compose(&absolute[parent], &relative),
            None => relative,
        };
        moves[bone] = compose(&whole, &compose(&absolute[bone], &hand.inverse_base_absolutes[bone]));
    }
    moves
}

/// The angles of each bone: the first bone of a finger has two, the next two have one, and all others rest.
#[differentiable]
fn finger_angles(theta: &[f64; 26]) -> [[f64; 3]; BONES] {
    let mut angles = [[0.0; 3]; BONES];
    let mut next = 6;
    for finger in 0..5 {
        for joint in 0..3 {
            let bone = 2 + 4 * finger + joint;
            angles[bone][0] = theta[next];
            next += 1;
            if joint == 0 {
                angles[bone][1] = theta[next];
                next += 1;
            }
        }
    }
    angles
}

/// The rotation about x by the first angle, then about y by the third, then about z by the second.
#[differentiable]
fn turn(angles: [f64; 3]) -> [[f64; 4]; 3] {
    let (sx, cx) = angles[0].sin_cos();
    let (sy, cy) = angles[2].sin_cos();
    let (sz, cz) = angles[1].sin_cos();
    [
        [cz * cy, cz * sy * sx - sz * cx, cz * sy * cx + sz * sx, 0.0],
        [sz * cy, sz * sy * sx + cz * cx, sz * sy * cx - cz * sx, 0.0],
        [-sy, cy * sx, cy * cx, 0.0],
    ]
}

/// The rotation about the axis of `r` by the angle `|r|`; none where the angle is below 1e-4.
#[differentiable]
fn axis_angle(r: [f64; 3]) -> [[f64; 4]; 3] {
    let angle = (r[0] * r[0] + r[1] * r[1] + r[2] * r[2]).sqrt();
    if angle < 1e-4 {
        return [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0]];
    }
    let [x, y, z] = [r[0] / angle, r[1] / angle, r[2] / angle];
    let (s, c) = angle.sin_cos();
    let t = 1.0 - c;
    [
        [x * x * t + c, x * y * t - z * s, x * z * t + y * s, 0.0],
        [y * x * t + z * s, y * y * t + c, y * z * t - x * s, 0.0],
        [z * x * t - y * s, z * y * t + x * s, z * z * t + c, 0.0],
    ]
}

/// The product of two matrices whose fourth row is (0, 0, 0, 1).
#[differentiable]
fn compose(a: &[[f64; 4]; 3], b: &[[f64; 4]; 3]) -> [[f64; 4]; 3] {
    let mut product = [[0.0; 4]; 3];
    for row in 0..3 {
        for column in 0..4 {
            product[row][column] = a[row][0] * b[0][column] + a[row][1] * b[1][column] + a[row][2] * b[2][column];
        }
        product[row][3] += a[row][3];
    }
    product
}

#[cfg(test)]
mod tests {
    use std::f64::consts::FRAC_PI_2;

    use super::*;

    /// A hand whose bones all hang on the first and rest at the origin, with one vertex that hangs on the last.
    fn hand(mirrored: bool) -> Hand {
        let identity = [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0]];
        Hand {
            parents: (0..BONES).map(|bone| (bone > 0).then_some(0)).collect(),
            base_relatives: vec![identity; BONES],
            inverse_base_absolutes: vec![identity; BONES],
            vertices: vec![[1.0, 2.0, 3.0]],
            first_hold: vec![0, 1],
            hold_bone: vec![BONES - 1],
            hold_weight: vec![1.0],
            mirrored,
        }
    }

    #[test]
    fn a_mirrored_hand_is_mirrored_before_it_is_turned_and_moved() {
        let mut theta = [0.0; 26];
        assert_eq!(skin(&theta, &hand(false)), [[1.0, 2.0, 3.0]]);
        assert_eq!(skin(&theta, &hand(true)), [[-1.0, 2.0, 3.0]]);
        // A quarter about z, and then along x, y, z.
        theta[2] = FRAC_PI_2;
        theta[3..6].copy_from_slice(&[10.0, 20.0, 30.0]);
        for (mirrored, expected) in [(false, [8.0, 21.0, 33.0]), (true, [8.0, 19.0, 33.0])] {
            let [vertex] = skin(&theta, &hand(mirrored))[..] else { panic!("there is one vertex") };
            let near = vertex.iter().zip(&expected).all(|(a, b)| (a - b).abs() < 1e-14);
            assert!(near, "{vertex:?} instead of {expected:?}");
        }
    }
}
