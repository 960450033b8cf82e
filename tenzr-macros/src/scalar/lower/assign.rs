//! Assignments.

use super::super::ir::{Capture, Make, Operand, Place, Stmt, Ty, Value};
use super::scope::Val;
use super::types::is_inactive;
use super::{Lower, fence};
use proc_macro2::Span;
use quote::quote;
use syn::spanned::Spanned;
use syn::{BinOp, Expr, ExprBinary, Member};

impl Lower {
    /// `place = value`: the value comes first.
    pub fn assign(&mut self, a: &syn::ExprAssign) -> Val {
        let value = self.expr(&a.right);
        let value = self.snapshot(value, a.right.span());
        self.assign_to(&a.left, value);
        Val::Nothing
    }

    fn assign_to(&mut self, left: &Expr, value: Val) {
        match left {
            Expr::Infer(_) => {}
            Expr::Paren(p) => self.assign_to(&p.expr, value),
            Expr::Tuple(t) => {
                for (i, e) in t.elems.iter().enumerate() {
                    let part = self.field(&value, Member::Unnamed(i.into()));
                    self.assign_to(e, part);
                }
            }
            Expr::Array(a) => {
                for (i, e) in a.elems.iter().enumerate() {
                    let i = super::control::int(i as i64);
                    let part = self.step(&value, super::super::ir::Step::Index(vec![i]));
                    self.assign_to(e, part);
                }
            }
            e => {
                let span = e.span();
                let value = self.read(value, span);
                match self.expr(e) {
                    Val::Either { cond, places } => {
                        self.either(cond, *places, |l, place| l.store_at(place, value.clone()));
                    }
                    left => {
                        if let Some(place) = self.target(e, left) {
                            self.store_at(place, value);
                        }
                    }
                }
            }
        }
    }

    /// Writes a value to a place, and learns its type.
    pub fn store_at(&mut self, place: Place, value: Operand) {
        if place.path.is_empty() {
            let ty = self.operand_ty(&value);
            self.refine(&place.base.into(), &ty);
        }
        let known = self.place_ty(&place);
        self.learn(&value, &known);
        self.emit(Stmt::Assign { place, value });
    }

    /// The place that is written.
    fn target(&mut self, e: &Expr, left: Val) -> Option<Place> {
        match left {
            Val::Place(p) => Some(p),
            // `let y;`
            Val::Op(Operand::Var(v)) if matches!(e, Expr::Path(_)) => Some(Place::whole(v)),
            Val::Nothing => None,
            Val::Op(_) => {
                self.errors.at(e, fence::assigned_elsewhere());
                None
            }
            _ => {
                self.errors.at(e, fence::assigned_reference());
                None
            }
        }
    }

    /// `place += value` and the like: for numbers, the value comes first.
    pub fn compound(&mut self, b: &ExprBinary) -> Val {
        let value = self.value(&b.right);
        match self.expr(&b.left) {
            Val::Either { cond, places } => {
                self.either(cond, *places, |l, place| l.update(&b.op, place, value.clone()));
            }
            left => {
                if let Some(place) = self.target(&b.left, left) {
                    self.update(&b.op, place, value);
                }
            }
        }
        Val::Nothing
    }

    pub fn update(&mut self, op: &BinOp, place: Place, value: Operand) {
        let (known, ty) = (self.place_ty(&place), self.operand_ty(&value));
        if is_inactive(&known) || is_inactive(&ty) {
            return self.inactive_update(op, place, value);
        }
        match op {
            BinOp::AddAssign(_) | BinOp::SubAssign(_) => {
                let negate = matches!(op, BinOp::SubAssign(_));
                self.learn_place(&place, &ty);
                self.emit(Stmt::Update { place, negate, value });
            }
            _ => {
                let old = self.read(Val::Place(place.clone()), op.span());
                let new = self.arithmetic(op, old, value);
                let new = self.read(new, op.span());
                self.emit(Stmt::Assign { place, value: new });
            }
        }
    }

    fn learn_place(&mut self, place: &Place, ty: &Ty) {
        if place.path.is_empty() {
            self.learn(&place.base.into(), ty);
        }
    }

    fn inactive_update(&mut self, op: &BinOp, place: Place, value: Operand) {
        let v = self.operand_tokens(&value);
        let Some(p) = self.place_tokens(&place) else {
            let old = self.read(Val::Place(place.clone()), op.span());
            let new = self.arithmetic(op, old, value);
            let new = self.read(new, op.span());
            return self.emit(Stmt::Assign { place, value: new });
        };
        let mut reads: Vec<_> = value.var().into_iter().collect();
        reads.extend(place.indices().filter_map(Operand::var));
        reads.push(place.base);
        self.emit(Stmt::Effect(Capture {
            tokens: quote!(#p #op #v),
            reads,
            writes: vec![place.base],
            repeatable: false,
        }));
    }

    /// `mem::swap`, `mem::replace`, `mem::take`, if it is one of them.
    pub fn mem_function(&mut self, name: &str, args: &[&Expr], span: Span) -> Option<Val> {
        match (name, args) {
            ("swap", [a, b]) => {
                let (a, b) = (self.expr(a), self.expr(b));
                let (a, b) = (self.place(a, span), self.place(b, span));
                self.emit(Stmt::Swap { a, b });
                Some(Val::Nothing)
            }
            ("replace", [place, value]) => {
                let place = self.expr(place);
                let place = self.place(place, span);
                let value = self.value(value);
                let old = self.read(Val::Place(place.clone()), span);
                self.store_at(place, value);
                Some(old.into())
            }
            ("take", [place]) => {
                let place = self.expr(place);
                let place = self.place(place, span);
                let ty = self.place_ty(&place);
                let old = self.read(Val::Place(place.clone()), span);
                let empty = self.default_value(&ty, span);
                self.store_at(place, empty);
                Some(old.into())
            }
            _ => None,
        }
    }

    /// `Default::default()` of a type of the user's, which may be implemented by hand for the floats that it is written in.
    pub fn default_of(&mut self, path: &syn::Path, span: Span) -> Operand {
        if path.segments.iter().any(|s| !s.arguments.is_none()) {
            return self.default_value(&Ty::Unknown, span);
        }
        let capture = Lower::fixed(quote!(<#path as ::core::default::Default>::default()));
        self.bind_capture("default", super::types::made(path), span, capture)
    }

    /// What `Default::default()` gives.
    pub fn default_value(&mut self, ty: &Ty, span: Span) -> Operand {
        match ty {
            Ty::Float => Operand::Float(0.0, quote!(0.0)),
            Ty::Vec(_) => {
                self.bind_value("empty", ty.clone(), span, Value::Make(Make::EmptyVec(None), Vec::new())).into()
            }
            Ty::Option(_) => {
                let none = Make::Constructor(syn::parse_quote!(None));
                self.bind_value("none", ty.clone(), span, Value::Make(none, Vec::new())).into()
            }
            ty if is_inactive(ty) => {
                let capture = Lower::fixed(quote!(::core::default::Default::default()));
                self.bind_capture("empty", ty.clone(), span, capture)
            }
            ty => self.bind_value("empty", ty.clone(), span, Value::Make(Make::Default, Vec::new())).into(),
        }
    }
}
