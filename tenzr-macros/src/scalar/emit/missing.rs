//! Methods that have no hidden forms: their `impl` block has no attribute. A trait that stands in for the forms tells so by
//! name. It is found after the forms of the type itself, so it is called where there are none.

use crate::scalar::ir::{Block, Callee, Stmt};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

/// The trait that stands in for the forms of the methods that a sweep calls.
pub fn stand_in(sweeps: &[&Block]) -> TokenStream {
    let mut methods: BTreeMap<Ident, usize> = BTreeMap::new();
    for b in sweeps {
        b.each(&mut |s| {
            if let Stmt::Call { callee: Callee::Method(name), args, .. }
            | Stmt::PullAgain { callee: Callee::Method(name), args, .. } = s
            {
                methods.entry(name.clone()).or_insert(args.len().saturating_sub(1));
            }
        });
    }
    if methods.is_empty() {
        return TokenStream::new();
    }
    let forms = methods.iter().map(|(name, args)| {
        let (types, names): (Vec<Ident>, Vec<Ident>) = (0..*args)
            .map(|i| (format_ident!("__A{}", i), format_ident!("__a{}", i, span = Span::mixed_site())))
            .unzip();
        let [call, vjp, before, roles] =
            ["call", "vjp", "before", "roles_of"].map(|form| format_ident!("__{}_{}", name, form));
        let result = quote! {
            -> <Self as ::tenzr::__private::real::HasForms>::Forms where Self: ::tenzr::__private::real::HasForms
        };
        let said = [before, roles].map(|form| {
            quote! {
                fn #form(&self) #result { ::tenzr::__private::real::no_forms() }
            }
        });
        let forms = [call, vjp].map(|form| {
            quote! {
                fn #form<#(#types,)* __M>(&mut self, #(#names: #types,)* _: __M) #result {
                    ::tenzr::__private::real::no_forms()
                }
            }
        });
        quote!(#(#said)* #(#forms)*)
    });
    quote! {
        trait __WithoutForms { #(#forms)* }
        impl<__T: ::tenzr::__private::real::Marked> __WithoutForms for __T {}
    }
}
