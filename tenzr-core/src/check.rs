//! Derivatives against each other: reverse mode, forward mode and central differences.

use crate::axis::{Axes, MappedAxes};
use crate::element::Float;
use crate::tensor::Tensor;
use std::fmt;

/// Values that a function can be followed along: a tensor, a number, or a tuple of these.
pub trait Directions: Clone {
    /// The difference that central differences are taken with, as a part of the size of a value, and what the errors of
    /// differences and of rounding may be, relative to the largest of the values compared.
    fn precision(&self) -> Precision;
    /// Calls `f` with all entries in order.
    fn visit(&self, f: &mut dyn FnMut(f64));
    /// The same with entries in the place of its own, in order.
    fn with(&self, entries: &mut dyn Iterator<Item = f64>) -> Self;
    /// Where an entry stands: the part of a tuple, the axes and the index.
    fn place(&self, entry: usize) -> String;
}

/// How exact numbers of a type are.
#[derive(Clone, Copy, Debug)]
pub struct Precision {
    step: f64,
    differences: f64,
    rounding: f64,
}

impl Precision {
    const DOUBLE: Precision = Precision { step: 6e-6, differences: 1e-6, rounding: 1e-9 };
    const SINGLE: Precision = Precision { step: 5e-3, differences: 2e-2, rounding: 1e-4 };

    fn of<E: Float>() -> Precision {
        if E::EPSILON.to_f64() < 1e-10 { Precision::DOUBLE } else { Precision::SINGLE }
    }

    fn coarser(self, other: Precision) -> Precision {
        if self.step > other.step { self } else { other }
    }
}

impl<E: Float, S: Axes, V: MappedAxes> Directions for Tensor<E, S, V> {
    fn precision(&self) -> Precision {
        Precision::of::<E>()
    }

    fn visit(&self, f: &mut dyn FnMut(f64)) {
        self.raw().clone().into_vec().into_iter().for_each(|v| f(v.to_f64()));
    }

    fn with(&self, entries: &mut dyn Iterator<Item = f64>) -> Self {
        let n = self.raw().len();
        let data: Vec<E> = entries.take(n).map(E::from_f64).collect();
        Tensor::from_raw(crate::raw::Raw::from_vec(*self.raw().dims(), self.raw().rank(), data))
    }

    fn place(&self, entry: usize) -> String {
        let ids = Self::IDS;
        let mut rest = entry;
        let mut index = vec![0; ids.rank()];
        for i in (0..ids.rank()).rev() {
            let n = self.raw().dim(i).max(1);
            (index[i], rest) = (rest % n, rest / n);
        }
        let at: Vec<String> = ids.iter().zip(index).map(|(axis, i)| format!("{} {i}", axis.name)).collect();
        if at.is_empty() { "its value".to_owned() } else { at.join(", ") }
    }
}

macro_rules! numbers {
    ($($E:ty)*) => { $(
        impl Directions for $E {
            fn precision(&self) -> Precision {
                Precision::of::<$E>()
            }
            fn visit(&self, f: &mut dyn FnMut(f64)) {
                f(f64::from(*self));
            }
            fn with(&self, entries: &mut dyn Iterator<Item = f64>) -> Self {
                entries.next().unwrap_or_default() as $E
            }
            fn place(&self, _: usize) -> String {
                "its value".to_owned()
            }
        }
    )* };
}

numbers! { f32 f64 }

fn count(x: &impl Directions) -> usize {
    let mut n = 0;
    x.visit(&mut |_| n += 1);
    n
}

macro_rules! tuples {
    ($(($($T:ident $i:tt)*))*) => { $(
        impl<$($T: Directions),*> Directions for ($($T,)*) {
            fn precision(&self) -> Precision {
                let all = [$(self.$i.precision()),*];
                all.into_iter().fold(Precision::DOUBLE, Precision::coarser)
            }
            fn visit(&self, f: &mut dyn FnMut(f64)) {
                $(self.$i.visit(f);)*
            }
            fn with(&self, entries: &mut dyn Iterator<Item = f64>) -> Self {
                ($(self.$i.with(entries),)*)
            }
            fn place(&self, entry: usize) -> String {
                let mut rest = entry;
                $(
                    let n = count(&self.$i);
                    if rest < n {
                        return format!("part {}, {}", $i, self.$i.place(rest));
                    }
                    rest -= n;
                )*
                format!("beyond all parts by {rest}")
            }
        }
    )* };
}

tuples! { (A 0) (A 0 B 1) (A 0 B 1 C 2) (A 0 B 1 C 2 D 3) (A 0 B 1 C 2 D 3 F 4) (A 0 B 1 C 2 D 3 F 4 G 5) }

/// Two derivatives that are not one.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Disagreement {
    /// Which two.
    pub what: &'static str,
    /// The entry of the value, or of the inputs, in which they differ most: its part, axes and index.
    pub place: String,
    /// The derivative there by the first.
    pub first: f64,
    /// The derivative there by the second.
    pub second: f64,
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} differ most at {}: {:e} and {:e}", self.what, self.place, self.first, self.second)
    }
}

impl std::error::Error for Disagreement {}

/// Numbers in ±1, the same in every run.
fn random(seed: &mut u64) -> f64 {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    (*seed >> 11) as f64 / (1u64 << 52) as f64 - 1.0
}

fn entries(x: &impl Directions) -> Vec<f64> {
    let mut all = Vec::new();
    x.visit(&mut |v| all.push(v));
    all
}

/// The worst of two lists of entries, where they differ by more than a bound relative to the largest of all.
fn compare(
    what: &'static str,
    first: &[f64],
    second: &[f64],
    bound: f64,
    place: impl Fn(usize) -> String,
) -> Result<(), Disagreement> {
    let size = first.iter().chain(second).filter(|v| v.is_finite()).fold(1e-3, |m: f64, v| m.max(v.abs()));
    let error = |(a, b): (&f64, &f64)| if a == b || a.is_nan() && b.is_nan() { 0.0 } else { (a - b).abs() };
    // What is not a number on one side alone is worse than any number.
    let errors = first.iter().zip(second).map(error).map(|e| if e.is_nan() { f64::INFINITY } else { e });
    let worst = errors.enumerate().max_by(|a, b| a.1.total_cmp(&b.1));
    match worst {
        Some((i, e)) if e > bound * size => {
            Err(Disagreement { what, place: place(i), first: first[i], second: second[i] })
        }
        _ => Ok(()),
    }
}

/// How many random directions are tried.
const DIRECTIONS: usize = 3;

/// Compares the derivatives of a function at `inputs`, along random directions: forward mode with central differences,
/// entry by entry, and reverse mode with forward mode. Where the latter differ, each entry of the inputs is looked at on
/// its own.
///
/// `value` gives the value, `vjp` the gradients for a cotangent of the value, `jvp` the tangent of the value for one of the
/// inputs. For a function whose parameters are all differentiated `check_gradients!` writes the three. Differences know
/// nothing of kinks and poles: choose inputs away from them.
///
/// # Errors
/// The worst entry of the first two derivatives that differ.
pub fn check_gradients<I: Directions, O: Directions>(
    inputs: &I,
    value: impl Fn(&I) -> O,
    vjp: impl Fn(&I, &O) -> I,
    jvp: impl Fn(&I, &I) -> O,
) -> Result<(), Disagreement> {
    let y = value(inputs);
    let precision = inputs.precision().coarser(y.precision());
    let x = entries(inputs);
    let mut seed = 0x9e37_79b9_7f4a_7c15;
    for _ in 0..DIRECTIONS {
        let t: Vec<f64> = x.iter().map(|_| random(&mut seed)).collect();
        let ct: Vec<f64> = entries(&y).iter().map(|_| random(&mut seed)).collect();
        let along = |t: &[f64]| entries(&jvp(inputs, &inputs.with(&mut t.iter().copied())));
        let forward = along(&t);
        let difference = differences(&x, &t, precision.step, |x| entries(&value(&inputs.with(&mut x.iter().copied()))));
        compare("forward mode and central differences", &forward, &difference, precision.differences, |i| {
            format!("the value's {}", y.place(i))
        })?;
        let gradient = entries(&vjp(inputs, &y.with(&mut ct.iter().copied())));
        let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
        let both = [dot(&ct, &forward), dot(&gradient, &t)];
        if compare("", &both[..1], &both[1..], precision.rounding, |_| String::new()).is_err() {
            reverse_entries(inputs, &x, &gradient, precision, |t| dot(&ct, &along(t)))?;
        }
    }
    Ok(())
}

/// Reverse mode against forward mode along each entry of the inputs.
fn reverse_entries<I: Directions>(
    inputs: &I,
    x: &[f64],
    gradient: &[f64],
    precision: Precision,
    along: impl Fn(&[f64]) -> f64,
) -> Result<(), Disagreement> {
    let forward: Vec<f64> = (0..x.len())
        .map(|i| {
            let mut t = vec![0.0; x.len()];
            t[i] = 1.0;
            along(&t)
        })
        .collect();
    compare("reverse mode and forward mode", gradient, &forward, precision.rounding, |i| {
        format!("the inputs' {}", inputs.place(i))
    })
}

fn differences(x: &[f64], t: &[f64], step: f64, f: impl Fn(&[f64]) -> Vec<f64>) -> Vec<f64> {
    let size = x.iter().fold(1.0, |m: f64, v| m.max(v.abs()));
    let h = step * size;
    let moved = |h: f64| f(&x.iter().zip(t).map(|(x, t)| x + h * t).collect::<Vec<_>>());
    let (up, down) = (moved(h), moved(-h));
    up.iter().zip(down).map(|(u, d)| (u - d) / (2.0 * h)).collect()
}

/// Compares two tensors entry by entry: `|a - b| <= tolerance · max(1, |a|, |b|)`, NaN like NaN.
///
/// # Panics
/// When an extent differs, or an entry: names the axis, or the worst entry by its axes and index.
#[track_caller]
pub fn assert_close<E: Float, S: Axes, V: MappedAxes>(a: &Tensor<E, S, V>, b: &Tensor<E, S, V>, tolerance: f64) {
    let ids = Tensor::<E, S, V>::IDS;
    for (i, axis) in ids.iter().enumerate() {
        let (n, m) = (a.raw().dim(i), b.raw().dim(i));
        assert!(n == m, "the axis `{}` has the extent {n} in one tensor and {m} in the other", axis.name);
    }
    let (left, right) = (entries(a), entries(b));
    let error = |(a, b): (&f64, &f64)| match a == b || a.is_nan() && b.is_nan() {
        true => 0.0,
        false => (a - b).abs() / a.abs().max(b.abs()).max(1.0),
    };
    let errors = left.iter().zip(&right).map(error).map(|e| if e.is_nan() { f64::INFINITY } else { e });
    if let Some((i, e)) = errors.enumerate().max_by(|a, b| a.1.total_cmp(&b.1))
        && e > tolerance
    {
        panic!(
            "the tensors differ most at {}: {:e} and {:e}, by {e:e} of 1 or the larger",
            a.place(i),
            left[i],
            right[i]
        );
    }
}
