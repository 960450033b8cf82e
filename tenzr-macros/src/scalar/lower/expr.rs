//! Expressions.

use super::super::ir::{Capture, Comparison, Operand, Step, Ty, Value};
use super::control::{Head, Kind, Target};
use super::jumps::breaks_to;
use super::scope::Val;
use super::types::{is_comparison, is_inactive, is_scalar};
use super::{Lower, fence};
use crate::fence::is_assignment;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{BinOp, Block, Expr, ExprBinary, Lit, RangeLimits, UnOp};

impl Lower {
    /// An expression.
    pub fn expr(&mut self, e: &Expr) -> Val {
        self.lower(e, true)
    }

    /// The value of an expression, as it is now.
    pub fn value(&mut self, e: &Expr) -> Operand {
        let v = self.expr(e);
        self.read(v, e.span())
    }

    /// An expression whose value nobody asks for.
    pub fn run(&mut self, e: &Expr) {
        self.lower(e, false);
    }

    /// The value as it is now, where it stands in a place that may change.
    pub fn snapshot(&mut self, v: Val, span: Span) -> Val {
        match v {
            Val::Place(p) if p.path.is_empty() && self.fresh.contains(&p.base) => Val::Place(p),
            Val::Place(p) => {
                let mutable = self.arena.info(p.base).mutable;
                match mutable || is_scalar(&self.place_ty(&p)) {
                    true => Val::Op(self.read(Val::Place(p), span)),
                    false => Val::Place(p),
                }
            }
            Val::Tuple(parts) => Val::Tuple(parts.into_iter().map(|p| self.snapshot(p, span)).collect()),
            v => v,
        }
    }

    fn lower(&mut self, e: &Expr, wanted: bool) -> Val {
        if let Some(constant) = self.constant(e) {
            return constant.into();
        }
        if super::made::is_default(e) {
            return self.default_value(&Ty::Unknown, e.span()).into();
        }
        if let Some(of) = super::made::default_of_users(e) {
            return self.default_of(&of, e.span()).into();
        }
        if let Some(v) = self.left_to_rust(e, wanted) {
            return v;
        }
        match e {
            Expr::Paren(p) => self.lower(&p.expr, wanted),
            Expr::Group(g) => self.lower(&g.expr, wanted),
            Expr::Path(p) => self.path(p),
            Expr::Unary(u) => self.unary(u),
            Expr::Binary(b) if is_assignment(&b.op) => self.compound(b),
            Expr::Binary(b) => self.binary(b),
            Expr::Assign(a) => self.assign(a),
            Expr::Cast(c) => self.cast(c),
            Expr::Reference(r) => self.reference(r),
            Expr::Field(f) => {
                let base = self.expr(&f.base);
                self.field(&base, f.member.clone())
            }
            Expr::Index(i) => self.index_expr(i),
            Expr::Tuple(t) => {
                let parts = t.elems.iter().map(|e| {
                    let v = self.expr(e);
                    self.snapshot(v, e.span())
                });
                Val::Tuple(parts.collect())
            }
            Expr::Array(a) => self.array(a),
            Expr::Repeat(r) => self.repeat(&r.expr, &r.len, false),
            Expr::Struct(s) => self.make_struct(s),
            Expr::Block(b) => self.block_expr(b, wanted),
            Expr::If(i) => self.if_expr(i, wanted),
            Expr::Match(m) => self.match_expr(m, wanted),
            Expr::ForLoop(l) => self.for_loop(l),
            Expr::While(w) => self.while_loop(w),
            Expr::Loop(l) => {
                let target = Target::new(Kind::Loop, l.label.as_ref());
                self.run_loop(target, Head::Forever, |s| s.block(&l.body, false).discard())
            }
            Expr::Break(_) | Expr::Continue(_) => self.leave_loop(e),
            Expr::Return(r) => {
                let value = r.expr.as_ref().map(|e| self.expr(e));
                self.return_with(value)
            }
            Expr::Try(t) => self.try_expr(t),
            Expr::Closure(c) => self.closure(c),
            Expr::Call(c) => self.call(c, wanted),
            Expr::MethodCall(m) => self.method(m, wanted),
            Expr::Macro(m) => self.macro_expr(&m.mac, wanted),
            Expr::Let(l) => Val::Op(self.let_condition(l)),
            Expr::Range(_) => self.iterator_or_refuse(e),
            e => {
                let error = fence::refuse(e);
                self.errors.push(error);
                Val::Nothing
            }
        }
    }

    /// Code without derivative, kept as it is.
    fn left_to_rust(&mut self, e: &Expr, wanted: bool) -> Option<Val> {
        use Expr::{
            Array, Closure, Field, Group, Index, Let, Loop, Paren, Path, Range, Reference, Repeat, Struct, Tuple,
        };
        let kept_apart = matches!(
            e,
            Paren(_)
                | Group(_)
                | Path(_)
                | Reference(_)
                | Range(_)
                | Closure(_)
                | Tuple(_)
                | Index(_)
                | Field(_)
                | Array(_)
                | Repeat(_)
                | Struct(_)
                | Let(_)
                | Loop(_)
        );
        // `a.shape()[0]`: the slice belongs to the array.
        let of_shape = matches!(e, Index(i) if matches!(&*i.expr, Expr::MethodCall(m) if m.method == "shape"));
        if kept_apart && !of_shape {
            return None;
        }
        let facts = self.closed(e)?;
        if facts.float && self.makes_barred(e) {
            return None;
        }
        if !wanted || is_unit(e) {
            let capture = self.capture(e, &facts);
            if is_panic(e) {
                self.effect(capture);
                self.diverge();
                return Some(Val::Nothing);
            }
            if facts.float && !matches!(e, Expr::Macro(_) | Expr::MethodCall(_) | Expr::Call(_)) && !is_unit(e) {
                return None;
            }
            self.effect(capture);
            return Some(Val::Nothing);
        }
        let ty = if facts.float { self.static_ty(e) } else { Ty::Inactive };
        let ty = match e {
            Expr::Call(c) => self.call_ty(c),
            Expr::Cast(c) if !self.static_ty(&c.expr).is_float() => {
                return Some(self.captured(e, &facts, self.floats.ty(&c.ty)));
            }
            _ => ty,
        };
        let opaque = matches!(e, Expr::Call(_) | Expr::MethodCall(_) | Expr::Macro(_));
        // What is made from lengths may meet active values; it is no constant that hides what it reads.
        let left = is_inactive(&ty) || (opaque && !facts.looks && !(matches!(e, Expr::MethodCall(_)) && ty.is_float()));
        let is_vec = matches!(e, Expr::Macro(m) if m.mac.path.is_ident("vec"));
        if !left || is_vec || self.is_table_call(e) {
            return None;
        }
        let v = self.captured(e, &facts, ty);
        self.called(&v, e);
        Some(v)
    }

    /// An expression without variables: literals and constants, and arithmetic on them.
    pub fn constant(&self, e: &Expr) -> Option<Operand> {
        if !self.is_constant(e) {
            return None;
        }
        if let Some(o) = literal(e) {
            return Some(o);
        }
        let tokens = match e {
            Expr::Path(_) | Expr::Lit(_) | Expr::Paren(_) => e.to_token_stream(),
            e => quote!((#e)),
        };
        Some(Operand::Tokens(tokens))
    }

    fn is_constant(&self, e: &Expr) -> bool {
        match e {
            Expr::Lit(_) => true,
            Expr::Paren(p) => self.is_constant(&p.expr),
            Expr::Group(g) => self.is_constant(&g.expr),
            Expr::Unary(u) if !matches!(u.op, UnOp::Deref(_)) => self.is_constant(&u.expr),
            Expr::Binary(b) => !is_assignment(&b.op) && self.is_constant(&b.left) && self.is_constant(&b.right),
            Expr::Cast(c) => self.is_constant(&c.expr),
            Expr::Path(p) => {
                let last = p.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
                let bound = p.path.get_ident().is_some_and(|i| self.scope.look(i).is_some());
                let all_capitals = last.starts_with(char::is_uppercase) && !last.contains(char::is_lowercase);
                !bound && all_capitals
            }
            _ => false,
        }
    }

    fn path(&mut self, p: &syn::ExprPath) -> Val {
        match p.path.get_ident().and_then(|i| self.scope.look(i)) {
            Some(v) => v.clone(),
            None => Val::Path(p.path.clone()),
        }
    }

    fn unary(&mut self, u: &syn::ExprUnary) -> Val {
        match u.op {
            UnOp::Deref(_) => {
                let v = self.expr(&u.expr);
                self.deref(v)
            }
            UnOp::Neg(op) => {
                let o = self.value(&u.expr);
                match self.operand_ty(&o) {
                    ty if is_inactive(&ty) => self.capture_operands(quote!(-), &[&o], u.span()),
                    _ => self.prim("neg", vec![o], op.span()),
                }
            }
            _ => {
                let o = self.value(&u.expr);
                self.learn(&o, &Ty::Inactive);
                self.capture_operands(quote!(!), &[&o], u.span())
            }
        }
    }

    /// An operator on one or two operands without derivative.
    fn capture_operands(&mut self, op: TokenStream, operands: &[&Operand], span: Span) -> Val {
        let tokens: Vec<TokenStream> = operands.iter().map(|o| self.operand_tokens(o)).collect();
        let tokens = match tokens.as_slice() {
            [one] => quote!(#op #one),
            [left, right] => quote!(#left #op #right),
            _ => op,
        };
        let capture = self.capture_of(tokens, operands, true);
        // Taken as a constant it would pass no derivative on.
        let vars = operands.iter().filter_map(|o| o.var()).collect();
        let error = move |v: &str| syn::Error::new(span, super::super::messages::operator_of_integers(v));
        self.checks.push(super::Check { vars, error: Box::new(error) });
        Val::Op(self.bind_capture("k", Ty::Inactive, span, capture))
    }

    fn binary(&mut self, b: &ExprBinary) -> Val {
        if matches!(b.op, BinOp::And(_) | BinOp::Or(_)) {
            return Val::Op(self.logic(b));
        }
        let left = self.expr(&b.left);
        if is_comparison(&b.op) {
            return self.compare(b, left);
        }
        let left = self.read(left, b.left.span());
        let right = self.value(&b.right);
        self.arithmetic(&b.op, left, right)
    }

    /// An operator on two values.
    pub fn arithmetic(&mut self, op: &BinOp, left: Operand, right: Operand) -> Val {
        let (l, r) = (self.operand_ty(&left), self.operand_ty(&right));
        let prim = match op {
            BinOp::Add(_) | BinOp::AddAssign(_) => "add",
            BinOp::Sub(_) | BinOp::SubAssign(_) => "sub",
            BinOp::Mul(_) | BinOp::MulAssign(_) => "mul",
            BinOp::Div(_) | BinOp::DivAssign(_) => "div",
            BinOp::Rem(_) | BinOp::RemAssign(_) => "rem",
            _ => "",
        };
        if prim.is_empty() || (is_inactive(&l) || is_inactive(&r)) && !l.is_float() && !r.is_float() {
            self.learn(&left, &Ty::Inactive);
            self.learn(&right, &Ty::Inactive);
            return self.capture_operands(plain_operator(op), &[&left, &right], op.span());
        }
        if let Some(what) = [&l, &r].into_iter().find_map(not_a_number) {
            return self.refuse(op, fence::operator_on(what));
        }
        self.prim(prim, vec![left, right], op.span())
    }

    fn compare(&mut self, b: &ExprBinary, left: Val) -> Val {
        let ty = self.ty(&left);
        let whole = !is_scalar(&ty) && !matches!(ty, Ty::Unknown);
        let still = !whole && self.stands_still(&left);
        let known = is_inactive(&ty);
        let left = if whole || still { left } else { Val::Op(self.read(left, b.left.span())) };
        let right = self.expr(&b.right);
        let ty = self.ty(&right);
        // References to what has no derivative compare as what they point to, which may be a text.
        let places = still && (known || is_inactive(&ty)) && self.stands_still(&right);
        let (left, right) = match places {
            true => (self.deref(left), self.deref(right)),
            false if still => (Val::Op(self.read(left, b.left.span())), right),
            false => (left, right),
        };
        let whole = whole || places;
        let right = if whole { right } else { Val::Op(self.read(right, b.right.span())) };
        if !whole
            && !is_inactive(&ty)
            && !is_inactive(&self.ty(&left))
            && let (Val::Op(l), Val::Op(r), Some(op)) = (&left, &right, comparison(&b.op))
        {
            let value = Value::Compare(op, l.clone(), r.clone());
            return self.bind_value("test", Ty::Inactive, b.op.span(), value).into();
        }
        let (Some(l), Some(r)) = (self.val_tokens(&left), self.val_tokens(&right)) else {
            return self.refuse(b.op, fence::operator_on("an option or an iterator"));
        };
        let op = &b.op;
        let capture = self.capture_places(quote!(#l #op #r), &[&left, &right]);
        Val::Op(self.bind_capture("test", Ty::Inactive, b.op.span(), capture))
    }

    /// Whether a value is a reference to what never changes.
    fn stands_still(&self, v: &Val) -> bool {
        matches!(v, Val::Ref { place, .. } if !self.arena.info(place.base).mutable)
    }

    /// `&&` and `||`: the right side runs where the left does not decide.
    fn logic(&mut self, b: &ExprBinary) -> Operand {
        let before = self.lets.len();
        let left = self.value(&b.left);
        let bound = self.lets[before..].to_vec();
        self.short_circuit(left, matches!(b.op, BinOp::And(_)), b.op.span(), |l| {
            l.scope.enter();
            bound.iter().for_each(|(pat, val)| l.bind_with(pat, val.clone(), true));
            let right = l.value(&b.right);
            l.scope.leave();
            right
        })
    }

    fn cast(&mut self, c: &syn::ExprCast) -> Val {
        if matches!(&*c.ty, syn::Type::Ptr(_)) {
            return self.refuse(&c.ty, fence::pointer_cast());
        }
        let o = self.value(&c.expr);
        let (from, to) = (self.operand_ty(&o), self.floats.ty(&c.ty));
        if from.is_float() && to.is_float() {
            return o.into();
        }
        let (tokens, ty) = (self.operand_tokens(&o), &c.ty);
        let float = from.is_float() && o.var().is_some();
        let known_inactive = is_inactive(&to);
        let tokens = match from {
            _ if float => quote!(::tenzr::__private::real::Real::value(#tokens)),
            Ty::Unknown if is_float_name(ty) && o.var().is_some() => {
                quote!(::tenzr::__private::real::discrete(#tokens))
            }
            Ty::Unknown if known_inactive && o.var().is_some() => quote!(({
                #[allow(unused_imports)]
                use ::tenzr::__private::real::{CastNumber as _, CastOther as _};
                (&&::tenzr::__private::real::Cast(#tokens)).cast()
            })),
            _ => tokens,
        };
        let capture = self.capture_of(quote!(#tokens as #ty), &[&o], true);
        if from.is_float() && is_float_name(ty) {
            let at = c.as_token;
            let text = fence::other_float(&ty.to_token_stream().to_string());
            let vars = o.var().into_iter().collect();
            self.checks.push(super::Check { vars, error: Box::new(move |_| syn::Error::new_spanned(at, &text)) });
        }
        Val::Op(self.bind_capture("k", to, c.span(), capture))
    }

    fn reference(&mut self, r: &syn::ExprReference) -> Val {
        let mutable = r.mutability.is_some();
        let v = self.expr(&r.expr);
        self.reference_to(v, mutable, r.span())
    }

    /// `&v` and `&mut v`
    pub fn reference_to(&mut self, v: Val, mutable: bool, span: Span) -> Val {
        match v {
            Val::Place(place) => Val::Ref { place, mutable },
            Val::Op(Operand::Var(v)) if !mutable => Val::Ref { place: super::super::ir::Place::whole(v), mutable },
            Val::Op(o) if mutable => Val::Ref { place: self.new_variable("value", o, span), mutable },
            Val::Op(o) => Val::Op(o),
            // `&v` of a `v: &mut [f64]` can only be read.
            Val::Ref { place, mutable: writes } => Val::Ref { place, mutable: writes && mutable },
            v => v,
        }
    }

    /// A place of a step by the index of an expression.
    fn index_expr(&mut self, i: &syn::ExprIndex) -> Val {
        let base = self.expr(&i.expr);
        let step = self.index_step(&i.index);
        self.step(&base, step)
    }

    fn index_step(&mut self, index: &Expr) -> Step {
        match index {
            Expr::Paren(p) => self.index_step(&p.expr),
            Expr::Range(r) => {
                let start = r.start.as_ref().map(|e| self.index(e));
                let end = r.end.as_ref().map(|e| self.index(e));
                let end = match (r.limits, end) {
                    (RangeLimits::Closed(_), Some(end)) => Some(self.shifted(&end, quote!(+ 1), r.span())),
                    (_, end) => end,
                };
                Step::Range(start, end)
            }
            Expr::Array(a) => Step::Index(a.elems.iter().map(|e| self.index(e)).collect()),
            Expr::Tuple(t) => Step::Index(t.elems.iter().map(|e| self.index(e)).collect()),
            e => Step::Index(vec![self.index(e)]),
        }
    }

    /// An integer operand with more arithmetic behind it.
    pub fn shifted(&mut self, o: &Operand, more: TokenStream, span: Span) -> Operand {
        let tokens = self.operand_tokens(o);
        let capture = self.capture_of(quote!(#tokens #more), &[o], true);
        self.bind_capture("k", Ty::Inactive, span, capture)
    }

    fn block_expr(&mut self, b: &syn::ExprBlock, wanted: bool) -> Val {
        match &b.label {
            Some(label) => {
                let target = Target::new(Kind::Block, Some(label));
                self.region(target, breaks_to(&b.block, label), |l| l.block(&b.block, wanted))
            }
            None => self.block(&b.block, wanted),
        }
    }

    /// A block, in the statements around it.
    pub fn block(&mut self, b: &Block, wanted: bool) -> Val {
        self.scope.enter();
        self.items(b);
        let value = match b.stmts.split_last() {
            Some((syn::Stmt::Expr(e, None), before)) => {
                before.iter().for_each(|s| self.stmt(s));
                self.lower(e, wanted)
            }
            Some((syn::Stmt::Macro(m), before)) if m.semi_token.is_none() => {
                before.iter().for_each(|s| self.stmt(s));
                self.macro_expr(&m.mac, wanted)
            }
            _ => {
                b.stmts.iter().for_each(|s| self.stmt(s));
                Val::Nothing
            }
        };
        self.scope.leave();
        value
    }

    /// The body of a function: `return e;` at its end is its value.
    pub fn function_body(&mut self, b: &Block) -> Val {
        let mut b = b.clone();
        if let Some(syn::Stmt::Expr(last, semi)) = b.stmts.last_mut()
            && let Expr::Return(r) = last
            && let Some(value) = &r.expr
        {
            *last = (**value).clone();
            *semi = None;
        }
        let wanted = self.result.is_some();
        self.block(&b, wanted)
    }
}

impl Val {
    /// Says that the value is not used.
    pub fn discard(self) {}
}

/// The operator without assignment.
fn plain_operator(op: &BinOp) -> TokenStream {
    match op {
        BinOp::AddAssign(_) => quote!(+),
        BinOp::SubAssign(_) => quote!(-),
        BinOp::MulAssign(_) => quote!(*),
        BinOp::DivAssign(_) => quote!(/),
        BinOp::RemAssign(_) => quote!(%),
        op => op.to_token_stream(),
    }
}

fn comparison(op: &BinOp) -> Option<Comparison> {
    Some(match op {
        BinOp::Lt(_) => Comparison::Lt,
        BinOp::Le(_) => Comparison::Le,
        BinOp::Gt(_) => Comparison::Gt,
        BinOp::Ge(_) => Comparison::Ge,
        BinOp::Eq(_) => Comparison::Eq,
        BinOp::Ne(_) => Comparison::Ne,
        _ => return None,
    })
}

fn not_a_number(ty: &Ty) -> Option<&'static str> {
    match ty {
        Ty::Array(..) | Ty::Slice(_) | Ty::Vec(_) | Ty::NdArray(_) => Some("a whole array"),
        Ty::Tuple(_) => Some("a tuple"),
        Ty::Option(_) => Some("an option"),
        Ty::Named(_) => Some("a value of a type of your own"),
        Ty::Unknown | Ty::Float | Ty::Inactive => None,
    }
}

fn is_float_name(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Path(p) if p.path.is_ident("f32") || p.path.is_ident("f64"))
}

/// A literal, negated or not.
fn literal(e: &Expr) -> Option<Operand> {
    let (negative, l) = match e {
        Expr::Lit(l) => (false, l),
        Expr::Paren(p) => return literal(&p.expr),
        Expr::Group(g) => return literal(&g.expr),
        Expr::Unary(u) if matches!(u.op, UnOp::Neg(_)) => match &*u.expr {
            Expr::Lit(l) => (true, l),
            _ => return None,
        },
        _ => return None,
    };
    let tokens = if negative { quote!((-#l)) } else { quote!(#l) };
    match &l.lit {
        Lit::Float(f) => {
            let v: f64 = f.base10_parse().ok()?;
            Some(Operand::Float(if negative { -v } else { v }, tokens))
        }
        Lit::Int(i) if i.suffix().starts_with('f') => {
            let v: f64 = i.base10_digits().parse().ok()?;
            Some(Operand::Float(if negative { -v } else { v }, tokens))
        }
        Lit::Int(i) => {
            let v: i64 = i.base10_digits().parse().ok()?;
            Some(Operand::Int(if negative { -v } else { v }, tokens))
        }
        _ => None,
    }
}

/// Whether an expression has no value.
fn is_unit(e: &Expr) -> bool {
    match e {
        Expr::ForLoop(_) | Expr::While(_) | Expr::Assign(_) => true,
        Expr::Binary(b) => is_assignment(&b.op),
        Expr::If(i) => i.else_branch.is_none() || !matches!(i.then_branch.stmts.last(), Some(syn::Stmt::Expr(_, None))),
        Expr::Macro(m) => {
            let name = m.mac.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
            super::closed::OBSERVING_MACROS.contains(&name.as_str()) && !name.starts_with("format")
        }
        _ => false,
    }
}

/// Whether a macro never returns.
pub fn is_panic_macro(m: &syn::Macro) -> bool {
    ["panic", "unreachable", "todo", "unimplemented"].iter().any(|p| m.path.is_ident(p))
}

fn is_panic(e: &Expr) -> bool {
    matches!(e, Expr::Macro(m) if is_panic_macro(&m.mac))
}

impl Lower {
    /// A capture of fixed tokens.
    pub fn fixed(tokens: TokenStream) -> Capture {
        Capture { tokens, reads: Vec::new(), writes: Vec::new(), repeatable: true }
    }
}
