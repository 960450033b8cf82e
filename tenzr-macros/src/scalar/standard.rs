//! Bare names that are read as functions of std: the generated code says so, and rustc refuses where they are others.

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::{self, Visit};
use syn::{Block, Expr, ExprCall, ItemFn, PatIdent, Signature, UseName, UseRename};

/// The names, with the number of arguments.
const KNOWN: &[(&str, usize)] = &[("swap", 2), ("replace", 2), ("take", 1), ("drop", 1)];

#[derive(Default)]
struct Names {
    called: BTreeMap<String, Ident>,
    bound: BTreeSet<String>,
}

impl<'ast> Visit<'ast> for Names {
    fn visit_expr_call(&mut self, c: &'ast ExprCall) {
        if let Expr::Path(p) = &*c.func
            && let Some(name) = p.path.get_ident()
            && KNOWN.contains(&(name.to_string().as_str(), c.args.len()))
        {
            self.called.insert(name.to_string(), name.clone());
        }
        visit::visit_expr_call(self, c);
    }

    fn visit_pat_ident(&mut self, p: &'ast PatIdent) {
        self.bound.insert(p.ident.to_string());
        visit::visit_pat_ident(self, p);
    }

    fn visit_item_fn(&mut self, f: &'ast ItemFn) {
        self.bound.insert(f.sig.ident.to_string());
        visit::visit_item_fn(self, f);
    }

    fn visit_use_name(&mut self, u: &'ast UseName) {
        self.bound.insert(u.ident.to_string());
    }

    fn visit_use_rename(&mut self, u: &'ast UseRename) {
        self.bound.insert(u.rename.to_string());
    }
}

/// An item that compiles where the names in a body that are read as functions of std are these.
pub fn confirmed(sig: &Signature, body: &Block) -> TokenStream {
    let mut names = Names::default();
    names.visit_signature(sig);
    names.visit_block(body);
    names.checks()
}

/// The same for the body of a closure.
pub fn confirmed_in(body: &Expr) -> TokenStream {
    let mut names = Names::default();
    names.visit_expr(body);
    names.checks()
}

impl Names {
    fn checks(&self) -> TokenStream {
        let free = self.called.iter().filter(|(name, _)| !self.bound.contains(*name));
        let checks: Vec<_> = free.map(|(_, name)| check(name)).collect();
        match checks.is_empty() {
            true => TokenStream::new(),
            false => quote!(const _: () = { #[allow(dead_code)] fn confirmed() { #(#checks)* } };),
        }
    }
}

fn check(name: &Ident) -> TokenStream {
    quote_spanned!(name.span()=> ::tenzr::__private::real::standard::same(#name, ::core::mem::#name::<u8>);)
}
