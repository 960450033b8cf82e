//! `for` over lists of tensors: the loop goes over positions, and each iteration binds the entries there.

use super::Lower;
use super::expr::unparenthesized;
use crate::ir::Var;
use crate::messages;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{Expr, Pat};

/// What a loop goes over.
enum Source {
    /// The entries of a list.
    List(Var),
    /// Something of Rust's.
    Rust(TokenStream),
    /// Two at once.
    Zip(Box<Source>, Box<Source>),
    /// With positions.
    Enumerate(Box<Source>),
    /// An adaptor that does not change what the entries are.
    Adapted(Box<Source>, TokenStream),
}

/// What an iteration begins with.
#[derive(Default)]
pub(super) struct Heads {
    /// Names of Rust's, and what each is called in the output.
    pub names: Vec<(Ident, Ident)>,
    /// Patterns of entries, their lists, and the names of their positions.
    pub entries: Vec<(Pat, Var, Ident)>,
    /// Whether the loop stands for a block with a label.
    pub is_block: bool,
}

/// Adaptors that do not change what the entries are.
const ADAPTORS: &[&str] = &["rev", "skip", "take", "step_by"];

/// Whether a loop over a list knows a method of its iterator.
pub(super) fn is_adaptor(name: &str) -> bool {
    ADAPTORS.contains(&name) || ["iter", "into_iter", "cloned", "copied", "enumerate", "zip"].contains(&name)
}

impl Lower {
    /// The pattern and the iterator of a loop over lists, and what an iteration begins with.
    pub(super) fn over_lists(&mut self, f: &syn::ExprForLoop) -> Option<(TokenStream, TokenStream, Heads)> {
        let source = self.source(&f.expr)?;
        let mut heads = Heads::default();
        let pat = self.head(&f.pat, &source, &mut heads)?;
        let iter = self.iterator(&source, f.expr.span());
        Some((pat, iter, heads))
    }

    fn source(&mut self, e: &Expr) -> Option<Source> {
        let e = unparenthesized(e);
        if self.scope.tracked_in(e).is_none() {
            return Some(Source::Rust(self.rust(e)));
        }
        match e {
            Expr::Reference(r) if r.mutability.is_none() => self.source(&r.expr),
            Expr::MethodCall(m) => {
                let name = m.method.to_string();
                match (name.as_str(), m.args.len()) {
                    ("iter" | "into_iter" | "cloned" | "copied", 0) => self.source(&m.receiver),
                    ("enumerate", 0) => Some(Source::Enumerate(Box::new(self.source(&m.receiver)?))),
                    ("zip", 1) => {
                        let (a, b) = (self.source(&m.receiver)?, self.source(&m.args[0])?);
                        Some(Source::Zip(Box::new(a), Box::new(b)))
                    }
                    (name, _) if ADAPTORS.contains(&name) => {
                        let of = self.source(&m.receiver)?;
                        let (method, args) = (&m.method, self.untracked_arguments(m)?);
                        Some(Source::Adapted(Box::new(of), quote!(.#method(#(#args),*))))
                    }
                    _ => self.list_of(e).map(Source::List),
                }
            }
            e => self.list_of(e).map(Source::List),
        }
    }

    fn untracked_arguments(&mut self, m: &syn::ExprMethodCall) -> Option<Vec<TokenStream>> {
        let mut args = Vec::with_capacity(m.args.len());
        for a in &m.args {
            if self.scope.tracked_in(a).is_some() {
                self.errors.at(a, messages::NUMBER_FROM_TRACKED);
                return None;
            }
            args.push(self.rust(a));
        }
        Some(args)
    }

    /// The pattern of an iteration, in which positions stand for entries.
    fn head(&mut self, pat: &Pat, source: &Source, heads: &mut Heads) -> Option<TokenStream> {
        match (source, pat) {
            (source, Pat::Paren(p)) => self.head(&p.pat, source, heads),
            (Source::List(list), pat) => {
                let at = self.fresh_name(&format_ident!("at", span = pat.span()));
                self.inner.insert(at.to_string());
                let pat = match pat {
                    Pat::Reference(r) => &*r.pat,
                    pat => pat,
                };
                heads.entries.push((pat.clone(), *list, at.clone()));
                Some(quote!(#at))
            }
            (Source::Rust(_), pat) => {
                let (pat, names) = self.fresh_pattern(pat);
                heads.names.extend(names);
                Some(pat)
            }
            (Source::Adapted(of, _), pat) => self.head(pat, of, heads),
            (Source::Zip(a, b), Pat::Tuple(t)) if t.elems.len() == 2 => {
                let (a, b) = (self.head(&t.elems[0], a, heads)?, self.head(&t.elems[1], b, heads)?);
                Some(quote!((#a, #b)))
            }
            (Source::Enumerate(of), Pat::Tuple(t)) if t.elems.len() == 2 => {
                let first = self.head(&t.elems[0], &Source::Rust(TokenStream::new()), heads)?;
                let second = self.head(&t.elems[1], of, heads)?;
                Some(quote!((#first, #second)))
            }
            (_, pat) => {
                self.errors.at(pat, messages::PAIR_PATTERN);
                None
            }
        }
    }

    fn iterator(&mut self, source: &Source, span: proc_macro2::Span) -> TokenStream {
        match source {
            Source::List(list) => {
                let n = self.length(*list, span);
                quote!((0..#n))
            }
            Source::Rust(e) => quote!(::core::iter::IntoIterator::into_iter(#e)),
            Source::Zip(a, b) => {
                let (a, b) = (self.iterator(a, span), self.iterator(b, span));
                quote!(::core::iter::zip(#a, #b))
            }
            Source::Enumerate(of) => {
                let of = self.iterator(of, span);
                quote!(::core::iter::Iterator::enumerate(#of))
            }
            Source::Adapted(of, adaptor) => {
                let of = self.iterator(of, span);
                quote!(#of #adaptor)
            }
        }
    }

    /// Binds what an iteration begins with.
    pub(super) fn begin_iteration(&mut self, heads: &Heads) {
        self.bound_block(&heads.names);
        for (pat, list, at) in &heads.entries {
            let entry = self.entry_at(*list, at, pat.span());
            self.bind_pattern(pat, entry, false);
        }
    }
}
