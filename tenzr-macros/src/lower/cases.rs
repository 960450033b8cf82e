//! `match` on the number of an example: comparisons, one after the other.

use super::flow::{Next, guarded};
use super::{Binding, Lower, Value};
use crate::ir::{Kind, Op, Operand, Var};
use crate::messages;
use proc_macro2::Span;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Arm, Expr, ExprMatch, Pat, RangeLimits};

/// Whether a pattern fits.
enum Fits {
    Always,
    If(Var),
}

impl Lower {
    pub(super) fn cases(&mut self, m: &ExprMatch, next: &Next) -> Value {
        let value = self.expr(&m.expr);
        match self.one(value, &m.expr) {
            Some(x) => self.case(x, &m.arms, m.match_token.span, next),
            None => Value::Refused,
        }
    }

    fn case(&mut self, x: Var, arms: &[Arm], span: Span, next: &Next) -> Value {
        let Some((arm, others)) = arms.split_first() else {
            self.verbatim(quote!(::core::panic!("no pattern of this `match` fits");), span);
            return Value::Never;
        };
        let (pat, guard) = guarded(&arm.pat);
        let fits = self.fits(x, pat);
        let guard = guard.map(|g| {
            self.named(x, pat);
            let truth = self.truth_of(g);
            self.scope.leave();
            truth
        });
        let condition = match (fits, guard) {
            (None, _) | (_, Some(None)) => return Value::Refused,
            (Some(Fits::Always), None) => {
                self.named(x, pat);
                return self.arm_then(&arm.body, &Next::Leave(next));
            }
            (Some(Fits::Always), Some(Some(g))) => g,
            (Some(Fits::If(v)), None) => v,
            (Some(Fits::If(v)), Some(Some(g))) => self.runtime("and", "condition", vec![v, g], Vec::new(), span),
        };
        self.primal.insert(condition);
        self.choice(condition, span, &mut |me, i| {
            if i == 0 {
                me.named(x, pat);
                me.arm_then(&arm.body, &Next::Leave(next))
            } else {
                me.case(x, others, span, next)
            }
        })
    }

    /// Enters a block that has the name of a pattern.
    fn named(&mut self, x: Var, pat: &Pat) {
        self.scope.enter();
        if let Pat::Ident(i) = pat {
            let mutable = i.mutability.is_some();
            self.scope.bind(&i.ident, Binding::Tracked { value: Value::Var(x), by_ref: false, mutable });
        }
    }

    fn fits(&mut self, x: Var, pat: &Pat) -> Option<Fits> {
        let any =
            |me: &mut Lower, name, a: Var, b: Var| me.runtime(name, "condition", vec![a, b], Vec::new(), pat.span());
        match pat {
            Pat::Wild(_) => Some(Fits::Always),
            Pat::Ident(i) => match &i.subpat {
                Some((_, inner)) => self.fits(x, inner),
                None => Some(Fits::Always),
            },
            Pat::Paren(p) => self.fits(x, &p.pat),
            Pat::Lit(l) => self.compared("eq_each", x, &Expr::Lit(l.clone())).map(Fits::If),
            Pat::Range(r) => {
                let low = r.start.as_ref().map(|e| self.compared("ge", x, e));
                let name = if matches!(r.limits, RangeLimits::Closed(_)) { "le" } else { "lt" };
                let high = r.end.as_ref().map(|e| self.compared(name, x, e));
                match (low, high) {
                    (Some(a), Some(b)) => Some(Fits::If(any(self, "and", a?, b?))),
                    (Some(v), None) | (None, Some(v)) => v.map(Fits::If),
                    (None, None) => Some(Fits::Always),
                }
            }
            Pat::Or(o) => {
                let mut all: Option<Var> = None;
                for p in &o.cases {
                    let v = match self.fits(x, p)? {
                        Fits::Always => return Some(Fits::Always),
                        Fits::If(v) => v,
                    };
                    all = Some(match all {
                        Some(a) => any(self, "or", a, v),
                        None => v,
                    });
                }
                all.map(Fits::If)
            }
            p => {
                self.errors.at(p, messages::CASE_PATTERN);
                None
            }
        }
    }

    fn compared(&mut self, name: &str, x: Var, e: &Expr) -> Option<Var> {
        let number = match super::literal::value(e) {
            Some(v) if super::literal::is_float(e) => Operand::Literal(v),
            _ => {
                let op = Op::Capture(e.to_token_stream());
                Operand::Var(self.push("number", Kind::Captured, op, e.span()))
            }
        };
        let value = self.prim(name, [Some(Operand::Var(x)), Some(number)], Vec::new(), e.span());
        self.one(value, e)
    }
}
