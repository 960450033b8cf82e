//! Clones are copies to the derivative, so a type whose `Clone` is written by hand is refused: it may be anything.

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use syn::{Attribute, GenericParam, Generics};

/// Whether `Clone` is derived.
pub fn is_derived(attrs: &[Attribute]) -> bool {
    let mut found = false;
    for a in attrs.iter().filter(|a| a.path().is_ident("derive")) {
        let parsed = a.parse_nested_meta(|m| {
            found |= m.path.segments.last().is_some_and(|s| s.ident == "Clone");
            Ok(())
        });
        // What is no list of names is refused by rustc.
        if parsed.is_err() {
            return false;
        }
    }
    found
}

/// Whether a type may derive `Clone`: under a condition, too.
fn may_derive(attrs: &[Attribute]) -> bool {
    is_derived(attrs)
        || attrs.iter().filter(|a| a.path().is_ident("cfg_attr")).any(|a| super::types::mentions(quote!(#a), "Clone"))
}

/// An item that compiles where the type has no `Clone` but a derived one.
pub fn confirmed(attrs: &[Attribute], name: &Ident, generics: &Generics) -> TokenStream {
    if may_derive(attrs) {
        return TokenStream::new();
    }
    let text = super::messages::cloned_by_hand(&name.to_string());
    // Any argument serves to ask; of a type without known bounds there is none, and then rustc chooses between two.
    let sample = generics.params.iter().map(|p| match p {
        GenericParam::Lifetime(_) => Some(quote!('static)),
        GenericParam::Const(c) if matches!(&c.ty, syn::Type::Path(p) if p.path.is_ident("bool")) => Some(quote!(false)),
        GenericParam::Const(c) if matches!(&c.ty, syn::Type::Path(p) if p.path.is_ident("char")) => Some(quote!('a')),
        GenericParam::Const(_) => Some(quote!(1)),
        GenericParam::Type(t) if t.default.is_some() => Some(quote!(_)),
        GenericParam::Type(t) => {
            let real = t.bounds.iter().any(
                |b| matches!(b, syn::TypeParamBound::Trait(t) if t.path.segments.last().is_some_and(|s| s.ident == "Real")),
            );
            real.then(|| quote!(f64))
        }
    });
    match sample.collect::<Option<Vec<_>>>() {
        Some(sample) => {
            let sample = sample.iter().filter(|s| s.to_string() != "_");
            quote_spanned! {name.span()=>
                const _: () = {
                    #[allow(unused_imports)]
                    use ::tenzr::__private::real::standard::NotClone as _;
                    assert!(!::tenzr::__private::real::standard::Asked::<#name<#(#sample),*>>::CLONE, #text);
                };
            }
        }
        None => {
            let names = generics.params.iter().map(super::types::argument);
            let params = generics.params.iter().map(super::emit::function::without_default);
            let clause = &generics.where_clause;
            quote_spanned! {name.span()=>
                const _: () = {
                    #[allow(dead_code)]
                    fn derived_clone_only<#(#params),*>() #clause {
                        let _ = <#name<#(#names),*> as ::tenzr::__private::real::standard::OnlyDerivedClone<_>>::confirmed;
                    }
                };
            }
        }
    }
}
