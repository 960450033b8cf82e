//! `let`.

use super::jumps::becomes_tracked;
use super::list::is_empty_vec;
use super::{Binding, Lower, Value, literal, scope};
use crate::ir::{Op, Operand, Stmt};
use crate::messages;
use crate::parse::closure::{Transform, Transformed};
use crate::parse::list::{is_list, owned};
use crate::table::Module;
use proc_macro2::{Ident, Span};
use quote::{ToTokens, format_ident, quote};
use std::collections::HashMap;
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Expr, Local, Pat, Type};

impl Lower {
    /// `let`, before the rest of its block.
    pub(super) fn local(&mut self, local: &Local, rest: &[syn::Stmt]) {
        let Some(init) = &local.init else {
            self.errors.at(local, messages::LET_WITHOUT_VALUE);
            return;
        };
        if let Expr::Macro(m) = &*init.expr
            && let Some(transform) = Transform::of(&m.mac)
        {
            return self.bind_transform(&local.pat, transform, &m.mac);
        }
        if self.is_untracked(&init.expr) {
            return match variable(&local.pat) {
                Some(name)
                    if init.diverge.is_none()
                        && !literal::is_integer(&init.expr)
                        && becomes_tracked(&self.scope, &name.to_string(), rest) =>
                {
                    let value = match is_empty_vec(&init.expr) {
                        true => Value::Var(self.empty_list(init.expr.span())),
                        false => self.first_value(&init.expr),
                    };
                    self.bind_pattern(&local.pat, value, false);
                }
                _ => self.untracked(local),
            };
        }
        if let Some((_, e)) = &init.diverge {
            self.errors.at(e, messages::LET_ELSE);
            return;
        }
        let by_ref = matches!(&*init.expr, Expr::Reference(_)) || self.is_reference(&init.expr);
        self.parts = match &local.pat {
            Pat::Tuple(t) => Some(t.elems.len()),
            _ => None,
        };
        let value = self.expr(&init.expr);
        self.bind_pattern(&local.pat, value, by_ref);
    }

    /// A value of Rust's for a variable that comes to hold what depends on a tracked value.
    fn first_value(&mut self, e: &Expr) -> Value {
        if let Some(number) = literal::value(e) {
            let op = Op::Capture(crate::emit::written(number, e.span()));
            return Value::Var(self.push("number", crate::ir::Kind::Captured, op, e.span()));
        }
        let v = self.capture_owned(e);
        if matches!(e, Expr::Lit(l) if matches!(l.lit, syn::Lit::Bool(_))) {
            self.primal.insert(v);
        }
        Value::Var(v)
    }

    /// Whether the expression is the name of a reference.
    pub(super) fn is_reference(&self, e: &Expr) -> bool {
        match e {
            Expr::Path(p) => p.path.get_ident().is_some_and(|name| {
                matches!(self.scope.look(&name.to_string()), Some(Binding::Tracked { by_ref: true, .. }))
            }),
            _ => false,
        }
    }

    fn bind_transform(&mut self, pat: &Pat, transform: Transform, mac: &syn::Macro) {
        let Pat::Ident(name) = pat else {
            self.errors.at(pat, messages::LET_PATTERN);
            return;
        };
        match Transformed::parse(transform, mac.tokens.clone()) {
            Ok(t) => {
                let value = Value::Transformed(Box::new(t), Rc::new(self.scope.clone()));
                self.scope.bind(&name.ident, Binding::Tracked { value, by_ref: false, mutable: false });
            }
            Err(e) => {
                self.errors.push(e);
                self.scope.bind(&name.ident, Binding::Tracked { value: Value::Refused, by_ref: false, mutable: false });
            }
        }
    }

    /// A value without tracked parts stays Rust. Under its own name in the outermost block; under a new one elsewhere,
    /// for the blocks are flattened, and where the name is bound again, for the reverse sweep may still read the first.
    fn untracked(&mut self, local: &Local) {
        let Some(init) = &local.init else { return };
        self.refuse_change(&init.expr);
        let number = match &local.pat {
            Pat::Ident(name) if name.by_ref.is_none() && name.mutability.is_none() => literal::value(&init.expr),
            _ => None,
        };
        let value = self.rust(&init.expr);
        let diverge = init.diverge.as_ref().map(|(_, e)| {
            let e = self.rust(e);
            quote!(else #e)
        });
        let is_mutable = local.pat.to_token_stream().into_iter().any(|t| scope::mentions(t, &|name| name == "mut"));
        let mut names = HashMap::new();
        for name in scope::bound_names(&local.pat) {
            let own = self.scope.depth() <= 2 && self.scope.look(&name.to_string()).is_none();
            let fresh = if own { name.clone() } else { self.fresh_name(&name) };
            names.insert(name.to_string(), fresh.clone());
            if is_mutable || is_borrowed_mutably(&init.expr) {
                self.changing.insert(fresh.to_string());
            }
            if self.inside > 0 {
                self.inner.insert(fresh.to_string());
            }
            self.scope.bind(&name, number.map_or(Binding::Renamed(fresh.clone()), |v| Binding::Literal(v, fresh)));
        }
        let pat = scope::renamed_pattern(&local.pat, &names);
        self.verbatim(quote!(let #pat = #value #diverge;), local.span());
    }

    pub(super) fn fresh_name(&mut self, name: &Ident) -> Ident {
        let v = self.arena.var(&name.to_string(), crate::ir::Kind::Captured, name.span());
        format_ident!("__{}_{}", name, v.0, span = name.span().resolved_at(Span::mixed_site()))
    }

    pub(super) fn bind_pattern(&mut self, pat: &Pat, value: Value, by_ref: bool) {
        match pat {
            Pat::Type(t) => {
                let value = self.typed(&t.ty, value);
                self.check_type(&t.ty, &value, t.ty.span());
                self.bind_pattern(&t.pat, value, by_ref);
            }
            Pat::Paren(p) => self.bind_pattern(&p.pat, value, by_ref),
            Pat::Wild(_) => {}
            Pat::Ident(i) if i.by_ref.is_some() || i.subpat.is_some() => self.errors.at(i, messages::LET_REF),
            Pat::Ident(i) => {
                let mutable = i.mutability.is_some();
                self.scope.bind(&i.ident, Binding::Tracked { value, by_ref, mutable });
            }
            Pat::Tuple(t) => {
                let Some(parts) = self.unpack(value, t.elems.len(), pat) else {
                    t.elems.iter().for_each(|p| self.bind_pattern(p, Value::Refused, false));
                    return;
                };
                for (p, v) in t.elems.iter().zip(parts) {
                    self.bind_pattern(p, v, false);
                }
            }
            p => self.errors.at(p, messages::LET_PATTERN),
        }
    }

    /// The `n` parts of a value, where it has as many.
    pub(super) fn unpacked(&mut self, value: Value, n: usize) -> Option<Vec<Value>> {
        match value {
            Value::Tuple(parts) => (parts.len() == n).then_some(parts),
            Value::Var(v) => self.unpack_call(v, n),
            _ => None,
        }
    }

    /// The `n` parts of a value.
    pub(super) fn unpack(&mut self, value: Value, n: usize, at: &impl ToTokens) -> Option<Vec<Value>> {
        match value {
            Value::Tuple(parts) if parts.len() == n => Some(parts),
            Value::Tuple(parts) => {
                self.errors.at(at, messages::tuple_arity(n, parts.len()));
                None
            }
            Value::Var(v) => match self.unpack_call(v, n) {
                Some(parts) => Some(parts),
                None => {
                    self.errors.at(at, messages::tuple_arity(n, 1));
                    None
                }
            },
            Value::Refused => None,
            _ => {
                self.errors.at(at, messages::LET_PATTERN);
                None
            }
        }
    }

    /// The results of a call: how many it has shows where they are taken apart, which may be long after the call.
    pub(super) fn unpack_call(&mut self, v: crate::ir::Var, n: usize) -> Option<Vec<Value>> {
        if let Some(parts) = self.calls.parts.get(&v) {
            return (parts.len() == n).then(|| parts.iter().copied().map(Value::Var).collect());
        }
        if !self.calls.open.remove(&v) {
            return self.unpack_moved(v, n);
        }
        let parts: Vec<_> = (0..n).map(|_| self.arena.copy_of(v)).collect();
        self.calls.open.extend(&parts);
        self.calls.parts.insert(v, parts.clone());
        Some(parts.into_iter().map(Value::Var).collect())
    }

    /// The results of a call that were moved as one value, out of a map or out of a level of forward mode: each is moved
    /// by itself.
    fn unpack_moved(&mut self, v: crate::ir::Var, n: usize) -> Option<Vec<Value>> {
        let assigned = self.out.iter().find(|s| s.dsts == [v])?.clone();
        let Op::Prim { prim, operands, .. } = &assigned.op else { return None };
        if prim.module != Module::Runtime || operands.len() != 1 {
            return None;
        }
        let parts = self.unpack_call(operands[0].var()?, n)?;
        let at = self.out.iter().position(|s| s.dsts == [v])?;
        self.out.remove(at);
        let mut moved = Vec::with_capacity(n);
        for (i, part) in parts.into_iter().enumerate() {
            let (Value::Var(part), Op::Prim { prim, attrs, .. }) = (part, &assigned.op) else { return None };
            let d = self.arena.copy_of(v);
            let (operands, attrs) = (vec![Operand::Var(part)], attrs.clone());
            let op = Op::Prim { prim, operands, attrs, residual: false };
            self.out.insert(at + i, Stmt { dsts: vec![d], op, span: assigned.span });
            moved.push(d);
        }
        self.calls.parts.insert(v, moved.clone());
        Some(moved.into_iter().map(Value::Var).collect())
    }

    /// A value with the parts of the type that the user wrote.
    pub(super) fn typed(&mut self, ty: &Type, value: Value) -> Value {
        match (ty, value) {
            (Type::Reference(r), value) => self.typed(&r.elem, value),
            (Type::Paren(p), value) => self.typed(&p.elem, value),
            (Type::Group(g), value) => self.typed(&g.elem, value),
            (Type::Tuple(t), Value::Tuple(parts)) if t.elems.len() == parts.len() => {
                Value::Tuple(t.elems.iter().zip(parts).map(|(t, v)| self.typed(t, v)).collect())
            }
            (Type::Tuple(t), Value::Var(v)) => match self.unpack_call(v, t.elems.len()) {
                Some(parts) => Value::Tuple(t.elems.iter().zip(parts).map(|(t, v)| self.typed(t, v)).collect()),
                None => Value::Var(v),
            },
            (ty, Value::Var(v)) if is_list(ty) => {
                // What a call gives is a list where that is written.
                if self.calls.open.remove(&v) {
                    self.with_kind(v, ty);
                }
                Value::Var(v)
            }
            (_, value) => value,
        }
    }

    /// Compiles where the value has the type that the user wrote.
    pub(super) fn check_type(&mut self, ty: &Type, value: &Value, span: Span) {
        match (ty, value) {
            (Type::Infer(_), _) => {}
            (Type::Reference(r), _) => self.check_type(&r.elem, value, span),
            (Type::Tuple(t), Value::Tuple(parts)) if t.elems.len() == parts.len() => {
                for (t, v) in t.elems.iter().zip(parts) {
                    self.check_type(t, v, t.span());
                }
            }
            (ty, Value::Var(v)) => self.push_check(owned(ty).to_token_stream(), *v, span),
            _ => {}
        }
    }
}

/// The variable of a pattern that is `mut`.
fn variable(pat: &Pat) -> Option<&Ident> {
    match pat {
        Pat::Ident(i) => i.mutability.is_some().then_some(&i.ident),
        Pat::Type(t) => variable(&t.pat),
        Pat::Paren(p) => variable(&p.pat),
        _ => None,
    }
}

/// Whether an expression is a mutable borrow: what it is bound to changes what it borrows.
fn is_borrowed_mutably(e: &Expr) -> bool {
    matches!(e, Expr::Reference(r) if r.mutability.is_some())
}
