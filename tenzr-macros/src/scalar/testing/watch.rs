//! What a run comes near to: points without derivative, and large numbers.

use super::number::{Number, Op};
use std::cell::Cell;

/// What a run came near to.
#[derive(Debug)]
pub struct Watch {
    gap: Cell<f64>,
    peak: Cell<f64>,
}

impl Watch {
    /// Nothing yet.
    pub fn new() -> Watch {
        Watch { gap: Cell::new(f64::INFINITY), peak: Cell::new(0.0) }
    }

    /// Forgets all.
    pub fn reset(&self) {
        self.gap.set(f64::INFINITY);
        self.peak.set(0.0);
    }

    /// The least distance to a tie, a jump or a kink.
    pub fn gap(&self) -> f64 {
        self.gap.get()
    }

    /// The largest magnitude; infinite if there was a NaN.
    pub fn peak(&self) -> f64 {
        self.peak.get()
    }

    /// Takes note of a comparison.
    pub fn compared<N: Number>(&self, a: N, b: N) {
        self.near(a - b);
    }

    fn near<N: Number>(&self, distance: N) {
        self.gap.set(self.gap.get().min(distance.gap()));
    }

    fn near_integer<N: Number>(&self, x: N) {
        self.near(x - N::lit(x.value().round()));
    }

    /// Takes note of an operation.
    pub fn computed<N: Number>(&self, op: Op, [x, y, z]: [N; 3], result: N) {
        let size = result.size();
        self.peak.set(if size.is_nan() { f64::INFINITY } else { self.peak.get().max(size) });
        match op {
            Op::Abs | Op::Signum => self.near(x),
            Op::Copysign => {
                self.near(x);
                self.near(y);
            }
            Op::Max | Op::Min => self.near(x - y),
            Op::Clamp => {
                self.near(x - y);
                self.near(x - z);
            }
            Op::Floor | Op::Ceil | Op::Trunc | Op::Fract => self.near_integer(x),
            Op::Round | Op::RoundTiesEven => self.near_integer(x - N::lit(0.5)),
            Op::Rem | Op::RemEuclid | Op::DivEuclid => self.near_integer(x / y),
            _ => {}
        }
    }
}
