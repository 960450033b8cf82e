//! The forms of a function of plain numbers that code of tensors calls: for each example, and for each entry.

use super::function::{Interface, Parameter, Pass, Role};
use crate::scalar::types::is_inert;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};

impl Interface {
    /// `f::call` and `f::__mapped_vjp`: of functions from numbers by value, and constants, to a number.
    pub fn mapped_forms(&self) -> TokenStream {
        if !self.is_pointwise() {
            return TokenStream::new();
        }
        let own = |name: &str| Ident::new(name, Span::mixed_site());
        let (name, vis, base) = (&self.name, &self.vis, self.base.tokens());
        let rt = quote!(::tenzr::__private::rt);
        let is_active = |p: &&Parameter| matches!(p.role, Role::Active(_));
        let (active, constant): (Vec<&Parameter>, Vec<&Parameter>) = self.params.iter().partition(is_active);
        let n = active.len();
        let types: Vec<Ident> = (0..n).map(|i| own(&format!("__P{i}"))).collect();
        let values: Vec<Ident> = (0..n).map(|i| own(&format!("__x{i}"))).collect();
        let constants: Vec<Ident> = (0..constant.len()).map(|i| own(&format!("__c{i}"))).collect();
        let constant_types: Vec<TokenStream> = constant.iter().map(|p| p.ty.to_token_stream()).collect();
        let mut params = Vec::new();
        let mut given = Vec::new();
        let mut slots = Vec::new();
        let mut cotangents = Vec::new();
        let mut wanted = Vec::new();
        let mut slot_types = Vec::new();
        let (mut a, mut c) = (0, 0);
        let mapped = |i: usize| {
            let ty = &types[i];
            quote!(<#ty as #rt::Argument>::V)
        };
        for (k, p) in self.params.iter().enumerate() {
            if matches!(p.role, Role::Active(_)) {
                let (x, ty, d) = (&values[a], &types[a], format_ident!("__d{}", a, span = Span::mixed_site()));
                let v = mapped(a);
                params.push(quote!(#x: #ty));
                given.push(quote!(__x[#a]));
                slots.push(quote!((), ::core::option::Option::Some(#d)));
                let like = own(&format!("__like{a}"));
                cotangents.push(d.clone());
                wanted.push(quote!(__want[#k].then(|| ::tenzr::__private::op::fit_like(#d, &#like))));
                slot_types.push(quote!(::core::option::Option<::tenzr::Tensor<#base, (), #v>>));
                a += 1;
            } else {
                let (x, ty) = (&constants[c], &constant_types[c]);
                params.push(quote!(#x: #ty));
                let i = syn::Index::from(c);
                given.push(quote!(::core::clone::Clone::clone(&self.#i)));
                slots.push(quote!((), ::core::option::Option::None));
                wanted.push(quote!(()));
                slot_types.push(quote!(()));
                c += 1;
            }
        }
        let ambient = (0..n).rev().map(mapped).reduce(|rest, one| quote!(::tenzr::__private::axis::Join<#one, #rest>));
        let count = self.params.len();
        let likes: Vec<Ident> = (0..n).map(|i| own(&format!("__like{i}"))).collect();
        let generics = quote!(<#(#types: #rt::Lifted<#base>),*>);
        let allow = super::allow();
        // Entry by entry it is given to `map`, which has no place for constants.
        let entrywise = constant.is_empty().then(|| {
            quote! {
                #[doc(hidden)]
                #vis fn entrywise() -> impl #rt::Pointwise<#base, #n> {
                    __Constants()
                }
            }
        });
        let lifted = quote! {
            let __ambient = #rt::Ambient::<#ambient>::new()#(.with(&#values))*;
        };
        quote! {
            #allow
            const _: () = {
                #[derive(Clone)]
                struct __Constants(#(#constant_types,)*);

                impl #rt::Pointwise<#base, #n> for __Constants {
                    fn call<__R: ::tenzr::__private::real::Real<Base = #base>>(&self, __x: [__R; #n]) -> __R {
                        #name::__call(::core::marker::PhantomData::<__R>, #(#given),*)
                    }

                    fn vjp<__R: ::tenzr::__private::real::Real<Base = #base>>(
                        &self,
                        __x: [__R; #n],
                    ) -> (__R, impl ::core::ops::FnOnce(__R) -> [__R; #n] + 'static) {
                        let (__y, __pullback) =
                            #name::__vjp(::core::marker::PhantomData::<(__R, __R)>, #(#given),*);
                        (__y, move |__ct| {
                            let mut __d = [<__R as ::core::default::Default>::default(); #n];
                            let [#(#cotangents),*] = &mut __d;
                            __pullback(__ct, #(#slots),*);
                            __d
                        })
                    }
                }

                impl #name {
                    #entrywise

                    #[doc(hidden)]
                    #vis fn call #generics (#(#params),*) -> ::tenzr::Tensor<#base, (), #ambient> {
                        #(let #values = #rt::Lifted::<#base>::lifted(&#values);)*
                        #lifted
                        #rt::pointwise([#(#rt::retag(#rt::lift(#values, &__ambient))),*], &__Constants(#(#constants,)*))
                    }

                    #[doc(hidden)]
                    #vis fn __mapped_vjp #generics (#(#params),*) -> (
                        ::tenzr::Tensor<#base, (), #ambient>,
                        impl ::core::ops::FnOnce(
                            ::tenzr::Tensor<#base, (), #ambient>,
                            [::core::primitive::bool; #count],
                        ) -> (#(#slot_types,)*) + use<#(#types),*>,
                    ) {
                        #(let #values = #rt::Lifted::<#base>::lifted(&#values);)*
                        #(let #likes = #values.like();)*
                        #lifted
                        let (__y, __pullback) = #rt::pointwise_vjp(
                            [#(#rt::retag(#rt::lift(#values, &__ambient))),*],
                            &__Constants(#(#constants,)*),
                        );
                        (__y, move |__ct, __want| {
                            let [#(#cotangents),*] = __pullback(__ct);
                            (#(#wanted,)*)
                        })
                    }
                }
            };
        }
    }

    fn is_pointwise(&self) -> bool {
        let base = self.base.tokens().to_string();
        let is_number = |ty: &syn::Type| ty.to_token_stream().to_string() == base;
        let fits = |p: &Parameter| {
            p.pass == Pass::Value
                && match p.role {
                    Role::Active(_) => is_number(&p.ty),
                    Role::Function => false,
                    _ => is_inert(&p.ty) && !p.ty.to_token_stream().to_string().contains('&'),
                }
        };
        self.owner.is_none()
            && ["f32", "f64"].contains(&base.as_str())
            && self.generics.params.is_empty()
            && self.params.iter().all(fits)
            && self.params.iter().any(|p| matches!(p.role, Role::Active(_)))
            && self.output.as_ref().is_some_and(is_number)
    }
}
