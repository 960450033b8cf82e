//! Gamma-distributed numbers, and how one moves with its parameter: implicit differentiation of the distribution function.
//!
//! With `P(a, z)` the distribution function and `p(a, z)` its density, a sample at a fixed probability has
//! `dz/da = -P_a / p` (Figurnov, Mohamed and Mnih, "Implicit reparameterization gradients", 2018).

use super::isa::Kernel;
use super::random::{Draw, Words, block};
use super::special::polygamma;
use crate::element::Float;

/// Samples of a row of parameters, entry `i` from the key of block `i`.
pub struct Samples<'a, E> {
    /// The key.
    pub key: Words,
    /// The parameters.
    pub alphas: &'a [E],
    /// The samples.
    pub out: &'a mut [E],
}

impl<E: Draw + Float> Kernel for Samples<'_, E> {
    type Out = ();

    #[inline(always)]
    fn run<const FMA: bool>(self) {
        for (i, (o, &alpha)) in self.out.iter_mut().zip(self.alphas).enumerate() {
            *o = sample(block(self.key, i as u64), alpha);
        }
    }
}

/// The method of Marsaglia and Tsang, "A simple method for generating gamma variables" (2000), in the order of JAX's draws.
/// Below 1 a sample of `alpha + 1` is scaled by `u^(1 / alpha)`.
#[inline(always)]
fn sample<E: Draw + Float>(key: Words, alpha: E) -> E {
    let (half, third, squeeze) = (E::from_f64(0.5), E::from_f64(1.0 / 3.0), E::from_f64(0.0331));
    let is_boosted = alpha >= E::ONE;
    let d = if is_boosted { alpha } else { alpha + E::ONE } - third;
    let c = third / Float::sqrt(d);
    let (mut key, boost) = (block(key, 0), block(key, 1));
    loop {
        let (next, mut x_key, u_key) = (block(key, 0), block(key, 1), block(key, 2));
        key = next;
        let (x, v) = loop {
            let draw = block(x_key, 1);
            x_key = block(x_key, 0);
            let x = E::normal(block(draw, 0));
            let v = E::ONE + x * c;
            if v > E::ZERO || v.is_nan() {
                break (x * x, v * v * v);
            }
        };
        let u = E::uniform(block(u_key, 0));
        let outside = u >= E::ONE - squeeze * (x * x) && u.log() >= x * half + d * ((E::ONE - v) + v.log());
        if !outside {
            let scale = E::ONE - E::uniform(block(boost, 0));
            let scale = if is_boosted { E::ONE } else { scale.powf(E::ONE / alpha) };
            return d * v * scale;
        }
    }
}

/// A number with its first two derivatives with respect to the parameter.
#[derive(Clone, Copy)]
struct Jet([f64; 3]);

impl Jet {
    const fn constant(v: f64) -> Jet {
        Jet([v, 0.0, 0.0])
    }

    fn scaled(self, k: f64) -> Jet {
        Jet(self.0.map(|v| v * k))
    }

    fn exp(self) -> Jet {
        let [v, d, s] = self.0;
        let e = v.exp();
        Jet([e, e * d, e * (s + d * d)])
    }
}

impl std::ops::Add for Jet {
    type Output = Jet;
    fn add(self, o: Jet) -> Jet {
        Jet(std::array::from_fn(|i| self.0[i] + o.0[i]))
    }
}

impl std::ops::Sub for Jet {
    type Output = Jet;
    fn sub(self, o: Jet) -> Jet {
        self + o.scaled(-1.0)
    }
}

impl std::ops::Mul for Jet {
    type Output = Jet;
    fn mul(self, o: Jet) -> Jet {
        let ([a, a1, a2], [b, b1, b2]) = (self.0, o.0);
        Jet([a * b, a1 * b + a * b1, a2 * b + 2.0 * a1 * b1 + a * b2])
    }
}

impl std::ops::Div for Jet {
    type Output = Jet;
    fn div(self, o: Jet) -> Jet {
        let ([a, a1, a2], [b, b1, b2]) = (self.0, o.0);
        let q = a / b;
        let q1 = (a1 - q * b1) / b;
        Jet([q, q1, (a2 - 2.0 * q1 * b1 - q * b2) / b])
    }
}

/// Terms after which a series, or a continued fraction, is taken as it is.
const TERMS: usize = 20_000;

/// Whether a change is no more than rounding of what it changes; of derivatives a little more, since terms cancel in them.
fn is_settled(change: Jet, of: Jet) -> bool {
    let floor = 1e-16 * of.0[0].abs();
    change.0[0].abs() <= 10.0 * floor && (1..3).all(|i| change.0[i].abs() <= 1e-14 * of.0[i].abs() + floor)
}

/// `Σ zⁿ / ((a + 1) .. (a + n))`.
fn series(a: Jet, z: f64) -> Jet {
    let (mut term, mut sum, mut n) = (Jet::constant(1.0), Jet::constant(1.0), a);
    for _ in 0..TERMS {
        n = n + Jet::constant(1.0);
        term = term.scaled(z) / n;
        sum = sum + term;
        // Terms grow before they fall.
        if n.0[0] > z && is_settled(term, sum) {
            break;
        }
    }
    sum
}

/// The continued fraction of the upper incomplete gamma function over `z^a e^-z`, by its convergents.
fn fraction(a: Jet, z: f64) -> Jet {
    let one = Jet::constant(1.0);
    let mut y = one - a;
    let mut step = Jet::constant(z + 1.0) + y;
    let (mut p2, mut q2) = (one, Jet::constant(z));
    let (mut p1, mut q1) = (Jet::constant(z + 1.0), step.scaled(z));
    let mut quotient = p1 / q1;
    for count in 1..=TERMS {
        y = y + one;
        step = step + Jet::constant(2.0);
        let back = y.scaled(count as f64);
        let (p, q) = (p1 * step - p2 * back, q1 * step - q2 * back);
        (p2, q2, p1, q1) = (p1, q1, p, q);
        if q.0[0] != 0.0 {
            let next = p / q;
            let settled = is_settled(next - quotient, next);
            quotient = next;
            if settled {
                break;
            }
        }
        // Convergents are quotients: both are made smaller together.
        if p1.0[0].abs() > 1e100 {
            [&mut p2, &mut q2, &mut p1, &mut q1].into_iter().for_each(|v| *v = v.scaled(1e-100));
        }
    }
    quotient
}

/// `-P_a / p` and `-P_aa / p` at a sample.
fn moved(a: f64, z: f64) -> (f64, f64) {
    let jet = Jet([a, 1.0, 0.0]);
    let ln = z.ln();
    // What both sides have over the density, z^(a - 1) e^-z / Γ(a), with its derivatives.
    let relative = |v: f64, d: f64, s: f64| Jet([v, d, s]).exp();
    if z > 1.0 && z > a {
        let ratio = relative(0.0, ln - polygamma(0, a), -polygamma(1, a)) * fraction(jet, z).scaled(z);
        return (ratio.0[1], ratio.0[2]);
    }
    let below = relative(0.0, ln - polygamma(0, a), -polygamma(1, a)) * (series(jet, z) / jet).scaled(z);
    (-below.0[1], -below.0[2])
}

/// `dz/da` of a sample `z` for the parameter `a`.
pub fn slope(a: f64, z: f64) -> f64 {
    if z == 0.0 { 0.0 } else { moved(a, z).0 }
}

/// The partial derivatives of [`slope`] with respect to `a` and to `z`.
pub fn slopes_of_slope(a: f64, z: f64) -> (f64, f64) {
    if z == 0.0 {
        return (0.0, 0.0);
    }
    let (g, second) = moved(a, z);
    let by_a = z.ln() - polygamma(0, a);
    (second - g * by_a, -by_a - g * ((a - 1.0) / z - 1.0))
}
