//! The representation as text, a line a statement, for tests.

use super::ir::{
    Arena, Arg, Block, Callee, Capture, Comparison, Function, Kept, Make, Operand, Place, Range, Step, Stmt, Value, Var,
};
use quote::ToTokens;
use std::fmt::Write;

/// A function.
pub fn function(f: &Function) -> String {
    let p = Printer { arena: &f.arena };
    let mut out = String::new();
    let params: Vec<String> = f.params.iter().map(|q| p.param(q.var)).collect();
    let _ = writeln!(out, "fn({})", params.join(", "));
    p.block(&f.body, 1, &mut out);
    if let Some(o) = &f.result {
        let _ = writeln!(out, "    -> {}", p.operand(o));
    }
    out
}

struct Printer<'a> {
    arena: &'a Arena,
}

fn tight(tokens: impl ToTokens) -> String {
    let mut text = tokens.to_token_stream().to_string().replace('\n', " ");
    for (wide, narrow) in [
        (" (", "("),
        ("( ", "("),
        (" )", ")"),
        (" [", "["),
        ("[ ", "["),
        (" ]", "]"),
        (" . ", "."),
        (" :: ", "::"),
        (" ,", ","),
        (" !", "!"),
        (":: ", "::"),
        ("& ", "&"),
        (" ;", ";"),
    ] {
        text = text.replace(wide, narrow);
    }
    text
}

impl Printer<'_> {
    fn var(&self, v: Var) -> String {
        self.arena.ident(v).to_string()
    }

    /// With a mark where it is active.
    fn bound(&self, v: Var) -> String {
        let mark = if self.arena.info(v).active { "'" } else { "" };
        format!("{}{mark}", self.var(v))
    }

    fn param(&self, v: Var) -> String {
        let info = self.arena.info(v);
        let by = match (info.by_ref, info.mutable) {
            (true, true) => "&mut ",
            (true, false) => "&",
            (false, true) => "mut ",
            (false, false) => "",
        };
        format!("{by}{}", self.bound(v))
    }

    fn vars(&self, vars: &[Var]) -> String {
        vars.iter().map(|v| self.var(*v)).collect::<Vec<_>>().join(", ")
    }

    fn operand(&self, o: &Operand) -> String {
        match o {
            Operand::Var(v) => self.var(*v),
            Operand::Float(_, t) | Operand::Int(_, t) | Operand::Tokens(t) => tight(t),
        }
    }

    fn operands(&self, o: &[Operand]) -> String {
        o.iter().map(|o| self.operand(o)).collect::<Vec<_>>().join(", ")
    }

    fn place(&self, p: &Place) -> String {
        let mut out = self.var(p.base);
        for s in &p.path {
            match s {
                Step::Field(m) => out += &format!(".{}", tight(m)),
                Step::Index(i) => out += &format!("[{}]", self.operands(i)),
                Step::Range(a, b) => {
                    let side = |o: &Option<Operand>| o.as_ref().map(|o| self.operand(o)).unwrap_or_default();
                    out += &format!("[{}..{}]", side(a), side(b));
                }
                Step::Payload => out += "?",
                Step::Variant(v, m) => out += &format!("<{}>.{}", tight(v), tight(m)),
            }
        }
        out
    }

    fn capture(&self, c: &Capture) -> String {
        // What is written between may be different each time.
        let repeatable = c.repeatable && c.reads.iter().all(|v| !self.arena.info(*v).mutable);
        format!("{}`{}`", if repeatable { "" } else { "once " }, tight(&c.tokens))
    }

    fn make(&self, m: &Make, o: &[Operand]) -> String {
        let all = self.operands(o);
        match m {
            Make::Array => format!("[{all}]"),
            Make::Repeat(n) => format!("[{all}; {}]", self.operand(n)),
            Make::Vec => format!("vec![{all}]"),
            Make::VecRepeat(n) => format!("vec![{all}; {}]", self.operand(n)),
            Make::EmptyVec(None) => "vec![]".to_owned(),
            Make::EmptyVec(Some(n)) => format!("vec![] of {}", self.operand(n)),
            Make::Default => "default".to_owned(),
            Make::Tuple => format!("({all})"),
            Make::Struct(p, members, rest) => {
                let names: Vec<String> = members.iter().map(tight).collect();
                format!("{} {{ {} }} of ({all}){}", tight(p), names.join(", "), if *rest { " .." } else { "" })
            }
            Make::Constructor(p) => format!("{}({all})", tight(p)),
            Make::Function(p) => format!("fn {}", tight(p)),
            Make::Lifted(l) => {
                let (params, captured): (Vec<Var>, _) = (l.params.iter().map(|p| p.var).collect(), &l.captured);
                let mut body = String::new();
                self.block(&l.body, 2, &mut body);
                let (params, captured) = (self.vars(&params), self.vars(captured));
                format!("|{params}| of {captured} = {all} {{\n{body}    }} -> {}", self.operand(&l.result))
            }
        }
    }

    fn value(&self, v: &Value) -> String {
        match v {
            Value::Prim(p, o) => format!("{}({})", p.name, self.operands(o)),
            Value::Read(p) => format!("*{}", self.place(p)),
            Value::ToVec(p) => format!("to_vec {}", self.place(p)),
            Value::Copy(o) => self.operand(o),
            Value::Make(m, o) => self.make(m, o),
            Value::Compare(op, a, b) => format!("{} {} {}", self.operand(a), comparison(*op), self.operand(b)),
            Value::Capture(c) => self.capture(c),
            Value::Pop(p) => format!("pop {}", self.place(p)),
            Value::ZeroLike(p) => format!("zero like {}", self.place(p)),
            Value::Zero(_) => "zero".to_owned(),
            Value::Take(p) => format!("take {}", self.place(p)),
            Value::Replace(p, v) => format!("replace {} by {}", self.place(p), self.var(*v)),
            Value::Pullback { ct, prim, index, operands, result, .. } => {
                let result = result.map(|v| format!("; {}", self.var(v))).unwrap_or_default();
                format!("{} * {}_{index}({}{result})", self.operand(ct), prim.name, self.operands(operands))
            }
            Value::Unpush(p) => format!("unpush {}", self.place(p)),
            Value::Nonzero(v) => format!("nonzero {}", self.var(*v)),
        }
    }

    fn arg(&self, a: &Arg) -> String {
        match a {
            Arg::Value(o) => self.operand(o),
            Arg::Ref(p) => format!("&{}", self.place(p)),
            Arg::RefMut(p) => format!("&mut {}", self.place(p)),
            Arg::Capture(c) => self.capture(c),
        }
    }

    fn callee(&self, c: &Callee) -> String {
        match c {
            Callee::Function(p) => tight(p),
            Callee::Gradient(p, false) => format!("{}::grad", tight(p)),
            Callee::Gradient(p, true) => format!("{}::value_and_grad", tight(p)),
            Callee::Tangent(p) => format!("{}::jvp", tight(p)),
            Callee::Pulled(p) => format!("{}::pulled", tight(p)),
            Callee::Method(m) | Callee::Bounded(_, m) => format!(".{m}"),
            Callee::Parameter => "value".to_owned(),
        }
    }

    fn kept(&self, k: Option<&Kept>) -> String {
        k.map(|k| {
            let all: Vec<String> = k.values.iter().map(|v| self.vars(v)).collect();
            format!(" keep {} [{}]", self.var(k.record), all.join(" | "))
        })
        .unwrap_or_default()
    }

    fn range(&self, r: &Range) -> String {
        let dots = if r.inclusive { "..=" } else { ".." };
        let rev = if r.reversed { " reversed" } else { "" };
        format!("{}{dots}{}{rev}", self.operand(&r.start), self.operand(&r.end))
    }

    fn exit(&self, e: Option<Var>) -> String {
        e.map(|v| format!(" exit {}", self.var(v))).unwrap_or_default()
    }

    fn block(&self, b: &Block, depth: usize, out: &mut String) {
        b.stmts.iter().for_each(|s| self.stmt(s, depth, out));
    }

    fn stmt(&self, s: &Stmt, depth: usize, out: &mut String) {
        let pad = "    ".repeat(depth);
        let _ = match s {
            Stmt::Let { var, value } => writeln!(out, "{pad}{} = {}", self.bound(*var), self.value(value)),
            Stmt::Declare { var, init: None } => writeln!(out, "{pad}let {}", self.bound(*var)),
            Stmt::Declare { var, init: Some(o) } => {
                writeln!(out, "{pad}mut {} = {}", self.bound(*var), self.operand(o))
            }
            Stmt::Assign { place, value } => writeln!(out, "{pad}{} := {}", self.place(place), self.operand(value)),
            Stmt::Update { place, negate, value } => {
                let op = if *negate { "-=" } else { "+=" };
                writeln!(out, "{pad}{} {op} {}", self.place(place), self.operand(value))
            }
            Stmt::Swap { a, b } => writeln!(out, "{pad}swap {}, {}", self.place(a), self.place(b)),
            Stmt::Push { place, value } => writeln!(out, "{pad}push {}, {}", self.place(place), self.operand(value)),
            Stmt::Reverse { place } => writeln!(out, "{pad}reverse {}", self.place(place)),
            Stmt::Effect(c) => writeln!(out, "{pad}do {}", self.capture(c)),
            Stmt::Call { var, callee, args, .. } => {
                let args: Vec<String> = args.iter().map(|a| self.arg(a)).collect();
                let var = var.map(|v| format!("{} = ", self.bound(v))).unwrap_or_default();
                writeln!(out, "{pad}{var}call {}({})", self.callee(callee), args.join(", "))
            }
            Stmt::Pull { pullback, ct, .. } => {
                let ct = ct.as_ref().map(|p| self.place(p)).unwrap_or_default();
                writeln!(out, "{pad}pull {}({ct})", self.var(*pullback))
            }
            Stmt::Unpop { place, value } => writeln!(out, "{pad}unpop {}, {}", self.place(place), self.var(*value)),
            s => self.nested(s, depth, out),
        };
    }

    fn nested(&self, s: &Stmt, depth: usize, out: &mut String) -> std::fmt::Result {
        let pad = "    ".repeat(depth);
        match s {
            Stmt::If { cond, then, otherwise, kept } => {
                writeln!(out, "{pad}if {}{}", self.operand(cond), self.kept(kept.as_ref()))?;
                self.block(then, depth + 1, out);
                if !otherwise.stmts.is_empty() {
                    writeln!(out, "{pad}else")?;
                    self.block(otherwise, depth + 1, out);
                }
                Ok(())
            }
            Stmt::Match { on, arms, kept } => {
                writeln!(out, "{pad}match {}{}", self.capture(on), self.kept(kept.as_ref()))?;
                for a in arms {
                    let guard = a.guard.as_ref().map(|g| format!(" if {}", self.capture(g))).unwrap_or_default();
                    writeln!(out, "{pad}  {}{guard} =>", tight(&a.pattern))?;
                    self.block(&a.body, depth + 1, out);
                }
                Ok(())
            }
            Stmt::For { var, range, exit, body, kept } => {
                let kept = self.kept(kept.as_ref());
                writeln!(out, "{pad}for {} in {}{}{kept}", self.var(*var), self.range(range), self.exit(*exit))?;
                self.block(body, depth + 1, out);
                Ok(())
            }
            Stmt::While { head, cond, exit, body, kept } => {
                writeln!(out, "{pad}while{}{}", self.exit(*exit), self.kept(kept.as_ref()))?;
                self.block(head, depth + 2, out);
                writeln!(out, "{pad}  holds {}", self.operand(cond))?;
                self.block(body, depth + 1, out);
                Ok(())
            }
            Stmt::IfKept { record, blocks } => {
                for (values, b) in blocks {
                    writeln!(out, "{pad}if kept {} [{}]", self.var(*record), self.vars(values))?;
                    self.block(b, depth + 1, out);
                }
                Ok(())
            }
            Stmt::Backwards { record, values, body, .. } => {
                writeln!(out, "{pad}backwards {} [{}]", self.var(*record), self.vars(values))?;
                self.block(body, depth + 1, out);
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

fn comparison(c: Comparison) -> &'static str {
    match c {
        Comparison::Lt => "<",
        Comparison::Le => "<=",
        Comparison::Gt => ">",
        Comparison::Ge => ">=",
        Comparison::Eq => "==",
        Comparison::Ne => "!=",
    }
}
