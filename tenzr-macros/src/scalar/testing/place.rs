//! Places of a frame.

use super::number::Number;
use super::value::{Run, Stop, Value, mismatch};

/// A step whose indices are known.
#[derive(Clone, Copy, Debug)]
pub enum At {
    /// A part of a tuple.
    Field(usize),
    /// An element.
    Index(usize),
    /// Elements from one index to another.
    Range(usize, Option<usize>),
    /// What is inside `Some`.
    Payload,
}

fn absent<T>(at: At) -> Run<T> {
    Err(Stop::Panic(format!("nothing stands at {at:?}")))
}

fn bounds(start: usize, end: Option<usize>, length: usize) -> Run<std::ops::Range<usize>> {
    let end = end.unwrap_or(length);
    if start <= end && end <= length { Ok(start..end) } else { absent(At::Range(start, Some(end))) }
}

/// A copy of what stands at the end of a path.
pub fn read<N: Number>(value: &Value<N>, path: &[At]) -> Run<Value<N>> {
    let Some((first, rest)) = path.split_first() else { return Ok(value.clone()) };
    match (first, value) {
        (At::Field(i), Value::Tuple(v)) | (At::Index(i), Value::Array(v)) => match v.get(*i) {
            Some(x) => read(x, rest),
            None => absent(*first),
        },
        (At::Range(a, b), Value::Array(v)) => read(&Value::Array(v[bounds(*a, *b, v.len())?].to_vec()), rest),
        (At::Payload, Value::Option(Some(x))) => read(x, rest),
        (At::Payload, Value::Option(None)) => absent(*first),
        _ => mismatch(format!("{first:?} of {value:?}")),
    }
}

/// Calls `f` with what stands at the end of a path.
pub fn modify<N: Number, T>(value: &mut Value<N>, path: &[At], f: &mut dyn FnMut(&mut Value<N>) -> Run<T>) -> Run<T> {
    let Some((first, rest)) = path.split_first() else { return f(value) };
    match (first, value) {
        (At::Field(i), Value::Tuple(v)) | (At::Index(i), Value::Array(v)) => match v.get_mut(*i) {
            Some(x) => modify(x, rest, f),
            None => absent(*first),
        },
        (At::Range(a, b), Value::Array(v)) => {
            let range = bounds(*a, *b, v.len())?;
            let mut part = Value::Array(v[range.clone()].to_vec());
            let result = modify(&mut part, rest, f)?;
            match part {
                Value::Array(new) if new.len() == range.len() => v[range].clone_from_slice(&new),
                other => return mismatch(format!("a part of an array becomes {other:?}")),
            }
            Ok(result)
        }
        (At::Payload, Value::Option(Some(x))) => modify(x, rest, f),
        (At::Payload, Value::Option(None)) => absent(*first),
        (_, value) => mismatch(format!("{first:?} of {value:?}")),
    }
}
