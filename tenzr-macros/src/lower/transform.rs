//! `grad!`, `value_and_grad!`, `vjp!`, `jvp!` and `vmap!`: the outer one inlines those in its body.

use super::{Binding, Lower, PullbackValue, Scope, Value};
use crate::ir::{Arg, Attr, Body, Cotangent, Kind, Op, Operand, Pullback, Stmt, Var};
use crate::messages;
use crate::parse::closure::{Parameter, Transform, Transformed, axis_name};
use crate::region::Control;
use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use std::collections::BTreeSet;
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
        match t.transform {
            Transform::Vmap => self.vmap(t, args),
            Transform::Jvp => self.jvp(t, args),
            _ => self.gradient(t, args),
        }
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
        let value = self.expr(&t.body);
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
        let named = mapped.map(|(p, v)| (p.name.to_string(), *v)).collect();
        let extent = self.push("n", Kind::Extent, Op::Extent { axis: axis.clone(), args: named }, span);
        let enter = Op::Enter { ambient: self.ambient, axis: axis.clone(), extent };
        self.ambient = self.push("ambient", Kind::Ambient, enter, span);
        for (p, v) in t.params.iter().zip(values).filter(|(p, _)| p.active) {
            let attrs = vec![Attr::Type(axis.clone())];
            *v = self.runtime("vectorize", &p.name.to_string(), vec![*v], attrs, p.name.span());
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
        let operands = operands.into_iter().map(Operand::Var).collect();
        let op = Op::Prim { prim: crate::table::primitive(prim), operands, attrs, residual: false };
        self.push(name, Kind::Value, op, span)
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
                    self.runtime("dual", &p.name.to_string(), vec![v, d], vec![Attr::Level(level)], p.name.span())
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
                self.push(&p.name.to_string(), Kind::Value, op, p.name.span())
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
        let has_regions = stmts.iter().any(|s| matches!(s.op, Op::Region(_)));
        let outside = |s: &Stmt| !has_regions && matches!(s.op, Op::Verbatim(_) | Op::Capture(_));
        let (rust, mut stmts): (Vec<Stmt>, Vec<Stmt>) = stmts.into_iter().partition(outside);
        self.out.extend(rust);
        if has_regions {
            self.refuse_effects(&stmts, &state);
            self.refuse_passing(&stmts, &passing);
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
            return self.error(&t.body, messages::TUPLE_AS_VALUE);
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
                Op::Verbatim(t) if !is_let(t) => {
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

    /// Nor does it find again what is gone by then: a variable of a branch or of a loop, or one that was changed.
    fn refuse_passing(&mut self, stmts: &[Stmt], passing: &BTreeSet<String>) {
        for s in stmts {
            let named = |t: &TokenStream| {
                let found = super::scope::mentions;
                t.clone().into_iter().any(|t| found(t, &|n| passing.contains(n)))
            };
            let mentions = match &s.op {
                Op::Verbatim(t) | Op::Capture(t) => named(t),
                Op::Prim { attrs, .. } => attrs.iter().any(|a| matches!(a, Attr::Tokens(t) if named(t))),
                Op::Call { args, .. } => args.iter().any(|a| matches!(a, Arg::Captured(t) if named(t))),
                Op::Region(r) => {
                    r.arms.iter().for_each(|a| self.refuse_passing(&a.stmts, passing));
                    match &r.control {
                        Control::Match { scrutinee, patterns } => named(scrutinee) || patterns.iter().any(named),
                        Control::For { iter, .. } => named(iter),
                        _ => false,
                    }
                }
                Op::Pullback(p) => {
                    self.refuse_passing(&p.body.stmts, passing);
                    false
                }
                _ => false,
            };
            if mentions {
                self.errors.push(syn::Error::new(s.span, messages::PASSING_IN_DERIVATIVE));
            }
        }
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
                self.arena.var(&format!("d_{}", info.name), Kind::Value, info.span)
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
        self.push(&name, Kind::Value, Op::Lift { x, ambient: self.ambient, primal: false }, span)
    }
}

/// A bare value for one, a tuple for several.
pub fn bare(mut values: Vec<Value>) -> Value {
    if values.len() == 1 { values.remove(0) } else { Value::Tuple(values) }
}

fn is_let(t: &TokenStream) -> bool {
    t.clone().into_iter().next().is_some_and(|t| t.to_string() == "let")
}
