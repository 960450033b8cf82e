//! The hidden forms of a function, generic in the real type: `__call`, and `__vjp` with its pullback.

use super::Emitter;
use super::functions::FunctionType;
use super::missing;
use crate::scalar::fuse::fused;
use crate::scalar::ir::{Callee, Function, Stmt, Use, Var};
use crate::scalar::reverse::{Sweeps, sweeps, sweeps_holding};
use crate::scalar::signature::{self, By};
use crate::scalar::types::{Base, Floats, Named, argument, is_inert, is_view, mentions_float, owned, pointee};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use std::collections::BTreeSet;
use syn::{GenericParam, Generics, Type, Visibility};

/// How a parameter is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pass {
    /// By value.
    Value,
    /// By `&`.
    Ref,
    /// By `&mut`.
    RefMut,
}

/// What a parameter is to the derivative.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Differentiated, and among the gradients that the companions give if `true`.
    Active(bool),
    /// Marked as a constant.
    NoGrad,
    /// Without derivative by its type.
    Inactive,
    /// A function.
    Function,
}

/// A parameter as users see it.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// Its name; `self` for a receiver.
    pub name: Ident,
    /// Its type as written; of a receiver, `Self`, `&Self` or `&mut Self`.
    pub ty: Type,
    /// How it is passed.
    pub pass: Pass,
    /// What it is to the derivative.
    pub role: Role,
}

impl Parameter {
    /// Whether it is a slice behind a reference.
    pub(super) fn is_slice(&self) -> bool {
        self.pass == Pass::Ref && matches!(&self.ty, Type::Reference(r) if matches!(*r.elem, Type::Slice(_)))
    }

    /// A parameter of a signature, whose gradient the companions give if it is `listed`.
    pub fn of(p: &signature::Param, listed: bool) -> Parameter {
        Parameter {
            name: p.name.clone(),
            ty: p.written.clone(),
            pass: match p.by {
                By::Value => Pass::Value,
                By::Ref => Pass::Ref,
                By::RefMut => Pass::RefMut,
            },
            role: match p.role {
                signature::Role::Active => Role::Active(listed),
                signature::Role::NoGrad => Role::NoGrad,
                signature::Role::Inactive => Role::Inactive,
                signature::Role::Function => Role::Function,
            },
        }
    }
}

/// A function as users see it.
#[derive(Clone, Debug)]
pub struct Interface {
    /// Its visibility.
    pub vis: Visibility,
    /// Its name.
    pub name: Ident,
    /// Its generics.
    pub generics: Generics,
    /// Its parameters.
    pub params: Vec<Parameter>,
    /// Its result, unless `()`.
    pub output: Option<Type>,
    /// The float type.
    pub base: Base,
    /// The parameters that are functions, by their positions.
    pub functions: Vec<(usize, FunctionType)>,
    /// Of a function in an `impl` block or a trait, the block.
    pub owner: Option<Owner>,
    /// The type parameters that differentiable traits bound, and `Self` in such a trait.
    pub models: BTreeSet<String>,
}

/// The `impl` block or the trait of a function.
#[derive(Clone, Debug)]
pub struct Owner {
    /// The type; `Self` in a trait.
    pub ty: Type,
    /// The generics of the block.
    pub generics: Generics,
    /// What it is.
    pub standing: Standing,
}

/// Where a function stands that is not by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Among the functions of a type.
    Implementation,
    /// In a trait.
    Trait,
    /// In the implementation of a trait, as its item.
    TraitImplementation,
}

/// The hidden names.
pub struct Names {
    /// The type of active floats.
    pub real: Ident,
    /// The type of cotangents.
    pub ct: Ident,
}

/// How a receiver is written.
pub fn receiver_tokens(p: &Parameter) -> TokenStream {
    match p.pass {
        Pass::Value => quote!(self),
        Pass::Ref => quote!(&self),
        Pass::RefMut => quote!(&mut self),
    }
}

pub(super) fn captured_name(p: &GenericParam) -> Option<TokenStream> {
    (!matches!(p, GenericParam::Lifetime(_))).then(|| argument(p))
}

/// A parameter of generics as it stands at a function.
pub fn without_default(p: &GenericParam) -> TokenStream {
    match p {
        GenericParam::Lifetime(l) => quote!(#l),
        GenericParam::Type(t) => {
            let mut t = t.clone();
            t.default = None;
            quote!(#t)
        }
        GenericParam::Const(c) => {
            let mut c = c.clone();
            c.default = None;
            quote!(#c)
        }
    }
}

/// The parameters of a pullback after the cotangent.
pub(super) struct PullbackParams {
    /// Names and types.
    pub(super) bindings: TokenStream,
    /// Those of the places for cotangents.
    pub(super) slots: TokenStream,
    /// The adjoints behind references, and what is behind them.
    pub(super) apart: Vec<(Ident, Type)>,
    /// What binds the adjoints of what was given by reference.
    pub(super) before: TokenStream,
    /// What adds the cotangents of what was given by value to their places.
    pub(super) finish: TokenStream,
}

impl Names {
    /// Those of a function over a float type.
    pub fn of(base: &Base) -> Names {
        match base {
            Base::Generic(t) => Names { real: t.clone(), ..Names::hidden() },
            _ => Names::hidden(),
        }
    }

    /// Where the floats have no name of the user's.
    pub fn hidden() -> Names {
        let mixed = |n: &str| Ident::new(n, Span::mixed_site());
        Names { real: mixed("__R"), ct: mixed("__C") }
    }
}

impl Interface {
    /// The names of the real and the cotangent type.
    pub fn names(&self) -> Names {
        Names::of(&self.base)
    }

    /// Whether the floats are a type parameter.
    pub(super) fn is_generic(&self) -> bool {
        matches!(self.base, Base::Generic(_))
    }

    /// The receiver, of a method.
    pub fn receiver(&self) -> Option<&Parameter> {
        self.params.first().filter(|p| p.name == "self")
    }

    /// The type parameters that are no floats.
    pub fn inert(&self) -> BTreeSet<String> {
        self.generics.type_params().map(|t| t.ident.to_string()).filter(|t| !self.models.contains(t)).collect()
    }

    pub(super) fn replaced(&self, ty: &Type, with: &impl ToTokens) -> Type {
        self.floats(ty, with, false)
    }

    /// The type of the cotangent of a value of a type.
    pub(super) fn cotangent(&self, ty: &Type, with: &impl ToTokens) -> Type {
        self.floats(ty, with, true)
    }

    fn floats(&self, ty: &Type, with: &impl ToTokens, cotangent: bool) -> Type {
        let real = self.names().real;
        let floats = Floats {
            named: Named::Projection,
            base: &self.base,
            inert: &self.inert(),
            cotangent,
            real: &real,
            own: self.owner.is_some() && !self.is_of_trait(),
            models: &self.models,
        };
        floats.replaced(ty, &quote!(#with))
    }

    /// The type of a parameter in a hidden form.
    pub(super) fn hidden_type(&self, p: &Parameter, real: &Ident) -> Type {
        match p.role {
            Role::Active(_) => self.replaced(&p.ty, real),
            Role::Function => match self.function_type(p) {
                Some(f) => {
                    let name = &f.name;
                    syn::parse_quote!(&#name)
                }
                None => p.ty.clone(),
            },
            _ => p.ty.clone(),
        }
    }

    /// The type of the cotangent of a parameter, unsized for a slice.
    pub(super) fn slot_type(&self, p: &Parameter, ct: &Ident) -> Type {
        match (p.role, pointee(&p.ty)) {
            (Role::Function, _) => {
                let (real, name) = (self.names().real, self.function_type(p).map(|f| &f.name));
                syn::parse_quote!(<#name as ::tenzr::__private::real::Value<#real>>::Ct<#ct>)
            }
            // What has no floats that are spelled out may be a type without cotangents.
            (Role::NoGrad | Role::Inactive, ty) if !is_inert(ty) && !mentions_float(ty, &self.base) => {
                syn::parse_quote!(())
            }
            (_, Type::Slice(s)) if is_inert(&s.elem) => Type::Slice(s.clone()),
            (_, Type::Slice(s)) => {
                let mut s = s.clone();
                *s.elem = self.cotangent(&owned(&s.elem), ct);
                Type::Slice(s)
            }
            (_, ty) => self.cotangent(&owned(ty), ct),
        }
    }

    /// `__call`: the function over another real type.
    pub fn call_form(&self, name: &Ident, f: &Function) -> TokenStream {
        let names = self.names();
        let (signature, receiver) = self.call_signature(name, &Self::names_in(f));
        let result = f.result.as_ref().and_then(|o| o.var());
        let empty = Default::default();
        let emitter =
            Emitter::new(&f.arena, &names.real, &names.ct, &f.body, &empty, result).generic(self.is_generic()).primal();
        let body = emitter.block(&f.body);
        let (value, missing) = (self.result(&emitter, f), missing::stand_in(&[&f.body]));
        quote! {
            #[inline]
            #signature { #missing #receiver #body #value }
        }
    }

    /// Another name for `__call`.
    pub fn forwarding(&self, name: &Ident, call: &Ident, f: &Function) -> TokenStream {
        let given = Self::names_in(f);
        let (signature, _) = self.call_signature(name, &given);
        let (real, args) = (self.names().real, given.iter().map(|(name, _)| name));
        quote! {
            #[inline]
            #signature { Self::#call(::core::marker::PhantomData::<#real>, #(#args),*) }
        }
    }

    fn result(&self, emitter: &Emitter, f: &Function) -> TokenStream {
        match (&f.result, &self.output) {
            (Some(o), Some(ty)) => {
                let floats = self.replaced(ty, &self.names().ct);
                let active = quote!(#floats).to_string() != quote!(#ty).to_string();
                emitter.value_for(o, active)
            }
            _ => quote!(()),
        }
    }

    /// `__vjp`: the value and a pullback. The pullback takes the cotangent of the value and, for each parameter, what was
    /// given by reference once more and a place to add its cotangent to.
    pub fn vjp_form(&self, name: &Ident, f: &Function, fused: bool) -> TokenStream {
        let names = self.names();
        let (real, ct) = (&names.real, &names.ct);
        // Where one form gives the value and the cotangents, a call of the function itself runs that in the reverse sweep; what
        // stands in a trait has no form that can be held.
        let s = if fused || self.is_of_trait() { sweeps(f) } else { sweeps_holding(f) };
        let (signature, receiver) = self.vjp_signature(name, &Self::names_in(f));
        let ct_output = self.ct_output(ct);
        let result = s.result.as_ref().and_then(|o| o.var());
        let forward = Emitter::new(&s.arena, real, ct, &s.forward, &s.reverse, result)
            .generic(self.is_generic())
            .boxing(f.recursion.clone());
        let (body, missing) = (forward.block(&s.forward), missing::stand_in(&[&s.forward, &s.reverse]));
        let value = self.result(&forward, f);
        let PullbackParams { bindings, before, finish, apart, .. } = self.pullback_params(&s, &names);
        // The pullback borrows nothing.
        let views = self.params.iter().zip(&f.params).filter(|(p, _)| is_view(&p.ty)).map(|(_, v)| {
            let name = s.arena.ident(v.var);
            quote!(let #name = #name.to_owned();)
        });
        let reverse = Emitter::new(&s.arena, real, ct, &s.reverse, &Default::default(), None)
            .after(&s.forward, &s.reverse)
            .fused(fused.then(|| self.name.clone()))
            .generic(self.is_generic())
            .optional(self.optional(&s));
        let sweep = reverse.block(&s.reverse);
        let sweep = apart_run(&apart, &quote!(#sweep #finish));
        let ct_name = s.ct.map_or_else(
            || quote!(_),
            |v| {
                let name = s.arena.ident(v);
                quote!(#name)
            },
        );
        let boxed = (!self.is_of_trait()).then(|| self.boxed_form(name, f));
        quote! {
            #boxed
            #[inline]
            #signature {
                #missing
                #receiver
                #(#views)*
                #body
                (#value, move |#ct_name: #ct_output, #bindings| { #before #sweep })
            }
        }
    }

    /// `__vg`: the value, and the gradients added to places that are given, in one sweep; none where that saves nothing.
    pub fn vg_form(&self, name: &Ident, f: &Function) -> Option<TokenStream> {
        if self.owner.is_some() || !self.is_loss() || self.params.iter().any(|p| self.is_carried(p)) {
            return None;
        }
        let s = fused(f, &|c| self.is_own(c))?;
        let names = self.names();
        let (real, ct) = (&names.real, &names.ct);
        let (generics, _) = self.hidden_generics(&names, true);
        let (params, receiver) = self.hidden_params(&Self::names_in(f), &names, &quote!((#real, #ct)));
        let (output, ct_output, clause) = (self.hidden_output(real), self.ct_output(ct), self.hidden_clause(&names));
        let PullbackParams { slots, before, finish, apart, .. } = self.pullback_params(&s, &names);
        let result = s.result.as_ref().and_then(|o| o.var());
        let emitter = Emitter::new(&s.arena, real, ct, &s.reverse, &Default::default(), result)
            .fused(Some(self.name.clone()))
            .generic(self.is_generic())
            .optional(self.optional(&s));
        let (body, value) = (emitter.block(&s.reverse), self.result(&emitter, f));
        let ct_name = s.ct.map(|v| s.arena.ident(v))?;
        let missing = missing::stand_in(&[&s.reverse]);
        let apart_run = apart_run(&apart, &quote!(#body #finish #value));
        let vis = &self.vis;
        Some(quote! {
            #[doc(hidden)]
            #[inline]
            #vis fn #name #generics (#params, #ct_name: #ct_output, #slots) -> #output #clause {
                #missing
                #receiver
                #before
                #apart_run
            }
        })
    }

    /// Whether a parameter is written and what is written carries a derivative.
    fn is_carried(&self, p: &Parameter) -> bool {
        p.pass == Pass::RefMut && p.role != Role::Inactive
    }

    /// Whether a call is one of the function itself.
    fn is_own(&self, callee: &Callee) -> bool {
        matches!(callee, Callee::Function(p) if p.is_ident(&self.name))
    }

    /// The adjoints of what was given by reference to which the reverse sweep only adds: it adds nothing to those that
    /// the caller does not want. Whether it does is asked at each addition, and only in short functions the optimiser
    /// takes the question out of their loops.
    pub(super) fn optional(&self, s: &Sweeps) -> BTreeSet<Var> {
        let by_ref = self.params.iter().zip(&s.adjoints).filter(|(p, _)| p.pass == Pass::Ref);
        let mut all: BTreeSet<Var> = by_ref.filter_map(|(_, d)| *d).collect();
        s.reverse.each(&mut |s| {
            let target = match s {
                Stmt::Update { place, .. } => Some(place.base),
                _ => None,
            };
            s.uses(&mut |v, how| {
                if how != Use::Write || target != Some(v) {
                    all.remove(&v);
                }
            });
        });
        let is_loop = |s: &&Stmt| matches!(s, Stmt::For { .. } | Stmt::Backwards { .. } | Stmt::Recompute(_));
        let mut loops = s.reverse.stmts.iter().filter(is_loop).flat_map(Stmt::blocks).flat_map(|b| &b.stmts);
        let is_short = all.len() <= 2 && loops.all(|s| s.blocks().is_empty());
        if is_short { all } else { BTreeSet::new() }
    }

    pub(super) fn pullback_params(&self, s: &Sweeps, names: &Names) -> PullbackParams {
        let (real, ct) = (&names.real, &names.ct);
        let (declared, optional) = (s.reverse.binds(), self.optional(s));
        let (mut slots, mut apart) = (TokenStream::new(), Vec::new());
        let (mut bindings, mut before, mut finish) = (TokenStream::new(), TokenStream::new(), TokenStream::new());
        for (i, (p, v)) in self.params.iter().zip(&s.params).enumerate() {
            let name = s.arena.ident(v.var);
            let slot = format_ident!("__slot{}", i, span = Span::mixed_site());
            let (again, slot_type) = self.pullback_types(p, names);
            let again_name = if p.pass == Pass::Ref { quote!(#name) } else { quote!(_) };
            bindings.extend(quote!(#again_name: #again, #slot: ::core::option::Option<&mut #slot_type>,));
            slots.extend(quote!(#slot: ::core::option::Option<&mut #slot_type>,));
            let Some(d) = s.adjoints[i] else { continue };
            let d_name = s.arena.ident(d);
            if p.pass != Pass::Value && !optional.contains(&d) {
                apart.push((d_name.clone(), slot_type.clone()));
            }
            match p.pass {
                Pass::Value if declared.contains(&d) => finish.extend(quote! {
                    if let ::core::option::Option::Some(__slot) = #slot {
                        ::tenzr::__private::real::add(__slot, #d_name);
                    }
                }),
                Pass::Value => {}
                Pass::Ref if optional.contains(&d) => before.extend(quote!(let mut #d_name = #slot;)),
                Pass::Ref => {
                    let owner = format_ident!("__owned{}", i, span = Span::mixed_site());
                    before.extend(quote! {
                        let mut #owner;
                        let #d_name = match #slot {
                            ::core::option::Option::Some(__slot) => __slot,
                            ::core::option::Option::None => {
                                #owner = ::tenzr::__private::real::zero::<#real, #ct, _>(#name);
                                &mut #owner
                            }
                        };
                    });
                }
                Pass::RefMut => before.extend(quote! {
                    let #d_name = ::tenzr::__private::real::wanted(#slot);
                }),
            }
        }
        PullbackParams { bindings, slots, before, finish, apart }
    }
}

/// Runs code with adjoints as the parameters of a closure: from parameters, unlike from what comes out of options, the
/// optimiser knows that they do not overlap.
fn apart_run(adjoints: &[(Ident, Type)], code: &TokenStream) -> TokenStream {
    let (names, types): (Vec<&Ident>, Vec<&Type>) = adjoints.iter().map(|(n, t)| (n, t)).unzip();
    if names.len() < 2 { quote!(#code) } else { quote!((move |#(#names: &mut #types),*| { #code })(#(#names),*)) }
}
