//! Bare names that were read as functions of std: the generated code says so, and rustc refuses where they are others.

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};

/// An item that compiles where the names that were read as functions of std are these.
pub fn confirmed(names: &[Ident]) -> TokenStream {
    if names.is_empty() {
        return TokenStream::new();
    }
    let checks = names.iter().map(
        |name| quote_spanned!(name.span()=> ::tenzr::__private::real::standard::same(#name, ::core::mem::#name::<u8>);),
    );
    quote!(const _: () = { #[allow(dead_code)] fn confirmed() { #(#checks)* } };)
}
