//! Random programs of tensors as Rust source, from a seed.
//!
//! Every program is a differentiable function `(x: &X, w: &W, k: f64, n: usize) -> L`, with functions that it may call. Operands
//! of partial operations are guarded, what a loop changes stays bounded, and every loop ends.

mod statement;
mod value;

use crate::random::Random;

/// The axes of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// `[]`
    Single,
    /// `[A]`
    Column,
    /// `[B]`
    Row,
    /// `[A, B]`
    Matrix,
}

const KINDS: [Kind; 4] = [Kind::Single, Kind::Column, Kind::Row, Kind::Matrix];

/// A value in scope.
#[derive(Clone, Debug)]
struct Var {
    name: String,
    kind: Kind,
    mutable: bool,
}

/// A loop around the statement that is being written.
#[derive(Clone, Debug)]
struct Loop {
    label: Option<String>,
    /// What `break` gives.
    gives: Option<Kind>,
}

/// Writes one program.
struct Maker {
    random: Random,
    vars: Vec<Var>,
    /// Integers of Rust's in scope.
    ints: Vec<String>,
    lines: Vec<String>,
    indent: usize,
    /// How many names were made.
    names: usize,
    loops: Vec<Loop>,
    /// Lists of rows in scope, none of them empty.
    lists: Vec<String>,
    /// How many statements may still be written.
    fuel: usize,
}

/// What programs call.
const HELPERS: &str = "\
#[differentiable]
fn scaled(m: &X, r: &W) -> X {
    let s = m.dot(r, B).tanh();
    m * r + s
}

#[differentiable]
fn parted(m: &X) -> (C, L) {
    let c = m.sum(B);
    if c.sum_all() > 0.3 { (c.tanh(), m.mean_all()) } else { (c * 0.5, m.max_all()) }
}

#[differentiable]
fn settled(c: &C, s: &L) -> L {
    let mut t = c.dot(c, A) * 0.1 + s;
    for _ in 0..3 {
        if t > 0.8 {
            break;
        }
        t = t * 1.2 + 0.1;
    }
    t.tanh()
}

#[differentiable]
fn stacked(m: &X, n: usize) -> Result<Vec<W>, String> {
    let mut rows: Vec<W> = Vec::new();
    if n > 9 {
        return Err(n.to_string());
    }
    for i in 0..n.min(2) {
        rows.push(m.index(A, i).tanh());
    }
    rows.push(m.mean(A));
    Ok(rows)
}

#[differentiable]
fn folded(rows: &[W], s: &L) -> L {
    let mut t = s * 0.5;
    for (i, r) in rows.iter().enumerate() {
        if t > 1.5 {
            break;
        }
        t = t * 0.7 + r.sum_all().tanh() * (1.0 + i as f64);
    }
    t
}

#[differentiable]
fn wave(s: f64, k: f64) -> f64 {
    let mut y = s;
    while y < 0.0 {
        y = y * 0.5 + 0.3;
    }
    (y * k).sin()
}
";

/// The source of `count` programs and a table of their entries.
pub fn source(seed: u64, count: usize) -> String {
    let mut out = format!("// Written by `generate` beside this file, from the seed {seed}.\n\n");
    out += "use crate::check::{A, B, C, Entry, L, N, W, X, Xs, entry, flat, flat_of, w_of, x_of};\nuse tenzr::prelude::*;\n\n";
    let names: Vec<String> = (0..count).map(|i| format!("entry!(program_{i})")).collect();
    out += &format!("pub const ENTRIES: &[Entry] = &[\n    {},\n];\n\n{HELPERS}", names.join(",\n    "));
    for i in 0..count {
        out += &program(i, seed.wrapping_add(i as u64)).join("\n");
        out += "\n";
    }
    out
}

/// The lines of one program.
fn program(number: usize, seed: u64) -> Vec<String> {
    let mut maker = Maker {
        random: Random::new(seed),
        vars: Vec::new(),
        ints: vec!["n".to_owned()],
        lines: Vec::new(),
        indent: 0,
        names: 0,
        loops: Vec::new(),
        lists: Vec::new(),
        fuel: 0,
    };
    maker.program(number);
    maker.lines
}

impl Maker {
    fn program(&mut self, number: usize) {
        self.declare("x", Kind::Matrix, false);
        self.declare("w", Kind::Row, false);
        self.declare("k", Kind::Single, false);
        self.fuel = 4 + self.random.below(4);
        self.line("");
        self.line("#[differentiable]");
        self.line(format!("pub fn program_{number}(x: &X, w: &W, k: f64, n: usize) -> L {{"));
        self.indent += 1;
        for kind in [Kind::Single, Kind::Row] {
            let name = self.fresh("m");
            let value = self.value(kind, 1);
            self.line(format!("let mut {name} = {value} * 1.0;"));
            self.declare(&name, kind, true);
        }
        while self.fuel > 0 {
            self.statement();
        }
        let mut terms: Vec<String> = Vec::new();
        for v in self.vars.clone().iter().rev().take(3) {
            terms.push(if v.kind == Kind::Single { v.name.clone() } else { format!("{}.sum_all()", v.name) });
        }
        terms.push(self.value(Kind::Single, 2));
        self.line(terms.join(" + "));
        self.indent -= 1;
        self.line("}");
    }

    fn line(&mut self, text: impl AsRef<str>) {
        let text = text.as_ref();
        self.lines.push(if text.is_empty() { String::new() } else { format!("{}{text}", "    ".repeat(self.indent)) });
    }

    /// A name that nothing has.
    fn fresh(&mut self, stem: &str) -> String {
        self.names += 1;
        format!("{stem}{}", self.names)
    }

    fn declare(&mut self, name: &str, kind: Kind, mutable: bool) {
        self.vars.push(Var { name: name.to_owned(), kind, mutable });
    }

    /// Runs `f` with a scope of its own.
    fn scoped<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        let scope = (self.vars.clone(), self.ints.clone(), self.lists.clone());
        let result = f(self);
        (self.vars, self.ints, self.lists) = scope;
        result
    }

    /// One of the values that satisfy a condition.
    fn choose(&mut self, f: impl Fn(&Var) -> bool) -> Option<Var> {
        let all: Vec<Var> = self.vars.iter().filter(|v| f(v)).cloned().collect();
        (!all.is_empty()).then(|| self.random.pick(&all).clone())
    }

    /// Some statements further in.
    fn block(&mut self, statements: usize) {
        self.indent += 1;
        let statements = if self.fuel == 0 { 1 } else { statements };
        self.scoped(|m| (0..statements).for_each(|_| m.statement()));
        self.indent -= 1;
    }
}
