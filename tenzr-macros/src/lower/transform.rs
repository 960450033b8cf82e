//! `grad!`, `value_and_grad!`, `vjp!`, `jvp!` and `vmap!`: the outer one inlines those in its body.

use super::{Binding, Lower, PullbackValue, Scope, Value};
use crate::ir::{Arg, Attr, Body, Cotangent, Kind, Op, Operand, Pullback, Stmt, Var};
use crate::messages;
use crate::parse::closure::{Parameter, Transform, Transformed, axis_name};
use crate::parse::list::is_list;
use crate::parse::signature::discrete;
use crate::region::Control;
use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use std::collections::{BTreeMap, BTreeSet};
use syn::ExprCall;
use syn::spanned::Spanned;

impl Lower {
    pub(super) fn call_transform(&mut self, mac: &syn::Macro, c: &ExprCall) -> Value {
        let Some(transform) = Transform::of(mac) else { return Value::Refused };
        match Transformed::parse(transform, mac.tokens.clone()) {
            Ok(t) => self.apply(&t, None, c),
            Err(e) => {
                self.errors.push(e);
                Value::Refused
            }
        }
    }

    /// Inlines a transform at its call; one bound to a name sees the names of the place where it was bound.
    pub(super) fn apply(&mut self, t: &Transformed, scope: Option<&Scope>, c: &ExprCall) -> Value {
        let tangents = if t.transform == Transform::Jvp { t.params.iter().filter(|p| p.active).count() } else { 0 };
        let expected = t.params.len() + tangents;
        if c.args.len() != expected {
            return self.error(&c.args, messages::argument_count(expected, c.args.len()));
        }
        let mut args = Vec::with_capacity(expected);
        for a in &c.args {
            let value = self.expr(a);
            match self.one(value, a) {
                Some(v) => args.push(v),
                None => return Value::Refused,
            }
        }
        let Some(scope) = scope else { return self.transform(t, args) };
        let here = std::mem::replace(&mut self.scope, scope.clone());
        let value = self.transform(t, args);
        self.scope = here;
        value
    }

    /// A transform of these arguments; for `jvp!` the tangents follow them.
    pub fn transform(&mut self, t: &Transformed, args: Vec<Var>) -> Value {
        // The parameters of the closure that the outermost macro becomes have their types there.
        self.typed = self.out.is_empty() && self.function.is_none();
        if t.transform != Transform::Vmap && self.refuses_discrete(t) {
            return Value::Refused;
        }
        match t.transform {
            Transform::Vmap => self.vmap(t, args),
            Transform::Jvp => self.jvp(t, args),
            _ => self.gradient(t, args),
        }
    }

    /// Whether a parameter that is differentiated holds integers, truth values or text; says so.
    fn refuses_discrete(&mut self, t: &Transformed) -> bool {
        let refused = t.params.iter().filter(|p| p.active).filter_map(|p| Some((p, discrete(&p.written)?)));
        let messages = refused.map(|(p, element)| (p, messages::discrete_parameter(&p.name.to_string(), element)));
        messages.inspect(|(p, message)| self.errors.at(&p.written, message)).count() > 0
    }

    /// Lowers the body with the parameters bound to these values, inside `ambient`.
    fn body(&mut self, t: &Transformed, values: &[Var], ambient: Var) -> Value {
        let around = std::mem::replace(&mut self.ambient, ambient);
        let loops = std::mem::take(&mut self.loops);
        self.scope.enter();
        for (p, v) in t.params.iter().zip(values) {
            self.scope.bind(&p.name, Binding::Tracked { value: Value::Var(*v), by_ref: p.by_ref, mutable: false });
        }
        self.derived += 1;
        let value = if self.lists {
            let body = self.with_lengths_in(&t.body);
            self.expr(&body)
        } else {
            self.expr(&t.body)
        };
        self.derived -= 1;
        self.scope.leave();
        self.loops = loops;
        self.ambient = around;
        value
    }

    fn check_param(&mut self, p: &Parameter, x: Var) {
        if !self.typed {
            self.push_check(p.ty.to_token_stream(), x, p.ty.span());
        }
    }

    fn vmap(&mut self, t: &Transformed, mut values: Vec<Var>) -> Value {
        let outer = (self.axes.len(), self.ambient);
        let mut maps = Vec::with_capacity(t.axes.len());
        for axis in &t.axes {
            let (name, span, tokens) = (axis_name(axis), axis.span(), axis.to_token_stream());
            if self.axes.contains(&name) {
                self.axes.truncate(outer.0);
                self.ambient = outer.1;
                return self.error(axis, messages::nested_axis(&name));
            }
            let extent = self.enter_map(t, &tokens, span, &mut values);
            self.axes.push(name);
            maps.push((tokens, extent, span));
        }
        for (p, x) in t.params.iter().zip(&values) {
            self.check_param(p, *x);
        }
        let mut value = self.body(t, &values, self.ambient);
        self.axes.truncate(outer.0);
        self.ambient = outer.1;
        for (axis, extent, span) in maps.iter().rev() {
            value = self.devectorized(value, axis, *extent, *span);
        }
        value
    }

    /// Enters a map over one axis: the mapped arguments are vectorized.
    fn enter_map(&mut self, t: &Transformed, axis: &TokenStream, span: Span, values: &mut [Var]) -> Var {
        let mapped = t.params.iter().zip(&*values).filter(|(p, _)| p.active);
        let named = mapped.clone().map(|(p, v)| (p.name.to_string(), *v)).collect();
        let lists = mapped.map(|(p, _)| is_list(&p.ty)).collect();
        let extent = self.push("n", Kind::Extent, Op::Extent { axis: axis.clone(), args: named, lists }, span);
        let enter = Op::Enter { ambient: self.ambient, axis: axis.clone(), extent };
        self.ambient = self.push("ambient", Kind::Ambient, enter, span);
        for (p, v) in t.params.iter().zip(values).filter(|(p, _)| p.active) {
            let attrs = vec![Attr::Type(axis.clone())];
            *v = self.runtime("vectorize", &p.name.to_string(), vec![*v], attrs, p.name.span());
            self.with_kind(*v, &p.ty);
        }
        extent
    }

    fn devectorized(&mut self, value: Value, axis: &TokenStream, extent: Var, span: Span) -> Value {
        self.each(value, span, &mut |me, v| {
            let attrs = vec![Attr::Type(axis.clone()), Attr::Var(extent)];
            let name = me.arena.info(v).name.clone();
            let span = me.arena.info(v).span;
            me.runtime("devectorize", &name, vec![v], attrs, span)
        })
    }

    /// Applies `f` to every value of a tuple.
    pub(super) fn each(&mut self, value: Value, span: Span, f: &mut dyn FnMut(&mut Self, Var) -> Var) -> Value {
        match value {
            Value::Var(v) => match self.calls.value(v) {
                Some(parts) => self.each(parts, span, f),
                None => Value::Var(f(self, v)),
            },
            Value::Tuple(parts) => Value::Tuple(parts.into_iter().map(|p| self.each(p, span, f)).collect()),
            Value::Refused => Value::Refused,
            Value::Unit | Value::Never => {
                self.errors.push(syn::Error::new(span, messages::EMPTY_RESULT));
                Value::Refused
            }
            Value::Transformed(..) => {
                self.errors.push(syn::Error::new(span, messages::CLOSURE_AS_VALUE));
                Value::Refused
            }
            Value::Pullback(_) => {
                self.errors.push(syn::Error::new(span, messages::PULLBACK_AS_VALUE));
                Value::Refused
            }
        }
    }

    pub(super) fn runtime(&mut self, prim: &str, name: &str, operands: Vec<Var>, attrs: Vec<Attr>, span: Span) -> Var {
        let of_list = operands.iter().any(|v| self.is_list(*v));
        let operands = operands.into_iter().map(Operand::Var).collect();
        let op = Op::Prim { prim: crate::table::primitive(prim), operands, attrs, residual: false };
        let v = self.push(name, Kind::Value, op, span);
        if of_list {
            self.arena.set_kind(v, Kind::List);
        }
        v
    }

    fn jvp(&mut self, t: &Transformed, args: Vec<Var>) -> Value {
        let span = t.body.span();
        let level = self.arena.level(self.ambient);
        let enter = Op::EnterLevel { ambient: self.ambient, level };
        let ambient = self.push("ambient", Kind::Ambient, enter, span);
        let (values, tangents) = args.split_at(t.params.len());
        let mut tangents = tangents.iter();
        let mut duals = Vec::with_capacity(values.len());
        for (p, &v) in t.params.iter().zip(values) {
            let x = match (p.active, tangents.as_slice().first()) {
                (true, Some(&d)) => {
                    tangents.next();
                    let dual =
                        self.runtime("dual", &p.name.to_string(), vec![v, d], vec![Attr::Level(level)], p.name.span());
                    self.with_kind(dual, &p.ty);
                    dual
                }
                _ => v,
            };
            self.check_param(p, x);
            duals.push(x);
        }
        let value = self.body(t, &duals, ambient);
        let parts = ["primal", "tangent_of"].map(|part| {
            self.each(value.clone(), span, &mut |me, v| {
                let name = me.arena.info(v).name.clone();
                me.runtime(part, &name, vec![v], vec![Attr::Level(level)], span)
            })
        });
        Value::Tuple(parts.into())
    }

    fn gradient(&mut self, t: &Transformed, args: Vec<Var>) -> Value {
        let mut lifted = Vec::with_capacity(args.len());
        for (p, v) in t.params.iter().zip(args) {
            let x = if p.active {
                let op = Op::Lift { x: v, ambient: self.ambient, primal: false };
                let x = self.push(&p.name.to_string(), Kind::Value, op, p.name.span());
                self.with_kind(x, &p.ty);
                x
            } else {
                v
            };
            self.check_param(p, x);
            lifted.push(x);
        }
        let outside = std::mem::take(&mut self.out);
        let state = self.changing.clone();
        let passing: BTreeSet<String> = self.inner.union(&state).cloned().collect();
        let value = self.body(t, &lifted, self.ambient);
        let stmts = std::mem::replace(&mut self.out, outside);
        // What mentions no tracked value runs once, before the derivative; in the body of a loop it cannot.
        let has_regions = stmts.iter().any(|s| matches!(s.op, Op::Region(_) | Op::Named { .. }));
        let outside = |s: &Stmt| !has_regions && matches!(s.op, Op::Verbatim(_) | Op::Capture(_));
        let (rust, mut stmts): (Vec<Stmt>, Vec<Stmt>) = stmts.into_iter().partition(outside);
        self.out.extend(rust);
        if has_regions {
            self.refuse_effects(&stmts, &state);
            self.give_passing(&mut stmts, &passing);
        }
        self.calls.settle(&mut stmts);
        stmts.iter().flat_map(|s| &s.dsts).for_each(|d| {
            self.calls.open.remove(d);
        });
        let Some(results) = self.flat(&value, t.body.span()) else { return Value::Refused };
        let active: Vec<Var> = t.params.iter().zip(&lifted).filter(|(p, _)| p.active).map(|(_, v)| *v).collect();
        let body = Body::closed(active.clone(), stmts, results.clone());
        let wanted = (0..body.params.len()).map(|i| i < active.len()).collect();
        if t.transform == Transform::Vjp {
            return self.vjp(body, wanted, value);
        }
        if results.len() != 1 {
            return self.error(&t.body, messages::TUPLE_AS_LOSS);
        }
        let args = body.params.clone();
        let (values, gradients) = self.pullback(body, args, wanted, vec![Cotangent::Seed], t.body.span());
        match t.transform {
            Transform::Grad => gradients,
            _ => Value::Tuple(vec![Value::Var(values[0]), gradients]),
        }
    }

    /// The body of a derivative may run more than once where it has control flow: it may not change what is outside.
    fn refuse_effects(&mut self, stmts: &[Stmt], state: &BTreeSet<String>) {
        for s in stmts {
            match &s.op {
                Op::Verbatim(t) if !is_let(t) && !only_looks(t) => {
                    let named = t.clone().into_iter().any(|t| super::scope::mentions(t, &|n| state.contains(n)));
                    if named {
                        self.errors.push(syn::Error::new(s.span, messages::EFFECT_IN_DERIVATIVE));
                    }
                }
                Op::Region(r) => r.arms.iter().for_each(|a| self.refuse_effects(&a.stmts, state)),
                _ => {}
            }
        }
    }

    /// Nor does it find again what is gone by then, a variable of a branch or of a loop, or what was changed: it is given these
    /// as values, each under a name of the body's own.
    fn give_passing(&mut self, stmts: &mut Vec<Stmt>, passing: &BTreeSet<String>) {
        let mut found = BTreeMap::new();
        each_tokens(stmts, &mut |t| idents(t, passing, &mut found));
        let mut first = Vec::with_capacity(found.len());
        let mut names = BTreeMap::new();
        for (text, name) in found {
            let value = quote!(::core::clone::Clone::clone(&#name));
            let x = self.push(&text, Kind::Captured, Op::Capture(value), name.span());
            let own = format_ident!("__given_{}", x.0, span = name.span().resolved_at(Span::mixed_site()));
            names.insert(text, own.clone());
            first.push(Stmt { dsts: Vec::new(), op: Op::Named { x, name: own }, span: name.span() });
        }
        each_tokens(stmts, &mut |t| *t = renamed(std::mem::take(t), &names));
        stmts.splice(0..0, first);
    }

    /// The variables of a value.
    pub fn flat(&mut self, value: &Value, span: Span) -> Option<Vec<Var>> {
        match value {
            Value::Var(v) => match self.calls.value(*v) {
                Some(parts) => self.flat(&parts, span),
                None => Some(vec![*v]),
            },
            Value::Tuple(parts) => {
                parts.iter().map(|p| self.flat(p, span)).collect::<Option<Vec<_>>>().map(|p| p.concat())
            }
            Value::Refused => None,
            Value::Unit | Value::Never => {
                self.errors.push(syn::Error::new(span, messages::EMPTY_RESULT));
                None
            }
            Value::Transformed(..) | Value::Pullback(_) => {
                self.errors.push(syn::Error::new(span, messages::CLOSURE_AS_VALUE));
                None
            }
        }
    }

    /// The structured derivative: the values of the results, and the cotangents of the wanted parameters.
    fn pullback(
        &mut self,
        body: Body,
        args: Vec<Var>,
        wanted: Vec<bool>,
        cotangents: Vec<Cotangent>,
        span: Span,
    ) -> (Vec<Var>, Value) {
        let values: Vec<Var> = body.results.iter().map(|r| self.arena.copy_of(*r)).collect();
        let gradients: Vec<Var> = body
            .params
            .iter()
            .zip(&wanted)
            .filter(|(_, w)| **w)
            .map(|(p, _)| {
                let info = self.arena.info(*p).clone();
                self.arena.value_like(&format!("d_{}", info.name), *p, info.span)
            })
            .collect();
        let p = Pullback { body, args, wanted, cotangents, ambient: self.ambient };
        let dsts = values.iter().chain(&gradients).copied().collect();
        self.out.push(Stmt { dsts, op: Op::Pullback(Box::new(p)), span });
        (values, bare(gradients.into_iter().map(Value::Var).collect()))
    }

    fn vjp(&mut self, body: Body, wanted: Vec<bool>, value: Value) -> Value {
        self.out.extend(body.stmts.iter().cloned());
        let results = value.clone();
        let pullback = PullbackValue { body, wanted, results, ambient: self.ambient };
        Value::Tuple(vec![value, Value::Pullback(Box::new(pullback))])
    }

    /// The call of a pullback.
    pub(super) fn pull(&mut self, p: &PullbackValue, c: &ExprCall) -> Value {
        if c.args.len() != 1 {
            return self.error(c, messages::PULLBACK_TWICE);
        }
        let given = self.expr(&c.args[0]);
        let span = c.span();
        let Some(mut given) = self.flat(&given, span) else { return Value::Refused };
        let Some(results) = self.flat(&p.results, span) else { return Value::Refused };
        if given.len() == 1 && results.len() > 1 {
            match self.unpack(Value::Var(given[0]), results.len(), &c.args[0]) {
                Some(parts) => {
                    given = parts.iter().filter_map(|p| if let Value::Var(v) = p { Some(*v) } else { None }).collect()
                }
                None => return Value::Refused,
            }
        }
        if given.len() != results.len() {
            return self.error(&c.args[0], messages::tuple_arity(results.len(), given.len()));
        }
        let cotangents = given
            .iter()
            .zip(&results)
            .map(|(ct, y)| {
                let y = self.further_in(p, *y, span);
                Cotangent::Var(self.runtime("fit_like", "ct", vec![*ct, y], Vec::new(), span))
            })
            .collect();
        let mut args = Vec::with_capacity(p.body.params.len());
        for (&a, &wanted) in p.body.params.iter().zip(&p.wanted) {
            args.push(match a {
                _ if wanted => self.further_in(p, a, span),
                a if a == p.ambient => self.ambient,
                a => a,
            });
        }
        self.pullback(p.body.clone(), args, p.wanted.clone(), cotangents, span).1
    }

    /// A value of a pullback where that is called: inside a map or a level of forward mode that it was made outside of,
    /// each of the many cotangents has its own gradient.
    fn further_in(&mut self, p: &PullbackValue, x: Var, span: Span) -> Var {
        if p.ambient == self.ambient {
            return x;
        }
        let name = self.arena.info(x).name.clone();
        let v = self.arena.value_like(&name, x, span);
        self.out.push(Stmt { dsts: vec![v], op: Op::Lift { x, ambient: self.ambient, primal: false }, span });
        v
    }
}

/// A bare value for one, a tuple for several.
pub fn bare(mut values: Vec<Value>) -> Value {
    if values.len() == 1 { values.remove(0) } else { Value::Tuple(values) }
}

/// Calls `f` for all Rust of the user's in some statements.
fn each_tokens(stmts: &mut [Stmt], f: &mut dyn FnMut(&mut TokenStream)) {
    for s in stmts {
        match &mut s.op {
            Op::Verbatim(t) | Op::Capture(t) => f(t),
            Op::Prim { attrs, .. } => attrs.iter_mut().for_each(|a| {
                if let Attr::Tokens(t) = a {
                    f(t);
                }
            }),
            Op::Call { args, end, .. } => {
                args.iter_mut().for_each(|a| {
                    if let Arg::Captured(t) = a {
                        f(t);
                    }
                });
                f(end);
            }
            Op::Region(r) => {
                match &mut r.control {
                    Control::Match { scrutinee, patterns } => {
                        f(scrutinee);
                        patterns.iter_mut().for_each(&mut *f);
                    }
                    Control::For { iter, .. } => f(iter),
                    _ => {}
                }
                r.arms.iter_mut().for_each(|a| each_tokens(&mut a.stmts, f));
            }
            Op::Pullback(p) => each_tokens(&mut p.body.stmts, f),
            _ => {}
        }
    }
}

/// The names of a set that tokens mention.
fn idents(tokens: &TokenStream, among: &BTreeSet<String>, found: &mut BTreeMap<String, Ident>) {
    for t in tokens.clone() {
        match t {
            TokenTree::Ident(i) if among.contains(&i.to_string()) => drop(found.entry(i.to_string()).or_insert(i)),
            TokenTree::Group(g) => idents(&g.stream(), among, found),
            _ => {}
        }
    }
}

/// Tokens with other names.
fn renamed(tokens: TokenStream, names: &BTreeMap<String, Ident>) -> TokenStream {
    let each = |t| match t {
        TokenTree::Ident(i) => match names.get(&i.to_string()) {
            Some(n) => TokenTree::Ident(Ident::new(&n.to_string(), n.span().located_at(i.span()))),
            None => TokenTree::Ident(i),
        },
        TokenTree::Group(g) => {
            let mut inner = Group::new(g.delimiter(), renamed(g.stream(), names));
            inner.set_span(g.span());
            TokenTree::Group(inner)
        }
        t => t,
    };
    tokens.into_iter().map(each).collect()
}

/// A macro of the standard library that changes nothing, such as `assert!`.
fn only_looks(t: &TokenStream) -> bool {
    t.clone().into_iter().next().is_some_and(|t| super::scope::FORMATTING.contains(&t.to_string().as_str()))
}

fn is_let(t: &TokenStream) -> bool {
    t.clone().into_iter().next().is_some_and(|t| t.to_string() == "let")
}
