//! Methods by every receiver, structs whose state changes, and fields that are constants.

use crate::check::{check, flat_fields, init, last, method, outputs, scalar};
use tenzr::prelude::*;

#[differentiable]
#[derive(Clone, Debug, PartialEq)]
struct Net {
    bias: f64,
    weights: Vec<f64>,
}
flat_fields!(Net: bias, weights);

#[differentiable]
impl Net {
    /// By value, of a type that is not copied.
    fn consumed(self, x: f64) -> f64 {
        let mut s = self.bias;
        for w in &self.weights {
            s += w * x;
        }
        s
    }

    fn scaled(&self, x: f64) -> f64 {
        self.bias * x
    }

    /// By the name of the type, and by `Self`.
    fn by_path(&self, x: f64) -> f64 {
        self.clone().consumed(x) + Self::scaled(self, x) * Net::scaled(self, 2.0)
    }

    fn decay(&mut self, rate: f64) {
        for w in self.weights.iter_mut() {
            *w *= rate;
        }
        self.bias += rate;
    }

    fn combined(a: Self, b: &Self) -> Self {
        Self { bias: a.bias * b.bias, weights: a.weights }
    }

    /// Its name is like that of a method of numbers.
    fn count(&self) -> usize {
        self.weights.len()
    }

    #[no_grad]
    fn parsed(text: &str) -> Self {
        Net { bias: text.len() as f64, weights: Vec::new() }
    }
}

fn net(x: &[f64]) -> Net {
    Net { bias: x[0], weights: x[1..].to_vec() }
}

#[differentiable]
fn every_receiver(n: Net, x: f64) -> f64 {
    let mut m = n.clone();
    for _ in 0..3 {
        m.decay(x);
        if m.scaled(x) > 100.0 {
            break;
        }
    }
    let c = Net::combined(m, &n);
    let k = c.count() as f64;
    c.by_path(x) * k + n.consumed(x)
}

#[test]
fn receivers() {
    method!(Net::by_path[by_path_grad, by_path_value_and_grad, by_path_vjp, by_path_jvp],
        |x| (&net(init(x)), last(x)), |d| (&net(init(d)), last(d)))
    .at([vec![0.5, 1.0, 2.0, 0.3], vec![0.5, 0.3]]);
    check!(every_receiver, |x| (net(init(x)), last(x)), |d| (net(init(d)), last(d))).at([
        vec![0.5, 1.0, 2.0, 0.3],
        vec![1.5, 1.0, -2.0],
        vec![9.0, 1.0, 5.0],
    ]);
    assert_eq!(Net::parsed("abc"), Net { bias: 3.0, weights: Vec::new() });
}

#[differentiable]
#[derive(Clone, Copy, Debug, PartialEq)]
struct Vector<T> {
    x: T,
    y: T,
}
flat_fields!(Vector<f64>: x, y);

#[differentiable]
impl<T: Real> Vector<T> {
    fn dot(&self, other: &Vector<T>) -> T {
        self.x * other.x + self.y * other.y
    }

    fn norm(self) -> T {
        self.dot(&self).sqrt()
    }

    fn plus(self, other: Self) -> Self {
        Vector { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
fn of_generic_methods(a: Vector<f64>, b: &Vector<f64>, k: f64) -> f64 {
    let mut c = a.plus(*b);
    c.x *= k;
    c.norm() * a.dot(b)
}

/// Neither its types nor its body say that it is scalar code.
#[differentiable(scalar)]
fn same(a: Vector<f64>) -> Vector<f64> {
    a
}

#[differentiable(wrt(a))]
fn with_respect_to_one(a: &Vector<f64>, b: &Vector<f64>, k: f64) -> f64 {
    a.x * b.y * k
}

fn vector(x: &[f64]) -> Vector<f64> {
    Vector { x: x[0], y: x[1] }
}

#[test]
fn generic_methods() {
    check!(of_generic_methods, |x| (vector(x), &vector(&x[2..]), x[4]), |d| (vector(d), &vector(&d[2..]), d[4]))
        .at([[0.5, 1.0, 2.0, 0.3, 1.2]]);
    method!(Vector::norm[norm_grad, norm_value_and_grad, norm_vjp, norm_jvp], |x| (vector(x)), |d| (vector(d))).gives(
        [3.0, -4.0],
        5.0,
        [0.6, -0.8],
    );
    outputs!(same, |x| (vector(x)), |d| (vector(d))).at([[1.0, 2.0]]);
    check!(with_respect_to_one, |x| (&vector(x), &vector(&[2.0, 3.0]), 2.0), |d| (&vector(d))).gives(
        [1.0, 2.0],
        6.0,
        [6.0, 0.0],
    );
}

#[differentiable]
#[derive(Clone, Debug, PartialEq)]
struct State {
    position: [f64; 2],
    velocity: [f64; 2],
    history: Vec<f64>,
    #[no_grad]
    dt: f64,
    steps: usize,
}
flat_fields!(State: position, velocity, history; keep dt, steps);

#[differentiable]
fn advance(s: &mut State, g: f64) {
    for i in 0..2 {
        s.position[i] += s.velocity[i] * s.dt;
        s.velocity[i] -= g * s.position[i] * s.dt;
    }
    s.history.push(s.position[0] * s.position[1]);
    s.steps += 1;
}

#[differentiable]
fn simulate(s: State, g: f64) -> f64 {
    let mut s = State { history: vec![g], ..s };
    for _ in 0..s.steps + 1 {
        advance(&mut s, g);
    }
    let t = State { velocity: [1.0, g], ..s.clone() };
    s.history.iter().sum::<f64>() + s.position[0] * t.velocity[1] + s.steps as f64
}

#[differentiable]
fn moved(states: &[State], k: f64) -> Vec<State> {
    let mut out = Vec::new();
    for s in states {
        let mut t = s.clone();
        t.position[0] *= k;
        out.push(t);
    }
    out[0].velocity[1] += k;
    out
}

fn state(x: &[f64]) -> State {
    State { position: [x[0], x[1]], velocity: [x[2], x[3]], history: x[4..].to_vec(), dt: 0.1, steps: 2 }
}

#[test]
fn state_that_changes() {
    check!(simulate, |x| (state(init(x)), last(x)), |d| (state(init(d)), last(d)))
        .at([vec![0.5, 1.0, 2.0, 0.3, 1.2], vec![0.5, 1.0, 2.0, 0.3, 1.2, 0.7]]);
    outputs!(moved, |x| (&[state(init(x))], last(x)), |d| (&[state(init(d))], last(d)))
        .at([vec![0.5, 1.0, 2.0, 0.3, 1.2], vec![0.5, 1.0, 2.0, 0.3, 1.2, 0.7]]);
}

/// What is borrowed is a constant.
#[differentiable]
#[derive(Clone, Debug, PartialEq)]
struct Camera<'a> {
    focal: f64,
    #[no_grad]
    scale: f64,
    #[no_grad]
    table: Vec<f64>,
    name: &'a str,
}

trait Model {
    fn predict(&self, x: f64) -> f64;
}

/// The trait is no differentiable one.
#[differentiable(inherent)]
impl Model for Net {
    fn predict(&self, x: f64) -> f64 {
        self.bias * x + self.weights[0]
    }
}

#[differentiable]
fn imaged<'a>(c: &Camera<'a>, x: f64) -> f64 {
    let shift = if c.name == "left" { 1.0 } else { 0.0 };
    c.focal * c.scale * x * c.table[1] + shift
}

#[differentiable]
fn rescaled<'a>(c: Camera<'a>, x: f64) -> f64 {
    let mut d = c.clone();
    d.scale += 1.0;
    imaged(&d, x) * c.scale
}

#[differentiable]
fn of_a_trait(n: &Net, x: f64) -> f64 {
    n.predict(x) * x
}

#[test]
fn constant_fields_have_no_gradient() {
    let c = |focal, scale, table| Camera { focal, scale, table, name: "left" };
    let zeros = |focal| Camera { focal, scale: 0.0, table: vec![0.0, 0.0], name: "" };
    let camera = c(2.0, 3.0, vec![1.0, 5.0]);
    assert_eq!(imaged::value_and_grad(&camera, 2.0), (61.0, (zeros(30.0), 30.0)));
    assert_eq!(imaged::vjp(&camera, 2.0).1(2.0), (zeros(60.0), 60.0));
    assert_eq!(rescaled::grad(camera, 2.0), (zeros(120.0), 120.0));
    check!(of_a_trait, |x| (&net(init(x)), last(x)), |d| (&net(init(d)), last(d))).at([[0.5, 1.0, 2.0]]);
}

#[differentiable]
fn square(x: f64) -> f64 {
    x * x
}

#[differentiable]
fn tuple(x: f64, n: usize) -> (usize, f64) {
    (n + 1, x * 3.0)
}

/// Code that is left as it is sees the value of what a function gave.
#[differentiable]
fn looked_at(x: f64) -> f64 {
    let r = square(x);
    assert!(r > -1.0, "{r} is no square");
    let n = r as usize;
    let m = (r * 2.0).floor() as i32;
    let counted = tuple(x, n);
    let k = counted.0 as f64;
    if n > 1 { r * n as f64 + counted.1 } else { x * m as f64 * k }
}

#[test]
fn values_of_unknown_types() {
    scalar!(looked_at).at([0.8, 1.7]).gives(2.0, 22.0, 19.0);
}

#[differentiable]
#[derive(Clone, Debug, PartialEq)]
struct Spring {
    stiffness: f64,
    rests: Vec<f64>,
}
flat_fields!(Spring: stiffness, rests);

#[differentiable]
impl Spring {
    fn energy(&self, x: f64) -> f64 {
        self.rests.iter().map(|r| self.stiffness * (x - r).powi(3)).sum::<f64>() + x.sin()
    }

    fn released(self, x: f64, n: usize) -> f64 {
        self.energy(x) * x * n as f64
    }

    fn stretch(x: f64, y: &[f64]) -> f64 {
        x.powi(3) * y[0] + x * y[1].sin()
    }

    /// Derivatives of methods, in a method.
    fn force(&self, x: f64) -> f64 {
        let (_, dx) = self.energy_grad(x);
        -dx + Self::stretch_grad(x, &self.rests).0
    }

    fn both(&self, x: f64) -> (f64, f64) {
        (self.energy(x), self.force(x))
    }
}

#[differentiable]
fn of_derivatives_of_methods(s: &Spring, x: f64) -> f64 {
    let (value, (ds, dx)) = s.energy_value_and_grad(x);
    let (y, dy) = s.energy_jvp(x, s, x * 2.0);
    let mut t = s.clone();
    t.stiffness *= x;
    let r = t.clone().released_grad(x, 2);
    let (both, along) = s.both_jvp(x, s, 1.0);
    let plain = Spring { stiffness: 2.0, rests: vec![0.5, 1.0] };
    let constant = plain.energy_grad(x).1;
    value * ds.stiffness + dx * ds.rests[0] + y * dy + r.0.stiffness * r.1 + both.0 * along.1 + t.force(x) * constant
}

#[differentiable]
fn further_derivatives_of_methods(s: &Spring, x: f64) -> f64 {
    let (d, dx) = of_derivatives_of_methods::grad(s, x);
    let (_, curvature) = s.force_grad(x);
    d.rests[0] + dx * curvature + Spring::stretch_value_and_grad(x, &s.rests).1.1[1]
}

fn spring(x: &[f64]) -> Spring {
    Spring { stiffness: x[0], rests: x[1..].to_vec() }
}

#[test]
fn derivatives_of_methods_in_bodies() {
    check!(of_derivatives_of_methods, |x| (&spring(init(x)), last(x)), |d| (&spring(init(d)), last(d)))
        .at([[0.5, 1.0, 0.3, 0.7], [1.5, -0.2, 0.4, -0.3]]);
    check!(further_derivatives_of_methods, |x| (&spring(init(x)), last(x)), |d| (&spring(init(d)), last(d)))
        .at([[0.5, 1.0, 0.3, 0.7], [1.5, -0.2, 0.4, -0.3]]);
}

/// Constants of methods and of associated functions take what the caller has.
#[differentiable]
#[derive(Clone, Debug, PartialEq)]
struct Scaled {
    k: f64,
}
flat_fields!(Scaled: k);

#[differentiable]
impl Scaled {
    fn times(&self, x: f64, #[no_grad] c: f64) -> f64 {
        self.k * x * c
    }

    fn weighed(&self, #[no_grad] w: &[f64], x: &[f64]) -> f64 {
        w.iter().zip(x).map(|(w, x)| w * x * self.k).sum()
    }

    fn grow(&mut self, #[no_grad] w: &[f64], x: &[f64], #[no_grad] c: f64) {
        self.k += w[0] * x[0] * c * self.k;
    }

    fn plain(#[no_grad] c: f64, x: f64) -> f64 {
        c * x * x
    }
}

#[differentiable]
fn gives_constants(s: &Scaled, x: f64, #[no_grad] c: f64, #[no_grad] w: &[f64]) -> f64 {
    let mut t = s.clone();
    let mut all = vec![s.clone(), s.clone()];
    let moving = [x, x * x];
    let fixed = [c, 2.0];
    for _ in 0..2 {
        t.grow(w, &moving, c);
        all[1].grow(&fixed, &moving, 0.5);
    }
    let k = 3.0;
    s.times(x, c)
        + s.times(x, k)
        + s.times(2.0, 4.0)
        + t.times(x, 0.5)
        + s.weighed(w, &moving)
        + t.weighed(&[1.0, c], &fixed)
        + all[1].weighed(w, w)
        + Scaled::plain(c, x)
        + Scaled::plain(0.5, 2.0)
        + Scaled::times(s, x, c)
        + s.times_grad(x, c).1
        + Scaled::plain_grad(k, x)
}

/// What varies is a constant to the method: its derivative ends there.
#[differentiable]
fn ends_there(s: &Scaled, x: f64) -> f64 {
    let moving = [x, x * x];
    let mut t = s.clone();
    t.grow(&moving, &moving, x);
    s.times(2.0, x) + s.weighed(&moving, &[1.0, 2.0]) + t.k
}

#[test]
fn constants_of_methods() {
    check!(gives_constants, |x| (&Scaled { k: x[0] }, x[1], 1.7, &[0.3, 0.4]), |d| (&Scaled { k: d[0] }, d[1]))
        .at([[0.5, 0.7], [1.5, -0.3]]);
    let (x, k) = (0.7, 0.5);
    let (y, (ds, dx)) = ends_there::value_and_grad(&Scaled { k }, x);
    let grown = x * x * x;
    approx::assert_relative_eq!(y, k * (2.0 * x + x + 2.0 * x * x + 1.0 + grown), max_relative = 1e-14);
    approx::assert_relative_eq!(ds.k, y / k, max_relative = 1e-14);
    // Of the three factors of `grow` only one carries a derivative.
    approx::assert_relative_eq!(dx, k * x * x, max_relative = 1e-14);
}

/// It cannot be cloned: what does not need a copy goes without.
#[differentiable]
struct Unique {
    k: f64,
}

#[differentiable]
impl Unique {
    fn against(&self, other: Unique, x: f64) -> f64 {
        self.k * other.k * x
    }
}

#[test]
fn types_without_clone() {
    let (y, (du, dv, dx)) = Unique { k: 3.0 }.against_value_and_grad(Unique { k: 2.0 }, 4.0);
    assert_eq!((y, du.k, dv.k, dx), (24.0, 8.0, 12.0, 6.0));
}
