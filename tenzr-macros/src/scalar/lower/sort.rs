//! Methods that move the elements of a slice or a `Vec`, and functions that make arrays.

use super::super::ir::{Make, Operand, Place, Range, Step, Stmt, Ty, Value};
use super::super::messages;
use super::Lower;
use super::control::{Head, Kind, Target};
use super::scope::Val;
use super::types::element;
use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::{Expr, ExprMethodCall};

impl Lower {
    /// How many elements there are, after a check of an index.
    fn checked(&mut self, i: &Operand, op: TokenStream, place: &Place, span: Span) -> Operand {
        let n = self.len_of(&Val::Place(place.clone()), span);
        let (k, len) = (self.operand_tokens(i), self.operand_tokens(&n));
        let text = "the index is out of bounds";
        let capture = self.capture_of(quote!(::core::assert!(#k #op #len, #text)), &[i, &n], false);
        self.effect(capture);
        n
    }

    /// Exchanges neighbours, one pair after another.
    fn exchange(&mut self, place: &Place, start: Operand, end: Operand, reversed: bool, span: Span) {
        let var = self.arena.value("i", Ty::Inactive, span);
        let range = Range { start, end, inclusive: false, reversed };
        self.run_loop(Target::new(Kind::Loop, None), Head::For { var, range }, |l| {
            let next = l.shifted(&var.into(), quote!(+ 1), span);
            let (a, b) = (place.then(Step::Index(vec![var.into()])), place.then(Step::Index(vec![next])));
            l.emit(Stmt::Swap { a, b });
        })
        .discard();
    }

    /// `insert`: pushed, then moved to its place.
    pub fn insert(&mut self, receiver: Val, i: &Expr, value: &Expr, span: Span) -> Val {
        let i = self.index(i);
        let value = self.argument(value);
        let place = self.place(receiver, span);
        let n = self.checked(&i, quote!(<=), &place, span);
        self.push(&place, value, span);
        self.exchange(&place, i, n, true, span);
        Val::Nothing
    }

    /// `remove` and `swap_remove`: moved to the end, then popped.
    pub fn remove(&mut self, receiver: Val, i: &Expr, swapped: bool, span: Span) -> Val {
        let i = self.index(i);
        let place = self.place(receiver, span);
        let n = self.checked(&i, quote!(<), &place, span);
        let last = self.shifted(&n, quote!(-1), span);
        match swapped {
            true => {
                let (a, b) = (place.then(Step::Index(vec![i])), place.then(Step::Index(vec![last])));
                self.emit(Stmt::Swap { a, b });
            }
            false => self.exchange(&place, i, last, false, span),
        }
        let ty = Ty::Option(Box::new(element(&self.place_ty(&place))));
        let popped = self.bind_value("removed", ty, span, Value::Pop(place));
        self.step(&popped.into(), Step::Payload)
    }

    /// `sort_by`: the order has no derivative, so it is found first, and the elements are put in it.
    pub fn sort_by(&mut self, receiver: Val, f: &Expr, m: &ExprMethodCall) -> Val {
        let span = m.method.span();
        let body = match f {
            Expr::Closure(c) if c.inputs.len() == 2 && self.mentions_only(&c.body, &c.inputs) => {
                let (a, b, body) = (&c.inputs[0], &c.inputs[1], &c.body);
                quote!(|(#a, #b)| #body)
            }
            Expr::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == "total_cmp") => {
                quote!(|(a, b)| a.total_cmp(b))
            }
            _ => return self.refuse(&m.method, messages::no_method(&m.method.to_string(), None)),
        };
        let val = Val::Place(self.place(receiver, span));
        let tokens = self.receiver_tokens(&val).unwrap_or_default();
        let code = quote!({
            let mut order: ::std::vec::Vec<usize> = (0..#tokens.len()).collect();
            order.sort_by(|i, j| {
                ::core::option::Option::Some((&#tokens[*i], &#tokens[*j])).map(#body).expect("two elements")
            });
            order
        });
        let mut capture = self.capture_places(code, &[&val]);
        capture.repeatable = false;
        let order = self.bind_capture("order", Ty::Vec(Box::new(Ty::Inactive)), span, capture);
        let place = self.place(val, span);
        let ty = Ty::Vec(Box::new(element(&self.place_ty(&place))));
        let old = self.bind_value("unsorted", ty, span, Value::ToVec(place.clone()));
        let order = self.place(order.into(), span);
        let n = self.len_of(&Val::Place(place.clone()), span);
        let var = self.arena.value("i", Ty::Inactive, span);
        let range = self.counted(n);
        self.run_loop(Target::new(Kind::Loop, None), Head::For { var, range }, |l| {
            let from = l.read(Val::Place(order.then(Step::Index(vec![var.into()]))), span);
            let value = l.read(Val::Place(Place::whole(old).then(Step::Index(vec![from]))), span);
            l.store_at(place.then(Step::Index(vec![var.into()])), value);
        })
        .discard();
        Val::Nothing
    }

    /// Whether code mentions no variable but its parameters.
    fn mentions_only<'a>(&self, e: &Expr, params: impl IntoIterator<Item = &'a syn::Pat>) -> bool {
        let own: Vec<proc_macro2::Ident> = params.into_iter().flat_map(super::pattern::names).collect();
        super::closure::mentioned(e).iter().all(|n| own.contains(n) || self.scope.look(n).is_none())
    }

    /// `[T; N]::map`
    pub fn array_map(&mut self, receiver: Val, f: &Expr, span: Span) -> Val {
        let Ty::Array(_, n) = self.ty(&receiver) else { return Val::Nothing };
        let place = self.place(receiver, span);
        let f = self.expr(f);
        self.array_of(n, span, &mut |l, k| {
            let item = Val::Place(place.then(Step::Index(vec![k.clone()])));
            let item = l.snapshot(item, span);
            l.applied(&f, vec![item], span)
        })
    }

    /// `array::from_fn`, where the type of the result is written.
    pub fn array_from_fn(&mut self, f: &Expr, span: Span) -> Val {
        let known = self.hint.take().or_else(|| self.result.as_ref().map(|t| self.floats.ty(t)));
        let Some(Ty::Array(_, n)) = known else {
            return self.refuse(f, messages::ARRAY_LENGTH);
        };
        let f = self.expr(f);
        self.array_of(n, span, &mut |l, k| l.applied(&f, vec![k.clone().into()], span))
    }

    fn array_of(&mut self, n: TokenStream, span: Span, item: &mut dyn FnMut(&mut Self, &Operand) -> Val) -> Val {
        let unknown = Ty::Array(Box::default(), n.clone());
        let out = Place::whole(self.arena.mutable("array", unknown, span));
        let len = self.len_of(&Val::Place(out.clone()), span);
        let var = self.arena.value("i", Ty::Inactive, span);
        let range = self.counted(len.clone());
        let ((), done) = self.scoped(|l| {
            l.run_loop(Target::new(Kind::Loop, None), Head::For { var, range }, |l| {
                let v = item(l, &var.into());
                let v = l.read(v, span);
                let ty = Ty::Array(Box::new(l.operand_ty(&v)), n.clone());
                l.refine(&out.base.into(), &ty);
                l.store_at(out.then(Step::Index(vec![var.into()])), v);
            })
            .discard();
        });
        let ty = self.place_ty(&out);
        let zero = self.default_value(&element(&ty), span);
        let init = self.bind_value("array", ty, span, Value::Make(Make::Repeat(len), vec![zero]));
        self.emit(Stmt::Declare { var: out.base, init: Some(init.into()) });
        self.resume_all(done);
        self.fresh.insert(out.base);
        Val::Place(out)
    }

    /// Whether a value is an array of a known length.
    pub fn is_array(&self, v: &Val) -> bool {
        matches!(self.ty(v), Ty::Array(..))
    }
}
