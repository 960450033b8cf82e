//! Numbers that are written out: they take the element type of the tensor that they meet.

use crate::ir::Written;
use syn::{BinOp, Expr, Lit, UnOp};

/// The value of an expression made of literals without suffixes.
pub fn value(e: &Expr) -> Option<Written> {
    match e {
        Expr::Lit(l) => match &l.lit {
            Lit::Float(f) if f.suffix().is_empty() => f.base10_parse().ok().map(Written::Float),
            Lit::Int(i) if i.suffix().is_empty() => {
                let whole = i.base10_parse::<i64>().ok().map(Written::Whole);
                whole.or_else(|| i.base10_parse::<u64>().ok().map(|i| Written::Float(i as f64)))
            }
            _ => None,
        },
        Expr::Paren(p) => value(&p.expr),
        Expr::Group(g) => value(&g.expr),
        Expr::Unary(u) if matches!(u.op, UnOp::Neg(_)) => value(&u.expr).map(|v| match v {
            Written::Whole(n) => Written::Whole(-n),
            Written::Float(x) => Written::Float(-x),
        }),
        Expr::Binary(b) if is_float(&b.left) || is_float(&b.right) => {
            let (x, y) = (value(&b.left)?.value(), value(&b.right)?.value());
            let value = match b.op {
                BinOp::Add(_) => x + y,
                BinOp::Sub(_) => x - y,
                BinOp::Mul(_) => x * y,
                BinOp::Div(_) => x / y,
                _ => return None,
            };
            Some(Written::Float(value))
        }
        _ => None,
    }
}

/// Whether a literal of floats: integer arithmetic stays Rust's.
pub fn is_float(e: &Expr) -> bool {
    match e {
        Expr::Lit(l) => matches!(l.lit, Lit::Float(_)),
        Expr::Paren(p) => is_float(&p.expr),
        Expr::Group(g) => is_float(&g.expr),
        Expr::Unary(u) => is_float(&u.expr),
        Expr::Binary(b) => is_float(&b.left) || is_float(&b.right),
        _ => false,
    }
}

/// A count is Rust's: one that differs between examples is refused where it is changed.
pub fn is_integer(e: &Expr) -> bool {
    match e {
        Expr::Lit(l) => match &l.lit {
            Lit::Int(i) => !matches!(i.suffix(), "f32" | "f64"),
            _ => false,
        },
        Expr::Unary(u) => is_integer(&u.expr),
        Expr::Paren(p) => is_integer(&p.expr),
        _ => false,
    }
}
