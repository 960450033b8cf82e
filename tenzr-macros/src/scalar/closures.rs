//! The macros on closures over plain floats.

use super::emit::function::{Interface, Parameter};
use super::signature;
use super::types::{Base, mentions_float};
use super::{lower, reads};
use crate::parse::closure::{Transform, Transformed};
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Ident, Type, Visibility};

/// The floats of a closure over plain numbers; none of one over tensors.
fn base(t: &Transformed) -> Option<Base> {
    if t.params.iter().any(|p| p.active && p.ty.to_token_stream().to_string().contains("Tensor")) {
        return None;
    }
    let has = |base: &Base| t.params.iter().any(|p| p.active && mentions_float(&p.ty, base));
    [Base::F64, Base::F32].into_iter().find(has)
}

/// Expands a macro on a closure over plain numbers; nothing of one over tensors.
pub fn expand(t: &Transformed) -> Option<syn::Result<TokenStream>> {
    if t.transform == Transform::Vmap {
        return t.params.iter().any(|p| p.active && is_number(&p.ty)).then(|| example_by_example(t));
    }
    base(t).map(|base| closure(t, base))
}

/// Whether a type is that of a plain number or truth value.
fn is_number(ty: &Type) -> bool {
    let Type::Path(p) = ty else { return false };
    p.path.get_ident().is_some_and(|i| ["f32", "f64", "bool", "i32", "i64", "usize"].iter().any(|n| i == n))
}

/// A map whose body runs for one example after the other, as it is written: each takes its own branches and its own number
/// of iterations.
pub fn example_by_example(t: &Transformed) -> syn::Result<TokenStream> {
    let [axis] = t.axes.as_slice() else {
        return Err(syn::Error::new_spanned(&t.axes[1], crate::messages::ONE_AXIS));
    };
    let (mut params, mut extents, mut examples) = (Vec::new(), Vec::new(), Vec::new());
    for p in &t.params {
        let (name, ty) = (&p.name, &p.ty);
        let by_ref = p.by_ref.then(|| quote!(&));
        if !p.active {
            params.push(quote!(#name: #by_ref #ty));
            continue;
        }
        let text = name.to_string();
        params.push(quote!(#name: &::tenzr::__private::rt::BatchOf<#ty, #axis>));
        extents.push(quote!((#text, ::tenzr::__private::rt::examples_of::<#axis, #ty>(#name))));
        examples.push(quote!(let #name = #by_ref ::tenzr::__private::rt::example_at::<#axis, #ty>(#name, __i);));
    }
    let (capture, body) = (&t.capture, &t.body);
    Ok(quote!(#capture |#(#params),*| {
        let __n = ::tenzr::__private::rt::batch_extent::<#axis>(&[#(#extents),*]);
        ::tenzr::__private::rt::each_example::<#axis, _>(__n, |__i| {
            #(#examples)*
            #body
        })
    }))
}

fn closure(t: &Transformed, base: Base) -> syn::Result<TokenStream> {
    let floats = lower::types::Floats::new(&match base {
        Base::F32 => signature::Base::F32,
        _ => signature::Base::F64,
    });
    let params: Vec<signature::Param> = t
        .params
        .iter()
        .map(|p| {
            let ty = &p.ty;
            let written: Type = if p.by_ref { syn::parse_quote!(&#ty) } else { ty.clone() };
            signature::closure_param(&p.name, &written, !p.active, &floats)
        })
        .collect();
    let (f, captured) = lower::closure(&params, &t.body, floats)?;
    let f = reads::shared(f);
    let params = params.iter().map(|p| Parameter::of(p, true)).collect();
    let interface = Interface {
        vis: Visibility::Inherited,
        name: Ident::new("closure", Span::call_site()),
        generics: Default::default(),
        params,
        output: None,
        base,
        owner: None,
        functions: Default::default(),
        models: Default::default(),
    };
    let capture = &t.capture;
    let captured: TokenStream = captured
        .iter()
        .map(|(name, v)| {
            let ident = f.arena.ident(*v);
            quote!(let #ident = &#name;)
        })
        .collect();
    let closure = interface.closure(t.transform, &quote!(#capture), &captured, &f);
    let confirmed = super::standard::confirmed(&f.standard);
    Ok(if confirmed.is_empty() { closure } else { quote!({ #confirmed #closure }) })
}
