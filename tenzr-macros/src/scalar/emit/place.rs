//! Places: parts of variables as expressions that can be read, borrowed and assigned.

use super::Emitter;
use crate::scalar::ir::{Operand, Place, Step};
use proc_macro2::TokenStream;
use quote::quote;

impl Emitter<'_> {
    /// The place as an expression; `write` says whether it is written or borrowed mutably.
    pub(super) fn place(&self, p: &Place, write: bool) -> TokenStream {
        let name = self.name(p.base);
        if let Some(cell) = self.cell(p) {
            return quote!(#cell.get());
        }
        if p.path.is_empty() {
            return if self.arena.info(p.base).by_ref { quote!((*#name)) } else { quote!(#name) };
        }
        if let Some(tokens) =
            self.views.borrow().iter().find_map(|v| {
                v.rest(p).map(|rest| rest.iter().fold(v.element(self), |e, step| self.step(e, step, write)))
            })
        {
            return tokens;
        }
        // Fields and elements are found through a reference; what is matched on is not.
        let matched = matches!(p.path[0], Step::Payload | Step::Variant(..));
        let base = if matched && self.arena.info(p.base).by_ref { quote!((*#name)) } else { quote!(#name) };
        p.path.iter().fold(base, |inner, step| self.step(inner, step, write))
    }

    /// A part of the cotangent of a struct, to be added to: its elements may be those of a slice that is only lent.
    pub(super) fn part_place(&self, p: &Place) -> TokenStream {
        let Some(at) = p.path.windows(2).position(|w| matches!(w, [Step::Field(_), Step::Index(i)] if i.len() == 1))
        else {
            return self.place(p, true);
        };
        let (head, rest) = p.path.split_at(at + 1);
        let head = self.place(&Place { base: p.base, path: head.to_vec() }, true);
        let elements = quote!((&mut &mut ::tenzr::__private::real::Elements(&mut #head)).elements());
        rest.iter().fold(elements, |inner, step| self.step(inner, step, true))
    }

    pub(super) fn step(&self, inner: TokenStream, step: &Step, write: bool) -> TokenStream {
        match step {
            Step::Field(member) => quote!(#inner.#member),
            Step::Index(indices) if indices.len() == 1 => {
                let i = self.index(&indices[0]);
                quote!(#inner[#i])
            }
            Step::Index(indices) => {
                let indices = indices.iter().map(|i| self.index(i));
                quote!(#inner[[#(#indices),*]])
            }
            Step::Range(a, b) => {
                let (a, b) = (a.as_ref().map(|i| self.index(i)), b.as_ref().map(|i| self.index(i)));
                quote!(#inner[#a..#b])
            }
            Step::Payload if write => quote!((*::tenzr::__private::real::payload_mut(&mut #inner))),
            Step::Payload => quote!((*::tenzr::__private::real::payload(&#inner))),
            Step::Variant(path, member) => {
                let reference = if write { quote!(&mut #inner) } else { quote!(&#inner) };
                quote!((*match #reference {
                    #path { #member: __part, .. } => __part,
                    #[allow(unreachable_patterns)]
                    _ => ::tenzr::__private::real::other_variant(),
                }))
            }
        }
    }

    /// An operand that chooses a part.
    pub(super) fn index(&self, o: &Operand) -> TokenStream {
        match o {
            Operand::Var(v) => {
                let name = self.name(*v);
                quote!(#name)
            }
            Operand::Float(_, t) | Operand::Int(_, t) | Operand::Tokens(t) => quote!(#t),
        }
    }

    /// Exchanges two places.
    pub(super) fn swap(&self, a: &Place, b: &Place) -> TokenStream {
        if a.base != b.base {
            let (a, b) = (self.place(a, true), self.place(b, true));
            return quote!(::core::mem::swap(&mut #a, &mut #b););
        }
        if let (Some((Step::Index(i), whole)), Some((Step::Index(j), other))) =
            (a.path.split_last(), b.path.split_last())
            && i.len() == 1
            && j.len() == 1
            && whole.len() == other.len()
            && whole.iter().all(|s| matches!(s, Step::Field(_)))
        {
            let whole = self.place(&Place { base: a.base, path: whole.to_vec() }, true);
            let (i, j) = (self.index(&i[0]), self.index(&j[0]));
            return quote!(#whole.swap(#i, #j););
        }
        let (a, b) = (self.place(a, true), self.place(b, true));
        quote!({
            let __a = ::core::clone::Clone::clone(&#a);
            let __b = ::core::clone::Clone::clone(&#b);
            #a = __b;
            #b = __a;
        })
    }
}
