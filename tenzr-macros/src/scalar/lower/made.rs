//! What is made: structs, arrays, and default values.

use super::super::ir::{Make, Operand, Ty, Value};
use super::Lower;
use super::scope::Val;
use quote::{ToTokens, quote};
use syn::Expr;
use syn::spanned::Spanned;

impl Lower {
    pub fn make_struct(&mut self, s: &syn::ExprStruct) -> Val {
        let members = s.fields.iter().map(|f| f.member.clone()).collect();
        let mut operands: Vec<Operand> = s.fields.iter().map(|f| self.field_value(&f.expr)).collect();
        operands.extend(s.rest.as_ref().map(|e| match is_default(e) {
            true => self.default_of(&s.path, e.span()),
            false => self.value(e),
        }));
        let imported = s.path.get_ident().and_then(|name| self.variants.get(&name.to_string()));
        let path = imported.unwrap_or(&s.path).clone();
        let ty = self.made(&path);
        let make = Make::Struct(path, members, s.rest.is_some());
        self.bind_value("value", ty, s.span(), Value::Make(make, operands)).into()
    }

    /// What a field is made of. A reference stays one: only fields without derivative borrow.
    fn field_value(&mut self, e: &Expr) -> Operand {
        let Expr::Reference(r) = e else { return self.value(e) };
        let v = self.expr(e);
        if let Val::Op(o @ Operand::Tokens(_)) = &v {
            let tokens = self.operand_tokens(o);
            return self.bind_capture("borrowed", Ty::Inactive, e.span(), Lower::fixed(quote!(&#tokens)));
        }
        let (Val::Ref { place, .. }, None) = (&v, &r.mutability) else { return self.read(v, e.span()) };
        let Some(tokens) = self.val_tokens(&v) else { return self.read(v, e.span()) };
        let (base, at) = (place.base, r.clone());
        let capture = self.capture_places(tokens, &[&v]);
        let error = move |v: &str| syn::Error::new_spanned(&at, super::super::messages::borrowed(v));
        self.checks.push(super::Check { vars: vec![base], error: Box::new(error) });
        self.bind_capture("borrowed", Ty::Inactive, e.span(), capture)
    }

    pub fn array(&mut self, a: &syn::ExprArray) -> Val {
        let operands: Vec<Operand> = a.elems.iter().map(|e| self.value(e)).collect();
        let n = a.elems.len();
        let ty = Ty::Array(Box::new(self.common_ty(&operands)), quote!(#n));
        self.bind_value("array", ty, a.span(), Value::Make(Make::Array, operands)).into()
    }

    /// What is known of the type of any of these.
    pub fn common_ty(&self, operands: &[Operand]) -> Ty {
        let mut types = operands.iter().map(|o| self.operand_ty(o));
        types.find(|t| !matches!(t, Ty::Unknown)).unwrap_or_default()
    }

    /// `[v; n]` and `vec![v; n]`
    pub fn repeat(&mut self, e: &Expr, len: &Expr, vec: bool) -> Val {
        let o = self.value(e);
        let element = Box::new(self.operand_ty(&o));
        let n = self.index(len);
        let (ty, make) = match vec {
            true => (Ty::Vec(element), Make::VecRepeat(n)),
            false => {
                let len = if n.var().is_some() { len.to_token_stream() } else { self.operand_tokens(&n) };
                (Ty::Array(element, len), Make::Repeat(n))
            }
        };
        self.bind_value("array", ty, e.span(), Value::Make(make, vec![o])).into()
    }
}

/// Whether an expression is `Default::default()`.
pub fn is_default(e: &Expr) -> bool {
    let Expr::Call(c) = e else { return false };
    let Expr::Path(p) = &*c.func else { return false };
    let mut names = p.path.segments.iter().rev().map(|s| &s.ident);
    c.args.is_empty()
        && p.qself.is_none()
        && names.next().is_some_and(|n| n == "default")
        && names.next().is_some_and(|n| n == "Default")
}

/// The type in `P::default()`, if it is one of the user's.
pub fn default_of_users(e: &Expr) -> Option<syn::Path> {
    let Expr::Call(c) = e else { return None };
    let Expr::Path(p) = &*c.func else { return None };
    let mut of = p.path.clone();
    let name = of.segments.pop()?;
    of.segments.pop_punct();
    let known = ["Vec", "Option", "String", "Default", "HashMap", "HashSet", "BTreeMap", "BTreeSet", "Box"];
    let is_type = super::place::is_constructor(&of) && !known.iter().any(|k| of.is_ident(k));
    (name.ident == "default" && c.args.is_empty() && p.qself.is_none() && is_type).then_some(of)
}
