//! `f::vjp(..)` inside differentiable functions: its pullback is a function of the arguments of `f` and of a cotangent, with
//! hidden forms of its own.
//!
//! Its value is `P(x, s) = J(x)ᵀ s`. Against a cotangent `w` of that, the derivative in `x` is `∂⟨s, J(x) w⟩/∂x`, and that in
//! `s` is `J(x) w`. Both stand in one run of the pullback of `f` on dual numbers, at `x + εw` with `s` for the cotangent: the
//! first is the tangent of what it gives, the second the tangent of the value.

use super::companions::{Forms, adjoint};
use super::function::Interface;
use super::nested::{Dualized, Parts, Runs, reference};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

impl Interface {
    /// Whether there is such a function. There is none where the result may be an error, which has no cotangent.
    fn has_pulled(&self) -> bool {
        let fallible = self.output.as_ref().is_some_and(super::companions::is_result);
        self.has_nested() && !fallible && self.listed().next().is_some()
    }

    /// The hidden forms of the pullback.
    pub(super) fn pulled_forms(&self, parts: &Parts) -> TokenStream {
        if !self.has_pulled() {
            return TokenStream::new();
        }
        let mut out = self.pulled_call(parts);
        out.extend(self.pulled_vjp(parts));
        out.extend(self.said_of(parts, "pulled"));
        out
    }

    /// `f::pulled`, over the user's floats: what code without derivative calls.
    pub(super) fn pulled_companion(&self, forms: &Forms) -> TokenStream {
        if !self.has_pulled() {
            return TokenStream::new();
        }
        let (vis, base) = (&self.vis, self.base.tokens());
        let (generics, params, clause) = (self.public_generics(), self.public_params(), self.public_clause());
        let [pulled, vjp] = ["pulled", "vjp"].map(|n| forms.name(n));
        let (gradients, ct) = (self.gradients(), self.ct_output(&base));
        let given = self.params.iter().map(|p| &p.name);
        quote! {
            #[doc(hidden)]
            #[inline]
            #vis fn #pulled #generics (#params __ct: #ct) -> #gradients #clause { Self::#vjp(#(#given),*).1(__ct) }
        }
    }

    fn pulled_call(&self, parts: &Parts) -> TokenStream {
        let (real, vjp) = (&parts.names.real, &parts.forms.vjp);
        let (generics, _) = self.hidden_generics(parts.names, false);
        let ct_output = self.ct_output(real);
        let (params, receiver) =
            self.hidden_params_and(&parts.given, parts.names, &quote!(#real), &[quote!(__ct: #ct_output)]);
        let (gradients, values, zeros) = (self.gradients_over(real), self.gradient_values(), self.zeros_in(parts));
        let args = self.nested_args(&quote!((#real, #real)), &Self::args_of(parts));
        let (pulled, clause) = (self.pulled_in(parts), self.nested_clause(parts, Runs::Reverse));
        let (name, vis) = (parts.form("pulled", "call"), self.nested_vis());
        quote! {
            #[doc(hidden)]
            #[inline]
            #vis fn #name #generics (#params) -> #gradients #clause {
                #receiver
                #zeros
                let (_, __pullback) = #vjp(#args);
                __pullback(__ct, #pulled);
                #values
            }
        }
    }

    fn pulled_vjp(&self, parts: &Parts) -> TokenStream {
        let (real, ct, dual) = (&parts.names.real, &parts.names.ct, &parts.dual);
        let (generics, captured) = self.hidden_generics(parts.names, true);
        let (ct_output, ct_slot) = (self.ct_output(real), self.ct_output(ct));
        let (params, receiver) =
            self.hidden_params_and(&parts.given, parts.names, &quote!((#real, #ct)), &[quote!(__ct: #ct_output)]);
        let (gradients, cts) = (self.gradients_over(real), self.gradients_over(ct));
        let (types, names) = self.slots(parts);
        let given: Vec<TokenStream> =
            self.params.iter().zip(&parts.given).map(|(p, (name, _))| Self::reused(p, name)).collect();
        let given = given.into_iter().chain([quote!(::core::clone::Clone::clone(&__ct))]).collect::<Vec<_>>();
        let args = self.nested_args(&quote!(#real), &given);
        let pattern = self.gradient_pattern();
        let d = self.dual_args(parts, &|i, p| self.gradient_tangent(parts, i, p));
        let Dualized { before, args: dual_args, pulled, after } = d;
        let dual_args = self.nested_args(&quote!((#dual, #dual)), &dual_args);
        let (mutable, vis, vjp) = (self.mutable_slots(), self.nested_vis(), &parts.forms.vjp_over);
        let [name, call] = ["vjp", "call"].map(|form| parts.form("pulled", form));
        let (clause, slot) = (self.nested_clause(parts, Runs::Both), Ident::new("__ct_slot", Span::mixed_site()));
        quote! {
            #[doc(hidden)]
            #vis fn #name #generics (#params)
                -> (
                    #gradients,
                    impl ::core::ops::FnOnce(#cts, #(#types,)* (), ::core::option::Option<&mut #ct_slot>) + #captured,
                )
                #clause
            {
                #receiver
                let __value = Self::#call(#args);
                (__value, move |
                    #pattern: #cts,
                    #(#names,)*
                    _: (),
                    #slot: ::core::option::Option<&mut #ct_slot>
                | {
                    #mutable
                    let (mut #slot, mut __ct) = (#slot, __ct);
                    for __lane in 0..<#ct as ::tenzr::__private::real::Cotangent<#real>>::LANES {
                        #before
                        let (mut __y, __pullback) = #vjp(#dual_args);
                        let mut __seed = ::tenzr::__private::real::zero::<#dual, #dual, _>(&__y);
                        ::tenzr::__private::real::constant_seed::<#real, _, _>(&mut __ct, &mut __seed);
                        if let ::core::option::Option::Some(__slot) = #slot.as_deref_mut() {
                            ::tenzr::__private::real::add_tangents::<#real, #ct, _, _>(&mut __y, __lane, __slot);
                        }
                        __pullback(__seed, #(#pulled),*);
                        #after
                    }
                })
            }
        }
    }

    /// The pattern for the cotangents of the gradients.
    pub(super) fn gradient_pattern(&self) -> TokenStream {
        let pattern: Vec<Ident> = self.listed().map(|(i, _)| adjoint(i)).collect();
        match pattern.as_slice() {
            [one] => quote!(mut #one),
            all => quote!((#(mut #all),*)),
        }
    }

    /// `let __u = ..;`: the cotangent of a gradient in one lane, as a tangent of the parameter.
    pub(super) fn gradient_tangent(&self, parts: &Parts, i: usize, p: &super::function::Parameter) -> TokenStream {
        let (real, ct) = (&parts.names.real, &parts.names.ct);
        let (name, g, reference) = (parts.name(i), adjoint(i), reference(p));
        let listed = self.listed().any(|(k, _)| k == i);
        let fill =
            listed.then(|| quote!(::tenzr::__private::real::fill_lane::<#real, #ct, _, _>(&mut #g, __lane, &mut __u);));
        quote! {
            let mut __u = ::tenzr::__private::real::zero::<#real, #real, _>(#reference #name);
            #fill
        }
    }
}
