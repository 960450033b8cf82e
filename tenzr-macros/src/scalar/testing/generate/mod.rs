//! Random programs: a function and those that it calls, well typed and with finite values.

mod activity;
mod blocks;
mod calls;
mod cells;
mod operations;
pub mod profile;
mod writer;

use super::random::Random;
use super::value::Value;
use crate::scalar::ir::{Block, Callee, Function, Stmt};
use calls::Signature;
use profile::{Inputs, Profile};
use writer::Writer;

pub use writer::float;

/// What a parameter holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A float.
    Float,
    /// An integer that is not negative.
    Int,
    /// A truth value.
    Bool,
    /// `[f64; n]`
    Array(usize),
    /// `[f64]`, at least so long.
    Slice(usize),
    /// `Vec<f64>`, of any length.
    Vec,
    /// `(f64, f64)`
    Pair,
    /// `[[f64; 2]; n]`
    Grid(usize),
    /// `Option<f64>`
    Option,
}

/// A function, the last, and what it calls.
#[derive(Clone, Debug)]
pub struct Program {
    /// The functions.
    pub functions: Vec<Function>,
    /// The kinds of the last one's parameters.
    pub kinds: Vec<Kind>,
}

impl Program {
    /// The function that is run.
    pub fn main(&self) -> &Function {
        &self.functions[self.functions.len() - 1]
    }

    /// Its number.
    pub fn entry(&self) -> usize {
        self.functions.len() - 1
    }
}

/// A random program.
pub fn program(profile: &Profile, random: &mut Random) -> Program {
    let mut functions: Vec<Function> = Vec::new();
    let mut signatures: Vec<Signature> = Vec::new();
    if profile.has(profile::Piece::Call) {
        for _ in 0..1 + random.below(3) {
            let (f, signature) = Writer::new(profile, random, &signatures).callee();
            functions.push(f);
            signatures.push(signature);
        }
    }
    let (main, signature) = Writer::new(profile, random, &signatures).main();
    functions.push(main);
    without_uncalled(&mut functions);
    Program { functions, kinds: signature.params.into_iter().map(|p| p.kind).collect() }
}

/// Empties the functions that are never called.
fn without_uncalled(functions: &mut [Function]) {
    let mut called = vec![false; functions.len()];
    for k in (0..functions.len()).rev() {
        if k + 1 < functions.len() && !called[k] {
            functions[k].body = Block::default();
            functions[k].result = None;
        }
        functions[k].body.each(&mut |s| {
            if let Stmt::Call { callee, .. } = s {
                called.iter_mut().enumerate().for_each(|(k, c)| *c |= is_number(callee, k));
            }
        });
    }
}

fn is_number(callee: &Callee, k: usize) -> bool {
    match callee {
        Callee::Function(path) => path.is_ident(&format!("f_{k}")),
        Callee::Method(name) | Callee::Bounded(_, name) => *name == format!("f_{k}"),
        Callee::Gradient(..) | Callee::Tangent(_) | Callee::Pulled(_) | Callee::Parameter => false,
    }
}

/// Random arguments for a program.
pub fn arguments(program: &Program, inputs: Inputs, random: &mut Random) -> Vec<Value<f64>> {
    program.kinds.iter().map(|k| argument(k, inputs, random)).collect()
}

fn argument(kind: &Kind, inputs: Inputs, random: &mut Random) -> Value<f64> {
    let mut float = || Value::Num(number(inputs, random));
    match kind {
        Kind::Float => float(),
        Kind::Array(n) => Value::Array((0..*n).map(|_| float()).collect()),
        Kind::Grid(n) => Value::Array((0..*n).map(|_| Value::Array(vec![float(), float()])).collect()),
        Kind::Pair => Value::Tuple(vec![float(), float()]),
        Kind::Slice(n) => {
            let longer = random.below(3);
            Value::Array((0..n + longer).map(|_| Value::Num(number(inputs, random))).collect())
        }
        Kind::Vec => {
            let n = random.below(4);
            Value::Array((0..n).map(|_| Value::Num(number(inputs, random))).collect())
        }
        Kind::Option => match random.chance(60) {
            true => Value::Option(Some(Box::new(Value::Num(number(inputs, random))))),
            false => Value::Option(None),
        },
        Kind::Int => Value::Int(random.below(5) as i64),
        Kind::Bool => Value::Bool(random.chance(50)),
    }
}

fn number(inputs: Inputs, random: &mut Random) -> f64 {
    match inputs {
        Inputs::Smooth => 1.5 * random.unit(),
        Inputs::Ties => *random.pick(&[-1.0, -0.5, 0.0, 0.5, 1.0]),
        Inputs::Zeros if random.chance(40) => 0.0,
        Inputs::Zeros => 1.5 * random.unit(),
    }
}
