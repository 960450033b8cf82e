//! From statements to Rust.
//!
//! A value is passed by value at its last use, so that the operation can rewrite it in place. What only counts by its
//! type and extents is kept as a token of those, made where the value is assigned.

mod companions;
pub mod custom;
pub mod dump;
pub mod function;
mod groups;
pub mod listing;
mod region;
mod signature;
pub mod toplevel;

use crate::ir::{Arena, Arg, Attr, Kind, Op, Operand, RuleArg, Shape, Stmt, Use, Var, Written};
use crate::lower::Value;
use crate::table::{Module, Primitive};
use crate::tag::Tags;
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use std::collections::{BTreeMap, BTreeSet};

/// Where the code stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// In a generic function: types of mapped axes are named, captured values are owned.
    Function,
    /// In the user's own code: types are inferred, captured values are borrowed.
    Inline,
}

/// Emits statements in order.
pub struct Emitter<'a> {
    arena: &'a Arena,
    tags: &'a Tags,
    mode: Mode,
    remaining: BTreeMap<Var, usize>,
    likes: BTreeSet<Var>,
    /// Captured expressions that make a value: it is kept, not borrowed.
    made: BTreeSet<Var>,
    /// Variables that control flow uses inside of their block: nothing may move them.
    pinned: BTreeSet<Var>,
    /// What the statement at hand uses more than once: no use of it may move it.
    repeated: BTreeSet<Var>,
    /// Whether the function of the statement at hand is that of lists.
    lists: bool,
}

/// The name of a variable in the output.
pub fn ident(arena: &Arena, v: Var) -> Ident {
    let info = arena.info(v);
    Ident::new(&format!("__{}_{}", info.name, v.0), mixed(info.span))
}

fn like_ident(arena: &Arena, v: Var) -> Ident {
    let info = arena.info(v);
    Ident::new(&format!("__like_{}_{}", info.name, v.0), mixed(info.span))
}

/// The place of the user's code with the names of the macro's.
fn mixed(span: Span) -> Span {
    span.resolved_at(Span::mixed_site())
}

/// A number that is written out, as an operand.
pub fn written(x: Written, span: Span) -> TokenStream {
    match x {
        Written::Whole(n) => {
            let digits = Literal::i64_suffixed(n);
            quote_spanned!(span=> ::tenzr::__private::Whole(#digits))
        }
        Written::Float(x) => {
            let x = number(x);
            quote_spanned!(span=> ::tenzr::__private::Lit(#x))
        }
    }
}

/// A number as an expression.
fn number(v: f64) -> TokenStream {
    if !v.is_finite() {
        let sign = if v < 0.0 { quote!(-) } else { quote!() };
        return quote!(#sign ::core::primitive::f64::INFINITY);
    }
    let digits = Literal::f64_suffixed(v.abs());
    if v.is_sign_negative() { quote!(-#digits) } else { quote!(#digits) }
}

/// What a reference expression refers to; other expressions as they are.
fn behind(e: &TokenStream) -> TokenStream {
    match syn::parse2(e.clone()) {
        Ok(syn::Expr::Reference(r)) if r.mutability.is_none() => r.expr.to_token_stream(),
        _ => e.clone(),
    }
}

/// Whether an expression makes a new value, rather than naming one that exists.
fn makes_value(e: &TokenStream) -> bool {
    fn of(e: &syn::Expr) -> bool {
        match e {
            syn::Expr::Paren(p) => of(&p.expr),
            syn::Expr::Group(g) => of(&g.expr),
            syn::Expr::Field(f) => of(&f.base),
            syn::Expr::Index(_) | syn::Expr::Path(_) => false,
            syn::Expr::Unary(u) => !matches!(u.op, syn::UnOp::Deref(_)),
            _ => true,
        }
    }
    syn::parse2(e.clone()).is_ok_and(|e| of(&e))
}

/// Values put together as the results of a call are.
fn shaped(shape: &Shape, values: &mut impl Iterator<Item = TokenStream>) -> TokenStream {
    match shape {
        Shape::One => values.next().unwrap_or_default(),
        Shape::Tuple(parts) => {
            let parts: Vec<TokenStream> = parts.iter().map(|p| shaped(p, values)).collect();
            quote!((#(#parts,)*))
        }
    }
}

/// The variables whose values a statement uses more than once.
fn repeated(s: &Stmt) -> BTreeSet<Var> {
    let (mut once, mut more) = (BTreeSet::new(), BTreeSet::new());
    s.uses(&mut |v, how| {
        if how != Use::Like && !once.insert(v) {
            more.insert(v);
        }
    });
    more
}

/// The value with the shape that the user wrote, by these expressions.
fn value_of_shape(shape: &Value, values: &mut impl Iterator<Item = TokenStream>) -> TokenStream {
    match shape {
        Value::Tuple(parts) => {
            let parts: Vec<TokenStream> = parts.iter().map(|p| value_of_shape(p, values)).collect();
            quote!((#(#parts,)*))
        }
        _ => values.next().unwrap_or_default(),
    }
}

impl<'a> Emitter<'a> {
    /// An emitter of these statements in this order, after which `results` are used as well.
    pub fn new<'s>(
        arena: &'a Arena,
        tags: &'a Tags,
        mode: Mode,
        stmts: impl Iterator<Item = &'s Stmt>,
        results: &[Var],
    ) -> Self {
        let mut uses = region::Uses::default();
        for s in stmts {
            uses.statement(s);
        }
        for r in results {
            *uses.remaining.entry(*r).or_insert(0) += 1;
        }
        let region::Uses { remaining, likes, made, pinned } = uses;
        Emitter { arena, tags, mode, remaining, likes, made, pinned, repeated: BTreeSet::new(), lists: false }
    }

    fn used_up(&mut self, v: Var) -> bool {
        let left = self.remaining.entry(v).or_insert(1);
        *left = left.saturating_sub(1);
        *left == 0 && !self.repeated.contains(&v) && !self.pinned.contains(&v)
    }

    /// Whether a variable holds a list.
    pub fn is_list(&self, v: Var) -> bool {
        self.kind(v) == Kind::List
    }

    /// Whether the function of a statement is that of lists.
    fn is_of_lists(&self, s: &Stmt) -> bool {
        let any = |all: &[Var]| all.iter().any(|v| self.is_list(*v));
        match &s.op {
            Op::Prim { prim, operands, .. } if prim.module != Module::List => {
                any(&s.dsts) || operands.iter().filter_map(Operand::var).any(|v| self.is_list(v))
            }
            Op::Rule { rule, of, .. } => self.is_list(*of) || crate::table::is_of_lists(rule),
            Op::Prim { .. } => true,
            _ => any(&s.dsts),
        }
    }

    /// The module of a function.
    fn module(&self, name: &str, span: Span) -> TokenStream {
        let name = Ident::new(if self.lists { "rt" } else { name }, span);
        let list = self.lists.then(|| quote_spanned!(span=> ::list));
        quote_spanned!(span=> ::tenzr::__private::#name #list)
    }

    fn kind(&self, v: Var) -> Kind {
        self.arena.info(v).kind
    }

    /// The name of a variable at the place of a use, where errors about that use belong.
    fn name_at(&self, v: Var, span: Span) -> Ident {
        let mut name = ident(self.arena, v);
        name.set_span(span);
        name
    }

    /// By value at the last use, else by reference.
    fn take(&mut self, v: Var, span: Span) -> TokenStream {
        let name = self.name_at(v, span);
        let last = self.used_up(v) && !self.repeated.contains(&v);
        let whole = self.is_borrowed(v) || last && self.kind(v) != Kind::Captured;
        if whole { quote!(#name) } else { quote_spanned!(span=> &#name) }
    }

    /// By value at the last use, else a clone.
    pub fn owned(&mut self, v: Var) -> TokenStream {
        let span = ident(self.arena, v).span();
        self.owned_at(v, span)
    }

    fn owned_at(&mut self, v: Var, span: Span) -> TokenStream {
        let name = self.name_at(v, span);
        let last = self.used_up(v) && !self.repeated.contains(&v);
        if last { quote!(#name) } else { quote_spanned!(span=> ::core::clone::Clone::clone(&#name)) }
    }

    /// By reference.
    fn read(&mut self, v: Var, span: Span) -> TokenStream {
        let name = self.name_at(v, span);
        self.used_up(v);
        if self.is_borrowed(v) { quote!(#name) } else { quote_spanned!(span=> &#name) }
    }

    fn is_borrowed(&self, v: Var) -> bool {
        self.mode == Mode::Inline && self.kind(v) == Kind::Captured && !self.made.contains(&v)
    }

    fn operand(&mut self, o: &Operand, take: bool, span: Span) -> TokenStream {
        match o {
            Operand::Var(v) if take => self.take(*v, span),
            Operand::Var(v) => self.read(*v, span),
            Operand::Literal(x) => written(*x, span),
        }
    }

    fn attr(&mut self, a: &Attr) -> TokenStream {
        match a {
            Attr::Tokens(t) | Attr::Type(t) => t.clone(),
            Attr::Level(l) => self.tags.level(self.arena, *l),
            Attr::Var(v) => {
                self.used_up(*v);
                let name = ident(self.arena, *v);
                if self.is_borrowed(*v) { quote!(*#name) } else { quote!(#name) }
            }
        }
    }

    /// What follows the assignment of a value: the token of its type and extents, where that is needed.
    pub fn like(&self, v: Var) -> TokenStream {
        if !self.likes.contains(&v) {
            return TokenStream::new();
        }
        let (name, like) = (ident(self.arena, v), like_ident(self.arena, v));
        let span = name.span();
        quote_spanned!(span=> let #like = #name.like();)
    }

    fn like_of(&self, v: Var, span: Span) -> TokenStream {
        let mut like = like_ident(self.arena, v);
        like.set_span(span);
        quote_spanned!(span=> &#like)
    }

    /// The statements of an arm.
    fn inner(&mut self, stmts: &[Stmt]) -> TokenStream {
        let around = std::mem::take(&mut self.repeated);
        let tokens = self.statements(stmts);
        self.repeated = around;
        tokens
    }

    /// Statements.
    pub fn statements(&mut self, stmts: &[Stmt]) -> TokenStream {
        let tokens = stmts
            .iter()
            .map(|s| {
                self.repeated = repeated(s);
                self.statement(s)
            })
            .collect();
        self.repeated.clear();
        tokens
    }

    fn statement(&mut self, s: &Stmt) -> TokenStream {
        let span = mixed(s.span);
        self.lists = self.is_of_lists(s);
        let value = match &s.op {
            Op::Verbatim(t) => return quote!(#t),
            Op::Named { x, name } => {
                let x = self.read(*x, span);
                return quote_spanned!(span=> let #name = ::core::clone::Clone::clone(#x););
            }
            Op::Check { ty, x } => {
                let x = self.read(*x, span);
                return quote_spanned!(span=> ::tenzr::__private::rt::check::<#ty, _>(#x););
            }
            Op::Pull { pullback, cotangents, shape, wanted } => {
                return self.pull(s, *pullback, (cotangents, shape), wanted);
            }
            Op::Call { .. } | Op::CallPullback { .. } => return self.call(s),
            Op::Region(r) => return self.region(r, s),
            Op::Lift { x, ambient, primal: false } if self.mode == Mode::Function && self.same_maps(*x, *ambient) => {
                self.used_up(*ambient);
                self.owned_at(*x, span)
            }
            op => self.value(op, span),
        };
        let names: Vec<Ident> = s.dsts.iter().map(|d| ident(self.arena, *d)).collect();
        let assign = match names.as_slice() {
            [one] => {
                let value = if self.is_retagged(&s.op) { self.retagged(s.dsts[0], value, span) } else { value };
                quote_spanned!(span=> let #one = #value;)
            }
            several => {
                let retags: TokenStream = s.dsts.iter().map(|d| self.retag_again(*d, span)).collect();
                quote_spanned!(span=> let (#(#several),*) = #value; #retags)
            }
        };
        let likes: TokenStream = s.dsts.iter().map(|d| self.like(*d)).collect();
        quote!(#assign #likes)
    }

    fn same_maps(&self, x: Var, ambient: Var) -> bool {
        matches!(self.kind(x), Kind::Value | Kind::List) && self.tags.set(x) == self.tags.set(ambient)
    }

    /// Whether the result's type has to be named.
    fn is_retagged(&self, op: &Op) -> bool {
        match op {
            Op::Prim { prim, operands, .. } => {
                !(prim.maps == crate::table::Maps::Join && operands.len() == 1) && prim.name != "fit_like"
            }
            Op::Lift { primal: true, .. } => true,
            Op::Lift { x, ambient, .. } => !self.same_maps(*x, *ambient),
            _ => false,
        }
    }

    fn retagged(&self, dst: Var, value: TokenStream, span: Span) -> TokenStream {
        if self.mode == Mode::Inline || self.tags.set(dst).is_empty() {
            return value;
        }
        let ty = self.tags.of(self.arena, dst);
        let list = self.is_list(dst).then(|| quote_spanned!(span=> list::));
        quote_spanned!(span=> ::tenzr::__private::rt::#list retag::<#ty, _, _, _>(#value))
    }

    fn retag_again(&self, dst: Var, span: Span) -> TokenStream {
        if self.mode == Mode::Inline || self.kind(dst) == Kind::Pullback || self.tags.set(dst).is_empty() {
            return TokenStream::new();
        }
        let name = ident(self.arena, dst);
        let value = self.retagged(dst, quote!(#name), span);
        quote_spanned!(span=> let #name = #value;)
    }

    fn value(&mut self, op: &Op, span: Span) -> TokenStream {
        match op {
            Op::Capture(t) => self.capture(t, span),
            Op::Prim { prim, operands, attrs, residual } => self.prim(prim, operands, attrs, *residual, span),
            Op::Root { params } => self.root(params, span),
            Op::Enter { ambient, axis, extent } => {
                let (ambient, extent) = (self.plain(*ambient), self.plain(*extent));
                quote_spanned!(span=> #ambient.enter::<#axis>(#extent))
            }
            Op::EnterLevel { ambient, level } => {
                let (ambient, level) = (self.plain(*ambient), self.tags.level(self.arena, *level));
                quote_spanned!(span=> #ambient.enter::<#level>(1))
            }
            Op::Extent { axis, args, lists } => self.extent(axis, args, lists, span),
            Op::Lift { x, ambient, primal } => {
                let (x, ambient) = (self.take(*x, span), self.plain(*ambient));
                let lift = Ident::new(if *primal { "lift_primal" } else { "lift" }, span);
                let module = self.module("rt", span);
                quote_spanned!(span=> #module::#lift(#x, &#ambient))
            }
            Op::Absent { ambient } => {
                let ambient = self.plain(*ambient);
                quote_spanned!(span=> ::tenzr::__private::rt::absent(&#ambient))
            }
            Op::EmptyList { ambient } => {
                let ambient = self.plain(*ambient);
                quote_spanned!(span=> ::tenzr::__private::rt::list::empty(&#ambient))
            }
            Op::Len { list } => {
                let list = self.read(*list, span);
                quote_spanned!(span=> ::tenzr::__private::rt::list::len(#list))
            }
            Op::Sides(condition) => {
                let condition = self.read(*condition, span);
                quote_spanned!(span=> ::tenzr::__private::rt::sides(#condition))
            }
            Op::Rule { rule, args, .. } => self.rule(rule, args, span),
            Op::Seed { like, reduced } => {
                let like = self.like_of(*like, span);
                let name = Ident::new(if *reduced { "seed_of_total" } else { "seed" }, span);
                quote_spanned!(span=> ::tenzr::__private::rt::#name(#like))
            }
            Op::Zeros { like } => {
                let like = self.like_of(*like, span);
                let module = self.module("op", span);
                quote_spanned!(span=> #module::zeros_like(#like))
            }
            Op::Accumulate { a, b, .. } => {
                let (a, b) = (self.owned_at(*a, span), self.owned_at(*b, span));
                let module = self.module("op", span);
                quote_spanned!(span=> #module::accumulate(#a, #b))
            }
            // Expanded, resolved or emitted before.
            _ => TokenStream::new(),
        }
    }

    /// What the parameters are mapped over.
    fn root(&mut self, params: &[Var], span: Span) -> TokenStream {
        let ty = self.tags.of_root(self.arena, params);
        let none = quote_spanned!(span=> ::tenzr::__private::rt::Ambient::<#ty>::new());
        params.iter().fold(none, |ambient, p| {
            let x = self.read(*p, span);
            match self.is_list(*p) {
                true => quote_spanned!(span=> ::tenzr::__private::rt::list::with(#ambient, #x)),
                false => quote_spanned!(span=> #ambient.with(#x)),
            }
        })
    }

    /// The number of examples that the arguments of a map have.
    fn extent(&mut self, axis: &TokenStream, args: &[(String, Var)], lists: &[bool], span: Span) -> TokenStream {
        let extents: Vec<TokenStream> = args
            .iter()
            .zip(lists)
            .map(|((name, v), list)| {
                let value = self.read(*v, span);
                let list = list.then(|| quote_spanned!(span=> list::));
                quote_spanned!(span=> (#name, ::tenzr::__private::rt::#list extent_of::<#axis, _, _>(#value)))
            })
            .collect();
        quote_spanned!(span=> ::tenzr::__private::rt::batch_extent::<#axis>(&[#(#extents),*]))
    }

    /// What the user's expression gives, or what that points to where it is a reference: a pullback outlives what a
    /// reference in the body borrows.
    fn capture(&self, tokens: &TokenStream, span: Span) -> TokenStream {
        let value = behind(tokens);
        match self.mode {
            _ if makes_value(&value) => value,
            Mode::Inline => quote_spanned!(span=> &(#value)),
            Mode::Function if value.to_string() != tokens.to_string() => {
                quote_spanned!(span=> ::core::clone::Clone::clone(&(#value)))
            }
            Mode::Function => value,
        }
    }

    fn plain(&mut self, v: Var) -> TokenStream {
        self.used_up(v);
        let name = ident(self.arena, v);
        quote!(#name)
    }

    fn prim(
        &mut self,
        prim: &Primitive,
        operands: &[Operand],
        attrs: &[Attr],
        residual: bool,
        span: Span,
    ) -> TokenStream {
        let name = match prim.with_residual {
            Some(r) if residual => r,
            _ => prim.name,
        };
        let name = Ident::new(name, span);
        let values = operands.len() - prim.likes;
        let mut args: Vec<TokenStream> = Vec::with_capacity(operands.len() + attrs.len());
        for (i, o) in operands.iter().enumerate() {
            args.push(match o {
                Operand::Var(v) if i >= values => self.like_of(*v, span),
                o => self.operand(o, true, span),
            });
        }
        let mut turbofish = TokenStream::new();
        for a in attrs {
            let tokens = self.attr(a);
            match a {
                Attr::Type(_) | Attr::Level(_) => {
                    let others = (0..prim.operands + usize::from(prim.element)).map(|_| quote!(_));
                    turbofish = quote_spanned!(span=> ::<#tokens, #(#others),*>);
                }
                _ => args.push(tokens),
            }
        }
        let module = self.module(if prim.module == Module::Operation { "op" } else { "rt" }, span);
        quote_spanned!(span=> #module::#name #turbofish (#(#args),*))
    }

    fn rule(&mut self, rule: &str, args: &[RuleArg], span: Span) -> TokenStream {
        let name = Ident::new(rule, span);
        let mut module = "op";
        let mut turbofish = TokenStream::new();
        let mut tokens = Vec::with_capacity(args.len());
        for a in args {
            match a {
                RuleArg::Cotangent(v) => tokens.push(self.owned_at(*v, span)),
                RuleArg::Read(o) => tokens.push(self.operand(o, false, span)),
                RuleArg::Like(v) => tokens.push(self.like_of(*v, span)),
                RuleArg::Attr(a @ (Attr::Type(_) | Attr::Level(_))) => {
                    let ty = self.attr(a);
                    module = "rt";
                    turbofish = quote_spanned!(span=> ::<#ty, _, _, _, _>);
                }
                RuleArg::Attr(a) => {
                    let a = self.attr(a);
                    tokens.push(a);
                }
            }
        }
        let module = self.module(module, span);
        quote_spanned!(span=> #module::#name #turbofish (#(#tokens),*))
    }

    fn call(&mut self, s: &Stmt) -> TokenStream {
        let span = mixed(s.span);
        let (Op::Call { path, args, shape, end } | Op::CallPullback { path, args, shape, end }) = &s.op else {
            return TokenStream::new();
        };
        let args: Vec<TokenStream> = args
            .iter()
            .map(|a| match a {
                Arg::Ref(v, span) => self.read(*v, mixed(*span)),
                Arg::Value(v, span) => self.owned_at(*v, mixed(*span)),
                Arg::Captured(t) => t.clone(),
            })
            .collect();
        let names: Vec<Ident> = s.dsts.iter().map(|d| ident(self.arena, *d)).collect();
        let assign = match &s.op {
            Op::CallPullback { .. } => {
                let (pullback, results) = names.split_last().expect("a pullback");
                let results = shaped(shape, &mut results.iter().map(|n| quote!(#n)));
                quote_spanned!(span=> let (#results, #pullback) = #path::__mapped_vjp(#(#args),*) #end;)
            }
            _ => {
                let results = shaped(shape, &mut names.iter().map(|n| quote!(#n)));
                quote_spanned!(span=> let #results = #path::call(#(#args),*) #end;)
            }
        };
        let retags: TokenStream = s.dsts.iter().map(|d| self.retag_again(*d, span)).collect();
        let likes: TokenStream = s.dsts.iter().map(|d| self.like(*d)).collect();
        quote!(#assign #retags #likes)
    }

    fn pull(
        &mut self,
        s: &Stmt,
        pullback: Var,
        (cotangents, shape): (&[Var], &Shape),
        wanted: &[Option<Var>],
    ) -> TokenStream {
        let span = mixed(s.span);
        let cotangents: Vec<TokenStream> = cotangents
            .iter()
            .map(|ct| {
                let (list, ct) = (self.is_list(*ct), self.owned_at(*ct, span));
                let list = list.then(|| quote_spanned!(span=> list::));
                match self.mode {
                    Mode::Function => quote_spanned!(span=> ::tenzr::__private::rt::#list retag(#ct)),
                    Mode::Inline => ct,
                }
            })
            .collect();
        let ct = shaped(shape, &mut cotangents.into_iter());
        let pullback = self.plain(pullback);
        let mut dsts = s.dsts.iter();
        let (mut patterns, mut wants, mut fills) = (Vec::new(), Vec::new(), TokenStream::new());
        for w in wanted {
            match (w, w.and_then(|_| dsts.next())) {
                (Some(of), Some(d)) => {
                    let (name, like) = (ident(self.arena, *d), self.like_of(*of, span));
                    patterns.push(quote!(#name));
                    wants.push(quote!(true));
                    let after = self.like(*d);
                    let list = self.is_list(*d).then(|| quote_spanned!(span=> list::));
                    fills.extend(quote_spanned!(span=>
                        let #name = ::tenzr::__private::rt::#list or_zeros(#name, #like); #after));
                }
                _ => {
                    patterns.push(quote!(_));
                    wants.push(quote!(false));
                }
            }
        }
        quote_spanned!(span=> let (#(#patterns,)*) = #pullback(#ct, [#(#wants),*]); #fills)
    }
}
