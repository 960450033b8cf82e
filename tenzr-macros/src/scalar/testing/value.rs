//! What a variable holds, and the structure of cotangents.

use super::number::Number;
use crate::scalar::ir::Var;
use std::rc::Rc;

/// The variables of a call.
pub type Frame<N> = Vec<Option<Value<N>>>;

/// What a variable holds.
#[derive(Clone, Debug)]
pub enum Value<N> {
    /// `()`
    Unit,
    /// A float.
    Num(N),
    /// An integer.
    Int(i64),
    /// A truth value.
    Bool(bool),
    /// An array, a slice or a `Vec`.
    Array(Vec<Value<N>>),
    /// A tuple.
    Tuple(Vec<Value<N>>),
    /// An option.
    Option(Option<Box<Value<N>>>),
    /// What a block kept: each time, which of its blocks ran, and the values.
    Record(Vec<(usize, Vec<Value<N>>)>),
    /// What a call left for its reverse.
    Pullback(Rc<Saved<N>>),
}

/// What a call left for its reverse.
#[derive(Clone, Debug)]
pub struct Saved<N> {
    /// The function.
    pub callee: usize,
    /// Its variables at the end, without its references.
    pub frame: Frame<N>,
    /// A zero of the shape of each parameter.
    pub zeros: Vec<Value<N>>,
}

/// Why a run ended early.
#[derive(Clone, PartialEq, Debug)]
pub enum Stop {
    /// A variable is read that is not bound.
    Unbound(Var),
    /// A value is not of the type that the statement needs.
    Type(String),
    /// An index, a payload or a length is not there: the program would panic.
    Panic(String),
    /// The run is longer than it may be.
    Fuel,
}

/// What a run gives.
pub type Run<T> = Result<T, Stop>;

/// A type that does not fit.
pub fn mismatch<T>(what: impl Into<String>) -> Run<T> {
    Err(Stop::Type(what.into()))
}

impl<N: Number> Value<N> {
    /// The same value in another kind of number: `f` is called for every float in order.
    pub fn over<M>(&self, f: &mut impl FnMut(N) -> M) -> Value<M> {
        let mut all = |v: &[Value<N>]| v.iter().map(|x| x.over(f)).collect();
        match self {
            Value::Num(x) => Value::Num(f(*x)),
            Value::Array(v) => Value::Array(all(v)),
            Value::Tuple(v) => Value::Tuple(all(v)),
            Value::Option(o) => Value::Option(o.as_ref().map(|x| Box::new(x.over(f)))),
            Value::Int(i) => Value::Int(*i),
            Value::Bool(b) => Value::Bool(*b),
            Value::Unit | Value::Record(_) | Value::Pullback(_) => Value::Unit,
        }
    }

    /// All floats in order.
    pub fn floats(&self) -> Vec<N> {
        let mut out = Vec::new();
        self.over(&mut |x| out.push(x));
        out
    }

    /// Zeros of the same shape.
    pub fn zero(&self) -> Value<N> {
        match self {
            Value::Int(_) => Value::Int(0),
            Value::Bool(_) => Value::Bool(false),
            _ => self.over(&mut |_| N::lit(0.0)),
        }
    }

    /// Adds, or subtracts. What has no derivative stays; an empty array and `None` stand for zeros of any shape.
    pub fn accumulate(&mut self, other: &Value<N>, negate: bool) -> Run<()> {
        match (self, other) {
            (Value::Num(a), Value::Num(b)) => *a = if negate { *a - *b } else { *a + *b },
            (Value::Array(_), Value::Array(b)) if b.is_empty() => {}
            (Value::Array(a), Value::Array(b)) if a.is_empty() => {
                *a = b.iter().map(Value::zero).collect();
                for (a, b) in a.iter_mut().zip(b) {
                    a.accumulate(b, negate)?;
                }
            }
            (Value::Array(a), Value::Array(b)) if a.len() != b.len() => {
                return Err(Stop::Panic(format!(
                    "a cotangent of length {} is added to one of length {}",
                    b.len(),
                    a.len()
                )));
            }
            (Value::Array(a), Value::Array(b)) | (Value::Tuple(a), Value::Tuple(b)) => {
                for (a, b) in a.iter_mut().zip(b) {
                    a.accumulate(b, negate)?;
                }
            }
            (Value::Option(_), Value::Option(None)) => {}
            (Value::Option(a), Value::Option(Some(b))) => {
                a.get_or_insert_with(|| Box::new(b.zero())).accumulate(b, negate)?;
            }
            (Value::Int(_), Value::Int(_)) | (Value::Bool(_), Value::Bool(_)) | (Value::Unit, Value::Unit) => {}
            (a, b) => return mismatch(format!("{b:?} is added to {a:?}")),
        }
        Ok(())
    }

    /// The float.
    pub fn num(&self) -> Run<N> {
        match self {
            Value::Num(x) => Ok(*x),
            other => mismatch(format!("a float is expected, not {other:?}")),
        }
    }

    /// The integer.
    pub fn int(&self) -> Run<i64> {
        match self {
            Value::Int(i) => Ok(*i),
            other => mismatch(format!("an integer is expected, not {other:?}")),
        }
    }

    /// The truth value.
    pub fn bool(&self) -> Run<bool> {
        match self {
            Value::Bool(b) => Ok(*b),
            other => mismatch(format!("a truth value is expected, not {other:?}")),
        }
    }

    /// The elements.
    pub fn elements(&mut self) -> Run<&mut Vec<Value<N>>> {
        match self {
            Value::Array(v) => Ok(v),
            other => mismatch(format!("an array is expected, not {other:?}")),
        }
    }
}
