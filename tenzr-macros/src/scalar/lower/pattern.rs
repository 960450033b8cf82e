//! Patterns: the names that they bind are values, or other names of places.

use super::super::ir::{Operand, Step, Ty, Var, is_variant};
use super::scope::Val;
use super::{Lower, fence};
use quote::quote;
use syn::spanned::Spanned;
use syn::{Member, Pat};

impl Lower {
    /// Binds what a pattern binds that always matches.
    pub fn bind(&mut self, pat: &Pat, val: Val) {
        self.bind_with(pat, val, false);
    }

    /// Binds what a pattern binds. Patterns that may fail name variants of enums, others name structs.
    pub fn bind_with(&mut self, pat: &Pat, val: Val, refutable: bool) {
        match pat {
            Pat::Wild(_) | Pat::Rest(_) | Pat::Lit(_) | Pat::Path(_) | Pat::Range(_) | Pat::Const(_) => {}
            Pat::Ident(p) => self.bind_name(p, val, refutable),
            Pat::Type(t) => self.bind_with(&t.pat, val, refutable),
            Pat::Paren(p) => self.bind_with(&p.pat, val, refutable),
            Pat::Guard(g) => self.bind_with(&g.pat, val, refutable),
            Pat::Reference(r) => {
                let val = self.deref(val);
                self.bind_with(&r.pat, val, refutable);
            }
            Pat::Tuple(t) => self.bind_fields(t.elems.iter().collect(), &val, refutable, None),
            Pat::TupleStruct(t) => {
                let variant = refutable || is_std_variant(&t.path) || is_variant(&t.path);
                let path = variant.then_some(&t.path);
                self.bind_fields(t.elems.iter().collect(), &val, refutable, path);
            }
            Pat::Struct(s) => {
                for f in &s.fields {
                    // Where it may fail it may be a variant that is imported.
                    let imported = refutable && s.path.segments.len() == 1;
                    let step = match imported || is_variant(&s.path) {
                        true => Step::Variant(s.path.clone(), f.member.clone()),
                        false => Step::Field(f.member.clone()),
                    };
                    let part = self.part(&val, step);
                    self.bind_with(&f.pat, part, refutable);
                }
            }
            Pat::Slice(s) => self.bind_slice(s, &val, refutable),
            Pat::Or(_) if names(pat).is_empty() => {}
            pat => self.errors.at(pat, fence::pattern("this form")),
        }
    }

    fn bind_name(&mut self, p: &syn::PatIdent, val: Val, refutable: bool) {
        if refutable && is_constant_name(p) {
            return;
        }
        if let Some((_, inner)) = &p.subpat {
            self.bind_with(inner, val.clone(), refutable);
        }
        let span = p.ident.span();
        if p.by_ref.is_some() {
            let val = self.reference_to(val, p.mutability.is_some(), span);
            return self.scope.bind(&p.ident, val);
        }
        let name = p.ident.to_string();
        let val = match val {
            Val::Place(place) if place.path.is_empty() && self.fresh.remove(&place.base) => {
                self.rename(place.base, &p.ident);
                Val::Place(place)
            }
            Val::Iter(i) if p.mutability.is_some() && i.stages.is_empty() => {
                let taken = self.new_variable(&name, super::control::int(0), span);
                let source = super::iterate::Source::Rest(std::rc::Rc::new(i.source.clone()), taken);
                Val::Iter(std::rc::Rc::new(super::iterate::Iter { source, stages: Vec::new() }))
            }
            Val::Path(ref path) if !super::place::is_constructor(path) => val,
            Val::Op(_) | Val::Place(_) | Val::Tuple(_) | Val::Maybe { .. } | Val::Path(_) if p.mutability.is_some() => {
                let o = self.read(val, span);
                Val::Place(self.new_variable(&name, o, span))
            }
            val => {
                let mark = self.arena.all().count();
                let val = self.snapshot(val, span);
                if let Val::Op(Operand::Var(v)) = &val
                    && v.0 as usize >= mark
                {
                    self.rename(*v, &p.ident);
                }
                val
            }
        };
        self.scope.bind(&p.ident, val);
    }

    /// The fields of a tuple, or of a variant.
    fn bind_fields(&mut self, pats: Vec<&Pat>, val: &Val, refutable: bool, variant: Option<&syn::Path>) {
        let rest = pats.iter().position(|p| matches!(p, Pat::Rest(_)));
        let total = match (rest, val, self.ty(val)) {
            (None, ..) => pats.len(),
            (_, Val::Tuple(parts), _) => parts.len(),
            (_, _, Ty::Tuple(parts)) => parts.len(),
            (Some(at), ..) if at + 1 == pats.len() => pats.len(),
            (Some(at), ..) => return self.errors.at(pats[at], fence::pattern("`..` before the last field")),
        };
        for (i, pat) in pats.iter().enumerate() {
            if Some(i) == rest {
                continue;
            }
            let at = if rest.is_some_and(|r| i > r) { total + i - pats.len() } else { i };
            let part = self.part(val, field_step(variant, at));
            self.bind_with(pat, part, refutable);
        }
    }

    fn bind_slice(&mut self, s: &syn::PatSlice, val: &Val, refutable: bool) {
        let is_rest = |p: &Pat| match p {
            Pat::Rest(_) => true,
            Pat::Ident(i) => matches!(&i.subpat, Some((_, p)) if matches!(**p, Pat::Rest(_))),
            _ => false,
        };
        let rest = s.elems.iter().position(is_rest);
        let count = s.elems.len();
        let len =
            rest.filter(|r| r + 1 < count || matches!(s.elems[*r], Pat::Ident(_))).map(|_| self.len_of(val, s.span()));
        for (i, pat) in s.elems.iter().enumerate() {
            let from_end = rest.filter(|r| i > *r).map(|_| count - i);
            let step = match (from_end, &len) {
                (Some(k), Some(len)) => Step::Index(vec![self.shifted(len, quote!(- #k), pat.span())]),
                _ if Some(i) == rest => {
                    let Pat::Ident(p) = pat else { continue };
                    let after = count - i - 1;
                    let end = match (&len, after) {
                        (Some(len), after) if after > 0 => Some(self.shifted(len, quote!(- #after), pat.span())),
                        _ => None,
                    };
                    let part = self.part(val, Step::Range(Some(super::control::int(i as i64)), end));
                    let part = match part {
                        Val::Place(place) => Val::Ref { place, mutable: false },
                        part => part,
                    };
                    self.scope.bind(&p.ident, part);
                    continue;
                }
                _ => Step::Index(vec![super::control::int(i as i64)]),
            };
            let part = self.part(val, step);
            self.bind_with(pat, part, refutable);
        }
    }

    /// Binds the names of a pattern to new values without derivative, and gives the pattern with their names.
    pub fn bind_inactive(&mut self, pat: &Pat) -> (proc_macro2::TokenStream, Vec<Var>) {
        let mut binds = Vec::new();
        for name in names(pat) {
            if self.scope_has_here(&name, &binds) {
                continue;
            }
            let v = self.arena.value(&name.to_string(), Ty::Inactive, name.span());
            self.scope.bind(&name, v.into());
            binds.push(v);
        }
        (self.renamed_pattern(pat), binds)
    }

    /// Whether an alternative of the same pattern has bound the name.
    fn scope_has_here(&self, name: &proc_macro2::Ident, binds: &[Var]) -> bool {
        matches!(self.scope.look(name), Some(Val::Op(Operand::Var(v))) if binds.contains(v))
    }
}

fn field_step(variant: Option<&syn::Path>, i: usize) -> Step {
    match variant {
        None => Step::Field(Member::Unnamed(i.into())),
        Some(p) if p.is_ident("Some") || p.is_ident("Ok") => Step::Payload,
        Some(p) => Step::Variant(p.clone(), Member::Unnamed(i.into())),
    }
}

fn is_std_variant(p: &syn::Path) -> bool {
    ["Some", "Ok", "Err"].iter().any(|v| p.is_ident(v))
}

/// Whether a name in a pattern is that of a constant or a variant.
pub fn is_constant_name(p: &syn::PatIdent) -> bool {
    p.by_ref.is_none()
        && p.mutability.is_none()
        && p.subpat.is_none()
        && p.ident.to_string().starts_with(char::is_uppercase)
}

/// The names that a pattern binds.
pub fn names(pat: &Pat) -> Vec<proc_macro2::Ident> {
    use syn::visit::{self, Visit};
    struct Names(Vec<proc_macro2::Ident>);
    impl<'ast> Visit<'ast> for Names {
        fn visit_pat_ident(&mut self, p: &'ast syn::PatIdent) {
            if !is_constant_name(p) {
                self.0.push(p.ident.clone());
            }
            visit::visit_pat_ident(self, p);
        }
        fn visit_expr(&mut self, _: &'ast syn::Expr) {}
    }
    let mut names = Names(Vec::new());
    names.visit_pat(pat);
    names.0
}
