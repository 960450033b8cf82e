//! Differentiable traits, and functions that are generic in what implements them.

use crate::check::{Flat, check, flat_fields, init, last, method, outputs, scalar};
use tenzr::prelude::*;

#[differentiable]
trait Model: std::fmt::Debug {
    const SCALE: f64;
    const STEPS: usize;

    fn loss(&self, x: f64) -> f64;

    /// Bodies of the trait's own call what is required, and each other.
    fn twice(&self, x: f64) -> f64 {
        self.loss(x) * 2.0 * Self::SCALE + self.loss(x * x).sin()
    }

    fn penalty(x: f64, #[no_grad] k: f64) -> f64;

    fn spread(x: f64) -> f64 {
        let mut s = 0.0;
        for _ in 0..Self::STEPS {
            s += Self::penalty(x + s, 0.5);
        }
        s
    }

    fn shift(&mut self, x: f64);

    fn against(&self, other: &Self, k: f64) -> f64 {
        self.loss(k) * other.twice(1.0 + k)
    }

    fn consumed(self, x: f64) -> f64 {
        let mut own = self.clone();
        own.shift(x);
        own.against(&self, x)
    }

    fn curve(&self, x: f64) -> [f64; 2] {
        [self.loss(x), self.twice(x)]
    }

    fn count(&self) -> usize;

    #[no_grad]
    fn named(&self) -> String {
        format!("{self:?}")
    }
}

#[differentiable]
#[derive(Clone, Debug, PartialEq)]
struct Net {
    bias: f64,
    weights: Vec<f64>,
}
flat_fields!(Net: bias, weights);

#[differentiable]
impl Model for Net {
    const SCALE: f64 = 1.5;
    const STEPS: usize = 3;

    fn loss(&self, x: f64) -> f64 {
        (self.bias * x).sin() * Self::SCALE + self.weights.iter().sum::<f64>() * Self::penalty(x, 2.0)
    }

    fn penalty(x: f64, #[no_grad] k: f64) -> f64 {
        x * k / Self::STEPS as f64
    }

    fn shift(&mut self, x: f64) {
        self.bias *= x;
        for w in self.weights.iter_mut() {
            *w += x * *w;
        }
    }

    fn count(&self) -> usize {
        self.weights.len()
    }
}

/// Its length is a parameter of the type.
#[differentiable]
#[derive(Clone, Copy, Debug, PartialEq)]
struct Polynomial<const N: usize> {
    coefficients: [f64; N],
}
flat_fields!(Polynomial<3>: coefficients);

#[differentiable]
impl<const N: usize> Model for Polynomial<N> {
    const SCALE: f64 = 0.25;
    const STEPS: usize = N - 1;

    fn loss(&self, x: f64) -> f64 {
        let mut s = 0.0;
        for c in self.coefficients.iter().rev() {
            s = s * x + c;
        }
        s + Self::spread(x * Self::SCALE)
    }

    fn penalty(x: f64, #[no_grad] k: f64) -> f64 {
        (x * k).cos()
    }

    fn twice(&self, x: f64) -> f64 {
        self.loss(x) + self.loss(-x)
    }

    fn shift(&mut self, x: f64) {
        self.coefficients[0] += x;
    }

    fn count(&self) -> usize {
        N
    }
}

fn net(x: &[f64]) -> Net {
    Net { bias: x[0], weights: x[1..].to_vec() }
}

fn polynomial(x: &[f64]) -> Polynomial<3> {
    Polynomial { coefficients: [x[0], x[1], x[2]] }
}

#[differentiable]
fn total<M: Model>(m: &M, xs: &[f64]) -> f64 {
    let mut s = 0.0;
    for x in xs {
        s += m.twice(*x) * M::SCALE + M::spread(*x) * M::penalty(s, 0.1) + m.count() as f64 * x;
    }
    s
}

#[differentiable]
fn moved(m: &impl Model, x: f64) -> f64 {
    let mut n = m.clone();
    for _ in 0..2 {
        n.shift(x);
    }
    let k = n.loss(x).tanh();
    n.shift(k.sin());
    n.against(m, k) + n.against(&n, x)
}

#[differentiable]
fn weighed<A, B>(models: &[A], b: B, x: f64) -> f64
where
    A: Model,
    B: Model + PartialEq,
{
    let far: f64 = models.iter().map(|m: &A| m.loss(x)).sum();
    far * b.consumed(x) + models[0].curve(x)[1]
}

#[differentiable]
fn handed_on<M: Model>(m: &M, x: f64) -> f64 {
    total(m, &[x, 2.0 * x]) + moved(m, x)
}

#[differentiable]
fn slope<M: Model>(m: &M, x: f64) -> f64 {
    let (d, dx): (M, f64) = handed_on::grad(m, x);
    let (of_loss, along) = (m.loss_grad(x).1, m.twice_jvp(x, m, 1.0).1);
    dx * d.loss(x) + total::value_and_grad(m, &[x]).1.1[0] + of_loss * along + M::penalty_grad(x * x, 2.0)
}

#[differentiable]
fn of_net(n: &Net, x: f64) -> f64 {
    handed_on(n, x) * n.loss(x) + Net::twice(n, x) + Net::spread(x) + slope(n, x)
}

/// A model that is a constant.
#[differentiable]
fn of_constant<M: Model>(#[no_grad] m: &M, x: f64) -> f64 {
    m.loss(x) * m.twice(2.0) + m.count() as f64 * x
}

const NET: [f64; 4] = [0.3, 0.2, -0.4, 0.7];
const MORE: [f64; 5] = [0.3, -0.2, 0.4, 0.7, -0.5];
const POLYNOMIAL: [f64; 4] = [0.3, -0.2, 0.4, 0.7];

#[test]
fn functions_generic_in_a_trait() {
    check!(total, |x| (&net(&x[..3]), &x[3..]), |d| (&net(&d[..3]), &d[3..])).at([NET.to_vec(), MORE.to_vec()]);
    check!(total, |x| (&polynomial(x), &x[3..]), |d| (&polynomial(d), &d[3..]))
        .at([POLYNOMIAL.to_vec(), MORE.to_vec()]);
    check!(moved, |x| (&net(init(x)), last(x)), |d| (&net(init(d)), last(d))).at([NET]);
    check!(moved, |x| (&polynomial(init(x)), last(x)), |d| (&polynomial(init(d)), last(d))).at([POLYNOMIAL]);
    check!(handed_on, |x| (&net(init(x)), last(x)), |d| (&net(init(d)), last(d))).at([NET]);
    check!(weighed, |x| (&[polynomial(x)], net(&x[3..6]), last(x)), |d| (&[polynomial(d)], net(&d[3..6]), last(d)))
        .at([[0.3, -0.2, 0.4, 0.3, 0.2, -0.4, 0.7]]);
    check!(of_constant, |x| (&net(&NET[..3]), x[0]), |d| (d[0])).at([0.7]);
    check!(of_net, |x| (&net(init(x)), last(x)), |d| (&net(init(d)), last(d))).at([NET]);
    assert!(net(&NET).named().starts_with("Net"));
}

#[test]
fn gradients_of_gradients_through_a_trait() {
    check!(slope, |x| (&net(init(x)), last(x)), |d| (&net(init(d)), last(d))).at([NET]);
    check!(slope, |x| (&polynomial(init(x)), last(x)), |d| (&polynomial(init(d)), last(d))).at([POLYNOMIAL]);
}

fn close<T: Flat>(a: &T, b: &T) {
    for (a, b) in a.flat().into_iter().zip(b.flat()) {
        approx::assert_relative_eq!(a, b, max_relative = 1e-12);
    }
}

#[test]
fn companions_of_a_trait() {
    method!(Net::loss[loss_grad, loss_value_and_grad, loss_vjp, loss_jvp], |x| (&net(init(x)), last(x)), |d| (
        &net(init(d)),
        last(d)
    ))
    .at([NET]);
    method!(Net::twice[twice_grad, twice_value_and_grad, twice_vjp, twice_jvp], |x| (&net(init(x)), last(x)), |d| (
        &net(init(d)),
        last(d)
    ))
    .at([NET]);
    let (of_net, of_x) = net(&NET).curve_jacobian(0.4);
    close(&(of_net[0].clone(), of_x[0]), &net(&NET).loss_grad(0.4));
    close(&(of_net[1].clone(), of_x[1]), &net(&NET).twice_grad(0.4));
    close(&net(&NET).curve_jacrev(0.4), &(of_net, of_x));
    assert_eq!(Net::penalty_grad(0.5, 3.0), 1.0);
}

#[test]
fn jacobians_of_functions_generic_in_a_trait() {
    close(&curves::jacfwd(&net(&NET), 0.4), &curves::jacrev(&net(&NET), 0.4));
    outputs!(curves, |x| (&net(init(x)), last(x)), |d| (&net(init(d)), last(d))).at([NET]);
}

#[differentiable]
fn curves<M: Model>(m: &M, x: f64) -> Vec<f64> {
    (0..3).map(|i| m.loss(x * i as f64)).collect()
}

/// A trait of another kind of floats, with supertraits and parameters.
#[differentiable]
trait Kernel<const D: usize>: Clone + PartialEq {
    fn distance(&self, x: [f32; D], y: &[f32; D]) -> f32 {
        let mut s = 0.0;
        for i in 0..D {
            s += (x[i] - y[i]) * (x[i] - y[i]);
        }
        self.of_square(s)
    }

    fn of_square(&self, s: f32) -> f32;
}

#[differentiable]
#[derive(Clone, Debug, PartialEq)]
struct Gaussian(f32);

#[differentiable]
impl Kernel<2> for Gaussian {
    fn of_square(&self, s: f32) -> f32 {
        s * self.0
    }
}

#[differentiable]
fn between<K: Kernel<2>>(k: &K, x: [f32; 2], y: &[f32; 2]) -> f32 {
    k.distance(x, y)
}

#[test]
fn traits_over_other_floats() {
    let k = Gaussian(2.0);
    assert_eq!(between::grad(&k, [1.0, 2.0], &[0.0, 0.0]), (Gaussian(5.0), [4.0, 8.0], [-4.0, -8.0]));
    assert_eq!(k.distance_grad([1.0, 2.0], &[0.0, 0.0]).0, Gaussian(5.0));
}

mod elsewhere {
    use super::*;

    /// The trait is another module's, and only its name is brought in.
    #[differentiable]
    fn far<M: super::Model>(m: &M, x: f64) -> f64 {
        m.twice(x)
    }

    #[differentiable]
    pub fn far_of_net(x: f64) -> f64 {
        let n = Net { bias: x, weights: vec![x, 1.0] };
        far(&n, x)
    }
}

use elsewhere::far_of_net;

#[test]
fn traits_of_other_modules() {
    scalar!(far_of_net).at([0.3, -0.7]);
}

/// A step of a search, whose result is a model.
#[differentiable]
fn stepped<M: Model>(m: &M, x: f64) -> M {
    let mut n = m.clone();
    n.shift(x);
    n
}

#[differentiable]
fn searched<M: Model>(m: &M, x: f64, steps: usize) -> f64 {
    let mut n: M = stepped(m, x);
    for _ in 0..steps {
        n = stepped(&n, x * 0.5);
    }
    n.loss(x)
}

#[test]
fn results_that_only_a_trait_tells_of() {
    outputs!(stepped, |x| (&net(init(x)), last(x)), |d| (&net(init(d)), last(d))).at([NET]);
    check!(searched, |x| (&net(init(x)), last(x), 3), |d| (&net(init(d)), last(d))).at([NET]);
}
