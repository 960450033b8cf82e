//! The functions of a program: its own, and those that it calls.

use super::{Kind, Maker, Returns, Size};

/// What a function takes and gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// `(f64, f64) -> f64`
    Number,
    /// `(&[f64], f64) -> f64`
    OfSlice,
    /// `(&mut [f64], f64)`
    Changes,
    /// `(&mut f64, f64) -> f64`
    ChangesNumber,
    /// `(f64) -> Option<f64>`
    Option,
    /// `(f64, f64) -> (f64, f64)`
    Pair,
    /// `([f64; 3], f64) -> [f64; 3]`
    Array,
    /// `(impl Fn(f64) -> f64, f64) -> f64`
    OfFunction,
    /// `(f64, usize) -> f64`, calling itself
    Recursive,
    /// `(Vec<f64>, f64) -> f64`
    OfVec,
}

const FORMS: &[Form] = &[
    Form::Number,
    Form::OfSlice,
    Form::Changes,
    Form::ChangesNumber,
    Form::Option,
    Form::Option,
    Form::Pair,
    Form::Array,
    Form::OfFunction,
    Form::Recursive,
    Form::OfVec,
];

/// A function that can be called.
#[derive(Clone, Debug)]
pub(super) struct Helper {
    pub(super) name: String,
    pub(super) form: Form,
}

impl Maker {
    pub(super) fn program(&mut self, number: usize) {
        let helpers = match self.size {
            Size::Small => [0, 1, 1, 1, 2][self.random.below(5)],
            Size::Large => 1 + self.random.below(3),
        };
        for k in 0..helpers {
            let again = self.helpers.iter().any(|h| h.form == Form::Option) && self.random.chance(80);
            let form = if again { Form::Option } else { *self.random.pick(FORMS) };
            self.helper(format!("helper_{number}_{k}"), form);
        }
        self.vars.clear();
        self.declare("x", Kind::Slice, false);
        self.declare("a", Kind::Number, false);
        self.declare("n", Kind::Int, false);
        self.returns = Returns::Number;
        self.fuel = match self.size {
            Size::Small => 2 + self.random.below(2),
            Size::Large => 4 + self.random.below(5),
        };
        self.line("");
        self.line("#[differentiable]");
        self.line(format!("pub fn program_{number}(x: &[f64], a: f64, n: usize) -> f64 {{"));
        self.body();
        self.line("}");
    }

    /// Statements while there is fuel, then the result of all that is in scope.
    fn body(&mut self) {
        self.indent += 1;
        self.opening();
        while self.fuel > 0 {
            self.statement();
        }
        let result = self.outcome();
        self.line(result);
        self.indent -= 1;
    }

    /// The result: what was computed, together.
    fn outcome(&mut self) -> String {
        let mut terms: Vec<String> = Vec::new();
        for v in self.vars.clone().iter().rev().take(3) {
            match v.kind {
                Kind::Number => terms.push(v.text.clone()),
                Kind::Array(_) | Kind::Vec => terms.push(format!("{}.iter().sum::<f64>() * 0.5", v.text)),
                Kind::Pair => terms.push(format!("{0}.0 - {0}.1", v.text)),
                Kind::Grid => terms.push(format!("{0}[0][1] * {0}[1][0] + {0}[1][1]", v.text)),
                _ => {}
            }
        }
        terms.push(self.number(1));
        let sum = terms.join(" + ");
        match self.returns {
            Returns::Number => sum,
            Returns::Option => format!("Some({sum})"),
            Returns::Nothing => String::new(),
            Returns::Pair => format!("({sum}, {})", self.value(1)),
            Returns::Array => format!("[{sum}, {}, {}]", self.value(1), self.value(1)),
        }
    }

    fn helper(&mut self, name: String, form: Form) {
        self.vars.clear();
        self.fuel = self.random.below(2);
        self.line("");
        self.line("#[differentiable]");
        let (params, returns) = self.parameters(form);
        self.returns = returns;
        let result = match returns {
            Returns::Number => " -> f64",
            Returns::Option => " -> Option<f64>",
            Returns::Nothing => "",
            Returns::Pair => " -> (f64, f64)",
            Returns::Array => " -> [f64; 3]",
        };
        self.line(format!("fn {name}({params}){result} {{"));
        match form {
            Form::Recursive => self.recursion(&name),
            Form::Option => {
                self.indent += 1;
                let cond = self.condition(1);
                self.line(format!("if {cond} {{ return None; }}"));
                self.optional_statement();
                self.indent -= 1;
                self.body();
            }
            Form::OfFunction => {
                self.indent += 1;
                let inside = self.value(1);
                self.line(format!("let again = f({inside}) + f(u * 0.5);"));
                self.declare("again", Kind::Number, false);
                self.indent -= 1;
                self.body();
            }
            _ => self.body(),
        }
        self.line("}");
        self.helpers.push(Helper { name, form });
    }

    fn parameters(&mut self, form: Form) -> (&'static str, Returns) {
        self.declare("u", Kind::Number, false);
        match form {
            Form::Number | Form::Pair => {
                self.declare("w", Kind::Number, false);
                ("u: f64, w: f64", if form == Form::Pair { Returns::Pair } else { Returns::Number })
            }
            Form::OfSlice => {
                self.declare("v", Kind::Slice, false);
                ("v: &[f64], u: f64", Returns::Number)
            }
            Form::Changes => {
                self.declare("v", Kind::Slice, true);
                ("v: &mut [f64], u: f64", Returns::Nothing)
            }
            Form::ChangesNumber => {
                self.declare("*p", Kind::Number, true);
                ("p: &mut f64, u: f64", Returns::Number)
            }
            Form::Option => ("u: f64", Returns::Option),
            Form::Array => {
                self.declare("v", Kind::Array(3), true);
                ("mut v: [f64; 3], u: f64", Returns::Array)
            }
            Form::OfFunction => {
                self.declare("f", Kind::Closure, false);
                ("f: impl Fn(f64) -> f64, u: f64", Returns::Number)
            }
            Form::Recursive => {
                self.declare("n", Kind::Int, false);
                ("u: f64, n: usize", Returns::Number)
            }
            Form::OfVec => {
                self.declare("v", Kind::Vec, true);
                ("mut v: Vec<f64>, u: f64", Returns::Number)
            }
        }
    }

    fn recursion(&mut self, name: &str) {
        self.indent += 1;
        let end = self.value(1);
        self.line(format!("if n == 0 {{ return {end}; }}"));
        let next = self.value(1);
        self.line(format!("let below = {name}({next}, n - 1);"));
        self.declare("below", Kind::Number, false);
        self.indent -= 1;
        self.body();
    }

    /// A call that gives a number and changes nothing.
    pub(super) fn call(&mut self, depth: usize) -> String {
        let d = depth - 1;
        if self.random.chance(30)
            && let Some(f) = self.choose(|v| v.kind == Kind::Closure)
        {
            return format!("{}({})", f.text, self.value(d));
        }
        let pure = |h: &Helper| !matches!(h.form, Form::Changes | Form::ChangesNumber);
        let all: Vec<Helper> = self.helpers.iter().filter(|h| pure(h)).cloned().collect();
        if all.is_empty() || self.loops.len() > 1 {
            return self.number(d);
        }
        let Helper { name, form } = self.random.pick(&all).clone();
        match form {
            Form::Number => format!("{name}({}, {})", self.value(d), self.value(d)),
            Form::OfSlice => format!("{name}({}, {})", self.slice(), self.value(d)),
            Form::Option => self.optional(&name, d),
            Form::Pair => format!("{name}({}, {}).{}", self.value(d), self.value(d), self.random.below(2)),
            Form::Array => format!("{name}({}, {})[{}]", self.array(), self.value(d), self.random.below(3)),
            Form::OfFunction => self.with_function(&name, d),
            Form::Recursive => format!("{name}({}, {})", self.value(d), self.random.below(4)),
            Form::OfVec => format!("{name}({}, {})", self.vector(), self.value(d)),
            Form::Changes | Form::ChangesNumber => unreachable!("these were filtered out"),
        }
    }

    fn optional(&mut self, name: &str, d: usize) -> String {
        let (arg, other, t) = (self.value(d), self.value(d), self.fresh("t"));
        match self.random.below(4) {
            0 => format!("{name}({arg}).unwrap_or({other})"),
            1 => format!("{name}({arg}).map(|{t}| {t} * 0.5).unwrap_or_else(|| {other})"),
            2 => format!("{name}({arg}).map_or({other}, |{t}| {t}.sin())"),
            _ => format!("(match {name}({arg}) {{ Some({t}) => {t} * 0.5, None => {other} }})"),
        }
    }

    fn with_function(&mut self, name: &str, d: usize) -> String {
        let arg = self.value(d);
        if self.random.chance(25) {
            return format!("{name}({}, {arg})", self.random.pick(&["f64::sin", "f64::tanh", "f64::atan"]));
        }
        let t = self.fresh("t");
        let body = self.scoped(|m| {
            m.declare(&t, Kind::Number, false);
            m.value(d)
        });
        format!("{name}(|{t}| {body}, {arg})")
    }

    /// An argument of type `&[f64]` with one number or more.
    fn slice(&mut self) -> String {
        let Some(v) = self.choose(|v| matches!(v.kind, Kind::Slice | Kind::Vec | Kind::Array(_))) else {
            return format!("&[{}, {}]", self.value(1), self.value(0));
        };
        match v.kind {
            Kind::Slice if v.text == "x" && self.random.chance(40) => "&x[1..]".to_owned(),
            Kind::Slice if !v.mutable => v.text,
            Kind::Array(n) if n > 2 && self.random.chance(40) => format!("&{}[..2]", v.text),
            _ => format!("&{}", v.text),
        }
    }

    pub(super) fn array(&mut self) -> String {
        match self.choose(|v| v.kind == Kind::Array(3)) {
            Some(v) if self.random.chance(60) => v.text,
            _ => format!("[{}, {}, {}]", self.value(1), self.value(0), self.value(1)),
        }
    }

    pub(super) fn vector(&mut self) -> String {
        match self.choose(|v| matches!(v.kind, Kind::Vec | Kind::Slice)) {
            Some(v) if v.kind == Kind::Vec => format!("{}.clone()", v.text),
            Some(v) => format!("{}.to_vec()", v.text),
            None => format!("vec![{}, {}]", self.value(1), self.value(0)),
        }
    }
}
