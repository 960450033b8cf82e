//! Iterators: a number of items, and what the item at a position is.
//!
//! Adaptors that keep positions (`zip`, `rev`, `enumerate`, ..) make a new [`Source`]; those that leave items out are
//! [`Stage`]s, which run in the body of the loop.

use super::super::ir::{Operand, Place, Ty};
use super::super::messages;
use super::control::{Kind, Target, int};
use super::scope::Val;
use super::view::View;
use super::{Lower, fence};
use proc_macro2::Span;
use quote::quote;
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall, Pat, RangeLimits};

/// Items that are known by position.
#[derive(Clone)]
pub enum Source {
    /// Integers.
    Range {
        start: Operand,
        end: Option<Operand>,
        inclusive: bool,
    },
    /// The elements of a slice, by reference or by value.
    Items {
        place: Place,
        by: Access,
    },
    /// Overlapping parts of a slice.
    Windows {
        place: Place,
        size: Operand,
    },
    /// Parts of a slice one after another.
    Chunks {
        place: Place,
        size: Operand,
        by: Access,
        exact: bool,
    },
    /// Values without derivative in a `Vec`.
    Opaque(Operand),
    /// The same again and again.
    Repeat(Rc<Val>),
    Map(Rc<Source>, Rc<Val>),
    Cloned(Rc<Source>),
    Enumerate(Rc<Source>),
    Zip(Rc<Source>, Rc<Source>),
    Rev(Rc<Source>),
    Take(Rc<Source>, Operand),
    Skip(Rc<Source>, Operand),
    Step(Rc<Source>, Operand),
    /// The items of one, then those of another; and how many the first has.
    Chain(Rc<Source>, Rc<Source>, Operand),
    /// Parts of an array.
    View(Rc<View>),
    /// What is left of an iterator, and how many items were taken.
    Rest(Rc<Source>, Place),
}

/// How the elements of a slice are given.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Access {
    Value,
    Ref,
    RefMut,
}

/// What is done with the items one after another.
#[derive(Clone)]
pub enum Stage {
    Map(Rc<Val>),
    Cloned,
    Inspect(Rc<Val>),
    Filter(Rc<Val>),
    FilterMap(Rc<Val>),
    TakeWhile(Rc<Val>),
    MapWhile(Rc<Val>),
    FlatMap(Rc<Val>),
    /// For the items 0 and 1: those of two iterators.
    Chain(Rc<(Iter, Iter)>),
    Flatten,
    /// With the state.
    Scan(Place, Rc<Val>),
    /// With a variable that says whether items are still left out.
    SkipWhile(Place, Rc<Val>),
    /// With a variable that counts.
    Enumerate(Place),
    /// With a variable that counts, and the number of items.
    Take(Place, Operand),
    Skip(Place, Operand),
}

/// An iterator.
#[derive(Clone)]
pub struct Iter {
    pub source: Source,
    pub stages: Vec<Stage>,
}

/// Methods that make an iterator from a slice.
pub const SOURCES: &[&str] =
    &["iter", "iter_mut", "into_iter", "windows", "chunks", "chunks_exact", "chunks_mut", "chunks_exact_mut"];

/// Methods that make an iterator from another.
pub const ADAPTORS: &[&str] = &[
    "map",
    "filter",
    "zip",
    "enumerate",
    "rev",
    "take",
    "skip",
    "step_by",
    "cloned",
    "copied",
    "inspect",
    "take_while",
    "map_while",
    "skip_while",
    "filter_map",
    "flat_map",
    "flatten",
    "scan",
    "by_ref",
    "fuse",
    "peekable",
    "chain",
    "cycle",
];

impl Source {
    fn iter(self) -> Iter {
        Iter { source: self, stages: Vec::new() }
    }

    /// Whether asking for an item twice gives the same and does nothing else.
    pub fn is_pure(&self) -> bool {
        match self {
            Source::Map(..) => false,
            Source::Zip(a, b) => a.is_pure() && b.is_pure(),
            Source::Cloned(s) | Source::Enumerate(s) | Source::Rev(s) => s.is_pure(),
            Source::Take(s, _) | Source::Skip(s, _) | Source::Step(s, _) => s.is_pure(),
            Source::Chain(a, b, _) => a.is_pure() && b.is_pure(),
            _ => true,
        }
    }
}

impl Lower {
    /// `for`
    pub fn for_loop(&mut self, l: &syn::ExprForLoop) -> Val {
        let Some(iter) = self.iterable(&l.expr) else { return Val::Nothing };
        let target = Target::new(Kind::Loop, l.label.as_ref());
        let name = match &*l.pat {
            Pat::Ident(p) if matches!(iter.source, Source::Range { .. }) => p.ident.to_string(),
            _ => "i".to_owned(),
        };
        self.drive(&iter, target, &name, l.for_token.span(), &mut |s, item| {
            s.scope.enter();
            s.bind(&l.pat, item);
            s.block(&l.body, false).discard();
            s.scope.leave();
        });
        Val::Nothing
    }

    /// A range as a value.
    pub fn iterator_or_refuse(&mut self, e: &Expr) -> Val {
        self.iterable(e).map_or(Val::Nothing, |i| Val::Iter(Rc::new(i)))
    }

    /// What `for` or a method of iterators runs over.
    pub fn iterable(&mut self, e: &Expr) -> Option<Iter> {
        match e {
            Expr::Paren(p) => self.iterable(&p.expr),
            Expr::Group(g) => self.iterable(&g.expr),
            Expr::Range(r) => self.range(r),
            Expr::MethodCall(m) => {
                let name = m.method.to_string();
                match () {
                    () if name == "into_iter" && self.makes_iterator(&m.receiver) => self.iterable(&m.receiver),
                    () if SOURCES.contains(&name.as_str()) => self.source(m, e),
                    () if ADAPTORS.contains(&name.as_str()) && self.makes_iterator(&m.receiver) => {
                        let inner = self.iterable(&m.receiver)?;
                        self.adapted(inner, m)
                    }
                    () => self.other_iterable(e),
                }
            }
            e => self.other_iterable(e),
        }
    }

    /// Whether an expression is written as an iterator.
    pub fn makes_iterator(&self, e: &Expr) -> bool {
        match e {
            Expr::Paren(p) => self.makes_iterator(&p.expr),
            Expr::Group(g) => self.makes_iterator(&g.expr),
            Expr::Range(_) => true,
            Expr::MethodCall(m) => {
                let name = m.method.to_string();
                SOURCES.contains(&name.as_str())
                    || (ADAPTORS.contains(&name.as_str()) && self.makes_iterator(&m.receiver))
            }
            Expr::Path(p) => {
                matches!(p.path.get_ident().and_then(|i| self.scope.look(i)), Some(Val::Iter(_)))
            }
            Expr::Call(c) => is_iter_function(&c.func).is_some(),
            _ => false,
        }
    }

    fn other_iterable(&mut self, e: &Expr) -> Option<Iter> {
        if let Expr::Call(c) = e
            && let (Some("zip"), [a, b]) = (is_iter_function(&c.func), c.args.iter().collect::<Vec<_>>().as_slice())
        {
            let (a, b) = (self.iterable(a)?, self.iterable(b)?);
            if !(a.stages.is_empty() && b.stages.is_empty()) {
                self.errors.at(&c.func, messages::INDEXED_ITERATOR);
                return None;
            }
            if a.source.changes() {
                self.errors.at(&c.func, messages::ZIPPED_CHANGES);
                return None;
            }
            return Some(Source::Zip(Rc::new(a.source), Rc::new(b.source)).iter());
        }
        if let Expr::Call(c) = e
            && let (Some(name), [arg]) = (is_iter_function(&c.func), c.args.iter().collect::<Vec<_>>().as_slice())
        {
            let v = Rc::new(self.argument(arg));
            let repeat = Source::Repeat(v);
            return Some(match name {
                "once" => Source::Take(Rc::new(repeat), int(1)).iter(),
                _ => repeat.iter(),
            });
        }
        let indexed = matches!(self.static_ty(e), Ty::Array(..) | Ty::Slice(_) | Ty::Vec(_));
        if !indexed && let Some(i) = self.opaque(e) {
            return Some(i);
        }
        let v = self.expr(e);
        self.items_of(v, e.span())
    }

    /// An iterator over values without derivative that is not known by position.
    fn opaque(&mut self, e: &Expr) -> Option<Iter> {
        let facts = self.closed(e)?;
        if facts.float {
            return None;
        }
        let mut capture = self.capture(e, &facts);
        let tokens = &capture.tokens;
        capture.tokens = quote!(::core::iter::IntoIterator::into_iter(#tokens).collect::<::std::vec::Vec<_>>());
        capture.repeatable = false;
        Some(Source::Opaque(self.bind_capture("items", Ty::Inactive, e.span(), capture)).iter())
    }

    /// What a value gives item by item.
    pub fn items_of(&mut self, v: Val, span: Span) -> Option<Iter> {
        match v {
            Val::Iter(i) => Some((*i).clone()),
            Val::Ref { place, mutable } => {
                let by = if mutable { Access::RefMut } else { Access::Ref };
                Some(Source::Items { place, by }.iter())
            }
            Val::Nothing => None,
            v if self.view(&v).is_some() => self.view(&v).map(|view| self.elements(view)),
            v => {
                let place = self.place(v, span);
                Some(Source::Items { place, by: Access::Value }.iter())
            }
        }
    }

    fn range(&mut self, r: &syn::ExprRange) -> Option<Iter> {
        let start = r.start.as_ref().map(|e| self.index(e));
        let end = r.end.as_ref().map(|e| self.index(e));
        let Some(start) = start else {
            self.errors.at(r, messages::unsupported("a range without a start", "write `0..`"));
            return None;
        };
        Some(Source::Range { start, end, inclusive: matches!(r.limits, RangeLimits::Closed(_)) }.iter())
    }

    /// `x.iter()`, `x.windows(n)` and the like.
    fn source(&mut self, m: &ExprMethodCall, e: &Expr) -> Option<Iter> {
        let known = self.static_ty(&m.receiver);
        if matches!(known, Ty::Inactive)
            && let Some(i) = self.opaque(e)
        {
            return Some(i);
        }
        let v = self.expr(&m.receiver);
        if matches!(v, Val::Nothing) {
            return None;
        }
        let name = m.method.to_string();
        if let (Val::Iter(i), "into_iter") = (&v, name.as_str()) {
            return Some((**i).clone());
        }
        if let Some(Val::Iter(i)) = self.view_method(&v, m) {
            return Some((*i).clone());
        }
        if matches!(self.ty(&v), Ty::NdArray(_)) {
            self.errors.at(&m.method, fence::array_iterator());
            return None;
        }
        let is_ref = matches!(v, Val::Ref { .. });
        let place = self.place(v, m.span());
        let size = m.args.first().map(|e| self.index(e)).unwrap_or(int(1));
        Some(match name.as_str() {
            "iter" => Source::Items { place, by: Access::Ref }.iter(),
            "iter_mut" => Source::Items { place, by: Access::RefMut }.iter(),
            "into_iter" => Source::Items { place, by: if is_ref { Access::Ref } else { Access::Value } }.iter(),
            "windows" => Source::Windows { place, size }.iter(),
            "chunks" => Source::Chunks { place, size, by: Access::Ref, exact: false }.iter(),
            "chunks_exact" => Source::Chunks { place, size, by: Access::Ref, exact: true }.iter(),
            "chunks_mut" => Source::Chunks { place, size, by: Access::RefMut, exact: false }.iter(),
            _ => Source::Chunks { place, size, by: Access::RefMut, exact: true }.iter(),
        })
    }

    /// An adaptor.
    pub fn adapted(&mut self, mut iter: Iter, m: &ExprMethodCall) -> Option<Iter> {
        let name = m.method.to_string();
        let plain = iter.stages.is_empty();
        let inner = Rc::new(iter.source.clone());
        let new = match name.as_str() {
            "by_ref" | "fuse" => return Some(iter),
            "step_by" if iter.source.changes() => {
                self.errors.at(&m.method, messages::STEPPED_CHANGES);
                return None;
            }
            "rev" if iter.source.changes() && iter.source.trims() => {
                self.errors.at(&m.method, messages::REVERSED_CHANGES);
                return None;
            }
            // Where the second is shorter, std may or may not compute one more item of the first.
            "zip" if iter.source.changes() => {
                self.errors.at(&m.method, messages::ZIPPED_CHANGES);
                return None;
            }
            "zip" | "rev" | "step_by" if !plain => {
                self.errors.at(&m.method, messages::INDEXED_ITERATOR);
                return None;
            }
            "zip" | "chain" => {
                let other = self.iterable(m.args.first()?)?;
                if name == "chain" && !(plain && other.stages.is_empty()) {
                    let both = Source::Range { start: int(0), end: Some(int(2)), inclusive: false };
                    return Some(Iter { source: both, stages: vec![Stage::Chain(Rc::new((iter, other)))] });
                }
                if !other.stages.is_empty() {
                    self.errors.at(&m.method, messages::INDEXED_ITERATOR);
                    return None;
                }
                match name.as_str() {
                    "zip" => Source::Zip(inner, Rc::new(other.source)),
                    _ => {
                        let first = self.len(&inner, m.span())?;
                        Source::Chain(inner, Rc::new(other.source), first)
                    }
                }
            }
            "rev" => Source::Rev(inner),
            "step_by" => Source::Step(inner, self.index(m.args.first()?)),
            "cloned" | "copied" if plain => Source::Cloned(inner),
            "map" if plain => Source::Map(inner, Rc::new(self.function_argument(m)?)),
            "enumerate" if plain => Source::Enumerate(inner),
            "take" if plain => Source::Take(inner, self.index(m.args.first()?)),
            // What is skipped is computed all the same, and may change something.
            "skip" if plain && !iter.source.changes() => Source::Skip(inner, self.index(m.args.first()?)),
            _ => {
                let stage = self.stage(&name, m)?;
                iter.stages.push(stage);
                return Some(iter);
            }
        };
        iter.source = new;
        Some(iter)
    }

    fn function_argument(&mut self, m: &ExprMethodCall) -> Option<Val> {
        match self.expr(m.args.last()?) {
            Val::Nothing => None,
            v => Some(v),
        }
    }

    fn stage(&mut self, name: &str, m: &ExprMethodCall) -> Option<Stage> {
        let span = m.method.span();
        let counter = |l: &mut Self| l.new_variable("count", int(0), span);
        Some(match name {
            "cloned" | "copied" => Stage::Cloned,
            "flatten" => Stage::Flatten,
            "enumerate" => Stage::Enumerate(counter(self)),
            "take" => {
                let n = self.index(m.args.first()?);
                Stage::Take(counter(self), n)
            }
            "skip" => {
                let n = self.index(m.args.first()?);
                Stage::Skip(counter(self), n)
            }
            "scan" => {
                let init = self.value(m.args.first()?);
                let state = self.new_variable("state", init, span);
                Stage::Scan(state, Rc::new(self.function_argument(m)?))
            }
            "skip_while" => {
                let on = self.new_variable("skipping", Operand::Tokens(quote!(true)), span);
                Stage::SkipWhile(on, Rc::new(self.function_argument(m)?))
            }
            "map" => Stage::Map(Rc::new(self.function_argument(m)?)),
            "inspect" => Stage::Inspect(Rc::new(self.function_argument(m)?)),
            "filter" => Stage::Filter(Rc::new(self.function_argument(m)?)),
            "filter_map" => Stage::FilterMap(Rc::new(self.function_argument(m)?)),
            "take_while" => Stage::TakeWhile(Rc::new(self.function_argument(m)?)),
            "map_while" => Stage::MapWhile(Rc::new(self.function_argument(m)?)),
            "flat_map" => Stage::FlatMap(Rc::new(self.function_argument(m)?)),
            _ => {
                self.errors.at(&m.method, fence::adaptor(name, "write it as a loop over indices"));
                return None;
            }
        })
    }
}

/// `iter::repeat`, `iter::once` and `iter::zip`.
fn is_iter_function(f: &Expr) -> Option<&'static str> {
    let Expr::Path(p) = f else { return None };
    let mut last = p.path.segments.iter().rev();
    let name = last.next()?.ident.to_string();
    let in_iter = last.next().is_some_and(|s| s.ident == "iter");
    ["repeat", "once", "zip"].into_iter().find(|n| in_iter && *n == name)
}
