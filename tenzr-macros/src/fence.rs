//! What is refused, node by node, with the rewrite.

use crate::messages::{self, unsupported};
use syn::{BinOp, Expr};

/// The refusal of an expression that mentions a tracked value and that the compiler does not lower.
pub fn refuse(e: &Expr) -> syn::Error {
    let (what, help) = reason(e);
    let message = match e {
        Expr::Macro(_) => what.to_owned(),
        _ => unsupported(what, help),
    };
    at_guilty_token(e, message)
}

fn reason(e: &Expr) -> (&'static str, &'static str) {
    match e {
        Expr::If(_) => ("`if` on tracked values", "choose by entry: `x.gt(0.0).select(&a, &b)`"),
        Expr::Match(_) => ("`match`", "choose by entry: `x.gt(0.0).select(&a, &b)`"),
        Expr::ForLoop(_) => ("a `for` loop", "write the steps out, or use an operation over an axis"),
        Expr::While(_) => ("a `while` loop", "write the steps out, or use an operation over an axis"),
        Expr::Loop(_) => ("a `loop`", "write the steps out, or use an operation over an axis"),
        Expr::Return(_) => ("`return`", "make the value the last line of the body"),
        Expr::Break(_) => ("`break`", "write the steps out"),
        Expr::Continue(_) => ("`continue`", "write the steps out"),
        Expr::Assign(_) => ("assignment", "bind the new value with `let`"),
        Expr::Closure(_) => {
            ("a closure over tracked values", "call the operations directly, or write a `#[differentiable]` function")
        }
        Expr::Async(_) | Expr::Await(_) => ("`async` code", "compute the value outside the differentiable body"),
        Expr::Unsafe(_) => ("an `unsafe` block", "use safe operations"),
        Expr::Cast(_) => ("`as` on a tracked value", "convert with `.to_f32()` or `.to_f64()`"),
        Expr::Field(_) => {
            ("a field of a tracked value", "give the field as a parameter of its own, or take a tuple apart with `let`")
        }
        Expr::Repeat(_) => ("a list of copies", "write the entries out: `[x, x]`, or push them in a loop"),
        Expr::Struct(_) => ("a struct of tracked values", "give the values as a tuple"),
        Expr::Range(_) => ("a range of tracked values", "compute the bounds outside the differentiable body"),
        Expr::Let(_) => ("`let` in a condition", "bind the value first"),
        Expr::Reference(_) => ("`&mut`", "bind the new value with `let`"),
        Expr::Binary(b) if is_assignment(&b.op) => ("compound assignment", "bind the new value with `let`"),
        Expr::Binary(b) if matches!(b.op, BinOp::Eq(_) | BinOp::Ne(_)) => {
            ("`==` between tensors", "compare by entry: `a.eq_each(&b)` or `a.ne_each(&b)`")
        }
        Expr::Binary(_) => ("this operator", "write it with operations that have a derivative rule"),
        Expr::Call(_) => ("a call of a value", "call a function by its path"),
        _ => ("this expression", "write it with operations that have a derivative rule"),
    }
}

/// Whether an operator assigns.
pub fn is_assignment(op: &BinOp) -> bool {
    matches!(
        op,
        BinOp::AddAssign(_)
            | BinOp::SubAssign(_)
            | BinOp::MulAssign(_)
            | BinOp::DivAssign(_)
            | BinOp::RemAssign(_)
            | BinOp::BitXorAssign(_)
            | BinOp::BitAndAssign(_)
            | BinOp::BitOrAssign(_)
            | BinOp::ShlAssign(_)
            | BinOp::ShrAssign(_)
    )
}

/// The error at the token that names the construct, not at all that it spans.
fn at_guilty_token(e: &Expr, message: String) -> syn::Error {
    match e {
        Expr::If(x) => syn::Error::new_spanned(x.if_token, message),
        Expr::Match(x) => syn::Error::new_spanned(x.match_token, message),
        Expr::ForLoop(x) => syn::Error::new_spanned(x.for_token, message),
        Expr::While(x) => syn::Error::new_spanned(x.while_token, message),
        Expr::Loop(x) => syn::Error::new_spanned(x.loop_token, message),
        Expr::Return(x) => syn::Error::new_spanned(x.return_token, message),
        Expr::Binary(x) => syn::Error::new_spanned(x.op, message),
        Expr::Unary(x) => syn::Error::new_spanned(x.op, message),
        Expr::Cast(x) => syn::Error::new_spanned(x.as_token, message),
        e => syn::Error::new_spanned(e, message),
    }
}

/// The refusal of a macro that mentions a tracked value.
pub fn refuse_macro(mac: &syn::Macro, variable: &str) -> syn::Error {
    let name = mac.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
    syn::Error::new_spanned(&mac.path, messages::opaque_macro(&name, variable))
}

/// The refusals of all that the fence knows by name.
#[cfg(test)]
pub fn texts() -> Vec<String> {
    [
        "if c { x } else { y }",
        "match x { _ => y }",
        "for i in x {}",
        "while x {}",
        "loop {}",
        "return x",
        "break",
        "continue",
        "x = y",
        "|y| x + y",
        "async { x }",
        "x.await",
        "unsafe { x }",
        "x as f32",
        "x.field",
        "[x; 3]",
        "S { x }",
        "x..y",
        "&mut x",
        "x += y",
        "x == y",
        "(f)(x)",
        "const { x }",
    ]
    .map(|e| refuse(&syn::parse_str(e).expect("an expression")).to_string())
    .into()
}
