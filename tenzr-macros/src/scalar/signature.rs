//! The signature of a scalar function: which parameters are differentiated, and over which floats.

use super::lower::types::{Floats, is_inactive};
use super::{barred, messages, types};
use crate::errors::Errors;
use proc_macro2::Ident;
use quote::format_ident;
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{Attribute, FnArg, Generics, ItemFn, Pat, ReceiverKind, ReturnType, Type, TypeParamBound};

/// The floats of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Base {
    /// `f64`
    F64,
    /// `f32`
    F32,
    /// A generic parameter bounded by `Real`.
    Generic(Ident),
}

impl Base {
    /// As it is written.
    pub fn name(&self) -> String {
        match self {
            Base::F64 => "f64".to_owned(),
            Base::F32 => "f32".to_owned(),
            Base::Generic(g) => g.to_string(),
        }
    }
}

/// How a parameter is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// `x: T`
    Value,
    /// `x: &T`
    Ref,
    /// `x: &mut T`
    RefMut,
}

/// What a parameter is to the compiler.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It is differentiated.
    Active,
    /// It has floats, and the user marked it as a constant.
    NoGrad,
    /// It has no floats.
    Inactive,
    /// A function.
    Function,
}

/// A parameter.
#[derive(Clone, Debug)]
pub struct Param {
    /// Its name; a made-up one where it is a pattern.
    pub name: Ident,
    /// The pattern, where it is more than a name.
    pub pat: Option<Pat>,
    /// Its type without the reference.
    pub ty: Type,
    /// The type as it was written.
    pub written: Type,
    /// How it is taken.
    pub by: By,
    /// Whether the name is `mut`.
    pub mutable: bool,
    /// What it is to the compiler.
    pub role: Role,
}

/// A signature.
#[derive(Clone, Debug)]
pub struct Signature {
    /// The function's name.
    pub name: Ident,
    /// The parameters, a receiver first under the name `self`.
    pub params: Vec<Param>,
    /// The type of the result, if it is not `()`.
    pub result: Option<Type>,
    /// The generic parameters and the clauses on them.
    pub generics: Generics,
    /// The floats that are differentiated.
    pub base: Base,
    /// Whether they are spelled out in its types.
    pub spelled: bool,
    /// The type parameters that differentiable traits bound, and `Self` in such a trait.
    pub models: BTreeSet<String>,
}

/// What a function stands in.
#[derive(Clone, Copy)]
pub enum Around<'a> {
    /// Nothing.
    Nothing,
    /// An `impl` block with these generics.
    Implementation(&'a Generics),
    /// A differentiable trait over these floats.
    Trait(&'a Base),
}

impl Signature {
    /// What is known of the floats in its types.
    pub fn floats(&self) -> Floats {
        Floats::new(&self.base).with_models(&self.models)
    }

    /// Reads a signature. Attributes of parameters stay where they are.
    pub fn parse(sig: &syn::Signature) -> Result<Signature, syn::Error> {
        Signature::parse_in(sig, Around::Nothing)
    }

    /// Reads the signature of a function that stands in an `impl` block or a trait.
    pub fn parse_in(sig: &syn::Signature, around: Around) -> Result<Signature, syn::Error> {
        let mut errors = Errors::default();
        check_qualifiers(sig, &mut errors);
        let mut reals = real_parameters(&sig.generics);
        if let Around::Implementation(g) = around {
            reals.extend(real_parameters(g));
        }
        let (base, spelled) = match (base(sig, &reals, &mut errors), around) {
            (Some(base), _) => (base, true),
            (None, Around::Trait(base)) => (base.clone(), true),
            // Of a method of a type over reals.
            (None, _) => (reals.first().map_or(Base::F64, |t| Base::Generic(format_ident!("{t}"))), false),
        };
        let functions = function_parameters(&sig.generics);
        let mut models: BTreeSet<String> = bounded(&sig.generics, is_bound_of_user).into_iter().collect();
        models.retain(|m| !reals.contains(m) && !functions.contains(m));
        if matches!(around, Around::Trait(_)) {
            models.insert("Self".to_owned());
        }
        let floats = Floats::new(&base).with_models(&models);
        let mut params = Vec::new();
        let known =
            |name: &Ident| reals.iter().chain(&functions).any(|n| name == n) || models.contains(&name.to_string());
        let opaque: Vec<Ident> =
            sig.generics.type_params().map(|p| p.ident.clone()).filter(|name| !known(name)).collect();
        for (i, input) in sig.inputs.iter().enumerate() {
            if barred::parameter(input, &floats, &mut errors) {
                continue;
            }
            match param(i, input, &floats, &functions) {
                Ok(p) if p.role == Role::Active && is_opaque(&p.ty, &opaque) => {
                    errors.at(&p.ty, messages::GENERIC_PARAMETER);
                    params.push(p);
                }
                Ok(p) => params.push(p),
                Err(e) => errors.push(e),
            }
        }
        barred::result(&sig.output, &floats, &mut errors);
        let result = match &sig.output {
            ReturnType::Type(_, ty) if !is_unit(ty) => Some((**ty).clone()),
            _ => None,
        };
        refuse_generic_models(&base, &params, &models, &mut errors);
        if matches!(around, Around::Nothing) && result.is_none() && params.iter().all(|p| p.by != By::RefMut) {
            errors.at(&sig.ident, messages::NO_RESULT);
        }
        let name = sig.ident.clone();
        errors.check(Signature { name, params, result, generics: sig.generics.clone(), base, spelled, models })
    }
}

/// What a differentiable trait is over is written in it, so it does not follow numbers that are generic.
fn refuse_generic_models(base: &Base, params: &[Param], models: &BTreeSet<String>, errors: &mut Errors) {
    if !matches!(base, Base::Generic(_)) {
        return;
    }
    for p in params.iter().filter(|p| p.role == Role::Active) {
        if matches!(&p.ty, Type::Path(path) if path.path.get_ident().is_some_and(|i| models.contains(&i.to_string()))) {
            errors.at(&p.ty, messages::GENERIC_MODEL);
        }
    }
}

fn is_unit(ty: &Type) -> bool {
    matches!(ty, Type::Tuple(t) if t.elems.is_empty())
}

fn check_qualifiers(sig: &syn::Signature, errors: &mut Errors) {
    use crate::messages::{ASYNC, CONST, EXTERN, UNSAFE, VARIADIC};
    if let Some(t) = &sig.constness {
        errors.at(t, CONST);
    }
    if let Some(t) = &sig.asyncness {
        errors.at(t, ASYNC);
    }
    if matches!(sig.safety, syn::Safety::Unsafe(_)) {
        errors.at(&sig.safety, UNSAFE);
    }
    if let Some(t) = &sig.abi {
        errors.at(t, EXTERN);
    }
    if let Some(t) = &sig.variadic {
        errors.at(t, VARIADIC);
    }
}

/// Whether an attribute marks a constant.
pub fn is_no_grad(attrs: &[Attribute]) -> bool {
    attrs.iter().any(|a| a.path().is_ident("no_grad"))
}

fn param(i: usize, input: &FnArg, floats: &Floats, functions: &[String]) -> Result<Param, syn::Error> {
    let typed = match input {
        FnArg::Typed(typed) => typed,
        FnArg::Receiver(r) => return receiver(r),
    };
    let (name, pat, mutable) = match &*typed.pat {
        Pat::Ident(p) if p.by_ref.is_none() && p.subpat.is_none() => (p.ident.clone(), None, p.mutability.is_some()),
        Pat::Wild(_) => (format_ident!("argument{i}"), None, false),
        pat => (format_ident!("argument{i}"), Some(pat.clone()), false),
    };
    let (ty, by) = match &*typed.ty {
        Type::Reference(r) if r.mutability.is_some() => ((*r.elem).clone(), By::RefMut),
        Type::Reference(r) => ((*r.elem).clone(), By::Ref),
        ty => (ty.clone(), By::Value),
    };
    let role = role(&ty, is_no_grad(&typed.attrs), floats, functions);
    // What stands for a function is taken by reference, whatever the function is taken by.
    let by = if role == Role::Function { By::Ref } else { by };
    if by == By::RefMut && role == Role::NoGrad {
        return Err(syn::Error::new_spanned(&name, messages::written_constant(&name.to_string())));
    }
    Ok(Param { name, pat, ty, written: (*typed.ty).clone(), by, mutable, role })
}

fn receiver(r: &syn::Receiver) -> Result<Param, syn::Error> {
    let ty: Type = syn::parse_quote!(Self);
    let (by, written): (By, Type) = match &r.kind {
        ReceiverKind::Value => (By::Value, ty.clone()),
        ReceiverKind::Reference(_, _, Some(_)) => (By::RefMut, syn::parse_quote!(&mut Self)),
        ReceiverKind::Reference(..) => (By::Ref, syn::parse_quote!(&Self)),
        _ => return Err(syn::Error::new_spanned(r, messages::RECEIVER)),
    };
    let role = if is_no_grad(&r.attrs) { Role::NoGrad } else { Role::Active };
    let name = Ident::new("self", r.self_token.span);
    Ok(Param { name, pat: None, ty, written, by, mutable: r.mutability.is_some() && by == By::Value, role })
}

fn role(ty: &Type, no_grad: bool, floats: &Floats, functions: &[String]) -> Role {
    let is_function = match ty {
        Type::FnPtr(_) => true,
        Type::ImplTrait(t) => t.bounds.iter().any(is_function_bound),
        Type::TraitObject(t) => t.bounds.iter().any(is_function_bound),
        Type::Path(p) => p.path.get_ident().is_some_and(|i| functions.iter().any(|f| i == f)),
        _ => false,
    };
    match floats.ty(ty) {
        _ if no_grad => Role::NoGrad,
        _ if is_function => Role::Function,
        ty if is_inactive(&ty) => Role::Inactive,
        _ => Role::Active,
    }
}

/// Whether nothing is known of a type but its bounds.
fn is_opaque(ty: &Type, parameters: &[Ident]) -> bool {
    match ty {
        Type::Path(p) => p.path.get_ident().is_some_and(|i| parameters.contains(i)),
        Type::ImplTrait(_) | Type::TraitObject(_) => true,
        _ => false,
    }
}

fn is_function_bound(b: &TypeParamBound) -> bool {
    let TypeParamBound::Trait(t) = b else { return false };
    t.path.segments.last().is_some_and(|s| ["Fn", "FnMut", "FnOnce"].iter().any(|f| s.ident == f))
}

fn is_real_bound(b: &TypeParamBound) -> bool {
    matches!(b, TypeParamBound::Trait(t) if t.path.segments.last().is_some_and(|s| s.ident == "Real"))
}

/// Traits of std, and usual names of traits of numbers: what they bound is no type with methods that are differentiated.
const TRAITS_OF_STD: &[&str] = &[
    "Any",
    "AsMut",
    "AsRef",
    "Borrow",
    "BorrowMut",
    "Clone",
    "Copy",
    "Debug",
    "Default",
    "Deref",
    "DerefMut",
    "Display",
    "DoubleEndedIterator",
    "Eq",
    "Error",
    "ExactSizeIterator",
    "Extend",
    "Float",
    "Fn",
    "FnMut",
    "FnOnce",
    "From",
    "FromIterator",
    "Hash",
    "Index",
    "IndexMut",
    "Into",
    "IntoIterator",
    "Iterator",
    "Num",
    "Number",
    "Ord",
    "PartialEq",
    "PartialOrd",
    "Product",
    "Real",
    "Scalar",
    "Send",
    "Sized",
    "Sum",
    "Sync",
    "ToOwned",
    "ToString",
    "TryFrom",
    "TryInto",
    "Unpin",
    "Add",
    "AddAssign",
    "Div",
    "DivAssign",
    "Drop",
    "Mul",
    "MulAssign",
    "Neg",
    "Not",
    "Rem",
    "RemAssign",
    "Sub",
    "SubAssign",
    "LowerExp",
    "Write",
    "Read",
];

/// Whether a trait is of std, by its name.
pub fn is_trait_of_std(path: &syn::Path) -> bool {
    path.segments.last().is_some_and(|s| TRAITS_OF_STD.iter().any(|t| s.ident == t))
}

/// Whether a bound may be a differentiable trait.
pub fn is_bound_of_user(b: &TypeParamBound) -> bool {
    matches!(b, TypeParamBound::Trait(t) if !is_trait_of_std(&t.path))
}

/// The generic parameters with such a bound.
fn bounded(generics: &Generics, is: fn(&TypeParamBound) -> bool) -> Vec<String> {
    let mut names: Vec<String> =
        generics.type_params().filter(|p| p.bounds.iter().any(is)).map(|p| p.ident.to_string()).collect();
    for clause in generics.where_clause.iter().flat_map(|w| &w.predicates) {
        if let syn::WherePredicate::Type(t) = clause
            && let Type::Path(p) = &t.bounded_ty
            && let Some(i) = p.path.get_ident()
            && t.bounds.iter().any(is)
        {
            names.push(i.to_string());
        }
    }
    names
}

/// The generic parameters that are real numbers.
pub fn real_parameters(generics: &Generics) -> Vec<String> {
    bounded(generics, is_real_bound)
}

fn function_parameters(generics: &Generics) -> Vec<String> {
    bounded(generics, is_function_bound)
}

/// The first float of each kind that types mention.
#[derive(Default)]
struct Mentions<'a> {
    reals: &'a [String],
    found: Vec<Ident>,
    tensor: bool,
}

impl<'ast> Visit<'ast> for Mentions<'_> {
    fn visit_type_path(&mut self, p: &'ast syn::TypePath) {
        let Some(last) = p.path.segments.last() else { return };
        if last.ident == "Tensor" {
            self.tensor = true;
            return;
        }
        let is_float = last.ident == "f32" || last.ident == "f64" || self.reals.iter().any(|r| last.ident == r);
        if is_float && !self.found.contains(&last.ident) {
            self.found.push(last.ident.clone());
        }
        visit::visit_type_path(self, p);
    }
}

fn mentions<'a>(ty: &Type, reals: &'a [String]) -> Mentions<'a> {
    let mut m = Mentions { reals, ..Mentions::default() };
    m.visit_type(ty);
    m
}

/// The floats that are spelled out.
fn base(sig: &syn::Signature, reals: &[String], errors: &mut Errors) -> Option<Base> {
    let mut found: Vec<Ident> = Vec::new();
    let types = sig.inputs.iter().filter_map(|i| match i {
        FnArg::Typed(t) if !is_no_grad(&t.attrs) => Some(&*t.ty),
        _ => None,
    });
    let output = match &sig.output {
        ReturnType::Type(_, ty) => Some(&**ty),
        ReturnType::Default => None,
    };
    for ty in types.chain(output) {
        for name in mentions(ty, reals).found {
            if found.iter().all(|f| *f != name) {
                found.push(name);
            }
        }
    }
    if let [first, second, ..] = found.as_slice() {
        errors.at(second, messages::mixed_floats(&first.to_string(), &second.to_string()));
    }
    found.into_iter().next().map(|f| match f.to_string().as_str() {
        "f32" => Base::F32,
        "f64" => Base::F64,
        _ => Base::Generic(f),
    })
}

/// Whether a function is scalar code rather than code of tensors.
///
/// It is where the result or a `&mut` parameter has plain floats outside of `Tensor<..>`; a result of a type of the user's
/// counts where a parameter has plain floats and none is of a type that may be another name of a tensor. Where types say
/// neither, as those of `fn times(a: Complex, b: Complex) -> Complex`, a body does that has what there is for scalar code
/// only, or that writes to a parameter.
pub fn is_scalar(item: &ItemFn) -> bool {
    let reals = real_parameters(&item.sig.generics);
    let has = |ty: &Type| !mentions(ty, &reals).found.is_empty();
    let models = bounded(&item.sig.generics, is_bound_of_user);
    let is_model = |ty: &Type| match types::pointee(ty) {
        Type::Path(p) => p.path.get_ident().is_some_and(|i| models.iter().any(|m| i == m)),
        Type::ImplTrait(t) => t.bounds.iter().any(is_bound_of_user),
        _ => false,
    };
    let (mut tensor, mut floats, mut written) = (false, false, false);
    for input in &item.sig.inputs {
        match input {
            FnArg::Receiver(_) => floats = true,
            FnArg::Typed(t) => {
                tensor |= mentions(&t.ty, &reals).tensor;
                if !is_no_grad(&t.attrs) && is_model(&t.ty) {
                    return true;
                }
                if !is_no_grad(&t.attrs) && has(&t.ty) {
                    floats = true;
                    written |= matches!(&*t.ty, Type::Reference(r) if r.mutability.is_some());
                }
            }
        }
    }
    match &item.sig.output {
        ReturnType::Type(_, ty) if !is_unit(ty) => {
            let m = mentions(ty, &reals);
            tensor |= m.tensor;
            !m.found.is_empty()
                || written
                || (floats && !tensor && matches!(**ty, Type::Path(_)) && !super::syntax::takes_types_of_user(item))
        }
        _ => written || (floats && !tensor),
    }
}

/// Whether a parameter or the result of a function is a `Tensor<..>` by that name.
pub fn has_tensor(item: &ItemFn) -> bool {
    fn named(ty: &Type) -> bool {
        match ty {
            Type::Reference(r) => named(&r.elem),
            Type::Paren(p) => named(&p.elem),
            Type::Tuple(t) => t.elems.iter().any(named),
            Type::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == "Tensor") => true,
            ty if crate::parse::list::is_list(ty) => crate::parse::list::entry(ty).is_some_and(named),
            ty => crate::parse::signature::fallible_inner(ty).is_some_and(|inner| named(&inner)),
        }
    }
    let input = |i: &FnArg| matches!(i, FnArg::Typed(t) if !is_no_grad(&t.attrs) && named(&t.ty));
    item.sig.inputs.iter().any(input) || matches!(&item.sig.output, ReturnType::Type(_, ty) if named(ty))
}

/// Whether a function in the block of a type takes or gives that type.
pub fn mentions_type(sig: &syn::Signature, of: &Type) -> bool {
    struct Found<'a>(Option<&'a Ident>, bool);
    impl<'ast> Visit<'ast> for Found<'_> {
        fn visit_type_path(&mut self, p: &'ast syn::TypePath) {
            self.1 |= p.path.segments.last().is_some_and(|s| s.ident == "Self" || Some(&s.ident) == self.0);
            visit::visit_type_path(self, p);
        }
    }
    let name = match of {
        Type::Path(p) => p.path.segments.last().map(|s| &s.ident),
        _ => None,
    };
    let mut found = Found(name, false);
    found.visit_signature(sig);
    found.1
}

/// Whether no type of a function says what it is, and its body has what code of tensors has not.
pub fn may_be_scalar(item: &ItemFn) -> bool {
    let tensor = |ty: &Type| mentions(ty, &[]).tensor;
    let input = |i: &FnArg| matches!(i, FnArg::Typed(t) if tensor(&t.ty));
    let output = matches!(&item.sig.output, ReturnType::Type(_, ty) if tensor(ty));
    !output && !item.sig.inputs.iter().any(input) && super::syntax::is_scalar_body(item)
}

/// A parameter of a closure whose types are all that is known.
pub fn closure_param(name: &Ident, written: &Type, no_grad: bool, floats: &Floats) -> Param {
    let (ty, by) = match written {
        Type::Reference(r) if r.mutability.is_some() => ((*r.elem).clone(), By::RefMut),
        Type::Reference(r) => ((*r.elem).clone(), By::Ref),
        ty => (ty.clone(), By::Value),
    };
    let role = role(&ty, no_grad, floats, &[]);
    Param { name: name.clone(), pat: None, ty, written: written.clone(), by, mutable: false, role }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sig(text: &str) -> Result<Signature, String> {
        let item: ItemFn = syn::parse_str(&format!("{text} {{}}")).expect("a function");
        Signature::parse(&item.sig).map_err(|e| e.to_string())
    }

    fn scalar(text: &str) -> bool {
        is_scalar(&syn::parse_str(&format!("{text} {{}}")).expect("a function"))
    }

    #[test]
    fn roles_follow_from_types_and_marks() {
        let text = "fn f(x: &[f64], n: usize, #[no_grad] c: f64, g: impl Fn(f64) -> f64, p: &mut Point, k: Option<usize>) -> f64";
        let s = sig(text).expect("a signature");
        let roles: Vec<Role> = s.params.iter().map(|p| p.role).collect();
        let expected = [Role::Active, Role::Inactive, Role::NoGrad, Role::Function, Role::Active, Role::Inactive];
        assert_eq!(roles, expected);
        assert_eq!(s.params.iter().map(|p| p.by).collect::<Vec<_>>()[4], By::RefMut);
        assert_eq!(s.base, Base::F64);
    }

    #[test]
    fn the_floats_are_of_one_kind() {
        assert_eq!(sig("fn f(x: f32) -> f32").expect("a signature").base, Base::F32);
        let generic = sig("fn f<T: Real>(x: T) -> T").expect("a signature").base;
        assert_eq!(generic.name(), "T");
        let error = sig("fn f(x: f32, y: f64) -> f64").expect_err("two kinds");
        assert!(error.starts_with("`f32` and `f64` are both differentiated"), "{error}");
        assert_eq!(sig("fn f(x: f32, #[no_grad] y: f64) -> f32").expect("a signature").base, Base::F32);
    }

    #[test]
    fn scalar_functions_are_told_from_functions_of_tensors() {
        assert!(scalar("fn f(x: f64) -> f64"));
        assert!(scalar("fn f(x: &[f64]) -> Vec<f64>"));
        assert!(scalar("fn f(x: &mut [f64])"));
        assert!(scalar("fn f(x: f64) -> Point"));
        assert!(scalar("fn f<T: Real>(x: T) -> T"));
        assert!(scalar("fn f<T>(x: T) -> T where T: Real"));
        assert!(!scalar("fn f(x: &Tensor<f64, ()>) -> Tensor<f64, ()>"));
        assert!(!scalar("fn f(x: &Tensor<f64, ()>, #[no_grad] rate: f64) -> Tensor<f64, ()>"));
        assert!(!scalar("fn f(x: &Tensor<f64, ()>, rate: f64) -> Loss"));
        assert!(!scalar("fn f(n: usize) -> usize"));
    }

    #[test]
    fn bodies_tell_where_types_do_not() {
        let of = |text: &str| {
            let item = syn::parse_str(text).expect("a function");
            is_scalar(&item) || may_be_scalar(&item)
        };
        assert!(of("fn times(a: Complex, b: Complex) -> Complex { Complex(a.0 * b.0, a.1 * b.1) }"));
        assert!(of("fn pair(a: P, b: P) -> P { P { x: a, y: b } }"));
        assert!(of("fn first(a: Points) -> P { a[0] }"));
        assert!(of("fn advance(s: &mut State) { step(s) }"));
        assert!(!of("fn layer(x: &X, w: &W) -> Y { x.dot(w) + x }"));
        assert!(!of("fn layer(x: &X, w: &W) -> Y { let y = x.relu(); (y.clone() * w).sum() }"));
        assert!(!of("fn field(x: &Tensor<f64, ()>) -> Loss { x.0 }"));
        assert!(!of("fn count(n: usize, s: &str) -> usize { n[0] }"));
    }

    #[test]
    fn bounds_tell_what_may_be_differentiable() {
        let models = |text: &str| sig(text).expect("a signature").models.into_iter().collect::<Vec<_>>();
        assert_eq!(models("fn f<M: Model>(m: &M, x: f64) -> f64"), ["M"]);
        assert_eq!(models("fn f<A, B: Clone + b::Model>(a: &[A], b: B) -> f64 where A: Model"), ["A", "B"]);
        assert!(models("fn f<T: Real, F: Fn(T) -> T>(f: F, x: T) -> T").is_empty());
        assert!(scalar("fn f<M: Model>(m: &M) -> M"));
        assert!(scalar("fn f(m: &impl Model, n: usize) -> f64"));
    }

    #[test]
    fn types_of_which_nothing_is_known_are_refused() {
        let refused = "a parameter of a generic type is not differentiated, as its floats are not known";
        for text in ["fn f<M: Clone>(m: &M, x: f64) -> f64", "fn f<M>(m: &M, x: f64) -> f64 where M: Copy + PartialEq"]
        {
            let error = sig(text).expect_err("a type of which nothing is known");
            assert!(error.starts_with(refused), "{text}: {error}");
        }
        let error = sig("fn f<T: Real, M: Model>(m: &M, x: T) -> T").expect_err("numbers that a trait does not follow");
        assert!(error.starts_with("a type with a differentiable trait is over"), "{error}");
        let error = sig("fn f(m: &dyn Model, x: f64) -> f64").expect_err("a trait object");
        assert!(error.starts_with("a trait object is not supported"), "{error}");
        sig("fn f(#[no_grad] m: &dyn Model, x: f64) -> f64").expect("a constant");
        sig("fn f<M: Model>(#[no_grad] m: &M, x: f64) -> f64").expect("a constant");
        sig("fn f<T: Real, F: Fn(T) -> T>(f: F, x: T) -> T").expect("a number and a function");
    }
}
