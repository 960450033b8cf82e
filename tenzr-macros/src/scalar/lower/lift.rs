//! Functions that are given away: as arguments of functions that are not written out here.
//!
//! A closure becomes a function of its parameters and of what it captures. Its body is lowered where it stands, so that it
//! sees names as any code there does; what the body then uses of the variables around is what is captured.

use super::super::emit::function::Names;
use super::super::ir::{Block, Lifted, LiftedParam, Make, Operand, Place, Stmt, Ty, Use, Value, Var};
use super::super::messages;
use super::super::types as plain;
use super::Lower;
use super::control::strip;
use super::scope::{Closure, Val};
use super::types::is_inactive;
use proc_macro2::Span;
use quote::{format_ident, quote};
use std::collections::BTreeSet;
use std::rc::Rc;
use syn::{Pat, Path, Type};

/// Up to how many parameters functions have that are given away, and up to how many values closures capture.
pub const PARAMETERS: usize = 8;
const CAPTURED: usize = 12;

/// What a body was before the lifted one.
struct Outside {
    flag: Option<Var>,
    tested: BTreeSet<i64>,
    targets: Vec<super::control::Target>,
}

impl Lower {
    /// A function that is given by its path.
    pub fn function_value(&mut self, path: &Path, span: Span) -> Val {
        let name = path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        let before = path.segments.iter().rev().nth(1).map(|s| s.ident.to_string()).unwrap_or_default();
        if self.floats.is(&before) {
            return match self.float_closure(path, &name) {
                Some(c) => self.lift(&c, span),
                None => self.refuse(path, messages::no_method(&name, None)),
            };
        }
        if before.starts_with(char::is_uppercase) {
            return self.refuse(path, messages::ASSOCIATED_VALUE);
        }
        self.function_variable(&name, Make::Function(path.clone()), Vec::new(), span)
    }

    /// `|x| f64::exp(x)` for `f64::exp`.
    fn float_closure(&self, path: &Path, name: &str) -> Option<Closure> {
        let prim = super::super::prim::Prim::named(name)?;
        let names: Vec<_> = (0..prim.arity).map(|i| format_ident!("x{i}")).collect();
        let params = names.iter().zip(prim.differentiated).map(|(n, float)| {
            let ty: Type = if float { self.float_type() } else { syn::parse_quote!(i32) };
            Pat::Type(syn::parse_quote!(#n: #ty))
        });
        let params = params.collect();
        let body = syn::parse_quote!(#path(#(#names),*));
        Some(Closure { params, body, scope: super::scope::Scope::default(), function: None, result: None })
    }

    fn float_type(&self) -> Type {
        let name = self.floats.ident(Span::call_site());
        syn::parse_quote!(#name)
    }

    /// A closure, or a function of the body, that is given away.
    pub fn lift(&mut self, c: &Closure, span: Span) -> Val {
        let Some(params) = self.lifted_params(c) else { return Val::Nothing };
        let args = params.iter().map(|p| self.whole(p.var)).map(|v| match v {
            Val::Place(place) => Val::Ref { place, mutable: false },
            v => v,
        });
        let args = args.collect();
        let outside = Outside {
            flag: self.flag.take(),
            tested: std::mem::take(&mut self.tested),
            targets: std::mem::take(&mut self.targets),
        };
        let (result, done) = self.scoped(|l| match l.inline(c, args, span) {
            Val::Nothing => None,
            value => Some(l.read(value, span)),
        });
        let mut body = done.block;
        if let Some(flag) = self.flag {
            strip(&mut body, flag, &self.tested);
            body.stmts.insert(0, Stmt::Declare { var: flag, init: Some(super::control::int(0)) });
        }
        (self.flag, self.tested, self.targets) = (outside.flag, outside.tested, outside.targets);
        let Some(result) = result else {
            self.errors.push(syn::Error::new(span, messages::CLOSURE_WITHOUT_VALUE));
            return Val::Nothing;
        };
        if let (Some(ty), Some(_)) = (&c.result, result.var()) {
            let ty = self.floats.ty(ty);
            self.learn(&result, &ty);
        }
        self.captured_by(params, body, result, span)
    }

    fn lifted_params(&mut self, c: &Closure) -> Option<Vec<LiftedParam>> {
        if c.params.len() > PARAMETERS {
            let span = syn::spanned::Spanned::span(&c.params[PARAMETERS]);
            self.errors.push(syn::Error::new(span, messages::TOO_MANY_PARAMETERS));
            return None;
        }
        let mut params = Vec::new();
        for pat in &c.params {
            let (pat, written) = match pat {
                Pat::Type(t) => (&*t.pat, (*t.ty).clone()),
                pat => (pat, self.float_type()),
            };
            let (ty, by_ref) = match &written {
                Type::Reference(r) if r.mutability.is_some() => {
                    self.refuse(&written, messages::CLOSURE_CHANGES);
                    return None;
                }
                Type::Reference(r) => ((*r.elem).clone(), true),
                ty => (ty.clone(), false),
            };
            let name = match pat {
                Pat::Ident(p) => p.ident.to_string(),
                _ => "x".to_owned(),
            };
            let known = self.floats.ty(&ty);
            let active = !is_inactive(&known);
            let var = self.arena.value(&name, known, syn::spanned::Spanned::span(pat));
            let info = self.arena.info_mut(var);
            (info.active, info.by_ref) = (active, by_ref);
            let inert = BTreeSet::new();
            let real = Names::of(&self.floats.base()).real;
            let floats = plain::Floats {
                named: plain::Named::Projection,
                base: &self.floats.base(),
                inert: &inert,
                cotangent: false,
                real: &real,
                own: false,
                models: self.floats.models(),
            };
            params.push(LiftedParam { var, ty: floats.replaced(&ty, &quote!(#real)) });
        }
        Some(params)
    }

    /// The closure as a value: what its body uses of the variables around is read now.
    fn captured_by(&mut self, params: Vec<LiftedParam>, body: Block, result: Operand, span: Span) -> Val {
        let mut bound: BTreeSet<Var> = params.iter().map(|p| p.var).collect();
        let mut written = BTreeSet::new();
        body.each(&mut |s| {
            bound.extend(s.binds());
            bound.extend(s.binds_inside());
            s.uses(&mut |v, how| {
                if how == Use::Write {
                    written.insert(v);
                }
            });
        });
        let mut captured = body.free();
        captured.extend(result.var());
        captured.retain(|v| !bound.contains(v));
        if captured.iter().any(|v| written.contains(v)) {
            self.errors.push(syn::Error::new(span, messages::CLOSURE_CHANGES));
            return Val::Nothing;
        }
        if captured.len() > CAPTURED {
            self.errors.push(syn::Error::new(span, messages::TOO_MANY_CAPTURED));
            return Val::Nothing;
        }
        let captured: Vec<Var> = captured.into_iter().collect();
        let operands = captured.iter().map(|v| self.captured_value(*v, span)).collect();
        let lifted = Lifted { params, captured, body, result };
        self.function_variable("closure", Make::Lifted(Rc::new(lifted)), operands, span)
    }

    /// A captured variable as an owned value.
    fn captured_value(&mut self, v: Var, span: Span) -> Operand {
        let info = self.arena.info(v).clone();
        let place = Place::whole(v);
        match info.ty {
            Ty::Slice(t) => self.bind_value(&info.name, Ty::Vec(t), span, Value::ToVec(place)).into(),
            ty if info.by_ref || info.mutable => self.bind_value(&info.name, ty, span, Value::Read(place)).into(),
            _ => v.into(),
        }
    }

    /// A function counts as active always: what it is given may be.
    fn function_variable(&mut self, name: &str, make: Make, operands: Vec<Operand>, span: Span) -> Val {
        let var = self.bind_value(name, Ty::Unknown, span, Value::Make(make, operands));
        self.arena.info_mut(var).active = true;
        Val::Ref { place: Place::whole(var), mutable: false }
    }
}

/// Does the same with every closure that is given away in a block.
pub fn each_lifted(b: &mut Block, f: &mut dyn FnMut(&mut Lifted)) {
    for s in &mut b.stmts {
        if let Stmt::Let { value: Value::Make(Make::Lifted(l), _), .. } = s {
            f(Rc::make_mut(l));
        }
        s.blocks_mut().into_iter().for_each(|b| each_lifted(b, f));
    }
}
