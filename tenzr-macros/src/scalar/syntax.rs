//! Syntax that scalar code has and code of tensors has not.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, FnArg, ItemFn, Pat, Path, ReturnType, Type};

/// Whether a function without a tensor in its types is scalar by what is written in it. It has to take and give types of
/// the user's: one of integers alone is neither.
///
/// A type of the user's may be another name of a tensor, which no macro sees. Fields, literals and patterns of the types
/// in the signature tell that they are structs. Control flow and assignments tell it too, where nothing is done to the
/// parameters that structs have not: arithmetic, or an operation of tensors. What mentions no such value tells nothing.
pub fn is_scalar_body(item: &ItemFn) -> bool {
    let mut syntax = Syntax::default();
    let (mut written, mut gives) = (false, false);
    for input in &item.sig.inputs {
        match input {
            FnArg::Receiver(r) => written |= matches!(&r.kind, syn::ReceiverKind::Reference(_, _, Some(_))),
            FnArg::Typed(t) if is_of_user(&t.ty) && !super::signature::is_no_grad(&t.attrs) => {
                written |= matches!(&*t.ty, Type::Reference(r) if r.mutability.is_some());
                names(t.pat.to_token_stream(), &mut syntax.tracked);
                if !holds_floats(&t.ty) {
                    names(t.pat.to_token_stream(), &mut syntax.params);
                }
                names(t.ty.to_token_stream(), &mut syntax.types);
            }
            FnArg::Typed(_) => {}
        }
    }
    if let ReturnType::Type(_, ty) = &item.sig.output {
        gives = is_of_user(ty);
        names(ty.to_token_stream(), &mut syntax.types);
    }
    if syntax.tracked.is_empty() || !(gives || written) {
        return false;
    }
    syntax.visit_block(&item.block);
    written || syntax.of_structs || (syntax.of_scalars && !syntax.of_tensors)
}

/// Whether some parameter is of a type of the user's that is not known to hold floats.
pub fn takes_types_of_user(item: &ItemFn) -> bool {
    item.sig.inputs.iter().any(|i| match i {
        FnArg::Typed(t) => is_of_user(&t.ty) && !holds_floats(&t.ty) && !super::signature::is_no_grad(&t.attrs),
        FnArg::Receiver(_) => false,
    })
}

fn holds_floats(ty: &Type) -> bool {
    let mut found = BTreeSet::new();
    names(ty.to_token_stream(), &mut found);
    found.contains("f32") || found.contains("f64")
}

fn is_of_user(ty: &Type) -> bool {
    !super::types::is_inert(ty)
}

#[derive(Default)]
struct Syntax {
    /// The parameters whose types may be another name of a tensor.
    params: BTreeSet<String>,
    /// The words of their types, and of that of the result.
    types: BTreeSet<String>,
    /// The parameters, and what was computed from them.
    tracked: BTreeSet<String>,
    of_structs: bool,
    of_scalars: bool,
    of_tensors: bool,
}

impl Syntax {
    fn mentions(&self, e: &impl ToTokens) -> bool {
        let mut found = BTreeSet::new();
        names(e.to_token_stream(), &mut found);
        found.iter().any(|n| self.tracked.contains(n))
    }

    fn is_of_types(&self, p: &Path) -> bool {
        p.segments.iter().any(|s| s.ident == "Self" || self.types.contains(&s.ident.to_string()))
    }

    fn is_param(&self, e: &Expr) -> bool {
        match e {
            Expr::Paren(p) => self.is_param(&p.expr),
            Expr::Reference(r) => self.is_param(&r.expr),
            Expr::Path(p) => p.path.get_ident().is_some_and(|i| self.params.contains(&i.to_string())),
            _ => false,
        }
    }

    /// What a field or an element is taken of, where that is a tracked value.
    fn is_part_of_tracked(&self, e: &Expr) -> bool {
        match e {
            Expr::Paren(p) => self.is_part_of_tracked(&p.expr),
            Expr::Unary(u) => self.is_part_of_tracked(&u.expr),
            Expr::Field(f) => self.is_part_of_tracked(&f.base),
            Expr::Index(i) => self.is_part_of_tracked(&i.expr),
            Expr::Path(p) => p.path.get_ident().is_some_and(|i| self.tracked.contains(&i.to_string())),
            _ => false,
        }
    }
}

impl<'ast> Visit<'ast> for Syntax {
    fn visit_local(&mut self, l: &'ast syn::Local) {
        if l.init.as_ref().is_some_and(|init| self.mentions(&init.expr)) {
            names(l.pat.to_token_stream(), &mut self.tracked);
        }
        visit::visit_local(self, l);
    }

    fn visit_expr(&mut self, e: &'ast Expr) {
        match e {
            Expr::Struct(s) => self.of_structs |= self.is_of_types(&s.path) || self.mentions(e),
            Expr::Call(c) => {
                if let Expr::Path(p) = &*c.func {
                    let made = super::lower::is_constructor(&p.path);
                    self.of_structs |= made && (self.is_of_types(&p.path) || self.mentions(&c.args));
                }
            }
            Expr::Field(f) => self.of_structs |= self.is_part_of_tracked(&f.base),
            Expr::Index(i) => self.of_scalars |= self.is_part_of_tracked(&i.expr),
            Expr::Match(_)
            | Expr::If(_)
            | Expr::ForLoop(_)
            | Expr::While(_)
            | Expr::Loop(_)
            | Expr::Assign(_)
            | Expr::Cast(_)
            | Expr::Array(_)
            | Expr::Repeat(_)
            | Expr::Try(_)
            | Expr::Return(_) => self.of_scalars |= self.mentions(e),
            Expr::MethodCall(m) => {
                let known = crate::table::method(&m.method.to_string()).is_some();
                self.of_tensors |= known && self.is_part_of_tracked(&m.receiver);
            }
            Expr::Binary(b) => {
                self.of_scalars |= is_assignment(&b.op) && self.mentions(e);
                self.of_tensors |= is_arithmetic(&b.op) && (self.is_param(&b.left) || self.is_param(&b.right));
            }
            _ => {}
        }
        visit::visit_expr(self, e);
    }

    fn visit_pat(&mut self, p: &'ast Pat) {
        match p {
            Pat::Struct(s) => self.of_structs |= self.is_of_types(&s.path),
            Pat::TupleStruct(s) => self.of_structs |= self.is_of_types(&s.path),
            Pat::Slice(_) => self.of_scalars = true,
            _ => {}
        }
        visit::visit_pat(self, p);
    }
}

fn is_assignment(op: &BinOp) -> bool {
    matches!(op, BinOp::AddAssign(_) | BinOp::SubAssign(_) | BinOp::MulAssign(_) | BinOp::DivAssign(_))
}

fn is_arithmetic(op: &BinOp) -> bool {
    matches!(op, BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_)) || is_assignment(op)
}

/// The words of some code.
fn names(tokens: TokenStream, into: &mut BTreeSet<String>) {
    for t in tokens {
        match t {
            TokenTree::Ident(i) => {
                into.insert(i.to_string());
            }
            TokenTree::Group(g) => names(g.stream(), into),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scalar(text: &str) -> bool {
        is_scalar_body(&syn::parse_str(text).expect("a function"))
    }

    #[test]
    fn what_is_done_to_structs_is_scalar() {
        assert!(scalar("fn f(a: &P) -> P { P { x: 0.0 } }"));
        assert!(scalar("fn f(a: P, b: P) -> P { P(a.0 * b.0, a.1) }"));
        assert!(scalar("fn f(a: P) -> Q { let P(x, y) = a; made(x, y) }"));
        assert!(scalar("fn f(a: P, n: usize) -> P { let mut z = a; for _ in 0..n { z = times(z, z); } z }"));
        assert!(scalar("fn f(a: &mut P) { grow(a); }"));
    }

    #[test]
    fn what_may_be_done_to_tensors_is_not() {
        assert!(!scalar("fn f(x: &L) -> L { if x.item() > 0.0 { x.tanh() } else { x.exp() } }"));
        assert!(!scalar("fn f(x: &L, n: usize) -> L { let k = match n { 1 => 0.5, _ => 1.5 }; x * k }"));
        assert!(!scalar("fn f(x: &L) -> L { let mut y = x.exp(); y += x; y }"));
        assert!(!scalar("fn f(x: &L) -> L { other(x) }"));
        assert!(!scalar("fn f(n: usize) -> usize { if n > 1 { 2 } else { n } }"));
    }
}
