//! Code that stays Rust, with its variables under the names that they have in the output.

use super::super::ir::{Capture, Operand, Stmt, Ty, Var};
use super::closed::Facts;
use super::scope::Val;
use super::{Check, Lower};
use proc_macro2::{Group, Ident, Literal, Spacing, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use std::collections::BTreeSet;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, Member, Pat};

/// The names that tokens of a macro may mean: those of variables, and those in the braces of format strings.
pub fn token_names(tokens: &TokenStream) -> Vec<Result<Ident, String>> {
    let mut out = Vec::new();
    let mut dot = false;
    let mut all = tokens.clone().into_iter().peekable();
    while let Some(t) = all.next() {
        match &t {
            TokenTree::Ident(i) if !dot && !is_segment(all.peek()) => out.push(Ok(i.clone())),
            TokenTree::Group(g) => out.extend(token_names(&g.stream())),
            TokenTree::Literal(l) => out.extend(braced(&l.to_string()).into_iter().map(|(_, n)| Err(n))),
            _ => {}
        }
        dot = matches!(&t, TokenTree::Punct(p) if p.as_char() == '.' && p.spacing() == Spacing::Alone);
    }
    out
}

/// Whether a name before this token is part of a path or of a macro's name.
fn is_segment(next: Option<&TokenTree>) -> bool {
    matches!(next, Some(TokenTree::Punct(p)) if p.as_char() == ':' && p.spacing() == Spacing::Joint)
}

/// The names after an opening brace of a string that is not doubled, and where they start.
fn braced(text: &str) -> Vec<(usize, String)> {
    let mut out = Vec::new();
    if !text.starts_with(['"', 'r']) {
        return out;
    }
    let mut chars = text.char_indices().peekable();
    while let Some((_, c)) = chars.next() {
        if c != '{' {
            continue;
        }
        if let Some((_, '{')) = chars.peek() {
            chars.next();
            continue;
        }
        let Some((start, first)) = chars.peek().copied() else { break };
        let name: String = text[start..].chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        let end = text[start + name.len()..].chars().next();
        if (first.is_alphabetic() || first == '_') && matches!(end, Some('}' | ':')) {
            out.push((start, name));
        }
    }
    out
}

struct Renamer<'a> {
    lower: &'a Lower,
}

impl Renamer<'_> {
    fn expression(&self, v: &Val) -> Option<Expr> {
        let tokens = self.lower.val_tokens(v)?;
        syn::parse2(tokens).ok()
    }
}

impl VisitMut for Renamer<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        if let Expr::Path(p) = e
            && let Some(v) = p.path.get_ident().and_then(|i| self.lower.scope.look(i))
            && let Some(renamed) = self.expression(v)
        {
            *e = renamed;
            return;
        }
        visit_mut::visit_expr_mut(self, e);
    }

    fn visit_field_value_mut(&mut self, f: &mut syn::FieldValue) {
        if let Member::Named(name) = &f.member
            && f.colon_token.is_none()
            && self.lower.scope.look(name).is_some()
        {
            f.colon_token = Some(Default::default());
        }
        visit_mut::visit_field_value_mut(self, f);
    }

    fn visit_field_pat_mut(&mut self, f: &mut syn::FieldPat) {
        if let Member::Named(name) = &f.member
            && self.lower.scope.look(name).is_some()
        {
            f.colon_token.get_or_insert_default();
        }
        visit_mut::visit_field_pat_mut(self, f);
    }

    fn visit_pat_ident_mut(&mut self, p: &mut syn::PatIdent) {
        if let Some(v) = self.lower.scope.look(&p.ident)
            && let Some(Ok(name)) = self.lower.val_tokens(v).map(syn::parse2::<Ident>)
        {
            p.ident = name;
        }
        visit_mut::visit_pat_ident_mut(self, p);
    }

    fn visit_macro_mut(&mut self, m: &mut syn::Macro) {
        m.tokens = self.lower.renamed_macro(&m.tokens);
    }
}

impl Lower {
    /// An expression with the names of the output.
    pub fn renamed(&self, e: &Expr) -> TokenStream {
        let mut e = e.clone();
        Renamer { lower: self }.visit_expr_mut(&mut e);
        e.to_token_stream()
    }

    /// A pattern with the names of the output.
    pub fn renamed_pattern(&self, p: &Pat) -> TokenStream {
        let mut p = p.clone();
        Renamer { lower: self }.visit_pat_mut(&mut p);
        p.to_token_stream()
    }

    /// The tokens of a macro with the names of the output. What a format string names is given as an argument.
    fn renamed_macro(&self, tokens: &TokenStream) -> TokenStream {
        let mut named = BTreeSet::new();
        let mut out = self.renamed_tokens(tokens, &mut named);
        let own: BTreeSet<String> = own_arguments(tokens);
        let mut trailing = tokens.clone().into_iter().last().is_some_and(is_comma);
        for name in named.difference(&own) {
            let Some(value) = self.scope.look_text(name).and_then(|v| self.val_tokens(v)) else { continue };
            let name = Ident::new(name, Span::mixed_site());
            let comma = (!trailing).then(|| quote!(,));
            trailing = false;
            out.extend(quote!(#comma #name = #value));
        }
        out
    }

    fn renamed_tokens(&self, tokens: &TokenStream, named: &mut BTreeSet<String>) -> TokenStream {
        let mut out = TokenStream::new();
        let mut dot = false;
        let mut all = tokens.clone().into_iter().peekable();
        while let Some(t) = all.next() {
            let after_dot = dot;
            dot = matches!(&t, TokenTree::Punct(p) if p.as_char() == '.' && p.spacing() == Spacing::Alone);
            match t {
                TokenTree::Ident(i) => {
                    let free = !after_dot && !is_segment(all.peek()) && !is_named_argument(&mut all);
                    match self.scope.look(&i).filter(|_| free).and_then(|v| self.val_tokens(v)) {
                        Some(tokens) => out.extend(tokens),
                        None => out.extend([TokenTree::Ident(i)]),
                    }
                }
                TokenTree::Group(g) => {
                    let mut inner = Group::new(g.delimiter(), self.renamed_tokens(&g.stream(), named));
                    inner.set_span(g.span());
                    out.extend([TokenTree::Group(inner)]);
                }
                TokenTree::Literal(l) => {
                    named.extend(self.format_names(&l));
                    out.extend([TokenTree::Literal(l)]);
                }
                t => out.extend([t]),
            }
        }
        out
    }

    fn format_names(&self, l: &Literal) -> impl Iterator<Item = String> + use<'_> {
        braced(&l.to_string()).into_iter().map(|b| b.1).filter(|n| self.scope.look_text(n).is_some())
    }

    /// The capture of code that is known to have no derivative.
    pub fn capture(&self, e: &Expr, facts: &Facts) -> Capture {
        Capture {
            tokens: self.renamed(e),
            reads: facts.reads.iter().copied().collect(),
            writes: facts.writes.iter().copied().collect(),
            repeatable: facts.repeatable,
        }
    }

    /// A capture over operands.
    pub fn capture_of(&self, tokens: TokenStream, operands: &[&Operand], repeatable: bool) -> Capture {
        let reads: Vec<Var> = operands.iter().filter_map(|o| o.var()).collect();
        Capture { tokens, reads, writes: Vec::new(), repeatable }
    }

    /// A capture over places.
    pub fn capture_places(&self, tokens: TokenStream, vals: &[&Val]) -> Capture {
        let mut reads = Vec::new();
        vals.iter().for_each(|v| Lower::val_vars(v, &mut reads));
        Capture { tokens, reads, writes: Vec::new(), repeatable: true }
    }

    /// A macro: one that looks at values is left as it is, any other must not be given a value with a derivative.
    pub fn macro_capture(&mut self, mac: &syn::Macro) -> Option<Capture> {
        let name = mac.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        let Some(facts) = self.observed_tokens(&mac.tokens) else {
            self.errors.at(&mac.path, super::super::messages::opaque_macro(&name, "it"));
            return None;
        };
        let reads: Vec<Var> = facts.reads.into_iter().collect();
        let writes = !super::closed::OBSERVING_MACROS.contains(&name.as_str()) || name.starts_with("write");
        if !super::closed::OBSERVING_MACROS.contains(&name.as_str()) {
            let path = mac.path.clone();
            let error = move |v: &str| syn::Error::new_spanned(&path, super::super::messages::opaque_macro(&name, v));
            self.checks.push(Check { vars: reads.clone(), error: Box::new(error) });
        }
        let mut mac = mac.clone();
        mac.tokens = self.renamed_macro(&mac.tokens);
        let writes = reads.iter().copied().filter(|v| writes && self.arena.info(*v).mutable).collect();
        Some(Capture { tokens: mac.to_token_stream(), reads, writes, repeatable: false })
    }

    /// Code that is left as it is, as a value.
    pub fn captured(&mut self, e: &Expr, facts: &Facts, ty: Ty) -> Val {
        let mut capture = self.capture(e, facts);
        // What is kept must not borrow.
        if matches!(e, Expr::MethodCall(m) if m.method == "shape" || m.method == "strides") {
            let tokens = &capture.tokens;
            capture.tokens = quote!(#tokens.to_vec());
        }
        let o = self.bind_capture("k", ty, e.span(), capture);
        Val::Op(o)
    }

    /// Code that is left as it is, as a statement.
    pub fn effect(&mut self, capture: Capture) {
        self.emit(Stmt::Effect(capture));
    }
}

fn is_comma(t: TokenTree) -> bool {
    matches!(t, TokenTree::Punct(p) if p.as_char() == ',')
}

/// Whether `=` follows, and not `==`.
fn is_named_argument(all: &mut std::iter::Peekable<proc_macro2::token_stream::IntoIter>) -> bool {
    matches!(all.peek(), Some(TokenTree::Punct(p)) if p.as_char() == '=' && p.spacing() == Spacing::Alone)
}

/// The names of `name = value` among the arguments of a macro.
fn own_arguments(tokens: &TokenStream) -> BTreeSet<String> {
    let mut out = BTreeSet::new();
    let mut all = tokens.clone().into_iter().peekable();
    while let Some(t) = all.next() {
        if let TokenTree::Ident(i) = t
            && is_named_argument(&mut all)
        {
            out.insert(i.to_string());
        }
    }
    out
}
