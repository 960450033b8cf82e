//! Lists of tensors: literals, entries, parts, `push`, assignment to an entry, and their lengths, which are Rust's.

use super::expr::unparenthesized;
use super::scope::FORMATTING;
use super::{Binding, Lower, Value};
use crate::ir::{Attr, Kind, Op, Operand, Var};
use crate::messages;
use crate::parse::list::is_list;
use proc_macro2::{Ident, Span};
use quote::{ToTokens, format_ident, quote};
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, ExprIndex, ExprMethodCall, Stmt, Token, Type};

/// Methods that give the list itself.
pub(super) const SAME: &[&str] = &["clone", "to_vec", "to_owned", "as_slice"];

impl Lower {
    pub(super) fn is_list(&self, v: Var) -> bool {
        self.arena.info(v).kind == Kind::List
    }

    /// A value with the type of a parameter: a list where it is written as one.
    pub(super) fn with_kind(&mut self, v: Var, ty: &Type) {
        if is_list(ty) && self.arena.info(v).kind == Kind::Value {
            self.arena.set_kind(v, Kind::List);
        }
        self.lists |= is_list(ty);
    }

    /// The list that an expression names, without looking into it.
    fn named_list(&self, e: &Expr) -> Option<Var> {
        match unparenthesized(e) {
            Expr::Path(p) => match self.scope.look(&p.path.get_ident()?.to_string())? {
                // A constant argument of a derivative is not lifted.
                Binding::Tracked { value: Value::Var(v), .. }
                    if matches!(self.arena.info(*v).kind, Kind::List | Kind::Captured) =>
                {
                    Some(*v)
                }
                _ => None,
            },
            Expr::Reference(r) if r.mutability.is_none() => self.named_list(&r.expr),
            _ => None,
        }
    }

    /// Whether an expression names a list.
    pub(super) fn names_list(&self, e: &Expr) -> bool {
        self.named_list(e).is_some_and(|v| self.is_list(v))
    }

    /// The list that an expression gives.
    pub(super) fn list_of(&mut self, e: &Expr) -> Option<Var> {
        if let Some(v) = self.named_list(e) {
            return Some(v);
        }
        let value = self.expr(e);
        let v = self.one(value, e)?;
        if !self.is_list(v) {
            self.errors.at(e, messages::NOT_A_LIST);
            return None;
        }
        Some(v)
    }

    fn list_prim(&mut self, name: &str, operands: Vec<Var>, at: Option<Var>, kind: Kind, span: Span) -> Var {
        let operands = operands.into_iter().map(Operand::Var).collect();
        let attrs = at.map(Attr::Var).into_iter().collect();
        let op = Op::Prim { prim: crate::table::primitive(name), operands, attrs, residual: false };
        self.push(name, kind, op, span)
    }

    /// The entry of a list at a position of Rust's.
    pub(super) fn entry_at(&mut self, list: Var, at: &Ident, span: Span) -> Value {
        // A copy: the name ends with the iteration.
        let at = self.push("at", Kind::Captured, Op::Capture(quote!(::core::clone::Clone::clone(&#at))), span);
        Value::Var(self.list_prim("element", vec![list], Some(at), Kind::Value, span))
    }

    /// `xs[i]`, `xs[1..]`
    pub(super) fn indexed(&mut self, i: &ExprIndex) -> Value {
        if self.scope.tracked_in(&i.index).is_some() {
            return self.error(&i.index, messages::NUMBER_FROM_TRACKED);
        }
        let Some(list) = self.list_of(&i.expr) else { return Value::Refused };
        let span = i.bracket_token.span.join();
        if let Expr::Range(range) = unparenthesized(&i.index) {
            let range = self.rust(&Expr::Range(range.clone()));
            let op = Op::Capture(quote!(::tenzr::__private::rt::list::positions(#range)));
            let at = self.push("part", Kind::Captured, op, span);
            return Value::Var(self.list_prim("part", vec![list], Some(at), Kind::List, span));
        }
        let at = self.capture_owned(&i.index);
        Value::Var(self.list_prim("element", vec![list], Some(at), Kind::Value, span))
    }

    /// `xs.first()`, `xs.last()`, of which the value is taken.
    pub(super) fn end_of_list(&mut self, m: &ExprMethodCall) -> Option<Value> {
        let name = m.method.to_string();
        if !m.args.is_empty() || !matches!(name.as_str(), "first" | "last") {
            return None;
        }
        let list = self.named_list(&m.receiver).filter(|v| self.is_list(*v))?;
        let span = m.method.span();
        let n = self.length(list, span);
        let at = match name.as_str() {
            "first" => quote!(0),
            _ => quote!(::core::primitive::usize::wrapping_sub(#n, 1)),
        };
        let at = self.push("at", Kind::Captured, Op::Capture(at), span);
        Some(Value::Var(self.list_prim("element", vec![list], Some(at), Kind::Value, span)))
    }

    /// `vec![x, y]`, `[x, y]`
    pub(super) fn list_literal<'a>(&mut self, entries: impl Iterator<Item = &'a Expr>, span: Span) -> Value {
        let mut list = self.empty_list(span);
        for e in entries {
            let value = self.expr(e);
            let Some(x) = self.one(value, e) else { return Value::Refused };
            if self.is_list(x) {
                return self.error(e, messages::NESTED_LIST);
            }
            list = self.pushed(list, x, e.span());
        }
        Value::Var(list)
    }

    /// A list with nothing in it yet.
    pub(super) fn empty_list(&mut self, span: Span) -> Var {
        self.lists = true;
        self.push("list", Kind::List, Op::EmptyList { ambient: self.ambient }, span)
    }

    /// All entries of a list that changes are mapped over all.
    fn pushed(&mut self, list: Var, x: Var, span: Span) -> Var {
        let (list, x) = (self.lifted(list, false, span), self.lifted(x, false, span));
        self.calls.open.remove(&x);
        self.list_prim("pushed", vec![list, x], None, Kind::List, span)
    }

    /// The entries of `vec![x, y]`.
    pub(super) fn vec_entries(mac: &syn::Macro) -> Option<Vec<Expr>> {
        if !mac.path.is_ident("vec") {
            return None;
        }
        let entries = Punctuated::<Expr, Token![,]>::parse_terminated.parse2(mac.tokens.clone()).ok()?;
        Some(entries.into_iter().collect())
    }

    /// A statement that changes a list: `xs.push(y)`.
    pub(super) fn list_statement(&mut self, m: &ExprMethodCall) -> bool {
        let Some(list) = self.named_list(&m.receiver).filter(|v| self.is_list(*v)) else { return false };
        let Some(name) = super::jumps::root(&m.receiver) else { return false };
        if m.method != "push" || m.args.len() != 1 {
            self.errors.at(&m.method, messages::list_method(&m.method.to_string()));
            return true;
        }
        let value = self.expr(&m.args[0]);
        let Some(x) = self.one(value, &m.args[0]) else { return true };
        let changed = self.pushed(list, x, m.method.span());
        self.assign_list(name, changed);
        true
    }

    fn assign_list(&mut self, name: &Ident, list: Var) {
        match self.scope.look(&name.to_string()) {
            Some(Binding::Tracked { mutable: true, .. }) => self.scope.assign(&name.to_string(), Value::Var(list)),
            _ => self.errors.at(name, messages::immutable(&name.to_string())),
        }
    }

    /// `xs[i] = y`, where `xs` is a list.
    pub(super) fn store_entry(&mut self, i: &ExprIndex, value: Value) {
        let list = self.named_list(&i.expr).filter(|v| self.is_list(*v));
        let (Some(list), Some(name)) = (list, super::jumps::root(&i.expr)) else {
            return self.errors.at(i, messages::ASSIGNED_PLACE);
        };
        let Some(x) = self.one(value, &Expr::Index(i.clone())) else { return };
        let span = i.bracket_token.span.join();
        let at = self.capture_owned(&i.index);
        let (list, x) = (self.lifted(list, false, span), self.lifted(x, false, span));
        self.calls.open.remove(&x);
        let changed = self.list_prim("replaced", vec![list, x], Some(at), Kind::List, span);
        self.assign_list(name, changed);
    }

    /// The name, in the output, of the number of entries of a list as it is now.
    pub(super) fn length(&mut self, list: Var, span: Span) -> Ident {
        let n = self.push("len", Kind::Captured, Op::Len { list }, span);
        let name = format_ident!("__entries_{}", n.0, span = span.resolved_at(Span::mixed_site()));
        self.out.push(crate::ir::Stmt { dsts: Vec::new(), op: Op::Named { x: n, name: name.clone() }, span });
        if self.inside > 0 {
            self.inner.insert(name.to_string());
        }
        name
    }

    /// A statement in which the lengths of lists are plain numbers, computed before it. What runs later, or more than once,
    /// comes by here itself.
    pub(super) fn with_lengths(&mut self, s: &Stmt) -> Stmt {
        let mut s = s.clone();
        let mut lengths = Lengths { lower: self };
        match &mut s {
            Stmt::Local(l) => {
                if let Some(init) = &mut l.init {
                    lengths.visit_expr_mut(&mut init.expr);
                }
            }
            Stmt::Expr(e, _) => lengths.visit_expr_mut(e),
            Stmt::Macro(m) => lengths.visit_macro_mut(&mut m.mac),
            Stmt::Item(_) => {}
        }
        s
    }

    /// The same of an expression.
    pub(super) fn with_lengths_in(&mut self, e: &Expr) -> Expr {
        let mut e = e.clone();
        Lengths { lower: self }.visit_expr_mut(&mut e);
        e
    }
}

/// Whether an expression makes an empty `Vec`.
pub(super) fn is_empty_vec(e: &Expr) -> bool {
    match unparenthesized(e) {
        Expr::Macro(m) => m.mac.path.is_ident("vec") && m.mac.tokens.is_empty(),
        Expr::Call(c) => match &*c.func {
            Expr::Path(p) => {
                let names: Vec<String> = p.path.segments.iter().rev().map(|s| s.ident.to_string()).collect();
                matches!(names.as_slice(), [f, ty, ..] if ty == "Vec" && (f == "new" || f == "with_capacity"))
            }
            _ => false,
        },
        _ => false,
    }
}

struct Lengths<'a> {
    lower: &'a mut Lower,
}

impl VisitMut for Lengths<'_> {
    fn visit_block_mut(&mut self, _: &mut Block) {}
    fn visit_expr_while_mut(&mut self, _: &mut syn::ExprWhile) {}
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}

    fn visit_expr_match_mut(&mut self, m: &mut syn::ExprMatch) {
        self.visit_expr_mut(&mut m.expr);
        for a in &mut m.arms {
            // The bodies come by themselves.
            self.visit_pat_mut(&mut a.pat);
        }
    }

    fn visit_expr_mut(&mut self, e: &mut Expr) {
        if let Expr::MethodCall(m) = e
            && m.args.is_empty()
            && (m.method == "len" || m.method == "is_empty")
            && let Some(list) = self.lower.named_list(&m.receiver).filter(|v| self.lower.is_list(*v))
        {
            let n = self.lower.length(list, m.method.span());
            *e = if m.method == "len" { syn::parse_quote!(#n) } else { syn::parse_quote!((#n == 0)) };
            return;
        }
        visit_mut::visit_expr_mut(self, e);
    }

    fn visit_macro_mut(&mut self, m: &mut syn::Macro) {
        let known = m.path.get_ident().is_some_and(|i| FORMATTING.contains(&i.to_string().as_str()) || i == "vec");
        let parsed = Punctuated::<Expr, Token![,]>::parse_terminated.parse2(m.tokens.clone());
        if let (true, Ok(mut arguments)) = (known, parsed) {
            arguments.iter_mut().for_each(|e| self.visit_expr_mut(e));
            m.tokens = arguments.to_token_stream();
        }
    }
}
