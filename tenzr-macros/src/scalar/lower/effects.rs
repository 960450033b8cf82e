//! Which closures change what they capture: their calls can neither be left out nor be made twice.

use super::super::prim::Prim;
use super::closed::{OBSERVERS, PURE, place_root};
use super::consume::CONSUMERS;
use super::iterate::{ADAPTORS, Iter, SOURCES, Source, Stage};
use super::scope::{Closure, Scope, Val};
use crate::fence::is_assignment;
use proc_macro2::Ident;
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{Expr, ExprCall, ExprMethodCall, ExprReference, PatIdent};

impl Source {
    /// Whether asking for an item changes something.
    pub fn changes(&self) -> bool {
        match self {
            Source::Map(s, f) => s.changes() || changes(f),
            Source::Zip(a, b) | Source::Chain(a, b, _) => a.changes() || b.changes(),
            Source::Cloned(s) | Source::Enumerate(s) | Source::Rev(s) => s.changes(),
            Source::Take(s, _) | Source::Skip(s, _) | Source::Step(s, _) | Source::Rest(s, _) => s.changes(),
            _ => false,
        }
    }
}

impl Source {
    /// Whether std, from the back, computes items that are then left out: where lengths are made equal.
    pub fn trims(&self) -> bool {
        match self {
            Source::Map(s, _) | Source::Cloned(s) | Source::Enumerate(s) | Source::Rev(s) => s.trims(),
            Source::Chain(a, b, _) => a.trims() || b.trims(),
            Source::Zip(..) | Source::Take(..) | Source::Skip(..) | Source::Step(..) | Source::Rest(..) => true,
            _ => false,
        }
    }
}

impl Iter {
    /// Whether it counts items off, and how many are let through.
    pub fn limits(&self) -> impl Iterator<Item = &Stage> {
        self.stages.iter().filter(|s| matches!(s, Stage::Take(..)))
    }
}

fn changes(f: &Val) -> bool {
    match f {
        Val::Closure(c) => closure_changes(c),
        _ => false,
    }
}

fn closure_changes(c: &Closure) -> bool {
    // A local function captures nothing.
    if c.function.is_some() {
        return false;
    }
    let mut all = Changes { scope: &c.scope, own: BTreeSet::new(), roots: Vec::new(), found: false };
    c.params.iter().for_each(|p| all.visit_pat(p));
    all.visit_expr(&c.body);
    all.found || all.roots.iter().any(|r| !all.own.contains(&r.to_string()))
}

struct Changes<'a> {
    scope: &'a Scope,
    /// What the closure binds itself.
    own: BTreeSet<String>,
    /// What is changed.
    roots: Vec<Ident>,
    /// Whether it calls a closure that changes something.
    found: bool,
}

impl Changes<'_> {
    fn changed(&mut self, place: &Expr) {
        match place {
            Expr::Tuple(t) => t.elems.iter().for_each(|e| self.changed(e)),
            Expr::Array(a) => a.elems.iter().for_each(|e| self.changed(e)),
            e => self.roots.extend(place_root(e).cloned()),
        }
    }
}

impl<'ast> Visit<'ast> for Changes<'_> {
    fn visit_pat_ident(&mut self, p: &'ast PatIdent) {
        self.own.insert(p.ident.to_string());
        visit::visit_pat_ident(self, p);
    }

    fn visit_expr(&mut self, e: &'ast Expr) {
        match e {
            Expr::Assign(a) => self.changed(&a.left),
            Expr::Binary(b) if is_assignment(&b.op) => self.changed(&b.left),
            _ => {}
        }
        visit::visit_expr(self, e);
    }

    fn visit_expr_reference(&mut self, r: &'ast ExprReference) {
        if r.mutability.is_some() {
            self.changed(&r.expr);
        }
        visit::visit_expr_reference(self, r);
    }

    fn visit_expr_method_call(&mut self, m: &'ast ExprMethodCall) {
        let name = m.method.to_string();
        let looks = [OBSERVERS, PURE, SOURCES, ADAPTORS, CONSUMERS].iter().any(|l| l.contains(&name.as_str()));
        if name.ends_with("_mut") || !(looks || Prim::named(&name).is_some()) {
            self.changed(&m.receiver);
        }
        visit::visit_expr_method_call(self, m);
    }

    fn visit_expr_call(&mut self, c: &'ast ExprCall) {
        if let Expr::Path(p) = &*c.func
            && let Some(f) = p.path.get_ident().and_then(|i| self.scope.look(i))
        {
            self.found |= changes(f);
        }
        visit::visit_expr_call(self, c);
    }
}
