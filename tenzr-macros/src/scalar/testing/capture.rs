//! The captures of generated programs: integer arithmetic, comparisons, conversions, lengths, and tests of options.

use super::number::Number;
use super::value::{Frame, Run, Stop, Value, mismatch};
use crate::scalar::ir::Var;
use proc_macro2::{Ident, TokenStream};
use syn::{BinOp, Expr, Lit, Pat, UnOp};

/// Captured Rust, ready to run.
pub enum Code {
    /// A constant.
    Int(i64),
    /// A float constant.
    Float(f64),
    /// A truth value.
    Bool(bool),
    /// A variable.
    Var(Var),
    /// `a op b`
    Binary(BinOp, Box<Code>, Box<Code>),
    /// `!a`
    Not(Box<Code>),
    /// `-a`
    Neg(Box<Code>),
    /// `a as f64`
    AsFloat(Box<Code>),
    /// `a.method()`
    Method(String, Box<Code>),
    /// `a = b`
    Assign(Var, Box<Code>),
    /// `a op= b`
    Update(BinOp, Var, Box<Code>),
}

/// The variable that an identifier of [`Arena::ident`](crate::scalar::ir::Arena::ident) names.
pub fn var_of(ident: &Ident) -> Option<Var> {
    ident.to_string().rsplit('_').next()?.parse().ok().map(Var)
}

/// Makes captured tokens ready to run.
pub fn compiled(tokens: &TokenStream) -> Run<Code> {
    let text = || format!("the interpreter does not know `{tokens}`");
    let e: Expr = syn::parse2(tokens.clone()).map_err(|_| Stop::Type(text()))?;
    code(&e).ok_or_else(|| Stop::Type(text()))
}

fn code(e: &Expr) -> Option<Code> {
    let inner = |e: &Expr| code(e).map(Box::new);
    Some(match e {
        Expr::Lit(l) => match &l.lit {
            Lit::Int(i) => Code::Int(i.base10_parse().ok()?),
            Lit::Float(x) => Code::Float(x.base10_parse().ok()?),
            Lit::Bool(b) => Code::Bool(b.value),
            _ => return None,
        },
        Expr::Path(p) => Code::Var(var_of(p.path.get_ident()?)?),
        Expr::Paren(p) => code(&p.expr)?,
        Expr::Group(g) => code(&g.expr)?,
        Expr::Unary(u) => match u.op {
            UnOp::Not(_) => Code::Not(inner(&u.expr)?),
            UnOp::Neg(_) => Code::Neg(inner(&u.expr)?),
            _ => return None,
        },
        Expr::Binary(b) if is_update(&b.op) => match code(&b.left)? {
            Code::Var(v) => Code::Update(b.op, v, inner(&b.right)?),
            _ => return None,
        },
        Expr::Binary(b) => Code::Binary(b.op, inner(&b.left)?, inner(&b.right)?),
        Expr::Assign(a) => match code(&a.left)? {
            Code::Var(v) => Code::Assign(v, inner(&a.right)?),
            _ => return None,
        },
        Expr::Cast(c) => match &*c.ty {
            syn::Type::Path(t) if t.path.is_ident("f64") => Code::AsFloat(inner(&c.expr)?),
            syn::Type::Path(t) if t.path.is_ident("usize") => code(&c.expr)?,
            _ => return None,
        },
        Expr::MethodCall(m) if m.args.is_empty() => Code::Method(m.method.to_string(), inner(&m.receiver)?),
        _ => return None,
    })
}

fn is_update(op: &BinOp) -> bool {
    matches!(op, BinOp::AddAssign(_) | BinOp::SubAssign(_) | BinOp::MulAssign(_))
}

impl Code {
    /// The value.
    pub fn run<N: Number>(&self, frame: &mut Frame<N>) -> Run<Value<N>> {
        Ok(match self {
            Code::Int(i) => Value::Int(*i),
            Code::Float(x) => Value::Num(N::lit(*x)),
            Code::Bool(b) => Value::Bool(*b),
            Code::Var(v) => frame[v.0 as usize].clone().ok_or(Stop::Unbound(*v))?,
            Code::Binary(BinOp::And(_), a, b) => Value::Bool(a.run(frame)?.bool()? && b.run(frame)?.bool()?),
            Code::Binary(BinOp::Or(_), a, b) => Value::Bool(a.run(frame)?.bool()? || b.run(frame)?.bool()?),
            Code::Binary(op, a, b) => match (a.run(frame)?, b.run(frame)?) {
                (Value::Int(a), Value::Int(b)) => integers(op, a, b)?,
                (Value::Num(a), Value::Num(b)) => floats(op, a, b)?,
                (Value::Bool(a), Value::Bool(b)) if matches!(op, BinOp::Eq(_)) => Value::Bool(a == b),
                (a, b) => return mismatch(format!("{a:?} and {b:?} in a capture")),
            },
            Code::Not(a) => Value::Bool(!a.run(frame)?.bool()?),
            Code::Neg(a) => match a.run(frame)? {
                Value::Int(i) => Value::Int(-i),
                other => Value::Num(-other.num()?),
            },
            Code::AsFloat(a) => match a.run(frame)? {
                Value::Int(i) => Value::Num(N::lit(i as f64)),
                other => other,
            },
            Code::Method(name, a) => method(name, &a.run(frame)?)?,
            Code::Assign(v, e) => {
                let value = e.run(frame)?;
                frame[v.0 as usize] = Some(value);
                Value::Unit
            }
            Code::Update(op, v, e) => {
                let (b, a) = (e.run(frame)?.int()?, Code::Var(*v).run(frame)?.int()?);
                frame[v.0 as usize] = Some(integers(op, a, b)?);
                Value::Unit
            }
        })
    }
}

fn integers<N>(op: &BinOp, a: i64, b: i64) -> Run<Value<N>> {
    let checked = |i: Option<i64>| i.map(Value::Int).ok_or_else(|| Stop::Panic("integer arithmetic".into()));
    match op {
        BinOp::Add(_) | BinOp::AddAssign(_) => checked(a.checked_add(b)),
        BinOp::Sub(_) | BinOp::SubAssign(_) => checked(a.checked_sub(b)),
        BinOp::Mul(_) | BinOp::MulAssign(_) => checked(a.checked_mul(b)),
        BinOp::Div(_) => checked(a.checked_div(b)),
        BinOp::Rem(_) => checked(a.checked_rem(b)),
        BinOp::Eq(_) => Ok(Value::Bool(a == b)),
        BinOp::Ne(_) => Ok(Value::Bool(a != b)),
        BinOp::Lt(_) => Ok(Value::Bool(a < b)),
        BinOp::Le(_) => Ok(Value::Bool(a <= b)),
        BinOp::Gt(_) => Ok(Value::Bool(a > b)),
        BinOp::Ge(_) => Ok(Value::Bool(a >= b)),
        _ => mismatch("an operator of integers that captures do not use"),
    }
}

fn floats<N: Number>(op: &BinOp, a: N, b: N) -> Run<Value<N>> {
    Ok(Value::Num(match op {
        BinOp::Add(_) => a + b,
        BinOp::Sub(_) => a - b,
        BinOp::Mul(_) => a * b,
        _ => return mismatch("an operator of floats that captures do not use"),
    }))
}

fn method<N: Number>(name: &str, of: &Value<N>) -> Run<Value<N>> {
    Ok(match (name, of) {
        ("len", Value::Array(v)) => Value::Int(v.len() as i64),
        ("is_empty", Value::Array(v)) => Value::Bool(v.is_empty()),
        ("is_some", Value::Option(o)) => Value::Bool(o.is_some()),
        ("is_none", Value::Option(o)) => Value::Bool(o.is_none()),
        _ => return mismatch(format!("`.{name}()` of {of:?}")),
    })
}

/// A pattern, ready to match.
pub enum Shape {
    /// `_`
    Any,
    /// A name.
    Bind(Var),
    /// An integer or a truth value.
    Literal(Code),
    /// `Some(..)`
    Some(Box<Shape>),
    /// `None`
    None,
    /// `a | b`
    Or(Vec<Shape>),
}

/// Makes a pattern ready to match.
pub fn shape(tokens: &TokenStream) -> Run<Shape> {
    let parser = |input: syn::parse::ParseStream| Pat::parse_multi(input);
    let pat = syn::parse::Parser::parse2(parser, tokens.clone());
    pat.ok()
        .and_then(|p| shape_of(&p))
        .ok_or_else(|| Stop::Type(format!("the interpreter does not know the pattern `{tokens}`")))
}

fn shape_of(p: &Pat) -> Option<Shape> {
    Some(match p {
        Pat::Wild(_) => Shape::Any,
        Pat::Ident(i) if i.ident == "None" => Shape::None,
        Pat::Ident(i) => Shape::Bind(var_of(&i.ident)?),
        Pat::Lit(l) => Shape::Literal(code(&Expr::Lit(l.clone()))?),
        Pat::TupleStruct(t) if t.path.is_ident("Some") => Shape::Some(Box::new(shape_of(t.elems.first()?)?)),
        Pat::Or(o) => Shape::Or(o.cases.iter().map(shape_of).collect::<Option<_>>()?),
        _ => return None,
    })
}

impl Shape {
    /// Whether a value matches; names are bound.
    pub fn matches<N: Number>(&self, value: &Value<N>, frame: &mut Frame<N>) -> Run<bool> {
        Ok(match (self, value) {
            (Shape::Any, _) | (Shape::None, Value::Option(None)) => true,
            (Shape::Bind(v), _) => {
                frame[v.0 as usize] = Some(value.clone());
                true
            }
            (Shape::Literal(c), Value::Int(i)) => c.run(frame)?.int()? == *i,
            (Shape::Literal(c), Value::Bool(b)) => c.run(frame)?.bool()? == *b,
            (Shape::Some(inner), Value::Option(Some(v))) => inner.matches(v, frame)?,
            (Shape::Some(_), Value::Option(None)) | (Shape::None, Value::Option(Some(_))) => false,
            (Shape::Or(cases), _) => {
                for c in cases {
                    if c.matches(value, frame)? {
                        return Ok(true);
                    }
                }
                false
            }
            _ => return mismatch(format!("a pattern does not fit {value:?}")),
        })
    }
}
