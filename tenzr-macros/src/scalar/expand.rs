//! The attribute on scalar code: a function, or the functions of an `impl` block.

use super::emit::allow;
use super::emit::companions::Forms;
use super::emit::function::{Interface, Names, Owner, Parameter, Standing};
use super::emit::functions::taken;
use super::ir::{Function, Recursion};
use super::signature::{self, Around, Signature};
use super::types::{Base, Floats, Named};
use super::{desugar, lower, partial, reads};
use crate::parse::attribute::Attribute;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
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
    let mut item = item;
    desugar::named_parameters(&mut item.sig);
    match unread.map_or_else(|| forms_of(attribute, &item), Err) {
        Ok((interface, f)) => {
            let partial = partial::forms(&item, &interface, &f);
            let function = free_function(&plain, &interface, &f, &partial);
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

/// Whether the scalar compiler can read a function.
pub fn is_read(attribute: &Attribute, item: &ItemFn) -> bool {
    forms_of(attribute, item).is_ok()
}

fn forms_of(attribute: &Attribute, item: &ItemFn) -> syn::Result<(Interface, Function)> {
    let signature = Signature::parse(&item.sig)?;
    let interface = interface(attribute, item, &signature)?;
    let mut f = reads::shared(lower::function(&signature, &item.block)?);
    f.checkpoint = attribute.checkpoint;
    if let (true, Some(at)) = (attribute.recompute, &attribute.checkpoint_at) {
        return Err(syn::Error::new(at.span(), crate::messages::RECOMPUTE_OF_NUMBERS));
    }
    f.recursion = if attribute.recursive { Recursion::Any } else { Recursion::Named(item.sig.ident.to_string()) };
    Ok((interface, f))
}

/// Removes the marks of the parameters, which no compiler knows.
pub fn strip(sig: &mut syn::Signature) {
    for input in &mut sig.inputs {
        let attrs = match input {
            FnArg::Typed(t) => &mut t.attrs,
            FnArg::Receiver(r) => &mut r.attrs,
        };
        attrs.retain(|a| !a.path().is_ident("no_grad"));
    }
}

pub fn interface(attribute: &Attribute, item: &ItemFn, s: &Signature) -> syn::Result<Interface> {
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
        models: s.models.clone(),
    })
}

fn free_function(plain: &ItemFn, interface: &Interface, f: &Function, partial: &TokenStream) -> TokenStream {
    let call = Ident::new("__call", Span::call_site());
    let vjp = Ident::new("__vjp", Span::call_site());
    let own = quote!(Self::#call);
    let both = Ident::new("__vg", Span::call_site());
    let fused = interface.vg_form(&both, f);
    let hidden = [interface.call_form(&call, f), interface.vjp_form(&vjp, f, fused.is_some())];
    let vg = fused.is_some().then(|| quote!(Self::#both));
    let forms = Forms {
        call: own.clone(),
        primal: own,
        vjp: quote!(Self::#vjp),
        vjp_over: quote!(Self::#vjp),
        vg,
        prefix: String::new(),
    };
    let companions = interface.companions(&forms);
    let nested = interface.nested_forms(&forms);
    let roles = interface.roles(&Ident::new("__ROLES", Span::call_site()));
    let (value, traits) = (interface.function_value(), interface.traits_confirmed());
    let functions = beside(plain, interface, &quote!(#companions #roles #(#hidden)* #partial #fused #nested));
    let mapped = interface.mapped_forms();
    quote!(#functions #value #traits #mapped)
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
///
/// In that of a differentiable trait stand their forms as items of the trait, too. Those of traits of std have none, and
/// `inherent` tells that a trait of the user's has none.
pub fn implementation(attribute: syn::Result<Attribute>, item: ItemImpl) -> TokenStream {
    let attribute = match attribute {
        Ok(a) => a,
        Err(e) => return with_error(&e, &item),
    };
    let of_trait = item.trait_.as_ref().is_some_and(|t| !attribute.inherent && !signature::is_trait_of_std(&t.0));
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
    for (k, i) in item.items.iter().enumerate() {
        let ImplItem::Fn(f) = i else { continue };
        if signature::is_no_grad(&f.attrs) {
            continue;
        }
        let mut function = ItemFn {
            attrs: Vec::new(),
            vis: f.vis.clone(),
            sig: f.sig.clone(),
            block: Box::new(f.block.clone()),
            modifiers: Default::default(),
        };
        desugar::own_paths(&mut function, &item.self_ty);
        match method(&function, &item) {
            Ok(Some(forms)) => {
                if let (ImplItem::Fn(f), None) = (&mut plain.items[k], &item.trait_) {
                    // A method of which only the derivatives are used is not dead.
                    f.attrs.push(syn::parse_quote!(#[allow(dead_code)]));
                }
                hidden.extend(forms.hidden);
                public.extend(forms.public);
                plain.items.extend(of_trait.then_some(ImplItem::Verbatim(forms.of_trait)));
                confirmed.extend(super::standard::confirmed(&forms.standard));
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

fn with_error(e: &syn::Error, item: &ItemImpl) -> TokenStream {
    let e = e.to_compile_error();
    quote!(#e #item)
}

/// The forms of a function in an `impl` block.
struct Method {
    hidden: TokenStream,
    public: TokenStream,
    /// The hidden ones as items of a trait.
    of_trait: TokenStream,
    /// The names in it that were taken for functions of std.
    standard: Vec<Ident>,
}

/// Hidden and public forms of a method or an associated function; none of one without floats.
fn method(f: &ItemFn, item: &ItemImpl) -> syn::Result<Option<Method>> {
    let of_type = signature::mentions_type(&f.sig, &item.self_ty);
    if f.sig.receiver().is_none() && !of_type && !signature::is_scalar(f) && !signature::may_be_scalar(f) {
        return Ok(None);
    }
    let signature = Signature::parse_in(&f.sig, Around::Implementation(&item.generics))?;
    let mut interface = interface(&Attribute::default(), f, &signature)?;
    interface.owner = Some(Owner {
        ty: (*item.self_ty).clone(),
        generics: item.generics.clone(),
        standing: Standing::Implementation,
    });
    if !matches!(interface.base, Base::Generic(_)) && !signature.spelled {
        interface.base = Base::Of(item.self_ty.clone());
    }
    let mut lowered = reads::shared(lower::function(&signature, &f.block)?);
    lowered.recursion = Recursion::Named(f.sig.ident.to_string());
    let name = &f.sig.ident;
    let (call, vjp) = (format_ident!("__{}_call", name), format_ident!("__{}_vjp", name));
    let (before, roles) = (format_ident!("__{}_before", name), format_ident!("__{}_roles", name));
    let hidden = [
        interface.call_form(&call, &lowered),
        interface.vjp_form(&vjp, &lowered, false),
        interface.before_form(&before),
        interface.roles_form(&roles),
    ];
    let any = quote!(_);
    let ty = match &interface.base {
        Base::Generic(_) => {
            let floats = Floats {
                named: Named::Parameter,
                base: &interface.base,
                inert: &Default::default(),
                cotangent: false,
                real: &interface.names().real,
                own: false,
                models: &Default::default(),
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
        vjp_over: quote!(<#ty>::#vjp),
        vg: None,
        prefix: format!("{name}_"),
    };
    let nested = interface.nested_forms(&forms);
    let over = over_real(item, &interface);
    Ok(Some(Method {
        hidden: quote!(#(#hidden)* #nested),
        public: interface.companions(&forms),
        of_trait: super::traits::implemented(&interface, name, &over),
        standard: lowered.standard,
    }))
}

/// The type of an `impl` block over the real numbers of a form.
fn over_real(item: &ItemImpl, interface: &Interface) -> TokenStream {
    let (ty, real) = (&item.self_ty, interface.names().real);
    match interface.base {
        Base::Generic(_) => quote!(#ty),
        _ => parameterised(ty, &quote!(#real)),
    }
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

/// The name of a type, for the file that its expansion is written to.
fn type_name(ty: &Type) -> Ident {
    let last = match ty {
        Type::Path(p) => p.path.segments.last().map(|s| s.ident.clone()),
        _ => None,
    };
    last.unwrap_or_else(|| Ident::new("implementation", Span::call_site()))
}
