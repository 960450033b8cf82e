//! Whether a pattern matches: comparisons of floats, and `matches!` for all else.

use super::super::ir::{Comparison, Operand, Step, Ty, Value};
use super::Lower;
use super::pattern::is_constant_name;
use super::scope::Val;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, Lit, Pat, RangeLimits};

impl Lower {
    /// Whether a pattern matches; nothing where it always does.
    pub fn test(&mut self, pat: &Pat, val: &Val) -> Option<Operand> {
        match pat {
            Pat::Wild(_) | Pat::Rest(_) => None,
            Pat::Ident(p) if !is_constant_name(p) => p.subpat.as_ref().and_then(|(_, inner)| self.test(inner, val)),
            Pat::Paren(p) => self.test(&p.pat, val),
            Pat::Type(t) => self.test(&t.pat, val),
            Pat::Reference(r) => {
                let val = self.deref(val.clone());
                self.test(&r.pat, &val)
            }
            Pat::Tuple(t) if self.looks_at_floats(pat, val) || matches!(val, Val::Tuple(_)) => {
                let parts = (0..t.elems.len()).map(|i| Step::Field(syn::Member::Unnamed(i.into()))).collect();
                self.test_parts(t.elems.iter().collect(), parts, val, None)
            }
            Pat::TupleStruct(t) if matches!(val, Val::Maybe { .. }) => {
                let Val::Maybe { some, inner } = val else { return None };
                let some = some.clone();
                match t.elems.first().filter(|p| self.may_fail(p)) {
                    Some(p) => Some(self.short_circuit(some, true, pat.span(), |l| l.sure(p, inner))),
                    None => Some(some),
                }
            }
            Pat::TupleStruct(t) if self.looks_at_floats(pat, val) => {
                let outer = self.test_shape(&shape(pat), val);
                let parts = (0..t.elems.len())
                    .map(|i| match t.path.is_ident("Some") || t.path.is_ident("Ok") {
                        true => Step::Payload,
                        false => Step::Variant(t.path.clone(), syn::Member::Unnamed(i.into())),
                    })
                    .collect();
                self.test_parts(t.elems.iter().collect(), parts, val, Some(outer))
            }
            Pat::Ident(_) | Pat::Path(_) if matches!(val, Val::Maybe { .. }) => {
                let Val::Maybe { some, .. } = val else { return None };
                let some = some.clone();
                let tokens = self.operand_tokens(&some);
                let capture = self.capture_of(quote!(!#tokens), &[&some], true);
                Some(self.bind_capture("none", Ty::Inactive, pat.span(), capture))
            }
            Pat::Or(o) if self.looks_at_floats(pat, val) => {
                let mut cases = o.cases.iter();
                let first = cases.next().map(|p| self.sure(p, val))?;
                Some(cases.fold(first, |left, p| self.short_circuit(left, false, p.span(), |l| l.sure(p, val))))
            }
            Pat::Lit(_) | Pat::Range(_) | Pat::Path(_) | Pat::Const(_) | Pat::Ident(_)
                if self.looks_at_floats(pat, val) =>
            {
                Some(self.test_float(pat, val))
            }
            pat if self.may_fail(pat) => Some(self.test_shape(pat, val)),
            _ => None,
        }
    }

    fn sure(&mut self, pat: &Pat, val: &Val) -> Operand {
        self.test(pat, val).unwrap_or(Operand::Tokens(quote!(true)))
    }

    /// Whether there are values that a pattern does not match.
    fn may_fail(&self, pat: &Pat) -> bool {
        match pat {
            Pat::Wild(_) | Pat::Rest(_) => false,
            Pat::Ident(p) => is_constant_name(p) || p.subpat.as_ref().is_some_and(|(_, p)| self.may_fail(p)),
            Pat::Paren(p) => self.may_fail(&p.pat),
            Pat::Type(t) => self.may_fail(&t.pat),
            Pat::Reference(r) => self.may_fail(&r.pat),
            Pat::Tuple(t) => t.elems.iter().any(|p| self.may_fail(p)),
            _ => true,
        }
    }

    fn test_parts(&mut self, pats: Vec<&Pat>, steps: Vec<Step>, val: &Val, outer: Option<Operand>) -> Option<Operand> {
        let mut so_far = outer;
        for (pat, step) in pats.into_iter().zip(steps) {
            if !self.may_fail(pat) {
                continue;
            }
            so_far = match so_far {
                None => {
                    let part = self.part(val, step);
                    self.test(pat, &part)
                }
                Some(left) => Some(self.short_circuit(left, true, pat.span(), |l| {
                    let part = l.part(val, step);
                    l.sure(pat, &part)
                })),
            };
        }
        so_far
    }

    /// A pattern that only looks at what has no derivative.
    fn test_shape(&mut self, pat: &Pat, val: &Val) -> Operand {
        let val = match reference_tokens(self, val) {
            Some(_) => val.clone(),
            None => Val::Op(self.read(val.clone(), pat.span())),
        };
        let tokens = reference_tokens(self, &val).unwrap_or_default();
        let pattern = without_names(pat);
        let capture = self.capture_places(quote!(::core::matches!(#tokens, #pattern)), &[&val]);
        self.bind_capture("test", Ty::Inactive, pat.span(), capture)
    }

    /// A float against a literal, a constant or a range.
    fn test_float(&mut self, pat: &Pat, val: &Val) -> Operand {
        let span = pat.span();
        let x = self.read(val.clone(), span);
        match pat {
            Pat::Range(r) => {
                let low = r.start.as_ref().and_then(|e| self.constant(e));
                let high = r.end.as_ref().and_then(|e| self.constant(e));
                let above = low.map(|low| self.compared(Comparison::Ge, x.clone(), low, span));
                let closed = matches!(r.limits, RangeLimits::Closed(_));
                let op = if closed { Comparison::Le } else { Comparison::Lt };
                let below = high.map(|high| self.compared(op, x, high, span));
                match (above, below) {
                    (Some(a), Some(b)) => self.short_circuit(a, true, span, |_| b),
                    (Some(one), None) | (None, Some(one)) => one,
                    (None, None) => Operand::Tokens(quote!(true)),
                }
            }
            pat => {
                let tokens = pat.to_token_stream();
                let constant = syn::parse2::<Expr>(tokens.clone()).ok().and_then(|e| self.constant(&e));
                self.compared(Comparison::Eq, x, constant.unwrap_or(Operand::Tokens(tokens)), span)
            }
        }
    }

    fn compared(&mut self, op: Comparison, a: Operand, b: Operand, span: Span) -> Operand {
        self.bind_value("test", Ty::Inactive, span, Value::Compare(op, a, b)).into()
    }

    /// Whether a pattern compares floats.
    pub fn looks_at_floats(&self, pat: &Pat, val: &Val) -> bool {
        if has_float(pat) {
            return true;
        }
        match (pat, val) {
            (Pat::Tuple(t), Val::Tuple(parts)) => t.elems.iter().zip(parts).any(|(p, v)| self.looks_at_floats(p, v)),
            (Pat::Paren(p), val) => self.looks_at_floats(&p.pat, val),
            (Pat::Or(o), val) => o.cases.iter().any(|p| self.looks_at_floats(p, val)),
            (Pat::Path(_) | Pat::Lit(_) | Pat::Range(_), val) => self.ty(val).is_float(),
            (Pat::Ident(p), val) => is_constant_name(p) && self.ty(val).is_float(),
            _ => false,
        }
    }
}

/// Whether a pattern names floats.
pub fn has_float(pat: &Pat) -> bool {
    use syn::visit::{self, Visit};
    struct Floats(bool);
    impl<'ast> Visit<'ast> for Floats {
        fn visit_lit(&mut self, l: &'ast Lit) {
            self.0 |= super::types::is_float_literal(l);
        }
        fn visit_path(&mut self, p: &'ast syn::Path) {
            self.0 |= p.segments.iter().any(|s| s.ident == "f64" || s.ident == "f32");
            visit::visit_path(self, p);
        }
    }
    let mut floats = Floats(false);
    floats.visit_pat(pat);
    floats.0
}

/// The pattern with `_` for every name.
pub fn without_names(pat: &Pat) -> TokenStream {
    struct Without;
    impl VisitMut for Without {
        fn visit_pat_mut(&mut self, p: &mut Pat) {
            if let Pat::Ident(i) = p
                && !is_constant_name(i)
            {
                *p = match i.subpat.take() {
                    Some((_, inner)) => *inner,
                    None => syn::parse_quote!(_),
                };
            }
            visit_mut::visit_pat_mut(self, p);
        }
        fn visit_field_pat_mut(&mut self, f: &mut syn::FieldPat) {
            f.colon_token.get_or_insert_default();
            visit_mut::visit_field_pat_mut(self, f);
        }
    }
    let mut pat = pat.clone();
    Without.visit_pat_mut(&mut pat);
    pat.to_token_stream()
}

/// The pattern with `_` for its fields.
fn shape(pat: &Pat) -> Pat {
    match pat {
        Pat::TupleStruct(t) => {
            let path = &t.path;
            syn::parse_quote!(#path(..))
        }
        pat => pat.clone(),
    }
}

/// A value to be looked at.
pub fn reference_tokens(l: &Lower, v: &Val) -> Option<TokenStream> {
    match v {
        Val::Tuple(parts) => {
            let parts: Option<Vec<TokenStream>> = parts.iter().map(|p| reference_tokens(l, p)).collect();
            parts.map(|parts| quote!((#(#parts,)*)))
        }
        // The elements of a `Vec` are matched as those of a slice.
        Val::Ref { place, .. } if matches!(l.place_ty(place), Ty::Vec(_)) => {
            l.place_tokens(place).map(|t| quote!(&(#t)[..]))
        }
        Val::Ref { .. } => l.val_tokens(v),
        v => l.val_tokens(v).map(|t| quote!(&#t)),
    }
}
