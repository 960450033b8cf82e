//! Operations on floats.

use super::super::ir::{Comparison, Operand, Ty, Value};
use super::super::messages;
use super::super::prim::{PRIMS, Prim};
use super::Lower;
use super::scope::Val;
use super::types::is_inactive;
use proc_macro2::{Ident, Span};
use quote::quote;
use syn::Expr;
use syn::spanned::Spanned;

/// Operations that integers have, too.
const SHARED: &[&str] =
    &["abs", "signum", "max", "min", "clamp", "rem_euclid", "div_euclid", "add", "sub", "mul", "div", "rem", "neg"];

/// Methods of floats that are not operations of their own.
const OTHER: &[&str] =
    &["sin_cos", "total_cmp", "partial_cmp", "to_bits", "addc", "subc", "mulc", "divc", "remc", "powc", "rsub", "rdiv"];

/// Whether only floats have a method of this name.
pub fn is_float_method(name: &str) -> bool {
    (Prim::named(name).is_some() && !SHARED.contains(&name)) || OTHER.contains(&name)
}

/// All names of methods on floats, for suggestions.
pub fn float_methods() -> Vec<&'static str> {
    PRIMS.iter().map(|p| p.name).chain(OTHER.iter().copied()).collect()
}

impl Lower {
    /// An operation.
    pub fn prim(&mut self, name: &'static str, operands: Vec<Operand>, span: Span) -> Val {
        let Some(prim) = Prim::named(name) else { return Val::Nothing };
        self.apply(prim, operands, span)
    }

    fn apply(&mut self, prim: &'static Prim, operands: Vec<Operand>, span: Span) -> Val {
        let float = !SHARED.contains(&prim.name) || operands.iter().any(|o| self.operand_ty(o).is_float());
        let ty = if float { Ty::Float } else { Ty::Unknown };
        // The integer exponent of `powi` has no derivative; what is rounded is a float like any other.
        let exponent = prim.differentiated[0] && !prim.differentiated[1];
        for (i, o) in operands.iter().enumerate() {
            self.learn(o, if i == 1 && exponent { &Ty::Inactive } else { &ty });
        }
        self.bind_value(prim.name, ty, span, Value::Prim(prim, operands)).into()
    }

    /// A method of floats, given the receiver and the arguments.
    pub fn float_method(&mut self, name: &Ident, mut operands: Vec<Operand>) -> Val {
        let text = name.to_string();
        let span = name.span();
        if let Some(prim) = Prim::named(&text) {
            if operands.len() != prim.arity {
                let message = messages::argument_count(&text, prim.arity - 1, operands.len().saturating_sub(1));
                return self.refuse(name, message);
            }
            if is_inactive(&self.operand_ty(&operands[0])) {
                return self.inactive_method(name, &operands);
            }
            return self.apply(prim, operands, span);
        }
        match (text.as_str(), operands.as_mut_slice()) {
            ("sin_cos", [x]) => {
                let x = x.clone();
                Val::Tuple(vec![self.prim("sin", vec![x.clone()], span), self.prim("cos", vec![x], span)])
            }
            ("partial_cmp", [x, y]) => self.partial_cmp(x.clone(), y.clone(), span),
            ("total_cmp", [x, y]) => {
                let (a, b) = (self.operand_tokens(x), self.operand_tokens(y));
                let capture = self.capture_of(quote!(#a.total_cmp(&#b)), &[x, y], true);
                Val::Op(self.bind_capture("order", Ty::Inactive, span, capture))
            }
            ("clone" | "to_owned" | "into" | "borrow", [x]) => x.clone().into(),
            ("addc", [x, c]) => self.prim("add", vec![x.clone(), c.clone()], span),
            ("subc", [x, c]) => self.prim("sub", vec![x.clone(), c.clone()], span),
            ("mulc", [x, c]) => self.prim("mul", vec![x.clone(), c.clone()], span),
            ("divc", [x, c]) => self.prim("div", vec![x.clone(), c.clone()], span),
            ("remc", [x, c]) => self.prim("rem", vec![x.clone(), c.clone()], span),
            ("powc", [x, c]) => self.prim("powf", vec![x.clone(), c.clone()], span),
            ("rsub", [x, c]) => self.prim("sub", vec![c.clone(), x.clone()], span),
            ("rdiv", [x, c]) => self.prim("div", vec![c.clone(), x.clone()], span),
            ("value", [_]) => self.inactive_method(name, &operands),
            (name_of, [_, ..]) if super::closed::OBSERVERS.contains(&name_of) || text == "to_bits" => {
                self.inactive_method(name, &operands)
            }
            _ => {
                let near = crate::messages::nearest(&text, &float_methods());
                self.refuse(name, messages::no_method(&text, near))
            }
        }
    }

    /// A method whose result has no derivative.
    pub fn inactive_method(&mut self, name: &Ident, operands: &[Operand]) -> Val {
        let tokens: Vec<_> = operands.iter().map(|o| self.operand_tokens(o)).collect();
        let Some((first, rest)) = tokens.split_first() else { return Val::Nothing };
        let all: Vec<&Operand> = operands.iter().collect();
        let capture = self.capture_of(quote!(#first.#name(#(#rest),*)), &all, false);
        Val::Op(self.bind_capture("k", Ty::Inactive, name.span(), capture))
    }

    /// The order of two floats, if they have one.
    fn partial_cmp(&mut self, x: Operand, y: Operand, span: Span) -> Val {
        let mut test = |op| self.bind_value("test", Ty::Inactive, span, Value::Compare(op, x.clone(), y.clone()));
        let (less, greater, equal) = (test(Comparison::Lt), test(Comparison::Gt), test(Comparison::Eq));
        let [l, g, e] = [less, greater, equal].map(|v| self.ident(v));
        let tokens = quote! {
            if #l { ::core::option::Option::Some(::core::cmp::Ordering::Less) }
            else if #g { ::core::option::Option::Some(::core::cmp::Ordering::Greater) }
            else if #e { ::core::option::Option::Some(::core::cmp::Ordering::Equal) }
            else { ::core::option::Option::None }
        };
        let operands = [less, greater, equal].map(Operand::Var);
        let capture = self.capture_of(tokens, &operands.each_ref(), false);
        Val::Op(self.bind_capture("order", Ty::Inactive, span, capture))
    }

    /// `f64::name(..)`
    pub fn float_function(&mut self, name: &Ident, args: &[&Expr]) -> Val {
        let operands: Vec<Operand> = args.iter().map(|e| self.value(e)).collect();
        match (name.to_string().as_str(), operands.as_slice()) {
            ("from", [x]) => {
                let ty = self.operand_ty(x);
                if ty.is_float() {
                    return x.clone().into();
                }
                self.learn(x, &Ty::Inactive);
                let tokens = self.operand_tokens(x);
                let float =
                    ["f64", "f32"].into_iter().find(|f| self.floats.is(f)).map(|f| Ident::new(f, Span::call_site()));
                let tokens = match float {
                    Some(float) => quote!(#float::from(#tokens)),
                    None => quote!(::core::convert::From::from(#tokens)),
                };
                let capture = self.capture_of(tokens, &[x], true);
                Val::Op(self.bind_capture("k", Ty::Float, args[0].span(), capture))
            }
            (_, []) => self.refuse(name, messages::no_method(&name.to_string(), None)),
            _ => self.float_method(name, operands),
        }
    }
}
