//! Parameters that are functions, and functions as values for others.

use super::function::{Interface, Parameter, Pass, Role};
use crate::scalar::lower::lift::PARAMETERS;
use crate::scalar::types::{is_inert, mentions_float, pointee};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::{GenericArgument, GenericParam, Generics, PathArguments, ReturnType, Type, TypeParamBound, WherePredicate};

/// What a parameter that is a function takes and gives.
#[derive(Clone, Debug)]
pub struct FunctionType {
    /// The generic parameter that stands for it.
    pub name: Ident,
    /// What it takes.
    pub args: Vec<Type>,
    /// What it gives.
    pub output: Type,
}

/// Takes the parameters that are functions out of the generics.
///
/// # Errors
///
/// A function of a kind that has no value: without a result, or with more parameters than such functions have.
pub fn taken(generics: &mut Generics, types: &[(usize, &Type)]) -> syn::Result<Vec<(usize, FunctionType)>> {
    let mut found = Vec::new();
    for (i, ty) in types {
        let ty = pointee(ty);
        let own = match ty {
            Type::Path(p) => p.path.get_ident().cloned(),
            _ => None,
        };
        let name = own.clone().unwrap_or_else(|| format_ident!("__F{}", i, span = Span::mixed_site()));
        let signature = match (ty, &own) {
            (Type::FnPtr(f), _) => Some((f.inputs.iter().map(|a| a.ty.clone()).collect(), result(&f.output))),
            (Type::ImplTrait(t), _) => t.bounds.iter().find_map(signature),
            (Type::TraitObject(t), _) => t.bounds.iter().find_map(signature),
            (_, Some(own)) => bounds(generics, own).iter().find_map(signature),
            _ => None,
        };
        let error = || syn::Error::new_spanned(ty, crate::scalar::messages::FUNCTION_TYPE);
        let (args, output): (Vec<Type>, Option<Type>) = signature.ok_or_else(error)?;
        let output = output.ok_or_else(error)?;
        let written = |t: &Type| matches!(t, Type::Reference(r) if r.mutability.is_some());
        if args.len() > PARAMETERS || args.iter().any(written) {
            return Err(error());
        }
        found.push((*i, FunctionType { name, args, output }));
    }
    let is_taken = |name: &Ident| found.iter().any(|(_, f)| f.name == *name);
    generics.params = std::mem::take(&mut generics.params)
        .into_iter()
        .filter(|p| !matches!(p, GenericParam::Type(t) if is_taken(&t.ident)))
        .collect();
    if let Some(w) = &mut generics.where_clause {
        let on_taken = |p: &WherePredicate| {
            matches!(p, WherePredicate::Type(t)
            if matches!(&t.bounded_ty, Type::Path(p) if p.path.get_ident().is_some_and(is_taken)))
        };
        w.predicates = std::mem::take(&mut w.predicates).into_iter().filter(|p| !on_taken(p)).collect();
    }
    generics.where_clause = generics.where_clause.take().filter(|w| !w.predicates.is_empty());
    Ok(found)
}

/// The bounds on a generic parameter.
fn bounds(generics: &Generics, name: &Ident) -> Vec<TypeParamBound> {
    let own = generics.type_params().filter(|t| t.ident == *name).flat_map(|t| t.bounds.iter().cloned());
    let clauses = generics.where_clause.iter().flat_map(|w| &w.predicates).filter_map(|p| match p {
        WherePredicate::Type(t) if matches!(&t.bounded_ty, Type::Path(p) if p.path.is_ident(name)) => Some(&t.bounds),
        _ => None,
    });
    own.chain(clauses.flatten().cloned()).collect()
}

/// `Fn(A, B) -> C`
fn signature(b: &TypeParamBound) -> Option<(Vec<Type>, Option<Type>)> {
    let TypeParamBound::Trait(t) = b else { return None };
    match &t.path.segments.last()?.arguments {
        PathArguments::Parenthesized(p) => {
            let args = p.inputs.iter().map(|a| a.ty.clone()).collect();
            Some((args, result(&p.output)))
        }
        _ => None,
    }
}

fn result(r: &ReturnType) -> Option<Type> {
    crate::scalar::types::output(r).cloned()
}

impl Interface {
    /// What a parameter that is a function takes and gives.
    pub(super) fn function_type(&self, p: &Parameter) -> Option<&FunctionType> {
        let i = self.params.iter().position(|q| q.name == p.name)?;
        self.functions.iter().find(|(k, _)| *k == i).map(|(_, f)| f)
    }

    /// The generic parameters for functions in a hidden form, with their names.
    pub(super) fn hidden_functions(&self, real: &Ident, ct: Option<&Ident>) -> Vec<(Ident, TokenStream)> {
        let bound = |f: &FunctionType| {
            let name = &f.name;
            let ct = ct.map(|c| quote!(#c));
            let bound = self.function_bound(f, &quote!(#real), ct.as_ref());
            (name.clone(), quote!(#name: #bound))
        };
        self.functions.iter().map(|(_, f)| bound(f)).collect()
    }

    /// The generic parameters for functions of the companions: they are differentiated in reverse, and over dual numbers.
    pub(super) fn public_functions(&self) -> Vec<TokenStream> {
        let base = self.base.tokens();
        let bound = |f: &FunctionType| {
            let name = &f.name;
            let reverse = self.function_bound(f, &base, Some(&base));
            let forward = self.function_bound(f, &quote!(::tenzr::__private::real::Dual<#base, 1>), None);
            quote!(#name: #reverse + #forward)
        };
        self.functions.iter().map(|(_, f)| bound(f)).collect()
    }

    /// Clauses that parameters that are functions can be called over `real`, or pulled with cotangents `ct`.
    pub(super) fn function_clauses(&self, real: &TokenStream, ct: Option<&TokenStream>) -> Vec<syn::WherePredicate> {
        let clause = |f: &FunctionType| {
            let (name, bound) = (&f.name, self.function_bound(f, real, ct));
            syn::parse_quote!(#name: #bound)
        };
        self.functions.iter().map(|(_, f)| clause(f)).collect()
    }

    fn function_bound(&self, f: &FunctionType, real: &TokenStream, ct: Option<&TokenStream>) -> TokenStream {
        let name = format_ident!("{}{}", if ct.is_some() { "Pull" } else { "Call" }, f.args.len());
        let passes = f.args.iter().map(|t| self.pass(t, real));
        let output = self.replaced(&f.output, real);
        let ct = ct.iter();
        quote!(::tenzr::__private::real::function::#name<#real, #(#ct,)* #(#passes,)* Output = #output>)
    }

    /// How an argument of this type is passed.
    fn pass(&self, ty: &Type, real: &impl ToTokens) -> TokenStream {
        let over = self.replaced(pointee(ty), real);
        match (ty, over) {
            (Type::Reference(_), Type::Slice(s)) => {
                let ty = &s.elem;
                quote!(::tenzr::__private::real::function::BySlice<#ty>)
            }
            (Type::Reference(_), ty) => quote!(::tenzr::__private::real::function::ByRef<#ty>),
            (_, ty) => quote!(::tenzr::__private::real::function::ByValue<#ty>),
        }
    }

    /// The function as a value: what `f::function()` gives, and what its type says of the function. None for functions
    /// that write, take functions, or have types of which it is not known that they are values.
    pub fn function_value(&self) -> TokenStream {
        let Some(output) = self.output.as_ref().filter(|_| self.is_plain()) else { return TokenStream::new() };
        let names = self.names();
        let (real, ct) = (&names.real, &names.ct);
        let item = format_ident!("Item{}", self.params.len());
        let passes: Vec<TokenStream> = self.params.iter().map(|p| self.pass(&p.ty, real)).collect();
        let (generics, _) = self.hidden_generics(&names, false);
        let (_, captured) = self.hidden_generics(&names, true);
        let (out, out_ct, clause) =
            (self.replaced(output, real), self.cotangent(output, ct), &self.generics.where_clause);
        let name = &self.name;
        let x: Vec<Ident> = (0..passes.len()).map(|i| format_ident!("x{}", i, span = Span::mixed_site())).collect();
        let types: Vec<TokenStream> = self
            .params
            .iter()
            .map(|p| {
                let ty = self.replaced(pointee(&p.ty), real);
                if p.pass == Pass::Ref { quote!(&#ty) } else { quote!(#ty) }
            })
            .collect();
        let slots = self.params.iter().map(|p| {
            let (ty, slot) = (self.replaced(pointee(&p.ty), real), self.slot_type(p, ct));
            let again = if p.pass == Pass::Ref { quote!(&'__a #ty) } else { quote!(()) };
            quote!(#again, ::core::option::Option<&'__a mut #slot>)
        });
        let allow = super::allow();
        quote! {
            #[automatically_derived]
            #allow
            impl #generics ::tenzr::__private::real::function::#item<#real, #(#passes),*> for #name #clause {
                type Output = #out;

                #[inline(always)]
                fn call(__marker: ::core::marker::PhantomData<#real>, #(#x: #types),*) -> #out {
                    Self::__call(__marker, #(#x),*)
                }

                #[inline(always)]
                fn pull<#ct: ::tenzr::__private::real::Cotangent<#real>>(
                    __marker: ::core::marker::PhantomData<(#real, #ct)>,
                    #(#x: #types),*
                ) -> (#out, impl for<'__a> ::core::ops::FnOnce(#out_ct, #(#slots),*) + #captured) {
                    Self::__vjp(__marker, #(#x),*)
                }
            }
        }
    }

    /// `f::function()`
    pub(super) fn function_companion(&self) -> TokenStream {
        if self.output.is_none() || !self.is_plain() {
            return TokenStream::new();
        }
        let (vis, name) = (&self.vis, &self.name);
        let doc = format!(
            "[`{name}`](fn@{name}) as an argument for the companions of a differentiable function that takes a function."
        );
        quote! {
            #[doc = #doc]
            #[inline]
            #[must_use]
            #vis const fn function() -> ::tenzr::__private::real::function::Named<Self> {
                ::tenzr::__private::real::function::Named::new()
            }
        }
    }

    fn is_plain(&self) -> bool {
        let fits = |p: &Parameter| {
            // A constant is of the base type: no argument over the real type can be given for it.
            let constant = p.role == Role::NoGrad && mentions_float(&p.ty, &self.base);
            !matches!(p.pass, Pass::RefMut)
                && p.role != Role::Function
                && !constant
                && self.is_known(pointee(&p.ty), true)
        };
        let types: Vec<&Type> = self.params.iter().map(|p| &p.ty).collect();
        let mentioned = quote!(#(#types)*).to_string();
        let constrained = self.generics.params.iter().all(|g| match g {
            GenericParam::Lifetime(_) => false,
            GenericParam::Type(t) => mentioned.split(' ').any(|w| t.ident == w),
            GenericParam::Const(c) => mentioned.split(' ').any(|w| c.ident == w),
        });
        self.owner.is_none()
            && self.params.len() <= PARAMETERS
            && constrained
            && self.params.iter().all(fits)
            && self.output.as_ref().is_some_and(|ty| self.is_known(ty, false))
    }

    /// Whether a type is made of numbers, arrays, vectors and tuples.
    fn is_known(&self, ty: &Type, slice: bool) -> bool {
        match ty {
            Type::Slice(s) => slice && self.is_known(&s.elem, false),
            Type::Array(a) => self.is_known(&a.elem, false),
            Type::Tuple(t) => !t.elems.is_empty() && t.elems.iter().all(|t| self.is_known(t, false)),
            Type::Paren(p) => self.is_known(&p.elem, slice),
            Type::Group(g) => self.is_known(&g.elem, slice),
            Type::Path(p) if p.qself.is_none() => {
                let Some(last) = p.path.segments.last() else { return false };
                let args = match &last.arguments {
                    PathArguments::AngleBracketed(a) => a.args.iter().all(|g| match g {
                        GenericArgument::Type(t) => self.is_known(t, false),
                        _ => false,
                    }),
                    PathArguments::None => true,
                    PathArguments::Parenthesized(_) => false,
                };
                let name = last.ident.to_string();
                let known = match name.as_str() {
                    "Vec" | "Option" => !last.arguments.is_none(),
                    "str" | "Ordering" => false,
                    _ => name == self.base.tokens().to_string() || is_inert(ty),
                };
                args && known
            }
            _ => false,
        }
    }
}
