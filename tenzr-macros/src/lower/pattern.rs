//! `let`.

use super::{Binding, Lower, Value, literal, scope};
use crate::ir::{Op, Stmt};
use crate::messages;
use crate::parse::closure::{Transform, Transformed};
use proc_macro2::{Ident, Span};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Expr, Local, Pat, Type};

impl Lower {
    pub(super) fn local(&mut self, local: &Local) {
        let Some(init) = &local.init else {
            self.errors.at(local, messages::LET_WITHOUT_VALUE);
            return;
        };
        if let Expr::Macro(m) = &*init.expr
            && let Some(transform) = Transform::of(&m.mac)
        {
            return self.bind_transform(&local.pat, transform, &m.mac);
        }
        if self.scope.tracked_in(&init.expr).is_none() {
            return self.untracked(local);
        }
        if let Some((_, e)) = &init.diverge {
            self.errors.at(e, messages::LET_ELSE);
            return;
        }
        let by_ref = matches!(&*init.expr, Expr::Reference(_)) || self.is_reference(&init.expr);
        let value = self.expr(&init.expr);
        self.bind_pattern(&local.pat, value, by_ref);
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
                let value = Value::Transformed(Box::new(t));
                self.scope.bind(&name.ident, Binding::Tracked { value, by_ref: false });
            }
            Err(e) => {
                self.errors.push(e);
                self.scope.bind(&name.ident, Binding::Tracked { value: Value::Refused, by_ref: false });
            }
        }
    }

    /// A value without tracked parts stays Rust, under new names: the blocks around it are flattened.
    fn untracked(&mut self, local: &Local) {
        if let (Pat::Ident(name), Some(init)) = (&local.pat, &local.init)
            && name.by_ref.is_none()
            && let Some(v) = literal::value(&init.expr)
        {
            // The name stays for expressions that are Rust's, too.
            self.scope.bind(&name.ident, Binding::Literal(v));
        }
        let init = local.init.as_ref().map(|i| {
            let e = self.scope.renamed(&i.expr);
            let diverge = i.diverge.as_ref().map(|(_, e)| {
                let e = self.scope.renamed(e);
                quote!(else #e)
            });
            quote!(= #e #diverge)
        });
        let literal = matches!(&local.pat, Pat::Ident(n) if matches!(self.scope.look(&n.ident.to_string()), Some(Binding::Literal(_))));
        if literal && self.scope.depth() <= 2 {
            let pat = &local.pat;
            self.verbatim(quote!(let #pat #init;), local.span());
            return;
        }
        let names = scope::bound_names(&local.pat);
        self.scope.enter();
        for name in &names {
            let fresh = self.fresh_name(name);
            self.scope.bind(name, Binding::Renamed(fresh));
        }
        let pat = self.scope.renamed(&local.pat);
        let bindings: Vec<(Ident, Binding)> =
            names.iter().filter_map(|n| self.scope.look(&n.to_string()).map(|b| (n.clone(), b.clone()))).collect();
        self.scope.leave();
        self.out.push(Stmt { dsts: Vec::new(), op: Op::Verbatim(quote!(let #pat #init;)), span: local.span() });
        for (name, binding) in bindings {
            self.scope.bind(&name, binding);
        }
    }

    fn fresh_name(&mut self, name: &Ident) -> Ident {
        let v = self.arena.var(&name.to_string(), crate::ir::Kind::Captured, name.span());
        Ident::new(&format!("__{name}_{}", v.0), name.span().resolved_at(Span::mixed_site()))
    }

    pub(super) fn bind_pattern(&mut self, pat: &Pat, value: Value, by_ref: bool) {
        match pat {
            Pat::Type(t) => {
                self.check_type(&t.ty, &value, t.ty.span());
                self.bind_pattern(&t.pat, value, by_ref);
            }
            Pat::Paren(p) => self.bind_pattern(&p.pat, value, by_ref),
            Pat::Wild(_) => {}
            Pat::Ident(i) if i.by_ref.is_some() || i.subpat.is_some() => self.errors.at(i, messages::LET_REF),
            Pat::Ident(i) => self.scope.bind(&i.ident, Binding::Tracked { value, by_ref }),
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

    /// The results of a call that was just lowered: how many it has shows where they are taken apart.
    fn unpack_call(&mut self, v: crate::ir::Var, n: usize) -> Option<Vec<Value>> {
        let info = self.arena.info(v).clone();
        let last = self.out.last_mut()?;
        if !matches!(last.op, Op::Call { .. }) || last.dsts != [v] {
            return None;
        }
        let dsts: Vec<_> = (0..n).map(|_| self.arena.var(&info.name, info.kind, info.span)).collect();
        last.dsts.clone_from(&dsts);
        Some(dsts.into_iter().map(Value::Var).collect())
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
            (ty, Value::Var(v)) => self.push_check(ty.to_token_stream(), *v, span),
            _ => {}
        }
    }
}
