//! Control flow: which statements run, as regions.
//!
//! A statement from which control may leave takes what follows it into its branches (`Next`), so that a branch that leaves
//! has nothing after it. `break` and `continue` set flags that the loop looks at; where they depend on the example the flags
//! do, and an iteration runs on the examples that are still in the loop.

use super::entries::Heads;
use super::jumps::{Carried, block_escapes, breaks, changed, escapes, leaves_by_example, returned};
use super::region::Branch;
use super::{Binding, Lower, Value, begins_conditional, is_conditional, scope};
use crate::ir::{Kind, Op, Var};
use crate::messages;
use crate::region::Control;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use std::collections::{BTreeSet, HashMap};
use syn::spanned::Spanned;
use syn::{Block, Expr, ExprIf, ExprMatch, Local, Pat, Stmt};

/// What follows a statement from which control may leave.
pub(super) enum Next<'a> {
    /// The end of the branch, whose value it is.
    End,
    /// The end of a block.
    Leave(&'a Next<'a>),
    /// The value is bound, then the rest of the block.
    Bind(&'a Local, &'a Next<'a>),
    /// The rest of a block.
    Rest(&'a [Stmt], Span, &'a Next<'a>),
}

/// A loop around the code at hand.
pub(super) struct Loop {
    label: Option<String>,
    /// Whether it is a block with a label, which runs once.
    is_block: bool,
    /// The name of the flag that ends it.
    broken: String,
    /// The name of the flag that control has left more than this loop, where it may.
    left: Option<String>,
    /// The name of the value that `break` gives, where it gives one.
    value: Option<String>,
}

/// The name of the value that a `return` inside of a loop gives.
const RETURNED: &str = "returned value";

const PATHS: usize = 256;

impl Lower {
    /// The statements of a block in order, then what follows the block.
    pub(super) fn sequence(&mut self, stmts: &[Stmt], end: Span, next: &Next) -> Value {
        let parts = self.parts.take();
        for (i, s) in stmts.iter().enumerate() {
            self.parts = if i + 1 == stmts.len() { parts } else { None };
            let rest = Next::Rest(&stmts[i + 1..], end, next);
            let with_lengths;
            let s = if self.lists {
                with_lengths = self.with_lengths(s);
                &with_lengths
            } else {
                s
            };
            match s {
                Stmt::Local(l) if l.attrs.iter().any(is_conditional) => self.errors.at(l, messages::CFG),
                Stmt::Expr(e, _) if begins_conditional(e) && self.scope.tracked_in(e).is_some() => {
                    self.errors.at(e, messages::CFG);
                    if i + 1 == stmts.len() {
                        return Value::Refused;
                    }
                }
                Stmt::Expr(e, None) if i + 1 == stmts.len() => {
                    if escapes(e) {
                        return self.leaving(e, next);
                    }
                    let value = self.expr(e);
                    return self.then(value, next);
                }
                Stmt::Expr(e, _) if escapes(e) => return self.leaving(e, &rest),
                Stmt::Local(l) if l.init.as_ref().is_some_and(|i| escapes(&i.expr)) => {
                    let bind = Next::Bind(l, &rest);
                    if let Some(init) = &l.init {
                        return self.leaving(&init.expr, &bind);
                    }
                }
                Stmt::Local(l)
                    if l.init.as_ref().is_some_and(|i| i.diverge.as_ref().is_some_and(|d| escapes(&d.1))) =>
                {
                    return self.let_else(l, &rest);
                }
                Stmt::Local(l) => self.local(l, &stmts[i + 1..]),
                Stmt::Macro(m) if i + 1 == stmts.len() && m.semi_token.is_none() => {
                    let value = self.macro_value(&m.mac, s);
                    return self.then(value, next);
                }
                s => self.plain_statement(s),
            }
        }
        self.then(Value::Unit, next)
    }

    pub(super) fn then(&mut self, value: Value, next: &Next) -> Value {
        match next {
            Next::End => value,
            Next::Leave(next) => {
                self.scope.leave();
                self.then(value, next)
            }
            Next::Bind(local, next) => {
                self.bind_pattern(&local.pat, value, false);
                self.then(Value::Unit, next)
            }
            Next::Rest(stmts, end, next) => {
                self.paths += 1;
                if self.paths > PATHS {
                    self.errors.push(syn::Error::new(*end, messages::TOO_MANY_PATHS));
                    return Value::Refused;
                }
                self.sequence(stmts, *end, next)
            }
        }
    }

    pub(super) fn block_then(&mut self, b: &Block, next: &Next) -> Value {
        self.scope.enter();
        let leave = Next::Leave(next);
        self.sequence(&b.stmts, b.brace_token.span.close(), &leave)
    }

    /// An expression from which control may leave, then what follows.
    fn leaving(&mut self, e: &Expr, next: &Next) -> Value {
        match e {
            Expr::Paren(p) => self.leaving(&p.expr, next),
            Expr::Group(g) => self.leaving(&g.expr, next),
            Expr::Block(b) if b.label.is_none() => self.block_then(&b.block, next),
            Expr::If(i) => self.if_then(i, next),
            Expr::Match(m) => self.match_then(m, next),
            Expr::Return(r) => self.returned(r),
            Expr::Break(b) => self.jump(b.label.as_ref(), b.expr.as_deref(), e, true),
            Expr::Continue(c) => self.jump(c.label.as_ref(), None, e, false),
            Expr::ForLoop(_) | Expr::While(_) | Expr::Loop(_) | Expr::Block(_) => {
                let name = self.flag_name("left");
                let by_example = self.loops_by_example(e);
                let flag = self.flag(by_example, e.span());
                self.hidden(&name, flag);
                if let (true, Some(carried)) = (self.loops.is_empty(), returned(&self.scope, e)) {
                    let none = self.absent(&carried, e.span());
                    self.hidden(RETURNED, none);
                }
                let value = self.any_loop(e, Some(name.clone()));
                self.unless_left(&name, value, next, e.span())
            }
            e => {
                self.errors.at(e, messages::JUMP_IN_EXPRESSION);
                Value::Refused
            }
        }
    }

    /// What follows a loop, unless control left one around it as well.
    fn unless_left(&mut self, flag: &str, value: Value, next: &Next, span: Span) -> Value {
        let Some(Value::Var(left)) = self.hidden_value(flag) else { return Value::Refused };
        // A batch of none takes the first branch: the one that has a value for certain.
        let stays_first = self.arena.info(left).kind != Kind::Captured && !matches!(value, Value::Never);
        let decides = match stays_first {
            true => self.runtime("not", "stays", vec![left], Vec::new(), span),
            false => left,
        };
        self.primal.insert(decides);
        self.choice(decides, span, &mut |me, i| match (usize::from((i == 0) == stays_first), &value) {
            // Outside of all loops only a `return` has left.
            (0, _) if me.loops.is_empty() => me.hidden_value(RETURNED).unwrap_or(Value::Unit),
            (0, _) => Value::Unit,
            (_, Value::Never) => {
                me.verbatim(quote!(::core::unreachable!();), span);
                Value::Never
            }
            _ => me.then(value.clone(), next),
        })
    }

    /// What stands for a value of a jump until that is reached.
    fn absent(&mut self, carried: &Carried, span: Span) -> Value {
        match carried {
            Carried::One => {
                let op = Op::Absent { ambient: self.ambient };
                Value::Var(self.push("value", Kind::Value, op, span))
            }
            Carried::Tuple(parts) => Value::Tuple(parts.iter().map(|p| self.absent(p, span)).collect()),
        }
    }

    fn returned(&mut self, r: &syn::ExprReturn) -> Value {
        let value = r.expr.as_ref().map_or(Value::Unit, |e| self.expr(e));
        if self.loops.is_empty() {
            return value;
        }
        let span = r.return_token.span;
        let value = self.given(RETURNED, value);
        self.scope.assign(RETURNED, value);
        let flags: Vec<String> =
            self.loops.iter().flat_map(|l| std::iter::once(l.broken.clone()).chain(l.left.clone())).collect();
        self.set(flags, span)
    }

    /// What a jump carries, with as many parts as its name has.
    fn given(&mut self, name: &str, value: Value) -> Value {
        match (self.hidden_value(name), &value) {
            (Some(Value::Tuple(parts)), Value::Var(v)) => match self.unpack_call(*v, parts.len()) {
                Some(parts) => Value::Tuple(parts),
                None => value,
            },
            _ => value,
        }
    }

    fn set(&mut self, flags: Vec<String>, span: Span) -> Value {
        for flag in flags {
            let set = self.truth(true, span);
            self.scope.assign(&flag, set);
        }
        Value::Unit
    }

    fn jump(&mut self, label: Option<&syn::Lifetime>, value: Option<&Expr>, at: &Expr, ends: bool) -> Value {
        let name = label.map(|l| l.ident.to_string());
        let target = match &name {
            None => self.loops.iter().rposition(|l| !l.is_block),
            Some(_) => self.loops.iter().rposition(|l| l.label == name),
        };
        let Some(target) = target else { return self.refuse(at) };
        if let Some(e) = value {
            let given = self.expr(e);
            if let Some(name) = self.loops[target].value.clone() {
                let given = self.given(&name, given);
                self.scope.assign(&name, given);
            }
        }
        let mut flags = Vec::new();
        for (i, l) in self.loops.iter().enumerate().skip(target) {
            if i > target || ends {
                flags.push(l.broken.clone());
            }
            if i > target {
                flags.extend(l.left.clone());
            }
        }
        self.set(flags, at.span())
    }

    fn flag_name(&mut self, what: &str) -> String {
        self.flags += 1;
        format!("{what} {}", self.flags)
    }

    /// A flag that is not set.
    fn flag(&mut self, by_example: bool, span: Span) -> Value {
        let flag = self.truth(false, span);
        match (by_example, &flag) {
            (true, Value::Var(v)) => Value::Var(self.lifted(*v, true, span)),
            _ => flag,
        }
    }

    pub(super) fn else_then(&mut self, e: &Expr, next: &Next) -> Value {
        match e {
            Expr::If(i) => self.if_then(i, next),
            Expr::Block(b) => self.block_then(&b.block, next),
            e => self.leaving(e, next),
        }
    }

    fn match_then(&mut self, m: &ExprMatch, next: &Next) -> Value {
        if !self.is_untracked(&m.expr) {
            return self.cases(m, next);
        }
        self.refuse_change(&m.expr);
        let scrutinee = self.rust(&m.expr);
        let patterns: Vec<_> = m.arms.iter().map(|a| Some(guarded(&a.pat))).collect();
        self.matched(scrutinee, &patterns, m.match_token.span, &mut |me, i| {
            me.arm_then(&m.arms[i].body, &Next::Leave(next))
        })
    }

    /// The body of an arm of `match`, which may be a statement.
    pub(super) fn arm_then(&mut self, e: &Expr, next: &Next) -> Value {
        let with_lengths;
        let e = if self.lists {
            with_lengths = self.with_lengths_in(e);
            &with_lengths
        } else {
            e
        };
        match e {
            e if escapes(e) => self.leaving(e, next),
            Expr::Block(b) if b.label.is_none() => self.block_then(&b.block, next),
            Expr::Assign(_) => {
                self.statement(e);
                self.then(Value::Unit, next)
            }
            Expr::Binary(b) if crate::fence::is_assignment(&b.op) => {
                self.statement(e);
                self.then(Value::Unit, next)
            }
            e => {
                let value = self.expr(e);
                self.then(value, next)
            }
        }
    }

    fn let_else(&mut self, l: &Local, next: &Next) -> Value {
        let Some(init) = &l.init else { return Value::Refused };
        let Some((_, otherwise)) = &init.diverge else { return Value::Refused };
        if !self.is_untracked(&init.expr) {
            self.errors.at(otherwise, messages::LET_ELSE);
            return Value::Refused;
        }
        self.refuse_change(&init.expr);
        let scrutinee = self.rust(&init.expr);
        self.matched(scrutinee, &[Some((&l.pat, None)), None], l.span(), &mut |me, arm| match arm {
            0 => {
                me.scope.flatten();
                me.then(Value::Unit, next)
            }
            _ => me.leaving(otherwise, &Next::End),
        })
    }

    /// Two branches by a truth value: the first where it holds.
    pub(super) fn choice(&mut self, v: Var, span: Span, run: Branch) -> Value {
        if self.arena.info(v).kind == Kind::Captured {
            return self.region(Control::If(v), 2, span, run);
        }
        let sides = self.push("sides", Kind::Sides, Op::Sides(v), span);
        self.region(Control::Sides(sides), 2, span, run)
    }

    /// Branches by pattern, each run in a block of its own that has the names of the pattern; none is a pattern that always
    /// fits.
    pub(super) fn matched(
        &mut self,
        scrutinee: TokenStream,
        patterns: &[Option<(&Pat, Option<&Expr>)>],
        span: Span,
        run: Branch,
    ) -> Value {
        let mut tokens = Vec::new();
        let mut bindings = Vec::new();
        for p in patterns {
            let Some((pat, guard)) = p else {
                tokens.push(quote!(_));
                bindings.push(Vec::new());
                continue;
            };
            let (pat, names) = self.fresh_pattern(pat);
            self.bound_block(&names);
            let guard = guard.map(|g| {
                if let Some(name) = self.scope.tracked_in(g) {
                    self.errors.at(g, messages::guard(&name));
                }
                let g = self.rust(g);
                quote!(if #g)
            });
            self.scope.leave();
            tokens.push(quote!(#pat #guard));
            bindings.push(names);
        }
        let control = Control::Match { scrutinee, patterns: tokens };
        self.region(control, patterns.len(), span, &mut |me, i| {
            me.bound_block(&bindings[i]);
            run(me, i)
        })
    }

    /// Enters a block with these names, each under its name in the output.
    pub(super) fn bound_block(&mut self, names: &[(syn::Ident, syn::Ident)]) {
        self.scope.enter();
        names.iter().for_each(|(name, fresh)| self.scope.bind(name, Binding::Renamed(fresh.clone())));
    }

    /// A pattern with names of its own, and what each is called.
    pub(super) fn fresh_pattern(&mut self, pat: &Pat) -> (TokenStream, Vec<(syn::Ident, syn::Ident)>) {
        let mut names = Vec::new();
        for name in scope::bound_names(pat) {
            // A constant or a variant looks like a binding; rustc tells them apart by what is in scope, as the case of
            // the first letter does by convention.
            if !name.to_string().starts_with(char::is_uppercase) {
                names.push((name.clone(), self.fresh_name(&name)));
            }
        }
        self.inner.extend(names.iter().map(|(_, fresh)| fresh.to_string()));
        let map: HashMap<String, syn::Ident> = names.iter().map(|(n, f)| (n.to_string(), f.clone())).collect();
        (scope::renamed_pattern(pat, &map).to_token_stream(), names)
    }

    /// `if` whose value is used, and from which control does not leave.
    pub(super) fn if_value(&mut self, i: &ExprIf) -> Value {
        self.if_then(i, &Next::End)
    }

    /// `match`, likewise.
    pub(super) fn match_value(&mut self, m: &ExprMatch) -> Value {
        self.match_then(m, &Next::End)
    }

    fn loops_by_example(&self, e: &Expr) -> bool {
        match e {
            Expr::ForLoop(f) => leaves_by_example(&self.scope, &f.body),
            Expr::Loop(l) => leaves_by_example(&self.scope, &l.body),
            Expr::Block(b) => leaves_by_example(&self.scope, &b.block),
            Expr::While(w) => self.scope.tracked_in(&w.cond).is_some() || leaves_by_example(&self.scope, &w.body),
            _ => false,
        }
    }

    /// A loop. `left` is the flag that control has left one around it, where it may.
    pub(super) fn any_loop(&mut self, e: &Expr, left: Option<String>) -> Value {
        match e {
            Expr::ForLoop(f) => self.for_loop(f, left),
            Expr::Loop(l) => {
                let heads = Heads::default();
                self.looped(Control::Loop, l.label.as_ref(), &l.body, left, l.loop_token.span, &heads)
            }
            Expr::While(w) => {
                let (cond, body, attrs) = (&w.cond, &w.body, &w.attrs);
                let token = w.while_token;
                let mut leave: syn::ExprBreak = syn::parse_quote!(break);
                leave.break_token.span = token.span;
                let inner: Expr = syn::parse_quote!(#(#attrs)* if #cond #body else { #leave });
                let body = Block { brace_token: w.body.brace_token, stmts: vec![Stmt::Expr(inner, None)] };
                self.looped(Control::Loop, w.label.as_ref(), &body, left, token.span, &Heads::default())
            }
            Expr::Block(b) => self.labelled(b, left),
            e => self.refuse(e),
        }
    }

    /// A block with a label: a loop that every way through leaves.
    fn labelled(&mut self, b: &syn::ExprBlock, left: Option<String>) -> Value {
        let label = b.label.as_ref().map(|l| l.name.clone());
        let mut body = b.block.clone();
        let value = match body.stmts.pop() {
            Some(Stmt::Expr(e, None)) => Some(Box::new(e)),
            last => {
                body.stmts.extend(last);
                None
            }
        };
        let break_token = syn::Token![break](b.block.brace_token.span.close());
        let end = syn::ExprBreak { attrs: Vec::new(), break_token, label, expr: value };
        body.stmts.push(Stmt::Expr(Expr::Break(end), Some(Default::default())));
        let span = b.block.brace_token.span.open();
        self.looped(Control::Loop, b.label.as_ref(), &body, left, span, &Heads { is_block: true, ..Heads::default() })
    }

    fn for_loop(&mut self, f: &syn::ExprForLoop, left: Option<String>) -> Value {
        let (pat, iter, heads) = if self.scope.tracked_in(&f.expr).is_some() {
            let Some(over) = self.over_lists(f) else { return Value::Refused };
            over
        } else {
            self.refuse_change(&f.expr);
            let iter = self.rust(&f.expr);
            let (pat, names) = self.fresh_pattern(&f.pat);
            (pat, iter, Heads { names, ..Heads::default() })
        };
        self.looped(Control::For { pat, iter }, f.label.as_ref(), &f.body, left, f.for_token.span, &heads)
    }

    /// The names that an iteration may change.
    fn carried_names(
        &self,
        body: &Block,
        broken: Option<&String>,
        value: Option<&String>,
        left: Option<&String>,
    ) -> BTreeSet<String> {
        let mut carried = changed(body);
        carried.extend([broken, value, left].into_iter().flatten().cloned());
        if left.is_some() {
            // What a jump may set that leaves this loop: the same before and after any other.
            carried.insert(RETURNED.to_owned());
            let of = |l: &Loop| [Some(l.broken.clone()), l.left.clone(), l.value.clone()];
            carried.extend(self.loops.iter().flat_map(of).flatten());
        }
        carried
    }

    fn looped(
        &mut self,
        control: Control,
        label: Option<&syn::Label>,
        body: &Block,
        left: Option<String>,
        span: Span,
        heads: &Heads,
    ) -> Value {
        let by_example = leaves_by_example(&self.scope, body);
        let (stops, gives) = breaks(&self.scope, label, body, heads.is_block);
        // How many results a call has that `break` gives is known where they are taken apart.
        let gives = match (gives, self.parts.take()) {
            (Some(Carried::One), Some(n)) => Some(Carried::Tuple(vec![Carried::One; n])),
            (gives, _) => gives,
        };
        let ends = matches!(control, Control::Loop) || block_escapes(body);
        let broken = self.flag_name("broken");
        self.scope.enter();
        if ends {
            let flag = self.flag(by_example, span);
            self.hidden(&broken, flag);
        }
        let value = gives.map(|carried| {
            let name = self.flag_name("value");
            let none = self.absent(&carried, span);
            self.hidden(&name, none);
            name
        });
        let carried = self.carried_names(body, ends.then_some(&broken), value.as_ref(), left.as_ref());
        let label = label.map(|l| l.name.ident.to_string());
        let endless = matches!(control, Control::Loop) && !stops;
        let is_block = heads.is_block;
        self.loops.push(Loop { label, is_block, broken: broken.clone(), left, value: value.clone() });
        let run = |me: &mut Lower| {
            me.begin_iteration(heads);
            me.block_then(body, &Next::Leave(&Next::End))
        };
        let stop = ends.then_some(broken.as_str());
        self.repeated(
            control,
            &carried,
            stop,
            &mut |me, _| match (by_example, me.hidden_value(&broken)) {
                (true, Some(Value::Var(v))) => {
                    // The examples that are still in the loop come first: a batch of none takes the first branch.
                    let live = me.runtime("not", "live", vec![v], Vec::new(), span);
                    me.primal.insert(live);
                    me.choice(live, span, &mut |me, i| if i == 0 { run(me) } else { Value::Unit })
                }
                _ => run(me),
            },
            span,
        );
        self.loops.pop();
        let value = match value {
            Some(name) => self.hidden_value(&name).unwrap_or(Value::Refused),
            None if endless => Value::Never,
            None => Value::Unit,
        };
        self.scope.leave();
        value
    }
}

/// A pattern and its guard.
pub(super) fn guarded(pat: &Pat) -> (&Pat, Option<&Expr>) {
    match pat {
        Pat::Guard(g) => (&g.pat, Some(&g.guard)),
        pat => (pat, None),
    }
}
