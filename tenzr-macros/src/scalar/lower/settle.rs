//! What is decided once it is known what is active, and replacing one variable by another.

use super::super::activity::is_active_call;
use super::super::ir::{Arena, Arg, Block, Callee, Capture, Function, Make, Operand, Place, Step, Stmt, Value, Var};
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::quote;

/// Calls of functions without active arguments are left to Rust.
pub fn settle(f: &mut Function) {
    let arena = std::mem::take(&mut f.arena);
    block(&mut f.body, &arena);
    f.arena = arena;
}

fn block(b: &mut Block, arena: &Arena) {
    super::lift::each_lifted(b, &mut |l| block(&mut l.body, arena));
    calls(b, arena);
}

fn calls(b: &mut Block, arena: &Arena) {
    for s in &mut b.stmts {
        if let Stmt::Call { var, callee, args, .. } = s
            && !is_active_call(arena, args)
            && let Some(capture) = plain_call(arena, callee, args)
        {
            *s = match var {
                Some(var) => Stmt::Let { var: *var, value: Value::Capture(capture) },
                None => Stmt::Effect(capture),
            };
        }
        s.blocks_mut().into_iter().for_each(|b| calls(b, arena));
    }
}

fn plain_call(arena: &Arena, callee: &Callee, args: &[Arg]) -> Option<Capture> {
    let mut reads = Vec::new();
    let mut writes = Vec::new();
    let mut tokens = Vec::new();
    for a in args {
        tokens.push(match a {
            Arg::Value(o) => {
                reads.extend(o.var());
                operand(arena, o)
            }
            Arg::Ref(p) | Arg::RefMut(p) => {
                let t = place(arena, p)?;
                reads.push(p.base);
                reads.extend(p.indices().filter_map(Operand::var));
                match a {
                    Arg::RefMut(_) => {
                        writes.push(p.base);
                        quote!(&mut #t)
                    }
                    _ => quote!(&#t),
                }
            }
            Arg::Capture(c) => {
                reads.extend(&c.reads);
                c.tokens.clone()
            }
        });
    }
    let tokens = match callee {
        Callee::Function(path) => quote!(#path(#(#tokens),*)),
        Callee::Method(name) | Callee::Bounded(_, name) => {
            let (receiver, rest) = tokens.split_first()?;
            quote!((#receiver).#name(#(#rest),*))
        }
        Callee::Gradient(path, false) => quote!(#path::grad(#(#tokens),*)),
        Callee::Gradient(path, true) => quote!(#path::value_and_grad(#(#tokens),*)),
        Callee::Tangent(path) => quote!(#path::jvp(#(#tokens),*)),
        Callee::Pulled(path) => quote!(#path::pulled(#(#tokens),*)),
        Callee::Parameter => return None,
    };
    Some(Capture { tokens, reads, writes, repeatable: false })
}

fn operand(arena: &Arena, o: &Operand) -> TokenStream {
    match o {
        Operand::Var(v) => {
            let name = arena.ident(*v);
            quote!(#name)
        }
        Operand::Float(_, t) | Operand::Int(_, t) | Operand::Tokens(t) => t.clone(),
    }
}

/// A place as an expression, if its steps can be written.
pub fn place(arena: &Arena, p: &Place) -> Option<TokenStream> {
    let name = arena.ident(p.base);
    let mut tokens = quote!(#name);
    if arena.info(p.base).by_ref && p.path.is_empty() {
        tokens = quote!(*#tokens);
    }
    for s in &p.path {
        tokens = match s {
            Step::Field(m) => quote!(#tokens.#m),
            Step::Index(i) => {
                let i: Vec<TokenStream> = i.iter().map(|o| operand(arena, o)).collect();
                match i.as_slice() {
                    [one] => quote!(#tokens[#one]),
                    all => quote!(#tokens[[#(#all),*]]),
                }
            }
            Step::Range(a, b) => {
                let a = a.iter().map(|o| operand(arena, o));
                let b = b.iter().map(|o| operand(arena, o));
                quote!(#tokens[#(#a)*..#(#b)*])
            }
            Step::Payload | Step::Variant(..) => return None,
        };
    }
    Some(tokens)
}

/// Replaces a variable where a statement uses it; its blocks are left out.
pub fn replace(s: &mut Stmt, old: Var, new: Var, old_name: &Ident, new_name: &Ident) {
    let mut r = Replace { old, new, old_name, new_name };
    match s {
        Stmt::Let { value, .. } => r.value(value),
        Stmt::Declare { init, .. } => init.iter_mut().for_each(|o| r.operand(o)),
        Stmt::Assign { place, value } | Stmt::Update { place, value, .. } | Stmt::Push { place, value } => {
            r.place(place);
            r.operand(value);
        }
        Stmt::Swap { a, b } => {
            r.place(a);
            r.place(b);
        }
        Stmt::Reverse { place } => r.place(place),
        Stmt::If { cond, .. } => r.operand(cond),
        Stmt::Match { on, arms, .. } => {
            r.capture(on);
            arms.iter_mut().filter_map(|a| a.guard.as_mut()).for_each(|g| r.capture(g));
        }
        Stmt::For { range, .. } => {
            r.operand(&mut range.start);
            r.operand(&mut range.end);
        }
        Stmt::While { cond, .. } => r.operand(cond),
        Stmt::Call { args, .. } => args.iter_mut().for_each(|a| r.arg(a)),
        Stmt::Effect(c) => r.capture(c),
        Stmt::Pull { .. }
        | Stmt::Unpop { .. }
        | Stmt::IfKept { .. }
        | Stmt::Backwards { .. }
        | Stmt::Recompute(_)
        | Stmt::PullAgain { .. } => {}
    }
}

struct Replace<'a> {
    old: Var,
    new: Var,
    old_name: &'a Ident,
    new_name: &'a Ident,
}

impl Replace<'_> {
    fn var(&mut self, v: &mut Var) {
        if *v == self.old {
            *v = self.new;
        }
    }

    fn operand(&mut self, o: &mut Operand) {
        if let Operand::Var(v) = o {
            self.var(v);
        }
    }

    fn place(&mut self, p: &mut Place) {
        self.var(&mut p.base);
        for s in &mut p.path {
            match s {
                Step::Index(i) => i.iter_mut().for_each(|o| self.operand(o)),
                Step::Range(a, b) => a.iter_mut().chain(b).for_each(|o| self.operand(o)),
                Step::Field(_) | Step::Payload | Step::Variant(..) => {}
            }
        }
    }

    fn capture(&mut self, c: &mut Capture) {
        if c.reads.contains(&self.old) || c.writes.contains(&self.old) {
            c.reads.iter_mut().chain(&mut c.writes).for_each(|v| self.var(v));
            c.tokens = self.tokens(c.tokens.clone());
        }
    }

    fn tokens(&self, tokens: TokenStream) -> TokenStream {
        let renamed = tokens.into_iter().map(|t| match t {
            TokenTree::Ident(i) if i == *self.old_name => TokenTree::Ident(self.new_name.clone()),
            TokenTree::Group(g) => {
                let mut new = proc_macro2::Group::new(g.delimiter(), self.tokens(g.stream()));
                new.set_span(g.span());
                TokenTree::Group(new)
            }
            t => t,
        });
        renamed.collect()
    }

    fn arg(&mut self, a: &mut Arg) {
        match a {
            Arg::Value(o) => self.operand(o),
            Arg::Ref(p) | Arg::RefMut(p) => self.place(p),
            Arg::Capture(c) => self.capture(c),
        }
    }

    fn value(&mut self, v: &mut Value) {
        match v {
            Value::Prim(_, operands) => operands.iter_mut().for_each(|o| self.operand(o)),
            Value::Make(make, operands) => {
                operands.iter_mut().for_each(|o| self.operand(o));
                if let Make::Repeat(n) | Make::VecRepeat(n) | Make::EmptyVec(Some(n)) = make {
                    self.operand(n);
                }
            }
            Value::Read(p) | Value::ToVec(p) | Value::Pop(p) => self.place(p),
            Value::Copy(o) => self.operand(o),
            Value::Compare(_, a, b) => {
                self.operand(a);
                self.operand(b);
            }
            Value::Capture(c) => self.capture(c),
            _ => {}
        }
    }
}
