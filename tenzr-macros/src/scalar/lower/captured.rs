//! The variables of the user's that a closure in a macro mentions and does not bind.

use proc_macro2::Ident;
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{Expr, ExprCall, ExprClosure, ExprPath, Macro, PatIdent};

/// Names that stand for values, in the order in which they occur: those of the body that no pattern in it binds.
pub fn captured(body: &Expr, params: impl Iterator<Item = Ident>) -> Vec<Ident> {
    let mut names = Names { bound: params.map(|p| p.to_string()).collect(), used: Vec::new() };
    names.visit_expr(body);
    let Names { bound, used } = names;
    let mut seen = BTreeSet::new();
    used.into_iter().filter(|i| !bound.contains(&i.to_string()) && seen.insert(i.to_string())).collect()
}

struct Names {
    bound: BTreeSet<String>,
    used: Vec<Ident>,
}

impl Names {
    fn name(&mut self, i: &Ident) {
        // A constant is written in capitals, a type or a variant begins with one.
        if i.to_string().starts_with(|c: char| c.is_lowercase() || c == '_') && i != "self" {
            self.used.push(i.clone());
        }
    }
}

impl<'ast> Visit<'ast> for Names {
    fn visit_pat_ident(&mut self, p: &'ast PatIdent) {
        self.bound.insert(p.ident.to_string());
        visit::visit_pat_ident(self, p);
    }

    fn visit_expr_path(&mut self, p: &'ast ExprPath) {
        if let Some(i) = p.path.get_ident() {
            self.name(i);
        }
    }

    fn visit_expr_call(&mut self, c: &'ast ExprCall) {
        // The function that is called is looked up elsewhere.
        if !matches!(&*c.func, Expr::Path(p) if p.path.get_ident().is_some()) {
            self.visit_expr(&c.func);
        }
        c.args.iter().for_each(|a| self.visit_expr(a));
    }

    fn visit_expr_closure(&mut self, c: &'ast ExprClosure) {
        visit::visit_expr_closure(self, c);
    }

    fn visit_macro(&mut self, m: &'ast Macro) {
        let parser = syn::punctuated::Punctuated::<Expr, syn::Token![,]>::parse_terminated;
        if let Ok(args) = m.parse_body_with(parser) {
            args.iter().for_each(|a| Names::visit_owned(self, a));
        }
    }
}

impl Names {
    /// Visits an expression that does not live as long as the body.
    fn visit_owned(&mut self, e: &Expr) {
        let mut inner = Names { bound: BTreeSet::new(), used: Vec::new() };
        inner.visit_expr(e);
        self.bound.extend(inner.bound);
        self.used.extend(inner.used);
    }
}
