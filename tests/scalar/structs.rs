//! Structs and enums that users declare.

use crate::check::{check, flat_fields, method, outputs, two};
use tenzr::prelude::*;

#[differentiable]
#[derive(Clone, Debug, PartialEq)]
struct Camera {
    focal: f64,
    center: [f64; 2],
    #[no_grad]
    scale: f64,
    pixels: usize,
}
flat_fields!(Camera: focal, center; keep scale, pixels);

fn camera(x: &[f64]) -> Camera {
    Camera { focal: x[0], center: [x[1], x[2]], scale: 2.0, pixels: 3 }
}

#[differentiable]
fn project(c: &Camera, p: [f64; 3]) -> [f64; 2] {
    let u = c.focal * p[0] / p[2] + c.center[0] * c.scale;
    let v = c.focal * p[1] / p[2] + c.center[1] * c.pixels as f64;
    [u, v]
}

#[differentiable]
fn reprojection(c: Camera, p: [f64; 3]) -> f64 {
    let [u, v] = project(&c, p);
    u * u + v * v * c.focal
}

#[differentiable]
#[derive(Clone, Copy, Debug, PartialEq)]
struct Complex(f64, f64);
flat_fields!(Complex: 0, 1);

#[differentiable]
fn times(a: Complex, b: Complex) -> Complex {
    Complex(a.0 * b.0 - a.1 * b.1, a.0 * b.1 + a.1 * b.0)
}

#[differentiable]
fn magnitude(z: &Complex) -> f64 {
    let Complex(re, im) = *z;
    re.hypot(im)
}

#[differentiable]
fn escape(c: Complex, n: usize) -> f64 {
    let mut z = Complex(0.0, 0.0);
    for _ in 0..n {
        z = times(z, z);
        z.0 += c.0;
        z.1 += c.1;
        if magnitude(&z) > 2.0 {
            break;
        }
    }
    magnitude(&z)
}

#[test]
fn named_and_tuple_structs() {
    outputs!(project, |x| (&camera(x), [x[3], x[4], x[5]]), |d| (&camera(d), [d[3], d[4], d[5]]))
        .at([[1.5, 0.3, -0.2, 0.5, 0.7, 2.0]]);
    check!(reprojection, |x| (camera(x), [x[3], x[4], x[5]]), |d| (camera(d), [d[3], d[4], d[5]]))
        .at([[1.5, 0.3, -0.2, 0.5, 0.7, 2.0]]);
    outputs!(times, |x| (Complex(x[0], x[1]), Complex(x[2], x[3])), |d| (Complex(d[0], d[1]), Complex(d[2], d[3])))
        .at([[1.0, 2.0, -0.5, 0.3]])
        .gives([1.0, 2.0, 3.0, 4.0], [-5.0, 10.0], [7.0, -1.0, 3.0, -1.0]);
    check!(magnitude, |x| (&Complex(x[0], x[1])), |d| (&Complex(d[0], d[1]))).gives([3.0, -4.0], 5.0, [0.6, -0.8]);
    check!(escape, |x| (Complex(x[0], x[1]), 0), |d| (Complex(d[0], d[1]))).gives([1.0, 1.0], 0.0, [0.0, 0.0]);
    check!(escape, |x| (Complex(x[0], x[1]), 8), |d| (Complex(d[0], d[1]))).at([[0.3, 0.2], [0.4, 0.3], [1.5, 1.5]]);
    assert_eq!(magnitude::grad(&Complex(3.0, -4.0)), Complex(0.6, -0.8));
}

#[differentiable]
#[derive(Clone, Debug)]
struct Layer {
    weights: Vec<Vec<f64>>,
    bias: Vec<f64>,
}
flat_fields!(Layer: weights, bias);

#[differentiable]
#[derive(Clone, Debug)]
struct Network {
    gain: Option<f64>,
    layers: Vec<Layer>,
    #[no_grad]
    name: String,
}
flat_fields!(Network: gain, layers; keep name);

fn layer(x: &[f64]) -> Layer {
    Layer { weights: vec![x[..2].to_vec(), x[2..4].to_vec()], bias: x[4..6].to_vec() }
}

fn network(x: &[f64]) -> Network {
    let layers = x[1..].chunks(6).map(layer).collect();
    Network { gain: Some(x[0]), layers, name: "net".to_string() }
}

#[differentiable]
impl Layer {
    fn apply(&self, x: &[f64]) -> Vec<f64> {
        let mut out = Vec::with_capacity(self.bias.len());
        for (row, b) in self.weights.iter().zip(&self.bias) {
            let mut s = *b;
            for (w, v) in row.iter().zip(x) {
                s += w * v;
            }
            out.push(s.tanh());
        }
        out
    }
}

#[differentiable]
impl Network {
    fn loss(&self, x: &[f64], target: &[f64]) -> f64 {
        let mut h = x.to_vec();
        for layer in &self.layers {
            h = layer.apply(&h);
        }
        let gain = match self.gain {
            Some(g) if self.name == "net" => g,
            _ => 1.0,
        };
        h.iter().zip(target).map(|(a, b)| (a * gain - b).powi(2)).sum()
    }
}

#[test]
fn structs_of_structs() {
    method!(Network::loss[loss_grad, loss_value_and_grad, loss_vjp, loss_jvp],
        |x| (&network(&x[..x.len() - 4]), &x[x.len() - 4..x.len() - 2], &x[x.len() - 2..]),
        |d| (&network(&d[..d.len() - 4]), &d[d.len() - 4..d.len() - 2], &d[d.len() - 2..]))
    .at([
        vec![1.5, 0.3, -0.2, 0.5, 0.7],
        vec![1.5, 0.1, 0.2, -0.3, 0.4, 0.0, -0.1, 0.3, -0.2, 0.5, 0.7],
        vec![1.5, 0.1, 0.2, -0.3, 0.4, 0.0, -0.1, 0.7, 0.3, 0.5, -0.8, 0.2, 0.2, 0.3, -0.2, 0.5, 0.7],
    ]);
}

#[differentiable]
#[derive(Clone, Copy, Debug)]
struct Point<T> {
    x: T,
    y: T,
}
flat_fields!(Point<f64>: x, y);

#[differentiable]
#[derive(Clone, Copy, Debug)]
struct Segment<T> {
    from: Point<T>,
    to: Point<T>,
}
flat_fields!(Segment<f64>: from, to);

#[differentiable]
fn length<T: Real>(s: &Segment<T>) -> T {
    let d = Point { x: s.to.x - s.from.x, y: s.to.y - s.from.y };
    (d.x * d.x + d.y * d.y).sqrt()
}

#[differentiable]
fn perimeter(points: &[Point<f64>]) -> f64 {
    let mut s = 0.0;
    for i in 0..points.len() {
        let segment = Segment { from: points[i], to: points[(i + 1) % points.len()] };
        s += length(&segment);
    }
    s
}

#[differentiable]
#[derive(Clone, Debug)]
struct Polynomial<const N: usize> {
    coefficients: [f64; N],
}
flat_fields!(Polynomial<3>: coefficients);

#[differentiable]
impl<const N: usize> Polynomial<N> {
    fn value(&self, x: f64) -> f64 {
        self.coefficients.iter().rev().fold(0.0, |s, c| s * x + c)
    }
}

type Cubic = Polynomial<3>;

fn points(x: &[f64]) -> Vec<Point<f64>> {
    x.chunks(2).map(|p| Point { x: p[0], y: p[1] }).collect()
}

fn segment(x: &[f64]) -> Segment<f64> {
    Segment { from: Point { x: x[0], y: x[1] }, to: Point { x: x[2], y: x[3] } }
}

#[test]
fn generic_structs() {
    check!(length, |x| (&segment(x)), |d| (&segment(d))).at([[0.5, 1.0, 2.0, -1.0]]).gives(
        [0.0, 0.0, 3.0, 4.0],
        5.0,
        [-0.6, -0.8, 0.6, 0.8],
    );
    check!(perimeter, |x| (&points(x)), |d| (&points(d)))
        .at([vec![0.0, 0.0, 1.0, 0.5], vec![0.0, 0.0, 1.0, 0.5, 0.3, 2.0]])
        .gives([0.0; 0], 0.0, [0.0; 0]);
    method!(Cubic::value[value_grad, value_value_and_grad, value_vjp, value_jvp],
        |x| (&Polynomial { coefficients: [x[0], x[1], x[2]] }, x[3]),
        |d| (&Polynomial { coefficients: [d[0], d[1], d[2]] }, d[3]))
    .gives([1.0, 2.0, 3.0, 2.0], 17.0, [1.0, 2.0, 4.0, 14.0]);
}

#[differentiable]
#[derive(Clone, Debug, PartialEq)]
enum Shape {
    Circle(f64),
    Rectangle { width: f64, height: f64 },
    Polygon(Vec<[f64; 2]>, #[no_grad] f64),
    Nothing,
}

impl crate::check::Flat for Shape {
    fn put(&self, out: &mut Vec<f64>) {
        match self {
            Self::Circle(r) => r.put(out),
            Self::Rectangle { width, height } => (*width, *height).put(out),
            Self::Polygon(corners, _) => corners.put(out),
            Self::Nothing => {}
        }
    }

    fn like(&self, numbers: &mut dyn Iterator<Item = f64>) -> Self {
        match self {
            Self::Circle(r) => Self::Circle(r.like(numbers)),
            Self::Rectangle { width, height } => {
                Self::Rectangle { width: width.like(numbers), height: height.like(numbers) }
            }
            Self::Polygon(corners, scale) => Self::Polygon(corners.like(numbers), *scale),
            Self::Nothing => Self::Nothing,
        }
    }
}

#[differentiable]
fn area(s: &Shape) -> f64 {
    match s {
        Shape::Circle(r) if *r < 0.0 => 0.0,
        Shape::Circle(r) => std::f64::consts::PI * r * r,
        Shape::Rectangle { width, height: h } => width * h,
        Shape::Polygon(corners, scale) => {
            let mut twice = 0.0;
            for (i, a) in corners.iter().enumerate() {
                let b = corners[(i + 1) % corners.len()];
                twice += a[0] * b[1] - a[1] * b[0];
            }
            0.5 * twice * scale
        }
        Shape::Nothing => 1.0,
    }
}

#[differentiable]
fn scaled(s: Shape, k: f64) -> Shape {
    match s {
        Shape::Circle(r) => Shape::Circle(r * k),
        Shape::Rectangle { width, height } => Shape::Rectangle { width: width * k, height: height + k },
        other => other,
    }
}

#[differentiable]
fn scaled_area(w: f64, k: f64, round: bool) -> f64 {
    let shape = if round { Shape::Circle(w) } else { Shape::Rectangle { width: w, height: 2.0 } };
    let bigger = scaled(shape.clone(), k);
    let mut total = area(&bigger) - area(&shape);
    if let Shape::Circle(r) = bigger {
        total += r;
    }
    total
}

#[differentiable]
fn total_area(shapes: &[Shape]) -> f64 {
    shapes.iter().map(|s| area(s)).sum()
}

fn rectangle(x: &[f64]) -> Shape {
    Shape::Rectangle { width: x[0], height: x[1] }
}

#[test]
fn enums_with_data() {
    use std::f64::consts::PI;
    check!(area, |x| (&Shape::Circle(x[0])), |d| (&Shape::Circle(d[0]))).at([2.0, -1.0]).gives(1.0, PI, 2.0 * PI);
    check!(area, |x| (&rectangle(x)), |d| (&rectangle(d))).gives([2.0, 3.0], 6.0, [3.0, 2.0]);
    check!(area, |x| (&Shape::Polygon(x.as_chunks().0.to_vec(), 2.0)), |d| (&Shape::Polygon(
        d.as_chunks().0.to_vec(),
        2.0
    )))
    .at([vec![0.0, 0.0, 1.0, 0.5, 0.3, 2.0]])
    .gives([0.0; 0], 0.0, [0.0; 0]);
    check!(area, |_x| (&Shape::Nothing), |_d| (&Shape::Nothing)).gives([0.0; 0], 1.0, [0.0; 0]);
    outputs!(scaled, |x| (rectangle(x), x[2]), |d| (rectangle(d), d[2])).at([[2.0, 3.0, 1.5]]);
    check!(scaled_area, |x| (x[0], x[1], true), |d| (d[0], d[1])).at([[2.0, 1.5]]);
    check!(scaled_area, |x| (x[0], x[1], false), |d| (d[0], d[1])).at([[2.0, 1.5]]);
    check!(total_area, |x| (&[Shape::Circle(x[0]), Shape::Nothing, rectangle(&x[1..])]), |d| (&[
        Shape::Circle(d[0]),
        Shape::Nothing,
        rectangle(&d[1..])
    ]))
    .gives([1.0, 2.0, 3.0], PI + 7.0, [2.0 * PI, 3.0, 2.0]);
}

/// A value without numbers to differentiate chooses how others are computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rule {
    Left,
    Middle,
}

#[differentiable]
fn step(x: f64, h: f64, #[no_grad] rule: Rule) -> f64 {
    let at = if rule == Rule::Left { x } else { x + 0.5 * h };
    x + h * at.cos()
}

#[differentiable]
fn integrate(x: f64, h: f64) -> f64 {
    let mut y = x;
    for i in 0..4 {
        let rule = if i % 2 == 0 { Rule::Left } else { Rule::Middle };
        y = step(y, h, rule);
    }
    y
}

#[test]
fn enums_without_data() {
    two!(integrate).at([[0.3, 0.1], [-2.0, 0.7]]);
    check!(step, |x| (x[0], x[1], Rule::Left), |d| (d[0], d[1])).gives([0.0, 2.0], 2.0, [1.0, 1.0]);
}
