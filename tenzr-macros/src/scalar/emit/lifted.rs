//! Functions as values: names, and closures with what they capture.

use super::Emitter;
use crate::scalar::ir::{Arena, Block, Function, Lifted, LiftedParam, Operand, Param, Recursion, Ty, Var};
use crate::scalar::reverse::{Sweeps, sweeps};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::Path;

/// A captured variable: where it stands, its variable, and whether it is active.
struct Captured {
    var: Var,
    active: bool,
    index: syn::Index,
}

fn mixed(name: &str) -> Ident {
    Ident::new(name, Span::mixed_site())
}

impl Emitter<'_> {
    /// A function by its path.
    pub(super) fn named(path: &Path) -> TokenStream {
        let mut path = path.clone();
        if let Some(last) = path.segments.last_mut() {
            last.arguments = syn::PathArguments::None;
        }
        quote!(::tenzr::__private::real::function::Named::<#path>::new())
    }

    /// A closure: a tuple of the active values that it captures, one of the others, and a function of both.
    pub(super) fn lifted(&self, l: &Lifted, operands: &[Operand]) -> TokenStream {
        let (mut active, mut inactive, mut captured) = (Vec::new(), Vec::new(), Vec::new());
        for (v, o) in l.captured.iter().zip(operands) {
            let is_active = self.is_active_operand(o);
            let side = if is_active { &mut active } else { &mut inactive };
            captured.push(Captured { var: *v, active: is_active, index: syn::Index::from(side.len()) });
            side.push(self.value_for(o, is_active));
        }
        let f = self.lifted_function(l);
        let (real, ct) = (&self.real, &self.ct);
        let passes: Vec<TokenStream> = l.params.iter().map(|p| self.pass(p)).collect();
        let n = l.params.len();
        let (make, marker, code) = match self.primal {
            true => (format_ident!("lifted_call{}", n), quote!(#real), self.primal_closure(l, &f, &captured)),
            false => (format_ident!("lifted{}", n), quote!(#real, #ct), self.pull_closure(l, &f, &captured)),
        };
        quote!(::tenzr::__private::real::function::#make(
            ::core::marker::PhantomData::<(#marker, #(#passes,)*)>,
            (#(#active,)*),
            (#(#inactive,)*),
            #code,
        ))
    }

    /// The closure as a function: what it captures are parameters, behind references unless they are numbers.
    fn lifted_function(&self, l: &Lifted) -> Function {
        let mut arena = self.arena.clone();
        for v in &l.captured {
            let info = arena.info_mut(*v);
            info.mutable = false;
            info.by_ref = !matches!(info.ty, Ty::Float | Ty::Inactive);
        }
        let params = l.captured.iter().copied().chain(l.params.iter().map(|p| p.var));
        let params = params.map(|var| Param { var, written: false }).collect();
        let (body, result) = (l.body.clone(), Some(l.result.clone()));
        Function {
            arena,
            params,
            body,
            result,
            recursion: Recursion::Named(String::new()),
            checkpoint: None,
            standard: Vec::new(),
        }
    }

    fn pass(&self, p: &LiftedParam) -> TokenStream {
        let ty = &p.ty;
        match (self.arena.info(p.var).by_ref, ty) {
            (false, ty) => quote!(::tenzr::__private::real::function::ByValue<#ty>),
            (true, syn::Type::Slice(s)) => {
                let ty = &s.elem;
                quote!(::tenzr::__private::real::function::BySlice<#ty>)
            }
            (true, ty) => quote!(::tenzr::__private::real::function::ByRef<#ty>),
        }
    }

    /// The parameters with their types.
    fn closure_params(&self, l: &Lifted) -> Vec<TokenStream> {
        let param = |p: &LiftedParam| {
            let (name, ty) = (self.name(p.var), &p.ty);
            let reference = self.arena.info(p.var).by_ref.then(|| quote!(&));
            quote!(#name: #reference #ty)
        };
        l.params.iter().map(param).collect()
    }

    /// Gives what is captured its names.
    fn unpacked(arena: &Arena, captured: &[Captured]) -> TokenStream {
        let (active, inactive) = (mixed("__active"), mixed("__inactive"));
        let one = |c: &Captured| {
            let (name, index, info) = (arena.ident(c.var), &c.index, arena.info(c.var));
            let from = if c.active { &active } else { &inactive };
            match &info.ty {
                Ty::Slice(_) => quote!(let #name = &#from.#index[..];),
                _ if info.by_ref => quote!(let #name = &#from.#index;),
                _ => quote!(let #name = ::core::clone::Clone::clone(&#from.#index);),
            }
        };
        captured.iter().map(one).collect()
    }

    /// Whether the result of a closure holds numbers of the real type.
    fn has_reals(arena: &Arena, result: &Operand) -> bool {
        match result {
            Operand::Var(v) => !crate::scalar::lower::types::is_inactive(&arena.info(*v).ty),
            Operand::Int(..) => false,
            Operand::Float(..) | Operand::Tokens(_) => true,
        }
    }

    fn primal_closure(&self, l: &Lifted, f: &Function, captured: &[Captured]) -> TokenStream {
        let inner = Emitter::new(&f.arena, &self.real, &self.ct, &f.body, &Block::default(), l.result.var())
            .generic(self.generic)
            .primal();
        let (names, body) = (Self::unpacked(&f.arena, captured), inner.block(&f.body));
        let value = inner.value_for(&l.result, Self::has_reals(&f.arena, &l.result));
        let params = self.closure_params(l);
        let (active, inactive) = (mixed("__active"), mixed("__inactive"));
        quote!(|#active: &_, #inactive: &_, #(#params),*| { #names #body #value })
    }

    fn pull_closure(&self, l: &Lifted, f: &Function, captured: &[Captured]) -> TokenStream {
        let s = sweeps(f);
        let (real, ct) = (&self.real, &self.ct);
        let forward =
            Emitter::new(&s.arena, real, ct, &s.forward, &s.reverse, s.result.as_ref().and_then(Operand::var))
                .generic(self.generic);
        let (names, body) = (Self::unpacked(&s.arena, captured), forward.block(&s.forward));
        let reals = Self::has_reals(&s.arena, &l.result);
        let value = s.result.as_ref().map(|o| forward.value_for(o, reals));
        let reverse = Emitter::new(&s.arena, real, ct, &s.reverse, &Block::default(), None)
            .after(&s.forward, &s.reverse)
            .generic(self.generic);
        let sweep = reverse.block(&s.reverse);
        let ct_name = s.ct.map_or_else(
            || quote!(_),
            |v| {
                let name = s.arena.ident(v);
                quote!(#name)
            },
        );
        let is_float = l.result.var().is_none_or(|v| matches!(s.arena.info(v).ty, Ty::Float));
        let ct_type = if is_float && reals { quote!(#ct) } else { quote!(_) };
        let (slots, before, finish) = self.lifted_slots(l, &s, captured);
        let params = self.closure_params(l);
        let (active, inactive, slot) = (mixed("__active"), mixed("__inactive"), mixed("__captured"));
        quote!(|#active: &_, #inactive: &_, #(#params),*| {
            #names
            #body
            (#value, move |#ct_name: #ct_type, #active: &_, #inactive: &_,
                #slot: ::core::option::Option<&mut _>, #(#slots),*| {
                #names
                #before
                #sweep
                #finish
            })
        })
    }

    /// What a pullback takes for the parameters, what binds the adjoints behind references, and what adds the others.
    fn lifted_slots(
        &self,
        l: &Lifted,
        s: &Sweeps,
        captured: &[Captured],
    ) -> (Vec<TokenStream>, TokenStream, TokenStream) {
        let (real, ct, declared) = (&self.real, &self.ct, s.reverse.binds());
        let (active, slot) = (mixed("__active"), mixed("__captured"));
        let (mut before, mut finish) = (TokenStream::new(), TokenStream::new());
        if captured.iter().any(|c| c.active) {
            before.extend(quote! {
                let mut __zero;
                let #slot = match #slot {
                    ::core::option::Option::Some(__slot) => __slot,
                    ::core::option::Option::None => {
                        __zero = ::tenzr::__private::real::zero::<#real, #ct, _>(#active);
                        &mut __zero
                    }
                };
            });
        }
        for (c, d) in captured.iter().zip(&s.adjoints).filter(|(c, _)| c.active) {
            let Some(d) = d else { continue };
            let (name, index) = (s.arena.ident(*d), &c.index);
            if s.arena.info(*d).by_ref {
                before.extend(quote!(let #name = &mut #slot.#index;));
            } else if declared.contains(d) {
                finish.extend(quote!(::tenzr::__private::real::add(&mut #slot.#index, #name);));
            }
        }
        let mut slots = Vec::new();
        for (i, (p, d)) in l.params.iter().zip(&s.adjoints[captured.len()..]).enumerate() {
            let (name, ty) = (s.arena.ident(p.var), &p.ty);
            let slot = format_ident!("__slot{}", i, span = Span::mixed_site());
            let by_ref = s.arena.info(p.var).by_ref;
            let again = if by_ref { quote!(#name: &#ty) } else { quote!(_: ()) };
            let slot_ty = match ty {
                syn::Type::Slice(t) => {
                    let t = &t.elem;
                    quote!([<#t as ::tenzr::__private::real::Value<#real>>::Ct<#ct>])
                }
                ty => quote!(<#ty as ::tenzr::__private::real::Value<#real>>::Ct<#ct>),
            };
            slots.push(quote!(#again, #slot: ::core::option::Option<&mut #slot_ty>));
            let Some(d) = d else { continue };
            let d_name = s.arena.ident(*d);
            if by_ref {
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
            } else if declared.contains(d) {
                finish.extend(quote! {
                    if let ::core::option::Option::Some(__slot) = #slot {
                        ::tenzr::__private::real::add(__slot, #d_name);
                    }
                });
            }
        }
        (slots, before, finish)
    }
}
