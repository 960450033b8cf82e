//! `#[differentiable]` on a struct or an enum: the same type with a parameter in the place of its floats, which is the
//! user's float where it is left out, and what values, cotangents and tangents of it are.
//!
//! `struct P { x: f64, n: usize }` becomes `struct P<R = f64> { x: R, n: usize }`. In types `P` means what the user wrote;
//! in expressions `P { x, n }` takes the numbers that it is given.

use super::types::{Base, Floats, Named, is_inert, mentions_float};
use crate::messages;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeSet;
use syn::{Field, Fields, GenericParam, Generics, Item, Member, Type};

/// What a field is to the derivative.
#[derive(Clone)]
enum Role {
    /// Its floats are differentiated.
    Active,
    /// It has floats, and the user marked it as a constant: its cotangent is zero.
    Constant,
    /// It has no floats: its cotangent is the default value.
    Inert,
    /// It is a reference or of a type of the user's, and marked as a constant: the value itself takes the place of its
    /// cotangent.
    Opaque,
}

struct FieldInfo {
    member: Member,
    role: Role,
}

struct Shape {
    /// `P`, or `Shape::Circle`.
    path: TokenStream,
    fields: Vec<FieldInfo>,
}

/// Expands the attribute.
pub fn expand(item: Item) -> TokenStream {
    match item {
        Item::Struct(mut s) => {
            let (generics, base, float) = match parameter(&s.generics, s.fields.iter()) {
                Ok(p) => p,
                Err(e) => return refused(&e, &Item::Struct(s)),
            };
            let confirmed = confirmed(&s.attrs, &s.ident, &s.generics, s.fields.iter());
            let shape = shape(quote!(), &s.ident, &mut s.fields, &base, &float);
            s.generics = generics.clone();
            let impls =
                implementations(&s.ident, &generics, &base, &float, &[shape], super::cloned::is_derived(&s.attrs));
            quote!(#s #impls #confirmed)
        }
        Item::Enum(mut e) => {
            let fields: Vec<&Field> = e.variants.iter().flat_map(|v| v.fields.iter()).collect();
            let (generics, base, float) = match parameter(&e.generics, fields.into_iter()) {
                Ok(p) => p,
                Err(error) => return refused(&error, &Item::Enum(e)),
            };
            let confirmed = confirmed(&e.attrs, &e.ident, &e.generics, e.variants.iter().flat_map(|v| v.fields.iter()));
            let name = e.ident.clone();
            let prefix = quote!(#name::);
            let shapes: Vec<Shape> =
                e.variants.iter_mut().map(|v| shape(prefix.clone(), &v.ident, &mut v.fields, &base, &float)).collect();
            e.generics = generics.clone();
            let impls = implementations(&name, &generics, &base, &float, &shapes, super::cloned::is_derived(&e.attrs));
            quote!(#e #impls #confirmed)
        }
        other => refused(&syn::Error::new(Span::call_site(), messages::NOT_A_FUNCTION), &other),
    }
}

/// That clones of a type with floats are copies.
fn confirmed<'a>(
    attrs: &[syn::Attribute],
    name: &Ident,
    generics: &Generics,
    mut fields: impl Iterator<Item = &'a Field>,
) -> TokenStream {
    match fields.any(|f| !is_inert(&f.ty)) {
        true => super::cloned::confirmed(attrs, name, generics),
        false => TokenStream::new(),
    }
}

fn refused(error: &syn::Error, item: &Item) -> TokenStream {
    let error = error.to_compile_error();
    quote!(#error #item)
}

/// The generics with the parameter for floats, what it stands for, and its name.
fn parameter<'a>(generics: &Generics, fields: impl Iterator<Item = &'a Field>) -> syn::Result<(Generics, Base, Ident)> {
    let types: Vec<&Type> = fields.filter(|f| !is_no_grad(f)).map(|f| &f.ty).collect();
    if let Some(ty) = types.iter().find(|t| borrows(t) && !is_inert(t)) {
        return Err(syn::Error::new_spanned(ty, messages::BORROWED_FIELD));
    }
    let has = |base: &Base| types.iter().any(|t| mentions_float(t, base));
    let own = generics.type_params().find(|p| has(&Base::Generic(p.ident.clone())));
    if let Some(p) = own {
        return Ok((generics.clone(), Base::Generic(p.ident.clone()), p.ident.clone()));
    }
    let base = match (has(&Base::F64), has(&Base::F32)) {
        (true, true) => return Err(syn::Error::new(Span::call_site(), messages::MIXED_FIELDS)),
        (false, true) => Base::F32,
        _ => Base::F64,
    };
    let float = Ident::new("__R", Span::call_site());
    if types.iter().all(|t| is_inert(t)) {
        return Ok((generics.clone(), base, float));
    }
    let default = base.tokens();
    let mut generics = generics.clone();
    generics.params.push(GenericParam::Type(syn::parse_quote!(#float = #default)));
    Ok((generics, base, float))
}

fn is_no_grad(f: &Field) -> bool {
    f.attrs.iter().any(|a| a.path().is_ident("no_grad"))
}

/// Whether there is a reference in a type.
fn borrows(ty: &Type) -> bool {
    use syn::visit::{self, Visit};
    struct References(bool);
    impl<'ast> Visit<'ast> for References {
        fn visit_type_reference(&mut self, r: &'ast syn::TypeReference) {
            self.0 = true;
            visit::visit_type_reference(self, r);
        }
    }
    let mut references = References(false);
    references.visit_type(ty);
    references.0
}

/// Replaces the types of the fields, and says what each field is.
fn shape(prefix: TokenStream, name: &Ident, fields: &mut Fields, base: &Base, float: &Ident) -> Shape {
    let inert = BTreeSet::new();
    let floats = Floats {
        named: Named::Parameter,
        base,
        inert: &inert,
        cotangent: false,
        real: float,
        own: false,
        models: &inert,
    };
    let mut infos = Vec::new();
    for (i, f) in fields.iter_mut().enumerate() {
        let member = f.ident.clone().map_or(Member::from(i), Member::Named);
        let role = match (is_no_grad(f), is_inert(&f.ty)) {
            (_, true) => Role::Inert,
            (true, _) if mentions_float(&f.ty, base) && !borrows(&f.ty) => Role::Constant,
            (true, _) => Role::Opaque,
            (false, _) => Role::Active,
        };
        f.attrs.retain(|a| !a.path().is_ident("no_grad"));
        if matches!(role, Role::Active) {
            f.ty = floats.replaced(&f.ty, &quote!(#float));
        }
        infos.push(FieldInfo { member, role });
    }
    Shape { path: quote!(#prefix #name), fields: infos }
}

/// The names that a value's fields are bound to.
fn names(shape: &Shape, prefix: &str) -> Vec<Ident> {
    (0..shape.fields.len()).map(|i| format_ident!("__{}{}", prefix, i, span = Span::mixed_site())).collect()
}

fn pattern(shape: &Shape, names: &[Ident]) -> TokenStream {
    let (path, members) = (&shape.path, shape.fields.iter().map(|f| &f.member));
    quote!(#path { #(#members: #names),* })
}

/// An arm that builds the same variant from what `f` makes of each field.
fn rebuilt(shape: &Shape, f: &dyn Fn(&Ident, &Role) -> TokenStream) -> TokenStream {
    let names = names(shape, "x");
    let pattern = pattern(shape, &names);
    let (path, members) = (&shape.path, shape.fields.iter().map(|f| &f.member));
    let values = names.iter().zip(&shape.fields).map(|(n, i)| f(n, &i.role));
    quote!(#pattern => #path { #(#members: #values),* })
}

fn rebuilt_all(shapes: &[Shape], f: &dyn Fn(&Ident, &Role) -> TokenStream) -> TokenStream {
    let arms = shapes.iter().map(|s| rebuilt(s, f));
    quote!(#(#arms,)*)
}

/// A constant field where cotangents or tangents stand.
fn still(name: &Ident, role: &Role, base: &TokenStream) -> TokenStream {
    match role {
        Role::Constant => quote!(::tenzr::__private::real::zero::<#base, #base, _>(#name)),
        Role::Inert => quote!(::core::default::Default::default()),
        Role::Active | Role::Opaque => quote!(::core::clone::Clone::clone(#name)),
    }
}

fn implementations(
    name: &Ident,
    generics: &Generics,
    base: &Base,
    float: &Ident,
    shapes: &[Shape],
    cloned: bool,
) -> TokenStream {
    let i = Implementing { name, generics, float, shapes, base: constant_base(base) };
    let all = [i.over(), i.lift(), i.value(), i.accumulate(), i.tangent(), i.split(), i.entries()];
    // What cannot be cloned is not given to functions that are generic in its type.
    let parametric = (cloned && i.has_floats()).then(|| i.parametric(base));
    let marked = i.marked();
    quote!(#(#[automatically_derived] #all)* #marked #parametric)
}

/// The type of floats in fields that are marked as constants.
fn constant_base(base: &Base) -> TokenStream {
    match base {
        Base::Generic(t) => quote!(#t),
        other => other.tokens(),
    }
}

struct Implementing<'a> {
    name: &'a Ident,
    generics: &'a Generics,
    float: &'a Ident,
    shapes: &'a [Shape],
    base: TokenStream,
}

impl Implementing<'_> {
    /// `impl<'a, T: Bound> Trait for P<'a, T>`, with `extra` parameters in front.
    fn header(&self, extra: TokenStream, bound: TokenStream, of: TokenStream) -> TokenStream {
        let (name, float) = (self.name, self.float);
        let mut lifetimes = Vec::new();
        let mut params = Vec::new();
        for p in &self.generics.params {
            match p {
                GenericParam::Lifetime(l) => lifetimes.push(quote!(#l)),
                GenericParam::Type(t) if t.ident == *float => params.push(quote!(#float: #bound)),
                GenericParam::Type(t) => {
                    let (ident, bounds) = (&t.ident, &t.bounds);
                    params.push(quote!(#ident: #bounds));
                }
                GenericParam::Const(c) => {
                    let (ident, ty) = (&c.ident, &c.ty);
                    params.push(quote!(const #ident: #ty));
                }
            }
        }
        let args = self.arguments(quote!(#float));
        quote!(impl<#(#lifetimes,)* #extra #(#params),*> #of for #name<#args>)
    }

    /// The arguments of the type with `with` in the place of its floats.
    fn arguments(&self, with: TokenStream) -> TokenStream {
        let args = self.generics.params.iter().map(|p| match p {
            GenericParam::Type(t) if t.ident == *self.float => with.clone(),
            p => super::types::argument(p),
        });
        quote!(#(#args),*)
    }

    fn with(&self, with: TokenStream) -> TokenStream {
        let (name, args) = (self.name, self.arguments(with));
        quote!(#name<#args>)
    }

    /// Whether the type has a parameter for its floats.
    fn has_floats(&self) -> bool {
        self.generics.type_params().any(|t| t.ident == *self.float)
    }

    fn over(&self) -> TokenStream {
        let float = self.float;
        let header =
            self.header(quote!(), quote!(::tenzr::__private::real::Over), quote!(::tenzr::__private::real::Over));
        let with = self.with(quote!(#float::With<__Q>));
        if !self.has_floats() {
            return quote!(#header {
                type Float = ::tenzr::__private::real::NoFloat;
                type Base = f64;
                type With<__Q> = #with;
            });
        }
        quote! {
            #header {
                type Float = #float::Float;
                type Base = #float::Base;
                type With<__Q> = #with;
            }
        }
    }

    /// What code knows of the type that is generic in it, over each kind of floats that may stand in it.
    fn parametric(&self, base: &Base) -> TokenStream {
        let at = self.with(quote!(__Q));
        match base {
            Base::Generic(_) => {
                let plain = self.with(quote!(<__Q as ::tenzr::__private::real::Real>::Base));
                let dual = self.with(quote!(::tenzr::__private::real::Dual<__Q, 1>));
                let clause = quote! {
                    where #plain: ::tenzr::__private::real::Parametric<
                        <__Q as ::tenzr::__private::real::Real>::Base,
                        At<__Q> = #at,
                        At<::tenzr::__private::real::Dual<__Q, 1>> = #dual
                    >
                };
                let instance = self.instance(&quote!(::tenzr::__private::real::Real), &plain, &clause);
                let over = [quote!(f64), quote!(f32)].map(|b| self.parametric_over(&b));
                quote!(#instance #(#over)*)
            }
            base => {
                let base = base.tokens();
                let (bound, plain) = (quote!(::tenzr::__private::real::Real<Base = #base>), self.with(base.clone()));
                let instance = self.instance(&bound, &plain, &quote!());
                let over = self.parametric_over(&base);
                quote!(#instance #over)
            }
        }
    }

    /// The generic parameters but the one for floats.
    fn other_parameters(&self) -> Vec<TokenStream> {
        let is_float = |p: &GenericParam| matches!(p, GenericParam::Type(t) if t.ident == *self.float);
        self.generics.params.iter().filter(|p| !is_float(p)).map(super::emit::function::without_default).collect()
    }

    fn instance(&self, bound: &TokenStream, plain: &TokenStream, clause: &TokenStream) -> TokenStream {
        let (own, at) = (self.other_parameters(), self.with(quote!(__Q)));
        quote! {
            #[automatically_derived]
            impl<#(#own,)* __Q: #bound> ::tenzr::__private::real::Instance<__Q> for #at #clause {
                type Plain = #plain;
            }
        }
    }

    fn parametric_over(&self, base: &TokenStream) -> TokenStream {
        let (own, at, plain) = (self.other_parameters(), self.with(quote!(__Q)), self.with(base.clone()));
        quote! {
            #[automatically_derived]
            impl<#(#own,)*> ::tenzr::__private::real::Parametric<#base> for #plain {
                type At<__Q: ::tenzr::__private::real::Real<Base = #base>> = #at;

                #[inline]
                fn over_reals<__Q: ::tenzr::__private::real::Real<Base = #base>>(&self) -> Self::At<__Q> {
                    ::tenzr::__private::real::Lift::<__Q>::into_lifted(::core::clone::Clone::clone(self))
                }
            }
        }
    }

    /// That the type has the attribute.
    fn marked(&self) -> TokenStream {
        let header = self.header(quote!(), quote!(), quote!(::tenzr::__private::real::Marked));
        quote!(#[automatically_derived] #header {})
    }

    fn lift(&self) -> TokenStream {
        let float = self.float;
        let header = self.header(
            quote!(__S: ::tenzr::__private::real::Real,),
            quote!(::tenzr::__private::real::Lift<__S>),
            quote!(::tenzr::__private::real::Lift<__S>),
        );
        let lifted = self.with(quote!(#float::Lifted));
        let arms = rebuilt_all(self.shapes, &|x, role| match role {
            Role::Active => quote!(::tenzr::__private::real::Lift::<__S>::into_lifted(#x)),
            _ => quote!(#x),
        });
        quote!(#header {
            type Lifted = #lifted;
            fn into_lifted(self) -> Self::Lifted { match self { #arms } }
        })
    }

    fn value(&self) -> TokenStream {
        let (float, base) = (self.float, &self.base);
        let header = self.header(
            quote!(__S: ::tenzr::__private::real::Real,),
            quote!(::tenzr::__private::real::Value<__S>),
            quote!(::tenzr::__private::real::Value<__S>),
        );
        let ct = self.with(quote!(#float::Ct<__C>));
        let arms = rebuilt_all(self.shapes, &|x, role| match role {
            Role::Active => quote!(::tenzr::__private::real::Value::<__S>::cotangent_filled(#x, __c)),
            role => still(x, role, base),
        });
        quote!(#header {
            type Ct<__C: ::tenzr::__private::real::Cotangent<__S>> = #ct;
            fn cotangent_filled<__C: ::tenzr::__private::real::Cotangent<__S>>(&self, __c: __C) -> Self::Ct<__C> { match self { #arms } }
        })
    }

    fn accumulate(&self) -> TokenStream {
        let base = &self.base;
        let header = self.header(
            quote!(),
            quote!(::tenzr::__private::real::Accumulate),
            quote!(::tenzr::__private::real::Accumulate),
        );
        let added = self.shapes.iter().map(|s| {
            let (to, from) = (names(s, "to"), names(s, "from"));
            let (a, b) = (pattern(s, &to), pattern(s, &from));
            let sums =
                to.iter().zip(&from).zip(&s.fields).filter(|(_, f)| matches!(f.role, Role::Active)).map(
                    |((to, from), _)| quote!(::tenzr::__private::real::Accumulate::accumulate_cotangent(#to, #from);),
                );
            quote!((#a, #b) => { #(#sums)* })
        });
        let taken = rebuilt_all(self.shapes, &|x, role| match role {
            Role::Active => quote!(::tenzr::__private::real::Accumulate::take_cotangent(#x)),
            Role::Constant => quote!(::tenzr::__private::real::zero::<#base, #base, _>(&*#x)),
            Role::Inert => quote!(::core::default::Default::default()),
            Role::Opaque => quote!(::core::clone::Clone::clone(&*#x)),
        });
        let zeros = rebuilt_all(self.shapes, &|x, role| match role {
            Role::Active => quote!(::tenzr::__private::real::Accumulate::cotangent_zeros(#x)),
            role => still(x, role, base),
        });
        let other = (self.shapes.len() > 1).then(|| quote!(_ => ::tenzr::__private::real::other_variant(),));
        quote!(#header {
            fn accumulate_cotangent(&mut self, other: Self) {
                #[allow(unused_variables)]
                match (self, other) { #(#added,)* #other }
            }
            fn take_cotangent(&mut self) -> Self { match self { #taken } }
            fn cotangent_zeros(&self) -> Self { match self { #zeros } }
        })
    }

    fn tangent(&self) -> TokenStream {
        let float = self.float;
        let header = self.header(
            quote!(__S: ::tenzr::__private::real::Real,),
            quote!(::tenzr::__private::real::Tangent<__S>),
            quote!(::tenzr::__private::real::Tangent<__S>),
        );
        let dual = self.with(quote!(#float::Dual));
        let arms = self.shapes.iter().map(|s| {
            let (x, d) = (names(s, "x"), names(s, "d"));
            let (a, b) = (pattern(s, &x), pattern(s, &d));
            let (path, members) = (&s.path, s.fields.iter().map(|f| &f.member));
            let values = x.iter().zip(&d).zip(&s.fields).map(|((x, d), f)| match f.role {
                Role::Active => quote!(::tenzr::__private::real::Tangent::<__S>::with_tangent(#x, #d)),
                _ => quote!(::core::clone::Clone::clone(#x)),
            });
            quote!((#a, #b) => #path { #(#members: #values),* })
        });
        let other = (self.shapes.len() > 1).then(|| quote!(_ => ::tenzr::__private::real::other_variant(),));
        quote!(#header {
            type Dual = #dual;
            #[allow(unused_variables)]
            fn with_tangent(&self, tangent: &Self) -> Self::Dual { match (self, tangent) { #(#arms,)* #other } }
        })
    }

    fn entries(&self) -> TokenStream {
        let header = self.header(
            quote!(__N,),
            quote!(::tenzr::__private::real::Entries<__N>),
            quote!(::tenzr::__private::real::Entries<__N>),
        );
        let arms = self.shapes.iter().map(|s| {
            let names = names(s, "x");
            let pattern = pattern(s, &names);
            let visits = names
                .iter()
                .zip(&s.fields)
                .filter(|(_, f)| matches!(f.role, Role::Active))
                .map(|(x, _)| quote!(::tenzr::__private::real::Entries::<__N>::each_entry(#x, f);));
            quote!(#pattern => { #(#visits)* })
        });
        quote!(#header {
            #[allow(unused_variables)]
            fn each_entry<__F: ::core::ops::FnMut(&mut __N) + ?::core::marker::Sized>(&mut self, f: &mut __F) { match self { #(#arms,)* } }
        })
    }

    fn split(&self) -> TokenStream {
        let (float, base) = (self.float, &self.base);
        let header = self.header(
            quote!(__S: ::tenzr::__private::real::Real,),
            quote!(::tenzr::__private::real::Split<__S>),
            quote!(::tenzr::__private::real::Split<__S>),
        );
        let plain = self.with(quote!(#float::Plain));
        let value = rebuilt_all(self.shapes, &|x, role| match role {
            Role::Active => quote!(::tenzr::__private::real::Split::<__S>::value_of(#x)),
            _ => quote!(::core::clone::Clone::clone(#x)),
        });
        let tangent = rebuilt_all(self.shapes, &|x, role| match role {
            Role::Active => quote!(::tenzr::__private::real::Split::<__S>::tangent_of(#x)),
            role => still(x, role, base),
        });
        quote!(#header {
            type Plain = #plain;
            fn value_of(&self) -> Self::Plain { match self { #value } }
            fn tangent_of(&self) -> Self::Plain { match self { #tangent } }
        })
    }
}
