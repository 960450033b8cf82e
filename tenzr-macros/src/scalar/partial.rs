//! Forms of a function of two parameters for calls where one argument carries no derivative: its numbers stay plain ones, and
//! are not made dual numbers with derivatives of zero.

use super::emit::call::partial_names;
use super::emit::function::{Interface, Pass, Role};
use super::ir::Function;
use super::signature::{self, Signature};
use super::types::Base;
use super::{lower, reads};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::ItemFn;

/// For each parameter the form in which that one alone is active. Callers know how many arguments there are and nothing else of
/// the function, so that every function of two parameters has both forms.
pub fn forms(item: &ItemFn, interface: &Interface, f: &Function) -> TokenStream {
    if interface.params.len() != 2 {
        return TokenStream::new();
    }
    let form = |active: usize| {
        let (call, roles) = partial_names(active);
        match own(item, interface, 1 - active) {
            Some((interface, f)) => {
                let (call, roles) = (interface.call_form(&call, &f), interface.roles(&roles));
                quote!(#call #roles)
            }
            None => {
                let full = Ident::new("__call", Span::call_site());
                let (call, roles) = (interface.forwarding(&call, &full, f), interface.roles(&roles));
                quote!(#call #roles)
            }
        }
    };
    (0..2).map(form).collect()
}

/// The function with one parameter as a constant; none where the form of all parameters serves as well.
fn own(item: &ItemFn, interface: &Interface, constant: usize) -> Option<(Interface, Function)> {
    let fits = |p: &super::emit::function::Parameter| matches!(p.role, Role::Active(_)) && p.pass != Pass::RefMut;
    let plain = !matches!(interface.base, Base::Generic(_)) && interface.models.is_empty();
    if !plain || !interface.params.iter().all(fits) {
        return None;
    }
    let mut s = Signature::parse(&item.sig).ok()?;
    s.params.get_mut(constant)?.role = signature::Role::NoGrad;
    let f = reads::shared(lower::function(&s, &item.block).ok()?);
    // Something active is assigned to it.
    if f.arena.info(f.params.get(constant)?.var).active {
        return None;
    }
    let mut interface = interface.clone();
    interface.params.get_mut(constant)?.role = Role::NoGrad;
    Some((interface, f))
}
