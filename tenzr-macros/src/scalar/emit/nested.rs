//! Derivatives inside differentiable functions: `f::grad(..)` and `f::jvp(..)`, and `p.f_grad(..)` of methods, over any real
//! type, with their pullbacks.
//!
//! No rule is differentiated. The pullback `P(x, s) = J(x)ᵀ s` of `f`, run on dual numbers, gives
//! `P(x + εu, a + εb) = Jᵀa + ε (∂⟨a, J(x) u⟩/∂x + Jᵀb)`. For a gradient `a` is one, `u` its cotangent and `b` the value's;
//! for a tangent `u` is the tangent, `a` the cotangent of the result's tangent and `b` that of its value.

use super::companions::{Forms, adjoint};
use super::function::{Interface, Names, Parameter, Pass, Role};
use super::hidden::{Name, extended};
use crate::scalar::types::{is_view, owned};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::{Type, WhereClause};

/// What a nested form runs functions among its parameters in.
#[derive(Clone, Copy)]
pub(super) enum Runs {
    /// A reverse sweep over its own numbers.
    Reverse,
    /// Dual numbers.
    Forward,
    /// A reverse sweep over its own numbers, and one over dual numbers.
    Both,
}

/// The parts of a nested form.
pub(super) struct Parts<'a> {
    pub(super) names: &'a Names,
    pub(super) dual: TokenStream,
    pub(super) forms: &'a Forms,
    /// The names of the parameters.
    pub(super) given: Vec<Name>,
}

impl Parts<'_> {
    /// The name of parameter `i`.
    pub(super) fn name(&self, i: usize) -> &Ident {
        &self.given[i].0
    }

    /// The hidden form of a companion.
    pub(super) fn form(&self, companion: &str, form: &str) -> Ident {
        format_ident!("__{}{}_{}", self.forms.prefix, companion, form)
    }
}

impl Interface {
    /// Whether derivatives of the function may stand in others. Functions that write through `&mut`, or take
    /// views, have none.
    pub(super) fn has_nested(&self) -> bool {
        let plain = |p: &Parameter| p.pass != Pass::RefMut && !is_view(&p.ty);
        self.output.is_some() && self.params.iter().all(plain)
    }

    /// The hidden forms of `f::value_and_grad`, `f::jvp` and the pullback of `f::vjp`.
    pub fn nested_forms(&self, forms: &Forms) -> TokenStream {
        if !self.has_nested() {
            return TokenStream::new();
        }
        let names = self.names();
        let real = &names.real;
        let dual = quote!(::tenzr::__private::real::Dual::<#real, 1>);
        let parts = Parts { names: &names, dual, forms, given: self.names_without_body() };
        let mut out = TokenStream::new();
        // Dual numbers of any depth inside a type that only a trait tells of cannot be taken apart.
        if !self.output.as_ref().is_some_and(|ty| self.mentions_model(ty)) {
            out.extend(self.jvp_call(&parts));
            out.extend(self.jvp_vjp(&parts));
            out.extend(self.said_of(&parts, "jvp"));
        }
        out.extend(self.pulled_forms(&parts));
        if self.is_loss() {
            out.extend(self.gradient_call(&parts));
            out.extend(self.gradient_vjp(&parts));
            out.extend(self.said_of(&parts, "value_and_grad"));
            out.extend(self.owner.is_some().then(|| self.gradient_alone(&parts)));
            out.extend(self.said_of(&parts, "grad"));
        }
        out
    }

    /// The clauses of a nested form. Functions among the parameters are known by their names: a closure is a function over one
    /// kind of numbers.
    pub(super) fn nested_clause(&self, parts: &Parts, runs: Runs) -> Option<WhereClause> {
        let real = parts.names.real.to_token_stream();
        let dual = quote!(::tenzr::__private::real::Dual<#real, 1>);
        let more = match runs {
            Runs::Reverse => self.function_clauses(&real, Some(&real)),
            Runs::Forward => self.function_clauses(&dual, None),
            Runs::Both => {
                let mut both = self.function_clauses(&dual, Some(&dual));
                both.extend(self.function_clauses(&dual, None));
                both.extend(self.function_clauses(&real, Some(&real)));
                both
            }
        };
        let cloned = self.cloned(parts).into_iter().map(|ty| syn::parse_quote!(#ty: ::core::clone::Clone));
        extended(self.hidden_clause(parts.names), more.into_iter().chain(cloned).collect())
    }

    /// The types of the user's, over the numbers of a form, of which it clones values. Not every type can be cloned, and one
    /// that cannot is told of where the form is used.
    fn cloned(&self, parts: &Parts) -> Vec<Type> {
        let by_value = self.params.iter().filter(|p| p.pass == Pass::Value && matches!(p.role, Role::Active(_)));
        let types = by_value.map(|p| self.hidden_type(p, &parts.names.real));
        types.filter(|ty| matches!(ty, Type::Path(p) if p.qself.is_some() || p.path.is_ident("Self"))).collect()
    }

    /// Of a method, what its companion says of its receiver and its parameters.
    pub(super) fn said_of(&self, parts: &Parts, companion: &str) -> TokenStream {
        if self.owner.is_none() {
            return TokenStream::new();
        }
        let mut said = self.before_form(&parts.form(companion, "before"));
        said.extend(self.roles_form(&parts.form(companion, "roles")));
        said
    }

    /// The arguments of a hidden form of the function itself: a receiver is given by reference.
    pub(super) fn nested_args(&self, marker: &TokenStream, args: &[TokenStream]) -> TokenStream {
        let by_value = self.receiver().is_some_and(|p| p.pass == Pass::Value);
        let args = args.iter().enumerate().map(|(i, a)| {
            let taken = (i == 0 && by_value).then(|| quote!(&));
            quote!(#taken #a)
        });
        let marker = quote!(::core::marker::PhantomData::<#marker>);
        match self.owner {
            Some(_) => quote!(#(#args,)* #marker),
            None => quote!(#marker, #(#args),*),
        }
    }

    /// The arguments under the names of a nested form.
    pub(super) fn args_of(parts: &Parts) -> Vec<TokenStream> {
        parts.given.iter().map(|(name, _)| quote!(#name)).collect()
    }

    /// What a pullback of the function itself is given.
    pub(super) fn pulled_in(&self, parts: &Parts) -> TokenStream {
        let args = self.params.iter().enumerate().map(|(i, p)| {
            let (name, d) = (parts.name(i), adjoint(i));
            let again = if p.pass == Pass::Ref { quote!(#name) } else { quote!(()) };
            match p.role {
                Role::Active(true) => quote!(#again, ::core::option::Option::Some(&mut #d)),
                _ => quote!(#again, ::core::option::Option::None),
            }
        });
        quote!(#(#args),*)
    }

    /// `let mut __d0 = zero(x);` for every gradient.
    pub(super) fn zeros_in(&self, parts: &Parts) -> TokenStream {
        let real = &parts.names.real;
        self.listed()
            .map(|(i, p)| {
                let (name, d, r) = (parts.name(i), adjoint(i), reference(p));
                quote!(let mut #d = ::tenzr::__private::real::zero::<#real, #real, _>(#r #name);)
            })
            .collect()
    }

    /// The types of what a pullback takes for each parameter, and the names it takes them by.
    pub(super) fn slots(&self, parts: &Parts) -> (Vec<TokenStream>, Vec<TokenStream>) {
        let mut types = Vec::new();
        let mut names = Vec::new();
        for (i, p) in self.params.iter().enumerate() {
            let (slot, name) = (slot(i), parts.name(i));
            let (again, ty) = self.pullback_types(p, parts.names);
            let name = if p.pass == Pass::Ref { quote!(#name) } else { quote!(_) };
            types.push(quote!(#again, ::core::option::Option<&mut #ty>));
            names.push(quote!(#name: #again, #slot: ::core::option::Option<&mut #ty>));
        }
        (types, names)
    }

    /// The type of the gradients over `with`.
    pub(super) fn gradients_over(&self, with: &Ident) -> TokenStream {
        let types: Vec<Type> = self.listed().map(|(_, p)| self.cotangent(&owned(&p.ty), with)).collect();
        match types.as_slice() {
            [one] => quote!(#one),
            all => quote!((#(#all),*)),
        }
    }

    /// A value for each argument, where a reference to what was captured will do and a value is cloned.
    pub(super) fn reused(p: &Parameter, name: &Ident) -> TokenStream {
        if p.pass == Pass::Value { quote!(::core::clone::Clone::clone(&#name)) } else { quote!(#name) }
    }

    fn gradient_call(&self, parts: &Parts) -> TokenStream {
        let (real, vjp) = (&parts.names.real, &parts.forms.vjp);
        let (generics, _) = self.hidden_generics(parts.names, false);
        let (params, receiver) = self.hidden_params(&parts.given, parts.names, &quote!(#real));
        let (output, clause) = (self.hidden_output(real), self.nested_clause(parts, Runs::Reverse));
        let (gradients, values, zeros) = (self.gradients_over(real), self.gradient_values(), self.zeros_in(parts));
        let args = self.nested_args(&quote!((#real, #real)), &Self::args_of(parts));
        let pulled = self.pulled_in(parts);
        let (name, vis) = (parts.form("value_and_grad", "call"), self.nested_vis());
        quote! {
            #[doc(hidden)]
            #[inline]
            #vis fn #name #generics (#params) -> (#output, #gradients) #clause {
                #receiver
                #zeros
                let (__y, __pullback) = #vjp(#args);
                __pullback(<#real as ::tenzr::__private::real::Real>::ONE, #pulled);
                (__y, #values)
            }
        }
    }

    /// Of a method, the gradient without the value.
    fn gradient_alone(&self, parts: &Parts) -> TokenStream {
        let Names { real, ct } = parts.names;
        let [call, vjp, both_call, both_vjp] =
            [("grad", "call"), ("grad", "vjp"), ("value_and_grad", "call"), ("value_and_grad", "vjp")]
                .map(|(companion, form)| parts.form(companion, form));
        let [(generics, _), (generics_vjp, captured)] = [false, true].map(|ct| self.hidden_generics(parts.names, ct));
        let (params, receiver) = self.hidden_params(&parts.given, parts.names, &quote!(#real));
        let (params_vjp, _) = self.hidden_params(&parts.given, parts.names, &quote!((#real, #ct)));
        let (gradients, cts) = (self.gradients_over(real), self.gradients_over(ct));
        let (types, names) = self.slots(parts);
        let args = Self::args_of(parts);
        let (args_call, args_vjp) =
            (self.nested_args(&quote!(#real), &args), self.nested_args(&quote!((#real, #ct)), &args));
        let given = self.params.iter().enumerate().map(|(i, p)| {
            let (name, slot) = (parts.name(i), slot(i));
            let again = if p.pass == Pass::Ref { quote!(#name) } else { quote!(()) };
            quote!(#again, #slot)
        });
        let (clause, vis) = (self.nested_clause(parts, Runs::Both), self.nested_vis());
        quote! {
            #[doc(hidden)]
            #[inline]
            #vis fn #call #generics (#params) -> #gradients #clause { #receiver Self::#both_call(#args_call).1 }

            #[doc(hidden)]
            #[inline]
            #vis fn #vjp #generics_vjp (#params_vjp)
                -> (#gradients, impl ::core::ops::FnOnce(#cts, #(#types),*) + #captured)
                #clause
            {
                #receiver
                let ((_, __gradient), __pullback) = Self::#both_vjp(#args_vjp);
                (__gradient, move |__ct: #cts, #(#names),*| {
                    __pullback((<#ct as ::tenzr::__private::real::Cotangent<#real>>::ZERO, __ct), #(#given),*)
                })
            }
        }
    }

    /// The visibility of a nested form: that of the function is enough in an `impl` block.
    pub(super) fn nested_vis(&self) -> TokenStream {
        match self.owner {
            Some(_) => self.hidden_vis(),
            None => quote!(pub),
        }
    }

    /// For each parameter its dual argument, what makes it, and the place for its cotangent.
    pub(super) fn dual_args(&self, parts: &Parts, tangent: &dyn Fn(usize, &Parameter) -> TokenStream) -> Dualized {
        let dual = &parts.dual;
        let mut d = Dualized::default();
        for (i, p) in self.params.iter().enumerate() {
            let name = parts.name(i);
            if !matches!(p.role, Role::Active(_)) {
                d.args.push(Self::reused(p, name));
                let again = if p.pass == Pass::Ref { quote!(#name) } else { quote!(()) };
                d.pulled.push(quote!(#again, ::core::option::Option::None));
                continue;
            }
            let (x, w) = (local("x", i), local("w", i));
            let (tangent, real, ct) = (tangent(i, p), &parts.names.real, &parts.names.ct);
            let reference = reference(p);
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
                    ::tenzr::__private::real::add_tangents::<#real, #ct, _, _>(&mut #w, __lane, __slot);
                }
            });
        }
        d
    }

    fn gradient_vjp(&self, parts: &Parts) -> TokenStream {
        let (real, ct, dual) = (&parts.names.real, &parts.names.ct, &parts.dual);
        let (generics, captured) = self.hidden_generics(parts.names, true);
        let (params, receiver) = self.hidden_params(&parts.given, parts.names, &quote!((#real, #ct)));
        let (output, clause) = (self.hidden_output(real), self.nested_clause(parts, Runs::Both));
        let (gradients, cts) = (self.gradients_over(real), self.gradients_over(ct));
        let (types, names) = self.slots(parts);
        let args: Vec<TokenStream> =
            self.params.iter().zip(&parts.given).map(|(p, (name, _))| Self::reused(p, name)).collect();
        let args = self.nested_args(&quote!(#real), &args);
        let pattern = self.gradient_pattern();
        let d = self.dual_args(parts, &|i, p| self.gradient_tangent(parts, i, p));
        let Dualized { before, args: dual_args, pulled, after } = d;
        let dual_args = self.nested_args(&quote!((#dual, #dual)), &dual_args);
        let (mutable, vis, vjp) = (self.mutable_slots(), self.nested_vis(), &parts.forms.vjp_over);
        let [name, call] = ["vjp", "call"].map(|form| parts.form("value_and_grad", form));
        quote! {
            #[doc(hidden)]
            #vis fn #name #generics (#params)
                -> ((#output, #gradients), impl ::core::ops::FnOnce((#ct, #cts), #(#types),*) + #captured)
                #clause
            {
                #receiver
                let __value = Self::#call(#args);
                (__value, move |(__ct, #pattern): (#ct, #cts), #(#names),*| {
                    #mutable
                    for __lane in 0..<#ct as ::tenzr::__private::real::Cotangent<#real>>::LANES {
                        #before
                        let __seed = #dual::new(
                            <#real as ::tenzr::__private::real::Real>::ONE,
                            [::tenzr::__private::real::Cotangent::<#real>::lane(__ct, __lane)],
                        );
                        let (_, __pullback) = #vjp(#dual_args);
                        __pullback(__seed, #(#pulled),*);
                        #after
                    }
                })
            }
        }
    }

    /// Slots are used once for each lane.
    pub(super) fn mutable_slots(&self) -> TokenStream {
        (0..self.params.len())
            .map(|i| {
                let slot = slot(i);
                quote!(let mut #slot = #slot;)
            })
            .collect()
    }

    /// The parameters of the hidden form of a tangent: those of the function, then the tangents, and the marker where it
    /// belongs.
    fn params_with_tangents(&self, parts: &Parts, marker: &TokenStream) -> (TokenStream, TokenStream) {
        let tangents = self.listed().map(|(i, p)| {
            let (name, ty) = (local("t", i), self.hidden_type(p, &parts.names.real));
            quote!(#name: #ty)
        });
        let tangents: Vec<TokenStream> = tangents.collect();
        self.hidden_params_and(&parts.given, parts.names, marker, &tangents)
    }

    fn jvp_call(&self, parts: &Parts) -> TokenStream {
        let (real, dual, call) = (&parts.names.real, &parts.dual, &parts.forms.call);
        let (generics, _) = self.hidden_generics(parts.names, false);
        let (params, receiver) = self.params_with_tangents(parts, &quote!(#real));
        let (output, clause) = (self.hidden_output(real), self.nested_clause(parts, Runs::Forward));
        let args: Vec<TokenStream> = self
            .params
            .iter()
            .enumerate()
            .map(|(i, p)| {
                let (name, reference) = (parts.name(i), reference(p));
                let value = match p.role {
                    Role::Active(true) => {
                        let t = local("t", i);
                        quote!(::tenzr::__private::real::dualize::<#real, _>(#reference #name, #reference #t))
                    }
                    Role::Active(false) => {
                        quote!(::tenzr::__private::real::constant_dual::<#real, _>(#reference #name))
                    }
                    _ => return quote!(#name),
                };
                if p.pass == Pass::Value { value } else { quote!(&#value) }
            })
            .collect();
        let args = self.nested_args(dual, &args);
        let (name, vis) = (parts.form("jvp", "call"), self.nested_vis());
        quote! {
            #[doc(hidden)]
            #[inline]
            #vis fn #name #generics (#params) -> (#output, #output) #clause {
                #receiver
                let __y = #call(#args);
                (
                    ::tenzr::__private::real::value_of::<#real, _>(&__y),
                    ::tenzr::__private::real::tangent_of::<#real, _>(&__y),
                )
            }
        }
    }

    /// What a pullback takes for each parameter, and then for each tangent.
    fn slots_with_tangents(&self, parts: &Parts) -> (Vec<TokenStream>, Vec<TokenStream>) {
        let (mut types, mut names) = self.slots(parts);
        for (i, p) in self.listed() {
            let (t, slot) = (local("t", i), tangent_slot(i));
            let (again, ty) = self.pullback_types(p, parts.names);
            let name = if p.pass == Pass::Ref { quote!(#t) } else { quote!(_) };
            types.push(quote!(#again, ::core::option::Option<&mut #ty>));
            names.push(quote!(#name: #again, mut #slot: ::core::option::Option<&mut #ty>));
        }
        (types, names)
    }

    fn jvp_vjp(&self, parts: &Parts) -> TokenStream {
        let (real, ct, dual) = (&parts.names.real, &parts.names.ct, &parts.dual);
        let (generics, captured) = self.hidden_generics(parts.names, true);
        let (params, receiver) = self.params_with_tangents(parts, &quote!((#real, #ct)));
        let (output, ct_output, clause) =
            (self.hidden_output(real), self.ct_output(ct), self.nested_clause(parts, Runs::Both));
        let (types, names) = self.slots_with_tangents(parts);
        let mut args: Vec<TokenStream> =
            self.params.iter().zip(&parts.given).map(|(p, (name, _))| Self::reused(p, name)).collect();
        args.extend(self.listed().map(|(i, p)| {
            let t = local("t", i);
            Self::reused(p, &t)
        }));
        let args = self.nested_args(&quote!(#real), &args);
        let listed: Vec<usize> = self.listed().map(|(i, _)| i).collect();
        let d = self.dual_args(parts, &|i, p| {
            let (name, t, reference) = (parts.name(i), local("t", i), reference(p));
            if listed.contains(&i) {
                quote!(let __u = #reference #t;)
            } else {
                quote!(let __u = ::tenzr::__private::real::zero::<#real, #real, _>(#reference #name);)
            }
        });
        let Dualized { before, args: dual_args, pulled, mut after } = d;
        for i in &listed {
            let (w, slot) = (local("w", *i), tangent_slot(*i));
            after.extend(quote! {
                if let ::core::option::Option::Some(__slot) = #slot.as_deref_mut() {
                    ::tenzr::__private::real::add_values::<#real, #ct, _, _>(&mut #w, __lane, __slot);
                }
            });
        }
        let dual_args = self.nested_args(&quote!((#dual, #dual)), &dual_args);
        let (mutable, vis, vjp) = (self.mutable_slots(), self.nested_vis(), &parts.forms.vjp_over);
        let [name, call] = ["vjp", "call"].map(|form| parts.form("jvp", form));
        quote! {
            #[doc(hidden)]
            #vis fn #name #generics (#params)
                -> ((#output, #output), impl ::core::ops::FnOnce((#ct_output, #ct_output), #(#types),*) + #captured)
                #clause
            {
                #receiver
                let __value = Self::#call(#args);
                (__value, move |(mut __ct, mut __tangent_ct): (#ct_output, #ct_output), #(#names),*| {
                    #mutable
                    for __lane in 0..<#ct as ::tenzr::__private::real::Cotangent<#real>>::LANES {
                        #before
                        let (__y, __pullback) = #vjp(#dual_args);
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
pub(super) struct Dualized {
    /// What makes them.
    pub(super) before: TokenStream,
    /// The arguments.
    pub(super) args: Vec<TokenStream>,
    /// What the pullback is given for each.
    pub(super) pulled: Vec<TokenStream>,
    /// What adds the results to the slots.
    pub(super) after: TokenStream,
}

/// What makes a reference of a parameter.
pub(super) fn reference(p: &Parameter) -> TokenStream {
    if p.pass == Pass::Value { quote!(&) } else { quote!(&*) }
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
