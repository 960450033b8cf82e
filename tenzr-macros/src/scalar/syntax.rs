//! Syntax that scalar code has and code of tensors has not.

use syn::visit::{self, Visit};
use syn::{BinOp, Expr, FnArg, ItemFn, Pat, ReturnType, Type};

/// Whether a function without a tensor in its types is scalar by what is written in it. It has to take and give types of
/// the user's: one of integers alone is neither.
pub fn is_scalar_body(item: &ItemFn) -> bool {
    let named = |ty: &Type| !super::types::is_inert(ty);
    let mut written = false;
    let mut takes = false;
    for input in &item.sig.inputs {
        match input {
            FnArg::Receiver(r) => written |= matches!(&r.kind, syn::ReceiverKind::Reference(_, _, Some(_))),
            FnArg::Typed(t) if named(&t.ty) && !super::signature::is_no_grad(&t.attrs) => {
                takes = true;
                written |= matches!(&*t.ty, Type::Reference(r) if r.mutability.is_some());
            }
            FnArg::Typed(_) => {}
        }
    }
    let gives = match &item.sig.output {
        ReturnType::Type(_, ty) => named(ty),
        ReturnType::Default => false,
    };
    if !takes || !(gives || written) {
        return false;
    }
    let mut syntax = Syntax { scalar: written };
    syntax.visit_block(&item.block);
    syntax.scalar
}

struct Syntax {
    scalar: bool,
}

impl<'ast> Visit<'ast> for Syntax {
    fn visit_expr(&mut self, e: &'ast Expr) {
        self.scalar |= match e {
            Expr::Struct(_)
            | Expr::Index(_)
            | Expr::Match(_)
            | Expr::If(_)
            | Expr::ForLoop(_)
            | Expr::While(_)
            | Expr::Loop(_)
            | Expr::Assign(_)
            | Expr::Cast(_)
            | Expr::Array(_)
            | Expr::Repeat(_)
            | Expr::Try(_)
            | Expr::Return(_) => true,
            Expr::Field(f) => !matches!(&*f.base, Expr::Path(p) if p.path.is_ident("self")),
            Expr::Binary(b) => {
                matches!(b.op, BinOp::AddAssign(_) | BinOp::SubAssign(_) | BinOp::MulAssign(_) | BinOp::DivAssign(_))
            }
            Expr::Call(c) => match &*c.func {
                Expr::Path(p) => super::lower::is_constructor(&p.path),
                _ => false,
            },
            _ => false,
        };
        visit::visit_expr(self, e);
    }

    fn visit_pat(&mut self, p: &'ast Pat) {
        self.scalar |= matches!(p, Pat::Struct(_) | Pat::TupleStruct(_) | Pat::Slice(_));
        visit::visit_pat(self, p);
    }
}
