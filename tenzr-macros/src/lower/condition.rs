//! Conditions: truth values of Rust's, one for each example, and patterns that fit or not.

use super::flow::Next;
use super::{Lower, Value};
use crate::ir::{Kind, Operand, Var};
use crate::messages;
use crate::table;
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, ExprBinary, ExprIf, Pat};

/// What decides.
enum Condition<'a> {
    /// A truth value.
    Truth(Var),
    /// Whether a pattern fits.
    Let(&'a Pat, &'a Expr),
}

impl Lower {
    pub(super) fn if_then(&mut self, i: &ExprIf, next: &Next) -> Value {
        let all = conjuncts(&i.cond);
        // A branch is not run on a batch of no examples either where a part of Rust's does not hold.
        let has_native = all.len() > 1 && all.iter().any(|e| self.is_untracked(e));
        let is_short = i.else_branch.as_ref().is_none_or(|(_, e)| is_short(e));
        match all.iter().any(|e| matches!(e, Expr::Let(_))) || has_native && is_short {
            true => self.if_all(&all, i, next),
            false => self.if_all(&[&i.cond], i, next),
        }
    }

    /// The first branch where all of these hold, one looked at after the other.
    fn if_all(&mut self, conditions: &[&Expr], i: &ExprIf, next: &Next) -> Value {
        let span = i.if_token.span;
        let Some((first, rest)) = conditions.split_first() else { return self.block_then(&i.then_branch, next) };
        let otherwise = |me: &mut Lower, next: &Next| match &i.else_branch {
            Some((_, e)) => me.else_then(e, next),
            None => me.then(Value::Unit, next),
        };
        match self.condition(first) {
            None => Value::Refused,
            Some(Condition::Truth(v)) => self.choice(v, span, &mut |me, arm| match arm {
                0 => me.if_all(rest, i, next),
                _ => otherwise(me, next),
            }),
            Some(Condition::Let(pat, e)) => {
                self.refuse_change(e);
                let scrutinee = self.rust(e);
                self.matched(scrutinee, &[Some((pat, None)), None], span, &mut |me, arm| match arm {
                    0 => me.if_all(rest, i, &Next::Leave(next)),
                    _ => otherwise(me, &Next::Leave(next)),
                })
            }
        }
    }

    fn condition<'a>(&mut self, e: &'a Expr) -> Option<Condition<'a>> {
        match e {
            Expr::Let(l) if self.is_untracked(&l.expr) => Some(Condition::Let(&l.pat, &l.expr)),
            Expr::Let(l) => {
                self.errors.at(l, messages::LET_OF_TRACKED);
                None
            }
            e if self.is_untracked(e) => Some(Condition::Truth(self.capture(e))),
            e => self.truth_of(e).map(Condition::Truth),
        }
    }

    /// The truth value of each example.
    pub(super) fn truth_of(&mut self, e: &Expr) -> Option<Var> {
        match e {
            Expr::Paren(p) => self.truth_of(&p.expr),
            Expr::Group(g) => self.truth_of(&g.expr),
            Expr::Unary(u) if matches!(u.op, syn::UnOp::Not(_)) && !self.is_untracked(e) => {
                let x = self.truth_of(&u.expr)?;
                Some(self.combined("not", vec![x], u.op.span()))
            }
            Expr::Binary(b) if matches!(b.op, BinOp::And(_) | BinOp::Or(_)) && !self.is_untracked(e) => {
                self.both_or_one(b)
            }
            Expr::Binary(b) if matches!(b.op, BinOp::Eq(_) | BinOp::Ne(_)) && !self.is_untracked(e) => {
                let operands = [self.compared_operand(&b.left), self.compared_operand(&b.right)];
                let name = if matches!(b.op, BinOp::Eq(_)) { "eq_each" } else { "ne_each" };
                let value = self.prim(name, operands, Vec::new(), b.op.span());
                self.one(value, e)
            }
            e => {
                let value = self.expr(e);
                self.one(value, e)
            }
        }
    }

    fn combined(&mut self, name: &str, operands: Vec<Var>, span: Span) -> Var {
        let v = self.runtime(name, "condition", operands, Vec::new(), span);
        self.primal.insert(v);
        v
    }

    /// `&&` and `||`. Where the second may panic it is looked at only where the first leaves it open, as in
    /// `i < n && x.at([i]) > 0.0`.
    fn both_or_one(&mut self, b: &ExprBinary) -> Option<Var> {
        let both = matches!(b.op, BinOp::And(_));
        let span = b.op.span();
        let first = self.truth_of(&b.left)?;
        let is_native = self.arena.info(first).kind == Kind::Captured;
        if !is_native && !may_panic(&b.right) {
            let second = self.truth_of(&b.right)?;
            return Some(self.combined(if both { "and" } else { "or" }, vec![first, second], span));
        }
        let value = self.choice(first, span, &mut |me, arm| match (arm == 0) == both {
            true => me.truth_of(&b.right).map_or(Value::Refused, Value::Var),
            false => me.truth(!both, span),
        });
        match value {
            Value::Var(v) => {
                self.primal.insert(v);
                Some(v)
            }
            _ => None,
        }
    }

    /// An operand of a comparison: an integer that is written out is compared with integers.
    pub(super) fn compared_operand(&mut self, e: &Expr) -> Option<Operand> {
        if super::literal::is_integer(e) { Some(Operand::Var(self.capture(e))) } else { self.operand(e) }
    }
}

/// The parts that `&&` joins.
fn conjuncts(e: &Expr) -> Vec<&Expr> {
    match e {
        Expr::Binary(b) if matches!(b.op, BinOp::And(_)) => [conjuncts(&b.left), conjuncts(&b.right)].concat(),
        e => vec![e],
    }
}

/// Whether a branch has no branches of its own: it may be written out more than once.
fn is_short(e: &Expr) -> bool {
    struct Branches(bool);
    impl<'ast> Visit<'ast> for Branches {
        fn visit_expr(&mut self, e: &'ast Expr) {
            let is_loop = matches!(e, Expr::ForLoop(_) | Expr::While(_) | Expr::Loop(_));
            self.0 |= is_loop || matches!(e, Expr::If(_) | Expr::Match(_));
            visit::visit_expr(self, e);
        }
    }
    let mut branches = Branches(false);
    branches.visit_expr(e);
    !branches.0
}

/// Whether an expression may do more than give a value: entries by index and what is not an operation.
fn may_panic(e: &Expr) -> bool {
    struct Panics(bool);
    impl<'ast> Visit<'ast> for Panics {
        fn visit_expr(&mut self, e: &'ast Expr) {
            self.0 |= match e {
                Expr::MethodCall(m) => {
                    let name = m.method.to_string();
                    let is_plain = ["item", "clone", "to_owned"].contains(&name.as_str());
                    matches!(name.as_str(), "at" | "index") || table::method(&name).is_none() && !is_plain
                }
                Expr::Path(_) | Expr::Lit(_) | Expr::Paren(_) | Expr::Group(_) | Expr::Reference(_) => false,
                Expr::Unary(_) | Expr::Binary(_) | Expr::Field(_) | Expr::Cast(_) => false,
                _ => true,
            };
            visit::visit_expr(self, e);
        }
    }
    let mut panics = Panics(false);
    panics.visit_expr(e);
    panics.0
}
