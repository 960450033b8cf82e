//! The representation as text: for the tests of each stage, and for reading.

use crate::ir::{Arena, Arg, Attr, Cotangent, Op, Operand, Pullback, RuleArg, Stmt, Var, Written};
use crate::region::Control;
use proc_macro2::TokenStream;
use std::fmt::Write;

/// Statements, one a line.
pub fn print(arena: &Arena, stmts: &[Stmt]) -> String {
    let mut out = String::new();
    for s in stmts {
        statement(arena, s, 0, &mut out);
    }
    out
}

fn name(arena: &Arena, v: Var) -> String {
    format!("{}_{}", arena.info(v).name, v.0)
}

fn names<'a>(arena: &Arena, vars: impl IntoIterator<Item = &'a Var>) -> String {
    vars.into_iter().map(|v| name(arena, *v)).collect::<Vec<_>>().join(", ")
}

fn tokens(t: &TokenStream) -> String {
    t.to_string().replace(' ', "")
}

fn statement(arena: &Arena, s: &Stmt, depth: usize, out: &mut String) {
    let indent = "  ".repeat(depth);
    let results = if s.dsts.is_empty() { String::new() } else { format!("{} = ", names(arena, &s.dsts)) };
    // Writing to a string does not fail.
    let _ = writeln!(out, "{indent}{results}{}", operation(arena, &s.op));
    if let Op::Region(r) = &s.op {
        for (i, a) in r.arms.iter().enumerate() {
            let given = a.params.iter().zip(&a.args).map(|(p, x)| format!("{} = {}", name(arena, *p), name(arena, *x)));
            let given = given.collect::<Vec<_>>().join(", ");
            let pattern = match &r.control {
                Control::Match { patterns, .. } => format!("`{}` ", patterns[i]),
                _ => String::new(),
            };
            let _ = writeln!(out, "{indent}{pattern}({given}) {{");
            a.stmts.iter().for_each(|s| statement(arena, s, depth + 1, out));
            let stop = a.stop.map(|v| format!(", ends if {}", name(arena, v))).unwrap_or_default();
            let _ = writeln!(out, "{indent}}} -> {}{stop}", names(arena, &a.results));
        }
    }
    if let Op::Pullback(p) = &s.op {
        for inner in &p.body.stmts {
            statement(arena, inner, depth + 1, out);
        }
        let _ = writeln!(out, "{indent}}} -> {}", names(arena, &p.body.results));
    }
}

fn operation(arena: &Arena, op: &Op) -> String {
    let n = |v: &Var| name(arena, *v);
    match op {
        Op::Capture(t) => format!("`{t}`"),
        Op::Verbatim(t) => format!("rust `{t}`"),
        Op::Prim { prim, operands, attrs, residual } => {
            let operands: Vec<String> = operands.iter().map(|o| operand(arena, o)).collect();
            let kept = if *residual { " keeping its residual" } else { "" };
            format!("{}({}{}){kept}", prim.name, operands.join(", "), attributes(arena, attrs))
        }
        Op::Call { path, args, .. } => format!("call {}({})", path_name(path), arguments(arena, args)),
        Op::CallPullback { path, args, .. } => {
            format!("call {} with pullback({})", path_name(path), arguments(arena, args))
        }
        Op::Root { params } => format!("ambient of ({})", names(arena, params)),
        Op::Enter { ambient, axis, extent } => format!("{} entering {} of {}", n(ambient), tokens(axis), n(extent)),
        Op::EnterLevel { ambient, level } => format!("{} entering level {}", n(ambient), level.0),
        Op::Extent { axis, args, .. } => {
            let args: Vec<String> = args.iter().map(|(_, v)| n(v)).collect();
            format!("extent of {} in ({})", tokens(axis), args.join(", "))
        }
        Op::Lift { x, ambient, primal: false } => format!("lift({}, {})", n(x), n(ambient)),
        Op::Lift { x, ambient, primal: true } => format!("lift primal({}, {})", n(x), n(ambient)),
        Op::Absent { ambient } => format!("absent in {}", n(ambient)),
        Op::EmptyList { ambient } => format!("empty list in {}", n(ambient)),
        Op::Len { list } => format!("length of {}", n(list)),
        Op::Named { x, name } => format!("{name} is {}", n(x)),
        Op::Sides(condition) => format!("sides of {}", n(condition)),
        Op::Region(r) => match &r.control {
            Control::Match { scrutinee, .. } => format!("match `{scrutinee}`"),
            Control::If(v) => format!("if {}", n(v)),
            Control::Sides(v) => format!("by side of {}", n(v)),
            Control::For { pat, iter } => format!("for `{pat}` in `{iter}`"),
            Control::Loop => "loop".to_owned(),
            Control::Rewind { kept, .. } => format!("back through {}", n(kept)),
        },
        Op::Check { ty, x } => format!("check {}: {}", n(x), tokens(ty)),
        Op::Alias(x) => n(x),
        Op::Pullback(p) => pullback(arena, p),
        Op::Rule { rule, args, .. } => {
            let args: Vec<String> = args.iter().map(|a| rule_argument(arena, a)).collect();
            format!("{rule}({})", args.join(", "))
        }
        Op::Pull { pullback, cotangents, wanted, .. } => {
            let wanted: Vec<String> = wanted.iter().map(|w| w.as_ref().map_or("_".to_owned(), n)).collect();
            format!("pull {}({}) for ({})", n(pullback), names(arena, cotangents), wanted.join(", "))
        }
        Op::Seed { like, reduced: false } => format!("seed like {}", n(like)),
        Op::Seed { like, reduced: true } => format!("seed like the total of {}", n(like)),
        Op::Zeros { like } => format!("zeros like {}", n(like)),
        Op::Accumulate { a, b, .. } => format!("{} + {}", n(a), n(b)),
    }
}

fn operand(arena: &Arena, o: &Operand) -> String {
    match o {
        Operand::Var(v) => name(arena, *v),
        Operand::Literal(Written::Whole(n)) => n.to_string(),
        Operand::Literal(Written::Float(x)) => format!("{x:?}"),
    }
}

fn attribute(arena: &Arena, a: &Attr) -> String {
    match a {
        Attr::Tokens(t) | Attr::Type(t) => tokens(t),
        Attr::Var(v) => name(arena, *v),
        Attr::Level(l) => format!("level {}", l.0),
    }
}

fn attributes(arena: &Arena, attrs: &[Attr]) -> String {
    if attrs.is_empty() {
        return String::new();
    }
    format!("; {}", attrs.iter().map(|a| attribute(arena, a)).collect::<Vec<_>>().join(", "))
}

fn path_name(path: &syn::Path) -> String {
    path.segments.iter().map(|s| s.ident.to_string()).collect::<Vec<_>>().join("::")
}

fn arguments(arena: &Arena, args: &[Arg]) -> String {
    let args: Vec<String> = args
        .iter()
        .map(|a| match a {
            Arg::Ref(v, _) => format!("&{}", name(arena, *v)),
            Arg::Value(v, _) => name(arena, *v),
            Arg::Captured(t) => format!("`{t}`"),
        })
        .collect();
    args.join(", ")
}

fn rule_argument(arena: &Arena, a: &RuleArg) -> String {
    match a {
        RuleArg::Cotangent(v) => name(arena, *v),
        RuleArg::Read(o) => operand(arena, o),
        RuleArg::Like(v) => format!("like {}", name(arena, *v)),
        RuleArg::Attr(a) => attribute(arena, a),
    }
}

fn pullback(arena: &Arena, p: &Pullback) -> String {
    let args: Vec<String> = p
        .args
        .iter()
        .zip(&p.wanted)
        .map(|(v, wanted)| format!("{}{}", if *wanted { "d " } else { "" }, name(arena, *v)))
        .collect();
    let cotangents: Vec<String> = p
        .cotangents
        .iter()
        .map(|c| match c {
            Cotangent::Seed => "seed".to_owned(),
            Cotangent::Var(v) => name(arena, *v),
        })
        .collect();
    format!("pullback({}) from {} {{", args.join(", "), cotangents.join(", "))
}
