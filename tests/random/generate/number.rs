//! Expressions of one number, of a condition and of an index.

use super::{Kind, Maker, Var, bare};

/// Smooth functions of all numbers, where `@` is the operand.
const SMOOTH: &[&str] = &[
    "@.sin()",
    "@.cos()",
    "@.tanh()",
    "@.atan()",
    "@.sin().exp()",
    "(1.5 + @ * @).ln()",
    "(0.5 + @ * @).sqrt()",
    "@.powi(2)",
    "@.tanh().powi(3)",
    "@.cos().exp_m1()",
    "@.asinh()",
    "@.sin().sinh()",
    "@.sin().cosh()",
    "(2.0 + @.sin()).cbrt()",
    "(2.0 + @.cos()).recip()",
    "(1.25 + @.sin()).powf(1.5)",
    "(0.9 * @.sin()).asin()",
    "(0.9 * @.cos()).acos()",
    "(0.8 * @.sin()).atanh()",
    "(1.5 + @ * @).acosh()",
    "@.sin().exp2()",
    "(1.5 + @.cos()).log2()",
    "(1.5 + @.cos()).log10()",
    "@.to_radians()",
    "(0.7 * @.sin()).tan()",
    "(@ * @).ln_1p()",
    "f64::sin(@)",
];

/// Functions with kinks or jumps.
const PIECEWISE: &[&str] = &[
    "@.abs()",
    "@.clamp(-1.5, 1.25)",
    "@.max(0.25)",
    "@.min(1.75)",
    "@.rem_euclid(2.5)",
    "(@ % 1.75)",
    "@.signum()",
    "@.fract()",
];

/// Functions of two numbers.
const TWO: &[&str] = &[
    "(@ + #)",
    "(@ - #)",
    "(@ * #)",
    "(@ + #)",
    "(@ * #)",
    "(@ / (1.5 + # * #))",
    "@.max(#)",
    "@.min(#)",
    "@.hypot(1.0 + #)",
    "@.atan2(1.5 + #.abs())",
    "@.mul_add(0.5, #)",
    "(1.5 + @.sin()).powf(#.cos())",
    "(@ - # * #)",
    "@.copysign(#)",
];

const CONSTANTS: &[&str] = &["0.5", "1.25", "0.75", "2.0", "1.5", "0.3", "1.1", "0.9", "0.2"];

impl Maker {
    pub(super) fn constant(&mut self) -> &'static str {
        *self.random.pick::<&'static str>(CONSTANTS)
    }

    /// An expression of type `f64` that can stand anywhere, also before a method.
    pub(super) fn number(&mut self, depth: usize) -> String {
        if depth == 0 || self.random.chance(40) {
            return self.leaf();
        }
        match self.random.below(20) {
            0..=4 => self.two(depth),
            5 | 6 => self.with_constant(depth),
            7..=9 => self.one(SMOOTH, depth),
            10 => self.one(PIECEWISE, depth),
            11 => format!("(-{})", self.number(depth - 1)),
            12 => self.choice(depth),
            13 => self.block_of(depth),
            14 | 15 => self.chain(depth),
            16 | 17 => self.call(depth),
            _ => self.leaf(),
        }
    }

    /// An expression as it stands where nothing surrounds it.
    pub(super) fn value(&mut self, depth: usize) -> String {
        let n = self.number(depth);
        bare(&n).to_owned()
    }

    fn two(&mut self, depth: usize) -> String {
        let form = *self.random.pick(TWO);
        let first = self.number(depth - 1);
        // An operand that is written twice is a name.
        let second = if form.matches('#').count() > 1 { self.leaf() } else { self.number(depth - 1) };
        form.replace('@', &first).replace('#', &second)
    }

    fn one(&mut self, forms: &[&str], depth: usize) -> String {
        let form = *self.random.pick(forms);
        let operand = if form.matches('@').count() > 1 { self.leaf() } else { self.number(depth - 1) };
        form.replace('@', &operand)
    }

    fn with_constant(&mut self, depth: usize) -> String {
        let (e, c) = (self.number(depth - 1), self.constant());
        match self.random.below(6) {
            0 => format!("({c} * {e})"),
            1 => format!("({e} + {c})"),
            2 => format!("({c} - {e})"),
            3 => format!("({e} / {c})"),
            4 => format!("({c} / (1.5 + {e}.abs()))"),
            _ => format!("({e} - {c})"),
        }
    }

    /// A value that is read from a place.
    pub(super) fn leaf(&mut self) -> String {
        let floats = !self.random.chance(12);
        let fits = |v: &Var| v.kind != Kind::Closure && !(floats && v.kind == Kind::Int);
        let Some(v) = self.choose(fits) else { return "1.0_f64".to_owned() };
        match v.kind {
            Kind::Int => format!("({} as f64 * 0.25)", v.text),
            Kind::Pair => format!("{}.{}", v.text, self.random.below(2)),
            Kind::Number if v.text.starts_with('*') => format!("({})", v.text),
            Kind::Number | Kind::Closure => v.text,
            _ => self.cell(&v.text, v.kind),
        }
    }

    /// An element of an array, a slice or a `Vec`.
    pub(super) fn cell(&mut self, text: &str, kind: Kind) -> String {
        match kind {
            Kind::Array(n) => format!("{text}[{}]", self.index(n)),
            Kind::Grid => format!("{text}[{}][{}]", self.index(2), self.index(2)),
            _ => match self.random.below(4) {
                0 => format!("{text}[0]"),
                1 => format!("{text}[{text}.len() - 1]"),
                _ => format!("{text}[{} % {text}.len()]", self.int()),
            },
        }
    }

    /// An index below `n`.
    fn index(&mut self, n: usize) -> String {
        if self.random.chance(50) { self.random.below(n).to_string() } else { format!("{} % {n}", self.int()) }
    }

    /// An integer expression of type `usize`.
    pub(super) fn int(&mut self) -> String {
        let k = self.random.below(4);
        let Some(some) = self.choose(|v| v.kind == Kind::Int).map(|v| v.text) else { return k.to_string() };
        match self.random.below(6) {
            0 => format!("({some} + {k})"),
            1 => format!("({some} * {})", k + 1),
            2 => {
                let other = self.choose(|v| v.kind == Kind::Int).map_or(some.clone(), |v| v.text);
                format!("({some} + {other})")
            }
            3 => k.to_string(),
            _ => some,
        }
    }

    /// A condition, mostly of active values.
    pub(super) fn condition(&mut self, depth: usize) -> String {
        let d = depth.min(1);
        match self.random.below(10) {
            0..=3 => format!("{} > {}", self.number(d), self.constant()),
            4 | 5 => format!("{} < {}", self.number(d), self.number(d)),
            6 => format!("{} % {} == {}", self.int(), self.random.below(2) + 2, self.random.below(2)),
            7 if depth > 0 => format!("{} && {}", self.condition(depth - 1), self.condition(depth - 1)),
            8 if depth > 0 => format!("{} || {}", self.condition(depth - 1), self.condition(depth - 1)),
            _ => format!("{}.abs() >= {}", self.number(d), self.constant()),
        }
    }

    fn choice(&mut self, depth: usize) -> String {
        let d = depth - 1;
        if self.random.chance(60) {
            let cond = self.condition(d);
            let (a, b) = (self.value(d), self.value(d));
            if self.random.chance(25) {
                let (between, c) = (self.condition(0), self.value(d));
                return format!("(if {cond} {{ {a} }} else if {between} {{ {c} }} else {{ {b} }})");
            }
            return format!("(if {cond} {{ {a} }} else {{ {b} }})");
        }
        let (a, b, c) = (self.value(d), self.value(d), self.value(d));
        match self.random.below(2) {
            0 => format!("(match {} % 3 {{ 0 => {a}, 1 => {b}, _ => {c} }})", self.int()),
            _ => {
                let on = self.number(0);
                let t = self.fresh("t");
                let limit = self.constant();
                format!(
                    "(match {on} {{ {t} if {t} > {limit} => {t} * {a}, {t} if {t} < -{limit} => -{t} + {b}, _ => {c} }})"
                )
            }
        }
    }

    fn block_of(&mut self, depth: usize) -> String {
        let name = self.fresh("t");
        let first = self.value(depth - 1);
        let second = self.scoped(|m| {
            m.declare(&name, Kind::Number, false);
            let other = m.number(depth - 1);
            format!("{name} * {other} + {name}")
        });
        format!("{{ let {name} = {first}; {second} }}").replacen('{', "({", 1) + ")"
    }
}
