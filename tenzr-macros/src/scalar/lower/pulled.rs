//! `f::vjp(..)` in a body: the value, and a closure that is its pullback.
//!
//! The pullback becomes a call of a function of its own, of the arguments of `f` and of the cotangent. The arguments are what
//! they were: the pullback borrows them, so that nothing writes to them before it has run.

use super::super::ir::Callee;
use super::Lower;
use super::scope::{Closure, Scope, Val};
use proc_macro2::{Ident, Span};
use quote::format_ident;
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall, Path};

/// What the pullback of `f` is called by in the code that is lowered: `f::__pulled`.
pub const PULLED: &str = "__pulled";

/// `f` where a name is `f_vjp`.
pub fn function_of(name: &Ident) -> Option<Ident> {
    let name_of = name.to_string();
    let function = name_of.strip_suffix("_vjp").filter(|f| !f.is_empty())?;
    Some(Ident::new(function, name.span()))
}

impl Lower {
    /// `f::vjp(..)` of a function.
    pub fn vjp_of_function(&mut self, path: &Path, args: &[&Expr], span: Span) -> Val {
        let mut function = path.clone();
        function.segments.pop();
        function.segments.pop_punct();
        let mut pulled = path.clone();
        if let Some(last) = pulled.segments.last_mut() {
            last.ident = Ident::new(PULLED, last.ident.span());
        }
        let (scope, names) = self.given(args);
        let value = syn::parse_quote!(#function(#(#names),*));
        let pullback = syn::parse_quote!(#pulled(#(#names,)* __ct));
        self.value_and_pullback(scope, value, pullback, span)
    }

    /// `P::f_vjp(..)` of an associated function.
    pub fn vjp_of_associated(&mut self, path: &Path, function: &Ident, args: &[&Expr], span: Span) -> Val {
        let named = |name: Ident| {
            let mut path = path.clone();
            if let Some(last) = path.segments.last_mut() {
                last.ident = name;
            }
            path
        };
        let (value, pulled) = (named(function.clone()), named(format_ident!("{}_pulled", function)));
        let (scope, names) = self.given(args);
        let (value, pullback) = (syn::parse_quote!(#value(#(#names),*)), syn::parse_quote!(#pulled(#(#names,)* __ct)));
        self.value_and_pullback(scope, value, pullback, span)
    }

    /// `p.f_vjp(..)` of a method.
    pub fn vjp_of_method(&mut self, receiver: Val, function: &Ident, m: &ExprMethodCall) -> Val {
        let args: Vec<&Expr> = m.args.iter().collect();
        let (mut scope, names) = self.given(&args);
        let own = Ident::new("__receiver", Span::mixed_site());
        scope.bind(&own, receiver);
        let pulled = format_ident!("{}_pulled", function);
        let value = syn::parse_quote!(#own.#function(#(#names),*));
        let pullback = syn::parse_quote!(#own.#pulled(#(#names,)* __ct));
        self.value_and_pullback(scope, value, pullback, m.span())
    }

    /// Arguments under names, in a scope that has no others.
    fn given(&mut self, args: &[&Expr]) -> (Scope, Vec<Ident>) {
        let mut scope = Scope::default();
        scope.enter();
        let bind = |(i, e): (usize, &&Expr)| {
            let name = format_ident!("__argument{}", i, span = Span::mixed_site());
            let value = self.argument(e);
            scope.bind(&name, value);
            name
        };
        let names = args.iter().enumerate().map(bind).collect();
        (scope, names)
    }

    fn value_and_pullback(&mut self, scope: Scope, value: Expr, pullback: Expr, span: Span) -> Val {
        let closure = |params, body| Closure { params, body, scope: scope.clone(), function: None, result: None };
        let value = self.inline(&closure(Vec::new(), value), Vec::new(), span);
        let pullback = closure(vec![syn::parse_quote!(__ct)], pullback);
        Val::Tuple(vec![value, Val::Closure(Rc::new(pullback))])
    }

    /// A call of a pullback.
    pub fn pulled(&mut self, path: &Path, args: &[&Expr], span: Span) -> Val {
        let (function, args) = self.of_companion(path, args);
        self.call_of(Callee::Pulled(function), args, "gradient", span, true)
    }
}
