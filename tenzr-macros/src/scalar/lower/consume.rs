//! Consumers of iterators, as loops with accumulators.

use super::super::ir::{Make, Operand, Place, Stmt, Ty, Value};
use super::super::messages;
use super::control::{Kind, Target, int};
use super::iterate::{ADAPTORS, Iter, Source};
use super::scope::Val;
use super::types::{is_inactive, is_scalar};
use super::{Lower, fence};
use proc_macro2::Span;
use quote::quote;
use syn::{BinOp, Expr, ExprMethodCall, Pat};

/// Methods that consume an iterator.
pub const CONSUMERS: &[&str] = &[
    "sum",
    "product",
    "fold",
    "count",
    "min_by",
    "max_by",
    "min",
    "max",
    "collect",
    "for_each",
    "any",
    "all",
    "find",
    "position",
    "rposition",
    "last",
    "reduce",
    "unzip",
    "nth",
    "rfold",
    "try_fold",
    "next",
    "find_map",
    "rfind",
    "partition",
];

/// Variables that together hold a value.
enum Accumulator {
    One(Place),
    Tuple(Vec<Accumulator>),
}

impl Accumulator {
    fn val(&self) -> Val {
        match self {
            Accumulator::One(p) => Val::Place(p.clone()),
            Accumulator::Tuple(parts) => Val::Tuple(parts.iter().map(Accumulator::val).collect()),
        }
    }
}

impl Lower {
    /// A method of an iterator.
    pub fn iterator_method(&mut self, iter: Iter, m: &ExprMethodCall) -> Val {
        let name = m.method.to_string();
        let span = m.method.span();
        let args: Vec<&Expr> = m.args.iter().collect();
        match (name.as_str(), args.as_slice()) {
            ("sum", []) => self.sum(&iter, span, false),
            ("product", []) => self.sum(&iter, span, true),
            ("count", []) => self.counted_items(&iter, span),
            ("fold", [init, f]) => self.fold(&iter, init, f, span),
            ("rfold", [init, f]) if iter.stages.is_empty() => {
                let source = super::iterate::Source::Rev(std::rc::Rc::new(iter.source));
                self.fold(&Iter { source, stages: Vec::new() }, init, f, span)
            }
            ("try_fold", [init, f]) => self.try_fold(&iter, init, f, span),
            ("next", []) => self.next(&iter, m),
            ("for_each", [f]) => {
                let f = self.expr(f);
                self.each(&iter, span, &mut |l, item| l.applied(&f, vec![item], span).discard());
                Val::Nothing
            }
            ("collect", []) => self.collect(&iter, m, span),
            ("partition", [f]) => self.partition(&iter, f, span),
            ("unzip", []) => self.unzip(&iter, span),
            ("any" | "all", [f]) => self.any(&iter, f, name == "all", span),
            ("find", [f]) => self.find(&iter, Some(f), span),
            ("find_map", [f]) => {
                let mut iter = iter;
                let f = self.expr(f);
                iter.stages.push(super::iterate::Stage::FilterMap(std::rc::Rc::new(f)));
                self.find(&iter, None, span)
            }
            ("rfind", [f]) if iter.stages.is_empty() => {
                let source = super::iterate::Source::Rev(std::rc::Rc::new(iter.source));
                self.find(&Iter { source, stages: Vec::new() }, Some(f), span)
            }
            ("position", [f]) => self.position(&iter, f, false, span),
            ("rposition", [f]) if iter.stages.is_empty() => self.position(&iter, f, true, span),
            ("last", []) => self.best(&iter, span, &mut |_, _, _| Operand::Tokens(quote!(true))),
            ("min_by" | "max_by", [f]) => {
                let f = self.expr(f);
                self.extremum(&iter, span, name == "max_by", &f)
            }
            ("min" | "max", []) => {
                let cmp = Val::Path(syn::parse_quote!(::core::cmp::Ord::cmp));
                self.extremum(&iter, span, name == "max", &cmp)
            }
            ("reduce", [f]) => self.reduce(&iter, f, span),
            ("nth", [n]) => {
                let n = self.index(n);
                self.nth(iter, n, span)
            }
            (name, _) if ADAPTORS.contains(&name) => {
                self.adapted(iter, m).map_or(Val::Nothing, |i| Val::Iter(std::rc::Rc::new(i)))
            }
            ("len", []) => match self.len(&iter.source, span) {
                Some(n) if iter.stages.is_empty() => n.into(),
                _ => self.refuse(&m.method, fence::adaptor("len", "count the items")),
            },
            (name, _) => {
                let known: Vec<&'static str> = CONSUMERS.iter().chain(ADAPTORS).copied().collect();
                let near = crate::messages::nearest(name, &known);
                self.refuse(&m.method, messages::no_method(name, near))
            }
        }
    }

    /// The items that are passed over are those that the stages let through, and computing them may change something.
    fn nth(&mut self, mut iter: Iter, n: Operand, span: Span) -> Val {
        if iter.stages.is_empty() && !iter.source.changes() {
            iter.source = super::iterate::Source::Skip(std::rc::Rc::new(iter.source), n);
        } else {
            let counter = self.new_variable("count", int(0), span);
            iter.stages.push(super::iterate::Stage::Skip(counter, n));
        }
        self.find(&iter, None, span)
    }

    /// A loop over the items.
    pub fn each(&mut self, iter: &Iter, span: Span, body: &mut dyn FnMut(&mut Self, Val)) {
        self.drive(iter, Target::new(Kind::Loop, None), "i", span, body);
    }

    /// `sum` and `product` start from what std starts from.
    fn sum(&mut self, iter: &Iter, span: Span, product: bool) -> Val {
        let start = match product {
            true => Operand::Float(1.0, quote!(1.0)),
            false => Operand::Float(-0.0, quote!((-0.0))),
        };
        self.sum_from(iter, span, product, start)
    }

    /// A sum or a product that starts from a value if it is one of floats.
    pub fn sum_from(&mut self, iter: &Iter, span: Span, product: bool, start: Operand) -> Val {
        let acc = Place::whole(self.arena.mutable(if product { "product" } else { "sum" }, Ty::Unknown, span));
        let mut ty = Ty::Float;
        let op: BinOp = if product { syn::parse_quote!(*=) } else { syn::parse_quote!(+=) };
        let ((), done) = self.scoped(|l| {
            l.each(iter, span, &mut |l, item| {
                let value = l.read(item, span);
                if is_inactive(&l.operand_ty(&value)) {
                    ty = Ty::Inactive;
                } else {
                    l.learn(&value, &Ty::Float);
                }
                l.learn(&acc.base.into(), &ty);
                l.update(&op, acc.clone(), value);
            });
        });
        self.learn(&acc.base.into(), &ty);
        let init = match (ty.is_float(), product) {
            (true, _) => start,
            (false, true) => int(1),
            (false, false) => int(0),
        };
        self.emit(Stmt::Declare { var: acc.base, init: Some(init) });
        self.resume_all(done);
        Val::Op(self.read(Val::Place(acc), span))
    }

    fn counted_items(&mut self, iter: &Iter, span: Span) -> Val {
        let count = self.new_variable("count", int(0), span);
        self.each(iter, span, &mut |l, _| l.count(&count));
        Val::Op(self.read(Val::Place(count), span))
    }

    fn accumulator(&mut self, init: Val, name: &str, span: Span) -> Accumulator {
        match init {
            Val::Tuple(parts) => {
                Accumulator::Tuple(parts.into_iter().map(|p| self.accumulator(p, name, span)).collect())
            }
            Val::Place(p) if self.fresh.remove(&p.base) => Accumulator::One(p),
            init => {
                let o = self.read(init, span);
                Accumulator::One(self.new_variable(name, o, span))
            }
        }
    }

    fn assign_accumulator(&mut self, acc: &Accumulator, value: Val, span: Span) {
        let mut parts = Vec::new();
        self.new_parts(acc, value, span, &mut parts);
        for (place, value) in parts {
            self.store_at(place, value);
        }
    }

    /// The new values, all read before any is written.
    fn new_parts(&mut self, acc: &Accumulator, value: Val, span: Span, out: &mut Vec<(Place, Operand)>) {
        match acc {
            Accumulator::One(p) => {
                let same = matches!(&value, Val::Place(v) if v.base == p.base && v.path.is_empty());
                if !same {
                    out.push((p.clone(), self.read(value, span)));
                }
            }
            Accumulator::Tuple(parts) => {
                for (i, a) in parts.iter().enumerate() {
                    let part = self.field(&value, syn::Member::Unnamed(i.into()));
                    self.new_parts(a, part, span, out);
                }
            }
        }
    }

    fn fold(&mut self, iter: &Iter, init: &Expr, f: &Expr, span: Span) -> Val {
        let init = self.argument(init);
        let acc = self.accumulator(init, "acc", span);
        let f = self.expr(f);
        self.each(iter, span, &mut |l, item| {
            let current = l.current(&acc, &f, span);
            let new = l.applied(&f, vec![current, item], span);
            if !l.diverged() {
                l.assign_accumulator(&acc, new, span);
            }
        });
        match acc {
            Accumulator::One(p) if !is_scalar(&self.place_ty(&p)) && !matches!(self.place_ty(&p), Ty::Unknown) => {
                self.fresh.insert(p.base);
                Val::Place(p)
            }
            acc => self.snapshot(acc.val(), span),
        }
    }

    /// A fold whose function gives an option: the first `None` ends it.
    fn try_fold(&mut self, iter: &Iter, init: &Expr, f: &Expr, span: Span) -> Val {
        let init = self.argument(init);
        let acc = self.accumulator(init, "acc", span);
        let whole = self.new_variable("whole", Operand::Tokens(quote!(true)), span);
        let f = self.expr(f);
        self.each(iter, span, &mut |l, item| {
            let current = l.snapshot(acc.val(), span);
            let option = l.applied(&f, vec![current, item], span);
            let (some, inner) = l.as_maybe(option, span);
            let then = l.scoped(|l| l.assign_accumulator(&acc, inner, span));
            let otherwise = l.scoped(|l| {
                l.emit(Stmt::Assign { place: whole.clone(), value: Operand::Tokens(quote!(false)) });
                l.break_innermost();
            });
            l.join(some, then.1, otherwise.1);
        });
        let some = self.read(Val::Place(whole), span);
        let inner = self.snapshot(acc.val(), span);
        Val::Maybe { some, inner: Box::new(inner) }
    }

    /// The next item of an iterator that is kept in a variable.
    fn next(&mut self, iter: &Iter, m: &ExprMethodCall) -> Val {
        let span = m.method.span();
        match (&iter.source, iter.stages.is_empty()) {
            (super::iterate::Source::Rest(source, taken), true) if source.is_pure() => {
                let Some(n) = self.len(source, span) else { return Val::Nothing };
                let k = self.read(Val::Place(taken.clone()), span);
                let (at, len) = (self.operand_tokens(&k), self.operand_tokens(&n));
                let capture = self.capture_of(quote!(#at < #len), &[&k, &n], true);
                let some = self.bind_capture("some", Ty::Inactive, span, capture);
                let (source, taken) = (source.clone(), taken.clone());
                self.count(&taken);
                Val::Maybe { some, inner: Box::new(self.item(&source, &k, span)) }
            }
            // Nobody asks for what comes after.
            _ if !matches!(*m.receiver, Expr::Path(_)) => self.find(iter, None, span),
            _ => self.refuse(&m.method, fence::adaptor("next", "write it as a loop over indices")),
        }
    }

    /// The accumulator as the closure gets it: `mut acc` of an aggregate is the accumulator itself.
    fn current(&mut self, acc: &Accumulator, f: &Val, span: Span) -> Val {
        let taken = match f {
            Val::Closure(c) => matches!(c.params.first(), Some(Pat::Ident(p)) if p.mutability.is_some()),
            _ => false,
        };
        match acc {
            Accumulator::One(p) if taken && !is_scalar(&self.place_ty(p)) => {
                self.fresh.insert(p.base);
                self.accumulators.insert(p.base);
                Val::Place(p.clone())
            }
            acc => self.snapshot(acc.val(), span),
        }
    }

    fn collect(&mut self, iter: &Iter, m: &ExprMethodCall, span: Span) -> Val {
        let written = m.turbofish.as_ref().and_then(|t| match t.args.first() {
            Some(syn::GenericArgument::Type(ty)) => Some(self.floats.ty(ty)),
            _ => None,
        });
        let wanted = written.or_else(|| self.hint.take());
        if let Some(Ty::Option(t)) = &wanted
            && matches!(**t, Ty::Vec(_))
        {
            return self.collect_all(iter, span);
        }
        if let Some(t) = &m.turbofish
            && !matches!(t.args.first(), Some(syn::GenericArgument::Type(syn::Type::Path(p)))
                if p.path.segments.last().is_some_and(|s| s.ident == "Vec"))
        {
            return self.refuse(t, messages::COLLECT_TYPE);
        }
        let n = if iter.stages.is_empty() { self.len(&iter.source, span) } else { None };
        let vec = self.empty_vec("vec", n, span);
        self.each(iter, span, &mut |l, item| l.push(&vec, item, span));
        self.fresh.insert(vec.base);
        Val::Place(vec)
    }

    /// `Some` of all values, or `None` at the first that is.
    fn collect_all(&mut self, iter: &Iter, span: Span) -> Val {
        let vec = self.empty_vec("vec", None, span);
        let whole = self.new_variable("whole", Operand::Tokens(quote!(true)), span);
        self.each(iter, span, &mut |l, item| {
            let (some, inner) = l.as_maybe(item, span);
            let then = l.scoped(|l| l.push(&vec, inner, span)).1;
            let otherwise = l.scoped(|l| {
                l.emit(Stmt::Assign { place: whole.clone(), value: Operand::Tokens(quote!(false)) });
                l.break_innermost();
            });
            l.join(some, then, otherwise.1);
        });
        let some = self.read(Val::Place(whole), span);
        Val::Maybe { some, inner: Box::new(Val::Place(vec)) }
    }

    pub fn empty_vec(&mut self, name: &str, capacity: Option<Operand>, span: Span) -> Place {
        let ty = Ty::Vec(Box::default());
        let empty = self.bind_value(name, ty, span, Value::Make(Make::EmptyVec(capacity), Vec::new()));
        self.new_variable(name, empty.into(), span)
    }

    /// `vec.push(value)`
    pub fn push(&mut self, vec: &Place, value: Val, span: Span) {
        let value = self.read(value, span);
        if vec.path.is_empty() {
            let ty = Ty::Vec(Box::new(self.operand_ty(&value)));
            self.refine(&vec.base.into(), &ty);
        }
        self.emit(Stmt::Push { place: vec.clone(), value });
    }

    /// `any` and `all`
    fn any(&mut self, iter: &Iter, f: &Expr, all: bool, span: Span) -> Val {
        let (start, end) = if all { (quote!(true), quote!(false)) } else { (quote!(false), quote!(true)) };
        let known = self.new_variable("known", Operand::Tokens(start), span);
        let f = self.expr(f);
        self.each(iter, span, &mut |l, item| {
            let cond = l.applied(&f, vec![item], span);
            let cond = l.read(cond, span);
            let found = l.scoped(|l| {
                l.emit(Stmt::Assign { place: known.clone(), value: Operand::Tokens(end.clone()) });
                l.break_innermost();
            });
            let rest = l.scoped(|_| ());
            match all {
                false => l.join(cond, found.1, rest.1),
                true => l.join(cond, rest.1, found.1),
            }
        });
        Val::Op(self.read(Val::Place(known), span))
    }

    /// The first item that a condition holds for.
    fn find(&mut self, iter: &Iter, f: Option<&Expr>, span: Span) -> Val {
        let f = f.map(|f| self.expr(f));
        self.kept_item(iter, span, &mut |l, item, keep| {
            let cond = match &f {
                Some(f) => {
                    let seen = l.reference_to(item, false, span);
                    let cond = l.applied(f, vec![seen], span);
                    l.read(cond, span)
                }
                None => Operand::Tokens(quote!(true)),
            };
            let then = l.scoped(|l| {
                keep(l);
                l.break_innermost();
            });
            let rest = l.scoped(|_| ());
            l.join(cond, then.1, rest.1);
        })
    }

    /// The last of the items that replace the one before.
    fn best(&mut self, iter: &Iter, span: Span, replaces: &mut dyn FnMut(&mut Self, Val, Val) -> Operand) -> Val {
        let mut best = None;
        self.kept(iter, span, &mut |l, item, found, kept, keep| {
            best = Some(());
            let now = l.read(Val::Place(found.clone()), span);
            let tokens = l.operand_tokens(&now);
            let capture = l.capture_of(quote!(!#tokens), &[&now], true);
            let first = l.bind_capture("first", Ty::Inactive, span, capture);
            let cond = l.short_circuit(first, false, span, |l| {
                let old = kept(l);
                replaces(l, old, item)
            });
            let then = l.scoped(|l| keep(l));
            let rest = l.scoped(|_| ());
            l.join(cond, then.1, rest.1);
        })
    }

    fn extremum(&mut self, iter: &Iter, span: Span, max: bool, f: &Val) -> Val {
        self.best(iter, span, &mut |l, old, item| {
            let (a, b) = (l.reference_to(old, false, span), l.reference_to(item, false, span));
            let is_ord = matches!(f, Val::Path(p) if p.segments.len() > 2);
            let result = match is_ord {
                true => {
                    let (a, b) = (l.read(a, span), l.read(b, span));
                    let (x, y) = (l.operand_tokens(&a), l.operand_tokens(&b));
                    let capture = l.capture_of(quote!(::core::cmp::Ord::cmp(&#x, &#y)), &[&a, &b], true);
                    l.bind_capture("order", Ty::Inactive, span, capture)
                }
                false => {
                    let order = l.applied(f, vec![a, b], span);
                    l.read(order, span)
                }
            };
            let tokens = l.operand_tokens(&result);
            // The last of equal items is the greatest, the first of them the least.
            let test = match max {
                true => quote!(#tokens != ::core::cmp::Ordering::Greater),
                false => quote!(#tokens == ::core::cmp::Ordering::Greater),
            };
            let capture = l.capture_of(test, &[&result], true);
            l.bind_capture("better", Ty::Inactive, span, capture)
        })
    }

    fn reduce(&mut self, iter: &Iter, f: &Expr, span: Span) -> Val {
        let f = self.expr(f);
        let found = self.new_variable("found", Operand::Tokens(quote!(false)), span);
        let acc = Place::whole(self.arena.mutable("acc", Ty::Unknown, span));
        let ((), done) = self.scoped(|l| {
            l.each(iter, span, &mut |l, item| {
                let item = l.copied(item, span);
                let ty = l.ty(&item);
                l.refine(&acc.base.into(), &ty);
                let now = l.read(Val::Place(found.clone()), span);
                let then = l.scoped(|l| {
                    let old = l.snapshot(Val::Place(acc.clone()), span);
                    let new = l.applied(&f, vec![old, item.clone()], span);
                    let new = l.read(new, span);
                    l.store_at(acc.clone(), new);
                });
                let otherwise = l.scoped(|l| {
                    let item = l.read(item, span);
                    l.store_at(acc.clone(), item);
                    l.emit(Stmt::Assign { place: found.clone(), value: Operand::Tokens(quote!(true)) });
                });
                l.join(now, then.1, otherwise.1);
            });
        });
        let ty = self.place_ty(&acc);
        let init = self.default_value(&ty, span);
        self.emit(Stmt::Declare { var: acc.base, init: Some(init) });
        self.resume_all(done);
        let some = self.read(Val::Place(found), span);
        let inner = Box::new(Val::Op(self.read(Val::Place(acc), span)));
        Val::Maybe { some, inner }
    }

    fn kept_item(
        &mut self,
        iter: &Iter,
        span: Span,
        body: &mut dyn FnMut(&mut Self, Val, &mut dyn FnMut(&mut Self)),
    ) -> Val {
        self.kept(iter, span, &mut |l, item, _, _, keep| body(l, item, keep))
    }

    /// A value that is computed where something was found, and anything of its type where not.
    fn if_found(&mut self, some: Operand, span: Span, value: impl FnOnce(&mut Self) -> Val) -> Val {
        let ty = std::cell::RefCell::new(Ty::Unknown);
        self.choose(
            "item",
            some,
            |l| {
                let v = value(l);
                let o = l.read(v, span);
                ty.replace(l.operand_ty(&o));
                o.into()
            },
            |l| l.default_value(&ty.borrow(), span).into(),
        )
    }

    /// Keeps one of the items: its position where items can be asked for again, else its value.
    fn kept(&mut self, iter: &Iter, span: Span, body: &mut KeepBody) -> Val {
        let found = self.new_variable("found", Operand::Tokens(quote!(false)), span);
        let set = |l: &mut Self| {
            l.emit(Stmt::Assign { place: found.clone(), value: Operand::Tokens(quote!(true)) });
        };
        if iter.stages.is_empty() && iter.source.is_pure() {
            let at = self.new_variable("at", int(0), span);
            let Some(n) = self.len(&iter.source, span) else { return Val::Nothing };
            let positions = super::iterate::Source::Range { start: int(0), end: Some(n), inclusive: false };
            let positions = Iter { source: positions, stages: Vec::new() };
            let source = iter.source.clone();
            let again = |l: &mut Self| {
                let k = l.read(Val::Place(at.clone()), span);
                l.item(&source, &k, span)
            };
            self.each(&positions, span, &mut |l, k| {
                let k = l.read(k, span);
                let item = l.item(&source, &k, span);
                body(l, item, &found, &mut |l| again(l), &mut |l| {
                    l.emit(Stmt::Assign { place: at.clone(), value: k.clone() });
                    set(l);
                });
            });
            let some = self.read(Val::Place(found.clone()), span);
            // A place is looked at where its value is used; what is computed from it is computed only if it is there.
            let computed = matches!(iter.source, Source::Cloned(_) | Source::Map(..));
            let inner = if computed { self.if_found(some.clone(), span, again) } else { again(self) };
            return Val::Maybe { some, inner: Box::new(inner) };
        }
        let mut acc: Option<Accumulator> = None;
        let ((), done) = self.scoped(|l| {
            l.each(iter, span, &mut |l, item| {
                let item = l.copied(item, span);
                let kept = acc.get_or_insert_with(|| l.undeclared(&item, span));
                let old = kept.val();
                body(l, item.clone(), &found, &mut |_| old.clone(), &mut |l| {
                    l.assign_accumulator(kept, item.clone(), span);
                    set(l);
                });
            });
        });
        let Some(acc) = acc else { return Val::Nothing };
        self.declare_default(&acc, span);
        self.resume_all(done);
        let some = self.read(Val::Place(found.clone()), span);
        let inner = self.snapshot(acc.val(), span);
        Val::Maybe { some, inner: Box::new(inner) }
    }

    /// Variables for a value like this one.
    fn undeclared(&mut self, like: &Val, span: Span) -> Accumulator {
        match like {
            Val::Tuple(parts) => Accumulator::Tuple(parts.iter().map(|p| self.undeclared(p, span)).collect()),
            v => {
                let ty = self.ty(v);
                Accumulator::One(Place::whole(self.arena.mutable("best", ty, span)))
            }
        }
    }

    fn declare_default(&mut self, acc: &Accumulator, span: Span) {
        match acc {
            Accumulator::One(p) => {
                let ty = self.place_ty(p);
                let init = self.default_value(&ty, span);
                self.emit(Stmt::Declare { var: p.base, init: Some(init) });
            }
            Accumulator::Tuple(parts) => parts.iter().for_each(|p| self.declare_default(p, span)),
        }
    }
}

/// What runs for each item: the item, whether one is kept, the one that is kept, and what keeps this one.
type KeepBody<'a> =
    dyn FnMut(&mut Lower, Val, &Place, &mut dyn FnMut(&mut Lower) -> Val, &mut dyn FnMut(&mut Lower)) + 'a;
