//! Methods.

use super::super::ir::{Callee, Operand, Step, Ty, Value};
use super::super::prim::Prim;
use super::call::yes;
use super::closed::OBSERVERS;
use super::consume::CONSUMERS;
use super::float::is_float_method;
use super::iterate::{ADAPTORS, SOURCES};
use super::scope::Val;
use super::types::is_inactive;
use super::{Lower, fence, pulled};
use proc_macro2::Span;
use quote::quote;
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall};

/// Methods of options.
const OPTION_METHODS: &[&str] = &[
    "unwrap",
    "expect",
    "unwrap_or",
    "unwrap_or_else",
    "unwrap_or_default",
    "map",
    "map_or",
    "is_some",
    "is_none",
    "and_then",
    "ok_or",
    "copied",
    "cloned",
    "is_ok",
    "is_err",
    "ok",
    "as_ref",
    "as_mut",
    "as_deref",
    "filter",
    "zip",
    "or",
    "or_else",
    "is_some_and",
    "map_or_else",
    "map_err",
    "ok_or_else",
    "take",
];

impl Lower {
    /// A method call.
    pub fn method(&mut self, m: &ExprMethodCall, wanted: bool) -> Val {
        let name = m.method.to_string();
        if self.is_iteration(m, &name) {
            let e = Expr::MethodCall(m.clone());
            if CONSUMERS.contains(&name.as_str()) && !SOURCES.contains(&name.as_str()) {
                // What is written for the result is not meant for what is inside.
                let hint = self.hint.take();
                let Some(iter) = self.iterable(&m.receiver) else { return Val::Nothing };
                self.hint = hint.filter(|_| name == "collect");
                return self.iterator_method(iter, m);
            }
            return self.iterable(&e).map_or(Val::Nothing, |i| Val::Iter(Rc::new(i)));
        }
        if name.starts_with("par_") || name == "into_par_iter" {
            return self.refuse(&m.method, fence::parallel(&name));
        }
        if matches!(name.as_str(), "as_ptr" | "as_mut_ptr") {
            return self.refuse(&m.method, fence::pointer_cast());
        }
        let receiver = self.expr(&m.receiver);
        if self.is_users(&receiver, m) {
            return self.user_method(receiver, m, wanted);
        }
        if let Some(v) = self.view_method(&receiver, m) {
            return v;
        }
        match &receiver {
            Val::Nothing => return Val::Nothing,
            Val::Iter(i) => {
                let iter = (**i).clone();
                return self.iterator_method(iter, m);
            }
            _ => {}
        }
        let users = matches!(self.ty(&receiver), Ty::Named(_)) || self.is_called(&receiver, &name);
        if users && matches!(name.as_str(), "len" | "is_empty") {
            return self.length_method(receiver, m);
        }
        if OBSERVERS.contains(&name.as_str())
            && let Some(v) = self.observe(&receiver, m)
        {
            return v;
        }
        let ty = self.ty(&receiver);
        match &ty {
            Ty::Float => self.method_of_float(receiver, m),
            Ty::Option(_) => self.option_method(receiver, m),
            Ty::Unknown | Ty::Named(_) if OPTION_METHODS.contains(&name.as_str()) && name != "cloned" => {
                self.option_method(receiver, m)
            }
            Ty::Unknown if Prim::named(&name).is_some() && self.is_called(&receiver, &name) => {
                self.user_method(receiver, m, wanted)
            }
            Ty::Unknown if is_float_method(&name) => self.method_of_float(receiver, m),
            Ty::Array(..) | Ty::Slice(_) | Ty::Vec(_) | Ty::NdArray(_) => self.collection_method(receiver, m),
            ty if is_inactive(ty) && self.takes_function(m) && self.closed(&Expr::MethodCall(m.clone())).is_none() => {
                self.option_method(receiver, m)
            }
            ty if is_inactive(ty) && (name == "then" || name == "then_some") => self.then(receiver, m),
            ty if is_inactive(ty) => self.method_of_inactive(receiver, m, wanted),
            Ty::Unknown if Prim::named(&name).is_some() => self.method_of_float(receiver, m),
            Ty::Unknown if super::collection::METHODS.contains(&name.as_str()) => self.collection_method(receiver, m),
            _ => self.user_method(receiver, m, wanted),
        }
    }

    fn is_iteration(&self, m: &ExprMethodCall, name: &str) -> bool {
        (SOURCES.contains(&name) && !self.is_own_value(&m.receiver))
            || ((ADAPTORS.contains(&name) || CONSUMERS.contains(&name)) && self.makes_iterator(&m.receiver))
    }

    /// `.len()`, `.is_nan()` and the like.
    fn observe(&mut self, receiver: &Val, m: &ExprMethodCall) -> Option<Val> {
        let name = &m.method;
        match receiver {
            Val::Maybe { some, .. } if name == "is_some" => return Some(some.clone().into()),
            Val::Maybe { some, .. } => {
                let tokens = self.operand_tokens(some);
                let capture = self.capture_of(quote!(!#tokens), &[some], true);
                return Some(Val::Op(self.bind_capture("none", Ty::Inactive, m.span(), capture)));
            }
            _ => {}
        }
        if name == "len" && m.args.is_empty() {
            return Some(self.len_of(receiver, m.span()).into());
        }
        let operands: Vec<Operand> = m.args.iter().map(|e| self.value(e)).collect();
        let tokens = match self.receiver_tokens(receiver) {
            Some(t) => t,
            None => {
                let o = self.read(receiver.clone(), m.span());
                self.operand_tokens(&o)
            }
        };
        let args: Vec<_> = operands.iter().map(|o| self.operand_tokens(o)).collect();
        let mut capture = self.capture_places(quote!(#tokens.#name(#(#args),*)), &[receiver]);
        capture.reads.extend(operands.iter().filter_map(Operand::var));
        Some(Val::Op(self.bind_capture(&name.to_string(), Ty::Inactive, m.span(), capture)))
    }

    /// How many elements there are.
    pub fn len_of(&mut self, v: &Val, span: Span) -> Operand {
        if let Ty::Array(_, n) = self.ty(v) {
            return match n.to_string().parse::<i64>() {
                Ok(i) => super::control::int(i),
                Err(_) => match n.to_string().trim_end_matches("usize").parse::<i64>() {
                    Ok(i) => super::control::int(i),
                    Err(_) if n.clone().into_iter().count() == 1 => Operand::Tokens(n),
                    Err(_) => Operand::Tokens(quote!((#n))),
                },
            };
        }
        let v = match self.val_tokens(v) {
            Some(_) => v.clone(),
            None => Val::Op(self.read(v.clone(), span)),
        };
        let tokens = self.receiver_tokens(&v).unwrap_or_default();
        let capture = self.capture_places(quote!(#tokens.len()), &[&v]);
        self.bind_capture("n", Ty::Inactive, span, capture)
    }

    fn method_of_float(&mut self, receiver: Val, m: &ExprMethodCall) -> Val {
        let receiver = self.read(receiver, m.receiver.span());
        let mut operands = vec![receiver];
        operands.extend(m.args.iter().map(|e| self.value(e)));
        self.float_method(&m.method, operands)
    }

    fn method_of_inactive(&mut self, receiver: Val, m: &ExprMethodCall, wanted: bool) -> Val {
        let name = &m.method;
        let tokens = match self.val_tokens(&receiver) {
            Some(t) => t,
            None => {
                let o = self.read(receiver.clone(), m.span());
                self.operand_tokens(&o)
            }
        };
        let mut vals = vec![receiver.clone()];
        let mut args = Vec::new();
        for e in &m.args {
            let v = self.argument(e);
            let v = match self.val_tokens(&v) {
                Some(_) => v,
                None => Val::Op(self.read(v, e.span())),
            };
            args.push(self.val_tokens(&v).unwrap_or_default());
            vals.push(v);
        }
        let turbofish = &m.turbofish;
        let vals: Vec<&Val> = vals.iter().collect();
        let mut capture = self.capture_places(quote!(#tokens.#name #turbofish(#(#args),*)), &vals);
        let mut base = Vec::new();
        Lower::val_vars(&receiver, &mut base);
        capture.writes = base.first().copied().filter(|v| self.arena.info(*v).mutable).into_iter().collect();
        match wanted {
            true => Val::Op(self.bind_capture("k", Ty::Inactive, m.span(), capture)),
            false => {
                self.effect(capture);
                Val::Nothing
            }
        }
    }

    /// `len` and `is_empty` of a type of the user's, or of a collection by another name.
    fn length_method(&mut self, receiver: Val, m: &ExprMethodCall) -> Val {
        let place = self.place(receiver, m.receiver.span());
        let args = vec![super::super::ir::Arg::Ref(place)];
        self.call_of(Callee::Method(m.method.clone()), args, &m.method.to_string(), m.span(), true)
    }

    /// A method of a type of the user's.
    fn user_method(&mut self, receiver: Val, m: &ExprMethodCall, wanted: bool) -> Val {
        let name = m.method.to_string();
        if matches!(name.as_str(), "clone" | "to_owned") && m.args.is_empty() {
            let span = m.span();
            return Val::Op(self.read(receiver, span));
        }
        if let Some(function) = pulled::function_of(&m.method) {
            return self.vjp_of_method(receiver, &function, m);
        }
        let model = self.floats.model(&self.ty(&receiver));
        let receiver = match receiver {
            Val::Place(p) if self.arena.info(p.base).mutable => Val::Ref { place: p, mutable: true },
            Val::Place(place) => Val::Ref { place, mutable: false },
            Val::Op(Operand::Var(v)) => Val::Ref { place: super::super::ir::Place::whole(v), mutable: false },
            v => v,
        };
        let mut args = vec![self.argument_of(receiver, m.receiver.span())];
        for e in &m.args {
            let v = self.argument(e);
            args.push(self.argument_of(v, e.span()));
        }
        let method = m.method.clone();
        let callee = match model {
            Some(parameter) => Callee::Bounded(parameter, method),
            None => Callee::Method(method),
        };
        self.call_of(callee, args, &name, m.span(), wanted)
    }

    /// An option as a condition, and what is inside where it holds.
    pub fn as_maybe(&mut self, v: Val, span: Span) -> (Operand, Val) {
        match v {
            Val::Maybe { some, inner } => (some, *inner),
            Val::Path(p) if p.is_ident("None") => (Operand::Tokens(quote!(false)), Val::Nothing),
            v => {
                let v = match self.val_tokens(&v) {
                    Some(_) => v,
                    None => Val::Op(self.read(v, span)),
                };
                let tokens = self.val_tokens(&v).unwrap_or_default();
                let test = match self.ty(&v) {
                    Ty::Option(_) => quote!(#tokens.is_some()),
                    _ => quote!(::tenzr::__private::real::is_there(&#tokens)),
                };
                let capture = self.capture_places(test, &[&v]);
                let some = self.bind_capture("some", Ty::Inactive, span, capture);
                let inner = self.part(&v, Step::Payload);
                (some, inner)
            }
        }
    }

    fn option_method(&mut self, receiver: Val, m: &ExprMethodCall) -> Val {
        let span = m.span();
        let name = m.method.to_string();
        let args: Vec<&Expr> = m.args.iter().collect();
        match (name.as_str(), args.as_slice()) {
            ("unwrap", []) | ("expect", [_]) => self.unwrap(receiver),
            ("copied" | "cloned" | "as_ref" | "as_mut" | "as_deref", []) => match receiver {
                Val::Maybe { some, inner } => {
                    let inner = if name == "copied" || name == "cloned" { self.deref(*inner) } else { *inner };
                    Val::Maybe { some, inner: Box::new(inner) }
                }
                Val::Place(p) => self.reference_to(Val::Place(p), name == "as_mut", span),
                v => v,
            },
            ("take", []) => {
                let place = self.place(receiver, span);
                self.replaced(place, Val::Path(syn::parse_quote!(None)), span)
            }
            ("replace", [value]) => {
                let value = self.argument(value);
                let place = self.place(receiver, span);
                let value = Val::Maybe { some: yes(), inner: Box::new(value) };
                self.replaced(place, value, span)
            }
            ("insert", [value]) => {
                let value = self.argument(value);
                let place = self.place(receiver, span);
                let value = Val::Maybe { some: yes(), inner: Box::new(value) };
                self.replaced(place.clone(), value, span).discard();
                Val::Ref { place: place.then(Step::Payload), mutable: true }
            }
            ("unwrap_or", [other]) => {
                let other = self.argument(other);
                self.or_else(receiver, span, |_| other)
            }
            ("unwrap_or_else", [f]) => {
                let f = self.expr(f);
                let error = self.error_for(&f, &receiver);
                self.or_else(receiver, span, |l| l.applied_to_error(&f, error, span))
            }
            ("unwrap_or_default", []) => self.or_else(receiver, span, |_| Operand::Float(0.0, quote!(0.0)).into()),
            ("map_or", [other, f]) => {
                let other = self.argument(other);
                let f = self.expr(f);
                let (some, inner) = self.as_maybe(receiver, span);
                self.choose("value", some, |l| l.applied(&f, vec![inner], span), |_| other)
            }
            ("map" | "and_then", [f]) => {
                let f = self.expr(f);
                let (some, inner) = self.as_maybe(receiver, span);
                let none: syn::Path = syn::parse_quote!(None);
                let flat = name == "and_then";
                self.choose(
                    "option",
                    some,
                    |l| {
                        let v = l.applied(&f, vec![inner], span);
                        if is_written(&v) {
                            return l.refuse(&m.method, super::super::messages::REFERENCE_CHOSEN);
                        }
                        match flat {
                            true => Val::Op(l.read(v, span)),
                            false => {
                                let o = l.read(v, span);
                                l.some(o, span)
                            }
                        }
                    },
                    |_| Val::Path(none),
                )
            }
            _ => self.more_of_options(receiver, m, &args),
        }
    }

    fn more_of_options(&mut self, receiver: Val, m: &ExprMethodCall, args: &[&Expr]) -> Val {
        let span = m.span();
        let name = m.method.to_string();
        let of_error = matches!(name.as_str(), "or_else" | "map_or_else" | "map_err");
        let error = match args.first() {
            Some(Expr::Closure(c)) if of_error && c.inputs.len() == 1 => Some(self.error_part(&receiver)),
            _ => None,
        };
        let (some, inner) = match name.as_str() {
            "map_err" | "ok_or" | "ok_or_else" | "ok" | "filter" | "zip" | "or" | "or_else" | "is_some_and"
            | "map_or_else" => self.as_maybe(receiver, span),
            _ => return self.refuse(&m.method, fence::option_method(&name)),
        };
        match (name.as_str(), args) {
            ("filter" | "is_some_and", [f]) => {
                let f = self.expr(f);
                let filter = name == "filter";
                let kept = self.short_circuit(some, true, span, |l| {
                    let seen = if filter { l.reference_to(inner.clone(), false, span) } else { inner.clone() };
                    let cond = l.applied(&f, vec![seen], span);
                    l.read(cond, span)
                });
                if filter { Val::Maybe { some: kept, inner: Box::new(inner) } } else { kept.into() }
            }
            ("zip", [other]) => {
                let other = self.expr(other);
                let (also, second) = self.as_maybe(other, span);
                let some = self.short_circuit(some, true, span, |_| also);
                Val::Maybe { some, inner: Box::new(Val::Tuple(vec![inner, second])) }
            }
            ("or" | "or_else", [other]) => {
                let other = self.argument(other);
                let result = error.is_some();
                let given = |l: &mut Self| match name.as_str() {
                    "or" => other,
                    _ => l.applied_to_error(&other, error, span),
                };
                let inner = self.deref(inner);
                let found = |l: &mut Self| match result {
                    true => {
                        let value = l.read(inner, span);
                        l.of_result("Ok", value, span)
                    }
                    false => Val::Maybe { some: yes(), inner: Box::new(inner) },
                };
                self.choose("option", some, found, given)
            }
            ("map_or_else", [none, f]) => {
                let (none, f) = (self.expr(none), self.expr(f));
                self.choose(
                    "value",
                    some,
                    |l| l.applied(&f, vec![inner], span),
                    |l| l.applied_to_error(&none, error, span),
                )
            }
            ("ok", []) => Val::Maybe { some, inner: Box::new(inner) },
            ("map_err" | "ok_or" | "ok_or_else", [f]) => {
                let f = self.argument(f);
                let given = |l: &mut Self| {
                    let left = if name == "ok_or" { f } else { l.applied_to_error(&f, error, span) };
                    let left = l.read(left, span);
                    l.of_result("Err", left, span)
                };
                let inner = |l: &mut Self| {
                    let value = l.read(inner, span);
                    l.of_result("Ok", value, span)
                };
                self.choose("result", some, inner, given)
            }
            _ => self.refuse(&m.method, fence::option_method(&name)),
        }
    }

    /// What a function for the case without a value is given: of a result the error.
    fn error_for(&mut self, f: &Val, receiver: &Val) -> Option<Val> {
        matches!(f, Val::Closure(c) if c.params.len() == 1).then(|| self.error_part(receiver))
    }

    /// A function for the case without a value, applied where it is known to be that.
    fn applied_to_error(&mut self, f: &Val, error: Option<Val>, span: Span) -> Val {
        let error = error.map(|e| {
            let o = self.read(e, span);
            self.learn(&o, &Ty::Inactive);
            Val::Op(o)
        });
        self.applied(f, error.into_iter().collect(), span)
    }

    fn error_part(&mut self, receiver: &Val) -> Val {
        self.step(receiver, Step::Variant(syn::parse_quote!(Err), syn::Member::Unnamed(0.into())))
    }

    fn of_result(&mut self, variant: &str, o: Operand, span: Span) -> Val {
        let path = syn::Ident::new(variant, Span::call_site());
        let make = super::super::ir::Make::Constructor(path.into());
        self.bind_value("result", Ty::Unknown, span, Value::Make(make, vec![o])).into()
    }

    /// Writes an option, and gives the one before.
    fn replaced(&mut self, place: super::super::ir::Place, value: Val, span: Span) -> Val {
        let old = self.read(Val::Place(place.clone()), span);
        let value = self.read(value, span);
        self.store_at(place, value);
        old.into()
    }

    /// `cond.then(|| value)` and `cond.then_some(value)`
    fn then(&mut self, receiver: Val, m: &ExprMethodCall) -> Val {
        let span = m.span();
        let cond = self.read(receiver, m.receiver.span());
        let Some(arg) = m.args.first() else { return Val::Nothing };
        let given = self.argument(arg);
        if m.method == "then_some" {
            return Val::Maybe { some: cond, inner: Box::new(given) };
        }
        let none: syn::Path = syn::parse_quote!(None);
        self.choose(
            "option",
            cond,
            |l| {
                let value = l.applied(&given, Vec::new(), span);
                Val::Maybe { some: yes(), inner: Box::new(value) }
            },
            |_| Val::Path(none),
        )
    }

    fn some(&mut self, o: Operand, span: Span) -> Val {
        use super::super::ir::Make;
        let ty = Ty::Option(Box::new(self.operand_ty(&o)));
        let some = Make::Constructor(syn::parse_quote!(Some));
        self.bind_value("some", ty, span, Value::Make(some, vec![o])).into()
    }

    fn unwrap(&mut self, receiver: Val) -> Val {
        match receiver {
            Val::Maybe { some, inner } => {
                let tokens = self.operand_tokens(&some);
                let text = "called `Option::unwrap()` on a `None` value";
                let capture = self.capture_of(quote!(::core::assert!(#tokens, #text)), &[&some], false);
                self.effect(capture);
                *inner
            }
            v => self.part(&v, Step::Payload),
        }
    }

    fn or_else(&mut self, receiver: Val, span: Span, other: impl FnOnce(&mut Self) -> Val) -> Val {
        let (some, inner) = self.as_maybe(receiver, span);
        self.choose("value", some, |l| l.copied(inner, span), other)
    }
}

/// Whether a value is a place to be written, or an option of one.
fn is_written(v: &Val) -> bool {
    match v {
        Val::Ref { mutable, .. } => *mutable,
        Val::Maybe { inner, .. } => is_written(inner),
        _ => false,
    }
}
