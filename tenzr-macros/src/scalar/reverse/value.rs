//! The reverse of values, assignments and updates.

use super::{Pair, Reverser, is_static};
use crate::scalar::ir::{Block, Make, Operand, Place, Range, Step, Stmt, Ty, Value, Var, is_variant};
use crate::scalar::prim::Prim;
use quote::quote;

impl Reverser {
    pub(super) fn value(&mut self, var: Var, value: &Value) -> Vec<Stmt> {
        let d = Place::whole(self.adjoint(var));
        let ty = self.arena.info(var).ty.clone();
        match value {
            Value::Prim(prim, operands) => {
                let (c, read) = self.read(d, Ty::Float);
                let mut out = vec![read];
                for i in 0..operands.len() {
                    out.extend(self.pullback(c, prim, i, operands, var));
                }
                out
            }
            Value::Read(p) => {
                // A cotangent of a type that is not known, as that of a function, is not known to be cloned.
                let (c, read) = match ty {
                    Ty::Named(_) => {
                        let c = self.fresh("c", ty, var);
                        (c, Stmt::Let { var: c, value: Value::Take(d) })
                    }
                    ty => self.read(d, ty),
                };
                vec![read, Stmt::Update { place: self.adjoint_place(p), negate: false, value: c.into() }]
            }
            Value::ToVec(p) => {
                let to = self.adjoint_place(p);
                self.each(var, |k| (to.then(Step::Index(vec![k.clone()])), d.then(Step::Index(vec![k]))))
            }
            Value::Copy(o) => match self.active(o) {
                Some(v) => {
                    let (c, read) = self.read(d, ty);
                    vec![read, self.add(v, c.into())]
                }
                None => vec![],
            },
            Value::Make(make, operands) => self.make(var, make, operands),
            Value::Pop(p) => {
                let (c, read) = self.read(d, ty);
                vec![read, Stmt::Unpop { place: self.adjoint_place(p), value: c }]
            }
            _ => vec![],
        }
    }

    /// Sine and cosine are each other's derivatives, and both together cost as much as one: the forward sweep takes both.
    pub(super) fn circular(&mut self, var: Var, prim: &'static Prim, operands: &[Operand]) -> Pair {
        let let_ = |var, value| Stmt::Let { var, value };
        let (Some(v), Some(mul)) = (self.active(&operands[0]), Prim::named("mul")) else { return (vec![], vec![]) };
        let (other, negate) = if prim.name == "sin" { ("cos", false) } else { ("sin", true) };
        let Some(other) = Prim::named(other) else { return (vec![], vec![]) };
        let span = self.arena.info(var).span;
        let partial = self.arena.value(other.name, Ty::Float, span);
        self.arena.info_mut(partial).active = true;
        let forward =
            vec![let_(var, Value::Prim(prim, operands.to_vec())), let_(partial, Value::Prim(other, operands.to_vec()))];
        let d = Place::whole(self.adjoint(var));
        let (c, read) = self.read(d, Ty::Float);
        let g = self.fresh("g", Ty::Float, v);
        let operands = vec![Operand::Tokens(quote!()), partial.into()];
        let product = Value::Pullback { ct: c.into(), prim: mul, index: 0, operands, result: None };
        let place = Place::whole(self.adjoint(v));
        (forward, vec![read, let_(g, product), Stmt::Update { place, negate, value: g.into() }])
    }

    /// The contribution of one operand of an operation.
    pub(super) fn pullback(
        &mut self,
        c: Var,
        prim: &'static crate::scalar::prim::Prim,
        index: usize,
        operands: &[Operand],
        result: Var,
    ) -> Vec<Stmt> {
        let Some(v) = self.active(&operands[index]).filter(|_| prim.differentiated[index]) else { return vec![] };
        let negate = matches!((prim.name, index), ("sub", 1) | ("neg", 0));
        let place = Place::whole(self.adjoint(v));
        if negate || matches!(prim.name, "add" | "sub") {
            return vec![Stmt::Update { place, negate, value: c.into() }];
        }
        // The partial of 1 / x is minus the square of the result: no second division.
        if prim.name == "div"
            && matches!(&operands[0], Operand::Float(one, _) if *one == 1.0)
            && let Some(recip) = Prim::named("recip")
        {
            return self.pullback(c, recip, 0, &operands[1..], result);
        }
        let reads = prim.reads[index];
        let g = self.fresh("g", Ty::Float, v);
        let kept = |(i, o): (usize, &Operand)| if reads.operands[i] { o.clone() } else { Operand::Tokens(quote!()) };
        let value = Value::Pullback {
            ct: c.into(),
            prim,
            index,
            operands: operands.iter().enumerate().map(kept).collect(),
            result: reads.result.then_some(result),
        };
        vec![Stmt::Let { var: g, value }, Stmt::Update { place, negate: false, value: g.into() }]
    }

    /// `for k in 0..d.len() { to += from }`, both chosen by `k`.
    pub(super) fn each(&mut self, var: Var, parts: impl FnOnce(Operand) -> (Place, Place)) -> Vec<Stmt> {
        let d = self.adjoint(var);
        let span = self.arena.info(var).span;
        let n = self.arena.value("n", Ty::Inactive, span);
        let k = self.arena.value("k", Ty::Inactive, span);
        let ident = self.arena.ident(d);
        let length = crate::scalar::ir::Capture {
            tokens: quote!(#ident.len()),
            reads: vec![d],
            writes: vec![],
            repeatable: false,
        };
        let (to, from) = parts(k.into());
        let (c, read) = self.read(from, Ty::Unknown);
        let body = Block { stmts: vec![read, Stmt::Update { place: to, negate: false, value: c.into() }] };
        let range = Range { start: Operand::Int(0, quote!(0usize)), end: n.into(), inclusive: false, reversed: false };
        let repeat = Stmt::For { var: k, range, exit: None, body, kept: None };
        let known = Stmt::Let { var: n, value: Value::Capture(length) };
        vec![known, repeat]
    }

    pub(super) fn make(&mut self, var: Var, make: &Make, operands: &[Operand]) -> Vec<Stmt> {
        let d = Place::whole(self.adjoint(var));
        if let Make::Repeat(_) | Make::VecRepeat(_) = make {
            let Some(v) = operands.first().and_then(|o| self.active(o)) else { return vec![] };
            let to = Place::whole(self.adjoint(v));
            return self.each(var, |k| (to, d.then(Step::Index(vec![k]))));
        }
        let mut out = Vec::new();
        let mut before = 0;
        for (i, o) in operands.iter().enumerate() {
            let Some(v) = self.active(o) else { continue };
            let ty = self.arena.info(v).ty.clone();
            // The cotangent of a closure has those of the active values only.
            let i = if matches!(make, Make::Lifted(_)) { before } else { i };
            before += 1;
            let Some(step) = part(make, i) else {
                // What follows `..` in a struct: all fields that are not named.
                out.extend(self.rest(var, make, v));
                continue;
            };
            // The cotangent of a function that was captured is no type that is known to be cloned.
            if matches!(make, Make::Lifted(_)) && !matches!(ty, Ty::Float) {
                let c = self.fresh("c", ty, v);
                out.push(Stmt::Let { var: c, value: Value::Take(d.then(step)) });
                out.push(self.add(v, c.into()));
                continue;
            }
            let (c, read) = self.read(d.then(step), ty);
            out.extend([read, self.add(v, c.into())]);
        }
        out
    }

    /// The cotangent of the base of a struct: that of the whole, the named fields left out.
    pub(super) fn rest(&mut self, var: Var, make: &Make, base: Var) -> Vec<Stmt> {
        let Make::Struct(_, fields, _) = make else { return vec![] };
        let d = Place::whole(self.adjoint(var));
        let mut out = Vec::new();
        for f in fields {
            // Zeros of the shape that the base's own field has.
            let zero = self.fresh("zero", Ty::Unknown, var);
            let own = Place::whole(self.adjoint(base)).then(Step::Field(f.clone()));
            out.push(Stmt::Let { var: zero, value: Value::ZeroLike(own) });
            out.push(Stmt::Assign { place: d.then(Step::Field(f.clone())), value: zero.into() });
        }
        let ty = self.arena.info(var).ty.clone();
        let (c, read) = self.read(d, ty);
        out.extend([read, self.add(base, c.into())]);
        out
    }

    pub(super) fn declare(&mut self, var: Var, init: &Operand) -> Vec<Stmt> {
        let Some(v) = self.active(init) else {
            // The adjoint has to exist: statements after this one may use it.
            self.adjoint(var);
            return vec![];
        };
        let ty = self.arena.info(var).ty.clone();
        let place = Place::whole(self.adjoint(var));
        let (c, read) = self.read(place, ty);
        vec![read, self.add(v, c.into())]
    }

    pub(super) fn assign(&mut self, place: &Place, value: &Operand) -> Pair {
        let stmt = Stmt::Assign { place: place.clone(), value: value.clone() };
        let d = self.adjoint_place(place);
        let ty = match (self.place_ty(place), value) {
            // Where a float goes, a float stands.
            (Ty::Unknown, Operand::Var(v)) if matches!(self.arena.info(*v).ty, Ty::Float) => Ty::Float,
            (ty, _) => ty,
        };
        let c = self.fresh("c", ty.clone(), place.base);
        let mut forward = vec![];
        // Without an initial value there is nothing before.
        let first = place.path.is_empty() && !self.arena.info(place.base).mutable;
        let taken = if first {
            Value::Read(d)
        } else if is_static(&ty) {
            Value::Take(d)
        } else {
            let before = self.fresh("before", ty, place.base);
            forward.push(Stmt::Let { var: before, value: Value::ZeroLike(place.clone()) });
            Value::Replace(d, before)
        };
        forward.push(stmt);
        let mut reverse = vec![Stmt::Let { var: c, value: taken }];
        if let Some(v) = self.active(value) {
            reverse.push(self.add(v, c.into()));
        }
        (forward, reverse)
    }

    pub(super) fn update(&mut self, place: &Place, negate: bool, value: &Operand) -> Vec<Stmt> {
        let d = self.adjoint_place(place);
        let Some(v) = self.active(value) else { return vec![] };
        let (c, read) = self.read(d, Ty::Float);
        let to = Place::whole(self.adjoint(v));
        vec![read, Stmt::Update { place: to, negate, value: c.into() }]
    }

    pub(super) fn push(&mut self, place: &Place, value: &Operand) -> Vec<Stmt> {
        let d = self.adjoint_place(place);
        let ty = self.active(value).map(|v| self.arena.info(v).ty.clone()).unwrap_or_default();
        let c = self.fresh("c", ty, place.base);
        let mut out = vec![Stmt::Let { var: c, value: Value::Unpush(d) }];
        if let Some(v) = self.active(value) {
            out.push(self.add(v, c.into()));
        }
        out
    }
}

/// The part of an aggregate that an operand became; none for what follows `..` in a struct.
fn part(make: &Make, i: usize) -> Option<Step> {
    let unnamed = |i: usize| syn::Member::from(i);
    match make {
        Make::Array | Make::Vec => Some(Step::Index(vec![Operand::Int(i as i64, quote!(#i))])),
        Make::Tuple | Make::Lifted(_) => Some(Step::Field(unnamed(i))),
        Make::Struct(path, fields, _) if is_variant(path) => {
            fields.get(i).map(|f| Step::Variant(path.clone(), f.clone()))
        }
        Make::Struct(_, fields, _) => fields.get(i).map(|f| Step::Field(f.clone())),
        Make::Constructor(path) => Some(match path.segments.last().map(|s| s.ident.to_string()).as_deref() {
            Some("Some" | "Ok") => Step::Payload,
            _ => Step::Variant(path.clone(), unnamed(i)),
        }),
        Make::Repeat(_) | Make::VecRepeat(_) | Make::EmptyVec(_) | Make::Default | Make::Function(_) => None,
    }
}
