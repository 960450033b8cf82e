//! The companions that users call: `grad`, `value_and_grad`, `vjp`, `jvp`.

use super::function::{Interface, Parameter, Pass, Role, receiver_tokens, without_default};
use super::jacobian::has_rows;
use crate::scalar::types::{is_view, mentions_float, owned};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::Type;

/// The names of the forms that the companions call, and what they stand on.
pub struct Forms {
    /// The primal over dual numbers.
    pub call: TokenStream,
    /// The primal over the user's floats.
    pub primal: TokenStream,
    /// The value and its pullback.
    pub vjp: TokenStream,
    /// The value with the gradients, where there is a form that gives both at once.
    pub vg: Option<TokenStream>,
    /// What the names of the companions begin with.
    pub prefix: String,
}

impl Forms {
    pub(super) fn name(&self, companion: &str) -> Ident {
        format_ident!("{}{}", self.prefix, companion)
    }
}

impl Interface {
    /// `__ROLES`: what each parameter is, and after them each tangent that `jvp` takes.
    pub fn roles(&self) -> TokenStream {
        let tangents = self.params.iter().filter(|p| p.role == Role::Active(true)).map(|_| Role::Active(true));
        let (types, values): (Vec<_>, Vec<_>) = self
            .params
            .iter()
            .map(|p| p.role)
            .chain(tangents)
            .map(|role| {
                let role = match role {
                    Role::Active(_) => quote!(::tenzr::__private::real::argument::Active),
                    Role::NoGrad => quote!(::tenzr::__private::real::argument::Constant),
                    Role::Inactive | Role::Function => quote!(::tenzr::__private::real::argument::Inert),
                };
                (role.clone(), role)
            })
            .unzip();
        let vis = &self.vis;
        quote! {
            #[doc(hidden)]
            #vis const __ROLES: (#(#types,)*) = (#(#values,)*);
        }
    }

    /// The parameters whose gradients are given.
    pub(super) fn listed(&self) -> impl Iterator<Item = (usize, &Parameter)> {
        self.params.iter().enumerate().filter(|(_, p)| p.role == Role::Active(true))
    }

    pub(super) fn public_params(&self) -> TokenStream {
        let params = self.params.iter().map(|p| {
            let (name, ty) = (&p.name, &p.ty);
            match self.function_type(p) {
                _ if name == "self" => receiver_tokens(p),
                Some(f) => {
                    let ty = &f.name;
                    quote!(#name: #ty)
                }
                None => quote!(#name: #ty),
            }
        });
        quote!(#(#params,)*)
    }

    pub(super) fn public_generics(&self) -> TokenStream {
        let params = self.generics.params.iter().map(without_default);
        let functions = self.public_functions();
        quote!(<#(#params,)* #(#functions),*>)
    }

    /// The type of the gradients: a tuple, or bare for one.
    fn gradients(&self) -> TokenStream {
        let base = self.base.tokens();
        let types: Vec<Type> = self.listed().map(|(_, p)| self.cotangent(&owned(&p.ty), &base)).collect();
        match types.as_slice() {
            [one] => quote!(#one),
            all => quote!((#(#all),*)),
        }
    }

    pub(super) fn gradient_values(&self) -> TokenStream {
        let values: Vec<Ident> = self.listed().map(|(i, _)| adjoint(i)).collect();
        match values.as_slice() {
            [one] => quote!(#one),
            all => quote!((#(#all),*)),
        }
    }

    /// `let mut __d0 = zero(x);` for every gradient that starts at zero.
    pub(super) fn zeros(&self, pass: impl Fn(Pass) -> bool) -> TokenStream {
        self.zeros_over(&self.base.tokens(), pass)
    }

    pub(super) fn zeros_over(&self, base: &TokenStream, pass: impl Fn(Pass) -> bool) -> TokenStream {
        self.listed()
            .filter(|(_, p)| pass(p.pass))
            .map(|(i, p)| {
                let (d, name) = (adjoint(i), &p.name);
                let reference = if p.pass == Pass::Value { quote!(&#name) } else { quote!(&*#name) };
                quote!(let mut #d = ::tenzr::__private::real::zero::<#base, #base, _>(#reference);)
            })
            .collect()
    }

    /// The arguments of a pullback after the cotangent.
    pub(super) fn pull_args(&self) -> TokenStream {
        let args = self.params.iter().zip(self.gradient_slots()).map(|(p, slot)| {
            let again = match p.pass {
                Pass::Ref => Self::argument(p),
                _ => quote!(()),
            };
            quote!(#again, #slot)
        });
        quote!(#(#args),*)
    }

    /// The places for the cotangents of the parameters.
    fn gradient_slots(&self) -> Vec<TokenStream> {
        let slot = |(i, p): (usize, &Parameter)| {
            let d = adjoint(i);
            match p.role {
                Role::Active(true) => quote!(::core::option::Option::Some(&mut #d)),
                Role::Active(false) if p.pass == Pass::RefMut => quote!(::core::option::Option::Some(&mut #d)),
                _ => quote!(::core::option::Option::None),
            }
        };
        self.params.iter().enumerate().map(slot).collect()
    }

    /// The arguments of a hidden form, the marker before them, or after those of a method.
    pub(super) fn hidden_args(&self, marker: &TokenStream, args: &[TokenStream]) -> TokenStream {
        let marker = quote!(::core::marker::PhantomData::<#marker>);
        let taken = self.receiver().filter(|p| p.pass == Pass::Value).map(|_| quote!(&));
        match self.owner {
            Some(_) => quote!(#taken #(#args,)* #marker),
            None => quote!(#marker, #(#args),*),
        }
    }

    pub(super) fn args(&self) -> Vec<TokenStream> {
        self.params.iter().map(Self::argument).collect()
    }

    /// An argument that is passed on: functions are given by reference.
    fn argument(p: &Parameter) -> TokenStream {
        let name = &p.name;
        if p.role == Role::Function { quote!(&#name) } else { quote!(#name) }
    }

    /// Cotangents of what is written and not listed: the pullback needs them, nobody reads them.
    fn unlisted(&self) -> TokenStream {
        let base = self.base.tokens();
        self.params
            .iter()
            .enumerate()
            .filter(|(_, p)| p.role == Role::Active(false) && p.pass == Pass::RefMut)
            .map(|(i, p)| {
                let (d, name) = (adjoint(i), &p.name);
                quote!(let mut #d = ::tenzr::__private::real::zero::<#base, #base, _>(&*#name);)
            })
            .collect()
    }

    /// All companions.
    pub fn companions(&self, forms: &Forms) -> TokenStream {
        let mut out = TokenStream::new();
        if self.is_loss() {
            out.extend(self.gradient_companions(forms));
        }
        out.extend(self.vjp(forms));
        out.extend(self.jvp(forms));
        out.extend(self.function_companion());
        let rows = self.output.as_ref().is_some_and(|ty| has_rows(ty, &self.base));
        if rows && self.listed().next().is_some() && self.functions.is_empty() {
            out.extend(self.jacobians(forms));
        }
        out
    }

    /// Companions that only have their signatures.
    pub fn stubs(&self, prefix: &str) -> TokenStream {
        let forms = Forms { call: quote!(), primal: quote!(), vjp: quote!(), vg: None, prefix: prefix.to_owned() };
        let (vis, generics, params, clause) =
            (&self.vis, self.public_generics(), self.public_params(), &self.generics.where_clause);
        let unit: Type = syn::parse_quote!(());
        let (output, gradients) = (self.output.as_ref().unwrap_or(&unit), self.gradients());
        let [grad, value_and_grad, jvp] = ["grad", "value_and_grad", "jvp"].map(|n| forms.name(n));
        let tangents = self.listed().map(|(_, p)| {
            let (d, ty) = (self.tangent(p), &p.ty);
            quote!(#d: #ty)
        });
        quote! {
            #vis fn #grad #generics (#params) -> #gradients #clause { ::core::unreachable!() }
            #vis fn #value_and_grad #generics (#params) -> (#output, #gradients) #clause { ::core::unreachable!() }
            #vis fn #jvp #generics (#params #(#tangents),*) -> (#output, #output) #clause { ::core::unreachable!() }
        }
    }

    /// Whether the result is a float.
    pub(super) fn is_loss(&self) -> bool {
        self.output.as_ref().is_some_and(|ty| self.is_float(ty))
    }

    fn is_float(&self, ty: &Type) -> bool {
        match ty {
            Type::Group(g) => self.is_float(&g.elem),
            Type::Paren(p) => self.is_float(&p.elem),
            Type::Path(p) => p.path.get_ident().is_some() && mentions_float(ty, &self.base),
            _ => false,
        }
    }

    fn gradient_companions(&self, forms: &Forms) -> TokenStream {
        let (vis, name, base) = (&self.vis, &self.name, self.base.tokens());
        let args = self.args();
        let given = self.params.iter().map(|p| &p.name);
        let hidden = self.hidden_args(&quote!((#base, #base)), &args);
        let (generics, params, clause) = (self.public_generics(), self.public_params(), &self.generics.where_clause);
        let (gradients, values, output, vjp) = (self.gradients(), self.gradient_values(), &self.output, &forms.vjp);
        let (zeros, unlisted, pulled) = (self.zeros(|_| true), self.unlisted(), self.pull_args());
        let one = quote!(<#base as ::tenzr::__private::real::Real>::ONE);
        let both = match &forms.vg {
            Some(vg) => {
                let slots = self.gradient_slots();
                quote!(let __y = #vg(#hidden, #one, #(#slots),*);)
            }
            None => quote! {
                let (__y, __pullback) = #vjp(#hidden);
                __pullback(#one, #pulled);
            },
        };
        let docs = [
            format!(
                "The gradient of [`{name}`](fn@{name}): one for each differentiated parameter in order, bare for one."
            ),
            format!("The value and the gradient of [`{name}`](fn@{name})."),
        ];
        let [doc_grad, doc_value] = &docs;
        let (grad, value_and_grad) = (forms.name("grad"), forms.name("value_and_grad"));
        quote! {
            #[doc = #doc_grad]
            #[inline]
            #vis fn #grad #generics (#params) -> #gradients #clause {
                Self::#value_and_grad(#(#given),*).1
            }

            #[doc = #doc_value]
            #[inline]
            #vis fn #value_and_grad #generics (#params) -> (#output, #gradients) #clause {
                #zeros
                #unlisted
                #both
                (__y, #values)
            }
        }
    }

    fn vjp(&self, forms: &Forms) -> TokenStream {
        let (vis, name, base) = (&self.vis, &self.name, self.base.tokens());
        let args = self.args();
        let hidden = self.hidden_args(&quote!((#base, #base)), &args);
        let (generics, params, captures) = self.borrowed();
        let clause = &self.generics.where_clause;
        let (gradients, values, vjp) = (self.gradients(), self.gradient_values(), &forms.vjp);
        let (zeros, pulled) = (self.zeros(|p| p != Pass::RefMut), self.pull_args());
        let unit: Type = syn::parse_quote!(());
        let output = self.output.as_ref().unwrap_or(&unit);
        let (mut types, mut names) = (Vec::new(), Vec::new());
        // An error has no cotangent; users give that of a `Result` as one, as they got it.
        let fallible = self.output.as_ref().is_some_and(is_result);
        if self.output.is_some() {
            let ct = if fallible { quote!(#output) } else { self.ct_output(&base) };
            types.push(quote!(#ct));
            names.push(quote!(__ct: #ct));
        }
        for (i, p) in self.params.iter().enumerate() {
            if matches!(p.role, Role::Active(_)) && p.pass == Pass::RefMut {
                let (d, ty) = (adjoint(i), owned(&p.ty));
                types.push(quote!(#ty));
                names.push(quote!(mut #d: #ty));
            }
        }
        let ct = match &self.output {
            None => quote!(()),
            Some(_) if fallible => quote!(__ct.ok()),
            Some(_) => quote!(__ct),
        };
        let companion = forms.name("vjp");
        let doc = format!(
            "The value of [`{name}`](fn@{name}) and its pullback, from the cotangent of the value to those of the parameters."
        );
        quote! {
            #[doc = #doc]
            #[inline]
            #vis fn #companion #generics (#params) -> (#output, impl ::core::ops::FnOnce(#(#types),*) -> #gradients #captures) #clause {
                #zeros
                let (__y, __pullback) = #vjp(#hidden);
                (__y, move |#(#names),*| -> #gradients {
                    __pullback(#ct, #pulled);
                    #values
                })
            }
        }
    }

    /// Generics and parameters of `vjp`, and what its pullback borrows: all references but those that are written, so that
    /// the caller has these back at once.
    fn borrowed(&self) -> (TokenStream, TokenStream, TokenStream) {
        let whole = (self.public_generics(), self.public_params(), quote!());
        let written = self.params.iter().any(|p| p.pass == Pass::RefMut);
        if self.owner.is_some() || !written || self.generics.lifetimes().next().is_some() {
            return whole;
        }
        let (mut lifetimes, mut params) = (Vec::new(), Vec::new());
        for (i, p) in self.params.iter().enumerate() {
            let (name, mut ty) = (&p.name, p.ty.clone());
            if let (Pass::Ref, Type::Reference(r)) = (p.pass, &mut ty) {
                let lifetime = syn::Lifetime::new(&format!("'__a{i}"), Span::mixed_site());
                r.lifetime = Some(lifetime.clone());
                lifetimes.push(lifetime);
            }
            params.push(quote!(#name: #ty));
        }
        let own: Vec<TokenStream> = self.generics.params.iter().map(without_default).collect();
        let names = self.generics.params.iter().filter_map(super::function::captured_name);
        let generics = quote!(<#(#lifetimes,)* #(#own),*>);
        (generics, quote!(#(#params,)*), quote!(+ use<#(#lifetimes,)* #(#names),*>))
    }

    fn jvp(&self, forms: &Forms) -> TokenStream {
        let (vis, name, base) = (&self.vis, &self.name, self.base.tokens());
        let (generics, params, clause) = (self.public_generics(), self.public_params(), &self.generics.where_clause);
        let unit: Type = syn::parse_quote!(());
        let (output, call) = (self.output.as_ref().unwrap_or(&unit), &forms.call);
        let dual = quote!(::tenzr::__private::real::Dual::<#base, 1>);
        let companion = forms.name("jvp");
        let tangents = self.listed().map(|(_, p)| {
            let (d, ty) = (self.tangent(p), &p.ty);
            quote!(#d: #ty)
        });
        let (mut before, mut after) = (TokenStream::new(), TokenStream::new());
        let args: Vec<TokenStream> = self
            .params
            .iter()
            .enumerate()
            .map(|(i, p)| self.dual_argument(i, p, &dual, &mut before, &mut after))
            .collect();
        let hidden = self.hidden_args(&dual, &args);
        let doc = format!(
            "The value of [`{name}`](fn@{name}) and its derivative along tangents of the differentiated parameters."
        );
        let values = match &self.output {
            None => quote!(((), ())),
            Some(_) => quote!((
                ::tenzr::__private::real::value_of::<#base, _>(&__y),
                ::tenzr::__private::real::tangent_of::<#base, _>(&__y),
            )),
        };
        quote! {
            #[doc = #doc]
            #[inline]
            #vis fn #companion #generics (#params #(#tangents),*) -> (#output, #output) #clause {
                #before
                let __y = #call(#hidden);
                #after
                #values
            }
        }
    }

    fn dual_argument(
        &self,
        i: usize,
        p: &Parameter,
        dual: &TokenStream,
        before: &mut TokenStream,
        after: &mut TokenStream,
    ) -> TokenStream {
        let (name, base) = (&p.name, self.base.tokens());
        let d = self.tangent(p);
        let reference = |pass| if pass == Pass::Value { quote!(&) } else { quote!(&*) };
        let r = reference(p.pass);
        let value = match p.role {
            Role::Active(true) => quote!(::tenzr::__private::real::dualize::<#base, _>(#r #name, #r #d)),
            Role::Active(false) => quote!(::tenzr::__private::real::lift::<#dual, _>(#r #name)),
            _ => return Self::argument(p),
        };
        match p.pass {
            Pass::Value if is_view(&p.ty) => quote!(#value.view()),
            Pass::Value => value,
            Pass::Ref => quote!(&#value),
            Pass::RefMut => {
                let local = format_ident!("__dual{}", i, span = Span::mixed_site());
                before.extend(quote!(let mut #local = #value;));
                after.extend(quote!(::tenzr::__private::real::write_value::<#base, _, _>(&#local, #name);));
                if p.role == Role::Active(true) {
                    after.extend(quote!(::tenzr::__private::real::write_tangent::<#base, _, _>(&#local, #d);));
                }
                quote!(&mut #local)
            }
        }
    }

    /// The name of the tangent of a parameter: `d_x`, longer where a parameter has that name.
    pub(super) fn tangent(&self, p: &Parameter) -> Ident {
        let mut name = format_ident!("d_{}", p.name, span = Span::mixed_site());
        while self.params.iter().any(|q| q.name == name) {
            name = format_ident!("{}_", name);
        }
        name
    }
}

pub(super) fn adjoint(i: usize) -> Ident {
    format_ident!("__d{}", i, span = Span::mixed_site())
}

fn is_result(ty: &Type) -> bool {
    matches!(ty, Type::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == "Result"))
}
