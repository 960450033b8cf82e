//! From syntax to the intermediate representation.
//!
//! Expressions that mention no tracked value stay Rust. All else becomes statements; blocks, tuples and names dissolve.

mod assign;
mod cases;
mod condition;
mod consume;
mod entries;
mod expr;
mod failure;
mod flow;
mod jumps;
mod list;
mod literal;
mod pattern;
mod region;
mod scope;
mod state;
mod transform;

pub use scope::{Binding, FORMATTING, hygiene};

use crate::errors::Errors;
use crate::fence;
use crate::ir::{Arena, Body, Kind, Op, Shape, Stmt, Var};
use crate::messages;
use crate::parse::closure::Transformed;
use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;
use scope::Scope;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Block, Expr};

/// What an expression gives.
#[derive(Clone)]
pub enum Value {
    /// A variable.
    Var(Var),
    /// A tuple.
    Tuple(Vec<Value>),
    /// A derivative or a map that was bound and not called yet.
    Transformed(Box<Transformed>, Rc<Scope>),
    /// The pullback of a `vjp!`.
    Pullback(Box<PullbackValue>),
    /// That of a statement.
    Unit,
    /// That of what never ends.
    Never,
    /// An expression that was refused.
    Refused,
}

/// The pullback of a `vjp!`: what is differentiated when it is called.
#[derive(Clone)]
pub struct PullbackValue {
    /// The body.
    pub body: Body,
    /// Which parameters are wanted.
    pub wanted: Vec<bool>,
    /// The values that the body gave.
    pub results: Value,
    /// What was mapped over.
    pub ambient: Var,
}

/// The state of lowering.
pub struct Lower {
    /// All variables.
    pub arena: Arena,
    /// The errors found.
    pub errors: Errors,
    scope: Scope,
    out: Vec<Stmt>,
    ambient: Var,
    /// The axes of the maps around, as they are written.
    axes: Vec<String>,
    /// The function that is lowered.
    function: Option<Ident>,
    /// Whether the arguments of the transform at hand are known to have the types of its parameters.
    typed: bool,
    calls: Calls,
    /// The user's variables that are `mut`, by their names in the output.
    changing: BTreeSet<String>,
    /// Those that may not be changed here, since they would differ between the examples.
    fixed: BTreeSet<String>,
    /// The user's variables of branches and loops, by their names in the output.
    inner: BTreeSet<String>,
    /// How many branches and loops are around.
    inside: usize,
    /// The loops around, innermost last.
    loops: Vec<flow::Loop>,
    /// The number of flags so far.
    flags: usize,
    /// The number of times that the rest of a block was lowered.
    paths: usize,
    /// The number of parts that the pattern or the type around asks of the value at hand, where it does.
    parts: Option<usize>,
    /// Truth values and others without tangents.
    primal: BTreeSet<Var>,
    /// Whether the function may give no value.
    fails: bool,
    /// How many conditions of the example are around.
    by_example: usize,
    /// How many derivatives and maps are around.
    derived: usize,
    /// Whether there are lists.
    lists: bool,
}

/// The results of calls. A call is lowered before it is known how many results it has.
#[derive(Default)]
struct Calls {
    /// Results that may turn out to be tuples.
    open: BTreeSet<Var>,
    /// Those that did.
    parts: BTreeMap<Var, Vec<Var>>,
}

impl Calls {
    /// Gives calls the results that were taken apart.
    fn settle(&self, stmts: &mut [Stmt]) {
        for s in stmts {
            if let Op::Region(r) = &mut s.op {
                r.arms.iter_mut().for_each(|a| self.settle(&mut a.stmts));
            }
            if let (Op::Call { shape, .. }, [v]) = (&mut s.op, s.dsts.as_slice()) {
                let mut dsts = Vec::new();
                *shape = self.shape(*v, &mut dsts);
                s.dsts = dsts;
            }
        }
    }

    /// What a result was taken apart into, if it was.
    fn value(&self, v: Var) -> Option<Value> {
        self.parts.get(&v).map(|parts| Value::Tuple(parts.iter().copied().map(Value::Var).collect()))
    }

    fn shape(&self, v: Var, dsts: &mut Vec<Var>) -> Shape {
        match self.parts.get(&v) {
            Some(parts) => Shape::Tuple(parts.iter().map(|p| self.shape(*p, dsts)).collect()),
            None => {
                dsts.push(v);
                Shape::One
            }
        }
    }
}

impl Lower {
    /// A lowering whose ambient is the union of the maps of `params`.
    pub fn new(function: Option<Ident>) -> Lower {
        let mut arena = Arena::default();
        let ambient = arena.var("ambient", Kind::Ambient, Span::call_site());
        let mut scope = Scope::default();
        scope.enter();
        Lower {
            arena,
            errors: Errors::default(),
            scope,
            out: Vec::new(),
            ambient,
            axes: Vec::new(),
            function,
            typed: false,
            calls: Calls::default(),
            changing: BTreeSet::new(),
            fixed: BTreeSet::new(),
            inner: BTreeSet::new(),
            inside: 0,
            loops: Vec::new(),
            flags: 0,
            paths: 0,
            parts: None,
            primal: BTreeSet::new(),
            fails: false,
            by_example: 0,
            derived: 0,
            lists: false,
        }
    }

    /// The outermost ambient.
    pub fn root(&self) -> Var {
        Var(0)
    }

    /// Declares a parameter.
    pub fn param(&mut self, name: &Ident, ty: &syn::Type, by_ref: bool, mutable: bool) -> Var {
        let v = self.argument(name, ty);
        self.scope.bind(name, Binding::Tracked { value: Value::Var(v), by_ref, mutable });
        v
    }

    /// Declares an argument of a closure.
    pub fn argument(&mut self, name: &Ident, ty: &syn::Type) -> Var {
        let v = self.arena.var(&name.to_string(), Kind::Value, name.span());
        self.with_kind(v, ty);
        v
    }

    /// The statements so far, which begin with the outermost ambient.
    pub fn finish(self, params: Vec<Var>) -> (Arena, Vec<Stmt>, Errors) {
        let root = Stmt { dsts: vec![Var(0)], op: Op::Root { params }, span: Span::call_site() };
        let mut stmts = vec![root];
        stmts.extend(self.out);
        self.calls.settle(&mut stmts);
        (self.arena, stmts, self.errors)
    }

    fn refuse(&mut self, e: &Expr) -> Value {
        self.errors.push(fence::refuse(e));
        Value::Refused
    }

    fn error(&mut self, at: impl ToTokens, message: impl std::fmt::Display) -> Value {
        self.errors.at(at, message);
        Value::Refused
    }

    fn push(&mut self, name: &str, kind: Kind, op: Op, span: Span) -> Var {
        let v = self.arena.var(name, kind, span);
        self.out.push(Stmt { dsts: vec![v], op, span });
        v
    }

    fn push_check(&mut self, ty: TokenStream, x: Var, span: Span) {
        self.out.push(Stmt { dsts: Vec::new(), op: Op::Check { ty, x }, span });
    }

    /// A single value.
    fn one(&mut self, value: Value, at: &Expr) -> Option<Var> {
        let message = match value {
            Value::Var(v) => return Some(v),
            Value::Refused => return None,
            Value::Unit | Value::Never => messages::EMPTY_RESULT,
            Value::Tuple(_) => messages::TUPLE_AS_VALUE,
            Value::Transformed(..) => messages::CLOSURE_AS_VALUE,
            Value::Pullback(_) => messages::PULLBACK_AS_VALUE,
        };
        self.errors.at(at, message);
        None
    }

    /// The value of the body of a function with this result, which may not be there where the function `fails`.
    pub fn function_body(&mut self, block: &Block, output: &syn::Type, fails: bool) -> Value {
        self.fails = fails;
        self.parts = match output {
            syn::Type::Tuple(t) => Some(t.elems.len()),
            _ => None,
        };
        if fails { self.block(&failure::with_plain_results(block)) } else { self.block(block) }
    }

    /// The value of a block. Its statements join those around it.
    pub fn block(&mut self, block: &Block) -> Value {
        self.scope.enter();
        let end = block.brace_token.span.close();
        match self.sequence(&block.stmts, end, &flow::Next::Leave(&flow::Next::End)) {
            Value::Unit => {
                self.errors.push(syn::Error::new(end, messages::EMPTY_RESULT));
                Value::Refused
            }
            value => value,
        }
    }

    /// A statement that is neither `let` nor the value of its block, and from which control does not leave.
    fn plain_statement(&mut self, s: &syn::Stmt) {
        match s {
            syn::Stmt::Local(l) => self.errors.at(l, messages::LET_WITHOUT_VALUE),
            syn::Stmt::Expr(e, _) => self.statement(e),
            syn::Stmt::Macro(m) => self.macro_statement(m),
            syn::Stmt::Item(item) => self.item(item),
        }
    }

    fn statement(&mut self, e: &Expr) {
        if self.scope.tracked_in(e).is_none() {
            let tokens = self.rust(e);
            let fixed = |n: &str| self.fixed.contains(n);
            if !self.fixed.is_empty() && tokens.clone().into_iter().any(|t| scope::mentions(t, &fixed)) {
                self.errors.at(e, messages::STATE_BY_EXAMPLE);
            }
            self.verbatim(quote::quote!(#tokens;), e.span());
            return;
        }
        match e {
            e if failure::is_failure(e) => drop(self.failed(e)),
            Expr::Try(t) => drop(self.tried(t)),
            Expr::MethodCall(m) if self.list_statement(m) => {}
            Expr::Assign(a) => drop(self.assign(a)),
            Expr::Binary(b) if fence::is_assignment(&b.op) => drop(self.assign_with(b, e)),
            Expr::If(i) => drop(self.if_value(i)),
            Expr::Match(m) => drop(self.match_value(m)),
            Expr::ForLoop(_) | Expr::While(_) | Expr::Loop(_) => drop(self.any_loop(e, None)),
            Expr::Block(b) if b.label.is_none() => {
                self.scope.enter();
                let end = b.block.brace_token.span.close();
                self.sequence(&b.block.stmts, end, &flow::Next::Leave(&flow::Next::End));
            }
            Expr::Block(_) => drop(self.any_loop(e, None)),
            Expr::MethodCall(_) | Expr::Call(_) | Expr::Path(_) | Expr::Tuple(_) | Expr::Paren(_) => {
                let before = self.errors.is_empty();
                self.expr(e);
                if before && self.errors.is_empty() {
                    self.errors.at(e, messages::STATEMENT_WITHOUT_EFFECT);
                }
            }
            e => {
                self.refuse(e);
            }
        }
    }

    fn macro_statement(&mut self, m: &syn::StmtMacro) {
        match self.scope.tracked_in_tokens(&m.mac.tokens) {
            Some(name) => self.errors.push(fence::refuse_macro(&m.mac, &name)),
            None => {
                let tokens = self.rust_macro(&m.mac, m);
                self.verbatim(tokens, m.span());
            }
        }
    }

    fn item(&mut self, item: &syn::Item) {
        // Items are visible in all of their block, and blocks are flattened: only those of the outermost block stay.
        if self.scope.depth() > 2 {
            self.errors.at(item, messages::ITEM);
        } else {
            self.verbatim(item.to_token_stream(), item.span());
        }
    }

    pub(super) fn verbatim(&mut self, tokens: TokenStream, span: Span) {
        self.out.push(Stmt { dsts: Vec::new(), op: Op::Verbatim(tokens), span });
    }

    /// The results of a function, lifted to what the whole function is mapped over.
    pub fn result(&mut self, value: Value, output: &syn::Type, span: Span) -> Value {
        let value = self.typed(output, value);
        let root = self.root();
        self.each(value, span, &mut |me, v| {
            let result = me.arena.value_like("result", v, span);
            me.out.push(Stmt { dsts: vec![result], op: Op::Lift { x: v, ambient: root, primal: false }, span });
            result
        })
    }
}

/// Whether the code under an attribute may not be there: attributes are seen before it is decided.
fn is_conditional(a: &syn::Attribute) -> bool {
    a.path().is_ident("cfg") || a.path().is_ident("cfg_attr")
}

fn begins_conditional(e: &Expr) -> bool {
    let outer = |input: syn::parse::ParseStream| {
        let attrs = syn::Attribute::parse_outer(input)?;
        input.parse::<TokenStream>()?;
        Ok(attrs)
    };
    syn::parse::Parser::parse2(outer, e.to_token_stream()).is_ok_and(|a| a.iter().any(is_conditional))
}
