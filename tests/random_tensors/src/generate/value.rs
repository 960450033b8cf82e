//! Expressions of tensors, of conditions and of indices.

use super::{Kind, Maker};

/// Smooth operations by entry, where `@` is the operand.
const SMOOTH: &[&str] = &[
    "@.tanh()",
    "@.sigmoid()",
    "@.square()",
    "@.tanh().exp()",
    "(@.square() + 0.5).sqrt()",
    "(@.square() + 0.7).ln()",
    "(@.square() + 0.6).recip()",
    "@.tanh().powi(3)",
    "(-@)",
];

/// Those with kinks.
const PIECEWISE: &[&str] =
    &["@.abs()", "@.relu()", "@.maximum(-0.3)", "@.minimum(0.6)", "@.gt(0.1).select(@, @ * 0.5)"];

impl Maker {
    /// A literal between 0.2 and 1.4.
    pub(super) fn constant(&mut self) -> String {
        format!("{:.2}", 0.2 + 0.1 * self.random.below(13) as f64)
    }

    /// An index below `limit`.
    pub(super) fn index(&mut self, limit: usize) -> String {
        let at = self.random.below(limit);
        match self.random.below(3) {
            0 => {
                let i = self.random.pick(&self.ints).clone();
                format!("{i} % {limit}")
            }
            1 => {
                let i = self.random.pick(&self.ints).clone();
                format!("({i} + {at}) % {limit}")
            }
            _ => at.to_string(),
        }
    }

    pub(super) fn int(&mut self) -> String {
        self.random.pick(&self.ints).clone()
    }

    /// A list, where there is one.
    pub(super) fn list(&mut self) -> Option<String> {
        (!self.lists.is_empty()).then(|| self.random.pick(&self.lists).clone())
    }

    fn chance_of_list(&mut self) -> bool {
        self.random.chance(40)
    }

    /// The name of a value, where there is one.
    fn named(&mut self, kind: Kind) -> String {
        match self.choose(|v| v.kind == kind) {
            Some(v) => v.name,
            None => match kind {
                Kind::Single => "k".to_owned(),
                Kind::Column => "x.sum(B)".to_owned(),
                Kind::Row => "w".to_owned(),
                Kind::Matrix => "x".to_owned(),
            },
        }
    }

    /// An expression of these axes.
    pub(super) fn value(&mut self, kind: Kind, depth: usize) -> String {
        if depth == 0 || self.random.chance(15) {
            return self.named(kind);
        }
        let d = depth - 1;
        match self.random.below(10) {
            0 | 1 => {
                let op = self.random.pick(&["+", "-", "*"]).to_string();
                let (a, b) = (self.value(kind, d), self.value(kind, d));
                format!("({a} {op} {b})")
            }
            2 => format!("({} * {})", self.value(kind, d), self.constant()),
            3 => format!("({} / ({}.square() + 1.0))", self.value(kind, d), self.value(kind, d)),
            4 => {
                let form =
                    if self.random.chance(25) { *self.random.pick(PIECEWISE) } else { *self.random.pick(SMOOTH) };
                let operand = self.value(kind, d);
                form.replace('@', &operand)
            }
            5 if kind != Kind::Single => {
                let op = self.random.pick(&["+", "*"]).to_string();
                format!("({} {op} {})", self.value(kind, d), self.value(Kind::Single, d))
            }
            _ => match kind {
                Kind::Single => self.single(d),
                Kind::Column => self.column(d),
                Kind::Row => self.row(d),
                Kind::Matrix => self.matrix(d),
            },
        }
    }

    fn single(&mut self, d: usize) -> String {
        if self.chance_of_list()
            && let Some(list) = self.list()
        {
            return match self.random.below(3) {
                0 => format!("folded(&{list}, &{})", self.argument(Kind::Single)),
                1 => format!("folded(&{list}[..1], &{})", self.argument(Kind::Single)),
                _ => format!("{list}.last().unwrap().sum_all()"),
            };
        }
        match self.random.below(11) {
            0 => format!("{}.sum_all().tanh()", self.value(Kind::Matrix, d)),
            1 => format!("{}.mean_all()", self.value(Kind::Row, d)),
            2 => format!("{}.dot({}, B)", self.value(Kind::Row, d), self.named(Kind::Row)),
            3 => format!("{}.at([{}])", self.value(Kind::Row, d), self.index(3)),
            4 => format!("{}.at([{}, {}])", self.value(Kind::Matrix, d), self.index(2), self.index(3)),
            5 => format!("{}.logsumexp_all()", self.value(Kind::Column, d)),
            6 => format!("{}.max(A)", self.value(Kind::Column, d)),
            7 => format!("settled(&{}, &{})", self.argument(Kind::Column), self.argument(Kind::Single)),
            8 => format!("wave({}, {})", self.argument(Kind::Single), self.argument(Kind::Single)),
            9 => format!("{}.mse({})", self.value(Kind::Row, d), self.named(Kind::Row)),
            _ => format!("{}.cross_entropy({}.softmax(B), B)", self.value(Kind::Row, d), self.named(Kind::Row)),
        }
    }

    /// A value as an argument.
    fn argument(&mut self, kind: Kind) -> String {
        format!("({} * 1.0)", self.value(kind, 0))
    }

    fn column(&mut self, d: usize) -> String {
        match self.random.below(5) {
            0 => format!("{}.dot({}, B)", self.value(Kind::Matrix, d), self.named(Kind::Row)),
            1 => format!("{}.sum(B)", self.value(Kind::Matrix, d)),
            2 => format!("{}.index(B, {})", self.value(Kind::Matrix, d), self.index(3)),
            3 => format!("{}.logsumexp(B)", self.value(Kind::Matrix, d)),
            _ => format!("{}.mean(B)", self.value(Kind::Matrix, d)),
        }
    }

    fn row(&mut self, d: usize) -> String {
        if self.chance_of_list()
            && let Some(list) = self.list()
        {
            let i = self.int();
            return format!("{list}[{i} % {list}.len()]");
        }
        match self.random.below(5) {
            0 => format!("{}.dot({}, A)", self.value(Kind::Matrix, d), self.named(Kind::Column)),
            1 => format!("{}.max(A)", self.value(Kind::Matrix, d)),
            2 => format!("{}.index(A, {})", self.value(Kind::Matrix, d), self.index(2)),
            3 => format!("{}.softmax(B)", self.value(Kind::Row, d)),
            _ => format!("{}.mean(A)", self.value(Kind::Matrix, d)),
        }
    }

    fn matrix(&mut self, d: usize) -> String {
        match self.random.below(5) {
            0 => format!("({} * {})", self.value(Kind::Matrix, d), self.value(Kind::Row, d)),
            1 => format!("({} + {})", self.value(Kind::Matrix, d), self.value(Kind::Column, d)),
            2 => format!("{}.outer({})", self.value(Kind::Column, d), self.named(Kind::Row)),
            3 => format!("{}.softmax(B)", self.value(Kind::Matrix, d)),
            _ => format!("scaled(&{}, &{})", self.argument(Kind::Matrix), self.argument(Kind::Row)),
        }
    }

    /// A condition that is the same for all examples.
    fn plain_condition(&mut self) -> String {
        let i = self.random.pick(&self.ints).clone();
        match self.random.below(4) {
            0 => format!("{i} > 1"),
            1 => format!("{i} % 2 == 0"),
            2 => format!("n < 3 && {i} != 2"),
            _ => format!("{i} == 1 || n > 2"),
        }
    }

    /// A condition that may differ between examples.
    fn condition_by_example(&mut self) -> String {
        let (s, op, c) = (self.value(Kind::Single, 1), *self.random.pick(&["<", ">", ">=", "<="]), self.constant());
        match self.random.below(6) {
            0 => format!("{s} > 0.0 && {} {op} {c}", self.named(Kind::Single)),
            1 => format!("!({s} {op} {c})"),
            2 => format!("{s} {op} -{c} || {}", self.plain_condition()),
            3 => format!("{} && {s} {op} {c}", self.plain_condition()),
            _ => format!("{s} {op} {c}"),
        }
    }

    pub(super) fn condition(&mut self) -> String {
        if self.random.chance(30) { self.plain_condition() } else { self.condition_by_example() }
    }
}
