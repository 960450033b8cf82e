//! `__vjp` with its pullback behind a pointer: a function that calls itself cannot hold the pullback of that call
//! otherwise, whose type would contain itself.

use super::function::{Interface, captured_name, without_default};
use crate::scalar::ir::Function;
use crate::scalar::types;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::GenericParam;

/// The name of the form beside that of `__vjp`.
pub fn boxed_name(vjp: &Ident) -> Ident {
    format_ident!("{}_boxed", vjp, span = vjp.span())
}

impl Interface {
    /// The form of a function whose `__vjp` has this name.
    pub fn boxed_form(&self, vjp: &Ident, f: &Function) -> TokenStream {
        let names = self.names();
        let (real, ct) = (&names.real, &names.ct);
        let (generics, _) = self.hidden_generics(&names, true);
        // Everything that the pullback may hold outlives it.
        let held = self.held().into_iter().chain((!self.is_generic()).then(|| quote!(#real))).chain([quote!(#ct)]);
        let clause = self.hidden_clause(&names);
        let own = clause.iter().flat_map(|w| &w.predicates);
        let marker = quote!((#real, #ct));
        let (params, _) = self.hidden_params(&Self::names_in(f), &names, &marker);
        let (output, ct_output) = (self.hidden_output(real), self.ct_output(ct));
        let types = self.params.iter().map(|p| {
            let (again, slot) = self.pullback_types(p, &names);
            quote!(#again, ::core::option::Option<&mut #slot>)
        });
        let skipped = usize::from(self.receiver().is_some());
        let given = f.params.iter().skip(skipped).map(|p| f.arena.ident(p.var));
        let marker = quote!(::core::marker::PhantomData::<#marker>);
        let call = match self.owner {
            Some(_) => {
                let receiver = (skipped == 1).then(|| quote!(self,));
                quote!(Self::#vjp(#receiver #(#given,)* #marker))
            }
            None => quote!(Self::#vjp(#marker, #(#given),*)),
        };
        let (vis, name) = (&self.vis, boxed_name(vjp));
        let generics = with_lifetime(&generics);
        quote! {
            #[doc(hidden)]
            #vis fn #name #generics (#params)
                -> (#output, ::std::boxed::Box<dyn ::core::ops::FnOnce(#ct_output, #(#types),*) + '__p>)
            where #(#held: '__p,)* #(#own,)*
            {
                let (__value, __pullback) = #call;
                (__value, ::std::boxed::Box::new(__pullback))
            }
        }
    }

    /// The lifetimes and types of the user's that a pullback may hold.
    fn held(&self) -> Vec<TokenStream> {
        let params = self.owner.iter().flat_map(|o| &o.generics.params).chain(&self.generics.params);
        let named = params.filter(|p| !matches!(p, GenericParam::Const(_)));
        let mut held: Vec<TokenStream> = named
            .map(|p| match p {
                GenericParam::Lifetime(l) => {
                    let l = &l.lifetime;
                    quote!(#l)
                }
                p => captured_name(p).unwrap_or_else(|| without_default(p)),
            })
            .collect();
        held.extend(self.instances().iter().map(|model| {
            let instance = types::instance(model);
            quote!(#instance)
        }));
        held.extend(self.functions.iter().map(|(_, t)| {
            let name = &t.name;
            quote!(#name)
        }));
        held
    }
}

/// Generics with one lifetime more at their start.
fn with_lifetime(generics: &TokenStream) -> TokenStream {
    let inner = generics.clone().into_iter().skip(1);
    quote!(<'__p, #(#inner)*)
}
