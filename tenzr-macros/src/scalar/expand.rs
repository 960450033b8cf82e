//! The attribute on scalar code: a function, or the functions of an `impl` block.

use super::emit::allow;
use super::emit::companions::Forms;
use super::emit::function::{Interface, Names, Owner, Parameter};
use super::emit::functions::taken;
use super::ir::{Function, Recursion};
use super::signature::{self, Signature};
use super::types::{Base, Floats, Named};
use super::{lower, reads};
use crate::parse::attribute::Attribute;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::visit_mut::{self, VisitMut};
use syn::{FnArg, ImplItem, ItemFn, ItemImpl, Type};

/// Expands the attribute on a function.
pub fn function(attribute: syn::Result<Attribute>, item: ItemFn) -> TokenStream {
    let mut plain = item.clone();
    strip(&mut plain.sig);
    if let Some(receiver) = item.sig.receiver() {
        let error = syn::Error::new_spanned(receiver, super::messages::METHOD).to_compile_error();
        return quote!(#plain #error);
    }
    let (attribute, unread) = match attribute {
        Ok(a) => (a, None),
        Err(e) => (Attribute::default(), Some(e)),
    };
    let attribute = &attribute;
    match unread.map_or_else(|| forms_of(attribute, &item), Err) {
        Ok((interface, f)) => {
            let function = free_function(&plain, &interface, &f);
            let confirmed = super::standard::confirmed(&f.standard);
            let tokens = quote!(#function #confirmed);
            crate::emit::dump::write(&plain.sig.ident, &tokens);
            tokens
        }
        Err(e) => stub(&e, attribute, &item, &plain),
    }
}

/// Whether a function whose types do not say what it is is scalar: the compiler does not take it as code of tensors, and
/// does take it as scalar code.
pub fn is_taken(attribute: &Attribute, item: &ItemFn) -> bool {
    signature::may_be_scalar(item)
        && !crate::emit::function::is_taken(attribute, item)
        && forms_of(attribute, item).is_ok()
}

fn forms_of(attribute: &Attribute, item: &ItemFn) -> syn::Result<(Interface, Function)> {
    let signature = Signature::parse(&item.sig)?;
    let interface = interface(attribute, item, &signature)?;
    let mut f = reads::shared(lower::function(&signature, &item.block)?);
    f.checkpoint = attribute.checkpoint;
    f.recursion = if attribute.recursive { Recursion::Any } else { Recursion::Named(item.sig.ident.to_string()) };
    Ok((interface, f))
}

/// Removes the marks of the parameters, which no compiler knows.
fn strip(sig: &mut syn::Signature) {
    for input in &mut sig.inputs {
        let attrs = match input {
            FnArg::Typed(t) => &mut t.attrs,
            FnArg::Receiver(r) => &mut r.attrs,
        };
        attrs.retain(|a| !a.path().is_ident("no_grad"));
    }
}

fn interface(attribute: &Attribute, item: &ItemFn, s: &Signature) -> syn::Result<Interface> {
    let listed = |name: &Ident| attribute.wrt.as_ref().is_none_or(|w| w.contains(name));
    if let Some(w) = &attribute.wrt {
        for (i, name) in w.iter().enumerate() {
            if w[..i].contains(name) {
                return Err(syn::Error::new(name.span(), crate::messages::repeated_parameter(&name.to_string())));
            }
            if s.params.iter().any(|p| p.name == *name && p.role == signature::Role::NoGrad) {
                return Err(syn::Error::new(name.span(), crate::messages::wrt_and_no_grad(&name.to_string())));
            }
            if !s.params.iter().any(|p| p.name == *name && p.role == signature::Role::Active) {
                return Err(syn::Error::new(name.span(), super::messages::not_a_parameter(&name.to_string())));
            }
        }
    }
    let params = s.params.iter().map(|p| Parameter::of(p, listed(&p.name))).collect();
    let base = match &s.base {
        signature::Base::F64 => Base::F64,
        signature::Base::F32 => Base::F32,
        signature::Base::Generic(t) => Base::Generic(t.clone()),
    };
    let mut generics = s.generics.clone();
    let types: Vec<(usize, &Type)> = s
        .params
        .iter()
        .enumerate()
        .filter(|(_, p)| p.role == signature::Role::Function)
        .map(|(i, p)| (i, &p.written))
        .collect();
    let functions = taken(&mut generics, &types)?;
    Ok(Interface {
        vis: item.vis.clone(),
        name: s.name.clone(),
        generics,
        functions,
        params,
        output: s.result.clone(),
        base,
        owner: None,
    })
}

fn free_function(plain: &ItemFn, interface: &Interface, f: &Function) -> TokenStream {
    let call = Ident::new("__call", Span::call_site());
    let vjp = Ident::new("__vjp", Span::call_site());
    let own = quote!(Self::#call);
    let both = Ident::new("__vg", Span::call_site());
    let fused = interface.vg_form(&both, f);
    let hidden = [interface.call_form(&call, f), interface.vjp_form(&vjp, f, fused.is_some())];
    let vg = fused.is_some().then(|| quote!(Self::#both));
    let forms = Forms { call: own.clone(), primal: own, vjp: quote!(Self::#vjp), vg, prefix: String::new() };
    let companions = interface.companions(&forms);
    let nested = interface.nested_forms();
    let roles = interface.roles();
    let value = interface.function_value();
    let functions = beside(plain, interface, &quote!(#companions #roles #(#hidden)* #fused #nested));
    quote!(#functions #value)
}

/// The function with its companions in an empty enum of its name.
fn beside(plain: &ItemFn, interface: &Interface, companions: &TokenStream) -> TokenStream {
    let (vis, name, allow) = (&interface.vis, &interface.name, allow());
    let doc = format!("The derivatives of [`{name}`](fn@{name}).");
    quote! {
        // A function of which only the derivatives are used is not dead.
        #[allow(dead_code)]
        #plain

        #[doc = #doc]
        #[allow(non_camel_case_types, dead_code)]
        #vis enum #name {}

        #[automatically_derived]
        #allow
        impl #name { #companions }
    }
}

/// Errors, and the function with companions that only have the right signatures, so that exactly those errors appear.
fn stub(error: &syn::Error, attribute: &Attribute, item: &ItemFn, plain: &ItemFn) -> TokenStream {
    let errors = error.to_compile_error();
    let interface = Signature::parse(&item.sig).and_then(|s| interface(attribute, item, &s));
    match interface {
        Ok(i) => {
            let companions = i.stubs("");
            let function = beside(plain, &i, &companions);
            quote!(#errors #function)
        }
        Err(_) => quote!(#errors #plain),
    }
}

/// Expands the attribute on an `impl` block: every function in it that floats go through is differentiated.
pub fn implementation(item: ItemImpl) -> TokenStream {
    let mut plain = item.clone();
    for i in &mut plain.items {
        if let ImplItem::Fn(f) = i {
            strip(&mut f.sig);
            f.attrs.retain(|a| !a.path().is_ident("differentiable") && !a.path().is_ident("no_grad"));
        }
    }
    let mut errors = crate::errors::Errors::default();
    let mut hidden = TokenStream::new();
    let mut public = TokenStream::new();
    let mut confirmed = TokenStream::new();
    for i in &item.items {
        let ImplItem::Fn(f) = i else { continue };
        if signature::is_no_grad(&f.attrs) {
            continue;
        }
        let function = ItemFn {
            attrs: Vec::new(),
            vis: f.vis.clone(),
            sig: f.sig.clone(),
            block: Box::new(f.block.clone()),
            modifiers: Default::default(),
        };
        match method(&function, &item) {
            Ok(Some((h, p, standard))) => {
                hidden.extend(h);
                public.extend(p);
                confirmed.extend(super::standard::confirmed(&standard));
            }
            Ok(None) => {}
            Err(e) => errors.push(e),
        }
    }
    let errors = errors.check(()).err().map(|e| e.to_compile_error());
    let header = hidden_header(&item);
    let (generics, clause) = (&item.generics, &item.generics.where_clause);
    let (ty, allow) = (&item.self_ty, allow());
    let tokens = quote! {
        #errors
        #plain
        #[automatically_derived]
        #allow
        #header { #hidden }
        #[automatically_derived]
        #allow
        impl #generics #ty #clause { #public }
        #confirmed
    };
    crate::emit::dump::write(&type_name(&item.self_ty), &tokens);
    tokens
}

/// Hidden and public forms of a method or an associated function, and the names in it that were taken for functions of std;
/// none of one without floats.
fn method(f: &ItemFn, item: &ItemImpl) -> syn::Result<Option<(TokenStream, TokenStream, Vec<Ident>)>> {
    let of_type = signature::mentions_type(&f.sig, &item.self_ty);
    if f.sig.receiver().is_none() && !of_type && !signature::is_scalar(f) && !signature::may_be_scalar(f) {
        return Ok(None);
    }
    let signature = Signature::parse_in(&f.sig, Some(&item.generics))?;
    let mut interface = interface(&Attribute::default(), f, &signature)?;
    interface.owner = Some(Owner { ty: (*item.self_ty).clone(), generics: item.generics.clone() });
    if !matches!(interface.base, Base::Generic(_)) && !signature.spelled {
        interface.base = Base::Of(item.self_ty.clone());
    }
    let mut body = (*f.block).clone();
    OwnName(&item.self_ty).visit_block_mut(&mut body);
    let mut lowered = reads::shared(lower::function(&signature, &body)?);
    lowered.recursion = Recursion::Named(f.sig.ident.to_string());
    let name = &f.sig.ident;
    let (call, vjp) = (format_ident!("__{}_call", name), format_ident!("__{}_vjp", name));
    let before = format_ident!("__{}_before", name);
    let hidden = [
        interface.call_form(&call, &lowered),
        interface.vjp_form(&vjp, &lowered, false),
        interface.before_form(&before),
    ];
    let any = quote!(_);
    let ty = match &interface.base {
        Base::Generic(_) => {
            let floats = Floats {
                named: Named::Parameter,
                base: &interface.base,
                inert: &Default::default(),
                cotangent: false,
                own: None,
            };
            let ty = floats.replaced(&item.self_ty, &any);
            quote!(#ty)
        }
        _ => parameterised(&item.self_ty, &any),
    };
    let forms = Forms {
        call: quote!(<#ty>::#call),
        primal: quote!(Self::#call),
        vjp: quote!(Self::#vjp),
        vg: None,
        prefix: format!("{name}_"),
    };
    Ok(Some((quote!(#(#hidden)*), interface.companions(&forms), lowered.standard)))
}

/// Writes the name of the type for `Self` where a value is made or matched: the cotangent of `Self` is another type, of the
/// same name.
struct OwnName<'a>(&'a Type);

impl VisitMut for OwnName<'_> {
    fn visit_path_mut(&mut self, p: &mut syn::Path) {
        let inside = p.segments.len() > 1;
        if let Type::Path(of) = self.0
            && p.segments.first().is_some_and(|s| s.ident == "Self")
            && (inside || lower::is_constructor(p))
        {
            let mut name = of.path.clone();
            let made = lower::is_constructor(p) || p.segments.last().is_some_and(|s| s.ident == "default");
            for s in &mut name.segments {
                match &mut s.arguments {
                    syn::PathArguments::AngleBracketed(a) if !made => a.colon2_token = Some(Default::default()),
                    arguments => *arguments = syn::PathArguments::None,
                }
            }
            name.segments.extend(p.segments.iter().skip(1).cloned());
            *p = name;
        }
        visit_mut::visit_path_mut(self, p);
    }

    fn visit_type_mut(&mut self, _: &mut Type) {}
}

/// `impl<R: Real> P<R>` for `impl P`; the same header where the type has a parameter for its floats.
fn hidden_header(item: &ItemImpl) -> TokenStream {
    let (generics, ty, clause) = (&item.generics, &item.self_ty, &item.generics.where_clause);
    if !signature::real_parameters(generics).is_empty() {
        return quote!(impl #generics #ty #clause);
    }
    let Names { real, .. } = Names::hidden();
    let params = &generics.params;
    let comma = (!params.is_empty() && !params.trailing_punct()).then(|| quote!(,));
    let with = parameterised(ty, &quote!(#real));
    quote! {
        impl<#params #comma #real: ::tenzr::__private::real::Real<Base = <#ty as ::tenzr::__private::real::Over>::Base>>
            #with #clause
    }
}

/// `P<R>` for `P`, and `P<'a, R>` for `P<'a>`.
fn parameterised(ty: &Type, real: &TokenStream) -> TokenStream {
    let Type::Path(p) = ty else { return quote!(#ty) };
    let mut p = p.clone();
    if let Some(last) = p.path.segments.last_mut() {
        match &mut last.arguments {
            syn::PathArguments::AngleBracketed(a) => a.args.push(syn::parse_quote!(#real)),
            other => *other = syn::PathArguments::AngleBracketed(syn::parse_quote!(<#real>)),
        }
    }
    quote!(#p)
}

/// The attribute on a trait, which is refused.
pub fn refused_trait(item: &syn::ItemTrait) -> TokenStream {
    let mut plain = item.clone();
    for i in &mut plain.items {
        if let syn::TraitItem::Fn(f) = i {
            strip(&mut f.sig);
        }
    }
    let error = syn::Error::new_spanned(&item.ident, super::messages::TRAIT).to_compile_error();
    quote!(#error #plain)
}

/// The name of a type, for the file that its expansion is written to.
fn type_name(ty: &Type) -> Ident {
    let last = match ty {
        Type::Path(p) => p.path.segments.last().map(|s| s.ident.clone()),
        _ => None,
    };
    last.unwrap_or_else(|| Ident::new("implementation", Span::call_site()))
}
