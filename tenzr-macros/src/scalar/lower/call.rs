//! Calls.

use super::super::barred::{CELL_HELP, CELLS, COLLECTIONS};
use super::super::ir::{Arg, Callee, Make, Operand, Stmt, Ty, Value, is_variant};
use super::super::messages;
use super::closure::path_text;
use super::place::is_constructor;
use super::scope::Val;
use super::{Check, Lower, fence, pulled};
use proc_macro2::Span;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Expr, ExprCall, Path};

/// Types of std whose functions pass no derivative on.
const FOREIGN: &[&str] = &[
    "Box",
    "Rc",
    "Arc",
    "Cell",
    "RefCell",
    "HashMap",
    "BTreeMap",
    "HashSet",
    "BTreeSet",
    "VecDeque",
    "BinaryHeap",
    "String",
    "Wrapping",
    "Duration",
    "Instant",
    "process",
    "env",
    "fs",
    "thread",
];

const INTEGERS: &[&str] =
    &["usize", "isize", "u8", "u16", "u32", "u64", "u128", "i8", "i16", "i32", "i64", "i128", "bool", "char", "String"];

/// Whether a type is one of std.
pub fn is_foreign(name: &str) -> bool {
    FOREIGN.contains(&name)
        || INTEGERS.contains(&name)
        || name == "Vec"
        || name == "Option"
        || name.starts_with("Array")
}

fn last(p: &Path) -> String {
    p.segments.last().map(|s| s.ident.to_string()).unwrap_or_default()
}

/// The segment before the last.
fn prefix(p: &Path) -> String {
    p.segments.iter().rev().nth(1).map(|s| s.ident.to_string()).unwrap_or_default()
}

/// `true`
pub fn yes() -> Operand {
    Operand::Tokens(quote!(true))
}

/// Whether an operand is `true`.
pub fn is_yes(o: &Operand) -> bool {
    matches!(o, Operand::Tokens(t) if t.to_string() == "true")
}

/// Whether tokens are a literal text.
fn is_text(tokens: &proc_macro2::TokenStream) -> bool {
    matches!(syn::parse2::<syn::Lit>(tokens.clone()), Ok(syn::Lit::Str(_) | syn::Lit::ByteStr(_)))
}

impl Lower {
    /// Whether an expression makes what is changed behind a shared reference, or a collection that may hold floats.
    pub fn makes_barred(&self, e: &Expr) -> bool {
        let Expr::Call(c) = e else { return false };
        let Expr::Path(p) = &*c.func else { return false };
        let name = prefix(&p.path);
        self.may_hold_floats(CELLS, &name) || self.may_hold_floats(COLLECTIONS, &name)
    }

    /// Whether this is one of such names, and no type says that there are no floats inside.
    fn may_hold_floats(&self, names: &[&str], name: &str) -> bool {
        names.contains(&name) && !self.hint.as_ref().is_some_and(super::types::is_inactive)
    }

    /// Whether this is a function of std that moves values. A bare name may be a function of the user's: those of std take
    /// mutable references.
    fn is_mem(&self, p: &Path, args: &[&Expr]) -> bool {
        let referred: &[&Expr] = match (last(p).as_str(), args) {
            ("swap", [_, _]) => args,
            ("replace", [to, _]) | ("take", [to]) => &[to],
            _ => return false,
        };
        prefix(p) == "mem" || p.segments.len() == 1 && referred.iter().all(|e| self.may_refer(e))
    }

    /// Whether an expression may be a mutable reference, as it is written.
    fn may_refer(&self, e: &Expr) -> bool {
        match e {
            Expr::Paren(p) => self.may_refer(&p.expr),
            Expr::Reference(r) => r.mutability.is_some(),
            Expr::Path(p) => match p.path.get_ident().and_then(|i| self.scope.look(i)) {
                Some(Val::Ref { mutable, .. }) => *mutable,
                Some(Val::Either { .. }) => true,
                _ => false,
            },
            Expr::MethodCall(_) | Expr::If(_) | Expr::Match(_) => true,
            _ => false,
        }
    }

    /// A call.
    pub fn call(&mut self, c: &ExprCall, wanted: bool) -> Val {
        let args: Vec<&Expr> = c.args.iter().collect();
        match &*c.func {
            Expr::Path(p) => match p.path.get_ident().and_then(|i| self.scope.look(i)).cloned() {
                // `use std::mem::swap;` in the body.
                Some(Val::Path(full)) if self.is_mem(&full, &args) => self.call_path(&full, &args, wanted, c.span()),
                Some(f) => {
                    let args = args.iter().map(|e| self.argument(e)).collect();
                    self.apply_function(&f, args, &c.func)
                }
                None => self.call_path(&p.path, &args, wanted, c.span()),
            },
            Expr::Paren(p) => {
                let f = self.expr(&p.expr);
                let args = args.iter().map(|e| self.argument(e)).collect();
                self.apply_function(&f, args, &c.func)
            }
            f => self.refuse(f, messages::unsupported("a call of this value", "call a function by its path")),
        }
    }

    /// An argument, evaluated.
    pub fn argument(&mut self, e: &Expr) -> Val {
        let v = self.expr(e);
        self.snapshot(v, e.span())
    }

    /// Whether the compiler has its own way with a call, also where it has no derivative.
    pub fn is_table_call(&self, e: &Expr) -> bool {
        let Expr::Call(c) = e else { return false };
        let Expr::Path(p) = &*c.func else { return false };
        let prefix = prefix(&p.path);
        is_constructor(&p.path)
            || self.is_mem(&p.path, &c.args.iter().collect::<Vec<_>>())
            || prefix == "Vec"
            || (last(&p.path) == "function" && p.path.segments.len() > 1 && c.args.is_empty())
            || prefix.starts_with("Array")
            || (self.floats.is(&prefix) && super::super::prim::Prim::named(&last(&p.path)).is_some())
            || self.is_float_from(&p.path)
    }

    /// What is known of the result of a call without derivative.
    pub fn call_ty(&self, c: &ExprCall) -> Ty {
        let Expr::Path(p) = &*c.func else { return Ty::Unknown };
        let prefix = prefix(&p.path);
        match () {
            () if self.floats.is(&prefix) || prefix == "f64" || prefix == "f32" => Ty::Float,
            () if INTEGERS.contains(&prefix.as_str()) => Ty::Inactive,
            () => self.called_ty(&p.path),
        }
    }

    fn is_float_from(&self, p: &Path) -> bool {
        let before = prefix(p);
        self.floats.is(&before) && last(p) == "from" && matches!(before.as_str(), "f64" | "f32")
    }

    /// `f64::from`
    fn float_from(&mut self, path: &Path, e: &Expr) -> Val {
        let o = self.value(e);
        if self.operand_ty(&o).is_float() {
            return o.into();
        }
        let (ty, tokens) = (&path.segments[0].ident, self.operand_tokens(&o));
        let from = quote!(::tenzr::__private::real::float_from::<#ty, _>(#tokens));
        let capture = self.capture_of(from, &[&o], true);
        Val::Op(self.bind_capture("float", Ty::Float, e.span(), capture))
    }

    fn call_path(&mut self, path: &Path, args: &[&Expr], wanted: bool, span: Span) -> Val {
        let (name, before) = (last(path), prefix(path));
        if is_constructor(path) {
            return self.construct(path, args, span);
        }
        if self.is_mem(path, args)
            && let Some(v) = self.mem_function(&name, args, span)
        {
            self.standard.extend(path.get_ident().cloned());
            return v;
        }
        if let Some(v) = self.companion(path, args, span) {
            return v;
        }
        match (before.as_str(), name.as_str()) {
            _ if args.len() == 1 && self.is_float_from(path) => return self.float_from(path, args[0]),
            ("Vec", _) => return self.vec_function(path, args, span),
            ("array", "from_fn") if args.len() == 1 => return self.array_from_fn(args[0], span),
            ("", "drop") if !wanted && args.len() == 1 => {
                self.standard.extend(path.get_ident().cloned());
                args.iter().for_each(|e| self.run(e));
                return Val::Nothing;
            }
            ("hint", "black_box") if args.len() == 1 => return self.argument(args[0]),
            (before, _) if self.floats.is(before) || before == "f64" || before == "f32" => {
                if let Some(s) = path.segments.last() {
                    return self.float_function(&s.ident.clone(), args);
                }
            }
            (before, _) if before.starts_with("Array") => return self.array_function(path, args, span),
            ("thread", "spawn" | "scope") | ("rayon", _) => return self.refuse(path, fence::thread()),
            (before, _) if self.may_hold_floats(CELLS, before) => {
                return self.refuse(path, fence::holder(before, CELL_HELP));
            }
            (before, _) if self.may_hold_floats(COLLECTIONS, before) => {
                return self.refuse(path, fence::collection(before));
            }
            (before, _) if INTEGERS.contains(&before) || FOREIGN.contains(&before) => {
                return self.inactive_function(path, args, span);
            }
            _ => {}
        }
        let args = args.iter().map(|e| {
            let v = self.argument(e);
            self.argument_of(v, e.span())
        });
        let args = args.collect();
        self.call_of(Callee::Function(path.clone()), args, &name, span, wanted)
    }

    /// A derivative of a function, `f::grad(..)`, or `f::function()`, which stands for it.
    fn companion(&mut self, path: &Path, args: &[&Expr], span: Span) -> Option<Val> {
        let name = last(path);
        if path.segments.len() < 2 {
            return None;
        }
        match name.as_str() {
            "jacobian" => Some(self.refuse(path, fence::derivative(&name))),
            "vjp" => Some(self.vjp_of_function(path, args, span)),
            "function" if args.is_empty() => {
                let mut function = path.clone();
                function.segments.pop();
                function.segments.pop_punct();
                Some(Val::Path(function))
            }
            pulled::PULLED => Some(self.pulled(path, args, span)),
            "grad" | "value_and_grad" | "jvp" => Some(self.derivative(path, args, span)),
            _ if prefix(path).starts_with(char::is_uppercase) => {
                let function = pulled::function_of(&path.segments.last()?.ident)?;
                Some(self.vjp_of_associated(path, &function, args, span))
            }
            _ => None,
        }
    }

    /// An argument as it is given.
    pub fn argument_of(&mut self, v: Val, span: Span) -> Arg {
        match v {
            Val::Ref { place, mutable: false } => Arg::Ref(place),
            Val::Ref { place, mutable: true } => Arg::RefMut(place),
            Val::Path(p) if !is_constructor(&p) => {
                let v = self.function_value(&p, span);
                self.function_arg(v)
            }
            Val::Closure(c) => {
                let v = self.lift(&c, span);
                self.function_arg(v)
            }
            // A text is a reference, which the pullback is given again.
            Val::Op(Operand::Tokens(t)) if is_text(&t) => {
                let text = self.bind_value("text", Ty::Inactive, span, Value::Capture(Lower::fixed(t)));
                self.arena.info_mut(text).by_ref = true;
                Arg::Ref(super::super::ir::Place::whole(text))
            }
            v => Arg::Value(self.read(v, span)),
        }
    }

    fn function_arg(&mut self, v: Val) -> Arg {
        match v {
            Val::Ref { place, .. } => Arg::Ref(place),
            // It was refused.
            _ => Arg::Capture(Lower::fixed(quote!(()))),
        }
    }

    /// A call of a differentiable function.
    pub fn call_of(&mut self, callee: Callee, args: Vec<Arg>, name: &str, span: Span, wanted: bool) -> Val {
        let of_type = match &callee {
            Callee::Function(p) => p.segments.len() > 1 && is_variant(p),
            Callee::Method(_) => true,
            _ => false,
        };
        let ty = match &callee {
            Callee::Function(p) => self.called_ty(p),
            _ => Ty::Unknown,
        };
        let var = wanted.then(|| self.arena.value(name, ty, span));
        self.results.extend(var.map(|v| (v, of_type)));
        self.emit(Stmt::Call { var, callee, args, pullback: None });
        var.map_or(Val::Nothing, Val::from)
    }

    /// A function by its path, applied to values.
    pub fn apply_path(&mut self, path: &Path, args: Vec<Val>, span: Span) -> Val {
        let before = prefix(path);
        if is_constructor(path) {
            if let ([one], true) = (args.as_slice(), path.is_ident("Some")) {
                return Val::Maybe { some: yes(), inner: Box::new(one.clone()) };
            }
            let operands = args.into_iter().map(|a| self.read(a, span)).collect();
            return self.make_variant(path, operands, span);
        }
        if self.floats.is(&before)
            && let Some(s) = path.segments.last()
        {
            let operands = args.into_iter().map(|a| self.read(a, span)).collect();
            return self.float_method(&s.ident.clone(), operands);
        }
        let args = args.into_iter().map(|a| self.argument_of(a, span)).collect();
        self.call_of(Callee::Function(path.clone()), args, &last(path), span, true)
    }

    fn construct(&mut self, path: &Path, args: &[&Expr], span: Span) -> Val {
        if let ([one], true) = (args, path.is_ident("Some")) {
            let inner = Box::new(self.argument(one));
            return Val::Maybe { some: yes(), inner };
        }
        let operands = args.iter().map(|e| self.value(e)).collect();
        self.make_variant(path, operands, span)
    }

    fn make_variant(&mut self, path: &Path, operands: Vec<Operand>, span: Span) -> Val {
        let name = last(path).to_lowercase();
        let std = ["Some", "None", "Ok", "Err"].iter().any(|v| path.is_ident(v));
        let ty = if std { Ty::Unknown } else { self.made(path) };
        self.bind_value(&name, ty, span, Value::Make(Make::Constructor(path.clone()), operands)).into()
    }

    fn vec_function(&mut self, path: &Path, args: &[&Expr], span: Span) -> Val {
        let element =
            path.segments.iter().rev().nth(1).map(|s| super::types::arguments(&s.arguments)).unwrap_or_default();
        let element = Box::new(element.first().map(|t| self.floats.ty(t)).unwrap_or_default());
        match (last(path).as_str(), args) {
            ("new" | "default", []) => {
                self.bind_value("vec", Ty::Vec(element), span, Value::Make(Make::EmptyVec(None), Vec::new())).into()
            }
            ("with_capacity", [n]) => {
                let n = self.index(n);
                self.bind_value("vec", Ty::Vec(element), span, Value::Make(Make::EmptyVec(Some(n)), Vec::new())).into()
            }
            ("from", [e]) => {
                let v = self.expr(e);
                self.copied_to_vec(v, span)
            }
            (name, _) => {
                let known = ["new", "with_capacity", "from"];
                let near = crate::messages::nearest(name, &known);
                self.refuse(path, messages::no_method(&path_text(path), near))
            }
        }
    }

    /// The function of a companion, and the companion's arguments.
    pub fn of_companion(&mut self, path: &Path, args: &[&Expr]) -> (Path, Vec<Arg>) {
        let mut function = path.clone();
        function.segments.pop();
        function.segments.pop_punct();
        let args = args.iter().map(|e| {
            let v = self.argument(e);
            self.argument_of(v, e.span())
        });
        (function, args.collect())
    }

    /// `f::grad(..)`, `f::value_and_grad(..)` and `f::jvp(..)`
    fn derivative(&mut self, path: &Path, args: &[&Expr], span: Span) -> Val {
        let (function, args) = self.of_companion(path, args);
        let callee = match last(path).as_str() {
            "jvp" => Callee::Tangent(function),
            name => Callee::Gradient(function, name == "value_and_grad"),
        };
        self.call_of(callee, args, "derivative", span, true)
    }

    /// A function that passes no derivative on, whatever it is given.
    pub fn inactive_function(&mut self, path: &Path, args: &[&Expr], span: Span) -> Val {
        let operands: Vec<Operand> = args.iter().map(|e| self.value(e)).collect();
        let tokens: Vec<_> = operands.iter().map(|o| self.operand_tokens(o)).collect();
        let all: Vec<&Operand> = operands.iter().collect();
        let capture = self.capture_of(quote!(#path(#(#tokens),*)), &all, false);
        let (at, name) = (path.clone(), path_text(path));
        let vars = operands.iter().filter_map(Operand::var).collect();
        let error = move |v: &str| syn::Error::new_spanned(&at, messages::not_differentiable(&name, v));
        self.checks.push(Check { vars, error: Box::new(error) });
        let call: ExprCall = syn::parse_quote!(#path());
        let ty = self.call_ty(&call);
        Val::Op(self.bind_capture("k", ty, span, capture))
    }

    /// A macro.
    pub fn macro_expr(&mut self, mac: &syn::Macro, wanted: bool) -> Val {
        let name = last(&mac.path);
        match name.as_str() {
            "vec" => self.vec_macro(mac),
            "matches" => self.matches_macro(mac),
            _ => {
                let Some(capture) = self.macro_capture(mac) else { return Val::Nothing };
                let observing = super::closed::OBSERVING_MACROS.contains(&name.as_str());
                if wanted && (!observing || name.starts_with("format")) {
                    return Val::Op(self.bind_capture(&name, Ty::Unknown, mac.span(), capture));
                }
                self.effect(capture);
                if super::expr::is_panic_macro(mac) {
                    self.diverge();
                }
                Val::Nothing
            }
        }
    }

    fn vec_macro(&mut self, mac: &syn::Macro) -> Val {
        let tokens = &mac.tokens;
        match syn::parse2::<Expr>(quote!([#tokens])) {
            Ok(Expr::Array(a)) => {
                let operands: Vec<Operand> = a.elems.iter().map(|e| self.value(e)).collect();
                let ty = Ty::Vec(Box::new(self.common_ty(&operands)));
                let make = if operands.is_empty() { Make::EmptyVec(None) } else { Make::Vec };
                self.bind_value("vec", ty, mac.span(), Value::Make(make, operands)).into()
            }
            Ok(Expr::Repeat(r)) => self.repeat(&r.expr, &r.len, true),
            _ => self.refuse(mac, messages::unsupported("this `vec!`", "write the elements, or `vec![value; count]`")),
        }
    }

    fn matches_macro(&mut self, mac: &syn::Macro) -> Val {
        let tokens = &mac.tokens;
        let split = |t: &proc_macro2::TokenStream| -> syn::Result<(Expr, syn::Pat, Option<Expr>)> {
            use syn::parse::{ParseStream, Parser};
            let parser = |input: ParseStream| {
                let e: Expr = input.parse()?;
                input.parse::<syn::Token![,]>()?;
                let pat = syn::Pat::parse_multi_with_leading_vert(input)?;
                let guard = match input.parse::<Option<syn::Token![if]>>()? {
                    Some(_) => Some(input.parse()?),
                    None => None,
                };
                input.parse::<Option<syn::Token![,]>>()?;
                Ok((e, pat, guard))
            };
            parser.parse2(t.clone())
        };
        match split(tokens) {
            Ok((e, pat, guard)) => {
                let v = self.expr(&e);
                let test = self.test(&pat, &v).unwrap_or(Operand::Tokens(quote!(true)));
                let Some(guard) = guard else { return test.into() };
                Val::Op(self.short_circuit(test, true, mac.span(), |l| {
                    l.scope.enter();
                    l.bind_with(&pat, v, true);
                    let o = l.value(&guard);
                    l.scope.leave();
                    o
                }))
            }
            Err(_) => self.refuse(mac.path.to_token_stream(), messages::opaque_macro("matches", "it")),
        }
    }
}
