//! The signatures of the hidden forms of a function: in an `impl` block, in a trait, and by themselves.

use super::function::{Interface, Names, Owner, Parameter, Pass, Role, Standing, captured_name, without_default};
use crate::scalar::ir::Function;
use crate::scalar::types::{self, is_view, pointee};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{GenericArgument, GenericParam, Lifetime, Type, WhereClause, WherePredicate};

/// The name of a parameter in a hidden form, and whether it is `mut`.
pub(super) type Name = (Ident, bool);

impl Interface {
    /// Whether the function stands in a trait, or in an `impl` block as the item of a trait: then the receiver is an argument
    /// like others, over any real type.
    pub(super) fn is_of_trait(&self) -> bool {
        self.owner.as_ref().is_some_and(|o| o.standing != Standing::Implementation)
    }

    /// The lifetimes inside of types of the user's, which a cotangent has as well.
    fn lifetimes(&self) -> Vec<Lifetime> {
        struct Inside(Vec<Lifetime>);
        impl<'ast> Visit<'ast> for Inside {
            fn visit_generic_argument(&mut self, g: &'ast GenericArgument) {
                if let GenericArgument::Lifetime(l) = g
                    && l.ident != "_"
                    && l.ident != "static"
                    && !self.0.contains(l)
                {
                    self.0.push(l.clone());
                }
                visit::visit_generic_argument(self, g);
            }
        }
        let mut inside = Inside(Vec::new());
        self.params.iter().filter(|p| !is_view(pointee(&p.ty))).for_each(|p| inside.visit_type(&p.ty));
        self.owner.iter().for_each(|o| inside.visit_type(&o.ty));
        inside.0
    }

    /// The generics of a hidden form, and the names that its pullback captures.
    pub(super) fn hidden_generics(&self, names: &Names, with_ct: bool) -> (TokenStream, TokenStream) {
        let real = &names.real;
        let (mut params, mut captured) = (Vec::new(), Vec::new());
        if matches!(&self.owner, Some(o) if o.standing == Standing::Trait) {
            captured.push(quote!(Self));
        }
        if !self.is_generic() {
            captured.push(quote!(#real));
            if self.owner.is_none() || self.is_of_trait() {
                let base = self.base.tokens();
                params.push(quote!(#real: ::tenzr::__private::real::Real<Base = #base>));
            }
        }
        let lifetimes = self.lifetimes();
        captured.splice(0..0, lifetimes.iter().map(|l| quote!(#l)));
        captured.extend(self.owner.iter().flat_map(|o| o.generics.params.iter().filter_map(captured_name)));
        captured.extend(self.generics.params.iter().filter_map(captured_name));
        let (lifetimes, own): (Vec<_>, Vec<_>) =
            self.generics.params.iter().partition(|p| matches!(p, GenericParam::Lifetime(_)));
        params.extend(own.into_iter().map(without_default));
        for model in self.instances() {
            let instance = types::instance(&model);
            params.push(quote!(#instance: ::tenzr::__private::real::Instance<#real, Plain = #model>));
            captured.push(quote!(#instance));
        }
        for (name, bound) in self.hidden_functions(real, with_ct.then_some(&names.ct)) {
            params.push(bound);
            captured.push(quote!(#name));
        }
        if with_ct {
            let ct = &names.ct;
            params.push(quote!(#ct: ::tenzr::__private::real::Cotangent<#real>));
            captured.push(quote!(#ct));
        }
        (quote!(<#(#lifetimes,)* #(#params),*>), quote!(use<#(#captured),*>))
    }

    /// The type parameters with a differentiable trait that a parameter is made of. Each has another one beside it in a hidden
    /// form, for the same type over other numbers, from which it is inferred.
    pub(super) fn instances(&self) -> Vec<Ident> {
        let mut found = TokenStream::new();
        let active = self.params.iter().filter(|p| matches!(p.role, Role::Active(_)));
        active.for_each(|p| p.ty.to_tokens(&mut found));
        let mut names = BTreeSet::new();
        types::names(found, &mut names);
        let model = |name: &String| *name != "Self" && self.models.contains(name);
        let params = self.generics.type_params().map(|t| &t.ident);
        params.filter(|t| Some(t.to_string()).filter(|n| model(n) && names.contains(n)).is_some()).cloned().collect()
    }

    /// The clauses of a companion: that a trait is differentiable is asked for here, so that one that is not is told of once,
    /// by [`Interface::traits_confirmed`].
    pub(super) fn public_clause(&self) -> Option<WhereClause> {
        let base = self.base.tokens();
        let mut clause = self.generics.where_clause.clone();
        for model in self.instances() {
            let clauses = clause.get_or_insert_with(|| syn::parse_quote!(where));
            clauses.predicates.push(syn::parse_quote!(#model: ::tenzr::__private::real::Differentiated<#base>));
        }
        clause
    }

    /// An item that compiles where the traits that bound the types of parameters are differentiable.
    pub fn traits_confirmed(&self) -> TokenStream {
        let models = self.instances();
        if models.is_empty() {
            return TokenStream::new();
        }
        let (base, clause) = (self.base.tokens(), &self.generics.where_clause);
        let params = self.generics.params.iter().map(without_default);
        let checks = models.iter().map(|m| {
            let span = self.params.iter().find_map(|p| spelled(&p.ty, m)).unwrap_or(m.span());
            quote_spanned!(span=> ::tenzr::__private::real::differentiated::<#base, #m>();)
        });
        quote!(const _: () = { #[allow(dead_code)] fn confirmed<#(#params),*>() #clause { #(#checks)* } };)
    }

    /// The clauses of a hidden form.
    pub(super) fn hidden_clause(&self, names: &Names) -> Option<WhereClause> {
        let (real, base) = (&names.real, self.base.tokens());
        let mut clause = self.generics.where_clause.clone();
        for model in self.instances() {
            let instance = types::instance(&model);
            let clauses = clause.get_or_insert_with(|| syn::parse_quote!(where));
            clauses.predicates.push(syn::parse_quote! {
                #model: ::tenzr::__private::real::Differentiated<#base>
                    + ::tenzr::__private::real::Parametric<#base, At<#real> = #instance>
            });
        }
        clause
    }

    /// Whether a type is made of one that a differentiable trait bounds.
    pub(super) fn mentions_model(&self, ty: &Type) -> bool {
        let mut names = BTreeSet::new();
        types::names(ty.to_token_stream(), &mut names);
        !names.is_disjoint(&self.models)
    }

    /// The names of the parameters of a lowered function.
    pub(super) fn names_in(f: &Function) -> Vec<Name> {
        f.params.iter().map(|p| (f.arena.ident(p.var), f.arena.info(p.var).mutable)).collect()
    }

    /// Names of parameters where there is no body.
    pub(super) fn names_without_body(&self) -> Vec<Name> {
        let name = |p: &Parameter| match &p.name {
            name if name == "self" => Ident::new("__self", Span::mixed_site()),
            name => name.clone(),
        };
        self.params.iter().map(|p| (name(p), false)).collect()
    }

    /// The parameters of a hidden form, the marker before them, or after those of a method, which may be called by its path;
    /// and what gives the receiver its name. A receiver by value is taken by reference, so that a call looks the same for
    /// every receiver.
    pub(super) fn hidden_params(
        &self,
        given: &[Name],
        names: &Names,
        marker: &TokenStream,
    ) -> (TokenStream, TokenStream) {
        self.hidden_params_and(given, names, marker, &[])
    }

    /// The same with other parameters after those of the function.
    pub(super) fn hidden_params_and(
        &self,
        given: &[Name],
        names: &Names,
        marker: &TokenStream,
        more: &[TokenStream],
    ) -> (TokenStream, TokenStream) {
        let receiver = self.receiver().zip(given.first()).map(|(p, (name, mutable))| {
            let mutable = (*mutable && p.pass == Pass::Value).then(|| quote!(mut));
            let bound = match p.pass {
                Pass::Value if self.is_of_trait() => quote!(let #mutable #name = ::core::clone::Clone::clone(#name);),
                Pass::Value => quote!(let #mutable #name = ::core::clone::Clone::clone(self);),
                _ if self.is_of_trait() => quote!(),
                _ => quote!(let #name = self;),
            };
            let param = match p.pass {
                Pass::Value if self.is_of_trait() => {
                    let ty = self.hidden_type(p, &names.real);
                    quote!(#name: &#ty,)
                }
                _ if self.is_of_trait() => {
                    let ty = self.hidden_type(p, &names.real);
                    quote!(#name: #ty,)
                }
                Pass::RefMut => quote!(&mut self,),
                _ => quote!(&self,),
            };
            (param, bound)
        });
        let skipped = usize::from(receiver.is_some());
        let (receiver, bound) = receiver.unwrap_or_default();
        let own = self.params.iter().zip(given).skip(skipped).map(|(p, (name, mutable))| {
            let ty = self.hidden_type(p, &names.real);
            let mutable = (*mutable && p.pass == Pass::Value).then(|| quote!(mut));
            quote!(#mutable #name: #ty)
        });
        let params = own.chain(more.iter().cloned());
        let marker = quote!(_: ::core::marker::PhantomData<#marker>);
        match self.owner {
            Some(_) => (quote!(#receiver #(#params,)* #marker), bound),
            None => (quote!(#marker, #(#params),*), bound),
        }
    }

    pub(super) fn hidden_output(&self, with: &Ident) -> TokenStream {
        match &self.output {
            None => quote!(()),
            Some(ty) => {
                let ty = self.replaced(ty, with);
                quote!(#ty)
            }
        }
    }

    /// The type of the cotangent of the result.
    pub(super) fn ct_output(&self, ct: &impl ToTokens) -> TokenStream {
        match &self.output {
            None => quote!(()),
            Some(ty) => {
                let ty = self.cotangent(ty, ct);
                quote!(#ty)
            }
        }
    }

    /// The types of what a pullback takes for a parameter: what was given by reference once more, and the place for its
    /// cotangent.
    pub(super) fn pullback_types(&self, p: &Parameter, names: &Names) -> (TokenStream, Type) {
        let again = match p.pass {
            Pass::Ref => {
                let ty = self.hidden_type(p, &names.real);
                let ty = pointee(&ty);
                quote!(&#ty)
            }
            _ => quote!(()),
        };
        (again, self.slot_type(p, &names.ct))
    }

    /// What `__call` begins with.
    pub(super) fn call_signature(&self, name: &Ident, given: &[Name]) -> (TokenStream, TokenStream) {
        let names = self.names();
        let real = &names.real;
        let (generics, _) = self.hidden_generics(&names, false);
        let (params, receiver) = self.hidden_params(given, &names, &quote!(#real));
        let (vis, output, clause) = (self.hidden_vis(), self.hidden_output(real), self.hidden_clause(&names));
        let allow = self.allowed();
        (quote!(#[doc(hidden)] #allow #vis fn #name #generics (#params) -> #output #clause), receiver)
    }

    /// What `__vjp` begins with.
    pub(super) fn vjp_signature(&self, name: &Ident, given: &[Name]) -> (TokenStream, TokenStream) {
        let names = self.names();
        let (real, ct) = (&names.real, &names.ct);
        let (generics, captured) = self.hidden_generics(&names, true);
        let (params, receiver) = self.hidden_params(given, &names, &quote!((#real, #ct)));
        let (output, ct_output, clause) = (self.hidden_output(real), self.ct_output(ct), self.hidden_clause(&names));
        let types = self.params.iter().map(|p| {
            let (again, slot) = self.pullback_types(p, &names);
            quote!(#again, ::core::option::Option<&mut #slot>)
        });
        let (vis, allow) = (self.hidden_vis(), self.allowed());
        let signature = quote! {
            #[doc(hidden)]
            #allow
            #vis fn #name #generics (#params)
                -> (#output, impl ::core::ops::FnOnce(#ct_output, #(#types),*) + #captured)
                #clause
        };
        (signature, receiver)
    }

    /// What a form does not have to keep of lints, where the block around is the user's.
    fn allowed(&self) -> Option<TokenStream> {
        self.is_of_trait().then(super::allow)
    }

    pub(super) fn hidden_vis(&self) -> TokenStream {
        let vis = &self.vis;
        if self.is_of_trait() { TokenStream::new() } else { quote!(#vis) }
    }

    /// Of a method `m`, `__m_before`: what its pullback needs of its receiver from before a call, which may change it.
    pub fn before_form(&self, name: &Ident) -> TokenStream {
        let Some(receiver) = self.receiver() else { return TokenStream::new() };
        let vis = self.hidden_vis();
        if self.is_of_trait() {
            let (real, base) = (self.names().real, self.base.tokens());
            let ty = quote!(<Self as ::tenzr::__private::real::Parametric<#base>>::At<#real>);
            let (output, value) = match receiver.pass {
                Pass::Ref => (ty.clone(), quote!(::core::clone::Clone::clone(__self))),
                Pass::Value | Pass::RefMut => (quote!(()), quote!(())),
            };
            return quote! {
                #[doc(hidden)]
                #[inline]
                fn #name<#real: ::tenzr::__private::real::Real<Base = #base>>(
                    __self: &#ty,
                    _: ::core::marker::PhantomData<#real>,
                ) -> #output { #value }
            };
        }
        let (roles, roles_value) = self.roles_of_parameters();
        let (of, clause, value) = match receiver.pass {
            Pass::Ref => {
                let clause = quote!(where Self: ::core::clone::Clone);
                (quote!(Self), clause, quote!(::core::clone::Clone::clone(self)))
            }
            Pass::Value | Pass::RefMut => (quote!(()), quote!(), quote!(())),
        };
        quote! {
            #[doc(hidden)]
            #[inline]
            #vis fn #name(&self) -> ::tenzr::__private::real::argument::Before<#of, #roles> #clause {
                ::tenzr::__private::real::argument::Before { receiver: #value, roles: #roles_value }
            }
        }
    }

    /// The hidden forms of a method of a trait that has no body there.
    pub fn declarations(&self, call: &Ident, vjp: &Ident) -> TokenStream {
        let names = self.names_without_body();
        let ((call, _), (vjp, _)) = (self.call_signature(call, &names), self.vjp_signature(vjp, &names));
        quote!(#call; #vjp;)
    }

    /// The hidden forms of a method of a trait in an `impl` block of it: those of the type, `ty`, which stand beside the
    /// block.
    pub fn forwards(&self, call: &Ident, vjp: &Ident, ty: &TokenStream) -> TokenStream {
        let names = self.names_without_body();
        let Names { real, ct } = self.names();
        let args: Vec<&Ident> = names.iter().map(|(name, _)| name).collect();
        let (call_signature, _) = self.call_signature(call, &names);
        let (vjp_signature, _) = self.vjp_signature(vjp, &names);
        let own = |name: &Ident| format_ident!("{}", name);
        let (own_call, own_vjp) = (own(call), own(vjp));
        quote! {
            #[inline]
            #call_signature { <#ty>::#own_call(#(#args,)* ::core::marker::PhantomData::<#real>) }
            #[inline]
            #vjp_signature { <#ty>::#own_vjp(#(#args,)* ::core::marker::PhantomData::<(#real, #ct)>) }
        }
    }
}

/// Where a type mentions a name.
fn spelled(ty: &Type, name: &Ident) -> Option<Span> {
    fn find(tokens: TokenStream, name: &Ident) -> Option<Span> {
        tokens.into_iter().find_map(|t| match t {
            TokenTree::Ident(i) if i == *name => Some(i.span()),
            TokenTree::Group(g) => find(g.stream(), name),
            _ => None,
        })
    }
    find(ty.to_token_stream(), name)
}

/// A clause with others.
pub(super) fn extended(clause: Option<WhereClause>, more: Vec<WherePredicate>) -> Option<WhereClause> {
    if more.is_empty() {
        return clause;
    }
    let mut clause = clause.unwrap_or_else(|| syn::parse_quote!(where));
    clause.predicates.extend(more);
    Some(clause)
}

impl Owner {
    /// The same block where it is the item of a trait.
    pub fn of_trait(self) -> Owner {
        Owner { standing: Standing::TraitImplementation, ..self }
    }
}
