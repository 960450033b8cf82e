//! The signature of a differentiable function.

use super::attribute::Attribute;
use super::list::{is_nested, owned};
use crate::errors::Errors;
use crate::messages;
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{FnArg, ItemFn, Pat, ReturnType, Type};

/// What a parameter is to the compiler.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// A tensor that is differentiated.
    Active,
    /// A tensor that is mapped over and not differentiated.
    Constant,
    /// A plain value: an integer, a truth value, a scalar marked `#[no_grad]`.
    Static,
}

/// A parameter.
pub struct Param {
    /// Its name.
    pub name: Ident,
    /// Its type without the reference; that of one example.
    pub ty: Type,
    /// Whether it is taken by reference.
    pub by_ref: bool,
    /// Whether the body may assign to it.
    pub mutable: bool,
    /// What it is to the compiler.
    pub role: Role,
    /// Whether the public companions give its gradient.
    pub listed: bool,
    /// The type as it was written.
    pub written: Type,
}

impl Param {
    /// Whether it is a tensor.
    pub fn is_tensor(&self) -> bool {
        self.role != Role::Static
    }
}

/// A signature.
pub struct Signature {
    /// The parameters.
    pub params: Vec<Param>,
    /// The type of the result, for one example.
    pub output: Type,
    /// What the result is wrapped in, where there may be none.
    pub fallible: Option<Fallible>,
}

/// `Result<.., E>` or `Option<..>` around the result of a function.
pub struct Fallible {
    /// As it is written, with the type of the result first among its arguments.
    written: syn::TypePath,
    /// The type of the result.
    inner: Type,
}

impl Fallible {
    /// What is around a result, where something is.
    fn of(ty: &Type) -> Option<Fallible> {
        let Type::Path(p) = ty else { return None };
        let last = p.path.segments.last().filter(|s| s.ident == "Result" || s.ident == "Option")?;
        let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
        let Some(syn::GenericArgument::Type(inner)) = arguments.args.first() else { return None };
        Some(Fallible { written: p.clone(), inner: inner.clone() })
    }

    /// The same around another type.
    pub fn around(&self, inner: &TokenStream) -> TokenStream {
        let mut path = self.written.clone();
        let Some(last) = path.path.segments.last_mut() else { return inner.clone() };
        let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else { return inner.clone() };
        let others = arguments.args.iter().skip(1);
        let arguments = quote!(<#inner #(, #others)*>);
        last.arguments = syn::PathArguments::None;
        quote!(#path #arguments)
    }

    /// The function that makes one of a value.
    pub fn success(&self) -> TokenStream {
        match self.written.path.segments.last() {
            Some(s) if s.ident == "Option" => quote!(::core::option::Option::Some),
            _ => quote!(::core::result::Result::Ok),
        }
    }
}

/// Whether a type is a `Result` or an `Option`, and of what.
pub fn fallible_inner(ty: &Type) -> Option<Type> {
    Fallible::of(ty).map(|f| f.inner)
}

impl Signature {
    /// The parameters whose gradients the public companions give, in order.
    pub fn listed(&self) -> impl Iterator<Item = usize> {
        self.params.iter().enumerate().filter(|(_, p)| p.listed).map(|(i, _)| i)
    }
}

/// Whether a type is that of a plain number that is differentiated.
pub fn is_number(ty: &Type) -> bool {
    is_named(ty, SCALARS)
}

const INTEGERS: &[&str] = &[
    "usize", "isize", "bool", "u8", "u16", "u32", "u64", "u128", "i8", "i16", "i32", "i64", "i128", "char", "str",
    "String",
];
const SCALARS: &[&str] = &["f32", "f64"];

/// Whether a type is that of plain numbers, truth values or text.
pub fn is_plain(ty: &Type) -> bool {
    is_named(entry(ty), INTEGERS) || is_named(entry(ty), SCALARS)
}

/// The integer, truth value or text that a type holds, where it does.
pub fn discrete(ty: &Type) -> Option<&Type> {
    Some(entry(ty)).filter(|ty| is_named(ty, INTEGERS))
}

fn is_named(ty: &Type, names: &[&str]) -> bool {
    match ty {
        Type::Path(p) => p.path.segments.last().is_some_and(|s| names.iter().any(|n| s.ident == n)),
        _ => false,
    }
}

/// Whether the type is literally a tensor of elements that have no gradient.
fn is_integer_tensor(ty: &Type) -> bool {
    let Type::Path(p) = ty else { return false };
    let Some(last) = p.path.segments.last().filter(|s| s.ident == "Tensor") else { return false };
    let syn::PathArguments::AngleBracketed(args) = &last.arguments else { return false };
    matches!(args.args.first(), Some(syn::GenericArgument::Type(t)) if is_named(t, INTEGERS))
}

/// Parses and checks the signature; `#[no_grad]` is taken off the parameters. No signature where the function cannot
/// even be given an empty body.
pub fn signature(attribute: &Attribute, item: &mut ItemFn) -> (Option<Signature>, Errors) {
    let mut errors = Errors::default();
    check_qualifiers(item, &mut errors);
    let mut params = Vec::new();
    let inputs = item.sig.inputs.len();
    for input in &mut item.sig.inputs {
        match input {
            FnArg::Receiver(r) => errors.at(&*r, messages::METHOD),
            FnArg::Typed(typed) => match param(typed, attribute, &mut errors) {
                Ok(p) => params.push(p),
                Err(e) => errors.push(e),
            },
        }
    }
    check_wrt(attribute, &params, &mut errors);
    let output = match &item.sig.output {
        ReturnType::Type(_, ty) => (**ty).clone(),
        ReturnType::Default => {
            errors.at(&item.sig.ident, messages::NO_RESULT);
            return (None, errors);
        }
    };
    if errors.is_empty() && !params.iter().any(|p: &Param| p.listed) {
        errors.at(&item.sig.ident, messages::NOTHING_TO_DIFFERENTIATE);
    }
    if params.len() < inputs || !params.iter().any(Param::is_tensor) {
        return (None, errors);
    }
    if !errors.is_empty() && !params.iter().any(|p| p.listed) {
        // With the `wrt` that was refused the companions would give nothing.
        params.iter_mut().for_each(|p| p.listed = p.is_tensor());
    }
    let fallible = Fallible::of(&output);
    let output = fallible.as_ref().map_or(output, |f| f.inner.clone());
    (Some(Signature { params, output, fallible }), errors)
}

fn check_qualifiers(item: &ItemFn, errors: &mut Errors) {
    let sig = &item.sig;
    if let Some(t) = &sig.constness {
        errors.at(t, messages::CONST);
    }
    if let Some(t) = &sig.asyncness {
        errors.at(t, messages::ASYNC);
    }
    if matches!(sig.safety, syn::Safety::Unsafe(_)) {
        errors.at(&sig.safety, messages::UNSAFE);
    }
    if let Some(t) = &sig.abi {
        errors.at(t, messages::EXTERN);
    }
    if let Some(t) = &sig.variadic {
        errors.at(t, messages::VARIADIC);
    }
}

fn param(typed: &mut syn::PatType, attribute: &Attribute, errors: &mut Errors) -> Result<Param, syn::Error> {
    let before = typed.attrs.len();
    typed.attrs.retain(|a| !a.path().is_ident("no_grad"));
    let no_grad = typed.attrs.len() < before;
    let Pat::Ident(name) = &*typed.pat else {
        return Err(syn::Error::new_spanned(&typed.pat, messages::PARAMETER_PATTERN));
    };
    let (name, mutable) = (name.ident.clone(), name.mutability.is_some());
    let (ty, by_ref) = match &*typed.ty {
        Type::Reference(r) if r.mutability.is_some() => {
            return Err(syn::Error::new_spanned(r, messages::MUTABLE_PARAMETER));
        }
        Type::Reference(r) => ((*r.elem).clone(), true),
        ty => (ty.clone(), false),
    };
    if let Type::ImplTrait(t) = &ty {
        return Err(syn::Error::new_spanned(t, messages::IMPL_PARAMETER));
    }
    let named = attribute.wrt.as_ref().is_some_and(|w| w.contains(&name));
    if named && no_grad {
        errors.at(&name, messages::wrt_and_no_grad(&name.to_string()));
    }
    let role = role(&name, &typed.ty, no_grad, attribute, errors);
    // A parameter that `wrt` leaves out still passes derivatives on, in calls from other functions.
    let listed = role == Role::Active && (attribute.wrt.is_none() || named);
    if role != Role::Static && is_nested(&ty) {
        return Err(syn::Error::new_spanned(&ty, messages::NESTED_LIST));
    }
    Ok(Param { name, ty: owned(&ty), by_ref, mutable, role, listed, written: (*typed.ty).clone() })
}

fn role(name: &Ident, ty: &Type, no_grad: bool, attribute: &Attribute, errors: &mut Errors) -> Role {
    let left_out = no_grad || attribute.wrt.as_ref().is_some_and(|w| !w.contains(name));
    let entry = entry(ty);
    if is_named(entry, INTEGERS) {
        if let Some(w) = attribute.wrt.iter().flatten().find(|w| *w == name) {
            errors.at(w, messages::integer_gradient(&name.to_string()));
        }
        return Role::Static;
    }
    if is_named(entry, SCALARS) {
        if is_number(ty) && !no_grad {
            return Role::Active;
        }
        if !left_out {
            errors.at(name, messages::scalar_parameter(&name.to_string(), ty, entry));
        }
        return Role::Static;
    }
    let ty = match ty {
        Type::Reference(r) => &*r.elem,
        ty => ty,
    };
    // Of other names it is not known that they are tensors.
    if no_grad && matches!(ty, Type::Slice(_) | Type::Array(_)) && !is_named(entry, &["Tensor"]) {
        return Role::Static;
    }
    if no_grad || is_integer_tensor(ty) { Role::Constant } else { Role::Active }
}

/// The type of the entries of a slice or an array, through references; any other type itself.
fn entry(ty: &Type) -> &Type {
    match ty {
        Type::Slice(s) => entry(&s.elem),
        Type::Array(a) => entry(&a.elem),
        Type::Reference(r) => entry(&r.elem),
        Type::Paren(p) => entry(&p.elem),
        ty => ty,
    }
}

fn check_wrt(attribute: &Attribute, params: &[Param], errors: &mut Errors) {
    let Some(wrt) = &attribute.wrt else { return };
    let known: Vec<String> = params.iter().filter(|p| p.is_tensor()).map(|p| p.name.to_string()).collect();
    for (i, name) in wrt.iter().enumerate() {
        if !params.iter().any(|p| p.name == *name) {
            errors.at(name, messages::unknown_parameter(&name.to_string(), &known));
        } else if wrt[..i].contains(name) {
            errors.at(name, messages::repeated_parameter(&name.to_string()));
        }
    }
}
