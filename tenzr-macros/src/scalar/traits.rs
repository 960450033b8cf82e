//! The attribute on a trait: hidden forms of its methods beside them, so that a function that is generic in the trait can be
//! differentiated through the type it is given.
//!
//! The forms are static. Their receiver is `<Self as Parametric<f64>>::At<R>`: what implements the trait is the type as users
//! have it, over plain floats, and code over numbers `R` holds the same type over `R`.

use super::emit::companions::Forms;
use super::emit::function::{Interface, Owner, Standing};
use super::ir::Recursion;
use super::signature::{self, Around, Base, Signature};
use super::{expand, lower, messages, reads};
use crate::errors::Errors;
use crate::parse::attribute::Attribute;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::visit::{self, Visit};
use syn::{ItemFn, ItemTrait, TraitItem, TraitItemFn, Type};

/// Expands the attribute.
pub fn expand(item: &ItemTrait) -> TokenStream {
    let mut plain = item.clone();
    for i in &mut plain.items {
        if let TraitItem::Fn(f) = i {
            expand::strip(&mut f.sig);
            f.attrs.retain(|a| !a.path().is_ident("differentiable") && !a.path().is_ident("no_grad"));
        }
    }
    let mut errors = Errors::default();
    let base = base(item, &mut errors);
    let (mut forms, mut confirmed) = (TokenStream::new(), TokenStream::new());
    let is_generic = |g: &syn::Generics| !signature::real_parameters(g).is_empty();
    for f in differentiated(item).filter(|f| !is_generic(&f.sig.generics) && !is_generic(&item.generics)) {
        match method(f, item, &base) {
            Ok((tokens, standard)) => {
                forms.extend(tokens);
                confirmed.extend(super::standard::confirmed(&standard));
            }
            Err(e) => errors.push(e),
        }
    }
    if let Err(e) = errors.check(()) {
        let e = e.to_compile_error();
        return quote!(#e #plain);
    }
    let floats = match base {
        Base::F32 => quote!(f32),
        _ => quote!(f64),
    };
    plain.colon_token.get_or_insert_default();
    plain.supertraits.push(syn::parse_quote!(::tenzr::__private::real::Differentiated<#floats>));
    plain.items.push(TraitItem::Verbatim(forms));
    let tokens = quote!(#plain #confirmed);
    crate::emit::dump::write(&plain.ident, &tokens);
    tokens
}

/// The functions of a trait that are differentiated.
fn differentiated(item: &ItemTrait) -> impl Iterator<Item = &TraitItemFn> {
    item.items.iter().filter_map(|i| match i {
        TraitItem::Fn(f) if !signature::is_no_grad(&f.attrs) => Some(f),
        _ => None,
    })
}

/// The floats of a trait: one kind in all of its functions.
fn base(item: &ItemTrait, errors: &mut Errors) -> Base {
    let mut found: Option<Base> = None;
    if let Some(t) = signature::real_parameters(&item.generics).first() {
        errors.at(&item.generics, messages::generic_trait(t));
        return Base::F64;
    }
    for f in differentiated(item) {
        if let Some(t) = signature::real_parameters(&f.sig.generics).first() {
            errors.at(&f.sig.ident, messages::generic_method_of_trait(t));
            continue;
        }
        // What is wrong with a signature is said where the function is expanded.
        let Ok(s) = Signature::parse_in(&f.sig, Around::Nothing) else { continue };
        match &found {
            _ if !s.spelled => {}
            Some(first) if *first != s.base => {
                errors.at(&f.sig.ident, messages::mixed_floats(&first.name(), &s.base.name()));
            }
            Some(_) => {}
            None => found = Some(s.base),
        }
    }
    found.unwrap_or(Base::F64)
}

/// Hidden and public forms of a function of a trait, and the names in it that were taken for functions of std.
fn method(f: &TraitItemFn, item: &ItemTrait, base: &Base) -> syn::Result<(TokenStream, Vec<Ident>)> {
    if let Some(ty) = associated_type(&f.sig) {
        return Err(syn::Error::new_spanned(ty, messages::ASSOCIATED_TYPE));
    }
    let function = ItemFn {
        attrs: Vec::new(),
        vis: syn::Visibility::Inherited,
        sig: f.sig.clone(),
        block: Box::new(f.default.clone().unwrap_or(syn::parse_quote!({}))),
        modifiers: Default::default(),
    };
    let signature = Signature::parse_in(&f.sig, Around::Trait(base))?;
    let mut interface = expand::interface(&Attribute::default(), &function, &signature)?;
    interface.owner =
        Some(Owner { ty: syn::parse_quote!(Self), generics: item.generics.clone(), standing: Standing::Trait });
    let name = &f.sig.ident;
    let [call, vjp, before, roles] =
        ["call", "vjp", "before", "roles"].map(|form| format_ident!("__{}_{}", name, form));
    let mut tokens = interface.before_form(&before);
    tokens.extend(interface.roles_form(&roles));
    let mut standard = Vec::new();
    match &f.default {
        None => tokens.extend(interface.declarations(&call, &vjp)),
        Some(block) => {
            let mut lowered = reads::shared(lower::function(&signature, block)?);
            lowered.recursion = Recursion::Named(name.to_string());
            tokens.extend(interface.call_form(&call, &lowered));
            tokens.extend(interface.vjp_form(&vjp, &lowered, false));
            standard = lowered.standard;
        }
    }
    let forms = Forms {
        call: quote!(Self::#call),
        primal: quote!(Self::#call),
        vjp: quote!(Self::#vjp),
        vjp_over: quote!(Self::#vjp),
        vg: None,
        prefix: format!("{name}_"),
    };
    tokens.extend(interface.nested_forms(&forms));
    tokens.extend(interface.companions(&forms));
    Ok((tokens, standard))
}

/// `Self::Params` in a signature.
fn associated_type(sig: &syn::Signature) -> Option<Type> {
    struct Associated(Option<Type>);
    impl<'ast> Visit<'ast> for Associated {
        fn visit_type_path(&mut self, p: &'ast syn::TypePath) {
            let of_self = p.path.segments.first().is_some_and(|s| s.ident == "Self") && p.path.segments.len() > 1;
            if of_self || p.qself.is_some() {
                self.0.get_or_insert_with(|| Type::Path(p.clone()));
            }
            visit::visit_type_path(self, p);
        }
    }
    let mut associated = Associated(None);
    sig.inputs.iter().for_each(|i| match i {
        syn::FnArg::Typed(t) if signature::is_no_grad(&t.attrs) => {}
        i => associated.visit_fn_arg(i),
    });
    associated.visit_return_type(&sig.output);
    associated.0
}

/// The forms of a method in the `impl` block of a differentiable trait.
pub fn implemented(interface: &Interface, name: &Ident, ty: &TokenStream) -> TokenStream {
    let mut interface = interface.clone();
    interface.owner = interface.owner.map(Owner::of_trait);
    interface.models.insert("Self".to_owned());
    let [call, vjp] = ["call", "vjp"].map(|form| format_ident!("__{}_{}", name, form));
    interface.forwards(&call, &vjp, ty)
}
