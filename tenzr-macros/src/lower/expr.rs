//! Expressions.

use super::failure::{PANICS, is_constructor, is_failure};
use super::jumps::escapes;
use super::list::SAME;
use super::{Binding, Lower, Value, literal, scope};
use crate::fence;
use crate::ir::{Arg, Attr, Kind, Op, Operand, Shape, Stmt, Var};
use crate::messages;
use crate::parse::closure::Transform;
use crate::table::{self, AttrKind, Primitive};
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{BinOp, Expr, ExprCall, ExprMethodCall, UnOp};

impl Lower {
    /// Lowers an expression.
    pub fn expr(&mut self, e: &Expr) -> Value {
        if self.is_untracked(e) {
            return match e {
                Expr::Block(b) if b.label.is_none() => self.block(&b.block),
                Expr::Tuple(t) if t.elems.is_empty() => Value::Unit,
                Expr::Tuple(t) => Value::Tuple(t.elems.iter().map(|e| self.expr(e)).collect()),
                Expr::Paren(p) => self.expr(&p.expr),
                e if is_failure(e) => self.failed(e),
                e if never_ends(e) => self.diverging(e),
                e if escapes(e) => self.error(e, messages::JUMP_IN_EXPRESSION),
                e => Value::Var(self.capture(e)),
            };
        }
        match e {
            Expr::Paren(p) => self.expr(&p.expr),
            Expr::Group(g) => self.expr(&g.expr),
            Expr::Reference(r) if r.mutability.is_none() => self.expr(&r.expr),
            Expr::Unary(u) if matches!(u.op, UnOp::Deref(_)) => self.expr(&u.expr),
            Expr::Unary(u) if matches!(u.op, UnOp::Neg(_)) => {
                let x = self.operand(&u.expr);
                self.prim("neg", [x], Vec::new(), u.op.span())
            }
            Expr::Path(p) => self.path(p),
            Expr::Unary(u) if matches!(u.op, UnOp::Not(_)) => self.truth_of(e).map_or(Value::Refused, Value::Var),
            Expr::Binary(b) if matches!(b.op, BinOp::And(_) | BinOp::Or(_)) => {
                self.truth_of(e).map_or(Value::Refused, Value::Var)
            }
            Expr::Binary(b) => self.binary(b, e),
            Expr::MethodCall(m) => self.method_call(m),
            Expr::Call(c) => self.call(c),
            Expr::Tuple(t) => Value::Tuple(t.elems.iter().map(|e| self.expr(e)).collect()),
            Expr::Block(b) if b.label.is_none() => self.block(&b.block),
            Expr::Macro(m) => self.macro_value(&m.mac, e),
            Expr::Index(i) => self.indexed(i),
            Expr::Array(a) => self.list_literal(a.elems.iter(), a.bracket_token.span.join()),
            Expr::Try(t) => self.tried(t),
            e if is_failure(e) => self.failed(e),
            e if escapes(e) => self.error(e, messages::JUMP_IN_EXPRESSION),
            Expr::If(i) => self.if_value(i),
            Expr::Loop(_) | Expr::ForLoop(_) | Expr::While(_) | Expr::Block(_) => self.any_loop(e, None),
            Expr::Match(m) => self.match_value(m),
            e => self.refuse(e),
        }
    }

    /// Whether the expression stays Rust: it mentions no tracked value. The pullback of a `vjp!` may be called with one
    /// later, so that is none of Rust's.
    pub(super) fn is_untracked(&self, e: &Expr) -> bool {
        let is_vjp = |e: &Expr| match unparenthesized(e) {
            Expr::Call(c) => match unparenthesized(&c.func) {
                Expr::Macro(m) => Transform::of(&m.mac) == Some(Transform::Vjp),
                _ => false,
            },
            _ => false,
        };
        self.scope.tracked_in(e).is_none() && !is_vjp(e)
    }

    pub(super) fn macro_value(&mut self, mac: &syn::Macro, at: &impl ToTokens) -> Value {
        if Transform::of(mac).is_some() {
            return self.error(at, messages::NOT_CALLED);
        }
        let tracked = self.scope.tracked_in_tokens(&mac.tokens);
        if let (Some(_), Some(entries)) = (&tracked, Lower::vec_entries(mac)) {
            return self.list_literal(entries.iter(), mac.path.span());
        }
        match tracked {
            Some(name) => {
                self.errors.push(fence::refuse_macro(mac, &name));
                Value::Refused
            }
            None if is_panic(mac) => {
                let tokens = self.rust_macro(mac, mac);
                self.verbatim(quote::quote!(#tokens;), mac.span());
                Value::Never
            }
            None => {
                let tokens = self.rust_macro(mac, mac);
                Value::Var(self.push("c", Kind::Captured, Op::Capture(tokens), mac.span()))
            }
        }
    }

    /// Whether an expression mentions a variable that is `mut`.
    fn changes(&self, tokens: &TokenStream) -> bool {
        !self.changing.is_empty()
            && tokens.clone().into_iter().any(|t| scope::mentions(t, &|name| self.changing.contains(name)))
    }

    /// An expression that never gives a value.
    fn diverging(&mut self, e: &Expr) -> Value {
        let tokens = self.rust(e);
        self.verbatim(quote::quote!(#tokens;), e.span());
        Value::Never
    }

    /// An expression without tracked values, as a value of its own.
    pub(super) fn capture_owned(&mut self, e: &Expr) -> Var {
        self.inside += 1;
        let v = self.capture(e);
        self.inside -= 1;
        v
    }

    /// An expression without tracked values.
    pub(super) fn capture(&mut self, e: &Expr) -> Var {
        self.capture_as(e, |tokens| tokens)
    }

    /// An expression without tracked values, in what `wrap` makes of it.
    fn capture_as(&mut self, e: &Expr, wrap: impl FnOnce(TokenStream) -> TokenStream) -> Var {
        self.refuse_change(e);
        let mut tokens = self.rust(e);
        // What is inside of a branch or a loop ends with it.
        if (self.changes(&tokens) || self.inside > 0)
            && let Some(place) = place(e)
        {
            // As it is now: the user may change it.
            let place = self.scope.renamed(place);
            tokens = quote::quote_spanned!(e.span()=> ::core::clone::Clone::clone(&(#place)));
        }
        let name = match e {
            Expr::Path(p) => p.path.segments.last().map(|s| s.ident.to_string()),
            _ => None,
        };
        self.push(&name.unwrap_or_else(|| "c".to_owned()), Kind::Captured, Op::Capture(wrap(tokens)), e.span())
    }

    fn path(&mut self, p: &syn::ExprPath) -> Value {
        if let Some(name) = p.path.get_ident().filter(|i| !self.scope.is_same(i)) {
            return self.error(name, messages::two_names(&name.to_string()));
        }
        match p.path.get_ident().and_then(|i| self.scope.look(&i.to_string())) {
            Some(Binding::Tracked { value, .. }) => value.clone(),
            _ => self.error(p, messages::CLOSURE_AS_VALUE),
        }
    }

    /// An operand: a literal takes the element type of what it meets.
    pub(super) fn operand(&mut self, e: &Expr) -> Option<Operand> {
        let literal = literal::value(e).or_else(|| match e {
            Expr::Path(p) => match p.path.get_ident().map(|i| (i, self.scope.look(&i.to_string()))) {
                Some((name, Some(Binding::Literal(v, _)))) if self.scope.is_same(name) => Some(*v),
                _ => None,
            },
            _ => None,
        });
        if let Some(v) = literal {
            return Some(Operand::Literal(v));
        }
        let value = self.expr(e);
        self.one(value, e).map(Operand::Var)
    }

    /// An operation of the table.
    pub(super) fn prim<const N: usize>(
        &mut self,
        name: &str,
        operands: [Option<Operand>; N],
        attrs: Vec<Attr>,
        span: Span,
    ) -> Value {
        let prim = table::primitive(name);
        match operands.into_iter().collect::<Option<Vec<_>>>() {
            Some(operands) => Value::Var(self.push_prim(prim, operands, attrs, span)),
            None => Value::Refused,
        }
    }

    fn binary(&mut self, b: &syn::ExprBinary, e: &Expr) -> Value {
        let name = match b.op {
            BinOp::Add(_) => "add",
            BinOp::Sub(_) => "sub",
            BinOp::Mul(_) => "mul",
            BinOp::Div(_) => "div",
            BinOp::Rem(_) => "rem",
            BinOp::BitAnd(_) => "and",
            BinOp::BitOr(_) => "or",
            BinOp::BitXor(_) => "xor",
            BinOp::Shl(_) => "shl",
            BinOp::Shr(_) => "shr",
            BinOp::Lt(_) => "lt",
            BinOp::Le(_) => "le",
            BinOp::Gt(_) => "gt",
            BinOp::Ge(_) => "ge",
            _ => return self.refuse(e),
        };
        let operands = match name {
            "lt" | "le" | "gt" | "ge" => [self.compared_operand(&b.left), self.compared_operand(&b.right)],
            _ => [self.operand(&b.left), self.operand(&b.right)],
        };
        self.prim(name, operands, Vec::new(), b.op.span())
    }

    fn method_call(&mut self, m: &ExprMethodCall) -> Value {
        let name = m.method.to_string();
        if m.args.is_empty() && SAME.contains(&name.as_str()) {
            return self.expr(&m.receiver);
        }
        if PANICS.contains(&name.as_str()) {
            return self.unwrapped(m);
        }
        if self.lists
            && let Some(value) = self.consumed(m)
        {
            return value;
        }
        if m.args.is_empty() && name == "item" {
            // The number of one example: a value without axes is that number.
            return self.expr(&m.receiver);
        }
        if self.names_list(&m.receiver) {
            return self.error(&m.method, messages::list_method(&name));
        }
        let Some(prim) = table::method(&name) else {
            return self.error(&m.method, messages::no_rule(&name, table::nearest_method(&name)));
        };
        if let Some(t) = &m.turbofish {
            return self.error(t, messages::METHOD_TURBOFISH);
        }
        if m.args.len() != prim.operands - 1 + prim.attrs.len() {
            return self.error(&m.method, messages::method_arguments(&name, &expected(prim, 1), m.args.len()));
        }
        let args: Vec<&Expr> = std::iter::once(&*m.receiver).chain(&m.args).collect();
        self.operation(prim, &args, m.method.span())
    }

    /// An operation of the table: its operands, then numbers and axes.
    fn operation(&mut self, prim: &'static Primitive, args: &[&Expr], span: Span) -> Value {
        let (tensors, numbers) = args.split_at(prim.operands);
        let operands: Vec<Option<Operand>> = tensors.iter().map(|e| self.operand(e)).collect();
        let attrs: Option<Vec<Attr>> = numbers.iter().zip(prim.attrs).map(|(e, kind)| self.attr(e, *kind)).collect();
        let (Some(operands), Some(attrs)) = (operands.into_iter().collect::<Option<Vec<_>>>(), attrs) else {
            return Value::Refused;
        };
        if prim.results == 1 {
            return Value::Var(self.push_prim(prim, operands, attrs, span));
        }
        let results: Vec<Var> = (0..prim.results).map(|_| self.arena.var(prim.name, Kind::Value, span)).collect();
        let op = Op::Prim { prim, operands, attrs, residual: false };
        self.out.push(Stmt { dsts: results.clone(), op, span });
        Value::Tuple(results.into_iter().map(Value::Var).collect())
    }

    fn push_prim(&mut self, prim: &'static Primitive, operands: Vec<Operand>, attrs: Vec<Attr>, span: Span) -> Var {
        let op = Op::Prim { prim, operands, attrs, residual: false };
        let v = self.push(prim.name, Kind::Value, op, span);
        if prim.maps == table::Maps::JoinPrimal {
            self.primal.insert(v);
        }
        v
    }

    fn attr(&mut self, e: &Expr, kind: AttrKind) -> Option<Attr> {
        if kind == AttrKind::Function {
            return self.function_attr(e);
        }
        if self.scope.tracked_in(e).is_some() {
            self.errors.at(e, messages::NUMBER_FROM_TRACKED);
            return None;
        }
        let written_out = matches!(e, Expr::Lit(_));
        Some(match kind {
            AttrKind::Number if !written_out => Attr::Var(self.capture(e)),
            // A range is moved where it is used; a slice can be used again, in the rule.
            AttrKind::Range => Attr::Var(self.capture_as(e, |e| quote!(::tenzr::__private::Slice::from(#e)))),
            _ => Attr::Tokens(self.rust(e)),
        })
    }

    /// The forms of a function of plain numbers, by its name.
    fn function_attr(&mut self, e: &Expr) -> Option<Attr> {
        match unparenthesized(e) {
            Expr::Path(p) if self.scope.tracked_in(e).is_none() => {
                if let Some(arguments) = p.path.segments.iter().find(|s| !s.arguments.is_none()).map(|s| &s.arguments) {
                    self.errors.at(arguments, messages::TURBOFISH);
                    return None;
                }
                let span = p.span();
                Some(Attr::Tokens(quote::quote_spanned!(span=> #p::entrywise())))
            }
            e => {
                self.errors.at(e, messages::FUNCTION_BY_NAME);
                None
            }
        }
    }

    pub(super) fn call(&mut self, c: &ExprCall) -> Value {
        match unparenthesized(&c.func) {
            Expr::Macro(m) if Transform::of(&m.mac).is_some() => self.call_transform(&m.mac, c),
            Expr::Path(p) => {
                let bound = p.path.get_ident().and_then(|i| self.scope.look(&i.to_string())).cloned();
                match bound {
                    Some(Binding::Tracked { value: Value::Transformed(t, scope), .. }) => {
                        self.apply(&t, Some(&scope), c)
                    }
                    Some(Binding::Tracked { value: Value::Pullback(p), .. }) => self.pull(&p, c),
                    Some(Binding::Tracked { value: Value::Refused, .. }) => Value::Refused,
                    Some(Binding::Tracked { .. } | Binding::Renamed(_)) => self.refuse(&Expr::Call(c.clone())),
                    _ => self.call_function(p, c),
                }
            }
            _ => self.refuse(&Expr::Call(c.clone())),
        }
    }

    fn call_function(&mut self, p: &syn::ExprPath, c: &ExprCall) -> Value {
        if is_constructor(&p.path) {
            return self.error(&p.path, messages::TRY_OF_VALUE);
        }
        if let Some(arguments) = p.path.segments.iter().find(|s| !s.arguments.is_none()).map(|s| &s.arguments) {
            return self.error(arguments, messages::TURBOFISH);
        }
        if let (Some(own), Some(name)) = (&self.function, p.path.get_ident())
            && own == name
        {
            return self.error(name, messages::recursive(&name.to_string()));
        }
        if let Some((prim, name)) = operation_of(&p.path) {
            if c.args.len() != prim.operands + prim.attrs.len() {
                let message = messages::method_arguments(prim.name, &expected(prim, 0), c.args.len());
                return self.error(name, message);
            }
            let args: Vec<&Expr> = c.args.iter().collect();
            return self.operation(prim, &args, name.span());
        }
        let args: Option<Vec<Arg>> = c.args.iter().map(|a| self.arg(a)).collect();
        let Some(args) = args else { return Value::Refused };
        let name = p.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        let op = Op::Call { path: p.path.clone(), args, shape: Shape::One, end: TokenStream::new() };
        let v = self.push(&name, Kind::Value, op, c.span());
        self.calls.open.insert(v);
        Value::Var(v)
    }

    fn arg(&mut self, e: &Expr) -> Option<Arg> {
        if self.scope.tracked_in(e).is_none() {
            let tokens = self.rust(e);
            let is_reference = matches!(unparenthesized(e), Expr::Reference(_));
            let passing = self.inside > 0 || self.changes(&tokens);
            if !passing || is_reference && place(e).is_none() {
                return Some(Arg::Captured(tokens));
            }
            let v = self.capture(e);
            return Some(if is_reference { Arg::Ref(v, e.span()) } else { Arg::Value(v, e.span()) });
        }
        let by_ref = matches!(unparenthesized(e), Expr::Reference(_)) || self.is_reference(unparenthesized(e));
        let value = self.expr(e);
        let v = self.one(value, e)?;
        Some(if by_ref { Arg::Ref(v, e.span()) } else { Arg::Value(v, e.span()) })
    }
}

/// The variable, or the part of one, that an expression names or refers to.
fn place(e: &Expr) -> Option<&Expr> {
    match unparenthesized(e) {
        Expr::Reference(r) if r.mutability.is_none() => place(&r.expr),
        e @ Expr::Path(_) => Some(e),
        e @ Expr::Field(f) => place(&f.base).map(|_| e),
        Expr::Index(i) if matches!(&*i.index, Expr::Range(_)) => None,
        e @ Expr::Index(i) => place(&i.expr).map(|_| e),
        _ => None,
    }
}

/// The operation that a path names as a function: `ops::cross_entropy`, `tenzr::ops::cross_entropy`.
fn operation_of(path: &syn::Path) -> Option<(&'static Primitive, &syn::Ident)> {
    let mut names = path.segments.iter().rev().map(|s| &s.ident);
    let (name, module) = (names.next()?, names.next()?);
    if module != "ops" {
        return None;
    }
    table::function(&name.to_string()).map(|prim| (prim, name))
}

/// What an operation takes, without the first `given` operands.
fn expected(prim: &Primitive, given: usize) -> Vec<&'static str> {
    let tensors = std::iter::repeat_n("a tensor", prim.operands - given);
    tensors
        .chain(prim.attrs.iter().map(|a| match a {
            AttrKind::Axis => "an axis",
            AttrKind::Number => "a number",
            AttrKind::Range => "a range",
            AttrKind::Function => "the name of a function",
            AttrKind::Type => "a type",
        }))
        .collect()
}

pub(super) fn unparenthesized(e: &Expr) -> &Expr {
    match e {
        Expr::Paren(p) => unparenthesized(&p.expr),
        Expr::Group(g) => unparenthesized(&g.expr),
        e => e,
    }
}

fn is_panic(mac: &syn::Macro) -> bool {
    ["panic", "unreachable", "todo", "unimplemented"].iter().any(|n| mac.path.is_ident(n))
}

/// Whether an expression never gives a value, as far as the syntax shows.
fn never_ends(e: &Expr) -> bool {
    match e {
        Expr::Macro(m) => is_panic(&m.mac),
        e if is_failure(e) => true,
        Expr::Block(b) => match b.block.stmts.last() {
            Some(syn::Stmt::Expr(e, _)) => never_ends(e),
            Some(syn::Stmt::Macro(m)) => is_panic(&m.mac),
            _ => false,
        },
        _ => false,
    }
}
