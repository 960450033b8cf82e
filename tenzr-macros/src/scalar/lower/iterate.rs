//! Iterators: a number of items, and what the item at a position is.
//!
//! Adaptors that keep positions (`zip`, `rev`, `enumerate`, ..) make a new [`Source`]; those that leave items out are
//! [`Stage`]s, which run in the body of the loop.

use super::super::ir::{Operand, Place, Range, Step, Stmt, Ty};
use super::super::messages;
use super::call::is_yes;
use super::control::{Head, Kind, Target, int};
use super::scope::Val;
use super::view::View;
use super::{Lower, fence};
use proc_macro2::{Span, TokenStream};
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
        self.into_iter(v, e.span())
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
    pub fn into_iter(&mut self, v: Val, span: Span) -> Option<Iter> {
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
            "zip" | "rev" | "step_by" | "chain" if !plain => {
                self.errors.at(&m.method, messages::INDEXED_ITERATOR);
                return None;
            }
            "zip" | "chain" => {
                let other = self.iterable(m.args.first()?)?;
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
            "skip" if plain => Source::Skip(inner, self.index(m.args.first()?)),
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

    /// How many items there are; nothing where they never end.
    pub fn len(&mut self, s: &Source, span: Span) -> Option<Operand> {
        match s {
            Source::Range { start, end, inclusive } => {
                let end = end.as_ref()?;
                let (a, b) = (self.operand_tokens(start), self.operand_tokens(end));
                let tokens = match (matches!(start, Operand::Int(0, _)), inclusive) {
                    (true, false) => return Some(end.clone()),
                    (true, true) => quote!(#b + 1),
                    (false, false) => quote!((#b).saturating_sub(#a)),
                    (false, true) => quote!((#b + 1).saturating_sub(#a)),
                };
                Some(self.integer(tokens, &[start, end], span))
            }
            Source::Items { place, .. } => Some(self.len_of(&Val::Place(place.clone()), span)),
            Source::Opaque(o) => {
                let t = self.operand_tokens(o);
                Some(self.integer(quote!(#t.len()), &[o], span))
            }
            Source::Windows { place, size } => {
                let n = self.len_of(&Val::Place(place.clone()), span);
                let (n_t, k) = (self.operand_tokens(&n), self.operand_tokens(size));
                Some(self.integer(quote!((#n_t + 1).saturating_sub(#k)), &[&n, size], span))
            }
            Source::Chunks { place, size, exact, .. } => {
                let n = self.len_of(&Val::Place(place.clone()), span);
                let (n_t, k) = (self.operand_tokens(&n), self.operand_tokens(size));
                let tokens = if *exact { quote!(#n_t / #k) } else { quote!((#n_t).div_ceil(#k)) };
                Some(self.integer(tokens, &[&n, size], span))
            }
            Source::Repeat(_) => None,
            Source::Map(s, _) | Source::Cloned(s) | Source::Enumerate(s) | Source::Rev(s) => self.len(s, span),
            Source::Zip(a, b) => match (self.len(a, span), self.len(b, span)) {
                (Some(a), Some(b)) => Some(self.least(a, b, span)),
                (a, b) => a.or(b),
            },
            Source::Take(s, n) => match self.len(s, span) {
                Some(len) => Some(self.least(len, n.clone(), span)),
                None => Some(n.clone()),
            },
            Source::Chain(_, b, first) => {
                let second = self.len(b, span)?;
                let (x, y) = (self.operand_tokens(first), self.operand_tokens(&second));
                Some(self.integer(quote!(#x + #y), &[first, &second], span))
            }
            Source::View(view) => Some(self.extent(view, span)),
            Source::Rest(s, taken) => {
                let n = self.read(Val::Place(taken.clone()), span);
                self.len(&Source::Skip(s.clone(), n), span)
            }
            Source::Skip(s, n) => {
                let len = self.len(s, span)?;
                let (a, b) = (self.operand_tokens(&len), self.operand_tokens(n));
                Some(self.integer(quote!((#a).saturating_sub(#b)), &[&len, n], span))
            }
            Source::Step(s, n) => {
                let len = self.len(s, span)?;
                let (a, b) = (self.operand_tokens(&len), self.operand_tokens(n));
                Some(self.integer(quote!((#a).div_ceil(#b)), &[&len, n], span))
            }
        }
    }

    fn least(&mut self, a: Operand, b: Operand, span: Span) -> Operand {
        let (x, y) = (self.operand_tokens(&a), self.operand_tokens(&b));
        match x.to_string() == y.to_string() {
            true => a,
            false => self.integer(quote!(::core::cmp::min(#x, #y)), &[&a, &b], span),
        }
    }

    fn integer(&mut self, tokens: TokenStream, operands: &[&Operand], span: Span) -> Operand {
        let capture = self.capture_of(tokens, operands, true);
        self.bind_capture("n", Ty::Inactive, span, capture)
    }

    /// The item at a position.
    pub fn item(&mut self, s: &Source, k: &Operand, span: Span) -> Val {
        let at = self.operand_tokens(k);
        match s {
            Source::Range { start: Operand::Int(0, _), .. } => k.clone().into(),
            Source::Range { start, .. } => {
                let a = self.operand_tokens(start);
                Val::Op(self.integer(quote!(#a + #at), &[start, k], span))
            }
            Source::Items { place, by } => self.element(place, k, *by, span),
            Source::Opaque(o) => {
                let t = self.operand_tokens(o);
                Val::Op(self.integer(quote!(#t[#at].clone()), &[o, k], span))
            }
            Source::Windows { place, size } => {
                let n = self.operand_tokens(size);
                let end = self.integer(quote!(#at + #n), &[k, size], span);
                self.size(&end, size);
                Val::Ref { place: place.then(Step::Range(Some(k.clone()), Some(end))), mutable: false }
            }
            Source::Chunks { place, size, by, exact } => {
                let n = self.operand_tokens(size);
                let start = self.integer(quote!(#at * #n), &[k, size], span);
                let first = self.operand_tokens(&start);
                let end = self.integer(quote!(#first + #n), &[&start, size], span);
                let end = match exact {
                    true => {
                        self.size(&end, size);
                        end
                    }
                    false => {
                        let len = self.len_of(&Val::Place(place.clone()), span);
                        self.least(end, len, span)
                    }
                };
                let place = place.then(Step::Range(Some(start), Some(end)));
                Val::Ref { place, mutable: *by == Access::RefMut }
            }
            Source::Repeat(v) => (**v).clone(),
            Source::Map(s, f) => {
                let item = self.item(s, k, span);
                self.applied(f, vec![item], span)
            }
            Source::Cloned(s) => {
                let item = self.item(s, k, span);
                self.copied(item, span)
            }
            Source::Enumerate(s) => Val::Tuple(vec![k.clone().into(), self.item(s, k, span)]),
            Source::Zip(a, b) => Val::Tuple(vec![self.item(a, k, span), self.item(b, k, span)]),
            Source::Rev(s) => {
                let Some(len) = self.len(s, span) else { return Val::Nothing };
                let n = self.operand_tokens(&len);
                let k = self.integer(quote!(#n - 1 - #at), &[&len, k], span);
                self.item(s, &k, span)
            }
            Source::Take(s, _) => self.item(s, k, span),
            Source::View(view) => view.item(k),
            Source::Rest(s, taken) => {
                let n = self.read(Val::Place(taken.clone()), span);
                self.item(&Source::Skip(s.clone(), n), k, span)
            }
            Source::Chain(a, b, first) => {
                let n = self.operand_tokens(first);
                let in_first = self.integer(quote!(#at < #n), &[first, k], span);
                self.choose(
                    "item",
                    in_first,
                    |l| l.item(a, k, span),
                    |l| {
                        let k = l.integer(quote!(#at - #n), &[first, k], span);
                        l.item(b, &k, span)
                    },
                )
            }
            Source::Skip(s, n) => {
                let n_t = self.operand_tokens(n);
                let k = self.integer(quote!(#at + #n_t), &[k, n], span);
                self.item(s, &k, span)
            }
            Source::Step(s, n) => {
                let n_t = self.operand_tokens(n);
                let k = self.integer(quote!(#at * #n_t), &[k, n], span);
                self.item(s, &k, span)
            }
        }
    }

    fn size(&mut self, end: &Operand, size: &Operand) {
        if let (Operand::Var(end), Operand::Int(size, _)) = (end, size) {
            self.sizes.insert(*end, *size);
        }
    }

    /// The element at a position that is known to be there.
    fn element(&mut self, place: &Place, k: &Operand, by: Access, span: Span) -> Val {
        let place = match place.path.last() {
            Some(Step::Range(start, _)) => {
                let start = start.clone().unwrap_or(int(0));
                self.element_of(place, &start, k, span)
            }
            _ => place.then(Step::Index(vec![k.clone()])),
        };
        match by {
            Access::Value => Val::Place(place),
            by => Val::Ref { place, mutable: by == Access::RefMut },
        }
    }

    /// An item behind a reference, as a value.
    pub fn copied(&mut self, item: Val, span: Span) -> Val {
        let item = self.deref(item);
        self.snapshot(item, span)
    }

    /// A function of iterators applied to items.
    pub fn applied(&mut self, f: &Val, args: Vec<Val>, span: Span) -> Val {
        let at = Expr::Verbatim(quote::quote_spanned!(span=> f));
        self.apply_function(f, args, &at)
    }

    /// What the loop over a source runs over.
    fn loop_range(&mut self, s: &Source, span: Span) -> Option<Range> {
        match s {
            Source::Range { start, end: Some(end), inclusive } => {
                Some(Range { start: start.clone(), end: end.clone(), inclusive: *inclusive, reversed: false })
            }
            Source::Map(s, _) | Source::Cloned(s) => self.loop_range(s, span),
            Source::Rev(s) => self.loop_range(s, span).map(|r| Range { reversed: !r.reversed, ..r }),
            s => self.len(s, span).map(|n| self.counted(n)),
        }
    }

    /// The item where the loop's variable has this value.
    fn loop_item(&mut self, s: &Source, k: &Operand, span: Span) -> Val {
        match s {
            Source::Range { end: Some(_), .. } => k.clone().into(),
            Source::Map(s, f) => {
                let item = self.loop_item(s, k, span);
                self.applied(f, vec![item], span)
            }
            Source::Cloned(s) => {
                let item = self.loop_item(s, k, span);
                self.copied(item, span)
            }
            Source::Rev(s) => self.loop_item(s, k, span),
            s => self.item(s, k, span),
        }
    }

    /// A loop over the items.
    pub fn drive(&mut self, iter: &Iter, target: Target, name: &str, span: Span, body: &mut dyn FnMut(&mut Self, Val)) {
        let at = self.targets.len();
        let Some(range) = self.loop_range(&iter.source, span) else {
            return self.drive_endless(iter, target, span, body);
        };
        let var = self.arena.value(name, Ty::Inactive, span);
        let head = Head::For { var, range };
        self.run_loop(target, head, |l| {
            let item = l.loop_item(&iter.source, &var.into(), span);
            l.staged(&iter.stages, item, at, span, body);
        });
    }

    /// A loop over items that never end.
    fn drive_endless(&mut self, iter: &Iter, target: Target, span: Span, body: &mut dyn FnMut(&mut Self, Val)) {
        let at = self.targets.len();
        let counter = self.new_variable("count", int(0), span);
        self.run_loop(target, Head::Forever, |l| {
            let k = l.read(Val::Place(counter.clone()), span);
            l.count(&counter);
            let item = l.item(&iter.source, &k, span);
            l.staged(&iter.stages, item, at, span, body);
        });
    }

    /// Adds one to a counter.
    pub fn count(&mut self, counter: &Place) {
        let name = self.arena.ident(counter.base);
        self.emit(Stmt::Effect(super::super::ir::Capture {
            tokens: quote!(#name += 1),
            reads: vec![counter.base],
            writes: vec![counter.base],
            repeatable: false,
        }));
    }

    /// The rest of the body, where the condition holds; elsewhere the item is left out, or the loop is ended.
    fn only_if(&mut self, cond: Operand, at: usize, ends: bool) {
        if is_yes(&cond) {
            return;
        }
        let then = self.scoped(|_| ()).1;
        let otherwise = self.scoped(|l| l.leave_at(at, ends)).1;
        self.join(cond, then, otherwise);
    }

    fn staged(&mut self, stages: &[Stage], item: Val, at: usize, span: Span, body: &mut dyn FnMut(&mut Self, Val)) {
        let Some((stage, rest)) = stages.split_first() else { return body(self, item) };
        let item = match stage {
            Stage::Map(f) => self.applied(f, vec![item], span),
            Stage::Cloned => self.copied(item, span),
            Stage::Inspect(f) => {
                let seen = self.reference_to(item.clone(), false, span);
                self.applied(f, vec![seen], span).discard();
                item
            }
            Stage::Filter(f) | Stage::TakeWhile(f) => {
                let seen = self.reference_to(item.clone(), false, span);
                let cond = self.applied(f, vec![seen], span);
                let cond = self.read(cond, span);
                self.only_if(cond, at, matches!(stage, Stage::TakeWhile(_)));
                item
            }
            Stage::FilterMap(f) | Stage::MapWhile(f) => {
                let option = self.applied(f, vec![item], span);
                self.payload_or_leave(option, at, matches!(stage, Stage::MapWhile(_)), span)
            }
            Stage::Scan(state, f) => {
                let state = Val::Ref { place: state.clone(), mutable: true };
                let option = self.applied(f, vec![state, item], span);
                self.payload_or_leave(option, at, true, span)
            }
            Stage::SkipWhile(on, f) => {
                let on_now = self.read(Val::Place(on.clone()), span);
                let skipped = self.short_circuit(on_now, true, span, |l| {
                    let seen = l.reference_to(item.clone(), false, span);
                    let v = l.applied(f, vec![seen], span);
                    l.read(v, span)
                });
                let tokens = self.operand_tokens(&skipped);
                let cond = self.integer(quote!(!#tokens), &[&skipped], span);
                self.only_if(cond, at, false);
                self.emit(Stmt::Assign { place: on.clone(), value: Operand::Tokens(quote!(false)) });
                item
            }
            Stage::Enumerate(counter) => {
                let k = self.read(Val::Place(counter.clone()), span);
                self.count(counter);
                Val::Tuple(vec![k.into(), item])
            }
            Stage::Take(counter, n) | Stage::Skip(counter, n) => {
                let ends = matches!(stage, Stage::Take(..));
                let k = self.read(Val::Place(counter.clone()), span);
                let (a, b) = (self.operand_tokens(&k), self.operand_tokens(n));
                let test = if ends { quote!(#a < #b) } else { quote!(#a >= #b) };
                let cond = self.integer(test, &[&k, n], span);
                self.count(counter);
                self.only_if(cond, at, ends);
                item
            }
            Stage::FlatMap(_) | Stage::Flatten => {
                let inner = match stage {
                    Stage::FlatMap(f) => self.applied(f, vec![item], span),
                    _ => item,
                };
                let Some(inner) = self.into_iter(inner, span) else { return };
                // Not a loop of the user's: `break` means the one around.
                let target = Target::new(Kind::Block, None);
                return self.drive(&inner, target, "j", span, &mut |l, item| l.staged(rest, item, at, span, body));
            }
        };
        self.staged(rest, item, at, span, body);
    }

    fn payload_or_leave(&mut self, option: Val, at: usize, ends: bool, span: Span) -> Val {
        let (some, inner) = self.as_maybe(option, span);
        self.only_if(some, at, ends);
        self.snapshot(inner, span)
    }
}

/// `iter::repeat` and `iter::once`.
fn is_iter_function(f: &Expr) -> Option<&'static str> {
    let Expr::Path(p) = f else { return None };
    let mut last = p.path.segments.iter().rev();
    let name = last.next()?.ident.to_string();
    let in_iter = last.next().is_some_and(|s| s.ident == "iter");
    ["repeat", "once"].into_iter().find(|n| in_iter && *n == name)
}
