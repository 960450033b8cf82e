//! Iterator chains.

use super::{Kind, Maker};

impl Maker {
    /// A chain that gives one number.
    pub(super) fn chain(&mut self, depth: usize) -> String {
        let d = depth.saturating_sub(1).min(1);
        match self.random.below(12) {
            0..=2 => self.mapped(d),
            3 => self.folded(d),
            4 => self.zipped(d),
            5 => self.enumerated(d),
            6 => self.pieces(d),
            7 | 8 => self.of_range(d),
            9 => self.filtered(d),
            10 => self.extreme(),
            _ => self.collected(d),
        }
    }

    /// What can be iterated over by `.iter()`.
    fn list(&mut self) -> String {
        let some = self.choose(|v| matches!(v.kind, Kind::Array(_) | Kind::Vec | Kind::Slice));
        some.map_or_else(|| "[0.5_f64, 1.5]".to_owned(), |v| v.text)
    }

    /// An iterator over references, of at least one unless it says otherwise.
    fn source(&mut self) -> String {
        let list = self.list();
        let adapter =
            *self.random.pick(&["", "", "", ".rev()", ".skip(1)", ".take(2)", ".step_by(2)", ".rev().skip(1)"]);
        format!("{list}.iter(){adapter}")
    }

    /// An expression of an item with the name `p`, in the way the closure's pattern binds it.
    fn with_item(&mut self, text: &str, d: usize) -> String {
        self.scoped(|m| {
            m.declare(text, Kind::Number, false);
            let (item, other) = (m.item(text), m.number(d));
            match m.random.below(4) {
                0 => format!("{item} * {other}"),
                1 => format!("{item}.sin() + {other}"),
                2 => format!("({item} - {other}).tanh()"),
                _ => other,
            }
        })
    }

    fn item(&self, text: &str) -> String {
        if text.starts_with('*') { format!("({text})") } else { text.to_owned() }
    }

    fn mapped(&mut self, d: usize) -> String {
        let (source, p) = (self.source(), self.fresh("p"));
        let (pattern, item, copied) = match self.random.below(3) {
            0 => (p.clone(), format!("*{p}"), ""),
            1 => (format!("&{p}"), p.clone(), ""),
            _ => (p.clone(), p.clone(), ".copied()"),
        };
        let body = self.with_item(&item, d);
        if self.random.chance(20) {
            return format!("{source}{copied}.map(|{pattern}| 1.0 + 0.5 * ({body}).sin()).product::<f64>()");
        }
        if self.random.chance(20) {
            return format!("{source}{copied}.map(|{pattern}| {body}).map(f64::tanh).sum::<f64>()");
        }
        format!("{source}{copied}.map(|{pattern}| {body}).sum::<f64>()")
    }

    fn folded(&mut self, d: usize) -> String {
        let (source, start) = (self.source(), self.value(0));
        let (s, p) = (self.fresh("s"), self.fresh("p"));
        let body = self.scoped(|m| {
            m.declare(&s, Kind::Number, false);
            m.with_item(&format!("*{p}"), d)
        });
        format!("{source}.fold({start}, |{s}, {p}| {s} * 0.5 + ({body}).sin())")
    }

    fn zipped(&mut self, d: usize) -> String {
        let (source, other) = (self.source(), self.list());
        let (p, q) = (self.fresh("p"), self.fresh("q"));
        let body = self.scoped(|m| {
            m.declare(format!("*{q}"), Kind::Number, false);
            m.with_item(&format!("*{p}"), d)
        });
        let rev = if self.random.chance(30) { ".iter().rev()" } else { ".iter()" };
        format!("{source}.zip({other}{rev}).map(|({p}, {q})| {body} + {p} * {q}).sum::<f64>()")
    }

    fn enumerated(&mut self, d: usize) -> String {
        let (source, i, p) = (self.source(), self.fresh("i"), self.fresh("p"));
        let body = self.scoped(|m| {
            m.declare(&i, Kind::Int, false);
            m.with_item(&format!("*{p}"), d)
        });
        format!("{source}.enumerate().map(|({i}, {p})| {body} * ({i} + 1) as f64).sum::<f64>()")
    }

    fn pieces(&mut self, d: usize) -> String {
        let (list, w) = (self.list(), self.fresh("w"));
        let body = self.scoped(|m| {
            m.declare(&w, Kind::Slice, false);
            m.number(d)
        });
        let of = *self.random.pick(&["windows(2)", "chunks(2)", "windows(3)", "chunks(3)"]);
        let last = if of.starts_with('w') { "1" } else { "0" };
        format!("{list}.{of}.map(|{w}| ({w}[{last}] - 0.5) * {body}).sum::<f64>()")
    }

    fn of_range(&mut self, d: usize) -> String {
        let i = self.fresh("i");
        let body = self.scoped(|m| {
            m.declare(&i, Kind::Int, false);
            m.number(d)
        });
        let range = *self.random.pick(&["0..n", "0..3_usize", "(1..=n).rev()", "(0..2 * n).step_by(2)"]);
        let range = if self.vars.iter().any(|v| v.text == "n") { range } else { "0..3_usize" };
        let range = if range.starts_with('(') { range.to_owned() } else { format!("({range})") };
        format!("{range}.map(|{i}| {body}).sum::<f64>()")
    }

    fn filtered(&mut self, d: usize) -> String {
        let (source, p, q) = (self.source(), self.fresh("p"), self.fresh("p"));
        let limit = self.constant();
        let body = self.with_item(&format!("*{q}"), d);
        format!("{source}.filter(|{p}| **{p} > {limit}).map(|{q}| {body}).sum::<f64>()")
    }

    fn extreme(&mut self) -> String {
        let source = self.source();
        match self.random.below(4) {
            0 => format!("{source}.copied().fold(-4.0, f64::max)"),
            1 => format!("{source}.copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5)"),
            2 => format!("{source}.copied().min_by(f64::total_cmp).unwrap_or(0.5)"),
            _ => format!("{source}.copied().fold(4.0, f64::min)"),
        }
    }

    fn collected(&mut self, d: usize) -> String {
        let (source, p, c) = (self.source(), self.fresh("p"), self.fresh("c"));
        let body = self.with_item(&format!("*{p}"), d);
        let end = *self.random.pick(&["sum::<f64>()", "map(|v| v * v).sum::<f64>()", "fold(0.5, |s, v| s * 0.5 + v)"]);
        format!("{{ let {c}: Vec<f64> = {source}.map(|{p}| {body}).collect(); {c}.iter().{end} }}")
            .replacen('{', "({", 1)
            + ")"
    }
}
