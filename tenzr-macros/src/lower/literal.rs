//! Numbers that are written out: they take the element type of the tensor that they meet.

use syn::{BinOp, Expr, Lit, UnOp};

/// The value of an expression made of literals without suffixes.
pub fn value(e: &Expr) -> Option<f64> {
    match e {
        Expr::Lit(l) => match &l.lit {
            Lit::Float(f) if f.suffix().is_empty() => f.base10_parse().ok(),
            Lit::Int(i) if i.suffix().is_empty() => i.base10_parse::<u64>().ok().map(|i| i as f64),
            _ => None,
        },
        Expr::Paren(p) => value(&p.expr),
        Expr::Group(g) => value(&g.expr),
        Expr::Unary(u) if matches!(u.op, UnOp::Neg(_)) => value(&u.expr).map(|v| -v),
        Expr::Binary(b) if is_float(&b.left) || is_float(&b.right) => {
            let (x, y) = (value(&b.left)?, value(&b.right)?);
            match b.op {
                BinOp::Add(_) => Some(x + y),
                BinOp::Sub(_) => Some(x - y),
                BinOp::Mul(_) => Some(x * y),
                BinOp::Div(_) => Some(x / y),
                _ => None,
            }
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
