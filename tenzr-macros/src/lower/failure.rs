//! Functions that may give no value: `?`, `Ok(..)`, `Err(..)`, and what follows a call of such a function.
//!
//! A failure leaves the function as it does in Rust, by a `return` or a `?` in the output: both sweeps begin in the function
//! itself. So it has to be the same for all examples, and cannot leave the body of a derivative or of a map.

use super::expr::unparenthesized;
use super::{Lower, Value};
use crate::ir::Op;
use crate::messages;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, ExprCall, ExprMethodCall, Stmt};

/// Methods after a call that give a `Result` or an `Option` again.
const BEFORE_TRY: &[&str] = &["map_err", "ok", "ok_or", "ok_or_else", "context", "with_context"];

/// Methods after a call that give the value, or panic.
pub(super) const PANICS: &[&str] = &["unwrap", "expect"];

/// Macros of the ecosystem that leave a function with an error.
const LEAVES: &[&str] = &["bail", "ensure"];

fn last_name(path: &syn::Path) -> Option<String> {
    path.segments.last().map(|s| s.ident.to_string())
}

/// `Ok(e)` and `Some(e)`.
fn success(e: &Expr) -> Option<&Expr> {
    let Expr::Call(c) = e else { return None };
    let Expr::Path(p) = &*c.func else { return None };
    let is = matches!(last_name(&p.path)?.as_str(), "Ok" | "Some") && c.args.len() == 1;
    is.then(|| &c.args[0])
}

/// `Err(e)` and `None`.
fn is_error(e: &Expr) -> bool {
    match e {
        Expr::Call(c) => matches!(&*c.func, Expr::Path(p) if last_name(&p.path).is_some_and(|n| n == "Err")),
        Expr::Path(p) => last_name(&p.path).is_some_and(|n| n == "None"),
        _ => false,
    }
}

/// Whether a path names what makes a `Result` or an `Option`.
pub(super) fn is_constructor(path: &syn::Path) -> bool {
    last_name(path).is_some_and(|n| ["Ok", "Err", "Some", "None"].contains(&n.as_str()))
}

/// `return Err(e)` and `return None`: it leaves the function as it is, without a value.
pub fn is_failure(e: &Expr) -> bool {
    matches!(e, Expr::Return(r) if is_failed(r))
}

/// The same of a `return`.
pub fn is_failed(r: &syn::ExprReturn) -> bool {
    r.expr.as_deref().is_some_and(|e| is_error(unparenthesized(e)))
}

/// The body of a function that may give no value, with its values for `Ok(..)` of them, and `return Err(e)` for `Err(e)`.
pub fn with_plain_results(block: &Block) -> Block {
    struct Returns;
    impl VisitMut for Returns {
        fn visit_expr_closure_mut(&mut self, _: &mut syn::ExprClosure) {}
        fn visit_expr_async_mut(&mut self, _: &mut syn::ExprAsync) {}
        fn visit_item_mut(&mut self, _: &mut syn::Item) {}
        fn visit_expr_return_mut(&mut self, r: &mut syn::ExprReturn) {
            visit_mut::visit_expr_return_mut(self, r);
            if !is_failed(r)
                && let Some(e) = r.expr.as_deref_mut()
            {
                plain(e);
            }
        }
    }
    let mut block = block.clone();
    Returns.visit_block_mut(&mut block);
    plain_block(&mut block);
    block
}

fn plain_block(b: &mut Block) {
    if let Some(Stmt::Expr(e, None)) = b.stmts.last_mut() {
        plain(e);
    }
}

/// The value for a result.
fn plain(e: &mut Expr) {
    match e {
        Expr::Paren(p) => plain(&mut p.expr),
        Expr::Group(g) => plain(&mut g.expr),
        Expr::Block(b) if b.label.is_none() => plain_block(&mut b.block),
        Expr::If(i) => {
            plain_block(&mut i.then_branch);
            if let Some((_, other)) = &mut i.else_branch {
                plain(other);
            }
        }
        Expr::Match(m) => m.arms.iter_mut().for_each(|a| plain(&mut a.body)),
        Expr::Return(_) | Expr::Macro(_) | Expr::Loop(_) | Expr::Break(_) | Expr::Continue(_) => {}
        e if is_error(e) => {
            let span = e.span();
            let return_token = syn::Token![return](span);
            let error = std::mem::replace(e, Expr::Verbatim(TokenStream::new()));
            *e = Expr::Return(syn::ExprReturn { attrs: Vec::new(), return_token, expr: Some(Box::new(error)) });
        }
        e => match success(e) {
            Some(value) => *e = value.clone(),
            None => {
                let question_token = syn::Token![?](e.span());
                let expr = Box::new(std::mem::replace(e, Expr::Verbatim(TokenStream::new())));
                *e = Expr::Try(syn::ExprTry { attrs: Vec::new(), expr, question_token });
            }
        },
    }
}

/// Where Rust of the user's may leave the function without a value.
fn failure_in(e: &Expr) -> Option<Span> {
    struct Failures(Option<Span>);
    impl<'ast> Visit<'ast> for Failures {
        fn visit_expr_closure(&mut self, _: &'ast syn::ExprClosure) {}
        fn visit_expr_async(&mut self, _: &'ast syn::ExprAsync) {}
        fn visit_item(&mut self, _: &'ast syn::Item) {}
        fn visit_expr_try(&mut self, t: &'ast syn::ExprTry) {
            self.0 = self.0.or(Some(t.question_token.span));
            visit::visit_expr_try(self, t);
        }
        fn visit_expr_return(&mut self, r: &'ast syn::ExprReturn) {
            if is_failed(r) {
                self.0 = self.0.or(Some(r.return_token.span));
            }
            visit::visit_expr_return(self, r);
        }
        fn visit_macro(&mut self, m: &'ast syn::Macro) {
            if last_name(&m.path).is_some_and(|n| LEAVES.contains(&n.as_str())) {
                self.0 = self.0.or(Some(m.path.span()));
            }
        }
    }
    let mut failures = Failures(None);
    failures.visit_expr(e);
    failures.0
}

/// A call and the methods after it, the last one first.
fn with_methods(e: &Expr) -> Option<(&ExprCall, Vec<&ExprMethodCall>)> {
    let mut methods = Vec::new();
    let mut e = unparenthesized(e);
    loop {
        match e {
            Expr::MethodCall(m) => {
                methods.push(m);
                e = unparenthesized(&m.receiver);
            }
            Expr::Call(c) if matches!(unparenthesized(&c.func), Expr::Path(_)) => return Some((c, methods)),
            _ => return None,
        }
    }
}

impl Lower {
    /// Rust of the user's, with the names of the output.
    pub(super) fn rust(&mut self, e: &Expr) -> TokenStream {
        if let Some(span) = failure_in(e) {
            self.may_fail(span);
        }
        self.scope.renamed(e)
    }

    /// A macro of the user's.
    pub(super) fn rust_macro(&mut self, mac: &syn::Macro, at: impl ToTokens) -> TokenStream {
        if last_name(&mac.path).is_some_and(|n| LEAVES.contains(&n.as_str())) {
            self.may_fail(mac.path.span());
        }
        self.scope.renamed(at)
    }

    /// Refuses a failure where it cannot leave the function.
    fn may_fail(&mut self, span: Span) {
        let message = if self.derived > 0 || self.function.is_none() {
            messages::FAILS_IN_DERIVATIVE
        } else if !self.fails {
            messages::FAILS_WITHOUT_RESULT
        } else if self.by_example > 0 {
            messages::FAILS_BY_EXAMPLE
        } else {
            return;
        };
        self.errors.push(syn::Error::new(span, message));
    }

    /// `f(&x)?`, with methods between.
    pub(super) fn tried(&mut self, t: &syn::ExprTry) -> Value {
        let span = t.question_token.span;
        self.may_fail(span);
        match with_methods(&t.expr) {
            Some((c, methods)) => self.call_with(c, &methods, BEFORE_TRY, quote::quote_spanned!(span=> ?)),
            None => self.error(&t.expr, messages::TRY_OF_VALUE),
        }
    }

    /// `f(&x).unwrap()`, with methods between.
    pub(super) fn unwrapped(&mut self, m: &ExprMethodCall) -> Value {
        if let Expr::MethodCall(end) = unparenthesized(&m.receiver)
            && let Some(entry) = self.end_of_list(end)
        {
            return entry;
        }
        let Some((c, methods)) = with_methods(&m.receiver) else {
            return self.error(&m.method, messages::TRY_OF_VALUE);
        };
        let (name, args) = (&m.method, self.arguments_after(m));
        self.call_with(c, &methods, BEFORE_TRY, quote!(.#name(#(#args),*)))
    }

    fn arguments_after(&mut self, m: &ExprMethodCall) -> Vec<TokenStream> {
        let mut args = Vec::with_capacity(m.args.len());
        for a in &m.args {
            if let Some(name) = self.scope.tracked_in(a) {
                self.errors.at(a, messages::error_of_tracked(&name));
            }
            args.push(self.rust(a));
        }
        args
    }

    /// A call whose value is taken out by what follows it.
    fn call_with(&mut self, c: &ExprCall, methods: &[&ExprMethodCall], known: &[&str], last: TokenStream) -> Value {
        let mut end = TokenStream::new();
        for m in methods.iter().rev() {
            let name = &m.method;
            if !known.contains(&name.to_string().as_str()) {
                return self.error(name, messages::method_before_try(&name.to_string(), known));
            }
            let args = self.arguments_after(m);
            end.extend(quote!(.#name(#(#args),*)));
        }
        end.extend(last);
        let value = self.call(c);
        match self.out.last_mut() {
            Some(s) if matches!(&value, Value::Var(v) if s.dsts == [*v]) => {
                if let Op::Call { end: of_call, .. } = &mut s.op {
                    *of_call = end;
                    return value;
                }
                self.error(c, messages::TRY_OF_VALUE)
            }
            _ if matches!(value, Value::Refused) => value,
            _ => self.error(c, messages::TRY_OF_VALUE),
        }
    }

    /// `return Err(e)`.
    pub(super) fn failed(&mut self, e: &Expr) -> Value {
        if let Some(name) = self.scope.tracked_in(e) {
            return self.error(e, messages::error_of_tracked(&name));
        }
        let tokens = self.rust(e);
        self.verbatim(quote!(#tokens;), e.span());
        Value::Never
    }
}
