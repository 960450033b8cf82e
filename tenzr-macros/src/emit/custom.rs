//! A function with rules of its own: its hidden forms go by the rules, and its body is there for the value alone.

use super::signature::Generic;
use crate::messages;
use crate::parse::attribute::Rules;
use crate::parse::signature::{Param, Role, Signature};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{GenericParam, Type};

/// The bodies of the hidden forms, and what they need beside the function.
pub struct Custom {
    /// The body of `call`.
    pub value: TokenStream,
    /// The body of `__mapped_vjp`.
    pub pullback: TokenStream,
    /// The function that runs the body, without derivatives.
    pub plain: TokenStream,
    /// The type that has the rules.
    pub rules: TokenStream,
}

/// What a function with rules of its own may not have.
pub fn refused(rules: &Rules, wrt: bool, signature: &Signature) -> Option<syn::Error> {
    let rule = rules.first()?;
    let borrowed = |p: &&Param| !p.is_tensor() && matches!(p.written, Type::Reference(_));
    let unsized_or_many = |p: &&Param| p.is_tensor() && matches!(p.ty, Type::Slice(_) | Type::Array(_));
    if wrt {
        return Some(syn::Error::new_spanned(rule, messages::RULE_AND_WRT));
    }
    if signature.fallible.is_some() {
        return Some(syn::Error::new_spanned(rule, messages::RULE_OF_FALLIBLE));
    }
    if let Some(p) = signature.params.iter().find(borrowed) {
        return Some(syn::Error::new_spanned(&p.written, messages::RULE_BORROWS));
    }
    if let Some(p) = signature.params.iter().find(unsized_or_many) {
        return Some(syn::Error::new_spanned(&p.written, messages::RULE_OF_MANY));
    }
    match &signature.output {
        Type::Tuple(t) => t.elems.iter().find(|t| matches!(t, Type::Tuple(_))),
        _ => None,
    }
    .map(|nested| syn::Error::new_spanned(nested, messages::RULE_OF_NESTED))
}

/// Names and positions that all parts share.
struct Parts<'a> {
    generic: &'a Generic<'a>,
    signature: &'a Signature,
    rules: &'a Rules,
}

/// Writes the hidden forms; `primal` is the body that the function has by itself.
pub fn custom(generic: &Generic, signature: &Signature, rules: &Rules, primal: &TokenStream) -> Custom {
    let parts = Parts { generic, signature, rules };
    Custom { value: parts.value(), pullback: parts.pullback(), plain: parts.plain(primal), rules: parts.ruled() }
}

fn local(name: &str) -> Ident {
    Ident::new(name, Span::call_site())
}

impl Parts<'_> {
    fn tensors(&self) -> Vec<&Param> {
        self.signature.params.iter().filter(|p| p.is_tensor()).collect()
    }

    fn statics(&self) -> Vec<&Param> {
        self.signature.params.iter().filter(|p| !p.is_tensor()).collect()
    }

    fn name(&self) -> Ident {
        format_ident!("__{}Rules", self.generic.name(), span = Span::mixed_site())
    }

    /// The parameters in order, each tensor by `tensor` from its number among the tensors, each other by its number
    /// among the others.
    fn in_order(
        &self,
        tensor: impl Fn(usize) -> TokenStream,
        other: impl Fn(usize) -> TokenStream,
    ) -> Vec<TokenStream> {
        let (mut tensors, mut others) = (0.., 0..);
        let next = |p: &Param| {
            if p.is_tensor() { tensors.next().map(&tensor) } else { others.next().map(&other) }
        };
        self.signature.params.iter().filter_map(next).collect()
    }

    /// The numbers, among the tensors, of those that have a gradient.
    fn active(&self) -> Vec<usize> {
        let tensors = self.tensors();
        (0..tensors.len()).filter(|i| tensors[*i].role == Role::Active).collect()
    }

    /// The types of the results.
    fn results(&self) -> Vec<&Type> {
        match &self.signature.output {
            Type::Tuple(t) => t.elems.iter().collect(),
            one => vec![one],
        }
    }

    /// The results in a variable, one by one.
    fn each_result(&self, of: &Ident) -> Vec<TokenStream> {
        each(of, matches!(self.signature.output, Type::Tuple(_)), self.results().len())
    }

    /// The value of the results, given one by one.
    fn as_output(&self, values: &[TokenStream]) -> TokenStream {
        match &self.signature.output {
            Type::Tuple(_) => quote!((#(#values,)*)),
            _ => quote!(#(#values)*),
        }
    }

    fn prepared(&self) -> TokenStream {
        let name = self.name();
        let ambient = self.generic.ambient();
        let at: Vec<usize> = self.generic.tensors().map(|(i, _)| i).collect();
        let lifted: Vec<TokenStream> = at.iter().map(|i| self.generic.lifted_value(*i)).collect();
        let names: Vec<Ident> = (0..at.len()).map(|k| format_ident!("__a{}", k, span = Span::mixed_site())).collect();
        let statics = self.statics().into_iter().map(|p| &p.name);
        quote! {
            #(let #names = #lifted;)*
            let __ambient = ::tenzr::__private::rt::Ambient::<#ambient>::new()#(.with(&#names))*;
            let __args = (#(::tenzr::__private::rt::spread(&#names, &__ambient),)*);
            let __rules = #name(#(#statics,)* ::core::marker::PhantomData);
        }
    }

    fn value(&self) -> TokenStream {
        let (prepared, ambient) = (self.prepared(), self.generic.ambient());
        quote!(#prepared ::tenzr::__private::rt::value::<_, #ambient>(&__rules, &__args))
    }

    fn pullback(&self) -> TokenStream {
        let (prepared, ambient) = (self.prepared(), self.generic.ambient());
        let (output, n) = (self.generic.inner_output(&ambient), self.generic.count());
        let active = self.active();
        let likes = (0..self.tensors().len()).map(|k| {
            let (a, like) = (format_ident!("__a{}", k, span = Span::mixed_site()), like(k));
            quote!(let #like = #a.like();)
        });
        let tensors: Vec<usize> = self.generic.tensors().map(|(i, _)| i).collect();
        let slots = (0..n).map(|i| {
            let Some(k) = tensors.iter().position(|t| *t == i) else { return quote!(()) };
            let Some(g) = active.iter().position(|a| *a == k) else { return quote!(::core::option::Option::None) };
            let (g, like) = (syn::Index::from(g), like(k));
            quote!(if __want[#i] {
                ::core::option::Option::Some(::tenzr::__private::op::fit_like(__gradients.#g, &#like))
            } else {
                ::core::option::Option::None
            })
        });
        quote! {
            #prepared
            #(#likes)*
            let __y = ::tenzr::__private::rt::value::<_, #ambient>(&__rules, &__args);
            (__y, move |__ct: #output, __want: [::core::primitive::bool; #n]| {
                let __gradients = ::tenzr::__private::rt::Ruled::pullback::<#ambient>(&__rules, &__args, __ct);
                (#(#slots,)*)
            })
        }
    }

    fn plain(&self, primal: &TokenStream) -> TokenStream {
        let g = self.generic;
        let (generics, params, clause, output) =
            (g.generics(), g.params(), g.where_clause(), g.inner_output(&g.ambient()));
        quote! {
            #[doc(hidden)]
            fn __plain #generics (#params) -> #output #clause { #primal }
        }
    }

    /// The type with the rules: the plain parameters, and as many type parameters as the function has of its own.
    fn ruled(&self) -> TokenStream {
        let (name, f) = (self.name(), self.generic.name());
        let own: Vec<&GenericParam> = self.generic.own().filter(|p| !matches!(p, GenericParam::Lifetime(_))).collect();
        let names: Vec<TokenStream> = own.iter().map(|p| argument(p)).collect();
        let kept: Vec<TokenStream> =
            own.iter().filter(|p| matches!(p, GenericParam::Type(_))).map(|p| argument(p)).collect();
        let clause = self.generic.where_clause();
        let statics: Vec<&Type> = self.statics().into_iter().map(|p| &p.written).collect();
        let tensors = self.tensors();
        let args: Vec<&Type> = tensors.iter().map(|p| &p.ty).collect();
        let active: Vec<&Type> = self.active().into_iter().map(|k| &tensors[k].ty).collect();
        let output = &self.signature.output;
        let (plain, tangent, pullback) = (self.call_plain(f), self.tangent(), self.gradients());
        let inner = |ty: TokenStream| quote!(<#ty as ::tenzr::__private::rt::Example>::Inner<__V>);
        let (all, some, out) = (inner(quote!((#(#args,)*))), inner(quote!((#(#active,)*))), inner(quote!(#output)));
        quote! {
            #[doc(hidden)]
            #[allow(non_camel_case_types)]
            struct #name <#(#own),*> (#(#statics,)* ::core::marker::PhantomData<fn() -> (#(#kept,)*)>) #clause;

            #[automatically_derived]
            #[allow(unused, clippy::all, clippy::pedantic)]
            impl <#(#own),*> ::tenzr::__private::rt::Ruled for #name <#(#names),*> #clause {
                type Args = (#(#args,)*);
                type Active = (#(#active,)*);
                type Output = #output;
                fn plain<__V: ::tenzr::__private::axis::MappedAxes>(&self, __args: &#all) -> #out { #plain }
                fn tangent<__V: ::tenzr::__private::axis::MappedAxes>(
                    &self,
                    __args: &#all,
                    __tangents: &#all,
                    __y: &#out,
                ) -> #out { #tangent }
                fn pullback<__V: ::tenzr::__private::axis::MappedAxes>(&self, __args: &#all, __ct: #out) -> #some {
                    #pullback
                }
            }
        }
    }

    /// All parameters of the function, from what the type with the rules has.
    fn given(&self) -> Vec<TokenStream> {
        let field = |k: usize, of: TokenStream| {
            let k = syn::Index::from(k);
            quote!(#of.#k)
        };
        self.in_order(
            |k| {
                let value = field(k, quote!(__args));
                quote!(&#value)
            },
            |k| {
                let value = field(k, quote!(self));
                quote!(::core::clone::Clone::clone(&#value))
            },
        )
    }

    fn call_plain(&self, f: &Ident) -> TokenStream {
        let (args, y) = (self.given(), local("__value"));
        let each: Vec<TokenStream> = self.each_result(&y).iter().map(retag).collect();
        let output = self.as_output(&each);
        quote!(let #y = #f::__plain(#(#args),*); #output)
    }

    /// The tangents of the active parameters.
    fn tangents(&self) -> Vec<TokenStream> {
        self.active()
            .into_iter()
            .map(|k| {
                let k = syn::Index::from(k);
                quote!(&__tangents.#k)
            })
            .collect()
    }

    fn tangent(&self) -> TokenStream {
        let (args, tangents, y) = (self.given(), self.tangents(), local("__tangent"));
        if let Some(rule) = &self.rules.jvp {
            let each = expected(&self.each_result(&y), &self.each_result(&local("__y")), rule);
            let output = self.as_output(&each);
            return quote_spanned!(rule.span()=> let #y = #rule::call(#(#args,)* #(#tangents),*); #output);
        }
        // The reverse rule is linear in the cotangent: its own pullback there, of the tangents.
        let Some(rule) = &self.rules.vjp else { return TokenStream::new() };
        let values = self.each_result(&local("__y"));
        let (several, found) = (tangents.len() > 1, local("__found"));
        let given: Vec<TokenStream> = tangents.iter().map(|t| quote!(::core::clone::Clone::clone(#t))).collect();
        let given = bare(&expected(&given, &each(&found, several, tangents.len()), rule));
        let want = wants(values.len(), args.len(), true);
        let slots: Vec<Ident> =
            (0..values.len()).map(|i| format_ident!("__slot{}", i, span = Span::mixed_site())).collect();
        let rest = args.iter().map(|_| quote!(_));
        let each: Vec<TokenStream> = slots.iter().zip(&values).map(|(slot, y)| filled(slot, y)).collect();
        let output = self.as_output(&each);
        quote_spanned! {rule.span()=>
            let (#found, __pullback) = #rule::__mapped_vjp(#(&::tenzr::__private::rt::nothing(&#values),)* #(#args),*);
            let (#(#slots,)* #(#rest,)*) = __pullback(#given, #want);
            #output
        }
    }

    fn gradients(&self) -> TokenStream {
        let (args, active, ct) = (self.given(), self.active(), local("__ct"));
        if let Some(rule) = &self.rules.vjp {
            let (cotangents, g) = (self.each_result(&ct), local("__gradient"));
            let likes: Vec<TokenStream> = active.iter().map(|k| argument_of(*k)).collect();
            let each = expected(&each(&g, active.len() > 1, active.len()), &likes, rule);
            return quote_spanned!(rule.span()=> let #g = #rule::call(#(&#cotangents,)* #(#args),*); (#(#each,)*));
        }
        // The forward rule is linear in the tangents: its own pullback there, of the cotangents.
        let Some(rule) = &self.rules.jvp else { return TokenStream::new() };
        let values: Vec<TokenStream> = active.iter().map(|k| argument_of(*k)).collect();
        let found = local("__found");
        let cotangents = self.as_output(&expected(&self.each_result(&ct), &self.each_result(&found), rule));
        let want = wants(args.len(), values.len(), false);
        let slots: Vec<Ident> =
            (0..values.len()).map(|i| format_ident!("__slot{}", i, span = Span::mixed_site())).collect();
        let rest = args.iter().map(|_| quote!(_));
        let each: Vec<TokenStream> = slots.iter().zip(&values).map(|(slot, x)| filled(slot, x)).collect();
        quote_spanned! {rule.span()=>
            let (#found, __pullback) = #rule::__mapped_vjp(#(#args,)* #(&::tenzr::__private::rt::nothing(&#values)),*);
            let (#(#rest,)* #(#slots,)*) = __pullback(#cotangents, #want);
            (#(#each,)*)
        }
    }
}

/// A tensor among the arguments.
fn argument_of(k: usize) -> TokenStream {
    let k = syn::Index::from(k);
    quote!(__args.#k)
}

fn like(k: usize) -> Ident {
    format_ident!("__like{}", k, span = Span::mixed_site())
}

/// The values of a variable that holds one, or several in a tuple.
fn each(of: &Ident, several: bool, n: usize) -> Vec<TokenStream> {
    if !several {
        return vec![quote!(#of)];
    }
    (0..n)
        .map(|k| {
            let k = syn::Index::from(k);
            quote!(#of.#k)
        })
        .collect()
}

fn bare(values: &[TokenStream]) -> TokenStream {
    match values {
        [one] => quote!(#one),
        several => quote!((#(#several,)*)),
    }
}

fn retag(value: &TokenStream) -> TokenStream {
    quote!(::tenzr::__private::rt::retag(#value))
}

/// Values with the types of others, which a rule of the user's may not have given them.
fn expected(values: &[TokenStream], likes: &[TokenStream], rule: &syn::Path) -> Vec<TokenStream> {
    let typed = |(v, like)| quote_spanned!(rule.span()=> ::tenzr::__private::rt::expected(#v, &#like));
    values.iter().zip(likes).map(typed).collect()
}

/// What a pullback gave, or zeros, with the type of the value.
fn filled(slot: &Ident, of: &TokenStream) -> TokenStream {
    quote!(::tenzr::__private::rt::expected(::tenzr::__private::rt::or_zeros(#slot, &#of), &#of))
}

/// `[true, .., false, ..]`: the first parameters, or the last ones.
fn wants(first: usize, last: usize, which: bool) -> TokenStream {
    let wants = std::iter::repeat_n(which, first).chain(std::iter::repeat_n(!which, last));
    quote!([#(#wants),*])
}

/// A parameter of a type as an argument.
fn argument(p: &GenericParam) -> TokenStream {
    match p {
        GenericParam::Type(t) => {
            let name = &t.ident;
            quote!(#name)
        }
        GenericParam::Const(c) => {
            let name = &c.ident;
            quote!(#name)
        }
        GenericParam::Lifetime(l) => quote!(#l),
    }
}
