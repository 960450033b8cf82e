//! Statements.

use super::super::ir::{Operand, Place, Stmt, Ty, Value};
use super::super::messages;
use super::Lower;
use super::closure::local_function;
use super::scope::Val;
use super::types::is_inactive;
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::spanned::Spanned;
use syn::{Block, Expr, Item, Local, Pat, Type};

impl Lower {
    /// The local functions of a block, which are known before they are declared.
    pub fn items(&mut self, b: &Block) {
        for s in &b.stmts {
            if let syn::Stmt::Item(Item::Fn(f)) = s
                && !f.attrs.iter().any(|a| a.path().segments.last().is_some_and(|s| s.ident == "differentiable"))
            {
                self.scope.bind(&f.sig.ident, local_function(f));
            }
            if let syn::Stmt::Item(Item::Use(u)) = s {
                self.imported(&u.tree, &TokenStream::new());
            }
        }
    }

    /// Constants and functions that a body imports are known by their whole paths.
    fn imported(&mut self, tree: &syn::UseTree, before: &TokenStream) {
        match tree {
            syn::UseTree::Path(p) => {
                let name = &p.ident;
                self.imported(&p.tree, &quote!(#before #name::));
            }
            syn::UseTree::Group(g) => g.items.iter().for_each(|t| self.imported(t, before)),
            syn::UseTree::Name(n) => self.import(&n.ident, &n.ident, before),
            syn::UseTree::Rename(r) => self.import(&r.ident, &r.rename, before),
            syn::UseTree::Glob(_) => self.kept_import(quote!(use #before *)),
        }
    }

    /// An import that stays one: at the start of the function both sweeps see it.
    fn kept_import(&mut self, item: TokenStream) {
        if let Some(outermost) = self.frames.first_mut() {
            outermost.stmts.insert(0, Stmt::Effect(Lower::fixed(item)));
        }
    }

    fn import(&mut self, item: &Ident, name: &Ident, before: &TokenStream) {
        let Ok(path) = syn::parse2::<syn::Path>(quote!(#before #item)) else { return };
        let text = item.to_string();
        let is_type = text.starts_with(char::is_uppercase) && text.contains(char::is_lowercase);
        if text == "self" || is_type {
            if super::super::ir::is_variant(&path) {
                self.variants.insert(name.to_string(), path.clone());
            }
            return self.kept_import(if item == name { quote!(use #path) } else { quote!(use #path as #name) });
        }
        let val = match text.starts_with(char::is_uppercase) {
            true => Val::Op(Operand::Tokens(quote!(#path))),
            false => Val::Path(path),
        };
        self.scope.bind(name, val);
    }

    /// A statement.
    pub fn stmt(&mut self, s: &syn::Stmt) {
        match s {
            syn::Stmt::Local(l) => {
                if self.configured(&l.attrs) {
                    self.local(l);
                }
            }
            syn::Stmt::Item(Item::Fn(_) | Item::Use(_)) => {}
            syn::Stmt::Item(Item::Const(c)) => self.constant_item(&c.ident, &c.ty, &c.expr),
            syn::Stmt::Item(Item::Static(s)) => self.constant_item(&s.ident, &s.ty, &s.expr),
            syn::Stmt::Item(item) => self.errors.at(item, messages::CONST_ITEM),
            syn::Stmt::Expr(e, _) => self.run(e),
            syn::Stmt::Macro(m) => {
                if self.configured(&m.attrs) {
                    self.macro_expr(&m.mac, false);
                }
            }
        }
    }

    /// A constant of the body's own is written out where it is used.
    fn constant_item(&mut self, name: &Ident, ty: &Type, value: &Expr) {
        let value = self.renamed(value);
        let tokens = quote!({ const #name: #ty = #value; #name });
        self.scope.bind(name, Operand::Tokens(tokens).into());
    }

    fn configured(&mut self, attrs: &[syn::Attribute]) -> bool {
        let cfg = attrs.iter().find(|a| a.path().is_ident("cfg"));
        if let Some(a) = cfg {
            self.errors.at(a, messages::CFG);
        }
        cfg.is_none()
    }

    fn local(&mut self, l: &Local) {
        let (pat, ty) = match &l.pat {
            Pat::Type(t) => (&*t.pat, Some(&*t.ty)),
            pat => (pat, None),
        };
        let Some(init) = &l.init else { return self.late(pat, ty) };
        if let Some((_, otherwise)) = &init.diverge {
            return self.let_else(pat, &init.expr, otherwise);
        }
        let mark = self.arena.all().count();
        self.hint = ty.map(|t| self.floats.ty(t));
        let value = match ty {
            Some(Type::Path(p)) if super::made::is_default(&init.expr) && p.qself.is_none() => {
                match self.floats.ty(&Type::Path(p.clone())) {
                    Ty::Named(_) => self.default_of(&p.path, init.expr.span()).into(),
                    ty => self.default_value(&ty, init.expr.span()).into(),
                }
            }
            _ => self.expr(&init.expr),
        };
        self.hint = None;
        let value = match ty {
            Some(ty) => self.typed(value, ty, &init.expr, mark),
            None => value,
        };
        self.bind_let(pat, value, ty, mark);
    }

    /// `let y;`
    fn late(&mut self, pat: &Pat, ty: Option<&Type>) {
        let Pat::Ident(p) = pat else {
            self.errors.at(pat, super::fence::late_pattern());
            super::pattern::names(pat).iter().for_each(|name| self.scope.bind(name, Val::Nothing));
            return;
        };
        let known = ty.map(|t| self.floats.ty(t)).unwrap_or_default();
        let var = self.arena.value(&p.ident.to_string(), known, p.ident.span());
        self.arena.info_mut(var).mutable = p.mutability.is_some();
        self.emit(Stmt::Declare { var, init: None });
        let val = self.whole(var);
        self.scope.bind(&p.ident, val);
    }

    /// A value whose type is written. Code that stays Rust may need the type to be understood.
    fn typed(&mut self, value: Val, ty: &Type, e: &Expr, mark: usize) -> Val {
        let known = self.floats.ty(ty);
        let Val::Op(o) = &value else { return value };
        self.refine(o, &known);
        if let (Some(v), Ty::NdArray(_), Some(rank)) = (o.var(), &known, super::view::rank(ty)) {
            self.ranks.insert(v, rank);
        }
        match o {
            Operand::Int(..) | Operand::Tokens(_) if is_inactive(&known) => {
                let tokens = self.operand_tokens(o);
                let capture = Lower::fixed(quote!({ let value: #ty = #tokens; value }));
                Val::Op(self.bind_capture("k", known, e.span(), capture))
            }
            Operand::Var(v) if v.0 as usize >= mark => {
                if let Some(Stmt::Let { var, value: Value::Capture(c) }) = self.frame().stmts.last_mut()
                    && var == v
                {
                    let tokens = &c.tokens;
                    c.tokens = quote!({ let value: #ty = #tokens; value });
                }
                value
            }
            _ => value,
        }
    }

    /// Completes what is known of the type of a value, also inside of containers.
    pub fn refine(&mut self, o: &Operand, ty: &Ty) {
        if let Some(v) = o.var() {
            refine(&mut self.arena.info_mut(v).ty, ty);
        }
    }

    /// Binds what `let` binds. A value that was made for it takes its name.
    fn bind_let(&mut self, pat: &Pat, value: Val, ty: Option<&Type>, mark: usize) {
        if let (Pat::Ident(p), Val::Op(Operand::Var(v))) = (pat, &value)
            && p.mutability.is_none()
            && v.0 as usize >= mark
        {
            self.rename(*v, &p.ident);
        }
        if let (Pat::Ident(p), Val::Op(o @ (Operand::Int(..) | Operand::Tokens(_)))) = (pat, &value)
            && p.mutability.is_none()
            && is_inactive(&self.operand_ty(o))
        {
            let capture = Lower::fixed(self.operand_tokens(o));
            let o = self.bind_capture(&p.ident.to_string(), Ty::Inactive, p.ident.span(), capture);
            return self.scope.bind(&p.ident, o.into());
        }
        self.bind(pat, value);
        if let (Pat::Ident(p), Some(ty)) = (pat, ty)
            && let Some(Val::Place(place)) = self.scope.look(&p.ident).cloned()
            && place.path.is_empty()
        {
            let ty = self.floats.ty(ty);
            self.refine(&place.base.into(), &ty);
        }
    }

    /// A mutable variable with a value.
    pub fn new_variable(&mut self, name: &str, init: Operand, span: Span) -> Place {
        let ty = self.operand_ty(&init);
        let var = self.arena.mutable(name, ty, span);
        if let Some(rank) = init.var().and_then(|v| self.ranks.get(&v)).copied() {
            self.ranks.insert(var, rank);
        }
        self.also_result(var, &init);
        self.emit(Stmt::Declare { var, init: Some(init) });
        Place::whole(var)
    }
}

fn refine(known: &mut Ty, ty: &Ty) {
    match (known, ty) {
        (known @ Ty::Unknown, ty) => *known = ty.clone(),
        (Ty::Vec(a) | Ty::Slice(a) | Ty::Array(a, _) | Ty::Option(a) | Ty::NdArray(a), ty) => match ty {
            Ty::Vec(b) | Ty::Slice(b) | Ty::Array(b, _) | Ty::Option(b) | Ty::NdArray(b) => refine(a, b),
            _ => {}
        },
        (Ty::Tuple(a), Ty::Tuple(b)) => a.iter_mut().zip(b).for_each(|(a, b)| refine(a, b)),
        _ => {}
    }
}
