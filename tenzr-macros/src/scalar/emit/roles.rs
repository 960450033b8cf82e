//! What a function says of its parameters to those that call it.

use super::function::{Interface, Role};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

impl Interface {
    /// `__ROLES`: what each parameter is, and after them each tangent that `jvp` takes.
    pub fn roles(&self, name: &Ident) -> TokenStream {
        let (types, values) = self.roles_of_parameters();
        let vis = &self.vis;
        quote! {
            #[doc(hidden)]
            #vis const #name: #types = #values;
        }
    }

    /// The same of a method: as functions, since the type that has it may be known by a value or a number only.
    pub fn roles_form(&self, name: &Ident) -> TokenStream {
        let (types, values) = self.roles_of_parameters();
        let (vis, real) = (self.hidden_vis(), self.names().real);
        if self.is_of_trait() {
            let base = self.base.tokens();
            return quote! {
                #[doc(hidden)]
                #[inline(always)]
                fn #name<#real: ::tenzr::__private::real::Real<Base = #base>>(
                    _: ::core::marker::PhantomData<#real>,
                ) -> #types { #values }
            };
        }
        let of_receiver = self.receiver().map(|_| {
            let name = format_ident!("{}_of", name);
            quote! {
                #[doc(hidden)]
                #[inline(always)]
                #vis fn #name(&self) -> #types { #values }
            }
        });
        quote! {
            #[doc(hidden)]
            #[inline(always)]
            #vis fn #name(_: ::core::marker::PhantomData<#real>) -> #types { #values }
            #of_receiver
        }
    }

    pub(super) fn roles_of_parameters(&self) -> (TokenStream, TokenStream) {
        let tangents = self.params.iter().filter(|p| p.role == Role::Active(true)).map(|_| (Role::Active(true), false));
        let (types, values): (Vec<_>, Vec<_>) = self
            .params
            .iter()
            .map(|p| (p.role, p.is_slice()))
            .chain(tangents)
            .map(|(role, is_slice)| {
                let role = match role {
                    Role::Active(_) if is_slice => quote!(::tenzr::__private::real::argument::ActiveSlice),
                    Role::Active(_) => quote!(::tenzr::__private::real::argument::Active),
                    Role::NoGrad => quote!(::tenzr::__private::real::argument::Constant),
                    Role::Inactive | Role::Function => quote!(::tenzr::__private::real::argument::Inert),
                };
                (role.clone(), role)
            })
            .unzip();
        (quote!((#(#types,)*)), quote!((#(#values,)*)))
    }
}
