//! Operations on floats, their operands kept away from where they are singular.

use super::Kind;
use super::profile::{Inputs, Piece};
use super::writer::{Writer, float};
use crate::scalar::ir::{Operand, Stmt, Value};
use crate::scalar::prim::Prim;
use proc_macro2::Literal;
use quote::quote;

impl Writer<'_> {
    /// `let name = op(operands);`
    pub fn prim(&mut self, name: &str, operands: Vec<Operand>, out: &mut Vec<Stmt>) -> Operand {
        let prim = Prim::named(name).unwrap_or_else(|| panic!("no operation is named {name}"));
        self.set("v", Kind::Float, Value::Prim(prim, operands), out).into()
    }

    /// A float above one half.
    fn positive(&mut self, out: &mut Vec<Stmt>) -> Operand {
        let x = self.float(out);
        let square = self.prim("mul", vec![x.clone(), x], out);
        self.prim("add", vec![square, float(0.6)], out)
    }

    /// A float between -0.8 and 0.8.
    fn small(&mut self, out: &mut Vec<Stmt>) -> Operand {
        let x = self.float(out);
        let name = *self.random.pick(&["tanh", "sin", "cos"]);
        let t = self.prim(name, vec![x], out);
        self.prim("mul", vec![float(0.8), t], out)
    }

    /// An integer exponent.
    fn exponent(n: i64) -> Operand {
        let k = Literal::i32_suffixed(n as i32);
        Operand::Int(n, quote!(#k))
    }

    /// Some operation.
    pub fn operation(&mut self, out: &mut Vec<Stmt>) -> Operand {
        if self.profile.inputs != Inputs::Smooth {
            return self.polynomial(out);
        }
        match self.random.below(16) {
            0..=5 => self.polynomial(out),
            6 | 7 => {
                let x = self.float(out);
                let name = *self.random.pick(&["sin", "cos", "tanh", "atan", "asinh", "neg", "to_radians"]);
                self.prim(name, vec![x], out)
            }
            8 => {
                let x = self.small(out);
                let names =
                    ["exp", "exp2", "exp_m1", "sinh", "cosh", "tan", "asin", "acos", "atanh", "ln_1p", "to_degrees"];
                let name = *self.random.pick(&names);
                let y = self.prim(name, vec![x], out);
                if name == "to_degrees" { self.prim("mul", vec![y, float(0.01)], out) } else { y }
            }
            9 | 10 => {
                let x = self.positive(out);
                let names = ["ln", "ln_1p", "log2", "log10", "sqrt", "cbrt", "recip"];
                let name = *self.random.pick(&names);
                self.prim(name, vec![x], out)
            }
            11 => {
                let (a, b) = (self.float(out), self.positive(out));
                let name = *self.random.pick(&["div", "hypot", "atan2", "midpoint"]);
                self.prim(name, vec![a, b], out)
            }
            12 => self.power(out),
            13 if self.profile.name != "second-order" => self.jumping(out),
            _ if self.profile.name == "second-order" => self.power(out),
            _ => self.extremum(out),
        }
    }

    /// Sums and products.
    fn polynomial(&mut self, out: &mut Vec<Stmt>) -> Operand {
        let (a, b) = (self.float(out), self.float(out));
        if self.profile.inputs == Inputs::Ties {
            // Products of constants only: all values stay exact.
            return match self.random.below(3) {
                0 => self.prim("add", vec![a, b], out),
                1 => self.prim("sub", vec![a, b], out),
                _ => self.prim("mul", vec![a, float(0.5)], out),
            };
        }
        match self.random.below(5) {
            0 => self.prim("add", vec![a, b], out),
            1 => self.prim("sub", vec![a, b], out),
            2 | 3 => self.prim("mul", vec![a, b], out),
            _ => {
                let c = self.float(out);
                self.prim("mul_add", vec![a, b, c], out)
            }
        }
    }

    fn power(&mut self, out: &mut Vec<Stmt>) -> Operand {
        match self.random.below(5) {
            0 => {
                let (x, n) = (self.float(out), Self::exponent(self.random.below(4) as i64));
                self.prim("powi", vec![x, n], out)
            }
            1 => {
                let (x, n) = (self.positive(out), Self::exponent(-1 - self.random.below(2) as i64));
                self.prim("powi", vec![x, n], out)
            }
            2 => {
                let (x, y) = (self.positive(out), self.small(out));
                self.prim("powf", vec![x, y], out)
            }
            3 => {
                let (x, y) = (self.positive(out), self.positive(out));
                let base = self.prim("add", vec![y, float(1.0)], out);
                self.prim("log", vec![x, base], out)
            }
            _ => {
                let x = self.positive(out);
                let above = self.prim("add", vec![x, float(0.7)], out);
                self.prim("acosh", vec![above], out)
            }
        }
    }

    /// Remainders and roundings.
    fn jumping(&mut self, out: &mut Vec<Stmt>) -> Operand {
        let x = self.float(out);
        if self.random.chance(40) {
            let y = self.positive(out);
            let name = *self.random.pick(&["rem", "rem_euclid", "div_euclid"]);
            return self.prim(name, vec![x, y], out);
        }
        let names = ["floor", "ceil", "round", "round_ties_even", "trunc", "fract", "signum"];
        let name = *self.random.pick(&names);
        self.prim(name, vec![x], out)
    }

    /// Maxima, minima, bounds and magnitudes; where ties are wanted, sums among them.
    pub fn extremum(&mut self, out: &mut Vec<Stmt>) -> Operand {
        let (a, b) = (self.float(out), self.float(out));
        match self.random.below(if self.profile.has(Piece::Extremum) { 7 } else { 5 }) {
            0 => self.prim("max", vec![a, b], out),
            1 => self.prim("min", vec![a, b], out),
            2 => self.prim("abs", vec![a], out),
            3 => self.clamped(a, out),
            4 if self.profile.inputs == Inputs::Smooth => self.prim("copysign", vec![a, b], out),
            _ => self.polynomial(out),
        }
    }

    fn clamped(&mut self, x: Operand, out: &mut Vec<Stmt>) -> Operand {
        if self.random.chance(60) {
            return self.prim("clamp", vec![x, float(-0.5), float(0.5)], out);
        }
        let low = self.float(out);
        let size = self.float(out);
        let size = self.prim("abs", vec![size], out);
        let above = self.prim("add", vec![low.clone(), size], out);
        let high = self.prim("add", vec![above, float(0.25)], out);
        self.prim("clamp", vec![x, low, high], out)
    }
}
