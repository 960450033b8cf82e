//! Functions: their parameters and results, and calls of them.

use super::profile::Piece;
use super::writer::{Entry, Writer, float, integer};
use super::{Kind, activity};
use crate::scalar::ir::{
    Arg, Block, Callee, Capture, Checkpoint, Function, Make, Operand, Param, Place, Range, Recursion, Step, Stmt,
    Value, Var,
};
use proc_macro2::{Ident, Literal, Span};
use quote::quote;

/// A parameter.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// What it holds.
    pub kind: Kind,
    /// Whether it is behind a reference.
    pub by_ref: bool,
    /// Whether it may be written.
    pub written: bool,
    /// Whether no derivative passes through it although it is a float.
    pub constant: bool,
}

/// A parameter by value.
fn value(kind: Kind) -> Parameter {
    Parameter { kind, by_ref: false, written: false, constant: false }
}

/// A parameter behind a reference.
fn behind(kind: Kind, written: bool) -> Parameter {
    Parameter { kind, by_ref: true, written, constant: false }
}

/// What is known of a function that can be called.
#[derive(Clone, Debug)]
pub struct Signature {
    /// The parameters.
    pub params: Vec<Parameter>,
    /// The result, if there is one.
    pub result: Option<Kind>,
}

impl Writer<'_> {
    fn parameter(&mut self, p: Parameter, params: &mut Vec<Param>) {
        let (name, ty) = (if p.constant { "c" } else { "arg" }, Self::ty(&p.kind));
        let var = self.arena.value(name, ty, Span::call_site());
        let info = self.arena.info_mut(var);
        info.by_ref = p.by_ref;
        info.mutable = p.written;
        info.active = !p.constant && !matches!(p.kind, Kind::Int | Kind::Bool);
        params.push(Param { var, written: p.written });
        let memory = p.by_ref || !matches!(p.kind, Kind::Float | Kind::Int | Kind::Bool);
        self.scope.push(Entry { var, kind: p.kind, mutable: p.written, memory });
    }

    /// The function that is run.
    pub fn main(mut self) -> (Function, Signature) {
        let mut all = vec![value(Kind::Float), value(Kind::Float)];
        let kinds = [Kind::Array(3), Kind::Pair, Kind::Grid(2), Kind::Vec, Kind::Option, Kind::Float];
        all.push(behind(Kind::Slice(2), false));
        if self.random.chance(50) {
            let kind = self.random.pick(&[Kind::Slice(2), Kind::Array(3), Kind::Float, Kind::Vec]).clone();
            all.push(behind(kind, true));
        }
        if self.random.chance(40) {
            all.push(value(self.random.pick(&kinds).clone()));
        }
        all.push(value(Kind::Int));
        if self.random.chance(40) {
            all.push(value(Kind::Bool));
        }
        let most = self.profile.statements;
        self.function(all, most)
    }

    /// A function that is called.
    pub fn callee(mut self) -> (Function, Signature) {
        let kinds = [Kind::Float, Kind::Float, Kind::Slice(2), Kind::Slice(2), Kind::Array(2), Kind::Pair, Kind::Int];
        let mut all = vec![value(Kind::Float)];
        for _ in 0..1 + self.random.below(3) {
            let kind = self.random.pick(&kinds).clone();
            let slice = matches!(kind, Kind::Slice(_));
            let by_ref = kind != Kind::Int && (slice || self.random.chance(50));
            let written = by_ref && self.random.chance(45);
            if written && self.profile.has(Piece::Stack) && self.random.chance(30) {
                all.push(behind(Kind::Vec, true));
                continue;
            }
            all.push(Parameter { kind, by_ref, written, constant: false });
        }
        self.budget = 8;
        self.function(all, 4)
    }

    fn function(&mut self, mut all: Vec<Parameter>, most: usize) -> (Function, Signature) {
        let mut params = Vec::new();
        for (i, p) in all.iter_mut().enumerate() {
            p.constant = i > 0 && p.kind == Kind::Float && !p.by_ref && self.random.chance(15);
            self.parameter(p.clone(), &mut params);
        }
        let mut out = Vec::new();
        if self.profile.has(Piece::Exit) && self.random.chance(70) {
            let flag = self.arena.mutable("flag", Self::ty(&Kind::Int), Span::call_site());
            let result = self.arena.mutable("result", Self::ty(&Kind::Float), Span::call_site());
            out.push(Stmt::Declare { var: flag, init: Some(integer(0)) });
            out.push(Stmt::Declare { var: result, init: Some(float(0.0)) });
            self.exits = Some((flag, result));
        }
        let count = 3.min(most) + self.random.below(most.saturating_sub(2));
        self.statements(count, &mut out);
        let (result, kind) = self.result(all.iter().any(|p| p.written), &mut out);
        let arena = std::mem::take(&mut self.arena);
        let checkpoint = match self.random.below(8) {
            0 => Some(Checkpoint::Sqrt),
            1 => Some(Checkpoint::Binomial(2)),
            _ => None,
        };
        let recursion = if self.random.chance(15) { Recursion::Any } else { Recursion::Named(String::new()) };
        let mut f =
            Function { arena, params, body: Block { stmts: out }, result, recursion, checkpoint, standard: Vec::new() };
        activity::mark(&mut f);
        (f, Signature { params: all, result: kind })
    }

    /// What the function gives.
    fn result(&mut self, writes: bool, out: &mut Vec<Stmt>) -> (Option<Operand>, Option<Kind>) {
        if let Some((_, result)) = self.exits.filter(|_| self.exits_written > 0) {
            if let Some(cond) = self.flag_is(0, out) {
                let then = self.scoped(|w, out| {
                    let value = w.total(out);
                    out.push(Stmt::Assign { place: Place::whole(result), value });
                });
                out.push(Stmt::If { cond, then, otherwise: Block::default(), kept: None });
            }
            return (Some(self.read(Place::whole(result), Kind::Float, out)), Some(Kind::Float));
        }
        match self.random.below(10) {
            0 | 1 if writes => (None, None),
            2 | 3 => {
                let all = vec![self.total(out), self.float(out)];
                let (make, kind) = match self.random.chance(50) {
                    true => (Make::Array, Kind::Array(2)),
                    false => (Make::Tuple, Kind::Pair),
                };
                let v = self.set("t", kind.clone(), Value::Make(make, all), out);
                (Some(v.into()), Some(kind))
            }
            4 => match self.find(|e| e.mutable && e.kind == Kind::Vec) {
                Some(e) => (Some(self.read(Place::whole(e.var), Kind::Vec, out)), Some(Kind::Vec)),
                None => (Some(self.float(out)), Some(Kind::Float)),
            },
            _ => (Some(self.total(out)), Some(Kind::Float)),
        }
    }

    /// A sum of much that is in scope, cells of arrays included.
    fn total(&mut self, out: &mut Vec<Stmt>) -> Operand {
        let sum = self.declare("sum", Kind::Float, float(0.0), out);
        let place = Place::whole(sum);
        let recent: Vec<Entry> = self.scope.iter().rev().skip(1).take(12).cloned().collect();
        for e in recent.into_iter().filter(|e| e.mutable || e.kind == Kind::Float) {
            match e.kind {
                Kind::Float if self.random.chance(60) => {
                    let x = if e.memory { self.read(Place::whole(e.var), Kind::Float, out) } else { e.var.into() };
                    let k = self.constant();
                    let value = self.prim("mul", vec![x, k], out);
                    out.push(Stmt::Update { place: place.clone(), negate: false, value });
                }
                Kind::Array(_) | Kind::Slice(_) | Kind::Vec => self.summed(e.var, &place, out),
                Kind::Grid(_) | Kind::Pair => {
                    let cell = self.cell(&e, out);
                    let value = self.read(cell, Kind::Float, out);
                    out.push(Stmt::Update { place: place.clone(), negate: true, value });
                }
                _ => {}
            }
        }
        let value = self.float(out);
        out.push(Stmt::Update { place: place.clone(), negate: false, value });
        self.read(place, Kind::Float, out)
    }

    /// `for i in 0..a.len() { sum += a[i] * (i + 1) }`
    fn summed(&mut self, a: Var, place: &Place, out: &mut Vec<Stmt>) {
        let name = self.arena.ident(a);
        let n = self.capture(quote!(#name.len()), vec![a]);
        let n = self.set("n", Kind::Int, Value::Capture(n), out);
        let i = self.arena.value("i", Self::ty(&Kind::Int), Span::call_site());
        let index = self.arena.ident(i);
        let body = self.scoped(|w, out| {
            let x = w.read(Place::whole(a).then(Step::Index(vec![i.into()])), Kind::Float, out);
            let weight = Capture {
                tokens: quote!((#index + 1) as f64 * 0.5f64),
                reads: vec![i],
                writes: vec![],
                repeatable: true,
            };
            let weight = w.set("s", Kind::Float, Value::Capture(weight), out);
            let value = w.prim("mul", vec![x, weight.into()], out);
            out.push(Stmt::Update { place: place.clone(), negate: false, value });
        });
        let range = Range { start: integer(0), end: n.into(), inclusive: false, reversed: false };
        out.push(Stmt::For { var: i, range, exit: None, body, kept: None });
    }

    /// A call, its arguments by value and by reference.
    pub fn call(&mut self, out: &mut Vec<Stmt>) {
        if self.signatures.is_empty() {
            self.operation(out);
            return;
        }
        let k = self.random.below(self.signatures.len());
        let signature = self.signatures[k].clone();
        let mut written = Vec::new();
        let mut args: Vec<Option<Arg>> = vec![None; signature.params.len()];
        // What is written must not be lent twice, so it is chosen first.
        let order = |w: bool| signature.params.iter().enumerate().filter(move |p| p.1.written == w);
        for (i, p) in order(true).chain(order(false)) {
            match self.argument(p, &mut written, out) {
                Some(a) => args[i] = Some(a),
                None => return self.new_variable(out),
            }
        }
        let args: Vec<Arg> = args.into_iter().flatten().collect();
        let name = Ident::new(&format!("f_{k}"), Span::call_site());
        let callee = match self.random.chance(80) {
            true => Callee::Function(name.into()),
            false => Callee::Method(name),
        };
        let var = signature.result.clone().map(|kind| self.bound("y", kind));
        out.push(Stmt::Call { var, callee, args, pullback: None });
        if let (Some(v), Some(Kind::Vec)) = (var, &signature.result) {
            self.declare("w", Kind::Vec, v.into(), out);
        }
    }

    fn argument(&mut self, p: &Parameter, written: &mut Vec<Var>, out: &mut Vec<Stmt>) -> Option<Arg> {
        if p.by_ref {
            let place = self.lent(p, written, out)?;
            if p.written {
                written.push(place.base);
                return Some(Arg::RefMut(place));
            }
            return Some(Arg::Ref(place));
        }
        let make = |make, all| Value::Make(make, all);
        Some(match p.kind {
            Kind::Float if p.constant => match self.find(|e| e.kind == Kind::Int) {
                Some(e) if self.random.chance(60) => {
                    let i = self.arena.ident(e.var);
                    Arg::Capture(self.capture(quote!(#i as f64 * 0.5f64), vec![e.var]))
                }
                _ => Arg::Value(self.constant()),
            },
            Kind::Float => Arg::Value(self.float(out)),
            Kind::Int => {
                let (tokens, reads) = self.count();
                let c = self.capture(quote!(#tokens % 4), reads);
                Arg::Capture(c)
            }
            Kind::Pair => {
                let all = vec![self.float(out), self.float(out)];
                Arg::Value(self.set("t", Kind::Pair, make(Make::Tuple, all), out).into())
            }
            Kind::Array(2) => {
                let all = vec![self.float(out), self.float(out)];
                Arg::Value(self.set("t", Kind::Array(2), make(Make::Array, all), out).into())
            }
            _ => return None,
        })
    }

    /// A place that can stand behind a reference.
    fn lent(&mut self, p: &Parameter, written: &[Var], out: &mut Vec<Stmt>) -> Option<Place> {
        let free = |e: &Entry| !written.contains(&e.var) && (e.mutable || !p.written) && e.memory;
        let want = p.kind.clone();
        let e = match want {
            Kind::Float => {
                self.find(|e| free(e) && !matches!(e.kind, Kind::Int | Kind::Bool | Kind::Vec | Kind::Option))?
            }
            Kind::Slice(2) => self.find(|e| free(e) && matches!(e.kind, Kind::Array(2..) | Kind::Slice(2..)))?,
            _ => {
                let kind = want.clone();
                let found = self.find(|e| free(e) && e.kind == kind);
                match (found, &want) {
                    (Some(e), _) => e,
                    (None, Kind::Array(2) | Kind::Pair) => return self.fresh_lent(&want, out),
                    _ => return None,
                }
            }
        };
        match (&want, &e.kind) {
            (Kind::Float, _) => Some(self.cell(&e, out)),
            (Kind::Slice(2), Kind::Array(n) | Kind::Slice(n)) => {
                let whole = Place::whole(e.var);
                if self.random.chance(60) {
                    return Some(whole);
                }
                let from = self.random.below(n - 1);
                let to = Literal::usize_unsuffixed(from + 2);
                let end = Operand::Int(from as i64 + 2, quote!(#to));
                Some(whole.then(Step::Range(Some(integer(from as i64)), Some(end))))
            }
            _ => Some(Place::whole(e.var)),
        }
    }

    fn fresh_lent(&mut self, kind: &Kind, out: &mut Vec<Stmt>) -> Option<Place> {
        let all = vec![self.float(out), self.float(out)];
        let make = if *kind == Kind::Pair { Make::Tuple } else { Make::Array };
        let t = self.set("t", kind.clone(), Value::Make(make, all), out);
        Some(Place::whole(self.declare("a", kind.clone(), t.into(), out)))
    }
}
