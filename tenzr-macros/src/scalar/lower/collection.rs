//! Methods of slices, arrays and `Vec`s.

use super::super::ir::{Capture, Make, Operand, Place, Step, Stmt, Ty, Value};
use super::super::messages;
use super::control::{Head, Kind, Target, int};
use super::float::float_methods;
use super::scope::Val;
use super::types::is_inactive;
use super::{Check, Lower};
use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall};

/// The methods that are known.
pub const METHODS: &[&str] = &[
    "push",
    "pop",
    "clear",
    "truncate",
    "extend",
    "extend_from_slice",
    "swap",
    "fill",
    "copy_from_slice",
    "clone_from_slice",
    "reverse",
    "first",
    "last",
    "get",
    "first_mut",
    "last_mut",
    "get_mut",
    "split_at",
    "split_at_mut",
    "split_first",
    "split_last",
    "as_slice",
    "as_mut_slice",
    "to_vec",
    "clone",
    "to_owned",
    "into",
    "into_boxed_slice",
    "as_ref",
    "as_mut",
    "insert",
    "remove",
    "swap_remove",
    "sort_by",
    "sort_unstable_by",
    "resize",
    "contains",
    "reserve",
    "retain",
    "rotate_left",
    "rotate_right",
    "append",
    "partition_point",
    "view",
    "view_mut",
    "borrow",
];

impl Lower {
    /// A method of a slice, an array or a `Vec`.
    pub fn collection_method(&mut self, receiver: Val, m: &ExprMethodCall) -> Val {
        let span = m.span();
        let name = m.method.to_string();
        let args: Vec<&Expr> = m.args.iter().collect();
        match (name.as_str(), args.as_slice()) {
            ("push", [value]) => {
                let value = self.argument(value);
                let place = self.place(receiver, span);
                self.push(&place, value, span);
                Val::Nothing
            }
            ("pop", []) => {
                let place = self.place(receiver, span);
                let ty = Ty::Option(Box::new(super::types::element(&self.place_ty(&place))));
                self.bind_value("popped", ty, span, Value::Pop(place)).into()
            }
            ("clear", []) => self.clear(receiver, span),
            ("truncate", [n]) => {
                let n = self.index(n);
                self.truncate(receiver, n, span)
            }
            ("resize", [n, value]) => {
                let (n, value) = (self.index(n), self.value(value));
                self.resize(receiver, n, value, span)
            }
            ("reserve", [_]) => Val::Nothing,
            ("extend" | "extend_from_slice", [other]) => {
                let place = self.place(receiver, span);
                let Some(iter) = self.iterable(other) else { return Val::Nothing };
                let target = Target::new(Kind::Loop, None);
                self.drive(&iter, target, "i", span, &mut |l, item| {
                    let item = l.copied(item, span);
                    l.push(&place, item, span);
                });
                Val::Nothing
            }
            ("swap", [i, j]) => {
                let (i, j) = (self.index(i), self.index(j));
                let place = self.place(receiver, span);
                let (a, b) = (place.then(Step::Index(vec![i])), place.then(Step::Index(vec![j])));
                self.emit(Stmt::Swap { a, b });
                Val::Nothing
            }
            ("reverse", []) => {
                let place = self.place(receiver, span);
                self.emit(Stmt::Reverse { place });
                Val::Nothing
            }
            ("retain", [f]) => {
                let of = &m.receiver;
                let kept: Expr = syn::parse_quote_spanned!(span=> #of.iter().filter(#f).cloned().collect::<Vec<_>>());
                let kept = self.argument(&kept);
                let place = self.place(receiver, span);
                let value = self.read(kept, span);
                self.store_at(place, value);
                Val::Nothing
            }
            ("partition_point", [f]) => {
                let of = &m.receiver;
                let count: Expr = syn::parse_quote_spanned!(span=> #of.iter().take_while(#f).count());
                self.expr(&count)
            }
            ("rotate_left" | "rotate_right", [k]) => {
                let k = self.index(k);
                self.rotate(receiver, &k, name == "rotate_right", span)
            }
            ("append", [other]) => {
                let place = self.place(receiver, span);
                let other = self.expr(other);
                let from = self.place(other, span);
                self.appended(&place, &from, span);
                self.clear(Val::Place(from), span)
            }
            ("fill", [value]) => {
                let value = self.value(value);
                self.for_each_index(receiver, span, |l, place| l.store_at(place, value.clone()))
            }
            ("copy_from_slice" | "clone_from_slice", [source]) => self.copy_from(receiver, source, span),
            ("to_vec" | "into_boxed_slice", []) => self.copied_to_vec(receiver, span),
            ("clone" | "to_owned" | "into", []) => Val::Op(self.read(receiver, span)),
            ("contains", [value]) => self.contains(&receiver, value, m),
            _ => self.moving_method(receiver, m, &args),
        }
    }

    /// Methods that move elements.
    fn moving_method(&mut self, receiver: Val, m: &ExprMethodCall, args: &[&Expr]) -> Val {
        let span = m.span();
        let name = m.method.to_string();
        match (name.as_str(), args) {
            ("insert", [i, value]) => self.insert(receiver, i, value, span),
            ("remove" | "swap_remove", [i]) => self.remove(receiver, i, name == "swap_remove", span),
            ("sort_by" | "sort_unstable_by", [f]) => self.sort_by(receiver, f, m),
            ("map", [f]) if self.is_array(&receiver) => self.array_map(receiver, f, span),
            _ => self.part_method(receiver, m, args),
        }
    }

    /// Methods that give a reference to a part.
    fn part_method(&mut self, receiver: Val, m: &ExprMethodCall, args: &[&Expr]) -> Val {
        let span = m.span();
        let name = m.method.to_string();
        let mutable = name.contains("mut");
        let place = self.place(receiver, span);
        let at = |place: &Place, i: Operand| Val::Ref { place: place.then(Step::Index(vec![i])), mutable };
        let range = |place: &Place, a, b| Val::Ref { place: place.then(Step::Range(a, b)), mutable };
        match (name.as_str(), args) {
            ("as_slice" | "as_mut_slice" | "as_ref" | "as_mut" | "view" | "view_mut" | "borrow", []) => {
                Val::Ref { place, mutable }
            }
            ("first" | "first_mut", []) => {
                let some = self.length_test(&place, quote!(> 0), &[], span);
                Val::Maybe { some, inner: Box::new(at(&place, int(0))) }
            }
            ("last" | "last_mut", []) => {
                let (some, last) = self.last_index(&place, span);
                Val::Maybe { some, inner: Box::new(at(&place, last)) }
            }
            ("get" | "get_mut", [i]) if !matches!(i, Expr::Range(_)) => {
                let i = self.index(i);
                let tokens = self.operand_tokens(&i);
                let some = self.length_test(&place, quote!(> #tokens), &[&i], span);
                Val::Maybe { some, inner: Box::new(at(&place, i)) }
            }
            ("split_at" | "split_at_mut", [i]) => {
                let i = self.index(i);
                Val::Tuple(vec![range(&place, None, Some(i.clone())), range(&place, Some(i), None)])
            }
            ("split_first" | "split_first_mut", []) => {
                let some = self.length_test(&place, quote!(> 0), &[], span);
                let parts = vec![at(&place, int(0)), range(&place, Some(int(1)), None)];
                Val::Maybe { some, inner: Box::new(Val::Tuple(parts)) }
            }
            ("split_last" | "split_last_mut", []) => {
                let (some, last) = self.last_index(&place, span);
                let parts = vec![at(&place, last.clone()), range(&place, None, Some(last))];
                Val::Maybe { some, inner: Box::new(Val::Tuple(parts)) }
            }
            _ => {
                let known: Vec<&'static str> = METHODS.iter().copied().chain(float_methods()).collect();
                let near = crate::messages::nearest(&name, &known);
                self.refuse(&m.method, messages::no_method(&name, near))
            }
        }
    }

    /// A rotation is three reversals.
    fn rotate(&mut self, receiver: Val, k: &Operand, right: bool, span: Span) -> Val {
        let place = self.place(receiver, span);
        let n = self.len_of(&Val::Place(place.clone()), span);
        let (at, len) = (self.operand_tokens(k), self.operand_tokens(&n));
        let at = if right { quote!(#len - #at) } else { quote!(#at + 0) };
        let capture = self.capture_of(at, &[k, &n], true);
        let at = self.bind_capture("k", Ty::Inactive, span, capture);
        self.emit(Stmt::Reverse { place: place.then(Step::Range(None, Some(at.clone()))) });
        self.emit(Stmt::Reverse { place: place.then(Step::Range(Some(at), None)) });
        self.emit(Stmt::Reverse { place });
        Val::Nothing
    }

    fn appended(&mut self, place: &Place, from: &Place, span: Span) {
        let n = self.len_of(&Val::Place(from.clone()), span);
        let var = self.arena.value("i", Ty::Inactive, span);
        let range = self.counted(n);
        self.run_loop(Target::new(Kind::Loop, None), Head::For { var, range }, |l| {
            let item = l.read(Val::Place(from.then(Step::Index(vec![var.into()]))), span);
            l.push(place, item.into(), span);
        });
    }

    fn length_test(&mut self, place: &Place, more: TokenStream, operands: &[&Operand], span: Span) -> Operand {
        let n = self.len_of(&Val::Place(place.clone()), span);
        let tokens = self.operand_tokens(&n);
        let all: Vec<&Operand> = operands.iter().copied().chain([&n]).collect();
        let capture = self.capture_of(quote!(#tokens #more), &all, true);
        self.bind_capture("some", Ty::Inactive, span, capture)
    }

    fn last_index(&mut self, place: &Place, span: Span) -> (Operand, Operand) {
        let n = self.len_of(&Val::Place(place.clone()), span);
        let tokens = self.operand_tokens(&n);
        let some = self.capture_of(quote!(#tokens > 0), &[&n], true);
        let some = self.bind_capture("some", Ty::Inactive, span, some);
        let last = self.capture_of(quote!((#tokens).wrapping_sub(1)), &[&n], true);
        (some, self.bind_capture("last", Ty::Inactive, span, last))
    }

    /// `.to_vec()`
    pub fn copied_to_vec(&mut self, v: Val, span: Span) -> Val {
        let ty = Ty::Vec(Box::new(super::types::element(&self.ty(&v))));
        if matches!(&v, Val::Place(p) if self.fresh.contains(&p.base)) {
            return v;
        }
        let place = self.place(v, span);
        self.bind_value("vec", ty, span, Value::ToVec(place)).into()
    }

    fn clear(&mut self, receiver: Val, span: Span) -> Val {
        let place = self.place(receiver, span);
        let ty = self.place_ty(&place);
        let empty = self.bind_value("vec", ty, span, Value::Make(Make::EmptyVec(None), Vec::new()));
        self.emit(Stmt::Assign { place, value: empty.into() });
        Val::Nothing
    }

    /// Pops what is too much.
    fn truncate(&mut self, receiver: Val, n: Operand, span: Span) -> Val {
        let place = self.place(receiver, span);
        let len = self.len_of(&Val::Place(place.clone()), span);
        let var = self.arena.value("i", Ty::Inactive, span);
        let range = super::super::ir::Range { start: n, end: len, inclusive: false, reversed: false };
        self.run_loop(Target::new(Kind::Loop, None), Head::For { var, range }, |l| {
            let ty = Ty::Option(Box::new(super::types::element(&l.place_ty(&place))));
            l.bind_value("popped", ty, span, Value::Pop(place));
        });
        Val::Nothing
    }

    fn resize(&mut self, receiver: Val, n: Operand, value: Operand, span: Span) -> Val {
        let place = self.place(receiver, span);
        self.truncate(Val::Place(place.clone()), n.clone(), span).discard();
        let len = self.len_of(&Val::Place(place.clone()), span);
        let var = self.arena.value("i", Ty::Inactive, span);
        let range = super::super::ir::Range { start: len, end: n, inclusive: false, reversed: false };
        self.run_loop(Target::new(Kind::Loop, None), Head::For { var, range }, |l| {
            l.push(&place, value.into(), span);
        });
        Val::Nothing
    }

    fn for_each_index(&mut self, receiver: Val, span: Span, body: impl Fn(&mut Self, Place)) -> Val {
        let place = self.place(receiver, span);
        let n = self.len_of(&Val::Place(place.clone()), span);
        let var = self.arena.value("i", Ty::Inactive, span);
        let range = self.counted(n);
        self.run_loop(Target::new(Kind::Loop, None), Head::For { var, range }, |l| {
            body(l, place.then(Step::Index(vec![var.into()])));
        });
        Val::Nothing
    }

    fn copy_from(&mut self, receiver: Val, source: &Expr, span: Span) -> Val {
        let source = self.expr(source);
        let source = self.place(source, span);
        let place = self.place(receiver, span);
        let a = self.len_of(&Val::Place(place.clone()), span);
        let b = self.len_of(&Val::Place(source.clone()), span);
        let (x, y) = (self.operand_tokens(&a), self.operand_tokens(&b));
        if x.to_string() != y.to_string() {
            let text = "source slice length does not match destination slice length";
            let capture = self.capture_of(quote!(::core::assert_eq!(#x, #y, #text)), &[&a, &b], false);
            self.effect(capture);
        }
        self.for_each_index(Val::Place(place), span, |l, to| {
            let Some(step) = to.path.last().cloned() else { return };
            let value = l.read(Val::Place(source.then(step)), span);
            l.store_at(to, value);
        })
    }

    fn contains(&mut self, receiver: &Val, value: &Expr, m: &ExprMethodCall) -> Val {
        let value = self.expr(value);
        let o = self.read(value, m.span());
        let (Some(tokens), v) = (self.val_tokens(receiver), self.operand_tokens(&o)) else { return Val::Nothing };
        let mut capture: Capture = self.capture_places(quote!(#tokens.contains(&#v)), &[receiver]);
        capture.reads.extend(o.var());
        if !is_inactive(&self.ty(receiver)) {
            let name = m.method.clone();
            let error = move |v: &str| syn::Error::new_spanned(&name, messages::not_differentiable("contains", v));
            self.checks.push(Check { vars: capture.reads.clone(), error: Box::new(error) });
        }
        Val::Op(self.bind_capture("known", Ty::Inactive, m.span(), capture))
    }
}
