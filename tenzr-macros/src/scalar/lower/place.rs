//! Values and places: types, reading, and the steps between them.

use super::super::ir::{Make, Operand, Place, Step, Stmt, Ty, Value, Var};
use super::super::messages;
use super::Lower;
use super::call::is_yes;
use super::scope::Val;
use super::types::{arguments, element};
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Expr, Member, Type};

impl Lower {
    /// A variable as a value: one that is written, or stands behind a reference, is a place.
    pub fn whole(&self, v: Var) -> Val {
        let info = self.arena.info(v);
        match info.mutable || info.by_ref {
            true => Val::Place(Place::whole(v)),
            false => v.into(),
        }
    }

    /// The name of a variable in the output, from now on.
    pub fn ident(&self, v: Var) -> proc_macro2::Ident {
        self.shown.borrow_mut().insert(v);
        self.arena.ident(v)
    }

    /// Gives a value that was made for a binding the name of that, unless code has its own already.
    pub fn rename(&mut self, v: Var, name: &proc_macro2::Ident) {
        if self.shown.borrow().contains(&v) {
            return;
        }
        let info = self.arena.info_mut(v);
        info.name = name.to_string().trim_start_matches("r#").to_owned();
        info.span = name.span();
    }

    /// What is known of the type of an operand.
    pub fn operand_ty(&self, o: &Operand) -> Ty {
        match o {
            Operand::Var(v) => self.arena.info(*v).ty.clone(),
            Operand::Float(..) => Ty::Float,
            Operand::Int(..) => Ty::Inactive,
            Operand::Tokens(t) => self.floats.constant(t),
        }
    }

    /// What is known of the type of a value, references looked through.
    pub fn ty(&self, v: &Val) -> Ty {
        match v {
            Val::Op(o) => self.operand_ty(o),
            Val::Place(p) | Val::Ref { place: p, .. } => self.place_ty(p),
            Val::Either { places, .. } => self.place_ty(&places[0]),
            Val::Tuple(parts) => Ty::Tuple(parts.iter().map(|p| self.ty(p)).collect()),
            Val::Maybe { inner, .. } => Ty::Option(Box::new(self.ty(inner))),
            Val::View(view) => match self.place_ty(&view.place) {
                Ty::NdArray(t) => Ty::NdArray(t),
                _ => Ty::Unknown,
            },
            Val::Nothing => Ty::Inactive,
            Val::Iter(_) | Val::Closure(_) | Val::Path(_) => Ty::Unknown,
        }
    }

    /// What is known of what stands at a place.
    pub fn place_ty(&self, p: &Place) -> Ty {
        p.path.iter().fold(self.arena.info(p.base).ty.clone(), |ty, s| self.step_ty(&ty, s))
    }

    fn step_ty(&self, ty: &Ty, step: &Step) -> Ty {
        match (step, ty) {
            (_, Ty::Inactive) => Ty::Inactive,
            (Step::Field(Member::Unnamed(i)), Ty::Tuple(ts)) => ts.get(i.index as usize).cloned().unwrap_or_default(),
            (Step::Index(_), ty) => element(ty),
            (Step::Range(..), ty) => Ty::Slice(Box::new(element(ty))),
            (Step::Payload, Ty::Option(t)) => (**t).clone(),
            (Step::Payload, Ty::Named(t)) => self.type_argument(t, 0),
            (Step::Variant(path, _), Ty::Named(t)) if path.is_ident("Err") => self.type_argument(t, 1),
            _ => Ty::Unknown,
        }
    }

    /// A type's argument, as in `Result<f64, E>`.
    fn type_argument(&self, ty: &TokenStream, i: usize) -> Ty {
        argument(ty, i).map(|t| self.floats.ty(&t)).unwrap_or_default()
    }

    /// Where a value stands, for errors.
    pub fn span_of(&self, v: &Val) -> Span {
        match v {
            Val::Op(Operand::Var(v)) => self.arena.info(*v).span,
            Val::Place(p) | Val::Ref { place: p, .. } => self.arena.info(p.base).span,
            _ => Span::call_site(),
        }
    }

    fn name_of(&self, p: &Place) -> String {
        let last = p.path.iter().rev().find_map(|s| match s {
            Step::Field(Member::Named(n)) => Some(n.to_string()),
            _ => None,
        });
        last.unwrap_or_else(|| self.arena.info(p.base).name.clone())
    }

    /// The value, as it is now.
    pub fn read(&mut self, v: Val, span: Span) -> Operand {
        match v {
            Val::Op(o) => o,
            Val::Place(p) | Val::Ref { place: p, .. } => self.read_place(p, span),
            Val::Tuple(parts) => {
                let ty = Ty::Tuple(parts.iter().map(|p| self.ty(p)).collect());
                let operands = parts.into_iter().map(|p| self.read(p, span)).collect();
                self.bind_value("pair", ty, span, Value::Make(Make::Tuple, operands)).into()
            }
            Val::Maybe { some, inner } => self.make_option(some, *inner, span),
            Val::Either { cond, places } => {
                let [a, b] = places.map(Val::Place);
                let value = self.choose("value", cond, |_| a, |_| b);
                self.read(value, span)
            }
            Val::Nothing => Operand::Tokens(quote!(())),
            Val::Path(p) if is_constructor(&p) => {
                let ty = if p.is_ident("None") { Ty::Option(Box::default()) } else { Ty::Unknown };
                self.bind_value("variant", ty, span, Value::Make(Make::Constructor(p), Vec::new())).into()
            }
            Val::Path(p) => Operand::Tokens(p.to_token_stream()),
            Val::Closure(_) => self.no_value(span, messages::CLOSURE_VALUE),
            Val::Iter(_) => self.no_value(span, messages::ITERATOR_VALUE),
            Val::View(_) => self.no_value(span, messages::VIEW_VALUE),
        }
    }

    fn no_value(&mut self, span: Span, message: &str) -> Operand {
        self.errors.push(syn::Error::new(span, message));
        Operand::Tokens(quote!(()))
    }

    fn read_place(&mut self, p: Place, span: Span) -> Operand {
        let info = self.arena.info(p.base);
        if p.path.is_empty() && !info.mutable && !info.by_ref {
            return p.base.into();
        }
        // What never changes is read once.
        let (mutable, base) = (info.mutable, p.base);
        let key = self.place_key(&p);
        let known = match mutable {
            true => self.frame().current.get(&key).map(|(_, v)| *v),
            false => self.known(&key),
        };
        if let Some(v) = known {
            return v.into();
        }
        let name = self.name_of(&p);
        let v = match self.place_ty(&p) {
            Ty::Slice(t) => self.bind_value(&name, Ty::Vec(t), span, Value::ToVec(p)),
            ty => self.bind_value(&name, ty, span, Value::Read(p)),
        };
        match mutable {
            true if self.diverged() => {}
            true => drop(self.frame().current.insert(key, (base, v))),
            false => self.remember(key, v),
        }
        v.into()
    }

    /// A value that was computed before in the same way, from what never changes.
    pub fn known(&self, key: &str) -> Option<Var> {
        self.frames.iter().rev().find_map(|f| f.known.get(key)).copied()
    }

    /// Remembers how a value was computed.
    pub fn remember(&mut self, key: String, v: Var) {
        let frame = self.frame();
        if !frame.diverged {
            frame.known.insert(key, v);
        }
    }

    fn place_key(&self, p: &Place) -> String {
        let mut key = self.arena.ident(p.base).to_string();
        for s in &p.path {
            let list =
                |o: &[Operand]| o.iter().map(|o| self.operand_tokens(o).to_string()).collect::<Vec<_>>().join(",");
            key += &match s {
                Step::Field(m) => format!(".{}", m.to_token_stream()),
                Step::Index(i) => format!("[{}]", list(i)),
                Step::Range(a, b) => {
                    let side = |o: &Option<Operand>| o.as_ref().map(|o| self.operand_tokens(o).to_string());
                    format!("[{}..{}]", side(a).unwrap_or_default(), side(b).unwrap_or_default())
                }
                Step::Payload => "?".to_owned(),
                Step::Variant(p, m) => format!("<{}>{}", p.to_token_stream(), m.to_token_stream()),
            };
        }
        key
    }

    fn make_option(&mut self, some: Operand, inner: Val, span: Span) -> Operand {
        let ty = Ty::Option(Box::new(self.ty(&inner)));
        if is_yes(&some) {
            let inner = self.read(inner, span);
            let value = Value::Make(Make::Constructor(syn::parse_quote!(Some)), vec![inner]);
            return self.bind_value("some", ty, span, value).into();
        }
        let var = self.arena.value("option", ty.clone(), span);
        self.emit(Stmt::Declare { var, init: None });
        let ((), then) = self.scoped(|l| {
            let inner = l.read(inner, span);
            let value = Value::Make(Make::Constructor(syn::parse_quote!(Some)), vec![inner]);
            let made = l.bind_value("some", ty.clone(), span, value);
            l.emit(Stmt::Assign { place: Place::whole(var), value: made.into() });
        });
        let ((), otherwise) = self.scoped(|l| {
            let none = Value::Make(Make::Constructor(syn::parse_quote!(None)), Vec::new());
            let made = l.bind_value("none", ty.clone(), span, none);
            l.emit(Stmt::Assign { place: Place::whole(var), value: made.into() });
        });
        self.join(some, then, otherwise);
        var.into()
    }

    /// Where a value stands. A value that stands nowhere is given a name.
    pub fn place(&mut self, v: Val, span: Span) -> Place {
        match v {
            Val::Place(p) | Val::Ref { place: p, .. } => p,
            Val::Op(Operand::Var(v)) => Place::whole(v),
            v => {
                let ty = self.ty(&v);
                match self.read(v, span) {
                    Operand::Var(v) => Place::whole(v),
                    o => Place::whole(self.bind_value("value", ty, span, Value::Copy(o))),
                }
            }
        }
    }

    /// What a reference points to.
    pub fn deref(&self, v: Val) -> Val {
        match v {
            Val::Ref { place, .. } => Val::Place(place),
            v => v,
        }
    }

    /// A part of a value. Through a reference it is a place all the same.
    pub fn step(&mut self, v: &Val, step: Step) -> Val {
        match v {
            Val::Place(p) | Val::Ref { place: p, .. } => {
                let p = p.clone();
                Val::Place(self.part_of(&p, step))
            }
            Val::Maybe { inner, .. } if matches!(step, Step::Payload) => (**inner).clone(),
            Val::View(view) if matches!(step, Step::Index(_)) => {
                let Step::Index(i) = step else { return Val::Nothing };
                self.view_index(&view.clone(), &i)
            }
            Val::Nothing => Val::Nothing,
            v => {
                let span = self.span_of(v);
                Val::Place(self.place(v.clone(), span).then(step))
            }
        }
    }

    /// A part of a place. An element of a part that is known to be long enough is one of the whole.
    fn part_of(&mut self, p: &Place, step: Step) -> Place {
        if let (Some(Step::Range(Some(start), Some(Operand::Var(end)))), Step::Index(i)) = (p.path.last(), &step)
            && let ([Operand::Int(i, _)], Some(size)) = (i.as_slice(), self.sizes.get(end))
            && (0..*size).contains(i)
        {
            let (start, i) = (start.clone(), *i);
            return self.element_of(p, &start, &super::control::int(i), self.arena.info(p.base).span);
        }
        p.then(step)
    }

    /// The element at `start + i` of what a place is a part of.
    pub fn element_of(&mut self, p: &Place, start: &Operand, i: &Operand, span: Span) -> Place {
        let at = match (start, i) {
            (start, Operand::Int(0, _)) => start.clone(),
            (Operand::Int(0, _), i) => i.clone(),
            (start, i) => {
                let (a, b) = (self.operand_tokens(start), self.operand_tokens(i));
                let capture = self.capture_of(quote!(#a + #b), &[start, i], true);
                self.bind_capture("k", Ty::Inactive, span, capture)
            }
        };
        let mut whole = p.clone();
        whole.path.pop();
        whole.then(Step::Index(vec![at]))
    }

    /// A field.
    pub fn field(&mut self, v: &Val, member: Member) -> Val {
        match (v, &member) {
            (Val::Tuple(parts), Member::Unnamed(i)) if (i.index as usize) < parts.len() => {
                parts[i.index as usize].clone()
            }
            _ => self.step(v, Step::Field(member)),
        }
    }

    /// A part of a value, as a reference where the value is one: what a pattern binds.
    pub fn part(&mut self, v: &Val, step: Step) -> Val {
        let part = match (v, &step) {
            (_, Step::Field(m)) => self.field(v, m.clone()),
            _ => self.step(v, step),
        };
        match (v, part) {
            (Val::Ref { mutable, .. }, Val::Place(place)) => Val::Ref { place, mutable: *mutable },
            (_, part) => part,
        }
    }

    /// The tokens of a place, if its steps can be written.
    pub fn place_tokens(&self, p: &Place) -> Option<TokenStream> {
        let mut tokens = self.ident(p.base).to_token_stream();
        if p.path.is_empty() && self.arena.info(p.base).by_ref {
            tokens = quote!((*#tokens));
        }
        for s in &p.path {
            tokens = match s {
                Step::Field(m) => quote!(#tokens.#m),
                Step::Index(i) if i.len() == 1 => {
                    let i = self.operand_tokens(&i[0]);
                    quote!(#tokens[#i])
                }
                Step::Index(i) => {
                    let i = i.iter().map(|i| self.operand_tokens(i));
                    quote!(#tokens[[#(#i),*]])
                }
                Step::Range(a, b) => {
                    let a = a.iter().map(|o| self.operand_tokens(o));
                    let b = b.iter().map(|o| self.operand_tokens(o));
                    quote!(#tokens[#(#a)*..#(#b)*])
                }
                Step::Payload | Step::Variant(..) => return None,
            };
        }
        Some(tokens)
    }

    /// The tokens of an operand.
    pub fn operand_tokens(&self, o: &Operand) -> TokenStream {
        match o {
            Operand::Var(v) => self.ident(*v).to_token_stream(),
            Operand::Float(_, t) | Operand::Int(_, t) | Operand::Tokens(t) => t.clone(),
        }
    }

    /// What a name stands for, as an expression.
    pub fn val_tokens(&self, v: &Val) -> Option<TokenStream> {
        match v {
            Val::Op(o) => Some(self.operand_tokens(o)),
            Val::Place(p) => self.place_tokens(p),
            Val::Ref { place, mutable } => {
                if place.path.is_empty() && self.arena.info(place.base).by_ref {
                    return Some(self.ident(place.base).to_token_stream());
                }
                let tokens = self.place_tokens(place)?;
                let is_slice = matches!(place.path.last(), Some(Step::Range(..)));
                Some(match *mutable && !is_slice {
                    true => quote!((&mut #tokens)),
                    false => quote!((&#tokens)),
                })
            }
            Val::Tuple(parts) => {
                let parts: Option<Vec<TokenStream>> = parts.iter().map(|p| self.val_tokens(p)).collect();
                parts.map(|parts| quote!((#(#parts,)*)))
            }
            Val::Path(p) => Some(p.to_token_stream()),
            Val::Either { .. } | Val::Maybe { .. } | Val::View(_) | Val::Iter(_) | Val::Closure(_) | Val::Nothing => {
                None
            }
        }
    }

    /// What a name stands for, as the receiver of a method that only looks at it.
    pub fn receiver_tokens(&self, v: &Val) -> Option<TokenStream> {
        match v {
            Val::Place(p) | Val::Ref { place: p, .. } if p.path.is_empty() => {
                Some(self.ident(p.base).to_token_stream())
            }
            Val::Place(p) | Val::Ref { place: p, .. } => self.place_tokens(p),
            v => self.val_tokens(v),
        }
    }

    /// The variables that stand in what a name stands for.
    pub fn val_vars(v: &Val, out: &mut Vec<Var>) {
        match v {
            Val::Op(o) => out.extend(o.var()),
            Val::Place(p) | Val::Ref { place: p, .. } => {
                out.push(p.base);
                out.extend(p.indices().filter_map(Operand::var));
            }
            Val::Tuple(parts) => parts.iter().for_each(|p| Lower::val_vars(p, out)),
            Val::Either { .. }
            | Val::Maybe { .. }
            | Val::View(_)
            | Val::Iter(_)
            | Val::Closure(_)
            | Val::Path(_)
            | Val::Nothing => {}
        }
    }

    /// An index: the operand, which is an integer.
    pub fn index(&mut self, e: &Expr) -> Operand {
        let o = self.value(e);
        self.learn(&o, &Ty::Inactive);
        o
    }
}

/// Whether a path is that of a variant or of a struct.
pub fn is_constructor(p: &syn::Path) -> bool {
    let Some(last) = p.segments.last() else { return false };
    let name = last.ident.to_string();
    name.starts_with(char::is_uppercase) && (name.len() == 1 || name.contains(char::is_lowercase))
}

/// A type's argument, as in `Result<f64, E>`.
pub fn argument(ty: &TokenStream, i: usize) -> Option<Type> {
    let Ok(Type::Path(p)) = syn::parse2::<Type>(ty.clone()) else { return None };
    arguments(&p.path.segments.last()?.arguments).into_iter().nth(i)
}
