//! Iterators over lists that are consumed on the spot: `sum`, `fold` and `collect`, with a `map` before, written as loops.

use super::entries::is_adaptor;
use super::expr::unparenthesized;
use super::{Lower, Value};
use crate::messages;
use proc_macro2::{Ident, Span};
use syn::{Expr, ExprClosure, ExprMethodCall, Pat};

/// What is done with the entries.
enum Consumer<'a> {
    Sum,
    Fold(&'a Expr, &'a ExprClosure),
    Collect,
}

/// A closure as it is written out.
fn closure(e: &Expr, inputs: usize) -> Option<&ExprClosure> {
    match unparenthesized(e) {
        Expr::Closure(c) if c.inputs.len() == inputs => Some(c),
        _ => None,
    }
}

/// A pattern without the type beside it.
fn plain(p: &Pat) -> &Pat {
    match p {
        Pat::Type(t) => &t.pat,
        Pat::Reference(r) => plain(&r.pat),
        p => p,
    }
}

impl Lower {
    /// The value of an iterator over lists, where the call is one.
    pub(super) fn consumed(&mut self, m: &ExprMethodCall) -> Option<Value> {
        let name = self.of_list(m)?;
        let args: Vec<&Expr> = m.args.iter().collect();
        let consumer = match (m.method.to_string().as_str(), args.as_slice()) {
            ("sum", []) => Consumer::Sum,
            ("collect", []) => Consumer::Collect,
            ("fold", [first, f]) if let Some(f) = closure(f, 2) => Consumer::Fold(first, f),
            _ => return Some(self.error(name, messages::list_method(&name.to_string()))),
        };
        let (source, map) = match unparenthesized(&m.receiver) {
            Expr::MethodCall(map) if map.method == "map" && map.args.len() == 1 => match closure(&map.args[0], 1) {
                Some(f) => (&*map.receiver, Some(f)),
                None => return Some(self.error(&map.method, messages::list_method("map"))),
            },
            source => (source, None),
        };
        if let Some(other) = not_an_adaptor(source) {
            return Some(self.error(other, messages::list_method(&other.to_string())));
        }
        let written = written(source, map, &consumer);
        Some(self.expr(&written))
    }

    /// Of a chain of methods on `iter()` of a list the first after that.
    fn of_list<'a>(&self, m: &'a ExprMethodCall) -> Option<&'a Ident> {
        let mut after = &m.method;
        let mut e = unparenthesized(&m.receiver);
        while let Expr::MethodCall(inner) = e {
            if matches!(inner.method.to_string().as_str(), "iter" | "into_iter") && self.names_part(&inner.receiver) {
                return Some(after);
            }
            after = &inner.method;
            e = unparenthesized(&inner.receiver);
        }
        None
    }

    /// Whether an expression is a list by its name, or a part of one.
    fn names_part(&self, e: &Expr) -> bool {
        match unparenthesized(e) {
            Expr::Index(i) => self.names_list(&i.expr),
            e => self.names_list(e),
        }
    }
}

/// A method that a loop over a list does not know.
fn not_an_adaptor(source: &Expr) -> Option<&Ident> {
    match unparenthesized(source) {
        Expr::MethodCall(m) if is_adaptor(&m.method.to_string()) => not_an_adaptor(&m.receiver),
        Expr::MethodCall(m) => Some(&m.method),
        _ => None,
    }
}

/// The loop.
fn written(source: &Expr, map: Option<&ExprClosure>, consumer: &Consumer) -> Expr {
    let own = |name: &str| Ident::new(name, Span::mixed_site());
    let (total, entry) = (own("total"), own("entry"));
    let entry_name: Pat = syn::parse_quote!(#entry);
    let entry: Expr = syn::parse_quote!(#entry);
    let (pat, value) = match map {
        Some(f) => (plain_for_loop(&f.inputs[0]), &*f.body),
        None => (&entry_name, &entry),
    };
    match consumer {
        Consumer::Sum => syn::parse_quote!({
            let mut #total = 0.0;
            for #pat in #source {
                #total += #value;
            }
            #total
        }),
        Consumer::Collect => syn::parse_quote!({
            let mut #total = ::std::vec::Vec::new();
            for #pat in #source {
                #total.push(#value);
            }
            #total
        }),
        Consumer::Fold(first, f) => {
            let (so_far, with, body) = (plain(&f.inputs[0]), plain_for_loop(&f.inputs[1]), &f.body);
            let given: Option<syn::Stmt> = map.map(|_| syn::parse_quote!(let #with = #value;));
            let pat = if map.is_some() { pat } else { with };
            syn::parse_quote!({
                let mut #total = #first;
                for #pat in #source {
                    #given
                    let #so_far = #total;
                    #total = #body;
                }
                #total
            })
        }
    }
}

/// The pattern of a closure as that of a loop.
fn plain_for_loop(p: &Pat) -> &Pat {
    match p {
        Pat::Type(t) => &t.pat,
        p => p,
    }
}
