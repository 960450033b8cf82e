//! The reverse of calls: their pullbacks, and what these are given again.

use super::{Pair, Reverser};
use crate::scalar::emit::call::shared_method;
use crate::scalar::emit::function::Names;
use crate::scalar::ir::{Arg, Callee, Operand, Place, PullArg, Stmt, Ty, Value, Var};
use crate::scalar::lower::place_tokens;
use proc_macro2::Span;
use quote::{format_ident, quote};

impl Reverser {
    pub(super) fn call(&mut self, var: Option<Var>, callee: &Callee, args: &[Arg]) -> Pair {
        let result = var.filter(|v| self.is_active(*v));
        let writes = |a: &Arg| matches!(a, Arg::RefMut(p) if self.is_active(p.base));
        if result.is_none() && !args.iter().any(writes) {
            let same = Stmt::Call { var, callee: callee.clone(), args: args.to_vec(), pullback: None };
            return (vec![same], vec![]);
        }
        let (mut forward, mut reverse, mut after) = (Vec::new(), Vec::new(), Vec::new());
        let mut used = Vec::new();
        let mut pulled = Vec::new();
        for (i, a) in args.iter().enumerate() {
            let is_receiver = i == 0 && matches!(callee, Callee::Method(_) | Callee::Bounded(..));
            let (again, before) = match is_receiver {
                true => self.receiver_again(callee, a, &mut forward),
                false => (self.again(a, &mut forward), false),
            };
            let adjoint = self.argument_adjoint(a, &mut used, &mut reverse, &mut after);
            let written = matches!(a, Arg::RefMut(_)) || is_receiver;
            pulled.push(PullArg { again, adjoint, written, receiver: is_receiver, before });
        }
        let ct = result.map(|v| Place::whole(self.adjoint(v)));
        let held = self.holding && matches!(callee, Callee::Function(_) | Callee::Method(_));
        if self.recursion.is(callee) && !held {
            let again = self.repeated_args(args, &pulled, &mut forward, &mut reverse);
            forward.push(Stmt::Call { var, callee: callee.clone(), args: args.to_vec(), pullback: None });
            reverse.push(Stmt::PullAgain { value: None, callee: callee.clone(), args: again, ct, pulled });
            reverse.extend(after);
            return (forward, reverse);
        }
        let pullback = self.arena.value("pullback", Ty::Unknown, Span::call_site());
        forward.push(Stmt::Call { var, callee: callee.clone(), args: args.to_vec(), pullback: Some(pullback) });
        let gradient = matches!(callee, Callee::Gradient(_, false));
        reverse.push(Stmt::Pull { pullback, ct, gradient, args: pulled });
        reverse.extend(after);
        (forward, reverse)
    }

    /// The arguments of a call that is made once more in the reverse sweep: what was written is what it was before.
    pub(super) fn repeated_args(
        &mut self,
        args: &[Arg],
        pulled: &[PullArg],
        forward: &mut Vec<Stmt>,
        reverse: &mut Vec<Stmt>,
    ) -> Vec<Arg> {
        let mut again = Vec::new();
        for (a, p) in args.iter().zip(pulled) {
            again.push(match (a, &p.again) {
                (Arg::Ref(_), Some(place)) => Arg::Ref(place.clone()),
                (Arg::RefMut(place), _) => {
                    let before = self.snapshot(place, forward);
                    let info = self.arena.info(before).clone();
                    let copy = self.arena.mutable(&info.name, info.ty, info.span);
                    self.arena.info_mut(copy).active = info.active;
                    reverse.push(Stmt::Declare { var: copy, init: Some(before.into()) });
                    Arg::RefMut(Place::whole(copy))
                }
                (other, _) => other.clone(),
            });
        }
        again
    }

    /// What a pullback is given again: the place, or a copy from before the call where that may have been overwritten.
    pub(super) fn again(&mut self, a: &Arg, forward: &mut Vec<Stmt>) -> Option<Place> {
        let Arg::Ref(p) = a else { return None };
        if !self.arena.info(p.base).mutable || self.is_settled(p.base) {
            return Some(p.clone());
        }
        Some(Place::whole(self.snapshot(p, forward)))
    }

    /// What a pullback is given again of a receiver that may have changed, and whether that is what the method says.
    fn receiver_again(&mut self, callee: &Callee, a: &Arg, forward: &mut Vec<Stmt>) -> (Option<Place>, bool) {
        let p = match a {
            Arg::Ref(p) | Arg::RefMut(p) => p,
            _ => return (None, false),
        };
        if !self.arena.info(p.base).mutable {
            return (Some(p.clone()), false);
        }
        let Some(receiver) = place_tokens(&self.arena, p) else {
            return (Some(Place::whole(self.snapshot(p, forward))), false);
        };
        let before = self.arena.value("before", Ty::Unknown, self.arena.info(p.base).span);
        self.arena.info_mut(before).active = self.is_active(p.base);
        let reads = std::iter::once(p.base).chain(p.indices().filter_map(Operand::var)).collect();
        let tokens = match callee {
            Callee::Bounded(parameter, method) => {
                let (method, real) = (format_ident!("__{}_before", method), Names::hidden().real);
                quote!(#parameter::#method(&#receiver, ::core::marker::PhantomData::<#real>))
            }
            Callee::Method(method) => {
                let hidden = format_ident!("__{}_before", method);
                shared_method(method, quote!((#receiver).#hidden()))
            }
            _ => return (self.again(a, forward), false),
        };
        let capture = crate::scalar::ir::Capture { tokens, reads, writes: vec![], repeatable: false };
        forward.push(Stmt::Let { var: before, value: Value::Capture(capture) });
        (Some(Place::whole(before)), matches!(callee, Callee::Method(_)))
    }

    /// A copy of what stands at a place now.
    pub(super) fn snapshot(&mut self, p: &Place, forward: &mut Vec<Stmt>) -> Var {
        let ty = self.place_ty(p);
        let span = self.arena.info(p.base).span;
        let copy = self.arena.value("before", ty.clone(), span);
        self.arena.info_mut(copy).active = self.is_active(p.base);
        let value = if matches!(ty, Ty::Slice(_)) { Value::ToVec(p.clone()) } else { Value::Read(p.clone()) };
        if let Ty::Slice(t) = ty {
            self.arena.info_mut(copy).ty = Ty::Vec(t);
        }
        forward.push(Stmt::Let { var: copy, value });
        copy
    }

    /// Where a pullback adds the cotangent of an argument. Two arguments of one variable get places of their own.
    pub(super) fn argument_adjoint(
        &mut self,
        a: &Arg,
        used: &mut Vec<Var>,
        before: &mut Vec<Stmt>,
        after: &mut Vec<Stmt>,
    ) -> Option<Place> {
        let place = match a {
            Arg::Value(o) => Place::whole(self.active(o)?),
            Arg::Ref(p) | Arg::RefMut(p) => p.clone(),
            Arg::Capture(_) => return None,
        };
        if !self.is_active(place.base) {
            return None;
        }
        let d = self.adjoint_place(&place);
        if !used.contains(&place.base) {
            used.push(place.base);
            return Some(d);
        }
        let ty = self.place_ty(&place);
        let zero = self.fresh("zero", ty.clone(), place.base);
        let part = self.arena.mutable("d_part", ty, self.arena.info(place.base).span);
        self.arena.info_mut(part).adjoint = true;
        before.push(Stmt::Let { var: zero, value: Value::ZeroLike(d.clone()) });
        before.push(Stmt::Declare { var: part, init: Some(zero.into()) });
        let (c, read) = self.read(Place::whole(part), Ty::Unknown);
        after.extend([read, Stmt::Update { place: d, negate: false, value: c.into() }]);
        Some(Place::whole(part))
    }
}
