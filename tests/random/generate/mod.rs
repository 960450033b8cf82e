//! Random programs as Rust source, from a seed.
//!
//! Every program is a differentiable function `(x: &[f64], a: f64, n: usize) -> f64` with a few differentiable functions
//! that it calls. Operands of partial functions are guarded, indices are taken modulo the length and every loop ends, so
//! that a program has a finite value wherever `x` has three numbers or more.

mod chain;
mod functions;
mod loops;
mod number;
mod random;
mod statement;

pub use random::Random;

use functions::Helper;

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Number,
    Int,
    Array(usize),
    Grid,
    Vec,
    /// A slice of at least one number.
    Slice,
    Pair,
    Closure,
}

/// A value in scope.
#[derive(Clone, Debug)]
struct Var {
    /// How it is written: a name, or `*name`.
    text: String,
    kind: Kind,
    mutable: bool,
}

/// What `return` gives in the function that is being written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Returns {
    Number,
    Option,
    Nothing,
    Pair,
    Array,
}

/// A loop around the statement that is being written.
#[derive(Clone, Debug)]
struct Loop {
    label: Option<String>,
    /// Whether `break` takes a value.
    valued: bool,
}

/// How much stands in a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Some 25 lines, quick to build.
    Small,
    /// Some 50 lines, with loops further inside one another.
    Large,
}

/// Writes one program.
struct Maker {
    size: Size,
    random: Random,
    vars: Vec<Var>,
    helpers: Vec<Helper>,
    lines: Vec<String>,
    indent: usize,
    /// How many names were made.
    names: usize,
    loops: Vec<Loop>,
    returns: Returns,
    /// How many statements may still be written.
    fuel: usize,
}

/// The source of `count` programs in modules of `per_module`, with a table of entries in each.
pub fn source(seed: u64, count: usize, per_module: usize, size: Size) -> String {
    let mut out = format!("// Written by `generate.rs` beside this file, from the seed {seed}.\n\n");
    let modules = count.div_ceil(per_module);
    for m in 0..modules {
        let programs = m * per_module..count.min((m + 1) * per_module);
        out += &format!("pub mod part_{m} {{\n    use crate::check::{{Entry, entry}};\n    use tenzr::prelude::*;\n");
        let names: Vec<String> = programs.clone().map(|i| format!("entry!(program_{i})")).collect();
        out += &format!("\n    pub const ENTRIES: &[Entry] = &[\n        {},\n    ];\n", names.join(",\n        "));
        for i in programs {
            for line in program(i, seed.wrapping_add(i as u64), size) {
                out += if line.is_empty() { "\n" } else { "    " };
                out += &line;
                out += if line.is_empty() { "" } else { "\n" };
            }
        }
        out += "}\n\n";
    }
    let parts: Vec<String> = (0..modules).map(|m| format!("part_{m}::ENTRIES")).collect();
    out + &format!("pub const PARTS: &[&[crate::check::Entry]] = &[{}];\n", parts.join(", "))
}

/// The lines of one program.
fn program(number: usize, seed: u64, size: Size) -> Vec<String> {
    let mut maker = Maker {
        size,
        random: Random::new(seed),
        vars: Vec::new(),
        helpers: Vec::new(),
        lines: Vec::new(),
        indent: 0,
        names: 0,
        loops: Vec::new(),
        returns: Returns::Number,
        fuel: 0,
    };
    maker.program(number);
    maker.lines
}

impl Maker {
    fn line(&mut self, text: impl AsRef<str>) {
        self.lines.push(format!("{}{}", "    ".repeat(self.indent), text.as_ref()));
    }

    /// A name that nothing has.
    fn fresh(&mut self, stem: &str) -> String {
        self.names += 1;
        format!("{stem}{}", self.names)
    }

    fn declare(&mut self, text: impl Into<String>, kind: Kind, mutable: bool) {
        let text = text.into();
        self.vars.retain(|v| v.text != text);
        self.vars.push(Var { text, kind, mutable });
    }

    /// Runs `f` with a scope of its own.
    fn scoped<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        let vars = self.vars.clone();
        let result = f(self);
        self.vars = vars;
        result
    }

    /// Runs `f` where a value cannot be mentioned.
    fn without<T>(&mut self, text: &str, f: impl FnOnce(&mut Self) -> T) -> T {
        self.scoped(|m| {
            m.vars.retain(|v| v.text != text);
            f(m)
        })
    }

    /// Runs `f` where a value can be read only.
    fn frozen<T>(&mut self, text: &str, f: impl FnOnce(&mut Self) -> T) -> T {
        self.scoped(|m| {
            m.vars.iter_mut().filter(|v| v.text == text).for_each(|v| v.mutable = false);
            f(m)
        })
    }

    /// One of the values that satisfy a condition.
    fn choose(&mut self, f: impl Fn(&Var) -> bool) -> Option<Var> {
        let all: Vec<Var> = self.vars.iter().filter(|v| f(v)).cloned().collect();
        (!all.is_empty()).then(|| self.random.pick(&all).clone())
    }

    /// A block of statements between braces that are written by the caller.
    fn block(&mut self, statements: usize) {
        self.indent += 1;
        let statements = if self.fuel == 0 { 1 } else { statements };
        self.scoped(|m| (0..statements).for_each(|_| m.statement()));
        self.indent -= 1;
    }
}

/// An expression without the parentheses around it.
fn bare(text: &str) -> &str {
    let Some(inside) = text.strip_prefix('(').and_then(|t| t.strip_suffix(')')) else { return text };
    let mut depth = 0;
    for c in inside.chars() {
        depth += match c {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        if depth < 0 {
            return text;
        }
    }
    inside
}
