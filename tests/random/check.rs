//! What holds of every program: its value, reverse mode, forward mode and differences agree.

use crate::generate::Random;
use std::panic::catch_unwind;

/// A program and its companions.
pub struct Entry {
    pub name: &'static str,
    pub value: fn(&[f64], f64, usize) -> f64,
    pub reverse: fn(&[f64], f64, usize) -> (f64, (Vec<f64>, f64)),
    pub forward: fn(&[f64], f64, usize, &[f64], f64) -> (f64, f64),
}

/// The entry of a differentiable function.
macro_rules! entry {
    ($f:ident) => {
        Entry {
            name: stringify!($f),
            value: |x, a, n| $f(x, a, n),
            reverse: |x, a, n| $f::value_and_grad(x, a, n),
            forward: |x, a, n, dx, da| $f::jvp(x, a, n, dx, da),
        }
    };
}
pub(crate) use entry;

/// How many points a program is checked at.
const POINTS: usize = 6;
/// Beyond this a number is too large for differences to be precise.
const LARGE: f64 = 1e5;

/// What came of all points of a program.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    /// Points at which the modes were compared with each other.
    pub compared: usize,
    /// Directions in which forward mode was compared with differences.
    pub differences: usize,
    /// Whether some derivative was not zero.
    pub active: bool,
}

/// A place to check at.
struct Point {
    x: Vec<f64>,
    a: f64,
    n: usize,
}

/// Checks a program at several points.
///
/// # Errors
/// What disagrees, with the point.
pub fn check(entry: &Entry, seed: u64) -> Result<Seen, String> {
    let mut random = Random::new(seed ^ 0x5851_f42d_4c95_7f2d);
    let mut seen = Seen::default();
    for k in 0..POINTS {
        let x: Vec<f64> = (0..3 + k % 3).map(|_| 2.0 * random.unit()).collect();
        let point = Point { x, a: 1.5 * random.unit(), n: [3, 2, 4, 0, 1, 3][k % 6] };
        let direction: Vec<f64> = (0..=point.x.len()).map(|_| random.unit()).collect();
        let checked = catch_unwind(|| at(entry, &point, &direction));
        let place = || format!("{} at x = {:?}, a = {:?}, n = {}", entry.name, point.x, point.a, point.n);
        let here = checked.map_err(|_| format!("{}: it panics", place()))?.map_err(|e| format!("{}: {e}", place()))?;
        seen.compared += here.compared;
        seen.differences += here.differences;
        seen.active |= here.active;
    }
    Ok(seen)
}

/// Checks a program at one point, in a random direction and along each argument.
fn at(entry: &Entry, p: &Point, direction: &[f64]) -> Result<Seen, String> {
    let y = (entry.value)(&p.x, p.a, p.n);
    let (v, (dx, da)) = (entry.reverse)(&p.x, p.a, p.n);
    if y.to_bits() != v.to_bits() {
        return Err(format!("the value is {y:?}, and {v:?} beside the gradient"));
    }
    let gradient: Vec<f64> = dx.iter().copied().chain([da]).collect();
    if gradient.len() != p.x.len() + 1 {
        return Err(format!("the gradient of {} numbers has {} entries", p.x.len(), dx.len()));
    }
    let size = gradient.iter().fold(y.abs(), |m, g| m.max(g.abs()));
    if !size.is_finite() {
        return Err(format!("the value is {y:?} and the gradient {gradient:?}"));
    }
    let mut seen = Seen { compared: 1, differences: 0, active: gradient.iter().any(|g| *g != 0.0) };
    let units = (0..gradient.len()).map(|k| (0..gradient.len()).map(|i| f64::from(u8::from(i == k))).collect());
    for d in units.chain([direction.to_vec()]) {
        let (v, t) = (entry.forward)(&p.x, p.a, p.n, &d[..p.x.len()], d[p.x.len()]);
        if y.to_bits() != v.to_bits() {
            return Err(format!("the value is {y:?}, and {v:?} beside the tangent"));
        }
        let terms: Vec<f64> = gradient.iter().zip(&d).map(|(g, d)| g * d).collect();
        let (r, floor) = (terms.iter().sum::<f64>(), gradient.iter().fold(1e-3, |m: f64, g| m.max(g.abs())));
        if (r - t).abs() > 1e-9 * floor {
            return Err(format!("along {d:?} forward mode gives {t:?} and reverse mode {r:?}"));
        }
        seen.differences += usize::from(size < LARGE && against_differences(entry, p, &d, t, y)?);
    }
    Ok(seen)
}

/// Compares the derivative along `d` with differences, unless these show that there is a kink or a jump nearby; gives
/// whether it did.
fn against_differences(entry: &Entry, p: &Point, d: &[f64], t: f64, y: f64) -> Result<bool, String> {
    let f = |h: f64| {
        let x: Vec<f64> = p.x.iter().zip(d).map(|(x, d)| x + h * d).collect();
        (entry.value)(&x, p.a + h * d[p.x.len()], p.n)
    };
    // What differences of the second order to both sides give, and central ones, agree where the function is smooth.
    let h = 1e-4;
    let side = |h: f64| (4.0 * f(h) - f(2.0 * h) - 3.0 * y) / (2.0 * h);
    let (left, right) = (side(-h), side(h));
    let central = (8.0 * (f(h) - f(-h)) - (f(2.0 * h) - f(-2.0 * h))) / (12.0 * h);
    let wider = (8.0 * (f(2.0 * h) - f(-2.0 * h)) - (f(4.0 * h) - f(-4.0 * h))) / (24.0 * h);
    let scale = 1.0 + central.abs() + 1e-2 * y.abs();
    let near = |a: f64, b: f64, tolerance: f64| (a - b).abs() <= tolerance * scale;
    if !near(left, right, 1e-4) || !near(central, wider, 2e-6) || !near(central, left, 1e-4) {
        return Ok(false);
    }
    if near(central, t, 1e-5) {
        return Ok(true);
    }
    Err(format!("along {d:?} forward mode gives {t:?} and differences {central:?}"))
}
