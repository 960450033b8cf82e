//! Branches and loops put together: the names that they change become results of a region.

use super::{Lower, Scope, Value};
use crate::ir::{Kind, Op, Stmt, Var};
use crate::messages;
use crate::region::{Arm, Control, Region};
use proc_macro2::Span;
use std::collections::{BTreeMap, BTreeSet};

/// Lowers the branch of a number, in its own scope.
pub(super) type Branch<'a> = &'a mut dyn FnMut(&mut Lower, usize) -> Value;

/// A branch that was lowered.
struct Lowered {
    arm: Arm,
    scope: Scope,
    value: Value,
    ambient: Var,
}

/// Where a name is bound.
type Place = (usize, String);

impl Lower {
    /// `n` branches of which one runs, or one for each example.
    pub(super) fn region(&mut self, control: Control, n: usize, span: Span, run: Branch) -> Value {
        let before = self.scope.clone();
        let (around, ambient) = (std::mem::take(&mut self.out), self.ambient);
        let by_example = matches!(control, Control::Sides(_));
        let state = self.fixed_state(by_example);
        let mut arms = Vec::with_capacity(n);
        let parts = self.parts.take();
        self.inside += 1;
        self.by_example += usize::from(by_example);
        for i in 0..n {
            self.scope = before.clone();
            if by_example {
                self.ambient = self.arena.copy_of(ambient);
            }
            self.parts = parts;
            let mut value = run(self, i);
            if let (Value::Var(v), Some(n)) = (&value, parts)
                && let Some(parts) = self.unpack_call(*v, n)
            {
                value = Value::Tuple(parts);
            }
            let mut stmts = std::mem::take(&mut self.out);
            self.close_calls(&mut stmts);
            let arm = Arm { stmts, never: matches!(value, Value::Never), ..Arm::default() };
            arms.push(Lowered { arm, scope: self.scope.clone(), value, ambient: self.ambient });
        }
        self.inside -= 1;
        self.by_example -= usize::from(by_example);
        self.fixed = state;
        (self.out, self.ambient) = (around, ambient);
        self.join(control, before, arms, span)
    }

    /// How many results a call in a branch has was to be seen there.
    fn close_calls(&mut self, stmts: &mut [Stmt]) {
        self.calls.settle(stmts);
        stmts.iter().flat_map(|s| &s.dsts).for_each(|d| {
            self.calls.open.remove(d);
        });
    }

    /// State of the user's that no branch may change, since it would differ between the examples.
    fn fixed_state(&mut self, by_example: bool) -> BTreeSet<String> {
        let before = self.fixed.clone();
        if by_example {
            self.fixed.extend(self.changing.iter().cloned());
        }
        before
    }

    fn join(&mut self, control: Control, before: Scope, mut arms: Vec<Lowered>, span: Span) -> Value {
        let ends = arms.iter().filter(|a| !a.arm.never);
        let depth = ends.clone().map(|a| a.scope.depth()).min().unwrap_or(before.depth());
        self.scope = before;
        self.scope.truncate(depth);
        if arms.iter().all(|a| a.arm.never) {
            let arms = arms.into_iter().map(|a| a.arm).collect();
            self.out.push(Stmt {
                dsts: Vec::new(),
                op: Op::Region(Box::new(Region { control, arms, kept: None })),
                span,
            });
            return Value::Never;
        }
        let mut dsts = Vec::new();
        for (place, value) in self.scope.tracked() {
            let values: Vec<Value> =
                arms.iter().map(|a| if a.arm.never { Value::Never } else { a.scope.at(&place) }).collect();
            if values.iter().all(|v| matches!(v, Value::Never) || same(v, &value)) {
                continue;
            }
            let joined = self.joined(&control, &values, &mut arms, &mut dsts, &place.1, span);
            self.scope.set(&place, joined);
        }
        let values: Vec<Value> = arms.iter().map(|a| a.value.clone()).collect();
        let value = self.joined(&control, &values, &mut arms, &mut dsts, "value", span);
        let by_example = matches!(control, Control::Sides(_));
        let arms = arms
            .into_iter()
            .map(|a| if by_example { self.given_its_examples(a.arm, self.ambient, a.ambient) } else { a.arm })
            .collect();
        self.out.push(Stmt { dsts, op: Op::Region(Box::new(Region { control, arms, kept: None })), span });
        value
    }

    /// One value for those that the branches give, part by part; a result of the region where they differ.
    fn joined(
        &mut self,
        control: &Control,
        values: &[Value],
        arms: &mut [Lowered],
        dsts: &mut Vec<Var>,
        name: &str,
        span: Span,
    ) -> Value {
        let given: Vec<&Value> = values.iter().filter(|v| !matches!(v, Value::Never)).collect();
        if given.iter().any(|v| matches!(v, Value::Refused)) {
            return Value::Refused;
        }
        if given.iter().any(|v| matches!(v, Value::Unit)) {
            return Value::Unit;
        }
        if given.iter().any(|v| matches!(v, Value::Transformed(..) | Value::Pullback(_))) {
            self.errors.push(syn::Error::new(span, messages::CLOSURE_AS_VALUE));
            return Value::Refused;
        }
        let parts = given.iter().find_map(|v| self.parts_of(v));
        if let Some(n) = parts {
            let mut all: Vec<Vec<Value>> = Vec::with_capacity(values.len());
            for v in values {
                all.push(match v {
                    Value::Never => vec![Value::Never; n],
                    v => match self.unpacked(v.clone(), n) {
                        Some(parts) => parts,
                        None => {
                            self.errors.push(syn::Error::new(span, messages::BRANCHES_DIFFER));
                            return Value::Refused;
                        }
                    },
                });
            }
            let column = |i: usize| all.iter().map(|v| v[i].clone()).collect::<Vec<_>>();
            return Value::Tuple((0..n).map(|i| self.joined(control, &column(i), arms, dsts, name, span)).collect());
        }
        let vars: Vec<Option<Var>> =
            values.iter().map(|v| if let Value::Var(v) = v { Some(*v) } else { None }).collect();
        if let Some(first) = vars.iter().flatten().next()
            && vars.iter().flatten().all(|v| v == first)
            && !arms.iter().any(|a| a.arm.defined().contains(first))
        {
            return Value::Var(*first);
        }
        Value::Var(self.joined_var(control, &vars, arms, dsts, name, span))
    }

    fn joined_var(
        &mut self,
        control: &Control,
        vars: &[Option<Var>],
        arms: &mut [Lowered],
        dsts: &mut Vec<Var>,
        name: &str,
        span: Span,
    ) -> Var {
        let given = || vars.iter().flatten();
        let primal = given().any(|v| self.primal.contains(v));
        let native =
            !matches!(control, Control::Sides(_)) && given().all(|v| self.arena.info(*v).kind == Kind::Captured);
        for (v, a) in vars.iter().zip(arms.iter_mut()) {
            let Some(v) = v else { continue };
            self.calls.open.remove(v);
            a.arm.results.push(if native { *v } else { self.lift_in(&mut a.arm.stmts, *v, a.ambient, primal, span) });
        }
        let name = if name.contains(' ') { "flag" } else { name };
        let is_list = |v: &Var| self.arena.info(*v).kind == Kind::List;
        let lists = given().filter(|v| is_list(v)).count();
        if lists > 0 && lists < given().count() {
            self.errors.push(syn::Error::new(span, messages::LIST_OR_VALUE));
        }
        let kind = match (native, lists > 0) {
            (true, _) => Kind::Captured,
            (_, true) => Kind::List,
            _ => Kind::Value,
        };
        let d = self.arena.var(name, kind, span);
        if primal {
            self.primal.insert(d);
        }
        dsts.push(d);
        d
    }

    fn lift_in(&mut self, stmts: &mut Vec<Stmt>, x: Var, ambient: Var, primal: bool, span: Span) -> Var {
        let name = self.arena.info(x).name.clone();
        let v = self.arena.value_like(&name, x, span);
        if primal {
            self.primal.insert(v);
        }
        stmts.push(Stmt { dsts: vec![v], op: Op::Lift { x, ambient, primal }, span });
        v
    }

    /// A value mapped over the ambient.
    pub(super) fn lifted(&mut self, x: Var, primal: bool, span: Span) -> Var {
        let mut stmts = std::mem::take(&mut self.out);
        let v = self.lift_in(&mut stmts, x, self.ambient, primal, span);
        self.out = stmts;
        v
    }

    /// What a branch for some examples uses of the whole batch it is given for these: as parameters.
    fn given_its_examples(&mut self, mut arm: Arm, whole: Var, ambient: Var) -> Arm {
        let mut names = BTreeMap::from([(whole, ambient)]);
        arm.params.push(ambient);
        arm.args.push(whole);
        for (v, _) in arm.outer_uses() {
            if v == ambient
                || names.contains_key(&v)
                || !matches!(self.arena.info(v).kind, Kind::Value | Kind::List | Kind::Ambient)
            {
                continue;
            }
            let p = self.arena.copy_of(v);
            if self.primal.contains(&v) {
                self.primal.insert(p);
            }
            names.insert(v, p);
            arm.params.push(p);
            arm.args.push(v);
        }
        arm.stmts.iter_mut().for_each(|s| s.op.rename(&names));
        arm.results.iter_mut().for_each(|r| *r = *names.get(r).unwrap_or(r));
        arm
    }

    /// The number of parts of a value, where it has parts.
    fn parts_of(&self, v: &Value) -> Option<usize> {
        match v {
            Value::Tuple(parts) => Some(parts.len()),
            Value::Var(v) => self.calls.parts.get(v).map(Vec::len),
            _ => None,
        }
    }

    /// A loop: the names that it may change are carried from one iteration to the next. It ends where the flag `stop` says
    /// so for all examples.
    pub(super) fn repeated(
        &mut self,
        control: Control,
        names: &BTreeSet<String>,
        stop: Option<&str>,
        iteration: Branch,
        span: Span,
    ) {
        let mut places: Vec<Place> = names.iter().filter_map(|n| self.scope.place(n)).collect();
        places.sort();
        let mut arm = Arm::default();
        for place in &places {
            let value = self.scope.at(place);
            let is_flag = place.1.contains(' ');
            let carried = self.each(value, span, &mut |me, v| {
                me.calls.open.remove(&v);
                let primal = me.primal.contains(&v);
                let first = if is_flag { v } else { me.lifted(v, primal, span) };
                let p = me.arena.copy_of(first);
                if primal {
                    me.primal.insert(p);
                }
                arm.args.push(first);
                arm.params.push(p);
                p
            });
            self.scope.set(place, carried);
        }
        let before = self.scope.clone();
        let around = std::mem::take(&mut self.out);
        self.inside += 1;
        iteration(self, 0);
        self.inside -= 1;
        arm.stmts = std::mem::replace(&mut self.out, around);
        let after = std::mem::replace(&mut self.scope, before);
        let mut dsts = Vec::new();
        for place in &places {
            let (carried, next) = (self.scope.at(place), after.at(place));
            if matches!(next, Value::Refused | Value::Never) || matches!(carried, Value::Refused) {
                continue;
            }
            let value = self.next_value(&carried, next, &mut arm, &mut dsts, span);
            if stop == Some(place.1.as_str()) {
                arm.stop = arm.results.last().copied();
            }
            self.scope.set(place, value);
        }
        if self.errors.is_empty() {
            debug_assert_eq!(arm.params.len(), arm.results.len(), "what is carried in is carried out");
        }
        self.out.push(Stmt { dsts, op: Op::Region(Box::new(Region { control, arms: vec![arm], kept: None })), span });
    }

    /// The value after an iteration as that before the next, part by part; gives what it is after the loop.
    fn next_value(&mut self, carried: &Value, next: Value, arm: &mut Arm, dsts: &mut Vec<Var>, span: Span) -> Value {
        match (carried, next) {
            (Value::Tuple(parts), next) => match self.unpacked(next, parts.len()) {
                Some(next) => {
                    let parts = parts.iter().zip(next).map(|(c, n)| self.next_value(c, n, arm, dsts, span)).collect();
                    Value::Tuple(parts)
                }
                None => {
                    self.errors.push(syn::Error::new(span, messages::BRANCHES_DIFFER));
                    Value::Refused
                }
            },
            (Value::Var(p), Value::Var(v)) => {
                self.calls.open.remove(&v);
                let native = self.arena.info(*p).kind == Kind::Captured;
                if self.is_list(*p) != self.is_list(v) {
                    self.errors.push(syn::Error::new(span, messages::LIST_OR_VALUE));
                }
                if native && self.arena.info(v).kind != Kind::Captured {
                    self.errors.push(syn::Error::new(span, messages::LEAVES_BY_EXAMPLE));
                }
                let primal = self.primal.contains(p);
                arm.results.push(match native {
                    true => v,
                    false => self.lift_in(&mut arm.stmts, v, self.ambient, primal, span),
                });
                let d = self.arena.copy_of(*p);
                if primal {
                    self.primal.insert(d);
                }
                dsts.push(d);
                Value::Var(d)
            }
            _ => {
                self.errors.push(syn::Error::new(span, messages::BRANCHES_DIFFER));
                Value::Refused
            }
        }
    }
}

/// Whether two values are the same variables.
fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Var(a), Value::Var(b)) => a == b,
        (Value::Tuple(a), Value::Tuple(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        // These are bound once.
        (Value::Transformed(..), Value::Transformed(..)) | (Value::Pullback(_), Value::Pullback(_)) => true,
        (Value::Refused, Value::Refused) => true,
        _ => false,
    }
}
