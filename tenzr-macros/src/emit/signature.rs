//! The generic signature that a function and its companions share.

use super::mixed;
use crate::parse::list::is_list;
use crate::parse::signature::{Param, Signature};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, GenericParam, ItemFn, Type};

/// The tokens of a signature.
pub struct Generic<'a> {
    item: &'a ItemFn,
    signature: &'a Signature,
    /// Whether the code around mentions parameters by the user's own tokens, or only by ours: then a parameter may have
    /// any name, that of the function among them.
    users: bool,
}

impl<'a> Generic<'a> {
    pub fn new(item: &'a ItemFn, signature: &'a Signature) -> Self {
        Generic { item, signature, users: true }
    }

    /// The same for code that has no tokens of the user's body.
    pub fn companion(&self) -> Generic<'a> {
        Generic { users: false, ..*self }
    }

    /// The name of a parameter.
    pub fn param(&self, i: usize) -> Ident {
        let mut name = self.signature.params[i].name.clone();
        if !self.users {
            name.set_span(mixed(name.span()));
        }
        name
    }

    pub fn name(&self) -> &Ident {
        &self.item.sig.ident
    }

    /// The type parameter of a tensor parameter.
    fn lifted(&self, i: usize) -> Ident {
        format_ident!("__P{}", i, span = mixed(self.signature.params[i].name.span()))
    }

    /// The parameters that the function has of its own: lifetimes, types, consts.
    pub fn own(&self) -> impl Iterator<Item = &'a GenericParam> {
        self.item.sig.generics.params.iter()
    }

    /// The type of the result, for one example.
    pub fn output_type(&self) -> &'a Type {
        &self.signature.output
    }

    /// The expression that gives the result.
    pub fn tail(&self) -> Option<&'a Expr> {
        match self.item.block.stmts.last() {
            Some(syn::Stmt::Expr(e, None)) => Some(e),
            _ => None,
        }
    }

    /// The tensor parameters.
    pub fn tensors(&self) -> impl Iterator<Item = (usize, &'a Param)> {
        self.signature.params.iter().enumerate().filter(|(_, p)| p.is_tensor())
    }

    /// `<E: Float, __P0: Lifted<X>, ..>`
    pub fn generics(&self) -> TokenStream {
        let own = &self.item.sig.generics.params;
        let own = own.iter().map(|p| quote!(#p));
        let lifted = self.tensors().map(|(i, p)| {
            let (name, ty) = (self.lifted(i), &p.ty);
            let span = mixed(ty.span());
            // A slice.
            let unsized_too = (p.by_ref && is_list(ty)).then(|| quote!(?::core::marker::Sized+));
            quote_spanned!(span=> #name: #unsized_too ::tenzr::__private::rt::Lifted<#ty>)
        });
        let all = own.chain(lifted);
        quote!(<#(#all),*>)
    }

    pub fn where_clause(&self) -> TokenStream {
        let clause = &self.item.sig.generics.where_clause;
        quote!(#clause)
    }

    /// The predicates of the where-clause, for adding to.
    pub fn predicates(&self) -> TokenStream {
        match &self.item.sig.generics.where_clause {
            Some(w) => {
                let predicates = w.predicates.iter();
                quote!(#(#predicates,)*)
            }
            None => TokenStream::new(),
        }
    }

    /// `use<E, __P0, ..>`: what an opaque result may mention; not the lifetimes of the arguments.
    pub fn captures(&self) -> TokenStream {
        let own = self.item.sig.generics.params.iter().filter_map(|p| match p {
            GenericParam::Type(t) => Some(t.ident.clone()),
            GenericParam::Const(c) => Some(c.ident.clone()),
            GenericParam::Lifetime(_) => None,
        });
        let all = own.chain(self.tensors().map(|(i, _)| self.lifted(i)));
        quote!(use<#(#all),*>)
    }

    /// `x: &__P0, n: usize`
    pub fn params(&self) -> TokenStream {
        let params = self.signature.params.iter().enumerate().map(|(i, p)| {
            let name = self.param(i);
            match (p.is_tensor(), p.by_ref) {
                (true, true) => {
                    let ty = self.lifted(i);
                    quote!(#name: &#ty)
                }
                (true, false) => {
                    let ty = self.lifted(i);
                    quote!(#name: #ty)
                }
                _ => {
                    let ty = &p.written;
                    quote!(#name: #ty)
                }
            }
        });
        quote!(#(#params),*)
    }

    /// `x, n`
    pub fn args(&self) -> TokenStream {
        let names = (0..self.count()).map(|i| self.param(i));
        quote!(#(#names),*)
    }

    /// What a tensor parameter is mapped over.
    pub fn mapped(&self, i: usize) -> TokenStream {
        let name = self.lifted(i);
        quote!(<#name as ::tenzr::__private::rt::Argument>::V)
    }

    /// The union of what `mapped` gives for all tensor parameters.
    pub fn join(&self, mapped: impl Fn(usize) -> TokenStream) -> TokenStream {
        let all: Vec<TokenStream> = self.tensors().map(|(i, _)| mapped(i)).collect();
        let joined = all.into_iter().rev().reduce(|rest, one| quote!(::tenzr::__private::axis::Join<#one, #rest>));
        joined.unwrap_or_else(|| quote!(::tenzr::__private::axis::Single))
    }

    /// The union of the parameters' maps.
    pub fn ambient(&self) -> TokenStream {
        self.join(|i| self.mapped(i))
    }

    /// The result, mapped over `v`, as users see it.
    pub fn output(&self, v: &TokenStream) -> TokenStream {
        self.result(v, "Mapped")
    }

    /// The result, mapped over `v`, as tensors.
    pub fn inner_output(&self, v: &TokenStream) -> TokenStream {
        self.result(v, "Inner")
    }

    /// A type in the place of the result, which may not be there.
    pub fn fallible(&self, ty: TokenStream) -> TokenStream {
        self.signature.fallible.as_ref().map_or(ty.clone(), |f| f.around(&ty))
    }

    /// The value of such a type.
    pub fn succeeded(&self, value: TokenStream) -> TokenStream {
        match &self.signature.fallible {
            Some(f) => {
                let success = f.success();
                quote!(#success(#value))
            }
            None => value,
        }
    }

    /// Whether a parameter is taken by reference.
    pub fn is_by_reference(&self, i: usize) -> bool {
        self.signature.params[i].by_ref && self.signature.params[i].is_tensor()
    }

    /// What follows a call of the function to itself or to one of its forms.
    pub fn question(&self) -> TokenStream {
        self.signature.fallible.as_ref().map_or_else(TokenStream::new, |_| quote!(?))
    }

    fn result(&self, v: &TokenStream, form: &str) -> TokenStream {
        let ty = &self.signature.output;
        let span = mixed(ty.span());
        let form = Ident::new(form, span);
        quote_spanned!(span=> <#ty as ::tenzr::__private::rt::Example>::#form<#v>)
    }

    /// The type of an argument as users see it, spelled out.
    pub fn argument(&self, i: usize) -> TokenStream {
        let (ty, v) = (&self.signature.params[i].ty, self.mapped(i));
        quote!(<#ty as ::tenzr::__private::rt::Example>::Mapped<#v>)
    }

    /// A value of a parameter's type as users see it.
    pub fn outer(&self, i: usize, value: &TokenStream) -> TokenStream {
        let (ty, v) = (&self.signature.params[i].ty, self.mapped(i));
        quote!(<#ty as ::tenzr::__private::rt::Example>::outer::<#v>(#value))
    }

    /// An argument, its type spelled out.
    pub fn lifted_value(&self, i: usize) -> TokenStream {
        let p = &self.signature.params[i];
        let (name, ty) = (self.param(i), &p.ty);
        let reference = if p.by_ref { quote!() } else { quote!(&) };
        let span = mixed(name.span());
        quote_spanned!(span=> ::tenzr::__private::rt::Lifted::<#ty>::lifted(#reference #name))
    }

    /// A function of the runtime for a parameter: that of lists where it is one.
    pub fn runtime(&self, i: usize, name: &str) -> TokenStream {
        let name = Ident::new(name, proc_macro2::Span::mixed_site());
        match is_list(&self.signature.params[i].ty) {
            true => quote!(::tenzr::__private::rt::list::#name),
            false => quote!(::tenzr::__private::rt::#name),
        }
    }

    /// The listed parameters: those whose gradients the public companions give.
    pub fn listed(&self) -> Vec<usize> {
        self.signature.listed().collect()
    }

    /// The type of the gradients: bare for one.
    pub fn gradients(&self) -> TokenStream {
        let types: Vec<TokenStream> = self.listed().into_iter().map(|i| self.argument(i)).collect();
        bare(&types)
    }

    /// The type of what a hidden pullback gives: one slot for each parameter.
    pub fn slots(&self) -> TokenStream {
        let slots = self.signature.params.iter().enumerate().map(|(i, p)| {
            if p.is_tensor() {
                let (ty, v) = (&p.ty, self.mapped(i));
                quote!(::core::option::Option<<#ty as ::tenzr::__private::rt::Example>::Inner<#v>>)
            } else {
                quote!(())
            }
        });
        quote!((#(#slots,)*))
    }

    pub fn count(&self) -> usize {
        self.signature.params.len()
    }
}

/// One value as it is, several as a tuple.
pub fn bare(values: &[TokenStream]) -> TokenStream {
    match values {
        [one] => quote!(#one),
        several => quote!((#(#several),*)),
    }
}
