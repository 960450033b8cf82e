//! Variables of Rust's that no code for some examples of a batch may change: they would differ between the examples.

use super::jumps::root;
use super::{Binding, Lower};
use crate::messages;
use syn::visit::{self, Visit};
use syn::{Expr, Ident};

/// Methods that only look, by convention of the standard library.
const LOOKS: &[&str] = &[
    "abs",
    "as_ref",
    "as_slice",
    "as_str",
    "chunks",
    "clone",
    "cloned",
    "contains",
    "copied",
    "cos",
    "enumerate",
    "exp",
    "first",
    "get",
    "is_empty",
    "is_none",
    "is_some",
    "iter",
    "last",
    "len",
    "ln",
    "map",
    "max",
    "min",
    "powi",
    "rev",
    "sin",
    "sqrt",
    "tanh",
    "to_owned",
    "to_vec",
    "unwrap",
    "unwrap_or",
    "windows",
];

impl Lower {
    /// Refuses an expression of Rust's that changes such a variable.
    pub(super) fn refuse_change(&mut self, e: &Expr) {
        if self.fixed.is_empty() {
            return;
        }
        let mut changes = Changes { lower: self, found: false };
        changes.visit_expr(e);
        if changes.found {
            self.errors.at(e, messages::STATE_BY_EXAMPLE);
        }
    }

    fn is_fixed(&self, name: &Ident) -> bool {
        match self.scope.look(&name.to_string()) {
            Some(Binding::Renamed(fresh) | Binding::Literal(_, fresh)) => self.fixed.contains(&fresh.to_string()),
            _ => false,
        }
    }
}

struct Changes<'a> {
    lower: &'a Lower,
    found: bool,
}

impl Changes<'_> {
    fn changed(&mut self, place: &Expr) {
        self.found |= root(place).is_some_and(|name| self.lower.is_fixed(name));
    }
}

impl<'ast> Visit<'ast> for Changes<'_> {
    fn visit_expr_assign(&mut self, a: &'ast syn::ExprAssign) {
        self.changed(&a.left);
        visit::visit_expr_assign(self, a);
    }

    fn visit_expr_binary(&mut self, b: &'ast syn::ExprBinary) {
        if crate::fence::is_assignment(&b.op) {
            self.changed(&b.left);
        }
        visit::visit_expr_binary(self, b);
    }

    fn visit_expr_reference(&mut self, r: &'ast syn::ExprReference) {
        if r.mutability.is_some() {
            self.changed(&r.expr);
        }
        visit::visit_expr_reference(self, r);
    }

    fn visit_expr_method_call(&mut self, m: &'ast syn::ExprMethodCall) {
        if !LOOKS.contains(&m.method.to_string().as_str()) {
            self.changed(&m.receiver);
        }
        visit::visit_expr_method_call(self, m);
    }
}
