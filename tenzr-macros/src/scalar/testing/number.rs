//! The numbers that programs run on: `f64`, and dual numbers over a number.
//!
//! Every operation has two derivatives here, written apart: [`derivative`] from the operands in closed form, which dual
//! numbers use, and [`partial`] from just what [`Prim::reads`] names, which the reverse sweep uses. What `partial` is
//! not given is NaN, so a rule that reads more than the table says gives NaN.

use crate::scalar::prim::{PRIMS, Prim};
use std::f64::consts::{LN_2, LN_10, PI};
use std::fmt::Debug;
use std::ops::{Add, Div, Mul, Neg, Sub};
use std::sync::OnceLock;

macro_rules! operations {
    ($($op:ident $name:literal),* $(,)?) => {
        /// An operation of [`PRIMS`].
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Op { $($op),* }

        impl Op {
            fn named(name: &str) -> Option<Op> {
                match name {
                    $($name => Some(Op::$op),)*
                    _ => None,
                }
            }
        }
    };
}

operations! {
    Add "add", Sub "sub", Mul "mul", Div "div", Rem "rem", Neg "neg", Recip "recip", Abs "abs", Signum "signum",
    Sqrt "sqrt", Cbrt "cbrt", Exp "exp", Exp2 "exp2", ExpM1 "exp_m1", Ln "ln", Ln1p "ln_1p", Log2 "log2",
    Log10 "log10", Sin "sin", Cos "cos", Tan "tan", Asin "asin", Acos "acos", Atan "atan", Sinh "sinh", Cosh "cosh",
    Tanh "tanh", Asinh "asinh", Acosh "acosh", Atanh "atanh", Floor "floor", Ceil "ceil", Round "round",
    RoundTiesEven "round_ties_even", Trunc "trunc", Fract "fract", ToDegrees "to_degrees", ToRadians "to_radians",
    Powi "powi", Powf "powf", Log "log", Hypot "hypot", Atan2 "atan2", Max "max", Min "min", Copysign "copysign",
    RemEuclid "rem_euclid", DivEuclid "div_euclid", Midpoint "midpoint", MulAdd "mul_add", Clamp "clamp",
}

impl Op {
    /// The operation of a row of the table.
    pub fn of(prim: &'static Prim) -> Op {
        static TABLE: OnceLock<Vec<Op>> = OnceLock::new();
        let known = |p: &Prim| Op::named(p.name).unwrap_or_else(|| panic!("the interpreter lacks {}", p.name));
        let table = TABLE.get_or_init(|| PRIMS.iter().map(known).collect());
        let offset = std::ptr::from_ref(prim).addr().wrapping_sub(PRIMS.as_ptr().addr());
        // The products of factors stand beside the table.
        table.get(offset / size_of::<Prim>()).copied().unwrap_or_else(|| known(prim))
    }
}

/// What a program computes with.
pub trait Number:
    Copy
    + Debug
    + PartialEq
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
{
    /// A constant.
    fn lit(c: f64) -> Self;
    /// The primal part.
    fn value(self) -> f64;
    /// The largest magnitude of any part.
    fn size(self) -> f64;
    /// How far this is from zero, in units of how fast it moves where that is more than one.
    fn gap(self) -> f64;
    /// Whether all parts are zero.
    fn is_zero(self) -> bool;
    /// An operation. `n` is the exponent of `powi`.
    fn apply(op: Op, x: [Self; 3], n: i32) -> Self;

    /// An operation with one operand.
    fn map(self, op: Op) -> Self {
        Self::apply(op, [self, Self::lit(0.0), Self::lit(0.0)], 0)
    }

    /// An operation with two operands.
    fn with(self, op: Op, other: Self) -> Self {
        Self::apply(op, [self, other, Self::lit(0.0)], 0)
    }

    /// An integer power.
    fn powi(self, n: i32) -> Self {
        Self::apply(Op::Powi, [self, Self::lit(0.0), Self::lit(0.0)], n)
    }
}

impl Number for f64 {
    fn lit(c: f64) -> f64 {
        c
    }

    fn value(self) -> f64 {
        self
    }

    fn size(self) -> f64 {
        self.abs()
    }

    fn gap(self) -> f64 {
        self.abs()
    }

    fn is_zero(self) -> bool {
        self == 0.0
    }

    fn apply(op: Op, [x, y, z]: [f64; 3], n: i32) -> f64 {
        match op {
            Op::Add => x + y,
            Op::Sub => x - y,
            Op::Mul => x * y,
            Op::Div => x / y,
            Op::Rem => x % y,
            Op::Powi => f64::powi(x, n),
            Op::Powf => x.powf(y),
            Op::Log => x.log(y),
            Op::Hypot => x.hypot(y),
            Op::Atan2 => x.atan2(y),
            Op::Max => x.max(y),
            Op::Min => x.min(y),
            Op::Copysign => x.copysign(y),
            Op::RemEuclid => x.rem_euclid(y),
            Op::DivEuclid => x.div_euclid(y),
            Op::Midpoint => x.midpoint(y),
            Op::MulAdd => x.mul_add(y, z),
            Op::Clamp => x.clamp(y, z),
            _ => unary(op, x),
        }
    }
}

fn unary(op: Op, x: f64) -> f64 {
    match op {
        Op::Neg => -x,
        Op::Recip => x.recip(),
        Op::Abs => x.abs(),
        Op::Signum => x.signum(),
        Op::Sqrt => x.sqrt(),
        Op::Cbrt => x.cbrt(),
        Op::Exp => x.exp(),
        Op::Exp2 => x.exp2(),
        Op::ExpM1 => x.exp_m1(),
        Op::Ln => x.ln(),
        Op::Ln1p => x.ln_1p(),
        Op::Log2 => x.log2(),
        Op::Log10 => x.log10(),
        Op::Sin => x.sin(),
        Op::Cos => x.cos(),
        Op::Tan => x.tan(),
        Op::Asin => x.asin(),
        Op::Acos => x.acos(),
        Op::Atan => x.atan(),
        Op::Sinh => x.sinh(),
        Op::Cosh => x.cosh(),
        Op::Tanh => x.tanh(),
        Op::Asinh => x.asinh(),
        Op::Acosh => x.acosh(),
        Op::Atanh => x.atanh(),
        Op::Floor => x.floor(),
        Op::Ceil => x.ceil(),
        Op::Round => x.round(),
        Op::RoundTiesEven => x.round_ties_even(),
        Op::Trunc => x.trunc(),
        Op::Fract => x.fract(),
        Op::ToDegrees => x.to_degrees(),
        Op::ToRadians => x.to_radians(),
        other => unreachable!("{other:?} has more than one operand"),
    }
}

/// A number and its tangent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Dual<N> {
    /// The primal part.
    pub re: N,
    /// The tangent.
    pub eps: N,
}

impl<N: Number> Add for Dual<N> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Dual { re: self.re + o.re, eps: self.eps + o.eps }
    }
}

impl<N: Number> Sub for Dual<N> {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        Dual { re: self.re - o.re, eps: self.eps - o.eps }
    }
}

impl<N: Number> Mul for Dual<N> {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Dual { re: self.re * o.re, eps: self.eps * o.re + self.re * o.eps }
    }
}

impl<N: Number> Div for Dual<N> {
    type Output = Self;
    fn div(self, o: Self) -> Self {
        let re = self.re / o.re;
        Dual { re, eps: (self.eps - re * o.eps) / o.re }
    }
}

impl<N: Number> Neg for Dual<N> {
    type Output = Self;
    fn neg(self) -> Self {
        Dual { re: -self.re, eps: -self.eps }
    }
}

impl<N: Number> Number for Dual<N> {
    fn lit(c: f64) -> Self {
        Dual { re: N::lit(c), eps: N::lit(0.0) }
    }

    fn value(self) -> f64 {
        self.re.value()
    }

    fn size(self) -> f64 {
        // `f64::max` would lose a NaN.
        let (a, b) = (self.re.size(), self.eps.size());
        if a > b || a.is_nan() { a } else { b }
    }

    fn gap(self) -> f64 {
        self.re.gap() / self.eps.size().max(1.0)
    }

    fn is_zero(self) -> bool {
        self.re.is_zero() && self.eps.is_zero()
    }

    fn apply(op: Op, x: [Self; 3], n: i32) -> Self {
        let re = x.map(|d| d.re);
        let prim = op.prim();
        let mut eps = N::lit(0.0);
        for i in (0..prim.arity).filter(|i| prim.differentiated[*i]) {
            eps = eps + scaled(prim, x[i].eps, derivative(op, i, re, n));
        }
        Dual { re: N::apply(op, re, n), eps }
    }
}

impl Op {
    /// The operation's row in the table.
    fn prim(self) -> &'static Prim {
        static ROWS: OnceLock<Vec<&'static Prim>> = OnceLock::new();
        let rows = ROWS.get_or_init(|| {
            let mut rows: Vec<(usize, &'static Prim)> = PRIMS.iter().map(|p| (Op::of(p) as usize, p)).collect();
            rows.sort_by_key(|r| r.0);
            rows.into_iter().map(|r| r.1).collect()
        });
        rows[self as usize]
    }
}

/// A tangent or cotangent times a partial derivative: zero stays zero where the derivative may be infinite.
pub fn scaled<N: Number>(prim: &Prim, ct: N, partial: N) -> N {
    if prim.singular && ct.is_zero() { ct } else { ct * partial }
}

fn square<N: Number>(x: N) -> N {
    x * x
}

/// One where `a` is above `b`, half at a tie.
fn share<N: Number>(a: N, b: N) -> N {
    N::lit(if a.value() > b.value() {
        1.0
    } else if a.value() == b.value() {
        0.5
    } else {
        0.0
    })
}

fn sign<N: Number>(x: N) -> N {
    N::lit(if x.value() == 0.0 { 0.0 } else { x.value().signum() })
}

/// The derivative of an operation in operand `i`, from its operands in closed form.
pub fn derivative<N: Number>(op: Op, i: usize, x: [N; 3], n: i32) -> N {
    let [a, b, c] = x;
    let one = N::lit(1.0);
    match (op, i) {
        (Op::Add, _) | (Op::Sub | Op::Rem | Op::RemEuclid, 0) | (Op::Fract, _) | (Op::MulAdd, 2) => one,
        (Op::Sub, _) | (Op::Neg, _) => -one,
        (Op::Mul | Op::MulAdd, 0) => b,
        (Op::Mul | Op::MulAdd, _) => a,
        (Op::Div, 0) => one / b,
        (Op::Div, _) => -(a / square(b)),
        (Op::Rem, _) => -(a / b).map(Op::Trunc),
        (Op::RemEuclid, _) => -a.with(Op::DivEuclid, b),
        (Op::Midpoint, _) => N::lit(0.5),
        (Op::Powi, _) if n == 0 => N::lit(0.0),
        (Op::Powi, _) => N::lit(n.into()) * a.powi(n - 1),
        (Op::Powf, 0) if b.is_zero() => N::lit(0.0),
        (Op::Powf, 0) => b * a.with(Op::Powf, b - one),
        (Op::Powf, _) if a.value() == 0.0 && b.value() > 0.0 => N::lit(0.0),
        (Op::Powf, _) => a.with(Op::Powf, b) * a.map(Op::Ln),
        (Op::Log, 0) => one / (a * b.map(Op::Ln)),
        (Op::Log, _) => -(a.map(Op::Ln) / (b * square(b.map(Op::Ln)))),
        (Op::Hypot | Op::Atan2, _) if a.value() == 0.0 && b.value() == 0.0 => N::lit(0.0),
        (Op::Hypot, _) => x[i] / (square(a) + square(b)).map(Op::Sqrt),
        (Op::Atan2, 0) => b / (square(a) + square(b)),
        (Op::Atan2, _) => -(a / (square(a) + square(b))),
        (Op::Max, _) => share(x[i], x[1 - i]),
        (Op::Min, _) => share(x[1 - i], x[i]),
        (Op::Copysign, 0) => sign(a) * N::lit(b.value().signum()),
        (Op::Clamp, 0) => N::lit(f64::from(a.value() >= b.value() && a.value() <= c.value())),
        (Op::Clamp, 1) => N::lit(f64::from(a.value() < b.value())),
        (Op::Clamp, _) => N::lit(f64::from(a.value() > c.value())),
        (Op::Copysign | Op::DivEuclid, _) => N::lit(0.0),
        _ => unary_derivative(op, a),
    }
}

fn unary_derivative<N: Number>(op: Op, x: N) -> N {
    let (one, k) = (N::lit(1.0), N::lit);
    match op {
        Op::Recip => -(one / square(x)),
        Op::Abs => sign(x),
        Op::Sqrt => k(0.5) / x.map(Op::Sqrt),
        Op::Cbrt => one / (k(3.0) * square(x.map(Op::Cbrt))),
        Op::Exp | Op::ExpM1 => x.map(Op::Exp),
        Op::Exp2 => k(LN_2) * (k(LN_2) * x).map(Op::Exp),
        Op::Ln => one / x,
        Op::Ln1p => one / (one + x),
        Op::Log2 => one / (x * k(LN_2)),
        Op::Log10 => one / (x * k(LN_10)),
        Op::Sin => x.map(Op::Cos),
        Op::Cos => -x.map(Op::Sin),
        Op::Tan => one / square(x.map(Op::Cos)),
        Op::Asin => one / ((one - x) * (one + x)).map(Op::Sqrt),
        Op::Acos => -(one / ((one - x) * (one + x)).map(Op::Sqrt)),
        Op::Atan => one / (one + square(x)),
        Op::Sinh => x.map(Op::Cosh),
        Op::Cosh => x.map(Op::Sinh),
        Op::Tanh => one / square(x.map(Op::Cosh)),
        Op::Asinh => one / (square(x) + one).map(Op::Sqrt),
        Op::Acosh => one / ((x - one).map(Op::Sqrt) * (x + one).map(Op::Sqrt)),
        Op::Atanh => one / ((one - x) * (one + x)),
        Op::ToDegrees => k(180.0 / PI),
        Op::ToRadians => k(PI / 180.0),
        _ => k(0.0),
    }
}

/// The derivative of an operation in operand `i`, as a rule of the reverse sweep forms it: from the operands and the
/// result `y` as far as [`Prim::reads`] names them.
pub fn partial<N: Number>(op: Op, i: usize, x: [N; 3], y: N, n: i32) -> N {
    let [a, b, c] = x;
    let (one, k) = (N::lit(1.0), N::lit);
    match (op, i) {
        (Op::Div, 0) => b.map(Op::Recip),
        (Op::Div, _) => -y * b.map(Op::Recip),
        (Op::Recip, _) => -(y * y),
        (Op::Sqrt, _) => (k(2.0) * y).map(Op::Recip),
        (Op::Cbrt, _) => (k(3.0) * y * y).map(Op::Recip),
        (Op::Exp, _) => y,
        (Op::Exp2, _) => y * k(LN_2),
        (Op::ExpM1, _) => y + one,
        (Op::Tan, _) => y * y + one,
        (Op::Tanh, _) => one - y * y,
        (Op::Powf, 0) if a.value() != 0.0 => b * y / a,
        (Op::Powf, 1) if a.value() != 0.0 => y * a.map(Op::Ln),
        (Op::Log, 0) => (a * b.map(Op::Ln)).map(Op::Recip),
        (Op::Log, _) => -y * (b * b.map(Op::Ln)).map(Op::Recip),
        (Op::Hypot, _) if y.value() == 0.0 => k(0.0),
        (Op::Hypot, _) => x[i] / y,
        (Op::Max, _) if a.value() == b.value() => k(0.5),
        (Op::Max, _) => k(f64::from((a.value() > b.value()) == (i == 0))),
        (Op::Min, _) if a.value() == b.value() => k(0.5),
        (Op::Min, _) => k(f64::from((a.value() < b.value()) == (i == 0))),
        (Op::Clamp, 0) => k(f64::from(!(a.value() < b.value() || a.value() > c.value()))),
        _ => derivative(op, i, x, n),
    }
}
