//! Programs and sweeps as text, for the message of a failure.

use super::value::{Stop, Value as Held};
use crate::scalar::ir::{Arena, Arg, Block, Callee, Function, Make, Operand, Place, Range, Step, Stmt, Value, Var};
use crate::scalar::reverse::Sweeps;
use std::fmt::Write;

/// A function.
pub fn function(number: usize, f: &Function) -> String {
    let mut s = Show { arena: &f.arena, out: String::new(), indent: 1 };
    let params: Vec<String> = f.params.iter().map(|p| s.parameter(p.var)).collect();
    s.block(&f.body);
    let result = f.result.as_ref().map_or(String::new(), |o| format!("    {}\n", s.operand(o)));
    format!("fn f_{number}({}) {{\n{}{result}}}\n", params.join(", "), s.out)
}

/// The sweeps of a function.
pub fn sweeps(number: usize, w: &Sweeps) -> String {
    let part = |title: &str, b: &Block| {
        let mut s = Show { arena: &w.arena, out: String::new(), indent: 1 };
        s.block(b);
        format!("{title} f_{number} {{\n{}}}\n", s.out)
    };
    part("forward", &w.forward) + &part("reverse", &w.reverse)
}

/// Why a run stopped.
pub fn stop(s: &Stop, arena: &Arena) -> String {
    match s {
        Stop::Unbound(v) if (v.0 as usize) < arena.all().count() => format!("{} is not bound", arena.ident(*v)),
        other => format!("{other:?}"),
    }
}

/// Arguments.
pub fn values(args: &[Held<f64>]) -> String {
    args.iter().map(|a| format!("    {a:?}\n")).collect()
}

struct Show<'a> {
    arena: &'a Arena,
    out: String,
    indent: usize,
}

impl Show<'_> {
    fn parameter(&self, v: Var) -> String {
        let info = self.arena.info(v);
        let reference = match (info.by_ref, info.mutable) {
            (true, true) => "&mut ",
            (true, false) => "&",
            _ => "",
        };
        format!("{}: {reference}{:?}{}", self.var(v), info.ty, if info.active { "" } else { " inactive" })
    }

    fn var(&self, v: Var) -> String {
        self.arena.ident(v).to_string()
    }

    fn vars(&self, all: &[Var]) -> String {
        all.iter().map(|v| self.var(*v)).collect::<Vec<_>>().join(", ")
    }

    fn operand(&self, o: &Operand) -> String {
        match o {
            Operand::Var(v) => self.var(*v),
            Operand::Float(x, _) => format!("{x:?}"),
            Operand::Int(i, _) => i.to_string(),
            Operand::Tokens(t) if t.is_empty() => "_".into(),
            Operand::Tokens(t) => t.to_string(),
        }
    }

    fn operands(&self, all: &[Operand]) -> String {
        all.iter().map(|o| self.operand(o)).collect::<Vec<_>>().join(", ")
    }

    fn place(&self, p: &Place) -> String {
        let optional = |o: &Option<Operand>| o.as_ref().map_or(String::new(), |o| self.operand(o));
        p.path.iter().fold(self.var(p.base), |s, step| match step {
            Step::Field(syn::Member::Unnamed(i)) => format!("{s}.{}", i.index),
            Step::Field(syn::Member::Named(i)) => format!("{s}.{i}"),
            Step::Index(i) => format!("{s}[{}]", self.operands(i)),
            Step::Range(a, b) => format!("{s}[{}..{}]", optional(a), optional(b)),
            Step::Payload => format!("{s}.payload"),
            Step::Variant(..) => format!("{s}.variant"),
        })
    }

    fn line(&mut self, text: String) {
        let pad = "    ".repeat(self.indent);
        let _ = writeln!(self.out, "{pad}{text}");
    }

    fn block(&mut self, b: &Block) {
        b.stmts.iter().for_each(|s| self.stmt(s));
    }

    fn inner(&mut self, head: String, b: &Block) {
        self.line(head + " {");
        self.indent += 1;
        self.block(b);
        self.indent -= 1;
        self.line("}".into());
    }

    fn range(&self, r: &Range) -> String {
        let dots = if r.inclusive { "..=" } else { ".." };
        let reversed = if r.reversed { " reversed" } else { "" };
        format!("{}{dots}{}{reversed}", self.operand(&r.start), self.operand(&r.end))
    }

    fn stmt(&mut self, s: &Stmt) {
        let sign = |negate: bool| if negate { "-=" } else { "+=" };
        match s {
            Stmt::Let { var, value } => self.line(format!("let {} = {}", self.var(*var), self.value(value))),
            Stmt::Declare { var, init } => {
                let init = init.as_ref().map_or(String::new(), |o| format!(" = {}", self.operand(o)));
                self.line(format!("let mut {}{init}", self.var(*var)));
            }
            Stmt::Assign { place, value } => self.line(format!("{} = {}", self.place(place), self.operand(value))),
            Stmt::Update { place, negate, value } => {
                self.line(format!("{} {} {}", self.place(place), sign(*negate), self.operand(value)));
            }
            Stmt::Swap { a, b } => self.line(format!("swap {}, {}", self.place(a), self.place(b))),
            Stmt::Push { place, value } => self.line(format!("{}.push({})", self.place(place), self.operand(value))),
            Stmt::Reverse { place } => self.line(format!("{}.reverse()", self.place(place))),
            Stmt::Effect(c) => self.line(c.tokens.to_string()),
            Stmt::Unpop { place, value } => self.line(format!("{}.unpop({})", self.place(place), self.var(*value))),
            Stmt::Call { var, callee, args, pullback } => self.call(*var, callee, args, *pullback),
            Stmt::Pull { pullback, ct, args, .. } => {
                let place = |p: &Option<Place>| p.as_ref().map_or("_".into(), |p| self.place(p));
                let args: Vec<String> =
                    args.iter().map(|a| format!("{} -> {}", place(&a.again), place(&a.adjoint))).collect();
                self.line(format!("pull {}({}; {})", self.var(*pullback), place(ct), args.join(", ")));
            }
            _ => self.structured(s),
        }
    }

    fn structured(&mut self, s: &Stmt) {
        let kept = |w: &Self, k: &Option<crate::scalar::ir::Kept>| match k {
            Some(k) => {
                let values: Vec<String> = k.values.iter().map(|v| w.vars(v)).collect();
                format!(" keeping {} = [{}]", w.var(k.record), values.join("; "))
            }
            None => String::new(),
        };
        match s {
            Stmt::If { cond, then, otherwise, kept: k } => {
                self.inner(format!("if {}{}", self.operand(cond), kept(self, k)), then);
                if !otherwise.stmts.is_empty() {
                    self.inner("else".into(), otherwise);
                }
            }
            Stmt::Match { on, arms, kept: k } => {
                self.line(format!("match {}{}", on.tokens, kept(self, k)));
                for a in arms {
                    let guard = a.guard.as_ref().map_or(String::new(), |g| format!(" if {}", g.tokens));
                    self.inner(format!("| {}{guard}", a.pattern), &a.body);
                }
            }
            Stmt::For { var, range, exit, body, kept: k } => {
                let exit = exit.map_or(String::new(), |v| format!(" until {}", self.var(v)));
                let head = format!("for {} in {}{exit}{}", self.var(*var), self.range(range), kept(self, k));
                self.inner(head, body);
            }
            Stmt::While { head, cond, exit, body, kept: k } => {
                self.inner("head".into(), head);
                let exit = exit.map_or(String::new(), |v| format!(" until {}", self.var(v)));
                self.inner(format!("while {}{exit}{}", self.operand(cond), kept(self, k)), body);
            }
            Stmt::IfKept { record, blocks } => {
                self.line(format!("if kept {}", self.var(*record)));
                for (values, b) in blocks {
                    self.inner(format!("| {}", self.vars(values)), b);
                }
            }
            Stmt::Backwards { record, values, counter, body } => {
                let counter = counter
                    .as_ref()
                    .map_or(String::new(), |(v, r)| format!(" with {} in {}", self.var(*v), self.range(r)));
                let head = format!("backwards {} binding {}{counter}", self.var(*record), self.vars(values));
                self.inner(head, body);
            }
            Stmt::Recompute(r) => {
                let state = |(v, from): &(Var, Var)| format!("{} from {}", self.var(*v), self.var(*from));
                let state: Vec<String> = r.state.iter().map(state).collect();
                let counter = r
                    .counter
                    .as_ref()
                    .map_or(String::new(), |(v, range)| format!(" with {} in {}", self.var(*v), self.range(range)));
                self.line(format!("recompute {:?}, {}{counter}; {}", r.policy, self.var(r.count), state.join(", ")));
                self.inner("| iteration".into(), &r.body);
                self.inner(format!("| forward keeping {}", self.vars(&r.values)), &r.forward);
                self.inner("| reverse".into(), &r.reverse);
            }
            other => self.line(format!("{other:?}")),
        }
    }

    fn call(&mut self, var: Option<Var>, callee: &Callee, args: &[Arg], pullback: Option<Var>) {
        let name = match callee {
            Callee::Function(path) => path.get_ident().map_or(String::new(), ToString::to_string),
            Callee::Method(name) | Callee::Bounded(_, name) => format!("method {name}"),
            other => format!("{other:?}"),
        };
        let args: Vec<String> = args
            .iter()
            .map(|a| match a {
                Arg::Value(o) => self.operand(o),
                Arg::Ref(p) => format!("&{}", self.place(p)),
                Arg::RefMut(p) => format!("&mut {}", self.place(p)),
                Arg::Capture(c) => c.tokens.to_string(),
            })
            .collect();
        let results: Vec<String> = var.iter().chain(&pullback).map(|v| self.var(*v)).collect();
        self.line(format!("let ({}) = {name}({})", results.join(", "), args.join(", ")));
    }

    fn value(&self, v: &Value) -> String {
        match v {
            Value::Prim(p, operands) => format!("{}({})", p.name, self.operands(operands)),
            Value::Read(p) => self.place(p),
            Value::ToVec(p) => format!("{}.to_vec()", self.place(p)),
            Value::Copy(o) => format!("copy {}", self.operand(o)),
            Value::Make(make, operands) => {
                let name = match make {
                    Make::Array => "array".into(),
                    Make::Vec => "vec".into(),
                    Make::Tuple => "tuple".into(),
                    Make::Repeat(n) => format!("array * {} of", self.operand(n)),
                    Make::VecRepeat(n) => format!("vec * {} of", self.operand(n)),
                    Make::EmptyVec(_) => "empty vec".into(),
                    Make::Default => "default".into(),
                    Make::Constructor(p) => p.get_ident().map_or("constructor".into(), ToString::to_string),
                    Make::Struct(..) => "struct".to_string(),
                    Make::Function(_) | Make::Lifted(_) => "function".to_string(),
                };
                format!("{name} ({})", self.operands(operands))
            }
            Value::Compare(how, a, b) => format!("{how:?}({}, {})", self.operand(a), self.operand(b)),
            Value::Capture(c) => c.tokens.to_string(),
            Value::Pop(p) => format!("{}.pop()", self.place(p)),
            Value::ZeroLike(p) => format!("zero like {}", self.place(p)),
            Value::Zero(ty) => format!("zero {ty:?}"),
            Value::Take(p) => format!("take {}", self.place(p)),
            Value::Replace(p, by) => format!("replace {} by {}", self.place(p), self.var(*by)),
            Value::Pullback { ct, prim, index, operands, result } => {
                let result = result.map_or("_".into(), |v| self.var(v));
                let operands = self.operands(operands);
                format!("{} * d {}_{index}({operands}) = {result}", self.operand(ct), prim.name)
            }
            Value::Unpush(p) => format!("{}.unpush()", self.place(p)),
            Value::Nonzero(v) => format!("nonzero {}", self.var(*v)),
        }
    }
}
