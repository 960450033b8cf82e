//! What holds of every program: value, reverse mode, forward mode and differences agree; a batch is its examples one by one;
//! second derivatives agree in two orders of modes and with differences.

use std::panic::catch_unwind;
use tenzr::prelude::*;
use tenzr_random_tensors::random::Random;

axis!(pub N);
axis!(pub A);
axis!(pub B);

pub type X = Tensor<f64, (A, B)>;
pub type W = Tensor<f64, (B,)>;
pub type C = Tensor<f64, (A,)>;
pub type L = Tensor<f64, ()>;
pub type Xs = Tensor<f64, (N, A, B)>;

/// The numbers of one example of `x`, those of `w`, and those of all arguments.
const OF_X: usize = 6;
const OF_W: usize = 3;
const ALL: usize = OF_X + OF_W + 1;

/// A program and its derivatives. A direction is a number for each of `x`, `w` and `k`.
#[derive(Clone, Copy)]
pub struct Entry {
    pub name: &'static str,
    pub value: fn(&X, &W, f64, usize) -> f64,
    pub reverse: fn(&X, &W, f64, usize) -> (f64, Vec<f64>),
    pub forward: fn(&X, &W, f64, usize, &[f64]) -> (f64, f64),
    pub mapped: fn(&Xs, &W, f64, usize) -> Vec<f64>,
    /// The gradients of each example, by argument.
    pub each: fn(&Xs, &W, f64, usize) -> Vec<Vec<f64>>,
    /// The gradient of the sum over a batch, by argument.
    pub total: fn(&Xs, &W, f64, usize) -> Vec<Vec<f64>>,
    /// The Hessian times a direction: reverse over reverse, and forward over reverse.
    pub second: fn(&X, &W, f64, usize, &[f64]) -> Vec<f64>,
    pub second_forward: fn(&X, &W, f64, usize, &[f64]) -> Vec<f64>,
}

pub fn x_of(v: &[f64]) -> X {
    X::from_slice([2, 3], &v[..OF_X]).unwrap()
}

pub fn w_of(v: &[f64]) -> W {
    W::from_slice([3], &v[OF_X..OF_X + OF_W]).unwrap()
}

pub fn flat(x: &X, w: &W, k: f64) -> Vec<f64> {
    [x.to_vec(), w.to_vec(), vec![k]].concat()
}

pub fn flat_of((x, w, k): (X, W, f64)) -> Vec<f64> {
    flat(&x, &w, k)
}

/// The entry of a differentiable function.
macro_rules! entry {
    ($f:ident) => {
        Entry {
            name: stringify!($f),
            value: |x, w, k, n| $f(x, w, k, n).item(),
            reverse: |x, w, k, n| {
                let (y, g) = $f::value_and_grad(x, w, k, n);
                (y.item(), flat_of(g))
            },
            forward: |x, w, k, n, d| {
                let (y, t) = $f::jvp(x, w, k, n, &x_of(d), &w_of(d), d[9]);
                (y.item(), t.item())
            },
            mapped: |xs, w, k, n| vmap!(N, |x: &X| $f(x, w, k, n))(xs).to_vec(),
            each: |xs, w, k, n| {
                let (x, w, k) = vmap!(N, |x: &X| grad!(|x: &X, w: &W, k: f64| $f(x, w, k, n))(x, w, k))(xs);
                vec![x.to_vec(), w.to_vec(), k.to_vec()]
            },
            total: |xs, w, k, n| {
                let (x, w, k) =
                    grad!(|xs: &Xs, w: &W, k: f64| vmap!(N, |x: &X| $f(x, w, k, n))(xs).sum_all())(xs, w, k);
                vec![x.to_vec(), w.to_vec(), vec![k]]
            },
            second: |x, w, k, n, d| {
                let (u, v, s) = (x_of(d), w_of(d), d[9]);
                flat_of(grad!(|x: &X, w: &W, k: f64| {
                    let (g, h, t) = grad!(|x: &X, w: &W, k: f64| $f(x, w, k, n))(x, w, k);
                    (g * &u).sum_all() + (h * &v).sum_all() + t * s
                })(x, w, k))
            },
            second_forward: |x, w, k, n, d| {
                let (u, v, s) = (x_of(d), w_of(d), d[9]);
                let (_, (g, h, t)) = jvp!(|x: &X, w: &W, k: f64| {
                    let (g, h, t) = grad!(|x: &X, w: &W, k: f64| $f(x, w, k, n))(x, w, k);
                    (g, h, t * 1.0)
                })(x, w, k, &u, &v, s);
                flat(&g, &h, t.item())
            },
        }
    };
}
pub(crate) use entry;

/// What came of all points of a program.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    /// Directions in which first derivatives were compared with differences.
    pub first: usize,
    /// Directions in which second derivatives were.
    pub second: usize,
    /// Whether some derivative was not zero.
    pub active: bool,
}

/// Checks all programs and says which fail.
pub fn agree(all: &[Entry], seed: u64) {
    let (mut failures, mut seen) = (Vec::new(), Vec::<Seen>::new());
    for (i, entry) in all.iter().enumerate() {
        match check(entry, seed.wrapping_add(i as u64)) {
            Ok(s) => seen.push(s),
            Err(e) => failures.push(format!("seed {}: {e}", seed.wrapping_add(i as u64))),
        }
    }
    assert!(failures.is_empty(), "{} of {} programs fail:\n{}", failures.len(), all.len(), failures.join("\n"));
    let share = |holds: fn(&Seen) -> bool| seen.iter().filter(|s| holds(s)).count() * 100 / all.len();
    let (first, second, active) = (share(|s| s.first > 0), share(|s| s.second > 0), share(|s| s.active));
    println!("compared with differences: {first} % to first order, {second} % to second");
    assert!(first >= 95 && second >= 90, "only {first} % and {second} % could be compared with differences");
    assert!(active >= 95, "only {active} % have a derivative");
}

struct Point {
    args: Vec<f64>,
    n: usize,
}

impl Point {
    fn parts(&self) -> (X, W, f64, usize) {
        (x_of(&self.args), w_of(&self.args), self.args[ALL - 1], self.n)
    }

    fn moved(&self, d: &[f64], h: f64) -> Point {
        Point { args: self.args.iter().zip(d).map(|(a, d)| a + h * d).collect(), n: self.n }
    }
}

/// Checks a program at several points and on batches of several sizes.
///
/// # Errors
/// What disagrees, with the point.
pub fn check(entry: &Entry, seed: u64) -> Result<Seen, String> {
    let mut random = Random::new(seed ^ 0x5851_f42d_4c95_7f2d);
    let mut seen = Seen::default();
    let mut numbers = |n: usize| -> Vec<f64> { (0..n).map(|_| 1.5 * random.unit()).collect() };
    for n in [3, 1, 0, 2] {
        let (point, d) = (Point { args: numbers(ALL), n }, numbers(ALL));
        let place = || format!("{} at {:?}, n = {n}", entry.name, point.args);
        let here = catch_unwind(|| at(entry, &point, &d)).map_err(|_| format!("{}: it panics", place()))?;
        let here = here.map_err(|e| format!("{}: {e}", place()))?;
        seen = Seen {
            first: seen.first + here.first,
            second: seen.second + here.second,
            active: seen.active || here.active,
        };
    }
    for (size, n) in [(0, 2), (1, 3), (7, 2)] {
        let (xs, shared) = (numbers(size * OF_X), numbers(ALL));
        let place = || format!("{} on {size} examples, n = {n}, xs = {xs:?}, others {shared:?}", entry.name);
        let checked = catch_unwind(|| batch(entry, &xs, &shared, n)).map_err(|_| format!("{}: it panics", place()))?;
        checked.map_err(|e| format!("{}: {e}", place()))?;
    }
    Ok(seen)
}

fn near(a: &[f64], b: &[f64], tolerance: f64) -> bool {
    let scale = a.iter().chain(b).fold(1.0, |m: f64, v| m.max(v.abs()));
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| (a - b).abs() <= tolerance * scale)
}

fn same(what: &str, a: &[f64], b: &[f64], tolerance: f64) -> Result<(), String> {
    if near(a, b, tolerance) { Ok(()) } else { Err(format!("{what}: {a:?} and {b:?}")) }
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn at(entry: &Entry, p: &Point, d: &[f64]) -> Result<Seen, String> {
    let (x, w, k, n) = p.parts();
    let y = (entry.value)(&x, &w, k, n);
    let (v, gradient) = (entry.reverse)(&x, &w, k, n);
    let (u, tangent) = (entry.forward)(&x, &w, k, n, d);
    same("the value, with the gradient and with the tangent", &[y, y], &[v, u], 1e-12)?;
    if !gradient.iter().all(|g| g.is_finite()) || !y.is_finite() {
        return Err(format!("the value is {y:?} and the gradient {gradient:?}"));
    }
    same("forward and reverse mode", &[tangent], &[dot(&gradient, d)], 1e-10)?;
    let mut seen = Seen { active: gradient.iter().any(|g| *g != 0.0), ..Seen::default() };
    let value = |h: f64| {
        let (x, w, k, n) = p.moved(d, h).parts();
        vec![(entry.value)(&x, &w, k, n)]
    };
    seen.first += usize::from(against_differences("the derivative", &value, &[tangent])?);
    let second = (entry.second)(&x, &w, k, n, d);
    same("the second derivative in both orders", &second, &(entry.second_forward)(&x, &w, k, n, d), 1e-9)?;
    let gradient = |h: f64| {
        let (x, w, k, n) = p.moved(d, h).parts();
        (entry.reverse)(&x, &w, k, n).1
    };
    seen.second += usize::from(against_differences("the second derivative", &gradient, &second)?);
    Ok(seen)
}

/// Compares the derivative of `f` at 0 with differences, unless these show that there is a kink or a jump nearby; gives whether
/// it did.
fn against_differences(what: &str, f: &dyn Fn(f64) -> Vec<f64>, expected: &[f64]) -> Result<bool, String> {
    let at: Vec<Vec<f64>> = (-4..=4).map(|k| f(f64::from(k) * 1e-4)).collect();
    let zip = |g: &dyn Fn(&[f64]) -> f64| -> Vec<f64> {
        (0..expected.len()).map(|i| g(&at.iter().map(|v| v[i]).collect::<Vec<f64>>())).collect()
    };
    let side = |v: &[f64], s: usize| {
        let (one, two) = if s == 0 { (v[3], v[2]) } else { (v[5], v[6]) };
        (4.0 * one - two - 3.0 * v[4]) / if s == 0 { -2e-4 } else { 2e-4 }
    };
    let (left, right) = (zip(&|v| side(v, 0)), zip(&|v| side(v, 1)));
    let central = zip(&|v| (8.0 * (v[5] - v[3]) - (v[6] - v[2])) / 12e-4);
    let wider = zip(&|v| (8.0 * (v[6] - v[2]) - (v[8] - v[0])) / 24e-4);
    if !near(&left, &right, 1e-3) || !near(&central, &wider, 1e-6) || !near(&central, &left, 1e-3) {
        return Ok(false);
    }
    same(&format!("{what} and differences"), expected, &central, 1e-5)?;
    Ok(true)
}

fn batch(entry: &Entry, xs: &[f64], shared: &[f64], n: usize) -> Result<(), String> {
    let size = xs.len() / OF_X;
    let (w, k) = (w_of(shared), shared[ALL - 1]);
    let batch = Xs::from_slice([size, 2, 3], xs).unwrap();
    let examples: Vec<X> = xs.chunks(OF_X).map(x_of).collect();
    let values: Vec<f64> = examples.iter().map(|x| (entry.value)(x, &w, k, n)).collect();
    same("the batch and its examples", &(entry.mapped)(&batch, &w, k, n), &values, 1e-11)?;
    let gradients: Vec<Vec<f64>> = examples.iter().map(|x| (entry.reverse)(x, &w, k, n).1).collect();
    let parts = [0..OF_X, OF_X..OF_X + OF_W, OF_X + OF_W..ALL];
    let each = (entry.each)(&batch, &w, k, n);
    let total = (entry.total)(&batch, &w, k, n);
    for (i, part) in parts.into_iter().enumerate() {
        let stacked: Vec<f64> = gradients.iter().flat_map(|g| g[part.clone()].to_vec()).collect();
        same(&format!("gradients of the examples for argument {i}"), &each[i], &stacked, 1e-11)?;
        let mut sum = vec![0.0; part.len()];
        gradients.iter().for_each(|g| sum.iter_mut().zip(&g[part.clone()]).for_each(|(s, g)| *s += g));
        let expected = if i == 0 { stacked } else { sum };
        same(&format!("the gradient of the sum for argument {i}"), &total[i], &expected, 1e-10)?;
    }
    Ok(())
}
