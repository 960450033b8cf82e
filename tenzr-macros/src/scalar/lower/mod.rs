//! From scalar Rust to the representation.
//!
//! Every variable gets a name of its own; references, iterators, closures and tuples of values dissolve into what they
//! stand for; jumps become flags and conditions. Code that has no derivative stays Rust, in captures as large as possible.
//! Nothing here depends on what turns out to be active: that is found on the result.

mod assign;
mod call;
mod capture;
mod captured;
mod chain;
mod closed;
mod closure;
mod collection;
mod consume;
mod control;
mod definite;
mod effects;
mod expr;
mod fence;
mod float;
mod items;
mod iterate;
mod jumps;
pub mod lift;
mod made;
mod matching;
mod method;
mod pattern;
mod place;
mod pulled;
mod refutable;
mod resolve;
mod scope;
mod select;
mod settle;
mod sort;
mod stmt;
#[cfg(test)]
mod tests;
pub mod types;

mod view;

use super::ir::{Arena, Capture, Function, Operand, Param, Recursion, Stmt, Ty, Use, Value, Var};
use super::signature::{self, By, Role, Signature};
use crate::errors::Errors;
use control::{Frame, Target};
pub use place::is_constructor;
use proc_macro2::{Ident, Span};
use quote::ToTokens;
use scope::{Scope, Val};
pub use settle::place as place_tokens;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use syn::spanned::Spanned;
use syn::{Block, Expr, Type};
use types::Floats;

/// Code that is refused if one of the variables turns out to be active.
struct Check {
    vars: Vec<Var>,
    error: Box<dyn Fn(&str) -> syn::Error>,
}

/// The state of lowering.
pub struct Lower {
    arena: Arena,
    errors: Errors,
    scope: Scope,
    floats: Floats,
    frames: Vec<Frame>,
    targets: Vec<Target>,
    /// The variable that is non-zero while a jump is on its way.
    flag: Option<Var>,
    /// The codes of the jumps that a condition asks for.
    tested: BTreeSet<i64>,
    codes: i64,
    checks: Vec<Check>,
    /// The type of the result of the function or closure around.
    result: Option<Type>,
    /// The local functions that are being written out.
    inlining: Vec<String>,
    /// What the `let`s of a condition bind where it holds.
    lets: Vec<(syn::Pat, Val)>,
    /// Mutable variables that were cotangent_filled and belong to nobody yet.
    fresh: BTreeSet<Var>,
    /// The variables whose names code has.
    shown: RefCell<BTreeSet<Var>>,
    /// The parameters that are functions.
    functions: BTreeSet<Var>,
    /// How many axes arrays of `ndarray` have.
    ranks: BTreeMap<Var, usize>,
    /// The type that is written for what is being evaluated.
    hint: Option<Ty>,
    /// Mutable variables that closures are given and give back.
    accumulators: BTreeSet<Var>,
    /// The ends of parts of slices, and how long the parts are.
    sizes: BTreeMap<Var, i64>,
    /// The variants of enums that the body imports.
    variants: BTreeMap<String, syn::Path>,
    /// The bare names that were taken for functions of std.
    standard: Vec<Ident>,
    /// The names of types of which values are made here: they are types of the user's, and no other names.
    own: BTreeSet<String>,
    /// What calls gave, and whether of a method or a function that belongs to a type.
    results: BTreeMap<Var, bool>,
}

/// A function.
///
/// # Errors
///
/// All that the body has and that is not lowered, with what to write instead.
pub fn function(sig: &Signature, body: &Block) -> Result<Function, syn::Error> {
    let mut lower = Lower::new(sig.floats());
    lower.result = sig.result.clone();
    let params = lower.params(&sig.params);
    let value = lower.region(Target::function(), jumps::returns(body), |l| l.function_body(body));
    let result = sig.result.as_ref().map(|ty| lower.result_operand(value, ty));
    lower.finish(params, result)
}

/// A closure whose parameters carry their types; and the variables around it that it mentions, each with the variable that
/// is bound to a reference to it.
///
/// # Errors
///
/// As [`function`].
pub fn closure(
    params: &[signature::Param],
    body: &Expr,
    floats: Floats,
) -> Result<(Function, Vec<(Ident, Var)>), syn::Error> {
    let mut lower = Lower::new(floats);
    let mut captured = Vec::new();
    for name in captured::captured(body, params.iter().map(|p| p.name.clone())) {
        let var = lower.arena.value(&name.to_string(), Ty::Unknown, name.span());
        lower.arena.info_mut(var).by_ref = true;
        lower.scope.bind(&name, Val::Place(super::ir::Place::whole(var)));
        captured.push((name, var));
    }
    let params = lower.params(params);
    let value = lower.region(Target::function(), jumps::returns_expr(body), |l| l.expr(body));
    let result = match value {
        Val::Nothing => None,
        value => Some(lower.read(value, body.span())),
    };
    Ok((lower.finish(params, result)?, captured))
}

impl Lower {
    fn new(floats: Floats) -> Lower {
        let mut scope = Scope::default();
        scope.enter();
        Lower {
            arena: Arena::default(),
            errors: Errors::default(),
            scope,
            floats,
            frames: vec![Frame::default()],
            targets: Vec::new(),
            flag: None,
            tested: BTreeSet::new(),
            codes: 0,
            checks: Vec::new(),
            result: None,
            inlining: Vec::new(),
            lets: Vec::new(),
            fresh: BTreeSet::new(),
            shown: RefCell::default(),
            functions: BTreeSet::new(),
            ranks: BTreeMap::new(),
            hint: None,
            accumulators: BTreeSet::new(),
            sizes: BTreeMap::new(),
            variants: BTreeMap::new(),
            standard: Vec::new(),
            own: BTreeSet::new(),
            results: BTreeMap::new(),
        }
    }

    fn params(&mut self, params: &[signature::Param]) -> Vec<Param> {
        let mut all = Vec::new();
        let mut patterns = Vec::new();
        for p in params {
            let ty = match p.role {
                Role::Function => Ty::Named(p.ty.to_token_stream()),
                _ => self.floats.ty(&p.ty),
            };
            let var = self.arena.value(&p.name.to_string(), ty, p.name.span());
            let info = self.arena.info_mut(var);
            info.by_ref = p.by != By::Value;
            info.mutable = p.by == By::RefMut || p.mutable;
            info.active = matches!(p.role, Role::Active | Role::Function);
            if p.role == Role::Function {
                self.functions.insert(var);
            }
            if let (Ty::NdArray(_), Some(rank)) = (self.floats.ty(&p.ty), view::rank(&p.ty)) {
                self.ranks.insert(var, rank);
            }
            let val = match p.by {
                By::Value => self.whole(var),
                by => Val::Ref { place: super::ir::Place::whole(var), mutable: by == By::RefMut },
            };
            match &p.pat {
                None => self.scope.bind(&p.name, val),
                Some(pat) => patterns.push((pat.clone(), val)),
            }
            all.push(Param { var, written: p.by == By::RefMut });
        }
        for (pat, val) in patterns {
            self.bind(&pat, val);
        }
        all
    }

    fn result_operand(&mut self, value: Val, ty: &Type) -> Operand {
        let ty = self.floats.ty(ty);
        let operand = self.read(value, Span::call_site());
        self.learn(&operand, &ty);
        operand
    }

    fn finish(mut self, params: Vec<Param>, result: Option<Operand>) -> Result<Function, syn::Error> {
        let body = self.finish_body();
        let mut f = Function {
            arena: self.arena,
            params,
            body,
            result,
            recursion: Recursion::Named(String::new()),
            checkpoint: None,
            standard: self.standard,
        };
        if !self.errors.is_empty() {
            return self.errors.check(f);
        }
        definite::settle(&mut f);
        let result = self.result.as_ref().is_some_and(|ty| !types::is_inactive(&self.floats.ty(ty)));
        super::activity::mark(&mut f, result);
        settle::settle(&mut f);
        let mut told = BTreeSet::new();
        for check in &self.checks {
            if let Some(v) = check.vars.iter().find(|v| f.arena.info(**v).active) {
                self.errors.push((check.error)(&f.arena.info(*v).name));
                told.insert(*v);
            }
        }
        refuse_constants(&f, &told, &mut self.errors);
        self.errors.check(f)
    }

    /// Adds a statement, where the code can be reached.
    fn emit(&mut self, s: Stmt) {
        let frame = self.frame();
        if !frame.diverged {
            let mut forget = |s: &Stmt| {
                s.uses(&mut |v, how| {
                    if how == Use::Write {
                        frame.current.retain(|_, (base, _)| *base != v);
                    }
                });
            };
            forget(&s);
            s.blocks().into_iter().for_each(|b| b.each(&mut forget));
            frame.stmts.push(s);
        }
    }

    /// Binds a new value.
    fn bind_value(&mut self, name: &str, ty: Ty, span: Span, value: Value) -> Var {
        let var = self.arena.value(name, ty, span);
        self.emit(Stmt::Let { var, value });
        var
    }

    /// Binds a capture without derivative.
    fn bind_capture(&mut self, name: &str, ty: Ty, span: Span, capture: Capture) -> Operand {
        let fixed = capture.reads.iter().all(|v| !self.arena.info(*v).mutable);
        let key = (capture.repeatable && fixed && !capture.reads.is_empty()).then(|| format!("`{}", capture.tokens));
        if let Some(v) = key.as_ref().and_then(|k| self.known(k)) {
            return v.into();
        }
        let v = self.bind_value(name, ty, span, Value::Capture(capture));
        if let Some(key) = key {
            self.remember(key, v);
        }
        v.into()
    }

    /// Completes what is known of a variable.
    fn learn(&mut self, o: &Operand, ty: &Ty) {
        if let Some(v) = o.var() {
            let known = &mut self.arena.info_mut(v).ty;
            if matches!(known, Ty::Unknown) {
                *known = ty.clone();
            }
        }
    }

    /// Refuses a construct; what it would have given is left open.
    fn refuse(&mut self, at: impl ToTokens, message: impl std::fmt::Display) -> Val {
        self.errors.at(at, message);
        Val::Nothing
    }
}

/// Refuses code that was taken for a constant, makes more than an integer or a truth value, and reads what is
/// differentiated: its derivative would be lost. What reads a value that an error names already is not told once more.
fn refuse_constants(f: &Function, told: &BTreeSet<Var>, errors: &mut Errors) {
    let mut found = Vec::new();
    f.body.each(&mut |s| {
        let Stmt::Let { var, value: Value::Capture(c) } = s else { return };
        // A cast makes a float of an integer; those of floats are refused where they are lowered.
        if matches!(syn::parse2::<Expr>(c.tokens.clone()), Ok(Expr::Cast(_))) {
            return;
        }
        let active = c.reads.iter().find(|v| f.arena.info(**v).active && !told.contains(v));
        if let Some(v) = active.filter(|_| !types::is_inactive(&f.arena.info(*var).ty)) {
            found.push((f.arena.info(*var).span, f.arena.info(*v).name.clone()));
        }
    });
    for (span, name) in found {
        errors.push(syn::Error::new(span, super::messages::taken_as_constant(&name)));
    }
}
