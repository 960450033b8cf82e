//! Which code is left to Rust: code over values that have no derivative whatever turns out to be active.

use super::super::ir::{Ty, Var};
use super::Lower;
use super::capture::token_names;
use super::jumps::jumps_out;
use super::scope::Val;
use super::types::{is_comparison, is_inactive};
use crate::fence::is_assignment;
use proc_macro2::Ident;
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{Expr, Pat};

/// Methods that look at a value of any kind and give something without derivative.
pub const OBSERVERS: &[&str] = &[
    "len",
    "is_empty",
    "capacity",
    "nrows",
    "ncols",
    "dim",
    "shape",
    "len_of",
    "ndim",
    "is_nan",
    "is_finite",
    "is_infinite",
    "is_normal",
    "is_sign_negative",
    "is_sign_positive",
    "is_some",
    "is_none",
    "is_ok",
    "is_err",
    "raw_dim",
    "is_subnormal",
];

/// Macros that look at values: those that format them.
pub use crate::lower::FORMATTING as OBSERVING_MACROS;

/// Methods that do not change their receiver.
pub const PURE: &[&str] = &[
    "abs",
    "all",
    "any",
    "as_bytes",
    "as_ref",
    "as_slice",
    "as_str",
    "chars",
    "checked_add",
    "checked_div",
    "checked_mul",
    "checked_sub",
    "clone",
    "cloned",
    "cmp",
    "contains",
    "contains_key",
    "copied",
    "count",
    "count_ones",
    "div_ceil",
    "enumerate",
    "filter",
    "first",
    "fold",
    "get",
    "ilog2",
    "is_power_of_two",
    "iter",
    "last",
    "leading_zeros",
    "map",
    "max",
    "min",
    "parse",
    "partial_cmp",
    "pow",
    "product",
    "rem_euclid",
    "rev",
    "saturating_sub",
    "signum",
    "split_at",
    "sum",
    "then",
    "to_owned",
    "to_string",
    "to_vec",
    "trailing_zeros",
    "unwrap",
    "unwrap_or",
    "windows",
    "wrapping_add",
    "wrapping_mul",
    "wrapping_sub",
    "zip",
    "abs_diff",
    "isqrt",
    "saturating_add",
    "unsigned_abs",
];

/// What is known of code that has no derivative.
#[derive(Default)]
pub struct Facts {
    /// Whether it may give a float.
    pub float: bool,
    /// What it mentions.
    pub reads: BTreeSet<Var>,
    /// What it may write.
    pub writes: BTreeSet<Var>,
    /// Whether it is cheap and always gives the same.
    pub repeatable: bool,
    /// Whether it looks at what may be active, at its length for instance.
    pub looks: bool,
}

struct Closed<'a> {
    lower: &'a Lower,
    facts: Facts,
    open: bool,
    bound: BTreeSet<String>,
}

impl Lower {
    /// Whether code has no derivative whatever turns out to be active, and can be left as it is.
    pub fn closed(&self, e: &Expr) -> Option<Facts> {
        if jumps_out(e) {
            return None;
        }
        let mut c = self.closedness();
        c.bind_names(e);
        c.visit_expr(e);
        (!c.open).then_some(c.facts)
    }

    fn closedness(&self) -> Closed<'_> {
        let facts = Facts { repeatable: true, ..Facts::default() };
        Closed { lower: self, facts, open: false, bound: BTreeSet::new() }
    }

    /// What tokens of a macro mention that only looks at values.
    pub fn observed_tokens(&self, tokens: &proc_macro2::TokenStream) -> Option<Facts> {
        let mut c = self.closedness();
        c.tokens(tokens, true);
        (!c.open).then_some(c.facts)
    }

    /// What is known of the type of an expression without lowering it.
    pub fn static_ty(&self, e: &Expr) -> Ty {
        match e {
            Expr::Paren(p) => self.static_ty(&p.expr),
            Expr::Group(g) => self.static_ty(&g.expr),
            Expr::Reference(r) => self.static_ty(&r.expr),
            Expr::Path(p) => match p.path.get_ident().and_then(|i| self.scope.look(i)) {
                Some(v) => self.ty(v),
                None => self.floats.constant_expr(e),
            },
            Expr::Binary(b) if is_comparison(&b.op) => Ty::Inactive,
            Expr::Binary(b) => match (self.static_ty(&b.left), self.static_ty(&b.right)) {
                (Ty::Float, _) | (_, Ty::Float) => Ty::Float,
                (Ty::Inactive, _) | (_, Ty::Inactive) => Ty::Inactive,
                _ => Ty::Unknown,
            },
            Expr::Unary(u) if matches!(u.op, syn::UnOp::Not(_)) => Ty::Inactive,
            Expr::Unary(u) => self.static_ty(&u.expr),
            Expr::Index(i) => super::types::element(&self.static_ty(&i.expr)),
            Expr::MethodCall(m) if OBSERVERS.iter().any(|o| m.method == o) => Ty::Inactive,
            Expr::MethodCall(m) if self.static_ty(&m.receiver).is_float() => Ty::Float,
            Expr::Cast(_) | Expr::Lit(_) => self.floats.constant_expr(e),
            _ => Ty::Unknown,
        }
    }
}

impl Ty {
    /// Whether it is a float that may be differentiated.
    pub fn is_float(&self) -> bool {
        matches!(self, Ty::Float)
    }
}

impl Closed<'_> {
    /// Names that the code binds itself keep the names of those that they hide, so those have to be plain.
    fn bind_names(&mut self, e: &Expr) {
        struct Names(Vec<Ident>);
        impl<'ast> Visit<'ast> for Names {
            fn visit_pat_ident(&mut self, p: &'ast syn::PatIdent) {
                self.0.push(p.ident.clone());
                visit::visit_pat_ident(self, p);
            }
        }
        let mut names = Names(Vec::new());
        names.visit_expr(e);
        for n in names.0 {
            match self.lower.scope.look(&n) {
                None => {
                    self.bound.insert(n.to_string());
                }
                Some(v) => self.open |= !is_plain(self.lower, v),
            }
        }
    }

    fn mention(&mut self, v: &Val, observed: bool) {
        let ty = self.lower.ty(v);
        self.open |= !observed && !is_inactive(&ty);
        self.facts.looks |= observed && !is_inactive(&ty);
        self.open |= self.lower.val_tokens(v).is_none();
        let mut vars = Vec::new();
        Lower::val_vars(v, &mut vars);
        for v in vars {
            self.facts.reads.insert(v);
        }
    }

    fn name(&mut self, name: &Ident, observed: bool) -> bool {
        match self.lower.scope.look(name).cloned() {
            Some(v) => {
                self.mention(&v, observed);
                true
            }
            None => self.bound.contains(&name.to_string()),
        }
    }

    /// A chain of fields and indices, whatever it holds.
    fn observed(&mut self, e: &Expr) {
        match e {
            Expr::Paren(p) => self.observed(&p.expr),
            Expr::Group(g) => self.observed(&g.expr),
            Expr::Reference(r) => self.observed(&r.expr),
            Expr::Unary(u) if matches!(u.op, syn::UnOp::Deref(_)) => self.observed(&u.expr),
            Expr::Field(f) => self.observed(&f.base),
            Expr::Index(i) => {
                self.observed(&i.expr);
                self.visit_expr(&i.index);
            }
            Expr::Path(p) if p.path.get_ident().is_some() => {
                if let Some(i) = p.path.get_ident() {
                    self.name(i, true);
                }
            }
            e => self.visit_expr(e),
        }
    }

    fn root(&self, e: &Expr) -> Option<Var> {
        let root = place_root(e)?;
        let mut vars = Vec::new();
        Lower::val_vars(self.lower.scope.look(root)?, &mut vars);
        vars.first().copied()
    }

    fn written(&mut self, e: &Expr) {
        if let Some(v) = self.root(e)
            && (self.lower.arena.info(v).mutable || self.lower.arena.info(v).by_ref)
        {
            self.facts.writes.insert(v);
        }
        self.facts.repeatable = false;
    }

    fn tokens(&mut self, tokens: &proc_macro2::TokenStream, observed: bool) {
        for name in token_names(tokens) {
            let val = match &name {
                Ok(ident) => self.lower.scope.look(ident).cloned(),
                Err(text) => self.lower.scope.look_text(text).cloned(),
            };
            if let Some(v) = val {
                self.mention(&v, observed);
            }
        }
        self.facts.repeatable = false;
    }
}

/// The name at the start of a chain of fields and indices.
pub fn place_root(e: &Expr) -> Option<&Ident> {
    match e {
        Expr::Paren(p) => place_root(&p.expr),
        Expr::Group(g) => place_root(&g.expr),
        Expr::Reference(r) => place_root(&r.expr),
        Expr::Unary(u) if matches!(u.op, syn::UnOp::Deref(_)) => place_root(&u.expr),
        Expr::Field(f) => place_root(&f.base),
        Expr::Index(i) => place_root(&i.expr),
        Expr::MethodCall(m) => place_root(&m.receiver),
        Expr::Path(p) => p.path.get_ident(),
        _ => None,
    }
}

/// Whether a name stands for a variable of its own.
pub fn is_plain(lower: &Lower, v: &Val) -> bool {
    lower.val_tokens(v).is_some_and(|t| syn::parse2::<Ident>(t).is_ok())
}

impl<'ast> Visit<'ast> for Closed<'_> {
    fn visit_expr(&mut self, e: &'ast Expr) {
        use Expr::{Async, Infer, Unsafe, Verbatim};
        let simple = matches!(
            e,
            Expr::Lit(_)
                | Expr::Path(_)
                | Expr::Paren(_)
                | Expr::Group(_)
                | Expr::Unary(_)
                | Expr::Binary(_)
                | Expr::Cast(_)
                | Expr::Field(_)
                | Expr::Index(_)
                | Expr::MethodCall(_)
        );
        self.facts.repeatable &= simple;
        self.open |= matches!(e, Async(_) | Unsafe(_) | Verbatim(_) | Infer(_));
        match e {
            Expr::Path(p) => self.path(p),
            Expr::Lit(l) => self.facts.float |= super::types::is_float_literal(&l.lit),
            Expr::Cast(c) => {
                self.facts.float |= self.lower.floats.ty(&c.ty).is_float();
                visit::visit_expr(self, e);
            }
            Expr::MethodCall(m) => self.method(m),
            Expr::Call(_) => {
                self.facts.float = true;
                visit::visit_expr(self, e);
            }
            Expr::Assign(a) => {
                self.written(&a.left);
                visit::visit_expr(self, e);
            }
            Expr::Binary(b) if is_assignment(&b.op) => {
                self.written(&b.left);
                visit::visit_expr(self, e);
            }
            Expr::Reference(r) if r.mutability.is_some() => {
                self.written(&r.expr);
                visit::visit_expr(self, e);
            }
            Expr::ForLoop(l) => {
                self.written(&l.expr);
                visit::visit_expr(self, e);
            }
            e => visit::visit_expr(self, e),
        }
    }

    fn visit_macro(&mut self, m: &'ast syn::Macro) {
        let name = m.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        let observing = OBSERVING_MACROS.contains(&name.as_str());
        self.facts.float |= !observing && name != "matches";
        self.tokens(&m.tokens, observing);
        if name == "write" || name == "writeln" {
            let mutable = |v: &Var| self.lower.arena.info(*v).mutable;
            let written: Vec<Var> = self.facts.reads.iter().copied().filter(mutable).collect();
            self.facts.writes.extend(written);
        }
    }

    fn visit_pat(&mut self, p: &'ast Pat) {
        // What a pattern of the code's own binds has no derivative, since what it is matched with has none.
        if let Pat::Lit(l) = p {
            self.facts.float |= super::types::is_float_literal(&l.lit);
        }
        visit::visit_pat(self, p);
    }

    fn visit_type(&mut self, t: &'ast syn::Type) {
        self.facts.float |= self.lower.floats.ty(t).is_float();
    }

    fn visit_item(&mut self, _: &'ast syn::Item) {
        self.open = true;
    }
}

impl Closed<'_> {
    fn path(&mut self, p: &syn::ExprPath) {
        let bound = p.path.get_ident().is_some_and(|i| self.name(i, false));
        if !bound {
            let float = self.lower.floats.constant_expr(&Expr::Path(p.clone()));
            let lower_case =
                p.path.segments.last().is_some_and(|s| s.ident.to_string().starts_with(char::is_lowercase));
            // A variant may hold anything.
            self.facts.float |= float.is_float() || lower_case || super::place::is_constructor(&p.path);
        }
    }

    fn method(&mut self, m: &syn::ExprMethodCall) {
        let name = m.method.to_string();
        let length = matches!(name.as_str(), "len" | "is_empty");
        self.open |=
            self.lower.is_own_value(&m.receiver) || length && matches!(self.lower.static_ty(&m.receiver), Ty::Named(_));
        if OBSERVERS.contains(&name.as_str()) {
            self.observed(&m.receiver);
        } else {
            self.visit_expr(&m.receiver);
            if !PURE.contains(&name.as_str()) {
                self.written(&m.receiver);
            }
            self.facts.repeatable = false;
        }
        m.args.iter().for_each(|a| self.visit_expr(a));
        if let Some(t) = &m.turbofish {
            self.visit_angle_bracketed_generic_arguments(t);
        }
    }
}
