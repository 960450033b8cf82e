//! `if`, `match`, `if let`, `while`, `while let`, `let else` and `?`.
//!
//! A `match` on values without derivative stays one. On any other value it stays one as far as the patterns only look at
//! variants: what they bind are names of parts of the value. Patterns that look at floats, and guards, become comparisons.

use super::super::ir::{Arm, Block, Capture, Make, Operand, Step, Stmt, Ty, Value};
use super::super::messages;
use super::control::{Done, Head, Kind, Slot, Target};
use super::refutable::{has_float, reference_tokens, without_names};
use super::scope::Val;
use super::types::is_inactive;
use super::{Frame, Lower};
use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::spanned::Spanned;
use syn::{Expr, Pat};

/// An arm, or a branch that is one.
#[derive(Clone, Copy)]
struct Case<'a> {
    pat: &'a Pat,
    guard: Option<&'a Expr>,
    body: Body<'a>,
}

#[derive(Clone, Copy)]
enum Body<'a> {
    Expr(&'a Expr),
    Block(&'a syn::Block),
    Break,
    Nothing,
}

impl Lower {
    /// `if`
    pub fn if_expr(&mut self, i: &syn::ExprIf, wanted: bool) -> Val {
        if let Some(v) = self.if_chain(i, wanted) {
            return v;
        }
        let otherwise = i.else_branch.as_ref().map_or(Body::Nothing, |(_, e)| Body::Expr(e));
        if let Expr::Let(l) = &*i.cond
            && let Some(v) = self.two_cases(l, Body::Block(&i.then_branch), otherwise, wanted)
        {
            return v;
        }
        let before = std::mem::take(&mut self.lets);
        let cond = self.value(&i.cond);
        let lets = std::mem::replace(&mut self.lets, before);
        let then = |l: &mut Self| {
            l.scope.enter();
            lets.into_iter().for_each(|(pat, val)| l.bind_with(&pat, val, true));
            let v = l.block(&i.then_branch, wanted);
            l.scope.leave();
            v
        };
        match wanted {
            true => self.choose("value", cond, then, |l| l.body(otherwise, true)),
            false => {
                let then = self.scoped(|l| then(l).discard()).1;
                let otherwise = self.scoped(|l| l.body(otherwise, false).discard()).1;
                self.join(cond, then, otherwise);
                Val::Nothing
            }
        }
    }

    fn body(&mut self, b: Body, wanted: bool) -> Val {
        match b {
            Body::Expr(e) if wanted => self.expr(e),
            Body::Expr(e) => {
                self.run(e);
                Val::Nothing
            }
            Body::Block(b) => self.block(b, wanted),
            Body::Break => {
                self.break_innermost();
                Val::Nothing
            }
            Body::Nothing => Val::Nothing,
        }
    }

    /// `if let` on a value without derivative.
    fn two_cases(&mut self, l: &syn::ExprLet, then: Body, otherwise: Body, wanted: bool) -> Option<Val> {
        let other: Pat = syn::parse_quote!(_);
        let cases = [Case { pat: &l.pat, guard: None, body: then }, Case { pat: &other, guard: None, body: otherwise }];
        self.inactive_match(&l.expr, &cases, wanted)
    }

    /// `let` in a condition: its names are bound where it holds.
    pub fn let_condition(&mut self, l: &syn::ExprLet) -> Operand {
        let val = self.expr(&l.expr);
        let val = self.kept_once(val, l.expr.span());
        let test = self.test(&l.pat, &val);
        self.lets.push(((*l.pat).clone(), val));
        test.unwrap_or(Operand::Tokens(quote!(true)))
    }

    /// A value that may be looked at several times.
    fn kept_once(&mut self, val: Val, span: Span) -> Val {
        match val {
            Val::Op(o @ (Operand::Float(..) | Operand::Int(..) | Operand::Tokens(_))) => {
                let ty = self.operand_ty(&o);
                self.bind_value("value", ty, span, Value::Copy(o)).into()
            }
            Val::Path(_) | Val::Closure(_) | Val::Iter(_) => Val::Op(self.read(val, span)),
            val => val,
        }
    }

    /// `let pat = e else { .. };`
    pub fn let_else(&mut self, pat: &Pat, e: &Expr, otherwise: &Expr) {
        let val = self.expr(e);
        let val = self.kept_once(val, e.span());
        if let Some(cond) = self.test(pat, &val) {
            let then = self.scoped(|_| ()).1;
            let otherwise = self.scoped(|l| l.run(otherwise)).1;
            self.join(cond, then, otherwise);
        }
        self.bind_with(pat, val, true);
    }

    /// `while`
    pub fn while_loop(&mut self, w: &syn::ExprWhile) -> Val {
        if let Some(v) = self.while_chain(w) {
            return v;
        }
        let target = Target::new(Kind::Loop, w.label.as_ref());
        if let Expr::Let(l) = &*w.cond {
            let other: Pat = syn::parse_quote!(_);
            let cases = [
                Case { pat: &l.pat, guard: None, body: Body::Block(&w.body) },
                Case { pat: &other, guard: None, body: Body::Break },
            ];
            return self.run_loop(target, Head::Forever, |s| s.cases(&l.expr, &cases, false).discard());
        }
        let before = std::mem::take(&mut self.lets);
        let (cond, head) = self.scoped(|l| l.value(&w.cond));
        let lets = std::mem::replace(&mut self.lets, before);
        if lets.is_empty() && head.exits.is_empty() && is_quiet(&head.block) {
            let head = Head::While { head: head.block, cond };
            return self.run_loop(target, head, |l| l.block(&w.body, false).discard());
        }
        self.run_loop(target, Head::Forever, |l| {
            l.resume(head);
            let then = l.scoped(|l| {
                l.scope.enter();
                lets.into_iter().for_each(|(pat, val)| l.bind_with(&pat, val, true));
                l.block(&w.body, false).discard();
                l.scope.leave();
            });
            let otherwise = l.scoped(|l| l.break_innermost());
            l.join(cond, then.1, otherwise.1);
        })
    }

    /// Goes on with a block that was cotangent_filled before.
    pub fn resume(&mut self, done: Done) {
        self.frames.push(Frame { stmts: done.block.stmts, exits: done.exits.clone(), ..Frame::default() });
        let frame = self.frames.pop().unwrap_or_default();
        frame.stmts.into_iter().for_each(|s| self.emit(s));
        if !frame.exits.is_empty() {
            self.open_flag(frame.exits);
        }
    }

    /// `match`
    pub fn match_expr(&mut self, m: &syn::ExprMatch, wanted: bool) -> Val {
        let cases: Vec<Case> = m
            .arms
            .iter()
            .map(|a| match &a.pat {
                Pat::Guard(g) => Case { pat: &g.pat, guard: Some(&g.guard), body: Body::Expr(&a.body) },
                pat => Case { pat, guard: None, body: Body::Expr(&a.body) },
            })
            .collect();
        self.cases(&m.expr, &cases, wanted)
    }

    fn cases(&mut self, on: &Expr, cases: &[Case], wanted: bool) -> Val {
        if let Some(v) = self.inactive_match(on, cases, wanted) {
            return v;
        }
        let val = self.expr(on);
        let val = match val {
            Val::Tuple(parts) => Val::Tuple(parts.into_iter().map(|p| self.kept_once(p, on.span())).collect()),
            val => self.kept_once(val, on.span()),
        };
        let plain = cases.iter().all(|c| c.guard.is_none() && !self.looks_at_floats(c.pat, &val));
        match reference_tokens(self, &val) {
            Some(tokens) if plain && cases.len() > 1 => {
                let mut on = self.capture_places(tokens, &[&val]);
                on.repeatable = false;
                self.matched(on, cases, wanted, |l, pat| {
                    l.bind_with(pat, val.clone(), true);
                    (without_names(pat), Vec::new())
                })
            }
            _ => {
                let mut slot = None;
                let wanted = wanted.then_some(&mut slot);
                let (_, done) = self.scoped(|l| l.chain(&val, cases, cases.len() > 1, wanted));
                self.declare(slot.as_ref());
                self.resume_all(done);
                slot.as_ref().map_or(Val::Nothing, super::control::load)
            }
        }
    }

    /// Statements that were cotangent_filled apart, in the block around.
    pub fn resume_all(&mut self, done: Done) {
        let diverged = done.diverged;
        match diverged {
            true => {
                done.block.stmts.into_iter().for_each(|s| self.emit(s));
                let frame = self.frame();
                frame.exits.extend(done.exits);
                frame.diverged = true;
            }
            false => self.resume(done),
        }
    }

    /// A `match` on a value without derivative.
    fn inactive_match(&mut self, on: &Expr, cases: &[Case], wanted: bool) -> Option<Val> {
        let facts = self.closed(on)?;
        let ty = if facts.float { self.static_ty(on) } else { Ty::Inactive };
        if !is_inactive(&ty) && !matches!((on, &ty), (Expr::Call(_) | Expr::MethodCall(_), Ty::Unknown)) {
            return None;
        }
        if cases.iter().any(|c| has_float(c.pat) || !self.guard_is_closed(c)) {
            return None;
        }
        let on = self.capture(on, &facts);
        Some(self.matched(on, cases, wanted, |l, pat| l.bind_inactive(pat)))
    }

    fn guard_is_closed(&mut self, c: &Case) -> bool {
        let Some(guard) = c.guard else { return true };
        self.scope.enter();
        self.bind_inactive(c.pat);
        let closed = self.closed(guard).is_some();
        self.scope.leave();
        closed
    }

    /// A `match` that stays one; `bind` binds what a pattern binds.
    fn matched(
        &mut self,
        on: Capture,
        cases: &[Case],
        wanted: bool,
        bind: impl Fn(&mut Self, &Pat) -> (TokenStream, Vec<super::super::ir::Var>),
    ) -> Val {
        let mut slot = None;
        let mut arms = Vec::new();
        for c in cases {
            self.scope.enter();
            let ((pattern, binds, guard), done) = self.scoped(|l| {
                let (pattern, binds) = bind(l, c.pat);
                let guard = c.guard.and_then(|g| l.closed(g).map(|facts| l.capture(g, &facts)));
                l.arm_body(c.body, wanted.then_some(&mut slot));
                (pattern, binds, guard)
            });
            self.scope.leave();
            arms.push((Arm { pattern, binds, guard, body: Block::default() }, done));
        }
        self.declare(slot.as_ref());
        self.join_match(on, arms);
        slot.as_ref().map_or(Val::Nothing, super::control::load)
    }

    fn arm_body(&mut self, body: Body, slot: Option<&mut Option<Slot>>) {
        match slot {
            Some(slot) => self.store_into(slot, "value", |l| l.body(body, true)),
            None => self.body(body, false).discard(),
        }
    }

    /// A `match` as tests one after another; `several` says whether it had more than one arm.
    fn chain(&mut self, val: &Val, cases: &[Case], several: bool, mut slot: Option<&mut Option<Slot>>) {
        let Some((first, rest)) = cases.split_first() else { return };
        let test = if rest.is_empty() && first.guard.is_none() { None } else { self.test(first.pat, val) };
        let test = match first.guard {
            None => test,
            Some(guard) => {
                let known = test.unwrap_or(Operand::Tokens(quote!(true)));
                Some(self.short_circuit(known, true, guard.span(), |l| {
                    l.scope.enter();
                    l.bind_with(first.pat, val.clone(), true);
                    let o = l.value(guard);
                    l.scope.leave();
                    o
                }))
            }
        };
        let bound = |l: &mut Self, slot: Option<&mut Option<Slot>>| {
            l.scope.enter();
            l.bind_with(first.pat, val.clone(), several);
            l.arm_body(first.body, slot);
            l.scope.leave();
        };
        match test {
            None => bound(self, slot),
            Some(cond) => {
                let then = self.scoped(|l| bound(l, slot.as_deref_mut())).1;
                let otherwise = self.scoped(|l| l.chain(val, rest, several, slot)).1;
                self.join(cond, then, otherwise);
            }
        }
    }

    /// `left && right` or `left || right`, where `right` only runs if it has to.
    pub fn short_circuit(
        &mut self,
        left: Operand,
        and: bool,
        span: Span,
        right: impl FnOnce(&mut Self) -> Operand,
    ) -> Operand {
        let (right, done) = self.scoped(right);
        if done.exits.is_empty() && done.block.stmts.iter().all(is_harmless) {
            done.block.stmts.into_iter().for_each(|s| self.emit(s));
            let (l, r) = (self.operand_tokens(&left), self.operand_tokens(&right));
            let tokens = if and { quote!(#l && #r) } else { quote!(#l || #r) };
            let capture = self.capture_of(tokens, &[&left, &right], true);
            return self.bind_capture("test", Ty::Inactive, span, capture);
        }
        let known = Operand::Tokens(if and { quote!(false) } else { quote!(true) });
        let mut slot = None;
        let known = self.scoped(|l| l.store_into(&mut slot, "test", |_| known.into())).1;
        let right = self.scoped(|l| {
            l.resume_all(done);
            l.store_into(&mut slot, "test", |_| right.into());
        });
        self.declare(slot.as_ref());
        match and {
            true => self.join(left, right.1, known),
            false => self.join(left, known, right.1),
        }
        let value = slot.as_ref().map_or(Val::Nothing, super::control::load);
        self.read(value, span)
    }

    /// `?`
    pub fn try_expr(&mut self, t: &syn::ExprTry) -> Val {
        let span = t.question_token.span();
        let val = self.expr(&t.expr);
        let Some(result) = self.is_result(&val) else {
            return self.refuse(t.question_token, messages::OPTION_OR_RESULT);
        };
        let (cond, val) = match val {
            Val::Maybe { some, inner } => (some.clone(), Val::Maybe { some, inner }),
            val => {
                let val = Val::Place(self.place(val, span));
                let tokens = self.val_tokens(&val).unwrap_or_default();
                let test = if result { quote!(#tokens.is_ok()) } else { quote!(#tokens.is_some()) };
                let capture = self.capture_places(test, &[&val]);
                (self.bind_capture("ok", Ty::Inactive, span, capture), val)
            }
        };
        let then = self.scoped(|_| ()).1;
        let otherwise = self.scoped(|l| {
            let left = if result { l.error_of(&val, span) } else { Val::Path(syn::parse_quote!(None)) };
            l.return_with(Some(left)).discard();
        });
        self.join(cond, then, otherwise.1);
        let inner = self.step(&val, Step::Payload);
        self.snapshot(inner, span)
    }

    fn error_of(&mut self, val: &Val, span: Span) -> Val {
        let err: syn::Path = syn::parse_quote!(Err);
        let error = self.step(val, Step::Variant(err.clone(), syn::Member::Unnamed(0.into())));
        let error = self.read(error, span);
        self.learn(&error, &Ty::Inactive);
        let tokens = self.operand_tokens(&error);
        let target = self.result.as_ref().and_then(|ty| super::place::argument(&quote!(#ty), 1));
        let tokens = match target {
            Some(target) => quote!(<#target as ::core::convert::From<_>>::from(#tokens)),
            None => quote!(::core::convert::From::from(#tokens)),
        };
        let capture = self.capture_of(tokens, &[&error], false);
        let error = self.bind_capture("error", Ty::Inactive, span, capture);
        self.bind_value("left", Ty::Unknown, span, Value::Make(Make::Constructor(err), vec![error])).into()
    }

    fn is_result(&self, val: &Val) -> Option<bool> {
        let of = |path: &syn::Path| match path.segments.last()?.ident.to_string() {
            name if name.contains("Option") => Some(false),
            name if name.contains("Result") => Some(true),
            _ => None,
        };
        let written = match self.ty(val) {
            Ty::Option(_) => return Some(false),
            Ty::Named(t) => syn::parse2(t).ok(),
            _ => self.result.clone(),
        };
        match written? {
            syn::Type::Path(p) => of(&p.path),
            _ => None,
        }
    }
}

/// Whether the statements of a condition change nothing outside of it.
fn is_quiet(b: &Block) -> bool {
    let mut quiet = true;
    let mut declared = std::collections::BTreeSet::new();
    b.each(&mut |s| {
        declared.extend(s.binds());
        quiet &= match s {
            Stmt::Let { value: Value::Pop(_), .. } => false,
            Stmt::Let { value: Value::Capture(c), .. } => c.writes.is_empty(),
            Stmt::Let { .. } | Stmt::Declare { .. } | Stmt::If { .. } => true,
            Stmt::Match { .. } => true,
            Stmt::Assign { place, .. } => declared.contains(&place.base),
            Stmt::Call { args, .. } => !args.iter().any(|a| matches!(a, super::super::ir::Arg::RefMut(_))),
            _ => false,
        };
    });
    quiet
}

/// Whether a statement may run although it is not asked for: it cannot panic and has no effect.
fn is_harmless(s: &Stmt) -> bool {
    match s {
        Stmt::Let { value: Value::Prim(..) | Value::Compare(..) | Value::Copy(_), .. } => true,
        Stmt::Let { value: Value::Read(p), .. } => p.path.iter().all(|s| matches!(s, Step::Field(_))),
        Stmt::Let { value: Value::Capture(c), .. } => c.writes.is_empty() && is_comparison_only(&c.tokens),
        _ => false,
    }
}

/// Whether tokens only compare names and numbers.
fn is_comparison_only(tokens: &TokenStream) -> bool {
    tokens.clone().into_iter().all(|t| match t {
        proc_macro2::TokenTree::Punct(p) => "<>=!&|".contains(p.as_char()),
        proc_macro2::TokenTree::Group(_) => false,
        proc_macro2::TokenTree::Ident(_) | proc_macro2::TokenTree::Literal(_) => true,
    })
}
