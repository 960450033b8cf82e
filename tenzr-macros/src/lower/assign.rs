//! Assignment: the name stands for the new value from there on.

use super::{Binding, Lower, Value};
use crate::messages;
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{BinOp, Expr, ExprAssign, ExprBinary};

impl Lower {
    /// `x = e`, `(a, b) = e`.
    pub(super) fn assign(&mut self, a: &ExprAssign) -> Value {
        let value = self.expr(&a.right);
        self.store(&a.left, value);
        Value::Unit
    }

    /// `x += e` and its like.
    pub(super) fn assign_with(&mut self, b: &ExprBinary, e: &Expr) -> Value {
        let name = match b.op {
            BinOp::AddAssign(_) => "add",
            BinOp::SubAssign(_) => "sub",
            BinOp::MulAssign(_) => "mul",
            BinOp::DivAssign(_) => "div",
            BinOp::RemAssign(_) => "rem",
            BinOp::BitAndAssign(_) => "and",
            BinOp::BitOrAssign(_) => "or",
            BinOp::BitXorAssign(_) => "xor",
            BinOp::ShlAssign(_) => "shl",
            BinOp::ShrAssign(_) => "shr",
            _ => return self.refuse(e),
        };
        let operands = [self.operand(&b.left), self.operand(&b.right)];
        let value = self.prim(name, operands, Vec::new(), b.op.span());
        self.store(&b.left, value);
        Value::Unit
    }

    fn store(&mut self, to: &Expr, value: Value) {
        match to {
            Expr::Paren(p) => self.store(&p.expr, value),
            Expr::Group(g) => self.store(&g.expr, value),
            Expr::Unary(u) if matches!(u.op, syn::UnOp::Deref(_)) => self.store(&u.expr, value),
            Expr::Infer(_) => {}
            Expr::Tuple(t) => {
                if let Some(parts) = self.unpack(value, t.elems.len(), to) {
                    for (e, v) in t.elems.iter().zip(parts) {
                        self.store(e, v);
                    }
                }
            }
            Expr::Index(i) => self.store_entry(i, value),
            Expr::Path(p) => {
                let Some(name) = p.path.get_ident() else {
                    self.errors.at(to, messages::ASSIGNED_PLACE);
                    return;
                };
                match self.scope.look(&name.to_string()) {
                    Some(Binding::Tracked { mutable: true, .. }) => self.scope.assign(&name.to_string(), value),
                    Some(Binding::Tracked { .. }) => self.errors.at(to, messages::immutable(&name.to_string())),
                    _ => self.errors.at(to, messages::UNTRACKED_PLACE),
                }
            }
            e => self.errors.at(e, messages::ASSIGNED_PLACE),
        }
    }

    /// A variable of the compiler's own, by a name that no user can write.
    pub(super) fn hidden(&mut self, name: &str, value: Value) {
        self.scope.bind_hidden(name, Binding::Tracked { value, by_ref: false, mutable: true });
    }

    pub(super) fn hidden_value(&self, name: &str) -> Option<Value> {
        match self.scope.look(name) {
            Some(Binding::Tracked { value, .. }) => Some(value.clone()),
            _ => None,
        }
    }

    /// A truth value written out.
    pub(super) fn truth(&mut self, holds: bool, span: Span) -> Value {
        let op = crate::ir::Op::Capture(quote::quote!(#holds));
        let v = self.push("flag", crate::ir::Kind::Captured, op, span);
        self.primal.insert(v);
        Value::Var(v)
    }
}
