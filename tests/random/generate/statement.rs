//! Statements without loops.

use super::functions::{Form, Helper};
use super::{Kind, Maker, Returns};

impl Maker {
    /// A few values to begin with.
    pub(super) fn opening(&mut self) {
        let name = self.fresh("s");
        let start = self.value(1);
        self.line(format!("let mut {name}: f64 = {start};"));
        self.declare(name, Kind::Number, true);
        if self.random.chance(50) {
            self.aggregate();
        }
    }

    pub(super) fn statement(&mut self) {
        if self.fuel == 0 {
            return self.assign();
        }
        self.fuel -= 1;
        match self.random.below(30) {
            0 | 1 => self.bind(),
            2 => self.aggregate(),
            3 => self.assign(),
            4 | 5 => self.assign_cell(),
            6 | 7 => self.swap(),
            8 | 9 => self.push_or_pop(),
            10 | 11 => self.conditional(),
            12 => self.leave(),
            13..=15 => self.call_that_changes(),
            16 => self.tuple(),
            17 => self.closure(),
            18 | 19 => self.optional_statement(),
            20 => self.matched(),
            _ => self.repetition(),
        }
    }

    fn bind(&mut self) {
        let depth = 1 + self.random.below(3);
        let value = self.value(depth);
        if self.random.chance(20)
            && let Some(v) = self.choose(|v| v.kind == Kind::Number && !v.text.starts_with('*') && v.text != "a")
        {
            // A value that shadows another.
            let text = if v.mutable { format!("mut {}", v.text) } else { v.text.clone() };
            return self.line(format!("let {text}: f64 = {value};"));
        }
        if self.random.chance(20) {
            let (name, cond, other) = (self.fresh("d"), self.condition(1), self.value(2));
            self.line(format!("let {name}: f64;"));
            self.line(format!("if {cond} {{ {name} = {value}; }} else {{ {name} = {other}; }}"));
            return self.declare(name, Kind::Number, false);
        }
        let mutable = self.random.chance(50);
        let name = self.fresh(if mutable { "m" } else { "b" });
        self.line(format!("let {}{name}: f64 = {value};", if mutable { "mut " } else { "" }));
        self.declare(name, Kind::Number, mutable);
    }

    pub(super) fn aggregate(&mut self) {
        let name = self.fresh("v");
        let kind = match self.random.below(6) {
            0 | 1 => Kind::Array(3),
            2 => Kind::Grid,
            3 => Kind::Pair,
            _ => Kind::Vec,
        };
        let value = match kind {
            Kind::Array(_) => self.array(),
            Kind::Grid => {
                let cells: Vec<String> = (0..4).map(|_| self.value(1)).collect();
                format!("[[{}, {}], [{}, {}]]", cells[0], cells[1], cells[2], cells[3])
            }
            Kind::Pair => format!("({}, {})", self.value(2), self.value(1)),
            _ => match self.random.below(3) {
                0 => format!("vec![{}; 3]", self.value(1)),
                1 => {
                    let (i, d) = (self.fresh("i"), 1);
                    let body = self.scoped(|m| {
                        m.declare(&i, Kind::Int, false);
                        m.value(d)
                    });
                    format!("(0..4).map(|{i}: usize| {body}).collect::<Vec<f64>>()")
                }
                _ => self.vector(),
            },
        };
        self.line(format!("let mut {name} = {value};"));
        self.declare(name, kind, true);
    }

    /// A mutable number as a place, and what it stands in.
    fn target(&mut self) -> Option<(String, String)> {
        let v = self.choose(|v| v.mutable && matches!(v.kind, Kind::Number | Kind::Pair))?;
        let place = if v.kind == Kind::Pair { format!("{}.{}", v.text, self.random.below(2)) } else { v.text.clone() };
        Some((place, v.text))
    }

    fn assign(&mut self) {
        match self.target() {
            Some((place, _)) => self.update(&place),
            None => self.bind(),
        }
    }

    pub(super) fn assign_cell(&mut self) {
        let indexed = |k: Kind| matches!(k, Kind::Array(_) | Kind::Grid | Kind::Vec | Kind::Slice);
        let Some(v) = self.choose(|v| v.mutable && indexed(v.kind)) else { return self.assign() };
        if matches!(v.kind, Kind::Array(3)) && self.random.chance(15) {
            let value = self.array();
            return self.line(format!("{} = {value};", v.text));
        }
        let place = if v.kind == Kind::Vec {
            // The length is read before the element is borrowed.
            let (i, at) = (self.fresh("i"), self.int());
            self.line(format!("let {i} = {at} % {}.len();", v.text));
            format!("{}[{i}]", v.text)
        } else {
            self.cell(&v.text, v.kind)
        };
        self.update(&place);
    }

    /// An assignment that keeps what it assigns to of moderate size.
    pub(super) fn update(&mut self, place: &str) {
        let read = if place.starts_with('*') { format!("({place})") } else { place.to_owned() };
        let depth = 1 + self.random.below(2);
        let mut e = self.number(depth);
        if !self.loops.is_empty() {
            e = format!("{e}.{}()", self.random.pick(&["sin", "cos", "tanh", "atan"]));
        }
        let c = self.constant();
        let text = match self.random.below(9) {
            0 => format!("{place} = {};", super::bare(&e)),
            1 => format!("{place} = {read} * 0.5 + {e};"),
            2 => format!("{place} += {e} * 0.25;"),
            3 => format!("{place} -= {e} * {c};"),
            4 => format!("{place} *= {e}.cos();"),
            5 => format!("{place} /= 1.5 + {e}.abs();"),
            6 => format!("{place} = ({read} * {c} - {e}).sin();"),
            7 => format!("{place} *= 0.5 + {e}.tanh();"),
            _ => format!("{place} = {e} - {read} * 0.75;"),
        };
        self.line(text);
    }

    fn swap(&mut self) {
        let numbers: Vec<String> =
            self.vars.iter().filter(|v| v.mutable && v.kind == Kind::Number).map(|v| v.text.clone()).collect();
        let list = self.choose(|v| v.mutable && matches!(v.kind, Kind::Array(3) | Kind::Vec | Kind::Slice));
        match (numbers.as_slice(), list) {
            ([.., a, b], _) if self.random.chance(60) => {
                let reference = |t: &String| t.strip_prefix('*').map_or_else(|| format!("&mut {t}"), str::to_owned);
                match self.random.below(3) {
                    0 => self.line(format!("std::mem::swap({}, {});", reference(a), reference(b))),
                    1 => self.line(format!("({a}, {b}) = ({b}, {a} * 0.5 + {b});")),
                    _ => {
                        let t = self.fresh("t");
                        self.line(format!("let {t} = {a};"));
                        self.line(format!("{a} = {b};"));
                        self.line(format!("{b} = {t};"));
                    }
                }
            }
            (_, Some(v)) => {
                let len = format!("{}.len()", v.text);
                let (i, j) = (self.int(), self.int());
                match self.random.below(4) {
                    0 => self.line(format!("{}.reverse();", v.text)),
                    _ => {
                        let (p, q) = (self.fresh("i"), self.fresh("i"));
                        self.line(format!("let ({p}, {q}) = ({i} % {len}, {j} % {len});"));
                        self.line(format!("{}.swap({p}, {q});", v.text));
                    }
                }
            }
            _ => self.assign(),
        }
    }

    fn push_or_pop(&mut self) {
        let Some(v) = self.choose(|v| v.mutable && v.kind == Kind::Vec) else { return self.assign_cell() };
        let text = v.text;
        match self.random.below(4) {
            0 | 1 => {
                // What is pushed is read before the push.
                let value = self.without(&text, |m| m.value(2));
                self.line(format!("{text}.push({value});"));
            }
            2 => {
                let name = self.fresh("t");
                self.line(format!(
                    "let {name} = if {text}.len() > 1 {{ {text}.pop().unwrap() }} else {{ {text}[0] }};"
                ));
                self.declare(name, Kind::Number, false);
            }
            _ => {
                let value = self.without(&text, |m| m.value(1));
                self.line(format!(
                    "if {text}.len() > 3 {{ {text}.truncate(2); }} else {{ {text}.extend([{value}, 0.5]); }}"
                ));
            }
        }
    }

    fn conditional(&mut self) {
        let cond = self.condition(1);
        self.line(format!("if {cond} {{"));
        let n = 1 + self.random.below(2);
        self.block(n);
        if self.random.chance(30) {
            let cond = self.condition(1);
            self.line(format!("}} else if {cond} {{"));
            self.block(1);
        }
        if self.random.chance(60) {
            self.line("} else {");
            let n = 1 + self.random.below(2);
            self.block(n);
        }
        self.line("}");
    }

    /// What leaves the function.
    pub(super) fn exit(&mut self) -> String {
        match self.returns {
            Returns::Number => format!("return {};", self.value(1)),
            Returns::Option if self.random.chance(50) => "return None;".to_owned(),
            Returns::Option => format!("return Some({});", self.value(1)),
            Returns::Nothing => "return;".to_owned(),
            Returns::Pair => format!("return ({}, {});", self.value(1), self.value(0)),
            Returns::Array => format!("return [{}, {}, {}];", self.value(0), self.value(1), self.value(0)),
        }
    }

    pub(super) fn leave(&mut self) {
        let cond = self.condition(1);
        let exit = if self.loops.is_empty() || self.random.chance(25) { self.exit() } else { self.jump() };
        self.line(format!("if {cond} {{ {exit} }}"));
    }

    fn call_that_changes(&mut self) {
        let changing = |h: &Helper| matches!(h.form, Form::Changes | Form::ChangesNumber);
        let all: Vec<Helper> = self.helpers.iter().filter(|h| changing(h)).cloned().collect();
        if all.is_empty() || self.loops.len() > 1 {
            return self.assign_cell();
        }
        let Helper { name, form } = self.random.pick(&all).clone();
        let list = self.choose(|v| v.mutable && matches!(v.kind, Kind::Array(_) | Kind::Vec));
        let number = self.choose(|v| v.mutable && v.kind == Kind::Number && !v.text.starts_with('*'));
        match (form, list, number) {
            (Form::Changes, Some(v), _) => {
                let value = self.without(&v.text, |m| m.value(1));
                let range = *self.random.pick(&["", "", "[..]", "[..1]"]);
                self.line(format!("{name}(&mut {}{range}, {value});", v.text));
            }
            (Form::ChangesNumber, Some(v), _) if self.random.chance(40) => {
                let (value, cell) = self.without(&v.text, |m| (m.value(1), m.cell(&v.text, v.kind)));
                // An index that reads the list's length comes before the list is borrowed.
                let place = if v.kind == Kind::Vec { format!("{}[0]", v.text) } else { cell };
                self.line(format!("{name}(&mut {place}, {value});"));
            }
            (Form::ChangesNumber, _, Some(v)) => {
                let value = self.without(&v.text, |m| m.value(1));
                let old = self.fresh("r");
                self.line(format!("let {old} = {name}(&mut {}, {value});", v.text));
                self.declare(old, Kind::Number, false);
            }
            _ => self.assign_cell(),
        }
    }

    fn tuple(&mut self) {
        let pairs: Vec<Helper> = self.helpers.iter().filter(|h| h.form == Form::Pair).cloned().collect();
        let (p, q) = (self.fresh("p"), self.fresh("q"));
        let (a, b) = (self.value(2), self.value(1));
        if pairs.is_empty() {
            self.line(format!("let ({p}, mut {q}): (f64, f64) = ({a}, {b});"));
        } else {
            let name = self.random.pick(&pairs).name.clone();
            self.line(format!("let ({p}, mut {q}) = {name}({a}, {b});"));
        }
        self.declare(p, Kind::Number, false);
        self.declare(q, Kind::Number, true);
    }

    fn closure(&mut self) {
        if self.random.chance(40)
            && let Some(v) = self.choose(|v| v.mutable && v.kind == Kind::Number && !v.text.starts_with('*'))
        {
            let (f, u) = (self.fresh("f"), self.fresh("u"));
            let (body, calls) = self.without(&v.text, |m| {
                let body = m.scoped(|m| {
                    m.declare(&u, Kind::Number, false);
                    m.number(1)
                });
                (body, [m.value(1), m.value(1)])
            });
            let s = v.text;
            self.line(format!(
                "{{ let mut {f} = |{u}: f64| {{ {s} = {s} * 0.5 + {body}.atan(); }}; {f}({}); {f}({}); }}",
                calls[0], calls[1]
            ));
            return;
        }
        let (f, u) = (self.fresh("f"), self.fresh("u"));
        let body = self.scoped(|m| {
            // What a closure borrows cannot be changed while it lives.
            m.vars.retain(|v| !v.mutable);
            m.declare(&u, Kind::Number, false);
            m.value(2)
        });
        self.line(format!("let {f} = |{u}: f64| {body};"));
        self.declare(f, Kind::Closure, false);
    }

    pub(super) fn optional_statement(&mut self) {
        let options: Vec<Helper> = self.helpers.iter().filter(|h| h.form == Form::Option).cloned().collect();
        if options.is_empty() {
            return self.conditional();
        }
        let (name, arg, t) = (self.random.pick(&options).name.clone(), self.value(1), self.fresh("t"));
        match self.random.below(5) {
            0..=3 if self.returns == Returns::Option => {
                self.line(format!("let {t} = {name}({arg})?;"));
                self.declare(t, Kind::Number, false);
            }
            0..=2 => {
                let exit = if self.loops.is_empty() { self.exit() } else { self.jump() };
                self.line(format!("let Some({t}) = {name}({arg}) else {{ {exit} }};"));
                self.declare(t, Kind::Number, false);
            }
            3 => {
                self.line(format!("if let Some({t}) = {name}({arg}) {{"));
                self.scoped(|m| {
                    m.declare(t, Kind::Number, false);
                    m.block(2);
                });
                self.line("} else {");
                self.block(1);
                self.line("}");
            }
            _ => {
                let limit = self.constant();
                self.line(format!("match {name}({arg}) {{"));
                self.indent += 1;
                for guard in [format!(" if {t} > {limit}"), String::new()] {
                    self.line(format!("Some({t}){guard} => {{"));
                    self.scoped(|m| {
                        m.declare(&t, Kind::Number, false);
                        m.block(1);
                    });
                    self.line("}");
                }
                self.line("None => {");
                self.block(1);
                self.line("}");
                self.indent -= 1;
                self.line("}");
            }
        }
    }

    fn matched(&mut self) {
        let on = self.int();
        self.line(format!("match {on} % 4 {{"));
        self.indent += 1;
        for pattern in ["0", "1 | 2", "_"] {
            self.line(format!("{pattern} => {{"));
            self.block(1);
            self.line("}");
        }
        self.indent -= 1;
        self.line("}");
    }
}
