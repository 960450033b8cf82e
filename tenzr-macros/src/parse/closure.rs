//! The input of `grad!`, `value_and_grad!`, `vjp!`, `jvp!` and `vmap!`: an axis or none, and a closure whose parameters
//! carry the type of one example.

use super::list::{is_nested, owned};
use crate::errors::Errors;
use crate::messages;
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use syn::parse::{Parse, ParseStream, Parser};
use syn::{Expr, ExprClosure, Pat, Type};

/// Which macro.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Transform {
    /// `grad!`
    Grad,
    /// `value_and_grad!`
    ValueAndGrad,
    /// `vjp!`
    Vjp,
    /// `jvp!`
    Jvp,
    /// `vmap!`
    Vmap,
}

impl Transform {
    /// The transform that a macro's path names, by its last segment.
    pub fn of(mac: &syn::Macro) -> Option<Transform> {
        let name = mac.path.segments.last()?.ident.to_string();
        match name.as_str() {
            "grad" => Some(Transform::Grad),
            "value_and_grad" => Some(Transform::ValueAndGrad),
            "vjp" => Some(Transform::Vjp),
            "jvp" => Some(Transform::Jvp),
            "vmap" => Some(Transform::Vmap),
            _ => None,
        }
    }
}

/// A parameter.
#[derive(Clone)]
pub struct Parameter {
    /// Its name.
    pub name: Ident,
    /// The type of one example, without the reference; a `Vec` for a slice.
    pub ty: Type,
    /// The same as it is written.
    pub written: Type,
    /// Whether it is taken by reference.
    pub by_ref: bool,
    /// Whether it takes part: mapped over, or differentiated.
    pub active: bool,
}

/// A transform of a closure.
#[derive(Clone)]
pub struct Transformed {
    /// Which.
    pub transform: Transform,
    /// The axes of a map, outermost first; none for other transforms.
    pub axes: Vec<Expr>,
    /// The parameters.
    pub params: Vec<Parameter>,
    /// The body.
    pub body: Expr,
    /// `move`, if written.
    pub capture: Option<syn::Token![move]>,
}

impl Transformed {
    /// Parses the input of a macro.
    pub fn parse(transform: Transform, input: TokenStream) -> syn::Result<Transformed> {
        let parser = |input: ParseStream| {
            let axes = if transform == Transform::Vmap { axes(input)? } else { Vec::new() };
            if !input.peek(syn::Token![|]) && !input.peek(syn::Token![||]) && !input.peek(syn::Token![move]) {
                return Err(input.error(messages::CLOSURE_EXPECTED));
            }
            let closure = ExprClosure::parse(input)?;
            input.parse::<Option<syn::Token![,]>>()?;
            checked(transform, axes, closure)
        };
        parser.parse2(input)
    }
}

/// `Batch,` or `(Foo, Bar),`
fn axes(input: ParseStream) -> syn::Result<Vec<Expr>> {
    if input.peek(syn::Token![|]) || input.peek(syn::Token![move]) || input.is_empty() {
        return Err(input.error(messages::AXIS_EXPECTED));
    }
    let written = Expr::parse(input)?;
    let axes: Vec<Expr> = match &written {
        Expr::Tuple(t) if !t.elems.is_empty() => t.elems.iter().cloned().collect(),
        e => vec![e.clone()],
    };
    if let Some(e) = axes.iter().find(|e| !matches!(e, Expr::Path(_))) {
        return Err(syn::Error::new_spanned(e, messages::AXIS_EXPECTED));
    }
    input.parse::<syn::Token![,]>()?;
    Ok(axes)
}

fn checked(transform: Transform, axes: Vec<Expr>, closure: ExprClosure) -> syn::Result<Transformed> {
    let mut errors = Errors::default();
    let params: Vec<Parameter> =
        closure.inputs.iter().filter_map(|p| parameter(transform, p).map_err(|e| errors.push(e)).ok()).collect();
    if closure.inputs.is_empty() {
        errors.at(&closure, messages::CLOSURE_NO_PARAMETERS);
    } else if !params.is_empty() && params.iter().all(|p| !p.active) {
        let message = if transform == Transform::Vmap { messages::ALL_SHARED } else { messages::ALL_CONSTANT };
        errors.at(&closure.inputs, message);
    }
    errors.check(Transformed { transform, axes, params, body: *closure.body, capture: closure.capture })
}

fn parameter(transform: Transform, pat: &Pat) -> syn::Result<Parameter> {
    let Pat::Type(typed) = pat else { return Err(syn::Error::new_spanned(pat, messages::CLOSURE_TYPE)) };
    let Pat::Ident(name) = &*typed.pat else {
        return Err(syn::Error::new_spanned(&typed.pat, messages::CLOSURE_PATTERN));
    };
    let mut active = true;
    for attr in typed.attrs.iter().chain(&name.attrs) {
        let is = |n: &str| attr.path().is_ident(n);
        match (is("no_grad"), is("shared"), transform == Transform::Vmap) {
            (true, _, true) => return Err(syn::Error::new_spanned(attr, messages::NO_GRAD_IN_VMAP)),
            (_, true, false) => return Err(syn::Error::new_spanned(attr, messages::SHARED_OUTSIDE_VMAP)),
            (true, ..) | (_, true, _) => active = false,
            _ => return Err(syn::Error::new_spanned(attr, messages::CLOSURE_ATTRIBUTE)),
        }
    }
    let (ty, by_ref) = match &*typed.ty {
        Type::Reference(r) if r.mutability.is_some() => {
            return Err(syn::Error::new_spanned(r, messages::MUTABLE_PARAMETER));
        }
        Type::Reference(r) => ((*r.elem).clone(), true),
        ty => (ty.clone(), false),
    };
    if is_nested(&ty) {
        return Err(syn::Error::new_spanned(&ty, messages::NESTED_LIST));
    }
    Ok(Parameter { name: name.ident.clone(), ty: owned(&ty), written: ty, by_ref, active })
}

/// The tokens of an axis as they are compared: without spans.
pub fn axis_name(axis: &Expr) -> String {
    axis.to_token_stream().to_string().replace(' ', "")
}
