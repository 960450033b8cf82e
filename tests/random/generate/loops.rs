//! Loops, and what leaves them.

use super::{Kind, Loop, Maker};

impl Maker {
    /// A loop that ends.
    pub(super) fn repetition(&mut self) {
        if self.loops.len() >= 3 {
            return self.assign_cell();
        }
        match self.random.below(14) {
            0..=3 => self.over_range(),
            4..=6 => self.over_list(),
            7 | 8 => self.in_place(),
            9 => self.over_pairs(),
            10 => self.counted_while(),
            11 => self.popped(),
            12 => self.valued(),
            _ => self.halves(),
        }
    }

    /// `break` or `continue`, of the loop or of one around it.
    pub(super) fn jump(&mut self) -> String {
        let last = self.loops.len() - 1;
        let outer: Vec<usize> = (0..last).filter(|i| self.loops[*i].label.is_some()).collect();
        let to = if outer.is_empty() || self.random.chance(40) { last } else { *self.random.pick(&outer) };
        let Loop { label, valued } = self.loops[to].clone();
        let label = if to == last { String::new() } else { label.map_or_else(String::new, |l| format!(" '{l}")) };
        if self.random.chance(40) {
            return format!("continue{label};");
        }
        if valued { format!("break{label} {};", self.value(1)) } else { format!("break{label};") }
    }

    /// The head, the body and the end of a loop.
    fn looped(&mut self, head: &str, valued: bool, first: &[String]) {
        let label = self.random.chance(35).then(|| self.fresh("l"));
        let named = label.as_ref().map_or_else(String::new, |l| format!("'{l}: "));
        let bound = if valued { head.replacen("loop", &format!("{named}loop"), 1) } else { format!("{named}{head}") };
        self.line(format!("{bound} {{"));
        self.loops.push(Loop { label, valued });
        self.indent += 1;
        first.iter().for_each(|l| self.line(l));
        if self.random.chance(30) {
            self.leave();
        }
        self.indent -= 1;
        let n = 1 + self.random.below(2);
        if self.loops.len() == 1 && self.random.chance(25) {
            self.indent += 1;
            self.scoped(|m| m.repetition());
            self.indent -= 1;
        }
        self.block(n);
        self.loops.pop();
        self.line(if valued { "};" } else { "}" });
    }

    fn over_range(&mut self) {
        let i = self.fresh("i");
        let k = self.random.below(3) + 1;
        let has_n = self.vars.iter().any(|v| v.text == "n");
        let range = match self.random.below(8) {
            0 | 1 if has_n => "0..n".to_owned(),
            2 if has_n => "(0..n).rev()".to_owned(),
            3 if has_n => "1..=n".to_owned(),
            4 if has_n => format!("(0..2 * n).step_by({})", k + 1),
            5 => format!("(0..{}_usize).rev()", k + 1),
            6 => format!("1..={k}_usize"),
            _ => format!("0..{}_usize", k + 1),
        };
        self.scoped(|m| {
            m.declare(&i, Kind::Int, false);
            m.looped(&format!("for {i} in {range}"), false, &[]);
        });
    }

    fn over_list(&mut self) {
        let Some(v) = self.choose(|v| matches!(v.kind, Kind::Array(_) | Kind::Vec | Kind::Slice)) else {
            return self.over_range();
        };
        let (p, i, text) = (self.fresh("p"), self.fresh("i"), v.text);
        let borrowed = match v.kind {
            Kind::Slice if v.mutable => format!("{text}.iter()"),
            Kind::Slice => text.clone(),
            _ => format!("&{text}"),
        };
        let by_ref = (format!("*{p}"), Kind::Number);
        let (head, item) = match self.random.below(8) {
            0 => (format!("for {p} in {borrowed}"), by_ref),
            1 => (format!("for &{p} in {text}.iter()"), (p.clone(), Kind::Number)),
            2 => (format!("for {p} in {text}.iter().rev()"), by_ref),
            3 => (format!("for {p} in {text}.iter().copied()"), (p.clone(), Kind::Number)),
            4 => (format!("for {p} in {text}.windows(2)"), (p.clone(), Kind::Slice)),
            5 => (format!("for {p} in {text}.chunks(2)"), (p.clone(), Kind::Slice)),
            6 => (format!("for {p} in {text}.iter().skip(1).step_by(2)"), by_ref),
            _ => (format!("for ({i}, {p}) in {text}.iter().enumerate()"), by_ref),
        };
        self.frozen(&text, |m| {
            if head.contains("enumerate") {
                m.declare(i, Kind::Int, false);
            }
            m.declare(item.0, item.1, false);
            m.looped(&head, false, &[]);
        });
    }

    /// A loop over the elements, which it changes.
    fn in_place(&mut self) {
        let Some(v) = self.choose(|v| v.mutable && matches!(v.kind, Kind::Array(_) | Kind::Vec | Kind::Slice)) else {
            return self.over_list();
        };
        let (p, i, text) = (self.fresh("p"), self.fresh("i"), v.text);
        let head = match self.random.below(5) {
            0 if v.kind != Kind::Slice => format!("for {p} in &mut {text}"),
            1 => format!("for ({i}, {p}) in {text}.iter_mut().enumerate()"),
            2 => format!("for {p} in {text}.iter_mut().rev()"),
            _ => format!("for {p} in {text}.iter_mut()"),
        };
        self.without(&text, |m| {
            if head.contains("enumerate") {
                m.declare(i, Kind::Int, false);
            }
            m.declare(format!("*{p}"), Kind::Number, true);
            m.looped(&head, false, &[]);
        });
    }

    fn over_pairs(&mut self) {
        let lists = |v: &super::Var| matches!(v.kind, Kind::Array(_) | Kind::Vec | Kind::Slice);
        let (Some(v), Some(w)) = (self.choose(lists), self.choose(lists)) else { return self.over_range() };
        let (p, q) = (self.fresh("p"), self.fresh("q"));
        let changed = v.mutable && v.text != w.text && self.random.chance(50);
        let (first, second) = (if changed { "iter_mut" } else { "iter" }, w.text.clone());
        let head = format!("for ({p}, {q}) in {}.{first}().zip({second}.iter())", v.text);
        let inside = |m: &mut Maker| {
            m.declare(format!("*{q}"), Kind::Number, false);
            m.declare(format!("*{p}"), Kind::Number, changed);
            m.looped(&head, false, &[]);
        };
        self.frozen(&w.text, |m| if changed { m.without(&v.text, inside) } else { m.frozen(&v.text, inside) });
    }

    fn counted_while(&mut self) {
        let k = self.fresh("k");
        let limit = 2 + self.random.below(4);
        self.line(format!("let mut {k} = 0_usize;"));
        self.declare(&k, Kind::Int, false);
        let first = [format!("{k} += 1;")];
        if self.random.chance(50) {
            let cond = self.condition(1);
            return self.looped(&format!("while {k} < {limit} && ({cond})"), false, &first);
        }
        let cond = self.condition(1);
        let ends = format!("if {k} > {limit} || ({cond}) {{ break; }}");
        self.looped("loop", false, &[first[0].clone(), ends]);
    }

    fn popped(&mut self) {
        let (w, t, value) = (self.fresh("w"), self.fresh("t"), self.vector());
        self.line(format!("let mut {w} = {value};"));
        self.scoped(|m| {
            m.declare(&t, Kind::Number, false);
            m.looped(&format!("while let Some({t}) = {w}.pop()"), false, &[]);
        });
    }

    fn valued(&mut self) {
        let (r, k) = (self.fresh("r"), self.fresh("k"));
        let (cond, limit) = (self.condition(1), 2 + self.random.below(3));
        self.line(format!("let mut {k} = 0_usize;"));
        self.declare(&k, Kind::Int, false);
        let value = self.value(2);
        let first = [format!("{k} += 1;"), format!("if {k} > {limit} || ({cond}) {{ break {value}; }}")];
        self.looped(&format!("let {r}: f64 = loop"), true, &first);
        let (b, other) = (self.fresh("b"), self.number(1));
        self.line(format!("let {b} = {r} * 0.5 + {other};"));
        self.declare(r, Kind::Number, false);
        self.declare(b, Kind::Number, false);
    }

    /// The two parts of a list, one changed by the other.
    fn halves(&mut self) {
        let Some(v) = self.choose(|v| v.mutable && matches!(v.kind, Kind::Array(_) | Kind::Vec | Kind::Slice)) else {
            return self.over_range();
        };
        let (l, r, p, q) = (self.fresh("l"), self.fresh("r"), self.fresh("p"), self.fresh("q"));
        let value = self.without(&v.text, |m| m.number(1));
        self.line(format!("let ({l}, {r}) = {}.split_at_mut(1);", v.text));
        let (changed, read) = if self.random.chance(50) { (l, r) } else { (r, l) };
        self.line(format!("for ({p}, {q}) in {changed}.iter_mut().zip({read}.iter()) {{"));
        self.line(format!("    *{p} += *{q} * {value};"));
        self.line("}");
    }
}
