//! Derivatives inside differentiable functions: `f::grad(..)` and `f::jvp(..)` over any real type, with their pullbacks.
//!
//! No rule is differentiated. The pullback `P(x, s) = J(x)ᵀ s` of `f`, run on dual numbers, gives
//! `P(x + εu, a + εb) = Jᵀa + ε (∂⟨a, J(x) u⟩/∂x + Jᵀb)`. For a gradient `a` is one, `u` its cotangent and `b` the value's;
//! for a tangent `u` is the tangent, `a` the cotangent of the result's tangent and `b` that of its value.

use super::companions::adjoint;
use super::function::{Interface, Names, Parameter, Pass, Role};
use crate::scalar::types::{is_view, owned, pointee};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::Type;

/// The parts of a nested form.
struct Parts<'a> {
    names: &'a Names,
    dual: TokenStream,
}

impl Interface {
    /// The hidden forms of `f::value_and_grad` and `f::jvp`. Functions that write through `&mut`, or take functions or
    /// views, have none.
    pub fn nested_forms(&self) -> TokenStream {
        let plain = |p: &Parameter| p.pass != Pass::RefMut && p.role != Role::Function && !is_view(&p.ty);
        if self.owner.is_some() || self.output.is_none() || !self.params.iter().all(plain) {
            return TokenStream::new();
        }
        let names = self.names();
        let real = &names.real;
        let parts = Parts { names: &names, dual: quote!(::tenzr::__private::real::Dual::<#real, 1>) };
        let mut out = TokenStream::new();
        // Dual numbers of any depth inside a type that only a trait tells of cannot be taken apart.
        if !self.output.as_ref().is_some_and(|ty| self.mentions_model(ty)) {
            out.extend(self.jvp_call(&parts));
            out.extend(self.jvp_vjp(&parts));
        }
        if self.is_loss() {
            out.extend(self.gradient_call(&parts));
            out.extend(self.gradient_vjp(&parts));
        }
        out
    }

    /// Name and type of each parameter over the real type.
    fn nested_params(&self, real: &Ident) -> Vec<TokenStream> {
        self.params
            .iter()
            .map(|p| {
                let (name, ty) = (&p.name, self.hidden_type(p, real));
                quote!(#name: #ty)
            })
            .collect()
    }

    /// The types of what a pullback takes for each parameter, and the names it takes them by.
    fn slots(&self, real: &Ident, ct: &Ident) -> (Vec<TokenStream>, Vec<TokenStream>) {
        let mut types = Vec::new();
        let mut names = Vec::new();
        for (i, p) in self.params.iter().enumerate() {
            let slot = slot(i);
            let ty = self.slot_type(p, ct);
            let (again, name) = if p.pass == Pass::Ref {
                let (ty, name) = (self.hidden_type(p, real), &p.name);
                let ty = pointee(&ty);
                (quote!(&#ty), quote!(#name))
            } else {
                (quote!(()), quote!(_))
            };
            types.push(quote!(#again, ::core::option::Option<&mut #ty>));
            names.push(quote!(#name: #again, #slot: ::core::option::Option<&mut #ty>));
        }
        (types, names)
    }

    /// The type of the gradients over `with`.
    fn gradients_over(&self, with: &Ident) -> TokenStream {
        let types: Vec<Type> = self.listed().map(|(_, p)| self.cotangent(&owned(&p.ty), with)).collect();
        match types.as_slice() {
            [one] => quote!(#one),
            all => quote!((#(#all),*)),
        }
    }

    /// A value for each argument, where a reference to what was captured will do and a value is cloned.
    fn reused(p: &Parameter) -> TokenStream {
        let name = &p.name;
        if p.pass == Pass::Value { quote!(::core::clone::Clone::clone(&#name)) } else { quote!(#name) }
    }

    fn gradient_call(&self, parts: &Parts) -> TokenStream {
        let real = &parts.names.real;
        let (generics, _) = self.hidden_generics(parts.names, false);
        let (params, output, clause) =
            (self.nested_params(real), self.hidden_output(real), self.hidden_clause(parts.names));
        let (gradients, values) = (self.gradients_over(real), self.gradient_values());
        let zeros = self.zeros_over(&quote!(#real), |_| true);
        let (args, pulled) = (self.args(), self.pull_args());
        quote! {
            #[doc(hidden)]
            #[inline]
            pub fn __value_and_grad_call #generics (_: ::core::marker::PhantomData<#real>, #(#params),*)
                -> (#output, #gradients) #clause
            {
                #zeros
                let (__y, __pullback) = Self::__vjp(::core::marker::PhantomData::<(#real, #real)>, #(#args),*);
                __pullback(<#real as ::tenzr::__private::real::Real>::ONE, #pulled);
                (__y, #values)
            }
        }
    }

    /// For each parameter its dual argument, what makes it, and the place for its cotangent.
    fn dual_args(&self, parts: &Parts, tangent: &dyn Fn(usize, &Parameter) -> TokenStream) -> Dualized {
        let dual = &parts.dual;
        let mut d = Dualized::default();
        for (i, p) in self.params.iter().enumerate() {
            let name = &p.name;
            if !matches!(p.role, Role::Active(_)) {
                d.args.push(Self::reused(p));
                let again = if p.pass == Pass::Ref { quote!(#name) } else { quote!(()) };
                d.pulled.push(quote!(#again, ::core::option::Option::None));
                continue;
            }
            let (x, w) = (local("x", i), local("w", i));
            let (tangent, real) = (tangent(i, p), &parts.names.real);
            let reference = if p.pass == Pass::Value { quote!(&) } else { quote!(&*) };
            d.before.extend(quote! {
                #tangent
                let #x = ::tenzr::__private::real::dualize::<#real, _>(#reference #name, &__u);
                let mut #w = ::tenzr::__private::real::zero::<#dual, #dual, _>(&#x);
            });
            if p.pass == Pass::Value {
                d.args.push(quote!(#x));
                d.pulled.push(quote!((), ::core::option::Option::Some(&mut #w)));
            } else {
                d.args.push(quote!(&#x));
                d.pulled.push(quote!(&#x, ::core::option::Option::Some(&mut #w)));
            }
            let slot = slot(i);
            d.after.extend(quote! {
                if let ::core::option::Option::Some(__slot) = #slot.as_deref_mut() {
                    ::tenzr::__private::real::add_tangents::<#real, _, _, _>(&mut #w, __lane, __slot);
                }
            });
        }
        d
    }

    fn gradient_vjp(&self, parts: &Parts) -> TokenStream {
        let (real, ct, dual) = (&parts.names.real, &parts.names.ct, &parts.dual);
        let (generics, captured) = self.hidden_generics(parts.names, true);
        let (params, output, clause) =
            (self.nested_params(real), self.hidden_output(real), self.hidden_clause(parts.names));
        let (gradients, cts) = (self.gradients_over(real), self.gradients_over(ct));
        let (types, names) = self.slots(real, ct);
        let args = self.params.iter().map(Self::reused);
        let listed: Vec<usize> = self.listed().map(|(i, _)| i).collect();
        let pattern: Vec<Ident> = listed.iter().map(|i| adjoint(*i)).collect();
        let pattern = match pattern.as_slice() {
            [one] => quote!(mut #one),
            all => quote!((#(mut #all),*)),
        };
        let d = self.dual_args(parts, &|i, p| {
            let (name, g) = (&p.name, adjoint(i));
            let reference = if p.pass == Pass::Value { quote!(&) } else { quote!(&*) };
            let fill = listed
                .contains(&i)
                .then(|| quote!(::tenzr::__private::real::fill_lane::<#real, #ct, _, _>(&mut #g, __lane, &mut __u);));
            quote! {
                let mut __u = ::tenzr::__private::real::zero::<#real, #real, _>(#reference #name);
                #fill
            }
        });
        let Dualized { before, args: dual_args, pulled, after } = d;
        let mutable = self.mutable_slots();
        quote! {
            #[doc(hidden)]
            pub fn __value_and_grad_vjp #generics (_: ::core::marker::PhantomData<(#real, #ct)>, #(#params),*)
                -> ((#output, #gradients), impl ::core::ops::FnOnce((#ct, #cts), #(#types),*) + #captured)
                #clause
            {
                let __value = Self::__value_and_grad_call(::core::marker::PhantomData::<#real>, #(#args),*);
                (__value, move |(__ct, #pattern): (#ct, #cts), #(#names),*| {
                    #mutable
                    for __lane in 0..<#ct as ::tenzr::__private::real::Cotangent<#real>>::LANES {
                        #before
                        let __seed = #dual::new(
                            <#real as ::tenzr::__private::real::Real>::ONE,
                            [::tenzr::__private::real::Cotangent::<#real>::lane(__ct, __lane)],
                        );
                        let (_, __pullback) =
                            Self::__vjp(::core::marker::PhantomData::<(#dual, #dual)>, #(#dual_args),*);
                        __pullback(__seed, #(#pulled),*);
                        #after
                    }
                })
            }
        }
    }

    /// Slots are used once for each lane.
    fn mutable_slots(&self) -> TokenStream {
        (0..self.params.len())
            .map(|i| {
                let slot = slot(i);
                quote!(let mut #slot = #slot;)
            })
            .collect()
    }

    fn tangent_params(&self, real: &Ident) -> (Vec<Ident>, Vec<TokenStream>) {
        self.listed()
            .map(|(i, p)| {
                let (name, ty) = (local("t", i), self.hidden_type(p, real));
                (name.clone(), quote!(#name: #ty))
            })
            .unzip()
    }

    fn jvp_call(&self, parts: &Parts) -> TokenStream {
        let (real, dual) = (&parts.names.real, &parts.dual);
        let (generics, _) = self.hidden_generics(parts.names, false);
        let (params, output, clause) =
            (self.nested_params(real), self.hidden_output(real), self.hidden_clause(parts.names));
        let (_, tangents) = self.tangent_params(real);
        let args = self.params.iter().enumerate().map(|(i, p)| {
            let name = &p.name;
            if !matches!(p.role, Role::Active(_)) {
                return quote!(#name);
            }
            let reference = if p.pass == Pass::Value { quote!(&) } else { quote!(&*) };
            let value = match p.role {
                Role::Active(true) => {
                    let t = local("t", i);
                    quote!(::tenzr::__private::real::dualize::<#real, _>(#reference #name, #reference #t))
                }
                _ => quote!(::tenzr::__private::real::constant_dual::<#real, _>(#reference #name)),
            };
            if p.pass == Pass::Value { value } else { quote!(&#value) }
        });
        quote! {
            #[doc(hidden)]
            #[inline]
            pub fn __jvp_call #generics (_: ::core::marker::PhantomData<#real>, #(#params,)* #(#tangents),*)
                -> (#output, #output) #clause
            {
                let __y = Self::__call(::core::marker::PhantomData::<#dual>, #(#args),*);
                (
                    ::tenzr::__private::real::value_of::<#real, _>(&__y),
                    ::tenzr::__private::real::tangent_of::<#real, _>(&__y),
                )
            }
        }
    }

    fn jvp_vjp(&self, parts: &Parts) -> TokenStream {
        let (real, ct, dual) = (&parts.names.real, &parts.names.ct, &parts.dual);
        let (generics, captured) = self.hidden_generics(parts.names, true);
        let (params, output, ct_output, clause) =
            (self.nested_params(real), self.hidden_output(real), self.ct_output(ct), self.hidden_clause(parts.names));
        let (tangents, tangent_params) = self.tangent_params(real);
        let (mut types, mut names) = self.slots(real, ct);
        for (i, p) in self.listed() {
            let (t, slot, ty) = (local("t", i), tangent_slot(i), self.slot_type(p, ct));
            let (again, name) = if p.pass == Pass::Ref {
                let ty = self.hidden_type(p, real);
                let ty = pointee(&ty).clone();
                (quote!(&#ty), quote!(#t))
            } else {
                (quote!(()), quote!(_))
            };
            types.push(quote!(#again, ::core::option::Option<&mut #ty>));
            names.push(quote!(#name: #again, mut #slot: ::core::option::Option<&mut #ty>));
        }
        let args = self.params.iter().map(Self::reused);
        let own = self.listed().zip(&tangents).map(|((_, p), t)| {
            if p.pass == Pass::Value { quote!(::core::clone::Clone::clone(&#t)) } else { quote!(#t) }
        });
        let listed: Vec<usize> = self.listed().map(|(i, _)| i).collect();
        let d = self.dual_args(parts, &|i, p| {
            let (name, t) = (&p.name, local("t", i));
            let reference = if p.pass == Pass::Value { quote!(&) } else { quote!(&*) };
            if listed.contains(&i) {
                let owned = quote!(::tenzr::__private::real::owned_like::<#real, _>(#reference #t));
                quote!(let __u = #owned;)
            } else {
                quote!(let __u = ::tenzr::__private::real::zero::<#real, #real, _>(#reference #name);)
            }
        });
        let Dualized { before, args: dual_args, pulled, mut after } = d;
        for i in &listed {
            let (w, slot) = (local("w", *i), tangent_slot(*i));
            after.extend(quote! {
                if let ::core::option::Option::Some(__slot) = #slot.as_deref_mut() {
                    ::tenzr::__private::real::add_values::<#real, _, _, _>(&mut #w, __lane, __slot);
                }
            });
        }
        let mutable = self.mutable_slots();
        quote! {
            #[doc(hidden)]
            pub fn __jvp_vjp #generics (_: ::core::marker::PhantomData<(#real, #ct)>, #(#params,)* #(#tangent_params),*)
                -> ((#output, #output), impl ::core::ops::FnOnce((#ct_output, #ct_output), #(#types),*) + #captured)
                #clause
            {
                let __value =
                    Self::__jvp_call(::core::marker::PhantomData::<#real>, #(#args,)* #(#own),*);
                (__value, move |(mut __ct, mut __tangent_ct): (#ct_output, #ct_output), #(#names),*| {
                    #mutable
                    for __lane in 0..<#ct as ::tenzr::__private::real::Cotangent<#real>>::LANES {
                        #before
                        let (__y, __pullback) =
                            Self::__vjp(::core::marker::PhantomData::<(#dual, #dual)>, #(#dual_args),*);
                        let mut __seed = ::tenzr::__private::real::zero::<#dual, #dual, _>(&__y);
                        ::tenzr::__private::real::dual_lane::<#real, #ct, _, _>(
                            &mut __tangent_ct, &mut __ct, __lane, &mut __seed,
                        );
                        __pullback(__seed, #(#pulled),*);
                        #after
                    }
                })
            }
        }
    }
}

/// Arguments as dual numbers.
#[derive(Default)]
struct Dualized {
    /// What makes them.
    before: TokenStream,
    /// The arguments.
    args: Vec<TokenStream>,
    /// What the pullback is given for each.
    pulled: Vec<TokenStream>,
    /// What adds the results to the slots.
    after: TokenStream,
}

fn slot(i: usize) -> Ident {
    format_ident!("__slot{}", i, span = Span::mixed_site())
}

fn tangent_slot(i: usize) -> Ident {
    format_ident!("__tangent_slot{}", i, span = Span::mixed_site())
}

fn local(name: &str, i: usize) -> Ident {
    format_ident!("__{}{}", name, i, span = Span::mixed_site())
}
