//! `grad!`, `value_and_grad!`, `vjp!` and `jvp!` of closures over plain floats, in the user's own code: the sweeps stand in the
//! closure, over the user's floats, so that it can capture what it wants.

use super::Emitter;
use super::companions::adjoint;
use super::function::{Interface, Names, Parameter, Pass, PullbackParams, Role};
use crate::parse::closure::Transform;
use crate::scalar::ir::Function;
use crate::scalar::reverse::sweeps;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};

impl Interface {
    /// The closure that a macro stands for.
    pub fn closure(
        &self,
        transform: Transform,
        capture: &TokenStream,
        captured: &TokenStream,
        f: &Function,
    ) -> TokenStream {
        let body = match transform {
            Transform::Jvp => self.tangent_body(f),
            Transform::Vjp => self.pullback_body(f),
            Transform::Grad | Transform::ValueAndGrad | Transform::Vmap => {
                self.gradient_body(f, transform == Transform::Grad)
            }
        };
        let mut params: Vec<TokenStream> = self.params.iter().map(|p| argument(p, &p.name)).collect();
        if transform == Transform::Jvp {
            params.extend(self.listed().map(|(_, p)| argument(p, &self.tangent(p))));
        }
        let allow = super::allow();
        quote!(#capture |#(#params),*| {
            #allow
            { #captured #body }
        })
    }

    /// `type R = f64;`, and the parameters under the names that the sweeps have for them.
    fn start(&self, f: &Function, real: &TokenStream, values: &[TokenStream]) -> TokenStream {
        let Names { real: name, ct } = self.names();
        let base = self.base.tokens();
        let bound = f.params.iter().zip(&self.params).zip(values).map(|((v, p), value)| {
            let ident = f.arena.ident(v.var);
            let mutable = (f.arena.info(v.var).mutable && p.pass == Pass::Value).then(|| quote!(mut));
            quote!(let #mutable #ident = #value;)
        });
        let ct_type = if real.to_string() == base.to_string() { quote!(type #ct = #base;) } else { quote!() };
        quote!(type #name = #real; #ct_type #(#bound)*)
    }

    fn names_of_arguments(&self) -> Vec<TokenStream> {
        self.params
            .iter()
            .map(|p| {
                let name = &p.name;
                quote!(#name)
            })
            .collect()
    }

    /// The value, the reverse sweep with its cotangent as `ct`, and what the sweep is given in front of it.
    fn parts(&self, f: &Function) -> (TokenStream, TokenStream, TokenStream, TokenStream) {
        let names = self.names();
        let s = sweeps(f);
        let result = s.result.as_ref().and_then(|o| o.var());
        let forward = Emitter::new(&s.arena, &names.real, &names.ct, &s.forward, &s.reverse, result);
        let body = forward.block(&s.forward);
        let value = s.result.as_ref().map_or_else(|| quote!(()), |o| forward.value_for(o, true));
        let PullbackParams { before, finish, .. } = self.pullback_params(&s, &names);
        let reverse = Emitter::new(&s.arena, &names.real, &names.ct, &s.reverse, &Default::default(), None)
            .after(&s.forward, &s.reverse)
            .optional(self.optional(&s));
        let sweep = reverse.block(&s.reverse);
        let ct = s.ct.map_or_else(
            || quote!(_),
            |v| {
                let name = s.arena.ident(v);
                quote!(#name)
            },
        );
        (body, value, ct, quote!(#before #sweep #finish))
    }

    /// The places for cotangents, under the names that a pullback has for them.
    fn slots_of_gradients(&self) -> TokenStream {
        self.params
            .iter()
            .enumerate()
            .map(|(i, p)| {
                let (slot, d) = (format_ident!("__slot{}", i, span = Span::mixed_site()), adjoint(i));
                match p.role {
                    Role::Active(true) => quote!(let #slot = ::core::option::Option::Some(&mut #d);),
                    _ => quote!(let #slot: ::core::option::Option<&mut ()> = ::core::option::Option::None;),
                }
            })
            .collect()
    }

    fn gradient_body(&self, f: &Function, without_value: bool) -> TokenStream {
        let base = self.base.tokens();
        let start = self.start(f, &base, &self.names_of_arguments());
        let (zeros, slots, values) = (self.zeros(|_| true), self.slots_of_gradients(), self.gradient_values());
        let (body, value, ct, sweep) = self.parts(f);
        let result = if without_value { quote!(#values) } else { quote!((__value, #values)) };
        quote! {
            #zeros
            #start
            #body
            let __value: #base = ::tenzr::__private::real::loss(#value);
            {
                #slots
                let #ct: #base = <#base as ::tenzr::__private::real::Real>::ONE;
                #sweep
            }
            #result
        }
    }

    fn pullback_body(&self, f: &Function) -> TokenStream {
        let base = self.base.tokens();
        let start = self.start(f, &base, &self.names_of_arguments());
        let (zeros, slots, values) = (self.zeros(|_| true), self.slots_of_gradients(), self.gradient_values());
        let (body, value, ct, sweep) = self.parts(f);
        quote! {
            #zeros
            #start
            #body
            let __value = #value;
            let __pullback = ::tenzr::__private::real::pullback::<#base, _, _, _>(&__value, move |#ct| {
                #slots
                #sweep
                #values
            });
            (__value, __pullback)
        }
    }

    fn tangent_body(&self, f: &Function) -> TokenStream {
        let base = self.base.tokens();
        let Names { real, ct } = self.names();
        let dual = quote!(::tenzr::__private::real::Dual<#base, 1>);
        let (mut owners, mut values) = (TokenStream::new(), Vec::new());
        for (i, p) in self.params.iter().enumerate() {
            let (name, local) = (&p.name, format_ident!("__dual{}", i, span = Span::mixed_site()));
            let reference = if p.pass == Pass::Value { quote!(&) } else { quote!(&*) };
            if p.role != Role::Active(true) {
                values.push(quote!(#name));
                continue;
            }
            let d = self.tangent(p);
            owners.extend(quote! {
                let #local = ::tenzr::__private::real::dualize::<#base, _>(#reference #name, #reference #d);
            });
            values.push(if p.pass == Pass::Value { quote!(#local) } else { quote!(&#local) });
        }
        let start = self.start(f, &dual, &values);
        let result = f.result.as_ref().and_then(|o| o.var());
        let empty = Default::default();
        let emitter = Emitter::new(&f.arena, &real, &ct, &f.body, &empty, result);
        let body = emitter.block(&f.body);
        let value = f.result.as_ref().map_or_else(|| quote!(()), |o| emitter.value_for(o, true));
        quote! {
            #owners
            #start
            #body
            let __value = #value;
            (
                ::tenzr::__private::real::value_of::<#base, _>(&__value),
                ::tenzr::__private::real::tangent_of::<#base, _>(&__value),
            )
        }
    }
}

fn argument(p: &Parameter, name: &Ident) -> TokenStream {
    let ty = &p.ty;
    quote!(#name: #ty)
}
