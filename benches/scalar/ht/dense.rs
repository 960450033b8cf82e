//! The Jacobian of the hand model in vector forward mode, by hand: all parameters are alike, eight of them run at a time,
//! and what does not depend on the parameters is plain floats.

use std::ops::{Add, Mul, Neg, Sub};

use super::{
    ANGLES_OF_FINGER, BONES, BONES_OF_FINGER, Data, FINGERS, FIRST_ANGLE, FIRST_OF_FINGERS, Model, PARAMETERS, Vec3,
};

const LANES: usize = 8;

/// A number with its derivatives in the parameters at hand.
#[derive(Clone, Copy)]
struct Jet {
    value: f64,
    along: [f64; LANES],
}

impl Jet {
    const fn constant(value: f64) -> Self {
        Self { value, along: [0.0; LANES] }
    }

    fn chain(self, value: f64, partial: f64) -> Self {
        Self { value, along: self.along.map(|d| d * partial) }
    }

    fn sin_cos(self) -> (Self, Self) {
        let (sin, cos) = self.value.sin_cos();
        (self.chain(sin, cos), self.chain(cos, -sin))
    }

    fn sqrt(self) -> Self {
        let root = self.value.sqrt();
        self.chain(root, 0.5 / root)
    }

    fn reciprocal(self) -> Self {
        let reciprocal = 1.0 / self.value;
        self.chain(reciprocal, -reciprocal * reciprocal)
    }

    fn with(self, other: Self, value: f64, f: impl Fn(f64, f64) -> f64) -> Self {
        Self { value, along: std::array::from_fn(|i| f(self.along[i], other.along[i])) }
    }
}

impl Add for Jet {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        self.with(other, self.value + other.value, |a, b| a + b)
    }
}

impl Add<f64> for Jet {
    type Output = Self;

    fn add(self, c: f64) -> Self {
        Self { value: self.value + c, ..self }
    }
}

impl Sub for Jet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.with(other, self.value - other.value, |a, b| a - b)
    }
}

impl Neg for Jet {
    type Output = Self;

    fn neg(self) -> Self {
        self.chain(-self.value, -1.0)
    }
}

impl Mul for Jet {
    type Output = Self;

    #[expect(clippy::suspicious_arithmetic_impl, reason = "the product rule has a sum")]
    fn mul(self, other: Self) -> Self {
        self.with(other, self.value * other.value, |a, b| a * other.value + self.value * b)
    }
}

impl Mul<f64> for Jet {
    type Output = Self;

    fn mul(self, c: f64) -> Self {
        self.chain(self.value * c, c)
    }
}

impl Mul<Jet> for f64 {
    type Output = Jet;

    fn mul(self, jet: Jet) -> Jet {
        jet * self
    }
}

type Matrix<T> = [[T; 3]; 3];

#[derive(Clone, Copy)]
struct Map {
    linear: Matrix<Jet>,
    translation: [Jet; 3],
}

fn multiply<A: Copy + Mul<B, Output = Jet>, B: Copy>(matrix: &Matrix<A>, x: &[B; 3]) -> [Jet; 3] {
    std::array::from_fn(|i| matrix[0][i] * x[0] + matrix[1][i] * x[1] + matrix[2][i] * x[2])
}

fn matrix_product<A: Copy + Mul<B, Output = Jet>, B: Copy>(a: &Matrix<A>, b: &Matrix<B>) -> Matrix<Jet> {
    [multiply(a, &b[0]), multiply(a, &b[1]), multiply(a, &b[2])]
}

#[inline(always)]
fn apply<B: Copy>(map: &Map, x: &[B; 3]) -> [Jet; 3]
where
    Jet: Mul<B, Output = Jet>,
{
    let turned = multiply(&map.linear, x);
    std::array::from_fn(|i| turned[i] + map.translation[i])
}

/// First the map that is given by its parts, then `a`.
fn compose<B: Copy>(a: &Map, linear: &Matrix<B>, translation: &[B; 3]) -> Map
where
    Jet: Mul<B, Output = Jet>,
{
    Map { linear: matrix_product(&a.linear, linear), translation: apply(a, translation) }
}

fn bone_rotation(angles: &[Jet; 3]) -> Matrix<Jet> {
    let (zero, one) = (Jet::constant(0.0), Jet::constant(1.0));
    let about_x = |(sin, cos): (Jet, Jet)| [[one, zero, zero], [zero, cos, sin], [zero, -sin, cos]];
    let about_y = |(sin, cos): (Jet, Jet)| [[cos, zero, -sin], [zero, one, zero], [sin, zero, cos]];
    let about_z = |(sin, cos): (Jet, Jet)| [[cos, sin, zero], [-sin, cos, zero], [zero, zero, one]];
    let [first, second, third] = angles.map(Jet::sin_cos);
    matrix_product(&about_z(second), &matrix_product(&about_y(third), &about_x(first)))
}

fn global_rotation(rotation: &[Jet; 3]) -> Matrix<Jet> {
    let angle = (rotation[0] * rotation[0] + rotation[1] * rotation[1] + rotation[2] * rotation[2]).sqrt();
    let (zero, one) = (Jet::constant(0.0), Jet::constant(1.0));
    if angle.value < 1e-4 {
        return [[one, zero, zero], [zero, one, zero], [zero, zero, one]];
    }
    let reciprocal = angle.reciprocal();
    let [x, y, z] = rotation.map(|r| r * reciprocal);
    let (sin, cos) = angle.sin_cos();
    let rest = -cos + 1.0;
    [
        [cos + rest * x * x, rest * x * y + sin * z, rest * x * z - sin * y],
        [rest * x * y - sin * z, cos + rest * y * y, rest * y * z + sin * x],
        [rest * x * z + sin * y, rest * y * z - sin * x, cos + rest * z * z],
    ]
}

fn skinning(theta: &[Jet; PARAMETERS], model: &Model) -> Vec<Map> {
    let mut angles = [[Jet::constant(0.0); 3]; BONES];
    for finger in 0..FINGERS {
        let bone = FIRST_OF_FINGERS + finger * BONES_OF_FINGER;
        let first = FIRST_ANGLE + finger * ANGLES_OF_FINGER;
        angles[bone] = [theta[first], theta[first + 1], Jet::constant(0.0)];
        angles[bone + 1][0] = theta[first + 2];
        angles[bone + 2][0] = theta[first + 3];
    }
    let mut absolutes: Vec<Map> = Vec::with_capacity(BONES);
    for (bone, angles) in angles.iter().enumerate() {
        let turn = Map { linear: bone_rotation(angles), translation: [Jet::constant(0.0); 3] };
        let base = &model.base_relatives[bone];
        let moved = multiply(&base.linear, &turn.translation);
        let relative = Map {
            linear: matrix_product(&base.linear, &turn.linear),
            translation: std::array::from_fn(|i| moved[i] + base.translation[i]),
        };
        absolutes.push(match model.parents[bone] {
            Some(parent) => compose(&absolutes[parent], &relative.linear, &relative.translation),
            None => relative,
        });
    }
    let inverses = absolutes.iter().zip(&model.inverse_base_absolutes);
    inverses.map(|(absolute, inverse)| compose(absolute, &inverse.linear, &inverse.translation)).collect()
}

/// What [`hand`](super::hand) gives.
pub fn hand(theta: &[f64; PARAMETERS], data: &Data) -> (Vec<f64>, Vec<f64>) {
    let mut value = Vec::with_capacity(3 * data.points.len());
    let mut jacobian = vec![0.0; 3 * data.points.len() * PARAMETERS];
    for start in (0..PARAMETERS).step_by(LANES) {
        let lanes = LANES.min(PARAMETERS - start);
        let mut variables = theta.map(Jet::constant);
        for (lane, variable) in variables[start..start + lanes].iter_mut().enumerate() {
            variable.along[lane] = 1.0;
        }
        let transforms = skinning(&variables, &data.model);
        let global = Map {
            linear: global_rotation(&[variables[0], variables[1], variables[2]]),
            translation: [variables[3], variables[4], variables[5]],
        };
        let rows = jacobian.chunks_exact_mut(3 * PARAMETERS);
        for ((point, &vertex), rows) in data.points.iter().zip(&data.vertices).zip(rows) {
            let position = apply(&global, &local_position(&transforms, vertex, &data.model));
            for (i, position) in position.iter().enumerate() {
                if start == 0 {
                    value.push(point[i] - position.value);
                }
                for (entry, d) in rows[i * PARAMETERS + start..][..lanes].iter_mut().zip(position.along) {
                    *entry = -d;
                }
            }
        }
    }
    (value, jacobian)
}

#[inline(always)]
fn local_position(transforms: &[Map], vertex: usize, model: &Model) -> [Jet; 3] {
    let base: &Vec3 = &model.base_positions[vertex];
    let mut local = [Jet::constant(0.0); 3];
    for (transform, &weight) in transforms.iter().zip(&model.weights[vertex * BONES..(vertex + 1) * BONES]) {
        if weight != 0.0 {
            for (local, moved) in local.iter_mut().zip(apply(transform, base)) {
                *local = *local + moved * weight;
            }
        }
    }
    local
}
