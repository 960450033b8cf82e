//! The variables of a frame: their values, and the ends of their scopes.

use super::number::Number;
use super::value::{Frame, Run, Stop, Value};
use crate::scalar::ir::{Block, Comparison, Kept, Stmt, Var};

/// Where a variable stands in a frame.
pub fn index(v: Var) -> usize {
    v.0 as usize
}

/// The value of a variable.
pub fn get<N>(frame: &Frame<N>, v: Var) -> Run<&Value<N>> {
    frame[index(v)].as_ref().ok_or(Stop::Unbound(v))
}

/// The variables that are kept of a block.
pub fn kept_of(kept: &Option<Kept>, which: usize) -> &[Var] {
    kept.as_ref().map_or(&[], |k| &k.values[which])
}

/// Whether the flag of a loop says that it is left.
pub fn left<N: Number>(exit: Option<Var>, frame: &Frame<N>) -> Run<bool> {
    exit.map_or(Ok(false), |v| Ok(get(frame, v)?.int()? != 0))
}

/// Binds variables.
pub fn bind<N>(vars: &[Var], values: Vec<Value<N>>, frame: &mut Frame<N>) {
    for (v, value) in vars.iter().zip(values) {
        frame[index(*v)] = Some(value);
    }
}

/// Ends the scope of variables.
pub fn clear<N>(vars: &[Var], frame: &mut Frame<N>) {
    for v in vars {
        frame[index(*v)] = None;
    }
}

/// Ends the scope of what a block binds.
pub fn unbind<N>(b: &Block, frame: &mut Frame<N>) {
    for s in &b.stmts {
        match s {
            Stmt::Let { var, .. } | Stmt::Declare { var, .. } => frame[index(*var)] = None,
            other => clear(&other.binds(), frame),
        }
    }
}

/// The comparison of two numbers.
pub fn compare(how: Comparison, a: f64, b: f64) -> bool {
    match how {
        Comparison::Lt => a < b,
        Comparison::Le => a <= b,
        Comparison::Gt => a > b,
        Comparison::Ge => a >= b,
        Comparison::Eq => a == b,
        Comparison::Ne => a != b,
    }
}
