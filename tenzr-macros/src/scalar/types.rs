//! Types of the user's with their floats replaced, and what they become when owned.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use std::collections::BTreeSet;
use syn::{GenericArgument, GenericParam, PathArguments, ReturnType, Type, TypePath};

/// The float type that a function is written in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Base {
    /// `f64`
    F64,
    /// `f32`
    F32,
    /// A type parameter that stands for a real number.
    Generic(Ident),
    /// That of a type that is not spelled out.
    Of(Box<Type>),
}

impl Base {
    /// The name of the type that is replaced.
    fn name(&self) -> Option<String> {
        match self {
            Base::F64 => Some("f64".to_owned()),
            Base::F32 => Some("f32".to_owned()),
            Base::Generic(t) => Some(t.to_string()),
            Base::Of(_) => None,
        }
    }

    /// The type itself.
    pub fn tokens(&self) -> TokenStream {
        match self {
            Base::F64 => quote!(f64),
            Base::F32 => quote!(f32),
            Base::Generic(t) => quote!(#t),
            Base::Of(ty) => quote!(<#ty as ::tenzr::__private::real::Over>::Base),
        }
    }
}

/// The type parameter for a type `M`, bounded by a differentiable trait, over other numbers.
pub fn instance(model: &Ident) -> Ident {
    quote::format_ident!("__Over{}", model, span = proc_macro2::Span::mixed_site())
}

/// Whether a type holds no float, as far as it is known by name.
pub fn is_inert(ty: &Type) -> bool {
    match ty {
        Type::Path(p) => p.path.segments.last().is_some_and(|s| {
            let arguments = match &s.arguments {
                PathArguments::AngleBracketed(a) => a.args.iter().all(|g| match g {
                    GenericArgument::Type(t) => is_inert(t),
                    _ => true,
                }),
                _ => true,
            };
            let name = s.ident.to_string();
            arguments
                && (INERT.contains(&name.as_str()) || CONTAINERS.contains(&name.as_str()) && !s.arguments.is_none())
        }),
        Type::Tuple(t) => t.elems.iter().all(is_inert),
        Type::Array(a) => is_inert(&a.elem),
        Type::Slice(s) => is_inert(&s.elem),
        Type::Reference(r) => is_inert(&r.elem),
        Type::Paren(p) => is_inert(&p.elem),
        Type::Group(g) => is_inert(&g.elem),
        _ => false,
    }
}

/// Types that hold no float, whatever stands in their arguments.
const INERT: &[&str] = &[
    "bool", "char", "str", "String", "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128",
    "isize", "Ordering",
];

/// Types that hold what their arguments are.
const CONTAINERS: &[&str] = &[
    "Vec",
    "Option",
    "Result",
    "Box",
    "Array",
    "Array0",
    "Array1",
    "Array2",
    "Array3",
    "ArrayD",
    "ArrayView",
    "ArrayView1",
    "ArrayView2",
    "ArrayView3",
    "ArrayViewMut",
    "ArrayViewMut1",
    "ArrayViewMut2",
    "ArrayViewMut3",
    "ArrayViewD",
    "Ix1",
    "Ix2",
    "Ix3",
    "IxDyn",
    "PhantomData",
];

/// What a type of the user's becomes whose floats are not spelled out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Named {
    /// `<P as Over>::With<R>`: whatever it stands for.
    Projection,
    /// `P<R>`: a struct of the user's with other numbers in it.
    Parameter,
}

/// Replaces the floats of types.
pub struct Floats<'a> {
    /// What types become whose floats are not spelled out.
    pub named: Named,
    /// What is replaced.
    pub base: &'a Base,
    /// Type parameters that are left alone.
    pub inert: &'a BTreeSet<String>,
    /// Whether the result is the type of a cotangent: that of a `Result` is an `Option`, as errors have none.
    pub cotangent: bool,
    /// The real numbers of the code around.
    pub real: &'a Ident,
    /// Whether this is an `impl` block for a type over them, where `Self` has that parameter already.
    pub own: bool,
    /// The type parameters of which a differentiable trait says what they are over other numbers.
    pub models: &'a BTreeSet<String>,
}

impl Floats<'_> {
    /// The type with `with` in place of its floats.
    pub fn replaced(&self, ty: &Type, with: &TokenStream) -> Type {
        match ty {
            Type::Reference(r) => {
                let mut r = r.clone();
                *r.elem = self.replaced(&r.elem, with);
                Type::Reference(r)
            }
            Type::Slice(s) => {
                let mut s = s.clone();
                *s.elem = self.replaced(&s.elem, with);
                Type::Slice(s)
            }
            Type::Array(a) => {
                let mut a = a.clone();
                *a.elem = self.replaced(&a.elem, with);
                Type::Array(a)
            }
            Type::Paren(p) => self.replaced(&p.elem, with),
            Type::Group(g) => self.replaced(&g.elem, with),
            Type::Tuple(t) => {
                let mut t = t.clone();
                t.elems.iter_mut().for_each(|e| *e = self.replaced(e, with));
                Type::Tuple(t)
            }
            Type::Path(p) => self.path(p, with),
            other => other.clone(),
        }
    }

    fn path(&self, p: &TypePath, with: &TokenStream) -> Type {
        let Some(last) = p.path.segments.last() else { return Type::Path(p.clone()) };
        let name = last.ident.to_string();
        let alone = p.path.segments.len() == 1 && p.qself.is_none();
        if alone && self.models.contains(&name) {
            return self.model(p, with);
        }
        if let (true, "Self", true) = (self.own, name.as_str(), alone) {
            let real = self.real;
            let with_own = [real.to_string(), self.base.tokens().to_string()].contains(&with.to_string());
            return if with_own {
                Type::Path(p.clone())
            } else {
                syn::parse_quote!(<Self as ::tenzr::__private::real::Value<#real>>::Ct<#with>)
            };
        }
        if alone && self.base.name().as_deref() == Some(&name) {
            return syn::parse_quote!(#with);
        }
        let primitive = alone && matches!(name.as_str(), "f32" | "f64");
        if INERT.contains(&name.as_str()) || alone && self.inert.contains(&name) || primitive {
            return Type::Path(p.clone());
        }
        if name == "Result" {
            return self.result(p, with);
        }
        if CONTAINERS.contains(&name.as_str()) || mentions_float(&Type::Path(p.clone()), self.base) {
            let mut p = p.clone();
            if let Some(last) = p.path.segments.last_mut() {
                self.arguments(&mut last.arguments, with);
            }
            return Type::Path(p);
        }
        match self.named {
            Named::Parameter if last.arguments.is_none() => syn::parse_quote!(#p<#with>),
            Named::Parameter => Type::Path(p.clone()),
            Named::Projection => syn::parse_quote!(<#p as ::tenzr::__private::real::Over>::With<#with>),
        }
    }

    /// A type parameter `M` that is bounded by a differentiable trait.
    fn model(&self, p: &TypePath, with: &TokenStream) -> Type {
        let (real, base) = (self.real, self.base.tokens());
        let with_base = with.to_string() == base.to_string();
        let with_real = *real == with.to_string();
        if with_base {
            return Type::Path(p.clone());
        }
        let at = |with: &TokenStream| quote!(<#p as ::tenzr::__private::real::Parametric<#base>>::At<#with>);
        let over_real = match p.path.get_ident() {
            Some(name) if name != "Self" => instance(name).into_token_stream(),
            _ => at(&quote!(#real)),
        };
        match (with_real, self.cotangent) {
            (true, _) => syn::parse_quote!(#over_real),
            (false, true) => syn::parse_quote!(<#over_real as ::tenzr::__private::real::Value<#real>>::Ct<#with>),
            (false, false) => syn::parse2(at(with)).unwrap_or_else(|_| Type::Path(p.clone())),
        }
    }

    /// `Result<T, E>`: the error stays what it is, unless it holds floats.
    fn result(&self, p: &TypePath, with: &TokenStream) -> Type {
        let mut p = p.clone();
        let Some(last) = p.path.segments.last_mut() else { return Type::Path(p) };
        if let PathArguments::AngleBracketed(a) = &mut last.arguments {
            let mut types = a.args.iter_mut().filter_map(|g| match g {
                GenericArgument::Type(t) => Some(t),
                _ => None,
            });
            let (value, error) = (types.next(), types.next());
            if let Some(value) = value {
                *value = self.replaced(value, with);
                if self.cotangent {
                    return syn::parse_quote!(::core::option::Option<#value>);
                }
            }
            if let Some(error) = error.filter(|e| mentions_float(e, self.base)) {
                *error = self.replaced(error, with);
            }
        }
        Type::Path(p)
    }

    fn arguments(&self, arguments: &mut PathArguments, with: &TokenStream) {
        if let PathArguments::AngleBracketed(a) = arguments {
            for g in &mut a.args {
                if let GenericArgument::Type(t) = g {
                    *t = self.replaced(t, with);
                }
            }
        }
    }
}

/// Whether a float of the base is spelled out in the type.
pub fn mentions_float(ty: &Type, base: &Base) -> bool {
    let Some(name) = base.name() else { return false };
    mentions(quote!(#ty), &name)
}

/// The words in tokens.
pub fn names(tokens: TokenStream, into: &mut BTreeSet<String>) {
    for t in tokens {
        match t {
            proc_macro2::TokenTree::Ident(i) => {
                into.insert(i.to_string());
            }
            proc_macro2::TokenTree::Group(g) => names(g.stream(), into),
            _ => {}
        }
    }
}

/// Whether tokens mention a name.
pub fn mentions(tokens: TokenStream, name: &str) -> bool {
    tokens.into_iter().any(|t| match t {
        proc_macro2::TokenTree::Ident(i) => i == name,
        proc_macro2::TokenTree::Group(g) => mentions(g.stream(), name),
        _ => false,
    })
}

/// The argument that names a parameter of generics.
pub fn argument(p: &GenericParam) -> TokenStream {
    match p {
        GenericParam::Lifetime(l) => l.lifetime.to_token_stream(),
        GenericParam::Type(t) => t.ident.to_token_stream(),
        GenericParam::Const(c) => c.ident.to_token_stream(),
    }
}

/// What is pointed to, or the type itself.
pub fn pointee(ty: &Type) -> &Type {
    match ty {
        Type::Reference(r) => &r.elem,
        Type::Paren(p) => pointee(&p.elem),
        Type::Group(g) => pointee(&g.elem),
        other => other,
    }
}

/// The owned form: of a slice the `Vec`, of a view the array.
pub fn owned(ty: &Type) -> Type {
    match pointee(ty) {
        Type::Slice(s) => {
            let elem = owned(&s.elem);
            syn::parse_quote!(::std::vec::Vec<#elem>)
        }
        Type::Path(p) => owned_view(p).unwrap_or_else(|| Type::Path(p.clone())),
        other => other.clone(),
    }
}

/// Whether it is a view of an array.
pub fn is_view(ty: &Type) -> bool {
    matches!(ty, Type::Path(p) if owned_view(p).is_some())
}

/// `ArrayView1<'_, T>` as `Array1<T>`.
fn owned_view(p: &TypePath) -> Option<Type> {
    let mut p = p.clone();
    let last = p.path.segments.last_mut()?;
    let name = last.ident.to_string();
    let rest = name.strip_prefix("ArrayViewMut").or(name.strip_prefix("ArrayView"))?;
    last.ident = Ident::new(&format!("Array{rest}"), last.ident.span());
    if let PathArguments::AngleBracketed(a) = &mut last.arguments {
        a.args = a.args.iter().filter(|g| !matches!(g, GenericArgument::Lifetime(_))).cloned().collect();
    }
    Some(Type::Path(p))
}

/// The result type of a signature; none for `()`.
pub fn output(r: &ReturnType) -> Option<&Type> {
    match r {
        ReturnType::Default => None,
        ReturnType::Type(_, t) if matches!(&**t, Type::Tuple(t) if t.elems.is_empty()) => None,
        ReturnType::Type(_, t) => Some(t),
    }
}
