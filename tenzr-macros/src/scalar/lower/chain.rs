//! Chains of conditions with `let`: what one binds is seen by those after it, and stands where it holds only.

use super::Lower;
use super::scope::Val;
use syn::{BinOp, Expr, ExprIf, ExprWhile};

/// The conditions of a chain that has a `let` in it.
fn chain(cond: &Expr) -> Option<Vec<&Expr>> {
    fn split<'a>(e: &'a Expr, out: &mut Vec<&'a Expr>) {
        match e {
            Expr::Binary(b) if matches!(b.op, BinOp::And(_)) => {
                split(&b.left, out);
                split(&b.right, out);
            }
            e => out.push(e),
        }
    }
    let mut all = Vec::new();
    split(cond, &mut all);
    (all.len() > 1 && all.iter().any(|e| matches!(e, Expr::Let(_)))).then_some(all)
}

impl Lower {
    /// `if a && let p = b { .. }` as an `if` in an `if`. An `else` stands behind both, and is jumped over.
    pub fn if_chain(&mut self, i: &ExprIf, wanted: bool) -> Option<Val> {
        let conds = chain(&i.cond)?;
        let then = &i.then_branch;
        let innermost: Expr = match (&i.else_branch, wanted) {
            (None, _) => syn::parse_quote!(#then),
            (Some(_), true) => syn::parse_quote!({ break '__chain #then; }),
            (Some(_), false) => syn::parse_quote!({ #then break '__chain; }),
        };
        let nested = conds.into_iter().rev().fold(innermost, |inner, cond| match inner {
            Expr::Block(b) => {
                let block = b.block;
                syn::parse_quote!(if #cond #block)
            }
            inner => syn::parse_quote!(if #cond { #inner }),
        });
        let all: Expr = match &i.else_branch {
            None => nested,
            Some((_, otherwise)) => syn::parse_quote!('__chain: { #nested #otherwise }),
        };
        Some(match wanted {
            true => self.expr(&all),
            false => {
                self.run(&all);
                Val::Nothing
            }
        })
    }

    /// `while a && let p = b { .. }` as a loop around an `if`.
    pub fn while_chain(&mut self, w: &ExprWhile) -> Option<Val> {
        chain(&w.cond)?;
        let (label, cond, body) = (&w.label, &w.cond, &w.body);
        let all: Expr = syn::parse_quote!(#label loop { if #cond #body else { break; } });
        self.run(&all);
        Some(Val::Nothing)
    }
}
