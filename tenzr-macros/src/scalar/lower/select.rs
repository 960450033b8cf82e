//! Consumers of iterators that take their items apart, and that find positions.

use super::super::ir::{Operand, Stmt};
use super::Lower;
use super::control::int;
use super::iterate::Iter;
use super::scope::Val;
use proc_macro2::Span;
use quote::quote;
use syn::Expr;

impl Lower {
    pub fn unzip(&mut self, iter: &Iter, span: Span) -> Val {
        let (a, b) = (self.empty_vec("left", None, span), self.empty_vec("right", None, span));
        self.each(iter, span, &mut |l, item| {
            let (x, y) =
                (l.field(&item, syn::Member::Unnamed(0.into())), l.field(&item, syn::Member::Unnamed(1.into())));
            l.push(&a, x, span);
            l.push(&b, y, span);
        });
        self.fresh.extend([a.base, b.base]);
        Val::Tuple(vec![Val::Place(a), Val::Place(b)])
    }

    pub fn partition(&mut self, iter: &Iter, f: &Expr, span: Span) -> Val {
        let (yes, no) = (self.empty_vec("left", None, span), self.empty_vec("right", None, span));
        let f = self.expr(f);
        self.each(iter, span, &mut |l, item| {
            let seen = l.reference_to(item.clone(), false, span);
            let cond = l.applied(&f, vec![seen], span);
            let cond = l.read(cond, span);
            let item = l.copied(item, span);
            let then = l.scoped(|l| l.push(&yes, item.clone(), span));
            let otherwise = l.scoped(|l| l.push(&no, item, span));
            l.join(cond, then.1, otherwise.1);
        });
        self.fresh.extend([yes.base, no.base]);
        Val::Tuple(vec![Val::Place(yes), Val::Place(no)])
    }

    pub fn position(&mut self, iter: &Iter, f: &Expr, last: bool, span: Span) -> Val {
        let place = self.new_variable("position", int(0), span);
        let mut counted = iter.clone();
        match iter.stages.is_empty() {
            true => {
                let source = super::iterate::Source::Enumerate(std::rc::Rc::new(iter.source.clone()));
                counted.source = if last { super::iterate::Source::Rev(std::rc::Rc::new(source)) } else { source };
            }
            false => {
                let counter = self.new_variable("count", int(0), span);
                counted.stages.push(super::iterate::Stage::Enumerate(counter));
            }
        }
        let found = self.new_variable("found", Operand::Tokens(quote!(false)), span);
        let f = self.expr(f);
        self.each(&counted, span, &mut |l, item| {
            let (k, item) =
                (l.field(&item, syn::Member::Unnamed(0.into())), l.field(&item, syn::Member::Unnamed(1.into())));
            let cond = l.applied(&f, vec![item], span);
            let cond = l.read(cond, span);
            let then = l.scoped(|l| {
                let k = l.read(k, span);
                l.emit(Stmt::Assign { place: place.clone(), value: k });
                l.emit(Stmt::Assign { place: found.clone(), value: Operand::Tokens(quote!(true)) });
                l.break_innermost();
            });
            let rest = l.scoped(|_| ());
            l.join(cond, then.1, rest.1);
        });
        let some = self.read(Val::Place(found), span);
        let inner = Box::new(Val::Op(self.read(Val::Place(place), span)));
        Val::Maybe { some, inner }
    }
}
