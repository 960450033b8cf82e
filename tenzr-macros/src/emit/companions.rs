//! The public companions: `grad`, `value_and_grad`, `vjp` and `jvp`, around the hidden forms.

use super::mixed;
use super::signature::{Generic, bare};
use crate::parse::signature::{Signature, is_number};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{ItemFn, Type};

/// `[true, false, ..]`: the listed parameters.
fn wants(generic: &Generic) -> TokenStream {
    let listed = generic.listed();
    let wants = (0..generic.count()).map(|i| listed.contains(&i));
    quote!([#(#wants),*])
}

/// The pattern of the slots with names for the listed ones.
fn slot_pattern(generic: &Generic) -> TokenStream {
    let listed = generic.listed();
    let slots = (0..generic.count()).map(|i| {
        if listed.contains(&i) {
            let d = format_ident!("__d{}", i);
            quote!(#d)
        } else {
            quote!(_)
        }
    });
    quote!((#(#slots,)*))
}

/// The companions of a function.
pub fn public(generic: &Generic, item: &ItemFn, signature: &Signature) -> TokenStream {
    let own = &generic.companion();
    let gradients = gradients(own, item, signature);
    let vjp = vjp(own, item, signature);
    let jvp = jvp(own, item, signature);
    quote!(#gradients #vjp #jvp)
}

/// `let __like0 = ..` for every listed parameter.
fn likes(generic: &Generic) -> TokenStream {
    let likes = generic.listed().into_iter().map(|i| {
        let (like, value) = (format_ident!("__like{}", i), generic.lifted_value(i));
        quote!(let #like = #value.like();)
    });
    likes.collect()
}

/// The gradients of the listed parameters, as users see them.
fn values(generic: &Generic) -> TokenStream {
    let values = generic.listed().into_iter().map(|i| {
        let (d, like, or_zeros) =
            (format_ident!("__d{}", i), format_ident!("__like{}", i), generic.runtime(i, "or_zeros"));
        generic.outer(i, &quote!(#or_zeros(#d, &#like)))
    });
    bare(&values.collect::<Vec<_>>())
}

/// `grad` and `value_and_grad`.
fn gradients(generic: &Generic, item: &ItemFn, signature: &Signature) -> TokenStream {
    let (vis, name, ty, ambient) = (&item.vis, generic.name(), &signature.output, generic.ambient());
    let (generics, params, args, predicates) =
        (generic.generics(), generic.params(), generic.args(), generic.predicates());
    let (output, inner, gradients) = (generic.output(&ambient), generic.inner_output(&ambient), generic.gradients());
    let (likes, values, want, pattern) = (likes(generic), values(generic), wants(generic), slot_pattern(generic));
    let checks = generic.listed().into_iter().map(|i| {
        let ty = &signature.params[i].ty;
        let span = mixed(ty.span());
        quote_spanned!(span=> ::tenzr::__private::rt::differentiable::<#ty>();)
    });
    let question = generic.question();
    let of_grad = generic.fallible(quote!(#gradients));
    let of_value = generic.fallible(quote!((#output, #gradients)));
    let grad = generic.succeeded(quote!(Self::value_and_grad(#args)#question.1));
    let both = generic.succeeded(quote! {
        (<#ty as ::tenzr::__private::rt::Example>::outer::<#ambient>(__y), #values)
    });
    let doc_grad =
        format!("The gradient of [`{name}`](fn@{name}): one for each differentiated parameter in order, bare for one.");
    let doc_both = format!("The value and the gradient of [`{name}`](fn@{name}).");
    quote! {
        #[doc = #doc_grad]
        #vis fn grad #generics (#params) -> #of_grad where #predicates #inner: ::tenzr::__private::rt::Loss {
            #grad
        }

        #[doc = #doc_both]
        #vis fn value_and_grad #generics (#params) -> #of_value
        where #predicates #inner: ::tenzr::__private::rt::Loss
        {
            #(#checks)*
            #likes
            let (__y, __pullback) = Self::__mapped_vjp(#args)#question;
            let __seed = ::tenzr::__private::rt::Loss::seed(&__y);
            let #pattern = __pullback(__seed, #want);
            #both
        }
    }
}

fn vjp(generic: &Generic, item: &ItemFn, signature: &Signature) -> TokenStream {
    let (vis, name, ty, ambient) = (&item.vis, generic.name(), &signature.output, generic.ambient());
    let (generics, params, args, clause) =
        (generic.generics(), generic.params(), generic.args(), generic.where_clause());
    let (output, gradients, captures) = (generic.output(&ambient), generic.gradients(), generic.captures());
    let (likes, values, want, pattern) = (likes(generic), values(generic), wants(generic), slot_pattern(generic));
    let example = quote!(<#ty as ::tenzr::__private::rt::Example>);
    let question = generic.question();
    let result = generic.fallible(quote! {
        (#output, impl ::core::ops::FnOnce(&#output) -> #gradients + #captures)
    });
    let value = generic.succeeded(quote! {
        (#example::outer::<#ambient>(__y), move |__ct: &#output| {
            let __ct = #example::inner::<#ambient>(__ct);
            let #pattern = __pullback(__ct, #want);
            #values
        })
    });
    let doc = format!(
        "The value of [`{name}`](fn@{name}) and its pullback, from the cotangent of the value to those of the parameters."
    );
    quote! {
        #[doc = #doc]
        #vis fn vjp #generics (#params) -> #result #clause {
            #likes
            let (__y, __pullback) = Self::__mapped_vjp(#args)#question;
            #value
        }
    }
}

fn jvp(generic: &Generic, item: &ItemFn, signature: &Signature) -> TokenStream {
    let (vis, name, ambient) = (&item.vis, generic.name(), generic.ambient());
    let (generics, params, clause) = (generic.generics(), generic.params(), generic.where_clause());
    let output = generic.output(&ambient);
    let level = quote!(::tenzr::__private::axis::Fresh<#ambient>);
    let listed = generic.listed();
    let tangents = listed.iter().map(|i| {
        let (d, ty) = (tangent(signature, *i), generic.argument(*i));
        if is_number(&signature.params[*i].ty) { quote!(#d: #ty) } else { quote!(#d: &#ty) }
    });
    let args = signature.params.iter().enumerate().map(|(i, p)| {
        let name = generic.param(i);
        if !listed.contains(&i) {
            return quote!(#name);
        }
        let (d, value) = (tangent(signature, i), generic.lifted_value(i));
        let d = if is_number(&p.ty) {
            let (ty, v) = (&p.ty, generic.mapped(i));
            quote!(<#ty as ::tenzr::__private::rt::Example>::inner::<#v>(&#d))
        } else {
            quote!(#d)
        };
        let reference = if p.by_ref { quote!(&) } else { quote!() };
        let span = mixed(p.ty.span());
        let dual = generic.runtime(i, "dual");
        quote_spanned!(span=> #reference #dual::<#level, _, _, _>(#value, #d))
    });
    let dual = generic.join(|i| {
        let v = generic.mapped(i);
        if listed.contains(&i) {
            quote!(::tenzr::__private::axis::Join<
                ::tenzr::__private::axis::Join<#v, #v>,
                ::tenzr::__private::axis::Over<#level>
            >)
        } else {
            v
        }
    });
    let ty: &Type = &signature.output;
    let doc = format!(
        "The value of [`{name}`](fn@{name}) and its derivative along tangents of the differentiated parameters."
    );
    let (question, result) = (generic.question(), generic.fallible(quote!((#output, #output))));
    let value = generic.succeeded(quote! {
        <#ty as ::tenzr::__private::rt::Example>::parts::<#level, #dual, #ambient>(Self::call(#(#args),*)#question)
    });
    quote! {
        #[doc = #doc]
        #vis fn jvp #generics (#params, #(#tangents),*) -> #result #clause { #value }
    }
}

/// The name of the tangent of a parameter: `d_x`, longer where a parameter has that name.
fn tangent(signature: &Signature, i: usize) -> Ident {
    let mut name = format_ident!("d_{}", signature.params[i].name, span = Span::mixed_site());
    while signature.params.iter().any(|p| p.name == name) {
        name = format_ident!("{}_", name);
    }
    name
}
