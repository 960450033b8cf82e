//! Singular operations whose results reach nothing: the gradient is as if they were not there.

use super::check::{Failure, Point, Verdict, near, sweeps_of};
use super::generate::{Program, float};
use super::interpret::Machine;
use super::random::Random;
use super::value::Value;
use crate::scalar::ir::{Arena, Block, Comparison, Function, Operand, Place, Stmt, Ty, Value as Expr, Var};
use crate::scalar::prim::Prim;
use proc_macro2::Span;
use quote::quote;

/// An operation at a point where its derivative is infinite.
struct Singular {
    name: &'static str,
    /// Operand 0 there.
    at: f64,
    /// Operand 1.
    second: Option<f64>,
    /// Whether the value is finite there.
    finite: bool,
}

const fn point(name: &'static str, at: f64, second: Option<f64>, finite: bool) -> Singular {
    Singular { name, at, second, finite }
}

static POINTS: &[Singular] = &[
    point("sqrt", 0.0, None, true),
    point("cbrt", 0.0, None, true),
    point("powf", 0.0, Some(0.5), true),
    point("powi", 0.0, Some(-1.0), false),
    point("recip", 0.0, None, false),
    point("div", 0.5, Some(0.0), false),
    point("ln", 0.0, None, false),
    point("log2", 0.0, None, false),
    point("log10", 0.0, None, false),
    point("ln_1p", -1.0, None, false),
    point("log", 0.0, Some(3.0), false),
    point("asin", 1.0, None, true),
    point("acos", -1.0, None, true),
    point("acosh", 1.0, None, true),
    point("atanh", 1.0, None, false),
    point("hypot", 0.0, Some(0.0), true),
    point("atan2", 0.0, Some(0.0), true),
];

/// Writes the singular statements.
struct Writer<'f> {
    arena: &'f mut Arena,
    stmts: Vec<Stmt>,
}

impl Writer<'_> {
    fn value(&mut self, value: Expr) -> Var {
        let inactive = matches!(value, Expr::Compare(..));
        let ty = if inactive { Ty::Inactive } else { Ty::Float };
        let var = self.arena.value("s", ty, Span::call_site());
        self.arena.info_mut(var).active = !inactive;
        self.stmts.push(Stmt::Let { var, value });
        var
    }

    fn prim(&mut self, name: &str, operands: Vec<Operand>) -> Var {
        let prim = Prim::named(name).unwrap_or_else(|| panic!("no operation is named {name}"));
        self.value(Expr::Prim(prim, operands))
    }

    fn mutable(&mut self, init: Operand) -> Var {
        let var = self.arena.mutable("m", Ty::Float, Span::call_site());
        self.arena.info_mut(var).active = true;
        self.stmts.push(Stmt::Declare { var, init: Some(init) });
        var
    }

    /// The operation at the function's first parameter.
    fn singular(&mut self, s: &Singular, x: Var) -> Var {
        let mut operands = vec![x.into()];
        operands.extend(s.second.map(|c| match s.name {
            "powi" => Operand::Int(c as i64, quote!(-1i32)),
            _ => float(c),
        }));
        self.prim(s.name, operands)
    }

    /// The operation in one of several ways in which its result reaches nothing. Gives what is zero for that.
    fn idle(&mut self, s: &Singular, x: Var, random: &mut Random) -> Option<Var> {
        match random.below(if s.finite { 6 } else { 4 }) {
            0 => {
                self.singular(s, x);
                None
            }
            1 => {
                let y = self.singular(s, x);
                let m = self.mutable(y.into());
                self.stmts.push(Stmt::Assign { place: Place::whole(m), value: float(0.0) });
                Some(self.value(Expr::Read(Place::whole(m))))
            }
            2 => {
                // It stands in a branch that is not taken.
                let m = self.mutable(float(0.0));
                let cond = self.value(Expr::Compare(Comparison::Gt, x.into(), float(7.0)));
                let before = std::mem::take(&mut self.stmts);
                let y = self.singular(s, x);
                self.stmts.push(Stmt::Assign { place: Place::whole(m), value: y.into() });
                let then = Block { stmts: std::mem::replace(&mut self.stmts, before) };
                self.stmts.push(Stmt::If { cond: cond.into(), then, otherwise: Block::default(), kept: None });
                Some(self.value(Expr::Read(Place::whole(m))))
            }
            3 => {
                let y = self.singular(s, x);
                let m = self.mutable(float(0.0));
                let other = self.mutable(y.into());
                self.stmts.push(Stmt::Swap { a: Place::whole(m), b: Place::whole(other) });
                Some(self.value(Expr::Read(Place::whole(other))))
            }
            4 => {
                let y = self.singular(s, x);
                Some(self.prim("mul", vec![y.into(), float(0.0)]))
            }
            _ => {
                let y = self.singular(s, x);
                let most = self.prim("max", vec![y.into(), float(8.0)]);
                Some(self.prim("sub", vec![most.into(), float(8.0)]))
            }
        }
    }
}

/// Puts the operation at the first parameter in front of the function, and what is zero into its result.
fn insert(f: &mut Function, s: &Singular, random: &mut Random) {
    let x = f.params[0].var;
    let mut w = Writer { arena: &mut f.arena, stmts: Vec::new() };
    let term = w.idle(s, x, random);
    let front = std::mem::take(&mut w.stmts);
    let is_float = |o: &Operand| match o {
        Operand::Var(v) => matches!(w.arena.info(*v).ty, Ty::Float),
        other => matches!(other, Operand::Float(..)),
    };
    if let (Some(t), Some(o)) = (term, f.result.clone().filter(is_float)) {
        f.result = Some(w.prim("add", vec![o, t.into()]).into());
    }
    let tail = w.stmts;
    f.body.stmts.splice(0..0, front);
    f.body.stmts.extend(tail);
}

/// Checks a program with a singular operation that reaches nothing against the program without.
pub fn check(program: &Program, draws: &[Vec<Value<f64>>], seed: u64) -> Verdict {
    let random = &mut Random::new(seed ^ 0x1234_5678);
    let s = random.pick(POINTS);
    let mut with = program.clone();
    if let Some(f) = with.functions.last_mut() {
        insert(f, s, random);
    }
    for args in draws {
        let mut args = args.clone();
        args[0] = Value::Num(s.at);
        match compare(program, &with, &args, seed) {
            Ok(true) => return Verdict::Holds { compared: true },
            Ok(false) => {}
            Err(Failure { kind, text }) => {
                let shown = super::show::function(with.entry(), with.main());
                return Verdict::Fails(Failure { kind, text: format!("{} at {}: {text}\n{shown}", s.name, s.at) });
            }
        }
    }
    Verdict::Unsuitable
}

/// Whether the arguments suit the program.
fn compare(plain: &Program, with: &Program, args: &[Value<f64>], seed: u64) -> Result<bool, Failure> {
    let machine = Machine::new(&plain.functions, &[]);
    let Ok(primal) = machine.primal(plain.entry(), args) else { return Ok(false) };
    let mut at = Point::new(plain, args, &primal, seed);
    // Forward mode is infinite along the singular parameter.
    at.still();
    let Ok(slope) = at.slope(&machine) else { return Ok(false) };
    if !slope.is_finite() || !machine.watch.peak().is_finite() {
        return Ok(false);
    }
    let sweeps = sweeps_of(plain)?;
    let machine = Machine::new(&plain.functions, &sweeps);
    at.reverse(&machine, &primal, slope)?;
    let (_, expected) = at.gradient(&machine, args)?;
    let sweeps = sweeps_of(with)?;
    let mut at = Point::new(with, args, &primal, seed);
    at.still();
    let machine = Machine::new(&with.functions, &sweeps);
    let forward = at.slope(&machine).unwrap_or(f64::NAN);
    if !near(forward, slope, 1e-12) {
        let text = format!("{forward} is not {slope}");
        return Err(Failure { kind: "a singular operation that is not used changes forward mode", text });
    }
    let (_, gradient) = at.gradient(&machine, args)?;
    let floats = |g: &[Value<f64>]| -> Vec<f64> { g.iter().flat_map(Value::floats).collect() };
    let (found, expected) = (floats(&gradient), floats(&expected));
    if found.len() == expected.len() && found.iter().zip(&expected).all(|(a, b)| near(*a, *b, 1e-12)) {
        return Ok(true);
    }
    let text = format!("{found:?} is not {expected:?}");
    Err(Failure { kind: "a singular operation that is not used changes the gradient", text })
}
