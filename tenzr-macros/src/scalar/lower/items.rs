//! The items of an iterator: how many there are, what the one at a position is, and loops over them.

use super::super::ir::{Operand, Place, Range, Step, Stmt, Ty};
use super::Lower;
use super::call::is_yes;
use super::control::{Head, Kind, Target, int};
use super::iterate::{Access, Iter, Source, Stage};
use super::scope::Val;
use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::Expr;

impl Lower {
    /// How many items there are; nothing where they never end.
    pub fn len(&mut self, s: &Source, span: Span) -> Option<Operand> {
        match s {
            Source::Range { start, end, inclusive } => {
                let end = end.as_ref()?;
                let (a, b) = (self.operand_tokens(start), self.operand_tokens(end));
                let tokens = match (matches!(start, Operand::Int(0, _)), inclusive) {
                    (true, false) => return Some(end.clone()),
                    (true, true) => quote!(#b + 1),
                    (false, false) => quote!(::tenzr::__private::real::trips(&(#a..#b))),
                    (false, true) => quote!(::tenzr::__private::real::trips(&(#a..=#b))),
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
                Some(self.integer(quote!(usize::saturating_sub(#n_t + 1, #k)), &[&n, size], span))
            }
            Source::Chunks { place, size, exact, .. } => {
                let n = self.len_of(&Val::Place(place.clone()), span);
                let (n_t, k) = (self.operand_tokens(&n), self.operand_tokens(size));
                let tokens = if *exact { quote!(#n_t / #k) } else { quote!(usize::div_ceil(#n_t, #k)) };
                Some(self.integer(tokens, &[&n, size], span))
            }
            Source::Repeat(_) => None,
            Source::Map(s, _) | Source::Cloned(s) | Source::Enumerate(s) | Source::Rev(s) => self.len(s, span),
            s => self.adapted_len(s, span),
        }
    }

    fn adapted_len(&mut self, s: &Source, span: Span) -> Option<Operand> {
        match s {
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
                Some(self.integer(quote!(usize::saturating_sub(#a, #b)), &[&len, n], span))
            }
            Source::Step(s, n) => {
                let len = self.len(s, span)?;
                let (a, b) = (self.operand_tokens(&len), self.operand_tokens(n));
                Some(self.integer(quote!(usize::div_ceil(#a, #b)), &[&len, n], span))
            }
            s => self.len(s, span),
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
                // Of any integer type, while positions are `usize`.
                Val::Op(self.integer(quote!(::tenzr::__private::real::nth(#a.., #at)), &[start, k], span))
            }
            Source::Items { place, by } => self.element(place, k, *by, span),
            Source::Opaque(o) => {
                let t = self.operand_tokens(o);
                Val::Op(self.integer(quote!(#t[#at].clone()), &[o, k], span))
            }
            Source::Windows { .. } | Source::Chunks { .. } => self.part_item(s, k, span),
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
            Source::Chain(a, b, first) => self.chained_item(a, b, first, k, span),
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

    /// A window or a chunk.
    fn part_item(&mut self, s: &Source, k: &Operand, span: Span) -> Val {
        let at = self.operand_tokens(k);
        match s {
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
            _ => Val::Nothing,
        }
    }

    fn chained_item(&mut self, a: &Source, b: &Source, first: &Operand, k: &Operand, span: Span) -> Val {
        let at = self.operand_tokens(k);
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
            l.end_at_limits(iter, at, span);
            let item = l.loop_item(&iter.source, &var.into(), span);
            l.staged(&iter.stages, item, at, span, body);
        });
    }

    /// A loop over items that never end.
    fn drive_endless(&mut self, iter: &Iter, target: Target, span: Span, body: &mut dyn FnMut(&mut Self, Val)) {
        let at = self.targets.len();
        let counter = self.new_variable("count", int(0), span);
        self.run_loop(target, Head::Forever, |l| {
            l.end_at_limits(iter, at, span);
            let k = l.read(Val::Place(counter.clone()), span);
            l.count(&counter);
            let item = l.item(&iter.source, &k, span);
            l.staged(&iter.stages, item, at, span, body);
        });
    }

    /// Where `take` has given all its items, the next one is not even computed: that may change something, or never end.
    fn end_at_limits(&mut self, iter: &Iter, at: usize, span: Span) {
        for stage in iter.limits() {
            let Stage::Take(counter, n) = stage else { continue };
            let k = self.read(Val::Place(counter.clone()), span);
            let (a, b) = (self.operand_tokens(&k), self.operand_tokens(n));
            let cond = self.integer(quote!(#a < #b), &[&k, n], span);
            self.only_if(cond, at, true);
        }
    }

    /// Adds one to a counter.
    pub fn count(&mut self, counter: &Place) {
        let name = self.ident(counter.base);
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

    fn skip_while(&mut self, on: &Place, f: &Val, item: &Val, at: usize, span: Span) {
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
                self.skip_while(on, f, &item, at, span);
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
            Stage::Chain(parts) => {
                let k = self.read(item, span);
                let tokens = self.operand_tokens(&k);
                let first = self.integer(quote!(#tokens == 0), &[&k], span);
                let [then, otherwise] = [&parts.0, &parts.1].map(|part| {
                    let target = Target::new(Kind::Inner, None);
                    let run = |l: &mut Self| {
                        l.drive(part, target, "j", span, &mut |l, item| l.staged(rest, item, at, span, body));
                    };
                    self.scoped(run).1
                });
                return self.join(first, then, otherwise);
            }
            Stage::FlatMap(_) | Stage::Flatten => {
                let inner = match stage {
                    Stage::FlatMap(f) => self.applied(f, vec![item], span),
                    _ => item,
                };
                let Some(inner) = self.items_of(inner, span) else { return };
                // Not a loop of the user's: `break` means the one around.
                let target = Target::new(Kind::Inner, None);
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
