//! Closures and local functions: they are written out where they are called.

use super::super::ir::{Arg, Callee, Operand, Place, Ty};
use super::super::messages;
use super::Lower;
use super::control::Target;
use super::jumps::returns_expr;
use super::scope::{Closure, Scope, Val};
use proc_macro2::Span;
use quote::ToTokens;
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, FnArg, Pat, ReturnType, Type};

/// A function that is declared in a body.
pub fn local_function(f: &syn::ItemFn) -> Val {
    let params = f.sig.inputs.iter().filter_map(|a| match a {
        FnArg::Typed(t) => Some(Pat::Type(t.clone())),
        FnArg::Receiver(_) => None,
    });
    let block = &f.block;
    Val::Closure(Rc::new(Closure {
        params: params.collect(),
        body: syn::parse_quote!(#block),
        scope: Scope::default(),
        function: Some(f.sig.ident.to_string()),
        result: result(&f.sig.output),
    }))
}

fn result(r: &ReturnType) -> Option<Type> {
    match r {
        ReturnType::Type(_, ty) => Some((**ty).clone()),
        ReturnType::Default => None,
    }
}

impl Lower {
    /// A closure. With `move`, what it captures and what may change is copied now.
    pub fn closure(&mut self, c: &syn::ExprClosure) -> Val {
        if let Some(t) = &c.asyncness {
            return self.refuse(t, super::super::messages::ASYNC_CLOSURE);
        }
        let mut scope = self.scope.clone();
        if c.capture.is_some() {
            scope.enter();
            for name in mentioned(&c.body) {
                let Some(Val::Place(p)) = self.scope.look(&name).cloned() else { continue };
                let info = self.arena.info(p.base);
                let copied = matches!(self.place_ty(&p), Ty::Float | Ty::Inactive | Ty::Array(..) | Ty::Tuple(_));
                if info.mutable && copied && p.path.is_empty() {
                    let o = self.read(Val::Place(p), name.span());
                    let copy = self.new_variable(&name.to_string(), o, name.span());
                    scope.bind(&name, Val::Place(copy));
                }
            }
        }
        Val::Closure(Rc::new(Closure {
            params: c.inputs.iter().cloned().collect(),
            body: (*c.body).clone(),
            scope,
            function: None,
            result: result(&c.output),
        }))
    }

    /// Writes out the body of a closure.
    pub fn inline(&mut self, c: &Closure, args: Vec<Val>, span: Span) -> Val {
        if args.len() != c.params.len() {
            let name = c.function.clone().unwrap_or_else(|| "the closure".to_owned());
            let message = messages::argument_count(&name, c.params.len(), args.len());
            self.errors.push(syn::Error::new(span, message));
            return Val::Nothing;
        }
        if let Some(name) = &c.function {
            if self.inlining.contains(name) {
                self.errors.push(syn::Error::new(span, messages::recursive_closure(name)));
                return Val::Nothing;
            }
            self.inlining.push(name.clone());
        }
        // A function sees the functions around it, itself included.
        let scope = if c.function.is_some() { self.scope.functions() } else { c.scope.clone() };
        let caller = std::mem::replace(&mut self.scope, scope);
        let result = std::mem::replace(&mut self.result, c.result.clone());
        self.scope.enter();
        let value = self.region(Target::function(), returns_expr(&c.body), |l| {
            for (pat, arg) in c.params.iter().zip(args) {
                l.bind_argument(pat, arg);
            }
            l.closure_body(&c.body)
        });
        self.scope = caller;
        self.result = result;
        if c.function.is_some() {
            self.inlining.pop();
        }
        value
    }

    fn closure_body(&mut self, body: &Expr) -> Val {
        match body {
            Expr::Block(b) if b.label.is_none() => {
                let known = self.result.take();
                self.result = Some(known.clone().unwrap_or_else(|| syn::parse_quote!(_)));
                let value = self.function_body(&b.block);
                self.result = known;
                match value {
                    Val::Place(p) if p.path.is_empty() && self.accumulators.contains(&p.base) => Val::Place(p),
                    value => self.snapshot(value, b.span()),
                }
            }
            e => {
                let value = self.expr(e);
                self.snapshot(value, e.span())
            }
        }
    }

    fn bind_argument(&mut self, pat: &Pat, arg: Val) {
        if let Pat::Type(t) = pat
            && let Val::Op(o @ Operand::Var(_)) = &arg
        {
            let ty = self.floats.ty(&t.ty);
            self.refine(o, &ty);
        }
        self.bind(pat, arg);
    }

    /// Whether a parameter that is a function stands there.
    fn is_function(&self, p: &Place) -> bool {
        p.path.is_empty() && self.functions.contains(&p.base)
    }

    /// Calls a function that is given as a value: a closure or a path.
    pub fn apply_function(&mut self, f: &Val, args: Vec<Val>, at: &Expr) -> Val {
        match f {
            Val::Closure(c) => self.inline(&c.clone(), args, at.span()),
            Val::Path(p) => self.apply_path(&p.clone(), args, at.span()),
            Val::Ref { place, .. } | Val::Place(place) if self.is_function(place) => {
                let args = args.into_iter().map(|a| self.argument_of(a, at.span()));
                let args = std::iter::once(Arg::Ref(place.clone())).chain(args).collect::<Vec<_>>();
                let name = self.arena.info(place.base).name.clone();
                self.call_of(Callee::Parameter, args, &name, at.span(), true)
            }
            // It was refused where it comes from.
            Val::Nothing => Val::Nothing,
            _ => self
                .refuse(at, super::super::messages::unsupported("a call of this value", "call a function by its path")),
        }
    }
}

/// The names that code mentions.
pub fn mentioned(e: &Expr) -> Vec<proc_macro2::Ident> {
    struct Names(Vec<proc_macro2::Ident>);
    impl<'ast> Visit<'ast> for Names {
        fn visit_expr_path(&mut self, p: &'ast syn::ExprPath) {
            if let Some(i) = p.path.get_ident()
                && !self.0.contains(i)
            {
                self.0.push(i.clone());
            }
        }
        fn visit_macro(&mut self, m: &'ast syn::Macro) {
            for name in super::capture::token_names(&m.tokens).into_iter().flatten() {
                if !self.0.contains(&name) {
                    self.0.push(name);
                }
            }
        }
        fn visit_expr(&mut self, e: &'ast Expr) {
            visit::visit_expr(self, e);
        }
    }
    let mut names = Names(Vec::new());
    names.visit_expr(e);
    names.0
}

/// A path's text, without spaces.
pub fn path_text(p: &syn::Path) -> String {
    p.to_token_stream().to_string().replace(' ', "")
}
