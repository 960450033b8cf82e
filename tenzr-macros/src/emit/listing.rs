//! The table of operations as Rust, for a test.

use crate::table::{Adjoint, Module, Primitive, Take, rows};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use std::collections::BTreeSet;

/// `OPERATIONS`, the names of the operations that users write with those of their rules, and an import of every
/// function that the table names.
pub fn table() -> TokenStream {
    let listed = rows().filter(|p| p.module == Module::Operation).map(|p| {
        let name = p.name;
        let rules = p.adjoints.iter().map(|a| match a {
            Adjoint::Rule(rule, _) => *rule,
            Adjoint::None => "",
        });
        quote!((#name, &[#(#rules),*]))
    });
    let functions: BTreeSet<(bool, &str)> =
        rows().filter(|p| p.module != Module::List).flat_map(self::functions).collect();
    let imports = functions.into_iter().map(|(operation, name)| {
        let module = Ident::new(if operation { "op" } else { "rt" }, Span::call_site());
        let name = Ident::new(name, Span::call_site());
        quote!(use ::tenzr::__private::#module::#name as _;)
    });
    let of_lists = rows().filter(|p| p.module == Module::List).flat_map(self::functions).map(|(_, name)| {
        let name = Ident::new(name, Span::call_site());
        quote!(use ::tenzr::__private::rt::list::#name as _;)
    });
    quote! {
        const OPERATIONS: &[(&str, &[&str])] = &[#(#listed),*];
        #(#imports)*
        #(#of_lists)*
    }
}

/// The functions of a row: whether each stands with the operations, and its name.
fn functions(p: &Primitive) -> Vec<(bool, &'static str)> {
    let operation = p.module == Module::Operation;
    let rules = p.adjoints.iter().filter_map(|a| match a {
        // A rule that takes the axis of a map stands with it.
        Adjoint::Rule(rule, takes) => {
            let typed = !operation && takes.iter().any(|t| matches!(t, Take::Attr(_)));
            Some((!typed, *rule))
        }
        Adjoint::None => None,
    });
    rules.chain([(operation, p.name)]).chain(p.with_residual.map(|r| (operation, r))).collect()
}
