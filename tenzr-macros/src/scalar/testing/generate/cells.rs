//! Pieces that change variables: floats, cells of arrays, whole arrays, stacks, options and integers.

use super::Kind;
use super::writer::{Entry, Writer, float, integer};
use crate::scalar::ir::{Block, Capture, Make, Operand, Place, Range, Step, Stmt, Value, Var};
use proc_macro2::Literal;
use quote::quote;

fn is_row(e: &Entry) -> bool {
    matches!(e.kind, Kind::Array(_) | Kind::Slice(_))
}

impl Writer<'_> {
    /// A new mutable variable.
    pub fn new_variable(&mut self, out: &mut Vec<Stmt>) {
        match self.random.below(10) {
            0..=3 => {
                let x = self.float(out);
                self.declare("x", Kind::Float, x, out);
            }
            4 | 5 => {
                let n = 1 + self.random.below(4);
                let all: Vec<Operand> = (0..n).map(|_| self.float(out)).collect();
                let a = self.set("t", Kind::Array(n), Value::Make(Make::Array, all), out);
                self.declare("a", Kind::Array(n), a.into(), out);
            }
            6 => {
                let (n, x) = (1 + self.random.below(3), self.float(out));
                let make = Value::Make(Make::Repeat(integer(n as i64)), vec![x]);
                let a = self.set("t", Kind::Array(n), make, out);
                self.declare("a", Kind::Array(n), a.into(), out);
            }
            7 => {
                let all = vec![self.float(out), self.float(out)];
                let p = self.set("t", Kind::Pair, Value::Make(Make::Tuple, all), out);
                self.declare("p", Kind::Pair, p.into(), out);
            }
            8 => {
                let mut rows = Vec::new();
                for _ in 0..2 {
                    let all = vec![self.float(out), self.float(out)];
                    rows.push(self.set("t", Kind::Array(2), Value::Make(Make::Array, all), out).into());
                }
                let g = self.set("t", Kind::Grid(2), Value::Make(Make::Array, rows), out);
                self.declare("g", Kind::Grid(2), g.into(), out);
            }
            _ => {
                self.new_stack(out);
            }
        }
    }

    /// `place = value`
    pub fn assign(&mut self, out: &mut Vec<Stmt>) {
        let Some(place) = self.target(out) else { return self.new_variable(out) };
        let value = if self.random.chance(60) { self.operation(out) } else { self.float(out) };
        out.push(Stmt::Assign { place, value });
    }

    /// `place += value`
    pub fn update(&mut self, out: &mut Vec<Stmt>) {
        let Some(place) = self.target(out) else { return self.new_variable(out) };
        let value = if self.random.chance(60) { self.operation(out) } else { self.float(out) };
        out.push(Stmt::Update { place, negate: self.random.chance(40), value });
    }

    /// `x = x * value`
    pub fn multiply(&mut self, out: &mut Vec<Stmt>) {
        let Some(place) = self.target(out) else { return self.new_variable(out) };
        let before = self.read(place.clone(), Kind::Float, out);
        let by = self.float(out);
        let value = self.prim("mul", vec![before, by], out);
        out.push(Stmt::Assign { place, value });
    }

    /// Two places change their values: cells of one array, or of two variables.
    pub fn swap(&mut self, out: &mut Vec<Stmt>) {
        let Some(e) = self.find(|e| e.mutable && is_row(e)) else { return self.multiply(out) };
        if self.random.chance(50) {
            let (a, b) = (self.cell(&e, out), self.cell(&e, out));
            return out.push(Stmt::Swap { a, b });
        }
        let same = self.find(|o| o.mutable && o.kind == e.kind && o.var != e.var && !matches!(o.kind, Kind::Slice(_)));
        if let Some(o) = same {
            return out.push(Stmt::Swap { a: Place::whole(e.var), b: Place::whole(o.var) });
        }
        let Some(o) = self.find(|o| o.mutable && o.kind == Kind::Float && o.var != e.var) else { return };
        let a = self.cell(&e, out);
        out.push(Stmt::Swap { a, b: Place::whole(o.var) });
    }

    /// A whole array is copied, overwritten, or made of parts.
    pub fn whole(&mut self, out: &mut Vec<Stmt>) {
        let Some(e) = self.find(is_row) else { return self.new_variable(out) };
        match (&e.kind, self.random.below(4)) {
            (Kind::Array(n), 0) => {
                let copy = self.read(Place::whole(e.var), e.kind.clone(), out);
                self.declare("a", Kind::Array(*n), copy, out);
            }
            (Kind::Array(n), 1 | 2) => {
                let n = *n;
                let to = self.find(|o| o.mutable && o.kind == Kind::Array(n)).filter(|o| o.var != e.var);
                let copy = self.read(Place::whole(e.var), Kind::Array(n), out);
                match to {
                    Some(o) => out.push(Stmt::Assign { place: Place::whole(o.var), value: copy }),
                    None => {
                        self.declare("a", Kind::Array(n), copy, out);
                    }
                }
            }
            (Kind::Array(n) | Kind::Slice(n), _) => {
                let from = self.random.below(*n);
                let place = Place::whole(e.var).then(Step::Range(Some(integer(from as i64)), None));
                let rows = self.set("t", Kind::Vec, Value::ToVec(place), out);
                self.declare("w", Kind::Vec, rows.into(), out);
            }
            _ => {}
        }
    }

    /// `place.reverse()`
    pub fn turn(&mut self, out: &mut Vec<Stmt>) {
        let Some(e) = self.find(|e| e.mutable && (is_row(e) || e.kind == Kind::Vec)) else { return self.assign(out) };
        out.push(Stmt::Reverse { place: Place::whole(e.var) });
    }

    /// A new `Vec`.
    fn new_stack(&mut self, out: &mut Vec<Stmt>) -> Var {
        let make = match self.random.below(3) {
            0 => Value::Make(Make::EmptyVec(None), vec![]),
            1 => Value::Make(Make::Vec, vec![self.float(out), self.float(out)]),
            _ => {
                let n = integer(self.random.below(4) as i64);
                Value::Make(Make::VecRepeat(n), vec![self.float(out)])
            }
        };
        let v = self.set("t", Kind::Vec, make, out);
        self.declare("w", Kind::Vec, v.into(), out)
    }

    /// A `Vec` is pushed to, popped from, or changed in a cell.
    pub fn stack(&mut self, out: &mut Vec<Stmt>) {
        let e = self.find(|e| e.mutable && e.kind == Kind::Vec).map(|e| e.var);
        let v = e.unwrap_or_else(|| self.new_stack(out));
        match self.random.below(8) {
            5 => self.replaced(v, out),
            6 => match self.find(|o| o.mutable && o.kind == Kind::Vec && o.var != v) {
                Some(o) => out.push(Stmt::Swap { a: Place::whole(v), b: Place::whole(o.var) }),
                None => {
                    self.new_stack(out);
                }
            },
            0 | 1 => {
                let value = self.operation(out);
                out.push(Stmt::Push { place: Place::whole(v), value });
            }
            2 => {
                let o = self.set("o", Kind::Option, Value::Pop(Place::whole(v)), out);
                self.unwrapped(o, out);
            }
            3 => self.pushes(v, out),
            _ => self.stack_cell(v, out),
        }
    }

    /// The whole `Vec` becomes another, of another length.
    fn replaced(&mut self, v: Var, out: &mut Vec<Stmt>) {
        let value =
            match self.find(|e| is_row(e) || (e.mutable && e.kind == Kind::Vec)).filter(|_| self.random.chance(70)) {
                Some(e) => Value::ToVec(Place::whole(e.var)),
                None => Value::Make(Make::EmptyVec(None), vec![]),
            };
        // The new value moves, so it is no name in scope.
        let new = self.arena.value("t", Self::ty(&Kind::Vec), proc_macro2::Span::call_site());
        out.push(Stmt::Let { var: new, value });
        out.push(Stmt::Assign { place: Place::whole(v), value: new.into() });
    }

    /// Several pushes in a loop.
    fn pushes(&mut self, v: Var, out: &mut Vec<Stmt>) {
        let end = integer(self.random.below(4) as i64);
        let var = self.arena.value("k", Self::ty(&Kind::Int), proc_macro2::Span::call_site());
        let body = self.scoped(|w, out| {
            w.scope.push(Entry { var, kind: Kind::Int, mutable: false, memory: false });
            let value = w.operation(out);
            out.push(Stmt::Push { place: Place::whole(v), value });
        });
        let range = Range { start: integer(0), end, inclusive: false, reversed: false };
        out.push(Stmt::For { var, range, exit: None, body, kept: None });
    }

    /// Where the `Vec` has elements, one of them is read and changed.
    fn stack_cell(&mut self, v: Var, out: &mut Vec<Stmt>) {
        let name = self.arena.ident(v);
        let some = self.capture(quote!(!#name.is_empty()), vec![v]);
        let cond = self.set("b", Kind::Bool, Value::Capture(some), out).into();
        let then = self.scoped(|w, out| {
            let (tokens, mut reads) = w.count();
            reads.push(v);
            let i = w.capture(quote!(#tokens % #name.len()), reads);
            let i = w.set("i", Kind::Int, Value::Capture(i), out);
            let place = Place::whole(v).then(Step::Index(vec![i.into()]));
            w.read(place.clone(), Kind::Float, out);
            let value = w.operation(out);
            if w.random.chance(50) {
                out.push(Stmt::Update { place, negate: false, value });
            } else {
                out.push(Stmt::Assign { place, value });
            }
        });
        out.push(Stmt::If { cond, then, otherwise: Block::default(), kept: None });
    }

    /// An option, and what it holds.
    pub fn optional(&mut self, out: &mut Vec<Stmt>) {
        let e = self.find(|e| e.kind == Kind::Option);
        let o = match e.filter(|_| self.random.chance(60)) {
            Some(e) => e.var,
            None => {
                let x = self.float(out);
                let make = match self.random.chance(75) {
                    true => Value::Make(Make::Constructor(syn::parse_quote!(Some)), vec![x]),
                    false => Value::Make(Make::Constructor(syn::parse_quote!(None)), vec![]),
                };
                let t = self.set("t", Kind::Option, make, out);
                self.declare("o", Kind::Option, t.into(), out)
            }
        };
        self.unwrapped(o, out);
    }

    /// `if let Some(x) = o { .. }`
    pub fn unwrapped(&mut self, o: Var, out: &mut Vec<Stmt>) {
        let name = self.arena.ident(o);
        let some = self.capture(quote!(#name.is_some()), vec![o]);
        let cond = self.set("b", Kind::Bool, Value::Capture(some), out).into();
        let mutable = self.arena.info(o).mutable;
        let then = self.scoped(|w, out| {
            let inside = Place::whole(o).then(Step::Payload);
            w.read(inside.clone(), Kind::Float, out);
            w.update(out);
            if mutable && w.random.chance(50) {
                let value = w.operation(out);
                out.push(Stmt::Update { place: inside, negate: false, value });
            }
        });
        let otherwise = match self.random.chance(30) {
            true => self.scoped(|w, out| {
                w.assign(out);
                if mutable {
                    let x = w.float(out);
                    let make = Value::Make(Make::Constructor(syn::parse_quote!(Some)), vec![x]);
                    let t = w.set("t", Kind::Option, make, out);
                    out.push(Stmt::Assign { place: Place::whole(o), value: t.into() });
                }
            }),
            false => Block::default(),
        };
        out.push(Stmt::If { cond, then, otherwise, kept: None });
    }

    /// An integer variable is made or changed; what it chooses depends on it.
    pub fn count_up(&mut self, out: &mut Vec<Stmt>) {
        let Some(e) = self.find(|e| e.mutable && e.kind == Kind::Int) else {
            let k = integer(self.random.below(3) as i64);
            self.declare("k", Kind::Int, k, out);
            return;
        };
        let name = self.arena.ident(e.var);
        if self.random.chance(60) {
            let k = Literal::usize_unsuffixed(1 + self.random.below(2));
            let tokens = quote!(#name += #k);
            let c = Capture { tokens, reads: vec![e.var], writes: vec![e.var], repeatable: false };
            return out.push(Stmt::Effect(c));
        }
        let (tokens, reads) = self.count();
        let c = self.capture(quote!(#tokens % 5), reads);
        let value = self.set("i", Kind::Int, Value::Capture(c), out);
        out.push(Stmt::Assign { place: Place::whole(e.var), value: value.into() });
    }

    /// A loop over cells that computed indices choose, some of them again.
    pub fn scatter(&mut self, out: &mut Vec<Stmt>) {
        let (to, from) = (self.find(|e| e.mutable && is_row(e)), self.find(is_row));
        let (Some(to), Some(from)) = (to, from) else { return self.new_variable(out) };
        let var = self.arena.value("j", Self::ty(&Kind::Int), proc_macro2::Span::call_site());
        let end = integer(1 + self.random.below(4) as i64);
        let body = self.scoped(|w, out| {
            w.scope.push(Entry { var, kind: Kind::Int, mutable: false, memory: false });
            let x = w.cell(&from, out);
            let x = w.read(x, Kind::Float, out);
            let other = w.float(out);
            let value = w.prim("mul", vec![x, other], out);
            let place = w.cell(&to, out);
            if w.random.chance(70) {
                out.push(Stmt::Update { place, negate: w.random.chance(30), value });
            } else {
                out.push(Stmt::Assign { place, value });
            }
        });
        let range = Range { start: integer(0), end, inclusive: false, reversed: self.random.chance(30) };
        out.push(Stmt::For { var, range, exit: None, body, kept: None });
    }

    /// The product over the cells of an array, kept in a variable or in the cells themselves.
    pub fn product(&mut self, out: &mut Vec<Stmt>) {
        let Some(e) = self.find(is_row) else { return self.new_variable(out) };
        let (Kind::Array(n) | Kind::Slice(n)) = e.kind else { return };
        let p = self.declare("x", Kind::Float, float(1.0), out);
        let var = self.arena.value("j", Self::ty(&Kind::Int), proc_macro2::Span::call_site());
        let body = self.scoped(|w, out| {
            w.scope.push(Entry { var, kind: Kind::Int, mutable: false, memory: false });
            let cell = Place::whole(e.var).then(Step::Index(vec![var.into()]));
            let x = w.read(cell.clone(), Kind::Float, out);
            let before = w.read(Place::whole(p), Kind::Float, out);
            let value = w.prim("mul", vec![before, x], out);
            out.push(Stmt::Assign { place: Place::whole(p), value: value.clone() });
            if e.mutable && w.random.chance(50) {
                out.push(Stmt::Assign { place: cell, value });
            }
        });
        let range = Range { start: integer(0), end: integer(n as i64), inclusive: false, reversed: false };
        out.push(Stmt::For { var, range, exit: None, body, kept: None });
    }

    /// Values and variables that nothing uses.
    pub fn unused(&mut self, out: &mut Vec<Stmt>) {
        let mark = self.scope.len();
        match self.random.below(4) {
            0 => {
                self.operation(out);
            }
            1 => self.new_variable(out),
            2 => {
                let x = self.constant();
                let (y, mark) = (self.constant(), self.scope.len());
                self.prim("mul", vec![x, y], out);
                // A constant is used as any float is.
                if self.random.chance(50) {
                    return;
                }
                self.scope.truncate(mark);
            }
            _ => {
                if let Some(e) = self.find(|e| e.mutable && e.kind == Kind::Float) {
                    let value = self.operation(out);
                    out.push(Stmt::Assign { place: Place::whole(e.var), value });
                    let value = self.constant();
                    out.push(Stmt::Assign { place: Place::whole(e.var), value });
                }
            }
        }
        self.scope.truncate(mark);
    }
}
