//! What is known of types: enough to tell floats from the rest, and containers from what they hold.

use super::super::ir::Ty;
use super::super::signature::Base;
use proc_macro2::TokenStream;
use quote::ToTokens;
use std::collections::BTreeSet;
use syn::{GenericArgument, PathArguments, Type};

const INTEGERS: &[&str] = &[
    "usize", "isize", "bool", "u8", "u16", "u32", "u64", "u128", "i8", "i16", "i32", "i64", "i128", "char", "str",
    "String", "Ordering", "Duration", "Instant",
];

/// Types of std that have a derivative only through what they hold.
const HOLDERS: &[&str] = &[
    "Option",
    "Result",
    "Vec",
    "Box",
    "Rc",
    "Arc",
    "HashMap",
    "BTreeMap",
    "HashSet",
    "BTreeSet",
    "VecDeque",
    "Range",
    "RangeInclusive",
    "PhantomData",
    "Cell",
    "RefCell",
];

const ND_ARRAYS: &[&str] = &["Array", "ArrayBase", "ArrayView", "ArrayViewMut", "ArcArray", "CowArray"];

/// The floats of a function.
#[derive(Clone, Debug)]
pub struct Floats {
    name: String,
    models: BTreeSet<String>,
}

impl Floats {
    /// Those of a function over `base`.
    pub fn new(base: &Base) -> Floats {
        Floats { name: base.name(), models: BTreeSet::new() }
    }

    /// The same where these type parameters are bounded by differentiable traits.
    pub fn with_models(self, models: &BTreeSet<String>) -> Floats {
        Floats { models: models.clone(), ..self }
    }

    /// The type parameters that are bounded by differentiable traits.
    pub fn models(&self) -> &BTreeSet<String> {
        &self.models
    }

    /// The type parameter that a type is, if a differentiable trait bounds it.
    pub fn model(&self, ty: &Ty) -> Option<proc_macro2::Ident> {
        let Ty::Named(tokens) = ty else { return None };
        let name: proc_macro2::Ident = syn::parse2(tokens.clone())
            .or_else(|_| syn::parse2::<syn::Token![Self]>(tokens.clone()).map(proc_macro2::Ident::from))
            .ok()?;
        self.models.contains(&name.to_string()).then_some(name)
    }

    /// The float type.
    pub fn base(&self) -> crate::scalar::types::Base {
        use crate::scalar::types::Base;
        match self.name.as_str() {
            "f64" => Base::F64,
            "f32" => Base::F32,
            name => Base::Generic(proc_macro2::Ident::new(name, proc_macro2::Span::call_site())),
        }
    }

    /// Whether this is the name of the floats.
    pub fn is(&self, name: &str) -> bool {
        name == self.name
    }

    /// The name of the floats.
    pub fn ident(&self, span: proc_macro2::Span) -> proc_macro2::Ident {
        proc_macro2::Ident::new(&self.name, span)
    }

    /// What is known of a type. References are looked through.
    pub fn ty(&self, ty: &Type) -> Ty {
        match ty {
            Type::Reference(r) => self.ty(&r.elem),
            Type::Paren(p) => self.ty(&p.elem),
            Type::Group(g) => self.ty(&g.elem),
            Type::Array(a) => Ty::Array(Box::new(self.ty(&a.elem)), a.len.to_token_stream()),
            Type::Slice(s) => Ty::Slice(Box::new(self.ty(&s.elem))),
            Type::Tuple(t) if t.elems.is_empty() => Ty::Inactive,
            Type::Tuple(t) => Ty::Tuple(t.elems.iter().map(|e| self.ty(e)).collect()),
            Type::Path(p) => self.path(ty, &p.path),
            Type::Infer(_) => Ty::Unknown,
            Type::Never(_) => Ty::Inactive,
            ty => Ty::Named(ty.to_token_stream()),
        }
    }

    fn path(&self, ty: &Type, path: &syn::Path) -> Ty {
        let Some(last) = path.segments.last() else { return Ty::Unknown };
        let name = last.ident.to_string();
        let args = arguments(&last.arguments);
        let first = || args.first().map(|t| Box::new(self.ty(t))).unwrap_or_default();
        if self.is(&name) {
            return Ty::Float;
        }
        if INTEGERS.contains(&name.as_str()) || name == "f32" || name == "f64" {
            return Ty::Inactive;
        }
        match name.as_str() {
            "Vec" => Ty::Vec(first()),
            "Option" => Ty::Option(first()),
            name if ND_ARRAYS.iter().any(|n| name.starts_with(n)) => Ty::NdArray(first()),
            name if HOLDERS.contains(&name) && !args.is_empty() && args.iter().all(|t| is_inactive(&self.ty(t))) => {
                Ty::Inactive
            }
            _ => Ty::Named(ty.to_token_stream()),
        }
    }

    /// What is known of a constant, from how it is written.
    pub fn constant(&self, tokens: &TokenStream) -> Ty {
        match syn::parse2::<syn::Expr>(tokens.clone()) {
            Ok(e) => self.constant_expr(&e),
            Err(_) => Ty::Unknown,
        }
    }

    /// What is known of an expression without variables.
    pub fn constant_expr(&self, e: &syn::Expr) -> Ty {
        use syn::{Expr, UnOp};
        match e {
            Expr::Paren(p) => self.constant_expr(&p.expr),
            Expr::Group(g) => self.constant_expr(&g.expr),
            Expr::Lit(l) => match &l.lit {
                l if is_float_literal(l) => Ty::Float,
                _ => Ty::Inactive,
            },
            Expr::Unary(u) if matches!(u.op, UnOp::Neg(_) | UnOp::Deref(_)) => self.constant_expr(&u.expr),
            Expr::Unary(_) => Ty::Inactive,
            Expr::Cast(c) => self.ty(&c.ty),
            Expr::Tuple(t) if t.elems.is_empty() => Ty::Inactive,
            Expr::Binary(b) => match (self.constant_expr(&b.left), self.constant_expr(&b.right)) {
                _ if is_comparison(&b.op) => Ty::Inactive,
                (Ty::Float, _) | (_, Ty::Float) => Ty::Float,
                (Ty::Inactive, _) | (_, Ty::Inactive) => Ty::Inactive,
                _ => Ty::Unknown,
            },
            Expr::Path(p) => self.constant_path(&p.path),
            Expr::Block(b) => match b.block.stmts.first() {
                Some(syn::Stmt::Item(syn::Item::Const(c))) => self.ty(&c.ty),
                _ => Ty::Unknown,
            },
            _ => Ty::Unknown,
        }
    }

    fn constant_path(&self, path: &syn::Path) -> Ty {
        let mut float = false;
        for s in &path.segments {
            let name = s.ident.to_string();
            float |= self.is(&name) || name == "f64" || name == "f32";
            if INTEGERS.contains(&name.as_str()) {
                return Ty::Inactive;
            }
        }
        let last = path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        let known = ["PI", "TAU", "E", "SQRT_2", "LN_2", "LN_10", "FRAC_1_SQRT_2", "FRAC_PI_2"];
        // The digits of a fixed array's length do not count.
        let digits = ["DIGITS", "MANTISSA_DIGITS", "RADIX", "MAX_EXP", "MIN_EXP"];
        match () {
            () if digits.contains(&last.as_str()) => Ty::Inactive,
            () if float || known.contains(&last.as_str()) => Ty::Float,
            () => Ty::Unknown,
        }
    }
}

/// The type of what a constructor makes: that of its struct, or of the enum of its variant.
pub fn made(path: &syn::Path) -> Ty {
    let mut path = path.clone();
    if super::super::ir::is_variant(&path) {
        path.segments.pop();
        path.segments.pop_punct();
    }
    Ty::Named(path.to_token_stream())
}

/// Whether an operator gives a truth value.
pub fn is_comparison(op: &syn::BinOp) -> bool {
    use syn::BinOp::{And, Eq, Ge, Gt, Le, Lt, Ne, Or};
    matches!(op, And(_) | Or(_) | Eq(_) | Ne(_) | Lt(_) | Le(_) | Gt(_) | Ge(_))
}

/// The types among the arguments of a path's segment.
pub fn arguments(args: &PathArguments) -> Vec<Type> {
    let PathArguments::AngleBracketed(args) = args else { return Vec::new() };
    let types = args.args.iter().filter_map(|a| match a {
        GenericArgument::Type(t) => Some(t.clone()),
        _ => None,
    });
    types.collect()
}

/// Whether nothing of such a value has a derivative.
pub fn is_inactive(ty: &Ty) -> bool {
    match ty {
        Ty::Inactive => true,
        Ty::Array(t, _) | Ty::Slice(t) | Ty::Vec(t) | Ty::NdArray(t) | Ty::Option(t) => is_inactive(t),
        Ty::Tuple(ts) => ts.iter().all(is_inactive),
        Ty::Unknown | Ty::Float | Ty::Named(_) => false,
    }
}

/// The type of the elements.
pub fn element(ty: &Ty) -> Ty {
    match ty {
        Ty::Array(t, _) | Ty::Slice(t) | Ty::Vec(t) | Ty::NdArray(t) => (**t).clone(),
        Ty::Inactive => Ty::Inactive,
        _ => Ty::Unknown,
    }
}

/// Whether it is a number and not made of parts.
pub fn is_scalar(ty: &Ty) -> bool {
    matches!(ty, Ty::Float | Ty::Inactive)
}

/// Whether a literal is a float: `2.0`, `2f64`.
pub fn is_float_literal(l: &syn::Lit) -> bool {
    match l {
        syn::Lit::Float(_) => true,
        syn::Lit::Int(i) => matches!(i.suffix(), "f64" | "f32"),
        _ => false,
    }
}
