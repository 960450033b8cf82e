//! Which code jumps where, from its syntax.

use syn::visit::{self, Visit};

/// Looks for jumps out of a function or a labelled block.
struct Jumps {
    label: Option<String>,
    found: bool,
}

impl<'ast> Visit<'ast> for Jumps {
    fn visit_expr_return(&mut self, _: &'ast syn::ExprReturn) {
        self.found |= self.label.is_none();
    }

    fn visit_expr_try(&mut self, t: &'ast syn::ExprTry) {
        self.found |= self.label.is_none();
        visit::visit_expr_try(self, t);
    }

    fn visit_expr_break(&mut self, b: &'ast syn::ExprBreak) {
        self.found |= self.label.is_some() && b.label.as_ref().map(|l| l.ident.to_string()) == self.label;
        visit::visit_expr_break(self, b);
    }

    fn visit_expr_closure(&mut self, _: &'ast syn::ExprClosure) {}

    fn visit_item(&mut self, _: &'ast syn::Item) {}
}

/// Whether a body returns before its end. A `return` as the last statement is its end.
pub fn returns(body: &syn::Block) -> bool {
    let mut jumps = Jumps { label: None, found: false };
    let (last, before) = match body.stmts.split_last() {
        Some((syn::Stmt::Expr(syn::Expr::Return(r), _), before)) => (r.expr.as_deref(), before),
        _ => (None, body.stmts.as_slice()),
    };
    before.iter().for_each(|s| jumps.visit_stmt(s));
    last.into_iter().for_each(|e| jumps.visit_expr(e));
    jumps.found
}

/// Whether the body of a closure returns before its end.
pub fn returns_expr(body: &syn::Expr) -> bool {
    match body {
        syn::Expr::Block(b) if b.label.is_none() => returns(&b.block),
        e => {
            let mut jumps = Jumps { label: None, found: false };
            jumps.visit_expr(e);
            jumps.found
        }
    }
}

/// Whether a block breaks to its label.
pub fn breaks_to(body: &syn::Block, label: &syn::Label) -> bool {
    let mut jumps = Jumps { label: Some(label.name.ident.to_string()), found: false };
    jumps.visit_block(body);
    jumps.found
}

/// Whether code jumps out of itself, into what is around.
pub fn jumps_out(e: &syn::Expr) -> bool {
    struct Any(bool);
    impl<'ast> Visit<'ast> for Any {
        fn visit_expr(&mut self, e: &'ast syn::Expr) {
            use syn::Expr::{Await, Break, Continue, Return, Try, Yield};
            self.0 |= matches!(e, Break(_) | Continue(_) | Return(_) | Try(_) | Await(_) | Yield(_));
            visit::visit_expr(self, e);
        }
    }
    let mut any = Any(false);
    any.visit_expr(e);
    any.0
}
