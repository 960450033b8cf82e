//! Statements.

use super::{KINDS, Kind, Loop, Maker};

impl Maker {
    pub(super) fn statement(&mut self) {
        if self.fuel == 0 {
            return self.assign();
        }
        self.fuel -= 1;
        match self.random.below(26) {
            20..=22 => self.make_list(),
            23..=25 => self.change_list(),
            0..=2 => self.bind(),
            3 | 4 => self.assign(),
            5 | 6 => self.tuple(),
            7..=9 => self.conditional(),
            10 => self.chosen(),
            11 => self.leave(),
            12 => self.matched(),
            13 => self.derivative(),
            _ => self.repetition(),
        }
    }

    fn bind(&mut self) {
        let kind = *self.random.pick(&KINDS);
        let depth = 1 + self.random.below(3);
        let (mutable, value) = (self.random.chance(60), self.value(kind, depth));
        let name = self.fresh(if mutable { "m" } else { "b" });
        // What is kept as it is, is kept as a value.
        self.line(format!("let {}{name} = {value} * 1.0;", if mutable { "mut " } else { "" }));
        self.declare(&name, kind, mutable);
    }

    /// A list of rows.
    fn make_list(&mut self) {
        let name = self.fresh("xs");
        let value = match self.random.below(4) {
            0 => format!("vec![{} * 1.0]", self.value(Kind::Row, 1)),
            1 => format!("stacked(&({} * 1.0), n).unwrap()", self.value(Kind::Matrix, 1)),
            2 => match self.list() {
                Some(list) => format!("{list}.to_vec()"),
                None => format!("vec![w.tanh(), {} * 1.0]", self.value(Kind::Row, 1)),
            },
            _ => format!("vec![{} * 1.0, {} * 1.0]", self.value(Kind::Row, 1), self.value(Kind::Row, 1)),
        };
        let ty = if value.starts_with("stacked") { ": Vec<W>" } else { "" };
        self.line(format!("let mut {name}{ty} = {value};"));
        self.lists.push(name);
    }

    fn change_list(&mut self) {
        let Some(list) = self.list() else { return self.make_list() };
        let e = format!("{}.tanh()", self.value(Kind::Row, 1));
        match self.random.below(5) {
            // As many for all examples: not where a condition is around.
            0 if self.loops.is_empty() && self.indent == 1 => self.line(format!("{list}.push({e});")),
            1 => {
                let i = self.int();
                self.line(format!("{list}[{i} % {list}.len()] += {e} * 0.5;"));
            }
            2 if self.loops.len() < 2 => {
                let (i, r) = (self.fresh("i"), self.fresh("r"));
                let other = self.list().unwrap_or_else(|| list.clone());
                let head = match self.random.below(4) {
                    0 => format!("for ({i}, {r}) in {list}.iter().enumerate()"),
                    1 => format!("for ({i}, {r}) in (0..2).zip({list}.iter().rev())"),
                    2 => format!("for ({r}, {i}) in {list}[..1].iter().zip(0..3)"),
                    _ => format!("for ({i}, ({r}, _)) in {list}.iter().zip(&{other}).enumerate()"),
                };
                self.scoped(|m| {
                    m.ints.push(i);
                    m.declare(&r, Kind::Row, false);
                    m.looped(&head, None, &[]);
                });
            }
            _ => self.line(format!("{list}[0] = {list}[{list}.len() - 1] * 0.4 + {e};")),
        }
    }

    /// An assignment that keeps what it assigns to of moderate size.
    fn assign(&mut self) {
        let Some(v) = self.choose(|v| v.mutable) else { return self.bind() };
        let (m, e) = (v.name, self.value(v.kind, 2));
        let e = if self.loops.is_empty() { e } else { format!("{e}.tanh()") };
        let c = self.constant();
        let text = match self.random.below(7) {
            0 => format!("{m} = {e} * {c};"),
            1 => format!("{m} += {e} * 0.25;"),
            2 => format!("{m} -= {e} * {c};"),
            3 => format!("{m} *= {e}.tanh();"),
            4 => format!("{m} /= {e}.square() + 1.0;"),
            5 => format!("{m} = ({m} * {c} - {e}).tanh();"),
            _ => format!("{m} = {e} - {m} * 0.75;"),
        };
        self.line(text);
    }

    fn tuple(&mut self) {
        let mutable: Vec<String> =
            self.vars.iter().filter(|v| v.mutable && v.kind == Kind::Single).map(|v| v.name.clone()).collect();
        if let [.., a, b] = mutable.as_slice()
            && self.random.chance(50)
        {
            return self.line(format!("({a}, {b}) = ({b} * 0.5, {a} + {b} * 0.3);"));
        }
        let (p, q) = (self.fresh("p"), self.fresh("q"));
        if self.random.chance(50) {
            let m = self.value(Kind::Matrix, 1);
            self.line(format!("let ({p}, mut {q}) = parted(&({m} * 1.0));"));
        } else {
            let (a, b) = (self.value(Kind::Column, 2), self.value(Kind::Single, 1));
            self.line(format!("let ({p}, mut {q}) = ({a} * 1.0, {b} * 1.0);"));
        }
        self.declare(&p, Kind::Column, false);
        self.declare(&q, Kind::Single, true);
    }

    fn conditional(&mut self) {
        let condition = self.condition();
        self.line(format!("if {condition} {{"));
        let n = 1 + self.random.below(2);
        self.block(n);
        if self.random.chance(30) {
            let condition = self.condition();
            self.line(format!("}} else if {condition} {{"));
            self.block(1);
        }
        if self.random.chance(60) {
            self.line("} else {");
            self.block(1);
        }
        self.line("}");
    }

    /// A value that a condition chooses.
    fn chosen(&mut self) {
        let kind = *self.random.pick(&KINDS);
        let (name, condition) = (self.fresh("b"), self.condition());
        let (a, b) = (self.value(kind, 2), self.value(kind, 1));
        self.line(format!("let {name} = if {condition} {{ {a} * 1.0 }} else {{ {b} * 1.0 }};"));
        self.declare(&name, kind, false);
    }

    /// What leaves a loop or the function.
    fn leave(&mut self) {
        let condition = self.condition();
        let exit = if self.loops.is_empty() || self.random.chance(20) {
            format!("return {} * 1.0;", self.value(Kind::Single, 1))
        } else {
            self.jump()
        };
        self.line(format!("if {condition} {{ {exit} }}"));
    }

    fn jump(&mut self) -> String {
        let last = self.loops.len() - 1;
        let outer: Vec<usize> = (0..=last).filter(|i| *i == last || self.loops[*i].label.is_some()).collect();
        let to = *self.random.pick(&outer);
        let Loop { label, gives } = self.loops[to].clone();
        let label = if to == last { String::new() } else { label.map_or_else(String::new, |l| format!(" '{l}")) };
        match gives {
            Some(kind) => format!("break{label} {} * 1.0;", self.value(kind, 1)),
            None if self.random.chance(40) => format!("continue{label};"),
            None => format!("break{label};"),
        }
    }

    fn matched(&mut self) {
        let (s, c) = (self.value(Kind::Single, 1), self.constant());
        let v = self.fresh("v");
        self.line(format!("match ({s}).item() {{"));
        self.indent += 1;
        self.line(format!("..-{c} => {{"));
        self.block(1);
        self.line("}");
        self.line(format!("{v} if {v} > {c} => {{"));
        self.scoped(|m| {
            m.declare(&v, Kind::Single, false);
            m.block(1);
        });
        self.line("}");
        self.line("_ => {");
        self.block(1);
        self.line("}");
        self.indent -= 1;
        self.line("}");
    }

    /// A gradient in the body.
    fn derivative(&mut self) {
        let (name, at) = (self.fresh("g"), self.value(Kind::Row, 1));
        let body = self.scoped(|m| {
            m.ints = vec!["n".to_owned()];
            m.vars.retain(|v| v.kind != Kind::Row);
            m.declare("u", Kind::Row, false);
            m.value(Kind::Single, 2)
        });
        self.line(format!("let {name} = grad!(|u: &W| {body} + u.square().sum_all())(&({at} * 1.0)).tanh();"));
        self.declare(&name, Kind::Row, false);
    }

    fn repetition(&mut self) {
        if self.loops.len() > 1 {
            return self.assign();
        }
        match self.random.below(6) {
            0 => self.valued(),
            1 => self.while_small(),
            _ => self.over_range(),
        }
    }

    /// The head, the body and the end of a loop.
    fn looped(&mut self, head: &str, gives: Option<Kind>, first: &[String]) {
        let label = self.random.chance(30).then(|| self.fresh("l"));
        let named = label.as_ref().map_or_else(String::new, |l| format!("'{l}: "));
        let head =
            if gives.is_some() { head.replacen("loop", &format!("{named}loop"), 1) } else { format!("{named}{head}") };
        self.line(format!("{head} {{"));
        self.loops.push(Loop { label, gives });
        self.scoped(|m| {
            m.indent += 1;
            first.iter().for_each(|l| m.line(l));
            if m.random.chance(35) {
                m.leave();
            }
            m.indent -= 1;
            let n = 1 + m.random.below(2);
            m.block(n);
        });
        self.loops.pop();
        self.line(if gives.is_some() { "};" } else { "}" });
    }

    fn over_range(&mut self) {
        let i = self.fresh("i");
        let range = *self.random.pick(&["0..n", "0..3", "(0..n).rev()", "1..=2", "0..2"]);
        self.scoped(|m| {
            m.ints.push(i.clone());
            m.looped(&format!("for {i} in {range}"), None, &[]);
        });
    }

    /// A loop that ends for each example on its own.
    fn while_small(&mut self) {
        let (name, c) = (self.fresh("t"), self.constant());
        let start = self.value(Kind::Single, 1);
        self.line(format!("let mut {name} = {start}.tanh();"));
        self.declare(&name, Kind::Single, false);
        let step =
            format!("{name} = {name} * 0.8 + {};", if self.random.chance(50) { "0.5" } else { "k.square() + 0.4" });
        self.looped(&format!("while {name} < {c}"), None, &[step]);
    }

    /// A loop that gives a value.
    fn valued(&mut self) {
        let kind = *self.random.pick(&KINDS);
        let (name, count) = (self.fresh("b"), self.fresh("c"));
        self.line(format!("let mut {count} = k * 0.0;"));
        let end = self.value(kind, 1);
        let first = [format!("{count} += 1.0;"), format!("if {count} > 4.0 {{ break {end} * 1.0; }}")];
        self.looped(&format!("let {name} = loop"), Some(kind), &first);
        self.declare(&name, kind, false);
    }
}
