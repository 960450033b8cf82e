//! Values: the right sides of bindings.

use super::Emitter;
use crate::scalar::ir::{Comparison, Make, Operand, Place, Step, Ty, Value, Var};
use crate::scalar::lower::types::is_inactive;
use crate::scalar::prim::Prim;
use crate::scalar::reverse::{is_static, place_ty};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};

impl Emitter<'_> {
    pub(super) fn value(&self, var: Var, value: &Value) -> TokenStream {
        let (real, ct) = (&self.real, &self.ct);
        match value {
            Value::Prim(prim, operands) if !self.is_active(var) => self.plain_prim(prim, operands),
            Value::Prim(prim, operands) => self.prim(prim, operands),
            Value::Read(p) => self.read(p),
            Value::ToVec(p) => {
                let place = self.place(p, false);
                quote!(#place.to_vec())
            }
            Value::Copy(o) => self.value_for(o, self.is_active(var)),
            Value::Make(make, operands) => self.make(make, operands, self.is_active(var)),
            Value::Compare(how, a, b) => self.compare(*how, a, b),
            Value::Capture(c) => self.captured(c),
            Value::Pop(p) => {
                let place = self.place(p, true);
                quote!(#place.pop())
            }
            Value::ZeroLike(p) => {
                let place = self.place(p, false);
                if self.arena.info(p.base).adjoint && matches!(place_ty(self.arena, p), Ty::Slice(_)) {
                    quote!(::tenzr::__private::real::zeros_like_slice(&#place))
                } else if self.arena.info(p.base).adjoint {
                    quote!(::tenzr::__private::real::zeros_like(&#place))
                } else if is_buffer(&place_ty(self.arena, p)) {
                    quote!(::tenzr::__private::real::zero::<#real, #ct, _>(&#place))
                } else {
                    quote!(::tenzr::__private::real::neutral::<#real, #ct, _>(&#place))
                }
            }
            Value::Zero(Ty::Float) if !self.arena.info(var).adjoint => {
                quote!(<#real as ::tenzr::__private::real::Real>::NEUTRAL)
            }
            Value::Zero(ty) => self.zero(ty),
            Value::Nonzero(v) => {
                let v = self.name(*v);
                quote!(!::tenzr::__private::real::Cotangent::<#real>::is_zero(#v))
            }
            Value::Take(p) => self.take(p),
            Value::Replace(p, v) if self.cell(p).is_some() => {
                let (cell, v) = (self.cell(p), self.given(*v));
                quote!(#cell.replace(#v))
            }
            Value::Replace(p, v) => {
                let (place, v) = (self.place(p, true), self.given(*v));
                quote!(::core::mem::replace(&mut #place, #v))
            }
            Value::Pullback { ct, prim, index, operands, result } => self.pullback(ct, prim, *index, operands, *result),
            Value::Unpush(p) => {
                let place = self.place(p, true);
                quote!(::tenzr::__private::real::unpush(&mut #place))
            }
        }
    }

    /// The cotangent at a place, which is zero after that.
    fn take(&self, p: &Place) -> TokenStream {
        let (real, ct, info) = (&self.real, &self.ct, self.arena.info(p.base));
        let zero = if info.by_ref || !is_static(&info.ty) {
            quote!(<#ct as ::tenzr::__private::real::Cotangent<#real>>::ZERO)
        } else {
            self.zero(&Ty::Float)
        };
        if let Some(cell) = self.cell(p) {
            return quote!(#cell.replace(#zero));
        }
        let place = self.place(p, true);
        match place_ty(self.arena, p) {
            Ty::Float => quote!(::core::mem::replace(&mut #place, #zero)),
            _ => quote!(::tenzr::__private::real::Accumulate::take_cotangent(&mut #place)),
        }
    }

    fn read(&self, p: &Place) -> TokenStream {
        let place = self.place(p, false);
        if self.cell(p).is_some() {
            return place;
        }
        match place_ty(self.arena, p) {
            Ty::Float => place,
            Ty::Slice(_) => quote!(#place.to_vec()),
            Ty::Unknown if self.is_active(p.base) && !self.arena.info(p.base).adjoint && has_field(p) => {
                self.lifted_part(&quote!(::core::clone::Clone::clone(&#place)))
            }
            _ if p.path.is_empty() && self.dying.borrow().contains(&p.base) => place,
            _ if p.path.is_empty() => self.given(p.base),
            _ => quote!(::core::clone::Clone::clone(&#place)),
        }
    }

    /// Zeros of a known type, for a variable of a sweep.
    pub(super) fn zero(&self, ty: &Ty) -> TokenStream {
        let (real, ct) = (&self.real, &self.ct);
        match ty {
            Ty::Array(t, n) => {
                let zero = self.zero(t);
                quote!([#zero; #n])
            }
            Ty::Tuple(parts) => {
                let parts = parts.iter().map(|t| self.zero(t));
                quote!((#(#parts,)*))
            }
            _ => quote!(<#ct as ::tenzr::__private::real::Cotangent<#real>>::NEUTRAL),
        }
    }

    /// An operand where a value is wanted that is active or not.
    pub(super) fn value_for(&self, o: &Operand, active: bool) -> TokenStream {
        let real = &self.real;
        match o {
            Operand::Var(v) if active && !self.is_active(*v) => {
                let given = self.given(*v);
                match self.arena.info(*v).ty {
                    ref ty if is_inactive(ty) => given,
                    Ty::Unknown | Ty::Named(_) => self.lifted_part(&given),
                    _ => quote!(::tenzr::__private::real::lift::<#real, _>(#given)),
                }
            }
            Operand::Var(v) => self.given(*v),
            Operand::Float(_, t) if active => self.literal(t),
            Operand::Tokens(t) if self.is_real_constant(t) => t.clone(),
            Operand::Tokens(t) if active => self.lifted_part(t),
            Operand::Float(_, t) | Operand::Int(_, t) | Operand::Tokens(t) => t.clone(),
        }
    }

    /// A value of a type that is not known, over the real type if it holds floats.
    fn lifted_part(&self, value: &TokenStream) -> TokenStream {
        let real = &self.real;
        quote!({
            #[allow(unused_imports)]
            use ::tenzr::__private::real::{KeepPart as _, LiftPart as _};
            (&&&::tenzr::__private::real::Part::<#real, _>::new(#value)).part()
        })
    }

    /// A literal as a number of the real type.
    fn literal(&self, t: &TokenStream) -> TokenStream {
        let real = &self.real;
        if self.generic {
            quote!(<#real as ::tenzr::__private::real::Real>::from_f64(#t))
        } else {
            quote!(<#real as ::tenzr::__private::real::Real>::lit(#t))
        }
    }

    /// An active float.
    fn float(&self, o: &Operand) -> TokenStream {
        let real = &self.real;
        match o {
            Operand::Var(v) if self.is_active(*v) => {
                let name = self.name(*v);
                quote!(#name)
            }
            Operand::Float(_, t) => self.literal(t),
            Operand::Tokens(t) if self.is_real_constant(t) => t.clone(),
            _ => {
                let constant = self.constant(o);
                quote!(<#real as ::tenzr::__private::real::Real>::lit(#constant))
            }
        }
    }

    /// An inactive float beside an active one.
    pub(super) fn constant(&self, o: &Operand) -> TokenStream {
        match o {
            Operand::Var(v) => {
                let name = self.name(*v);
                quote!(::tenzr::__private::real::base(#name))
            }
            Operand::Float(_, t) | Operand::Int(_, t) => t.clone(),
            Operand::Tokens(t) => quote!(::tenzr::__private::real::base(#t)),
        }
    }

    /// An inactive operand among inactive ones.
    fn plain(&self, o: &Operand) -> TokenStream {
        match o {
            Operand::Var(v) if self.arena.info(*v).active && !self.generic => {
                let name = self.name(*v);
                quote!(::tenzr::__private::real::Real::value(#name))
            }
            Operand::Var(v) => self.given(*v),
            Operand::Float(_, t) | Operand::Int(_, t) | Operand::Tokens(t) => t.clone(),
        }
    }

    fn prim(&self, prim: &Prim, operands: &[Operand]) -> TokenStream {
        let active: Vec<bool> = operands.iter().map(|o| self.is_active_operand(o)).collect();
        if !active.contains(&true) {
            return self.plain_prim(prim, operands);
        }
        if let Some(tokens) = self.operator(prim, operands, &active) {
            return tokens;
        }
        let method = Ident::new(prim.name, Span::call_site());
        let args = operands.iter().enumerate().map(|(i, o)| {
            if prim.differentiated[i] || i == 0 || prim.name != "powi" { self.float(o) } else { self.plain(o) }
        });
        quote!(::tenzr::__private::real::Real::#method(#(#args),*))
    }

    /// An operation of which one operand at least is active, where a constant has a method of its own.
    fn operator(&self, prim: &Prim, operands: &[Operand], active: &[bool]) -> Option<TokenStream> {
        if prim.name == "neg" {
            let a = self.float(&operands[0]);
            return Some(quote!(-#a));
        }
        if prim.name == "powf" && active == [true, false] {
            let (a, c) = (self.float(&operands[0]), self.constant(&operands[1]));
            return Some(quote!(::tenzr::__private::real::Real::powc(#a, #c)));
        }
        let (token, right, left) = match prim.name {
            "add" => (quote!(+), "addc", "addc"),
            "sub" => (quote!(-), "subc", "rsub"),
            "mul" => (quote!(*), "mulc", "mulc"),
            "div" => (quote!(/), "divc", "rdiv"),
            "rem" => (quote!(%), "remc", "rrem"),
            _ => return None,
        };
        let (a, b) = (&operands[0], &operands[1]);
        let method = |name: &str, x: &Operand, c: &Operand| {
            let (name, x, c) = (format_ident!("{}", name), self.float(x), self.constant(c));
            quote!(::tenzr::__private::real::Real::#name(#x, #c))
        };
        Some(match active {
            [true, true] => {
                let (a, b) = (self.float(a), self.float(b));
                quote!(#a #token #b)
            }
            [true, false] => method(right, a, b),
            _ => method(left, b, a),
        })
    }

    /// An operation on inactive operands, as the user wrote it.
    fn plain_prim(&self, prim: &Prim, operands: &[Operand]) -> TokenStream {
        let args: Vec<TokenStream> = operands.iter().map(|o| self.plain(o)).collect();
        let (first, rest) = (&args[0], &args[1..]);
        let token = match prim.name {
            "neg" => return quote!(-#first),
            "add" => quote!(+),
            "sub" => quote!(-),
            "mul" => quote!(*),
            "div" => quote!(/),
            "rem" => quote!(%),
            name => {
                let method = format_ident!("{}", name);
                return quote!((#first).#method(#(#rest),*));
            }
        };
        let second = &args[1];
        quote!(#first #token #second)
    }

    fn compare(&self, how: Comparison, a: &Operand, b: &Operand) -> TokenStream {
        let token = match how {
            Comparison::Lt => quote!(<),
            Comparison::Le => quote!(<=),
            Comparison::Gt => quote!(>),
            Comparison::Ge => quote!(>=),
            Comparison::Eq => quote!(==),
            Comparison::Ne => quote!(!=),
        };
        let side = |o: &Operand, mixed: bool| match o.var() {
            Some(v) if mixed && self.is_active(v) => {
                let name = self.name(v);
                quote!(::tenzr::__private::real::Real::value(#name))
            }
            _ if mixed => self.constant(o),
            Some(v) => {
                let name = self.name(v);
                quote!(#name)
            }
            None => self.plain(o),
        };
        let mixed = self.is_active_operand(a) != self.is_active_operand(b);
        let (a, b) = (side(a, mixed), side(b, mixed));
        quote!((#a) #token (#b))
    }

    /// A value for a field, which is of the base type where it is marked as a constant.
    fn field(&self, o: &Operand) -> TokenStream {
        let plain = match o {
            Operand::Float(_, t) if !self.generic => t.clone(),
            Operand::Var(v) if !self.is_active(*v) && matches!(self.arena.info(*v).ty, Ty::Float) => self.given(*v),
            _ => return self.value_for(o, true),
        };
        quote!(::tenzr::__private::real::from_plain(#plain))
    }

    fn make(&self, make: &Make, operands: &[Operand], active: bool) -> TokenStream {
        if let Make::Lifted(l) = make {
            return self.lifted(l, operands);
        }
        let fields = active && matches!(make, Make::Struct(..) | Make::Constructor(_));
        let values: Vec<TokenStream> =
            operands.iter().map(|o| if fields { self.field(o) } else { self.value_for(o, active) }).collect();
        match make {
            Make::Array => quote!([#(#values),*]),
            Make::Vec => quote!(::std::vec![#(#values),*]),
            Make::Repeat(n) => {
                let (value, n) = (&values[0], self.plain(n));
                quote!([#value; #n])
            }
            Make::VecRepeat(n) => {
                let (value, n) = (&values[0], self.plain(n));
                quote!(::std::vec![#value; #n])
            }
            Make::EmptyVec(None) => quote!(::std::vec::Vec::new()),
            Make::EmptyVec(Some(n)) => {
                let n = self.plain(n);
                quote!(::std::vec::Vec::with_capacity(#n))
            }
            Make::Default => quote!(::core::default::Default::default()),
            Make::Tuple => quote!((#(#values,)*)),
            Make::Struct(path, fields, rest) => {
                let base = rest.then(|| values.last().map(|b| quote!(..#b)));
                let values = values.iter().take(fields.len());
                quote!(#path { #(#fields: #values,)* #base })
            }
            Make::Constructor(path) if values.is_empty() => quote!(#path),
            Make::Constructor(path) => quote!(#path(#(#values),*)),
            Make::Function(path) => Self::named(path),
            Make::Lifted(l) => self.lifted(l, operands),
        }
    }

    /// A cotangent times the partial derivative in one operand.
    fn pullback(
        &self,
        ct: &Operand,
        prim: &Prim,
        index: usize,
        operands: &[Operand],
        result: Option<Var>,
    ) -> TokenStream {
        // A cotangent, or the factor of one.
        let (real, ct) = (&self.real, ct.var().map_or_else(|| self.plain(ct), |v| self.given(v)));
        let cotangent = quote!(::tenzr::__private::real::Cotangent::<#real>);
        let method = if prim.singular { quote!(strong) } else { quote!(scale) };
        if prim.name == "mul" {
            let other = &operands[1 - index];
            return if self.is_active_operand(other) {
                let other = self.float(other);
                quote!(#cotangent::#method(#ct, #other))
            } else {
                let other = self.constant(other);
                quote!(#cotangent::scalec(#ct, #other))
            };
        }
        let rule = format_ident!("{}_{}", prim.name, index);
        let zero = quote!(<#real as ::tenzr::__private::real::Real>::ZERO);
        let args = operands.iter().enumerate().map(|(i, o)| match o {
            Operand::Tokens(t) if t.is_empty() && (i == 0 || prim.name != "powi") => zero.clone(),
            _ if i == 1 && prim.name == "powi" => self.plain(o),
            _ => self.float(o),
        });
        let result = result.map_or(zero.clone(), |v| {
            let name = self.name(v);
            quote!(#name)
        });
        quote!(#cotangent::#method(#ct, ::tenzr::__private::real::rules::#rule(#(#args,)* #result)))
    }
}

/// Whether the numbers of a type lie on the heap, where the optimiser does not follow what they start with.
fn is_buffer(ty: &Ty) -> bool {
    matches!(ty, Ty::Slice(_) | Ty::Vec(_) | Ty::NdArray(_))
}

/// Whether a place is inside a struct of the user's.
pub(super) fn has_field(p: &Place) -> bool {
    p.path.iter().any(|s| matches!(s, Step::Field(_) | Step::Variant(..)))
}
